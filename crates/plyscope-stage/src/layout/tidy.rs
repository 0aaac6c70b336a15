//! The tidy-tree algorithm, in linear time: C. Buchheim, M. Jünger, S.
//! Leipert, *Improving Walker's Algorithm to Run in Linear Time*, Graph
//! Drawing 2002. The names are the paper's.
//!
//! Both walks are loops here: ranks are breadth first, so that backwards every child is visited
//! before its parent, and forwards after it. They can be left at any node, and go on later.

use std::ops::Range;

use plyscope::work::look_at;

use super::places::Layout;

/// The least distance between neighbours of one ply, siblings and cousins alike: leaves are then
/// evenly spaced, like values in a table.
const SEPARATION: f64 = 1.0;

/// A tree that is written down is small: a module without games draws it at once.
pub(super) const IN_PORTIONS: bool = cfg!(feature = "games");

/// The shifts of so many siblings get room at once: millions of zeros aren't written in one portion.
const AT_ONCE: usize = 1024;

/// No thread; the root is never the end of one.
const NONE: u32 = 0;

/// The inner and outer contours, left and right, along which a subtree is moved clear, with the sums
/// of their modifiers.
#[derive(Clone, Copy, Debug)]
struct Touching {
    inner_left: usize,
    outer_left: usize,
    inner_right: usize,
    outer_right: usize,
    sum_inner_left: f64,
    sum_outer_left: f64,
    sum_inner_right: f64,
    sum_outer_right: f64,
}

/// The two walks.
#[derive(Debug)]
pub(super) struct Walk {
    /// The places relative to the parents'; after the second walk, the places.
    prelim: Vec<f64>,
    /// The distances by which whole subtrees have to move. Of leaves among leaves, it matters only for
    /// the outermost, so that no more memory is written.
    modifier: Vec<f64>,
    /// The next node on the contour, below a childless one.
    thread: Vec<u32>,
    /// At first the root, which is as good as the node itself: neither is one of the siblings.
    ancestor: Vec<u32>,
    /// The number of children of a node that are done, which are counted twice where shifts follow.
    children: usize,
    /// The shifts of the siblings that are being placed, by their number, and their sums.
    shift: Vec<f64>,
    change: Vec<f64>,
    sum_shift: f64,
    sum_change: f64,
    default_ancestor: usize,
    /// The contours along which a subtree is being moved clear, if that was left half done.
    touching: Option<Touching>,
    /// The extent of the places that the second walk has assigned, to the left and to the right.
    left: f64,
    right: f64,
}

/// Returns a column of so many items, or in portions an empty one with room for them.
fn column<T: Clone>(ranks: usize, item: T) -> Vec<T> {
    if IN_PORTIONS { Vec::with_capacity(ranks) } else { vec![item; ranks] }
}

/// Frees the items of a list from one on.
#[cfg(feature = "games")]
fn free<T>(list: &mut Vec<T>, from: usize) {
    list.truncate(from);
    list.shrink_to_fit();
}

impl Walk {
    /// Returns the walks of a drawing with so many ranks. In portions, the room for them is
    /// [made](Walk::make_room) later.
    pub(super) fn new(ranks: usize) -> Walk {
        Walk {
            prelim: column(ranks, 0.0),
            modifier: column(ranks, 0.0),
            thread: column(ranks, NONE),
            ancestor: column(ranks, 0),
            children: 0,
            shift: Vec::new(),
            change: Vec::new(),
            sum_shift: 0.0,
            sum_change: 0.0,
            default_ancestor: 0,
            touching: None,
            left: 0.0,
            right: 0.0,
        }
    }

    /// Makes room for so many more ranks.
    #[cfg(feature = "games")]
    pub(super) fn make_room(&mut self, ranks: usize) {
        look_at(ranks);
        let ranks = self.prelim.len() + ranks;
        self.prelim.resize(ranks, 0.0);
        self.modifier.resize(ranks, 0.0);
        self.thread.resize(ranks, NONE);
        self.ancestor.resize(ranks, 0);
    }

