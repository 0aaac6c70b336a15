//! `plyscope order`: the order of children in which alpha-beta evaluates the fewest leaves, or the
//! most.

use std::io::Write;

use plyscope::tree::{ChildOrder, Tree};
use plyscope::{AnyGame, Silent, alpha_beta, run};

use crate::failure::Failure;
use crate::job::text_of;

/// Writes the tree in the order that is asked for; without one, how many leaves alpha-beta evaluates
/// in the tree as it is written, and in the best and the worst order, with these trees.
pub(crate) fn order(
    game: String,
    order: Option<ChildOrder>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let tree = match text_of(game)?.parse()? {
        AnyGame::Tree(tree) => tree,
        game => Tree::from_game(&game, MOST, None)?,
    };
    if let Some(order) = order {
        writeln!(out, "{}", tree.ordered(order)?.tree)?;
        return Ok(());
    }
    let (best, worst) = (tree.ordered(ChildOrder::Best)?, tree.ordered(ChildOrder::Worst)?);
    let mut search = alpha_beta::AlphaBeta::new(&tree, alpha_beta::Options::default());
    let written = run(&mut search, &mut Silent).counts.leaves;
    let rows = [("best", best.leaves, best.tree), ("worst", worst.leaves, worst.tree)];
    writeln!(out, "{:8} {:>8}  tree", "order", "leaves")?;
    for (order, leaves, tree) in [("written", written, tree)].into_iter().chain(rows) {
        writeln!(out, "{order:8} {leaves:>8}  {tree}")?;
    }
    Ok(())
}

/// The greatest number of nodes of a game that is written out: no larger tree is put in order.
const MOST: usize = 1_000_000;
