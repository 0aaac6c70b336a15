//! A text that names no game, and what is said of it.

use plyscope::AnyGame;

/// Checks the text that a mistake is found in, and what is said.
pub(super) fn mistake(text: &str, place: &str, said: &str) {
    let error = text.parse::<AnyGame>().expect_err(text);
    let found: String = text.chars().skip(error.offset).take(error.length).collect();
    assert_eq!(found, place, "{error}");
    assert!(error.kind.to_string().contains(said), "{error}");
}
