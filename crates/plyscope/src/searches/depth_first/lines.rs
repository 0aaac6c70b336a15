//! The best lines so far.

use crate::Path;

/// The best lines of the nodes on the way, one above the other, each written
/// from its end up to its node, so that a parent adds just one number.
///
/// A line that is taken stays where it is. What lies unused below it is
/// reclaimed once it is larger than the line, so that a number is moved at
/// most once for each number that was written: lines cost constant time a
/// node, even in a chain of a million nodes.
#[derive(Debug, Default)]
pub(super) struct Lines {
    children: Vec<u32>,
}

/// Where a node's line is; `base` is where its space begins.
#[derive(Clone, Copy, Debug)]
pub(in crate::searches) struct LineRange {
    base: u32,
    start: u32,
    end: u32,
}

impl Lines {
    /// A line without a move, on top of all others.
    pub(super) fn begin(&self) -> LineRange {
        let end = self.children.len() as u32;
        LineRange { base: end, start: end, end }
    }

    /// Gives `parent` the line of its child, which is the last one.
    ///
    /// Inlined, because a range that is put together in pieces and then taken
    /// as one costs as much as all the rest.
    #[inline(always)]
    pub(super) fn take(&mut self, parent: &mut LineRange, child: LineRange, number: u32) {
        self.children.truncate(child.end as usize);
        self.children.push(number);
        (parent.start, parent.end) = (child.start, child.end + 1);
        if parent.start - parent.base > parent.end - parent.start {
            self.reclaim(parent);
        }
    }

    /// Moves the last line to where its space begins.
    #[cold]
    fn reclaim(&mut self, line: &mut LineRange) {
        let unused = line.start - line.base;
        self.children.copy_within(line.start as usize..line.end as usize, line.base as usize);
        (line.start, line.end) = (line.base, line.end - unused);
        self.children.truncate(line.end as usize);
    }

    /// The line of a node that was just left, cut short at that node.
    pub(super) fn cut_short(&mut self, line: LineRange) -> LineRange {
        self.children.truncate(line.base as usize);
        self.begin()
    }

    /// Forgets what lies above this line.
    pub(super) fn drop_after(&mut self, line: LineRange) {
        self.children.truncate(line.end as usize);
    }

    /// The line, from its node down.
    pub(super) fn path(&self, line: LineRange) -> Path {
        let upwards = &self.children[line.start as usize..line.end as usize];
        upwards.iter().rev().copied().collect::<Vec<_>>().into()
    }
}
