//! The tidy-tree algorithm, in linear time: C. Buchheim, M. Jünger, S.
//! Leipert, *Improving Walker's Algorithm to Run in Linear Time*, Graph
//! Drawing 2002. The names are the paper's.
//!
//! Both walks are loops here: ranks are breadth first, so that backwards every child is visited
//! before its parent, and forwards after it.

use std::ops::Range;

use super::places::Layout;

/// The least distance between neighbours of one ply, siblings and cousins alike: leaves are then
/// evenly spaced, like values in a table.
const SEPARATION: f64 = 1.0;

/// No thread; the root is never the end of one.
const NONE: u32 = 0;

/// The data of each rank that the first walk computes and the second completes.
#[derive(Debug)]
pub(super) struct Walk {
    /// The place relative to the parent's; after the second walk, the place.
    prelim: Vec<f64>,
    /// The distance by which the whole subtree has to move.
    modifier: Vec<f64>,
    /// The next node on the contour, below a childless one.
    thread: Vec<u32>,
    ancestor: Vec<u32>,
    /// The shifts of the siblings that are being placed, by their number.
    shift: Vec<f64>,
    change: Vec<f64>,
    /// The extent of the places that the second walk has assigned, to the left and to the right.
    left: f64,
    right: f64,
}

impl Walk {
    pub(super) fn new(ranks: usize) -> Walk {
        Walk {
            prelim: vec![0.0; ranks],
            modifier: vec![0.0; ranks],
            thread: vec![NONE; ranks],
            ancestor: (0..ranks as u32).collect(),
            shift: Vec::new(),
            change: Vec::new(),
            left: 0.0,
            right: 0.0,
        }
    }

    /// `FirstWalk` for a node, the children of whose children are placed. Returns the number of its
    /// children.
    pub(super) fn place_below(&mut self, layout: &Layout, parent: usize) -> usize {
        let children = layout.children(parent);
        let Range { start, end } = children;
        if start < end {
            self.place_children(layout, children);
            self.prelim[parent] = (self.prelim[start] + self.prelim[end - 1]) / 2.0;
        }
        end - start
    }

    /// `SecondWalk` for the children of a node that has its final place. Returns the number of
    /// children.
    pub(super) fn move_children(&mut self, layout: &Layout, parent: usize) -> usize {
        let children = layout.children(parent);
        if children.is_empty() {
            return 0;
        }
        let by = self.modifier[parent];
        for child in children.clone() {
            self.prelim[child] += by;
            self.modifier[child] += by;
        }
        self.left = self.left.min(self.prelim[children.start]);
        self.right = self.right.max(self.prelim[children.end - 1]);
        children.len()
    }

    /// Returns the places of ranks after the second walk, from the left.
    pub(super) fn places(&self, ranks: Range<usize>) -> impl Iterator<Item = f64> {
        self.prelim[ranks].iter().map(|place| place - self.left)
    }

    pub(super) fn width(&self) -> f64 {
        self.right - self.left
    }

    fn place_children(&mut self, layout: &Layout, siblings: Range<usize>) {
        if layout.children_of(siblings.clone()).is_empty() {
            // Most nodes are leaves among leaves, and move no other.
            for (sibling, v) in siblings.enumerate() {
                self.prelim[v] = sibling as f64 * SEPARATION;
            }
            return;
        }
        for sums in [&mut self.shift, &mut self.change] {
            sums.clear();
            sums.resize(siblings.len(), 0.0);
        }
        let mut default_ancestor = siblings.start;
        for v in siblings.clone().skip(1) {
            let midpoint = self.prelim[v];
            self.prelim[v] = self.prelim[v - 1] + SEPARATION;
            if !layout.children(v).is_empty() {
                self.modifier[v] = self.prelim[v] - midpoint;
            }
            default_ancestor = self.apportion(layout, v, &siblings, default_ancestor);
        }
        self.execute_shifts(siblings);
    }

    /// Moves the subtree of `v` clear of those to its left, and distributes the shift among the
    /// siblings between.
    fn apportion(
        &mut self,
        layout: &Layout,
        v: usize,
        siblings: &Range<usize>,
        default: usize,
    ) -> usize {
        // Inner and outer contour, left and right, with the sums of their
        // modifiers.
        let (mut inner_left, mut outer_left) = (v - 1, siblings.start);
        let (mut inner_right, mut outer_right) = (v, v);
        let mut sum_inner_left = self.modifier[inner_left];
        let mut sum_outer_left = self.modifier[outer_left];
        let (mut sum_inner_right, mut sum_outer_right) = (self.modifier[v], self.modifier[v]);
        let (below_left, below_right) = loop {
            let (left, right) =
                (self.next_right(layout, inner_left), self.next_left(layout, inner_right));
            let (Some(left), Some(right)) = (left, right) else {
                break (left, right);
            };
            (inner_left, inner_right) = (left, right);
            // The outer contours are at least as long as the inner ones.
            outer_left = self.next_left(layout, outer_left).unwrap_or(outer_left);
            outer_right = self.next_right(layout, outer_right).unwrap_or(outer_right);
            self.ancestor[outer_right] = v as u32;
            let shift = (self.prelim[inner_left] + sum_inner_left)
                - (self.prelim[inner_right] + sum_inner_right)
                + SEPARATION;
            if shift > 0.0 {
                let ancestor = self.ancestor[inner_left] as usize;
                let other = if siblings.contains(&ancestor) { ancestor } else { default };
                self.move_subtree(siblings.start, other, v, shift);
                sum_inner_right += shift;
                sum_outer_right += shift;
            }
            sum_inner_left += self.modifier[inner_left];
            sum_inner_right += self.modifier[inner_right];
            sum_outer_left += self.modifier[outer_left];
            sum_outer_right += self.modifier[outer_right];
        };
        if let (Some(below), None) = (below_left, self.next_right(layout, outer_right)) {
            self.thread[outer_right] = below as u32;
            self.modifier[outer_right] += sum_inner_left - sum_outer_right;
        }
        if let (Some(below), None) = (below_right, self.next_left(layout, outer_left)) {
            self.thread[outer_left] = below as u32;
            self.modifier[outer_left] += sum_inner_right - sum_outer_left;
            return v;
        }
        default
    }

    fn move_subtree(&mut self, first: usize, left: usize, right: usize, shift: f64) {
        let each = shift / (right - left) as f64;
        self.change[right - first] -= each;
        self.shift[right - first] += shift;
        self.change[left - first] += each;
        self.prelim[right] += shift;
        self.modifier[right] += shift;
    }

    fn execute_shifts(&mut self, siblings: Range<usize>) {
        let (mut shift, mut change) = (0.0, 0.0);
        for (sibling, v) in siblings.enumerate().rev() {
            self.prelim[v] += shift;
            self.modifier[v] += shift;
            change += self.change[sibling];
            shift += self.shift[sibling] + change;
        }
    }

    fn next_left(&self, layout: &Layout, v: usize) -> Option<usize> {
        let children = layout.children(v);
        if children.is_empty() { self.thread(v) } else { Some(children.start) }
    }

    fn next_right(&self, layout: &Layout, v: usize) -> Option<usize> {
        let children = layout.children(v);
        if children.is_empty() { self.thread(v) } else { Some(children.end - 1) }
    }

    fn thread(&self, v: usize) -> Option<usize> {
        (self.thread[v] != NONE).then_some(self.thread[v] as usize)
    }
}
