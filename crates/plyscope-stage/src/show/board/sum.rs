//! A sum, set like a formula: in the number of lines that makes it largest.

use super::Area;
use crate::draw::painter::{Anchor, Ink, Painter, Place, Type, text_width};

/// The least and the greatest font size, in pixels.
const SIZES: (f32, f32) = (7.0, 13.0);
/// The distance from line to line, in font sizes.
const LEADING: f32 = 1.35;

/// A sum that is set to fit a room.
pub(super) struct Setting {
    lines: Vec<String>,
    size: f32,
}

impl Setting {
    pub(super) fn of(terms: &[String], width: f32, height: f32) -> Setting {
        let fit = |lines: &[String]| {
            let widest = lines.iter().map(|line| text_width(line, 1.0, false)).fold(1.0, f32::max);
            (width / widest).min(height / (LEADING * lines.len().max(1) as f32)).min(SIZES.1)
        };
        let most = ((height / (LEADING * SIZES.0)) as usize).clamp(1, terms.len().max(1));
        let settings = (1..=most).map(|lines| {
            let lines = broken(terms, lines);
            (fit(&lines), lines)
        });
        let (size, lines) = settings
            .reduce(|best, next| if next.0 > best.0 { next } else { best })
            .unwrap_or((SIZES.1, Vec::new()));
        if size >= SIZES.0 {
            return Setting { lines, size };
        }
        let lines = lines.iter().map(|line| cut(line, width / SIZES.0)).collect();
        Setting { lines, size: SIZES.0 }
    }

    /// Returns the width and height, in pixels.
    pub(super) fn size(&self) -> (f32, f32) {
        let widths = self.lines.iter().map(|line| text_width(line, self.size, false));
        (widths.fold(0.0, f32::max), self.lines.len() as f32 * LEADING * self.size)
    }

    pub(super) fn paint(&self, area: Area, paper: &mut impl Painter) {
        let style = Type {
            size: self.size,
            bold: false,
            ink: Ink::Ink,
            anchor: Anchor::Middle,
            halo: false,
        };
        for (index, line) in self.lines.iter().enumerate() {
            let y = area.top + (index as f32 + 0.5) * LEADING * self.size;
            paper.text(Place { x: area.left + area.width / 2.0, y }, line, style);
        }
    }
}

/// Returns the terms in so many lines, of about equal numbers of terms.
fn broken(terms: &[String], lines: usize) -> Vec<String> {
    let rows = terms.chunks(terms.len().div_ceil(lines).max(1));
    let row = |(index, row): (usize, &[String])| {
        let line = row.join(" + ").replace('-', "−");
        if index == 0 { line } else { format!("+ {line}") }
    };
    rows.enumerate().map(row).collect()
}

/// Returns as much of a line as fits into `room` font sizes.
fn cut(line: &str, room: f32) -> String {
    if text_width(line, 1.0, false) <= room {
        return line.to_owned();
    }
    let mut room = room - text_width("…", 1.0, false);
    let fits = |c: &char| {
        room -= text_width(c.encode_utf8(&mut [0; 4]), 1.0, false);
        room >= 0.0
    };
    let mut kept: String = line.chars().take_while(fits).collect();
    kept.push('…');
    kept
}
