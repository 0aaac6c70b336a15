//! Painting a scene.

use plyscope::CutBy;

use super::edge::{Edge, EdgeKind, Slash};
use super::look::Look;
use super::model::{
    GAP, Label, Moving, NodeMark, NodeSpan, ON_THE_WAY, PlacedBoard, Ring, RingKind, Scene, set,
};
use super::tone::Tone;
use crate::draw::painter::{
    Anchor, Glyph, Ink, NamedStyle, Painter, Place, Shape, Stroke, Type, text_width,
};
use crate::draw::view::Size;
use crate::show::board::paint_board;

/// The greatest width of an edge whose width is a share of it, in pixels.
const BROADEST: f32 = 10.0;

/// The greatest length of all links of a picture that are dashed, in pixels. Nobody can tell the
/// dashes of longer ones apart, which would cover most of a picture, and each takes as long to
/// paint as a line.
const MOST_DASHED: f32 = 300_000.0;

/// The bands by ink, from back to front, with the ink of their rims: pale bands would not be
/// visible on the background.
const RIMS: [(Ink, Ink); 3] =
    [(Ink::Hairline, Ink::Idle), (Ink::Live, Ink::Alpha), (Ink::Best, Ink::Best)];

impl Scene {
    /// Paints everything, from back to front.
    pub fn paint(&self, paper: &mut impl Painter) {
        self.paint_bands(paper);
        self.paint_edges(paper);
        for run in &self.spans {
            run.paint(paper, self.line);
        }
        for hung in &self.boards {
            hung.paint(paper);
        }
        for ring in &self.rings {
            match ring.kind {
                // Yellow alone can't be seen on a light background.
                RingKind::Now => {
                    ring.paint(paper, "now ring rim", Stroke::new(Ink::Ink, 6.6));
                    ring.paint(paper, "now ring", Stroke::new(Ink::Now, 5.0));
                }
                RingKind::Hover => ring.paint(paper, "hover ring", Stroke::new(Ink::Muted, 1.5)),
                RingKind::Before => ring.paint(paper, "before ring", Stroke::new(Ink::Now, 2.0)),
                RingKind::Gained => ring.paint(paper, "gained ring", Stroke::new(Ink::Best, 3.0)),
                RingKind::Missed => {
                    let stroke = Stroke { dashed: true, ..Stroke::new(Ink::Beta, 2.0) };
                    ring.paint(paper, "missed ring", stroke);
                }
            }
        }
        for on_line in [false, true] {
            for look in Look::ALL {
                let alike = |mark: &&NodeMark| mark.look == look && mark.on_line == on_line;
                for mark in self.marks.iter().filter(alike) {
                    mark.paint(paper, self.line);
                }
            }
        }
        paper.style(None);
        for mark in self.marks.iter().filter(|mark| mark.look == Look::Disproved) {
            mark.bar(paper);
        }
        for label in self.labels.iter().filter(|label| label.changed) {
            label.underline(paper);
        }
        for label in &self.labels {
            label.clear(paper);
            paper.text(label.at, &label.text, label.style);
        }
        for moving in &self.moving {
            moving.paint(paper);
        }
    }

    /// Paints the bands like roads on a map: first the rims of one kind, then the areas between
    /// them, so that bands join where edges meet.
    fn paint_bands(&self, paper: &mut impl Painter) {
        for (ink, rim) in RIMS {
            let alike = || self.bands.iter().filter(move |band| band.ink == ink);
            for band in alike() {
                paper.line(band.from, band.to, Stroke::new(rim, band.width));
            }
            if rim != ink {
                for band in alike() {
                    paper.line(band.from, band.to, Stroke::new(ink, band.width - 2.0));
                }
            }
        }
    }

    /// Returns the length of all links that can be seen, as far as it goes down and across.
    fn length_of_links(&self) -> f32 {
        let across = |from: f32, to: f32, side: f64| {
            let within = |at: f32| at.max(0.0).min(side as f32);
            (within(to) - within(from)).abs()
        };
        let Size { width, height } = self.size;
        let length = |Edge { from, to, .. }: &Edge| {
            across(from.x, to.x, width) + across(from.y, to.y, height)
        };
        self.edges.iter().filter(|edge| edge.link).map(length).sum()
    }

