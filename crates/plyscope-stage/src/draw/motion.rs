//! The motion of a step: what its picture is at each fraction of the time from the step before.

use std::ops::Range;

use plyscope::NodeId;

use crate::draw::scene::{ARRIVED, Scene, SceneInput};
use crate::record::movement::Movement;
use crate::record::recording::Recording;

/// The movements of a step, one after the other.
///
/// The picture of a step is a function of a fraction from 0 to 1, which is the same forwards and
/// backwards. At 1 it is the picture of the step itself.
///
/// ```
/// use plyscope_stage::{Motion, Run};
///
/// let mut run = Run::open("alpha-beta", "[[3,12,8],[2,4,6],[14,5,2]]")?;
/// run.record_all();
/// assert!(!Motion::of(run.recording(), 2).is_still());
/// assert!(Motion::of(run.recording(), 0).is_still(), "nothing is before the start");
/// # Ok::<(), plyscope_stage::RunError>(())
/// ```
// See docs/decisions/a-picture-is-a-function-of-step-and-fraction.md.
#[derive(Clone, Debug)]
pub struct Motion<'a> {
    beats: Vec<Beat<'a>>,
    /// The way of the ring, from the node that the moment before is about.
    legs: Vec<Leg>,
    /// The node that the moment after the motion is about.
    focus: NodeId,
}

/// Movements that take place at the same time.
#[derive(Clone, Debug)]
struct Beat<'a> {
    /// The events that are carried out when it ends, counted from 0.
    events: Range<usize>,
    movements: Vec<Movement<'a>>,
    /// The fractions at which it begins and ends.
    time: (f64, f64),
}

impl Beat<'_> {
    fn weight(&self) -> f64 {
        self.movements.iter().map(Movement::weight).fold(0.0, f64::max)
    }
}

/// A part of the way of the ring: it waits where it is until the next one.
#[derive(Clone, Debug)]
struct Leg {
    ends: (NodeId, NodeId),
    /// The fractions at which it begins and ends.
    time: (f64, f64),
}

/// A step with more events is not moved: it would be over before it could be seen.
const MOST_EVENTS: usize = 256;

