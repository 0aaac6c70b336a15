//! Another program's search, by what it says that it does, against a search of ours: where it first
//! differs, which options it agrees with, and which known mistakes explain it.

mod compare;
mod error;
mod explained;
mod heard;
mod recorded;
mod told;

use std::io::BufRead;

use plyscope::{ALGORITHMS, AnyGame, Event, OptionKind};
use serde::Serialize;

use self::compare::compare;
use self::explained::explained;
use self::heard::{Heard, Kinds};
use crate::run::{Run, RunBuilder};

pub use self::compare::Difference;
pub use self::error::{CheckError, LineError};
pub use self::explained::Explanation;
pub use self::told::told;

/// The result of a check.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Checked {
    /// The number of lines that say something.
    pub said: usize,
    /// The number of leaves that are said to be looked at.
    pub leaves: usize,
    /// What is compared, and whether it is right by itself.
    pub parts: Vec<Part>,
    /// The first difference from the search with the options that were claimed; none if the program does
    /// the same.
    pub difference: Option<Difference>,
    /// The options of other sources with which the search does the same, beside those that were given:
    /// each a list of names and values.
    pub agrees: Vec<Vec<(String, String)>>,
    /// The smallest sets of known mistakes that explain what is said.
    pub explained: Vec<Explanation>,
}

/// A part of what is said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Part {
    /// What it is about.
    pub about: Aspect,
    /// The first difference from the search with the options that were claimed, as far as this is
    /// compared.
    pub difference: Option<Difference>,
}

/// What a part of what is said is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Aspect {
    /// The leaves that are looked at, in order.
    Leaves,
    /// The nodes that are entered, and their windows.
    Entered,
    /// What nodes return.
    Returned,
    /// The steps of a search that chooses among all nodes.
    Steps,
}

impl Aspect {
    /// Returns its name.
    pub const fn name(self) -> &'static str {
        match self {
            Aspect::Leaves => "leaves",
            Aspect::Entered => "entered",
            Aspect::Returned => "returned",
            Aspect::Steps => "steps",
        }
    }
}

/// Checks what a program says against a search of a game, by their names and options.
///
/// Leaves are always compared, unless only steps are told. Nodes that are entered and left are, if any are
/// said to be, and so are the steps of a search that chooses among all nodes. A node is called by its place, its name or its letters. The trace is read once, line by line, and kept in a
/// short form.
///
/// ```
/// use plyscope_stage::check::check;
///
/// // Nothing is cut off.
/// let checked = check("alpha-beta", "[[3,12,8],[2,4,6]]", &[], "3 12 8 2 4 6".as_bytes())?;
/// let difference = checked.difference.unwrap();
/// assert_eq!((difference.line, difference.said.as_deref()), (Some(1), Some("leaf 4")));
/// assert_eq!(difference.wanted, None, "the search has ended");
/// assert_eq!(checked.explained[0].mistakes, "no-cut");
/// assert_eq!(checked.explained[0].shows_on.as_deref(), Some("[2,[1,3]]"));
/// # Ok::<(), plyscope_stage::check::CheckError>(())
/// ```
///
/// # Errors
///
/// A line can't be read, nothing is said, or there is no such game or search.
pub fn check(
    algorithm: &str,
    game: &str,
    options: &[(String, String)],
    trace: impl BufRead,
) -> Result<Checked, CheckError> {
    check_with(|| Run::builder(algorithm, game), algorithm, options, trace, &mut || true)
}

/// Checks the same against a search of a game that is there already, as long as `go_on` returns `true`. It
/// is asked between any two steps of a search.
///
/// ```
/// use plyscope_stage::check::{CheckError, check_of};
///
/// let game = "random:branching=4,depth=14".parse()?;
/// let checked = check_of("minimax", &game, &[], "enter e".as_bytes(), &mut || false);
/// assert!(matches!(checked, Err(CheckError::Stopped)));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
///
/// # Errors
///
/// As for [`check`], and [`CheckError::Stopped`].
pub fn check_of(
    algorithm: &str,
    game: &AnyGame,
    options: &[(String, String)],
    trace: impl BufRead,
    go_on: &mut dyn FnMut() -> bool,
) -> Result<Checked, CheckError> {
    check_with(|| Run::builder_of(algorithm, game.clone()), algorithm, options, trace, go_on)
}

