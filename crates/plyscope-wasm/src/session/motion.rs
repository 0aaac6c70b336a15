//! The motion of a step on a canvas, and the numbers that a step has changed.

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
    /// Returns `true` if something moves from the step before to this one.
    pub fn moves(&self, step: usize) -> bool {
        !Motion::of(self.run.recording(), step).is_still()
    }

    /// Paints the view on a cleared canvas as it is at a fraction of the time from the step before
    /// to this one: at 1 as `paint` does at the step.
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
    ) {
        let size = Size { width, height };
        let view = self.view(view, size);
        let hover = u32::try_from(hover).ok().and_then(|node| self.known(node));
        let at = self.run.recording().at_event();
        let motion = Motion::of(self.run.recording(), step);
        let (event, wipe) = (motion.event_at(fraction), motion.wipe_at(fraction));
        match event {
            None => self.run.recording_mut().seek(step),
            Some(event) => self.run.recording_mut().seek_event(event),
        }
        let way = event.map(|_| (step, fraction));
        self.follow();
        self.scene(view, size, hover, way, false).paint(&mut CanvasPainter::new(context, &palette));
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
            next.paint(&mut CanvasPainter::new(context, &palette));
            context.restore();
        }
        self.run.recording_mut().seek_event(at);
        self.follow();
    }
}

impl Session {
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
        let step = recording.at();
        if self.change.is_none() {
            let before = (step > 1).then(|| self.run.focus(step - 1));
            let numbers = self.run.recording_mut().changed_by(step);
            self.change = Some(Change { numbers, before });
        }
        self.change.get_or_insert_default()
    }
}
