//! Tests of the origins of bounds, against the events of the run.

use std::collections::HashMap;

use plyscope::{Event, NodeId, Player, Value};
use plyscope_stage::{NodeNumbers, Panel, ParentsPanel, Run, node_facts, panel};

/// A child and its parent.
type Pair = (NodeId, NodeId);

/// A call, as its events tell: its window, and where the ends come from.
#[derive(Clone, Copy)]
struct Call {
    ends: [Value; 2],
    from: [Option<Pair>; 2],
    best: Option<Value>,
}

#[derive(Default)]
struct Calls {
    calls: HashMap<NodeId, Call>,
    /// The same, as they were entered: a test is shown as it was asked.
    entered: HashMap<NodeId, Call>,
    /// The last result of each node.
    results: HashMap<NodeId, Value>,
}

impl Calls {
    fn see(&mut self, event: &Event<'_>, parent: Option<NodeId>) {
        match *event {
            Event::Enter { node, alpha, beta } => {
                let ends = [alpha, beta];
                let above = parent.and_then(|parent| self.calls.get(&parent));
                let inherited =
                    |end: usize| above.filter(|it| it.ends[end] == ends[end])?.from[end];
                let call = Call { ends, from: [inherited(0), inherited(1)], best: None };
                self.calls.insert(node, call);
                self.entered.insert(node, call);
            }
            Event::Evaluate { node, value } | Event::Leave { node, value, .. } => {
                self.results.insert(node, value);
            }
            Event::Backup { node, from, value, alpha, beta } => {
                let call = self.calls.get_mut(&node).unwrap();
                call.best = Some(value);
                for (end, now) in [alpha, beta].into_iter().enumerate() {
                    if call.ends[end] != now {
                        call.ends[end] = now;
                        call.from[end] = Some((from, node));
                    }
                }
            }
            _ => {}
        }
    }
}

/// Checks each step of a run; returns the number of ends whose origin is named. `complete` if
/// an origin has to be named wherever there is one.
fn check(algorithm: &str, game: &str, options: &[(&str, &str)], complete: bool) -> usize {
    let mut run = Run::builder(algorithm, game).options(options.iter().copied()).open().unwrap();
    run.record_all();
    let topology = run.recording().topology().clone();
    let (mut calls, mut named) = (Calls::default(), 0);
    for step in 1..=run.recording().steps() {
        run.recording_mut().seek(step);
        for (_, event) in run.recording().step_events(step) {
            let node = match event {
                Event::Enter { node, .. } => topology.parent(node),
                _ => None,
            };
            calls.see(&event, node);
        }
        let rows = match panel(&run, &run.moment()) {
            Panel::Windows(panel)
            | Panel::Tests(panel)
            | Panel::Parents(ParentsPanel::Windows(panel)) => panel.rows,
            _ => panic!("{algorithm} has no windows"),
        };
        for row in rows {
            let at = |path: &String| topology.node_at(&path.parse().unwrap()).unwrap();
            let mut node = at(&row.node);
            // A leaf, and a node that has returned, is shown with the window of its parent.
            if !matches!(
                run.recording().state().node_numbers(node),
                NodeNumbers::Window { .. } | NodeNumbers::Test { .. }
            ) {
                node = topology.parent(node).unwrap();
            }
            let is_test = run.recording().state().asked(node).is_some();
            let call = if is_test { calls.entered[&node] } else { calls.calls[&node] };
            for (end, from) in [row.alpha_from, row.beta_from].iter().enumerate() {
                let from = from.as_ref().map(|[child, parent]| (at(child), at(parent)));
                let place = format!("{algorithm} {game} {options:?} at {step}: {}", row.node);
                if let Some((child, parent)) = from {
                    named += 1;
                    assert_eq!(calls.results[&child], call.ends[end], "{place}");
                    assert_eq!(topology.parent(child), Some(parent), "{place}");
                    assert_eq!(from, call.from[end], "{place}");
                }
                // Two nodes on the path may have found the same value.
                let player = [Player::Max, Player::Min][end];
                let above = std::iter::successors(Some(node), |&node| topology.parent(node));
                let has_it = |node: &NodeId| {
                    topology.player(*node) == player
                        && calls.calls[node].best == Some(call.ends[end])
                };
                let alike = above.filter(has_it).count();
                if complete && (from.is_some() || alike < 2) {
                    assert_eq!(from, call.from[end], "{place}");
                }
            }
        }
    }
    named
}

#[test]
fn the_child_that_is_named_has_set_the_bound() {
    let mut named = HashMap::new();
    for seed in 0..72 {
        let (branching, depth) = (2 + seed % 3, 2 + seed / 3 % 4);
        let max = [2, 9, 99][seed / 12 % 3];
        let game = format!("random:branching={branching},depth={depth},seed={seed},max={max}");
        for (algorithm, options, complete) in [
            ("alpha-beta", &[][..], true),
            ("alpha-beta", &[("fail", "hard")], true),
            ("alpha-beta", &[("cut", "past-equality")], true),
            ("nega-scout", &[], false),
            ("scout", &[], false),
            ("ab-node-value", &[], false),
        ] {
            *named.entry(algorithm).or_insert(0) += check(algorithm, &game, options, complete);
        }
    }
    for algorithm in ["alpha-beta", "nega-scout"] {
        assert!(named[algorithm] > 1_000, "{named:?}");
    }
    println!("{named:?}");
}

/// In MTD, every bound is that of the pass's test, or one that the memory had.
#[test]
fn the_bounds_of_a_pass_are_set_by_no_child() {
    for seed in 0..30 {
        let game = format!("random:branching=3,depth=3,seed={seed},max=9");
        let mut run = Run::open("mtd", &game).unwrap();
        run.record_all();
        for step in 0..=run.recording().steps() {
            run.recording_mut().seek(step);
            for node in (0..run.recording().topology().len() as u32).map(NodeId) {
                let facts = node_facts(&run, node).facts;
                assert!(
                    facts.iter().all(|fact| !fact.key.starts_with("fact.from")),
                    "{game}: {step}"
                );
            }
        }
    }
}

#[test]
fn a_node_says_where_its_bounds_come_from() {
    let mut run = Run::open("alpha-beta", "[[3,12,8],[2,4,6],[14,5,2]]").unwrap();
    run.record_all();
    let node = run.recording().topology().node_at(&"2".parse().unwrap()).unwrap();
    let step = (1..).find(|&step| {
        run.recording()
            .step_events(step)
            .any(|(_, it)| matches!(it, Event::Enter { node: entered, .. } if entered == node))
    });
    run.recording_mut().seek(step.unwrap());
    let facts = node_facts(&run, node).facts;
    let from = facts.iter().find(|fact| fact.key == "fact.from.alpha").unwrap();
    assert_eq!(
        serde_json::to_string(&from.args).unwrap(),
        r#"{"by":{"node":"1"},"node":{"node":"e"}}"#
    );
    assert!(facts.iter().all(|fact| fact.key != "fact.from.beta"), "no child has set it");
}
