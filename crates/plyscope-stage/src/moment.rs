//! A step of a run and the state at its end, computed once for everything that is shown of it.

use std::any::Any;
use std::ops::Range;

use plyscope::{AnyGame, Event, Game, Line, NodeId, Settings, Value};

use crate::part_kind::PartKind;
use crate::positions::Positions;
use crate::side::Side;
use crate::state::State;
use crate::tally::Tally;
use crate::topology::Topology;

/// One moment of a run: the node that its step is about, and the state at the step's end, or
/// within the step.
///
/// The step's events are decoded once, here. Narration, panel, listing and counters are
/// made from them.
///
/// ```
/// use plyscope_stage::Run;
///
/// let mut run = Run::open("minimax", "[[3,12,8],[2,4,6],[14,5,2]]")?;
/// run.record_all();
/// run.recording_mut().seek(1);
/// let moment = run.moment();
/// assert_eq!((moment.step(), moment.focus().0), (1, 0));
/// assert_eq!(moment.events().count(), 2, "the root is entered and expanded");
/// # Ok::<(), plyscope_stage::RunError>(())
/// ```
#[derive(Debug)]
pub struct Moment<'a> {
    pub(crate) step: usize,
    /// The events of the step that are decoded.
    pub(crate) kept: Kept,
    /// These events; those of the moment are among them.
    pub(crate) step_events: Vec<(Line, Event<'a>)>,
    /// The indices of the moment's own events: of all of the step so far, or of a part.
    pub(crate) range: Range<usize>,
    /// The kind of the part, if the moment is narrowed to one of several.
    pub(crate) part: Option<PartKind>,
    pub(crate) focus: NodeId,
    pub(crate) tally: Tally,
    /// The counts that only the kind of search has, of the type that it uses.
    pub(crate) own: Box<dyn Any + Send + Sync>,
    /// The number of events before the moment.
    pub(crate) at_event: usize,
    pub(crate) topology: &'a Topology,
    pub(crate) state: &'a State,
    /// The least and the greatest finite value of the panel's axis, in the whole run.
    pub(crate) extent: Option<(Value, Value)>,
    pub(crate) game: &'a AnyGame,
    /// The search's options in force.
    pub(crate) settings: &'a Settings,
    /// The side that values are seen from.
    pub(crate) side: Side,
    /// The number of leaves of the game's whole tree, where that is known.
    pub(crate) leaves: Option<usize>,
    /// For names and boards of positions.
    #[cfg(feature = "games")]
    pub(crate) way: &'a std::sync::Mutex<crate::positions::Way>,
}

impl<'a> Moment<'a> {
    /// Returns the step, counted from 1; 0 is the start.
    pub fn step(&self) -> usize {
        self.step
    }

    /// Returns the events of the step so far, or of its part, in order.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = &Event<'a>> + Clone {
        self.step_events[self.range.clone()].iter().map(|(_, event)| event)
    }

    /// Returns the events of the step, in order: also those before and after the moment's own.
    pub(crate) fn step_events(&self) -> impl DoubleEndedIterator<Item = &Event<'a>> + Clone {
        self.step_events.iter().map(|(_, event)| event)
    }

    /// Returns `true` if an event of the step comes later than the moment.
    pub(crate) fn is_ahead(&self, is: impl Fn(&Event<'a>) -> bool) -> bool {
        self.step_events[self.range.end..].iter().any(|(_, event)| is(event))
    }

    /// Returns the node that the step is about.
    pub fn focus(&self) -> NodeId {
        self.focus
    }

    /// Returns the counts up to this moment.
    pub fn tally(&self) -> Tally {
        self.tally
    }

    /// Returns the lines of the listing that the step ran through, in order.
    pub fn lines(&self) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::new();
        // The line that takes a child's result stands for the child's return.
        let taken = self.events().any(|event| matches!(event, Event::Backup { .. }));
        for (line, event) in &self.step_events[self.range.clone()] {
            if taken && matches!(event, Event::Leave { .. } | Event::Store { .. }) {
                continue;
            }
            if !lines.contains(line) {
                lines.push(*line);
            }
        }
        lines
    }

    /// Returns the counts up to this moment that only the kind of search has. `T` is the type that
    /// the kind uses.
    pub(crate) fn own<T: 'static>(&self) -> &T {
        self.own.downcast_ref().expect("a kind of search reads its own counts")
    }

    pub(crate) fn decimals(&self) -> u8 {
        self.game.decimals()
    }

    pub(crate) fn positions(&self) -> Positions<'a> {
        Positions {
            game: self.game,
            topology: self.topology,
            #[cfg(feature = "games")]
            way: Some(self.way),
        }
    }
}

