//! The table of steps.

use plyscope::{Event, Game, NodeId, Proof, Value};

use super::columns::Column;
use crate::Run;
use crate::sentence::shown;
use crate::words::{self, Word};

/// The table of a run's steps: a row for each, with its node, its events, and the numbers that they
/// have.
///
/// The node of a step is the one that leaves OPEN or that the search selects, or else the one that
/// the step [is about](crate::Moment::focus). The numbers are those of the last events at this node.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    pub(super) columns: Vec<Column>,
    /// The cells of each row, in the order of the columns.
    pub(super) rows: Vec<Vec<Cell>>,
    pub(super) decimals: u8,
}

/// A cell.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Cell {
    Nothing,
    Text(String),
    Value(Value),
    /// A proof or disproof number.
    Proof(u32),
}

impl Cell {
    /// Returns the cell as programs read it, as in a trace.
    pub(super) fn plain(&self, decimals: u8) -> String {
        match self {
            Cell::Nothing => String::new(),
            Cell::Text(text) => text.clone(),
            Cell::Value(value) => value.display(decimals).to_string(),
            Cell::Proof(Proof::INFINITE) => "inf".to_owned(),
            Cell::Proof(number) => number.to_string(),
        }
    }

    /// Returns the cell as people read it, with `∞` and a real minus sign.
    pub(super) fn shown(&self, decimals: u8) -> String {
        match self {
            Cell::Value(value) => shown(*value, decimals),
            Cell::Proof(Proof::INFINITE) => "∞".to_owned(),
            other => other.plain(decimals),
        }
    }
}

impl Table {
    /// Returns the table of these steps, counted from 1. A step that the run doesn't have has no
    /// row. `told` are sentences about the steps, in their order; without any there is no column
    /// for them.
    pub fn of(run: &Run, steps: &[usize], told: &[String]) -> Table {
        let known = 1..=run.recording().steps();
        let mut rows: Vec<Row> = Vec::new();
        for (index, step) in steps.iter().enumerate().filter(|(_, step)| known.contains(step)) {
            let mut row = Row::of(run, *step);
            if let Some(told) = told.get(index) {
                row.text(Column::Told, told.clone());
            }
            rows.push(row);
        }
        let mut columns: Vec<Column> =
            rows.iter().flat_map(|row| row.cells.iter().map(|(column, _)| *column)).collect();
        columns.sort_unstable();
        columns.dedup();
        let rows = rows.iter().map(|row| columns.iter().map(|column| row.cell(*column)).collect());
        Table { rows: rows.collect(), columns, decimals: run.game().decimals() }
    }
}

/// The cells of one step that hold something.
struct Row {
    cells: Vec<(Column, Cell)>,
}

impl Row {
    fn of(run: &Run, step: usize) -> Row {
        let recording = run.recording();
        let topology = recording.topology();
        let events: Vec<_> = recording.step_events(step).map(|(_, event)| event).collect();
        let chosen = events.iter().find_map(|event| match *event {
            Event::Pop { node, .. } | Event::Select { node } => Some(node),
            _ => None,
        });
        let node = chosen.unwrap_or_else(|| recording.focus(step));
        let path = |node: NodeId| topology.short_path(node);

        let mut row = Row { cells: Vec::new() };
        row.text(Column::Step, step.to_string());
        row.text(Column::Node, path(node));
        if let Some(name) = run.name(node) {
            row.text(Column::Name, name);
        }
        let kinds: Vec<_> = events.iter().map(|event| event_word(event)).collect();
        row.text(Column::Events, kinds.join(" "));
        let (mut pushed, mut purged, mut pruned) = (Vec::new(), Vec::new(), Vec::new());
        for event in &events {
            row.add(node, event);
            match *event {
                Event::Push { node, .. } => pushed.push(path(node)),
                Event::Purge { nodes } => purged.extend(nodes.iter().copied().map(path)),
                Event::Cutoff { pruned: siblings, .. } => pruned.extend(siblings.iter().map(path)),
                _ => {}
            }
        }
        let lists = [(Column::Pushed, pushed), (Column::Purged, purged), (Column::Pruned, pruned)];
        for (column, nodes) in lists.into_iter().filter(|(_, nodes)| !nodes.is_empty()) {
            row.text(column, nodes.join(" "));
        }
        row
    }

