//! The options of the searches that have none of their own.

use crate::Game;
use crate::options::{self, OptionError, OptionSpec, Settings};

/// The options of minimax and SCOUT.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// `true` if equal positions are remembered in a transposition table.
    pub table: bool,
    /// The depth at which nodes are evaluated instead of searched, if any.
    pub depth: Option<u32>,
}

impl Options {
    pub(in crate::searches) const SPECS: &'static [OptionSpec] = &[options::TABLE, options::DEPTH];

    pub(in crate::searches) fn from_settings(
        settings: &Settings,
        game: &impl Game,
    ) -> Result<Options, OptionError> {
        Ok(Options {
            table: settings.remembers(options::TABLE.name, game),
            depth: settings.horizon(game)?,
        })
    }
}