/// The events of a step that are decoded for a moment, counted from 0 in the run. A step can have a
/// million of them, when it generates a million children: then these are the first ones, those before
/// the moment, and the last ones. Between them are only more of the same, for further children.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kept([(usize, usize); PLACES]);

/// In a tree that is written down, a step is never long beside the text: all of it is kept.
const PLACES: usize = if cfg!(feature = "games") { 3 } else { 1 };

impl Kept {
    /// Returns those of a step with these events, at this moment.
    #[cfg(not(feature = "games"))]
    pub(crate) fn of(step: Range<usize>, _: usize) -> Kept {
        Kept([(step.start, step.end)])
    }

    /// The range of all events of the step.
    #[cfg(not(feature = "games"))]
    pub(crate) fn whole(self) -> Range<usize> {
        self.0[0].0..self.0[0].1
    }

    /// The number of events in each of the three places.
    #[cfg(feature = "games")]
    const MOST: usize = 4_096;

    /// Returns those of a step with these events, at this moment.
    #[cfg(feature = "games")]
    pub(crate) fn of(step: Range<usize>, at: usize) -> Kept {
        let Range { start, end } = step;
        let at = at.clamp(start, end);
        let is_long = end - start > PLACES * Self::MOST;
        let first = if is_long { start + Self::MOST } else { end };
        let before = (at.saturating_sub(Self::MOST).max(first), at.max(first));
        let last = (end.saturating_sub(Self::MOST).max(before.1), end.max(before.1));
        Kept([(start, first), before, last])
    }

    /// Returns `true` if these are all events of the step.
    pub(crate) fn is_whole(self) -> bool {
        PLACES == 1 || self.0.windows(2).all(|pair| pair[0].1 == pair[1].0)
    }

    pub(crate) fn ranges(self) -> impl Iterator<Item = Range<usize>> {
        self.0.into_iter().map(|(start, end)| start..end)
    }

    /// Returns the number of these events that come before one.
    pub(crate) fn before(self, event: usize) -> usize {
        self.ranges().map(|range| event.min(range.end).saturating_sub(range.start)).sum()
    }
}

/// Returns the node that a step with these events is about.
pub(crate) fn focus(step: usize, events: &[(Line, Event<'_>)]) -> NodeId {
    let (mut focus, mut popped) = (NodeId::ROOT, None);
    let mut pushes = 0;
    for (_, event) in events {
        match *event {
            Event::Enter { node, .. } | Event::Backup { node, .. } => focus = node,
            Event::Pop { node, .. } => {
                focus = node;
                popped = popped.or(Some(node));
            }
            Event::Leave { node, .. } if node == NodeId::ROOT => focus = node,
            Event::Push { node, .. } => {
                pushes += 1;
                if pushes == 1 && step > 1 {
                    focus = node;
                }
            }
            // The descent goes on from there.
            Event::Choose { node, .. } => focus = node,
            Event::Select { node } => return node,
            _ => {}
        }
    }
    if pushes > 1 { popped.unwrap_or(focus) } else { focus }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_long_step_the_ends_and_what_is_before_the_moment_are_kept() {
        let all =
            |step: Range<usize>, at| -> Vec<_> { Kept::of(step, at).ranges().flatten().collect() };
        for at in [10, 500, 9_000, 9_010] {
            assert!(all(10..9_010, at).into_iter().eq(10..9_010), "{at}");
            assert_eq!(Kept::of(10..9_010, at).before(at), at - 10);
        }
        let (step, most) = (10..1_000_010, Kept::MOST);
        for at in [10, 700, 500_000, 999_000, 1_000_010] {
            let kept = Kept::of(step.clone(), at);
            let events = all(step.clone(), at);
            assert!(events.is_sorted_by(|one, other| one < other), "{at}");
            assert!(events.len() <= 3 * most);
            for event in [10, 9 + most, at.max(11) - 1, 1_000_010 - most, 1_000_009] {
                assert!(events.contains(&event), "{event} at {at}");
            }
            assert_eq!(kept.before(at), events.iter().filter(|&&event| event < at).count());
        }
        assert!(all(0..0, 0).is_empty());
    }
}
