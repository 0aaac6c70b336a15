//! Whatever is written, it is either taken or answered; nothing panics.

use plyscope::{ALGORITHMS, AnyGame, GAMES};
use plyscope_stage::{Run, narrate, panel};
use proptest::prelude::*;
use proptest::test_runner::Config;

const TEXTS: &[&str] = &[
    "[[3,12,8],[2,4,6],[14,5,2]]",
    "(((3)(12)(8))((2)(4)(6)))",
    "tree:min:[B:[b1:3, b2:-12.5], \"N f3\":[inf,-∞]]",
    "[a:2..9[3..5, 4], 0..inf]",
    r#"{"name":"A","children":[{"value":3},{"lower":2,"upper":"inf"}],"player":"min"}"#,
    "nim:3,2,play=normal",
    "tic-tac-toe:X.O/.X./..O,evaluation=lines",
    "random:branching=3,depth=4,seed=7,min=-9,max=9,order=0.5,ragged=true",
];

/// Pieces of text that are inserted at random places.
const PIECES: &[&str] = &[
    "[",
    "]",
    "(",
    ")",
    "{",
    "}",
    ",",
    ":",
    "..",
    ".",
    "-",
    "−",
    "∞",
    "inf",
    "\"",
    "\\",
    "=",
    "/",
    "0",
    "9",
    "999999999",
    "1e9",
    " ",
    "\n",
    "\t",
    "\0",
    "é",
    "🌲",
    "min:",
    "tree:",
    "value",
    "X",
    "O",
    "depth=",
    "null",
    "\u{feff}",
    "\\ud800",
    "0.000000001",
    "2147483647",
];

/// A text with a few places changed.
fn mutated() -> impl Strategy<Value = String> {
    let changes =
        prop::collection::vec((any::<prop::sample::Index>(), 0..PIECES.len(), 0..3_usize), 0..6);
    (prop::sample::select(TEXTS), changes).prop_map(|(text, changes)| {
        let mut chars: Vec<char> = text.chars().collect();
        for (place, piece, kind) in changes {
            let place = place.index(chars.len() + 1);
            let end = if kind == 0 { place } else { (place + kind).min(chars.len()) };
            let piece = if kind == 2 { "" } else { PIECES[piece] };
            chars.splice(place..end, piece.chars());
        }
        chars.into_iter().collect()
    })
}

fn scrambled() -> impl Strategy<Value = String> {
    let pieces = prop::collection::vec(prop::sample::select(PIECES), 0..20);
    let bytes = prop::collection::vec(any::<u8>(), 0..60);
    prop_oneof![
        pieces.prop_map(|pieces| pieces.concat()),
        bytes.prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned()),
        (prop::sample::select(GAMES), prop::collection::vec(any::<u8>(), 0..30)).prop_map(
            |(game, bytes)| format!("{}:{}", game.name, String::from_utf8_lossy(&bytes)),
        ),
    ]
}

/// Names and values of options, right, nearly right and wrong.
fn options() -> impl Strategy<Value = Vec<(String, String)>> {
    let specs = ALGORITHMS.iter().flat_map(|algorithm| algorithm.options);
    let names: Vec<_> = specs.map(|spec| spec.name).chain(["", "Depth", "🌲"]).collect();
    let values = prop_oneof![
        prop::sample::select(PIECES).prop_map(str::to_owned),
        (-3..30_i64).prop_map(|number| number.to_string()),
        prop::sample::select(vec!["on", "off", "hard", "soft", "past-equality", "3,4", "berliner"])
            .prop_map(str::to_owned),
        prop::collection::vec(any::<u8>(), 0..8)
            .prop_map(|bytes| String::from_utf8_lossy(&bytes).into_owned()),
    ];
    prop::collection::vec((prop::sample::select(names).prop_map(str::to_owned), values), 0..3)
}

fn names() -> impl Strategy<Value = String> {
    let names: Vec<_> = ALGORITHMS.iter().map(|algorithm| algorithm.name.to_owned()).collect();
    prop_oneof![20 => prop::sample::select(names), 1 => ".*"]
}

/// Opens it and goes a few steps; a refusal says why.
fn attempt(name: &str, text: &str, options: &[(String, String)]) {
    let small = |game: AnyGame| matches!(game, AnyGame::Tree(_) | AnyGame::TicTacToe(_));
    if name == "b-star" && !text.parse().is_ok_and(small) {
        // B* solves a game that tells no bounds, which takes its time.
        return;
    }
    let mut run = match Run::builder(name, text).options(options.iter().cloned()).open() {
        Ok(run) => run,
        Err(error) => {
            assert!(error.to_string().len() > 10, "{error}");
            return;
        }
    };
    run.record(20);
    for step in [0, 1, run.recording().steps()] {
        run.recording_mut().seek(step);
        _ = (narrate(&run, &run.moment()), panel(&run, &run.moment()), run.timeline(step));
    }
    let again: AnyGame = run.game().to_string().parse().unwrap();
    assert_eq!(&again, run.game());
}

proptest! {
    #![proptest_config(Config { cases: 20_000, failure_persistence: None, ..Config::default() })]

    #[test]
    fn a_text_with_mistakes(text in mutated(), name in names(), options in options()) {
        attempt(&name, &text, &options);
        attempt(&name, &text, &[]);
    }

    #[test]
    fn no_text_at_all(text in scrambled(), name in names(), options in options()) {
        attempt(&name, &text, &options);
    }
}
