//! Sums of games, played out.

use plyscope::{Board, Game, Interval, Player, Value, sum::Sum};
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
    assert_eq!(sum.decimals(), 1);
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
