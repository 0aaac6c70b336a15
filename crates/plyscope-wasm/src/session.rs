//! A run in the page.

#[cfg(feature = "page")]
mod page;

use js_sys::{Object, Reflect};
use plyscope::{Game, NodeId, Path};
use plyscope_stage::{
    Layout, Overlay, Overlays, Place, Run, Scene, Sight, Size, View, Words, hit, narrate,
    node_facts, paint_board, panel,
};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::CanvasRenderingContext2d;

use crate::canvas::CanvasPainter;
use crate::to_js;

/// Opens a game by its text and a search by its name and options (an object
/// of strings).
///
/// # Errors
///
/// A plain object: `field`, `message`, and where the place is known `option`
/// or `line`, `column`, `offset` and `length`.
#[wasm_bindgen]
pub fn open(algorithm: &str, game: &str, options: &Object) -> Result<Session, JsValue> {
    let pair = |name: JsValue| {
        let value = Reflect::get(options, &name).ok()?;
        Some((name.as_string()?, value.as_string().unwrap_or_default()))
    };
    let options: Vec<_> = Object::keys(options).iter().filter_map(pair).collect();
    #[cfg(feature = "page")]
    let mistake = |error| crate::error::mistake(&error, game);
    // What this module can't open, that of the page opens, or tells what is wrong.
    #[cfg(not(feature = "page"))]
    let mistake = |_| JsValue::NULL;
    let run = Run::open(algorithm, game, options).map_err(mistake)?;
    let layout = Layout::of(run.recording().topology());
    Ok(Session { run, layout, overlays: Vec::new(), laid: Overlays::NOTHING, way: Vec::new() })
}

/// A search, recorded and on show.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Session {
    run: Run,
    layout: Layout,
    overlays: Vec<Overlay>,
    /// What these lay over the tree at this moment.
    laid: Overlays,
    /// The way that the search takes next.
    way: Vec<NodeId>,
}

#[derive(Serialize)]
struct Progress {
    done: bool,
    steps: usize,
    events: usize,
    nodes: usize,
}

/// Between two looks at the clock.
const STEPS: usize = 256;

#[wasm_bindgen]
impl Session {
    /// Records for about so many milliseconds, or until the search has
    /// ended; the moment is then the last.
    pub fn record(&mut self, milliseconds: f64) -> JsValue {
        let end = js_sys::Date::now() + milliseconds;
        while !self.run.record(STEPS) && js_sys::Date::now() < end {}
        let recording = self.run.recording();
        // A drawing takes time in proportion to the tree: while that grows,
        // it is drawn anew only now and then.
        if self.run.is_done() || recording.topology().len() >= 2 * self.layout.nodes() {
            self.lay_out();
        }
        let recording = self.run.recording();
        to_js(&Progress {
            done: self.run.is_done(),
            steps: recording.steps(),
            events: recording.events(),
            nodes: recording.topology().len(),
        })
    }

    /// Draws all that is recorded so far, where the recording ends early.
    pub fn lay_out(&mut self) {
        self.layout = Layout::of(self.run.recording().topology());
        self.lay_over();
    }

    /// What is run, and by which rules.
    #[wasm_bindgen(getter)]
    pub fn about(&self) -> JsValue {
        #[cfg(feature = "page")]
        let rules = plyscope_stage::rules(&self.run);
        // A frame has no room for them.
        #[cfg(not(feature = "page"))]
        let rules = Vec::new();
        to_js(&plyscope_stage::about(&self.run, rules))
    }

    /// How many steps there are.
    #[wasm_bindgen(getter)]
    pub fn steps(&self) -> usize {
        self.run.recording().steps()
    }

    /// The step at whose end everything is shown.
    #[wasm_bindgen(getter)]
    pub fn at(&self) -> usize {
        self.run.recording().at()
    }

    /// Moves to the end of a step; 0 is the start.
    pub fn seek(&mut self, step: usize) {
        self.run.recording_mut().seek(step);
        self.lay_over();
    }

    /// What can be laid over the tree of this search, by name.
    #[wasm_bindgen(getter)]
    pub fn overlays(&self) -> Vec<String> {
        let suits = |overlay: &Overlay| overlay.suits(self.run.idea());
        Overlay::ALL.into_iter().filter(suits).map(|overlay| overlay.name().to_owned()).collect()
    }

    /// Lays these over the tree, by name, and nothing else; what has no such
    /// name, or doesn't suit the search, is left out.
    pub fn overlay(&mut self, names: Vec<String>) {
        self.overlays = names.iter().filter_map(|name| Overlay::named(name)).collect();
        self.lay_over();
    }

    /// The next step that matters, or the one before.
    pub fn next_mark(&self, step: usize, forward: bool) -> usize {
        self.run.next_mark(step, forward)
    }

    /// A byte for each pixel of a timeline.
    pub fn marks(&self, width: usize) -> Vec<u8> {
        self.run.timeline(width)
    }

    /// The whole tree.
    pub fn view_fit(&self, width: f64, height: f64) -> JsValue {
        camera(View::fit(&self.layout, Size { width, height }))
    }

    /// Closer, or further away, around a point of the screen.
    pub fn view_zoom(
        &self,
        view: JsValue,
        factor: f64,
        x: f64,
        y: f64,
        width: f64,
        height: f64,
    ) -> JsValue {
        let size = Size { width, height };
        camera(self.view(view, size).zoom(&self.layout, size, factor, (x, y)))
    }

