//! The panel of the call stack, with the values so far.

use serde::Serialize;

use crate::kinds::shared::calls::{StackRow, calls, stack_rows};
use crate::show::moment::Moment;

/// The nodes on the path from the root.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StackPanel {
    /// `stack`.
    #[cfg_attr(test, ts(type = "\"stack\""))]
    pub kind: &'static str,
    /// The nodes, the root first.
    pub rows: Vec<StackRow>,
}

pub(super) fn panel(moment: &Moment<'_>) -> StackPanel {
    StackPanel { kind: "stack", rows: stack_rows(moment, &calls(moment), false) }
}
