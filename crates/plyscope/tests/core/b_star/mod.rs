//! B* against worked examples, and against its rules on random trees.

mod checker;
mod game;
mod graph;
mod merging;
mod range;

use std::num::NonZeroU64;

use checker::{Kept, check};
use game::{Bounds, Tree, players, shapes};
use plyscope::b_star::{BStar, Options, Policy};
use plyscope::{
    AnyGame, Game, OptionError, Player, Reason, Search, Settings, Silent, Strategy, StrategyReason,
    Value, run,
};
use proptest::prelude::*;
use proptest::strategy::Strategy as _;
use serde_json::Value as Json;

const POLICIES: [Policy; 5] = [
    Policy::Alternate,
    Policy::ProveBest,
    Policy::DisproveRest,
    Policy::SmallerTree,
    Policy::Berliner,
];

fn with(policy: Policy) -> Options {
    Options { policy, ..Options::default() }
}

/// Trees a property is tried on; each is searched ten times.
fn cases() -> ProptestConfig {
    let cases = if std::env::var_os("PLYSCOPE_LONG").is_some() { 100_000 } else { 1_000 };
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// All policies, both kinds of descent. Where every node is a position of its
/// own, as in a tree, merging changes nothing.
fn ways() -> impl Iterator<Item = Options> {
    POLICIES.into_iter().flat_map(|policy| {
        [(false, false), (true, false), (false, true)].map(|(resume, graph)| Options {
            resume,
            graph,
            ..with(policy)
        })
    })
}

#[test]
fn worked_examples() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/conformance/b-star.json");
    let data: Json = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let text = data["game"].as_str().unwrap().strip_prefix("tree:").unwrap();
    let tree = Tree::read(text);
    let policies = data["policies"].as_object().unwrap();
    assert_eq!(policies.len(), 3);
    for (name, expected) in policies {
        let policy = match name.as_str() {
            "prove-best" => Policy::ProveBest,
            "disprove-rest" => Policy::DisproveRest,
            _ => Policy::Alternate,
        };
        let (outcome, steps) = check(&tree, Bounds::Wild, &with(policy));
        let set = settings(&[("policy", name.as_str())]).unwrap();
        let game: AnyGame = data["game"].as_str().unwrap().parse().unwrap();
        let mut by_name = BStar::with_settings(game, &set).unwrap();
        assert_eq!(run(&mut by_name, &mut Silent), outcome);

        let mut names = vec![String::new()];
        let (mut expansions, mut strategies, mut root) = (vec![], vec![], vec![]);
        for event in steps.iter().flatten() {
            match event {
                Kept::Expand(node, children, ..) => {
                    let name = names[*node].clone();
                    names.extend((1..=children.count).map(|child| match name.as_str() {
                        "" => child.to_string(),
                        name => format!("{name}.{child}"),
                    }));
                    expansions.push(name);
                }
                Kept::BackUp(0, bounds) => root.push([bounds.0, bounds.1]),
                Kept::Choose(strategy, ..) => strategies.push(match strategy {
                    Strategy::ProveBest => "prove-best",
                    Strategy::DisproveRest => "disprove-rest",
                }),
                _ => {}
            }
        }
        assert_eq!(Json::from(&expansions[1..]), expected["expansions"], "{name}");
        if let Some(expected) = expected.get("strategies") {
            assert_eq!(&Json::from(strategies), expected, "{name}");
        }
        if let Some(expected) = expected.get("root") {
            // The example gives the root's bounds after every expansion, the
            // search tells them when they change.
            let mut expected: Vec<[i64; 2]> = serde_json::from_value(expected.clone()).unwrap();
            expected.insert(0, [15, 30]);
            expected.dedup();
            root.insert(0, [15, 30]);
            root.dedup();
            assert_eq!(root, expected, "{name}");
        }
        assert_eq!(expected["reason"], "separation");
        assert_eq!(outcome.reason, Reason::Separation);
        assert_eq!(
            Json::from(names[outcome.best.unwrap() as usize + 1].as_str()),
            expected["best"]
        );
    }
}

