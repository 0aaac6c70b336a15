//! The camera. The page keeps it as a plain object, and may interpolate between two of them,
//! field by field.

use js_sys::{Object, Reflect};
use plyscope::NodeId;
use plyscope_stage::{Size, View};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Session;

#[wasm_bindgen]
impl Session {
    /// Returns the view of the whole tree.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn view_fit(&self, width: f64, height: f64) -> JsValue {
        camera(View::fit(&self.layout, Size { width, height }))
    }

    /// Returns the factor by which a small tree is drawn larger to fill the screen.
    pub fn enlargement(&self, width: f64, height: f64) -> f64 {
        View::enlargement(&self.layout, Size { width, height })
    }

    /// Returns the view closer, or further away, around a point of the screen.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn view_zoom(
        &self,
        #[wasm_bindgen(unchecked_param_type = "View")] view: JsValue,
        factor: f64,
        x: f64,
        y: f64,
        width: f64,
        height: f64,
    ) -> JsValue {
        let size = Size { width, height };
        camera(self.view(view, size).zoom(&self.layout, size, factor, (x, y)))
    }

    /// Returns the view further left, right, up or down.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn view_pan(
        &self,
        #[wasm_bindgen(unchecked_param_type = "View")] view: JsValue,
        dx: f64,
        dy: f64,
        width: f64,
        height: f64,
    ) -> JsValue {
        let size = Size { width, height };
        camera(self.view(view, size).pan(&self.layout, size, dx, dy))
    }

    /// Returns the view moved so that a node is in it.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn view_show(
        &self,
        #[wasm_bindgen(unchecked_param_type = "View")] view: JsValue,
        node: u32,
        width: f64,
        height: f64,
    ) -> JsValue {
        let size = Size { width, height };
        let view = self.view(view, size);
        camera(match self.known(node) {
            Some(node) => view.show(&self.layout, self.run.recording().topology(), size, node),
            None => view,
        })
    }

    /// Returns the view of a node and its subtree.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn view_subtree(&self, node: u32, width: f64, height: f64) -> JsValue {
        let size = Size { width, height };
        let node = self.known(node).unwrap_or(NodeId::ROOT);
        camera(View::zoom_to(&self.layout, self.run.recording().topology(), size, node))
    }

    /// Returns where the middle of a node is on the screen: x and y.
    pub fn place(
        &self,
        #[wasm_bindgen(unchecked_param_type = "View")] view: JsValue,
        node: u32,
        width: f64,
        height: f64,
    ) -> Box<[f64]> {
        let view = self.view(view, Size { width, height });
        let node = self.known(node).unwrap_or(NodeId::ROOT);
        let (x, y) = view.place(&self.layout, self.run.recording().topology(), node);
        Box::new([x, y])
    }

    /// Returns the view of [`Session::paint_map`].
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn view_map(&self, width: f64, height: f64) -> JsValue {
        camera(View::map(&self.layout, Size { width, height }))
    }
}

impl Session {
    /// Returns the page's camera; if it is not valid, the view of the whole tree.
    pub(super) fn view(&self, camera: JsValue, size: Size) -> View {
        let field = |name: &str| Reflect::get(&camera, &name.into()).ok()?.as_f64();
        let view = || {
            let [x, y, unit, ply] = CAMERA.map(field);
            Some(View { x: x?, y: y?, unit: unit?, ply: ply? })
        };
        view().unwrap_or_else(|| View::fit(&self.layout, size))
    }
}

/// The fields of the camera.
const CAMERA: [&str; 4] = ["x", "y", "unit", "ply"];

fn camera(View { x, y, unit, ply }: View) -> JsValue {
    let camera = Object::new();
    for (name, value) in CAMERA.into_iter().zip([x, y, unit, ply]) {
        // A new object takes any field.
        let _ = Reflect::set(&camera, &name.into(), &value.into());
    }
    camera.into()
}
