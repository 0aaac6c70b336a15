//! A map: places, and the path through them.

use super::{Area, disc};
use crate::draw::painter::{Anchor, Glyph, Ink, Painter, Place, Shape, Stroke, Type, text_width};

/// The range of coordinates, in both directions.
const EXTENT: f32 = 1000.0;
/// The least width in pixels of a map with numbers or names at its places.
const NUMBERED: f32 = 110.0;

pub(super) fn paint(
    places: &[(u16, u16)],
    way: &[usize],
    names: &[String],
    area: Area,
    paper: &mut impl Painter,
) {
    let numbered = area.width >= NUMBERED;
    let radius =
        if numbered { (0.045 * area.width).clamp(7.0, 11.0) } else { (0.05 * area.width).max(1.8) };
    // The ring around the first place stays inside.
    let margin = radius + 4.0;
    let at = |&(x, y): &(u16, u16)| Place {
        x: area.left + margin + f32::from(x) / EXTENT * (area.width - 2.0 * margin),
        y: area.top + margin + f32::from(y) / EXTENT * (area.height - 2.0 * margin),
    };
    let stops = || way.iter().filter_map(|&place| places.get(place));
    let frame = Glyph {
        shape: Shape::Leaf,
        at: Place { x: area.left + area.width / 2.0, y: area.top + area.height / 2.0 },
        half_width: area.width / 2.0,
        half_height: area.height / 2.0,
    };
    paper.mark(frame, Ink::Paper, Stroke::new(Ink::Idle, 1.0));
    for (from, to) in stops().zip(stops().skip(1)) {
        paper.line(at(from), at(to), Stroke::new(Ink::Best, if numbered { 2.5 } else { 1.6 }));
    }
    if let Some(first) = stops().next() {
        paper.ring(at(first), radius + 2.5, Stroke::new(Ink::Ink, 1.2));
    }
    let middles: Vec<Place> = places.iter().map(at).collect();
    let (size, names) = (1.2 * radius, if numbered { names } else { &[] });
    let beside = beside(&middles, names, radius, size, area);
    for (index, &middle) in middles.iter().enumerate() {
        let seen = way.contains(&index);
        disc(paper, middle, radius, Ink::Ink);
        if !seen {
            disc(paper, middle, radius - 1.2, Ink::Paper);
        }
        if numbered {
            let ink = if seen { Ink::Paper } else { Ink::Ink };
            let style = Type { size, bold: true, ink, anchor: Anchor::Middle, halo: false };
            let short = names.get(index).filter(|name| is_short(name));
            match (beside.get(index).copied().flatten(), short) {
                (Some(_), _) => {}
                (None, Some(name)) => paper.text(middle, name, style),
                (None, None) => paper.text(middle, &(index + 1).to_string(), style),
            }
        }
    }
    for (place, name) in beside.iter().zip(names) {
        if let Some(place) = *place {
            let anchor = Anchor::Middle;
            let style = Type { size, bold: false, ink: Ink::Ink, anchor, halo: true };
            paper.text(place, name, style);
        }
    }
}

/// Returns `true` for a name that fits into a place, as a number of two digits does.
fn is_short(name: &str) -> bool {
    name.chars().count() <= 2
}

/// Returns where the names stand that don't fit into their places: above, below or beside them, as
/// far as there is room that neither places nor other names take.
fn beside(
    middles: &[Place],
    names: &[String],
    radius: f32,
    size: f32,
    area: Area,
) -> Vec<Option<Place>> {
    /// The space between a place and its name.
    const GAP: f32 = 4.0;
    let mut taken: Vec<Place> = Vec::new();
    let mut halves: Vec<f32> = Vec::new();
    let mut found = Vec::new();
    for (&middle, name) in middles.iter().zip(names) {
        let half = text_width(name, size, false) / 2.0;
        let (aside, above) = (radius + GAP + half, radius + GAP + size / 2.0);
        let moves = [(0.0, -above), (0.0, above), (aside, 0.0), (-aside, 0.0)];
        let candidates = moves.map(|(x, y)| Place { x: middle.x + x, y: middle.y + y });
        let is_free = |at: &Place| {
            let is_inside = at.x - half > area.left
                && at.x + half < area.left + area.width
                && at.y - size / 2.0 > area.top
                && at.y + size / 2.0 < area.top + area.height;
            let is_clear = |other: &Place, wide: f32, high: f32| {
                (at.x - other.x).abs() >= half + wide || (at.y - other.y).abs() >= size / 2.0 + high
            };
            is_inside
                && middles.iter().all(|other| is_clear(other, radius, radius))
                && taken.iter().zip(&halves).all(|(other, wide)| is_clear(other, *wide, size / 2.0))
        };
        let place = candidates.into_iter().filter(|_| !is_short(name)).find(is_free);
        taken.extend(place);
        halves.extend(place.map(|_| half));
        found.push(place);
    }
    found
}
