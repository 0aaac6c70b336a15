//! Monte Carlo tree search: UCB1 and backpropagation by hand, and how often
//! the most visited move is a best one.

mod runs;

use plyscope::mcts::{Mcts, Means, Options, Pick, Scale, Ucb1, Visits};
use plyscope::tree::Tree;
use plyscope::{
    AnyGame, AnySearch, Event, Game, Interval, Line, Player, Search, Silent, Value, run,
};
use proptest::prelude::*;

use runs::{RUNS, digest};

/// The visits and totals of the root's two children after each iteration.
fn arms(tree: &str, exploration: f64, iterations: u32) -> Vec<[(u32, i64); 2]> {
    arms_with(tree, Options { iterations, exploration, ..Options::default() })
}

fn arms_with(tree: &str, options: Options) -> Vec<[(u32, i64); 2]> {
    let tree: Tree = tree.parse().unwrap();
    let mut search = Mcts::new(&tree, options);
    let (mut arms, mut after) = ([(0, 0); 2], Vec::new());
    while search.step(&mut |_: Line, event: Event<'_>| {
        if let Event::Visit { node, visits, total } = event
            && [1, 2].contains(&node.0)
        {
            arms[node.index() - 1] = (visits, total);
        }
    }) {
        after.push(arms);
    }
    after
}

/// With C = √2, raw means, and the results 1, 0, 1, 1, 0, 1:
///
/// | N | arm 1 | arm 2 | visited, and its result |
/// | --- | --- | --- | --- |
/// | 2 | 1 + √(2 · 0.693 / 1) = 2.177 | 0 + √(2 · 0.693 / 1) = 1.177 | 1: 1 |
/// | 3 | 1 + √(2 · 1.099 / 2) = 2.048 | 0 + √(2 · 1.099 / 1) = 1.482 | 1: 1 |
/// | 4 | 1 + √(2 · 1.386 / 3) = 1.961 | 0 + √(2 · 1.386 / 1) = 1.665 | 1: 0 |
/// | 5 | ¾ + √(2 · 1.609 / 4) = 1.647 | 0 + √(2 · 1.609 / 1) = 1.794 | 2: 1 |
///
/// Arm 1 is visited most often and has the best mean. Were the last two results 0 and 3, arm 2 would
/// have the better mean.
#[test]
fn results_that_are_given_by_hand() {
    let given = |results: [i32; 6], pick| Options {
        iterations: 6,
        exploration: 2_f64.sqrt(),
        means: Means::Raw,
        results: results.map(Value::new).to_vec(),
        pick,
        ..Options::default()
    };
    let tree = "[[7,7],[7,7]]";
    let by_hand =
        [[(1, 1), (0, 0)], [(1, 1), (1, 0)], [(2, 2), (1, 0)], [(3, 3), (1, 0)], [(4, 3), (1, 0)]];
    let first = [1, 0, 1, 1, 0, 1];
    let by_hand = [&by_hand[..], &[[(4, 3), (2, 1)]]].concat();
    assert_eq!(arms_with(tree, given(first, Pick::Visits)), by_hand);
    let best = |results, pick| {
        let tree: Tree = tree.parse().unwrap();
        run(&mut Mcts::new(&tree, given(results, pick)), &mut Silent).best
    };
    assert_eq!([Pick::Visits, Pick::Value].map(|pick| best(first, pick)), [Some(0); 2]);
    let other = [1, 0, 1, 1, 0, 3];
    assert_eq!([Pick::Visits, Pick::Value].map(|pick| best(other, pick)), [Some(0), Some(1)]);
}

