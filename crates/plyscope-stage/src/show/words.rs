//! The words of the trace format for the variants of enums, and a number for each.

use plyscope::{
    Bound, CutBy, NodeId, OrderReason, Player, Reason, Seat, Status, Strategy, StrategyReason,
};

use crate::record::topology::Topology;

/// An enum with a word for each variant.
pub(crate) trait Word: Copy + 'static {
    /// All variants, in the order of their declaration.
    const ALL: &'static [Self];

    /// Returns the index of the variant in [`ALL`](Word::ALL).
    fn index(self) -> u8;

    /// Returns the variant at an index; the last one beyond the end.
    fn of_index(index: u8) -> Self {
        Self::ALL[usize::from(index).min(Self::ALL.len() - 1)]
    }

    fn word(self) -> &'static str;
}

macro_rules! words {
    ($($name:ident $(as $function:ident)? { $($variant:ident: $word:literal,)+ })+) => { $(
        impl Word for $name {
            const ALL: &'static [$name] = &[$($name::$variant),+];

            fn index(self) -> u8 {
                self as u8
            }

            fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }
        }

        $(pub(crate) fn $function(variant: $name) -> &'static str {
            variant.word()
        })?
    )+ };
}

/// Returns all words that stand in a column of the table of steps; none if other texts do.
#[cfg(feature = "figures")]
pub(crate) fn alike(column: &str) -> Vec<&'static str> {
    fn all<W: Word>() -> Vec<&'static str> {
        W::ALL.iter().map(|variant| variant.word()).collect()
    }
    match column {
        "status" => all::<Status>(),
        "strategy" => all::<Strategy>(),
        "bound" => all::<Bound>(),
        _ => Vec::new(),
    }
}

words! {
    Player as player {
        Max: "max",
        Min: "min",
    }
    CutBy as cut_by {
        Alpha: "alpha",
        Beta: "beta",
    }
    Bound {
        Exact: "exact",
        Lower: "lower",
        Upper: "upper",
    }
    Status as status {
        Live: "live",
        Solved: "solved",
    }
    Strategy as strategy {
        ProveBest: "prove-best",
        DisproveRest: "disprove-rest",
    }
    OrderReason as ordered {
        Pv: "pv",
        Table: "table",
        Killer: "killer",
        History: "history",
    }
    StrategyReason as because {
        NotAhead: "not-ahead",
        Turn: "turn",
        Policy: "policy",
        SmallerTree: "smaller-tree",
        Depths: "depths",
        OtherExhausted: "other-exhausted",
    }
}

/// Returns the number of one of several players.
pub(crate) fn seat(seat: Seat) -> &'static str {
    ["1", "2", "3"][seat.index()]
}

/// Returns who moves at a node.
pub(crate) fn mover(topology: &Topology, node: NodeId) -> &'static str {
    if topology.is_chance(node) { "chance" } else { player(topology.player(node)) }
}

pub(crate) fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Solved => "solved",
        Reason::Separation => "separation",
        Reason::Budget => "budget",
        Reason::Exhausted => "exhausted",
        Reason::Unsound => "unsound",
        Reason::Unknown => "unknown",
        Reason::Window => "window",
        _ => crate::show::nothing_else::nothing_else(),
    }
}
