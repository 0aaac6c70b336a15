//! Sentences as the player to move counts.

use std::borrow::Cow;

use plyscope::{Event, NodeId, Player};

use crate::show::moment::Moment;
use crate::show::sentence::{Arg, Sentence};
use crate::show::side::Side;
use crate::show::signs::signed;

/// Returns the sentences about a step with the numbers that the player to move at the node of each
/// sentence sees.
pub(crate) fn told_by_mover(moment: &Moment<'_>, text: Vec<Sentence>) -> Vec<Sentence> {
    let mut seen = Vec::with_capacity(text.len());
    for sentence in text {
        let is_about_child = ["backup.", "cutoff."].iter().any(|it| sentence.key.starts_with(it));
        if is_about_child && let Some(turning) = turning(moment) {
            seen.push(turning);
        }
        seen.push(as_counted(moment, sentence));
    }
    seen
}

/// Returns the sentence about a child's result, which changes its sign on the way up.
fn turning(moment: &Moment<'_>) -> Option<Sentence> {
    let (node, from) = moment.step_events().find_map(|event| match *event {
        Event::Backup { node, from, .. } => Some((node, from)),
        _ => None,
    })?;
    let (child, parent) = (moment.topology.player(from), moment.topology.player(node));
    let result = moment.step_events().find_map(|event| match *event {
        Event::Leave { value, bound, .. } if child != parent => Some((value, bound)),
        _ => None,
    })?;
    let bound = |player| {
        let (value, bound) = Side::Mover.bound(player, result);
        Arg::Bound { bound: signed(value, bound, moment.decimals()) }
    };
    let sentence = moment.about("mover.turn", node).with("from", moment.node(from));
    Some(sentence.with("returned", bound(child)).with("gives", bound(parent)))
}

/// Returns a sentence as its player counts.
fn as_counted(moment: &Moment<'_>, sentence: Sentence) -> Sentence {
    let Sentence { key, args } = sentence;
    let root = moment.topology.player(NodeId::ROOT);
    // The moves of the root are compared by the player who chooses among them.
    let player = match args.get("player") {
        Some(Arg::Player { player: "max" }) if !key.starts_with("choose.") => Player::Max,
        Some(Arg::Player { player: "min" }) if !key.starts_with("choose.") => Player::Min,
        _ => root,
    };
    let turns = Side::Mover.turns(player);
    let mut counted = Sentence::new(key_of(key, player));
    for (name, arg) in args.iter() {
        counted = match turns {
            true => counted.with(swapped(name, arg), turned(arg)),
            false => counted.with(name, arg.clone()),
        };
    }
    if counted.key.starts_with("mover.") {
        counted = counted.player("other", player.opponent());
    }
    counted
}

/// Returns the key of the sentence that says the same of either player.
fn key_of(key: Cow<'static, str>, player: Player) -> Cow<'static, str> {
    let is_min = player == Player::Min;
    match &*key {
        "enter.max-has" | "enter.min-has" => "mover.enter.has".into(),
        "backup.sure.max" | "backup.sure.min" => "mover.backup.sure".into(),
        // What raises a bound for MAX lowers it for MIN.
        "choose.prove-best.lower" if is_min => "choose.prove-best.raise".into(),
        "choose.disprove-rest.raise" if is_min => "choose.disprove-rest.lower".into(),
        "choose.disprove-rest.lower" if is_min => "choose.disprove-rest.raise".into(),
        "choose.prove-best.raise" if is_min => "choose.prove-best.lower".into(),
        "done.separation.min" => "done.separation.max".into(),
        "done.separation.min.only" => "done.separation.max.only".into(),
        "done.separation.exact.min" => "done.separation.exact.max".into(),
        "done.budget.min" => "done.budget.max".into(),
        "done.exhausted.min" => "done.exhausted.max".into(),
        "done.unsound.min" => "done.unsound.max".into(),
        _ => match key.strip_prefix("cutoff.alpha").or(key.strip_prefix("cutoff.beta")) {
            Some(rest) => format!("mover.cutoff{rest}").into(),
            None => key,
        },
    }
}

/// Returns the name that the other end of an interval has, once the sign is turned.
fn swapped(name: &'static str, arg: &Arg) -> &'static str {
    match (name, arg) {
        ("alpha", _) => "beta",
        ("beta", _) => "alpha",
        ("lower", _) => "upper",
        ("upper", _) => "lower",
        ("best_lower", _) => "best_upper",
        ("best_upper", _) => "best_lower",
        ("other_lower", _) => "other_upper",
        ("other_upper", _) => "other_lower",
        ("from", Arg::Value { .. }) => "to",
        ("to", Arg::Value { .. }) => "from",
        _ => name,
    }
}

/// Returns an argument with the other sign.
fn turned(arg: &Arg) -> Arg {
    match arg {
        Arg::Value { value, number } => {
            // There is no −0.
            let number = number.map(|number| if number == 0.0 { 0.0 } else { -number });
            Arg::Value { value: negated(value), number }
        }
        Arg::Bound { bound } => {
            let bound = match (bound.strip_prefix("≥ "), bound.strip_prefix("≤ ")) {
                (Some(value), _) => format!("≤ {}", negated(value)),
                (_, Some(value)) => format!("≥ {}", negated(value)),
                _ => negated(bound),
            };
            Arg::Bound { bound }
        }
        other => other.clone(),
    }
}

/// Returns a number, as it is shown, with the other sign.
fn negated(shown: &str) -> String {
    match shown.strip_prefix('−') {
        Some(size) => size.to_owned(),
        None if shown.chars().all(|char| matches!(char, '0' | '.')) => shown.to_owned(),
        None => format!("−{shown}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_turned() {
        let cases = [("3", "−3"), ("−2.5", "2.5"), ("0", "0"), ("0.0", "0.0"), ("∞", "−∞")];
        for (given, expected) in cases {
            assert_eq!(negated(given), expected);
        }
        let bound = |text: &str| Arg::Bound { bound: text.to_owned() };
        assert_eq!(turned(&bound("≥ 5")), bound("≤ −5"));
        assert_eq!(turned(&bound("≤ −5")), bound("≥ 5"));
        assert_eq!(turned(&bound("0")), bound("0"));
    }
}
