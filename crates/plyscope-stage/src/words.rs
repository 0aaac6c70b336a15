//! The words of the trace format for the variants of enums.

use plyscope::{Bound, CutBy, Player, Reason, Status, Strategy, StrategyReason};

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

pub(crate) fn because(because: StrategyReason) -> &'static str {
    match because {
        StrategyReason::NotAhead => "not-ahead",
        StrategyReason::Turn => "turn",
        StrategyReason::Policy => "policy",
        StrategyReason::SmallerTree => "smaller-tree",
        StrategyReason::Depths => "depths",
        StrategyReason::OtherExhausted => "other-exhausted",
    }
}

pub(crate) fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Solved => "solved",
        Reason::Separation => "separation",
        Reason::Budget => "budget",
        Reason::Exhausted => "exhausted",
        Reason::Unsound => "unsound",
        _ => crate::nothing_else::nothing_else(),
    }
}
