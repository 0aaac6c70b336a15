//! The searches that keep a list, or numbers at every node, as their papers have them: the list is
//! gone through from its beginning, and numbers are computed anew from the leaves each time.

use std::collections::HashMap;

use super::tree::{INF, Tree};

/// What SSS* did.
pub(super) struct Sss {
    pub(super) value: i64,
    pub(super) evaluations: Vec<usize>,
    pub(super) pops: u64,
    pub(super) open_max: u64,
    /// The number of pushes of a node that was in OPEN.
    pub(super) pushes_again: u64,
}

/// A state of OPEN.
#[derive(Clone, Copy)]
struct State {
    node: usize,
    is_solved: bool,
    merit: i64,
}

/// Returns `true` if `node` is below `above`.
fn is_below(tree: &Tree, mut node: usize, above: usize) -> bool {
    while let Some(parent) = tree.nodes[node].parent {
        if parent == above {
            return true;
        }
        node = parent;
    }
    false
}

/// The states that case 4 of Γ removes from OPEN.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Purge {
    /// All that is below the solved node. Then no node is ever pushed that is there.
    Descendants,
    /// The states of its children. Then a node may be pushed that is there.
    Children,
}

/// Stockman's SSS*, by the six cases of Γ.
pub(super) fn sss_star(tree: &Tree, purge: Purge) -> Sss {
    let mut open = vec![State { node: 0, is_solved: false, merit: INF }];
    let mut did = Sss { value: 0, evaluations: Vec::new(), pops: 0, open_max: 1, pushes_again: 0 };
    loop {
        // The greatest merit, of equals the one that is furthest left in the tree, and of one node's
        // the oldest.
        let key = |state: &State| (-state.merit, state.node);
        let head = (0..open.len()).min_by_key(|&at| key(&open[at])).expect("OPEN is never empty");
        let State { node, is_solved, merit } = open.remove(head);
        did.pops += 1;
        let children = &tree.nodes[node].children;
        if is_solved && let Some(parent) = tree.nodes[node].parent.filter(|&it| tree.is_max(it)) {
            open.retain(|state| match purge {
                Purge::Descendants => !is_below(tree, state.node, parent),
                Purge::Children => tree.nodes[state.node].parent != Some(parent),
            });
        }
        let mut push = |node, is_solved, merit| {
            did.pushes_again += u64::from(open.iter().any(|state| state.node == node));
            open.push(State { node, is_solved, merit });
        };
        if !is_solved {
            if children.is_empty() {
                did.evaluations.push(node);
                push(node, true, merit.min(tree.nodes[node].value));
            } else if tree.is_max(node) {
                children.iter().for_each(|&child| push(child, false, merit));
            } else {
                push(children[0], false, merit);
            }
        } else if let Some(parent) = tree.nodes[node].parent {
            if tree.is_max(parent) {
                push(parent, true, merit);
            } else {
                let siblings = &tree.nodes[parent].children;
                let next = siblings.iter().skip_while(|&&sibling| sibling != node).nth(1);
                match next {
                    Some(&next) => push(next, false, merit),
                    None => push(parent, true, merit),
                }
            }
        } else {
            did.value = merit;
            return did;
        }
        did.open_max = did.open_max.max(open.len() as u64);
    }
}

/// What MTD did.
pub(super) struct Mtd<'a> {
    tree: &'a Tree,
    memory: HashMap<usize, (i64, i64)>,
    pub(super) evaluations: Vec<usize>,
    pub(super) passes: u64,
}

/// How MTD guesses.
#[derive(Clone, Copy, Debug)]
pub(super) enum Guess {
    /// From ∞ downwards.
    Down,
    /// From −∞ upwards.
    Up,
    /// From this value.
    From(i64),
    /// The middle of what is left.
    Middle,
}

