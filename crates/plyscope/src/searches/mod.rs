//! The searches, a file each, and their register.

use crate::mistakes::Procedure;
use crate::{
    Algorithm, AnyGame, Game, Limits, Observer, OpenState, OptionError, Outcome, Search, Settings,
};

pub mod ab_node_value;
pub mod alpha_beta;
pub mod b_star;
pub mod branch_and_bound;
pub(crate) mod bytes;
mod counts;
mod depth_first;
pub mod dual_star;
pub mod iterative_deepening;
mod listing;
#[cfg(not(plyscope_frame))]
pub mod max_n;
pub mod mcts;
pub mod minimax;
mod movers;
pub mod mtd;
pub mod nega_scout;
pub mod proof_number;
pub mod scout;
mod shared;
mod solution_trees;
mod sparse;
pub mod sss_star;
mod table;
#[cfg(not(plyscope_frame))]
pub mod told;

/// The reason why a search can't be made from its name and options.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SearchError {
    /// No search has this name.
    #[error("there is no search `{name}`; there is {}", names())]
    Unknown {
        /// The name that was given.
        name: String,
    },
    /// One of the options is not valid.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The search can't search a game with chance.
    #[error("{title} can't search a game with chance: {why}; {} can", averaging())]
    #[non_exhaustive]
    Chance {
        /// The search, as people write it.
        title: &'static str,
        /// The reason.
        why: &'static str,
    },
}

fn names() -> String {
    let names: Vec<_> = ALGORITHMS.iter().map(|algorithm| algorithm.name).collect();
    names.join(", ")
}

/// Returns the names of the searches that take means.
fn averaging() -> String {
    let averaging = ALGORITHMS.iter().filter(|algorithm| algorithm.refuses_chance.is_none());
    averaging.map(|algorithm| algorithm.name).collect::<Vec<_>>().join(", ")
}

/// A search to be, made by [`AnySearch::builder`]. An option that isn't set
/// has its default.
#[derive(Clone, Debug)]
#[must_use = "nothing is searched before `build`"]
pub struct SearchBuilder<'a, G> {
    name: &'a str,
    game: G,
    options: Vec<(String, String)>,
    limits: Limits,
}

impl<G: Game> SearchBuilder<'_, G> {
    /// Sets one option, written as on the command line.
    pub fn option(mut self, name: &str, value: impl ToString) -> Self {
        self.options.push((name.to_owned(), value.to_string()));
        self
    }

    /// Sets several options, each written as on the command line.
    pub fn options<N: Into<String>, T: Into<String>>(
        mut self,
        options: impl IntoIterator<Item = (N, T)>,
    ) -> Self {
        self.options.extend(options.into_iter().map(|(name, value)| (name.into(), value.into())));
        self
    }

    /// Refuses a search of a game that may never end that would go deeper than these limits. Other
    /// games are within limits as they are read ([`AnyGame::within`]).
    pub fn within(self, limits: Limits) -> Self {
        SearchBuilder { limits, ..self }
    }

    /// Returns the search, about to begin.
    ///
    /// # Errors
    ///
    /// There is no search of that name, it doesn't take these options, or it
    /// can't run on this game with them.
    pub fn build(self) -> Result<AnySearch<G>, SearchError> {
        let mut search = self.build_unprepared()?;
        while !search.prepare(usize::MAX)? {}
        Ok(search)
    }

    /// Returns the search without what has to be done before its first step, which may take long:
    /// [`AnySearch::prepare`] does it in parts.
    ///
    /// # Errors
    ///
    /// As for [`build`](SearchBuilder::build), as far as it shows already.
    pub fn build_unprepared(self) -> Result<AnySearch<G>, SearchError> {
        AnySearch::with_options(self.name, self.game, self.options, self.limits)
    }
}

