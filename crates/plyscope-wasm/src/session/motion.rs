//! The motion of a step on a canvas, and the numbers that a step has changed.

use std::ops::Range;

use plyscope_stage::{Motion, Size};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::CanvasRenderingContext2d;

use super::Session;
use super::change::Change;
use crate::canvas::CanvasPainter;

/// The greatest number of nodes of a panel that are marked.
const TOLD: usize = 64;

#[wasm_bindgen]
impl Session {
    /// Returns the time that the motion from the step before to this one needs, relative to that
    /// of a cutoff, and 0 if nothing moves; by parts, from the part before to this one.
    pub fn motion_length(&self, step: usize, part: usize) -> f64 {
        Motion::of_events(self.run.recording(), self.moving(step, part)).length()
    }

    /// Paints the view on a cleared canvas as it is at a fraction of the time from the step before
    /// to this one: at 1 as `paint` does at its end. By parts, these are parts.
    #[expect(clippy::too_many_arguments, reason = "an object would cost a module more")]
    pub fn paint_motion(
        &mut self,
        context: &CanvasRenderingContext2d,
        #[wasm_bindgen(unchecked_param_type = "View")] view: JsValue,
        width: f64,
        height: f64,
        hover: i32,
        #[wasm_bindgen(unchecked_param_type = "Palette")] palette: JsValue,
        step: usize,
        fraction: f64,
        part: usize,
    ) {
        let size = Size { width, height };
        let view = self.view(view, size);
        let hover = self.marked(hover);
        let at = self.run.recording().at_event();
        let moving = self.moving(step, part);
        let motion = Motion::of_events(self.run.recording(), moving.clone());
        let (event, wipe) = (motion.event_at(fraction), motion.wipe_at(fraction));
        // What is ahead, and how wide edges are, changes when everything has arrived.
        let start = if event.is_some() { moving.start } else { moving.end };
        self.run.recording_mut().seek_event(start);
        self.follow();
        if let Some(event) = event {
            let numbers = self.run.recording_mut().changed_in(start..event);
            self.change = Some(Change { numbers, before: None });
            self.run.recording_mut().seek_event(event);
        }
        let way = event.map(|_| (moving, fraction));
        self.scene(view, size, hover, way.clone(), false)
            .paint(&mut CanvasPainter::new(context, &palette, size));
        if let Some((after, part)) = wipe {
            // The part that is replaced, over the part that isn't yet.
            self.run.recording_mut().seek_event(after);
            self.follow();
            let next = self.scene(view, size, hover, way, false);
            context.save();
            context.begin_path();
            context.rect(0.0, 0.0, part * width, height);
            context.clip();
            context.clear_rect(0.0, 0.0, part * width, height);
            next.paint(&mut CanvasPainter::new(context, &palette, size));
            context.restore();
        }
        self.run.recording_mut().seek_event(at);
        self.follow();
    }
}

impl Session {
    /// Returns the events of a step, or of a part of it.
    pub(super) fn moving(&self, step: usize, part: usize) -> Range<usize> {
        let recording = self.run.recording();
        if self.by_part {
            recording.events_of_part(step, part)
        } else {
            recording.events_of_step(step)
        }
    }

    /// Returns the paths of the nodes whose numbers the step has changed, the first few of them.
    pub(super) fn changed_paths(&mut self) -> Vec<String> {
        let nodes: Vec<_> =
            self.change().numbers.iter().map(|&(node, _)| node).take(TOLD).collect();
        let topology = self.run.recording().topology();
        nodes.into_iter().map(|node| topology.short_path(node)).collect()
    }

    /// Returns what the step has changed.
    pub(super) fn change(&mut self) -> &Change {
        let recording = self.run.recording();
        if self.change.is_none() {
            let at = recording.at_event();
            let start = recording.events_of_step(recording.step_at(at)).start;
            let before = (start > 0).then(|| recording.focus_at(start));
            let numbers = self.run.recording_mut().changed_in(start..at);
            self.change = Some(Change { numbers, before });
        }
        self.change.get_or_insert_default()
    }
}
