//! The kinds of searches, a module each: what the events of such a search change, and what is shown
//! of a step. Code elsewhere does not depend on the kind.

mod kind;
mod shared;

mod deepening;
mod intervals;
mod live;
mod open;
mod parents;
mod passes;
#[cfg(not(plyscope_frame))]
mod payoffs;
mod proofs;
#[cfg(not(plyscope_frame))]
mod reported;
mod tests;
mod values;
mod visits;
mod windows;

use std::any::Any;

use plyscope::{AnyGame, Event, NodeId, Player, SearchKind, Settings, Unit};
use serde::Serialize;

use self::kind::{Kind, SoFar};
#[cfg(feature = "figures")]
use crate::practice::question::Ask;
use crate::record::mark::Mark;
use crate::record::movement::Movement;
use crate::record::part_kind::{Before, PartKind};
use crate::record::recorded_tree::RecordedTree;
use crate::record::state::{NodeNumbers, State};
use crate::record::tally::Tally;
use crate::record::topology::Topology;
use crate::show::moment::Moment;
use crate::show::own_numbers::OwnNumbers;
use crate::show::sentence::Sentence;
use crate::show::side::Side;
use crate::trace::values::Number;

pub use self::shared::calls::{StackPanel, StackRow, WindowPanel, WindowRow};

/// A kind of search, and the counts so far that only it has.
#[derive(Clone, Debug)]
pub(crate) struct Tallied<K: Kind> {
    kind: K,
    tally: K::Tally,
}

impl<K: Kind> Tallied<K> {
    fn new(kind: K) -> Tallied<K> {
        Tallied { kind, tally: K::Tally::default() }
    }

    /// Counts an event, carries out what it changes, and returns its mark.
    #[inline(always)]
    fn record(
        &mut self,
        event: &Event<'_>,
        tree: &mut RecordedTree,
        tally: &mut Tally,
        events: usize,
    ) -> Mark {
        let Tallied { kind, tally: own } = self;
        K::count(tally, own, event);
        let mark = kind.mark(event, own);
        tree.apply(event);
        kind.apply(event, tree, SoFar { tally, own, events });
        mark
    }
}

