//! The table as a procedure uses it: the line of the listing that asks it, and
//! what it answers and is told.

use super::{Cut, Source, Traversal};
use crate::searches::table::Table;
use crate::{Bound, Event, Game, Interval, Line, Observer, Value};

/// The line of a listing that asks the table.
const TABLE: &str = "  if the table settles node: return that";

/// Where the lines of a procedure stand in the listing, that of the table not
/// counted: it is the one below the head.
#[derive(Clone, Copy, Debug)]
pub(in crate::searches) struct Procedure {
    pub(in crate::searches) head: Line,
    pub(in crate::searches) leaf: Line,
    pub(in crate::searches) children: Line,
    pub(in crate::searches) result: Line,
}

impl<G: Game> Traversal<G> {
    /// The same with a table, if one is wanted.
    pub(in crate::searches) fn with_table(self, is_wanted: bool) -> Traversal<G> {
        if is_wanted {
            Traversal { table: Some(Table::new()), ..self }.without_frontier_steps()
        } else {
            self
        }
    }

    /// A line of the listing, below that of the table if there is one.
    pub(in crate::searches) fn line(&self, line: Line) -> Line {
        line + Line::from(self.table.is_some())
    }

    /// The listing, with the line of the table if there is one.
    pub(in crate::searches) fn listing(
        &self,
        lines: &[&'static str],
        heads: &[Line],
    ) -> Vec<&'static str> {
        let mut listing = lines.to_vec();
        for &head in heads.iter().rev().filter(|_| self.table.is_some()) {
            listing.insert(usize::from(head) + 1, TABLE);
        }
        listing
    }

    /// The line at which a procedure returns a value that comes from there.
    pub(in crate::searches) fn return_line(&self, procedure: Procedure, source: Source) -> Line {
        match source {
            Source::Leaf => self.line(procedure.leaf),
            Source::Table(_) => procedure.head + 1,
            Source::Children => self.line(procedure.result),
        }
    }

    /// Where the table settles the last frame, its value is what the table
    /// says, and what that says is returned.
    pub(super) fn look_up<O: Observer>(
        &mut self,
        cut: Cut,
        line: Line,
        observer: &mut O,
    ) -> Option<Bound> {
        let table = self.table.as_ref()?;
        let plies_left = self.plies_left();
        let frame = self.frames.last_mut()?;
        let known = table.lookup(frame.position.clone(), plies_left);
        let answer = known.and_then(|known| cut.settles(known, frame.alpha, frame.beta));
        let useless = known.map(|Interval { lower, upper }| {
            if lower > Value::NEG_INF { (lower, Bound::Lower) } else { (upper, Bound::Upper) }
        });
        let (node, hit) = (frame.node, answer.is_some());
        observer.observe(line, Event::Lookup { node, known: answer.or(useless), hit });
        let (value, bound) = answer?;
        frame.value = value;
        Some(bound)
    }

    /// Tells the table what was found at the last frame.
    pub(in crate::searches) fn store<O: Observer>(
        &mut self,
        source: Source,
        found: impl FnOnce() -> (Value, Bound),
        line: Line,
        observer: &mut O,
    ) {
        let plies_left = self.plies_left();
        if let (Some(table), Source::Leaf | Source::Children) = (&mut self.table, source)
            && let Some(frame) = self.frames.last()
        {
            let node = frame.node;
            let (value, bound) = found();
            table.store(frame.position.clone(), plies_left, value, bound);
            observer.observe(line, Event::Store { node, value, bound });
        }
    }
}
