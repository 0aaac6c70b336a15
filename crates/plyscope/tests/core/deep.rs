//! A hundred thousand nodes, one below the other or side by side: neither the stack
//! nor the clock minds, and a search can be left anywhere. `PLYSCOPE_LONG=1` takes a million.

use std::time::{Duration, Instant};

use plyscope::{ALGORITHMS, AnyGame, AnySearch, Event, Game, Line, NodeId, Silent, Value};

fn many() -> usize {
    if std::env::var_os("PLYSCOPE_LONG").is_some() { 1_000_000 } else { 100_000 }
}

fn chain(nodes: usize) -> AnyGame {
    let text = format!("{}4{}", "[".repeat(nodes - 1), "]".repeat(nodes - 1));
    text.parse().unwrap()
}

/// A root and its children, the best one last.
fn star(children: usize) -> AnyGame {
    let leaves: Vec<_> = (1..=children).map(|leaf| leaf.to_string()).collect();
    format!("[{}]", leaves.join(",")).parse().unwrap()
}

fn fits(name: &str, game: &AnyGame) -> bool {
    AnySearch::builder(name, game.clone()).options(few_iterations(name)).build().is_ok()
}

/// Returns a small number of iterations, where the search has any: each random game goes
/// down the whole chain. Deepening goes down it a ply at a time.
fn few_iterations(name: &str) -> Option<(&'static str, &'static str)> {
    let algorithm = ALGORITHMS.iter().find(|algorithm| algorithm.name == name)?;
    let has = |option| algorithm.options.iter().any(|it| it.name == option);
    let budget = has("aspiration").then_some(("budget", "500"));
    has("iterations").then_some(("iterations", "5")).or(budget)
}

/// How long the search takes, watched and at once forgotten.
fn time(name: &str, game: &AnyGame, value: usize) -> Duration {
    let mut search =
        AnySearch::builder(name, game.clone()).options(few_iterations(name)).build().unwrap();
    let mut events = 0_u64;
    let begin = Instant::now();
    while search.step(&mut |_: Line, _: Event<'_>| events += 1) {}
    let time = begin.elapsed();
    let outcome = search.outcome().unwrap();
    assert!(outcome.bounds.contains(Value::new(value as i32)), "{name}");
    assert!(events > 0);
    time
}

#[test]
fn time_grows_with_the_tree_and_not_faster() {
    let many = many();
    let games =
        [(chain(many / 10), chain(many), 4, 4), (star(many / 10), star(many), many / 10, many)];
    for (small, great, small_value, great_value) in &games {
        for algorithm in ALGORITHMS.iter().filter(|algorithm| fits(algorithm.name, small)) {
            let small = time(algorithm.name, small, *small_value);
            let great = time(algorithm.name, great, *great_value);
            // Ten times the nodes; caches and a busy machine take their
            // share. A quadratic search would take hours.
            let most = 60 * small + Duration::from_secs(5);
            assert!(great < most, "{}: {small:?}, then {great:?}", algorithm.name);
        }
    }
}

#[test]
fn a_search_can_be_left_anywhere() {
    let many = many();
    for game in [chain(many), star(many)] {
        for algorithm in ALGORITHMS.iter().filter(|algorithm| fits(algorithm.name, &game)) {
            for steps in [0, 1, 2, many / 3] {
                let name = algorithm.name;
                let mut search = AnySearch::builder(name, game.clone())
                    .options(few_iterations(name))
                    .build()
                    .unwrap();
                let done = (0..steps).any(|_| !search.step(&mut Silent));
                assert_eq!(search.outcome().is_some(), done);
            }
        }
    }
}

/// The moves on a path are many at each ply.
#[test]
fn each_of_many_siblings_has_its_own_value() {
    for name in ["minimax", "mtd"] {
        let game: AnyGame = "random:branching=70000,depth=4".parse().unwrap();
        let mut search = AnySearch::builder(name, game.clone()).build().unwrap();
        // The parent of each group of siblings, with the first of them.
        let (mut groups, mut leaves) = (Vec::new(), Vec::new());
        for _ in 0..150_000 {
            search.step(&mut |_: Line, event: Event<'_>| match event {
                Event::Expand { node, children, .. } => groups.push((children.first, node)),
                Event::Evaluate { node, value } => leaves.push((node, value)),
                _ => {}
            });
        }
        groups.sort_by_key(|&(first, _)| first);
        assert!(groups.len() > 4 && leaves.len() > 4, "{name}");
        for &(leaf, value) in leaves.iter().step_by(97).chain(leaves.last()) {
            let (mut node, mut path) = (leaf, Vec::new());
            while node != NodeId::ROOT {
                let group = groups.partition_point(|&(first, _)| first <= node) - 1;
                let (first, parent) = groups[group];
                path.push((node.0 - first.0) as usize);
                node = parent;
            }
            let position = path.iter().rev().fold(game.start(), |position, &number| {
                let mut moves = Vec::new();
                game.moves(&position, &mut moves);
                game.play(&position, &moves[number])
            });
            assert_eq!(game.value(&position), value, "{name} {path:?}");
        }
    }
}
