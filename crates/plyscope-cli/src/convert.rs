//! `plyscope convert`: a tree in another notation.

use std::io::Write;

use plyscope::AnyGame;
use plyscope::tree::{Notation, Tree};

use crate::failure::Failure;
use crate::job::text_of;

/// A game and the notation in which its tree is to be written.
#[derive(Debug)]
pub(crate) struct Conversion {
    /// The text of a game.
    pub(crate) game: String,
    pub(crate) notation: Notation,
    /// The number of plies after which positions become leaves.
    pub(crate) plies: Option<u32>,
    /// The greatest number of nodes.
    pub(crate) most: usize,
}

/// Writes the tree.
pub(crate) fn convert(conversion: Conversion, out: &mut impl Write) -> Result<(), Failure> {
    let Conversion { game, notation, plies, most } = conversion;
    let tree = match text_of(game)?.parse()? {
        // As it is written, with bounds and nodes that are used again.
        AnyGame::Tree(tree) if plies.is_none() => tree,
        game => Tree::from_game(&game, most, plies)?,
    };
    writeln!(out, "{}", tree.written_in(notation)?.trim_end())?;
    Ok(())
}