    /// Adds the numbers of an event, if it is at the row's node, or at none.
    fn add(&mut self, at: NodeId, event: &Event<'_>) {
        match *event {
            Event::Pass { number, alpha, beta } => {
                self.text(Column::Pass, number.to_string());
                self.window(alpha, beta);
            }
            Event::Enter { node, alpha, beta } if node == at => self.window(alpha, beta),
            Event::Backup { node, value, alpha, beta, .. } if node == at => {
                self.window(alpha, beta);
                self.set(Column::Value, Cell::Value(value));
            }
            Event::Evaluate { node, value } if node == at => {
                self.set(Column::Value, Cell::Value(value));
            }
            Event::Leave { node, value, bound } if node == at => {
                self.set(Column::Value, Cell::Value(value));
                self.text(Column::Bound, bound.word());
            }
            Event::Bounds { node, bounds } | Event::BackupBounds { node, bounds } if node == at => {
                self.set(Column::Lower, Cell::Value(bounds.lower));
                self.set(Column::Upper, Cell::Value(bounds.upper));
            }
            Event::Cutoff { by, .. } => self.text(Column::Cut, words::cut_by(by)),
            Event::Pop { status, merit, case, .. } => {
                self.text(Column::Status, words::status(status));
                self.set(Column::Merit, Cell::Value(merit));
                if let Some(case) = case {
                    self.text(Column::Case, case.to_string());
                }
            }
            Event::Choose { strategy, .. } => {
                self.text(Column::Strategy, words::strategy(strategy));
            }
            Event::Incumbent { value, .. } => self.set(Column::Value, Cell::Value(value)),
            Event::Prove { node, numbers } if node == at => {
                self.set(Column::Proof, Cell::Proof(numbers.proof));
                self.set(Column::Disproof, Cell::Proof(numbers.disproof));
            }
            Event::Playout { value, plies, .. } => {
                self.set(Column::Value, Cell::Value(value));
                self.text(Column::Plies, plies.to_string());
            }
            Event::Visit { node, visits, total } if node == at => {
                self.text(Column::Visits, visits.to_string());
                self.text(Column::Total, total.to_string());
            }
            _ => {}
        }
    }

    fn window(&mut self, alpha: Value, beta: Value) {
        self.set(Column::Alpha, Cell::Value(alpha));
        self.set(Column::Beta, Cell::Value(beta));
    }

    fn text(&mut self, column: Column, text: impl Into<String>) {
        self.set(column, Cell::Text(text.into()));
    }

    /// Sets a cell; it replaces what an earlier event has put there.
    fn set(&mut self, column: Column, cell: Cell) {
        self.cells.retain(|(other, _)| *other != column);
        self.cells.push((column, cell));
    }

    fn cell(&self, column: Column) -> Cell {
        let found = self.cells.iter().find(|(other, _)| *other == column);
        found.map_or(Cell::Nothing, |(_, cell)| cell.clone())
    }
}

/// Returns the word of an event's kind in a trace.
fn event_word(event: &Event<'_>) -> &'static str {
    match event {
        Event::Pass { .. } => "pass",
        Event::Enter { .. } => "enter",
        Event::Expand { .. } => "expand",
        Event::Same { .. } => "same",
        Event::Evaluate { .. } | Event::Bounds { .. } => "evaluate",
        Event::Backup { .. } | Event::BackupBounds { .. } => "backup",
        Event::Cutoff { .. } => "cutoff",
        Event::Leave { .. } => "leave",
        Event::Lookup { .. } => "lookup",
        Event::Store { .. } => "store",
        Event::Pop { .. } => "pop",
        Event::Push { .. } => "push",
        Event::Purge { .. } => "purge",
        Event::Choose { .. } => "choose",
        Event::Select { .. } => "select",
        Event::Prove { .. } => "prove",
        Event::Playout { .. } => "playout",
        Event::Visit { .. } => "visit",
        Event::Incumbent { .. } => "incumbent",
        Event::Done { .. } => "done",
        _ => crate::nothing_else::nothing_else(),
    }
}
