//! The plies of a game, which the page counts a little at a time.

use plyscope::AnyGame;
use plyscope::plies::Plies;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::session::Session;

/// A count of nodes and of different positions, ply by ply.
#[wasm_bindgen]
#[derive(Debug)]
pub struct PlyCount(Plies<AnyGame>);

#[wasm_bindgen]
impl Session {
    /// Begins a count of the game's plies. It does not depend on the search.
    pub fn plies(&self) -> PlyCount {
        PlyCount(Plies::of(self.run.game().clone()))
    }
}

#[wasm_bindgen]
impl PlyCount {
    /// The number of nodes of the next ply and that of different positions in it, in digits;
    /// undefined after the last ply.
    #[wasm_bindgen(getter)]
    pub fn ahead(&self) -> Option<Vec<String>> {
        self.0.ahead().map(|ply| vec![ply.nodes.to_string(), ply.positions.to_string()])
    }

    /// The number of different positions in the ply below, as far as they are known.
    #[wasm_bindgen(getter)]
    pub fn below(&self) -> usize {
        self.0.positions_below()
    }

    /// Makes the moves of at most so many positions of the next ply. Returns `true` if the count
    /// has come to the ply below.
    pub fn advance(&mut self, positions: usize) -> bool {
        self.0.advance(positions).is_some()
    }
}
