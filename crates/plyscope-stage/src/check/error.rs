//! Why there is nothing to check.

use crate::run::RunError;

/// The reason why there is nothing to check.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CheckError {
    /// Reading fails.
    #[error(transparent)]
    Read(#[from] std::io::Error),
    /// A line can't be read.
    #[error(transparent)]
    Line(#[from] LineError),
    /// Nothing is said.
    #[error(
        "nothing is said: there are no leaves, no nodes that are entered or left, and no steps"
    )]
    Nothing,
    /// The search tells of no leaf.
    #[error(
        "there is nothing to compare: this search looks at no leaves one after the other; tell of its steps, \
         with `step NODE` or more of what its table of steps has"
    )]
    NoLeaves,
    /// There is no such game or search.
    #[error(transparent)]
    Run(#[from] RunError),
    /// Whoever asked for the check has ended it.
    #[error("the check was ended before it was done")]
    Stopped,
    /// A line is about a node that the game doesn't have.
    #[error(transparent)]
    Node(#[from] plyscope::told::UnknownNode),
}

/// A line that can't be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {why}: `{text}`")]
pub struct LineError {
    /// Counted from 1.
    pub line: usize,
    /// The line.
    pub text: String,
    pub(super) why: &'static str,
}
