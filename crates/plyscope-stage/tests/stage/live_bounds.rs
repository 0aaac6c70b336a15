//! The origins of bounds in branch and bound, the solutions that wrong bounds lose, and equal
//! positions, as they are shown.

use plyscope::{Event, NodeId, Value};
use plyscope_stage::{Arg, LivePanel, LiveSum, Panel, Run, Sentence, narrate, panel};

use crate::branch_and_bound::{FIVE, recorded};

fn sum_at(run: &mut Run, step: usize) -> Option<LiveSum> {
    run.recording_mut().seek(step);
    match panel(run, &run.moment()) {
        Panel::Live(LivePanel { sum, .. }) => sum.map(|sum| *sum),
        other => panic!("{other:?}"),
    }
}

/// Returns all sentences with this key, with their steps.
fn told(run: &mut Run, key: &str) -> Vec<(usize, Sentence)> {
    let mut found = Vec::new();
    for step in 1..=run.recording().steps() {
        run.recording_mut().seek(step);
        let text = narrate(run, &run.moment()).text;
        found.extend(text.into_iter().filter(|it| it.key == key).map(|it| (step, it)));
    }
    found
}

fn value(sentence: &Sentence, name: &str) -> Value {
    match &sentence.args[name] {
        Arg::Value { value, .. } => Value::new(value.parse().unwrap()),
        other => panic!("{name}: {other:?}"),
    }
}

/// 25 = (10 + 2 + 2 + 3 + 4) + (1 + 3), and what is left is the lecture's matrix.
#[test]
fn the_reduced_matrix_of_the_lecture_s_cities() {
    let mut run = recorded(FIVE, &[]);
    let sum = sum_at(&mut run, 1).unwrap();
    assert_eq!((sum.node.as_str(), sum.bound.as_str()), ("e", "25"));
    let matrix = sum.matrix.unwrap();
    let row = |row: &plyscope_stage::MatrixRow| {
        let road = |road: &Option<String>| road.clone().unwrap_or("-".to_owned());
        let roads: Vec<_> = row.roads.iter().map(road).collect();
        format!("{} | {}", roads.join(" "), row.taken)
    };
    assert_eq!(
        matrix.rows.iter().map(row).collect::<Vec<_>>(),
        [
            "- 10 17 0 1 | 10",
            "12 - 11 2 0 | 2",
            "0 3 - 0 2 | 2",
            "15 3 12 - 0 | 3",
            "11 0 0 12 - | 4"
        ]
    );
    assert_eq!(matrix.columns, ["1", "0", "3", "0", "0"]);
    assert_eq!((matrix.of_rows.as_str(), matrix.of_columns.as_str()), ("21", "4"));
    assert_eq!(matrix.of_all, "25");
    // The second step pops the city 4: row 1 and column 4 are gone.
    let matrix = sum_at(&mut run, 2).unwrap().matrix.unwrap();
    assert!(matrix.rows[0].roads.iter().all(Option::is_none));
    assert!(matrix.rows.iter().all(|row| row.roads[3].is_none()));
    assert_eq!(sum_at(&mut run, 5), None, "nothing is popped");
}

#[test]
fn the_roads_of_other_bounds() {
    let roads = |bound: &str| {
        let mut run = recorded(FIVE, &[("bound", bound)]);
        let roads = sum_at(&mut run, 1)?.roads.unwrap();
        let each = roads.roads.iter().map(|it| format!("{}-{} {}", it.from, it.to, it.length));
        Some(format!("{}: {}", roads.kind, each.collect::<Vec<_>>().join(", ")))
    };
    let roads = ["cheapest-edges", "spanning-tree", "too-high", "path", "none"].map(roads);
    let [edges, tree, nearest, path, none] = roads;
    assert_eq!(edges.unwrap(), "cheapest-edges: 1-4 10, 2-5 2, 3-4 2, 4-5 3, 5-2 4");
    assert_eq!(tree.unwrap(), "spanning-tree: 3-1 3, 3-4 2, 4-5 3, 2-5 2");
    assert_eq!(nearest.unwrap(), "nearest-neighbour: 1-4 10, 4-5 3, 5-2 4, 2-3 16, 3-1 3");
    assert_eq!((path, none), (None, None));
}

