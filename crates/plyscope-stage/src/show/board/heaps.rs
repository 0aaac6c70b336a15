//! Heaps of matches, one row for each.

use super::{Area, disc};
use crate::draw::painter::{Anchor, Ink, Painter, Place, Stroke, Type, text_width};

/// The distance from match to match, where a row is 1 high.
const APART: f32 = 0.36;
/// Larger heaps are drawn as one match and a number.
const COUNTED: u32 = 12;
/// The size of that number.
const NUMBER: f32 = 0.62;
/// The least width of a board, however few matches it has.
const NARROWEST: f32 = 3.0 * APART;

fn number(matches: u32) -> String {
    format!("× {matches}")
}

/// Returns the width and height in rows.
pub(super) fn shape(heaps: &[u32]) -> (f32, f32) {
    let width = |&matches: &u32| match matches {
        0..=COUNTED => matches as f32 * APART,
        _ => APART + text_width(&number(matches), NUMBER, true),
    };
    (heaps.iter().map(width).fold(NARROWEST, f32::max), heaps.len().max(1) as f32)
}

pub(super) fn paint(heaps: &[u32], area: Area, paper: &mut impl Painter) {
    let row = area.height / shape(heaps).1;
    let floor = |index: usize| area.top + (index as f32 + 0.9) * row;
    let at = |x: f32, y: f32| Place { x, y };
    let right = area.left + area.width;
    for index in 0..heaps.len() {
        let (y, ground) = (floor(index), Stroke::new(Ink::Idle, 1.0));
        paper.line(at(area.left, y), at(right, y), ground);
    }
    let places = || {
        let drawn = |matches: u32| if matches > COUNTED { 1 } else { matches };
        let row_of = move |(index, &matches)| (0..drawn(matches)).map(move |which| (index, which));
        heaps.iter().enumerate().flat_map(row_of).map(|(index, which): (usize, u32)| {
            at(area.left + (which as f32 + 0.5) * APART * row, floor(index))
        })
    };
    // All sticks, then all heads: parts of the same style are painted together.
    for foot in places() {
        let stick = Stroke::new(Ink::Ink, (0.09 * row).max(1.0));
        paper.line(at(foot.x, foot.y - 0.1 * row), at(foot.x, foot.y - 0.66 * row), stick);
    }
    for foot in places() {
        disc(paper, at(foot.x, foot.y - 0.68 * row), (0.11 * row).max(1.2), Ink::Ink);
    }
    for (index, &matches) in heaps.iter().enumerate().filter(|(_, matches)| **matches > COUNTED) {
        let style = Type {
            size: NUMBER * row,
            bold: true,
            ink: Ink::Ink,
            anchor: Anchor::Start,
            halo: false,
        };
        let middle = at(area.left + APART * row, floor(index) - 0.4 * row);
        paper.text(middle, &number(matches), style);
    }
}
