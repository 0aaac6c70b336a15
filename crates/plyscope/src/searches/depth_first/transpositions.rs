//! The transposition table of a traversal.

use super::Cut;
use super::traversal::{Source, Traversal};
use crate::searches::table::Table;
use crate::{Bound, Event, Game, Interval, Line, Observer, Value};

impl<G: Game> Traversal<G> {
    /// Adds a transposition table if one is wanted.
    pub(in crate::searches) fn with_table(mut self, is_wanted: bool) -> Traversal<G> {
        if !is_wanted {
            return self;
        }
        self.table = Some(Table::new());
        self.without_frontier_steps()
    }

    /// Forgets all that the table has.
    pub(in crate::searches) fn forget(&mut self) {
        if let Some(table) = &mut self.table {
            *table = Table::new();
        }
    }

    /// Gives the last frame the value that the table has, if that settles it.
    /// Returns what the value says of the true one.
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
        let answer = known.and_then(|known| cut.settles(known, frame.window));
        let useless = known.map(|Interval { lower, upper }| {
            if lower > Value::NEG_INF { (lower, Bound::Lower) } else { (upper, Bound::Upper) }
        });
        let (node, hit) = (frame.node, answer.is_some());
        observer.observe(line, Event::Lookup { node, known: answer.or(useless), hit });
        let (value, bound) = answer?;
        frame.value = value;
        Some(bound)
    }

    /// Stores the result of the last frame in the table, if there is one.
    pub(in crate::searches) fn store<O: Observer>(
        &mut self,
        source: Source,
        result: impl FnOnce() -> (Value, Bound),
        line: Line,
        observer: &mut O,
    ) {
        let plies_left = self.plies_left();
        if let (Some(table), Source::Leaf | Source::Children) = (&mut self.table, source)
            && let Some(frame) = self.frames.last()
        {
            let node = frame.node;
            let (value, bound) = result();
            table.store(frame.position.clone(), plies_left, value, bound);
            observer.observe(line, Event::Store { node, value, bound });
        }
    }
}