impl<'a> Mtd<'a> {
    pub(super) fn of(tree: &'a Tree) -> Mtd<'a> {
        Mtd { tree, memory: HashMap::new(), evaluations: Vec::new(), passes: 0 }
    }

    /// Plaat's MTD: asks whether the value is γ or more until both bounds meet.
    pub(super) fn run(&mut self, guess: Guess) -> i64 {
        let (mut lower, mut upper) = (-INF, INF);
        let mut last = None;
        while lower < upper {
            let gamma = match (guess, last) {
                (Guess::Down, None) => INF,
                (Guess::Up, None) => lower + 1,
                (Guess::From(value), None) => value.max(lower + 1),
                (Guess::Middle, _) if upper == INF => INF,
                (Guess::Middle, _) if lower == -INF => lower + 1,
                (Guess::Middle, _) => (lower + upper + 1).div_euclid(2),
                (_, Some(is_less)) => {
                    if is_less {
                        upper
                    } else {
                        lower + 1
                    }
                }
            };
            let value = self.test(0, gamma);
            self.passes += 1;
            last = Some(value < gamma);
            if value < gamma { upper = value } else { lower = value }
        }
        lower
    }

    fn test(&mut self, node: usize, gamma: i64) -> i64 {
        let (lower, upper) = self.memory.get(&node).copied().unwrap_or((-INF, INF));
        if lower >= gamma {
            return lower;
        }
        if upper < gamma {
            return upper;
        }
        if self.tree.is_leaf(node) {
            let value = self.tree.nodes[node].value;
            self.evaluations.push(node);
            self.memory.insert(node, (value, value));
            return value;
        }
        let is_max = self.tree.is_max(node);
        let mut best = if is_max { -INF } else { INF };
        for &child in &self.tree.nodes[node].children {
            let value = self.test(child, gamma);
            best = if is_max { best.max(value) } else { best.min(value) };
            if if is_max { best >= gamma } else { best < gamma } {
                break;
            }
        }
        let known = if best >= gamma { (best, upper) } else { (lower, best) };
        self.memory.insert(node, known);
        best
    }
}

/// What proof-number search did.
pub(super) struct Proofs {
    /// The nodes that were expanded, in order.
    pub(super) expansions: Vec<usize>,
    pub(super) evaluations: Vec<usize>,
    pub(super) is_proved: bool,
}

const NEVER: u64 = u64::MAX;

/// The proof number and the disproof number of a node, from the leaves up.
fn numbers(tree: &Tree, is_expanded: &[bool], goal: i64, node: usize) -> (u64, u64) {
    if tree.is_leaf(node) {
        return if tree.nodes[node].value >= goal { (0, NEVER) } else { (NEVER, 0) };
    }
    if !is_expanded[node] {
        return (1, 1);
    }
    let below = tree.nodes[node].children.iter();
    let below: Vec<_> = below.map(|&child| numbers(tree, is_expanded, goal, child)).collect();
    let sum = |numbers: Vec<u64>| numbers.into_iter().fold(0, u64::saturating_add);
    let (proofs, disproofs): (Vec<u64>, Vec<u64>) = below.into_iter().unzip();
    if tree.is_max(node) {
        (proofs.into_iter().min().expect("children"), sum(disproofs))
    } else {
        (sum(proofs), disproofs.into_iter().min().expect("children"))
    }
}

/// Allis's proof-number search, for a goal that MAX is to get.
pub(super) fn proof_number(tree: &Tree, goal: i64) -> Proofs {
    let mut is_expanded = vec![false; tree.nodes.len()];
    let mut did = Proofs { expansions: Vec::new(), evaluations: Vec::new(), is_proved: false };
    did.evaluations.extend(tree.is_leaf(0).then_some(0));
    loop {
        let of = |node: usize| numbers(tree, &is_expanded, goal, node);
        let (proof, disproof) = of(0);
        if proof == 0 || disproof == 0 {
            did.is_proved = proof == 0;
            return did;
        }
        let mut node = 0;
        while is_expanded[node] {
            let children = tree.nodes[node].children.iter().copied();
            let (proof, disproof) = of(node);
            let mut children = children.filter(|&child| match tree.is_max(node) {
                true => of(child).0 == proof,
                false => of(child).1 == disproof,
            });
            node = children.next().expect("a child with that number");
        }
        is_expanded[node] = true;
        did.expansions.push(node);
        let leaves = tree.nodes[node].children.iter().copied();
        did.evaluations.extend(leaves.filter(|&child| tree.is_leaf(child)));
    }
}
