//! The payoffs of a node: as the words of the state, and as they are shown.

use plyscope::{Payoffs, Unit, Value};

use crate::draw::painter::Ink;
use crate::record::state::NodeNumbers;
use crate::show::own_numbers::OwnNumbers;
use crate::show::sentence::{Sentence, shown};
use crate::trace::values::Number;

/// The display of payoffs.
pub(super) struct PayoffNumbers;

/// Returns these payoffs as the numbers of a node.
#[inline(always)]
pub(super) fn written(payoffs: Payoffs) -> NodeNumbers {
    NodeNumbers::Own(payoffs.values().map(|value| value.units() as u32))
}

/// Reads the payoffs from the words of a node.
pub(super) fn read(words: [u32; 3]) -> Payoffs {
    Payoffs::new(words.map(|word| Value::new(word as i32)))
}

/// Returns the payoffs as they are shown: `(1, 2, 6)`.
pub(super) fn text(payoffs: Payoffs, unit: Unit) -> String {
    format!("({})", payoffs.values().map(|value| shown(value, unit)).join(", "))
}

/// Returns the payoffs as data.
pub(super) fn fields(words: [u32; 3], unit: Unit) -> Vec<(&'static str, Number)> {
    let names = ["first", "second", "third"].into_iter();
    names.zip(read(words).values()).map(|(name, value)| (name, Number::of(value, unit))).collect()
}

impl OwnNumbers for PayoffNumbers {
    fn lines(&self, words: [u32; 3], unit: Unit) -> Vec<(String, Ink)> {
        vec![(text(read(words), unit), Ink::Ink)]
    }

    fn is_below_leaves(&self) -> bool {
        true
    }

    fn facts(&self, words: [u32; 3], unit: Unit) -> Vec<Sentence> {
        vec![Sentence::new("fact.payoffs").word("payoffs", text(read(words), unit))]
    }
}
