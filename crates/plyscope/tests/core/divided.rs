//! A step that is left in the middle, and gone on with.

use plyscope::{ALGORITHMS, AnyGame, AnySearch, Event, Line, NodeId, SearchKind};

fn search(name: &str, game: &str, options: &[(&str, &str)]) -> AnySearch<AnyGame> {
    let game: AnyGame = game.parse().unwrap();
    let options = options.iter().copied();
    AnySearch::builder(name, game).options(options).build().unwrap()
}

/// The events of each step, if it is left after so much work.
fn steps(search: &mut AnySearch<AnyGame>, work: usize) -> (Vec<Vec<String>>, usize) {
    let (mut steps, mut left) = (vec![Vec::new()], 0);
    loop {
        let events = steps.last_mut().unwrap();
        let mut note = |line: Line, event: Event<'_>| events.push(format!("{line:?} {event:?}"));
        match search.step_within(&mut note, work) {
            None => left += 1,
            Some(true) => steps.push(Vec::new()),
            Some(false) => return (steps, left),
        }
    }
}

const RUNS: &[(&str, &[(&str, &str)])] = &[
    ("sss-star", &[("purge", "children")]),
    ("dual-star", &[("purge", "children")]),
    ("b-star", &[("graph", "on")]),
    ("b-star", &[("widen", "1"), ("rounds", "3")]),
    ("b-star", &[("errors", "50,1"), ("least", "on"), ("policy", "smaller-tree")]),
    ("b-star", &[("resume", "on")]),
    ("mcts", &[("iterations", "60"), ("exploration", "0")]),
    ("mcts", &[("iterations", "60"), ("depth", "2")]),
];

#[test]
fn a_step_has_the_same_events_however_often_it_is_left() {
    let games =
        ["random:branching=9,depth=3", "nim:2,2,1", "random:branching=4,depth=5,ragged=true", "7"];
    let all = ALGORITHMS.iter().filter(|it| it.kind != SearchKind::Live);
    let usual = all.map(|it| match it.name {
        "mcts" => (it.name, &[("iterations", "60")][..]),
        name => (name, &[][..]),
    });
    for (name, options) in usual.chain(RUNS.iter().copied()) {
        let mut left = 0;
        for game in games {
            let whole = steps(&mut search(name, game, options), usize::MAX);
            assert_eq!(whole.1, 0, "{name} {game}");
            let mut plain = search(name, game, options);
            while plain.step(&mut |_: Line, _: Event<'_>| ()) {}
            for work in [1, 4] {
                let mut search = search(name, game, options);
                let parts = steps(&mut search, work);
                assert!(whole.0 == parts.0, "{name} {options:?} {game}, {work} at a time");
                assert_eq!(search.outcome(), plain.outcome());
                left += parts.1;
            }
        }
        // Of the others, every step is one node.
        let kinds = ["sss-star", "dual-star", "b-star", "proof-number", "mcts"];
        assert_eq!(left > 0, kinds.contains(&name), "{name}");
    }
}

/// The second round of B* gives all children new bounds, and generates none.
#[test]
fn the_bounds_of_many_children_are_not_all_made_at_once() {
    let options = [("depth", "1"), ("widen", "1"), ("rounds", "1000")];
    let mut search = search("b-star", "random:branching=5000,depth=2", &options);
    let (mut left, mut expanded) = (0, 0);
    while expanded < 3 {
        let mut is_root = false;
        let mut note = |_: Line, event: Event<'_>| {
            is_root |= matches!(event, Event::Expand { node: NodeId::ROOT, .. });
        };
        left += usize::from(search.step_within(&mut note, 100).is_none());
        if is_root {
            assert!(left >= 49, "{left}");
            (left, expanded) = (0, expanded + 1);
        }
    }
}

#[test]
fn a_search_can_be_stopped_within_a_step() {
    for name in ["sss-star", "dual-star", "b-star", "proof-number", "mcts"] {
        for calls in [1, 2, 3, 30, 300] {
            let mut search = search(name, "random:branching=40,depth=3", &[]);
            for _ in 0..calls {
                search.step_within(&mut |_: Line, _: Event<'_>| (), 7);
            }
            assert!(search.bytes() > 0);
            search.stop();
            assert!(search.outcome().is_some(), "{name} after {calls} calls");
        }
    }
}
