//! The games of a comparison: one game, or games that differ by their seed.

use std::ops::Range;

use plyscope::random::SEED;
use plyscope::{AnyGame, GAMES, GameInfo, NotationErrorKind, OptionError};

use crate::failure::Failure;

/// The games that the searches are compared on.
#[derive(Debug)]
pub(crate) struct Sample {
    text: String,
    pub(crate) seeds: Option<Range<u64>>,
}

/// Returns `true` if the game has the option `seed`.
fn takes_seed(game: &GameInfo) -> bool {
    game.options.iter().any(|option| option.name == SEED)
}

impl Sample {
    /// Returns the sample of a game's text and the seeds. Fails if there are seeds and the game
    /// has no option for them.
    pub(crate) fn new(text: &str, seeds: Option<Range<u64>>) -> Result<Sample, Failure> {
        let sample = Sample { text: text.trim().to_owned(), seeds };
        if sample.seeds.is_some() {
            let game: AnyGame = sample.text.parse()?;
            if !takes_seed(game.info()) {
                let seeded = GAMES.iter().filter(|game| takes_seed(game)).map(|game| game.name);
                return Err(Failure::NoSeed { game: game.info().name, seeded: seeded.collect() });
            }
        }
        Ok(sample)
    }

    /// Returns the seeds of the games, in order; for a single game, a range with one number.
    pub(crate) fn each(&self) -> Range<u64> {
        self.seeds.clone().unwrap_or(0..1)
    }

    /// Returns the ranges of seeds that are not among these, which are in order.
    pub(crate) fn without(&self, done: &[(u64, u64)]) -> Vec<Range<u64>> {
        let Range { mut start, end } = self.each();
        let mut left = Vec::new();
        for &(from, to) in done {
            left.push(start..from.min(end));
            start = start.max(to);
        }
        left.push(start..end);
        left.retain(|seeds| !seeds.is_empty());
        left
    }

    /// Returns the game with this seed.
    pub(crate) fn game(&self, seed: u64) -> Result<AnyGame, Failure> {
        if self.seeds.is_none() {
            return Ok(self.text.parse()?);
        }
        let (before, text) = match self.text.split_once(':') {
            None => (":", self.text.as_str()),
            Some((_, arguments)) if arguments.trim().is_empty() => ("", self.text.as_str()),
            Some(_) => (",", self.text.as_str()),
        };
        let game = format!("{text}{before}{SEED}={seed}").parse::<AnyGame>();
        game.map_err(|error| match *error.kind {
            NotationErrorKind::Option(OptionError::Twice { ref name, ref first, .. })
                if name == SEED =>
            {
                Failure::SeedTwice { seed: first.clone() }
            }
            _ => error.into(),
        })
    }

    /// Returns the text of the games without the seed.
    pub(crate) fn name(&self) -> Result<String, Failure> {
        let text = self.game(self.each().start)?.to_string();
        let Some((name, arguments)) = text.split_once(':').filter(|_| self.seeds.is_some()) else {
            return Ok(text);
        };
        let is_seed =
            |argument: &&str| argument.split_once('=').is_some_and(|(name, _)| name.trim() == SEED);
        let common: Vec<_> = arguments.split(',').filter(|argument| !is_seed(argument)).collect();
        Ok(format!("{name}:{}", common.join(",")))
    }
}

/// Parses `A..B`.
pub(crate) fn seeds(text: &str) -> Result<Range<u64>, String> {
    let ends = text.split_once("..");
    let ends = ends.and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    let seeds: Range<u64> = ends.ok_or(
        "seeds are written A..B, with two whole numbers, such as 0..1000; B is not included",
    )?;
    if seeds.is_empty() {
        return Err("the range is empty, because B is not included".to_owned());
    }
    Ok(seeds)
}
