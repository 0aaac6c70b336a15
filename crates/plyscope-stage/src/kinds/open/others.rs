//! States of OPEN that a node has besides its own, as only the purge of children makes possible.

use std::ops::Range;

use plyscope::{NodeId, Status, Value};

/// A state of a node that was in OPEN, or solved, when it was pushed. The node's numbers are those of
/// its own state: a result stays what it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Other {
    pub(super) node: NodeId,
    pub(super) status: Status,
    pub(super) merit: Value,
    /// The event that pushed it.
    begin: usize,
    /// The event that took it out of OPEN.
    end: usize,
}

/// All such states of a recording.
#[derive(Clone, Debug, Default)]
pub(super) struct Others {
    all: Vec<Other>,
    /// The places in `all` of those that are in OPEN now.
    now: Vec<usize>,
}

impl Others {
    pub(super) fn push(&mut self, node: NodeId, status: Status, merit: Value, event: usize) {
        self.now.push(self.all.len());
        self.all.push(Other { node, status, merit, begin: event, end: usize::MAX });
    }

    /// Takes out the oldest state of which this is true, if there is one. Returns `true` if there
    /// was.
    pub(super) fn remove(&mut self, is: impl Fn(&Other) -> bool, event: usize) -> bool {
        let place = self.now.iter().position(|&at| is(&self.all[at]));
        if let Some(place) = place {
            self.all[self.now.remove(place)].end = event;
        }
        place.is_some()
    }

    /// Returns `true` if any is in OPEN now.
    pub(super) fn is_any_there(&self) -> bool {
        !self.now.is_empty()
    }

    /// Returns the states that were in OPEN after so many events.
    pub(super) fn after(&self, events: usize) -> impl Iterator<Item = &Other> + Clone {
        self.all.iter().filter(move |it| it.begin < events && events <= it.end)
    }

    /// Returns the states that these events took out of OPEN.
    pub(super) fn ended(&self, events: Range<usize>) -> impl Iterator<Item = &Other> {
        self.all.iter().filter(move |it| events.contains(&it.end))
    }

    /// Returns about how many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        self.all.capacity() * size_of::<Other>() + self.now.capacity() * size_of::<usize>()
    }
}

impl Other {
    /// Returns `true` if one of these events pushed it.
    pub(super) fn is_pushed_by(&self, events: &Range<usize>) -> bool {
        events.contains(&self.begin)
    }
}