    /// Further left, right, up or down.
    pub fn view_pan(&self, view: JsValue, dx: f64, dy: f64, width: f64, height: f64) -> JsValue {
        let size = Size { width, height };
        camera(self.view(view, size).pan(&self.layout, size, dx, dy))
    }

    /// With this node in it.
    pub fn view_show(&self, view: JsValue, node: u32, width: f64, height: f64) -> JsValue {
        let size = Size { width, height };
        let view = self.view(view, size);
        camera(match self.known(node) {
            Some(node) => view.show(&self.layout, self.run.recording().topology(), size, node),
            None => view,
        })
    }

    /// A node and what is below it.
    pub fn view_subtree(&self, node: u32, width: f64, height: f64) -> JsValue {
        let size = Size { width, height };
        let node = self.known(node).unwrap_or(NodeId::ROOT);
        camera(View::zoom_to(&self.layout, self.run.recording().topology(), size, node))
    }

    /// Paints what the view shows on a cleared canvas; the caller has scaled
    /// the context to pixels of CSS. `palette` has a colour for each role, and a font.
    pub fn paint(
        &self,
        context: &CanvasRenderingContext2d,
        view: JsValue,
        width: f64,
        height: f64,
        hover: i32,
        palette: JsValue,
    ) {
        let size = Size { width, height };
        let hover = u32::try_from(hover).ok().and_then(|node| self.known(node));
        let scene = self.scene(self.view(view, size), size, hover);
        scene.paint(&mut CanvasPainter::new(context, &palette));
    }

    /// Paints a node's board into the middle of a cleared canvas of this size
    /// in pixels of CSS. Returns whether there is any.
    pub fn paint_board(
        &self,
        context: &CanvasRenderingContext2d,
        node: u32,
        width: f64,
        height: f64,
        palette: JsValue,
    ) -> bool {
        let Some(board) = self.known(node).and_then(|node| self.run.board(node)) else {
            return false;
        };
        // The frame's line is half outside of it.
        let (at, room) =
            (Place { x: 1.0, y: 1.0 }, Size { width: width - 2.0, height: height - 2.0 });
        paint_board(&board, at, room, &mut CanvasPainter::new(context, &palette));
        true
    }

    /// The node at a point of the screen; -1 where there is none.
    pub fn hit(&self, view: JsValue, width: f64, height: f64, x: f64, y: f64) -> i32 {
        let view = self.view(view, Size { width, height });
        number(hit(&self.layout, view, (x, y)))
    }

    /// What there is to say of a node.
    pub fn node(&self, node: u32) -> JsValue {
        self.known(node).map_or(JsValue::NULL, |node| to_js(&node_facts(&self.run, node)))
    }

    /// The node with this path; -1 where there is none.
    pub fn node_at(&self, path: &str) -> i32 {
        let path = path.parse::<Path>().ok();
        number(path.and_then(|path| self.run.recording().topology().node_at(&path)))
    }

    /// The node that the step is about.
    pub fn focus(&self) -> i32 {
        number(Some(self.run.focus(self.at())))
    }

    /// What is said about the step.
    pub fn narration(&self) -> JsValue {
        to_js(&narrate(&self.run))
    }

    /// What stands beside the tree.
    pub fn panel(&self) -> JsValue {
        to_js(&panel(&self.run))
    }
}

impl Session {
    fn lay_over(&mut self) {
        self.laid = Overlays::of(&self.run, &self.overlays);
        self.way = self.run.way();
    }

    fn scene(&self, view: View, size: Size, hover: Option<NodeId>) -> Scene {
        let recording = self.run.recording();
        let now = [self.run.focus(recording.at())];
        let name = |node| self.run.name(node);
        let board = |node| self.run.board(node);
        let sight = Sight::new(recording.topology(), &self.layout, recording.state(), size);
        Scene::of(&Sight {
            view,
            now: if recording.at() == 0 { &[] } else { &now },
            way: &self.way,
            overlays: &self.laid,
            hover,
            decimals: self.run.game().decimals(),
            name: &name,
            board: &board,
            words: Words::default(),
            ..sight
        })
    }

    /// The page's camera; where that is no camera, the whole tree.
    fn view(&self, camera: JsValue, size: Size) -> View {
        let field = |name: &str| Reflect::get(&camera, &name.into()).ok()?.as_f64();
        let view = || {
            let [x, y, unit, ply] = CAMERA.map(field);
            Some(View { x: x?, y: y?, unit: unit?, ply: ply? })
        };
        view().unwrap_or_else(|| View::fit(&self.layout, size))
    }

    fn known(&self, node: u32) -> Option<NodeId> {
        Some(NodeId(node)).filter(|&node| self.layout.knows(node))
    }
}

/// The fields of the window onto the drawing, as the page keeps it.
const CAMERA: [&str; 4] = ["x", "y", "unit", "ply"];

fn camera(View { x, y, unit, ply }: View) -> JsValue {
    let camera = Object::new();
    for (name, value) in CAMERA.into_iter().zip([x, y, unit, ply]) {
        // A new object takes any field.
        let _ = Reflect::set(&camera, &name.into(), &value.into());
    }
    camera.into()
}

fn number(node: Option<NodeId>) -> i32 {
    node.map_or(-1, |node| node.0 as i32)
}
