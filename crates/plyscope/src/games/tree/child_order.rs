//! The order of children in which alpha-beta evaluates the fewest leaves, or the most.
//!
//! Alpha-beta enters a node at most once, so that the order of its children may be chosen for the
//! window with which it is entered. What a node costs in a window is the least, or the most, over
//! the orders of its children, and what a child costs depends only on the window that its elder
//! siblings have left. Of these only the best value matters: so an order is a chain of children of
//! which each is better than all before it, and the others stand where they cost least, behind the
//! whole chain, or most, behind the first one of the chain that is no worse. The chain is found as a
//! shortest or longest path.

use std::collections::HashMap;

use super::shape::Shape;
use crate::{Player, Value, Window};

/// The orders of children that are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChildOrder {
    /// Alpha-beta leaves out as many leaves as it can.
    Best,
    /// It leaves out as few as it can.
    Worst,
}

/// A tree for which no order is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NotOrdered {
    /// Chance moves in it.
    #[error("chance moves in the tree, so that alpha-beta cuts by other rules there")]
    Chance,
    /// A node is used again.
    #[error("a node of the tree is used again, so that it has one order in several windows")]
    Again,
    /// The value of a leaf is unknown.
    #[error("the value of a leaf is unknown")]
    Unknown,
    /// There are too many orders to compare.
    #[error("the tree is too large: more than {most} comparisons of orders would be needed")]
    TooLarge {
        /// The greatest number.
        most: u64,
    },
    /// There are too many plies.
    #[error("the tree is too deep: it has more than {most} plies")]
    TooDeep {
        /// The greatest number.
        most: usize,
    },
}

/// The greatest number of comparisons of two ways to go on.
const MOST_STEPS: u64 = 10_000_000;
/// The greatest number of plies, for the calls lie on the stack.
const MOST_PLIES: usize = 400;

/// Returns the shape with its children in the order that is asked for, and the number of leaves that
/// alpha-beta evaluates. Nodes that it doesn't enter keep their order.
pub(super) fn ordered(shape: &Shape, order: ChildOrder) -> Result<(Shape, u64), NotOrdered> {
    if shape.has_chance() {
        return Err(NotOrdered::Chance);
    }
    if shape.is_graph() {
        return Err(NotOrdered::Again);
    }
    let players = shape.players();
    let mut values: Vec<Value> = (0..shape.len() as u32).map(|node| shape.value(node)).collect();
    let mut heights = vec![0; shape.len()];
    // A child has a greater number than its parent.
    for node in (0..shape.len()).rev() {
        let children = shape.children(node as u32);
        let below = children.clone().map(|child| values[child as usize]);
        let best = match players[node] {
            Player::Max => below.max(),
            Player::Min => below.min(),
        };
        if best.is_none() && values[node].is_unknown() {
            return Err(NotOrdered::Unknown);
        }
        values[node] = best.unwrap_or(values[node]);
        heights[node] = children.map(|child| heights[child as usize] + 1).max().unwrap_or(0);
        if heights[node] > MOST_PLIES {
            return Err(NotOrdered::TooDeep { most: MOST_PLIES });
        }
    }
    let known = HashMap::new();
    let mut planner = Planner { shape, players, values, order, known, steps: 0 };
    let leaves = planner.leaves(0, Window::ALL);
    let mut orders = HashMap::new();
    let mut entered = vec![(0, Window::ALL)];
    while let Some((node, window)) = entered.pop() {
        if planner.is_too_large() {
            return Err(NotOrdered::TooLarge { most: MOST_STEPS });
        }
        let (_, children) = planner.plan(node, window);
        let player = planner.players[node as usize];
        let (mut window, (_, end)) = (window, window.cutoff_at(player));
        for &child in &children {
            entered.push((child, window));
            let value = planner.values[child as usize];
            if closes(player, value, end) {
                break;
            }
            window = window.narrowed(player, value);
        }
        orders.insert(node, children);
    }
    let children = |node| orders.remove(&node).unwrap_or_else(|| shape.children(node).collect());
    Ok((shape.rearranged(children), leaves))
}

