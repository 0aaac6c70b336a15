//! The tidy-tree algorithm, in linear time: C. Buchheim, M. Jünger, S.
//! Leipert, *Improving Walker's Algorithm to Run in Linear Time*, Graph
//! Drawing 2002. The names are the paper's.
//!
//! Both walks are loops here: ranks are breadth first, so that backwards every child is visited
//! before its parent, and forwards after it. They can be left between two nodes, and go on later.

use std::ops::Range;

use super::places::Layout;

/// The least distance between neighbours of one ply, siblings and cousins alike: leaves are then
/// evenly spaced, like values in a table.
const SEPARATION: f64 = 1.0;

/// No thread; the root is never the end of one.
const NONE: u32 = 0;

/// The two walks.
#[derive(Debug)]
pub(super) struct Walk {
    /// The places relative to the parents'; after the second walk, the places.
    prelim: Vec<f64>,
    /// The distances by which whole subtrees have to move. Of leaves among leaves, it matters only
    /// for the outermost, so that no more memory is written.
    modifier: Vec<f64>,
    /// The next node on the contour, below a childless one.
    thread: Vec<u32>,
    /// At first the root, which is as good as the node itself: neither is one of the siblings.
    ancestor: Vec<u32>,
    /// The shifts of the siblings that are being placed, by their number, and their sums.
    shift: Vec<f64>,
    change: Vec<f64>,
    default_ancestor: usize,
    /// The extent of the places that the second walk has assigned, to the left and to the right.
    left: f64,
    right: f64,
}

impl Walk {
    /// Returns the walks of a drawing, with room for so many ranks.
    pub(super) fn with_capacity(ranks: usize) -> Walk {
        Walk {
            prelim: Vec::with_capacity(ranks),
            modifier: Vec::with_capacity(ranks),
            thread: Vec::with_capacity(ranks),
            ancestor: Vec::with_capacity(ranks),
            shift: Vec::new(),
            change: Vec::new(),
            default_ancestor: 0,
            left: 0.0,
            right: 0.0,
        }
    }

    /// Appends so many ranks. They come with the nodes, a few at a time: to write a hundred
    /// megabytes of zeros at once would take longer than a frame.
    pub(super) fn append(&mut self, ranks: usize) {
        let ranks = self.prelim.len() + ranks;
        self.prelim.resize(ranks, 0.0);
        self.modifier.resize(ranks, 0.0);
        self.thread.resize(ranks, NONE);
        self.ancestor.resize(ranks, 0);
    }

    /// `FirstWalk` for a node, the children of whose children are placed. Returns how many nodes
    /// were seen.
    pub(super) fn place_below(&mut self, layout: &Layout, parent: usize) -> usize {
        let siblings = layout.children(parent);
        let Range { start, end } = siblings;
        if start == end {
            return 0;
        }
        let mut seen = siblings.len();
        if layout.children_of(siblings.clone()).is_empty() {
            // Most nodes are leaves among leaves, and move no other.
            for (number, place) in self.prelim[siblings].iter_mut().enumerate() {
                *place = number as f64 * SEPARATION;
            }
        } else if siblings.len() > 1 {
            for sums in [&mut self.shift, &mut self.change] {
                sums.clear();
                sums.resize(siblings.len(), 0.0);
            }
            self.default_ancestor = start;
            for sibling in start + 1..end {
                seen += self.place(layout, &siblings, sibling);
            }
            self.execute_shifts(siblings);
        }
        self.prelim[parent] = (self.prelim[start] + self.prelim[end - 1]) / 2.0;
        seen
    }

    /// `SecondWalk` for the children of a node that has its final place. Returns their number.
    pub(super) fn move_children(&mut self, layout: &Layout, parent: usize) -> usize {
        let children = layout.children(parent);
        let Range { start, end } = children;
        if start == end {
            return 0;
        }
        let by = self.modifier[parent];
        let have_children = !layout.children_of(children.clone()).is_empty();
        for child in children {
            self.prelim[child] += by;
            if have_children {
                self.modifier[child] += by;
            }
        }
        self.left = self.left.min(self.prelim[start]);
        self.right = self.right.max(self.prelim[end - 1]);
        end - start
    }

    /// Returns the places of ranks after the second walk, from the left.
    pub(super) fn places(&self, ranks: Range<usize>) -> impl Iterator<Item = f64> {
        self.prelim[ranks].iter().map(|place| place - self.left)
    }

    pub(super) fn width(&self) -> f64 {
        self.right - self.left
    }

    /// Places a sibling: moves its subtree clear of those to its left, and distributes the shift
    /// among the siblings between. Returns the number of nodes that were seen on its way down.
    fn place(&mut self, layout: &Layout, siblings: &Range<usize>, v: usize) -> usize {
        let midpoint = self.prelim[v];
        self.prelim[v] = self.prelim[v - 1] + SEPARATION;
        if !layout.children(v).is_empty() {
            self.modifier[v] = self.prelim[v] - midpoint;
        }
        // The inner and outer contours, left and right, with the sums of their modifiers.
        let (mut inner_left, mut outer_left) = (v - 1, siblings.start);
        let (mut inner_right, mut outer_right) = (v, v);
        let mut sum_inner_left = self.modifier[inner_left];
        let mut sum_outer_left = self.modifier[outer_left];
        let (mut sum_inner_right, mut sum_outer_right) = (self.modifier[v], self.modifier[v]);
        let mut seen = 0;
        let (below_left, below_right) = loop {
            let (left, right) =
                (self.next_right(layout, inner_left), self.next_left(layout, inner_right));
            let (Some(left), Some(right)) = (left, right) else {
                break (left, right);
            };
            seen += 1;
            (inner_left, inner_right) = (left, right);
            // The outer contours are at least as long as the inner ones.
            outer_left = self.next_left(layout, outer_left).unwrap_or(outer_left);
            outer_right = self.next_right(layout, outer_right).unwrap_or(outer_right);
            self.ancestor[outer_right] = v as u32;
            let shift = (self.prelim[left] + sum_inner_left)
                - (self.prelim[right] + sum_inner_right)
                + SEPARATION;
            if shift > 0.0 {
                let ancestor = self.ancestor[left] as usize;
                let other =
                    if siblings.contains(&ancestor) { ancestor } else { self.default_ancestor };
                self.move_subtree(siblings.start, other, v, shift);
                sum_inner_right += shift;
                sum_outer_right += shift;
            }
            sum_inner_left += self.modifier[left];
            sum_inner_right += self.modifier[right];
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
            self.default_ancestor = v;
        }
        seen
    }

    fn move_subtree(&mut self, first: usize, left: usize, right: usize, shift: f64) {
        let each = shift / (right - left) as f64;
        self.change[right - first] -= each;
        self.shift[right - first] += shift;
        self.change[left - first] += each;
        self.prelim[right] += shift;
        self.modifier[right] += shift;
    }

    /// Executes the shifts of siblings, from the right.
    fn execute_shifts(&mut self, siblings: Range<usize>) {
        let (mut sum_shift, mut sum_change) = (0.0, 0.0);
        for (number, sibling) in siblings.enumerate().rev() {
            self.prelim[sibling] += sum_shift;
            self.modifier[sibling] += sum_shift;
            sum_change += self.change[number];
            sum_shift += self.shift[number] + sum_change;
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
