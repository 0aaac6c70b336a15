//! Maxⁿ against its definition, and what pruning changes.

use plyscope::{AnyGame, AnySearch, Game, Outcome, Payoffs, Reason, Silent, Value};

use crate::differential::tree::Dice;
use crate::here::is_here;

/// A tree of payoffs, as a reference knows it: nodes in the order in which they are written.
struct Node {
    seat: usize,
    children: Vec<usize>,
    payoffs: [i64; 3],
}

struct Tree {
    nodes: Vec<Node>,
    /// `true` if the players share one sum.
    shares: bool,
    text: String,
}

impl Tree {
    /// Grows a ragged tree with few payoffs, so that ties abound. At some nodes it is said who moves.
    fn grow(seed: u64) -> Tree {
        let mut dice = Dice::new(seed);
        let shares = dice.below(2) == 0;
        let mut tree = Tree { nodes: Vec::new(), shares, text: "players:".to_owned() };
        tree.add(&mut dice, 1 + seed as u32 % 5, 0);
        tree
    }

    fn add(&mut self, dice: &mut Dice, plies: u32, turn: usize) -> usize {
        let index = self.nodes.len();
        self.nodes.push(Node { seat: turn, children: Vec::new(), payoffs: [0; 3] });
        if plies == 0 || index > 0 && dice.below(6) == 0 {
            let payoffs = if self.shares {
                // All leaves have the same sum, of which each player gets a share.
                let (one, other) = (dice.below(10) as i64, dice.below(10) as i64);
                let (least, most) = (one.min(other), one.max(other));
                [least, most - least, 9 - most]
            } else {
                [0; 3].map(|_| dice.below(4) as i64 - 1)
            };
            self.nodes[index].payoffs = payoffs;
            let written = payoffs.map(|payoff| payoff.to_string());
            self.text.push_str(&format!("({})", written.join(",")));
            return index;
        }
        if dice.below(4) == 0 {
            self.nodes[index].seat = dice.below(3) as usize;
            self.text.push_str(&format!("p{}", self.nodes[index].seat + 1));
        }
        self.text.push('[');
        for child in 0..1 + dice.below(3) {
            self.text.push_str(if child > 0 { "," } else { "" });
            let turn = (self.nodes[index].seat + 1) % 3;
            let child = self.add(dice, plies - 1, turn);
            self.nodes[index].children.push(child);
        }
        self.text.push(']');
        index
    }

    /// What the definition says: the child with the greatest payoff of the player to move.
    fn value(&self, node: usize, last: bool) -> [i64; 3] {
        let Node { seat, children, payoffs } = &self.nodes[node];
        let values: Vec<_> = children.iter().map(|&child| self.value(child, last)).collect();
        let most = values.iter().map(|value| value[*seat]).max();
        let mut best = values.iter().filter(|value| Some(value[*seat]) == most);
        let taken = if last { best.next_back() } else { best.next() };
        *taken.unwrap_or(payoffs)
    }
}

fn search(text: &str, options: &[(&str, &str)]) -> Outcome {
    let game: AnyGame = text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"));
    let options = options.iter().copied();
    let mut search = AnySearch::builder("max-n", game).options(options).build().unwrap();
    while search.step(&mut Silent) {}
    search.outcome().unwrap().clone()
}

fn payoffs(values: [i64; 3]) -> Option<Payoffs> {
    Some(Payoffs::new(values.map(|value| Value::new(value as i32))))
}

fn count() -> u64 {
    if std::env::var_os("PLYSCOPE_LONG").is_some() { 100_000 } else { 10_000 }
}

