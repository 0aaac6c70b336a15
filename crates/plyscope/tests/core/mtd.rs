//! What each pass of MTD asks, held against the formulas of Plaat, Schaeffer,
//! Pijls and de Bruin (1996), and what its options refuse.

use plyscope::{AnyGame, AnySearch, Event, Line, Value};
use proptest::prelude::*;

const PLAAT: &str = "[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]";

/// What each pass asked for, and what it returned.
fn passes(game: &str, given: &[(&str, &str)]) -> Vec<(Value, Value)> {
    let game: AnyGame = game.parse().unwrap();
    let mut search =
        AnySearch::builder("mtd", game).options(given.iter().copied()).build().unwrap();
    let (mut passes, mut gamma) = (Vec::new(), Value::ZERO);
    while search.step(&mut |_: Line, event: Event<'_>| match event {
        Event::Pass { beta, .. } => gamma = beta,
        Event::Leave { node, value, .. } if node.0 == 0 => passes.push((gamma, value)),
        _ => {}
    }) {}
    passes
}

fn asked(given: &[(&str, &str)]) -> Vec<i32> {
    passes(PLAAT, given).into_iter().map(|(gamma, _)| gamma.units()).collect()
}

const INF: i32 = i32::MAX;

/// By hand: what a pass returns follows from the tree alone.
#[test]
fn guesses_on_a_worked_tree() {
    // The bounds found are 41, 36, 35 from above, and 5, 12, 34, 35 from
    // below.
    assert_eq!(asked(&[]), [INF, 41, 36, 35]);
    assert_eq!(asked(&[("first", "-inf")]), [1 - INF, 6, 13, 35, 36]);
    assert_eq!(asked(&[("first", "35")]), [35, 36]);
    assert_eq!(asked(&[("first", "bisect")])[..3], [INF, 1 - INF, 23]);
}

/// What the pass after these asks for, as the paper has it.
fn formula(first: &str, step: i32, before: &[(Value, Value)]) -> i32 {
    let (mut lower, mut upper) = (-INF, INF);
    for &(gamma, value) in before {
        let bound = if value < gamma { &mut upper } else { &mut lower };
        *bound = value.units();
    }
    let Some(&(_, g)) = before.last() else {
        return match first {
            "inf" => INF,
            "-inf" => 1 - INF,
            "bisect" => INF,
            guess => guess.parse().unwrap(),
        };
    };
    let g = g.units();
    // MTD(f): just above where g is a lower bound, at g where it is an upper.
    let plain = if g == lower { g + 1 } else { g };
    match first {
        "inf" => (lower + 1).max(g.saturating_sub(step)),
        "-inf" => upper.min(g.saturating_add(1).saturating_add(step)),
        "bisect" if upper == INF => INF,
        "bisect" if lower == -INF => 1 - INF,
        "bisect" => (lower + upper).div_euclid(2) + (lower + upper).rem_euclid(2),
        _ => plain,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn guesses_follow_the_formulas(seed in 0..100_000_u32, step in 0..40_i32, guess in -60..60_i32) {
        let game = format!("random:branching=3,depth=4,seed={seed},min=-50,max=50");
        let (step_text, guess) = (step.to_string(), guess.to_string());
        for first in ["inf", "-inf", "bisect", &guess] {
            // Only these two have a formula with a step.
            let step = if ["inf", "-inf"].contains(&first) { step } else { 0 };
            let given: &[_] = if step > 0 { &[("first", first), ("step", &step_text)] } else { &[("first", first)] };
            let passes = passes(&game, given);
            for (index, &(gamma, _)) in passes.iter().enumerate() {
                let expected = formula(first, step, &passes[..index]);
                prop_assert_eq!(gamma.units(), expected, "{:?} after {:?} on {}", given, &passes[..index], game);
            }
            if first == "bisect" {
                prop_assert!(passes.len() <= 2 + 7, "101 values are halved seven times");
            }
        }
    }

    /// A step upwards from a guess is the mirror of one downwards.
    #[test]
    fn a_step_leads_away_from_the_guess(seed in 0..100_000_u32, step in 1..40_i32, guess in -60..60_i32) {
        let game = format!("random:branching=3,depth=4,seed={seed},min=-50,max=50");
        let (step_text, guess) = (step.to_string(), guess.to_string());
        let passes = passes(&game, &[("first", &guess), ("step", &step_text)]);
        let (gamma, value) = passes[0];
        let like = if value < gamma { "inf" } else { "-inf" };
        for index in 1..passes.len() {
            prop_assert_eq!(passes[index].0.units(), formula(like, step, &passes[..index]), "{}", &game);
        }
    }
}

#[test]
fn what_cannot_be_asked_is_refused() {
    let refused = |game: &str, given: &[(&str, &str)]| {
        let game: AnyGame = game.parse().unwrap();
        let search = AnySearch::builder("mtd", game).options(given.iter().copied()).build();
        search.map(|_| ()).unwrap_err().to_string()
    };
    type Given = [(&'static str, &'static str)];
    let cases: [(&str, &Given, &str); 7] = [
        (
            "[1,2]",
            &[("first", "2.5")],
            "`first=2.5` is not valid: first takes a whole number in this game, from -2147483646 to 2147483646",
        ),
        (
            "[1.5,2]",
            &[("first", "2.25")],
            "`first=2.25` is not valid: first takes a number with at most one decimal in this game, from -214748364.6 to 214748364.6",
        ),
        (
            "[1.5,2.25]",
            &[("step", "0.125")],
            "`step=0.125` is not valid: step takes a number with at most 2 decimals in this game, from -21474836.46 to 21474836.46",
        ),
        (
            "[1.5,2]",
            &[("first", "2147483646")],
            "`first=2147483646` is not valid: first takes a number with at most one decimal in this game, from -214748364.6 to 214748364.6",
        ),
        (
            "[1,2]",
            &[("first", "1e3")],
            "`first=1e3` is not valid: first takes a whole number in this game, from -2147483646 to 2147483646",
        ),
        (
            "[1,2]",
            &[("first", "low")],
            "`first=low` is not valid: first takes inf, -inf, bisect, or a number from -2147483646 to 2147483646",
        ),
        (
            "[1,2]",
            &[("first", "bisect"), ("step", "2")],
            "`first=bisect` always asks for the middle: leave out `step`, or take another `first`",
        ),
    ];
    for (game, given, expected) in cases {
        assert_eq!(refused(game, given), expected);
    }
}

#[test]
fn a_guess_is_in_the_decimals_of_the_game() {
    let passes = passes("[[1.5,2],[0.25,3]]", &[("first", "1.50")]);
    assert_eq!(passes, [(150, 150), (151, 150)].map(|(a, b)| (Value::new(a), Value::new(b))));
}
