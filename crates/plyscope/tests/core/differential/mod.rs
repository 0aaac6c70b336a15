//! Every search against a plain reference, written from its paper and knowing nothing of the
//! searches: on 20,000 random trees each, with `PLYSCOPE_LONG=1` on a million.
//!
//! The references answer with the leaves in the order in which they are evaluated, or the nodes in
//! the order in which they are expanded, besides the value.

mod best_first;
mod bounded;
mod deepening;
mod depth_first;
mod graphs;
pub(crate) mod tree;

use plyscope::{AnyGame, AnySearch, Event, Game, Interval, Line, Outcome, Reason, Value};

use crate::watch::watch;
use best_first::{Guess, Mtd, Purge, proof_number, sss_star};
use bounded::{b_star, branch_and_bound};
use depth_first::DepthFirst;
use tree::{Movers, Tree};

/// Calls `compare` with so many trees, and their text.
fn trees(with_bounds: bool, mut compare: impl FnMut(u64, &Tree, &AnyGame)) {
    for seed in 0..count() {
        let movers = [Movers::MinFirst, Movers::MaxFirst, Movers::Drawn][seed as usize % 3];
        let tree = Tree::grow(seed, movers);
        compare(seed, &tree, &read(&tree.text(with_bounds)));
    }
}

fn count() -> u64 {
    if std::env::var_os("PLYSCOPE_LONG").is_some() { 1_000_000 } else { 20_000 }
}

fn read(text: &str) -> AnyGame {
    text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"))
}

/// What a search did, in nodes of the tree.
struct Ran {
    evaluations: Vec<usize>,
    expansions: Vec<usize>,
    outcome: Outcome,
}

impl Ran {
    fn value(&self) -> i64 {
        units(self.outcome.value().expect("one value"))
    }

    fn count(&self, name: &str) -> u64 {
        self.outcome.counts.get(name).unwrap()
    }

    /// The nodes of the line, without the root.
    fn line(&self, tree: &Tree) -> Vec<usize> {
        let mut node = 0;
        let children = self.outcome.line.children().iter();
        let mut below = |&child: &u32| {
            node = tree.nodes[node].children[child as usize];
            node
        };
        children.map(&mut below).collect()
    }
}

fn units(value: Value) -> i64 {
    value.units().into()
}

/// Runs a search, and finds the nodes of the tree again in what it says.
fn run(name: &str, given: &[(&str, &str)], tree: &Tree, game: &AnyGame) -> Ran {
    let options = given.iter().copied();
    let mut search = AnySearch::builder(name, game.clone()).options(options).build().unwrap();
    let mut nodes = vec![0];
    let (mut evaluations, mut expansions) = (Vec::new(), Vec::new());
    while search.step(&mut |_: Line, event: Event<'_>| match event {
        Event::Expand { node, children, .. } => {
            let at = nodes[node.index()];
            let below = &tree.nodes[at].children;
            assert_eq!(children.count as usize, below.len());
            // A number is given again where a search forgets what it has generated.
            let first = children.first.index();
            nodes.resize(nodes.len().max(first + below.len()), 0);
            nodes[first..first + below.len()].copy_from_slice(below);
            expansions.push(at);
        }
        Event::Evaluate { node, .. } => evaluations.push(nodes[node.index()]),
        _ => {}
    }) {}
    Ran { evaluations, expansions, outcome: search.outcome().unwrap().clone() }
}

/// The line goes down to a leaf, and every node on it is worth as much as the root.
fn assert_line(ran: &Ran, tree: &Tree, case: &str) {
    let line = ran.line(tree);
    let worth = |&node: &usize| tree.nodes[node].value == tree.nodes[0].value;
    assert!(line.iter().all(worth) && tree.is_leaf(*line.last().unwrap_or(&0)), "{case}");
}

