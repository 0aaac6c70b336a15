//! Options as data: a search or a game describes its options, and help,
//! controls and links are made from the descriptions.

use std::str::FromStr;

use crate::decimal::{self, Decimal};
use crate::limits::grouped;
use crate::scale::{LARGE, about};
use crate::{CountSpec, Game, Interval, Limits, Numbers, Player, Unit, Value, Window};

/// A search, described.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Algorithm {
    /// As in `--algorithm` and in links: `alpha-beta`.
    pub name: &'static str,
    /// As people write it: `SSS*`.
    pub title: &'static str,
    /// One sentence.
    pub about: &'static str,
    /// The kind of search.
    pub kind: SearchKind,
    /// The numbers that it counts besides [those that all count](crate::Counts::COMMON).
    pub counts: &'static [CountSpec],
    /// Its options.
    pub options: &'static [OptionSpec],
    /// The reason why it can't search a [game with chance](crate::Game::has_chance); `None` if it
    /// takes the means at chance nodes.
    pub refuses_chance: Option<&'static str>,
}

/// The data that a search works with, and so what there is to watch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SearchKind {
    /// The values of the nodes on the path.
    Values,
    /// The windows of the nodes on the path.
    Windows,
    /// The values of the parents of the nodes on the path: each call gets that of one.
    Parents,
    /// Null windows, which only test whether a value is reached, and searches
    /// again of the nodes where it is.
    Tests,
    /// Passes with the horizon at one ply, two, three and so on: the windows of the nodes on the
    /// path, and what each pass has found.
    Deepening,
    /// One null window at the root after another, with bounds kept of every
    /// node.
    Passes,
    /// OPEN, ordered by merit, the value that this side may still hope for.
    Open(Player),
    /// The bounds of the root's children.
    Intervals,
    /// The numbers of leaves that still have to be won, or lost, to settle a
    /// node.
    Proofs,
    /// The live nodes, ordered by their bounds, and the best solution so far.
    Live,
    /// The visits of each node, and the means of its results.
    Visits,
    /// The payoffs of several players.
    Payoffs,
    /// What another program reports of its search, which may have no windows.
    Reported {
        /// `true` if it has.
        windows: bool,
    },
}

/// One option of a search or a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// As written before the `=`.
    pub name: &'static str,
    /// The values that it takes, after the `=`.
    pub kind: OptionKind,
    /// The value if none is given, as it would be written; empty if the default
    /// is "none".
    pub default: &'static str,
    /// One sentence.
    pub about: &'static str,
}

/// The values that an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A whole number from `min` to `max`.
    Number {
        /// The least value that is allowed.
        min: i64,
        /// The greatest that is allowed.
        max: i64,
    },
    /// A decimal number from `min` to `max`.
    Decimal {
        /// The least value that is allowed.
        min: i64,
        /// The greatest that is allowed.
        max: i64,
    },
    /// One of these words, or a decimal number from `min` to `max`.
    ChoiceOrDecimal {
        /// The words.
        words: &'static [&'static str],
        /// The least value that is allowed.
        min: i64,
        /// The greatest that is allowed.
        max: i64,
    },
    /// Whole numbers from `min` to `max` with commas between them, `count` at
    /// most.
    Numbers {
        /// The greatest number of them.
        count: usize,
        /// The least value that is allowed.
        min: i64,
        /// The greatest that is allowed.
        max: i64,
    },
    /// Two decimal numbers, of which the first is not the greater one, with `..` between them.
    Range,
}

/// An option that can't be taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OptionError {
    /// There is no option of this name.
    #[error("`{owner}` has no option `{name}`; {}", known_options(known))]
    Unknown {
        /// The search or game.
        owner: String,
        /// The name that was given.
        name: String,
        /// The names of the options that there are.
        known: Vec<&'static str>,
    },
    /// The option doesn't take this value.
    #[error("`{name}={value}` is not valid: {name} takes {takes}")]
    Value {
        /// The option.
        name: String,
        /// The value that was given.
        value: String,
        /// The values that are valid, in words.
        takes: String,
    },
    /// The option was given twice.
    #[error("`{name}` is given twice, as `{first}` and as `{second}`")]
    Twice {
        /// The option.
        name: String,
        /// The first value.
        first: String,
        /// The second value.
        second: String,
    },
    /// A search of a game that may never end would go deeper than [`Limits`](crate::Limits) allow.
    #[error(
        "a line has at most {} plies here, so take a nearer horizon than `depth={value}`; \
         the command line and the crate have no such limit",
        grouped(*.most)
    )]
    TooDeep {
        /// The horizon that was given.
        value: String,
        /// The limit.
        most: u32,
    },
    /// The options are right one by one, but this search can't run on this
    /// game with them.
    #[error("{why}")]
    Incompatible {
        /// The option to change.
        name: &'static str,
        /// The reason, and what to change.
        why: String,
    },
}

