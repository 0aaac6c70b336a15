//! The proof and disproof number of a node: as the words of the state, and as they are shown.

use plyscope::{NodeId, Proof, Siblings, Unit};

use crate::draw::painter::Ink;
use crate::record::state::{NodeNumbers, State};
use crate::show::own_numbers::OwnNumbers;
use crate::show::sentence::Sentence;
use crate::trace::values::Number;

/// The display of proof and disproof numbers.
pub(super) struct ProofNumbers;

/// Returns these numbers as those of a node.
pub(super) fn written(Proof { proof, disproof }: Proof) -> NodeNumbers {
    NodeNumbers::Own([0, proof, disproof])
}

/// Reads the numbers from the words of a node.
fn read([_, proof, disproof]: [u32; 3]) -> Proof {
    Proof { proof, disproof }
}

/// Returns the proof and disproof number of a node in proof-number search, if it has them at this
/// moment.
pub fn proof_of(state: &State, node: NodeId) -> Option<Proof> {
    match state.node_numbers(node) {
        NodeNumbers::Own(words) => Some(read(words)),
        _ => None,
    }
}

/// Returns those of siblings that have such numbers, with these.
pub(super) fn proofs_of(state: &State, nodes: Siblings) -> impl Iterator<Item = (NodeId, Proof)> {
    nodes.iter().filter_map(|node| Some((node, proof_of(state, node)?)))
}

/// Returns both numbers as data, by the names that a trace has for them.
pub(super) fn fields(words: [u32; 3]) -> Vec<(&'static str, Number)> {
    let Proof { proof, disproof } = read(words);
    vec![("proof", Number::count(proof)), ("disproof", Number::count(disproof))]
}

/// Returns a proof or disproof number as it is shown.
pub(super) fn shown_number(number: u32) -> String {
    if number == Proof::INFINITE { "∞".to_owned() } else { number.to_string() }
}

impl OwnNumbers for ProofNumbers {
    fn lines(&self, words: [u32; 3], _: Unit) -> Vec<(String, Ink)> {
        let Proof { proof, disproof } = read(words);
        [("p", proof), ("d", disproof)]
            .map(|(which, number)| (format!("{which} {}", shown_number(number)), Ink::Ink))
            .into()
    }

    /// Returns both: neither number says much without the other.
    fn short(&self, words: [u32; 3], _: Unit) -> Option<(String, Ink)> {
        let Proof { proof, disproof } = read(words);
        Some((format!("{} · {}", shown_number(proof), shown_number(disproof)), Ink::Ink))
    }

    fn is_below_leaves(&self) -> bool {
        true
    }

    fn is_disproved(&self, words: [u32; 3]) -> bool {
        read(words) == Proof::DISPROVED
    }

    fn facts(&self, words: [u32; 3], _: Unit) -> Vec<Sentence> {
        vec![match read(words) {
            Proof::PROVED => Sentence::new("fact.proved"),
            Proof::DISPROVED => Sentence::new("fact.disproved"),
            Proof { proof, disproof } => {
                Sentence::new("fact.proof").number("proof", proof).number("disproof", disproof)
            }
        }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_numbers_are_written() {
        let NodeNumbers::Own(words) = written(Proof { proof: 2, disproof: Proof::INFINITE }) else {
            panic!("no numbers of their own");
        };
        let lines = ProofNumbers.lines(words, Unit::ONE).into_iter().map(|(text, _)| text);
        assert_eq!(lines.collect::<Vec<_>>(), ["p 2", "d ∞"]);
        assert_eq!(ProofNumbers.short(words, Unit::ONE).unwrap().0, "2 · ∞");
    }
}
