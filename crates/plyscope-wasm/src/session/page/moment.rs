//! Everything that is shown of a moment, in one object.

use plyscope_stage::{Listing, Narration, Panel, Run, Sentence, counters, listing, narrate};
use serde::Serialize;

/// Everything that is shown of a moment beside the tree.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Moment {
    /// The sentences about the step, or about a part of it.
    #[cfg_attr(test, ts(type = "Narration"))]
    narration: Narration,
    /// The panel of the search.
    #[cfg_attr(test, ts(type = "Panel"))]
    panel: Panel,
    /// The paths of the nodes whose numbers the step has changed.
    changed: Vec<String>,
    /// The listing and its current lines; not in a frame.
    #[cfg_attr(test, ts(type = "Listing"))]
    listing: Listing,
    /// The counts up to this moment, a sentence each; not in a frame.
    #[cfg_attr(test, ts(type = "Array<Sentence>"))]
    counters: Vec<Sentence>,
}

impl Moment {
    pub(in crate::session) fn of(
        run: &Run,
        moment: &plyscope_stage::Moment<'_>,
        panel: Panel,
        changed: Vec<String>,
    ) -> Moment {
        Moment {
            narration: narrate(run, moment),
            panel,
            changed,
            listing: listing(run, moment),
            counters: counters(run, moment),
        }
    }
}
