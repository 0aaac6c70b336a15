//! The principal variations of the nodes on the path.

use crate::Path;

/// The principal variations of the nodes on the path, one above the other,
/// each written from its end up to its node, so that a parent adds just one
/// number.
///
/// A variation that is taken stays where it is. What lies unused below it is
/// reclaimed once it is larger than the variation, so that a number is moved
/// at most once for each number that was written: they cost constant time a
/// node, even in a chain of a million nodes.
#[derive(Debug, Default)]
pub(super) struct PvStack {
    children: Vec<u32>,
}

/// The place of a node's principal variation; its space begins at `base`.
#[derive(Clone, Copy, Debug)]
pub(in crate::searches) struct Pv {
    base: u32,
    start: u32,
    end: u32,
}

impl PvStack {
    /// Returns a variation without a move, on top of all others.
    pub(super) fn begin(&self) -> Pv {
        let end = self.children.len() as u32;
        Pv { base: end, start: end, end }
    }

    /// Gives `parent` the variation of its child `number`, which is the last
    /// one.
    ///
    /// Inlined, because a range that is put together in pieces and then taken
    /// as one costs as much as all the rest.
    #[inline(always)]
    pub(super) fn take(&mut self, parent: &mut Pv, child: Pv, number: u32) {
        self.children.truncate(child.end as usize);
        self.children.push(number);
        (parent.start, parent.end) = (child.start, child.end + 1);
        if parent.start - parent.base > parent.end - parent.start {
            self.reclaim(parent);
        }
    }

    /// Moves the last variation to where its space begins.
    #[cold]
    fn reclaim(&mut self, pv: &mut Pv) {
        let unused = pv.start - pv.base;
        self.children.copy_within(pv.start as usize..pv.end as usize, pv.base as usize);
        (pv.start, pv.end) = (pv.base, pv.end - unused);
        self.children.truncate(pv.end as usize);
    }

    /// Returns an empty variation for a node that was just left, in place of
    /// the one it had.
    pub(super) fn cut_short(&mut self, pv: Pv) -> Pv {
        self.children.truncate(pv.base as usize);
        self.begin()
    }

    /// Removes what lies above this variation.
    pub(super) fn drop_after(&mut self, pv: Pv) {
        self.children.truncate(pv.end as usize);
    }

    /// Returns the first move of the variation.
    pub(super) fn first(&self, pv: Pv) -> Option<u32> {
        self.children[pv.start as usize..pv.end as usize].last().copied()
    }

    /// Returns the variation from its node down.
    pub(super) fn path(&self, pv: Pv) -> Path {
        let upwards = &self.children[pv.start as usize..pv.end as usize];
        upwards.iter().rev().copied().collect::<Vec<_>>().into()
    }
}
