//! Recording in portions, so that the page stays responsive, and laying out what is recorded.

use plyscope_stage::{Drawing, Layout, Progress, Run};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::{Session, thrown};
use crate::to_js::to_js;

/// The progress of a recording.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Recorded {
    /// `true` once everything is recorded and drawn.
    done: bool,
    /// `true` if there is no room for more.
    full: bool,
    /// `true` once the search has ended.
    searched: bool,
    /// The number of steps.
    steps: u32,
    /// The number of events.
    events: f64,
    /// The number of bytes that the recording, the search's own data and a drawing of all of it
    /// take.
    bytes: f64,
    /// The number of nodes.
    nodes: u32,
    /// The deepest ply.
    depth: u32,
    /// The part of the root's moves that is searched, from 0 to 1, if that is known.
    share: Option<f64>,
    /// The number of the current search of the root, if it is searched repeatedly.
    pass: Option<u32>,
}

/// The greatest number of steps that are recorded between two looks at the clock and the memory.
const STEPS: usize = 256;
/// The number of new nodes and events after which they are looked at, however few steps that are.
const GROWTH: usize = 8_192;
/// The number of positions that a search looks at before its first step, between two such looks.
pub(super) const POSITIONS: usize = 8_000;
/// Milliseconds; a portion that takes longer is followed by a smaller one.
const QUICK: f64 = 2.0;
/// The number of ranks that are drawn between two looks at the clock.
const RANKS: usize = 20_000;
/// The number of bytes that wasm can address.
#[cfg(target_arch = "wasm32")]
const ADDRESSABLE: f64 = 4_294_967_296.0;

#[wasm_bindgen]
impl Session {
    /// Records for about so many milliseconds, until the search has ended and its tree is drawn, or
    /// until they take `limit` bytes. The run is then at the last step.
    ///
    /// # Errors
    ///
    /// As in `open`: that the search can't run on this game may show only now.
    #[wasm_bindgen(unchecked_return_type = "Recorded")]
    pub fn record(&mut self, milliseconds: f64, limit: f64) -> Result<JsValue, JsValue> {
        let mut now = js_sys::Date::now();
        let end = now + milliseconds;
        let mut full = !self.run.is_done() && self.is_full(limit);
        while !full && !self.record_some(self.pace)? {
            let before = std::mem::replace(&mut now, js_sys::Date::now());
            // A step can take a microsecond, or a second.
            self.pace = if now - before < QUICK { self.pace * 2 } else { self.pace / 4 };
            self.pace = self.pace.clamp(1, STEPS);
            if now >= end {
                break;
            }
            full = self.is_full(limit);
        }
        self.focus = None;
        let done = self.run.is_done() && self.lay_out(end - js_sys::Date::now());
        Ok(self.recorded(done, full))
    }

    /// Records one more step, if there is room.
    ///
    /// # Errors
    ///
    /// As in `record`.
    #[wasm_bindgen(unchecked_return_type = "Recorded")]
    pub fn record_step(&mut self, limit: f64) -> Result<JsValue, JsValue> {
        let full = self.is_full(limit);
        if !full {
            self.record_some(1)?;
            self.focus = None;
        }
        Ok(self.recorded(false, full))
    }

    /// Draws everything that is recorded so far, for about so many milliseconds. Returns `true`
    /// once it is drawn; until then the previous drawing is shown.
    pub fn lay_out(&mut self, milliseconds: f64) -> bool {
        let end = js_sys::Date::now() + milliseconds;
        let topology = self.run.recording().topology();
        if self.layout.nodes() == topology.len() {
            return true;
        }
        let is_current = |drawing: &Drawing| drawing.nodes() == topology.len();
        let mut drawing =
            self.drawing.take().filter(is_current).unwrap_or_else(|| Drawing::of(topology));
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

    /// The number of nodes that are drawn.
    #[wasm_bindgen(getter)]
    pub fn drawn(&self) -> usize {
        self.layout.nodes()
    }

    /// Returns the number of bytes that the recording, the search's own data and a drawing of all
    /// of it take.
    #[wasm_bindgen(getter)]
    pub fn bytes(&self) -> f64 {
        let drawing = self.run.recording().topology().len() * Layout::BYTES_A_NODE;
        [self.run.bytes(), drawing, self.tones.bytes()].map(|bytes| bytes as f64).iter().sum()
    }
}

impl Session {
    /// Prepares the search, and records so many steps, or fewer if they have many nodes and events.
    /// Returns `true` if everything is recorded.
    fn record_some(&mut self, steps: usize) -> Result<bool, JsValue> {
        match self.run.prepare(POSITIONS) {
            Ok(true) => {}
            Ok(false) => return Ok(false),
            // The text of the game could be read.
            Err(error) => return Err(thrown(&error, "")),
        }
        let grown = |run: &Run| run.recording().topology().len() + run.recording().events();
        let end = grown(&self.run) + GROWTH;
        for _ in 0..steps {
            if self.run.record(1) {
                return Ok(true);
            }
            if grown(&self.run) >= end {
                break;
            }
        }
        Ok(false)
    }

    /// Returns `true` if there is no room for more, by the limit or by the memory of wasm. While a
    /// drawing replaces another, both are in memory, and the search's own data grows by doubling;
    /// if an allocation failed, the program would abort.
    // See docs/decisions/memory-has-a-limit.md.
    fn is_full(&self, limit: f64) -> bool {
        let (bytes, own) = (self.bytes(), self.run.search().bytes() as f64);
        bytes >= limit || !has_room(bytes / 2.0 + own * 2.0)
    }

    fn recorded(&mut self, done: bool, full: bool) -> JsValue {
        let Progress { nodes, depth, share, pass, .. } = self.run.progress();
        let recording = self.run.recording();
        to_js(&Recorded {
            done,
            full,
            searched: recording.outcome().is_some(),
            steps: recording.steps() as u32,
            events: recording.events() as f64,
            bytes: self.bytes(),
            nodes: nodes as u32,
            depth: depth as u32,
            share,
            pass,
        })
    }
}

/// Returns `true` if so many bytes more can be had, in one piece.
#[cfg(target_arch = "wasm32")]
fn has_room(bytes: f64) -> bool {
    let taken = core::arch::wasm32::memory_size(0) as f64 * 65_536.0;
    // Usually there is plenty of room, and no allocation has to be tried.
    taken + bytes < ADDRESSABLE
        || std::hint::black_box(Vec::<u8>::new()).try_reserve_exact(bytes as usize).is_ok()
}

/// Returns `true`: on other targets the system decides.
#[cfg(not(target_arch = "wasm32"))]
fn has_room(_: f64) -> bool {
    true
}
