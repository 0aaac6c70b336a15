//! The searches, a file each, and their register.

use crate::options;
use crate::{Algorithm, AnyGame, Game, Observer, OptionError, Outcome, Search, Settings};

#[cfg(feature = "depth-first")]
pub mod ab_node_value;
#[cfg(feature = "depth-first")]
pub mod alpha_beta;
#[cfg(feature = "intervals")]
pub mod b_star;
#[cfg(feature = "live")]
pub mod branch_and_bound;
mod depth_first;
#[cfg(feature = "open")]
pub mod dual_star;
#[cfg(feature = "visits")]
pub mod mcts;
#[cfg(feature = "depth-first")]
pub mod minimax;
#[cfg(feature = "passes")]
pub mod mtd;
#[cfg(feature = "depth-first")]
pub mod nega_scout;
#[cfg(feature = "proofs")]
pub mod proof_number;
#[cfg(feature = "depth-first")]
pub mod scout;
#[cfg(feature = "open")]
mod solution_trees;
#[cfg(feature = "open")]
pub mod sss_star;
mod table;

/// Why a search asked for by name can't begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SearchError {
    /// No search has this name.
    #[error("there is no search `{name}`; there is {}", names())]
    Unknown {
        /// What was asked for.
        name: String,
    },
    /// One of the options can't be taken.
    #[error(transparent)]
    Option(#[from] OptionError),
}

fn names() -> String {
    let names: Vec<_> = ALGORITHMS.iter().map(|algorithm| algorithm.name).collect();
    names.join(", ")
}

/// A search that has a horizon goes down lines of play: one that never ends
/// would hold it for ever.
fn needs_horizon(game: &impl Game, settings: &Settings) -> Result<(), OptionError> {
    let name = options::DEPTH.name;
    if game.is_endless() && settings.has(name) && !settings.is_given(name) {
        let why = "this game's lines may go on for ever: say with `depth=` how far to look";
        return Err(OptionError::Incompatible { name, why: why.to_owned() });
    }
    Ok(())
}

macro_rules! register {
    ($($(#[$built:meta])* $variant:ident($module:ident::$search:ident)),+ $(,)?) => {
        /// What every search says of itself, in the order in which a person
        /// meets them.
        pub const ALGORITHMS: &[Algorithm] = &[$($(#[$built])* <$module::$search<AnyGame> as Search>::ALGORITHM),+];

        /// Any of the searches, chosen by name when the program runs.
        #[derive(Debug)]
        #[non_exhaustive]
        pub enum AnySearch<G: Game> {
            $($(#[$built])* #[doc = concat!("[`", stringify!($module), "::", stringify!($search), "`]")] $variant($module::$search<G>)),+
        }

        impl<G: Game> AnySearch<G> {
            /// The search of that name, about to begin.
            ///
            /// ```
            /// use plyscope::{AnyGame, AnySearch, Silent, Value};
            ///
            /// let game: AnyGame = "[[3,12,8],[2,4,6],[14,5,2]]".parse()?;
            /// let mut search = AnySearch::new("sss-star", game, [("depth", "9")])?;
            /// while search.step(&mut Silent) {}
            /// assert_eq!(search.outcome().unwrap().value(), Some(Value::new(3)));
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            pub fn new<N: Into<String>, T: Into<String>>(
                name: &str,
                game: G,
                given: impl IntoIterator<Item = (N, T)>,
            ) -> Result<AnySearch<G>, SearchError> {
                let Some(algorithm) = ALGORITHMS.iter().find(|known| known.name == name) else {
                    return Err(SearchError::Unknown { name: name.to_owned() });
                };
                let settings = Settings::of(name, algorithm.options, given)?;
                needs_horizon(&game, &settings)?;
                $(
                    $(#[$built])*
                    if name == <$module::$search<G> as Search>::ALGORITHM.name {
                        return Ok(AnySearch::$variant($module::$search::with_settings(game, &settings)?));
                    }
                )+
                unreachable!("`{name}` is in the register")
            }

            /// What the search says of itself.
            pub fn algorithm(&self) -> Algorithm {
                match self {
                    $($(#[$built])* AnySearch::$variant(_) => <$module::$search<G> as Search>::ALGORITHM),+
                }
            }

            /// See [`Search::step`].
            pub fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
                match self {
                    $($(#[$built])* AnySearch::$variant(search) => search.step(observer)),+
                }
            }

            /// See [`Search::outcome`].
            pub fn outcome(&self) -> Option<&Outcome> {
                match self {
                    $($(#[$built])* AnySearch::$variant(search) => search.outcome()),+
                }
            }

            /// See [`Search::game`].
            pub fn game(&self) -> &G {
                match self {
                    $($(#[$built])* AnySearch::$variant(search) => search.game()),+
                }
            }

            /// See [`Search::listing`].
            pub fn listing(&self) -> Vec<&'static str> {
                match self {
                    $($(#[$built])* AnySearch::$variant(search) => search.listing()),+
                }
            }
        }
    };
}

// The one place that lists the searches.
register! {
    #[cfg(feature = "depth-first")]
    Minimax(minimax::Minimax),
    #[cfg(feature = "depth-first")]
    AbNodeValue(ab_node_value::AbNodeValue),
    #[cfg(feature = "depth-first")]
    AlphaBeta(alpha_beta::AlphaBeta),
    #[cfg(feature = "depth-first")]
    Scout(scout::Scout),
    #[cfg(feature = "depth-first")]
    NegaScout(nega_scout::NegaScout),
    #[cfg(feature = "open")]
    SssStar(sss_star::SssStar),
    #[cfg(feature = "open")]
    DualStar(dual_star::DualStar),
    #[cfg(feature = "passes")]
    Mtd(mtd::Mtd),
    #[cfg(feature = "intervals")]
    BStar(b_star::BStar),
    #[cfg(feature = "proofs")]
    ProofNumber(proof_number::ProofNumber),
    #[cfg(feature = "live")]
    BranchAndBound(branch_and_bound::BranchAndBound),
    #[cfg(feature = "visits")]
    Mcts(mcts::Mcts),
}
