//! The order of children in which alpha-beta evaluates the fewest leaves, or the most, against all
//! orders.

use plyscope::tree::{ChildOrder, NotOrdered, Tree};
use plyscope::{AnyGame, AnySearch, Silent};

use crate::differential::tree::Dice;

/// A tree in plain.
#[derive(Clone)]
enum Plain {
    Leaf(i64),
    Inner(Vec<Plain>),
}

impl Plain {
    fn text(&self) -> String {
        match self {
            Plain::Leaf(value) => value.to_string(),
            Plain::Inner(children) => {
                let children: Vec<_> = children.iter().map(Plain::text).collect();
                format!("[{}]", children.join(","))
            }
        }
    }

    /// Returns the tree with its leaves drawn.
    fn drawn(&self, dice: &mut Dice, values: u64) -> Plain {
        match self {
            Plain::Leaf(_) => Plain::Leaf(dice.below(values) as i64),
            Plain::Inner(children) => {
                Plain::Inner(children.iter().map(|child| child.drawn(dice, values)).collect())
            }
        }
    }

    /// Returns the tree in all orders.
    fn orders(&self) -> Vec<Plain> {
        let Plain::Inner(children) = self else { return vec![self.clone()] };
        let mut all = vec![Vec::new()];
        for child in children {
            let mut next = Vec::new();
            for below in child.orders() {
                for before in &all {
                    for place in 0..=before.len() {
                        let mut children: Vec<Plain> = before.clone();
                        children.insert(place, below.clone());
                        next.push(children);
                    }
                }
            }
            all = next;
        }
        all.into_iter().map(Plain::Inner).collect()
    }

    /// Alpha-beta as it is printed; counts the leaves.
    fn alpha_beta(&self, is_max: bool, alpha: i64, beta: i64, leaves: &mut u64) -> i64 {
        let children = match self {
            Plain::Leaf(value) => {
                *leaves += 1;
                return *value;
            }
            Plain::Inner(children) => children,
        };
        let mut best = if is_max { i64::MIN } else { i64::MAX };
        for child in children {
            if is_max {
                best = best.max(child.alpha_beta(false, alpha.max(best), beta, leaves));
            } else {
                best = best.min(child.alpha_beta(true, alpha, beta.min(best), leaves));
            }
            if if is_max { best >= beta } else { best <= alpha } {
                break;
            }
        }
        best
    }

    fn leaves(&self) -> u64 {
        let mut leaves = 0;
        self.alpha_beta(true, i64::MIN, i64::MAX, &mut leaves);
        leaves
    }
}

/// Returns all trees with so many leaves whose inner nodes have at least two children.
fn shapes(leaves: usize) -> Vec<Plain> {
    if leaves == 1 {
        return vec![Plain::Leaf(0)];
    }
    let rows = rows(leaves);
    rows.into_iter().filter(|row| row.len() > 1).map(Plain::Inner).collect()
}

/// Returns all rows of trees with so many leaves together.
fn rows(leaves: usize) -> Vec<Vec<Plain>> {
    let mut all = Vec::new();
    if leaves > 1 {
        // The whole is one tree: its shapes are the rows of at least two.
        for first in 1..leaves {
            for tree in shapes(first) {
                for mut row in rows(leaves - first) {
                    row.insert(0, tree.clone());
                    all.push(row);
                }
            }
        }
        let whole: Vec<_> = all.iter().cloned().map(|row| vec![Plain::Inner(row)]).collect();
        all.extend(whole);
    } else {
        all.push(vec![Plain::Leaf(0)]);
    }
    all
}

fn read(text: &str) -> Tree {
    text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"))
}

fn leaves_of_alpha_beta(tree: &Tree) -> u64 {
    let game: AnyGame = tree.to_string().parse().unwrap();
    let mut search = AnySearch::builder("alpha-beta", game).build().unwrap();
    while search.step(&mut Silent) {}
    search.outcome().unwrap().counts.leaves
}

