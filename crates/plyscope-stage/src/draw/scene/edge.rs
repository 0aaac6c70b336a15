//! An edge, with the bands under it and the slash across it.

use plyscope::CutBy;

use crate::draw::painter::{Ink, NamedStyle, Place, Stroke};

/// The style of an edge, in the order of painting.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum EdgeKind {
    /// The search hasn't entered the node.
    Unexplored,
    /// The search won't enter the node.
    Cut,
    /// The search has only tested the node.
    Tested,
    /// The search has entered the node.
    Searched,
    /// The path that the search takes next.
    Ahead,
    /// The best line.
    Best,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Edge {
    pub(super) from: Place,
    pub(super) to: Place,
    pub(super) kind: EdgeKind,
    /// `true` if the node was entered twice, first for a test and then for a search.
    pub(super) twice: bool,
    /// The relative width: 1 is full, less where edges are close.
    pub(super) weight: f32,
    /// The share of the greatest width, where the nodes' numbers decide it.
    pub(super) share: Option<f32>,
    /// `true` if it leads to a node that is drawn elsewhere.
    pub(super) link: bool,
    pub(super) slash: Option<Slash>,
}

/// A slash across an edge.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Slash {
    pub(super) at: Place,
    pub(super) by: CutBy,
    /// The relative size: 1 where there is room, less on edges that are short or close.
    pub(super) size: f32,
}

/// A band under an edge, wider than the edge, so that it can be seen on both sides.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Band {
    pub(super) from: Place,
    pub(super) to: Place,
    pub(super) ink: Ink,
    pub(super) width: f32,
}

impl EdgeKind {
    /// All of them, in the order of painting.
    pub(super) const ALL: [EdgeKind; 6] = [
        EdgeKind::Unexplored,
        EdgeKind::Cut,
        EdgeKind::Tested,
        EdgeKind::Searched,
        EdgeKind::Ahead,
        EdgeKind::Best,
    ];

    /// Returns the stroke of an edge. The best line has the ink `line`, and dashes if that isn't
    /// the one of a proved line.
    pub(super) fn stroke(self, line: Ink) -> Stroke {
        match self {
            EdgeKind::Unexplored => Stroke::new(Ink::Idle, 0.7),
            EdgeKind::Cut => Stroke { dashed: true, ..Stroke::new(Ink::Idle, 1.0) },
            EdgeKind::Tested => Stroke::new(Ink::Ink, 0.9),
            EdgeKind::Searched => Stroke::new(Ink::Ink, 1.7),
            EdgeKind::Ahead => Stroke::new(Ink::Ink, 4.0),
            EdgeKind::Best => Stroke { dashed: line != Ink::Best, ..Stroke::new(line, 3.5) },
        }
    }
}

impl EdgeKind {
    /// Returns the style of an edge at full width.
    #[inline(always)] // For a painter without names, nothing is left of it.
    pub(super) fn style(self, line: Ink) -> NamedStyle {
        let name = match self {
            EdgeKind::Unexplored => "unexplored edge",
            EdgeKind::Cut => "cut edge",
            EdgeKind::Tested => "tested edge",
            EdgeKind::Searched => "searched edge",
            EdgeKind::Ahead => "next edge",
            EdgeKind::Best if line == Ink::Best => "best edge",
            EdgeKind::Best => "judged edge",
        };
        NamedStyle::of_line(name, self.stroke(line))
    }
}

/// The distance from the middle of a double edge to the middle of each of its strands, in pixels at
/// full width.
const STRAND: f32 = 2.4;

impl Edge {
    /// Returns the lines of the edge: one, or two side by side.
    pub(super) fn strands(&self) -> impl Iterator<Item = (Place, Place)> {
        let (dx, dy) = (self.to.x - self.from.x, self.to.y - self.from.y);
        let length = dx.hypot(dy).max(1.0);
        let (x, y) = (STRAND * self.weight * dy / length, -STRAND * self.weight * dx / length);
        let aside =
            move |place: Place, sign: f32| Place { x: place.x + sign * x, y: place.y + sign * y };
        let signs: &[f32] = if self.twice { &[-1.0, 1.0] } else { &[0.0] };
        signs.iter().map(move |&sign| (aside(self.from, sign), aside(self.to, sign)))
    }
}
