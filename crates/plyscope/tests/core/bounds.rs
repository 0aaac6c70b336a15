//! The lower bounds that games have by choice: against the truth, by trying all tours and all
//! positions, and each against the others. `PLYSCOPE_LONG=1` tries ten times as many.

use std::collections::HashMap;

use plyscope::{
    AnyGame, AnySearch, BoundParts, Event, Game, Line, NodeId, OptionKind, Path, Reason, Road,
    RouteRest, Silent, Value, branch_and_bound, puzzle::Puzzle, run, tsp::Tsp,
};
use proptest::prelude::*;
use proptest::test_runner::Config;

use crate::branch_and_bound::{shortest, written};
use crate::watch::watch;

const NAME: &str = "branch-and-bound";

/// The five cities of Horowitz and Sahni.
const FIVE: &str = "tsp:[[0,20,30,10,11],[15,0,16,4,2],[3,5,0,2,4],[19,6,18,0,3],[16,4,7,16,0]]";

/// The bounds of a game, by the description of its option.
fn bounds(game: &str) -> &'static [&'static str] {
    let info = plyscope::GAMES.iter().find(|known| known.name == game).unwrap();
    match info.options.iter().find(|option| option.name == "bound").unwrap().kind {
        OptionKind::Choice(words) => words,
        other => panic!("{other:?}"),
    }
}

fn config(cases: u32) -> Config {
    let long = std::env::var_os("PLYSCOPE_LONG").is_some();
    let cases = if long { 10 * cases } else { cases };
    Config { cases, failure_persistence: None, ..Config::default() }
}

fn successors<G: Game>(game: &G, position: &G::Position) -> Vec<G::Position> {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    moves.iter().map(|mv| game.play(position, mv)).collect()
}

fn at<G: Game>(game: &G, line: &Path) -> G::Position {
    let children = line.children().iter();
    children.fold(game.start(), |at, &child| successors(game, &at)[child as usize].clone())
}

/// Matrices with few lengths, so that ties abound, and with many; some of them symmetric.
fn matrices() -> impl Strategy<Value = Vec<Vec<i32>>> {
    let sizes = (2..=6_usize, prop_oneof![Just(3), Just(30), Just(10_000_000)], any::<bool>());
    sizes.prop_flat_map(|(cities, most, symmetric)| {
        let rows = prop::collection::vec(prop::collection::vec(0..=most, cities), cities);
        rows.prop_map(move |mut rows| {
            if symmetric {
                let other = rows.clone();
                for (from, row) in rows.iter_mut().enumerate() {
                    let mirrored = other.iter().map(|row| row[from]).take(from);
                    row.iter_mut().zip(mirrored).for_each(|(road, back)| *road = back);
                }
            }
            rows
        })
    })
}

/// Returns what a minimum spanning tree costs, by trying all sets of roads (few cities).
fn cheapest_tree(cities: &[usize], cost: impl Fn(usize, usize) -> Option<i64>) -> i64 {
    let mut roads = Vec::new();
    for (index, &one) in cities.iter().enumerate() {
        for &other in &cities[..index] {
            roads.extend(cost(one, other).map(|cost| (one, other, cost)));
        }
    }
    let mut best = i64::MAX;
    for set in 0_u32..1 << roads.len() {
        if set.count_ones() as usize != cities.len() - 1 {
            continue;
        }
        let mut group: HashMap<usize, usize> = cities.iter().map(|&city| (city, city)).collect();
        let (mut sum, mut joined) = (0, 0);
        for (_, &(one, other, cost)) in roads.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1)
        {
            let (from, to) = (group[&one], group[&other]);
            if from != to {
                joined += 1;
                group.values_mut().filter(|it| **it == from).for_each(|it| *it = to);
            }
            sum += cost;
        }
        if joined == cities.len() - 1 {
            best = best.min(sum);
        }
    }
    best
}

