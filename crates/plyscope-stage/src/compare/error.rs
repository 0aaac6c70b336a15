//! Why searches can't be compared, or comparisons not be added.

use plyscope::random::SEED;
use plyscope::{NotationError, OptionError, SearchError};

/// The reason why searches can't be compared, or comparisons not be added.
///
/// Comparisons are called by the names that the caller gives them, such as those of files.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the messages say what the fields are")]
pub enum CompareError {
    /// The game's text can't be read.
    #[error(transparent)]
    Game(#[from] NotationError),
    /// There is no such search.
    #[error(transparent)]
    Search(#[from] SearchError),
    /// A search can't run on a game; it is called with its options, and the seed of the game.
    #[error("{search}: {error}")]
    CannotRun { search: String, error: OptionError },
    /// The game has no option for a seed.
    #[error(
        "a sample needs a game with the option `{}`, such as {}; {game} has none",
        SEED,
        seeded.join(", ")
    )]
    NoSeed { game: &'static str, seeded: Vec<&'static str> },
    /// The game has a seed already.
    #[error("the game already has `{}={seed}`: remove it, or take no sample of seeds", SEED)]
    SeedTwice { seed: String },
    /// A text is no comparison.
    #[error("{name} is not a comparison written with `--format json`: {why}")]
    NotAComparison { name: String, why: String },
    /// Two comparisons are of different games, searches or versions.
    #[error(
        "{first} and {second} can't be merged: the first has the {what} {one}; the second has {other}"
    )]
    Mismatch { first: String, second: String, what: &'static str, one: String, other: String },
    /// Only one of two comparisons has times.
    #[error("{with} has times and {without} has none: use `--no-time` to leave them out")]
    TimesInOne { with: String, without: String },
    /// Only one of two comparisons has some count.
    #[error("{with} has a sum of `{count}` for `{search}` and {without} has none")]
    SumInOne { with: String, without: String, search: String, count: String },
    /// A seed is in two comparisons.
    #[error("{first} and {second} both contain the seeds {seeds}")]
    Overlap { first: String, second: String, seeds: String },
    /// A comparison of one game can't be added to another.
    #[error("{name} compares a single game: only ranges of seeds can be merged")]
    SingleGame { name: String },
    /// Sums are too large.
    #[error("the sums of these files are too large to be added up")]
    TooLarge,
}
