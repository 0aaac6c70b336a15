//! The recording of a run, which moves forwards, back and to any event.

pub(crate) mod steps;

use std::ops::Range;

use plyscope::{Event, Line, NodeId, Observer, Outcome, Player, SearchKind, Value};

use crate::kinds::{AnyKind, KindTally};
use crate::record::checkpoints::Checkpoints;
use crate::record::log::EventLog;
use crate::record::mark::Mark;
use crate::record::marks::Marks;
use crate::record::recorded_tree::RecordedTree;
use crate::record::state::{NodeNumbers, State};
use crate::record::tally::Tally;
use crate::record::topology::Topology;
use crate::show::moment::focus;

/// The events of a search, and the state of its tree at one moment, which can be changed to any
/// other.
///
/// A recording is the [`Observer`] of a search, whose steps are carried out
/// through [`record_step`](Recording::record_step).
///
/// ```
/// use plyscope::{AnyGame, SearchKind, NodeId, Player, Search, minimax::{self, Minimax}};
/// use plyscope_stage::{Phase, Recording};
///
/// let game: AnyGame = "[[3,12,8],[2,4,6],[14,5,2]]".parse()?;
/// let mut search = Minimax::new(game, minimax::Options::default());
/// let mut recording = Recording::new(Player::Max, SearchKind::Values);
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
    search_kind: SearchKind,
    kind: AnyKind,
    tree: RecordedTree,
    log: EventLog,
    /// The mark of each step.
    marks: Marks,
    /// The tally before every `TALLY_EVERY`th event.
    tallies: Vec<(Tally, KindTally)>,
    /// The state at some moments.
    checkpoints: Checkpoints,
    /// The number of events that the state has behind it.
    at_event: usize,
    /// The mark of the step that is being recorded, and the tally so far.
    mark: Mark,
    tally: Tally,
}

/// The distance between stored tallies; events between them are counted again.
const TALLY_EVERY: usize = 1024;

impl Recording {
    /// Returns the recording of a search that has not begun; `root` is to move.
    pub fn new(root: Player, kind: SearchKind) -> Recording {
        Recording {
            search_kind: kind,
            kind: AnyKind::of(kind),
            tree: RecordedTree::new(root),
            log: EventLog::default(),
            marks: Marks::default(),
            tallies: Vec::new(),
            checkpoints: Checkpoints::default(),
            at_event: 0,
            mark: Mark::None,
            tally: Tally::default(),
        }
    }

    /// Takes note that chance moves at the root.
    pub(crate) fn begin_with_chance(&mut self) {
        self.tree.topology.set_chance(plyscope::NodeId::ROOT);
    }

    /// Records one step, which `step` carries out with the recording as its observer; returns the
    /// result of `step`. The state is then that after this step.
    pub fn record_step(&mut self, step: impl FnOnce(&mut Recording) -> bool) -> bool {
        self.seek_event(self.log.len());
        let more = step(self);
        if !self.log.is_at_end_of_step() {
            self.log.end_step();
            self.marks.push(std::mem::take(&mut self.mark));
        }
        more
    }

    /// Returns the number of steps.
    pub fn steps(&self) -> usize {
        self.marks.len()
    }

    /// Returns the number of events.
    pub fn events(&self) -> usize {
        self.log.len()
    }

    /// Returns the event at `index`, counted from 0, and its line of the listing.
    pub fn event(&self, index: usize) -> Option<(Line, Event<'_>)> {
        self.log.get(index)
    }

    /// Returns the events of a range, counted from 0, with their lines.
    pub fn events_in(&self, range: Range<usize>) -> impl Iterator<Item = (Line, Event<'_>)> {
        self.log.range(range.start, range.end)
    }

    /// Returns the events of a step, counted from 1; none for step 0.
    pub fn step_events(&self, step: usize) -> impl DoubleEndedIterator<Item = (Line, Event<'_>)> {
        self.events_in(self.events_of_step(step)).collect::<Vec<_>>().into_iter()
    }

    /// Returns the node that a step is about.
    pub fn focus(&self, step: usize) -> NodeId {
        self.focus_at(self.log.end_of_step(step))
    }

