//! The options of branch and bound.

use std::num::NonZeroU64;

use crate::Game;
use crate::options::{AUTO, OptionError, OptionKind, OptionSpec, REMEMBERS, Settings};
use crate::scale::about;

/// The order in which live nodes are expanded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Order {
    /// The node with the least bound first.
    #[default]
    Best,
    /// The deepest node first; of siblings, the one with the least bound.
    Depth,
}

/// The end of the search, and what happens to nodes that can't lead to a better solution.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Stop {
    /// They are dropped at once, and the search ends when no node is live.
    #[default]
    Emptied,
    /// They stay in the queue, and the search ends when the node that is popped has a bound above
    /// the best solution. This takes [`Order::Best`].
    AsPopped,
}

/// The node that is expanded first among those with the same bound.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Ties {
    /// The deepest one, and the first of those: the solution is nearer, and once it is known, the
    /// others with its bound need no expansion.
    #[default]
    Deeper,
    /// The one that was generated first.
    First,
}

/// The options of [`BranchAndBound`](super::BranchAndBound).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The order in which live nodes are expanded.
    pub order: Order,
    /// The order among equal bounds. With [`Order::Depth`], all nodes that it compares are equally
    /// deep.
    pub ties: Ties,
    /// The most expansions there may be, if there is a limit.
    pub budget: Option<NonZeroU64>,
    /// The end of the search.
    pub stop: Stop,
    /// `true` if of several nodes with one [state](Game::state) only the first of those with the
    /// least cost is expanded.
    pub graph: bool,
}

impl Options {
    pub(in crate::searches) fn from_settings(
        settings: &Settings,
        game: &impl Game,
    ) -> Result<Options, OptionError> {
        let order = if settings.word("order") == "depth" { Order::Depth } else { Order::Best };
        let stop =
            if settings.word("stop") == "as-popped" { Stop::AsPopped } else { Stop::Emptied };
        let ties = if settings.word("ties") == "first" { Ties::First } else { Ties::Deeper };
        let graph = settings.remembers("graph", game);
        Ok(Options { order, ties, budget: settings.number("budget"), stop, graph })
    }
}

/// Returns the game with the bound that the settings choose.
pub(super) fn bounded<G: Game>(game: G, settings: &Settings) -> Result<G, OptionError> {
    let bound = settings.word("bound");
    if bound == AUTO {
        return Ok(game);
    }
    game.with_bound(bound).map_err(|known| {
        let why = match known {
            [] => "this game has no bounds to choose from: leave out `bound`".to_owned(),
            known => format!("this game has no bound `{bound}`; it has {}", known.join(", ")),
        };
        OptionError::Incompatible { name: "bound", why }
    })
}

pub(super) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "order",
        kind: OptionKind::Choice(&["best", "depth"]),
        default: "best",
        about: about(
            "Expand the live node with the least bound first (best; if the bound counts the moves so far, this is A*), or the deepest one (depth).",
        ),
    },
    OptionSpec {
        name: "ties",
        kind: OptionKind::Choice(&["deeper", "first"]),
        default: "deeper",
        about: about(
            "Of the nodes with the least bound, expand the deepest one (deeper), or the one that was generated first (first).",
        ),
    },
    OptionSpec {
        name: "budget",
        kind: OptionKind::Number { min: 1, max: 1_000_000_000 },
        default: "",
        about: about(
            "The greatest number of expansions; a search that stops there has the best solution so far, without a proof.",
        ),
    },
    OptionSpec {
        name: "bound",
        kind: OptionKind::Choice(&[
            AUTO,
            "reduced",
            "path",
            "cheapest-edges",
            "spanning-tree",
            "held-karp",
            "manhattan",
            "linear-conflict",
            "misplaced",
            "none",
            "too-high",
        ]),
        default: AUTO,
        about: about(
            "The lower bound, of those that the game has; auto: the one that the game is written with. too-high is wrong on purpose.",
        ),
    },
    OptionSpec {
        name: "stop",
        kind: OptionKind::Choice(&["emptied", "as-popped"]),
        default: "emptied",
        about: about(
            "Drop nodes that can't lead below M at once, and end when none is left (emptied), or leave them in the queue, and end when the node that is popped has a bound above M (as-popped).",
        ),
    },
    OptionSpec {
        name: "graph",
        kind: REMEMBERS,
        default: AUTO,
        about: about(
            "Expand equal positions once, where they were reached at the least cost; auto: in games that merge them.",
        ),
    },
];