/// Separation is a proof: the answer is right, and the search ends with it.
fn assert_right(tree: &Tree, bounds: Bounds, options: &Options) {
    let (outcome, _) = check(tree, bounds, options);
    let truth = tree.truth(0);
    assert!(outcome.bounds.contains(Value::new(truth)));
    let mut children = Vec::new();
    tree.moves(&0, &mut children);
    if let Some(best) = outcome.best {
        assert_eq!(outcome.reason, Reason::Separation);
        assert_eq!(tree.truth(children[best as usize]), truth);
    } else {
        assert_eq!((outcome.reason, outcome.value()), (Reason::Solved, Some(Value::new(truth))));
    }
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn told_bounds_give_the_right_answer(shape in shapes(), root in players()) {
        let tree = Tree::of(&shape, root, Bounds::Sound);
        for options in ways() {
            assert_right(&tree, Bounds::Sound, &options);
        }
    }

    #[test]
    fn made_bounds_give_the_right_answer(
        shape in shapes(), root in players(), width in 0..12_u32, seed: u64,
    ) {
        let tree = Tree::of(&shape, root, Bounds::Untold);
        for options in ways() {
            assert_right(&tree, Bounds::Untold, &Options { width, seed, ..options });
        }
    }

    #[test]
    fn widened_bounds_give_the_right_answer(
        shape in shapes(), root in players(), widen in 1..4_u32, rounds in 0..4_u32,
    ) {
        let tree = Tree::of(&shape, root, Bounds::Sound);
        for options in ways() {
            assert_right(&tree, Bounds::Sound, &Options { widen, rounds, ..options });
        }
    }

    #[test]
    fn whatever_is_told_the_rules_hold(
        shape in shapes(), root in players(), budget in 1..12_u64, widen in 0..2_u32,
        depth in prop::option::of(0..5_u32),
    ) {
        let tree = Tree::of(&shape, root, Bounds::Wild);
        for options in ways() {
            let options = Options { widen, depth, ..options };
            check(&tree, Bounds::Wild, &options);
            let budget = NonZeroU64::new(budget);
            let (outcome, _) = check(&tree, Bounds::Wild, &Options { budget, ..options });
            prop_assert!(outcome.counts.get("expansions") <= budget.map(NonZeroU64::get));
        }
    }
}

/// With and without merging, an answer that is right.
fn assert_merging_right<G: Game>(
    game: &G,
    options: &Options,
    truth: impl Fn(&G::Position) -> i32,
) -> [plyscope::Outcome; 2] {
    let graph = Options { graph: true, ..options.clone() };
    let outcomes = [
        run(&mut BStar::new(game, options.clone()).unwrap(), &mut Silent),
        graph::follow(game, &graph, true),
    ];
    let start = game.start();
    let mut moves = Vec::new();
    game.moves(&start, &mut moves);
    for outcome in &outcomes {
        assert!(outcome.bounds.contains(Value::new(truth(&start))));
        match outcome.best {
            Some(best) => {
                assert_eq!(outcome.reason, Reason::Separation);
                assert_eq!(truth(&game.play(&start, &moves[best as usize])), truth(&start));
            }
            None => assert_eq!(outcome.reason, Reason::Solved),
        }
    }
    outcomes
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn merging_gives_the_right_answer(
        graph in prop::bool::ANY.prop_flat_map(|told| graph::graphs(told, false)),
        widen in 0..3_u32, rounds in 1..3_u32, seed: u64,
    ) {
        for policy in POLICIES {
            let options = Options { widen, rounds, seed, ..with(policy) };
            assert_merging_right(&graph, &options, |position| graph.truth(position));
        }
    }

    #[test]
    fn merging_keeps_to_budget_and_horizon(
        graph in graph::graphs(true, false), budget in 1..12_u64, widen in 0..2_u32,
        depth in prop::option::of(0..5_u32),
    ) {
        for policy in POLICIES {
            let budget = NonZeroU64::new(budget);
            let options = Options { budget, widen, depth, graph: true, ..with(policy) };
            graph::follow(&graph, &options, true);
        }
    }

    #[test]
    fn merging_closes_no_cycle(graph in graph::graphs(true, true), widen in 0..2_u32) {
        for policy in POLICIES {
            let budget = NonZeroU64::new(30);
            graph::follow(&graph, &Options { budget, widen, graph: true, ..with(policy) }, false);
        }
    }
}

#[test]
fn at_a_horizon_positions_merge_only_with_those_as_deep() {
    let game: plyscope::AnyGame = "nim:4,3".parse().unwrap();
    for (policy, depth) in POLICIES.into_iter().flat_map(|p| [(p, 3), (p, 4), (p, 5)]) {
        let depth = Some(depth);
        graph::follow(&game, &Options { depth, width: 3, graph: true, ..with(policy) }, true);
    }
}

