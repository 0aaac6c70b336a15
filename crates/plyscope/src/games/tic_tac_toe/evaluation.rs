//! The values of positions.

use super::position::{LINES, Position, has_line};
use crate::{Interval, Value};

/// What a position is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Evaluation {
    /// The outcome, and 0 as long as there is none.
    Outcome,
    /// The lines that are open to X less those open to O, and more for a win.
    Lines(Win),
}

/// The worth of a win where lines are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Win {
    /// 9, more than any number of lines.
    Nine,
    /// The greatest value of all.
    Infinite,
    /// A win counts no more than its lines.
    Nothing,
}

impl Win {
    /// In the order of the enumeration.
    pub(super) const NAMES: &[&str] = &["9", "inf", "none"];

    pub(super) fn named(word: &str) -> Win {
        match word {
            "inf" => Win::Infinite,
            "none" => Win::Nothing,
            _ => Win::Nine,
        }
    }
}

impl Evaluation {
    /// Returns the value of a position that X has won, if a win has one of its own.
    fn win(self) -> Option<Value> {
        match self {
            Evaluation::Outcome => Some(Value::new(1)),
            Evaluation::Lines(Win::Nine) => Some(Value::new(9)),
            Evaluation::Lines(Win::Infinite) => Some(Value::INF),
            Evaluation::Lines(Win::Nothing) => None,
        }
    }

    /// Returns the value of a position. Where play goes on after a line, both sides may have one:
    /// then neither has won.
    pub(super) fn value(self, position: Position) -> Value {
        match (self.win(), has_line(position.x), has_line(position.o)) {
            (Some(win), true, false) => return win,
            (Some(win), false, true) => return -win,
            _ => {}
        }
        match self {
            Evaluation::Outcome => Value::ZERO,
            // On a full board without a winner, no line is open.
            Evaluation::Lines(_) => {
                let open = |others: u16| LINES.iter().filter(|line| *line & others == 0).count();
                Value::new(open(position.o) as i32 - open(position.x) as i32)
            }
        }
    }

    /// Returns the range of the finite values.
    pub(super) fn range(self) -> Option<Interval> {
        let lines = Value::new(LINES.len() as i32);
        let most = self.win().filter(|win| win.is_finite()).unwrap_or(lines);
        Interval::new(-most, most)
    }
}
