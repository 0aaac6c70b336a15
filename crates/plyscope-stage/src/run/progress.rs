//! The progress of a search, while it is recorded.

use plyscope::NodeId;
use serde::Serialize;

use crate::record::recording::Recording;
use crate::record::topology::Topology;

/// The progress of a search, as far as it is known.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
#[non_exhaustive]
pub struct Progress {
    /// The number of nodes of the tree so far.
    pub nodes: usize,
    /// The deepest ply at which the search was when its progress was asked for; the root's is 0.
    pub depth: usize,
    /// The part of the root's moves that is searched, from 0 to 1, if the search takes them one
    /// after the other. Of the current move it counts the part of *its* moves, and so on down. A
    /// repeated search doesn't reduce it.
    pub share: Option<f64>,
    /// The number of the current search of the root, if it is searched repeatedly.
    pub pass: Option<u32>,
}

impl Progress {
    /// Returns the progress of a recording whose newest step is about `focus`; `before` is the
    /// previous progress.
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
            pass: recording.kind_tally().pass(),
        }
    }
}

/// Returns the depth of a node, and the part of the tree, as far as it is known, that is before it,
/// with each ply divided equally.
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