    /// Frees what the ranks from this one on have in the lists that aren't places.
    #[cfg(feature = "games")]
    pub(super) fn free(&mut self, from: usize) {
        look_at(1);
        free(&mut self.modifier, from);
        free(&mut self.thread, from);
        free(&mut self.ancestor, from);
    }

    /// Frees the places of the ranks from this one on.
    #[cfg(feature = "games")]
    pub(super) fn free_places(&mut self, from: usize) {
        look_at(1);
        free(&mut self.prelim, from);
    }

    /// Continues `FirstWalk` for a node, the children of whose children are placed. Returns how many
    /// nodes were seen.
    pub(super) fn place_below(&mut self, layout: &Layout, parent: usize, most: usize) -> usize {
        let siblings = layout.children(parent);
        let Range { start, end } = siblings;
        if start == end {
            return 0;
        }
        let (count, mut seen) = (end - start, 1);
        if layout.children_of(siblings.clone()).is_empty() {
            // Most nodes are leaves among leaves, and move no other.
            let part = self.part(count, most);
            seen = part.len();
            for sibling in part {
                self.prelim[start + sibling] = sibling as f64 * SEPARATION;
            }
        } else if !IN_PORTIONS || count > 1 {
            seen = 0;
            if self.begun() == 0 {
                for sums in [&mut self.shift, &mut self.change] {
                    sums.clear();
                    if IN_PORTIONS {
                        sums.reserve_exact(count);
                    }
                    sums.resize(if IN_PORTIONS { count.min(AT_ONCE) } else { count }, 0.0);
                }
                (self.sum_shift, self.sum_change) = (0.0, 0.0);
                (self.default_ancestor, self.children) = (start, 1);
            }
            while self.children < count && (!IN_PORTIONS || seen < most) {
                if IN_PORTIONS && self.children == self.shift.len() {
                    let room = count.min(self.children + AT_ONCE);
                    self.shift.resize(room, 0.0);
                    self.change.resize(room, 0.0);
                }
                seen += 1 + self.place(layout, &siblings, most - seen);
            }
            while self.children < 2 * count && (!IN_PORTIONS || seen < most) {
                self.execute_shift(2 * count - 1 - self.children, start);
                seen += 1;
            }
            if self.children == 2 * count {
                self.children = 0;
            }
        }
        if self.begun() == 0 {
            self.prelim[parent] = (self.prelim[start] + self.prelim[end - 1]) / 2.0;
        }
        seen
    }

    /// Continues `SecondWalk` for the children of a node that has its final place. Returns how many
    /// children were seen.
    pub(super) fn move_children(&mut self, layout: &Layout, parent: usize, most: usize) -> usize {
        let Range { start, end } = layout.children(parent);
        if start == end {
            return 0;
        }
        let by = self.modifier[parent];
        let part = self.part(end - start, most);
        let (begin, end) = (start + part.start, start + part.end);
        let have_children = !IN_PORTIONS || !layout.children_of(begin..end).is_empty();
        for child in begin..end {
            self.prelim[child] += by;
            if have_children {
                self.modifier[child] += by;
            }
        }
        self.left = self.left.min(self.prelim[begin]);
        self.right = self.right.max(self.prelim[end - 1]);
        end - begin
    }

    /// The number of children of a node that are done in this part, 0 between two nodes.
    pub(super) fn begun(&self) -> usize {
        if IN_PORTIONS { self.children } else { 0 }
    }

    /// Returns the next of so many children, at most some, which will then be done.
    pub(super) fn part(&mut self, count: usize, most: usize) -> Range<usize> {
        if !IN_PORTIONS {
            return 0..count;
        }
        let part = self.children..count.min(self.children.saturating_add(most));
        self.children = if part.end == count { 0 } else { part.end };
        part
    }

    /// Returns the places of ranks after the second walk, from the left.
    pub(super) fn places(&self, ranks: Range<usize>) -> impl Iterator<Item = f64> {
        self.prelim[ranks].iter().map(|place| place - self.left)
    }

    pub(super) fn width(&self) -> f64 {
        self.right - self.left
    }

