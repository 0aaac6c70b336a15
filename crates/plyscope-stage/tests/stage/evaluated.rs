//! Tests that a leaf that was evaluated is drawn as evaluated to the end of the run.

use std::collections::BTreeSet;

use plyscope::{ALGORITHMS, Event, NodeId, SearchKind};
use plyscope_stage::{
    Glyph, Ink, Layout, Painter, Place, Run, Scene, SceneInput, Size, Stroke, Type,
};

/// Keeps the places of the marks that look evaluated: filled, with a solid rim.
#[derive(Default)]
struct Filled(Vec<Place>);

impl Painter for Filled {
    fn line(&mut self, _: Place, _: Place, _: Stroke) {}
    fn curve(&mut self, _: Place, _: Place, _: Stroke) {}
    fn run(&mut self, _: Place, _: Place, _: Ink) {}
    fn ring(&mut self, _: Place, _: f32, _: Stroke) {}
    fn text(&mut self, _: Place, _: &str, _: Type) {}

    fn mark(&mut self, glyph: Glyph, fill: Ink, rim: Stroke) {
        if !matches!(fill, Ink::Paper | Ink::Live) && !rim.dashed {
            self.0.push(glyph.at);
        }
    }
}

/// Returns a game that the search takes, a different one for each seed.
fn game(algorithm: &str, seed: usize) -> String {
    let (branching, depth) = (2 + seed % 3, 1 + seed / 3 % 4);
    let max = [1, 9, 99][seed / 12 % 3];
    match algorithm {
        "branch-and-bound" => format!("tsp:random,cities={},seed={seed}", 3 + seed % 3),
        "max-n" => format!("players:random,branching={branching},depth={depth},seed={seed}"),
        _ => format!(
            "random:branching={branching},depth={depth},seed={seed},max={max},ragged={}",
            seed.is_multiple_of(5)
        ),
    }
}

/// Returns the leaves that a step shows as evaluated.
fn drawn_as_evaluated(run: &Run, layout: &Layout) -> BTreeSet<NodeId> {
    let size = Size { width: 4_000.0, height: 1_000.0 };
    let scene = Scene::of(&SceneInput::of(run.recording(), layout, size));
    let mut filled = Filled::default();
    scene.paint(&mut filled);
    let is_leaf = |node: NodeId| run.recording().topology().is_leaf(node);
    let marks = scene.marks().iter().filter(|mark| is_leaf(mark.node));
    marks.filter(|mark| filled.0.contains(&mark.glyph.at)).map(|mark| mark.node).collect()
}

#[test]
fn evaluated_leaves_stay_evaluated() {
    let mut opened = 0;
    for algorithm in ALGORITHMS {
        for seed in 0..200 {
            let game = game(algorithm.name, seed);
            let mut run = Run::builder(algorithm.name, &game).open().unwrap();
            run.record(60_000);
            let steps = run.recording().steps();
            let layout = Layout::of(run.recording().topology());
            let mut evaluated = BTreeSet::new();
            // In a long run, the last steps, and some on the way.
            let every = 1 + steps / 200;
            for step in 0..=steps {
                if step > 0 {
                    evaluated.extend(run.recording().step_events(step).filter_map(|(_, event)| {
                        match event {
                            Event::Evaluate { node, .. }
                            | Event::Playout { node, plies: 0, .. } => Some(node),
                            _ => None,
                        }
                    }));
                    // What lies at the horizon of one pass is searched in the next, which begins
                    // anew.
                    if algorithm.kind == SearchKind::Deepening {
                        let topology = run.recording().topology();
                        let begins =
                            |(_, event): (_, Event<'_>)| matches!(event, Event::Pass { .. });
                        if run.recording().step_events(step).any(begins) {
                            evaluated.clear();
                        }
                        evaluated.retain(|&node| topology.is_leaf(node));
                    }
                }
                if step.is_multiple_of(every) || step == steps {
                    run.recording_mut().seek(step);
                    let drawn = drawn_as_evaluated(&run, &layout);
                    assert_eq!(drawn, evaluated, "{} {game} at {step}", algorithm.name);
                }
            }
            opened += 1;
        }
    }
    assert_eq!(opened, 200 * ALGORITHMS.len());
}