#[test]
fn minimax_and_alpha_beta() {
    trees(false, |seed, tree, game| {
        let truth = tree.nodes[0].value;
        let ran = run("minimax", &[], tree, game);
        let mut reference = DepthFirst::of(tree);
        assert_eq!((reference.minimax(0), ran.value()), (truth, truth), "minimax on {game}");
        assert_eq!(ran.evaluations, reference.evaluations, "minimax on {game}");
        assert_line(&ran, tree, &format!("minimax on {game}"));

        let cut = if seed % 2 == 0 { "at-equality" } else { "past-equality" };
        let fail = if seed % 5 < 3 { "soft" } else { "hard" };
        let ran = run("alpha-beta", &[("cut", cut), ("fail", fail)], tree, game);
        let mut reference = DepthFirst::of(tree);
        let case = format!("alpha-beta {cut} {fail} on {game}");
        assert_eq!((reference.alpha_beta(cut == "past-equality"), ran.value()), (truth, truth));
        assert_eq!(ran.evaluations, reference.evaluations, "{case}");
        assert_line(&ran, tree, &case);
    });
}

/// A search that is given a window finds a value inside it, and tells on which side one outside
/// lies; with the range of all values it finds each value.
#[test]
fn known_windows() {
    let mut outside = [0, 0];
    trees(false, |seed, tree, game| {
        let truth = tree.nodes[0].value;
        // No window begins beyond the infinities.
        let alpha = truth.clamp(-100, 100) - 4 + seed as i64 % 6;
        let window = (alpha, alpha + 1 + seed as i64 / 6 % 6);
        let text = format!("{}..{}", window.0, window.1);
        let past = seed % 2 == 1;
        let cut = if past { "past-equality" } else { "at-equality" };
        let case = format!("{text} {cut} on {game}");

        let ran = run("alpha-beta", &[("cut", cut), ("window", &text)], tree, game);
        let mut reference = DepthFirst::of(tree);
        let value = reference.alpha_beta_in(window, past);
        assert_eq!(ran.evaluations, reference.evaluations, "alpha-beta {case}");
        let hidden = |value: i64, past| {
            let is_low = if past { value < window.0 } else { value <= window.0 };
            let is_high = if past { value > window.1 } else { value >= window.1 };
            (is_low && !tree.is_leaf(0), is_high && !tree.is_leaf(0))
        };
        let shown = |value: i64, (is_low, is_high)| {
            let lower = if is_low { Value::NEG_INF } else { Value::new(value as i32) };
            let upper = if is_high { Value::INF } else { Value::new(value as i32) };
            Interval { lower, upper }
        };
        let (is_low, is_high) = hidden(value, past);
        outside[0] += u32::from(is_low);
        outside[1] += u32::from(is_high);
        let expected = shown(value, (is_low, is_high));
        assert_eq!(ran.outcome.bounds, expected, "alpha-beta {case}");
        assert!(expected.contains(Value::new(truth as i32)), "alpha-beta {case}");
        let is_hidden = expected.lower < expected.upper;
        let reason = if is_hidden { Reason::Window } else { Reason::Solved };
        assert_eq!(ran.outcome.reason, reason, "alpha-beta {case}");
        let fails = is_hidden && if tree.is_max(0) { is_low } else { is_high };
        assert_eq!(ran.outcome.best.is_none(), fails || tree.is_leaf(0), "alpha-beta {case}");

        // What is returned is no further out than the window.
        let ran = run("alpha-beta", &[("fail", "hard"), ("window", &text)], tree, game);
        let mut reference = DepthFirst::of(tree);
        let value = reference.alpha_beta_in(window, false);
        let inside = if tree.is_leaf(0) { value } else { value.clamp(window.0, window.1) };
        assert_eq!(
            ran.outcome.bounds,
            shown(inside, hidden(value, false)),
            "alpha-beta hard {case}"
        );

        let ran = run("nega-scout", &[("window", &text)], tree, game);
        let mut reference = DepthFirst::of(tree);
        let value = reference.nega_scout_in(window);
        assert_eq!(ran.evaluations, reference.evaluations, "nega-scout {case}");
        assert_eq!(ran.outcome.bounds, shown(value, hidden(value, false)), "nega-scout {case}");

        let leaves = || (0..tree.nodes.len()).filter(|&node| tree.is_leaf(node));
        let values = || leaves().map(|leaf| tree.nodes[leaf].value);
        let (least, most) = (values().min().unwrap(), values().max().unwrap());
        if [least, most].iter().any(|end| end.abs() == tree::INF) {
            return;
        }
        let range = format!("{least}..{most}");
        let ran = run("alpha-beta", &[("range", &range), ("cut", cut)], tree, game);
        let mut reference = DepthFirst::of(tree);
        reference.alpha_beta_in((least, most), past);
        assert_eq!(ran.evaluations, reference.evaluations, "range {range} {case}");
        assert_eq!((ran.value(), ran.outcome.reason), (truth, Reason::Solved), "range {case}");
    });
    assert!(outside[0] > 1_000 && outside[1] > 1_000, "{outside:?}");
}