/// Returns `true` if a value closes the window of its node, whose end for this player is `end`.
fn closes(player: Player, value: Value, end: Value) -> bool {
    !player.prefers(end, value)
}

/// The children of a node that is entered with a window.
struct Family {
    player: Player,
    window: Window,
    /// The value that the player has before the first child.
    start: Value,
    /// Those that are worth more to the player than that and don't close the window, the best last,
    /// with their values.
    better: Vec<(u32, Value)>,
    /// Those that are worth no more.
    other: Vec<u32>,
    /// Those that close the window.
    closing: Vec<u32>,
}

impl Family {
    /// Returns the window behind a child that is worth so much.
    fn behind(&self, best: Value) -> Window {
        self.window.narrowed(self.player, best)
    }

    /// Returns what the best child is worth behind which comes what follows a place in the chain.
    fn best(&self, last: Option<usize>) -> Value {
        last.map_or(self.start, |last| self.better[last].1)
    }

    /// Returns the children that stand behind one of the chain, and not behind the one before it.
    fn followers(&self, before: Option<usize>, at: usize) -> impl Iterator<Item = u32> {
        let (least, most) = (self.best(before), self.better[at].1);
        let between =
            move |value| self.player.prefers(value, least) && !self.player.prefers(value, most);
        let better = self.better.iter().enumerate();
        better
            .filter(move |&(place, &(_, value))| place != at && between(value))
            .map(|(_, it)| it.0)
    }
}

/// A chain of ever better children, up to a place among them.
#[derive(Clone, Copy)]
struct Chain {
    leaves: u64,
    /// The place of the child before the last one.
    before: Option<usize>,
}

struct Planner<'a> {
    shape: &'a Shape,
    players: Vec<Player>,
    /// The minimax value of each node.
    values: Vec<Value>,
    order: ChildOrder,
    /// The numbers of leaves that are known, by node and window.
    known: HashMap<(u32, Value, Value), u64>,
    steps: u64,
}

