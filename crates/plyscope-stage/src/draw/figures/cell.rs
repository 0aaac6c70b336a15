//! The cells of the table of steps.

use plyscope::{Unit, Value};

use crate::show::sentence::{shown, shown_end};

/// A cell.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Cell {
    Nothing,
    Text(String),
    /// A number as in a trace; `inf` is infinite.
    Number(String),
    Value(Value),
    /// An end of a window.
    End(Value),
}

impl Cell {
    /// Returns the cell as programs read it, as in a trace.
    pub(super) fn plain(&self, unit: Unit) -> String {
        match self {
            Cell::Nothing => String::new(),
            Cell::Text(text) | Cell::Number(text) => text.clone(),
            Cell::Value(value) | Cell::End(value) => value.display(unit).to_string(),
        }
    }

    /// Returns the cell as a spreadsheet takes it. A text that would be a formula there begins with
    /// an apostrophe; a number is one, with its minus sign.
    pub(super) fn for_spreadsheet(&self, unit: Unit) -> String {
        let plain = self.plain(unit);
        match self {
            Cell::Text(_) if plain.starts_with(['=', '+', '-', '@', '\t', '\r']) => {
                format!("'{plain}")
            }
            _ => plain,
        }
    }

    /// Returns the cell as people read it, with `∞` and a real minus sign.
    pub(super) fn shown(&self, unit: Unit) -> String {
        match self {
            Cell::End(value) => shown_end(*value, unit),
            Cell::Value(value) => shown(*value, unit),
            Cell::Number(number) => number.replace("inf", "∞").replace('-', "−"),
            other => other.plain(unit),
        }
    }
}
