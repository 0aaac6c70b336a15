//! The tidy-tree algorithm, in linear time: C. Buchheim, M. Jünger, S.
//! Leipert, *Improving Walker's Algorithm to Run in Linear Time*, Graph
//! Drawing 2002. The names are the paper's.
//!
//! Its two walks are loops here: ranks are breadth first, so that backwards
//! every child is met before its parent, and forwards after it.

use std::ops::Range;

use super::Layout;

/// The least distance between neighbours of one ply, brothers and cousins
/// alike: leaves then stand in even steps, as values in a table do.
const SEPARATION: f64 = 1.0;

/// No thread; the root is never the end of one.
const NONE: u32 = 0;

struct Walk<'a> {
    layout: &'a Layout,
    /// The place relative to the parent's.
    prelim: Vec<f64>,
    /// By how much everything below has to move.
    modifier: Vec<f64>,
    /// The next node on the contour, below a childless one.
    thread: Vec<u32>,
    ancestor: Vec<u32>,
    shift: Vec<f64>,
    change: Vec<f64>,
}

/// The x of every rank and the width of the whole.
pub(super) fn place(layout: &Layout) -> (Vec<f64>, f64) {
    let n = layout.len();
    let mut walk = Walk {
        layout,
        prelim: vec![0.0; n],
        modifier: vec![0.0; n],
        thread: vec![NONE; n],
        ancestor: (0..n as u32).collect(),
        shift: vec![0.0; n],
        change: vec![0.0; n],
    };
    for parent in (0..n).rev() {
        walk.place_children(layout.children(parent));
        if !layout.children(parent).is_empty() {
            let Range { start, end } = layout.children(parent);
            walk.prelim[parent] = (walk.prelim[start] + walk.prelim[end - 1]) / 2.0;
        }
    }
    let (mut x, mut modifier) = (walk.prelim, walk.modifier);
    for parent in 0..n {
        let by = modifier[parent];
        for child in layout.children(parent) {
            x[child] += by;
            modifier[child] += by;
        }
    }
    let plies = || (0..layout.plies()).map(|ply| layout.ply(ply));
    let left = plies().map(|ranks| x[ranks.start]).fold(f64::INFINITY, f64::min);
    let right = plies().map(|ranks| x[ranks.end - 1]).fold(f64::NEG_INFINITY, f64::max);
    x.iter_mut().for_each(|x| *x -= left);
    (x, right - left)
}

impl Walk<'_> {
    /// `FirstWalk` for all children of one node, whose own children are
    /// placed.
    fn place_children(&mut self, siblings: Range<usize>) {
        let mut default_ancestor = siblings.start;
        for v in siblings.clone().skip(1) {
            let midpoint = self.prelim[v];
            self.prelim[v] = self.prelim[v - 1] + SEPARATION;
            if !self.layout.children(v).is_empty() {
                self.modifier[v] = self.prelim[v] - midpoint;
            }
            default_ancestor = self.apportion(v, &siblings, default_ancestor);
        }
        self.execute_shifts(siblings);
    }

    /// Pushes the subtree of `v` clear of those to its left, and shares what
    /// that took among the brothers between.
    fn apportion(&mut self, v: usize, siblings: &Range<usize>, default: usize) -> usize {
        // Inner and outer contour, left and right, with the sums of their
        // modifiers.
        let (mut inner_left, mut outer_left) = (v - 1, siblings.start);
        let (mut inner_right, mut outer_right) = (v, v);
        let mut sum_inner_left = self.modifier[inner_left];
        let mut sum_outer_left = self.modifier[outer_left];
        let (mut sum_inner_right, mut sum_outer_right) = (self.modifier[v], self.modifier[v]);
        let (below_left, below_right) = loop {
            let (left, right) = (self.next_right(inner_left), self.next_left(inner_right));
            let (Some(left), Some(right)) = (left, right) else {
                break (left, right);
            };
            (inner_left, inner_right) = (left, right);
            // The outer contours are at least as long as the inner ones.
            outer_left = self.next_left(outer_left).unwrap_or(outer_left);
            outer_right = self.next_right(outer_right).unwrap_or(outer_right);
            self.ancestor[outer_right] = v as u32;
            let shift = (self.prelim[inner_left] + sum_inner_left)
                - (self.prelim[inner_right] + sum_inner_right)
                + SEPARATION;
            if shift > 0.0 {
                let ancestor = self.ancestor[inner_left] as usize;
                let other = if siblings.contains(&ancestor) { ancestor } else { default };
                self.move_subtree(other, v, shift);
                sum_inner_right += shift;
                sum_outer_right += shift;
            }
            sum_inner_left += self.modifier[inner_left];
            sum_inner_right += self.modifier[inner_right];
            sum_outer_left += self.modifier[outer_left];
            sum_outer_right += self.modifier[outer_right];
        };
        if let (Some(below), None) = (below_left, self.next_right(outer_right)) {
            self.thread[outer_right] = below as u32;
            self.modifier[outer_right] += sum_inner_left - sum_outer_right;
        }
        if let (Some(below), None) = (below_right, self.next_left(outer_left)) {
            self.thread[outer_left] = below as u32;
            self.modifier[outer_left] += sum_inner_right - sum_outer_left;
            return v;
        }
        default
    }

    fn move_subtree(&mut self, left: usize, right: usize, shift: f64) {
        let each = shift / (right - left) as f64;
        self.change[right] -= each;
        self.shift[right] += shift;
        self.change[left] += each;
        self.prelim[right] += shift;
        self.modifier[right] += shift;
    }

    fn execute_shifts(&mut self, siblings: Range<usize>) {
        let (mut shift, mut change) = (0.0, 0.0);
        for v in siblings.rev() {
            self.prelim[v] += shift;
            self.modifier[v] += shift;
            change += self.change[v];
            shift += self.shift[v] + change;
        }
    }

    fn next_left(&self, v: usize) -> Option<usize> {
        let children = self.layout.children(v);
        if children.is_empty() { self.thread(v) } else { Some(children.start) }
    }

    fn next_right(&self, v: usize) -> Option<usize> {
        let children = self.layout.children(v);
        if children.is_empty() { self.thread(v) } else { Some(children.end - 1) }
    }

    fn thread(&self, v: usize) -> Option<usize> {
        (self.thread[v] != NONE).then_some(self.thread[v] as usize)
    }
}
