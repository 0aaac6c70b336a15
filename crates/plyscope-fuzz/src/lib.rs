//! The targets of fuzzing: each [`Target`] takes any text, and panics only if the program is wrong.
//!
//! `cargo xtask fuzz` has libFuzzer look for such text, with the programs in `fuzz`. What it finds
//! goes to `tests/corpus/fuzz` and is tried by every run of the tests, like texts that
//! [`Target::make`] makes by the grammar and [`mutated`] spoils.

mod claims;
mod dice;
mod ends;
mod games;
mod mutate;
mod notation;
mod options;
mod session;
mod trace;

pub use dice::bytes;
pub use ends::ended_as_claimed;
pub use mutate::{mutated, vary};

use arbitrary::{Result, Unstructured};

/// A reader, or another part that is tried.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The name of its program in `fuzz` and of its folder in `tests/corpus/fuzz`.
    pub name: &'static str,
    /// Tries a text. Returns `true` if it was taken.
    pub try_text: fn(&str) -> bool,
    /// Makes a text by the grammar, which nearly always is taken.
    pub make: fn(&mut Unstructured<'_>) -> Result<String>,
}

/// Everything that is tried.
pub const TARGETS: [Target; 4] = [
    Target { name: "notation", try_text: notation::try_text, make: games::game },
    Target { name: "options", try_text: options::try_text, make: options::make },
    Target { name: "session", try_text: session::try_text, make: session::make },
    Target { name: "trace", try_text: trace::try_text, make: trace::make },
];

/// Returns the target of this name.
///
/// # Panics
///
/// There is none.
///
/// ```
/// let notation = plyscope_fuzz::target("notation");
/// assert!((notation.try_text)("[[3,12,8],[2,4,6],[14,5,2]]"));
/// assert!(!(notation.try_text)("[[3,12,8],"));
/// ```
pub fn target(name: &str) -> Target {
    let found = TARGETS.into_iter().find(|target| target.name == name);
    found.unwrap_or_else(|| panic!("nothing that is tried is called `{name}`"))
}
