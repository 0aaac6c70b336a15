//! Runs that are the same on every platform, each with a number made of all
//! that it says.

use plyscope::{AnyGame, AnySearch, Event, Line, Outcome};

/// A game, options, and the digest of the run's events.
type Known = (&'static str, &'static [(&'static str, &'static str)], u64);

pub(crate) const RUNS: [Known; 5] = [
    ("[[3,12,8],[2,4,6],[14,5,2]]", &[], 0x0988_5fb5_4246_68b5),
    (
        "min:[[0.5,[inf,-1]],[-inf,[2,[3,0.25]]],[[1,2],[4,-3]]]",
        &[("exploration", "0.7"), ("seed", "3")],
        0xfdb1_9470_dbb0_5edc,
    ),
    ("tic-tac-toe", &[("iterations", "3000"), ("seed", "12345678901234")], 0xf054_1974_79e0_e75c),
    ("random:branching=4,depth=8,seed=5", &[("iterations", "5000")], 0x07a8_ee69_5017_3c23),
    ("connect-four", &[("iterations", "500"), ("depth", "9")], 0xcb1d_ed24_e3d2_19a4),
];

/// Returns the digest of a run: FNV-1a of its events and their lines.
pub(crate) fn digest(game: &str, options: &[(&str, &str)]) -> u64 {
    let game: AnyGame = game.parse().unwrap();
    let mut search =
        AnySearch::builder("mcts", game).options(options.iter().copied()).build().unwrap();
    let mut digest = 0xcbf2_9ce4_8422_2325;
    while search.step(&mut |line: Line, event: Event<'_>| {
        let text = match event {
            Event::Done { outcome } => end(outcome),
            event => format!("{event:?}"),
        };
        for byte in format!("{line} {text}").bytes() {
            digest = (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }) {}
    digest
}

/// Returns the text of the end of a run. It is that of the digests, whatever the fields of an
/// outcome are called.
fn end(outcome: &Outcome) -> String {
    let Outcome { bounds, best, line, reason, counts, mean, .. } = outcome;
    let (nodes, leaves, evaluations) = (counts.nodes, counts.leaves, counts.evaluations);
    let (cutoffs, expansions) = (counts.cutoffs, counts.get("expansions"));
    let playouts = counts.get("playouts").unwrap();
    let total = mean.unwrap().total;
    format!(
        "Done {{ outcome: Outcome {{ bounds: {bounds:?}, best: {best:?}, line: {line:?}, \
         reason: {reason:?}, counts: Counts {{ nodes: {nodes}, leaves: {leaves}, \
         evaluations: {evaluations}, cutoffs: {cutoffs}, pops: None, open_max: None, \
         expansions: {expansions:?}, passes: None, tests: None, researches: None, \
         playouts: Some(Playouts {{ count: {playouts}, total: {total} }}) }} }} }}"
    )
}
