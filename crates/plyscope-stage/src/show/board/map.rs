//! A map: places, and the path through them.

use super::{Area, disc};
use crate::draw::painter::{Anchor, Glyph, Ink, Painter, Place, Shape, Stroke, Type};

/// The range of coordinates, in both directions.
const EXTENT: f32 = 1000.0;
/// The least width in pixels of a map with numbers in its places.
const NUMBERED: f32 = 110.0;

pub(super) fn paint(places: &[(u16, u16)], way: &[usize], area: Area, paper: &mut impl Painter) {
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
    for (index, place) in places.iter().enumerate() {
        let (middle, seen) = (at(place), way.contains(&index));
        disc(paper, middle, radius, Ink::Ink);
        if !seen {
            disc(paper, middle, radius - 1.2, Ink::Paper);
        }
        if numbered {
            let style = Type {
                size: 1.2 * radius,
                bold: true,
                ink: if seen { Ink::Paper } else { Ink::Ink },
                anchor: Anchor::Middle,
                halo: false,
            };
            paper.text(middle, &(index + 1).to_string(), style);
        }
    }
}