impl OptionError {
    /// Returns the name of the option that the error is about.
    pub fn name(&self) -> &str {
        match self {
            OptionError::Unknown { name, .. }
            | OptionError::Value { name, .. }
            | OptionError::Twice { name, .. } => name,
            OptionError::TooDeep { .. } => DEPTH.name,
            OptionError::Incompatible { name, .. } => name,
        }
    }

    /// Returns the error with the reason, if it is about an option that a search
    /// [lacks](crate::Search::LACKS).
    pub(crate) fn explained(self, lacks: &[(&'static str, &'static str)]) -> OptionError {
        match &self {
            OptionError::Unknown { name, .. } => {
                let lack = lacks.iter().find(|(lack, _)| LARGE && lack == name);
                lack.map_or(self, |&(name, why)| OptionError::Incompatible {
                    name,
                    why: why.to_owned(),
                })
            }
            _ => self,
        }
    }
}

fn known_options(known: &[&str]) -> String {
    match known {
        [] => "it has none".to_owned(),
        names => format!("it has {}", names.join(", ")),
    }
}

impl OptionSpec {
    /// Returns `true` if, with `on`, a search remembers positions, and doesn't search one again that
    /// comes up once more.
    pub fn remembers(&self) -> bool {
        self.kind == REMEMBERS
    }

    /// Returns `true` if it sets the depth at which nodes are evaluated instead of searched.
    pub fn is_horizon(&self) -> bool {
        self.name == DEPTH.name
    }
}

impl OptionKind {
    /// Returns the values that are valid, in words.
    pub fn takes(self) -> String {
        match self {
            OptionKind::Choice(words) => match words {
                [one] => format!("`{one}`"),
                [init @ .., last] => format!("{} or {last}", init.join(", ")),
                [] => "nothing".to_owned(),
            },
            OptionKind::ChoiceOrDecimal { words, min, max } => {
                format!("{}, or a number from {min} to {max}", words.join(", "))
            }
            OptionKind::Number { min, max } => format!("a whole number from {min} to {max}"),
            OptionKind::Decimal { min, max } => format!("a number from {min} to {max}"),
            OptionKind::Numbers { count, min, max } => {
                format!("up to {count} whole numbers from {min} to {max}, with commas between them")
            }
            OptionKind::Range => "two numbers such as -10..10, the lesser one first".to_owned(),
        }
    }

    fn accepts(self, text: &str) -> bool {
        fn within<N: FromStr + PartialOrd>(text: &str, min: N, max: N) -> bool {
            text.parse::<N>().is_ok_and(|n| min <= n && n <= max)
        }
        match self {
            OptionKind::Choice(words) => words.contains(&text),
            OptionKind::ChoiceOrDecimal { words, min, max } => {
                words.contains(&text) || OptionKind::Decimal { min, max }.accepts(text)
            }
            OptionKind::Number { min, max } => within(text, min, max),
            OptionKind::Decimal { min, max } => {
                Decimal::signed(text).is_some_and(|(n, minus)| n.is_within(minus, min, max))
                    || decimal::is_power_within(text, min, max)
            }
            OptionKind::Numbers { count, min, max } => {
                text.split(',').count() <= count
                    && text.split(',').all(|part| within(part, min, max))
            }
            OptionKind::Range => text.split_once("..").is_some_and(|(lower, upper)| {
                [lower, upper].iter().all(|end| Decimal::signed(end).is_some())
            }),
        }
    }
}

/// The options that a source, a book or a course, sets otherwise than the defaults.
///
/// ```
/// use plyscope::{CONVENTIONS, Search, Settings, alpha_beta::AlphaBeta, tree::Tree};
///
/// let cs188 = CONVENTIONS.iter().find(|convention| convention.name == "cs188").unwrap();
/// assert_eq!(cs188.choices, [("cut", "past-equality")]);
///
/// let algorithm = <AlphaBeta<Tree>>::ALGORITHM;
/// let settings = Settings::of(algorithm.name, algorithm.options, [("convention", "cs188")])?;
/// assert_eq!(settings.word("cut"), "past-equality");
/// # Ok::<(), plyscope::OptionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Convention {
    /// As in `convention=`: `aima`.
    pub name: &'static str,
    /// The source.
    pub source: &'static str,
    /// The options that differ from their defaults, with their values. One that is given besides
    /// comes first.
    pub choices: &'static [(&'static str, &'static str)],
}