impl<'a> Motion<'a> {
    /// Returns the motion of a step, counted from 1.
    pub fn of(recording: &'a Recording, step: usize) -> Motion<'a> {
        Motion::of_events(recording, recording.events_of_step(step))
    }

    /// Returns the motion of consecutive events of one step, such as those of a part.
    pub fn of_events(recording: &'a Recording, moving: Range<usize>) -> Motion<'a> {
        let step = recording.step_at(moving.end);
        let range = recording.events_of_step(step).start..moving.end;
        let mut beats: Vec<Beat<'a>> = Vec::new();
        let focus = recording.focus_at(moving.end);
        if range.len() > MOST_EVENTS {
            return Motion { beats, legs: Vec::new(), focus };
        }
        let before = recording.step_at(moving.start);
        let is_short = recording.events_of_step(before).len() <= MOST_EVENTS;
        let start = if is_short { recording.focus_at(moving.start) } else { focus };
        let mut at = NodeId::ROOT;
        for (index, (_, event)) in (range.start..).zip(recording.events_in(range.clone())) {
            let Some(movement) = recording.kind().movement(&event, at, recording.topology()) else {
                continue;
            };
            at = movement.end().unwrap_or(at);
            if index < moving.start {
                continue;
            }
            let events = index..index + 1;
            match beats.last_mut() {
                Some(beat) if beat.movements.iter().all(|one| one.goes_with(&movement)) => {
                    beat.events.end = events.end;
                    beat.movements.push(movement);
                }
                _ => {
                    beats.push(Beat { events, movements: vec![movement], time: (0.0, 0.0) });
                }
            }
        }
        // The ring is there before the first movement begins.
        let first = beats.first().and_then(|beat| beat.movements[0].start(recording.topology()));
        let first = first.unwrap_or(start);
        if first != start {
            let events = moving.start..moving.start;
            let movements = vec![Movement::Approach(first)];
            beats.insert(0, Beat { events, movements, time: (0.0, 0.0) });
        }
        let all: f64 = beats.iter().map(Beat::weight).sum();
        let (mut begin, mut at) = (0.0, start);
        let mut legs = Vec::new();
        for beat in &mut beats {
            let end = begin + beat.weight() / all;
            beat.time = (begin, end);
            for movement in &beat.movements {
                let (to, waits) = match *movement {
                    Movement::Approach(to) | Movement::Descend(to) => (to, 0.0),
                    Movement::Go { to, .. } => (to, 0.0),
                    Movement::Spread { to, .. } if to == focus => (to, 0.0),
                    // A value that goes up is what moves: the ring follows when it has arrived.
                    Movement::Rise { to, .. } if to == focus => (to, ARRIVED),
                    _ => continue,
                };
                if to != at {
                    legs.push(Leg { ends: (at, to), time: (begin + waits * (end - begin), end) });
                    at = to;
                }
            }
            begin = end;
        }
        Motion { beats, legs, focus }
    }

    /// Returns `true` if nothing moves in the step.
    pub fn is_still(&self) -> bool {
        self.beats.is_empty()
    }

    /// Returns the time that the motion needs to be followed, relative to that of a value that goes
    /// up an edge and cuts off siblings; 0 if nothing moves.
    ///
    /// ```
    /// use plyscope_stage::{Motion, Run};
    ///
    /// let mut run = Run::open("alpha-beta", "[[3,12,8],[2,4,6],[14,5,2]]")?;
    /// run.record_all();
    /// assert_eq!(Motion::of(run.recording(), 0).length(), 0.0);
    /// assert_eq!(Motion::of(run.recording(), 12).length(), 1.0);
    /// # Ok::<(), plyscope_stage::RunError>(())
    /// ```
    pub fn length(&self) -> f64 {
        self.beats.iter().map(Beat::weight).sum::<f64>() / 6.0
    }

    /// Returns the beat at a fraction, and the fraction of the beat that is over; `None` at the end
    /// of the step.
    fn at(&self, fraction: f64) -> Option<(&Beat<'a>, f64)> {
        let beat = self.beats.iter().find(|beat| fraction < beat.time.1)?;
        if fraction >= 1.0 {
            return None;
        }
        let (begin, end) = beat.time;
        Some((beat, ((fraction - begin) / (end - begin)).clamp(0.0, 1.0)))
    }

    /// Adds what moves at a fraction to the scene of the moment before the beat.
    pub fn add_to(&self, scene: &mut Scene, input: &SceneInput<'_>, fraction: f64) {
        if let Some((beat, part)) = self.at(fraction) {
            let leg = self.legs.iter().find(|leg| fraction < leg.time.1);
            let (ends, walked) = leg.map_or(((self.focus, self.focus), 1.0), |leg| {
                let (begin, end) = leg.time;
                (leg.ends, ((fraction - begin) / (end - begin)).max(0.0))
            });
            scene.add_ring(input, ends, walked);
            scene.add_movements(input, &beat.movements, part);
        }
    }

    /// Returns the number of events after which everything is replaced, from left to right, and the
    /// part of the width up to which it is, if that takes place at this fraction.
    pub fn wipe_at(&self, fraction: f64) -> Option<(usize, f64)> {
        let (beat, part) = self.at(fraction)?;
        let is_wipe = beat.movements.iter().any(|one| matches!(one, Movement::Wipe));
        is_wipe.then_some((beat.events.end, part))
    }

    /// Returns the number of events before the beat at a fraction, or `None` at the end of the
    /// step: the tree is drawn as it is after them.
    pub fn event_at(&self, fraction: f64) -> Option<usize> {
        self.at(fraction).map(|(beat, _)| beat.events.start)
    }
}
