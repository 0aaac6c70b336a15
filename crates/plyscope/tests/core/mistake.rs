//! The place of a mistake in a text, and the sentence about it.

use plyscope::AnyGame;

/// Checks the text that a mistake is found in, and what is said.
#[cfg(any(feature = "chess", feature = "words"))]
pub(super) fn mistake(text: &str, place: &str, said: &str) {
    let error = text.parse::<AnyGame>().expect_err(text);
    let found: String = text.chars().skip(error.offset).take(error.length).collect();
    assert_eq!(found, place, "{error}");
    assert!(error.kind.to_string().contains(said), "{error}");
}

/// Checks that the text between `‹` and `›` is refused. Returns the sentence.
pub(super) fn refused(marked: &str) -> String {
    let text = marked.replace(['‹', '›'], "");
    let error = text.parse::<AnyGame>().expect_err(&text);
    let place = marked.chars().position(|c| c == '‹').unwrap();
    let length = marked.chars().position(|c| c == '›').unwrap() - place - 1;
    assert_eq!((error.offset, error.length), (place, length), "{error}");
    error.kind.to_string()
}

/// Checks that the text between `‹` and `›` is refused, with a sentence that has these words.
pub(super) fn refuses(marked: &str, said: &str) {
    let sentence = refused(marked);
    assert!(sentence.contains(said), "{marked}\n{sentence}");
}
