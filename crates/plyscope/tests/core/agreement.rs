//! Every search against plain minimax and against the theorems, on random
//! trees full of ties. `PLYSCOPE_LONG=1` tries fifty times as many.

use std::collections::{BTreeMap, BTreeSet};

use plyscope::{
    ALGORITHMS, AnyGame, AnyPosition, AnySearch, Bound, Game, Player, Reason, Silent, Unit, Value,
};
use proptest::prelude::*;
use proptest::test_runner::Config;

use crate::differential::LECTURE;
use crate::here::is_here;
use crate::watch::{Watched, fits, judges, tells_bounds, watch};

/// What a position is worth, as the definition has it.
fn oracle(game: &AnyGame, position: &AnyPosition, plies: Option<u32>) -> Value {
    let mut moves = Vec::new();
    if plies != Some(0) {
        game.moves(position, &mut moves);
    }
    let values =
        moves.iter().map(|mv| oracle(game, &game.play(position, mv), plies.map(|plies| plies - 1)));
    match game.player(position) {
        _ if moves.is_empty() => game.value(position),
        Player::Max => values.max().unwrap(),
        Player::Min => values.min().unwrap(),
    }
}

#[derive(Clone, Debug)]
enum Shape {
    /// A value in tenths; `±i32::MAX` are infinite.
    Leaf(i32),
    /// Children, how far off the told bounds are, in tenths, and whether the player of the node above
    /// moves there, too.
    Inner(Vec<Shape>, (i32, i32), bool),
}

/// Ragged trees of few values, so that ties abound, of which every other one has players who don't
/// take turns.
fn shapes() -> impl Strategy<Value = Shape> {
    any::<bool>().prop_flat_map(|takes_turns| shapes_with(if takes_turns { 0 } else { 2 }))
}

/// At so many of five inner nodes, the player of the node above moves.
fn shapes_with(again: u8) -> impl Strategy<Value = Shape> {
    let leaf = prop_oneof![
        12 => (-2..=2_i32).prop_map(|value| Shape::Leaf(10 * value)),
        3 => (-9..=9_i32).prop_map(Shape::Leaf),
        1 => prop_oneof![Just(i32::MAX), Just(-i32::MAX)].prop_map(Shape::Leaf),
    ];
    let off = (0..20_i32, 0..20_i32);
    leaf.prop_recursive(6, 60, 4, move |below| {
        (prop::collection::vec(below, 1..=4), off.clone(), 0..5_u8)
            .prop_map(move |(children, off, draw)| Shape::Inner(children, off, draw < again))
    })
}

impl Shape {
    /// Returns the player to move, below a node where this player moves.
    fn player(&self, above: Player) -> Player {
        if let Shape::Inner(.., true) = self { above } else { above.opponent() }
    }

    fn truth(&self, player: Player) -> i32 {
        match self {
            Shape::Leaf(value) => *value,
            Shape::Inner(children, ..) => {
                let values = children.iter().map(|child| child.truth(child.player(player)));
                match player {
                    Player::Max => values.max().unwrap(),
                    Player::Min => values.min().unwrap(),
                }
            }
        }
    }

    fn write(&self, player: Player, told: bool, is_root: bool, text: &mut String) {
        match self {
            Shape::Leaf(value) => text.push_str(&number(*value)),
            Shape::Inner(children, (below, above), is_again) => {
                let truth = self.truth(player);
                if *is_again || is_root {
                    text.push_str(if player == Player::Min { "min:" } else { "max:" });
                }
                if told && !is_root {
                    let (lower, upper) =
                        (truth.saturating_sub(*below), truth.saturating_add(*above));
                    text.push_str(&format!("{}..{}", number(lower), number(upper)));
                }
                for (index, child) in children.iter().enumerate() {
                    text.push(if index == 0 { '[' } else { ',' });
                    child.write(child.player(player), told, false, text);
                }
                text.push(']');
            }
        }
    }

    fn game(&self, player: Player, told: bool) -> AnyGame {
        let mut text = String::from("tree:");
        self.write(player, told, true, &mut text);
        text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"))
    }

    fn has_leaf(&self, value: i32) -> bool {
        match self {
            Shape::Leaf(leaf) => *leaf == value,
            Shape::Inner(children, ..) => children.iter().any(|child| child.has_leaf(value)),
        }
    }
}

