//! A run in the page, and the moment that the page shows.

mod change;
#[cfg(not(feature = "page"))]
mod frame;
mod inspect;
mod landmark;
mod moment;
mod motion;
mod naming;
#[cfg(feature = "page")]
pub(crate) mod page;
mod paint;
pub(crate) mod record;
mod view;

use js_sys::{Object, Reflect};
use plyscope::NodeId;
use plyscope_stage::{Drawing, Layout, Names, Overlay, Overlays, Run, RunError, Tones};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[cfg(not(feature = "page"))]
use self::frame::{Additions, Moment, thrown};
#[cfg(feature = "page")]
use self::page::additions::{Additions, thrown};
#[cfg(feature = "page")]
use self::page::moment::Moment;
use crate::limits::LIMITS;

/// Opens a game by its text and a search by its name and options (an object
/// of strings).
///
/// # Errors
///
/// An `OpenError`, in the module of the page. A module for frames throws `null`: the module of the
/// page can then open the run, or report the error.
#[wasm_bindgen]
pub fn open(
    algorithm: &str,
    game: &str,
    #[wasm_bindgen(unchecked_param_type = "Record<string, string>")] options: &Object,
) -> Result<Session, JsValue> {
    let builder = Run::builder(algorithm, game).options(entries(options)).within(LIMITS);
    builder.open_unprepared().and_then(session_of).map_err(|error| thrown(&error, game))
}

pub(crate) fn session_of(mut run: Run) -> Result<Session, RunError> {
    // What takes longer is left to the recording.
    run.prepare(record::POSITIONS)?;
    run.look_as_usual();
    let layout = Layout::of(run.recording().topology());
    Ok(Session {
        run,
        layout,
        drawing: None,
        overlays: Overlays::NOTHING,
        is_laid: true,
        pace: 1,
        focus: None,
        path_ahead: Vec::new(),
        change: None,
        by_part: false,
        tones: Tones::default(),
        names: Names::default(),
        players: Default::default(),
        additions: Additions::default(),
    })
}

/// Returns the entries of an object of strings.
pub(crate) fn entries(object: &Object) -> Vec<(String, String)> {
    let pair = |name: JsValue| {
        let value = Reflect::get(object, &name).ok()?;
        Some((name.as_string()?, value.as_string().unwrap_or_default()))
    };
    Object::keys(object).iter().filter_map(pair).collect()
}

/// A recorded run. Steps count from 0, before the first, to `steps`, after the last. Lengths
/// are pixels of CSS.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Session {
    run: Run,
    layout: Layout,
    /// The layout that will replace it, as far as it is computed.
    drawing: Option<Drawing>,
    /// The number of steps that are recorded between two looks at the clock.
    pace: usize,
    /// The overlays at this moment, as far as they are laid.
    overlays: Overlays,
    /// `true` once they are.
    is_laid: bool,
    /// The node that the step is about, once it is known.
    focus: Option<NodeId>,
    /// The path that the search takes next.
    path_ahead: Vec<NodeId>,
    /// The changed numbers of the step and the node of the step before, once they are known.
    change: Option<Change>,
    /// `true` if only the last part of the step so far is told.
    by_part: bool,
    /// The states of dense nodes, kept from frame to frame.
    tones: Tones,
    /// The scheme of names for nodes that have none of their own.
    names: Names,
    /// How MAX and MIN are called.
    players: [String; 2],
    additions: Additions,
}

use change::Change;

#[wasm_bindgen]
impl Session {
    /// The search and the game, and the rules in force.
    #[wasm_bindgen(getter, unchecked_return_type = "About")]
    pub fn about(&self) -> JsValue {
        self.described()
    }

    /// The number of steps.
    #[wasm_bindgen(getter)]
    pub fn steps(&self) -> usize {
        self.run.recording().steps()
    }

    /// Returns the step at whose end everything is shown.
    #[wasm_bindgen(getter)]
    pub fn at(&self) -> usize {
        self.run.recording().at()
    }

    /// Moves to the end of a step; 0 is the start. With a part, moves to the end of that part,
    /// counted from 1, and tells only of it; 0 is the last part.
    pub fn seek(&mut self, step: usize, part: Option<usize>) {
        self.by_part = part.is_some();
        let end = self.moving(step, part.unwrap_or_default()).end;
        self.run.recording_mut().seek_event(end);
        self.follow();
    }

    /// Returns the number of parts of a step, counted from 1.
    pub fn parts(&self, step: usize) -> usize {
        self.run.recording().parts(step).len()
    }

    /// The names of the overlays that suit this search.
    #[wasm_bindgen(getter)]
    pub fn overlays(&self) -> Vec<String> {
        let suits = |overlay: &Overlay| overlay.suits(self.run.recording().search_kind());
        Overlay::ALL.into_iter().filter(suits).map(|overlay| overlay.name().to_owned()).collect()
    }

    /// Shows these overlays on the tree, by name, and removes all others. A name that doesn't
    /// exist, or doesn't suit the search, is ignored. Those of a large tree are complete after
    /// several calls of `paint`.
    pub fn overlay(&mut self, names: Vec<String>) {
        let overlays: Vec<_> = names.iter().filter_map(|name| Overlay::named(name)).collect();
        self.overlays = Overlays::begin(&self.run, &overlays);
        self.is_laid = false;
    }

    /// Returns the next step that matters, or the one before.
    pub fn next_mark(&self, step: usize, forward: bool) -> usize {
        self.run.next_mark(step, forward)
    }

    /// Returns a byte for each pixel of a timeline: the place in `marks()` of the most important
    /// mark there.
    pub fn marks(&self, width: usize) -> Vec<u8> {
        self.run.timeline(width)
    }

    /// Returns the number of steps that matter for each pixel of a timeline.
    pub fn density(&self, width: usize) -> Vec<u32> {
        self.run.density(width)
    }
}

impl Session {
    /// Updates what depends on the moment.
    fn follow(&mut self) {
        self.focus = None;
        self.change = None;
        self.is_laid = false;
        self.path_ahead = self.run.path_ahead();
    }

    /// Continues to lay the overlays, for about so many nodes and events.
    fn lay(&mut self, most: usize) {
        self.is_laid = self.is_laid || self.overlays.follow_within(&self.run, most);
    }

    /// Returns a node that the page names, if it is drawn.
    fn known(&self, node: u32) -> Option<NodeId> {
        Some(NodeId(node)).filter(|&node| self.layout.knows(node))
    }
}
