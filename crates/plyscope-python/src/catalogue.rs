//! The searches and the games that there are.

use plyscope::{ALGORITHMS, GAMES, OptionSpec};
use plyscope_stage::compare::all_counts;
use pyo3::prelude::*;

/// The name of an option, the values that it takes, its default and what it is.
type Described = (&'static str, String, &'static str, &'static str);
/// The name of a search or a game, what it is, an example of a game, and its options.
type Entry = (&'static str, &'static str, &'static str, Vec<Described>);

/// Returns the searches, the games, and the names of counts with their labels.
#[pyfunction]
pub(crate) fn catalogue() -> (Vec<Entry>, Vec<Entry>, Vec<(&'static str, &'static str)>) {
    let options = |options: &'static [OptionSpec]| {
        options.iter().map(|it| (it.name, it.kind.takes(), it.default, it.about)).collect()
    };
    let searches = ALGORITHMS.iter().map(|it| (it.name, it.about, "", options(it.options)));
    let games = GAMES.iter().map(|it| (it.name, it.about, it.example, options(it.options)));
    let counts = all_counts().into_iter().map(|count| (count.key, count.label));
    (searches.collect(), games.collect(), counts.collect())
}