#[test]
fn by_its_definition_and_shallow_pruning_changes_nothing() {
    if !is_here("players") {
        return;
    }
    let (mut left_out, mut wrong) = (0, 0);
    for seed in 0..count() {
        let tree = Tree::grow(seed);
        let last = seed % 2 == 1;
        let ties = if last { "last" } else { "first" };
        let expected = payoffs(tree.value(0, last));
        let whole = search(&tree.text, &[("ties", ties)]);
        assert_eq!((whole.payoffs, whole.reason), (expected, Reason::Solved), "{}", tree.text);
        let shallow = search(&tree.text, &[("ties", ties), ("prune", "shallow")]);
        assert_eq!(shallow.payoffs, expected, "{ties} {}", tree.text);
        assert_eq!((shallow.line, shallow.reason), (whole.line, Reason::Solved), "{}", tree.text);
        left_out += whole.counts.leaves - shallow.counts.leaves;
        let deep = search(&tree.text, &[("ties", ties), ("prune", "deep")]);
        let is_wrong = deep.payoffs != expected;
        assert!(!is_wrong || deep.reason == Reason::Unsound, "{}", tree.text);
        wrong += u64::from(is_wrong);
    }
    assert!(left_out > count() / 10 && wrong > 0, "{left_out} {wrong}");
}

