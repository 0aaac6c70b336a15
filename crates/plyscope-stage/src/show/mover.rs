//! Sentences and the listing as the player to move counts.

use std::borrow::Cow;

use plyscope::{AnyGame, Event, Game, Interval, NodeId, Player, Value};

use crate::show::moment::Moment;
use crate::show::phrases::interval_of;
use crate::show::sentence::{Arg, Sentence};
use crate::show::side::Side;
use crate::show::signs::signed;

/// Returns the sentences about a step with the numbers that the player to move at the node of each
/// sentence sees.
pub(crate) fn told_by_mover(moment: &Moment<'_>, text: Vec<Sentence>) -> Vec<Sentence> {
    let mut seen = Vec::with_capacity(text.len());
    for sentence in text {
        let is_about_child = ["backup.", "cutoff."].iter().any(|it| sentence.key.starts_with(it));
        if is_about_child {
            seen.extend(turning(moment).or_else(|| turning_bounds(moment)));
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
        Arg::Bound { bound: signed(value, bound, moment.unit()) }
    };
    let sentence = moment.about("mover.turn", node).with("from", moment.node(from));
    Some(sentence.with("returned", bound(child)).with("gives", bound(parent)))
}

/// Returns the sentence about a child's bounds, which change their signs and their ends on the way
/// up to the last node that got others.
fn turning_bounds(moment: &Moment<'_>) -> Option<Sentence> {
    let topology = moment.topology;
    let backed_up = || {
        moment.events().filter_map(|event| match *event {
            Event::BackupBounds { node, .. } => Some(node),
            _ => None,
        })
    };
    let node = backed_up().next_back()?;
    let player = topology.player(node);
    let hope = |&(_, (lower, upper)): &(NodeId, (Value, Value))| match player {
        Player::Max => upper,
        Player::Min => -lower,
    };
    // The child from which the backup came, or of those that were told the most promising one.
    let children = topology.children(node).iter();
    let bounds = |child| Some((child, interval_of(moment.state, child)?));
    let (from, (lower, upper)) = match backed_up().find(|&it| topology.parent(it) == Some(node)) {
        Some(child) => bounds(child)?,
        None => children.filter_map(bounds).rev().max_by_key(hope)?,
    };
    if topology.player(from) == player {
        return None;
    }
    let seen_by = |player| Side::Mover.interval(player, Interval { lower, upper });
    let (own, gives) = (seen_by(player.opponent()), seen_by(player));
    let sentence = moment.about("mover.turn.bounds", node).with("from", moment.node(from));
    let sentence = moment.with_bounds(sentence, own);
    let sentence = sentence.with("gives_lower", moment.value(gives.lower));
    Some(sentence.with("gives_upper", moment.value(gives.upper)))
}

/// The lines of listings that tell MAX and MIN apart, and what they are for the player to move.
const LINES: &[(&str, &str)] = &[
    ("  v ← −∞ (MIN: ∞); for each child:", "  v ← −∞; for each child:"),
    ("    v ← max (MIN: min) of v, minimax(child)", "    v ← max(v, −minimax(child))"),
    ("    MAX v ← max(v, ab(child, max(α,v), β))", "    MAX v ← max(v, −ab(child, −β, −max(α,v)))"),
    ("    MIN v ← min(v, ab(child, α, min(β,v)))", "    MIN v ← max(v, −ab(child, −β, −max(α,v)))"),
    ("        if v ≤ α: cut", "        if v ≥ β: cut"),
    ("        if v < α: cut", "        if v > β: cut"),
    ("until one child's upper ≤ others' lower", "until one child's lower ≥ others' upper"),
    ("until one's upper ≤ others' lower or budget", "until one's lower ≥ others' upper or budget"),
    ("  n ← best (least lower) or rest (next):", "  n ← best (greatest upper) or rest (next):"),
    ("    best, until its upper is the least", "    best, until its lower is the greatest"),
    ("    n ← greatest upper (MIN: least lower)", "    n ← its child with the least lower"),
    ("    n's bounds ← children's max (MIN: min)", "    n's bounds ← max of −(children's bounds)"),
];

/// Returns a listing with each call's numbers as the player to move at its node counts, where the
/// players take turns.
pub(crate) fn listed_by_mover(game: &AnyGame, lines: Vec<&'static str>) -> Vec<&'static str> {
    let (start, mut moves) = (game.start(), Vec::new());
    game.moves(&start, &mut moves);
    let replies = moves.first().map(|mv| game.player(&game.play(&start, mv)));
    if game.mixes_players() || game.has_chance() || replies != Some(game.player(&start).opponent())
    {
        return lines;
    }
    let of = |line| LINES.iter().find(|(of_max, _)| *of_max == line);
    lines.into_iter().map(|line| of(line).map_or(line, |(_, of_mover)| of_mover)).collect()
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
        "cutoff.least" => "cutoff.most".into(),
        "done.window.at-least" if is_min => "done.window.at-most".into(),
        "done.window.at-most" if is_min => "done.window.at-least".into(),
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
        None if shown.chars().all(|char| matches!(char, '0' | '.' | '?')) => shown.to_owned(),
        None => format!("−{shown}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::Run;

    #[test]
    fn signs_are_turned() {
        let cases =
            [("3", "−3"), ("−2.5", "2.5"), ("0", "0"), ("0.0", "0.0"), ("∞", "−∞"), ("?", "?")];
        for (given, expected) in cases {
            assert_eq!(negated(given), expected);
        }
        let bound = |text: &str| Arg::Bound { bound: text.to_owned() };
        assert_eq!(turned(&bound("≥ 5")), bound("≤ −5"));
        assert_eq!(turned(&bound("≤ −5")), bound("≥ 5"));
        assert_eq!(turned(&bound("0")), bound("0"));
    }

    #[test]
    fn each_line_is_one_of_a_listing() {
        let settings: [(&str, &[(&str, &str)]); 6] = [
            ("minimax", &[]),
            ("alpha-beta", &[]),
            ("alpha-beta", &[("cut", "past-equality")]),
            ("b-star", &[]),
            ("b-star", &[("budget", "4")]),
            ("b-star", &[("policy", "berliner"), ("resume", "on")]),
        ];
        let mut lines = Vec::new();
        for (algorithm, options) in settings {
            for game in ["[A:5..9[6,7],B:2..5[3,4]]", "min:[A:5..9[6,7],B:2..5[3,4]]"] {
                let run = Run::builder(algorithm, game).options(options.iter().copied());
                let run = run.option("view", "mover").open().unwrap();
                let listing = run.search().listing();
                for line in listed_by_mover(run.game(), listing.clone()) {
                    let tells_apart = ["MIN:", "min(", "≤ α", "< α", "least lower)", "upper ≤"];
                    assert!(!tells_apart.iter().any(|it| line.contains(it)), "{algorithm}: {line}");
                }
                lines.extend(listing);
            }
        }
        for (of_max, _) in LINES {
            assert!(lines.contains(of_max), "{of_max}");
        }
    }
}
