//! The options of B*.

use std::num::NonZeroU64;

use crate::options::{AUTO, DEPTH, REMEMBERS};
use crate::scale::about;
use crate::{Game, OptionError, OptionKind, OptionSpec, Settings};

use super::Policy;

/// The options of [`BStar`](super::BStar).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The choice of strategy at the root.
    pub policy: Policy,
    /// The most expansions there may be, if there is a limit. Those of the root
    /// and of every round count.
    pub budget: Option<NonZeroU64>,
    /// `true` if the next descent begins where the backup stopped, as in Berliner's paper, instead
    /// of at the root.
    pub resume: bool,
    /// `true` if equal positions are one node with several parents. It can't be combined with
    /// [`resume`](Options::resume).
    pub graph: bool,
    /// The greatest distance of a bound from the true value, in units, in a game
    /// that gives no bounds.
    pub width: u32,
    /// The seed of the bounds in a game that gives none.
    pub seed: u64,
    /// The number of units by which every estimate is widened on both sides after
    /// separation, before the search starts again. With 0, it ends.
    pub widen: u32,
    /// The number of times that this is done, each time by
    /// [`widen`](Options::widen) more.
    pub rounds: u32,
    /// The depth at which nodes are leaves, if any.
    pub depth: Option<u32>,
    /// The share of nodes, in percent, whose bounds are wrong on purpose.
    pub errors: u32,
    /// The seed that decides which ones.
    pub errors_seed: u64,
    /// `true` if the least number of expansions of any proof is counted, in a tree of at most 3,000
    /// nodes.
    pub least: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            policy: Policy::Alternate,
            budget: None,
            resume: false,
            graph: false,
            width: 20,
            seed: 1,
            widen: 0,
            rounds: 1,
            depth: None,
            errors: 0,
            errors_seed: 1,
            least: false,
        }
    }
}

impl Options {
    pub(in crate::searches) fn from_settings(
        settings: &Settings,
        game: &impl Game,
    ) -> Result<Options, OptionError> {
        let default = Options::default();
        if settings.is_given("rounds") && settings.number("widen") == Some(0) {
            let why =
                "`rounds` is the number of times to widen: set `widen` too, such as `widen=2`";
            return Err(OptionError::Incompatible { name: "widen", why: why.to_owned() });
        }
        let mut bounds = settings.word("bounds").split(',');
        Ok(Options {
            policy: Policy::named(settings.word("policy")),
            budget: settings.number("budget"),
            resume: settings.is_on("resume"),
            graph: settings.remembers("graph", game),
            width: bounds.next().and_then(|width| width.parse().ok()).unwrap_or(default.width),
            seed: bounds.next().and_then(|seed| seed.parse().ok()).unwrap_or(default.seed),
            widen: settings.number("widen").unwrap_or(default.widen),
            rounds: settings.number("rounds").unwrap_or(default.rounds),
            depth: settings.horizon(game)?,
            errors: share_and_seed(settings).0,
            errors_seed: share_and_seed(settings).1,
            least: settings.is_on("least"),
        })
    }

    /// Returns the number of times to widen and begin again.
    pub(super) fn rounds(&self) -> u32 {
        if self.widen > 0 { self.rounds } else { 0 }
    }
}

/// Returns the numbers of the option `errors`.
fn share_and_seed(settings: &Settings) -> (u32, u64) {
    let mut numbers = settings.word("errors").split(',');
    let share = numbers.next().and_then(|share| share.parse().ok()).unwrap_or(0);
    (share, numbers.next().and_then(|seed| seed.parse().ok()).unwrap_or(1))
}

const MOST: i64 = 1_000_000_000;

pub(super) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "policy",
        kind: OptionKind::Choice(Policy::NAMES),
        default: "alternate",
        about: about(
            "The choice of strategy while the best child has the greatest lower bound too.",
        ),
    },
    OptionSpec {
        name: "budget",
        kind: OptionKind::Number { min: 1, max: MOST },
        default: "",
        about: about(
            "The greatest number of expansions, the root's included; a search that stops there has no proof.",
        ),
    },
    OptionSpec {
        name: "resume",
        kind: OptionKind::Choice(&["on", "off"]),
        default: "off",
        about: about("Begin the next descent where the backup stopped instead of at the root."),
    },
    OptionSpec {
        name: "graph",
        kind: REMEMBERS,
        default: AUTO,
        about: about(
            "Make equal positions one node, and back up to all of its parents; auto: in games that merge them.",
        ),
    },
    OptionSpec {
        name: "bounds",
        kind: OptionKind::Numbers { count: 2, min: 0, max: MOST },
        default: "20,1",
        about: about(
            "For a game that gives no bounds: the greatest distance of a bound from the true value, and a seed.",
        ),
    },
    OptionSpec {
        name: "widen",
        kind: OptionKind::Number { min: 0, max: MOST },
        default: "0",
        about: about(
            "After separation, search again with every estimate widened by so many units.",
        ),
    },
    OptionSpec {
        name: "rounds",
        kind: OptionKind::Number { min: 0, max: MOST },
        default: "1",
        about: about("The number of times to widen."),
    },
    DEPTH,
    OptionSpec {
        name: "errors",
        kind: OptionKind::Numbers { count: 2, min: 0, max: MOST },
        default: "0,1",
        about: about(
            "Make the bounds of so many percent of the nodes wrong on purpose, and a seed.",
        ),
    },
    OptionSpec {
        name: "least",
        kind: OptionKind::Choice(&["off", "on"]),
        default: "off",
        about: about(
            "Count the least number of expansions by which any proof is possible, too, in a tree of at most 3,000 nodes without `graph` and `widen`.",
        ),
    },
];