#[test]
fn what_is_written_is_read_again() {
    if !is_here("players") {
        return;
    }
    for seed in 0..count() / 10 {
        let text = Tree::grow(seed).text;
        let game: AnyGame = text.parse().unwrap();
        assert_eq!(game.to_string().parse::<AnyGame>().unwrap(), game, "{text}");
    }
    let odd = r#"players: p2[ "a \"b\"" : (0.5, -1, 2), B:p2[(1/2,3,0)] ]"#;
    let game: AnyGame = odd.parse().unwrap();
    assert_eq!(game.to_string(), r#"players:p2["a \"b\"":(0.5,-1,2),B:p2[(0.5,3,0)]]"#);
}

#[test]
fn mistakes_name_their_place() {
    if !is_here("players") {
        return;
    }
    for (text, offset, says) in [
        ("players:[(1,2),(1,2,3)]", 9, "this one has 2"),
        ("players:[(1,2,3,4)]", 9, "this one has 4"),
        ("players:[p4[(1,2,3)]]", 9, "there is no player 4"),
        ("players:[(1,inf,2)]", 12, "finite"),
        ("players:[3,(1,2,3)]", 9, "payoffs of all players"),
        ("players:[]", 8, "at least one child"),
        ("players:[(1,2,3)", 16, "expected"),
        ("players:[(1,2,3)]]", 17, "the end"),
        ("players:[(1,2],3]", 13, "expected"),
        ("players:random,depth=x", 15, "not valid"),
        ("players:random,total=3,4", 23, "random,branching=3"),
        ("players:[\"a\\x\":(1,2,3)]", 12, "expected"),
    ] {
        let error = text.parse::<AnyGame>().expect_err(text);
        assert_eq!(error.offset, offset, "{text}\n{error}");
        assert!(error.to_string().contains(says), "{text}\n{error}");
    }
}

/// Russell and Norvig, Artificial Intelligence: A Modern Approach, 3rd edition, figure 5.4: at X, the
/// third player takes (1, 2, 6), and the root has it. At the root there is a tie, which the book
/// doesn't speak of.
#[test]
fn the_textbooks_tree() {
    if !is_here("players") {
        return;
    }
    let tree =
        "players:[[[(1,2,6),(4,2,3)],[(6,1,2),(7,4,1)]],[[(5,1,1),(1,5,2)],[(7,7,1),(5,4,5)]]]";
    let found = search(tree, &[]);
    assert_eq!((found.payoffs, found.line.to_string().as_str()), (payoffs([1, 2, 6]), "1.1.1"));
    let found = search(tree, &[("ties", "last")]);
    assert_eq!((found.payoffs, found.line.to_string().as_str()), (payoffs([1, 5, 2]), "2.1.2"));
}

/// Player 3 at C gets 3, so that no more than 3 of 6 are left to player 1, who has 3 at A. What is cut off there
/// is what player 3 would take, and without it player 2 no longer prefers C.
#[test]
fn a_deep_cut_changes_the_move_of_a_player_between() {
    if !is_here("players") {
        return;
    }
    let tree = "players:[A:(3,2,1),B:[C:[(3,0,3),(0,2,4)],D:(4,1,1)]]";
    for prune in ["off", "shallow"] {
        let found = search(tree, &[("prune", prune)]);
        assert_eq!((found.payoffs, found.reason), (payoffs([3, 2, 1]), Reason::Solved));
        assert_eq!((found.best, found.counts.leaves), (Some(0), 4), "{prune}");
    }
    let found = search(tree, &[("prune", "deep")]);
    assert_eq!((found.payoffs, found.reason), (payoffs([4, 1, 1]), Reason::Unsound));
    assert_eq!((found.best, found.counts.leaves), (Some(1), 3));
}

/// All trees of two plies below a leaf with payoffs of which one is known: nothing is cut off at a value
/// that would still have counted.
#[test]
fn a_cut_is_made_as_soon_as_it_may_be() {
    if !is_here("players") {
        return;
    }
    // Player 2 gets `own` of 9 in the first reply, and player 1 has `has` at A.
    for (has, own) in (0..=9).flat_map(|has| (0..=9).map(move |own| (has, own))) {
        let tree = format!("players:[({has},{},0),[(0,{own},{}),(9,0,0)]]", 9 - has, 9 - own);
        let leaves = |ties| search(&tree, &[("prune", "shallow"), ("ties", ties)]).counts.leaves;
        assert_eq!(leaves("first"), if 9 - own <= has { 2 } else { 3 }, "{tree}");
        assert_eq!(leaves("last"), if 9 - own < has { 2 } else { 3 }, "{tree}");
    }
}

#[test]
fn random_trees_share_their_total() {
    if !is_here("players") {
        return;
    }
    // Each of the ten ways to divide 3 among three players, about as often.
    let mut ways = std::collections::BTreeMap::new();
    let game: AnyGame = "players:random,branching=100,depth=2,seed=1,total=3".parse().unwrap();
    for (one, other) in (0..100).flat_map(|one| (0..100).map(move |other| (one, other))) {
        let mut position = game.start();
        for child in [one, other] {
            let mut moves = Vec::new();
            game.moves(&position, &mut moves);
            position = game.play(&position, &moves[child]);
        }
        let payoffs = game.payoffs(&position).unwrap().values().map(Value::units);
        assert_eq!(payoffs.iter().sum::<i32>(), 3);
        *ways.entry(payoffs).or_insert(0) += 1;
    }
    assert_eq!(ways.len(), 10, "{ways:?}");
    assert!(ways.values().all(|count| (850..1150).contains(count)), "{ways:?}");
    let written = game.to_string();
    assert_eq!(written, "players:random,branching=100,depth=2,seed=1,total=3");
}

#[test]
fn a_game_for_two_is_refused() {
    let game: AnyGame = "[[3,12],[2,4]]".parse().unwrap();
    let error = AnySearch::new("max-n", game).unwrap_err().to_string();
    assert!(error.starts_with("maxⁿ needs what each of three players gets"), "{error}");
}

#[test]
fn other_searches_see_a_paranoid_player() {
    if !is_here("players") {
        return;
    }
    let tree = "players:[A:[(4,4,2),(3,5,2)],B:[(8,6,1),(1,2,7)]]";
    assert_eq!(search(tree, &[]).best, Some(1));
    for name in ["minimax", "alpha-beta", "sss-star", "mtd"] {
        let mut search = AnySearch::new(name, tree.parse::<AnyGame>().unwrap()).unwrap();
        while search.step(&mut Silent) {}
        let outcome = search.outcome().unwrap();
        assert_eq!((outcome.value(), outcome.best), (Some(Value::new(3)), Some(0)), "{name}");
    }
}