/// The conventions that `convention=` takes.
pub const CONVENTIONS: &[Convention] = &[
    Convention {
        name: "aima",
        source: "Russell and Norvig, Artificial Intelligence: A Modern Approach, 4th edition, figure 6.7: a node returns as soon as v ≥ β or v ≤ α",
        choices: &[],
    },
    Convention {
        name: "cs188",
        source: "Berkeley, CS188, project on multi-agent search: equal values are not cut off, so that the states that are expanded can be compared",
        choices: &[("cut", "past-equality")],
    },
    Convention {
        name: "lecture",
        source: "the procedure of the lecture in docs/sources.md: it returns where V ≤ U",
        choices: &[],
    },
    Convention {
        name: "textbook-strict",
        source: "texts that cut only past equality, where V < U",
        choices: &[("cut", "past-equality")],
    },
];

/// Options that were checked against their descriptions. An option that isn't
/// given has its default.
///
/// ```
/// use plyscope::{Search, Settings, alpha_beta::AlphaBeta, tree::Tree};
///
/// let algorithm = <AlphaBeta<Tree>>::ALGORITHM;
/// let settings = Settings::of(algorithm.name, algorithm.options, [("fail", "hard")])?;
/// assert_eq!(settings.word("fail"), "hard");
/// assert_eq!(settings.word("cut"), "at-equality");
///
/// let wrong = Settings::of(algorithm.name, algorithm.options, [("fail", "loud")]);
/// assert_eq!(wrong.unwrap_err().to_string(), "`fail=loud` is not valid: fail takes soft or hard");
/// # Ok::<(), plyscope::OptionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    specs: &'static [OptionSpec],
    /// The values that were given, in the order of the descriptions.
    given: Vec<(&'static str, String)>,
}

impl Settings {
    /// Returns the default of each of these options.
    pub const fn defaults(specs: &'static [OptionSpec]) -> Settings {
        Settings { specs, given: Vec::new() }
    }

    /// Checks `given` against the descriptions of the options of `owner`, a
    /// search or a game.
    pub fn of<N: Into<String>, T: Into<String>>(
        owner: &str,
        specs: &'static [OptionSpec],
        given: impl IntoIterator<Item = (N, T)>,
    ) -> Result<Settings, OptionError> {
        let given = given.into_iter().map(|(name, value)| (name.into(), value.into()));
        Settings::check(owner, specs, given.collect())
    }

    fn check(
        owner: &str,
        specs: &'static [OptionSpec],
        given: Vec<(String, String)>,
    ) -> Result<Settings, OptionError> {
        let mut checked: Vec<(&'static str, String)> = Vec::new();
        for (name, value) in given {
            let Some(spec) = specs.iter().find(|spec| spec.name == name) else {
                let known = specs.iter().map(|spec| spec.name).collect();
                return Err(OptionError::Unknown { owner: owner.to_owned(), name, known });
            };
            if !spec.kind.accepts(&value) {
                let takes = spec.kind.takes();
                return Err(OptionError::Value { name, value, takes });
            }
            if let Some((_, first)) = checked.iter().find(|(given, _)| *given == spec.name) {
                let first = first.clone();
                return Err(OptionError::Twice { name, first, second: value });
            }
            checked.push((spec.name, value));
        }
        let place = |spec: &OptionSpec| checked.iter().position(|(name, _)| *name == spec.name);
        let in_order = specs.iter().filter_map(place);
        let given = in_order.map(|at| checked[at].clone()).collect();
        Ok(Settings { specs, given })
    }

    /// Returns the options that were given, without the defaults, in the order
    /// of the descriptions.
    pub fn given(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.given.iter().map(|(name, value)| (*name, value.as_str()))
    }

    /// Returns the value of the option `name` as written, or that of the
    /// [convention](crate::Convention), or its default.
    ///
    /// # Panics
    ///
    /// No option of that name is described: a mistake in the program, not in its
    /// input.
    pub fn word(&self, name: &str) -> &str {
        let spec = self.specs.iter().find(|spec| spec.name == name);
        let spec = spec.unwrap_or_else(|| panic!("no option `{name}` is described"));
        let given = self.given.iter().find(|(given, _)| *given == name);
        match given {
            Some((_, value)) => value,
            None => self.by_convention(name).unwrap_or(spec.default),
        }
    }

    /// Returns what the convention in force has for an option, if that isn't the default.
    fn by_convention(&self, name: &str) -> Option<&'static str> {
        let (_, chosen) = self.given.iter().find(|(given, _)| *given == CONVENTION.name)?;
        let convention = CONVENTIONS.iter().find(|convention| convention.name == chosen)?;
        convention.choices.iter().find(|(option, _)| *option == name).map(|(_, value)| *value)
    }