/// The options that a search is given.
type Given = &'static [(&'static str, &'static str)];

/// The lecture's procedure: as it is right, as it was printed, as it was corrected, and the one
/// that is left; the signs are those of the infinities for the root and for first children.
pub(crate) const LECTURE: [(Given, i64, i64); 4] = [
    (&[], 1, 1),
    (&[("start", "-inf")], -1, 1),
    (&[("start", "-inf"), ("first", "-inf")], -1, -1),
    (&[("first", "-inf")], 1, -1),
];

#[test]
fn null_windows_and_the_procedure_of_the_lecture() {
    trees(false, |seed, tree, game| {
        let truth = tree.nodes[0].value;
        let mut reference = DepthFirst::of(tree);
        let ran = run("scout", &[], tree, game);
        assert_eq!((reference.scout(0), ran.value()), (truth, truth), "scout on {game}");
        assert_eq!(ran.evaluations, reference.evaluations, "scout on {game}");

        let mut reference = DepthFirst::of(tree);
        let ran = run("nega-scout", &[], tree, game);
        assert_eq!((reference.nega_scout(), ran.value()), (truth, truth), "nega-scout on {game}");
        assert_eq!(ran.evaluations, reference.evaluations, "nega-scout on {game}");

        if game.mixes_players() {
            // The lecture's procedure turns the sign at each call.
            let refused = AnySearch::builder("ab-node-value", game.clone()).build().unwrap_err();
            assert!(refused.to_string().contains("players have to take turns"), "{refused}");
        }
        if !tree.takes_turns() {
            return;
        }
        // The right one on every other tree.
        let kind = if seed % 2 == 0 { 0 } else { 1 + seed as usize / 2 % 3 };
        let (given, start, first) = LECTURE[kind];
        let mut reference = DepthFirst::of(tree);
        let ran = run("ab-node-value", given, tree, game);
        let case = format!("{given:?} on {game}");
        assert_eq!(ran.value(), reference.ab_node_value(start, first), "{case}");
        assert_eq!(ran.evaluations, reference.evaluations, "{case}");
        let reason = ran.outcome.reason;
        assert!(ran.value() == truth || reason == Reason::Unsound, "{case}");
        assert!(kind > 0 || reason == Reason::Solved, "{case}");
    });
}

#[test]
fn solution_trees() {
    let mut pushes_again = 0;
    trees(false, |_, tree, game| {
        for name in ["sss-star", "dual-star"] {
            assert_solution_trees(name, Purge::Descendants, &[], tree, game);
            let printed = [("purge", "children")];
            pushes_again += assert_solution_trees(name, Purge::Children, &printed, tree, game);
        }
    });
    assert!(pushes_again > 0, "no tree pushes a node that is in OPEN");
}

/// Compares a search with the list, and returns how often that pushed a node that was there.
fn assert_solution_trees(
    name: &str,
    purge: Purge,
    options: &[(&str, &str)],
    tree: &Tree,
    game: &AnyGame,
) -> u64 {
    let is_dual = name == "dual-star";
    let mirrored = is_dual.then(|| tree.mirrored());
    let reference = sss_star(mirrored.as_ref().unwrap_or(tree), purge);
    let ran = run(name, options, tree, game);
    let value = if is_dual { -reference.value } else { reference.value };
    let case = format!("{name} {options:?} on {game}");
    assert_eq!((ran.value(), value), (tree.nodes[0].value, value), "{case}");
    assert_eq!(ran.evaluations, reference.evaluations, "{case}");
    let counts = (ran.count("pops"), ran.count("open_max"));
    assert_eq!(counts, (reference.pops, reference.open_max), "{case}");
    if purge == Purge::Descendants {
        assert_line(&ran, tree, &case);
    }
    reference.pushes_again
}

