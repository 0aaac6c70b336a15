//! The parts of what a page computes to show a step, each measured by itself: the test counts the
//! nodes that it looks at, the benchmark its time.

use plyscope_stage::{
    Drawing, Layout, Overlay, Overlays, Run, Scene, SceneInput, Size, Tones, View, counters,
    listing, narrate, panel,
};

use super::links::Link;

pub(crate) const SIZE: Size = Size { width: 1200.0, height: 800.0 };
/// The map beside the tree.
const MAP: Size = Size { width: 180.0, height: 100.0 };
/// As the page does.
const RANKS: usize = 20_000;

/// Measures work of several kinds.
pub(crate) trait Measure {
    /// Does some work for a step of a link, and measures it.
    fn measure<T>(
        &mut self,
        kind: &'static str,
        link: &Link,
        step: usize,
        work: impl FnOnce() -> T,
    ) -> T;
}

/// The number of nodes and events that the page reads for the overlays of one picture.
const OVERLAID: usize = 100_000;

/// Draws what is recorded, and measures each portion.
pub(crate) fn draw(by: &mut impl Measure, link: &Link, run: &Run) -> Layout {
    let topology = run.recording().topology();
    let mut drawing = Drawing::of(topology);
    while !by.measure("drawing", link, 0, || drawing.go_on(topology, RANKS)) {}
    by.measure("drawing", link, 0, || drawing.finish(topology))
}

/// Measures what is shown of the step at which a run is.
pub(crate) fn measure_moment(
    by: &mut impl Measure,
    (link, step): (&Link, usize),
    run: &mut Run,
    layout: &Layout,
    tones: &mut Tones,
) {
    let changed = by.measure("scene", link, step, || run.recording_mut().changed_by(step));
    by.measure("panel", link, step, || panel(run, &run.moment()));
    by.measure("narration", link, step, || {
        let moment = run.moment();
        (narrate(run, &moment), counters(run, &moment), listing(run, &moment))
    });
    for overlay in Overlay::ALL {
        let mut laid = Overlays::begin(run, &[overlay]);
        while !by.measure("overlay", link, step, || laid.follow_within(run, OVERLAID)) {}
    }
    let ahead = by.measure("overlay", link, step, || run.path_ahead());
    let overlays = Overlays::of(run, &Overlay::ALL);
    by.measure("scene", link, step, || {
        let view = View::fit(layout, SIZE);
        tones.follow(run.recording(), layout, view, SIZE);
        let now = [run.focus(step)];
        let (name, board) = (|node| run.name(node), |node| run.board(node));
        Scene::of(&SceneInput {
            view,
            tones: Some(tones),
            now: &now,
            changed: &changed,
            path_ahead: &ahead,
            overlays: &overlays,
            name: &name,
            board: &board,
            ..SceneInput::of(run.recording(), layout, SIZE)
        })
    });
    by.measure("map", link, step, || {
        let view = View::map(layout, MAP);
        let now = [run.focus(step)];
        tones.follow(run.recording(), layout, view, MAP);
        Scene::of(&SceneInput {
            view,
            wordless: true,
            tones: Some(tones),
            now: &now,
            path_ahead: &ahead,
            overlays: &overlays,
            ..SceneInput::of(run.recording(), layout, MAP)
        })
    });
}
