//! Nodes as data, for programs.

use plyscope::NodeId;
use plyscope_stage::node_state;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::session::Session;
use crate::to_js::to_js;

#[wasm_bindgen]
impl Session {
    /// Returns consecutive nodes as they are now, by number: so many, or fewer at the end.
    #[wasm_bindgen(unchecked_return_type = "NodeState[]")]
    pub fn node_states(&self, first: u32, count: u32) -> JsValue {
        let known = (first..).map_while(|node| self.known(node));
        let state = |node: NodeId| node_state(&self.run, &self.layout, node);
        to_js(&known.take(count as usize).map(state).collect::<Vec<_>>())
    }
}
