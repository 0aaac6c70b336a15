//! Games that are larger than whoever reads them can show.

use plyscope::{AnyGame, AnySearch, GAMES, Limits, NotationError, OptionError, SearchError};

use crate::here::is_here;

const LIMITS: Limits = Limits { children: 10_000, plies: 1_000 };

fn refused(text: &str) -> NotationError {
    assert!(text.parse::<AnyGame>().is_ok(), "without limits, it is read");
    AnyGame::within(text, LIMITS).expect_err("it is too large")
}

/// Returns the message, and the character at its place.
fn message(text: &str) -> (String, String) {
    let error = refused(text);
    let found: String = text.chars().skip(error.offset).take(error.length).collect();
    (error.kind.to_string(), found)
}

const TOO_WIDE: &str =
    "a node has at most 10,000 children here; the command line and the crate have no such limit";
const TOO_DEEP: &str =
    "a line has at most 1,000 plies here; the command line and the crate have no such limit";

/// A tree with so many leaves side by side, after a first move.
fn wide(leaves: usize) -> String {
    format!("[1,[{}7]]", "3,".repeat(leaves - 1))
}

/// A tree of so many plies.
fn deep(plies: usize) -> String {
    format!("{}4{}", "[".repeat(plies), "]".repeat(plies))
}

#[test]
fn a_tree_at_the_limits_is_read() {
    for text in [wide(10_000), deep(1_000)] {
        assert_eq!(AnyGame::within(&text, LIMITS).unwrap(), text.parse().unwrap());
    }
}

#[test]
fn the_place_is_that_of_the_first_node_too_many() {
    assert_eq!(message(&wide(10_001)), (TOO_WIDE.to_owned(), "7".to_owned()));
    assert_eq!(message(&deep(1_001)), (TOO_DEEP.to_owned(), "4".to_owned()));
    let named = format!("[{} a:[b:5, 6]]", "3 ".repeat(10_000));
    assert_eq!(message(&named), (TOO_WIDE.to_owned(), "a".to_owned()));
}

#[test]
fn each_form_of_a_tree_has_the_limits() {
    let json = format!("{{\"children\":[{}{{\"value\":8}}]}}", "{\"value\":1},".repeat(10_000));
    assert_eq!(message(&json), (TOO_WIDE.to_owned(), "{".to_owned()));
    let latex = format!("[A{}[9]]", "[1]".repeat(10_000));
    assert_eq!(message(&latex), (TOO_WIDE.to_owned(), "[".to_owned()));
}

/// Each text ends with another mistake, which would be found first if it were read.
#[test]
fn a_text_far_too_large_is_not_read_to_its_end() {
    let refused = |text: &str| AnyGame::within(text, LIMITS).unwrap_err().kind.to_string();
    assert_eq!(refused(&format!("[{}]?", "3,".repeat(1_000_000))), TOO_WIDE);
    assert_eq!(refused(&format!("[A{}?", "[1]".repeat(1_000_000))), TOO_WIDE);
    assert_eq!(refused(&"[".repeat(10_000_000)), TOO_DEEP);
    assert_eq!(refused(&"[A".repeat(1_000_000)), TOO_DEEP);
}

/// The boxes of leaves are no nodes.
#[test]
fn boxes_of_leaves_are_no_plies() {
    let chain = "[".repeat(999) + "[[3],[4]]" + &"]".repeat(999);
    assert!(AnyGame::within(&chain, LIMITS).is_ok());
    assert_eq!(message(&format!("[{chain}]")).0, TOO_DEEP);
}

/// Where a node is used again, lines go on below it.
#[test]
fn a_line_goes_on_in_a_node_that_is_used_again() {
    let half = "[".repeat(499) + "4" + &"]".repeat(499);
    let graph =
        |plies: usize| format!("[&a[{half}],{}*a,5{}]", "[".repeat(plies), "]".repeat(plies));
    assert!(AnyGame::within(&graph(499), LIMITS).is_ok());
    assert_eq!(message(&graph(500)), (TOO_DEEP.to_owned(), "5".to_owned()));
}

#[test]
fn an_argument_has_its_place() {
    let cases = [
        ("random:branching=10001", TOO_WIDE, "branching=10001"),
        ("random:branching=10000,depth=1001", TOO_DEEP, "depth=1001"),
        ("nim:255,255,255,234,2", TOO_DEEP, "2"),
        (
            "words:15/1E1E1E1E1E1E1E1/15/15/1E1E1E1E1E1E1E1/15/15/15/15/15/15/15/15/15/15,A,??EIRST",
            TOO_WIDE,
            "??EIRST",
        ),
    ];
    for (text, kind, place) in cases.into_iter().filter(|case| is_here(case.0)) {
        assert_eq!(message(text), (kind.to_owned(), place.to_owned()), "{text}");
    }
    for text in ["random:branching=10000,depth=1000", "nim:255,255,255,235", "nim:0"] {
        assert!(!is_here(text) || AnyGame::within(text, LIMITS).is_ok(), "{text}");
    }
}

#[test]
fn a_sum_has_the_options_and_the_plies_of_its_terms() {
    if !is_here("sum") {
        return;
    }
    let wide = |options: usize| format!("sum:{{{}1|0}}+{{5,6|1}}", "3,".repeat(options - 1));
    assert!(AnyGame::within(&wide(9_998), LIMITS).is_ok());
    assert_eq!(message(&wide(9_999)).0, TOO_WIDE);
    let deep = |plies: usize| format!("sum:{}1{}+{{1|0}}", "{".repeat(plies), "|0}".repeat(plies));
    assert!(AnyGame::within(&deep(999), LIMITS).is_ok());
    assert_eq!(message(&deep(1_000)).0, TOO_DEEP);
}

/// All other games are smaller by their rules, or may never end.
#[test]
fn the_examples_are_within_the_limits() {
    for game in GAMES {
        assert!(AnyGame::within(game.example, LIMITS).is_ok(), "{}", game.example);
    }
}

#[test]
fn a_game_that_may_never_end_has_a_horizon() {
    let text = "puzzle:1 2 3/4 . 6/7 5 8";
    if !is_here(text) {
        return;
    }
    let build = |depth: &str, limits| {
        let game: AnyGame = text.parse().unwrap();
        AnySearch::builder("alpha-beta", game).option("depth", depth).within(limits).build()
    };
    assert!(build("1000", LIMITS).is_ok());
    assert!(build("1001", Limits::NONE).is_ok());
    let error = build("1001", LIMITS).unwrap_err();
    assert_eq!(
        error.to_string(),
        "a line has at most 1,000 plies here, so take a nearer horizon than `depth=1001`; \
         the command line and the crate have no such limit"
    );
    assert!(matches!(error, SearchError::Option(OptionError::TooDeep { .. })));
    let nim: AnyGame = "nim:3,2".parse().unwrap();
    let far = AnySearch::builder("alpha-beta", nim).option("depth", 9_999).within(LIMITS);
    assert!(far.build().is_ok(), "its lines end before");
}
