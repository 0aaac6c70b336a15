//! The words of the trace format for what is one of a few.

use plyscope::{Because, Bound, CutBy, Player, Reason, Status, Strategy};

pub(crate) fn player(player: Player) -> &'static str {
    match player {
        Player::Max => "max",
        Player::Min => "min",
    }
}

pub(crate) fn cut_by(by: CutBy) -> &'static str {
    match by {
        CutBy::Alpha => "alpha",
        CutBy::Beta => "beta",
    }
}

pub(crate) fn bound(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "exact",
        Bound::Lower => "lower",
        Bound::Upper => "upper",
    }
}

pub(crate) fn status(status: Status) -> &'static str {
    match status {
        Status::Live => "live",
        Status::Solved => "solved",
    }
}

pub(crate) fn strategy(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::ProveBest => "prove-best",
        Strategy::DisproveRest => "disprove-rest",
    }
}

pub(crate) fn because(because: Because) -> &'static str {
    match because {
        Because::NotAhead => "not-ahead",
        Because::Turn => "turn",
        Because::Policy => "policy",
        Because::SmallerTree => "smaller-tree",
        Because::Depths => "depths",
        Because::OtherExhausted => "other-exhausted",
    }
}

pub(crate) fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Solved => "solved",
        Reason::Separation => "separation",
        Reason::Budget => "budget",
        Reason::Exhausted => "exhausted",
        Reason::Unsound => "unsound",
    }
}
