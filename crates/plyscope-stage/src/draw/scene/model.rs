//! The contents of a scene: everything that is painted, and its place.

use plyscope::{Board, NodeId};

use super::edge::{Band, Edge};
use super::look::Look;
use super::tone::Tone;
use crate::draw::painter::{Anchor, Glyph, Ink, Place, Shape, Stroke, Type, text_width};
use crate::draw::view::Size;
use crate::show::overlay::OverlayMarks;

/// A node that is drawn by itself.
#[derive(Clone, PartialEq, Debug)]
pub struct NodeMark {
    /// The node.
    pub node: NodeId,
    /// The form and place of its mark.
    pub glyph: Glyph,
    pub(super) look: Look,
    pub(super) on_line: bool,
    pub(super) overlays: OverlayMarks,
}

/// Nodes that are too close to be drawn one by one: a part of a ply, at least one pixel wide, all
/// of whose pixels hold a node and have the same most important state.
#[derive(Clone, PartialEq, Debug)]
pub struct NodeSpan {
    /// The left edge, a whole number of pixels.
    pub from: i32,
    /// The right edge.
    pub to: i32,
    /// The middle of the row, in pixels.
    pub y: f32,
    /// The most important state in each of its pixels.
    pub tone: Tone,
    /// The number of nodes that it stands for.
    pub count: u32,
    /// `true` if the step is about one of them.
    pub now: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Ring {
    pub(super) at: Place,
    pub(super) radius: f32,
    pub(super) kind: RingKind,
}

impl Ring {
    /// Returns `true` if it is in the place of a text, nearly.
    pub(super) fn meets(&self, text: &Label) -> bool {
        let (reach, (left, right)) = (self.radius + RIM, text.ends());
        (left - reach..right + reach).contains(&self.at.x)
            && (self.at.y - text.at.y).abs() < reach + text.style.size / 2.0
    }
}

/// The reason for a ring, in the order of painting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RingKind {
    /// The step before was about the node.
    Before,
    /// The pointer is on the node, or a text refers to it.
    Hover,
    /// The step is about the node.
    Now,
    /// This run looks at the node, and one that it is compared with does not.
    Gained,
    /// A run that this one is compared with looks at the node, and this one does not.
    Missed,
}

/// Half the width of the widest ring with its rims, in pixels.
pub(super) const RIM: f32 = 3.3;
/// The least distance from the side of a mark to the middle of its ring, in pixels.
pub(super) const LEAST_RING: f32 = 2.0;

/// Returns the radius of the ring around a mark whose neighbours are so far away, in pixels. Where
/// they are close, it ends before their marks, which are about as wide, or is as narrow as can be
/// seen.
pub(super) fn ring_radius(glyph: Glyph, room: f64) -> f32 {
    let half_width = glyph.half_width;
    let usual = match glyph.shape {
        Shape::Leaf => 1.3 * half_width + 5.0,
        Shape::Up | Shape::Down => half_width + 7.0,
        Shape::Round => half_width + 5.0,
    };
    usual.min(room as f32 - half_width - RIM).max(half_width + LEAST_RING)
}

/// Returns the distance of a mark to its neighbours in a row of marks.
pub(super) fn room_in(row: &[NodeMark], index: usize) -> f32 {
    let sides = [index.checked_sub(1), index.checked_add(1)];
    let others = sides.into_iter().flatten().filter_map(|other| row.get(other));
    let apart = others.map(|other| (other.glyph.at.x - row[index].glyph.at.x).abs());
    apart.fold(f32::INFINITY, f32::min)
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Label {
    pub(super) at: Place,
    pub(super) text: String,
    pub(super) style: Type,
    /// `true` if the step has changed it.
    pub(super) changed: bool,
    /// `true` if it is of a ringed node, which has all of its numbers.
    pub(super) ringed: bool,
}

impl Label {
    /// Returns the left and the right end of the text, nearly.
    pub(super) fn ends(&self) -> (f32, f32) {
        let width = text_width(&self.text, self.style.size, self.style.bold);
        let left = match self.style.anchor {
            Anchor::Start => self.at.x,
            Anchor::Middle => self.at.x - width / 2.0,
            Anchor::End => self.at.x - width,
        };
        (left, left + width)
    }

    /// Returns `true` if it is the name of a row, which is in front of everything.
    pub(super) fn names_row(&self) -> bool {
        self.style.halo && self.style.anchor == Anchor::Start && !self.ringed
    }

    /// Returns `true` if this text and another are in the same place, nearly.
    pub(super) fn overlaps(&self, other: &Label) -> bool {
        let ((left, right), (from, to)) = (self.ends(), other.ends());
        let apart = (self.style.size + other.style.size) / 2.0;
        left <= to && from <= right && (self.at.y - other.at.y).abs() < apart
    }
}

/// A board and its place.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct PlacedBoard {
    pub(super) board: Board,
    /// Its top left corner.
    pub(super) at: Place,
    pub(super) size: Size,
}