    /// Returns the node that a step is about as far as it is carried out after so many events.
    pub fn focus_at(&self, event: usize) -> NodeId {
        let step = self.step_at(event);
        let events: Vec<_> = self.events_in(self.events_of_step(step).start..event).collect();
        focus(step, &events)
    }

    /// Returns the range of a step's events, counted from 0; empty for step 0.
    pub fn events_of_step(&self, step: usize) -> Range<usize> {
        match step {
            0 => 0..0,
            _ => self.log.end_of_step(step - 1)..self.log.end_of_step(step),
        }
    }

    /// Returns the number of events before the moment.
    pub fn at_event(&self) -> usize {
        self.at_event
    }

    /// Returns the nodes whose flags change between two events, in either order; `None` if the log
    /// between them has more than `most` words.
    pub(crate) fn flagged_between(
        &self,
        one: usize,
        other: usize,
        most: usize,
    ) -> Option<impl Iterator<Item = NodeId>> {
        let (from, to) = self.changes_between(one, other);
        (to - from <= most as u64).then(|| self.tree.changes.flagged(from, to))
    }

    /// Returns the nodes whose numbers a step changes, in rising order, with the numbers that they
    /// had before; none if there are more than a picture can show. The state stays the same.
    pub fn changed_by(&mut self, step: usize) -> Vec<(NodeId, NodeNumbers)> {
        self.changed_in(self.events_of_step(step))
    }

    /// Returns the nodes whose numbers consecutive events change, as `changed_by` does.
    pub fn changed_in(&mut self, range: Range<usize>) -> Vec<(NodeId, NodeNumbers)> {
        /// The greatest number of changes that are looked through.
        const MOST: usize = 2_000;
        let at = self.at_event;
        let (from, to) = self.changes_between(range.start, range.end);
        if self.tree.changes.nodes(from, to).nth(MOST).is_some() {
            return Vec::new();
        }
        // Inserted in order: the code of a sort is a tenth of a small module.
        let mut changed: Vec<(NodeId, NodeNumbers)> = Vec::new();
        self.seek_event(range.start);
        for node in self.tree.changes.nodes(from, to) {
            let place = changed.partition_point(|&(other, _)| other < node);
            if changed.get(place).is_none_or(|&(other, _)| other != node) {
                changed.insert(place, (node, self.tree.state.node_numbers(node)));
            }
        }
        self.seek_event(range.end);
        let state = &self.tree.state;
        changed.retain(|&(node, before)| before != state.node_numbers(node));
        self.seek_event(at);
        changed
    }

    /// Returns the positions of the changes between two events.
    fn changes_between(&self, one: usize, other: usize) -> (u64, u64) {
        let before = |event: usize| {
            let (position, events) = self.log.changes_before(event);
            self.tree.changes.skip(position, events)
        };
        (before(one.min(other)), before(one.max(other)))
    }

    /// Returns the timeline's marks of all steps, in order.
    pub fn marks(&self) -> &[Mark] {
        self.marks.all()
    }

    /// Returns the same marks in blocks, for queries of many steps at once.
    pub(crate) fn marked(&self) -> &Marks {
        &self.marks
    }

    /// Returns the counts up to this moment.
    pub fn tally(&self) -> Tally {
        self.tallies_before(self.at_event).0
    }

    /// Returns the counts up to this moment that only this kind of search has.
    pub fn kind_tally(&self) -> KindTally {
        self.tallies_before(self.at_event).1
    }

    /// Returns the counts of the events before this one.
    pub(crate) fn tallies_before(&self, event: usize) -> (Tally, KindTally) {
        let stored = event / TALLY_EVERY;
        let Some(&(mut tally, mut own)) = self.tallies.get(stored) else {
            return (self.tally, self.kind.tally());
        };
        for (_, event) in self.events_in(stored * TALLY_EVERY..event) {
            own.count(&mut tally, &event);
        }
        (tally, own)
    }

    /// Returns the state at this moment.
    pub fn state(&self) -> &State {
        &self.tree.state
    }

