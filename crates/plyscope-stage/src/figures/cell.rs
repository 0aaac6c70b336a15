//! The cells of the table of steps.

use plyscope::Value;

use crate::sentence::shown;

/// A cell.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Cell {
    Nothing,
    Text(String),
    /// A number as in a trace; `inf` is infinite.
    Number(String),
    Value(Value),
}

impl Cell {
    /// Returns the cell as programs read it, as in a trace.
    pub(super) fn plain(&self, decimals: u8) -> String {
        match self {
            Cell::Nothing => String::new(),
            Cell::Text(text) | Cell::Number(text) => text.clone(),
            Cell::Value(value) => value.display(decimals).to_string(),
        }
    }

    /// Returns the cell as people read it, with `∞` and a real minus sign.
    pub(super) fn shown(&self, decimals: u8) -> String {
        match self {
            Cell::Value(value) => shown(*value, decimals),
            Cell::Number(number) => number.replace("inf", "∞").replace('-', "−"),
            other => other.plain(decimals),
        }
    }
}
