//! The table of steps.

use plyscope::{Event, NodeId, Unit, Value};

use super::cell::Cell;
use super::columns::{self, Column};
use super::fields::{Fields, read};
use crate::run::Run;
use crate::show::words::{self, Word};

/// The table of a run's steps: a row for each, with its node, its events, and the numbers that they
/// have.
///
/// The node of a step is the one that leaves OPEN or that the search selects, or else the one that
/// the step [is about](crate::Moment::focus). The numbers are those of the last events at this
/// node.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    pub(super) columns: Vec<Column>,
    /// The cells of each row, in the order of the columns.
    pub(super) rows: Vec<Vec<Cell>>,
    pub(super) unit: Unit,
}

impl Table {
    /// Returns the table of these steps, counted from 1. A step that the run doesn't have has no
    /// row. `sentences` are sentences about the steps, in their order; without any there is no
    /// column for them.
    pub fn of(run: &Run, steps: &[usize], sentences: &[String]) -> Table {
        let known = 1..=run.recording().steps();
        let mut rows: Vec<Row> = Vec::new();
        for (index, step) in steps.iter().enumerate().filter(|(_, step)| known.contains(step)) {
            let mut row = Row::of(run, *step);
            if let Some(sentences) = sentences.get(index) {
                row.text(columns::TOLD, sentences.clone());
            }
            rows.push(row);
        }
        let mut columns: Vec<Column> = Vec::new();
        for &(column, _) in rows.iter().flat_map(|row| &row.cells) {
            if !columns.contains(&column) {
                let order = columns::order(column);
                let place = columns.partition_point(|other| columns::order(other) <= order);
                columns.insert(place, column);
            }
        }
        let rows = rows.iter().map(|row| columns.iter().map(|&column| row.cell(column)).collect());
        Table { rows: rows.collect(), columns, unit: run.unit() }
    }

    /// Returns the names of the columns: those of the fields of a trace, or `step`, `node`, `name`,
    /// `events`, `cut`, `pruned`, `pushed`, `purged` and `text`.
    pub fn columns(&self) -> &[&'static str] {
        &self.columns
    }

    /// Returns the cells of each row as people read them, in the order of the columns.
    ///
    /// ```
    /// use plyscope_stage::{Run, figures::Table};
    ///
    /// let mut run = Run::open("minimax", "[3,12]")?;
    /// run.record_all();
    /// let table = Table::of(&run, &[2], &[]);
    /// assert_eq!(table.columns(), ["step", "node", "events", "alpha", "beta", "value"]);
    /// assert_eq!(table.rows().next().unwrap(), ["2", "1", "enter evaluate", "−∞", "∞", "3"]);
    /// # Ok::<(), plyscope_stage::RunError>(())
    /// ```
    pub fn rows(&self) -> impl Iterator<Item = Vec<String>> + '_ {
        self.rows.iter().map(|row| row.iter().map(|cell| cell.shown(self.unit)).collect())
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
        row.set(columns::STEP, Cell::Number(step.to_string()));
        row.text(columns::NODE, path(node));
        if let Some(name) = run.name(node) {
            row.text(columns::NAME, name);
        }
        let mut kinds = Vec::new();
        let (mut pushed, mut purged, mut pruned) = (Vec::new(), Vec::new(), Vec::new());
        let mut others = Vec::new();
        for event in &events {
            let fields = read(event);
            kinds.push(fields.word());
            match *event {
                Event::Push { node, .. } => pushed.push(path(node)),
                Event::Purge { nodes } => purged.extend(nodes.iter().copied().map(path)),
                Event::Cutoff { by, pruned: siblings, .. } => {
                    row.text(columns::CUT, words::cut_by(by));
                    pruned.extend(siblings.iter().map(path));
                }
                _ => {}
            }
            if !row.add(node, event) {
                others.push(fields);
            }
        }
        row.text(columns::EVENTS, kinds.join(" "));
        row.add_others(node, others);
        let lists =
            [(columns::PUSHED, pushed), (columns::PURGED, purged), (columns::PRUNED, pruned)];
        for (column, nodes) in lists.into_iter().filter(|(_, nodes)| !nodes.is_empty()) {
            row.text(column, nodes.join(" "));
        }
        row
    }

    /// Adds the numbers of an event that many searches have, if it is at the row's node. Returns
    /// `false` for other events.
    fn add(&mut self, at: NodeId, event: &Event<'_>) -> bool {
        match *event {
            Event::Pass { number, alpha, beta } => {
                self.set(columns::PASS, Cell::Number(number.to_string()));
                self.window(alpha, beta);
            }
            Event::Enter { node, alpha, beta } if node == at => self.window(alpha, beta),
            Event::Backup { node, value, alpha, beta, .. } if node == at => {
                self.window(alpha, beta);
                self.value(value);
            }
            Event::Evaluate { node, value } if node == at => self.value(value),
            Event::Leave { node, value, bound } if node == at => {
                self.value(value);
                self.text("bound", bound.word());
            }
            Event::Bounds { node, bounds } | Event::BackupBounds { node, bounds } if node == at => {
                self.set("lower", Cell::Value(bounds.lower));
                self.set("upper", Cell::Value(bounds.upper));
            }
            Event::Pop { status, merit, case, .. } => {
                self.text("status", words::status(status));
                self.set("merit", Cell::Value(merit));
                if let Some(case) = case {
                    self.set("case", Cell::Number(case.to_string()));
                }
            }
            // At other nodes, or told by the columns of nodes, or by the events around them.
            Event::Enter { .. }
            | Event::Backup { .. }
            | Event::Evaluate { .. }
            | Event::Leave { .. }
            | Event::Bounds { .. }
            | Event::BackupBounds { .. }
            | Event::Expand { .. }
            | Event::Mover { .. }
            | Event::Chance { .. }
            | Event::Same { .. }
            | Event::Lookup { .. }
            | Event::Store { .. }
            | Event::Push { .. }
            | Event::Purge { .. }
            | Event::Cutoff { .. }
            | Event::Done { .. } => {}
            _ => return false,
        }
        true
    }

    /// Adds all fields of events that few searches have. Of several of one kind, those at the row's
    /// node count.
    fn add_others(&mut self, at: NodeId, others: Vec<Fields>) {
        let here: Vec<_> =
            others.iter().filter(|fields| fields.node == Some(at)).map(|it| it.name).collect();
        for fields in others {
            if fields.node == Some(at) || !here.contains(&fields.name) {
                for (column, cell) in fields.cells {
                    self.set(column, cell);
                }
            }
        }
    }

    fn window(&mut self, alpha: Value, beta: Value) {
        self.set("alpha", Cell::End(alpha));
        self.set("beta", Cell::End(beta));
    }

    fn value(&mut self, value: Value) {
        self.set("value", Cell::Value(value));
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