/// With C = 1, results from 0 to 4, so that the means are 1 and 0:
///
/// | N | arm 1: 1 + √(ln N / n) | arm 2: √(ln N / n) | visited |
/// | --- | --- | --- | --- |
/// | 2 | 1 + √(0.693 / 1) = 1.833 | √(0.693 / 1) = 0.833 | 1 |
/// | 3 | 1 + √(1.099 / 2) = 1.741 | √(1.099 / 1) = 1.048 | 1 |
/// | 4 | 1 + √(1.386 / 3) = 1.680 | √(1.386 / 1) = 1.177 | 1 |
/// | 5 | 1 + √(1.609 / 4) = 1.634 | √(1.609 / 1) = 1.269 | 1 |
/// | 6 | 1 + √(1.792 / 5) = 1.599 | √(1.792 / 1) = 1.339 | 1 |
/// | 7 | 1 + √(1.946 / 6) = 1.569 | √(1.946 / 1) = 1.395 | 1 |
/// | 8 | 1 + √(2.079 / 7) = 1.545 | √(2.079 / 1) = 1.442 | 1 |
/// | 9 | 1 + √(2.197 / 8) = 1.524 | √(2.197 / 1) = 1.482 | 1 |
/// | 10 | 1 + √(2.303 / 9) = 1.506 | √(2.303 / 1) = 1.517 | 2 |
/// | 11 | 1 + √(2.398 / 9) = 1.516 | √(2.398 / 2) = 1.095 | 1 |
#[test]
fn two_arms_by_hand() {
    let first = [(1, 4), (2, 8), (3, 12), (4, 16), (5, 20), (6, 24), (7, 28), (8, 32), (9, 36)];
    let mut by_hand = vec![[(1, 4), (0, 0)]];
    by_hand.extend(first.map(|first| [first, (1, 0)]));
    by_hand.extend([[(9, 36), (2, 0)], [(10, 40), (2, 0)]]);
    assert_eq!(arms("[4,0]", 1.0, 12), by_hand);

    // MIN has the same choice where 0 is the better.
    let mirrored = by_hand
        .iter()
        .map(|arms| arms.map(|(visits, total)| (visits, 4 * i64::from(visits) - total)));
    assert_eq!(arms("min:[0,4]", 1.0, 12), mirrored.collect::<Vec<_>>());

    let results = Interval { lower: Value::ZERO, upper: Value::new(4) };
    let ucb1 = |count, total, parent| {
        Ucb1::of(Visits { count, total }, parent, Player::Max, Scale::Results(results), 1.0)
    };
    let near = |number: f64, by_hand: f64| (number - by_hand).abs() < 0.0006;
    assert!(near(ucb1(9, 36, 10).value(), 1.506) && near(ucb1(1, 0, 10).value(), 1.517));
    assert!(near(ucb1(2, 8, 3).exploration, 0.741) && ucb1(2, 8, 3).mean == 1.0);
    assert!(near(ucb1(2, 0, 11).value(), 1.095));
}

/// Two arms with equal results are visited in turn.
#[test]
fn equal_arms_by_hand() {
    let counts = |arms: &[(u32, i64); 2]| arms.map(|(visits, _)| visits);
    let visits: Vec<_> = arms("[3,3]", 1.0, 6).iter().map(counts).collect();
    assert_eq!(visits, [[1, 0], [1, 1], [2, 1], [2, 2], [3, 2], [3, 3]]);
}

/// Without exploration the better arm is never left.
#[test]
fn greed_by_hand() {
    let counts = |arms: &[(u32, i64); 2]| arms.map(|(visits, _)| visits);
    let visits: Vec<_> = arms("[1,2]", 0.0, 5).iter().map(counts).collect();
    assert_eq!(visits, [[1, 0], [1, 1], [1, 2], [1, 3], [1, 4]]);
}

