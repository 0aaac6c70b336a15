//! The counts of all searches and their names.

use plyscope::{ALGORITHMS, CountSpec, Counts};

/// The counts that a search has of some games only.
pub(super) const OF_SOME_GAMES: [&str; 3] = ["ahead", "least_expansions", "wrong_moves"];

/// Returns the counts of all searches, in the order in which they are printed.
pub fn all_counts() -> Vec<CountSpec> {
    let mut all = Counts::COMMON.to_vec();
    all.push(Counts::AHEAD);
    for spec in ALGORITHMS.iter().flat_map(|algorithm| algorithm.counts) {
        if !all.contains(spec) {
            all.push(*spec);
        }
    }
    all
}
