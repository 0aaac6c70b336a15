//! The state of a node except its numbers, in 16 bits.

use plyscope::{Bound, CutBy, Player, Status};

const PHASE: u16 = 0b11;
const OPEN: u16 = 0b11 << 2;
const CUT: u16 = 0b11 << 4;
/// The bound of a merit or a result.
const BOUND: u16 = 0b11 << 6;
/// `1` if there is a value, for a window or a test.
const VALUED: u16 = 1 << 6;
const FIGURES: u16 = 0b111 << 8;
const ON_LINE: u16 = 1 << 11;
const REUSED: u16 = 1 << 12;
const ASKED: u16 = 0b11 << 13;
const AGAIN: u16 = 1 << 15;

/// The phase of a node in the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Not looked at.
    Idle,
    /// Entered, unresolved.
    Live,
    /// Its value, or what matters of it, is known.
    Resolved,
    /// Never to be looked at, or not any further.
    Cut,
}

/// The kind of a node's numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NumbersKind {
    None,
    Window {
        valued: bool,
    },
    Test {
        valued: bool,
    },
    Merit(Bound),
    Interval,
    Value(Bound),
    /// Those that only the search's kind has.
    Own,
}

/// The flags of a node; zero is a node that was not looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Flags(pub(crate) u16);

impl Flags {
    /// Returns the 7 bits that the tone of a node depends on.
    #[inline]
    pub(crate) fn tonal(self) -> usize {
        usize::from(self.0 & (PHASE | OPEN | CUT) | (self.0 & ON_LINE) >> 5)
    }

    /// Returns flags with these bits, and no others.
    pub(crate) fn of_tonal(bits: usize) -> Flags {
        let bits = bits as u16;
        Flags(bits & (PHASE | OPEN | CUT) | bits << 5 & ON_LINE)
    }

    fn with(self, mask: u16, bits: u16) -> Flags {
        Flags(self.0 & !mask | bits)
    }

    pub(crate) fn phase(self) -> Phase {
        match self.0 & PHASE {
            0 => Phase::Idle,
            1 => Phase::Live,
            2 => Phase::Resolved,
            _ => Phase::Cut,
        }
    }

    pub(crate) fn with_phase(self, phase: Phase) -> Flags {
        let bits = match phase {
            Phase::Idle => 0,
            Phase::Live => 1,
            Phase::Resolved => 2,
            Phase::Cut => 3,
        };
        self.with(PHASE, bits)
    }

    pub(crate) fn open(self) -> Option<Status> {
        match (self.0 & OPEN) >> 2 {
            1 => Some(Status::Live),
            2 => Some(Status::Solved),
            _ => None,
        }
    }

    pub(crate) fn is_open(self) -> bool {
        self.0 & OPEN != 0
    }

    pub(crate) fn with_open(self, status: Option<Status>) -> Flags {
        let bits = match status {
            None => 0,
            Some(Status::Live) => 1,
            Some(Status::Solved) => 2,
        };
        self.with(OPEN, bits << 2)
    }

    pub(crate) fn cut_by(self) -> Option<CutBy> {
        match (self.0 & CUT) >> 4 {
            1 => Some(CutBy::Alpha),
            2 => Some(CutBy::Beta),
            _ => None,
        }
    }

    pub(crate) fn with_cut_by(self, by: Option<CutBy>) -> Flags {
        let bits = match by {
            None => 0,
            Some(CutBy::Alpha) => 1,
            Some(CutBy::Beta) => 2,
        };
        self.with(CUT, bits << 4)
    }

    pub(crate) fn is_on_line(self) -> bool {
        self.0 & ON_LINE != 0
    }

    pub(crate) fn with_line(self) -> Flags {
        self.with(ON_LINE, ON_LINE)
    }

    pub(crate) fn is_reused(self) -> bool {
        self.0 & REUSED != 0
    }

    pub(crate) fn with_reused(self, reused: bool) -> Flags {
        self.with(REUSED, if reused { REUSED } else { 0 })
    }

    /// Returns the player whose test it is, if it is a test.
    pub(crate) fn asker(self) -> Option<Player> {
        match (self.0 & ASKED) >> 13 {
            1 => Some(Player::Max),
            2 => Some(Player::Min),
            _ => None,
        }
    }

    pub(crate) fn is_again(self) -> bool {
        self.0 & AGAIN != 0
    }

    /// Returns the flags with this player, if it is a test, and with `again` if the node was tested
    /// and is searched again.
    pub(crate) fn with_asker(self, by: Option<Player>, again: bool) -> Flags {
        let bits = match by {
            None => 0,
            Some(Player::Max) => 1,
            Some(Player::Min) => 2,
        };
        self.with(ASKED | AGAIN, bits << 13 | if again { AGAIN } else { 0 })
    }

    pub(crate) fn kind(self) -> NumbersKind {
        let valued = self.0 & VALUED != 0;
        let bound = match (self.0 & BOUND) >> 6 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            _ => Bound::Exact,
        };
        match (self.0 & FIGURES) >> 8 {
            1 => NumbersKind::Window { valued },
            2 => NumbersKind::Merit(bound),
            3 => NumbersKind::Interval,
            4 => NumbersKind::Value(bound),
            5 => NumbersKind::Own,
            6 => NumbersKind::Test { valued },
            _ => NumbersKind::None,
        }
    }

    pub(crate) fn with_kind(self, kind: NumbersKind) -> Flags {
        let valued_bit = |valued| if valued { VALUED } else { 0 };
        let bound_bits = |bound| match bound {
            Bound::Exact => 0,
            Bound::Lower => 1 << 6,
            Bound::Upper => 2 << 6,
        };
        let bits = match kind {
            NumbersKind::None => 0,
            NumbersKind::Window { valued } => 1 << 8 | valued_bit(valued),
            NumbersKind::Merit(bound) => 2 << 8 | bound_bits(bound),
            NumbersKind::Interval => 3 << 8,
            NumbersKind::Value(bound) => 4 << 8 | bound_bits(bound),
            NumbersKind::Own => 5 << 8,
            NumbersKind::Test { valued } => 6 << 8 | valued_bit(valued),
        };
        self.with(FIGURES | BOUND, bits)
    }
}
