//! How sources write the same search: the choices that a book or a course makes.

use crate::options::{OptionKind, OptionSpec};
use crate::scale::about;

/// What a source does where others do otherwise.
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

/// Returns the value that a convention gives an option, if it isn't the default.
pub(crate) fn choice_of(convention: &str, option: &str) -> Option<&'static str> {
    let convention = CONVENTIONS.iter().find(|of| of.name == convention)?;
    convention.choices.iter().find(|(name, _)| *name == option).map(|(_, value)| *value)
}
