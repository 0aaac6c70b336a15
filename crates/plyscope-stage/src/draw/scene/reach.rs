//! The part of a drawing that is on the screen, found without examining all of it.

use std::ops::{Range, RangeInclusive};

use crate::draw::layout::Layout;
use crate::draw::view::{Size, View};

/// The distance beyond the screen up to which marks are included, in pixels.
const BEYOND: f64 = 48.0;

/// Returns the plies that are on the screen, and one more on either side: its marks may reach into
/// the screen, and the lower ends of edges are below it.
pub(super) fn plies(layout: &Layout, view: View, size: Size) -> RangeInclusive<usize> {
    let first = (view.y - BEYOND / view.ply).floor().max(0.0) as usize;
    let last = (view.y + size.height / view.ply).ceil().max(0.0) as usize;
    first..=last.min(layout.depth())
}

/// Returns `true` if several plies of a drawing are in one pixel, as in the map of a deep tree.
pub(super) fn is_squeezed(view: View) -> bool {
    view.ply < 1.0
}

/// Returns one ply for each pixel of a drawing that [is squeezed](is_squeezed): one of `now` where
/// there is one.
pub(super) fn by_pixel(
    plies: RangeInclusive<usize>,
    view: View,
    now: &[usize],
) -> impl Iterator<Item = usize> {
    let step = if is_squeezed(view) { (1.0 / view.ply).ceil().max(1.0) as usize } else { 1 };
    plies.step_by(step).map(move |first| {
        let here = now.iter().copied().find(|&ply| ply >= first && ply - first < step);
        here.unwrap_or(first)
    })
}

/// Returns the ranks of a ply that are on the screen, or nearly.
pub(super) fn visible(layout: &Layout, view: View, size: Size, ply: usize) -> Range<usize> {
    let from = view.x - BEYOND / view.unit;
    layout.between(ply, from, view.x + (size.width + BEYOND) / view.unit)
}

/// Returns the first in a range for which `holds` is true, or the end of the range; it must be true
/// for all that follow. The steps of the search grow, because the first is seldom far.
pub(super) fn first_in(range: Range<usize>, holds: impl Fn(usize) -> bool) -> usize {
    let (mut low, mut step) = (range.start, 1);
    while low + step <= range.end && !holds(low + step - 1) {
        low += step;
        step *= 2;
    }
    let mut high = range.end.min(low + step - 1);
    while low < high {
        let middle = low + (high - low) / 2;
        if holds(middle) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    low
}
