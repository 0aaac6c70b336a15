//! Information about nodes: the node at a point, and the facts about a node.

use plyscope::{NodeId, Path, Siblings};
use plyscope_stage::{SceneInput, Size, hit, hit_span, node_facts, span_facts};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Session;
use crate::to_js::to_js;

#[wasm_bindgen]
impl Session {
    /// Returns the node at a point of the screen; -1 if there is none.
    pub fn hit(
        &self,
        #[wasm_bindgen(unchecked_param_type = "View")] view: JsValue,
        width: f64,
        height: f64,
        x: f64,
        y: f64,
    ) -> i32 {
        let view = self.view(view, Size { width, height });
        number(hit(&self.layout, view, (x, y)))
    }

    /// Returns the facts about the nodes that are drawn as one span at a point of the screen;
    /// `null` if there is no span.
    #[wasm_bindgen(unchecked_return_type = "Sentence[] | null")]
    pub fn span_at(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "View")] view: JsValue,
        width: f64,
        height: f64,
        x: f64,
        y: f64,
    ) -> JsValue {
        let size = Size { width, height };
        let view = self.view(view, size);
        self.tones.follow(self.run.recording(), &self.layout, view, size);
        let recording = self.run.recording();
        let input = SceneInput::of(recording, &self.layout, size);
        let input = SceneInput { view, tones: Some(&self.tones), ..input };
        hit_span(&input, (x, y)).map_or(JsValue::NULL, |span| to_js(&span_facts(&span)))
    }

    /// Returns the facts about a node; `null` if there is no such node.
    #[wasm_bindgen(unchecked_return_type = "NodeFacts")]
    pub fn node(&self, node: u32) -> JsValue {
        self.known(node).map_or(JsValue::NULL, |node| to_js(&node_facts(&self.run, node)))
    }

    /// Returns what is next to a node: its parent, or -1; the first of its siblings, and their
    /// number with itself; its first child, and the number of children. Empty if there is no such
    /// node.
    pub fn kin(&self, node: u32) -> Box<[f64]> {
        let Some(node) = self.known(node) else { return Box::default() };
        let topology = self.run.recording().topology();
        let parent = topology.parent(node);
        let alone = Siblings { first: node, count: 1 };
        let siblings = parent.map_or(alone, |parent| topology.children(parent));
        let children = topology.children(node);
        let all = [siblings.first.0, siblings.count, children.first.0, children.count];
        let [first, count, child, children] = all.map(f64::from);
        Box::new([f64::from(number(parent)), first, count, child, children])
    }

    /// Returns the node with this path; -1 if there is none.
    pub fn node_at(&self, path: &str) -> i32 {
        let path = path.parse::<Path>().ok();
        number(path.and_then(|path| self.run.recording().topology().node_at(&path)))
    }
}

fn number(node: Option<NodeId>) -> i32 {
    node.map_or(-1, |node| node.0 as i32)
}
