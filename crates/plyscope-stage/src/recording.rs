//! A run, recorded: forwards, back and to any event.

mod apply;
mod depth_first;
mod open;
mod passes;

use plyscope::{Event, Idea, Line, NodeId, Observer, Outcome, Player, Strategy, Value};

use crate::log::EventLog;
use crate::passes::{Pass, Passes};
use crate::state::{Change, State};
use crate::tally::{Mark, Tally};
use crate::topology::Topology;

/// Everything a search did, and the state of its tree at one moment, which
/// can be moved to any other.
///
/// A recording is the [`Observer`] of a search, whose steps are carried out
/// through [`record_step`](Recording::record_step).
///
/// ```
/// use plyscope::{AnyGame, Idea, NodeId, Player, Search, minimax::{self, Minimax}};
/// use plyscope_stage::{Phase, Recording};
///
/// let game: AnyGame = "[[3,12,8],[2,4,6],[14,5,2]]".parse()?;
/// let mut search = Minimax::new(game, minimax::Options::default());
/// let mut recording = Recording::new(Player::Max, Idea::Values);
/// while recording.record_step(|recording| search.step(recording)) {}
///
/// assert_eq!(recording.steps(), 26, "13 nodes, entered and left");
/// assert_eq!(recording.state().phase(NodeId::ROOT), Phase::Resolved);
/// recording.seek(1);
/// assert_eq!(recording.state().phase(NodeId::ROOT), Phase::Live);
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Recording {
    idea: Idea,
    topology: Topology,
    log: EventLog,
    changes: Vec<Change>,
    /// How many events each step ended with.
    steps: Vec<u32>,
    /// The mark of each step.
    marks: Vec<Mark>,
    /// The tally before every `TALLY_EVERY`th event.
    tallies: Vec<Tally>,
    state: State,
    /// How many events the state has behind it.
    at_event: usize,
    /// SSS*: what was popped last, to tell below what a purge is.
    popped: NodeId,
    passes: Passes,
    /// The mark of the step that is being recorded, the tally so far, and
    /// B*'s last strategy.
    mark: Mark,
    tally: Tally,
    strategy: Option<Strategy>,
    /// The least and the greatest finite value that a panel has to show.
    extent: Option<(Value, Value)>,
}

/// Between two stored tallies, events are counted anew.
const TALLY_EVERY: usize = 1024;

impl Recording {
    /// Nothing has happened yet; `root` is to move.
    pub fn new(root: Player, idea: Idea) -> Recording {
        let mut state = State::default();
        state.grow(1);
        Recording {
            idea,
            topology: Topology::new(root),
            log: EventLog::default(),
            changes: Vec::new(),
            steps: Vec::new(),
            marks: Vec::new(),
            tallies: Vec::new(),
            state,
            at_event: 0,
            popped: NodeId::ROOT,
            passes: Passes::default(),
            mark: Mark::None,
            tally: Tally::default(),
            strategy: None,
            extent: None,
        }
    }

    /// Records one step, which `step` carries out with the recording for its
    /// observer; returns what `step` returns. The state then is that after
    /// this step.
    pub fn record_step(&mut self, step: impl FnOnce(&mut Recording) -> bool) -> bool {
        self.seek_event(self.log.len());
        let more = step(self);
        let events = self.log.len() as u32;
        if self.steps.last().copied().unwrap_or(0) < events {
            self.steps.push(events);
            self.marks.push(std::mem::take(&mut self.mark));
        }
        more
    }

    /// How many steps there are.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// How many events there are.
    pub fn events(&self) -> usize {
        self.log.len()
    }

    /// The event at `index`, counted from 0, and its line of the listing.
    pub fn event(&self, index: usize) -> Option<(Line, Event<'_>)> {
        self.log.get(index).map(|event| (self.log.line(index), event))
    }

