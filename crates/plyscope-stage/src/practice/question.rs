//! A question about a run, with its answer.

use serde::Serialize;

/// What a question asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// The value of each node above the leaves.
    Values,
    /// The value that each node above the leaves returns, if it returns one.
    Returned,
    /// The nodes that are cut off, in any order.
    Cut,
    /// The values of the leaves that are evaluated, in order.
    Leaves,
    /// What the game is worth, and the best move.
    Result,
    /// The best move.
    Move,
    /// The windows of nodes, in the order in which they are entered, and what they return.
    Windows,
    /// The window of a node after each of its children.
    After,
    /// The passes, and what they return.
    Passes,
    /// The node of each step, and its numbers.
    Steps,
    /// The states in OPEN after each step.
    Open,
}

impl Ask {
    /// All that is asked for.
    pub const ALL: [Ask; 11] = [
        Ask::Values,
        Ask::Returned,
        Ask::Cut,
        Ask::Leaves,
        Ask::Result,
        Ask::Move,
        Ask::Windows,
        Ask::After,
        Ask::Passes,
        Ask::Steps,
        Ask::Open,
    ];

    /// Returns the name by which it is written in links.
    pub const fn name(self) -> &'static str {
        match self {
            Ask::Values => "values",
            Ask::Returned => "returned",
            Ask::Cut => "cut",
            Ask::Leaves => "leaves",
            Ask::Result => "result",
            Ask::Move => "move",
            Ask::Windows => "windows",
            Ask::After => "after",
            Ask::Passes => "passes",
            Ask::Steps => "steps",
            Ask::Open => "open",
        }
    }
}

/// A question, with its answer as a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Question {
    /// What is asked for.
    pub ask: Ask,
    /// The names of the columns, which are those of the table of steps.
    pub columns: Vec<&'static str>,
    /// The words that a cell of each column may be; none in a column of other texts.
    pub choices: Vec<Vec<&'static str>>,
    /// The number of columns, from the left, that are not asked for.
    pub given: usize,
    /// The right answer, row by row.
    pub rows: Vec<Vec<Cell>>,
    /// The number of points: one for each row, or for the value and the move one for each.
    pub points: usize,
    /// `true` if it is asked only where it is asked for by name.
    pub extra: bool,
}

/// A cell of an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Cell {
    /// What is right, as it is shown.
    pub text: String,
    /// Other ways to write it: the name and the letters of a node, beside its place.
    pub names: Vec<String>,
    /// The step that makes it so, counted from 1.
    pub step: usize,
}