fn number(tenths: i32) -> String {
    // An infinity, or one from which a little was taken.
    if tenths.unsigned_abs() > 1_000_000 {
        return String::from(if tenths > 0 { "inf" } else { "-inf" });
    }
    let sign = if tenths < 0 { "-" } else { "" };
    format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
}

fn players() -> impl Strategy<Value = Player> {
    prop_oneof![3 => Just(Player::Max), 1 => Just(Player::Min)]
}

fn config(cases: u32) -> Config {
    let long = std::env::var_os("PLYSCOPE_LONG").is_some();
    let cases = if long { 50 * cases } else { cases };
    Config { cases, failure_persistence: None, ..Config::default() }
}

type Given = &'static [(&'static str, &'static str)];

/// The ways to run a search, besides its defaults.
fn ways(name: &str) -> &'static [Given] {
    match name {
        "minimax" | "scout" | "nega-scout" => &[&[("table", "on")]],
        "alpha-beta" => &[
            &[("fail", "hard")],
            &[("cut", "past-equality")],
            &[("table", "on")],
            &[("fail", "hard"), ("cut", "past-equality"), ("table", "on")],
        ],
        "mtd" => &[
            &[("first", "-inf")],
            &[("first", "0")],
            &[("first", "-214748364")],
            &[("first", "bisect")],
            &[("step", "1")],
            &[("first", "-inf"), ("step", "2")],
            &[("first", "1"), ("step", "1")],
            &[("table", "on")],
            &[("table", "on"), ("first", "bisect")],
            &[("first", "-2"), ("step", "214748364")],
        ],
        "sss-star" | "dual-star" => &[&[("purge", "children")]],
        "b-star" => &[
            &[("policy", "prove-best"), ("bounds", "0")],
            &[("policy", "disprove-rest"), ("bounds", "7,3"), ("resume", "on")],
            &[("policy", "berliner"), ("widen", "3")],
            &[("policy", "smaller-tree")],
            &[("graph", "on")],
            &[("graph", "on"), ("policy", "berliner"), ("widen", "3")],
        ],
        "mcts" => &[
            &[("iterations", "1")],
            &[("iterations", "37"), ("exploration", "0")],
            &[("iterations", "40"), ("exploration", "0.25"), ("seed", "9")],
        ],
        _ => &[],
    }
}

/// The answer is right: the value, the child to play, and every node on the
/// line down to a leaf.
fn assert_right(game: &AnyGame, name: &str, given: &[(&str, &str)], plies: Option<u32>) -> Watched {
    let watched = watch(name, game, given);
    let outcome = &watched.outcome;
    let unwatched = AnySearch::builder(name, game.clone()).options(given.iter().copied());
    let mut unwatched = unwatched.build().unwrap();
    while unwatched.step(&mut Silent) {}
    assert_eq!(unwatched.outcome(), Some(outcome), "{name} {given:?} on {game}");
    let truth = oracle(game, &game.start(), plies);
    let case = || format!("{name} {given:?} on {game}");
    // NegaScout may know that a move is as good as its test said, and no more.
    let whole_line =
        !tells_bounds(name) && !given.contains(&("table", "on")) && name != "nega-scout";
    assert!(outcome.bounds.contains(truth), "{}", case());
    if judges(name) {
        // Its move may be wrong. How often it is, its own tests tell.
        assert_eq!(outcome.reason, Reason::Budget, "{}", case());
    } else if tells_bounds(name) {
        assert!(matches!(outcome.reason, Reason::Solved | Reason::Separation), "{}", case());
    } else {
        assert_eq!((outcome.value(), outcome.reason), (Some(truth), Reason::Solved), "{}", case());
    }

    let (mut position, mut left, mut moves) = (game.start(), plies, Vec::new());
    for (ply, &child) in outcome.line.children().iter().enumerate() {
        moves.clear();
        game.moves(&position, &mut moves);
        position = game.play(&position, &moves[child as usize]);
        left = left.map(|left| left - 1);
        let worth = oracle(game, &position, left);
        if judges(name) {
            continue;
        } else if name == "proof-number" {
            assert!(outcome.bounds.contains(worth), "ply {ply}: {}", case());
        } else if ply == 0 || !tells_bounds(name) {
            assert_eq!(worth, truth, "ply {ply}: {}", case());
        }
    }
    moves.clear();
    if left != Some(0) {
        game.moves(&position, &mut moves);
    }
    assert!(!whole_line || moves.is_empty(), "the line ends at a leaf: {}", case());
    watched
}

