//! What a search does, recorded as far as it is asked for.

use std::collections::VecDeque;

use plyscope::{Event, NodeId, Value};

use super::heard::Kinds;
use crate::figures::Table;
use crate::run::Run;

/// Something that the search does.
pub(super) struct Wanted {
    pub(super) node: NodeId,
    pub(super) what: What,
    /// The line of the listing that does it.
    pub(super) rule: Option<&'static str>,
    pub(super) step: usize,
}

#[derive(Clone, PartialEq)]
pub(super) enum What {
    Enter([Value; 2]),
    Leaf(Value),
    Leave(Value),
    /// The cells of the table of steps that tell of mistakes, the node first.
    Step(Vec<String>),
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
    /// Returns `false` once the search is to be left.
    go_on: &'a mut dyn FnMut() -> bool,
    /// `true` once it has been left.
    pub(super) is_stopped: bool,
}

impl<'a> Recorded<'a> {
    /// Returns a search of which only what is of these kinds is compared.
    pub(super) fn new(
        run: &'a mut Run,
        kinds: Kinds,
        go_on: &'a mut dyn FnMut() -> bool,
    ) -> Recorded<'a> {
        let (next, entered, leaf) = (VecDeque::new(), None, None);
        Recorded { run, kinds, step: 0, next, entered, leaf, go_on, is_stopped: false }
    }

    /// Returns what comes next; none at the end, or once the search was left.
    pub(super) fn peek(&mut self) -> Option<&Wanted> {
        while self.next.is_empty() {
            self.is_stopped |= !(self.go_on)();
            if self.is_stopped {
                return None;
            }
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
        let rule = |line| listing.get(usize::from(line)).map(|text| text.trim());
        if self.kinds.step
            && let Some((node, cells)) = self.cells()
        {
            let rule = events.first().and_then(|(line, _)| rule(*line));
            let what = What::Step(cells);
            self.next.push_back(Wanted { node, what, rule, step: self.step });
        }
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
            let wanted = Wanted { node, what, rule: rule(line), step: self.step };
            match wanted.what {
                What::Enter(_) if self.kinds.enter => self.entered = Some(wanted),
                What::Leave(_) if self.kinds.leave && self.leaf != Some(node) => {
                    self.next.push_back(wanted);
                }
                What::Leaf(_) if self.kinds.leaf => self.next.push_back(wanted),
                _ => {}
            }
            self.leaf = is_leaf.then_some(node);
        }
    }

    /// Returns the node of the step that was recorded last, and what the table of steps has of it; `None` if
    /// it only ends the search.
    fn cells(&self) -> Option<(NodeId, Vec<String>)> {
        let names = self.run.recording().kind().step_columns();
        let table = Table::of(self.run, &[self.step], &[]);
        let row = table.rows().next()?;
        let cell = |name: &&str| {
            let place = table.columns().iter().position(|column| column == name);
            place.map_or(String::new(), |place| row[place].clone())
        };
        let cells: Vec<String> = names.iter().map(cell).collect();
        let node = self.run.recording().topology().node_at(&cells.first()?.parse().ok()?)?;
        let is_more = names.len() == 1 || cells[1..].iter().any(|cell| !cell.is_empty());
        is_more.then_some((node, cells))
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