    /// Returns the value of a numeric option; `None` if it isn't given and has no
    /// default.
    pub fn number<N: FromStr>(&self, name: &str) -> Option<N> {
        self.word(name).parse().ok()
    }

    /// Returns the value of an option that is written like the values of a game
    /// with this unit.
    ///
    /// # Errors
    ///
    /// It is no plain number, is finer than the game's values, or greater than
    /// any.
    pub fn value(&self, name: &'static str, unit: Unit) -> Result<Value, OptionError> {
        let word = self.word(name);
        Value::read(word, unit).ok_or_else(|| {
            let max = Value::new(Value::MOST);
            let fineness = match (unit.numbers(), unit.parts().ilog10()) {
                (Numbers::Fractions, _) => format!("a multiple of 1/{}", unit.parts()),
                (Numbers::Decimals, 0) => "a whole number".to_owned(),
                (Numbers::Decimals, 1) => "a number with at most one decimal".to_owned(),
                (Numbers::Decimals, more) => format!("a number with at most {more} decimals"),
            };
            let (min, max) = ((-max).display(unit), max.display(unit));
            let takes = format!("{fineness} in this game, from {min} to {max}");
            OptionError::Value { name: name.to_owned(), value: word.to_owned(), takes }
        })
    }

    /// Returns the two values of an option that is a range of a game with this unit; `None` if it
    /// isn't given and has no default.
    ///
    /// # Errors
    ///
    /// They are finer than the game's values, greater than any, or the first is the greater one.
    pub fn range(&self, name: &'static str, unit: Unit) -> Result<Option<Interval>, OptionError> {
        let word = self.word(name);
        let Some((lower, upper)) = word.split_once("..") else { return Ok(None) };
        let read = |end| Value::read(end, unit);
        let range = read(lower).zip(read(upper)).and_then(|(one, other)| Interval::new(one, other));
        match range {
            Some(range) => Ok(Some(range)),
            None => Err(OptionError::Value {
                name: name.to_owned(),
                value: word.to_owned(),
                takes: OptionKind::Range.takes(),
            }),
        }
    }

    /// Returns the window that the option `window` gives the root of a game with this unit: that of
    /// all values, if it isn't given.
    ///
    /// # Errors
    ///
    /// Those of [`range`](Settings::range), or no value lies between its ends.
    pub fn window(&self, unit: Unit) -> Result<Window, OptionError> {
        let name = WINDOW.name;
        match self.range(name, unit)? {
            None => Ok(Window::ALL),
            Some(Interval { lower, upper }) if lower < upper => {
                Ok(Window { alpha: lower, beta: upper })
            }
            Some(_) => Err(OptionError::Value {
                name: name.to_owned(),
                value: self.word(name).to_owned(),
                takes: OptionKind::Range.takes(),
            }),
        }
    }

    /// Returns `true` if the option `name` can change anything in this game: one is about chance.
    pub fn has_effect(&self, name: &str, game: &impl Game) -> bool {
        game.has_chance() || name != CHANCE.name
    }

    /// Returns `true` if a switch of `on` and `off` is on.
    pub fn is_on(&self, name: &str) -> bool {
        self.word(name) == "on"
    }

    /// Returns `true` if the option `name` is on, by which a search remembers
    /// positions, or if it is `auto` and this game [merges](Game::merges) equal
    /// positions.
    pub fn remembers(&self, name: &str, game: &impl Game) -> bool {
        // See docs/decisions/a-memory-is-left-to-the-game.md.
        match self.word(name) {
            AUTO => game.merges(),
            word => word == "on",
        }
    }