/// The number of positions that are looked at before the first step of a search, between two questions
/// whether to go on.
const PREPARED: usize = 1 << 8;

/// Opens a search.
fn open(builder: RunBuilder<'_>, go_on: &mut dyn FnMut() -> bool) -> Result<Run, CheckError> {
    let mut run = builder.open_unprepared()?;
    while !run.prepare(PREPARED)? {
        if !go_on() {
            return Err(CheckError::Stopped);
        }
    }
    Ok(run)
}

fn check_with<'a>(
    builder: impl Fn() -> RunBuilder<'a>,
    algorithm: &str,
    options: &[(String, String)],
    trace: impl BufRead,
    go_on: &mut dyn FnMut() -> bool,
) -> Result<Checked, CheckError> {
    let mut heard = Heard::read(trace)?;
    if heard.count == 0 {
        return Err(CheckError::Nothing);
    }
    let with = |options: &[(String, String)]| builder().options(options.to_vec());
    let mut claimed = open(with(options), go_on)?;
    heard.take_for_infinite(claimed.game());
    let difference = compare(&mut claimed, &heard, heard.kinds, go_on)?;
    let ends = difference.as_ref().is_some_and(|it| it.wanted.is_none());
    if ends && heard.kinds.leaf && !tells_leaves(&claimed) {
        return Err(CheckError::NoLeaves);
    }
    let Kinds { enter, leaf, leave, step } = heard.kinds;
    let only = |enter, leave, step: bool| Kinds { enter, leaf: leaf && !step, leave, step };
    let parts = [
        (leaf, Aspect::Leaves, only(false, false, false)),
        (enter, Aspect::Entered, only(true, false, false)),
        (leave, Aspect::Returned, only(false, true, false)),
        (step, Aspect::Steps, only(false, false, true)),
    ];
    let parts = parts
        .into_iter()
        .filter(|(is_said, ..)| *is_said)
        .map(|(_, about, kinds)| {
            // What agrees as a whole does so in its parts.
            let difference = match difference {
                Some(_) => compare(&mut claimed, &heard, kinds, go_on)?,
                None => None,
            };
            Ok(Part { about, difference })
        })
        .collect::<Result<_, CheckError>>()?;
    let mut agrees = Vec::new();
    if difference.is_some() {
        for options in variants(&claimed, algorithm, options) {
            // Some options don't go together.
            let mut run = match open(with(&options), go_on) {
                Ok(run) => run,
                Err(CheckError::Stopped) => return Err(CheckError::Stopped),
                Err(_) => continue,
            };
            if compare(&mut run, &heard, heard.kinds, go_on)?.is_none() {
                agrees.push(options);
            }
        }
    }
    let is_mistaken = difference.is_some() && agrees.is_empty();
    let explained = if is_mistaken { explained(&claimed, &heard) } else { Vec::new() };
    let Heard { count: said, leaves, .. } = heard;
    Ok(Checked { said, leaves, parts, difference, agrees, explained })
}

/// Returns `true` if a search that has ended tells of leaves.
fn tells_leaves(run: &Run) -> bool {
    let mut steps = 1..=run.recording().steps();
    steps.any(|step| {
        run.recording().step_events(step).any(|(_, event)| matches!(event, Event::Evaluate { .. }))
    })
}

/// Returns the options that were given, as other sources have them.
fn variants(run: &Run, algorithm: &str, given: &[(String, String)]) -> Vec<Vec<(String, String)>> {
    let specs = ALGORITHMS.iter().find(|it| it.name == algorithm).map_or(&[][..], |it| it.options);
    let names = run.search().variants();
    let others = given.iter().filter(|(name, _)| !names.contains(&&**name)).cloned();
    let mut all: Vec<Vec<(String, String)>> = vec![others.collect()];
    let mut claimed = all[0].clone();
    for name in names {
        let Some(spec) = specs.iter().find(|spec| spec.name == *name) else { continue };
        let OptionKind::Choice(words) = spec.kind else { continue };
        let option = |word: &str| ((*name).to_owned(), word.to_owned());
        let own = given.iter().find(|(given, _)| given == name).cloned();
        claimed.push(own.unwrap_or_else(|| option(spec.default)));
        let with = |so_far: Vec<(String, String)>| {
            words.iter().map(move |word| [&so_far[..], &[option(word)]].concat())
        };
        all = all.into_iter().flat_map(with).collect();
    }
    all.retain(|options| *options != claimed);
    all
}