    /// Returns the shape of the tree: that of the whole run, at every moment.
    pub fn topology(&self) -> &Topology {
        &self.tree.topology
    }

    pub(crate) fn topology_mut(&mut self) -> &mut Topology {
        &mut self.tree.topology
    }

    /// Returns the result of the search, once it has ended.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.log.outcome()
    }

    /// Returns the kind of the search.
    pub fn search_kind(&self) -> SearchKind {
        self.search_kind
    }

    pub(crate) fn kind(&self) -> &AnyKind {
        &self.kind
    }

    /// Returns the step at whose end the state is; within a step, it is the step before.
    pub fn at(&self) -> usize {
        self.log.steps_before(self.at_event)
    }

    /// Returns the step that is under way after so many events, or at whose end they are.
    pub fn step_at(&self, event: usize) -> usize {
        let ended = self.log.steps_before(event);
        ended + usize::from(event > self.log.end_of_step(ended))
    }

    /// Moves the state to the end of a step: 0 is the start, and any step beyond the last counts as
    /// the last.
    pub fn seek(&mut self, step: usize) {
        self.seek_event(self.log.end_of_step(step));
    }

    /// Moves the state to the moment after the first `event` events.
    pub fn seek_event(&mut self, event: usize) {
        let event = event.min(self.log.len());
        // This is the case before each recorded step.
        if event == self.at_event {
            return;
        }
        if let Some((at, state)) = self.checkpoints.nearer(event, self.at_event) {
            self.tree.state = state;
            self.grow_to_topology();
            self.at_event = at;
        }
        let (from, to) = self.changes_between(self.at_event, event);
        self.tree.changes.apply(from, to, &mut self.tree.state);
        self.at_event = event;
    }

    /// Returns the least and the greatest finite value that the panel has to show anywhere in
    /// the run.
    pub(crate) fn extent(&self) -> Option<(Value, Value)> {
        self.tree.extent
    }

    #[cfg(test)]
    pub(crate) fn checkpoints_mut(&mut self) -> &mut Checkpoints {
        &mut self.checkpoints
    }

    pub(crate) fn grow_to_topology(&mut self) {
        self.tree.state.grow(self.tree.topology.len());
    }

    /// Returns the number of logged changes of a node's flags or of a number. Reads all entries.
    pub fn changes(&self) -> usize {
        self.tree.changes.count()
    }

    /// Returns the size of the recording, in bytes: shape of the tree, columns of state, changes,
    /// events.
    pub fn bytes(&self) -> [usize; 4] {
        [
            self.tree.topology.bytes(),
            self.tree.state.bytes() + self.checkpoints.bytes(),
            self.tree.changes.bytes(),
            self.log.bytes()
                + self.marks.bytes()
                + self.tallies.capacity() * size_of::<(Tally, KindTally)>()
                + self.kind.bytes(),
        ]
    }
}

impl Observer for Recording {
    fn observe(&mut self, line: Line, event: Event<'_>) {
        // The most frequent kinds are separated once here, instead of in each of the functions that
        // are called.
        match event {
            Event::Enter { .. } => self.record(line, event),
            Event::Expand { .. } => self.record(line, event),
            Event::Evaluate { .. } => self.record(line, event),
            Event::Backup { .. } => self.record(line, event),
            Event::Cutoff { .. } => self.record(line, event),
            Event::Leave { .. } => self.record(line, event),
            event => self.record(line, event),
        }
    }
}

impl Recording {
    #[inline(always)]
    fn record(&mut self, line: Line, event: Event<'_>) {
        if self.log.len().is_multiple_of(TALLY_EVERY) {
            self.tallies.push((self.tally, self.kind.tally()));
            if self.checkpoints.is_due(self.log.len()) {
                self.checkpoints.keep(self.log.len(), &mut self.tree.state);
            }
        }
        self.log.begin(|| self.tree.changes.position());
        let mark = self.kind.record(&event, &mut self.tree, &mut self.tally, self.log.len());
        self.mark = self.mark.max(mark);
        self.log.push(line, event, self.tree.changes.next_event());
        self.at_event = self.log.len();
    }
}