/// Goals around a value, and one that only an infinity misses or reaches.
fn goals(truth: Value) -> impl Iterator<Item = String> {
    let around = [-20, -1, 0, 1, 20].map(|tenths| truth.plus(tenths));
    let far = [Value::new(Value::MOST), Value::new(-Value::MOST), Value::ZERO];
    let goals = around.into_iter().chain(far).filter(|goal| goal.is_finite());
    goals.map(|goal| goal.display(Unit::decimals(1)).to_string())
}

fn leaves(watched: &Watched) -> BTreeSet<&[u32]> {
    watched.evaluations.iter().map(Vec::as_slice).collect()
}

proptest! {
    #![proptest_config(config(4_000))]

    #[test]
    fn all_searches_agree(shape in shapes(), root in players(), horizon in 0..5_u32) {
        let game = shape.game(root, false);
        let depth = horizon.to_string();
        for algorithm in ALGORITHMS {
            let name = algorithm.name;
            if !fits(name, &game) {
                continue;
            }
            assert_right(&game, name, &[], None);
            for given in ways(name) {
                assert_right(&game, name, given, None);
            }
            if algorithm.options.iter().any(|option| option.name == "depth") {
                for given in ways(name).iter().copied().chain([&[] as Given]) {
                    let given = [given, &[("depth", depth.as_str())]].concat();
                    assert_right(&game, name, &given, Some(horizon));
                }
            }
        }
    }

    #[test]
    fn theorems(shape in shapes(), root in players()) {
        let game = shape.game(root, false);
        let alpha_beta = watch("alpha-beta", &game, &[]);
        // α begins at −∞, so that alpha-beta stops at such a leaf. SSS*
        // begins at ∞ and knows no least value; DUAL* knows no greatest.
        for (name, unknown) in [("sss-star", -i32::MAX), ("dual-star", i32::MAX)] {
            let best_first = watch(name, &game, &[]);
            let all = leaves(&best_first);
            prop_assert_eq!(all.len(), best_first.evaluations.len(), "no leaf twice");
            if !shape.has_leaf(unknown) {
                prop_assert!(all.is_subset(&leaves(&alpha_beta)), "{} dominates", name);
            }
        }

        for (name, first, least) in
            [("sss-star", "inf", Value::NEG_INF), ("dual-star", "-inf", Value::INF)]
        {
            let best_first = watch(name, &game, &[]).evaluations;
            let mtd = watch("mtd", &game, &[("first", first)]);
            if mtd.outcome.value() != Some(least) {
                prop_assert_eq!(&mtd.evaluations, &best_first, "mtd from {} is {}", first, name);
            } else {
                // No pass has to prove what every value is: the best-first
                // search may look at more leaves.
                prop_assert!(best_first.starts_with(&mtd.evaluations), "mtd from {}", first);
            }
        }

        let nega_scout = watch("nega-scout", &game, &[]);
        prop_assert!(leaves(&nega_scout).is_subset(&leaves(&alpha_beta)), "on {}", game);
        if fits("ab-node-value", &game) {
            let shallow = watch("ab-node-value", &game, &[]);
            prop_assert!(leaves(&alpha_beta).is_subset(&leaves(&shallow)), "on {}", game);
        }

        for cut in ["at-equality", "past-equality"] {
            let soft = watch("alpha-beta", &game, &[("cut", cut)]);
            let hard = watch("alpha-beta", &game, &[("cut", cut), ("fail", "hard")]);
            prop_assert_eq!(&soft.visits, &hard.visits);
            prop_assert_eq!(&soft.evaluations, &hard.evaluations);
            prop_assert!(leaves(&alpha_beta).is_subset(&leaves(&soft)));
            prop_assert_eq!(soft.evaluations.len(), leaves(&soft).len());
        }
    }
}

