//! One game, or the games that differ by their seed.

use std::ops::Range;

use plyscope::{AnyGame, GAMES, GameInfo, NotationErrorKind, OptionError};

use crate::failure::Failure;

/// The games that the searches are compared on.
#[derive(Debug)]
pub(crate) struct Sample {
    text: String,
    pub(crate) seeds: Option<Range<u64>>,
}

/// The argument by which a sample's games differ.
const SEED: &str = "seed";

fn takes_seed(game: &GameInfo) -> bool {
    game.options.iter().any(|option| option.name == SEED)
}

impl Sample {
    /// The game of a text; or of the seeds, if it takes one.
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

    /// The games' seeds, in order; `None` for a single game.
    pub(crate) fn each(&self) -> Range<u64> {
        self.seeds.clone().unwrap_or(0..1)
    }

    /// The game with this seed.
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

    /// What the games are called: all that they have in common.
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

/// Reads `A..B`.
pub(crate) fn seeds(text: &str) -> Result<Range<u64>, String> {
    let ends = text.split_once("..");
    let ends = ends.and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    let seeds: Range<u64> = ends.ok_or(
        "seeds are written A..B, two whole numbers: from A up to, but without, B; such as 0..1000",
    )?;
    if seeds.is_empty() {
        return Err(format!(
            "there is no seed from {} up to, but without, {}",
            seeds.start, seeds.end
        ));
    }
    Ok(seeds)
}