    /// Places the next of the siblings, or goes on with it: moves its subtree clear of those to its
    /// left, and distributes the shift among the siblings between. Returns the number of nodes that
    /// were seen on its way down, at most so many.
    fn place(&mut self, layout: &Layout, siblings: &Range<usize>, most: usize) -> usize {
        let v = siblings.start + self.children;
        let left = if IN_PORTIONS { self.touching.take() } else { None };
        let mut touching = left.unwrap_or_else(|| self.begin(layout, v, siblings.start));
        let mut seen = 0;
        let Touching {
            inner_left,
            outer_left,
            inner_right,
            outer_right,
            sum_inner_left,
            sum_outer_left,
            sum_inner_right,
            sum_outer_right,
        } = &mut touching;
        let (below_left, below_right) = loop {
            let (left, right) =
                (self.next_right(layout, *inner_left), self.next_left(layout, *inner_right));
            let (Some(left), Some(right)) = (left, right) else {
                break (left, right);
            };
            if IN_PORTIONS && seen == most {
                self.touching = Some(touching);
                return seen;
            }
            seen += 1;
            (*inner_left, *inner_right) = (left, right);
            // The outer contours are at least as long as the inner ones.
            *outer_left = self.next_left(layout, *outer_left).unwrap_or(*outer_left);
            *outer_right = self.next_right(layout, *outer_right).unwrap_or(*outer_right);
            self.ancestor[*outer_right] = v as u32;
            let shift = (self.prelim[left] + *sum_inner_left)
                - (self.prelim[right] + *sum_inner_right)
                + SEPARATION;
            if shift > 0.0 {
                let ancestor = self.ancestor[left] as usize;
                let other =
                    if siblings.contains(&ancestor) { ancestor } else { self.default_ancestor };
                self.move_subtree(siblings.start, other, v, shift);
                *sum_inner_right += shift;
                *sum_outer_right += shift;
            }
            *sum_inner_left += self.modifier[left];
            *sum_inner_right += self.modifier[right];
            *sum_outer_left += self.modifier[*outer_left];
            *sum_outer_right += self.modifier[*outer_right];
        };
        self.children += 1;
        if let (Some(below), None) = (below_left, self.next_right(layout, *outer_right)) {
            self.thread[*outer_right] = below as u32;
            self.modifier[*outer_right] += *sum_inner_left - *sum_outer_right;
        }
        if let (Some(below), None) = (below_right, self.next_left(layout, *outer_left)) {
            self.thread[*outer_left] = below as u32;
            self.modifier[*outer_left] += *sum_inner_right - *sum_outer_left;
            self.default_ancestor = v;
        }
        seen
    }

    /// Puts a sibling beside the one before, and returns the beginning of the contours.
    #[inline(always)]
    fn begin(&mut self, layout: &Layout, v: usize, first: usize) -> Touching {
        let midpoint = self.prelim[v];
        self.prelim[v] = self.prelim[v - 1] + SEPARATION;
        if !layout.children(v).is_empty() {
            self.modifier[v] = self.prelim[v] - midpoint;
        }
        let modifier = self.modifier[v];
        Touching {
            inner_left: v - 1,
            outer_left: first,
            inner_right: v,
            outer_right: v,
            sum_inner_left: self.modifier[v - 1],
            sum_outer_left: self.modifier[first],
            sum_inner_right: modifier,
            sum_outer_right: modifier,
        }
    }

    fn move_subtree(&mut self, first: usize, left: usize, right: usize, shift: f64) {
        let each = shift / (right - left) as f64;
        self.change[right - first] -= each;
        self.shift[right - first] += shift;
        self.change[left - first] += each;
        self.prelim[right] += shift;
        self.modifier[right] += shift;
    }

    /// Executes the shifts of a sibling, after those of the siblings to its right.
    fn execute_shift(&mut self, sibling: usize, first: usize) {
        self.prelim[first + sibling] += self.sum_shift;
        self.modifier[first + sibling] += self.sum_shift;
        self.sum_change += self.change[sibling];
        self.sum_shift += self.shift[sibling] + self.sum_change;
        self.children += 1;
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