proptest! {
    #![proptest_config(config(120))]

    /// No tour is shorter than a bound that holds, no such bound sinks along a path, and each is
    /// the sum that it is said to be. The one that is too high is the length of some tour.
    #[test]
    fn bounds_hold_and_never_sink(matrix in matrices()) {
        for &name in bounds("tsp") {
            let game: Tsp = written(&matrix).parse().unwrap();
            let game = game.with_bound(name).unwrap();
            prop_assert_eq!(game.is_sound(), name != "too-high");
            let mut waiting = vec![(game.start(), Value::ZERO)];
            while let Some((position, above)) = waiting.pop() {
                let mut way: Vec<usize> = position.cities().map(usize::from).collect();
                let truth = Value::new(shortest(&matrix, &mut way));
                let told = game.interval(&position).unwrap();
                if game.is_sound() {
                    prop_assert!(above <= told.lower && told.contains(truth), "{} {:?}", name, way);
                } else {
                    prop_assert!(told.lower >= truth);
                }
                prop_assert_eq!(game.value(&position), told.lower);
                match game.bound_parts(&position) {
                    Some(parts) => prop_assert_eq!(parts.sum(), told.lower),
                    None => prop_assert_eq!((name, told.lower), ("none", Value::ZERO)),
                }
                prop_assert_eq!(
                    game.bound_matrix(&position).is_some(),
                    name == "reduced" && way.len() < matrix.len()
                );
                waiting.extend(successors(&game, &position).into_iter().map(|to| (to, told.lower)));
            }
        }
    }

    /// Each bound, each end and merging lead to the shortest tour.
    #[test]
    fn the_shortest_tour_is_found_with_each_bound(matrix in matrices()) {
        let game: AnyGame = written(&matrix).parse().unwrap();
        let truth = Value::new(shortest(&matrix, &mut vec![0]));
        for &bound in bounds("tsp").iter().filter(|name| **name != "too-high") {
            for stop in ["emptied", "as-popped"] {
                for graph in ["on", "off"] {
                    for ties in ["first", "deeper"] {
                        let given =
                            [("bound", bound), ("stop", stop), ("graph", graph), ("ties", ties)];
                        let outcome = watch(NAME, &game, &given).outcome;
                        prop_assert_eq!(outcome.value(), Some(truth), "{:?}", given);
                        prop_assert_eq!(outcome.reason, Reason::Solved);
                        prop_assert_eq!(game.value(&at(&game, &outcome.line)), truth);
                    }
                }
            }
        }
        let outcome = watch(NAME, &game, &[("order", "depth"), ("graph", "on")]).outcome;
        prop_assert_eq!(outcome.value(), Some(truth));
    }
}

proptest! {
    #![proptest_config(config(100))]

    /// The roads of the spanning tree are a cheapest one, which is found a second time by trying
    /// all.
    #[test]
    fn the_spanning_tree_is_a_minimum(
        rows in prop::collection::vec(prop::collection::vec(0..=9_i32, 5), 5),
        steps in 0..4_usize,
    ) {
        let game: Tsp = written(&rows).parse().unwrap();
        let game = game.with_bound("spanning-tree").unwrap();
        let mut position = game.start();
        for _ in 0..steps {
            position = successors(&game, &position).pop().unwrap();
        }
        if let Some(BoundParts::Route { roads, rest: RouteRest::SpanningTree, .. }) =
            game.bound_parts(&position)
        {
            let way: Vec<usize> = position.cities().map(usize::from).collect();
            let last = *way.last().unwrap();
            let left: Vec<usize> = (0..5).filter(|city| !way.contains(city)).collect();
            // Home has a number of its own where the path has left it.
            let home = if last == 0 { 0 } else { 5 };
            let mut cities = [left.clone(), vec![last]].concat();
            if home != last {
                cities.push(home);
            }
            let road = |from: usize, to: usize| {
                let possible = to != last && from != 5 && (from, to) != (last, 5)
                    || last == 0 && to == 0;
                possible.then(|| i64::from(rows[from][to % 5]))
            };
            let both = |one, other| [road(one, other), road(other, one)].into_iter().flatten().min();
            let sum: i64 = roads.iter().map(|road| i64::from(road.length.units())).sum();
            prop_assert_eq!(sum, cheapest_tree(&cities, both));
            prop_assert_eq!(roads.len(), cities.len() - 1);
        }
    }
}

