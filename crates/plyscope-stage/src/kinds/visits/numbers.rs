//! The visits of a node: as the words of the state, and as they are shown.

use plyscope::mcts::Visits;
use plyscope::{NodeId, Unit};

use crate::draw::painter::Ink;
use crate::record::state::{NodeNumbers, State};
use crate::show::moment::Moment;
use crate::show::own_numbers::OwnNumbers;
use crate::show::sentence::{Sentence, shown_mean};
use crate::trace::values::Number;

/// The display of visits.
pub(super) struct VisitNumbers;

/// Returns these visits as the numbers of a node.
#[inline(always)]
pub(super) fn written(Visits { count, total }: Visits) -> NodeNumbers {
    NodeNumbers::Own([count, total as u32, (total >> 32) as u32])
}

/// Reads the visits from the words of a node.
fn read([count, low, high]: [u32; 3]) -> Visits {
    Visits { count, total: (u64::from(high) << 32 | u64::from(low)) as i64 }
}

/// Returns the visits of a node in Monte Carlo tree search, if it has any at this moment.
pub fn visits_of(state: &State, node: NodeId) -> Option<Visits> {
    match state.node_numbers(node) {
        NodeNumbers::Own(words) => Some(read(words)),
        _ => None,
    }
}

/// Returns the visits and their mean as data.
pub(super) fn fields(words: [u32; 3], unit: Unit) -> Vec<(&'static str, Number)> {
    let visits = read(words);
    let mean = (visits.count > 0).then(|| visits.total as f64 / f64::from(visits.count));
    let mean = mean.map(|mean| ("mean", Number::of_mean(mean, unit)));
    [Some(("visits", Number::Whole(visits.count.into()))), mean].into_iter().flatten().collect()
}

/// Returns the visits of a node at the moment; none before the first.
pub(super) fn visits_now(moment: &Moment<'_>, node: NodeId) -> Visits {
    visits_of(moment.state, node).unwrap_or_default()
}

impl OwnNumbers for VisitNumbers {
    fn lines(&self, words: [u32; 3], unit: Unit) -> Vec<(String, Ink)> {
        let Visits { count, total } = read(words);
        let mean = shown_mean(count, total, unit).unwrap_or_default();
        vec![(format!("n {count}"), Ink::Ink), (format!("Ø {mean}"), Ink::Ink)]
    }

    /// Returns the share of the root's visits.
    fn edge_share(&self, words: [u32; 3], root: [u32; 3]) -> Option<f32> {
        Some(read(words).count as f32 / read(root).count as f32)
    }

    fn facts(&self, words: [u32; 3], unit: Unit) -> Vec<Sentence> {
        let Visits { count, total } = read(words);
        let mean = shown_mean(count, total, unit).unwrap_or_default();
        vec![Sentence::new("fact.visits").number("visits", count).word("mean", mean)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn totals_of_either_sign_are_kept() {
        for total in [0, 1, -1, 5_000_000_000, -5_000_000_000, i64::MIN, i64::MAX] {
            let visits = Visits { count: u32::MAX, total };
            let NodeNumbers::Own(words) = written(visits) else {
                panic!("no numbers of their own")
            };
            assert_eq!(read(words), visits);
        }
    }

    #[test]
    fn visits_and_their_mean_are_written() {
        let NodeNumbers::Own(words) = written(Visits { count: 3, total: -50 }) else {
            panic!("no numbers of their own");
        };
        let lines = VisitNumbers.lines(words, Unit::decimals(1)).into_iter().map(|(text, _)| text);
        assert_eq!(lines.collect::<Vec<_>>(), ["n 3", "Ø −1.67"]);
        assert_eq!(VisitNumbers.short(words, Unit::decimals(1)).unwrap().0, "n 3");
    }
}
