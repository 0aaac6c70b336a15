//! The observer of the searches in this crate.

use plyscope::{Event, Line, Observer};

use crate::record::recording::Recording;

/// A recording, or a function, that receives the events of a step. Both have one type because the
/// code of all searches is compiled for each type of observer.
pub(crate) enum Receiver<'a> {
    Recording(&'a mut Recording),
    Function(&'a mut dyn FnMut(Event<'_>)),
}

impl Observer for Receiver<'_> {
    #[inline(always)]
    fn observe(&mut self, line: Line, event: Event<'_>) {
        match self {
            Receiver::Recording(recording) => recording.observe(line, event),
            Receiver::Function(function) => function(event),
        }
    }
}