/// Where bounds are too high, the end says what they lost: a solution below a node that was
/// dropped.
#[test]
fn what_wrong_bounds_lose_is_told() {
    let (mut wrong, mut right, mut refuted) = (0, 0, 0);
    for seed in 0..40 {
        let game = format!("tsp:random,cities=6,seed={seed}");
        let truth = recorded(&game, &[]).recording().outcome().unwrap().value().unwrap();
        for stop in ["emptied", "as-popped"] {
            let mut run = recorded(&game, &[("bound", "too-high"), ("stop", stop)]);
            let found = run.recording().outcome().unwrap().value().unwrap();
            let steps = run.recording().steps();
            assert_eq!(told(&mut run, "done.live.unsound").len(), 1);
            let (lost, lucky) = (told(&mut run, "live.lost"), told(&mut run, "live.lucky"));
            if found == truth {
                assert_eq!((lost.len(), lucky.len()), (0, 1), "{game}");
                right += 1;
            } else {
                assert_eq!((lost.len(), lucky.len()), (1, 0), "{game}");
                let (step, sentence) = &lost[0];
                assert_eq!((*step, value(sentence, "value")), (steps, truth));
                assert!(value(sentence, "bound") >= found && value(sentence, "best") == found);
                wrong += 1;
            }
            for (_, sentence) in told(&mut run, "live.refuted") {
                assert!(value(&sentence, "bound") > value(&sentence, "value"));
                refuted += 1;
            }
        }
        let mut run = recorded(&game, &[("bound", "spanning-tree")]);
        assert_eq!(told(&mut run, "live.refuted"), []);
    }
    assert!(wrong > 3 && right > 3 && refuted > 3, "{wrong} {right} {refuted}");
}

#[test]
fn the_lecture_s_end_is_told() {
    let mut run = recorded(FIVE, &[("stop", "as-popped")]);
    assert_eq!(told(&mut run, "done.live.popped").len(), 1);
    assert_eq!(told(&mut run, "done.live").len(), 0);
    assert_eq!(told(&mut run, "live.dropped").len(), 0);
    let last = run.recording().steps();
    run.recording_mut().seek(last);
    let text = narrate(&run, &run.moment()).text;
    assert_eq!(value(&text[0], "bound"), Value::new(31), "{text:?}");
}

/// A link is told, its node is not counted, and it never waits.
#[test]
fn equal_positions_are_told() {
    let game = "tsp:random,cities=6,seed=2,bound=path";
    let mut run = recorded(game, &[("graph", "on")]);
    let (same, costlier) = (told(&mut run, "live.same"), told(&mut run, "live.costlier"));
    assert!(same.len() > 3 && !costlier.is_empty(), "{} {}", same.len(), costlier.len());
    let recording = run.recording();
    let (topology, counts) = (recording.topology(), &recording.outcome().unwrap().counts);
    let (mut generated, mut links) = (1, 0);
    for step in 1..=recording.steps() {
        for (_, event) in recording.step_events(step) {
            match event {
                Event::Expand { children, .. } => generated += u64::from(children.count),
                Event::Same { node, of } => {
                    assert_eq!(topology.link_of(node), Some(of));
                    links += 1;
                }
                _ => {}
            }
        }
    }
    assert_eq!(generated, counts.nodes + links);
    assert_eq!(u64::from(recording.tally().nodes), counts.nodes);
    for node in (0..topology.len() as u32).map(NodeId) {
        if topology.link_of(node).is_some() {
            assert!(!topology.is_expanded(node) && recording.state().in_open(node).is_none());
        }
    }
}

/// Cities that have names are called by them in the panel, too.
#[test]
fn a_matrix_and_roads_have_the_names_of_the_cities() {
    let game = "tsp:,Oslo,Bergen,York\nOslo,0,3,9\nBergen,3,0,4\nYork,9,4,0";
    let mut run = recorded(game, &[]);
    let matrix = sum_at(&mut run, 1).unwrap().matrix.unwrap();
    assert_eq!(matrix.cities, ["Oslo", "Bergen", "York"]);
    let mut run = recorded(game, &[("bound", "cheapest-edges")]);
    let roads = sum_at(&mut run, 1).unwrap().roads.unwrap().roads;
    let ends: Vec<_> = roads.iter().map(|it| format!("{}–{}", it.from, it.to)).collect();
    assert_eq!(ends, ["Oslo–Bergen", "Bergen–Oslo", "York–Bergen"]);
    let mut run = recorded("tsp:[[0,3,9],[3,0,4],[9,4,0]]", &[]);
    assert_eq!(sum_at(&mut run, 1).unwrap().matrix.unwrap().cities, ["1", "2", "3"]);
}
