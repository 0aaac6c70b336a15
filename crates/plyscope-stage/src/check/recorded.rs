//! What a search does, recorded as far as it is asked for.

use std::collections::VecDeque;

use plyscope::{Event, NodeId, Value};

use super::heard::Kinds;
use crate::run::Run;

/// Something that the search does.
pub(super) struct Wanted {
    pub(super) node: NodeId,
    pub(super) what: What,
    /// The line of the listing that does it.
    pub(super) rule: Option<&'static str>,
    pub(super) step: usize,
}

#[derive(Clone, Copy, PartialEq)]
pub(super) enum What {
    Enter([Value; 2]),
    Leaf(Value),
    Leave(Value),
}

/// A search that is recorded as far as it is compared.
pub(super) struct Recorded<'a> {
    pub(super) run: &'a mut Run,
    kinds: Kinds,
    /// The step that was decoded last.
    pub(super) step: usize,
    next: VecDeque<Wanted>,
    /// A node that is entered, if the next event doesn't evaluate it.
    entered: Option<Wanted>,
    /// The leaf that the last event evaluated.
    leaf: Option<NodeId>,
}

impl<'a> Recorded<'a> {
    /// Returns a search of which only what is of these kinds is compared.
    pub(super) fn new(run: &'a mut Run, kinds: Kinds) -> Recorded<'a> {
        let (next, entered, leaf) = (VecDeque::new(), None, None);
        Recorded { run, kinds, step: 0, next, entered, leaf }
    }

    /// Returns what comes next; none at the end.
    pub(super) fn peek(&mut self) -> Option<&Wanted> {
        while self.next.is_empty() {
            if self.step == self.run.recording().steps() {
                if self.run.recording().outcome().is_some() {
                    return None;
                }
                self.run.record(1);
                continue;
            }
            self.step += 1;
            self.decode();
        }
        self.next.front()
    }

    /// Goes on to what comes then.
    pub(super) fn pop(&mut self) -> Option<Wanted> {
        self.next.pop_front()
    }

    /// Decodes the next step. A leaf is neither entered nor left: whether a node is one shows when it is
    /// evaluated.
    fn decode(&mut self) {
        let listing = self.run.search().listing();
        let events: Vec<_> = self.run.recording().step_events(self.step).collect();
        for (line, event) in events {
            let (node, what) = match event {
                Event::Enter { node, alpha, beta } => (node, What::Enter([alpha, beta])),
                Event::Evaluate { node, value } => (node, What::Leaf(value)),
                Event::Leave { node, value, .. } => (node, What::Leave(value)),
                _ => continue,
            };
            let is_leaf = matches!(what, What::Leaf(_));
            let entered = self.entered.take().filter(|entered| !is_leaf || entered.node != node);
            self.next.extend(entered);
            let rule = listing.get(usize::from(line)).map(|text| text.trim());
            let wanted = Wanted { node, what, rule, step: self.step };
            match what {
                What::Enter(_) if self.kinds.enter => self.entered = Some(wanted),
                What::Leave(_) if self.kinds.leave && self.leaf != Some(node) => {
                    self.next.push_back(wanted);
                }
                What::Leaf(_) => self.next.push_back(wanted),
                _ => {}
            }
            self.leaf = is_leaf.then_some(node);
        }
    }

    /// Returns `true` if a node is called this.
    pub(super) fn is_called(&self, node: NodeId, name: &str) -> bool {
        let path = self.run.recording().topology().short_path(node);
        path == name
            || node == NodeId::ROOT && ["e", "root", ""].contains(&name)
            || self.run.name(node).is_some_and(|own| own == name)
            || self.run.letters(node).is_some_and(|own| own == name)
    }
}
