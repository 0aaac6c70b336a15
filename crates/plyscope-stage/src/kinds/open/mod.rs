//! Searches over solution trees that wait in OPEN, ordered by merit: SSS\* for MAX, DUAL\* for MIN.

mod narration;
mod panel;

use plyscope::{Bound, CutBy, Event, NodeId, Player, Siblings, Status};

pub use self::panel::{OpenPanel, OpenRow};
use super::kind::{Kind, SoFar};
use super::shared::queue;
pub use super::shared::queue::{QueueChange, QueueTally};
use crate::record::part_kind::{Before, PartKind, part_kind};
use crate::record::recorded_tree::RecordedTree;
use crate::record::state::Phase;
use crate::record::tally::Tally;
use crate::record::topology::Topology;
use crate::show::moment::Moment;
use crate::show::sentence::Sentence;

/// The kind of SSS\* and DUAL\*.
#[derive(Clone, Debug)]
pub(crate) struct Open {
    /// The player whose upper bounds the merits are.
    side: Player,
    /// The node that was popped last; purged nodes are below it.
    popped: NodeId,
}

impl Open {
    /// Returns the kind with merits for this player.
    pub(super) fn new(side: Player) -> Open {
        Open { side, popped: NodeId::ROOT }
    }

    /// Takes purged siblings out of OPEN, and marks them and their ancestors as cut, up to the
    /// child of the node whose subtree was purged.
    fn purge(&self, siblings: Siblings, by: CutBy, tree: &mut RecordedTree) {
        let below = tree.topology.parent(self.popped);
        let (mut nodes, mut is_open) = (siblings, true);
        loop {
            let is_new = nodes.iter().any(|node| tree.state.phase(node) != Phase::Cut);
            if !is_new && !is_open {
                return;
            }
            let parent = tree.topology.parent(nodes.first);
            let struck = (parent == below).then_some(by);
            tree.mark_all(nodes, |it| {
                let it = if is_open { it.with_open(None) } else { it };
                match it.phase() {
                    Phase::Cut => it,
                    _ => it.with_phase(Phase::Cut).with_cut_by(struck.or(it.cut_by())),
                }
            });
            match parent {
                Some(parent) if is_new && struck.is_none() => {
                    (nodes, is_open) = (Siblings { first: parent, count: 1 }, false);
                }
                _ => return,
            }
        }
    }
}

/// Returns the siblings at the head of a list, one beside the other.
fn siblings_in_front(nodes: &[NodeId], topology: &Topology) -> Option<Siblings> {
    let first = *nodes.first()?;
    let all = topology.parent(first).map_or(1, |parent| {
        let children = topology.children(parent);
        children.first.0 + children.count - first.0
    });
    let are_beside = nodes.iter().zip(first.0..).take(all as usize);
    let count = are_beside.take_while(|&(node, next)| node.0 == next).count();
    Some(Siblings { first, count: count as u32 })
}

impl Kind for Open {
    type Tally = QueueTally;

    type Panel = OpenPanel;

    #[inline(always)]
    fn count(tally: &mut Tally, own: &mut QueueTally, event: &Event<'_>) {
        match event {
            Event::Pop { status: Status::Live, .. } => tally.nodes += 1,
            Event::Purge { nodes } => own.open -= nodes.len() as u32,
            _ => {}
        }
        own.count(event);
        tally.count(event);
    }

    #[inline(always)]
    fn apply(&mut self, event: &Event<'_>, tree: &mut RecordedTree, _: SoFar<'_, Self>) {
        let (hope, by) = match self.side {
            Player::Max => (Bound::Upper, CutBy::Beta),
            Player::Min => (Bound::Lower, CutBy::Alpha),
        };
        match *event {
            Event::Pop { node, status, .. } => {
                self.popped = node;
                queue::pop(tree, node, status);
            }
            Event::Push { node, status, merit } => queue::push(tree, node, status, merit, hope),
            Event::Purge { nodes } => {
                let mut left = nodes;
                while let Some(siblings) = siblings_in_front(left, &tree.topology) {
                    self.purge(siblings, by, tree);
                    left = &left[siblings.count as usize..];
                }
            }
            _ => {}
        }
    }

    fn part(&self, event: &Event<'_>, before: Before) -> PartKind {
        match event {
            Event::Evaluate { .. } | Event::Expand { .. } | Event::Purge { .. } => "case",
            _ => part_kind(event, before),
        }
    }

    fn title(&self, moment: &Moment<'_>) -> Sentence {
        narration::title(moment)
    }

    fn narrate(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        narration::narrate(moment, self.side)
    }

    fn panel(&self, moment: &Moment<'_>) -> OpenPanel {
        panel::panel(moment, self.side)
    }

    fn counters(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        let QueueTally { pops, open_max, .. } = *moment.own();
        vec![
            moment.leaves_counter(),
            Sentence::counter("pops", pops),
            Sentence::counter("open", open_max),
        ]
    }

    fn solves_for(&self) -> Option<Player> {
        Some(self.side)
    }
}
