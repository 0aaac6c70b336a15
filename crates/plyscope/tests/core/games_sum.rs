//! Sums of games, played out.

use plyscope::{AnyGame, Board, Game, Interval, Player, Unit, Value, sum::Sum};
use proptest::prelude::*;

fn read(text: &str) -> Sum {
    text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"))
}

fn moves<G: Game>(game: &G, position: &G::Position) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    moves
}

/// What a position is worth, and whether the bounds of everything below it
/// are right.
fn value(sum: &Sum, position: &<Sum as Game>::Position) -> Value {
    let children = moves(sum, position);
    let values = children.iter().map(|m| value(sum, &sum.play(position, m)));
    let value = match sum.player(position) {
        Player::Max => values.max(),
        Player::Min => values.min(),
    };
    let value = value.unwrap_or_else(|| sum.value(position));
    let bounds = sum.interval(position).unwrap();
    assert!(bounds.contains(value), "{value:?} in {bounds:?} at {position:?} of {sum}");
    assert!(bounds.contains(sum.value(position)), "{sum}");
    value
}

fn bounds(text: &str) -> (i32, i32) {
    let sum = read(text);
    let Interval { lower, upper } = sum.interval(&sum.start()).unwrap();
    (lower.units(), upper.units())
}

#[test]
fn bounds_are_sums_of_stops() {
    assert_eq!(bounds("{4|1}+{3|-2}+{0|-5}"), (-6, 7));
    assert_eq!(bounds("{{5|1}|0}+3"), (3, 4));
    assert_eq!(bounds("{4,{9|2}|1,{0|-3}}"), (0, 4));
    assert_eq!(bounds("7"), (7, 7));
    // Nobody wants to begin in the first term: its stops are the wrong way
    // round, also where it is only an option.
    assert_eq!(bounds("{1|3}+{4|1}"), (2, 7));
    assert_eq!(bounds("{{1|3}|0}"), (0, 3));
}

#[test]
fn a_sum_is_played_term_by_term() {
    let sum = read("sum: { 4 , {2.50|-1} | 1 } + 0.5");
    assert_eq!(sum.to_string(), "sum:{4,{2.5|-1}|1}+0.5");
    assert_eq!(sum.unit(), Unit::decimals(1));
    let start = sum.start();
    let names: Vec<_> =
        moves(&sum, &start).iter().filter_map(|m| sum.move_name(&start, m)).collect();
    assert_eq!(names, ["1:4", "1:{2.5|-1}"]);

    let after = sum.play(&start, &moves(&sum, &start)[1]);
    assert_eq!(sum.player(&after), Player::Min);
    assert_eq!(sum.board(&after), Some(Board::Sum(vec!["{2.5|-1}".into(), "0.5".into()])));
    let end = sum.play(&after, &moves(&sum, &after)[0]);
    assert!(moves(&sum, &end).is_empty());
    assert_eq!(sum.value(&end), Value::new(-5), "−1 and 0.5, in tenths");

    // Left takes one of the two greatest switches, Right the other, and 4 remains.
    let switches = read("{4|1}+{3|-2}+{0|-5}");
    assert_eq!(value(&switches, &switches.start()), Value::new(2));
    let right = read("{4|1},first=right");
    assert_eq!(value(&right, &right.start()), Value::new(1));
}

/// Each text is the sum that is written like this, with the same value.
fn same(written: &str, worth: i32, texts: &[&str]) {
    for text in texts {
        let game: AnyGame = text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(game.to_string(), written, "{text}");
    }
    let sum = read(written);
    assert_eq!(value(&sum, &sum.start()), Value::new(worth), "{written}");
}

/// As books on combinatorial games write them.
#[test]
fn sums_of_books() {
    // Left moves to 3, and Right would to 1.
    same("sum:{3|{2|1}}", 3, &["sum:{3||2|1}", "sum:{3 || 2 | 1}", "sum:{3|||2||1}"]);
    same("sum:{3|{2|1}},first=right", 2, &["sum:{3||2|1},first=right"]);
    same("sum:{{5|4}|{2|1}}", 4, &["sum:{5|4||2|1}"]);
    same("sum:{{5|{4|3}}|{2|1}}", 4, &["sum:{5||4|3|||2|1}"]);
    same("sum:{{5,6|4}|0,{2|1}}", 4, &["sum:{5,6|4||0,{2|1}}"]);
    same("sum:{3|-3}", 3, &["sum:±3", "sum: ± 3", "sum:-±3"]);
    same("sum:{{4|1}|{-1|-4}}", 1, &["sum:±{4|1}"]);
    same("sum:{0|0}", 0, &["sum:*", "sum:-*"]);
    same("sum:3+{0|0}", 3, &["sum:3*", "sum:3+*"]);
    same("sum:{{3|3}|1}", 3, &["sum:{3*|1}"]);
    same("sum:{4|1}+{2|-3}", 3, &["sum:{4|1}-{3|-2}", "sum:{4|1} − {3|-2}", "sum:{4|1}+-{3|-2}"]);
    same("sum:{2|-3}", 2, &["sum:-{3|-2}"]);
    same("sum:{4|1}+-3", 1, &["sum:{4|1}-3"]);
    same("sum:{2|{{1|0}|-3}}", 2, &["sum:-{3||0|-1|||-2}"]);
    same("sum:{4|1}+{4|1}+{4|1}", 9, &["sum:3.{4|1}", "sum:3·{4|1}"]);
    same("sum:{2.5|1}+{3|-3}", 40, &["sum:{2.5|1}+±3"]);
}

