//! `plyscope plies`: the nodes and the different positions of a game, ply by ply.

use std::io::Write;

use plyscope::AnyGame;
use plyscope::plies::Plies;

use crate::failure::Failure;
use crate::job::text_of;

/// The number of positions whose moves are made before the ply below is looked at.
const PART: usize = 16;

/// Writes a row for each ply, up to the first with more than `most` different positions.
pub(crate) fn plies(game: String, most: usize, out: &mut impl Write) -> Result<(), Failure> {
    let game: AnyGame = text_of(game)?.parse()?;
    let mut plies = Plies::of(&game);
    writeln!(out, "{:>3}  {:>20}  {:>20}", "ply", "nodes", "different")?;
    let (mut nodes, mut positions) = (0_u128, 0_u64);
    let mut is_too_large = plies.positions_ahead() > most;
    for number in 0.. {
        if is_too_large {
            writeln!(out, "ply {number} has more than {most} different positions (--positions)")?;
            return Ok(());
        }
        let Some(ply) = plies.ahead() else { break };
        writeln!(out, "{number:>3}  {:>20}  {:>20}", ply.nodes, ply.positions)?;
        nodes = nodes.saturating_add(ply.nodes);
        positions += ply.positions;
        // The ply below may be far larger than what is wanted of it.
        while !is_too_large && plies.advance(PART).is_none() {
            is_too_large = plies.positions_below() > most;
        }
        is_too_large |= plies.positions_ahead() > most;
    }
    writeln!(out, "all  {nodes:>20}  {positions:>20}")?;
    Ok(())
}
