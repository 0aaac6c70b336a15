//! What is needed to show a run of a search: a recording that can be moved
//! through in both directions, a layout, the visible scene, and painters
//! that write text.

mod layout;
mod painter;
mod scene;
#[cfg(test)]
mod specimen;
mod state;
mod svg;
mod tikz;
mod topology;
mod view;

pub use layout::Layout;
pub use painter::{Anchor, Glyph, Ink, Painter, Point, Shape, Stroke, Type};
pub use scene::{Mark, Run, Scene, Sight, Tone, Words, hit};
pub use state::{Figures, Phase, State};
pub use svg::{Caption, svg};
pub use tikz::tikz;
pub use topology::Topology;
pub use view::{Size, View};
