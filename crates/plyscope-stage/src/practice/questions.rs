//! The questions about a run.

use std::collections::BTreeMap;

use plyscope::{Event, NodeId, Payoffs, Value};

use super::open_list::OpenList;
use super::question::{Ask, Cell, Question};
use crate::figures::Table;
use crate::run::Run;
use crate::show::sentence::{shown, shown_end, shown_payoffs};
use crate::show::words;

/// Returns the questions about a run that is recorded to its end.
///
/// ```
/// use plyscope_stage::Run;
/// use plyscope_stage::practice::{Ask, questions};
///
/// let mut run = Run::open("sss-star", "[[3,12],[2,4]]")?;
/// run.record_all();
/// let asked: Vec<_> = questions(&run).iter().map(|question| question.ask).collect();
/// assert_eq!(asked, [Ask::Leaves, Ask::Result, Ask::Steps, Ask::Open]);
/// # Ok::<(), plyscope_stage::RunError>(())
/// ```
pub fn questions(run: &Run) -> Vec<Question> {
    let asked = Asked { run };
    let of = |ask: &Ask| match ask {
        Ask::Values | Ask::Returned => asked.returned(*ask),
        Ask::Cut => asked.cut(),
        Ask::Leaves => asked.leaves(),
        Ask::Result | Ask::Move => asked.result(),
        Ask::Windows => asked.windows(),
        Ask::After => asked.after(),
        Ask::Passes => asked.passes(),
        Ask::Steps => asked.steps(),
        Ask::Open => asked.open(),
    };
    let questions = run.recording().kind().asks().iter().map(of);
    // That nothing is cut off is an answer, too.
    questions.filter(|question| question.ask == Ask::Cut || !question.rows.is_empty()).collect()
}

struct Asked<'a> {
    run: &'a Run,
}

