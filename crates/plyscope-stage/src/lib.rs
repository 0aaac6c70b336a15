//! What is needed to show a run of a search: a recording that can be moved
//! through in both directions, a layout, the visible scene, and painters
//! that write text.

mod layout;
#[cfg(test)]
mod specimen;
mod state;
mod topology;

pub use layout::Layout;
pub use state::{Figures, Phase, State};
pub use topology::Topology;
