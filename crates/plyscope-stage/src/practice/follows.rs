//! What follows from the first mistake in an answer, one step later.

use plyscope::alpha_beta::Cut;
use plyscope::mistakes::{Exercise, Procedure};
use plyscope::{NodeId, Path, Player, Value, Window};

use super::next;
use super::question::{Ask, Question};
use super::worked::Worked;
use crate::run::Run;
use crate::show::sentence::{Arg, Sentence};

/// Returns what the first mistake in an answer leads to one step later, in the same tree: of a value, at
/// the parent; of a window, below the node; of a node that is said to be cut off, at its parent; of a
/// leaf, at its parent, if it is left out; of a step or a pass, at the next one. `None` for other
/// mistakes, and where nothing is written.
///
/// ```
/// use plyscope_stage::Run;
/// use plyscope_stage::practice::{follows, questions};
///
/// let mut run = Run::open("minimax", "[[3,12,8],[2,4,6]]")?;
/// run.record_all();
/// let values = &questions(&run)[0];
/// // The root is worth 3, and its second child 2.
/// let answer = [["e", "3"], ["1", "3"], ["2", "6"]].map(|row| row.map(str::to_owned).to_vec());
/// let sentence = follows(&run, values, &answer).unwrap();
/// assert_eq!(sentence.key, "practice.follows.value");
/// # Ok::<(), plyscope_stage::RunError>(())
/// ```
pub fn follows(run: &Run, question: &Question, answer: &[Vec<String>]) -> Option<Sentence> {
    let (row, column) = question.mark(answer).first?;
    let written = |column: usize| answer.get(row).and_then(|cells| cells.get(column));
    let is_value = question.columns[column] == "value";
    let worked = Worked::of(run);
    match question.ask {
        Ask::Values | Ask::Returned | Ask::Windows if is_value => {
            let node = worked.find(&question.rows.get(row)?[0].text)?;
            worked.with_value(node, worked.read(written(column)?)?)
        }
        Ask::Windows | Ask::After if question.columns[column] != "node" => {
            let cells = question.rows.get(row)?;
            let node = worked.find(&cells[0].text)?;
            let own = (worked.read(written(1)?)?, worked.read(written(2)?)?);
            let right = (worked.read(&cells[1].text)?, worked.read(&cells[2].text)?);
            let [own, right] = [own, right].map(|(alpha, beta)| Window { alpha, beta });
            worked.with_window(node, question.ask, own, right)
        }
        Ask::Cut => {
            let mut nodes = answer.iter().filter_map(|cells| cells.first());
            let is_written = |text: &&String| !text.trim().is_empty();
            worked.without(worked.find(nodes.by_ref().filter(is_written).nth(row)?)?)
        }
        Ask::Leaves => worked.with_leaves(row, answer),
        Ask::Steps | Ask::Passes => {
            next::follows(&worked, question, row, answer.get(row)?, question.columns[column])
        }
        _ => None,
    }
}

