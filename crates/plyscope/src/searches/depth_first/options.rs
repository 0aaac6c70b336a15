//! The options of those that have none of their own.

use crate::Game;
use crate::options::{self, OptionSpec, Settings};

/// What minimax, SCOUT and NegaScout can be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Whether equal positions are remembered.
    pub table: bool,
    /// Nodes at this depth are evaluated instead of searched.
    pub depth: Option<u32>,
}

impl Options {
    pub(in crate::searches) const SPECS: &'static [OptionSpec] = &[options::TABLE, options::DEPTH];

    pub(in crate::searches) fn of(settings: &Settings, game: &impl Game) -> Options {
        let table = settings.remembers(options::TABLE.name, game);
        Options { table, depth: settings.number(options::DEPTH.name) }
    }
}
