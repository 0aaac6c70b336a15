//! The game and the tree that the lines of a trace are about.

use plyscope::Game;

use super::node_names::NodeNames;
use crate::positions::Positions;
use crate::run::Run;

/// The game and the tree that events are about.
#[derive(Clone, Copy)]
pub(super) struct Context<'a> {
    pub(super) positions: Positions<'a>,
    /// `true` if the merit of what leaves OPEN is a bound.
    pub(super) pops_bounds: bool,
    pub(super) names: NodeNames,
}

impl Context<'_> {
    /// Returns the context of the events of a run, with nodes named by paths.
    pub(super) fn of(run: &Run) -> Context<'_> {
        let recording = run.recording();
        let positions = Positions {
            game: run.game(),
            topology: recording.topology(),
            #[cfg(feature = "games")]
            way: None,
        };
        Context { positions, pops_bounds: recording.kind().pops_bounds(), names: NodeNames::Paths }
    }

    /// Returns the number of decimals of the game's values.
    pub(super) fn decimals(&self) -> u8 {
        self.positions.game.decimals()
    }
}
