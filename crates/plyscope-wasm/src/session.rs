//! A run in the page.

#[cfg(feature = "page")]
mod page;

use js_sys::{Object, Reflect};
use plyscope::{Game, NodeId, Path};
use plyscope_stage::{
    Drawing, Layout, Overlay, Overlays, Place, Progress, Run, Scene, SceneInput, Size, Tones, View,
    Words, hit, hit_span, narrate, node_facts, paint_board, panel, span_facts,
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
    Ok(Session {
        run,
        layout,
        drawing: None,
        laid: Overlays::NOTHING,
        way: Vec::new(),
        tones: Tones::default(),
    })
}

/// A search, recorded and on show.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Session {
    run: Run,
    layout: Layout,
    /// The layout that will take its place.
    drawing: Option<Drawing>,
    /// What is laid over the tree at this moment.
    laid: Overlays,
    /// The way that the search takes next.
    way: Vec<NodeId>,
    /// The states of dense nodes, from frame to frame.
    tones: Tones,
}

/// How far the recording is.
#[derive(Serialize)]
struct Recorded {
    /// Whether everything is recorded, and drawn.
    done: bool,
    /// Whether there is no room for more.
    full: bool,
    /// Whether the search has ended.
    searched: bool,
    steps: usize,
    events: usize,
    bytes: f64,
    #[serde(flatten)]
    progress: Progress,
}

/// Between two looks at the clock and at the memory, so many steps are recorded,
/// or so many ranks drawn.
const STEPS: usize = 256;
const RANKS: usize = 20_000;
/// All that wasm can ever have, in bytes.
#[cfg(target_arch = "wasm32")]
const ADDRESSABLE: f64 = 4_294_967_296.0;

#[wasm_bindgen]
impl Session {
    /// Records for about so many milliseconds, until the search has ended and
    /// its tree is drawn, or until that takes `limit` bytes; the moment is
    /// then the last.
    pub fn record(&mut self, milliseconds: f64, limit: f64) -> JsValue {
        let end = js_sys::Date::now() + milliseconds;
        let mut full = !self.run.is_done() && self.is_full(limit);
        while !full && !self.run.record(STEPS) && js_sys::Date::now() < end {
            full = self.bytes() >= limit;
        }
        let done = self.run.is_done() && self.lay_out(end - js_sys::Date::now());
        self.recorded(done, full)
    }

    /// Records one step more, if there is room.
    pub fn record_step(&mut self, limit: f64) -> JsValue {
        let full = self.is_full(limit);
        if !full {
            self.run.record(1);
        }
        self.recorded(false, full)
    }

    /// Draws all that is recorded so far, for about so many milliseconds.
    /// Returns whether it is drawn; until then what was drawn before is shown.
    pub fn lay_out(&mut self, milliseconds: f64) -> bool {
        let end = js_sys::Date::now() + milliseconds;
        let topology = self.run.recording().topology();
        if self.layout.nodes() == topology.len() {
            return true;
        }
        let is_of_now = |drawing: &Drawing| drawing.nodes() == topology.len();
        let mut drawing =
            self.drawing.take().filter(is_of_now).unwrap_or_else(|| Drawing::of(topology));
        while !drawing.go_on(topology, RANKS) {
            if js_sys::Date::now() >= end {
                self.drawing = Some(drawing);
                return false;
            }
        }
        self.layout = drawing.finish(topology);
        self.follow();
        true
    }

    /// How many nodes are drawn.
    #[wasm_bindgen(getter)]
    pub fn drawn(&self) -> usize {
        self.layout.nodes()
    }

    /// The bytes that the recording and a drawing of all of it take.
    #[wasm_bindgen(getter)]
    pub fn bytes(&self) -> f64 {
        let recording = self.run.recording();
        let drawing = recording.topology().len() * Layout::BYTES_A_NODE;
        let shown = [drawing, self.tones.bytes()];
        recording.bytes().iter().chain(&shown).map(|&bytes| bytes as f64).sum()
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
        self.follow();
    }

    /// What can be laid over the tree of this search, by name.
    #[wasm_bindgen(getter)]
    pub fn overlays(&self) -> Vec<String> {
        let suits = |overlay: &Overlay| overlay.suits(self.run.kind());
        Overlay::ALL.into_iter().filter(suits).map(|overlay| overlay.name().to_owned()).collect()
    }

    /// Lays these over the tree, by name, and nothing else; what has no such
    /// name, or doesn't suit the search, is left out.
    pub fn overlay(&mut self, names: Vec<String>) {
        let overlays: Vec<_> = names.iter().filter_map(|name| Overlay::named(name)).collect();
        self.laid = Overlays::of(&self.run, &overlays);
    }