fn check(plain: &Plain) {
    let tree = read(&plain.text());
    let all: Vec<u64> = plain.orders().iter().map(Plain::leaves).collect();
    let least = tree.ordered(ChildOrder::Best).unwrap();
    let most = tree.ordered(ChildOrder::Worst).unwrap();
    assert_eq!(Some(least.leaves), all.iter().min().copied(), "{tree}: {}", least.tree);
    assert_eq!(Some(most.leaves), all.iter().max().copied(), "{tree}: {}", most.tree);
    for ordered in [least, most] {
        assert_eq!(leaves_of_alpha_beta(&ordered.tree), ordered.leaves, "{tree}: {}", ordered.tree);
        let sorted = |tree: &Tree| {
            let mut text: Vec<char> = tree.to_string().chars().collect();
            text.sort_unstable();
            text
        };
        assert_eq!(sorted(&ordered.tree), sorted(&tree));
    }
}

#[test]
fn no_order_gives_fewer_or_more_leaves() {
    let long = std::env::var_os("PLYSCOPE_LONG").is_some();
    let mut dice = Dice::new(1);
    for leaves in 1..=7 {
        for shape in shapes(leaves) {
            let draws = if long { 40 } else { 3 };
            for draw in 0..draws {
                let values = [2, 4, 10, 100][(draw % 4) as usize];
                check(&shape.drawn(&mut dice, values));
            }
        }
    }
}

/// The least is that of Knuth and Moore (1975), in whatever order a uniform tree is written.
#[test]
fn a_uniform_tree_needs_as_many_leaves_as_knuth_and_moore_say() {
    for (branching, depth) in [(2, 1), (2, 6), (3, 4), (4, 3), (5, 2), (3, 5)] {
        for seed in 0..5 {
            let mut dice = Dice::new(seed);
            let mut tree = Plain::Leaf(0);
            for _ in 0..depth {
                tree = Plain::Inner(vec![tree; branching]);
            }
            let tree = read(&tree.drawn(&mut dice, 1_000).text());
            let half = |plies: u32| (branching as u64).pow(plies);
            let least = half(depth / 2) + half(depth.div_ceil(2)) - 1;
            let ordered = tree.ordered(ChildOrder::Best).unwrap();
            assert_eq!(ordered.leaves, least, "{tree}");
            assert_eq!(leaves_of_alpha_beta(&ordered.tree), least, "{}", ordered.tree);
        }
    }
}

#[test]
fn names_players_estimates_and_bounds_stay_with_their_nodes() {
    let tree = read("min:[A:5[3,x:12],min:[[4,0.5],2..9],C:2..9[1]]");
    for order in [ChildOrder::Best, ChildOrder::Worst] {
        let text = tree.ordered(order).unwrap().tree.to_string();
        for part in ["tree:min:[", "A:5[", "x:12", "min:[", "2..9", "C:2..9[1]"] {
            assert!(text.contains(part), "{text}");
        }
    }
}

#[test]
fn some_trees_have_no_best_order() {
    let refused = |text: &str| read(text).ordered(ChildOrder::Best).unwrap_err();
    assert_eq!(refused("[[&x[3,12],4],[*x,6]]"), NotOrdered::Again);
    assert_eq!(refused("[[3,?],[2,4]]"), NotOrdered::Unknown);
    let deep = format!("{}3,4{}", "[".repeat(500), "]".repeat(500));
    assert!(matches!(refused(&deep), NotOrdered::TooDeep { .. }));
    let wide: Vec<_> = (0..1_000).map(|leaf| format!("[{leaf},{}]", 5_000 - leaf)).collect();
    let wide = read(&format!("[{}]", wide.join(",")));
    assert!(matches!(wide.ordered(ChildOrder::Worst), Err(NotOrdered::TooLarge { .. })));
    assert!(wide.ordered(ChildOrder::Best).is_ok());
    if crate::here::is_here("random") {
        assert_eq!(refused("[chance:[1,2],3]"), NotOrdered::Chance);
    }
}