    fn paint_edges(&self, paper: &mut impl Painter) {
        let dashed = self.length_of_links() <= MOST_DASHED;
        for kind in EdgeKind::ALL {
            paper.style(Some(kind.style(self.line)));
            for edge in self.edges.iter().filter(|edge| edge.kind == kind) {
                let stroke = kind.stroke(self.line);
                // The width is proportional to the share, but large enough to be seen if that is
                // small.
                let full = edge.share.map_or(stroke.width, |share| 0.8 + BROADEST * share);
                let width = full * edge.weight;
                if edge.link {
                    // There are many in a graph, and they are long.
                    let width = 0.75 * width;
                    paper.curve(edge.from, edge.to, Stroke { width, dashed, ..stroke });
                } else {
                    for (from, to) in edge.strands() {
                        paper.line(from, to, Stroke { width, ..stroke });
                    }
                }
            }
        }
        for by in [CutBy::Alpha, CutBy::Beta] {
            paper.style(Some(match by {
                CutBy::Alpha => NamedStyle::of_line("alpha cut", Stroke::new(Ink::Alpha, 3.0)),
                CutBy::Beta => NamedStyle::of_line("beta cut", Stroke::new(Ink::Beta, 3.0)),
            }));
            let slashes = self.edges.iter().filter_map(|edge| edge.slash);
            for Slash { at, size, .. } in slashes.filter(|slash| slash.by == by) {
                // α leans like "\", β like "/".
                let (ink, rise) = match by {
                    CutBy::Alpha => (Ink::Alpha, -6.5),
                    CutBy::Beta => (Ink::Beta, 6.5),
                };
                let (run, rise) = (9.0 * size, rise * size);
                let from = Place { x: at.x - run, y: at.y + rise };
                let to = Place { x: at.x + run, y: at.y - rise };
                paper.line(from, to, Stroke::new(ink, 3.0 * size.max(0.6)));
            }
        }
        paper.style(None);
    }
}

/// The distance of the line under a text from the middle of its digits, and its width, in pixels.
const UNDER: f32 = 7.5;
const LINE: f32 = 2.5;

impl Label {
    /// Clears the place of a text that stands on edges: between its letters they would be read as
    /// signs.
    fn clear(&self, paper: &mut impl Painter) {
        let Type { size, anchor, halo, .. } = self.style;
        if halo && anchor == Anchor::Middle {
            let (left, right) = self.ends();
            let (top, bottom) = (self.at.y - 0.6 * size, self.at.y + 0.6 * size);
            let corner = |x, y| Place { x, y };
            paper.run(corner(left - 1.0, top), corner(right + 1.0, bottom), Ink::Paper);
        }
    }

    /// Paints a line under the text, because the step has changed it.
    fn underline(&self, paper: &mut impl Painter) {
        let (left, right) = self.ends();
        let y = self.at.y + UNDER;
        let (from, to) = (Place { x: left, y }, Place { x: right, y: y + LINE });
        paper.run(from, to, Ink::Now);
    }
}

impl PlacedBoard {
    fn paint(&self, paper: &mut impl Painter) {
        let PlacedBoard { board, at, size } = self;
        // Edges pass behind the board.
        let clear = |x: f32, y: f32, by: f32| Place { x: x + by, y: y + by };
        let (right, bottom) = (at.x + size.width as f32, at.y + size.height as f32);
        paper.run(clear(at.x, at.y, -2.0), clear(right, bottom, 2.0), Ink::Paper);
        paint_board(board, *at, *size, paper);
    }
}

impl Ring {
    #[inline(always)] // For a painter without names, nothing is left of them.
    fn paint(&self, paper: &mut impl Painter, name: &'static str, stroke: Stroke) {
        paper.style(Some(NamedStyle::of_line(name, stroke)));
        paper.ring(self.at, self.radius, stroke);
    }
}

