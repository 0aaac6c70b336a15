//! Random trees: the same for ever, and as they are described.

use std::collections::HashSet;

use expect_test::{Expect, expect};
use plyscope::{Game, Player, Value, random::Random, tree::Tree};

fn random(text: &str) -> Random {
    format!("random:{text}").parse().unwrap_or_else(|error| panic!("{error}"))
}

fn written(text: &str) -> String {
    Tree::from_game(&random(text), 10_000, None).unwrap().to_string()
}

/// A link that was made once means the same tree for ever: never update
/// these.
#[test]
fn the_same_seed_is_the_same_tree_for_ever() {
    let check = |text: &str, expected: Expect| expected.assert_eq(&written(text));
    check(
        "seed=7",
        expect![
            "tree:[[[[87,92,95],[32,98,89],[44,74,60]],[[54,88,84],[18,75,24],[77,88,70]],[[97,92,94],[85,66,46],[83,96,78]]],[[[76,63,70],[44,73,94],[53,64,83]],[[96,98,98],[62,68,86],[78,89,91]],[[89,17,51],[36,52,57],[73,85,76]]],[[[84,66,74],[42,23,77],[46,54,17]],[[96,89,77],[16,42,57],[18,21,92]],[[99,99,99],[63,44,99],[96,97,96]]]]"
        ],
    );
    check("branching=2,depth=3,seed=0", expect!["tree:[[[0,0],[50,24]],[[0,0],[95,5]]]"]);
    check(
        "branching=4,depth=3,seed=9223372036854775807,min=-1000000000,max=1000000000,ragged=true",
        expect!["tree:[[[-175775885,-91371244]]]"],
    );
    check("branching=3,depth=2,seed=5,order=1", expect!["tree:[[87,91,98],[61,63,67],[22,98,80]]"]);
    check(
        "branching=3,depth=2,seed=5,order=0.125,min=-1,max=1",
        expect!["tree:[[1,1,1],[1,1,1],[-1,-1,1]]"],
    );
}

/// Alpha-beta with cutoffs at equality; the second is how many leaves it
/// evaluates. Also checks that true values are minimax values.
fn alpha_beta(
    game: &Random,
    node: &<Random as Game>::Position,
    (mut alpha, mut beta): (Value, Value),
) -> (Value, u64) {
    let mut moves = Vec::new();
    game.moves(node, &mut moves);
    if moves.is_empty() {
        return (game.value(node), 1);
    }
    let max = game.player(node) == Player::Max;
    let (mut best, mut leaves) = (if max { Value::NEG_INF } else { Value::INF }, 0);
    for mv in moves {
        let (value, evaluated) = alpha_beta(game, &game.play(node, &mv), (alpha, beta));
        leaves += evaluated;
        if max {
            best = best.max(value);
            alpha = alpha.max(best);
        } else {
            best = best.min(value);
            beta = beta.min(best);
        }
        if alpha >= beta {
            break;
        }
    }
    (best, leaves)
}

const ALL: (Value, Value) = (Value::NEG_INF, Value::INF);

#[test]
fn with_order_1_the_tree_is_the_minimal_one() {
    for (b, d) in [(2, 1), (2, 6), (3, 5), (5, 4), (40, 2), (1, 7)] {
        for seed in 0..5 {
            let game = random(&format!("branching={b},depth={d},seed={seed},order=1"));
            let (_, leaves) = alpha_beta(&game, &game.start(), ALL);
            let (b, half) = (b as u64, d / 2);
            assert_eq!(leaves, b.pow(d - half) + b.pow(half) - 1, "b={b} d={d} seed={seed}");
        }
    }
}

#[test]
fn the_root_is_worth_what_it_was_drawn_to_be() {
    for seed in 0..200 {
        let ragged = seed % 2 == 0;
        let game = random(&format!("depth=5,seed={seed},min=-3,max=3,ragged={ragged}"));
        let (value, _) = alpha_beta(&game, &game.start(), ALL);
        assert_eq!(value, game.true_value(&game.start()), "seed={seed}");
    }
}

#[test]
fn every_assignment_is_possible() {
    for order in ["0", "0.5"] {
        let tree = |seed| written(&format!("branching=2,depth=2,max=1,seed={seed},order={order}"));
        let trees: HashSet<_> = (0..2000).map(tree).collect();
        assert_eq!(trees.len(), 16, "order={order}");
    }
}

#[test]
fn the_best_child_stands_first_as_often_as_asked() {
    // Of a hundred children, a hundredth of the rest stands first as well.
    for (order, least, most) in [("0", 0, 25), ("0.5", 450, 560), ("1", 1000, 1000)] {
        let first = (0..1000).filter(|seed| {
            let game = random(&format!(
                "branching=100,depth=1,min=-1000000000,max=1000000000,seed={seed},order={order}"
            ));
            let child = game.play(&game.start(), &0);
            game.true_value(&child) == game.true_value(&game.start())
        });
        let first = first.count();
        assert!((least..=most).contains(&first), "order={order}: {first}");
    }
}

#[test]
fn ragged_trees_vary_and_go_down_all_the_way() {
    let game = random("branching=4,depth=6,seed=1,ragged=true");
    let (mut depths, mut widths) = (HashSet::new(), HashSet::new());
    let mut nodes = vec![(game.start(), 0)];
    while let Some((node, depth)) = nodes.pop() {
        let mut moves = Vec::new();
        game.moves(&node, &mut moves);
        if moves.is_empty() {
            depths.insert(depth);
        } else {
            widths.insert(moves.len());
        }
        nodes.extend(moves.iter().map(|mv| (game.play(&node, mv), depth + 1)));
    }
    assert_eq!(widths, HashSet::from([1, 2, 3, 4]));
    assert!(depths.contains(&6) && depths.len() > 2, "{depths:?}");
    assert!(!depths.contains(&0));
}
