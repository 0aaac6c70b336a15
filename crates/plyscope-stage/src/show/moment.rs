//! A step of a run and the state at its end, computed once for everything that is shown of it.

use std::any::Any;
use std::ops::Range;

use plyscope::{AnyGame, Event, Line, NodeId, Settings, Unit, Value};

use crate::record::part_kind::PartKind;
use crate::record::state::State;
use crate::record::tally::Tally;
use crate::record::topology::Topology;
use crate::scale::GAMES;
use crate::show::positions::{LastPath, Positions};
use crate::show::side::Side;

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
    /// The number of events before the step.
    pub(crate) first_event: usize,
    /// The events of the step; those of the moment are among them.
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
    /// The unit of values, with the way in which they are written.
    pub(crate) unit: Unit,
    /// The number of leaves of the game's whole tree, where that is known.
    pub(crate) leaves: Option<usize>,
    /// For names and boards of positions.
    pub(crate) last_path: &'a std::sync::Mutex<LastPath>,
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

    /// Returns the indices in the run of the events of the step so far, or of its part.
    pub(crate) fn event_range(&self) -> Range<usize> {
        self.first_event + self.range.start..self.first_event + self.range.end
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

    pub(crate) fn unit(&self) -> Unit {
        self.unit
    }

    pub(crate) fn positions(&self) -> Positions<'a> {
        Positions { game: self.game, topology: self.topology, last_path: self.last_path }
    }
}

/// Returns the node that a step with these events is about.
pub(crate) fn focus(step: usize, events: &[(Line, Event<'_>)]) -> NodeId {
    // Where nothing else happens, as in a search that is told, it is the node that is left.
    let mut focus = match events.last() {
        Some(&(_, Event::Leave { node, .. })) if GAMES => node,
        _ => NodeId::ROOT,
    };
    let (mut pushes, mut popped) = (0, None);
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
