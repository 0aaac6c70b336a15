//! What a pass changes. What is remembered of a node stays in sight, whatever
//! the pass finds; what is said of it in a pass holds until the next begins.

use plyscope::{Event, Interval, NodeId};

use super::Recording;
use crate::state::{NodeNumbers, Phase};

impl Recording {
    /// An event of a search that works in passes.
    pub(super) fn apply_in_pass(&mut self, event: Event<'_>) {
        match event {
            Event::Pass { alpha, beta, .. } => {
                // The least value that can be asked for stands for "more
                // than −∞".
                if alpha.is_finite() {
                    self.widen_extent(beta);
                }
                for node in self.passes.begin(beta, self.tally, self.log.len()) {
                    self.mark(node, |it| {
                        it.with_phase(Phase::Idle).with_cut_by(None).with_reused(false)
                    });
                }
            }
            Event::Enter { node, .. } => {
                self.passes.touch(node);
                self.mark(node, |it| it.with_phase(Phase::Live).with_cut_by(None));
            }
            Event::Lookup { node, hit: true, .. } => self.mark(node, |it| it.with_reused(true)),
            Event::Cutoff { by, pruned, .. } => {
                pruned.iter().for_each(|child| self.passes.touch(child));
                self.cut_off(pruned, by);
            }
            Event::Leave { node, value, .. } => {
                if node == NodeId::ROOT {
                    self.widen_extent(value);
                    self.passes.end(value, self.tally, self.log.len());
                }
                self.mark(node, |it| it.with_phase(Phase::Resolved));
            }
            Event::Store { node, value, bound } => {
                let known = self.state.node_numbers(node).bounds();
                let new = NodeNumbers::Value(value, bound).bounds();
                let bounds = Interval {
                    lower: known.lower.max(new.lower),
                    upper: known.upper.min(new.upper),
                };
                self.edit(node).numbers(NodeNumbers::of_bounds(bounds)).write();
            }
            _ => {}
        }
    }
}
