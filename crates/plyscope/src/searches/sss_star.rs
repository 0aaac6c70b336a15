//! SSS*: the best partial solution tree first.

use super::listing::listing;
use super::solution_trees::{COUNTS, ForMax, Label, SPECS, SolutionTrees, solution_tree_search};
use crate::mistakes::Procedure;
use crate::options::{Algorithm, OptionError, SearchKind, Settings};
use crate::scale::about;
use crate::{Game, Observer, OpenState, Outcome, Player, Search};

pub use super::solution_trees::{Options, Purge};

listing! {
    Label {
        Start: "OPEN ← (e, live, ∞)",
        _: "repeat: pop (J, s, h) from OPEN",
        Solved: "  if J = e and s = solved: return h",
        _: "  if s = live",
        Case1: "    1 leaf: push (J, solved, min(h, value))",
        Case2: "    2 MIN: push (first child, live, h)",
        Case3: "    3 MAX: push (every child, live, h)",
        _: "  else",
        Case4: "    4 MIN: purge below parent, push it",
        Case5: "    5 last child: push (parent, solved, h)",
        Case6: "    6 else: push (next sibling, live, h)",
    }
}

/// SSS* (Stockman 1979), with the cases of Γ numbered as in the listing. A
/// step pops one state and applies the case that fits.
///
/// Ties go to the left-most node in the tree. Case 4 purges all descendants
/// of the parent. So the leaves that are evaluated are a subset of those of
/// alpha-beta, tree by tree. [`Purge::Children`] is the procedure as it is often
/// printed, for which that does not hold.
///
/// It has no transposition table: a state in OPEN says what is left of a whole solution tree, not of a
/// position. [`Mtd`](crate::mtd::Mtd) that begins at +∞ is the same search depth first, and has one.
///
/// ```
/// use plyscope::{Silent, Value, run, sss_star::{self, SssStar}, tree::Tree};
///
/// let tree: Tree = "[[3,12,8],[2,4,6],[14,5,2]]".parse()?;
/// let outcome = run(&mut SssStar::new(&tree, sss_star::Options::default()), &mut Silent);
/// assert_eq!(outcome.value(), Some(Value::new(3)));
/// assert_eq!((outcome.counts.get("pops"), outcome.counts.get("open_max")), (Some(18), Some(3)));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
///
#[doc = listing_text!()]
#[derive(Debug)]
pub struct SssStar<G: Game>(SolutionTrees<G, ForMax>);

impl<G: Game> SssStar<G> {
    /// Returns the procedure in which mistakes are known, if the options are those of the paper.
    pub(super) fn known_mistakes(&self) -> Option<Procedure> {
        self.0.is_usual().then_some(Procedure::SssStar)
    }
}

solution_tree_search!(
    SssStar,
    "    4 MIN: purge parent's children, push it",
    ["    4 MAX above: purge below it, push it", "    4 MAX above: purge its children, push it"],
    "SSS* keeps no table, because a state of OPEN says what is left of a whole solution tree, and a table knows only positions; `mtd` with `first=inf` goes the same way depth first, and has `table=on`",
    Algorithm {
        name: "sss-star",
        title: "SSS*",
        about: about(
            "Best first over solution trees: OPEN holds the most that MAX can still hope for from each, and the head is worked on."
        ),
        kind: SearchKind::Open(Player::Max),
        counts: COUNTS,
        options: SPECS,
        refuses_chance: Some(about(
            "a solution tree has one child of each MAX node and all of each MIN node, and a mean has no place in it",
        )),
    }
);
