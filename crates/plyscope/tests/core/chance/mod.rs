//! Searches of trees with chance, against their definitions in exact fractions: on 20,000 random
//! trees, with `PLYSCOPE_LONG=1` on a million.

mod fraction;
mod reference;

use plyscope::{AnyGame, AnySearch, Event, Game, Line, Numbers, Outcome, SearchError, Value};

use fraction::Fraction;
use reference::{AlphaBeta, Chance, grow};

fn count() -> u64 {
    if std::env::var_os("PLYSCOPE_LONG").is_some() { 1_000_000 } else { 20_000 }
}

fn read(text: &str) -> AnyGame {
    text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"))
}

/// The value as a fraction, and the values of the leaves in the order in which they are evaluated.
fn run(game: &AnyGame, name: &str, options: &[(&str, &str)]) -> (Outcome, Vec<Value>) {
    let builder = AnySearch::builder(name, game.clone()).options(options.iter().copied());
    let mut search = builder.build().unwrap_or_else(|error| panic!("{game} {error}"));
    let mut evaluated = Vec::new();
    let mut observe = |_: Line, event: Event<'_>| {
        if let Event::Evaluate { value, .. } = event {
            evaluated.push(value);
        }
    };
    while search.step(&mut observe) {}
    (search.outcome().unwrap().clone(), evaluated)
}

fn fraction(game: &AnyGame, value: Value) -> Fraction {
    Fraction::new(value.units().into(), game.unit().parts().into())
}

#[test]
fn each_search_does_what_its_definition_says() {
    let mut left_out = [0_u64; 3];
    for seed in 0..count() {
        let tree = grow(seed);
        let text = tree.text();
        let game = read(&text);
        let expected = tree.value();
        let (minimax, all) = run(&game, "minimax", &[]);
        assert_eq!(fraction(&game, minimax.value().unwrap()), expected, "{text}");
        let (least, most) = tree.range();
        // A range that is wider than that of the tree, now and then.
        let wider = if seed % 4 == 0 { (least - 3, most + 5) } else { (least, most) };
        let range = format!("{}..{}", wider.0, wider.1);
        let rules = [("full", Chance::Full), ("star1", Chance::Star1), ("star2", Chance::Star2)];
        for (at, (name, chance)) in rules.into_iter().enumerate() {
            let past = seed % 3 == 0;
            let mut reference = AlphaBeta {
                chance,
                least: Fraction::whole(wider.0.into()),
                most: Fraction::whole(wider.1.into()),
                past,
                evaluated: Vec::new(),
            };
            assert_eq!(
                reference.search(&tree, reference.least, reference.most),
                expected,
                "{name} {text}"
            );
            let cut = if past { "past-equality" } else { "at-equality" };
            let options = [("chance", name), ("range", &range), ("cut", cut)];
            for fail in ["soft", "hard"] {
                let options = [&options[..], &[("fail", fail)]].concat();
                let (outcome, evaluated) = run(&game, "alpha-beta", &options);
                assert_eq!(
                    fraction(&game, outcome.value().unwrap()),
                    expected,
                    "{name} {options:?} {text}"
                );
                let whole = |value: &Value| value.units() / game.unit().parts() as i32;
                let evaluated = evaluated.iter().map(|value| i64::from(whole(value)));
                let evaluated = evaluated.collect::<Vec<_>>();
                assert_eq!(evaluated, reference.evaluated, "{name} {options:?} {text}");
                left_out[at] += all.len() as u64 - outcome.counts.leaves;
            }
            let with_table = [&options[..], &[("table", "on")]].concat();
            let (outcome, _) = run(&game, "alpha-beta", &with_table);
            assert_eq!(fraction(&game, outcome.value().unwrap()), expected, "table {name} {text}");
        }
    }
    // The test would mean nothing if nothing were left out.
    assert!(left_out[0] > 0 && left_out[1] > left_out[0], "{left_out:?}");
}

#[test]
fn what_is_written_is_read_again() {
    for seed in 0..count() / 10 {
        let text = grow(seed).text();
        let tree: plyscope::tree::Tree = text.parse().unwrap();
        let written = tree.to_string();
        assert_eq!(written.parse::<plyscope::tree::Tree>().unwrap(), tree, "{text} {written}");
        let json = tree.to_json();
        assert_eq!(json.parse::<plyscope::tree::Tree>().unwrap(), tree, "{text} {json}");
    }
}