proptest! {
    #![proptest_config(config(800))]

    #[test]
    fn what_is_said_of_a_node_is_true(shape in shapes(), root in players()) {
        let game = shape.game(root, false);
        let names = ["minimax", "ab-node-value", "alpha-beta", "scout", "nega-scout", "mtd"];
        for name in names.into_iter().filter(|name| fits(name, &game)) {
            for &given in [[].as_slice()].iter().chain(ways(name)) {
                let case = format!("{name} {given:?} on {game}");
                assert_true(&game, &watch(name, &game, given), None, &case);
            }
        }
    }

    #[test]
    fn b_star_is_right_with_told_bounds(shape in shapes(), root in players()) {
        let game = shape.game(root, true);
        assert_right(&game, "b-star", &[], None);
        for given in ways("b-star") {
            assert_right(&game, "b-star", given, None);
        }
    }
}

proptest! {
    #![proptest_config(config(2_000))]

    #[test]
    fn proof_number_settles_any_goal(shape in shapes(), root in players(), budget in 1..12_u32) {
        // With a leaf in tenths, so that goals in tenths fit.
        let shape = Shape::Inner(vec![shape, Shape::Leaf(5)], (0, 0), false);
        let game = shape.game(root, false);
        let truth = oracle(&game, &game.start(), None);
        for goal in goals(truth) {
            let given = [("goal", goal.as_str())];
            let watched = assert_right(&game, "proof-number", &given, None);
            let (goal, bounds) = (crate::watch::proofs::goal(&game, &given), watched.outcome.bounds);
            prop_assert_eq!(truth >= goal, bounds.lower == goal, "{} on {}", given[0].1, &game);

            let budget = budget.to_string();
            let judged = watch("proof-number", &game, &[given[0], ("budget", &budget)]);
            if judged.outcome.reason == Reason::Solved {
                prop_assert_eq!(judged.outcome, watched.outcome);
            }
        }
    }
}