#[test]
fn passes() {
    trees(false, |seed, tree, game| {
        let guess = (seed / 4 % 13) as i64 - 6;
        let number = guess.to_string();
        let (first, guess) = match seed % 4 {
            0 => ("inf", Guess::Down),
            1 => ("-inf", Guess::Up),
            2 => ("bisect", Guess::Middle),
            _ => (number.as_str(), Guess::From(guess)),
        };
        let mut reference = Mtd::of(tree);
        let ran = run("mtd", &[("first", first)], tree, game);
        let case = format!("mtd from {first} on {game}");
        assert_eq!(
            (reference.run(guess), ran.value()),
            (tree.nodes[0].value, ran.value()),
            "{case}"
        );
        assert_eq!(ran.value(), tree.nodes[0].value, "{case}");
        assert_eq!(ran.evaluations, reference.evaluations, "{case}");
        assert_eq!(ran.count("passes"), reference.passes, "{case}");
        assert_line(&ran, tree, &case);
    });
}

#[test]
fn proofs() {
    trees(false, |seed, tree, game| {
        let goal = (seed % 7) as i64 - 2;
        let reference = proof_number(tree, goal);
        let ran = run("proof-number", &[("goal", &goal.to_string())], tree, game);
        let case = format!("proof-number for {goal} on {game}");
        assert_eq!(reference.is_proved, tree.nodes[0].value >= goal, "{case}");
        assert_eq!(units(ran.outcome.bounds.lower) == goal, reference.is_proved, "{case}");
        assert_eq!(ran.expansions, reference.expansions, "{case}");
        assert_eq!(ran.evaluations, reference.evaluations, "{case}");
    });
}

#[test]
fn intervals() {
    trees(true, |_, tree, game| {
        let reference = b_star(tree);
        let ran = run("b-star", &[], tree, game);
        assert_eq!(ran.expansions, reference.expansions, "b-star on {game}");
        let bounds = (units(ran.outcome.bounds.lower), units(ran.outcome.bounds.upper));
        assert_eq!(bounds, reference.root, "b-star on {game}");
        assert!(bounds.0 <= tree.nodes[0].value && tree.nodes[0].value <= bounds.1);
        if let Some(best) = reference.best {
            assert_eq!(ran.line(tree)[0], best, "b-star on {game}");
            assert_eq!(tree.nodes[best].value, tree.nodes[0].value, "b-star on {game}");
        }
    });
}

/// Against brute force, which has the value from all leaves, and against the plain rules.
#[test]
fn branch_and_bound_finds_the_least_leaf() {
    for seed in 0..count() {
        let tree = Tree::grow(seed, Movers::OnlyMin);
        let game = read(&tree.text(true));
        let order = if seed % 2 == 0 { "best" } else { "depth" };
        let stop = if seed % 8 == 0 { "as-popped" } else { "emptied" };
        let leaves = tree.nodes.iter().filter(|node| node.children.is_empty());
        let least = leaves.map(|leaf| leaf.value).min();
        let ties = if seed % 3 == 0 { "deeper" } else { "first" };
        let reference = branch_and_bound(&tree, order == "depth", ties == "deeper");
        let given = [("order", order), ("stop", stop), ("ties", ties)];
        let ran = run("branch-and-bound", &given, &tree, &game);
        let case = format!("branch and bound, {given:?}, on {game}");
        assert_eq!((Some(ran.value()), reference.value), (least, ran.value()), "{case}");
        assert_line(&ran, &tree, &case);
        if stop == "emptied" {
            assert_eq!(ran.expansions, reference.expansions, "{case}");
            assert_eq!(ran.evaluations, reference.evaluations, "{case}");
        } else {
            // Nodes that can't be better are expanded too, as long as none is worse.
            assert!(ran.expansions.starts_with(&reference.expansions), "{case}");
        }
    }
}

/// Playouts are random: what follows from each of them is not.
#[test]
fn visits() {
    trees(false, |seed, _, game| {
        let exploration = ["0", "0.5", "1.414", "3"][seed as usize % 4];
        let (means, pick) =
            (["scaled", "raw"][seed as usize / 4 % 2], ["visits", "value"][seed as usize / 8 % 2]);
        let results: Vec<_> =
            (0..seed / 16 % 4 * 4).map(|at| (seed * (at + 3) % 7) as i64 - 3).collect();
        let results = results.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
        let seed = seed.to_string();
        let mut given =
            vec![("iterations", "12"), ("exploration", exploration), ("seed", seed.as_str())];
        given.extend([("means", means), ("pick", pick)]);
        if !results.is_empty() {
            given.push(("results", results.as_str()));
        }
        watch("mcts", game, &given);
    });
}
