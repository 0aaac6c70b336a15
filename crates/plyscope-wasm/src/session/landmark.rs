//! The steps that a link names by what happens there.

use plyscope_stage::Landmark;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Session;

#[wasm_bindgen]
impl Session {
    /// Returns the step of the n-th cutoff (0), purge (1), pass (2) or leaf (3), or of the first
    /// visit (4) of the node `n`. If there is none, returns their number, negated.
    pub fn landmark(&self, what: u32, n: u32) -> i32 {
        let landmark = match what {
            0 => Landmark::Cutoff,
            1 => Landmark::Purge,
            2 => Landmark::Pass,
            3 => Landmark::Leaf,
            _ => Landmark::Node,
        };
        match self.run.recording().step_of(landmark, n) {
            Ok(step) => step as i32,
            Err(count) => -(count as i32),
        }
    }
}
