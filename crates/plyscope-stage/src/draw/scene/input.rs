//! The input of a scene: a tree, its drawing, the moment, and the part in view.

use std::ops::Range;

use plyscope::{Board, NodeId, Unit};

use super::blend::{Blend, blended, packed};
use super::tones::Tones;
use crate::draw::layout::Layout;
use crate::draw::view::{Size, View};
use crate::record::recording::Recording;
use crate::record::state::{NodeNumbers, State};
use crate::record::topology::Topology;
use crate::show::overlay::Overlays;
use crate::show::own_numbers::OwnNumbers;
use crate::show::side::Side;

/// The input of a scene.
#[derive(Clone, Copy)]
pub struct SceneInput<'a> {
    /// The shape of the tree.
    pub topology: &'a Topology,
    /// Its drawing; it may be of an earlier, smaller tree.
    pub layout: &'a Layout,
    /// The state of each node.
    pub state: &'a State,
    /// The states by rank, if they are kept from frame to frame: they must have
    /// [followed](Tones::follow) this moment and this view. Without them every node in view is
    /// examined.
    pub tones: Option<&'a Tones>,
    /// The part of the drawing that is in view.
    pub view: View,
    /// The size of the screen.
    pub size: Size,
    /// The nodes that this step is about.
    pub now: &'a [NodeId],
    /// The node that the step before was about.
    pub before: Option<NodeId>,
    /// The nodes whose numbers the step has changed, in rising order, with the numbers that they
    /// had before.
    pub changed: &'a [(NodeId, NodeNumbers)],
    /// In a motion, the nodes whose numbers have changed since it began, in rising order, with the
    /// numbers that they had: edges keep their width until it has ended.
    pub departed: &'a [(NodeId, NodeNumbers)],
    /// The path that the search takes next, if its state determines it; from the root down. In a
    /// motion, the path at its beginning.
    pub path_ahead: &'a [NodeId],
    /// The display of numbers that only this kind of search has.
    pub own_numbers: Option<&'a dyn OwnNumbers>,
    /// `true` if the best line is a judgement, and not [proved](plyscope::Outcome::is_proved).
    pub judged: bool,
    /// The overlays on the tree.
    pub overlays: &'a Overlays,
    /// The node under the pointer, or the one that a text refers to.
    pub hover: Option<NodeId>,
    /// `true` if the parent of that node is marked as well: a value went from one to the other.
    pub hover_parent: bool,
    /// The unit of values, with the way in which they are written.
    pub unit: Unit,
    /// The side that values are seen from.
    pub side: Side,
    /// Returns the name of a node, if it has one.
    pub name: &'a dyn Fn(NodeId) -> Option<String>,
    /// Returns the probability of the move to a node, if chance makes it.
    pub chance: &'a dyn Fn(NodeId) -> Option<String>,
    /// The players, if the search tells several apart. Each wants the most, so that all nodes have the
    /// shape of MAX.
    pub players: Option<&'a Players<'a>>,
    /// Returns the board of the position at a node, in games that have boards; it is called for a
    /// few dozen nodes only.
    pub board: &'a dyn Fn(NodeId) -> Option<Board>,
    /// The words in the picture.
    pub words: Words<'a>,
    /// `true` for a picture without words and boards, which is too small to be read.
    pub wordless: bool,
}

impl<'a> SceneInput<'a> {
    /// Returns the input for the whole tree of a recording, at its moment, with nothing highlighted
    /// and nothing named.
    pub fn of(recording: &'a Recording, layout: &'a Layout, size: Size) -> SceneInput<'a> {
        SceneInput {
            own_numbers: recording.kind().own_numbers(),
            judged: recording.outcome().is_some_and(|outcome| !outcome.is_proved()),
            ..SceneInput::new(recording.topology(), layout, recording.state(), size)
        }
    }

    /// Returns the input for a whole tree that is not that of a recording, as `of` does.
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
            departed: &[],
            path_ahead: &[],
            own_numbers: None,
            judged: false,
            before: None,
            changed: &[],
            overlays: const { &Overlays::NOTHING },
            hover: None,
            hover_parent: false,
            unit: Unit::ONE,
            side: Side::Max,
            name: &|_| None,
            chance: &|_| None,
            players: None,
            board: &|_| None,
            words: Words::default(),
            wordless: false,
        }
    }

    /// Returns the common state of these ranks; without kept states, it examines each of them.
    pub(super) fn blend(&self, ranks: Range<usize>) -> Blend {
        Blend::of(match self.tones {
            Some(tones) => tones.over(ranks),
            None => {
                let flags = |rank| self.state.flags(self.layout.node(rank));
                blended(ranks.map(|rank| packed(flags(rank))))
            }
        })
    }
}

/// The players of a search that tells several apart.
pub struct Players<'a> {
    /// The word before the number of a player, in the name of a row where they are to move.
    pub word: &'a str,
    /// Returns the number of the player who moves at a node, or at a leaf what each player gets.
    pub at: &'a dyn Fn(NodeId) -> Option<String>,
}

/// The words in a picture, in the reader's language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words<'a> {
    /// The name of a row where MAX is to move.
    pub max: &'a str,
    /// The name of a row where MIN is to move.
    pub min: &'a str,
    /// The name of a row where chance is to move.
    pub chance: &'a str,
    /// The name of a row of leaves.
    pub leaves: &'a str,
    /// The words under a leaf that waits in OPEN.
    pub in_open: &'a str,
}

impl Default for Words<'_> {
    fn default() -> Self {
        Words { max: "MAX", min: "MIN", chance: "chance", leaves: "leaves", in_open: "in OPEN" }
    }
}
