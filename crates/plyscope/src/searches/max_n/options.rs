//! The options of maxⁿ.

use crate::scale::about;
use crate::{Game, OptionError, OptionKind, OptionSpec, Settings};

/// The child that a player takes, of several with the same payoff for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ties {
    /// The left-most.
    #[default]
    First,
    /// The right-most.
    Last,
}

/// What is left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Prune {
    /// Nothing.
    #[default]
    Off,
    /// What the player at the parent would not come to.
    Shallow,
    /// What any player above would not come to, which is wrong.
    Deep,
}

/// The options of [`MaxN`](super::MaxN).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The child that is taken, of equals.
    pub ties: Ties,
    /// What is left out.
    pub prune: Prune,
}

impl Options {
    pub(in crate::searches) fn from_settings(
        settings: &Settings,
        game: &impl Game,
    ) -> Result<Options, OptionError> {
        let name = "prune";
        let prune = match settings.word(name) {
            "shallow" => Prune::Shallow,
            "deep" => Prune::Deep,
            _ => Prune::Off,
        };
        if prune != Prune::Off && game.payoff_bounds().is_none() {
            let why = "pruning needs the greatest sum of payoffs, and this game doesn't know it";
            return Err(OptionError::Incompatible { name, why: why.to_owned() });
        }
        Ok(Options {
            ties: if settings.word("ties") == "last" { Ties::Last } else { Ties::First },
            prune,
        })
    }
}

pub(super) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "ties",
        kind: OptionKind::Choice(&["first", "last"]),
        default: "first",
        about: about("Of children with the same payoff, a player takes the first or the last one."),
    },
    OptionSpec {
        name: "prune",
        kind: OptionKind::Choice(&["off", "shallow", "deep"]),
        default: "off",
        about: about(
            "Leave out what the player at the parent would not come to (shallow), or any player above, which may be wrong (deep).",
        ),
    },
];
