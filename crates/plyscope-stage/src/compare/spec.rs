//! A search of a comparison.

use std::fmt;

use plyscope::{AnyGame, AnySearch, OptionError, SearchError, Settings};

use super::error::CompareError;

/// A search and its options, as they are given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchSpec {
    /// The name of the search.
    pub algorithm: String,
    /// The names and values of options.
    pub options: Vec<(String, String)>,
}

impl SearchSpec {
    /// Returns the search before its first step. It is not prepared.
    ///
    /// # Errors
    ///
    /// There is no such search, or it doesn't run on this game with these options.
    pub fn search(&self, game: AnyGame) -> Result<AnySearch<AnyGame>, SearchError> {
        let options = self.options.iter().cloned();
        AnySearch::builder(&self.algorithm, game).options(options).build_unprepared()
    }

    /// Returns the error of a comparison for that of a search. `seed` is the seed of the game in a
    /// sample.
    pub fn refused(&self, error: SearchError, seed: Option<u64>) -> CompareError {
        match error {
            SearchError::Option(error) => {
                let seed = seed.filter(|_| matches!(error, OptionError::Incompatible { .. }));
                let place = seed.map_or_else(String::new, |seed| format!(", seed {seed}"));
                CompareError::CannotRun { search: format!("`{self}`{place}"), error }
            }
            error => CompareError::Search(error),
        }
    }

    /// Returns this search with its options in the order in which the register lists them.
    ///
    /// # Errors
    ///
    /// There is no such search, or it doesn't run on this game with these options.
    pub fn in_order(&self, game: AnyGame, seed: Option<u64>) -> Result<SearchSpec, CompareError> {
        let search = self.search(game).map_err(|error| self.refused(error, seed))?;
        let algorithm = search.algorithm();
        let settings =
            Settings::of(algorithm.name, algorithm.options, self.options.iter().cloned());
        let options = settings.iter().flat_map(Settings::given);
        let options = options.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        Ok(SearchSpec { algorithm: self.algorithm.clone(), options })
    }
}

impl fmt::Display for SearchSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.algorithm)?;
        self.options.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}
