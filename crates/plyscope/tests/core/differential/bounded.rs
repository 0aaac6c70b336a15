//! The searches that are told bounds, by the rules of their papers: B* and branch and bound.

use super::tree::{INF, Tree};

/// What B* did.
pub(super) struct BStar {
    /// The nodes that were expanded, in order.
    pub(super) expansions: Vec<usize>,
    /// The root's child that is separated from the others; `None` if the root is a leaf or has
    /// nothing left to expand.
    pub(super) best: Option<usize>,
    /// The bounds of the root in the end.
    pub(super) root: (i64, i64),
}

/// A tree as B* knows it.
struct Known<'a> {
    tree: &'a Tree,
    is_expanded: Vec<bool>,
}

impl Known<'_> {
    /// The bounds of a node, from those that are told at its ends.
    fn bounds(&self, node: usize) -> (i64, i64) {
        if !self.is_expanded[node] {
            return if node == 0 && !self.tree.is_leaf(0) {
                (-INF, INF)
            } else {
                self.tree.nodes[node].told
            };
        }
        let below = self.tree.nodes[node].children.iter().map(|&child| self.bounds(child));
        let (lower, upper): (Vec<i64>, Vec<i64>) = below.unzip();
        let best = |bounds: Vec<i64>| match self.tree.is_max(node) {
            true => bounds.into_iter().max().expect("children"),
            false => bounds.into_iter().min().expect("children"),
        };
        (best(lower), best(upper))
    }

    /// What the player hopes for at most and at least, the more the better.
    fn hopes(&self, node: usize, for_max: bool) -> (i64, i64) {
        let (lower, upper) = self.bounds(node);
        if for_max { (upper, lower) } else { (-lower, -upper) }
    }

    fn is_open(&self, node: usize) -> bool {
        if self.is_expanded[node] {
            self.tree.nodes[node].children.iter().any(|&child| self.is_open(child))
        } else {
            !self.tree.is_leaf(node)
        }
    }

    /// The one with the most to hope for, the left-most among equals.
    fn most_hopeful(&self, among: &[usize], for_max: bool) -> Option<usize> {
        let most = among.iter().map(|&node| self.hopes(node, for_max).0).max();
        among.iter().copied().find(|&node| Some(self.hopes(node, for_max).0) == most)
    }
}

/// Berliner's B*, with the two strategies in turn.
pub(super) fn b_star(tree: &Tree) -> BStar {
    let mut known = Known { tree, is_expanded: vec![false; tree.nodes.len()] };
    let mut expansions = Vec::new();
    let children = &tree.nodes[0].children;
    let for_max = tree.is_max(0);
    let mut is_turn_of_best = true;
    let best = loop {
        if !known.is_expanded[0] {
            if tree.is_leaf(0) {
                break None;
            }
            known.is_expanded[0] = true;
            expansions.push(0);
            continue;
        }
        let hopes = |child: usize| known.hopes(child, for_max);
        let separated = children.iter().copied().find(|&child| {
            children.iter().all(|&other| other == child || hopes(child).1 >= hopes(other).0)
        });
        if separated.is_some() {
            break separated;
        }
        if !known.is_open(0) {
            break None;
        }
        let best = known.most_hopeful(children, for_max).expect("children");
        let others: Vec<_> = children.iter().copied().filter(|&child| child != best).collect();
        let rest = known.most_hopeful(&others, for_max).expect("else it is separated");
        let is_ahead = others.iter().all(|&other| hopes(best).1 >= hopes(other).1);
        let wanted = if is_ahead && !is_turn_of_best { rest } else { best };
        let mut node = if known.is_open(wanted) {
            // While only one strategy can end the search, the turns wait.
            is_turn_of_best ^= is_ahead;
            wanted
        } else if known.is_open(best) {
            best
        } else {
            let open: Vec<_> = others.into_iter().filter(|&it| known.is_open(it)).collect();
            known.most_hopeful(&open, for_max).expect("something is open")
        };
        while known.is_expanded[node] {
            let open = tree.nodes[node].children.iter().copied();
            let open: Vec<_> = open.filter(|&child| known.is_open(child)).collect();
            node = known.most_hopeful(&open, tree.is_max(node)).expect("it is open");
        }
        known.is_expanded[node] = true;
        expansions.push(node);
    };
    BStar { expansions, best, root: known.bounds(0) }
}

/// What branch and bound did.
pub(super) struct Live {
    pub(super) expansions: Vec<usize>,
    pub(super) evaluations: Vec<usize>,
    pub(super) value: i64,
}

/// Least-cost branch and bound, or the one that goes deep first: nodes wait in a list, those that
/// the best goal beats too. Among equal bounds, the first node is expanded first, or the deepest.
pub(super) fn branch_and_bound(tree: &Tree, is_deep: bool, deeper: bool) -> Live {
    let lower = |node: usize| if node == 0 { -INF } else { tree.nodes[node].told.0 };
    let depth = |mut node: usize| {
        let mut depth = 0_i64;
        while let Some(parent) = tree.nodes[node].parent {
            (node, depth) = (parent, depth + 1);
        }
        depth
    };
    let mut did = Live { expansions: Vec::new(), evaluations: Vec::new(), value: INF };
    if tree.is_leaf(0) {
        did.evaluations.push(0);
        did.value = tree.nodes[0].value;
        return did;
    }
    // Nodes in the order in which they were generated.
    let mut live = vec![0];
    loop {
        let key = |&at: &usize| {
            let node = live[at];
            let deepest = |counts: bool| if counts { -depth(node) } else { 0 };
            (deepest(is_deep), lower(node), deepest(deeper))
        };
        // Of equals, the first one.
        let able = (0..live.len()).filter(|&at| lower(live[at]) < did.value);
        let Some(head) = able.min_by_key(key) else { return did };
        let node = live.remove(head);
        did.expansions.push(node);
        for &child in &tree.nodes[node].children {
            if tree.is_leaf(child) {
                did.evaluations.push(child);
                did.value = did.value.min(tree.nodes[child].value);
            } else {
                live.push(child);
            }
        }
    }
}
