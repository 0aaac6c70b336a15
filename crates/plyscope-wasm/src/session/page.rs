//! The parts of a run that the page shows, and an embedded frame does not.

use plyscope_stage::{Caption, Size, View, svg, tikz};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Session;

#[wasm_bindgen]
impl Session {
    /// Returns the picture as an SVG file.
    pub fn svg(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "View")] view: JsValue,
        width: f64,
        height: f64,
    ) -> String {
        let size = Size { width, height };
        let view = self.view(view, size);
        let scene = self.scene(view, size, (None, false), None, false);
        let title = self.run.search().algorithm().title;
        let description = self.run.game().to_string();
        svg(&scene, Caption { title, description: &description })
    }

    /// Returns the first step that visits a node, or that cuts it off; 0 if there is none.
    pub fn step_of(&self, node: u32, cut: bool) -> usize {
        let recording = self.run.recording();
        let step = self
            .known(node)
            .and_then(|node| if cut { recording.cut_of(node) } else { recording.visit_of(node) });
        step.unwrap_or(0)
    }

    /// Returns the picture of the whole tree as a TikZ picture.
    pub fn tikz(&mut self) -> String {
        let size = Size { width: 800.0, height: 500.0 };
        let view = View::fit(&self.layout, size);
        tikz(&self.scene(view, size, (None, false), None, false))
    }
}