/// The bounds at the root of the textbook's cities, by hand.
#[test]
fn the_bounds_of_five_cities() {
    let root = |bound: &str| {
        let game: Tsp = format!("{FIVE},bound={bound}").parse().unwrap();
        (game.value(&game.start()).units(), game.bound_parts(&game.start()))
    };
    let road = |from: usize, to: usize, length: i32| Road {
        from: from - 1,
        to: to - 1,
        length: Value::new(length),
    };
    let route = |rest, roads: Vec<Road>| Some(BoundParts::Route { made: vec![], rest, roads });
    assert_eq!(root("reduced").0, 25);
    assert_eq!(root("path"), (0, route(RouteRest::Nothing, vec![])));
    let edges = [road(1, 4, 10), road(2, 5, 2), road(3, 4, 2), road(4, 5, 3), road(5, 2, 4)];
    assert_eq!(root("cheapest-edges"), (21, route(RouteRest::CheapestEdges, edges.into())));
    // 3 to 1, 3 to 4, 4 to 5, 2 to 5.
    assert_eq!(root("spanning-tree").0, 3 + 2 + 3 + 2);
    assert_eq!(root("none"), (0, None));
    let tour = [road(1, 4, 10), road(4, 5, 3), road(5, 2, 4), road(2, 3, 16), road(3, 1, 3)];
    assert_eq!(root("too-high"), (36, route(RouteRest::NearestNeighbour, tour.into())));
}

/// A bound that is too high loses the shortest tour now and then, and the answer never claims to be
/// proved.
#[test]
fn a_bound_that_is_too_high_can_lose_the_shortest_tour() {
    let mut wrong = 0;
    for seed in 0..100 {
        let game: AnyGame = format!("tsp:random,cities=7,seed={seed}").parse().unwrap();
        let truth = watch(NAME, &game, &[]).outcome.value().unwrap();
        let outcome = watch(NAME, &game, &[("bound", "too-high")]).outcome;
        assert_eq!(outcome.reason, Reason::Unsound);
        let found = outcome.value().unwrap();
        assert!(found >= truth);
        wrong += usize::from(found > truth);
    }
    assert!((5..95).contains(&wrong), "{wrong} of 100");
    let game: AnyGame = "tsp:random,cities=7,bound=too-high".parse().unwrap();
    let sound = game.sound().expect("another bound");
    assert!(sound.is_sound() && sound.sound().is_none());
    assert_eq!(sound.to_string(), "tsp:random,cities=7,seed=2");
}

/// The example of docs/notation.md.
#[test]
fn four_cities_of_which_a_bound_loses_the_shortest_tour() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/notation.md");
    let page = std::fs::read_to_string(path).unwrap();
    let text = "tsp:[[0,3,8,4],[2,0,7,9],[7,2,0,5],[5,4,7,0]]";
    assert!(page.contains(&format!("`{text},bound=too-high`")));
    assert!(page.contains("returns 20, but the shortest tour is 15."));
    let found = |text: &str| watch(NAME, &text.parse().unwrap(), &[]).outcome.value();
    assert_eq!(found(text), Some(Value::new(15)));
    assert_eq!(found(&format!("{text},bound=too-high")), Some(Value::new(20)));
}

/// The stronger the bound, the fewer the expansions, in sum.
#[test]
fn stronger_bounds_expand_less() {
    let expansions = |bound: &str| -> u64 {
        let each = (0..30).map(|seed| {
            let game: AnyGame = format!("tsp:random,cities=7,seed={seed}").parse().unwrap();
            let outcome = watch(NAME, &game, &[("bound", bound)]).outcome;
            outcome.counts.get("expansions").unwrap()
        });
        each.sum()
    };
    let order = ["none", "path", "cheapest-edges", "spanning-tree"].map(expansions);
    assert!(order.is_sorted_by(|more, less| more > less), "{order:?}");
}

fn unfit(game: &str, given: &[(&str, &str)]) -> String {
    let game: AnyGame = game.parse().unwrap();
    AnySearch::builder(NAME, game).options(given.iter().copied()).build().unwrap_err().to_string()
}

