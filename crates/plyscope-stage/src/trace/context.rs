//! The game and the tree that the lines of a trace are about.

use plyscope::{Game, Unit};

use super::node_names::NodeNames;
use crate::run::Run;
use crate::show::positions::Positions;

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
        Context {
            positions: run.positions(),
            pops_bounds: run.recording().kind().pops_bounds(),
            names: NodeNames::Paths,
        }
    }

    /// Returns the unit of the game's values.
    pub(super) fn unit(&self) -> Unit {
        self.positions.game.unit()
    }
}