/// The events on `[[3,12],[2,4]]`, as far as they don't depend on chance.
#[test]
fn a_node_is_expanded_when_it_is_selected_again() {
    let tree: Tree = "[[3,3],[2,2]]".parse().unwrap();
    let options = Options { iterations: 4, exploration: 0.0, ..Options::default() };
    let mut search = Mcts::new(&tree, options);
    let mut said = Vec::new();
    while search.step(&mut |line: Line, event: Event<'_>| {
        said.push(match event {
            Event::Select { node } => format!("{line} select {}", node.0),
            Event::Expand { node, children, .. } => {
                format!("{line} expand {} {}", node.0, children.first.0)
            }
            Event::Playout { node, value, plies } => {
                format!("{line} playout {} {value:?} {plies}", node.0)
            }
            Event::Visit { node, visits, total } => {
                format!("{line} visit {} {visits} {total}", node.0)
            }
            _ => format!("{line} done"),
        });
    }) {}
    let expected = [
        "1 select 0",
        "5 expand 0 1",
        "6 playout 1 3 1",
        "8 visit 1 1 3",
        "8 visit 0 1 3",
        "3 select 2",
        "6 playout 2 2 1",
        "8 visit 2 1 2",
        "8 visit 0 2 5",
        "4 select 1",
        "5 expand 1 3",
        "6 playout 3 3 0",
        "8 visit 3 1 3",
        "8 visit 1 2 6",
        "8 visit 0 3 8",
        "3 select 4",
        "6 playout 4 3 0",
        "8 visit 4 1 3",
        "8 visit 1 3 9",
        "8 visit 0 4 11",
        "9 done",
    ];
    assert_eq!(said, expected);
    let outcome = search.outcome().unwrap();
    assert_eq!((outcome.best, outcome.line.children()), (Some(0), &[0, 0][..]));
    let mean = outcome.mean.unwrap();
    assert_eq!((mean.count, mean.total, mean.units()), (4, 11, Some(2.75)));
}

/// UCB1 as it is written in the papers.
fn by_formula(child: Visits, parent: u32, player: Player, results: Interval, c: f64) -> (f64, f64) {
    let mean = child.total as f64 / f64::from(child.count);
    let [low, high] = [results.lower, results.upper].map(|value| f64::from(value.units()));
    let reward = if low == high { 0.5 } else { (mean - low) / (high - low) };
    let reward = if player == Player::Max { reward } else { 1.0 - reward };
    (reward, c * (f64::from(parent).ln() / f64::from(child.count)).sqrt())
}

proptest! {
    #[test]
    fn ucb1_is_what_the_formula_says(
        results in prop::collection::vec(-1_000_000_i32..1_000_000, 1..40),
        range in (0..1_000_000_i32, 0..1_000_000_i32),
        others in 0..1_000_000_u32,
        c in 0.0..10.0_f64,
        is_max: bool,
    ) {
        let count = results.len() as u32;
        let child = Visits { count, total: results.iter().map(|&it| i64::from(it)).sum() };
        let least = results.iter().min().unwrap() - range.0;
        let most = results.iter().max().unwrap() + range.1;
        let results = Interval { lower: Value::new(least), upper: Value::new(most) };
        let player = if is_max { Player::Max } else { Player::Min };
        let ucb1 = Ucb1::of(child, count + others, player, Scale::Results(results), c);
        let (mean, exploration) = by_formula(child, count + others, player, results, c);
        prop_assert!((ucb1.mean - mean).abs() <= 1e-15 * mean.abs().max(1.0));
        prop_assert!((ucb1.exploration - exploration).abs() <= 4e-15 * exploration);
        prop_assert!((0.0..=1.0).contains(&ucb1.mean));
        prop_assert_eq!(ucb1.value(), ucb1.mean + ucb1.exploration);
    }
}

#[test]
fn infinite_results_are_counted() {
    let total_of = |tree: &str, iterations| {
        let options = Options { iterations, ..Options::default() };
        let outcome = run(&mut Mcts::new(&tree.parse::<Tree>().unwrap(), options), &mut Silent);
        outcome.mean.unwrap().total
    };
    // The first playout is of the first leaf.
    let win = |tree| total_of(tree, 1);
    assert_eq!(win("[inf,[50,-7]]"), 51);
    assert_eq!(win("[inf,[7,-50]]"), 51);
    assert_eq!(win("[inf,[3..9[4,5]]]"), 10);
    assert_eq!(win("[inf,[2.5,-7.25]]"), 825);
    assert_eq!(win("[inf,-inf]"), 1);
    assert_eq!(win("inf"), 1);
    assert_eq!(win("[inf,-2147483646]"), i64::from(Value::MOST));
    let total = |tree| total_of(tree, 2);
    assert_eq!(total("[inf,50]"), 101);
    assert_eq!(total("[-inf,50]"), -1);
    assert_eq!(total("[-inf,inf,7]"), 0);
}

