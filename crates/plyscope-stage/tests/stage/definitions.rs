//! Tests that sentences explain a term once in a run, the first time that it occurs.

use std::collections::BTreeMap;

use plyscope_stage::{Moment, Run, narrate};

/// The sentences with an explanation, and those without it that take their place later. A reason
/// is a sentence of its own, so that later there is none.
const EXPLAINED: &[(&str, &str)] = &[
    ("enter.open", "enter.open.brief"),
    ("memory.hit", "memory.hit.brief"),
    ("reason.2", ""),
    ("reason.3", ""),
    ("select", "select.brief"),
    ("live.pop.best", "live.pop.best.brief"),
    ("live.sum.matrix", "live.sum"),
    ("choose.unvisited", "choose.unvisited.brief"),
    ("backup.visits", "backup.visits.brief"),
];

fn keys(run: &Run, moment: &Moment<'_>) -> Vec<String> {
    narrate(run, moment).text.iter().map(|sentence| sentence.key.to_string()).collect()
}

/// The sentences of a run in order, step by step or part by part.
fn told(run: &mut Run, by_part: bool) -> Vec<String> {
    let mut told = Vec::new();
    for step in 1..=run.recording().steps() {
        let parts = if by_part { run.recording().parts(step).len() } else { 0 };
        run.recording_mut().seek(step);
        if parts < 2 {
            told.extend(keys(run, &run.moment()));
        }
        for part in (1..=parts).filter(|_| parts > 1) {
            run.recording_mut().seek_part(step, part);
            let mut moment = run.moment();
            run.narrow(&mut moment);
            told.extend(keys(run, &moment));
        }
    }
    told
}

#[test]
fn a_term_is_explained_the_first_time() {
    let (mut explained, mut brief) = (BTreeMap::new(), BTreeMap::new());
    let searches = [
        "minimax",
        "alpha-beta",
        "ab-node-value",
        "scout",
        "nega-scout",
        "mtd",
        "sss-star",
        "dual-star",
        "proof-number",
        "b-star",
        "mcts",
        "branch-and-bound",
    ];
    for search in searches {
        for seed in 0..24 {
            let (branching, depth) = (2 + seed % 3, 2 + seed % 4);
            let game = match search {
                "branch-and-bound" => format!("tsp:random,cities={},seed={seed}", 4 + seed % 3),
                _ => format!("random:branching={branching},depth={depth},seed={seed},max=9"),
            };
            let Ok(mut run) = Run::open(search, &game) else { panic!("{search} of {game}") };
            run.record(20_000);
            for by_part in [false, true] {
                let told = told(&mut run, by_part);
                for &(long, short) in EXPLAINED {
                    let place = format!("{long} by {search} of {game}: {by_part}");
                    let count = told.iter().filter(|key| *key == long).count();
                    assert!(count <= 1, "{place}: {count}");
                    let at = told.iter().position(|key| key == long);
                    let later = told.iter().position(|key| key == short);
                    if let (Some(at), Some(later)) = (at, later) {
                        assert!(at < later, "{place}: {at} {later}");
                    }
                    *explained.entry(long).or_insert(0) += count;
                    *brief.entry(short).or_insert(0) += usize::from(later.is_some());
                }
            }
        }
    }
    for &(long, short) in EXPLAINED {
        assert!(explained[long] > 0 && (short.is_empty() || brief[short] > 0), "{long}");
    }
}