/// Plain minimax, down to so many plies.
fn minimax<G: Game>(game: &G, position: &G::Position, depth: Option<u32>) -> Value {
    let mut moves = Vec::new();
    if depth != Some(0) {
        game.moves(position, &mut moves);
    }
    let below = depth.map(|depth| depth.saturating_sub(1));
    let values = moves.iter().map(|mv| minimax(game, &game.play(position, mv), below));
    match game.player(position) {
        _ if values.len() == 0 => game.value(position),
        Player::Max => values.max().unwrap(),
        Player::Min => values.min().unwrap(),
    }
}

fn settings(given: &[(&'static str, &str)]) -> Result<Settings, OptionError> {
    let given = given.iter().map(|&(name, value)| (name, value));
    Settings::of("b-star", <BStar<&Tree>>::ALGORITHM.options, given)
}

#[test]
fn what_cannot_be_is_refused_with_what_would_be_right() {
    let why = |given| settings(given).unwrap_err().to_string();
    assert_eq!(
        why(&[("budget", "0")]),
        "`budget=0` is not valid: budget takes a whole number from 1 to 1000000000"
    );
    let tree = Tree::read("[1,2]");
    let rounds = settings(&[("rounds", "3")]).unwrap();
    assert_eq!(
        BStar::with_settings(&tree, &rounds).unwrap_err().to_string(),
        "`rounds` is the number of times to widen: set `widen` too, such as `widen=2`"
    );
    let both = settings(&[("graph", "on"), ("resume", "on")]).unwrap();
    assert_eq!(
        BStar::with_settings(&tree, &both).unwrap_err().to_string(),
        "with `graph=on` a backup runs to several parents and stops in several places, so that \
         there is no one place to resume at: leave out `resume=on`, or set `graph=off`"
    );
}

/// Adds one or two, for ever.
struct Endless;

impl Game for Endless {
    type Position = u64;
    type Move = u64;

    fn start(&self) -> u64 {
        0
    }
    fn player(&self, sum: &u64) -> Player {
        if sum.is_multiple_of(2) { Player::Max } else { Player::Min }
    }
    fn moves(&self, _: &u64, moves: &mut Vec<u64>) {
        moves.extend([1, 3]);
    }
    fn play(&self, sum: &u64, added: &u64) -> u64 {
        sum + added
    }
    fn value(&self, sum: &u64) -> Value {
        Value::new(*sum as i32 % 7)
    }
}

#[test]
fn a_game_too_large_to_be_given_bounds_needs_a_horizon() {
    let error = BStar::new(Endless, Options::default()).unwrap_err();
    assert!(error.to_string().ends_with("set a horizon, such as `depth=6`"), "{error}");
    let options = Options { depth: Some(6), ..Options::default() };
    let outcome = run(&mut BStar::new(Endless, options).unwrap(), &mut Silent);
    assert_eq!(outcome.reason, Reason::Separation);
}

#[test]
fn bounds_are_the_same_for_ever() {
    let tree = Tree::read("[[3,12,8],[2,4,6],[14,5,2]]");
    let (_, steps) = check(&tree, Bounds::Untold, &Options::default());
    let told = steps[0].iter().find_map(|event| match event {
        Kept::Expand(_, _, _, bounds) => Some(bounds.as_slice()),
        _ => None,
    });
    assert_eq!(told, Some([(-7, 16), (-17, 19), (-11, 16)].as_slice()));
}

/// A game may know its leaves exactly and nothing else.
#[test]
fn the_value_of_a_leaf_is_no_bound_that_a_game_tells() {
    let (_, steps) = check(&Tree::read("[3,[1,2]]"), Bounds::Untold, &Options::default());
    let Kept::Expand(.., bounds) = &steps[0][2] else { panic!("{steps:?}") };
    assert!(bounds.iter().all(|&(lower, upper)| -20 < lower && upper <= 22), "{bounds:?}");
}

#[test]
fn a_side_with_nothing_left_to_expand_leaves_the_other_one_to_work_on() {
    let tree = Tree::read("[0..10,1..9[2..3],0..4]");
    let (outcome, steps) = check(&tree, Bounds::Wild, &with(Policy::DisproveRest));
    assert_eq!(
        steps[1][0],
        Kept::Choose(Strategy::DisproveRest, 2, StrategyReason::OtherExhausted)
    );
    assert_eq!((outcome.reason, outcome.best), (Reason::Exhausted, Some(1)));
}

#[test]
fn a_leaf_known_by_an_interval_cannot_be_solved() {
    let (outcome, _) = check(&Tree::read("2..3"), Bounds::Wild, &Options::default());
    assert_eq!((outcome.reason, outcome.best), (Reason::Exhausted, None));
}
