//! The searches, a file each, and their register.

use crate::options;
use crate::{Algorithm, AnyGame, Game, Observer, OptionError, Outcome, Search, Settings};

pub mod ab_node_value;
pub mod alpha_beta;
pub mod b_star;
pub mod branch_and_bound;
mod depth_first;
pub mod dual_star;
pub mod minimax;
pub mod mtd;
pub mod nega_scout;
pub mod proof_number;
pub mod scout;
mod solution_trees;
pub mod sss_star;
mod table;

/// Why a search asked for by name can't begin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
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
        return Err(OptionError::Unfit { name, why: why.to_owned() });
    }
    Ok(())
}

macro_rules! register {
    ($($variant:ident($search:ident)),+ $(,)?) => {
        /// What every search says of itself, in the order in which a person
        /// meets them.
        pub const ALGORITHMS: &[Algorithm] = &[$(<$search<AnyGame> as Search>::ALGORITHM),+];

        /// Any of the searches, chosen by name when the program runs.
        #[derive(Debug)]
        pub enum AnySearch<G: Game> {
            $(#[doc = concat!("[`", stringify!($search), "`]")] $variant($search<G>)),+
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
                $(
                    let algorithm = <$search<G> as Search>::ALGORITHM;
                    if name == algorithm.name {
                        let settings = Settings::of(name, algorithm.options, given)?;
                        needs_horizon(&game, &settings)?;
                        return Ok(AnySearch::$variant($search::with_settings(game, &settings)?));
                    }
                )+
                Err(SearchError::Unknown { name: name.to_owned() })
            }

            /// What the search says of itself.
            pub fn algorithm(&self) -> Algorithm {
                match self {
                    $(AnySearch::$variant(_) => <$search<G> as Search>::ALGORITHM),+
                }
            }

            /// See [`Search::step`].
            pub fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
                match self {
                    $(AnySearch::$variant(search) => search.step(observer)),+
                }
            }

            /// See [`Search::outcome`].
            pub fn outcome(&self) -> Option<&Outcome> {
                match self {
                    $(AnySearch::$variant(search) => search.outcome()),+
                }
            }

            /// See [`Search::game`].
            pub fn game(&self) -> &G {
                match self {
                    $(AnySearch::$variant(search) => search.game()),+
                }
            }

            /// See [`Search::listing`].
            pub fn listing(&self) -> Vec<&'static str> {
                match self {
                    $(AnySearch::$variant(search) => search.listing()),+
                }
            }
        }
    };
}

use ab_node_value::AbNodeValue;
use alpha_beta::AlphaBeta;
use b_star::BStar;
use branch_and_bound::BranchAndBound;
use dual_star::DualStar;
use minimax::Minimax;
use mtd::Mtd;
use nega_scout::NegaScout;
use proof_number::ProofNumber;
use scout::Scout;
use sss_star::SssStar;

// The one place that lists the searches.
register! {
    Minimax(Minimax),
    AbNodeValue(AbNodeValue),
    AlphaBeta(AlphaBeta),
    Scout(Scout),
    NegaScout(NegaScout),
    SssStar(SssStar),
    DualStar(DualStar),
    Mtd(Mtd),
    BStar(BStar),
    ProofNumber(ProofNumber),
    BranchAndBound(BranchAndBound),
}
