//! The display of a search's run: a recording that can be moved in both directions, a layout, the
//! visible scene, and painters that write text.

// With fewer kinds of searches, some of the shared code is not used.
#![cfg_attr(not(feature = "all"), allow(dead_code, unreachable_pub, unused_imports))]

mod axis;
mod board;
mod bound_sum;
mod changes;
mod checkpoints;
#[cfg(feature = "games")]
mod column;
mod edit;
mod evaluated;
mod facts;
#[cfg(feature = "figures")]
pub mod figures;
mod front;
mod kinds;
mod landmark;
mod layout;
mod log;
mod mark;
mod marks;
mod moment;
mod motion;
mod movement;
#[cfg(feature = "all")]
mod mover;
mod names;
mod narration;
mod node_set;
mod nothing_else;
mod origins;
mod overlay;
mod own_numbers;
mod pages;
mod painter;
mod part_kind;
mod parts;
mod phrases;
mod picture;
mod positions;
#[cfg(feature = "all")]
mod receiver;
mod recorded_tree;
mod recording;
mod run;
mod scene;
mod sentence;
mod shared_column;
mod side;
mod signs;
mod state;
mod svg;
mod tally;
#[cfg(test)]
mod test_support;
mod tikz;
mod topology;
pub mod trace;
mod view;
mod words;

pub use axis::{Axis, Point, Tick};
pub use board::{board_size, board_words, paint_board};
pub use facts::{
    About, Found, Listing, NodeFacts, about, about_long, counters, digest, found, listing,
    node_facts, panel, span_facts,
};
pub use kinds::*;
pub use landmark::Landmark;
pub use layout::{Drawing, Layout};
pub use mark::Mark;
pub use moment::Moment;
pub use motion::Motion;
pub use names::Names;
pub use narration::{Narration, narrate, rules};
pub use overlay::{Overlay, OverlayMarks, Overlays};
pub use own_numbers::OwnNumbers;
pub use painter::{Anchor, Glyph, Ink, Painter, Place, Shape, Stroke, Type, bend, bend_within};
pub use parts::Part;
pub use picture::Picture;
pub use recording::Recording;
pub use recording::steps::FirstStep;
pub use run::{Progress, Run, RunBuilder, RunError};
pub use scene::{
    NodeMark, NodeSpan, Scene, SceneInput, SpanContents, Tone, Tones, Words, hit, hit_span,
};
pub use sentence::{Arg, Args, Sentence, shown, shown_mean};
pub use side::Side;
pub use state::{NodeNumbers, Phase, State};
pub use svg::{Caption, svg, svg_for_print};
pub use tally::Tally;
pub use tikz::{tikz, tikz_line_wide};
pub use topology::Topology;
pub use view::{Size, View};