#[test]
fn what_has_no_score_is_refused() {
    for (marked, words) in [
        ("sum:{4|1}+‹↑›", "write `{0|{0|0}}` for ↑"),
        ("sum:‹⇓›", "has no score"),
        ("sum:{‹3+{1|0}›|0}", "write out the game"),
        ("sum:‹1000›.{4|1}", "up to 100 copies"),
    ] {
        let text = marked.replace(['‹', '›'], "");
        let error = text.parse::<AnyGame>().expect_err(&text);
        let place = marked.chars().position(|c| c == '‹').unwrap();
        let length = marked.chars().position(|c| c == '›').unwrap() - place - 1;
        assert!(error.kind.to_string().contains(words), "{error}");
        assert_eq!((error.offset, error.length), (place, length), "{error}");
    }
    // A second time as many bars, an empty side, and more than anybody writes.
    let deep = format!("sum:{}1", "±".repeat(60));
    for text in ["sum:{3||2||1}", "sum:{3|2|1}", "sum:{|}", "sum:{3||}", "sum:±", "sum:3.", &deep]
    {
        assert!(text.parse::<AnyGame>().is_err(), "{text}");
    }
}

#[test]
fn long_options_are_named_by_their_number() {
    let deep = "{{{{{10|9}|8}|7}|6}|5}";
    let sum = read(&format!("{{{deep},{{{deep}|-1000}}|0}}"));
    let start = sum.start();
    let names: Vec<_> =
        moves(&sum, &start).iter().filter_map(|m| sum.move_name(&start, m)).collect();
    assert_eq!(names, ["1:{{{{{10|9}|8}|7}|6}|5}", "1:left 2"]);
}

#[test]
fn nesting_has_no_limit_but_memory() {
    const DEEP: usize = 100_000;
    let text = format!("{}7{}", "{".repeat(DEEP), "|0}".repeat(DEEP));
    let sum = read(&text);
    assert_eq!(sum.to_string(), format!("sum:{text}"));
    assert_eq!(bounds(&text), (0, 0), "Right ends it at once");
    assert!("{".repeat(DEEP).parse::<Sum>().is_err());
}

#[test]
fn great_terms_are_summed_with_care() {
    assert_eq!(bounds("2147483646+2147483646+-2147483646"), (2_147_483_646, 2_147_483_646));
    assert!("2147483646+1".parse::<Sum>().is_err());
    assert!("{2147483646|0}+{1|0}".parse::<Sum>().is_err());
}

/// A game of any kind, zugzwang included, or one without (`hot`): every game
/// is at least as good for whoever moves first.
fn term(hot: bool) -> impl Strategy<Value = String> {
    let number = (-9..=9_i32).prop_map(|number| number.to_string());
    let switch = (-9..=9_i32, 0..=9_i32).prop_map(move |(low, high)| {
        let low = if hot { low.min(high) } else { low };
        format!("{{{high}|{low}}}")
    });
    prop_oneof![1 => number, 3 => switch].prop_recursive(3, 8, 2, |inner| {
        let side = || proptest::collection::vec(inner.clone(), 1..3);
        (side(), side())
            .prop_map(|(left, right)| format!("{{{}|{}}}", left.join(","), right.join(",")))
    })
}

fn positions_below(sum: &Sum, position: &<Sum as Game>::Position, most: &mut u32) {
    if *most > 0 {
        *most -= 1;
        for mv in moves(sum, position) {
            positions_below(sum, &sum.play(position, &mv), most);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn the_true_value_is_always_within_the_bounds(
        terms in prop_oneof![
            proptest::collection::vec(term(true), 1..4),
            proptest::collection::vec(term(false), 1..4),
        ],
        first in "left|right",
    ) {
        let text = format!("sum:{},first={first}", terms.join("+"));
        let sum = read(&text);
        let mut left = 20_000;
        positions_below(&sum, &sum.start(), &mut left);
        prop_assume!(left > 0);
        value(&sum, &sum.start());
    }

    #[test]
    fn sums_are_written_as_they_are_read(
        terms in proptest::collection::vec(term(false), 1..5), first in "left|right",
    ) {
        let sum = read(&format!("sum:{},first={first}", terms.join(" + ")));
        prop_assert_eq!(&read(&sum.to_string()), &sum);
    }
}

/// Copies of copies need no brackets, so that their depth has a limit of its own.
#[test]
fn copies_of_copies_are_not_endless() {
    for copy in ["1·", "1·±", "1.±"] {
        let text = format!("sum:{}{{1|0}}", copy.repeat(100_000));
        assert!(text.parse::<AnyGame>().is_err(), "{copy}");
    }
}
