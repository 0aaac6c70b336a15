//! The searches that go through the tree from left to right, as their papers have them: recursive,
//! with numbers that have no end.

use super::tree::{INF, Tree};

/// A recursive procedure at work on a tree; `evaluations` are the leaves in order, repeats
/// included.
pub(super) struct DepthFirst<'a> {
    tree: &'a Tree,
    pub(super) evaluations: Vec<usize>,
}

/// What Pearl's TEST compares with.
#[derive(Clone, Copy)]
enum Relation {
    Greater,
    GreaterOrEqual,
}

impl<'a> DepthFirst<'a> {
    pub(super) fn of(tree: &'a Tree) -> DepthFirst<'a> {
        DepthFirst { tree, evaluations: Vec::new() }
    }

    fn children(&self, node: usize) -> &'a [usize] {
        &self.tree.nodes[node].children
    }

    fn evaluate(&mut self, node: usize) -> i64 {
        self.evaluations.push(node);
        self.tree.nodes[node].value
    }

    /// Plain minimax: every leaf.
    pub(super) fn minimax(&mut self, node: usize) -> i64 {
        if self.tree.is_leaf(node) {
            return self.evaluate(node);
        }
        let mut values = Vec::new();
        for &child in self.children(node) {
            values.push(self.minimax(child));
        }
        let best = if self.tree.is_max(node) { values.iter().max() } else { values.iter().min() };
        *best.expect("an inner node has children")
    }

    /// Knuth and Moore's F2. `past` leaves children out only when the window is empty, not when it
    /// has shrunk to a point.
    pub(super) fn alpha_beta(&mut self, past: bool) -> i64 {
        self.alpha_beta_in((-INF, INF), past)
    }

    /// The same from a window.
    pub(super) fn alpha_beta_in(&mut self, (alpha, beta): (i64, i64), past: bool) -> i64 {
        self.ab(0, alpha, beta, past)
    }

    fn ab(&mut self, node: usize, mut alpha: i64, mut beta: i64, past: bool) -> i64 {
        if self.tree.is_leaf(node) {
            return self.evaluate(node);
        }
        let is_max = self.tree.is_max(node);
        let mut best = if is_max { -INF } else { INF };
        for &child in self.children(node) {
            let value = self.ab(child, alpha, beta, past);
            let cut = if is_max {
                best = best.max(value);
                alpha = alpha.max(best);
                if past { best > beta } else { best >= beta }
            } else {
                best = best.min(value);
                beta = beta.min(best);
                if past { best < alpha } else { best <= alpha }
            };
            if cut {
                break;
            }
        }
        best
    }

    /// A value for the side to move, as negamax has it, or back.
    fn signed(&self, node: usize, value: i64) -> i64 {
        if self.tree.is_max(node) { value } else { -value }
    }

    /// Knuth and Moore's F1 as the lecture has it; the signs are those of the infinities that it
    /// begins with, at the root and at first children.
    pub(super) fn ab_node_value(&mut self, start: i64, first: i64) -> i64 {
        let value = self.node_value(0, start * INF, first * INF);
        self.signed(0, value)
    }

    fn node_value(&mut self, node: usize, parent_value: i64, first: i64) -> i64 {
        let Some((&eldest, others)) = self.children(node).split_first() else {
            let value = self.evaluate(node);
            return self.signed(node, value);
        };
        let mut lower = -self.node_value(eldest, first, first);
        for &child in others {
            if lower >= parent_value {
                return lower;
            }
            lower = lower.max(-self.node_value(child, -lower, first));
        }
        lower
    }

    /// Pearl's SCOUT.
    pub(super) fn scout(&mut self, node: usize) -> i64 {
        let Some((&eldest, others)) = self.children(node).split_first() else {
            return self.evaluate(node);
        };
        let mut value = self.scout(eldest);
        for &child in others {
            let is_better = if self.tree.is_max(node) {
                self.test(child, value, Relation::Greater)
            } else {
                !self.test(child, value, Relation::GreaterOrEqual)
            };
            if is_better {
                value = self.scout(child);
            }
        }
        value
    }

    fn test(&mut self, node: usize, than: i64, relation: Relation) -> bool {
        if self.tree.is_leaf(node) {
            let value = self.evaluate(node);
            return match relation {
                Relation::Greater => value > than,
                Relation::GreaterOrEqual => value >= than,
            };
        }
        let is_max = self.tree.is_max(node);
        for &child in self.children(node) {
            if self.test(child, than, relation) == is_max {
                return is_max;
            }
        }
        !is_max
    }

    /// Reinefeld's NegaScout, with every search again but those of leaves.
    pub(super) fn nega_scout(&mut self) -> i64 {
        self.nega_scout_in((-INF, INF))
    }

    /// The same from a window.
    pub(super) fn nega_scout_in(&mut self, (alpha, beta): (i64, i64)) -> i64 {
        let is_max = self.tree.is_max(0);
        let (alpha, beta) = if is_max { (alpha, beta) } else { (-beta, -alpha) };
        let value = self.nega(0, alpha, beta);
        self.signed(0, value)
    }

    fn nega(&mut self, node: usize, alpha: i64, beta: i64) -> i64 {
        if self.tree.is_leaf(node) {
            let value = self.evaluate(node);
            return self.signed(node, value);
        }
        let (mut a, mut b) = (alpha, beta);
        for (index, &child) in self.children(node).iter().enumerate() {
            let is_same = self.tree.is_max(node) == self.tree.is_max(child);
            let ask = |it: &mut Self, a: i64, b: i64| {
                if is_same { it.nega(child, a, b) } else { -it.nega(child, -b, -a) }
            };
            let t = ask(self, a, b);
            if a < t && t < beta && index > 0 && !self.tree.is_leaf(child) {
                a = ask(self, t, beta);
            }
            a = a.max(t);
            if a >= beta {
                return a;
            }
            b = a + 1;
        }
        a
    }
}