    /// The next step that matters, or the one before.
    pub fn next_mark(&self, step: usize, forward: bool) -> usize {
        self.run.next_mark(step, forward)
    }

    /// A byte for each pixel of a timeline.
    pub fn marks(&self, width: usize) -> Vec<u8> {
        self.run.timeline(width)
    }

    /// For each pixel of it, how many steps matter.
    pub fn density(&self, width: usize) -> Vec<u32> {
        self.run.density(width)
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
        &mut self,
        context: &CanvasRenderingContext2d,
        view: JsValue,
        width: f64,
        height: f64,
        hover: i32,
        palette: JsValue,
    ) {
        let size = Size { width, height };
        let view = self.view(view, size);
        let hover = u32::try_from(hover).ok().and_then(|node| self.known(node));
        let scene = self.scene(view, size, hover, false);
        scene.paint(&mut CanvasPainter::new(context, &palette));
    }

    /// The view of [`Session::paint_map`].
    pub fn view_map(&self, width: f64, height: f64) -> JsValue {
        camera(View::map(&self.layout, Size { width, height }))
    }

    /// Paints the whole tree, without a word, on a cleared canvas of this size in
    /// pixels of CSS.
    pub fn paint_map(
        &mut self,
        context: &CanvasRenderingContext2d,
        width: f64,
        height: f64,
        palette: JsValue,
    ) {
        let size = Size { width, height };
        let view = View::map(&self.layout, size);
        let scene = self.scene(view, size, None, true);
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

    /// What there is to say of the nodes that are drawn as one stretch at a
    /// point of the screen: a list of sentences; null where there is no stretch.
    pub fn run_at(&mut self, view: JsValue, width: f64, height: f64, x: f64, y: f64) -> JsValue {
        let size = Size { width, height };
        let view = self.view(view, size);
        self.tones.follow(self.run.recording(), &self.layout, view, size);
        let recording = self.run.recording();
        let sight = SceneInput::new(recording.topology(), &self.layout, recording.state(), size);
        let sight = SceneInput { view, tones: Some(&self.tones), ..sight };
        hit_span(&sight, (x, y)).map_or(JsValue::NULL, |run| to_js(&span_facts(&run)))
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
    /// Whether there is no room for more, by the limit or by what wasm can
    /// have. While a drawing takes the place of another both are there, and
    /// what the search itself keeps grows by doubling; where that can't be
    /// had, the program would break off.
    fn is_full(&self, limit: f64) -> bool {
        let bytes = self.bytes();
        bytes >= limit || !has_room(bytes / 2.0)
    }

    fn recorded(&mut self, done: bool, full: bool) -> JsValue {
        let progress = self.run.progress();
        let recording = self.run.recording();
        let (steps, events, bytes) = (recording.steps(), recording.events(), self.bytes());
        let searched = recording.outcome().is_some();
        to_js(&Recorded { done, full, searched, steps, events, bytes, progress })
    }

    /// The moment is another.
    fn follow(&mut self) {
        self.laid.follow(&self.run);
        self.way = self.run.way();
    }

    /// What is seen, with this node pointed out; `wordless` where it is too small
    /// to be read.
    fn scene(&mut self, view: View, size: Size, hover: Option<NodeId>, wordless: bool) -> Scene {
        let recording = self.run.recording();
        self.tones.follow(recording, &self.layout, view, size);
        let now = [self.run.focus(recording.at())];
        let name = |node| self.run.name(node);
        let board = |node| self.run.board(node);
        let sight = SceneInput::new(recording.topology(), &self.layout, recording.state(), size);
        Scene::of(&SceneInput {
            tones: Some(&self.tones),
            view,
            now: if recording.at() == 0 { &[] } else { &now },
            way: &self.way,
            overlays: &self.laid,
            decimals: self.run.game().decimals(),
            name: &name,
            board: &board,
            words: Words::default(),
            hover,
            wordless,
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

/// Whether so many bytes more can be had, in one piece.
#[cfg(target_arch = "wasm32")]
fn has_room(bytes: f64) -> bool {
    let taken = core::arch::wasm32::memory_size(0) as f64 * 65_536.0;
    // Most of the time nothing has to be tried.
    taken + bytes < ADDRESSABLE
        || std::hint::black_box(Vec::<u8>::new()).try_reserve_exact(bytes as usize).is_ok()
}

/// Elsewhere that is for the system to say.
#[cfg(not(target_arch = "wasm32"))]
fn has_room(_: f64) -> bool {
    true
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