/// Lists the kinds. `$d` is a dollar sign, for the macro inside.
macro_rules! kinds {
    ($d:tt $(
        $(#[$attribute:meta])* $module:ident::$variant:ident($panel:ty, $tally:ty): $pattern:pat => $new:expr,
    )+) => {
        $($(#[$attribute])* #[allow(unused_imports, unreachable_pub, reason = "a kind may share the data of another's panel")] pub use self::$module::*;)+

        /// The kind of a search that is recorded.
        #[derive(Clone, Debug)]
        pub(crate) enum AnyKind {
            $($(#[$attribute])* $variant(Tallied<$module::$variant>),)+
        }

        /// The counts up to a moment that only one kind of search has.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum KindTally {
            $($(#[$attribute])* #[doc = concat!("Those of the kind [`SearchKind::", stringify!($variant), "`].")] $variant($tally),)+
        }

        impl KindTally {
            /// See [`Kind::count`].
            pub(crate) fn count(&mut self, tally: &mut Tally, event: &Event<'_>) {
                match self {
                    $($(#[$attribute])* KindTally::$variant(own) => $module::$variant::count(tally, own, event),)+
                }
            }

            /// Returns the counts without their type, for [`Moment::own`].
            pub(crate) fn erased(self) -> Box<dyn Any + Send + Sync> {
                match self {
                    $($(#[$attribute])* KindTally::$variant(own) => Box::new(own),)+
                }
            }

            /// See [`Kind::pass`].
            pub(crate) fn pass(&self) -> Option<u32> {
                match self {
                    $($(#[$attribute])* KindTally::$variant(own) => $module::$variant::pass(own),)+
                }
            }
        }

        /// The panel beside the tree: the data of each kind's display. Points on an axis run from 0
        /// to 1.
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[serde(untagged)]
        #[non_exhaustive]
        pub enum Panel {
            $($(#[$attribute])* #[doc = concat!("That of a search of the kind [`SearchKind::", stringify!($variant), "`].")] $variant($panel),)+
        }

        impl AnyKind {
            /// Returns a kind with its counts.
            pub(crate) fn of(kind: SearchKind) -> AnyKind {
                match kind {
                    $($(#[$attribute])* $pattern => AnyKind::$variant(Tallied::new($new)),)+
                    #[allow(unreachable_patterns, reason = "with all features, nothing is left")]
                    _ => unreachable!("a kind is compiled in with its searches"),
                }
            }

            /// Returns the kind's name: that of its folder.
            pub(crate) fn name(&self) -> &'static str {
                match self {
                    $($(#[$attribute])* AnyKind::$variant(_) => stringify!($module),)+
                }
            }

            /// Returns the panel.
            pub(crate) fn panel(&self, moment: &Moment<'_>) -> Panel {
                match self {
                    $($(#[$attribute])* AnyKind::$variant(tallied) => Panel::$variant(tallied.kind.panel(moment)),)+
                }
            }

            /// Returns the counts so far that only this kind has.
            pub(crate) fn tally(&self) -> KindTally {
                match self {
                    $($(#[$attribute])* AnyKind::$variant(tallied) => KindTally::$variant(tallied.tally),)+
                }
            }
        }

        /// Evaluates an expression with a kind and its counts.
        macro_rules! with_kind {
            ($d kind:expr, $d tallied:ident => $d result:expr) => {
                match $d kind {
                    $($(#[$attribute])* AnyKind::$variant($d tallied) => $d result,)+
                }
            };
        }
    };
}

kinds! { $
    values::Values(StackPanel, ()): SearchKind::Values => values::Values::default(),
    windows::Windows(WindowPanel, ()): SearchKind::Windows => windows::Windows::default(),
    parents::Parents(ParentsPanel, ()): SearchKind::Parents => parents::Parents::default(),
    tests::Tests(WindowPanel, TestsTally): SearchKind::Tests => tests::Tests::default(),
    deepening::Deepening(DeepeningPanel, DeepeningTally): SearchKind::Deepening => deepening::Deepening::default(),
    passes::Passes(PassesPanel, PassesTally): SearchKind::Passes => passes::Passes::default(),
    open::Open(OpenPanel, QueueTally): SearchKind::Open(side) => open::Open::new(side),
    intervals::Intervals(IntervalsPanel, ()): SearchKind::Intervals => intervals::Intervals::default(),
    proofs::Proofs(ProofsPanel, ()): SearchKind::Proofs => proofs::Proofs,
    live::Live(LivePanel, LiveTally): SearchKind::Live => live::Live,
    #[cfg(not(plyscope_frame))]
    reported::Reported(ReportedPanel, ()): SearchKind::Reported { windows } => reported::Reported::new(windows),
    #[cfg(not(plyscope_frame))]
    payoffs::Payoffs(PayoffsPanel, ()): SearchKind::Payoffs => payoffs::Payoffs::default(),
    visits::Visits(VisitsPanel, VisitsTally): SearchKind::Visits => visits::Visits::default(),
}

impl AnyKind {
    /// Counts an event, carries out what it changes, and returns its mark.
    #[inline(always)]
    pub(crate) fn record(
        &mut self,
        event: &Event<'_>,
        tree: &mut RecordedTree,
        tally: &mut Tally,
        events: usize,
    ) -> Mark {
        with_kind!(self, tallied => tallied.record(event, tree, tally, events))
    }

    /// See [`Kind::bytes`].
    pub(crate) fn bytes(&self) -> usize {
        with_kind!(self, tallied => tallied.kind.bytes())
    }

    /// See [`Kind::movement`].
    pub(crate) fn movement<'a>(
        &self,
        event: &Event<'a>,
        at: NodeId,
        topology: &Topology,
    ) -> Option<Movement<'a>> {
        with_kind!(self, tallied => tallied.kind.movement(event, at, topology))
    }

    /// See [`Kind::part`].
    pub(crate) fn part(&self, event: &Event<'_>, before: Before) -> PartKind {
        with_kind!(self, tallied => tallied.kind.part(event, before))
    }

    /// See [`Kind::title`].
    pub(crate) fn title(&self, moment: &Moment<'_>) -> Sentence {
        with_kind!(self, tallied => tallied.kind.title(moment))
    }

    /// See [`Kind::narrate`].
    pub(crate) fn narrate(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        with_kind!(self, tallied => tallied.kind.narrate(moment))
    }

    /// See [`Kind::counters`].
    pub(crate) fn counters(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        with_kind!(self, tallied => tallied.kind.counters(moment))
    }

    /// See [`Kind::idle_fact`].
    pub(crate) fn idle_fact(&self, numbers: NodeNumbers) -> &'static str {
        with_kind!(self, tallied => tallied.kind.idle_fact(numbers))
    }

    /// See [`Kind::waiting_fact`].
    pub(crate) fn waiting_fact(&self) -> &'static str {
        with_kind!(self, tallied => tallied.kind.waiting_fact())
    }

    /// See [`Kind::merit_fact`].
    pub(crate) fn merit_fact(&self) -> &'static str {
        with_kind!(self, tallied => tallied.kind.merit_fact())
    }

    /// See [`Kind::own_numbers`].
    pub(crate) fn own_numbers(&self) -> Option<&'static dyn OwnNumbers> {
        with_kind!(self, tallied => tallied.kind.own_numbers())
    }

    /// See [`Kind::asks`].
    #[cfg(feature = "figures")]
    pub(crate) fn asks(&self) -> &'static [Ask] {
        with_kind!(self, tallied => tallied.kind.asks())
    }

    /// See [`Kind::step_columns`].
    #[cfg(feature = "figures")]
    pub(crate) fn step_columns(&self) -> &'static [&'static str] {
        with_kind!(self, tallied => tallied.kind.step_columns())
    }

    /// See [`Kind::own_fields`].
    pub(crate) fn own_fields(&self, words: [u32; 3], unit: Unit) -> Vec<(&'static str, Number)> {
        with_kind!(self, tallied => tallied.kind.own_fields(words, unit))
    }

    /// See [`Kind::path_ahead`].
    pub(crate) fn path_ahead(&self, topology: &Topology, state: &State) -> Vec<NodeId> {
        with_kind!(self, tallied => tallied.kind.path_ahead(topology, state))
    }

    /// See [`Kind::is_left_to_right`].
    pub(crate) fn is_left_to_right(&self) -> bool {
        with_kind!(self, tallied => tallied.kind.is_left_to_right())
    }

    /// See [`Kind::has_seats`].
    pub(crate) fn has_seats(&self) -> bool {
        with_kind!(self, tallied => tallied.kind.has_seats())
    }

    /// See [`Kind::usual_view`].
    pub(crate) fn usual_view(&self) -> Option<&'static str> {
        with_kind!(self, tallied => tallied.kind.usual_view())
    }

    /// See [`Kind::mover`].
    pub(crate) fn mover(&self, settings: &Settings, game: &AnyGame) -> Side {
        with_kind!(self, tallied => tallied.kind.mover(settings, game))
    }

    /// See [`Kind::solves_for`].
    pub(crate) fn solves_for(&self) -> Option<Player> {
        with_kind!(self, tallied => tallied.kind.solves_for())
    }

    /// See [`Kind::pops_bounds`].
    pub(crate) fn pops_bounds(&self) -> bool {
        with_kind!(self, tallied => tallied.kind.pops_bounds())
    }
}
