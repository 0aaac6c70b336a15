//! The kinds of searches, a module each: what the events of such a search change, and what is shown
//! of a step. Code elsewhere does not depend on the kind.

mod kind;
mod shared;

// The file of a kind begins with its feature: it is compiled in if its line in the register is.
mod intervals;
mod live;
mod open;
mod parents;
mod passes;
mod proofs;
mod tests;
mod values;
mod visits;
mod windows;

use std::any::Any;

use plyscope::{Event, NodeId, Player, SearchKind};
use serde::Serialize;

use self::kind::{Kind, SoFar};
use crate::mark::Mark;
use crate::moment::Moment;
use crate::movement::Movement;
use crate::own_numbers::OwnNumbers;
use crate::part_kind::{Before, PartKind};
use crate::recorded_tree::RecordedTree;
use crate::sentence::Sentence;
use crate::state::{NodeNumbers, State};
use crate::tally::Tally;
use crate::topology::Topology;

pub use self::shared::calls::{StackRow, WindowPanel, WindowRow};

/// A kind of search, and the counts so far that only it has.
#[derive(Clone, Debug)]
pub(crate) struct Room<K: Kind> {
    kind: K,
    tally: K::Tally,
}

impl<K: Kind> Room<K> {
    fn new(kind: K) -> Room<K> {
        Room { kind, tally: K::Tally::default() }
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
        let Room { kind, tally: own } = self;
        K::count(tally, own, event);
        let mark = kind.mark(event, own);
        tree.apply(event);
        kind.apply(event, tree, SoFar { tally, own, events });
        mark
    }
}

