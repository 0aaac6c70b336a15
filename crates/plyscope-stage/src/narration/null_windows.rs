//! What is said of null windows: what they ask, what the answer is, and why a
//! node is searched again.

use plyscope::{Bound, Event, NodeId, Player, Value};

use super::Narrator;
use super::values::returned;
use crate::sentence::Sentence;

impl Narrator<'_> {
    /// A few words on a step: what kind it is to enter or to leave the node.
    pub(super) fn title_of_test(&self, events: &[Event<'_>]) -> Sentence {
        let node = events.iter().find_map(|event| match *event {
            Event::Enter { node, .. } | Event::Leave { node, .. } => Some(node),
            _ => None,
        });
        Sentence::new(match node {
            Some(node) if self.is_again(node) => "step.again",
            Some(node) if self.is_asked(node) => "step.test",
            _ => "step",
        })
    }

    /// What SCOUT or NegaScout does in a step.
    pub(super) fn null_windows(&self, events: &[Event<'_>]) -> Vec<Sentence> {
        let returned = returned(events);
        let backup = |event: &Event<'_>| matches!(event, Event::Backup { .. });
        let is_backed_up = events.iter().any(backup);
        let said = |event: &Event<'_>| match *event {
            Event::Enter { node, alpha, beta } => self.entered_to_test(node, alpha, beta, events),
            // The node itself is searched next.
            Event::Leave { node, value, .. } if node != NodeId::ROOT && !is_backed_up => {
                self.answered(node, value, events)
            }
            Event::Backup { from, .. } if self.is_answer(from, returned) => {
                let (value, _) = returned?;
                self.answered(from, value, events)
            }
            // The test found as much at the least, and this no more.
            Event::Backup { from, .. } if self.meets_its_test(from, returned) => {
                let (value, _) = returned?;
                Some(self.about("backup.meets", from).with("value", self.value(value)))
            }
            // The answer told of it.
            Event::Cutoff { node, .. } if self.is_asked(node) => None,
            // Where a window has room, it cuts off like any other.
            Event::Cutoff { node, by, value, bound, pruned } => {
                Some(self.cut_off(node, by, value, bound, pruned))
            }
            event => self.on_the_way(event, events),
        };
        events.iter().filter_map(said).collect()
    }

    /// Whether the node's window only asks, since it has no room.
    fn is_asked(&self, node: NodeId) -> bool {
        self.run.recording().state().asked(node).is_some()
    }

    fn is_again(&self, node: NodeId) -> bool {
        self.run.recording().state().is_again(node)
    }

    /// A node is entered: to be tested, to be searched again, or as a first
    /// child. Of a leaf that is not tested itself its value says enough.
    fn entered_to_test(
        &self,
        node: NodeId,
        alpha: Value,
        beta: Value,
        events: &[Event<'_>],
    ) -> Option<Sentence> {
        let topology = self.run.recording().topology();
        let is_leaf = events.iter().any(|event| matches!(event, Event::Evaluate { .. }));
        let windowed = |key| self.with_window(self.about(key, node), alpha, beta);
        let Some(parent) = topology.parent(node) else {
            return (!is_leaf).then(|| windowed("enter"));
        };
        if self.is_again(node) {
            return Some(windowed("enter.again"));
        }
        if is_leaf && (!self.is_asked(node) || self.is_asked(parent)) {
            return None;
        }
        let Some((asker, than)) = self.run.recording().state().asked(node) else {
            return Some(windowed("enter.first"));
        };
        let key = if self.is_asked(parent) { "enter.within" } else { "enter.test" };
        let is_own = topology.player(node) == asker;
        let sentence = self.about(key, node).with("than", self.value(than)).player("asker", asker);
        Some(sentence.word("enough", if is_own { "one" } else { "all" }))
    }

    /// Whether what a child gave only answers a question, and is not what its
    /// parent now has.
    fn is_answer(&self, from: NodeId, returned: Option<(Value, Bound)>) -> bool {
        let parent = self.run.recording().topology().parent(from);
        if parent.is_some_and(|parent| self.is_asked(parent)) {
            return true;
        }
        let asked = self.run.recording().state().asked(from);
        let (Some((asker, than)), Some((value, _))) = (asked, returned) else { return false };
        !self.is_again(from) && !is_better(asker, value, than)
    }

    /// Whether a search after a test came to the very bound that it began with,
    /// so that both together know the value.
    fn meets_its_test(&self, from: NodeId, returned: Option<(Value, Bound)>) -> bool {
        let topology = self.run.recording().topology();
        let end = match topology.parent(from).map(|parent| topology.player(parent)) {
            Some(Player::Max) => Bound::Upper,
            Some(Player::Min) => Bound::Lower,
            None => return false,
        };
        self.is_again(from) && returned.is_some_and(|(_, bound)| bound == end)
    }

    /// What a child answers, and what that means for its parent.
    fn answered(&self, from: NodeId, value: Value, events: &[Event<'_>]) -> Option<Sentence> {
        let topology = self.run.recording().topology();
        let parent = topology.parent(from)?;
        let (asker, than) = self.run.recording().state().asked(from)?;
        let yes = is_better(asker, value, than);
        let key = match (self.is_asked(parent), yes) {
            (true, _) => "test.within",
            (false, true) => "test.yes",
            (false, false) => "test.no",
        };
        let pruned = events.iter().find_map(|event| match event {
            Event::Cutoff { pruned, .. } => Some(*pruned),
            _ => None,
        });
        let is_last = Some(from) == topology.children(parent).iter().last();
        let is_settled = pruned.is_some() || is_last;
        let sentence = self
            .about(key, parent)
            .with("from", self.node(from))
            .with("than", self.value(than))
            .player("asker", asker)
            .word("answer", if yes { "yes" } else { "no" })
            .word("settled", if is_settled { "yes" } else { "no" });
        Some(match pruned {
            Some(pruned) => sentence.with("pruned", self.nodes(pruned.iter())),
            None => sentence,
        })
    }
}

fn is_better(asker: Player, value: Value, than: Value) -> bool {
    match asker {
        Player::Max => value > than,
        Player::Min => value < than,
    }
}