impl NodeMark {
    fn paint(&self, paper: &mut impl Painter, line: Ink) {
        if self.overlays.order > 0 {
            // A second rim, outside of the first.
            let Glyph { half_width, half_height, .. } = self.glyph;
            let by = (half_width / 4.0).min(4.0);
            let (half_width, half_height) = (half_width + by, half_height + by);
            let frame = Glyph { half_width, half_height, ..self.glyph };
            paper.style(None);
            paper.mark(frame, Ink::Paper, Stroke::new(Ink::Ink, 1.2));
        }
        let (fill, mut rim) = (self.look.fill(), self.look.rim());
        paper.style(Some(self.look.style(self.node, fill, rim)));
        if self.on_line {
            rim = Stroke::new(line, 2.5);
        }
        // The smallest marks must not consist of the rim alone.
        rim.width = rim.width.min(self.glyph.half_width / 2.5);
        paper.mark(self.glyph, fill, rim);
    }

    /// Paints the bar of a disproved node: across a triangle, and below the value in a leaf.
    fn bar(&self, paper: &mut impl Painter) {
        let Glyph { shape, at, half_width, half_height } = self.glyph;
        let (reach, y) = match shape {
            Shape::Leaf => (0.6 * half_width, at.y + 0.62 * half_height),
            Shape::Up | Shape::Down | Shape::Round => (0.5 * half_width, at.y),
        };
        let end = |sign: f32| Place { x: at.x + sign * reach, y };
        paper.line(end(-1.0), end(1.0), Stroke::new(Ink::Ink, 2.5_f32.min(half_width / 4.0)));
    }
}

/// The least width of a span with a pale core, in pixels.
const PALE: i32 = 4;

impl NodeSpan {
    /// Paints the span. More important states are taller; α-cuts reach down, β-cuts up.
    fn paint(&self, paper: &mut impl Painter, line: Ink) {
        let (up, down, ink, core) = match self.tone {
            Tone::Idle => (2.0, 2.0, Ink::Idle, None),
            Tone::Resolved => (4.0, 4.0, Ink::Ink, None),
            Tone::Live => (5.0, 5.0, Ink::Alpha, Some(Ink::Live)),
            Tone::Open => (5.0, 5.0, Ink::Ink, Some(Ink::Paper)),
            Tone::Line => (6.0, 6.0, line, None),
            Tone::Cut => (3.0, 3.0, Ink::Muted, None),
            Tone::BetaCut => (9.0, 2.0, Ink::Beta, None),
            Tone::AlphaCut => (2.0, 9.0, Ink::Alpha, None),
        };
        let at = |x: i32, dy: f32| Place { x: x as f32, y: self.y + dy };
        paper.run(at(self.from, -up), at(self.to, down), ink);
        // In a narrow span, only the pale core would be visible.
        if let Some(core) = core.filter(|_| self.to - self.from >= PALE) {
            paper.run(at(self.from, 1.5 - up), at(self.to, down - 1.5), core);
        }
        if self.now {
            // Less tall than a cutoff, which stays visible.
            paper.run(at(self.from, -5.0), at(self.to, 5.0), Ink::Ink);
            paper.run(at(self.from, -3.5), at(self.to, 3.5), Ink::Now);
        }
    }
}

impl Moving {
    fn paint(&self, paper: &mut impl Painter) {
        match self {
            Moving::Line(from, to, stroke) => paper.line(*from, *to, *stroke),
            Moving::Chip(at, numbers) => {
                let (half, high) = (0.5 * chip_width(numbers) + 5.0, 10.0);
                let corner = |by: f32, sign: f32| Place {
                    x: at.x + sign * (half + by),
                    y: at.y + sign * (high + by),
                };
                paper.run(corner(2.0, -1.0), corner(2.0, 1.0), Ink::Ink);
                paper.run(corner(1.0, -1.0), corner(1.0, 1.0), Ink::Now);
                paper.run(corner(-1.5, -1.0), corner(-1.5, 1.0), Ink::Paper);
                let mut x = at.x - half + 5.0;
                for (text, ink) in numbers {
                    let width = text_width(text, ON_THE_WAY, true);
                    let style = Type { anchor: Anchor::Middle, ..set(ON_THE_WAY, true, *ink) };
                    paper.text(Place { x: x + 0.5 * width, ..*at }, text, style);
                    x += width + GAP;
                }
            }
        }
    }
}

/// Returns the approximate width of numbers on their way.
pub(super) fn chip_width(numbers: &[(String, Ink)]) -> f32 {
    let texts: f32 = numbers.iter().map(|(text, _)| text_width(text, ON_THE_WAY, true)).sum();
    texts + GAP * (numbers.len() - 1) as f32
}
