//! The motion of each step, and what each step has changed.

use plyscope::{ALGORITHMS, NodeId};
use plyscope_stage::{Caption, Layout, Motion, Run, Scene, SceneInput, Size, svg};

const SIZE: Size = Size { width: 800.0, height: 600.0 };

/// Every search on a tree that all of them take.
fn runs() -> impl Iterator<Item = (&'static str, Run)> {
    ALGORITHMS.iter().filter_map(|algorithm| {
        let mut run = Run::open(algorithm.name, "[[3,12,8],[2,[4,6],1],[14,5,2]]").ok()?;
        run.record_all();
        Some((algorithm.name, run))
    })
}

/// The scene at a fraction of a step.
fn scene(run: &mut Run, layout: &Layout, step: usize, fraction: f64) -> Scene {
    let event = Motion::of(run.recording(), step).event_at(fraction);
    match event {
        Some(event) => run.recording_mut().seek_event(event),
        None => run.recording_mut().seek(step),
    }
    let input = SceneInput { side: run.side(), ..SceneInput::of(run.recording(), layout, SIZE) };
    let mut scene = Scene::of(&input);
    Motion::of(run.recording(), step).add_to(&mut scene, &input, fraction);
    scene
}

#[test]
fn a_motion_leads_from_the_step_before_to_the_step() {
    let mut moving = 0;
    for (name, mut run) in runs() {
        let layout = Layout::of(run.recording().topology());
        for step in 1..=run.recording().steps() {
            run.recording_mut().seek(step - 1);
            let before = run.recording().at_event();
            run.recording_mut().seek(step);
            let after = run.recording().at_event();
            let motion = Motion::of(run.recording(), step);
            let events: Vec<_> =
                (0..=20).map(|part| motion.event_at(f64::from(part) / 20.0)).collect();
            assert_eq!(events[20], None, "{name}, step {step}: at 1 it is over");
            if motion.is_still() {
                continue;
            }
            moving += 1;
            let events: Vec<_> = events.into_iter().flatten().collect();
            assert!(events.is_sorted(), "{name}, step {step}: {events:?}");
            assert!(events.iter().all(|event| (before..after).contains(event)), "{name} {step}");
            let still = scene(&mut run, &layout, step, 1.0);
            let plain = Scene::of(&SceneInput::of(run.recording(), &layout, SIZE));
            assert!(still == plain, "{name}, step {step}: the picture of the step itself");
            let half = scene(&mut run, &layout, step, 0.5);
            assert!(half != plain, "{name}, step {step}: something is on its way");
        }
    }
    assert!(moving > 100, "{moving} steps move");
}

#[test]
fn the_same_fraction_is_the_same_picture_forwards_and_backwards() {
    for (name, mut run) in runs() {
        let layout = Layout::of(run.recording().topology());
        let step = run.recording().steps() / 2;
        let parts = || (0..=12).map(|part| f64::from(part) / 12.0);
        let forwards: Vec<_> = parts().map(|part| scene(&mut run, &layout, step, part)).collect();
        let mut backwards: Vec<_> =
            parts().rev().map(|part| scene(&mut run, &layout, step, part)).collect();
        backwards.reverse();
        assert!(forwards == backwards, "{name}");
    }
}

#[test]
fn a_step_changes_the_numbers_that_differ_from_the_step_before() {
    for (name, mut run) in runs() {
        for step in 1..=run.recording().steps() {
            let nodes = run.recording().topology().len() as u32;
            let numbers = |run: &Run| -> Vec<_> {
                (0..nodes).map(|node| run.recording().state().node_numbers(NodeId(node))).collect()
            };
            run.recording_mut().seek(step - 1);
            let before = numbers(&run);
            run.recording_mut().seek(step);
            let after = numbers(&run);
            let changed = run.recording_mut().changed_by(step);
            let differ = (0..nodes as usize).filter(|&node| before[node] != after[node]);
            let expected: Vec<_> = differ.map(|node| (NodeId(node as u32), before[node])).collect();
            assert_eq!(changed, expected, "{name}, step {step}");
            assert_eq!(run.recording().at(), step, "it stays where it is");
        }
    }
}

/// The comparisons of a value that has arrived with the best value of the node, in the order in
/// which they are seen.
fn comparisons(name: &str, game: &str, options: &[(&str, &str)]) -> Vec<String> {
    let mut run = Run::builder(name, game).options(options.iter().copied()).open().unwrap();
    run.record_all();
    let layout = Layout::of(run.recording().topology());
    let mut seen: Vec<String> = Vec::new();
    for step in 1..=run.recording().steps() {
        let mut last = None;
        for part in 0..40 {
            let scene = scene(&mut run, &layout, step, f64::from(part) / 40.0);
            let picture = svg(&scene, Caption { title: "", description: "" });
            let texts: Vec<_> = picture.split("</text>").collect();
            let texts: Vec<_> =
                texts.iter().map(|text| &text[text.rfind('>').unwrap() + 1..]).collect();
            let compared = texts
                .windows(2)
                .find(|pair| [" &lt;", " =", " &gt;"].iter().any(|sign| pair[0].ends_with(sign)));
            let compared = compared.map(|pair| pair.join(" ").replace("&lt;", "<"));
            let compared = compared.map(|text| text.replace("&gt;", ">"));
            if compared != last {
                seen.extend(compared.clone());
                last = compared;
            }
        }
    }
    seen
}

#[test]
fn a_value_that_has_arrived_is_compared_with_the_best_so_far() {
    let game = "[[3,12,8],[2,4,6],[14,5,2]]";
    let compared = "3 < ∞, 12 > 3, 8 > 3, 3 > −∞, 2 < ∞, 2 < 3, 14 < ∞, 5 < 14, 2 < 5, 2 < 3";
    assert_eq!(comparisons("alpha-beta", game, &[]).join(", "), compared);
    let all = compared.replacen("2 < ∞,", "2 < ∞, 4 > 2, 6 > 2,", 1);
    assert_eq!(comparisons("minimax", game, &[]).join(", "), all);
    // Every node counts for its own player.
    let own =
        "−3 > −∞, −12 < −3, −8 < −3, 3 > −∞, −2 > −∞, 2 < 3, −14 > −∞, −5 > −14, −2 > −5, 2 < 3";
    assert_eq!(comparisons("ab-node-value", game, &[("view", "mover")]).join(", "), own);
    assert_eq!(comparisons("proof-number", game, &[]), [""; 0], "numbers that are no values");
}
