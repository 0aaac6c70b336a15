//! What is needed to show a run of a search: a recording that can be moved
//! through in both directions, a layout, the visible scene, and painters
//! that write text.

mod log;
mod narration;
mod panel;
mod recording;
mod run;
mod sentence;
mod state;
mod tally;
mod topology;
pub mod trace;

pub use narration::{Narration, narrate, rules};
pub use panel::{
    Axis, IntervalRow, OpenChange, OpenRow, Panel, Point, Role, StackRow, Tick, WindowRow, panel,
};
pub use recording::Recording;
pub use run::{Run, RunError};
pub use sentence::{Arg, Sentence, shown};
pub use state::{Figures, Phase, State};
pub use tally::{Mark, Tally};
pub use topology::Topology;
