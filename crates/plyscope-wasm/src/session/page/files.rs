//! The parts of a run that the page shows, and an embedded frame does not.

use plyscope_stage::{Caption, FirstStep, Size, View, svg, tikz};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::session::Session;

/// The number of words of the changes that are looked through between two looks at the clock.
const CHANGES: usize = 100_000;

#[wasm_bindgen]
impl Session {
    /// Returns the picture as an SVG file, whose title is the search and the step, in the words
    /// that are given.
    pub fn svg(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "View")] view: JsValue,
        width: f64,
        height: f64,
        step: &str,
    ) -> String {
        let size = Size { width, height };
        let view = self.view(view, size);
        self.lay(usize::MAX);
        let scene = self.scene(view, size, (None, false), None, false);
        let title = format!("{}, {step}", self.run.search().algorithm().title);
        let description = self.run.game().to_string();
        svg(&scene, Caption { title: &title, description: &description })
    }

    /// Returns the first step that visits a node, or that cuts it off; 0 if there is none. A long
    /// recording is looked through for about so many milliseconds: then it returns nothing, and the
    /// next call goes on.
    pub fn step_of(&mut self, node: u32, cut: bool, milliseconds: Option<f64>) -> Option<usize> {
        let end = js_sys::Date::now() + milliseconds.unwrap_or(f64::INFINITY);
        let Some(node) = self.known(node) else { return Some(0) };
        let recording = self.run.recording();
        let first =
            if cut { FirstStep::cut_of(recording, node) } else { FirstStep::visit_of(node) };
        let mut sought =
            self.additions.sought.filter(|sought| sought.is_same(&first)).unwrap_or(first);
        let step = loop {
            let step = sought.go_on(recording, CHANGES);
            if step.is_some() || js_sys::Date::now() >= end {
                break step;
            }
        };
        self.additions.sought = step.is_none().then_some(sought);
        step.map(Option::unwrap_or_default)
    }

    /// Returns the picture of the whole tree as a TikZ picture.
    pub fn tikz(&mut self) -> String {
        let size = Size { width: 800.0, height: 500.0 };
        self.lay(usize::MAX);
        let view = View::fit(&self.layout, size);
        let scene = self.scene(view, size, (None, false), None, false);
        tikz(&scene, self.run.recording().topology())
    }
}
