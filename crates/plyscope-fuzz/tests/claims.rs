//! Nothing is told or drawn as proved that isn't, at the ends of random runs of all searches, options
//! and games.

use std::collections::BTreeMap;

use plyscope::ALGORITHMS;
use plyscope_fuzz::ended_as_claimed;

#[test]
fn a_proof_is_claimed_only_where_there_is_one() {
    let wanted = 10_000;
    let mut ends: BTreeMap<&str, usize> = BTreeMap::new();
    for name in (0..).filter_map(ended_as_claimed).take(wanted) {
        *ends.entry(name).or_default() += 1;
    }
    println!("{ends:?}");
    for algorithm in ALGORITHMS {
        let found = ends.get(algorithm.name).copied().unwrap_or_default();
        assert!(found >= wanted / 60, "{}: {found} ends", algorithm.name);
    }
}
