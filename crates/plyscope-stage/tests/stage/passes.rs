//! The passes of MTD beside the tree and in it, at every moment.

use std::collections::BTreeSet;

use plyscope::{Event, NodeId, Unit};
use plyscope_stage::{
    NodeNumbers, Panel, PassRow, PassesPanel, Phase, Run, counters, node_facts, panel, shown,
};

const PLAAT: &str = "[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]";

fn run(game: &str, options: &[(&str, &str)]) -> Run {
    let mut run = Run::builder("mtd", game).options(options.iter().copied()).open().unwrap();
    run.record_all();
    run
}

fn rows(run: &Run) -> Vec<PassRow> {
    let Panel::Passes(PassesPanel { rows, earlier: 0, .. }) = panel(run, &run.moment()) else {
        panic!("no passes")
    };
    rows
}

fn written(row: &PassRow) -> String {
    let PassRow { number, gamma, infinite, found, lower, upper, met, leaves, reused, now } = row;
    let (gamma, lower, upper) = (&gamma.label, &lower.label, &upper.label);
    assert_eq!(
        *infinite,
        [("∞", "inf"), ("−∞", "neg-inf")]
            .iter()
            .find(|(end, _)| end == gamma)
            .map(|(_, name)| *name)
    );
    assert_eq!(*met, lower == upper);
    let found = found.unwrap_or("under way");
    let now = if *now { " *" } else { "" };
    format!("{number}: {gamma}? {found} {lower}..{upper}, {leaves} new, {reused} reused{now}")
}

#[test]
fn a_staircase_from_above() {
    let mut run = run(PLAAT, &[]);
    let rows_now = |run: &Run| rows(run).iter().map(written).collect::<Vec<_>>();
    assert_eq!(
        rows_now(&run),
        [
            "1: ∞? upper −∞..41, 4 new, 0 reused",
            "2: 41? upper −∞..36, 1 new, 3 reused",
            "3: 36? upper −∞..35, 1 new, 3 reused",
            "4: 35? lower 35..35, 2 new, 4 reused *",
        ]
    );
    let Panel::Passes(PassesPanel { ended: true, .. }) = panel(&run, &run.moment()) else {
        panic!("not ended")
    };
    // In the middle of the second pass, which has not answered.
    run.recording_mut().seek(33);
    assert_eq!(
        rows_now(&run),
        ["1: ∞? upper −∞..41, 4 new, 0 reused", "2: 41? under way −∞..41, 1 new, 1 reused *",]
    );
    run.recording_mut().seek(0);
    assert!(rows(&run).is_empty());
}

#[test]
fn the_first_guess_from_below_is_just_above_nothing() {
    let run = run(PLAAT, &[("first", "-inf")]);
    let asked: Vec<_> = rows(&run).into_iter().map(|row| row.gamma.label).collect();
    assert_eq!(asked, ["−∞", "6", "13", "35", "36"]);
}

/// What a pass entered, cut off and was answered, told again from its events.
#[derive(Default)]
struct Retold {
    leaves: u32,
    reused: BTreeSet<NodeId>,
    entered: BTreeSet<NodeId>,
    pruned: BTreeSet<NodeId>,
}

#[test]
fn at_every_step_the_tree_shows_this_pass_and_what_is_kept() {
    for options in [&[] as &[_], &[("first", "-inf")], &[("first", "bisect")], &[("first", "20")]] {
        for game in [PLAAT, "7", "min:[[3,12,8],[2,4,6],[14,5,2]]", "[[inf,1],[-inf,2]]"] {
            let mut run = run(game, options);
            let mut pass = Retold::default();
            for step in 0..=run.recording().steps() {
                run.recording_mut().seek(step);
                for (_, event) in run.recording().step_events(step) {
                    match event {
                        Event::Pass { .. } => pass = Retold::default(),
                        Event::Enter { node, .. } => _ = pass.entered.insert(node),
                        Event::Evaluate { .. } => pass.leaves += 1,
                        Event::Lookup { node, hit: true, .. } => _ = pass.reused.insert(node),
                        Event::Cutoff { pruned, .. } => pass.pruned.extend(pruned.iter()),
                        _ => {}
                    }
                }
                let state = run.recording().state();
                for node in (0..run.recording().topology().len() as u32).map(NodeId) {
                    let case = format!("{node:?} at {step} of {game} {options:?}");
                    assert_eq!(state.is_reused(node), pass.reused.contains(&node), "{case}");
                    assert_eq!(state.cut_by(node).is_some(), pass.pruned.contains(&node), "{case}");
                    let looked = pass.entered.contains(&node) || pass.pruned.contains(&node);
                    assert_eq!(state.phase(node) != Phase::Idle, looked, "{case}");
                }
                if let Some(row) = rows(&run).last() {
                    assert_eq!((row.leaves, row.reused), (pass.leaves, pass.reused.len() as u32));
                }
            }
        }
    }
}

#[test]
fn both_bounds_stay_beside_a_node() {
    let mut run = run(PLAAT, &[("first", "bisect")]);
    let steps = run.recording().steps();
    let find = |run: &mut Run, is: &dyn Fn(NodeNumbers) -> bool| {
        (0..=steps).find_map(|step| {
            run.recording_mut().seek(step);
            let state = run.recording().state();
            is(state.node_numbers(NodeId::ROOT)).then(|| state.node_numbers(NodeId::ROOT))
        })
    };
    let both = find(&mut run, &|figures| matches!(figures, NodeNumbers::Interval { .. }));
    let Some(NodeNumbers::Interval { lower, upper }) = both else { panic!("no bounds") };
    assert_eq!((shown(lower, Unit::ONE), shown(upper, Unit::ONE)), ("5".into(), "41".into()));
}

#[test]
fn a_node_tells_that_it_is_remembered() {
    let mut run = run(PLAAT, &[]);
    // The second move has a bound from the first pass, and the second pass
    // has not come there yet.
    run.recording_mut().seek(28);
    let second = run.recording().topology().children(NodeId::ROOT).nth(1);
    let keys = |run: &Run| {
        let facts = node_facts(run, second).facts;
        facts.into_iter().map(|fact| fact.key.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(keys(&run), ["fact.idle.pass", "fact.at-most", "fact.children"]);
    run.recording_mut().seek(40);
    assert_eq!(keys(&run), ["fact.reused", "fact.at-most", "fact.children"]);
    let counted = counters(&run, &run.moment()).into_iter().map(|counter| counter.key.to_string());
    assert_eq!(counted.collect::<Vec<_>>(), ["leaves.of", "passes", "reused"]);
}