impl Planner<'_> {
    fn is_too_large(&self) -> bool {
        self.steps > MOST_STEPS
    }

    /// Returns `true` if so many leaves are better than others.
    fn wins(&self, leaves: u64, than: u64) -> bool {
        match self.order {
            ChildOrder::Best => leaves < than,
            ChildOrder::Worst => leaves > than,
        }
    }

    /// Returns the number of leaves that alpha-beta evaluates below a node that it enters with this
    /// window; of no meaning once the tree is too large.
    fn leaves(&mut self, node: u32, window: Window) -> u64 {
        if self.shape.is_leaf(node) {
            return 1;
        }
        let key = (node, window.alpha, window.beta);
        if let Some(leaves) = self.known.get(&key) {
            return *leaves;
        }
        let (leaves, _) = self.plan(node, window);
        self.known.insert(key, leaves);
        leaves
    }

    fn leaves_of_all(&mut self, nodes: impl IntoIterator<Item = u32>, window: Window) -> u64 {
        nodes.into_iter().map(|node| self.leaves(node, window)).sum()
    }

    fn family(&self, node: u32, window: Window) -> Family {
        let player = self.players[node as usize];
        let (_, end) = window.cutoff_at(player);
        let start = match player {
            Player::Max => window.alpha,
            Player::Min => window.beta,
        };
        let (mut better, mut other, mut closing) = (Vec::new(), Vec::new(), Vec::new());
        for child in self.shape.children(node) {
            let value = self.values[child as usize];
            if closes(player, value, end) {
                closing.push(child);
            } else if player.prefers(value, start) {
                better.push((child, value));
            } else {
                other.push(child);
            }
        }
        better.sort_by(|(_, one), (_, another)| match player {
            Player::Max => one.cmp(another),
            Player::Min => another.cmp(one),
        });
        Family { player, window, start, better, other, closing }
    }

    /// Returns that number for a node with children, and the children in their order.
    fn plan(&mut self, node: u32, window: Window) -> (u64, Vec<u32>) {
        let family = self.family(node, window);
        let count = family.better.len() as u64;
        let per_link = if self.order == ChildOrder::Worst { count } else { 1 };
        self.steps += (count + 1) * (count + family.closing.len() as u64) * per_link + 1;
        if self.is_too_large() {
            return (0, Vec::new());
        }
        let mut chains: Vec<Chain> = Vec::new();
        for at in 0..family.better.len() {
            let mut chain = Chain { leaves: self.link(&family, None, at), before: None };
            for before in (0..at).filter(|&before| family.better[before].1 != family.better[at].1) {
                let leaves = chains[before].leaves + self.link(&family, Some(before), at);
                if self.wins(leaves, chain.leaves) {
                    chain = Chain { leaves, before: Some(before) };
                }
            }
            chains.push(chain);
        }
        let (leaves, last, closer) = self.end(&family, &chains);
        let mut places: Vec<usize> = std::iter::successors(last, |&at| chains[at].before).collect();
        places.reverse();
        let mut children = Vec::new();
        match self.order {
            ChildOrder::Best => children.extend(places.iter().map(|&at| family.better[at].0)),
            ChildOrder::Worst => {
                children.extend(&family.other);
                let mut before = None;
                for at in places {
                    children.push(family.better[at].0);
                    children.extend(family.followers(before, at));
                    before = Some(at);
                }
            }
        }
        children.extend(closer);
        let rest = self.shape.children(node).filter(|child| !children.contains(child));
        let rest: Vec<u32> = rest.collect();
        children.extend(rest);
        (leaves, children)
    }

    /// Returns what the next child of a chain adds to its leaves. Where all children are entered, the
    /// best order counts only what this one costs more than it would behind the whole chain.
    fn link(&mut self, family: &Family, before: Option<usize>, at: usize) -> u64 {
        let child = family.better[at].0;
        let leaves = self.leaves(child, family.behind(family.best(before)));
        match self.order {
            ChildOrder::Best if family.closing.is_empty() => {
                let best = family.best(family.better.len().checked_sub(1));
                leaves.saturating_sub(self.leaves(child, family.behind(best)))
            }
            ChildOrder::Best => leaves,
            ChildOrder::Worst => {
                let window = family.behind(family.better[at].1);
                leaves + self.leaves_of_all(family.followers(before, at), window)
            }
        }
    }

    /// Returns the number of leaves of all, the last one of the chain, and the child behind it that
    /// closes the window.
    fn end(&mut self, family: &Family, chains: &[Chain]) -> (u64, Option<usize>, Option<u32>) {
        let places = || (0..chains.len()).map(Some).chain(std::iter::once(None));
        let before = |last: Option<usize>| last.map_or(0, |last| chains[last].leaves);
        let mut ends: Vec<(u64, Option<usize>, Option<u32>)> = Vec::new();
        for &child in &family.closing {
            for last in places() {
                let leaves = self.leaves(child, family.behind(family.best(last)));
                ends.push((before(last) + leaves, last, Some(child)));
            }
        }
        let most = family.best(chains.len().checked_sub(1));
        if family.closing.is_empty() {
            let is_last = |last: &Option<usize>| family.best(*last) == most;
            ends.extend(places().filter(is_last).map(|last| (before(last), last, None)));
        }
        let end =
            ends.into_iter().reduce(|best, end| if self.wins(end.0, best.0) { end } else { best });
        let (leaves, last, closer) = end.unwrap_or((0, None, None));
        let others = match self.order {
            ChildOrder::Worst => self.leaves_of_all(family.other.iter().copied(), family.window),
            ChildOrder::Best if closer.is_some() => 0,
            ChildOrder::Best => {
                let all = family.better.iter().map(|it| it.0).chain(family.other.iter().copied());
                self.leaves_of_all(all, family.behind(most))
            }
        };
        (leaves + others, last, closer)
    }
}
