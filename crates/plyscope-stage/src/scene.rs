//! What can be seen of a tree at one moment: few enough things to paint in
//! every frame, however large the tree.

mod boards;
mod edges;
mod hit;
mod labels;
mod numbers;
mod paint;
mod reach;
mod row;
mod row_names;
mod tone;
mod tones;

use plyscope::{Board, NodeId};

use crate::painter::{Anchor, Glyph, Ink, Place, Shape, Type};
use crate::{Layout, OverlayMarks, Overlays, Size, State, Topology, View};

pub use hit::{SpanContents, hit, hit_span};
pub use tone::Tone;
pub use tones::Tones;

use boards::PlacedBoard;
use edges::{Band, Edge};
use paint::Look;

/// What is looked at, and from where.
#[derive(Clone, Copy)]
pub struct SceneInput<'a> {
    /// The shape of the tree.
    pub topology: &'a Topology,
    /// Its drawing; it may be of an earlier, smaller tree.
    pub layout: &'a Layout,
    /// What is known of each node.
    pub state: &'a State,
    /// The states by rank, where they are kept from frame to frame: they have to
    /// have [followed](Tones::follow) this moment and this view. Without them
    /// every node in sight is looked at.
    pub tones: Option<&'a Tones>,
    /// The part of the drawing that is seen.
    pub view: View,
    /// The size of the screen.
    pub size: Size,
    /// The nodes that something happens to at this moment.
    pub now: &'a [NodeId],
    /// The way that the search takes next, where its state says so; from the
    /// root down.
    pub way: &'a [NodeId],
    /// What is laid over the tree.
    pub overlays: &'a Overlays,
    /// The node under the pointer, or the one a text speaks of.
    pub hover: Option<NodeId>,
    /// The decimals that values are written with.
    pub decimals: u8,
    /// What a node is called, where it has a name.
    pub name: &'a dyn Fn(NodeId) -> Option<String>,
    /// What the position at a node looks like, in games that have boards; it
    /// is only asked for a few dozen nodes.
    pub board: &'a dyn Fn(NodeId) -> Option<Board>,
    /// The words in the picture.
    pub words: Words<'a>,
    /// Whether it goes without any, and without boards: for a picture that is
    /// too small to be read.
    pub wordless: bool,
}

impl<'a> SceneInput<'a> {
    /// The whole tree, with nothing pointed out and nothing named.
    pub fn new(
        topology: &'a Topology,
        layout: &'a Layout,
        state: &'a State,
        size: Size,
    ) -> SceneInput<'a> {
        SceneInput {
            topology,
            layout,
            state,
            tones: None,
            view: View::fit(layout, size),
            size,
            now: &[],
            way: &[],
            overlays: const { &Overlays::NOTHING },
            hover: None,
            decimals: 0,
            name: &|_| None,
            board: &|_| None,
            words: Words::default(),
            wordless: false,
        }
    }
}

/// The words in a picture, in the reader's language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words<'a> {
    /// A row where MAX is to move.
    pub max: &'a str,
    /// A row where MIN is to move.
    pub min: &'a str,
    /// A row of leaves.
    pub leaves: &'a str,
    /// Under a leaf that waits.
    pub in_open: &'a str,
}

impl Default for Words<'_> {
    fn default() -> Self {
        Words { max: "MAX", min: "MIN", leaves: "leaves", in_open: "in OPEN" }
    }
}

/// Nodes of one ply that stand closer than this, in pixels, are drawn as
/// runs.
const DENSE: f64 = 3.0;

/// A node that is drawn by itself.
#[derive(Clone, PartialEq, Debug)]
pub struct NodeMark {
    /// The node.
    pub node: NodeId,
    /// Its form, and where it is.
    pub glyph: Glyph,
    look: Look,
    on_line: bool,
    laid: OverlayMarks,
}

/// Nodes that stand too close to be drawn one by one: a stretch of a ply, at
/// least one pixel wide, all of whose pixels hold a node and have the same
/// most important state.
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
    /// How many nodes it stands for.
    pub count: u32,
    /// Whether something happens to one of them at this moment.
    pub now: bool,
}

#[derive(Clone, PartialEq, Debug)]
struct Ring {
    at: Place,
    radius: f32,
    now: bool,
}

/// The radius of the ring around a mark, in pixels.
fn ring_radius(glyph: Glyph) -> f32 {
    match glyph.shape {
        Shape::Leaf => 1.3 * glyph.half_width + 5.0,
        Shape::Up | Shape::Down => glyph.half_width + 7.0,
    }
}

#[derive(Clone, PartialEq, Debug)]
struct Label {
    at: Place,
    text: String,
    style: Type,
}

/// What can be seen of a tree at one moment, ready to be
/// [painted](Scene::paint).
///
/// What is outside the screen isn't in it. Nodes at least 3 pixels from their
/// neighbours are drawn one by one. The others are gathered into [`NodeSpan`]s by
/// the pixel, and show the most important of the states in that pixel, so
/// that a cutoff never averages away. With [`Tones`], making a scene costs what
/// the screen holds, not what the tree holds: a few binary searches for each
/// pixel of a dense ply.
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
    size: Size,
    edges: Vec<Edge>,
    bands: Vec<Band>,
    spans: Vec<NodeSpan>,
    marks: Vec<NodeMark>,
    rings: Vec<Ring>,
    labels: Vec<Label>,
    boards: Vec<PlacedBoard>,
}

impl Scene {
    /// What this sight shows.
    pub fn of(sight: &SceneInput<'_>) -> Scene {
        let mut scene = Scene::empty(sight.size);
        let (layout, view) = (sight.layout, sight.view);
        let drawn = |node: &NodeId| layout.knows(*node);
        let rank = |node: NodeId| layout.rank(sight.topology, node);
        // In order; they are few.
        let mut now: Vec<usize> = Vec::new();
        for rank in sight.now.iter().copied().filter(drawn).map(rank) {
            now.insert(now.partition_point(|&other| other < rank), rank);
        }
        let hover = sight.hover.filter(drawn).map(rank);

        for ply in reach::plies(layout, view, sight.size) {
            let row = row::Row::of(sight, ply, &now, hover);
            row.draw(&mut scene);
            if !sight.wordless {
                row_names::name_row(sight, ply, &mut scene);
            }
            edges::stray(sight, &row, &mut scene);
            edges::links(sight, &row, &mut scene);
        }
        scene
    }

    fn empty(size: Size) -> Scene {
        Scene {
            size,
            edges: Vec::new(),
            bands: Vec::new(),
            spans: Vec::new(),
            marks: Vec::new(),
            rings: Vec::new(),
            labels: Vec::new(),
            boards: Vec::new(),
        }
    }

    /// The size of the screen that this is for.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The nodes drawn one by one, from the root down, from left to right.
    pub fn marks(&self) -> &[NodeMark] {
        &self.marks
    }

    /// The stretches of dense plies, from the root down, from left to right.
    pub fn spans(&self) -> &[NodeSpan] {
        &self.spans
    }

    fn label(&mut self, at: Place, text: String, style: Type) {
        self.labels.push(Label { at, text, style });
    }
}

/// Text of this size and role, anchored at its middle.
const fn set(size: f32, bold: bool, ink: Ink) -> Type {
    Type { size, bold, ink, anchor: Anchor::Middle, halo: false }
}

#[cfg(test)]
mod tests;
