//! A set of exercises of equal difficulty.

use std::collections::{BTreeSet, HashMap};

use crate::games::random::stream;
use crate::tree::Tree;
use crate::{AnyGame, AnySearch, Event, Line, SearchError};

use super::difficulty::Difficulty;
use super::feature::Feature;
use super::features::{FeatureCounter, Features};
use super::shape::{Drawn, MOST_LEAVES, Shape, Wanted};
use super::wish::Wish;

/// What exercises are made to.
///
/// ```
/// use plyscope::exercises::{Feature, Order, Shape};
///
/// let order = Order {
///     shape: Shape { plies: 4, children: 2..=2, ..Shape::default() },
///     wishes: vec!["beta-cuts=1..".parse()?, "deep-cuts=1".parse()?, "equal-leaves=0".parse()?],
///     ..Order::of("alpha-beta")
/// };
/// let set = order.make(7, 30)?;
/// assert_eq!(set.len(), 30);
/// for exercise in &set {
///     assert_eq!(exercise.features.get(Feature::DeepCuts), 1);
///     assert_eq!(exercise.difficulty, set[0].difficulty);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// The name of the search.
    pub algorithm: String,
    /// Its options.
    pub options: Vec<(String, String)>,
    /// The trees of which some are taken.
    pub shape: Shape,
    /// What each of them is to have.
    pub wishes: Vec<Wish>,
}

/// A tree that has what was wished for.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The tree.
    pub tree: Tree,
    /// What the search does on it.
    pub features: Features,
    /// How hard it is.
    pub difficulty: Difficulty,
}

/// The reason why there are no such exercises.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NoSet {
    /// The search takes no such trees, or no such options.
    #[error(transparent)]
    Search(#[from] SearchError),
    /// The trees are too large to be worked by hand.
    #[error("these trees may have more than {MOST_LEAVES} leaves: take fewer plies or children")]
    TooLarge,
    /// There are no such trees.
    #[error(
        "a tree has a ply or more and a node a child or more, and of two numbers the lesser stands first"
    )]
    NoShape,
    /// Leaves can't have different values.
    #[error(
        "with `equal-leaves=0` all leaves have different values, and there are only {values} for up to {leaves} leaves"
    )]
    FewValues {
        /// The number of values.
        values: u32,
        /// The greatest number of leaves.
        leaves: u32,
    },
    /// Too few trees have what is wished for.
    #[error(
        "of {tried} trees {met} have all that is wished for, and at most {found} of them are equally hard{}",
        .rarest.map(|(wish, met)| format!("; {met} have {wish}, which is the rarest")).unwrap_or_default()
    )]
    TooFew {
        /// The number of different trees that were tried.
        tried: usize,
        /// The number of those that have all.
        met: usize,
        /// The greatest number of them with the same difficulty.
        found: usize,
        /// The wish that the fewest trees fulfil, and their number.
        rarest: Option<(Wish, usize)>,
    },
}

/// The number of trees that are tried.
const TRIED: usize = 50_000;

impl Order {
    /// Returns the order for a search without options, with trees as they are usual and no wish.
    pub fn of(algorithm: &str) -> Order {
        let (options, shape, wishes) = (Vec::new(), Shape::default(), Vec::new());
        Order { algorithm: algorithm.to_owned(), options, shape, wishes }
    }

    /// Returns so many different exercises of equal difficulty; the same for the same seed.
    ///
    /// # Errors
    ///
    /// The search or the shape is not possible, or too few trees of 50,000 have what is wished
    /// for.
    pub fn make(&self, seed: u64, count: usize) -> Result<Vec<Exercise>, NoSet> {
        let Shape { plies, children, values } = &self.shape;
        if *plies == 0 || *children.start() == 0 || children.is_empty() || values.is_empty() {
            return Err(NoSet::NoShape);
        }
        let leaves = self.shape.most_leaves().ok_or(NoSet::TooLarge)?;
        let ties = self.wishes.iter().filter(|wish| wish.feature == Feature::EqualLeaves);
        let different = ties.map(|wish| wish.most).min() == Some(0);
        let is_wished =
            |feature| self.wishes.iter().any(|wish| wish.feature == feature && wish.most > 0);
        let chance = is_wished(Feature::ChanceNodes);
        let wanted = Wanted { different, chance, bounds: is_wished(Feature::DisproveRests) };
        let values = self.shape.different_values();
        if different && values < leaves {
            return Err(NoSet::FewValues { values, leaves });
        }
        let (mut tried, mut met) = (BTreeSet::new(), 0);
        let mut each_met = vec![0; self.wishes.len()];
        let mut groups: HashMap<Difficulty, Vec<Exercise>> = HashMap::new();
        for number in 0..TRIED {
            let Drawn { text, leaves, chance } =
                self.shape.draw(&mut stream(seed, number as u64), wanted);
            if !tried.insert(text.clone()) {
                continue;
            }
            let tree: Tree = text.parse().expect("nested lists are a tree");
            let mut search = self.search(&tree)?;
            let (features, steps) = counted(&mut search, Features::of_tree(&leaves, chance));
            let mut is_met = true;
            for (wish, count) in self.wishes.iter().zip(&mut each_met) {
                let is = wish.is_met(&features);
                *count += usize::from(is);
                is_met &= is;
            }
            if !is_met {
                continue;
            }
            met += 1;
            let mistakes = Difficulty::mistakes(&search);
            let difficulty = Difficulty { steps, mistakes };
            let group = groups.entry(difficulty).or_default();
            group.push(Exercise { tree, features, difficulty });
            if group.len() == count {
                return Ok(groups.remove(&difficulty).unwrap_or_default());
            }
        }
        let found = groups.values().map(Vec::len).max().unwrap_or_default();
        let rarest = self.wishes.iter().copied().zip(each_met).min_by_key(|(_, met)| *met);
        Err(NoSet::TooFew { tried: tried.len(), met, found, rarest })
    }

    fn search(&self, tree: &Tree) -> Result<AnySearch<AnyGame>, SearchError> {
        let game = AnyGame::Tree(tree.clone());
        AnySearch::builder(&self.algorithm, game).options(self.options.iter().cloned()).build()
    }
}

/// Runs a search. Returns what it does, and in how many steps.
fn counted(search: &mut AnySearch<AnyGame>, features: Features) -> (Features, u32) {
    let mut counter = FeatureCounter::of(features);
    let mut steps = 1;
    while search.step(&mut |_: Line, event: Event<'_>| counter.observe(event)) {
        steps += 1;
    }
    (counter.features(), steps)
}
