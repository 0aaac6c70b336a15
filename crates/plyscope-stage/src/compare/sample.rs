//! The games of a comparison: one game, or games that differ by their seed.

use std::ops::Range;

use plyscope::random::SEED;
use plyscope::{AnyGame, GAMES, GameInfo, NotationErrorKind, OptionError};

use super::error::CompareError;

/// The games that the searches are compared on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sample {
    text: String,
    /// The seeds, if there are several games.
    pub seeds: Option<Range<u64>>,
}

/// Returns `true` if the game has the option `seed`.
fn takes_seed(game: &GameInfo) -> bool {
    game.options.iter().any(|option| option.name == SEED)
}

impl Sample {
    /// Returns the sample of a game's text and the seeds.
    ///
    /// # Errors
    ///
    /// There are seeds, and the text can't be read or the game has no option for them.
    pub fn new(text: &str, seeds: Option<Range<u64>>) -> Result<Sample, CompareError> {
        let sample = Sample { text: text.trim().to_owned(), seeds };
        if sample.seeds.is_some() {
            let game: AnyGame = sample.text.parse()?;
            if !takes_seed(game.info()) {
                let seeded = GAMES.iter().filter(|game| takes_seed(game)).map(|game| game.name);
                return Err(CompareError::NoSeed {
                    game: game.info().name,
                    seeded: seeded.collect(),
                });
            }
        }
        Ok(sample)
    }

    /// Returns the seeds of the games, in order; for a single game, a range with one number.
    pub fn each(&self) -> Range<u64> {
        self.seeds.clone().unwrap_or(0..1)
    }

    /// Returns the ranges of seeds that are not among these, which are in order.
    pub fn without(&self, done: &[(u64, u64)]) -> Vec<Range<u64>> {
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
    ///
    /// # Errors
    ///
    /// The text can't be read, or has a seed already.
    pub fn game(&self, seed: u64) -> Result<AnyGame, CompareError> {
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
                CompareError::SeedTwice { seed: first.clone() }
            }
            _ => error.into(),
        })
    }

    /// Returns the text of the games without the seed.
    ///
    /// # Errors
    ///
    /// As for [`game`](Sample::game).
    pub fn name(&self) -> Result<String, CompareError> {
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