/// Lists the rooms. `$d` is a dollar sign, for the macro inside.
macro_rules! rooms {
    ($d:tt $(
        $(#[$built:meta])*
        $module:ident::$variant:ident($panel:ty, $tally:ty): $pattern:pat => $new:expr,
    )+) => {
        $($(#[$built])* #[allow(unused_imports, unreachable_pub, reason = "a kind may share the data of another's panel")] pub use self::$module::*;)+

        /// The kind of a search that is recorded.
        #[derive(Clone, Debug)]
        pub(crate) enum AnyKind {
            $($(#[$built])* $variant(Room<$module::$variant>),)+
        }

        /// The counts up to a moment that only one kind of search has.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum KindTally {
            $($(#[$built])* #[doc = concat!("Those of the kind [`SearchKind::", stringify!($variant), "`].")] $variant($tally),)+
        }

        impl KindTally {
            /// See [`Kind::count`].
            pub(crate) fn count(&mut self, tally: &mut Tally, event: &Event<'_>) {
                match self {
                    $($(#[$built])* KindTally::$variant(own) => $module::$variant::count(tally, own, event),)+
                }
            }

            /// Returns the counts without their type, for [`Moment::own`].
            pub(crate) fn erased(self) -> Box<dyn Any + Send + Sync> {
                match self {
                    $($(#[$built])* KindTally::$variant(own) => Box::new(own),)+
                }
            }

            /// See [`Kind::pass`].
            pub(crate) fn pass(&self) -> Option<u32> {
                match self {
                    $($(#[$built])* KindTally::$variant(own) => $module::$variant::pass(own),)+
                }
            }
        }

        /// The panel beside the tree: the data of each kind's display. Points on an axis run from 0
        /// to 1.
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[serde(untagged)]
        #[non_exhaustive]
        pub enum Panel {
            $($(#[$built])* #[doc = concat!("That of a search of the kind [`SearchKind::", stringify!($variant), "`].")] $variant($panel),)+
        }

        impl AnyKind {
            /// Returns the room of a kind.
            pub(crate) fn of(kind: SearchKind) -> AnyKind {
                match kind {
                    $($(#[$built])* $pattern => AnyKind::$variant(Room::new($new)),)+
                    #[allow(unreachable_patterns, reason = "with all features, nothing is left")]
                    _ => unreachable!("a kind is compiled in with its searches"),
                }
            }

            /// Returns the kind's name: that of its folder.
            pub(crate) fn name(&self) -> &'static str {
                match self {
                    $($(#[$built])* AnyKind::$variant(_) => stringify!($module),)+
                }
            }

            /// Returns the panel.
            pub(crate) fn panel(&self, moment: &Moment<'_>) -> Panel {
                match self {
                    $($(#[$built])* AnyKind::$variant(room) => Panel::$variant(room.kind.panel(moment)),)+
                }
            }

            /// Returns the counts so far that only this kind has.
            pub(crate) fn tally(&self) -> KindTally {
                match self {
                    $($(#[$built])* AnyKind::$variant(room) => KindTally::$variant(room.tally),)+
                }
            }
        }

        /// Evaluates an expression with the room of the kind.
        macro_rules! in_room {
            ($d kind:expr, $d room:ident => $d result:expr) => {
                match $d kind {
                    $($(#[$built])* AnyKind::$variant($d room) => $d result,)+
                }
            };
        }
    };
}

rooms! { $
    #[cfg(feature = "depth-first")]
    values::Values(StackPanel, ()): SearchKind::Values => values::Values::default(),
    #[cfg(feature = "depth-first")]
    windows::Windows(WindowPanel, ()): SearchKind::Windows => windows::Windows::default(),
    #[cfg(feature = "parents")]
    parents::Parents(ParentsPanel, ()): SearchKind::Parents => parents::Parents::default(),
    #[cfg(feature = "depth-first")]
    tests::Tests(WindowPanel, TestsTally): SearchKind::Tests => tests::Tests::default(),
    #[cfg(feature = "passes")]
    passes::Passes(PassesPanel, PassesTally): SearchKind::Passes => passes::Passes::default(),
    #[cfg(feature = "open")]
    open::Open(OpenPanel, QueueTally): SearchKind::Open(side) => open::Open::new(side),
    #[cfg(feature = "intervals")]
    intervals::Intervals(IntervalsPanel, ()): SearchKind::Intervals => intervals::Intervals::default(),
    #[cfg(feature = "proofs")]
    proofs::Proofs(ProofsPanel, ()): SearchKind::Proofs => proofs::Proofs,
    #[cfg(feature = "live")]
    live::Live(LivePanel, LiveTally): SearchKind::Live => live::Live,
    #[cfg(feature = "visits")]
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
        in_room!(self, room => room.record(event, tree, tally, events))
    }

    /// See [`Kind::bytes`].
    pub(crate) fn bytes(&self) -> usize {
        in_room!(self, room => room.kind.bytes())
    }

    /// See [`Kind::movement`].
    pub(crate) fn movement<'a>(
        &self,
        event: &Event<'a>,
        at: NodeId,
        topology: &Topology,
    ) -> Option<Movement<'a>> {
        in_room!(self, room => room.kind.movement(event, at, topology))
    }

    /// See [`Kind::part`].
    pub(crate) fn part(&self, event: &Event<'_>, before: Before) -> PartKind {
        in_room!(self, room => room.kind.part(event, before))
    }

    /// See [`Kind::title`].
    pub(crate) fn title(&self, moment: &Moment<'_>) -> Sentence {
        in_room!(self, room => room.kind.title(moment))
    }

    /// See [`Kind::narrate`].
    pub(crate) fn narrate(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        in_room!(self, room => room.kind.narrate(moment))
    }

    /// See [`Kind::counters`].
    pub(crate) fn counters(&self, moment: &Moment<'_>) -> Vec<Sentence> {
        in_room!(self, room => room.kind.counters(moment))
    }

    /// See [`Kind::idle_fact`].
    pub(crate) fn idle_fact(&self, numbers: NodeNumbers) -> &'static str {
        in_room!(self, room => room.kind.idle_fact(numbers))
    }

    /// See [`Kind::waiting_fact`].
    pub(crate) fn waiting_fact(&self) -> &'static str {
        in_room!(self, room => room.kind.waiting_fact())
    }

    /// See [`Kind::merit_fact`].
    pub(crate) fn merit_fact(&self) -> &'static str {
        in_room!(self, room => room.kind.merit_fact())
    }

    /// See [`Kind::own_numbers`].
    pub(crate) fn own_numbers(&self) -> Option<&'static dyn OwnNumbers> {
        in_room!(self, room => room.kind.own_numbers())
    }

    /// See [`Kind::path_ahead`].
    pub(crate) fn path_ahead(&self, topology: &Topology, state: &State) -> Vec<NodeId> {
        in_room!(self, room => room.kind.path_ahead(topology, state))
    }

    /// See [`Kind::is_left_to_right`].
    pub(crate) fn is_left_to_right(&self) -> bool {
        in_room!(self, room => room.kind.is_left_to_right())
    }

    /// See [`Kind::solves_for`].
    pub(crate) fn solves_for(&self) -> Option<Player> {
        in_room!(self, room => room.kind.solves_for())
    }

    /// See [`Kind::pops_bounds`].
    pub(crate) fn pops_bounds(&self) -> bool {
        in_room!(self, room => room.kind.pops_bounds())
    }
}
