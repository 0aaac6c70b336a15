//! The tree, the map and a board on a canvas.

use std::ops::Range;

use plyscope::NodeId;
use plyscope_stage::{Motion, Place, Players, Scene, SceneInput, Size, View, Words, paint_board};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::CanvasRenderingContext2d;

use super::Session;
use crate::canvas::CanvasPainter;

/// The number of nodes and events that are read for the overlays of one picture.
const OVERLAID: usize = 100_000;

#[wasm_bindgen]
impl Session {
    /// Paints the view on a cleared canvas; the caller has scaled the context to pixels of CSS.
    /// `hover` is the marked node, or −1; −2 − a node marks its parent, too. Returns `true` if the
    /// overlays have just changed: another call may show more of them.
    pub fn paint(
        &mut self,
        context: &CanvasRenderingContext2d,
        #[wasm_bindgen(unchecked_param_type = "View")] view: JsValue,
        width: f64,
        height: f64,
        hover: i32,
        #[wasm_bindgen(unchecked_param_type = "Palette")] palette: JsValue,
    ) -> bool {
        let size = Size { width, height };
        let view = self.view(view, size);
        let hover = self.marked(hover);
        let was_laid = self.is_laid;
        self.lay(OVERLAID);
        let scene = self.scene(view, size, hover, None, false);
        scene.paint(&mut CanvasPainter::new(context, &palette, size));
        !was_laid
    }

    /// Paints the whole tree, without text, on a cleared canvas of this size in pixels of CSS.
    pub fn paint_map(
        &mut self,
        context: &CanvasRenderingContext2d,
        width: f64,
        height: f64,
        #[wasm_bindgen(unchecked_param_type = "Palette")] palette: JsValue,
    ) {
        let size = Size { width, height };
        let view = View::map(&self.layout, size);
        let scene = self.scene(view, size, (None, false), None, true);
        scene.paint(&mut CanvasPainter::new(context, &palette, size));
    }

    /// Paints a node's board into the middle of a cleared canvas of this size in pixels of CSS.
    /// Returns `false` if the game has no boards.
    pub fn paint_board(
        &self,
        context: &CanvasRenderingContext2d,
        node: u32,
        width: f64,
        height: f64,
        #[wasm_bindgen(unchecked_param_type = "Palette")] palette: JsValue,
    ) -> bool {
        let Some(board) = self.known(node).and_then(|node| self.run.board(node)) else {
            return false;
        };
        // Half of the frame's line is outside of it.
        let (at, room) =
            (Place { x: 1.0, y: 1.0 }, Size { width: width - 2.0, height: height - 2.0 });
        paint_board(&board, at, room, &mut CanvasPainter::new(context, &palette, room));
        true
    }
}

impl Session {
    /// Returns the node that a number from JavaScript marks, and `true` if its parent is marked,
    /// too.
    pub(super) fn marked(&self, hover: i32) -> (Option<NodeId>, bool) {
        let with_parent = hover < -1;
        let node = if with_parent { -2 - hover } else { hover };
        (u32::try_from(node).ok().and_then(|node| self.known(node)), with_parent)
    }

    /// Returns the scene of the view, with this node highlighted, on the way if there is a motion
    /// (its events, and the fraction of the way); without text if `wordless`, for a picture that
    /// is too small to be read.
    pub(super) fn scene(
        &mut self,
        view: View,
        size: Size,
        (hover, hover_parent): (Option<NodeId>, bool),
        motion: Option<(Range<usize>, f64)>,
        wordless: bool,
    ) -> Scene {
        let now = [self.focus_node()];
        if motion.is_none() && !wordless {
            self.change();
        }
        let recording = self.run.recording();
        let change = self.change.as_ref().filter(|_| !wordless);
        let numbers = change.map_or(&[][..], |change| &change.numbers);
        // On the way, what has changed is not marked yet.
        let (changed, departed) =
            if motion.is_some() { (&[][..], numbers) } else { (numbers, &[][..]) };
        self.tones.follow(recording, &self.layout, view, size);
        let name = |node| self.run.name(node);
        let chance = |node| self.run.chance(node);
        let players = Players { word: self.additions.player(), at: &|node| self.run.players(node) };
        let board = |node| self.run.board(node);
        let input = SceneInput::of(recording, &self.layout, size);
        let words = Words { max: &self.players[0], min: &self.players[1], ..Words::default() };
        let input = SceneInput {
            tones: Some(&self.tones),
            view,
            // On the way, the ring moves.
            now: if recording.at_event() == 0 || motion.is_some() { &[] } else { &now },
            before: change.and_then(|change| change.before),
            changed,
            departed,
            path_ahead: &self.path_ahead,
            overlays: &self.overlays,
            unit: self.run.unit(),
            side: self.run.side(),
            name: &name,
            chance: &chance,
            players: self.run.has_seats().then_some(&players),
            board: &board,
            words: self.additions.words(words),
            hover,
            hover_parent,
            wordless,
            ..input
        };
        let mut scene = Scene::of(&input);
        if !wordless {
            self.add_to(&mut scene, &input);
        }
        if let Some((events, fraction)) = motion {
            Motion::of_events(recording, events).add_to(&mut scene, &input, fraction);
        }
        scene
    }
}