/// The purge as it is printed: on 2,000 random trees of depth 4 and branching 2 the value is right,
/// and on about one in ten (one in fourteen for DUAL*) a leaf is evaluated that alpha-beta prunes.
#[test]
fn a_purge_of_children_only_looks_at_leaves_that_alpha_beta_prunes() {
    for name in ["sss-star", "dual-star"] {
        let (mut beyond, mut twice) = (0, 0);
        let mut random = 7_u64;
        let mut leaf = || {
            random = random.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mixed = (random ^ (random >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            (mixed ^ (mixed >> 31)) % 1000
        };
        let mut tree = |depth: u32| -> String {
            // From the leaves up, each value independent of all others.
            let mut trees: Vec<String> = (0..1 << depth).map(|_| leaf().to_string()).collect();
            while let [_, _, ..] = trees[..] {
                trees = trees.chunks(2).map(|two| format!("[{},{}]", two[0], two[1])).collect();
            }
            trees.remove(0)
        };
        for _ in 0..2_000 {
            let game: AnyGame = tree(4).parse().unwrap();
            let alpha_beta = watch("alpha-beta", &game, &[]);
            let printed = assert_right(&game, name, &[("purge", "children")], None);
            beyond += u32::from(!leaves(&printed).is_subset(&leaves(&alpha_beta)));
            twice += u32::from(leaves(&printed).len() < printed.evaluations.len());
            let right = watch(name, &game, &[]);
            assert!(leaves(&right).is_subset(&leaves(&printed)), "{name} on {game}");
            assert!(leaves(&right).is_subset(&leaves(&alpha_beta)), "{name} on {game}");
        }
        println!("{name}: {beyond} trees of 2,000 beyond alpha-beta, {twice} with a leaf twice");
        let expected = if name == "sss-star" { 160..240 } else { 80..160 };
        assert!(expected.contains(&beyond), "{name}: {beyond}");
    }
}

#[test]
fn open_stays_within_its_bound() {
    if !is_here("random") {
        return;
    }
    for w in 1..=5_u64 {
        for d in 0..=5_u32 {
            for seed in 0..10 {
                let game = format!("random:branching={w},depth={d},seed={seed},max=9");
                let game: AnyGame = game.parse().unwrap();
                for (name, plies) in [("sss-star", d.div_ceil(2)), ("dual-star", d / 2)] {
                    let watched = watch(name, &game, &[]);
                    let open_max = watched.outcome.counts.get("open_max").unwrap();
                    assert!(open_max <= w.pow(plies), "{name} on {game}");
                }
            }
        }
    }
}

/// What is said of a node when it is left is true of it.
fn assert_true(game: &AnyGame, watched: &Watched, plies: Option<u32>, case: &str) {
    for (path, value, bound) in &watched.results {
        let position = path.iter().fold(game.start(), |position, &child| {
            let mut moves = Vec::new();
            game.moves(&position, &mut moves);
            game.play(&position, &moves[child as usize])
        });
        let truth = oracle(game, &position, plies.map(|plies| plies - path.len() as u32));
        let is_true = match bound {
            Bound::Exact => *value == truth,
            Bound::Lower => *value <= truth,
            Bound::Upper => *value >= truth,
        };
        assert!(is_true, "{path:?} is worth {truth:?}, not {value:?} ({bound:?}): {case}");
    }
}

/// Whether the table of these options changes nothing but the work; answers
/// how many nodes it spares.
fn table_spares(game: &AnyGame, name: &str, given: &[(&str, &str)], plies: Option<u32>) -> u64 {
    let depth = plies.map(|plies| plies.to_string());
    let depth = depth.as_deref().map(|depth| ("depth", depth));
    let run = |table: &'static str| {
        let given: Vec<_> = given.iter().copied().chain([("table", table)]).chain(depth).collect();
        let watched = assert_right(game, name, &given, plies);
        assert_true(game, &watched, plies, &format!("{name} {given:?} on {game}"));
        watched.outcome.counts.nodes
    };
    let (with, without) = (run("on"), run("off"));
    assert!(with <= without, "{name} {given:?} on {game}");
    without - with
}

#[test]
fn a_table_never_changes_a_value() {
    // A heap reaches the same position after different numbers of moves.
    const NIM: [&str; 8] =
        ["5", "6", "4,1", "3,2", "3,2,1", "2,2,1", "4,2,play=normal", "6,play=normal"];
    const BOARDS: [&str; 4] = ["XO./.X./..O", "X.O/.X./..O", ".../XOX/.O.", "XOX/..O/..."];
    let nim = NIM.map(|heaps| format!("nim:{heaps}"));
    let boards = BOARDS.map(|board| format!("tic-tac-toe:{board}"));
    let mut spared = BTreeMap::new();
    for text in nim.iter().chain(&boards).filter(|text| is_here(text)) {
        let game: AnyGame = text.parse().unwrap();
        for horizon in [None, Some(1), Some(2), Some(3), Some(4), Some(5)] {
            for name in ["minimax", "scout", "nega-scout", "mtd"] {
                *spared.entry((name, horizon.is_some())).or_insert(0) +=
                    table_spares(&game, name, &[], horizon);
            }
            for cut in ["at-equality", "past-equality"] {
                for fail in ["soft", "hard"] {
                    let given = [("cut", cut), ("fail", fail)];
                    *spared.entry((cut, horizon.is_some())).or_insert(0) +=
                        table_spares(&game, "alpha-beta", &given, horizon);
                }
            }
        }
    }
    assert!(spared.values().all(|&nodes| nodes > 100), "{spared:?}");
}

fn uniform_tree(branching: u32, depth: u32, stream: &mut oorandom::Rand32, text: &mut String) {
    if depth == 0 {
        text.push_str(&stream.rand_range(0..100).to_string());
        return;
    }
    for child in 0..branching {
        text.push(if child == 0 { '[' } else { ',' });
        uniform_tree(branching, depth - 1, stream, text);
    }
    text.push(']');
}

/// How often of a hundred the lecture's procedure is wrong, on uniform trees
/// whose leaves know nothing of each other.
#[test]
fn the_procedure_as_printed_and_as_corrected_is_mostly_wrong() {
    let (mut stream, mut wrong, trees) = (oorandom::Rand32::new(7), [0; 4], 2000);
    for tree in 0..trees {
        let mut text = String::new();
        uniform_tree(2 + tree % 2, 2 + tree / 2 % 3, &mut stream, &mut text);
        let game = text.parse().unwrap();
        let truth = watch("minimax", &game, &[]).outcome.value();
        for (wrong, (given, ..)) in wrong.iter_mut().zip(LECTURE) {
            *wrong += u32::from(watch("ab-node-value", &game, given).outcome.value() != truth);
        }
    }
    let [right, printed, corrected, first] = wrong;
    let of_a_hundred = |wrong: u32| 100 * wrong / trees;
    assert_eq!(right, 0);
    assert!((52..=60).contains(&of_a_hundred(printed)), "{printed}");
    assert!((85..=92).contains(&of_a_hundred(corrected)), "{corrected}");
    assert!((62..=75).contains(&of_a_hundred(first)), "{first}");
}