    /// The events of a step, counted from 1; none for step 0.
    pub fn step_events(&self, step: usize) -> impl DoubleEndedIterator<Item = (Line, Event<'_>)> {
        let end = |step: usize| match step.min(self.steps.len()) {
            0 => 0,
            step => self.steps[step - 1] as usize,
        };
        let range = if step == 0 { 0..0 } else { end(step - 1)..end(step) };
        range.filter_map(|index| self.event(index))
    }

    /// The events up to this moment.
    pub(crate) fn past(&self) -> impl Iterator<Item = Event<'_>> {
        (0..self.at_event).filter_map(|index| self.log.get(index))
    }

    /// What the timeline marks at each step, the first step first.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// How often what happened up to this moment.
    pub fn tally(&self) -> Tally {
        let stored = self.at_event / TALLY_EVERY;
        let Some(&(mut tally)) = self.tallies.get(stored) else { return self.tally };
        for event in (stored * TALLY_EVERY..self.at_event).filter_map(|i| self.log.get(i)) {
            tally.count(&event, self.idea);
        }
        tally
    }

    /// The passes that have begun by this moment, where the search makes any.
    pub fn passes(&self) -> Vec<Pass> {
        self.passes.until(self.at_event, self.tally())
    }

    /// The state at this moment.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The shape of the tree: that of the whole run, at every moment.
    pub fn topology(&self) -> &Topology {
        &self.topology
    }

    pub(crate) fn topology_mut(&mut self) -> &mut Topology {
        &mut self.topology
    }

    /// What the search found, once it has ended.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.log.outcome()
    }

    /// What the search works with.
    #[inline]
    pub fn idea(&self) -> Idea {
        // Whoever looks at the answer needs nothing for what can't be.
        assert!(self.idea.is_built());
        self.idea
    }

    /// The step at whose end the state is; where it is within a step, the
    /// one before.
    pub fn at(&self) -> usize {
        self.steps.partition_point(|&events| events as usize <= self.at_event)
    }

    /// Moves the state to the end of a step: 0 is the start, and what lies
    /// beyond the last step is the last step.
    pub fn seek(&mut self, step: usize) {
        let event = match step.min(self.steps.len()) {
            0 => 0,
            step => self.steps[step - 1] as usize,
        };
        self.seek_event(event);
    }

    /// Moves the state so that so many events lie behind it.
    pub fn seek_event(&mut self, event: usize) {
        let event = event.min(self.log.len());
        // Before each step that is recorded.
        if event == self.at_event {
            return;
        }
        let changes_before =
            |event: usize| if event == 0 { 0 } else { self.log.changes_after(event - 1) };
        let (from, to) = (changes_before(self.at_event), changes_before(event));
        if from < to {
            self.changes[from..to].iter().for_each(|&change| self.state.apply(change));
        } else {
            self.changes[to..from].iter().rev().for_each(|&change| self.state.apply(change));
        }
        self.at_event = event;
    }

    /// The least and the greatest finite value that windows or the root's
    /// bounds take anywhere in the run.
    pub fn extent(&self) -> Option<(Value, Value)> {
        self.extent
    }

    pub(crate) fn grow_to_topology(&mut self) {
        self.state.grow(self.topology.len());
    }

    /// What the recording takes, in bytes: shape of the tree, columns of
    /// state, changes, events.
    pub fn bytes(&self) -> [usize; 4] {
        [
            self.topology.bytes(),
            self.state.bytes(),
            self.changes.len() * size_of::<Change>(),
            self.log.bytes(),
        ]
    }
}

impl Observer for Recording {
    fn observe(&mut self, line: Line, event: Event<'_>) {
        if self.log.len().is_multiple_of(TALLY_EVERY) {
            self.tallies.push(self.tally);
        }
        let entry = self.tally.count(&event, self.idea);
        self.mark = self.mark.max(Mark::of(&event, entry, &mut self.strategy));
        self.apply(event, entry);
        self.log.push(line, event, self.changes.len());
        self.at_event = self.log.len();
    }
}
