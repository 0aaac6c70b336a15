//! The motion of each step, and what each step has changed.

use plyscope::{ALGORITHMS, Event, NodeId};
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
    let moving = run.recording().events_of_step(step);
    run.recording_mut().seek_event(if event.is_some() { moving.start } else { moving.end });
    let path_ahead = run.path_ahead();
    let mut departed = Vec::new();
    if let Some(event) = event {
        departed = run.recording_mut().changed_in(moving.start..event);
        run.recording_mut().seek_event(event);
    }
    let input = SceneInput {
        side: run.side(),
        path_ahead: &path_ahead,
        departed: &departed,
        ..SceneInput::of(run.recording(), layout, SIZE)
    };
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
            let ahead = run.path_ahead();
            let input = SceneInput::of(run.recording(), &layout, SIZE);
            let plain = Scene::of(&SceneInput { path_ahead: &ahead, ..input });
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

/// A tree of B*, and trees of the searches that go down from the root in each step: an update
/// passes several edges there.
const DESCENTS: [(&str, &str); 3] = [
    ("b-star", "[15..30[15..26[22..26],19..25[23..25],22..30],8..22[8..15[9..14]],10..19[10..14]]"),
    ("proof-number", "[[[[1,0],[0,1]],[[1,0],[0,0]]],[[[0,0],[1,0]],[[1,1],[0,1]]]]"),
    ("mcts", "[[[[18,17],[35]],[[50,12]]],[[[10,41],[9,30]],[[36],[40,25]]]]"),
];

/// The values of an attribute of all elements of a picture that contain a text.
fn attributes(picture: &str, with: &str, name: &str) -> Vec<String> {
    let name = format!(" {name}=\"");
    let value = |line: &str| {
        let rest = &line[line.find(&name)? + name.len()..];
        Some(rest[..rest.find('"')?].to_string())
    };
    picture.lines().filter(|line| line.contains(with)).filter_map(value).collect()
}

/// The place of the ring around the node of the step.
fn ring(scene: &Scene) -> (f64, f64) {
    let picture = svg(scene, Caption { title: "", description: "" });
    let circles: Vec<_> =
        picture.lines().filter(|line| line.contains("<circle class=\"s-now\"")).collect();
    let rings: Vec<_> =
        circles.iter().filter(|line| line.contains("stroke-width=\"5\"")).copied().collect();
    let [ring] = rings[..] else { panic!("one ring: {circles:?}") };
    let at = |name| attributes(ring, "<circle", name)[0].parse().unwrap();
    (at("cx"), at("cy"))
}

/// The place of the ring in the picture of a step itself.
fn ring_of_step(run: &mut Run, layout: &Layout, step: usize) -> (f64, f64) {
    run.recording_mut().seek(step);
    let now = [run.recording().focus(step)];
    let input = SceneInput::of(run.recording(), layout, SIZE);
    ring(&Scene::of(&SceneInput { now: &now, ..input }))
}

fn distance((x, y): (f64, f64), (other_x, other_y): (f64, f64)) -> f64 {
    (x - other_x).hypot(y - other_y)
}

#[test]
fn the_ring_walks_from_the_step_before_to_the_step() {
    const PARTS: usize = 200;
    let descents = DESCENTS.into_iter().map(|(name, game)| {
        let mut run = Run::open(name, game).unwrap();
        run.record_all();
        (name, run)
    });
    for (name, mut run) in runs().chain(descents) {
        let layout = Layout::of(run.recording().topology());
        for step in 2..=run.recording().steps().min(30) {
            if Motion::of(run.recording(), step).is_still() {
                continue;
            }
            let mut last = ring_of_step(&mut run, &layout, step - 1);
            let end = ring_of_step(&mut run, &layout, step);
            for part in 0..=PARTS {
                let fraction = part as f64 / PARTS as f64;
                let at = match part {
                    PARTS => end,
                    _ => ring(&scene(&mut run, &layout, step, fraction)),
                };
                let far = distance(last, at);
                assert!(far < 60.0, "{name}, step {step}: it jumps by {far} at {fraction}");
                last = at;
            }
        }
    }
}

#[test]
fn the_ring_is_there_before_something_takes_place_at_a_node() {
    for (name, game) in DESCENTS {
        let mut run = Run::open(name, game).unwrap();
        run.record_all();
        let layout = Layout::of(run.recording().topology());
        for step in 2..run.recording().steps().min(30) {
            let end = ring_of_step(&mut run, &layout, step);
            let events = run.recording().events_of_step(step);
            let selected = run
                .recording()
                .events_in(events.clone())
                .position(|(_, event)| matches!(event, Event::Select { .. }));
            let Some(selected) = selected else { continue };
            for part in 0..100 {
                let fraction = f64::from(part) / 100.0;
                let event = Motion::of(run.recording(), step).event_at(fraction);
                if event.is_some_and(|event| event > events.start + selected) {
                    let at = ring(&scene(&mut run, &layout, step, fraction));
                    assert!(distance(at, end) < 1.0, "{name}, step {step}: {at:?} at {fraction}");
                }
            }
        }
    }
}

#[test]
fn numbers_pass_the_edges_of_the_path_one_after_the_other() {
    for (name, game) in DESCENTS {
        let mut run = Run::open(name, game).unwrap();
        run.record_all();
        let layout = Layout::of(run.recording().topology());
        let mut longest = 0;
        for step in 2..run.recording().steps().min(30) {
            // How high the numbers on their way are: their text is the last one.
            let mut heights: Vec<i32> = Vec::new();
            for part in 0..400 {
                let scene = scene(&mut run, &layout, step, f64::from(part) / 400.0);
                let picture = svg(&scene, Caption { title: "", description: "" });
                if !picture.contains("<path class=\"f-now\"") {
                    continue;
                }
                let y = attributes(&picture, "<text", "y").pop().unwrap();
                let height = (y.parse::<f64>().unwrap() / 10.0).round() as i32;
                if heights.last() != Some(&height) {
                    heights.push(height);
                }
            }
            assert!(heights.is_sorted_by(|one, other| one >= other), "{name}, {step}: {heights:?}");
            longest = longest.max(heights.len());
        }
        assert!(longest > 20, "{name}: {longest}");
    }
}

/// The edges of a picture that are wider or thinner than usual.
fn wide(scene: &Scene) -> Vec<String> {
    let picture = svg(scene, Caption { title: "", description: "" });
    // What moves is drawn after the texts.
    let edges = &picture[..picture.find("<text").unwrap()];
    let mut wide = Vec::new();
    for line in edges.lines().filter(|line| line.contains("<path class=\"s-ink\" fill=\"none\"")) {
        let width = &attributes(line, "<path", "stroke-width")[0];
        // Edges of the usual width, and the bar of a disproved node.
        if !["1.7", "2.5"].contains(&width.as_str()) {
            let path = &attributes(line, "<path", "d")[0];
            wide.extend(path.split('M').skip(1).map(|edge| format!("{width} {edge}")));
        }
    }
    wide.sort();
    wide
}

#[test]
fn an_edge_is_as_wide_as_before_until_the_update_has_arrived() {
    for (name, game) in DESCENTS {
        let mut run = Run::open(name, game).unwrap();
        run.record_all();
        let layout = Layout::of(run.recording().topology());
        for step in 2..run.recording().steps().min(30) {
            let before = wide(&scene(&mut run, &layout, step - 1, 1.0));
            for part in 0..50 {
                let fraction = f64::from(part) / 50.0;
                let after = wide(&scene(&mut run, &layout, step, fraction));
                assert_eq!(after, before, "{name}, step {step}, at {fraction}");
            }
        }
    }
}
