//! How far a search has come, while it is recorded.

use plyscope::NodeId;
use serde::Serialize;

use crate::{Recording, Topology};

/// How far a search has come, as far as that can be told.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
#[non_exhaustive]
pub struct Progress {
    /// The nodes of the tree so far.
    pub nodes: usize,
    /// The deepest ply at which somebody found the search; the root's is 0.
    pub depth: usize,
    /// The part of the root's moves that is done with, from 0 to 1, where the
    /// search takes them one after the other. Of the move that is under way
    /// it counts the part of *its* moves, and so on down. What is searched
    /// again doesn't take it back.
    pub share: Option<f64>,
    /// The search of the root that is under way, where it is searched again
    /// and again.
    pub pass: Option<u32>,
}

impl Progress {
    /// How far a recording has come whose newest step is about `focus`; `before` is what was
    /// last known of it.
    pub(super) fn of(
        recording: &Recording,
        focus: NodeId,
        is_searching: bool,
        before: Progress,
    ) -> Progress {
        let topology = recording.topology();
        let newest = NodeId(topology.len() as u32 - 1);
        let (depth, _) = place(topology, newest);
        let (_, share) = place(topology, focus);
        Progress {
            nodes: topology.len(),
            depth: depth.max(before.depth),
            share: recording.kind().is_left_to_right().then(|| {
                if is_searching { before.share.map_or(share, |it| it.max(share)) } else { 1.0 }
            }),
            pass: recording.kind().has_passes().then(|| recording.tally().passes),
        }
    }
}

/// How deep a node stands, and how much of the tree, as far as it is known,
/// stands before it, each ply shared out equally.
fn place(topology: &Topology, mut node: NodeId) -> (usize, f64) {
    let (mut depth, mut share) = (0, 0.0);
    while let Some(parent) = topology.parent(node) {
        let elder = f64::from(topology.child_number(node));
        share = (elder + share) / f64::from(topology.children(parent).count);
        depth += 1;
        node = parent;
    }
    (depth, share)
}
