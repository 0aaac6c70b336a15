//! How far a search has come, while it is recorded.

use plyscope::{Idea, NodeId};
use serde::Serialize;

use super::{Part, Run};
use crate::Topology;

/// How far a search has come, as far as that can be told.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
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

impl Run {
    /// How far the search has come. Costs the depth at which it is, so it may
    /// be asked for now and then; the more often, the deeper is what it knows
    /// to be the deepest ply.
    ///
    /// ```
    /// use plyscope_stage::Run;
    ///
    /// let mut run = Run::open("minimax", "[[3,12,8],[2,4,6],[14,5,2]]", [("", ""); 0])?;
    /// run.record(13);
    /// let progress = run.progress();
    /// assert_eq!((progress.nodes, progress.depth), (10, 2));
    /// // The first of three moves, and the first reply to the second.
    /// assert!((progress.share.unwrap() - 4.0 / 9.0).abs() < 1e-9);
    /// # Ok::<(), plyscope_stage::RunError>(())
    /// ```
    pub fn progress(&mut self) -> Progress {
        let recording = &self.recording;
        let topology = recording.topology();
        let newest = NodeId(topology.len() as u32 - 1);
        let focus = self.focus(recording.steps());
        let (depth, _) = place(topology, newest);
        let (_, share) = place(topology, focus);
        let before = self.progress;
        self.progress = Progress {
            nodes: topology.len(),
            depth: depth.max(before.depth),
            share: match self.idea() {
                Idea::Values | Idea::Windows | Idea::Tests if !self.is_searching() => Some(1.0),
                Idea::Values | Idea::Windows | Idea::Tests => {
                    Some(before.share.map_or(share, |before| before.max(share)))
                }
                _ => None,
            },
            pass: (self.idea() == Idea::Passes).then(|| recording.tally().passes),
        };
        self.progress
    }

    fn is_searching(&self) -> bool {
        matches!(self.part, Part::Search)
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

#[cfg(test)]
mod tests {
    use super::*;

    fn run(algorithm: &str, game: &str) -> Run {
        Run::open(algorithm, game, [("", ""); 0]).expect("a run")
    }

    #[test]
    fn the_share_grows_to_one_and_the_depth_to_the_deepest_ply() {
        for algorithm in ["minimax", "alpha-beta", "nega-scout"] {
            let mut run = run(algorithm, "random:branching=3,depth=4,seed=5");
            let (mut before, mut halves) = (run.progress(), [false; 2]);
            assert_eq!((before.nodes, before.depth, before.share), (1, 0, Some(0.0)));
            while !run.record(1) {
                let now = run.progress();
                assert!(now.share >= before.share, "{algorithm}: {before:?}, then {now:?}");
                assert!(now.nodes >= before.nodes && now.depth >= before.depth);
                let moves = now.share.expect("it goes from left to right");
                // As many moves of the root are done with as it says.
                let at = run.focus(run.recording().steps());
                if let Some(&r#move) = run.recording().topology().path(at).children().first() {
                    assert!(moves >= f64::from(r#move) / 3.0, "{algorithm}: {moves}, {move}");
                    halves[usize::from(moves >= 0.5)] = true;
                }
                before = now;
            }
            let end = run.progress();
            assert_eq!((end.depth, end.share), (4, Some(1.0)));
            assert_eq!(halves, [true; 2], "{algorithm}");
        }
    }

    #[test]
    fn what_a_search_does_not_have_is_not_told() {
        let mut mtd = run("mtd", "random:branching=3,depth=4,seed=5");
        mtd.record(60);
        assert_eq!(mtd.progress().share, None);
        assert_eq!(mtd.progress().pass, Some(mtd.recording().passes().len() as u32));
        let mut best_first = run("sss-star", "random:branching=3,depth=4,seed=5");
        best_first.record(30);
        let Progress { share, pass, depth, .. } = best_first.progress();
        assert_eq!((share, pass), (None, None));
        assert!(depth > 1);
    }
}
