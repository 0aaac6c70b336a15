//! The display of a search's run: a recording that can be moved in both directions, a layout, the
//! visible scene, and painters that write text.

#[cfg(feature = "figures")]
pub mod check;
pub mod compare;
mod draw;
mod kinds;
pub mod practice;
mod record;
mod run;
mod scale;
#[cfg(feature = "figures")]
pub mod sheets;
mod show;
#[cfg(test)]
mod test_support;
pub mod trace;
#[cfg(test)]
mod types;

#[cfg(feature = "figures")]
pub use draw::figures;
pub use draw::layout::{Drawing, Layout};
pub use draw::motion::Motion;
pub use draw::painter::{
    Anchor, Glyph, Ink, NamedStyle, Painter, Place, Shape, Stroke, Type, bend, bend_within,
    line_within,
};
pub use draw::picture::Picture;
pub use draw::scene::{
    NodeMark, NodeSpan, Players, Scene, SceneInput, SpanContents, Tone, Tones, Words, hit, hit_span,
};
pub use draw::svg::{Caption, svg, svg_for_print};
pub use draw::tikz::{tex_escaped, tikz, tikz_line_wide};
pub use draw::view::{Size, View};
pub use kinds::*;
pub use record::landmark::Landmark;
pub use record::mark::Mark;
pub use record::parts::Part;
pub use record::recording::Recording;
pub use record::recording::steps::FirstStep;
pub use record::state::{NodeNumbers, Phase, State};
pub use record::tally::Tally;
pub use record::topology::Topology;
pub use run::{Progress, Run, RunBuilder, RunError};
pub use show::axis::{Axis, Point, Tick};
pub use show::board::{board_size, board_words, paint_board};
pub use show::facts::{
    About, Found, Listing, NodeFacts, about, about_long, counters, digest, found, listing,
    node_facts, panel, span_facts,
};
pub use show::moment::Moment;
pub use show::names::Names;
pub use show::narration::{Narration, narrate, rules};
pub use show::node_state::{NodeState, node_state};
pub use show::numbers_option::{NUMBERS, take_numbers};
pub use show::overlay::{Overlay, OverlayMarks, Overlays};
pub use show::own_numbers::{NodeWindow, OwnNumbers};
pub use show::sentence::{Arg, Args, Sentence, shown, shown_end, shown_mean};
pub use show::side::Side;
