//! DUAL*: SSS* from MIN's side.

use super::listing::listing;
use super::solution_trees::{COUNTS, ForMin, Label, SPECS, SolutionTrees, solution_tree_search};
use crate::options::{Algorithm, OptionError, SearchKind, Settings};
use crate::scale::about;
use crate::{Game, Observer, OpenState, Outcome, Player, Search};

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
/// It has no transposition table: a state in OPEN says what is left of a whole solution tree, not of a
/// position. [`Mtd`](crate::mtd::Mtd) that begins at −∞ is the same search depth first, and has one.
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

solution_tree_search!(
    DualStar,
    "    4 MAX: purge parent's children, push it",
    ["    4 MIN above: purge below it, push it", "    4 MIN above: purge its children, push it"],
    "DUAL* keeps no table, because a state of OPEN says what is left of a whole solution tree, and a table knows only positions; `mtd` with `first=-inf` goes the same way depth first, and has `table=on`",
    Algorithm {
        name: "dual-star",
        title: "DUAL*",
        about: about(
            "Best first over solution trees: OPEN holds the least that MIN can still hope for from each, and the head is worked on."
        ),
        kind: SearchKind::Open(Player::Min),
        counts: COUNTS,
        options: SPECS,
        refuses_chance: Some(about(
            "a solution tree has all children of each MAX node and one of each MIN node, and a mean has no place in it",
        )),
    }
);