macro_rules! register {
    (
        $($(#[$attribute:meta])* $variant:ident($module:ident::$search:ident)),+;
        $(#[$told_attribute:meta])* $told:ident($told_module:ident::$told_search:ident)
    ) => {
        /// The descriptions of all searches, in the order in which a person meets
        /// them.
        pub const ALGORITHMS: &[Algorithm] = &[$($(#[$attribute])* <$module::$search<AnyGame> as Search>::ALGORITHM),+];

        /// Any of the searches, chosen by name when the program runs.
        #[derive(Debug)]
        #[non_exhaustive]
        pub enum AnySearch<G: Game> {
            $($(#[$attribute])* #[doc = concat!("[`", stringify!($module), "::", stringify!($search), "`]")] $variant($module::$search<G>),)+
            $(#[$told_attribute])* #[doc = concat!("[`", stringify!($told_module), "::", stringify!($told_search), "`], which has no name")] $told($told_module::$told_search<G>),
        }

        impl<G: Game> AnySearch<G> {
            /// Returns the search of that name, with the default of each
            /// option.
            ///
            /// ```
            /// use plyscope::{AnyGame, AnySearch, Silent, Value};
            ///
            /// let game: AnyGame = "[[3,12,8],[2,4,6],[14,5,2]]".parse()?;
            /// let mut search = AnySearch::new("sss-star", game)?;
            /// while search.step(&mut Silent) {}
            /// assert_eq!(search.outcome().unwrap().value(), Some(Value::new(3)));
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            ///
            /// # Errors
            ///
            /// There is no search of that name, or it can't run on this game.
            pub fn new(name: &str, game: G) -> Result<AnySearch<G>, SearchError> {
                AnySearch::builder(name, game).build()
            }

            /// Returns a builder of the search of that name, which takes its
            /// options.
            ///
            /// ```
            /// use plyscope::{AnyGame, AnySearch, Silent, Value};
            ///
            /// let game: AnyGame = "tic-tac-toe".parse()?;
            /// let mut search = AnySearch::builder("alpha-beta", game).option("depth", 2).build()?;
            /// while search.step(&mut Silent) {}
            /// assert_eq!(search.outcome().unwrap().value(), Some(Value::ZERO));
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            pub fn builder(name: &str, game: G) -> SearchBuilder<'_, G> {
                SearchBuilder { name, game, options: Vec::new(), limits: Limits::NONE }
            }

            fn with_options(
                name: &str,
                game: G,
                options: Vec<(String, String)>,
                limits: Limits,
            ) -> Result<AnySearch<G>, SearchError> {
                // Not by `ALGORITHMS`: a frame has one search, and needs no descriptions of others.
                $($(#[$attribute])* {
                    let algorithm = <$module::$search<G> as Search>::ALGORITHM;
                    if *name == *algorithm.name {
                        let settings = Settings::of(name, algorithm.options, options)
                            .map_err(|error| error.explained(<$module::$search<G> as Search>::LACKS))?;
                        settings.fits(&game, limits)?;
                        if let Some(why) = algorithm.refuses_chance
                            && game.has_chance()
                        {
                            return Err(SearchError::Chance { title: algorithm.title, why });
                        }
                        return Ok(AnySearch::$variant($module::$search::with_settings(game, &settings)?));
                    }
                })+
                Err(SearchError::Unknown { name: name.to_owned() })
            }

            /// Returns the description of the search.
            pub fn algorithm(&self) -> Algorithm {
                match self {
                    $($(#[$attribute])* AnySearch::$variant(_) => <$module::$search<G> as Search>::ALGORITHM,)+
                    $(#[$told_attribute])* AnySearch::$told(_) => <$told_module::$told_search<G> as Search>::ALGORITHM,
                }
            }

            /// See [`Search::prepare`].
            ///
            /// ```
            /// use plyscope::{AnyGame, AnySearch, Silent};
            ///
            /// let game: AnyGame = "nim:30,30,30".parse()?;
            /// let mut search = AnySearch::builder("b-star", game).build_unprepared()?;
            /// assert!(!search.prepare(1_000)?, "it has more than a thousand moves");
            /// while !search.prepare(10_000)? {}
            /// assert!(search.step(&mut Silent));
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            pub fn prepare(&mut self, work: usize) -> Result<bool, OptionError> {
                match self {
                    $($(#[$attribute])* AnySearch::$variant(search) => search.prepare(work),)+
                    $(#[$told_attribute])* AnySearch::$told(search) => search.prepare(work),
                }
            }

            /// See [`Search::step`].
            pub fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
                match self {
                    $($(#[$attribute])* AnySearch::$variant(search) => search.step(observer),)+
                    $(#[$told_attribute])* AnySearch::$told(search) => search.step(observer),
                }
            }

            /// See [`Search::outcome`].
            pub fn outcome(&self) -> Option<&Outcome> {
                match self {
                    $($(#[$attribute])* AnySearch::$variant(search) => search.outcome(),)+
                    $(#[$told_attribute])* AnySearch::$told(search) => search.outcome(),
                }
            }

            /// See [`Search::game`].
            pub fn game(&self) -> &G {
                match self {
                    $($(#[$attribute])* AnySearch::$variant(search) => search.game(),)+
                    $(#[$told_attribute])* AnySearch::$told(search) => search.game(),
                }
            }

            /// See [`Search::stop`].
            ///
            /// ```
            /// use plyscope::{AnyGame, AnySearch, Reason, Silent};
            ///
            /// let game: AnyGame = "nim:255,255,255".parse()?;
            /// let mut search = AnySearch::new("alpha-beta", game)?;
            /// for _ in 0..1_000 {
            ///     search.step(&mut Silent);
            /// }
            /// search.stop();
            /// let outcome = search.outcome().unwrap();
            /// assert_eq!(outcome.reason, Reason::Budget);
            /// assert!(outcome.value().is_none() && outcome.counts.nodes > 300);
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            pub fn stop(&mut self) {
                match self {
                    $($(#[$attribute])* AnySearch::$variant(search) => search.stop(),)+
                    $(#[$told_attribute])* AnySearch::$told(search) => search.stop(),
                }
            }

            /// See [`Search::bytes`].
            pub fn bytes(&self) -> usize {
                match self {
                    $($(#[$attribute])* AnySearch::$variant(search) => search.bytes(),)+
                    $(#[$told_attribute])* AnySearch::$told(search) => search.bytes(),
                }
            }

            /// See [`Search::open`].
            ///
            /// ```
            /// use plyscope::{AnyGame, AnySearch, NodeId, Silent, Status, Value};
            ///
            /// let game: AnyGame = "[[3,12,8],[2,4,6]]".parse()?;
            /// let mut search = AnySearch::new("sss-star", game.clone())?;
            /// for _ in 0..2 {
            ///     search.step(&mut Silent);
            /// }
            /// let open = search.open().unwrap();
            /// let states: Vec<_> = open.iter().map(|it| (it.node, it.status, it.merit)).collect();
            /// // The first child of the first child, and on its right the other child of the root.
            /// assert_eq!(states[0], (NodeId(3), Status::Live, Value::INF));
            /// assert_eq!(states[1], (NodeId(2), Status::Live, Value::INF));
            /// assert!(AnySearch::new("minimax", game)?.open().is_none());
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            pub fn open(&self) -> Option<Vec<OpenState>> {
                match self {
                    $($(#[$attribute])* AnySearch::$variant(search) => search.open(),)+
                    $(#[$told_attribute])* AnySearch::$told(search) => search.open(),
                }
            }

            /// See [`Search::listing`].
            pub fn listing(&self) -> Vec<&'static str> {
                match self {
                    $($(#[$attribute])* AnySearch::$variant(search) => search.listing(),)+
                    $(#[$told_attribute])* AnySearch::$told(search) => search.listing(),
                }
            }
        }

        #[cfg(test)]
        #[test]
        fn an_option_has_one_default() {
            let game: AnyGame = "[[3,12],[2,4]]".parse().unwrap();
            $(
                $(#[$attribute])*
                {
                    let Algorithm { name, options, .. } = <$module::$search<AnyGame> as Search>::ALGORITHM;
                    let of_specs = $module::Options::from_settings(&Settings::defaults(options), &game);
                    assert_eq!(of_specs, Ok($module::Options::default()), "{name}");
                }
            )+
        }
    };
}

impl<G: Game> AnySearch<G> {
    /// Returns the names of the options by which texts and programs differ from each other, and are right
    /// all the same: what is cut off where values are equal, and what a node returns outside of its window.
    ///
    /// ```
    /// use plyscope::{AnyGame, AnySearch};
    ///
    /// let search = AnySearch::new("alpha-beta", "[3,12]".parse::<AnyGame>()?)?;
    /// assert_eq!(search.variants(), ["cut", "fail"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn variants(&self) -> &'static [&'static str] {
        match self {
            AnySearch::AlphaBeta(_) => &alpha_beta::VARIANTS,
            AnySearch::SssStar(_) | AnySearch::DualStar(_) => &solution_trees::VARIANTS,
            _ => &[],
        }
    }

    /// Returns the procedure in which [mistakes](crate::mistakes) in working the search by hand are known:
    /// alpha-beta, SSS\*, MTD, B\* and UCT as the textbooks have them, without a table, a horizon or the
    /// like, and B\* with the bounds that a tree gives.
    ///
    /// ```
    /// use plyscope::{AnyGame, AnySearch, alpha_beta::Cut, mistakes::Procedure};
    ///
    /// let tree: AnyGame = "[[3,12],[2,4]]".parse()?;
    /// let known = |name| AnySearch::new(name, tree.clone()).map(|search| search.known_mistakes());
    /// assert_eq!(known("alpha-beta")?, Some(Procedure::AlphaBeta(Cut::AtEquality)));
    /// assert_eq!(known("sss-star")?, Some(Procedure::SssStar));
    /// assert_eq!(known("dual-star")?, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn known_mistakes(&self) -> Option<Procedure> {
        match self {
            AnySearch::AlphaBeta(search) => search.known_mistakes(),
            AnySearch::SssStar(search) => search.known_mistakes(),
            AnySearch::Mtd(search) => search.known_mistakes(),
            AnySearch::BStar(search) => search.known_mistakes(),
            AnySearch::Mcts(search) => search.known_mistakes(),
            _ => None,
        }
    }
}

// The one place that lists the searches.
register! {
    Minimax(minimax::Minimax),
    AbNodeValue(ab_node_value::AbNodeValue),
    AlphaBeta(alpha_beta::AlphaBeta),
    Scout(scout::Scout),
    NegaScout(nega_scout::NegaScout),
    IterativeDeepening(iterative_deepening::IterativeDeepening),
    #[cfg(not(plyscope_frame))]
    MaxN(max_n::MaxN),
    SssStar(sss_star::SssStar),
    DualStar(dual_star::DualStar),
    Mtd(mtd::Mtd),
    BStar(b_star::BStar),
    ProofNumber(proof_number::ProofNumber),
    BranchAndBound(branch_and_bound::BranchAndBound),
    Mcts(mcts::Mcts);
    // It has no name: what it does is told by another program.
    #[cfg(not(plyscope_frame))]
    Told(told::Told)
}