impl PlacedBoard {
    pub(super) fn bottom(&self) -> f32 {
        self.at.y + self.size.height as f32
    }

    /// Returns `true` if a place is on the board, or less than `margin` beside it.
    pub(super) fn reaches(&self, place: Place, margin: f32) -> bool {
        let right = self.at.x + self.size.width as f32;
        (self.at.x - margin..right + margin).contains(&place.x)
            && (self.at.y - margin..self.bottom() + margin).contains(&place.y)
    }
}

/// Something that moves.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Moving {
    /// A line that is being drawn.
    Line(Place, Place, Stroke),
    /// Numbers on their way, one beside the other, on paper of their own.
    Chip(Place, Vec<(String, Ink)>),
}

/// The font size of numbers on their way, and the distance between two of them, in pixels.
pub(super) const ON_THE_WAY: f32 = 13.0;
pub(super) const GAP: f32 = 4.0;

/// Everything that can be seen of a tree at one moment, ready to be [painted](Scene::paint).
///
/// Nodes outside the screen are left out. If all nodes of a ply are at least 3 pixels from their
/// neighbours, they are drawn one by one, with marks of one size. In a denser ply, nodes with less
/// room than 12 pixels are gathered into [`NodeSpan`]s by the pixel, and show the most important of
/// the states in that pixel, so that a cutoff is never lost in an average. With
/// [`Tones`](crate::Tones), the cost of a scene depends on the size of the screen, not on that of
/// the tree: a few binary searches for each pixel of a dense ply.
///
/// Of plies that are closer than a pixel, as in the map of a deep tree, one of each pixel is drawn:
/// a cutoff in another isn't seen there. At most 1,000 edges lead to nodes that are drawn
/// elsewhere.
///
/// ```
/// use plyscope::{NodeId, Player};
/// use plyscope_stage::{Layout, Scene, SceneInput, Size, State, Topology};
///
/// let mut tree = Topology::new(Player::Max);
/// tree.expand(NodeId::ROOT, 100_000, Player::Min);
/// let layout = Layout::of(&tree);
/// let size = Size { width: 912.0, height: 640.0 };
///
/// let scene = Scene::of(&SceneInput::new(&tree, &layout, &State::default(), size));
/// assert_eq!(scene.marks().len(), 1);
/// assert_eq!(scene.spans().iter().map(|run| run.count).sum::<u32>(), 100_000);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    pub(super) size: Size,
    /// The ink of the best line: [`Ink::Best`] if it is proved.
    pub(super) line: Ink,
    pub(super) edges: Vec<Edge>,
    pub(super) bands: Vec<Band>,
    pub(super) spans: Vec<NodeSpan>,
    pub(super) marks: Vec<NodeMark>,
    pub(super) rings: Vec<Ring>,
    pub(super) labels: Vec<Label>,
    pub(super) boards: Vec<PlacedBoard>,
    /// The lines and numbers that move between two steps.
    pub(super) moving: Vec<Moving>,
}

impl Scene {
    /// Returns a scene without contents.
    pub fn empty(size: Size) -> Scene {
        Scene {
            size,
            line: Ink::Best,
            edges: Vec::new(),
            bands: Vec::new(),
            spans: Vec::new(),
            marks: Vec::new(),
            rings: Vec::new(),
            labels: Vec::new(),
            boards: Vec::new(),
            moving: Vec::new(),
        }
    }

    /// Returns the size of the screen.
    pub fn size(&self) -> Size {
        self.size
    }

    /// Returns the nodes drawn one by one, from the root down, from left to right.
    pub fn marks(&self) -> &[NodeMark] {
        &self.marks
    }

    /// Returns the spans of dense plies, from the root down, from left to right.
    pub fn spans(&self) -> &[NodeSpan] {
        &self.spans
    }

    pub(super) fn label(&mut self, at: Place, text: String, style: Type) {
        self.labels.push(Label { at, text, style, changed: false, ringed: false });
    }
}

/// Returns the style of a text of this size and role, anchored at its middle.
pub(super) const fn set(size: f32, bold: bool, ink: Ink) -> Type {
    Type { size, bold, ink, anchor: Anchor::Middle, halo: false }
}
