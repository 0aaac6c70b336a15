//! Exercises made to order: what was wished for is there, by a count of its own, and they are the same
//! for ever.

use std::collections::HashSet;

use expect_test::expect;
use plyscope::exercises::{Exercise, Feature, Features, Order, Shape, Wish};
use plyscope::tree::Tree;
use plyscope::{Game, Player};

fn order(algorithm: &str, wishes: &[&str]) -> Order {
    let wishes = wishes.iter().map(|wish| wish.parse().unwrap()).collect();
    Order { wishes, ..Order::of(algorithm) }
}

/// Alpha-beta by recursion, which knows what each node on the path has.
#[derive(Default)]
struct Reference {
    leaves: Vec<i32>,
    evaluated: u32,
    alpha_cuts: u32,
    beta_cuts: u32,
    deep_cuts: u32,
}

impl Reference {
    /// `path` has the players above and what they have, the root first.
    fn search(
        &mut self,
        tree: &Tree,
        position: &<Tree as Game>::Position,
        path: &mut Vec<(Player, Option<i32>)>,
    ) -> i32 {
        let mut moves = Vec::new();
        tree.moves(position, &mut moves);
        if moves.is_empty() {
            self.evaluated += 1;
            return tree.value(position).units();
        }
        let player = tree.player(position);
        path.push((player, None));
        let own = path.len() - 1;
        for (tried, mv) in (1..).zip(&moves) {
            let value = self.search(tree, &tree.play(position, mv), path);
            let is_better = |old: i32| match player {
                Player::Max => value > old,
                Player::Min => value < old,
            };
            if path[own].1.is_none_or(is_better) {
                path[own].1 = Some(value);
            }
            let has = path[own].1.unwrap();
            let closes = |above: &(Player, Option<i32>)| match (player, *above) {
                (Player::Min, (Player::Max, Some(other))) => has <= other,
                (Player::Max, (Player::Min, Some(other))) => has >= other,
                _ => false,
            };
            if path[..own].iter().any(closes) {
                if tried < moves.len() {
                    let cuts = match player {
                        Player::Min => &mut self.alpha_cuts,
                        Player::Max => &mut self.beta_cuts,
                    };
                    *cuts += 1;
                    self.deep_cuts += u32::from(!closes(&path[own - 1]));
                }
                break;
            }
        }
        path.pop().unwrap().1.unwrap()
    }

    fn all_leaves(&mut self, tree: &Tree, position: &<Tree as Game>::Position) {
        let mut moves = Vec::new();
        tree.moves(position, &mut moves);
        if moves.is_empty() {
            self.leaves.push(tree.value(position).units());
        }
        for mv in &moves {
            self.all_leaves(tree, &tree.play(position, mv));
        }
    }

    fn of(tree: &Tree) -> Reference {
        let mut reference = Reference::default();
        reference.search(tree, &tree.start(), &mut Vec::new());
        reference.all_leaves(tree, &tree.start());
        reference
    }
}

fn check(features: &Features, tree: &Tree) {
    let reference = Reference::of(tree);
    let different: HashSet<_> = reference.leaves.iter().collect();
    for (feature, count) in [
        (Feature::Leaves, reference.leaves.len() as u32),
        (Feature::EqualLeaves, (reference.leaves.len() - different.len()) as u32),
        (Feature::Evaluations, reference.evaluated),
        (Feature::AlphaCuts, reference.alpha_cuts),
        (Feature::BetaCuts, reference.beta_cuts),
        (Feature::DeepCuts, reference.deep_cuts),
    ] {
        assert_eq!(features.get(feature), count, "{} of {tree}", feature.name());
    }
}

#[test]
fn features_are_counted_as_they_are_defined() {
    let mut deep = 0;
    for plies in 1..=5 {
        let shape = Shape { plies, children: 1..=3, values: 1..=9 };
        for seed in 0..400 {
            let order = Order { shape: shape.clone(), ..Order::of("alpha-beta") };
            let made = order.make(seed, 1).unwrap();
            check(&made[0].features, &made[0].tree);
            deep += made[0].features.get(Feature::DeepCuts);
        }
    }
    assert!(deep > 300, "{deep}");
}