#[test]
fn a_seed_is_a_run() {
    let mut wrong = Vec::new();
    for (game, options, expected) in RUNS {
        let once = digest(game, options);
        assert_eq!(once, digest(game, options), "{game}");
        if once != expected {
            wrong.push(format!("{game} is {once:#018x}"));
        }
        let others: Vec<_> = options.iter().copied().filter(|(name, _)| *name != "seed").collect();
        let seeded = |seed| digest(game, &[others.as_slice(), &[("seed", seed)]].concat());
        assert_ne!(seeded("77"), seeded("78"), "{game}");
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Every rule at every step, over games of all kinds.
#[test]
fn visits_add_up_at_every_step() {
    for (game, options, _) in RUNS {
        let mut options: Vec<_> =
            options.iter().copied().filter(|it| it.0 != "iterations").collect();
        options.push(("iterations", "600"));
        crate::watch::watch("mcts", &game.parse().unwrap(), &options);
    }
    for depth in ["0", "1", "2", "5"] {
        crate::watch::watch("mcts", &"nim:3,2".parse().unwrap(), &[("depth", depth)]);
        crate::watch::watch("mcts", &"puzzle".parse().unwrap(), &[("depth", depth)]);
    }
}

#[test]
fn options_that_cannot_be_taken_are_explained() {
    let mistake = |game: &str, given: &[(&str, &str)]| {
        let game: AnyGame = game.parse().unwrap();
        AnySearch::builder("mcts", game)
            .options(given.iter().copied())
            .build()
            .unwrap_err()
            .to_string()
    };
    assert!(mistake("puzzle", &[]).contains("set a horizon with `depth=`"));
    assert!(mistake("[1]", &[("iterations", "0")]).contains("a whole number from 1"));
    assert!(mistake("[1]", &[("exploration", "-1")]).contains("a number from 0 to 1000"));
    let fine = mistake("[1]", &[("exploration", "0.0000001")]);
    assert!(fine.contains("with at most 6 decimals"), "{fine}");
}

fn leaves(branching: u32, depth: u32, random: &mut oorandom::Rand32, text: &mut String) {
    if depth == 0 {
        text.push_str(&random.rand_range(0..10).to_string());
        return;
    }
    for child in 0..branching {
        text.push(if child == 0 { '[' } else { ',' });
        leaves(branching, depth - 1, random, text);
    }
    text.push(']');
}

fn minimax(tree: &Tree, position: <Tree as Game>::Position) -> Value {
    let mut moves = Vec::new();
    tree.moves(&position, &mut moves);
    let values = moves.iter().map(|mv| minimax(tree, tree.play(&position, mv)));
    match tree.player(&position) {
        _ if moves.is_empty() => tree.value(&position),
        Player::Max => values.max().unwrap(),
        Player::Min => values.min().unwrap(),
    }
}

/// Returns of how many random trees, searched with so many iterations each, the
/// move that is played has the root's value: uniform trees with 2 to 4 children,
/// 2 to 4 plies deep, with independent leaves from 0 to 9, so that ties abound.
fn right_of(trees: u32, iterations: u32) -> u32 {
    let mut random = oorandom::Rand32::new(2006);
    (0..trees)
        .filter(|tree| {
            let mut text = String::from(if tree % 2 == 0 { "" } else { "min:" });
            leaves(2 + tree / 2 % 3, 2 + tree / 6 % 3, &mut random, &mut text);
            let game: Tree = text.parse().unwrap();
            let options = Options { iterations, seed: (*tree).into(), ..Options::default() };
            let best = run(&mut Mcts::new(&game, options), &mut Silent).best.unwrap();
            minimax(&game, game.play(&game.start(), &best)) == minimax(&game, game.start())
        })
        .count() as u32
}

/// Of a thousand, it is a best one of 877 with 100 iterations, of 984 with
/// 1,000, and of all with 10,000.
#[test]
fn the_most_visited_move_is_a_best_one() {
    let share = |trees, iterations, least| {
        let right = right_of(trees, iterations);
        println!("with {iterations} iterations, right on {right} of {trees} trees");
        assert!(right >= least, "{right} of {trees} with {iterations} iterations");
    };
    share(1_000, 1_000, 970);
    share(1_000, 10_000, 990);
    if std::env::var_os("PLYSCOPE_LONG").is_some() {
        share(1_000, 100_000, 995);
        share(10_000, 10_000, 9_950);
    }
}
