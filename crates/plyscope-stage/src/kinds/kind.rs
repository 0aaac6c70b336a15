//! The interface of a search kind: what it adds to the recording and the display.

use std::fmt::Debug;

use plyscope::{AnyGame, Event, NodeId, Player, Settings, Unit};

use crate::practice::question::Ask;
use crate::record::mark::Mark;
use crate::record::movement::Movement;
use crate::record::part_kind::{Before, PartKind, part_kind};
use crate::record::recorded_tree::RecordedTree;
use crate::record::state::{NodeNumbers, State};
use crate::record::tally::Tally;
use crate::record::topology::Topology;
use crate::show::moment::Moment;
use crate::show::own_numbers::OwnNumbers;
use crate::show::sentence::Sentence;
use crate::show::side::Side;
use crate::trace::values::Number;

/// The counts of a run up to an event, with it.
pub(crate) struct SoFar<'a, K: Kind> {
    pub(crate) tally: &'a Tally,
    pub(crate) own: &'a K::Tally,
    /// The number of events before this one.
    pub(crate) events: usize,
}

/// A kind of search: what its events change in a recording, and what is shown of a moment.
///
/// The value keeps what recording has to remember of earlier events. Data that a moment needs at
/// any time is in the tree's state, in the [`Tally`] that every kind has, and in the kind's own.
// See docs/decisions/what-a-new-kind-touches.md.
pub(crate) trait Kind: Clone + Debug {
    /// The counts up to a moment that only this kind has. They are made from the events alone.
    type Tally: Copy + Debug + Default + Send + Sync + 'static;

    /// The data of the panel beside the tree.
    type Panel;

    /// Counts an event.
    #[inline(always)]
    fn count(tally: &mut Tally, own: &mut Self::Tally, event: &Event<'_>) {
        _ = own;
        tally.count(event);
    }

    /// Returns the timeline's mark of an event that was just counted.
    #[inline(always)]
    fn mark(&mut self, event: &Event<'_>, own: &Self::Tally) -> Mark {
        _ = own;
        Mark::of(event)
    }

    /// Carries out what an event changes in the tree besides what it changes for every kind. The
    /// event was just counted.
    fn apply(&mut self, event: &Event<'_>, tree: &mut RecordedTree, so_far: SoFar<'_, Self>);

    /// Returns about how many bytes it keeps of earlier events.
    fn bytes(&self) -> usize {
        0
    }

    /// Returns what moves in the picture while an event takes place; `at` is the node where the
    /// movement before it ended.
    fn movement<'a>(
        &self,
        event: &Event<'a>,
        at: NodeId,
        topology: &Topology,
    ) -> Option<Movement<'a>> {
        Movement::of(event, at, topology)
    }

    /// Returns the kind of part that an event of a step belongs to.
    fn part(&self, event: &Event<'_>, before: Before) -> PartKind {
        part_kind(event, before)
    }

    /// Returns the title of the step: a few words on what kind of step it is.
    fn title(&self, moment: &Moment<'_>) -> Sentence {
        _ = moment;
        Sentence::new("step")
    }

    /// Returns what happened in the step, and why.
    fn narrate(&self, moment: &Moment<'_>) -> Vec<Sentence>;

    /// Returns the panel.
    fn panel(&self, moment: &Moment<'_>) -> Self::Panel;

    /// Returns the counters of this kind of search, a sentence each.
    fn counters(&self, moment: &Moment<'_>) -> Vec<Sentence>;

    /// Returns the key of the sentence about a node that was not looked at.
    fn idle_fact(&self, numbers: NodeNumbers) -> &'static str {
        _ = numbers;
        "fact.idle"
    }

    /// Returns the key of the sentence about a node that waits to be popped.
    fn waiting_fact(&self) -> &'static str {
        "fact.open.live"
    }

    /// Returns the key of the sentence about a node's merit.
    fn merit_fact(&self) -> &'static str {
        "fact.merit"
    }

    /// Returns the display of the nodes' numbers, if they are the kind's own:
    /// [`NodeNumbers::Own`].
    fn own_numbers(&self) -> Option<&'static dyn OwnNumbers> {
        None
    }

    /// Returns the node's numbers that are the kind's own, each with its name, as data.
    fn own_fields(&self, words: [u32; 3], unit: Unit) -> Vec<(&'static str, Number)> {
        _ = (words, unit);
        Vec::new()
    }

    /// Returns the path from the root to the node that the search works on next, if the nodes'
    /// numbers determine it.
    fn path_ahead(&self, topology: &Topology, state: &State) -> Vec<NodeId> {
        _ = (topology, state);
        Vec::new()
    }

    /// Returns `true` if the root's moves are searched one after the other, so that the place of
    /// the search shows its progress.
    fn is_left_to_right(&self) -> bool {
        false
    }

    /// Returns `true` if it tells several players apart, each of whom wants the most for themselves.
    fn has_seats(&self) -> bool {
        false
    }

    /// Returns what is asked of somebody who works a search by hand.
    #[cfg_attr(not(feature = "figures"), expect(dead_code, reason = "a frame asks nothing"))]
    fn asks(&self) -> &'static [Ask] {
        &[Ask::Leaves, Ask::Result, Ask::Steps]
    }

    /// Returns the columns of the table of steps, or of passes, that tell what somebody does who works
    /// a search: mistakes show in them.
    #[cfg_attr(not(feature = "figures"), expect(dead_code, reason = "a frame asks nothing"))]
    fn step_columns(&self) -> &'static [&'static str] {
        &["node"]
    }

    /// Returns the number of searches of the root, if it is searched repeatedly.
    fn pass(own: &Self::Tally) -> Option<u32> {
        _ = own;
        None
    }

    /// Returns the usual value of the option `view=`, if values can be seen from several sides.
    fn usual_view(&self) -> Option<&'static str> {
        None
    }

    /// Returns the side of the player to move, in a run with these options.
    fn mover(&self, settings: &Settings, game: &AnyGame) -> Side {
        _ = (settings, game);
        Side::Mover
    }

    /// Returns the player whose solution tree the head of OPEN stands for.
    fn solves_for(&self) -> Option<Player> {
        None
    }

    /// Returns `true` if a popped node's merit is a bound of the nodes below it.
    fn pops_bounds(&self) -> bool {
        false
    }
}
