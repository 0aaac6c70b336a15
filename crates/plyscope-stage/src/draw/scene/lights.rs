//! Rings around the nodes in which two runs differ.

use plyscope::NodeId;

use super::model::{Ring, RingKind, Scene, ring_radius, room_in};

/// The distance from the ring of the step to this one, in pixels.
const OUTSIDE: f32 = 5.0;

impl Scene {
    /// Adds a ring around each of these nodes that is drawn by itself: a solid one around those
    /// that only this run looks at, a dashed one around those that only another run looks at. Both
    /// lists are in rising order.
    ///
    /// ```
    /// use plyscope_stage::{Caption, Layout, Run, Scene, SceneInput, Size, svg};
    ///
    /// let mut run = Run::open("minimax", "[[3,12],[2,4]]")?;
    /// run.record_all();
    /// let layout = Layout::of(run.recording().topology());
    /// let size = Size { width: 640.0, height: 480.0 };
    /// let mut scene = Scene::of(&SceneInput::of(run.recording(), &layout, size));
    /// let leaf = run.recording().topology().node_at(&"2.2".parse()?).unwrap();
    /// scene.light(&[leaf], &[]);
    ///
    /// let picture = svg(&scene, Caption { title: "A leaf", description: "" });
    /// assert!(picture.contains("<circle"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn light(&mut self, gained: &[NodeId], missed: &[NodeId]) {
        let before = self.rings.len();
        for row in self.marks.chunk_by(|one, next| one.glyph.at.y == next.glyph.at.y) {
            for (index, mark) in row.iter().enumerate() {
                let is_in = |nodes: &[NodeId]| nodes.binary_search(&mark.node).is_ok();
                let kind = if is_in(gained) {
                    RingKind::Gained
                } else if is_in(missed) {
                    RingKind::Missed
                } else {
                    continue;
                };
                let at = mark.glyph.at;
                let is_ringed = self.rings[..before].iter().any(|ring| ring.at == at);
                let radius = ring_radius(mark.glyph, room_in(row, index).into());
                let radius = radius + if is_ringed { OUTSIDE } else { 0.0 };
                self.rings.push(Ring { at, radius, kind });
            }
        }
        let rings = &self.rings;
        self.labels
            .retain(|label| !(label.names_row() && rings.iter().any(|ring| ring.meets(label))));
    }
}
