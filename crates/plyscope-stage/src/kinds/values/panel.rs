//! The call stack, with the values so far.

use serde::Serialize;

use crate::kinds::shared::calls::{StackRow, calls, stack_rows};
use crate::moment::Moment;

/// The nodes on the path from the root.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StackPanel {
    /// `stack`.
    pub kind: &'static str,
    /// The root first.
    pub rows: Vec<StackRow>,
}

pub(super) fn panel(moment: &Moment<'_>) -> StackPanel {
    StackPanel { kind: "stack", rows: stack_rows(moment, &calls(moment), false) }
}
