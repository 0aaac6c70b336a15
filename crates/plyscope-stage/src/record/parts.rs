//! The parts of a step: consecutive events that do the same kind of thing.

use std::ops::Range;

use plyscope::Event;

use crate::record::part_kind::Before;
use crate::record::recording::Recording;

/// A part of a step: consecutive events that do the same kind of thing.
// See docs/decisions/a-part-is-what-consecutive-events-do-alike.md.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Part {
    /// The kind of thing that they do, in a word.
    pub kind: &'static str,
    /// The events, counted from 0 in the run.
    pub events: Range<usize>,
}

impl Recording {
    /// Returns the parts of a step, counted from 1, in order; none for step 0. They are computed
    /// from the step's events.
    ///
    /// ```
    /// use plyscope_stage::Run;
    ///
    /// let mut run = Run::open("b-star", "[15..30[15..26,22..30],8..22[8..15],10..19]")?;
    /// run.record_all();
    /// let parts = run.recording().parts(2);
    /// let kinds: Vec<_> = parts.iter().map(|part| part.kind).collect();
    /// assert_eq!(kinds, ["choose", "descend", "expand", "back-up"]);
    /// # Ok::<(), plyscope_stage::RunError>(())
    /// ```
    pub fn parts(&self, step: usize) -> Vec<Part> {
        let mut parts: Vec<Part> = Vec::new();
        let mut before = Before::default();
        let range = self.events_of_step(step);
        for (_, event) in self.events_in(range.clone()) {
            let kind = self.kind().part(&event, before);
            match parts.last_mut() {
                Some(part) if part.kind == kind => part.events.end += 1,
                last => {
                    let start = last.map_or(range.start, |part| part.events.end);
                    parts.push(Part { kind, events: start..start + 1 });
                }
            }
            before.kind = kind;
            if let Event::Expand { children, .. } = event {
                before.children = Some(children);
            }
        }
        parts
    }

    /// Moves the state to the end of a part of a step, both counted from 1: 0, and any part beyond
    /// the last, is the last part.
    pub fn seek_part(&mut self, step: usize, part: usize) {
        self.seek_event(self.events_of_part(step, part).end);
    }

    /// Returns the range of the events of a part, counted as [`seek_part`](Recording::seek_part)
    /// does; empty for step 0.
    pub fn events_of_part(&self, step: usize, part: usize) -> Range<usize> {
        let parts = self.parts(step);
        let part = parts.get(part.wrapping_sub(1)).or(parts.last());
        part.map_or(0..0, |part| part.events.clone())
    }
}
