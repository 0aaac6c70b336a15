//! The payoffs of a node: as the words of the state, and as they are shown.

use plyscope::{NodeId, Payoffs, Unit, Value};

use crate::draw::painter::Ink;
use crate::record::state::NodeNumbers;
use crate::show::moment::Moment;
use crate::show::own_numbers::OwnNumbers;
use crate::show::sentence::{Sentence, shown_payoffs};
use crate::trace::values::Number;

/// The display of payoffs.
pub(super) struct PayoffNumbers;

/// Returns these payoffs as the numbers of a node.
#[inline(always)]
pub(super) fn written(payoffs: Payoffs) -> NodeNumbers {
    NodeNumbers::Own(payoffs.values().map(|value| value.units() as u32))
}

/// Reads the payoffs from the words of a node.
fn read(words: [u32; 3]) -> Payoffs {
    Payoffs::new(words.map(|word| Value::new(word as i32)))
}

/// Returns the payoffs of a node at a moment, if it has any.
pub(super) fn payoffs_now(moment: &Moment<'_>, node: NodeId) -> Option<Payoffs> {
    match moment.state.node_numbers(node) {
        NodeNumbers::Own(words) => Some(read(words)),
        _ => None,
    }
}

/// Returns the payoffs as data, by the names that a trace has for them.
pub(super) fn fields(words: [u32; 3], unit: Unit) -> Vec<(&'static str, Number)> {
    let names = ["first", "second", "third"].into_iter();
    names.zip(read(words).values()).map(|(name, value)| (name, Number::of(value, unit))).collect()
}

impl OwnNumbers for PayoffNumbers {
    fn lines(&self, words: [u32; 3], unit: Unit) -> Vec<(String, Ink)> {
        vec![(shown_payoffs(read(words), unit), Ink::Ink)]
    }

    fn facts(&self, words: [u32; 3], unit: Unit) -> Vec<Sentence> {
        vec![Sentence::new("fact.payoffs").word("payoffs", shown_payoffs(read(words), unit))]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payoffs_are_written_with_their_signs_and_unit() {
        let NodeNumbers::Own(words) = written(Payoffs::new([15, -20, 0].map(Value::new))) else {
            panic!("no numbers of their own");
        };
        assert_eq!(PayoffNumbers.lines(words, Unit::decimals(1))[0].0, "(1.5,−2,0)");
    }
}
