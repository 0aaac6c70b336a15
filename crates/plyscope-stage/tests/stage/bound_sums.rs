//! The sums that bounds are, as sentences and a node's facts write them.

use plyscope::NodeId;
use plyscope_stage::{Arg, NodeNumbers, Run, Sentence, narrate, node_facts};

const FIVE: &str = "tsp:[[0,20,30,10,11],[15,0,16,4,2],[3,5,0,2,4],[19,6,18,0,3],[16,4,7,16,0]]";

fn text<'a>(sentence: &'a Sentence, name: &str) -> &'a str {
    match &sentence.args[name] {
        Arg::Value { value, .. } => value,
        Arg::Word { word } => word,
        other => panic!("{name}: {other:?}"),
    }
}

/// Returns the number that a sum such as `25 + 1 + (2 + 3)` comes to.
fn added(sum: &str) -> i64 {
    let numbers = sum.split('+').map(|number| number.trim().trim_matches(['(', ')']));
    numbers.map(|number| number.replace('−', "-").parse::<i64>().expect(sum)).sum()
}

/// Returns the number that the sum in a sentence comes to, which is the bound in it.
fn sum_of(sentence: &Sentence) -> i64 {
    let bound = added(text(sentence, "bound"));
    assert_eq!(added(text(sentence, "sum")), bound, "{sentence:?}");
    bound
}

fn summed(run: &Run, node: NodeId) -> Option<Sentence> {
    let facts = node_facts(run, node).facts;
    facts.into_iter().find(|fact| fact.key.starts_with("fact.sum."))
}

#[test]
fn every_bound_of_the_search_is_shown_as_its_sum() {
    let games = (0..8).map(|seed| format!("tsp:random,cities={},seed={seed}", 4 + seed % 3));
    let puzzles = ["puzzle:1 2 3/4 . 6/7 5 8", "puzzle:. 1 3/4 2 5/7 8 6"].map(str::to_owned);
    let (mut shown, mut told) = (0, 0);
    for game in games.chain([FIVE.to_owned()]).chain(puzzles) {
        for order in ["best", "depth"] {
            let run = Run::builder("branch-and-bound", &game).option("order", order);
            // A puzzle has no end depth first.
            let mut run = run.option("budget", "60").open().unwrap();
            run.record_all();
            for step in 1..run.recording().steps() {
                run.recording_mut().seek(step);
                let text = narrate(&run, &run.moment()).text;
                let Some(pop) = text.iter().position(|it| it.key.starts_with("live.pop")) else {
                    panic!("{game} {order} at {step}: {text:?}")
                };
                // The root's bound is told before it is popped.
                let at = if step == 1 { 1 } else { pop + 1 };
                let sum = &text[at];
                assert!(sum.key.starts_with("live.sum"), "{game} at {step}: {text:?}");
                assert_eq!(sum_of(sum), added(self::text(&text[pop], "bound")), "{sum:?}");
                let is_explained = sum.key != "live.sum";
                let adds_roads = game.starts_with("tsp");
                assert_eq!(is_explained, step == 1 || step == 2 && adds_roads, "{sum:?}");
                told += 1;
                for node in (0..run.recording().topology().len()).map(|node| NodeId(node as u32)) {
                    let NodeNumbers::Merit(bound, _) = run.recording().state().node_numbers(node)
                    else {
                        continue;
                    };
                    let fact = summed(&run, node).expect("a sum");
                    assert_eq!(sum_of(&fact), i64::from(bound.units()), "{game} {node:?}");
                    shown += 1;
                }
            }
        }
    }
    assert!(shown > 1_000 && told > 100, "{shown} {told}");
}

#[test]
fn the_facts_of_the_textbook_s_five_cities() {
    let mut run = Run::open("branch-and-bound", FIVE).unwrap();
    run.record_all();
    let fact = |path: &str| {
        let topology = run.recording().topology();
        let node = topology.node_at(&path.parse().unwrap()).unwrap();
        let fact = summed(&run, node).expect("a sum");
        format!("{} {} = {}", fact.key, text(&fact, "bound"), text(&fact, "sum"))
    };
    assert_eq!(fact("e"), "fact.sum.matrix 25 = (10 + 2 + 2 + 3 + 4) + (1 + 3)");
    assert_eq!(fact("1"), "fact.sum.road.alone 35 = 25 + 10");
    assert_eq!(fact("2"), "fact.sum.road 53 = 25 + 17 + 11");
    assert_eq!(fact("4"), "fact.sum.road 31 = 25 + 1 + (2 + 3)");
    assert_eq!(fact("3.1.2.1"), "fact.sum.tour 28 = 10 + 6 + 2 + 7 + 3");
}

/// B* begins with the bounds of the terms, and finds better ones.
#[test]
fn the_sum_is_told_until_a_better_bound_is_known() {
    let mut run = Run::open("b-star", "sum:{4|1}+{3|-2}+{0|-5}").unwrap();
    run.record_all();
    run.recording_mut().seek(1);
    let fact = summed(&run, NodeId(1)).expect("a sum");
    assert_eq!(text(&fact, "sum"), "4..4 + −2..3 + −5..0");
    assert_eq!((text(&fact, "bound"), text(&fact, "upper")), ("−3", "7"));
    let last = run.recording().steps();
    run.recording_mut().seek(last);
    let improved = (1..run.recording().topology().len() as u32).map(NodeId).filter(|&node| {
        run.recording().topology().is_expanded(node) && summed(&run, node).is_none()
    });
    assert!(improved.count() > 0);
}

#[test]
fn a_tree_s_bounds_are_no_sums() {
    let mut run = Run::open("b-star", "tree:[3..9[3..4],1..2]").unwrap();
    run.record_all();
    for node in 0..run.recording().topology().len() {
        assert_eq!(summed(&run, NodeId(node as u32)), None);
    }
}