#[test]
fn bounds_of_other_games_don_t_fit() {
    let why = unfit("tsp", &[("bound", "manhattan")]);
    assert_eq!(
        why,
        "this game has no bound `manhattan`; it has reduced, path, cheapest-edges, spanning-tree, \
         held-karp, none, too-high"
    );
    let why = unfit("puzzle", &[("bound", "too-high")]);
    assert!(why.ends_with("it has manhattan, linear-conflict, misplaced, none"), "{why}");
    let why = unfit("[3,4]", &[("bound", "path")]);
    assert!(why.contains("no bounds to choose from"), "{why}");
    let why = unfit("tsp", &[("order", "depth"), ("stop", "as-popped")]);
    assert!(why.contains("leave out `stop=as-popped`"), "{why}");
    // Every bound of a game is a choice of the search.
    for (text, name) in [("tsp", "tsp"), ("puzzle", "puzzle")] {
        for bound in bounds(name) {
            let game: AnyGame = text.parse().unwrap();
            let search = AnySearch::builder(NAME, game).option("bound", bound).build().unwrap();
            let default = bounds(name)[0] == *bound;
            assert_eq!(search.game().to_string().ends_with(&format!(",bound={bound}")), !default);
        }
    }
}

/* ------------------------------------------------------ the lecture's end */

#[test]
fn the_search_ends_when_the_popped_node_is_above_the_best() {
    let game: AnyGame = FIVE.parse().unwrap();
    let mut search = AnySearch::builder(NAME, game).option("stop", "as-popped").build().unwrap();
    let (mut popped, mut pushed, mut dropped) = (Vec::new(), 0, 0);
    while search.step(&mut |_: Line, event: Event<'_>| match event {
        Event::Pop { merit, .. } => popped.push(merit.units()),
        Event::Push { .. } => pushed += 1,
        Event::Purge { .. } => dropped += 1,
        _ => {}
    }) {}
    let outcome = search.outcome().unwrap();
    assert_eq!(popped, [25, 25, 28, 28, 31], "31 > 28");
    assert_eq!((pushed, dropped), (1 + 4 + 3 + 2, 0));
    assert_eq!(outcome.value(), Some(Value::new(28)));
    let count = |key| outcome.counts.get(key).unwrap();
    assert_eq!((count("pops"), count("expansions")), (5, 4));
}

/* ------------------------------------------------------------ equal positions */

/// What was merged: a link has the state of the node that it stands for, and cost no less; a node
/// that is dropped without being beaten has the state of one that cost less.
#[test]
fn links_are_states_that_were_reached_as_cheaply() {
    let (mut links, mut costlier) = (0, 0);
    for text in [
        "tsp:random,cities=7,bound=path",
        "tsp:random,cities=7,bound=none",
        "puzzle:2 5 3/1 . 6/4 7 8",
        FIVE,
    ] {
        let game: AnyGame = text.parse().unwrap();
        let mut search =
            AnySearch::builder(NAME, game.clone()).option("graph", "on").build().unwrap();
        let mut positions = vec![game.start()];
        let mut best = Value::INF;
        while search.step(&mut |_: Line, event: Event<'_>| match event {
            Event::Expand { node, .. } => {
                let below = successors(&game, &positions[node.index()]);
                positions.extend(below);
            }
            Event::Same { node, of } => {
                let state = |node: NodeId| game.state(&positions[node.index()]).unwrap();
                let ((one, cost), (first, least)) = (state(node), state(of));
                assert!(one == first && least <= cost, "{node:?} {of:?}");
                links += 1;
            }
            Event::Incumbent { value, .. } => best = value,
            Event::Purge { nodes } => {
                let bound = |node: &&NodeId| game.value(&positions[node.index()]) < best;
                for node in nodes.iter().filter(bound) {
                    let (one, cost) = game.state(&positions[node.index()]).unwrap();
                    let mut others = positions.iter().map(|other| game.state(other).unwrap());
                    assert!(others.any(|(other, least)| other == one && least < cost));
                    costlier += 1;
                }
            }
            _ => {}
        }) {}
    }
    assert!(links > 20 && costlier > 5, "{links} {costlier}");
}

fn puzzle_text(tiles: &[u8]) -> String {
    let word = |tile: &u8| if *tile == 0 { ".".to_owned() } else { tile.to_string() };
    let row = |row: &[u8]| row.iter().map(word).collect::<Vec<_>>().join(" ");
    format!("puzzle:{}", tiles.chunks(3).map(row).collect::<Vec<_>>().join("/"))
}

