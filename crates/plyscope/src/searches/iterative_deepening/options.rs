//! The options of iterative deepening.

use std::num::NonZeroU32;

use crate::options::{self, OptionError, OptionKind, OptionSpec, Settings};
use crate::scale::about;
use crate::{Game, Value};

/// The options of [`IterativeDeepening`](super::IterativeDeepening).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The depth of the last pass, if the game isn't searched to its end before.
    pub depth: Option<u32>,
    /// The greatest number of expansions in all passes together, if there is one.
    pub budget: Option<NonZeroU32>,
    /// `true` if the principal variation of the pass before is searched first.
    pub pv: bool,
    /// `true` if equal positions are remembered in a transposition table; their best moves come
    /// next, also in later passes.
    pub table: bool,
    /// `true` if the last two moves that closed the window of a node of the same ply come next.
    pub killers: bool,
    /// `true` if the moves that were the best most often come next.
    pub history: bool,
    /// `true` if a null window asks from the second child on whether it is better.
    pub null_windows: bool,
    /// `true` if nodes at the horizon that are not quiet are searched.
    pub quiescence: bool,
    /// The distance from the value of the pass before at which a window of the root ends, in
    /// units, if it isn't infinite.
    pub aspiration: Option<i32>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            depth: None,
            budget: None,
            pv: true,
            table: false,
            killers: true,
            history: true,
            null_windows: false,
            quiescence: false,
            aspiration: None,
        }
    }
}

const ON: OptionKind = OptionKind::Choice(&["on", "off"]);

pub(super) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        name: "pv",
        kind: ON,
        default: "on",
        about: about("Search the principal variation of the pass before first."),
    },
    OptionSpec {
        about: about(
            "Remember equal positions in a table: within a pass their values, and from pass to pass their best moves, which come next; auto: in games that merge them.",
        ),
        ..options::TABLE
    },
    OptionSpec {
        name: "killers",
        kind: ON,
        default: "on",
        about: about(
            "Then search the last two moves that closed the window of a node of the same ply.",
        ),
    },
    OptionSpec {
        name: "history",
        kind: ON,
        default: "on",
        about: about(
            "Then search the moves that were the best most often, by the sizes of the subtrees.",
        ),
    },
    OptionSpec {
        name: "null-windows",
        kind: OptionKind::Choice(&["off", "on"]),
        default: "off",
        about: about(
            "From the second child on, ask with a null window whether it is better, and search it again if it is, like NegaScout.",
        ),
    },
    OptionSpec {
        name: "quiescence",
        kind: OptionKind::Choice(&["off", "on"]),
        default: "off",
        about: about(
            "At the horizon, don't evaluate a node that is marked as not quiet, but search on until all are quiet.",
        ),
    },
    OptionSpec {
        name: "aspiration",
        kind: OptionKind::ChoiceOrDecimal { words: &["off"], min: 0, max: Value::MOST as i64 },
        default: "off",
        about: about(
            "Begin each pass with a window that ends so far from the value of the pass before; one that fails is searched again with that end open.",
        ),
    },
    OptionSpec {
        name: "budget",
        kind: OptionKind::Number { min: 1, max: 1_000_000_000 },
        default: "",
        about: about(
            "The greatest number of expansions in all passes; the move is that of the last pass that was finished.",
        ),
    },
    OptionSpec {
        about: about(
            "The depth of the last pass; without it, passes go on until the game is searched to its end.",
        ),
        ..options::DEPTH
    },
];

impl Options {
    /// # Errors
    ///
    /// The width of the window is finer than the game's values, or nothing ends the passes.
    pub(in crate::searches) fn from_settings(
        settings: &Settings,
        game: &impl Game,
    ) -> Result<Options, OptionError> {
        let on = |name| settings.word(name) == "on";
        let aspiration = match settings.word("aspiration") {
            "off" => None,
            _ => Some(settings.value("aspiration", game.unit())?.units()),
        };
        Ok(Options {
            depth: settings.horizon(game)?,
            budget: settings.number("budget"),
            pv: on("pv"),
            table: settings.remembers(options::TABLE.name, game),
            killers: on("killers"),
            history: on("history"),
            null_windows: on("null-windows"),
            quiescence: on("quiescence"),
            aspiration,
        })
    }
}
