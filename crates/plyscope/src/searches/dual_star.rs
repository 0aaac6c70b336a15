//! DUAL*: SSS* from MIN's side.

#![cfg(feature = "open")]

use super::listing::listing;
use super::solution_trees::{COUNTS, ForMin, Label, SPECS, SolutionTrees};
use crate::options::{Algorithm, OptionError, SearchKind, Settings};
use crate::{Game, Observer, Outcome, Player, Search};

pub use super::solution_trees::{Options, Purge};

listing! {
    Label {
        Start: "OPEN ← (e, live, −∞)",
        _: "repeat: pop (J, s, h) from OPEN",
        Solved: "  if J = e and s = solved: return h",
        _: "  if s = live",
        Case1: "    1 leaf: push (J, solved, max(h, value))",
        Case2: "    2 MAX: push (first child, live, h)",
        Case3: "    3 MIN: push (every child, live, h)",
        _: "  else",
        Case4: "    4 MAX: purge below parent, push it",
        Case5: "    5 last child: push (parent, solved, h)",
        Case6: "    6 else: push (next sibling, live, h)",
    }
}

/// DUAL* (Marsland, Reinefeld and Schaeffer 1987): SSS* with the sides
/// changed over, cases of Γ included. OPEN rises from −∞, its least merit
/// first; a MIN node's children enter it together, a MAX node's one by one. A
/// step pops one state and applies the case that fits.
///
/// ```
/// use plyscope::{Silent, Value, run, dual_star::{self, DualStar}, tree::Tree};
///
/// let tree: Tree = "[[3,12,8],[2,4,6],[14,5,2]]".parse()?;
/// let outcome = run(&mut DualStar::new(&tree, dual_star::Options::default()), &mut Silent);
/// assert_eq!(outcome.value(), Some(Value::new(3)));
/// assert_eq!((outcome.counts.get("pops"), outcome.counts.get("open_max")), (Some(18), Some(3)));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
///
#[doc = listing_text!()]
#[derive(Debug)]
pub struct DualStar<G: Game>(SolutionTrees<G, ForMin>);

impl<G: Game> DualStar<G> {
    /// Returns a search of `game` that has not begun.
    pub fn new(game: G, options: Options) -> DualStar<G> {
        let listing = options.listing(LINES, "    4 MAX: purge parent's children, push it");
        DualStar(SolutionTrees::new(game, options, listing))
    }
}

impl<G: Game> Search for DualStar<G> {
    type Game = G;

    const ALGORITHM: Algorithm = Algorithm {
        name: "dual-star",
        title: "DUAL*",
        about: "Best first over solution trees: OPEN holds the least that MIN can still hope for from each, and the head is worked on.",
        kind: SearchKind::Open(Player::Min),
        counts: COUNTS,
        options: SPECS,
    };

    fn with_settings(game: G, settings: &Settings) -> Result<Self, OptionError> {
        let options = Options::from_settings(settings, &game)?;
        Ok(DualStar::new(game, options))
    }

    fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
        self.0.step(observer)
    }

    fn step_within<O: Observer>(&mut self, observer: &mut O, work: usize) -> Option<bool> {
        self.0.step_within(observer, work)
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.0.outcome.as_ref()
    }

    fn game(&self) -> &G {
        &self.0.game
    }

    fn listing(&self) -> Vec<&'static str> {
        self.0.listing.texts()
    }

    fn stop(&mut self) {
        self.0.stop();
    }

    fn bytes(&self) -> usize {
        self.0.bytes()
    }
}