#[test]
fn what_is_wished_for_is_there_and_equally_hard() {
    let usual = Shape::default();
    let deep = Shape { plies: 4, children: 2..=2, ..usual.clone() };
    for (algorithm, shape, wishes) in [
        (
            "alpha-beta",
            &deep,
            &["equal-leaves=0", "alpha-cuts=1..2", "beta-cuts=1..", "deep-cuts=1"][..],
        ),
        ("alpha-beta", &usual, &["leaves=12", "equal-leaves=2..", "evaluations=7..9"]),
        ("nega-scout", &usual, &["alpha-cuts=1..", "equal-leaves=0"]),
        ("sss-star", &deep, &["purges=2..", "leaves=16"]),
        ("minimax", &usual, &[]),
        ("minimax", &usual, &["chance-nodes=1..2"]),
        ("alpha-beta", &usual, &["chance-nodes=2", "equal-leaves=0"]),
        ("b-star", &usual, &["disprove-rests=1..", "leaves=10.."]),
    ] {
        let order = Order { shape: shape.clone(), ..order(algorithm, wishes) };
        let set = order.make(3, 30).unwrap();
        let trees: HashSet<_> = set.iter().map(|made| made.tree.to_string()).collect();
        assert_eq!(trees.len(), 30);
        for Exercise { tree, features, difficulty } in &set {
            assert!(order.wishes.iter().all(|wish| wish.is_met(features)), "{tree}");
            assert_eq!(*difficulty, set[0].difficulty, "{tree}");
            let text = tree.to_string();
            let chance = features.get(Feature::ChanceNodes);
            assert_eq!(chance, text.matches("chance:").count() as u32, "{tree}");
            assert_eq!(Features::of(tree).unwrap().get(Feature::ChanceNodes), chance, "{tree}");
            let is_known = ["alpha-beta", "sss-star", "b-star"].contains(&algorithm) && chance == 0;
            assert_eq!(difficulty.mistakes.is_some(), is_known, "{tree}");
        }
    }
}

/// A link or a sheet that says the seed means these trees.
#[test]
fn a_seed_is_the_same_exercises_for_ever() {
    let set = order("alpha-beta", &["alpha-cuts=1..", "equal-leaves=0"]).make(7, 3).unwrap();
    let lines = set.iter().map(|made| format!("{} {:?}\n", made.tree, made.difficulty));
    expect![[r#"
        tree:[[[23,19,13],[6,17]],[[15,11],[14,9]],[[10,25],[20,28,7],[4,18]]] Difficulty { steps: 46, mistakes: Some(8) }
        tree:[[[24,23,25],[17,18]],[[16,8],[15,13,28],[6,7]],[[22,3],[5,26],[19,12]]] Difficulty { steps: 46, mistakes: Some(8) }
        tree:[[[25,13],[22,1,21],[28,7,15]],[[11,3],[16,29,2],[4,24]],[[27,6],[19,17,14]]] Difficulty { steps: 46, mistakes: Some(8) }
    "#]].assert_eq(&lines.collect::<String>());
}

#[test]
fn what_cannot_be_made_is_told() {
    let error = |order: Order| order.make(1, 30).unwrap_err().to_string();
    let shaped = |shape: Shape, wishes: &[&str]| Order { shape, ..order("alpha-beta", wishes) };
    let small = Shape { plies: 2, children: 2..=2, values: 1..=3 };
    let errors = [
        error(order("alpha-beta", &["deep-cuts=5..", "leaves=8.."])),
        error(shaped(small.clone(), &[])),
        error(shaped(small, &["equal-leaves=0"])),
        error(shaped(Shape { plies: 9, ..Shape::default() }, &[])),
        error(shaped(Shape { children: 0..=2, ..Shape::default() }, &[])),
        error(order("max-n", &[])),
        "deep=1".parse::<Wish>().unwrap_err().to_string(),
        "equal-leaves=3..1".parse::<Wish>().unwrap_err().to_string(),
        "equal-leaves".parse::<Wish>().unwrap_err().to_string(),
    ];
    expect![[r#"
        of 50000 trees 0 have all that is wished for, and at most 0 of them are equally hard; 0 have deep-cuts=5.., which is the rarest
        of 81 trees 81 have all that is wished for, and at most 24 of them are equally hard
        with `equal-leaves=0` all leaves have different values, and there are only 3 for up to 4 leaves
        these trees may have more than 256 leaves: take fewer plies or children
        a tree has a ply or more and a node a child or more, and of two numbers the lesser stands first
        maxⁿ needs what each of three players gets, and this game has a value for two: take a tree with payoffs, such as `players:[(1,2,6),(4,3,2)]`
        nothing that is counted is called `deep`; there is leaves, equal-leaves, chance-nodes, evaluations, expansions, alpha-cuts, beta-cuts, deep-cuts, purges, disprove-rests
        `equal-leaves=3..1` is not a wish, which is written `deep-cuts=2`, `deep-cuts=1..3` or `deep-cuts=1..`
        `equal-leaves` is not a wish, which is written `deep-cuts=2`, `deep-cuts=1..3` or `deep-cuts=1..`
    "#]].assert_eq(&(errors.join("\n") + "\n"));
}
