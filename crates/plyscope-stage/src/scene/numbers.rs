//! A node's numbers as text.

use plyscope::{Bound, Player, Proof, Value};

use crate::painter::Ink;
use crate::sentence::shown_number;
use crate::{NodeNumbers, shown, shown_mean};

fn bounded(number: Value, bound: Bound, decimals: u8) -> String {
    let sign = match bound {
        Bound::Exact => "",
        Bound::Lower => "≥ ",
        Bound::Upper => "≤ ",
    };
    format!("{sign}{}", shown(number, decimals))
}

/// Returns the numbers in the order of reading, each with its role; the first is the one to keep if
/// there isn't room for all.
pub(super) fn lines(numbers: NodeNumbers, decimals: u8) -> Vec<(String, Ink)> {
    match numbers {
        NodeNumbers::None => Vec::new(),
        NodeNumbers::Window { alpha, beta, value: best } => {
            let best = best.map(|best| (shown(best, decimals), Ink::Ink));
            let alpha = (format!("α {}", shown(alpha, decimals)), Ink::Alpha);
            let beta = (format!("β {}", shown(beta, decimals)), Ink::Beta);
            best.into_iter().chain([alpha, beta]).collect()
        }
        NodeNumbers::Test { asker, than, value: best } => {
            let best = best.map(|best| (shown(best, decimals), Ink::Ink));
            let (sign, ink) = match asker {
                Player::Max => ('>', Ink::Alpha),
                Player::Min => ('<', Ink::Beta),
            };
            let question = (format!("{sign} {}?", shown(than, decimals)), ink);
            [question].into_iter().chain(best).collect()
        }
        NodeNumbers::Merit(number, bound) | NodeNumbers::Value(number, bound) => {
            vec![(bounded(number, bound, decimals), Ink::Ink)]
        }
        NodeNumbers::Interval { lower, upper } if lower == upper => {
            vec![(shown(lower, decimals), Ink::Ink)]
        }
        NodeNumbers::Interval { lower, upper } => {
            vec![(format!("{}..{}", shown(lower, decimals), shown(upper, decimals)), Ink::Ink)]
        }
        NodeNumbers::Proof(Proof { proof, disproof }) => [("p", proof), ("d", disproof)]
            .map(|(which, number)| (format!("{which} {}", shown_number(number)), Ink::Ink))
            .into(),
        NodeNumbers::Visits { visits, total } => {
            let mean = shown_mean(visits, total, decimals).unwrap_or_default();
            vec![(format!("n {visits}"), Ink::Ink), (format!("Ø {mean}"), Ink::Ink)]
        }
    }
}

/// Returns the text that fits under a mark.
pub(super) fn short(numbers: NodeNumbers, decimals: u8) -> Option<(String, Ink)> {
    match numbers {
        // Neither number says much without the other.
        NodeNumbers::Proof(Proof { proof, disproof }) => {
            Some((format!("{} · {}", shown_number(proof), shown_number(disproof)), Ink::Ink))
        }
        _ => lines(numbers, decimals).into_iter().next(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_in_a_book() {
        let written = |numbers| {
            let lines = lines(numbers, 1).into_iter().map(|(text, _)| text);
            lines.collect::<Vec<_>>().join("|")
        };
        let (low, high) = (Value::new(-25), Value::INF);
        assert_eq!(written(NodeNumbers::Value(low, Bound::Exact)), "−2.5");
        assert_eq!(written(NodeNumbers::Value(low, Bound::Upper)), "≤ −2.5");
        assert_eq!(written(NodeNumbers::Merit(high, Bound::Upper)), "≤ ∞");
        assert_eq!(written(NodeNumbers::Merit(-high, Bound::Lower)), "≥ −∞");
        assert_eq!(written(NodeNumbers::Interval { lower: low, upper: high }), "−2.5..∞");
        assert_eq!(written(NodeNumbers::Interval { lower: low, upper: low }), "−2.5");
        let test = |asker, value| NodeNumbers::Test { asker, than: Value::new(50), value };
        assert_eq!(written(test(Player::Max, None)), "> 5?");
        assert_eq!(written(test(Player::Min, Some(Value::ZERO))), "< 5?|0");
        let window = |value| NodeNumbers::Window { alpha: low, beta: high, value };
        assert_eq!(written(window(None)), "α −2.5|β ∞");
        assert_eq!(written(window(Some(Value::ZERO))), "0|α −2.5|β ∞");
        let proof = NodeNumbers::Proof(Proof { proof: 2, disproof: Proof::INFINITE });
        assert_eq!(written(proof), "p 2|d ∞");
        assert_eq!(short(proof, 1).unwrap().0, "2 · ∞");
        assert_eq!(short(window(Some(Value::ZERO)), 1).unwrap().0, "0");
    }
}