#[test]
fn values_are_exact() {
    // Figure 5.12 of Russell and Norvig: another scale of the leaves, another move.
    let value = |text: &str| {
        let game = read(text);
        let (outcome, _) = run(&game, "minimax", &[]);
        let unit = game.unit();
        let value = outcome.value().unwrap();
        let write = |numbers| value.display(unit.written_in(numbers)).to_string();
        (value.display(unit).to_string(), outcome.best, write(Numbers::Decimals))
    };
    let aima = "[a1:chance[.9:[2,2],.1:[3,3]],a2:chance[.9:[1,1],.1:[4,4]]]";
    assert_eq!(value(aima), ("2.1".into(), Some(0), "2.1".into()));
    let scaled = "[a1:chance[.9:[20,20],.1:[30,30]],a2:chance[.9:[1,1],.1:[400,400]]]";
    assert_eq!(value(scaled), ("40.9".into(), Some(1), "40.9".into()));
    assert_eq!(value("chance[1/3:5,2/3:[2,9]]").0, "23/3");
    assert_eq!(value("[chance[1/3:5,2/3:[2,9]]]").0, "3");
    assert_eq!(value("chance[5,2]"), ("7/2".into(), None, "3.5".into()));
    assert_eq!(value("(chance 1 0 0)"), ("1/3".into(), None, "0.333…".into()));
    assert_eq!(value("chance[50%:1,25%:chance[1/7:3,6/7:0],25%:-0.5]").0, "27/56");
}

#[test]
fn whose_turn_it_is_below_chance() {
    let players = |text: &str| run(&read(text), "minimax", &[]).0.value().unwrap().units();
    // MIN's after MAX's, MAX's after MIN's, MAX's at the root, and always MAX's.
    assert_eq!(players("[chance:[[3,12]]]"), 3);
    assert_eq!(players("min:[chance:[[3,12]]]"), 12);
    assert_eq!(players("chance:[[3,12]]"), 12);
    assert_eq!(players("min:chance:[[3,12]]"), 3);
    assert_eq!(players("max-only:[chance:[[3,12]]]"), 12);
    assert_eq!(players("max:[chance:[max:[3,12]]]"), 12);
}

#[test]
fn mistakes_name_their_place() {
    let mistake = |text: &str| {
        let error = text.parse::<AnyGame>().unwrap_err();
        let place = text.chars().skip(error.offset).take(error.length).collect::<String>();
        format!("{place}: {}", error.kind)
    };
    let cases = [
        ("chance[1/3:5, 1/2:9]", "1/3:5, 1/2: these probabilities add up to 5/6, and not to 1"),
        (
            "chance[0.333:5, 0.333:9, 0.333:1]",
            "0.333:5, 0.333:9, 0.333: these probabilities add up to 999/1000, and not to 1",
        ),
        (
            "chance[1/3:5, 9]",
            "1/3: some children of this node have a probability and some don't: write one at each, or none where all are the same",
        ),
        (
            "[1/3:5, 2/3:9]",
            "1/3: this is a probability, and nothing says that chance decides at the node above: write `chance[1/3:5, 2/3:9]`",
        ),
        (
            "[chance:[4,5], 1/1:9]",
            "1/1: this is a probability, and nothing says that chance decides at the node above: write `chance[1/3:5, 2/3:9]`",
        ),
        ("chance[0:5, 1:9]", "0: what has the probability 0 never comes: leave it out"),
        (
            "chance[1/0:5]",
            "1/0: a probability is a fraction such as 1/3, a decimal number or a percentage",
        ),
        (
            "chance[4,inf]",
            "inf: a tree with chance nodes has no infinite values: write a great number",
        ),
        (
            "chance[1/3:2000000000,2/3:1]",
            "2000000000: this number is too great: the probabilities of this tree need parts of 1/3, with which the greatest is 715827882",
        ),
        (
            "chance[1/99991:1,99990/99991:chance[1/99989:1,99988/99989:2]]",
            "chance: the probabilities of this tree have a common denominator that is too great",
        ),
        (
            r#"{"type":"chance","children":[{"probability":"1/x","value":3}]}"#,
            "\"1/x\": a probability is a fraction such as 1/3, a decimal number or a percentage",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(mistake(text), expected);
    }
}

#[test]
fn searches_without_means_say_why() {
    let game = read("[chance[1/3:5, 2/3:2], 4]");
    for name in ["sss-star", "dual-star", "b-star", "mtd-f", "proof-number", "negascout", "scout"] {
        match AnySearch::new(name, game.clone()) {
            Err(SearchError::Unknown { .. }) => {}
            Err(error @ SearchError::Chance { .. }) => {
                let error = error.to_string();
                assert!(error.contains("can't search a game with chance: "), "{error}");
                assert!(error.ends_with("; minimax, alpha-beta, mcts can"), "{error}");
            }
            other => panic!("{name}: {other:?}"),
        }
    }
    let too_narrow = AnySearch::builder("alpha-beta", game).option("range", "0..4").build();
    assert_eq!(
        too_narrow.unwrap_err().to_string(),
        "the values of this game go from 2 to 5: `range=` has to contain them"
    );
}

#[test]
fn a_playout_takes_chance_by_its_probability() {
    let game = read("[a:chance[1/10:100, 9/10:0], b:9]");
    let (outcome, evaluated) = run(&game, "mcts", &[("iterations", "20000")]);
    assert!(evaluated.is_empty());
    // The mean of `a` is 10, that of `b` 9.
    assert_eq!(outcome.best, Some(0));
    let mean = outcome.mean.unwrap();
    let mean = mean.total as f64 / mean.count as f64 / f64::from(game.unit().parts());
    assert!((9.0..10.5).contains(&mean), "{mean}");
}