impl Asked<'_> {
    /// Returns all events, with the steps that they belong to.
    fn events(&self) -> impl Iterator<Item = (usize, Event<'_>)> {
        let recording = self.run.recording();
        let of_step = |step| {
            recording.step_events(step).map(move |(_, event)| (step, event)).collect::<Vec<_>>()
        };
        (1..=recording.steps()).flat_map(of_step)
    }

    fn node(&self, node: NodeId, step: usize) -> Cell {
        let text = self.run.recording().topology().short_path(node);
        let names = self.run.name(node).into_iter().chain(self.run.letters(node)).collect();
        Cell { text, names, step }
    }

    fn value(&self, value: Value, step: usize) -> Cell {
        plain(shown(value, self.run.unit()), step)
    }

    fn end(&self, end: Value, step: usize) -> Cell {
        plain(shown_end(end, self.run.unit()), step)
    }

    /// What the nodes above the leaves return, in the order of their places; nothing if they are never
    /// searched.
    fn returned(&self, ask: Ask) -> Question {
        let topology = self.run.recording().topology();
        let mut returned: BTreeMap<NodeId, Cell> = BTreeMap::new();
        let mut cut: BTreeMap<NodeId, usize> = BTreeMap::new();
        for (step, event) in self.events() {
            match event {
                // Of several players, what each gets is told before.
                Event::Leave { node, value, .. } if !self.run.has_seats() => {
                    returned.insert(node, self.value(value, step));
                }
                Event::Payoffs { node, first, second, third } => {
                    let payoffs = Payoffs::new([first, second, third]);
                    returned.insert(node, plain(shown_payoffs(payoffs, self.run.unit()), step));
                }
                Event::Cutoff { pruned, .. } => cut.extend(pruned.iter().map(|node| (node, step))),
                _ => {}
            }
        }
        // The step that has left a node out: at it or above it.
        let left_out = |node: NodeId| {
            let above = std::iter::successors(Some(node), |node| topology.parent(*node));
            above.filter_map(|node| cut.get(&node).copied()).next().unwrap_or_default()
        };
        let mut nodes: Vec<NodeId> = (0..topology.len() as u32).map(NodeId).collect();
        nodes.retain(|node| topology.children(*node).count > 0);
        nodes.sort_by_key(|node| topology.path(*node).children().to_vec());
        let rows = nodes.into_iter().map(|node| {
            let value = returned.get(&node).cloned();
            let value = value.unwrap_or_else(|| plain(String::new(), left_out(node)));
            vec![self.node(node, value.step), value]
        });
        question(ask, vec!["node", "value"], 1, rows.collect())
    }

    fn cut(&self) -> Question {
        let mut rows = Vec::new();
        for (step, event) in self.events() {
            if let Event::Cutoff { pruned, .. } = event {
                rows.extend(pruned.iter().map(|node| vec![self.node(node, step)]));
            }
        }
        question(Ask::Cut, vec!["node"], 0, rows)
    }

    fn leaves(&self) -> Question {
        let mut rows = Vec::new();
        for (step, event) in self.events() {
            match event {
                Event::Evaluate { value, .. } => rows.push(vec![self.value(value, step)]),
                Event::Payoffs { first, second, third, .. } => {
                    let payoffs =
                        shown_payoffs(Payoffs::new([first, second, third]), self.run.unit());
                    // That of a leaf comes right after its value.
                    if let Some(row) = rows.last_mut().filter(|row| row[0].step == step) {
                        row[0] = plain(payoffs, step);
                    }
                }
                _ => {}
            }
        }
        question(Ask::Leaves, vec!["value"], 0, rows)
    }

    fn result(&self) -> Question {
        let step = self.run.recording().steps();
        let outcome = self.run.recording().outcome();
        let value = outcome.and_then(|outcome| match outcome.payoffs {
            Some(payoffs) => Some(shown_payoffs(payoffs, self.run.unit())),
            None => outcome.value().map(|value| shown(value, self.run.unit())),
        });
        let children = self.run.recording().topology().children(NodeId::ROOT);
        let best = outcome.and_then(|outcome| outcome.best);
        let best = best.map(|child| self.node(children.nth(child), step));
        let (ask, columns, row) = match (value, best) {
            (Some(value), Some(best)) => {
                (Ask::Result, vec!["value", "node"], vec![vec![plain(value, step), best]])
            }
            (None, Some(best)) => (Ask::Move, vec!["node"], vec![vec![best]]),
            (_, None) => (Ask::Move, vec!["node"], Vec::new()),
        };
        question(ask, columns, 0, row)
    }

    fn windows(&self) -> Question {
        struct Entered {
            node: NodeId,
            is_leaf: bool,
            row: Vec<Cell>,
        }
        let mut entered: Vec<Entered> = Vec::new();
        for (step, event) in self.events() {
            if let Event::Enter { node, alpha, beta } = event {
                let window = [alpha, beta].map(|end| self.end(end, step));
                let row = [self.node(node, step)].into_iter().chain(window);
                let row = row.chain([plain(String::new(), step)]).collect();
                entered.push(Entered { node, is_leaf: false, row });
            }
            let (Event::Evaluate { node, .. } | Event::Leave { node, .. }) = event else {
                continue;
            };
            let Some(entry) = entered.iter_mut().rev().find(|entry| entry.node == node) else {
                continue;
            };
            match event {
                Event::Leave { value, .. } => entry.row[3] = self.value(value, step),
                _ => entry.is_leaf = true,
            }
        }
        let inner = entered.into_iter().filter(|entry| !entry.is_leaf);
        let columns = vec!["node", "alpha", "beta", "value"];
        question(Ask::Windows, columns, 0, inner.map(|it| it.row).collect())
    }

    /// The window of a node after each child that returns.
    fn after(&self) -> Question {
        let mut rows = Vec::new();
        for (step, event) in self.events() {
            if let Event::Backup { from, alpha, beta, .. } = event {
                let window = [alpha, beta].map(|end| self.end(end, step));
                rows.push([self.node(from, step)].into_iter().chain(window).collect());
            }
        }
        question(Ask::After, vec!["node", "alpha", "beta"], 0, rows)
    }

    fn passes(&self) -> Question {
        let mut rows: Vec<Vec<Cell>> = Vec::new();
        for (step, event) in self.events() {
            match event {
                Event::Pass { number, alpha, beta } => {
                    let [alpha, beta] = [alpha, beta].map(|end| self.end(end, step));
                    rows.push(vec![
                        plain(number.to_string(), step),
                        alpha,
                        beta,
                        plain(String::new(), step),
                    ]);
                }
                Event::Leave { node: NodeId::ROOT, value, .. } => {
                    if let Some(row) = rows.last_mut() {
                        row[3] = self.value(value, step);
                    }
                }
                _ => {}
            }
        }
        let columns = vec!["pass", "alpha", "beta", "value"];
        question(Ask::Passes, columns, 1, rows)
    }

    /// The table of steps, without the columns that have words of the trace, and without the step
    /// that only ends the search.
    fn steps(&self) -> Question {
        let steps: Vec<usize> = (1..=self.run.recording().steps()).collect();
        let table = Table::of(self.run, &steps, &[]);
        let is_asked = |column: &str| !["step", "events", "because"].contains(&column);
        let columns: Vec<_> =
            table.columns().iter().copied().filter(|column| is_asked(column)).collect();
        let mut rows: Vec<Vec<Cell>> = Vec::new();
        for (step, row) in (1..).zip(table.rows()) {
            let cells = table.columns().iter().zip(row).filter(|(column, _)| is_asked(column));
            rows.push(cells.map(|(_, text)| plain(text, step)).collect());
        }
        // Its node is there.
        let is_end = |row: &Vec<Cell>| row.iter().filter(|cell| !cell.text.is_empty()).count() <= 1;
        if rows.last().is_some_and(is_end) {
            rows.pop();
        }
        question(Ask::Steps, columns, 0, rows)
    }

    /// The states in OPEN after each step.
    fn open(&self) -> Question {
        let mut open = OpenList::of(self.run);
        let mut rows = Vec::new();
        for step in 1..=self.run.recording().steps() {
            open.take(step);
            let names =
                [open.called(|node| self.run.name(node)), open.called(|it| self.run.letters(it))];
            let names = names.into_iter().flatten().collect();
            let states = Cell { text: open.to_string(), names, step };
            rows.push(vec![plain(step.to_string(), step), states]);
        }
        // Nothing is left after the step that ends the search.
        rows.retain(|row| !row[1].text.is_empty());
        question(Ask::Open, vec!["step", "open"], 1, rows)
    }
}

fn question(ask: Ask, columns: Vec<&'static str>, given: usize, rows: Vec<Vec<Cell>>) -> Question {
    let choices = columns.iter().map(|column| words::alike(column)).collect();
    let of_row = if ask == Ask::Result { columns.len() } else { 1 };
    let (points, extra) = (rows.len() * of_row, [Ask::After, Ask::Open].contains(&ask));
    Question { ask, columns, choices, given, rows, points, extra }
}

fn plain(text: String, step: usize) -> Cell {
    Cell { text, names: Vec::new(), step }
}