/// How many moves each arrangement of eight tiles is from the goal, breadth-first and without the
/// game.
fn distances() -> HashMap<Vec<u8>, i32> {
    let goal: Vec<u8> = vec![1, 2, 3, 4, 5, 6, 7, 8, 0];
    let mut distances = HashMap::from([(goal.clone(), 0)]);
    let mut waiting = std::collections::VecDeque::from([goal]);
    while let Some(tiles) = waiting.pop_front() {
        let distance = distances[&tiles];
        let gap = tiles.iter().position(|tile| *tile == 0).unwrap();
        for place in 0..9_usize {
            if (gap % 3).abs_diff(place % 3) + (gap / 3).abs_diff(place / 3) == 1 {
                let mut next = tiles.clone();
                next.swap(gap, place);
                if !distances.contains_key(&next) {
                    distances.insert(next.clone(), distance + 1);
                    waiting.push_back(next);
                }
            }
        }
    }
    distances
}

/// Returns the outcome with equal positions merged.
fn solved(text: &str, bound: &str) -> plyscope::Outcome {
    let game = text.parse::<Puzzle>().unwrap().with_bound(bound).unwrap();
    let options = branch_and_bound::Options { graph: true, ..Default::default() };
    run(&mut branch_and_bound::BranchAndBound::new(game, options).unwrap(), &mut Silent).clone()
}

/// Every bound of the puzzle against the true distances of all 181,440 arrangements.
#[test]
fn no_solution_takes_fewer_moves_than_a_bound() {
    let all = distances();
    let long = std::env::var_os("PLYSCOPE_LONG").is_some();
    let step = if long { 1 } else { 7 };
    let mut some: Vec<_> = all.into_iter().collect();
    some.sort();
    let mut sums = [0_i64; 4];
    for (tiles, moves) in some.iter().step_by(step) {
        let game: Puzzle = puzzle_text(tiles).parse().unwrap();
        let bound = |name: &str| {
            let game = game.with_bound(name).unwrap();
            let bound = game.interval(&game.start()).unwrap();
            assert_eq!(game.bound_parts(&game.start()).unwrap().sum(), bound.lower);
            bound.lower.units()
        };
        let told = ["linear-conflict", "manhattan", "misplaced", "none"].map(bound);
        assert!(
            told.is_sorted_by(|more, less| more >= less) && told[0] <= *moves,
            "{tiles:?} {told:?}"
        );
        // Each needs as many moves as its parity says.
        assert_eq!((told[0] - moves) % 2, 0);
        for (sum, bound) in sums.iter_mut().zip(told) {
            *sum += i64::from(bound);
        }
    }
    assert!(sums.is_sorted_by(|more, less| more > less), "{sums:?}");
}

/// The hardest puzzles of eight tiles, of which there are two (Reinefeld 1993).
#[test]
fn the_hardest_eight_puzzles_end() {
    let hardest = distances().into_iter().filter(|(_, moves)| *moves >= 31);
    let mut hardest: Vec<_> = hardest.map(|(tiles, moves)| (puzzle_text(&tiles), moves)).collect();
    hardest.sort();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/conformance/counts.json");
    let data: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let cases = data["puzzles"].as_array().unwrap().iter();
    let text = |case: &serde_json::Value| case["game"].as_str().unwrap().to_owned();
    let moves = |case: &serde_json::Value| case["moves"].as_i64().unwrap() as i32;
    let mut cases: Vec<_> = cases.map(|case| (text(case), moves(case))).collect();
    cases.sort();
    assert_eq!(hardest, cases);
    for (game, moves) in hardest {
        let bounds = ["linear-conflict", "manhattan", "misplaced"];
        let expansions = bounds.map(|bound| {
            let outcome = solved(&game, bound);
            assert_eq!(outcome.value(), Some(Value::new(moves)), "{game} {bound}");
            assert_eq!(outcome.line.children().len(), moves as usize);
            outcome.counts.get("expansions").unwrap()
        });
        assert!(expansions.is_sorted_by(|less, more| less < more), "{expansions:?}");
        assert!(expansions[2] < 181_440, "each position once: {expansions:?}");
    }
}
