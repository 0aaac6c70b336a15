//! What a scene is made of: a tree, its drawing, the moment, and the part in view.

use std::ops::Range;

use plyscope::{Board, NodeId};

use super::blend::{Blend, blended, packed};
use super::tones::Tones;
use crate::{Layout, Overlays, Size, State, Topology, View};

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

    /// What these ranks have in common, by looking at each of them where nothing is kept.
    pub(super) fn blend(&self, ranks: Range<usize>) -> Blend {
        Blend::of(match self.tones {
            Some(tones) => tones.over(ranks),
            None => {
                let flags = |rank| self.state.flags(self.layout.node(rank));
                ranks.map(|rank| packed(flags(rank))).fold(0, blended)
            }
        })
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
