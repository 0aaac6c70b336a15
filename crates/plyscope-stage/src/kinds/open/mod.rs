//! Searches over solution trees that wait in OPEN, ordered by merit: SSS\* for MAX, DUAL\* for MIN.

mod narration;
mod others;
mod panel;

use plyscope::{Bound, CutBy, Event, NodeId, Player, Siblings, Status};

use self::others::{Other, Others};
use self::panel::entry_of;
pub use self::panel::{OpenPanel, OpenRow};
use super::kind::{Kind, SoFar};
use super::shared::queue;
pub use super::shared::queue::{QueueChange, QueueTally};
use crate::practice::Ask;
use crate::record::part_kind::{Before, PartKind, part_kind};
use crate::record::recorded_tree::RecordedTree;
use crate::record::state::{NodeNumbers, Phase};
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
    /// The numbers that node keeps, if the popped state was one besides its own.
    kept: Option<NodeNumbers>,
    /// The states that nodes have besides their own.
    others: Others,
}

impl Open {
    /// Returns the kind with merits for this player.
    pub(super) fn new(side: Player) -> Open {
        Open { side, popped: NodeId::ROOT, kept: None, others: Others::default() }
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
    fn apply(&mut self, event: &Event<'_>, tree: &mut RecordedTree, so_far: SoFar<'_, Self>) {
        let events = so_far.events;
        let (hope, by) = match self.side {
            Player::Max => (Bound::Upper, CutBy::Beta),
            Player::Min => (Bound::Lower, CutBy::Alpha),
        };
        match *event {
            Event::Pop { node, status, merit, .. } => {
                self.popped = node;
                let is_own = tree.state.in_open(node) == Some(status)
                    && entry_of(&tree.state, node) == Some((status, merit));
                let is_it = |it: &Other| (it.node, it.status, it.merit) == (node, status, merit);
                self.kept = None;
                if is_own || !self.others.remove(is_it, events) {
                    queue::pop(tree, node, status);
                } else {
                    self.kept = Some(tree.state.node_numbers(node));
                }
            }
            Event::Push { node, status, merit } => {
                let kept = self.kept.filter(|_| node == self.popped);
                let is_settled = node != self.popped && tree.state.phase(node) == Phase::Resolved;
                if let Some(numbers) = kept {
                    // A leaf that was evaluated before.
                    tree.edit(node).numbers(numbers).write();
                }
                if kept.is_some() || is_settled || tree.state.in_open(node).is_some() {
                    self.others.push(node, status, merit, events);
                } else {
                    queue::push(tree, node, status, merit, hope);
                }
            }
            Event::Purge { nodes } => {
                let mut left = nodes;
                let mut own = Vec::new();
                if self.others.is_any_there() {
                    for &node in nodes {
                        while self.others.remove(|it| it.node == node, events) {}
                    }
                    // What is solved stays so.
                    own.extend(nodes.iter().filter(|&&it| tree.state.in_open(it).is_some()));
                    own.dedup();
                    left = &own;
                }
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

    fn bytes(&self) -> usize {
        self.others.bytes()
    }

    fn narrate(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        narration::narrate(moment, self.side, &self.others)
    }

    fn panel(&self, moment: &Moment<'_>) -> OpenPanel {
        panel::panel(moment, self.side, &self.others)
    }

    fn asks(&self) -> &'static [Ask] {
        &[Ask::Leaves, Ask::Result, Ask::Steps, Ask::Open]
    }

    fn step_columns(&self) -> &'static [&'static str] {
        &["node", "status", "merit"]
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