impl Worked<'_> {
    /// Returns what follows where a leaf is left out, or another one is looked at.
    fn with_leaves(&self, row: usize, answer: &[Vec<String>]) -> Option<Sentence> {
        let cells = || answer[row.min(answer.len())..].iter().filter_map(|cells| cells.first());
        let written = cells().next().and_then(|cell| self.read(cell));
        let exercise = Exercise::of(self.run.game()).ok()?;
        let is_looked_at =
            |leaf: &Path| self.leaves.iter().any(|node| self.topology.path(*node) == *leaf);
        if let Some(value) = written
            && let [leaf] = exercise.leaves_worth(value).collect::<Vec<_>>()[..]
            && !is_looked_at(leaf)
        {
            return Some(Sentence::new("practice.follows.leaf").with("node", self.node_at(leaf)));
        }
        // Who writes it later has only another order.
        let left_out = *self.leaves.get(row)?;
        let value = *self.returned.get(&left_out)?;
        let is_later = cells().any(|cell| self.read(cell) == Some(value));
        if is_later { None } else { self.without(left_out) }
    }

    /// Returns what a node is worth by its children, of which one may have another value, or none.
    fn worth(&self, node: NodeId, other: NodeId, value: Option<Value>) -> Option<Value> {
        let of_child = |child: NodeId| match child == other {
            true => value,
            false => self.returned.get(&child).copied(),
        };
        let values = self.topology.children(node).iter().filter_map(of_child);
        match self.topology.player(node) {
            Player::Max => values.max(),
            Player::Min => values.min(),
        }
    }

    /// Returns the parent of a node and what it returned, if that is the best of its children.
    fn above(&self, node: NodeId) -> Option<(NodeId, Value)> {
        let parent =
            self.topology.parent(node).filter(|parent| !self.topology.is_chance(*parent))?;
        let value = *self.returned.get(&parent)?;
        let own = self.returned.get(&node).copied();
        (self.worth(parent, node, own) == Some(value)).then_some((parent, value))
    }

    fn with_value(&self, node: NodeId, value: Value) -> Option<Sentence> {
        let (parent, right) = self.above(node)?;
        let worth = self.worth(parent, node, Some(value))?;
        if worth == right {
            return Some(self.told("practice.follows.value.same", "parent", parent));
        }
        let value = Arg::of_value(worth, self.run.unit());
        Some(self.told("practice.follows.value", "parent", parent).with("worth", value))
    }

    fn without(&self, node: NodeId) -> Option<Sentence> {
        // Below a node that is cut off, nothing returns.
        self.returned.get(&node)?;
        let (parent, right) = self.above(node)?;
        let worth = self.worth(parent, node, None)?;
        let key = match worth == right {
            true => "practice.follows.without.same",
            false => "practice.follows.without",
        };
        let sentence = self.told(key, "node", node).with("parent", self.node(parent));
        Some(sentence.with("worth", Arg::of_value(worth, self.run.unit())))
    }

    /// What another window leads to: of a node, or after a child of it at the next one.
    fn with_window(&self, node: NodeId, ask: Ask, own: Window, right: Window) -> Option<Sentence> {
        let Procedure::AlphaBeta(cut) = self.run.search().known_mistakes()? else { return None };
        let node = match ask {
            Ask::After => {
                let siblings = self.topology.children(self.topology.parent(node)?);
                let next = siblings.iter().find(|sibling| sibling.0 > node.0)?;
                match (is_closed(own, cut), is_closed(right, cut)) {
                    (true, false) => {
                        return Some(self.told("practice.follows.missed", "node", next));
                    }
                    (false, true) => {
                        return Some(self.told("practice.follows.extra", "node", next));
                    }
                    (true, true) => return None,
                    (false, false) => next,
                }
            }
            _ => node,
        };
        let exercise = Exercise::of(self.run.game()).ok()?;
        let path = self.topology.path(node);
        let leaves = |window| exercise.leaves_within(&path, window, cut);
        let (own, right) = (leaves(own)?, leaves(right)?);
        let only = |some: &[Path], others: &[Path]| {
            some.iter().find(|leaf| !others.contains(leaf)).cloned()
        };
        let told = |key, leaf: Path| Sentence::new(key).with("node", self.node_at(&leaf));
        Some(match (only(&right, &own), only(&own, &right)) {
            (Some(leaf), _) => told("practice.follows.missed", leaf),
            (None, Some(leaf)) => told("practice.follows.extra", leaf),
            (None, None) => Sentence::new("practice.follows.window.same"),
        })
    }

    fn told(&self, key: &'static str, name: &'static str, node: NodeId) -> Sentence {
        Sentence::new(key).with(name, self.node(node))
    }

    /// Returns a node by its path, whether it was generated or not.
    pub(super) fn node_at(&self, path: &Path) -> Arg {
        match self.topology.node_at(path) {
            Some(node) => self.node(node),
            None => Arg::Node { node: path.to_string(), name: None },
        }
    }

    fn node(&self, node: NodeId) -> Arg {
        Arg::Node { node: self.place(node), name: self.run.name(node) }
    }
}

/// Returns `true` if nothing more is looked at within a window.
fn is_closed(window: Window, cut: Cut) -> bool {
    match cut {
        Cut::AtEquality => window.alpha >= window.beta,
        Cut::PastEquality => window.alpha > window.beta,
    }
}