    /// Returns the horizon that the option `depth` sets, if there is one. Without
    /// a horizon, a search goes down lines of play to their end.
    ///
    /// # Errors
    ///
    /// None is set, no `budget` limits the expansions, and the game
    /// [may never end](Game::is_endless).
    pub fn horizon(&self, game: &impl Game) -> Result<Option<u32>, OptionError> {
        let name = DEPTH.name;
        let horizon = if self.has(name) { self.number(name) } else { None };
        if horizon.is_none() && game.is_endless() && !self.is_given(BUDGET) {
            let mut why =
                "a line of play in this game may never end: set a horizon with `depth=`".to_owned();
            if self.has(BUDGET) {
                why.push_str(", or limit the expansions with `budget=`");
            }
            return Err(OptionError::Incompatible { name, why });
        }
        Ok(horizon)
    }

    /// Returns an error if a search of this game would go deeper than these limits: a line has an
    /// end in all games but those that [may never end](Game::is_endless), which are within limits
    /// where the horizon is. (Without one, a [budget](Settings::horizon) ends the search, and each
    /// expansion adds a ply at most.)
    ///
    /// # Errors
    ///
    /// [`OptionError::TooDeep`].
    pub fn fits(&self, game: &impl Game, limits: Limits) -> Result<(), OptionError> {
        let depth = if self.has(DEPTH.name) { self.number::<u32>(DEPTH.name) } else { None };
        match depth {
            Some(depth) if depth > limits.plies && game.is_endless() => {
                Err(OptionError::TooDeep { value: depth.to_string(), most: limits.plies })
            }
            _ => Ok(()),
        }
    }

    /// Returns `true` if there is an option `name`.
    pub fn has(&self, name: &str) -> bool {
        self.specs.iter().any(|spec| spec.name == name)
    }

    /// Returns `true` if the option `name` was given.
    pub fn is_given(&self, name: &str) -> bool {
        self.given.iter().any(|(given, _)| *given == name)
    }
}

/// The option of the searches that a number of expansions can end.
const BUDGET: &str = "budget";

/// The choice that leaves the decision to the game.
pub(crate) const AUTO: &str = "auto";

/// The values of an option by which a search remembers positions;
/// [`Settings::remembers`] reads it.
pub(crate) const REMEMBERS: OptionKind = OptionKind::Choice(&[AUTO, "off", "on"]);

/// `table=`, the same in every search that has one.
pub(crate) const TABLE: OptionSpec = OptionSpec {
    name: "table",
    kind: REMEMBERS,
    default: AUTO,
    about: about(
        "Remember positions in a transposition table, and don't search one again if its bounds there suffice; auto: in games that merge equal positions.",
    ),
};

/// `convention=`, of searches that sources write in several ways.
pub(crate) const CONVENTION: OptionSpec = OptionSpec {
    name: "convention",
    kind: OptionKind::Choice(&NAMES),
    default: OFF,
    about: about(
        "Set the other options as a source has them (CS188 of Berkeley, for one, doesn't cut at equality); one that is given comes first.",
    ),
};

/// No convention.
const OFF: &str = "off";

/// The values of the option.
const NAMES: [&str; CONVENTIONS.len() + 1] = {
    let mut names = [OFF; CONVENTIONS.len() + 1];
    let mut at = 0;
    while at < CONVENTIONS.len() {
        names[at + 1] = CONVENTIONS[at].name;
        at += 1;
    }
    names
};

/// `chance=`, of alpha-beta at chance nodes.
pub(crate) const CHANCE: OptionSpec = OptionSpec {
    name: "chance",
    kind: OptionKind::Choice(&["star1", "star2", "full"]),
    default: "star1",
    about: about(
        "At chance nodes, leave out what can't matter whatever the rest is worth (star1), after a look at one child of each child (star2), or nothing (full).",
    ),
};

/// `range=`, of alpha-beta.
pub(crate) const RANGE: OptionSpec = OptionSpec {
    name: "range",
    kind: OptionKind::Range,
    default: "",
    about: about(
        "The least and the greatest value that can occur: nothing is better for MAX or MIN, so the rest is cut off; children of chance nodes are left out by them, and without them by those of the game.",
    ),
};

/// `window=`, of the searches that begin with one.
pub(crate) const WINDOW: OptionSpec = OptionSpec {
    name: "window",
    kind: OptionKind::Range,
    default: "",
    about: about(
        "The window that the root is given; of a value outside it, only that is found. Without it, every value matters.",
    ),
};

/// `depth=`, the same in every search that has a horizon.
pub(crate) const DEPTH: OptionSpec = OptionSpec {
    name: "depth",
    kind: OptionKind::Number { min: 0, max: 1_000_000_000 },
    default: "",
    about: about(
        "Nodes at this depth are evaluated instead of searched; without it, the game is searched to its end.",
    ),
};
