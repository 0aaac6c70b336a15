//! Trees of a million nodes, chains and fans among them: what is kept from frame
//! to frame shows the same, and a frame holds what the screen holds.

use plyscope::{ALGORITHMS, NodeId, SearchKind};
use plyscope_stage::{
    Caption, Layout, Run, Scene, SceneInput, Size, Tones, View, hit, hit_span, svg,
};
use proptest::prelude::*;

const SIZE: Size = Size { width: 1200.0, height: 800.0 };

fn input<'a>(run: &'a Run, layout: &'a Layout, view: View) -> SceneInput<'a> {
    let recording = run.recording();
    SceneInput { view, ..SceneInput::of(recording, layout, SIZE) }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn kept_tones_show_what_is(
        algorithm in 0..ALGORITHMS.len(),
        branching in 6..13_u32,
        seed in 0..1000_u32,
        moves in proptest::collection::vec((0.0..1.0_f64, 0.1..9.0_f64, 0.0..1.0_f64, 0_usize..9), 1..12),
    ) {
        let algorithm = &ALGORITHMS[algorithm];
        let game = match algorithm.kind {
            SearchKind::Live => format!("tsp:random,cities=5,seed={seed}"),
            SearchKind::Payoffs => format!("players:random,branching={branching},depth=4,seed={seed}"),
            // Hundreds of siblings are numbered in turn.
            _ if seed % 3 == 0 => format!("random:branching={},depth=2,seed={seed}", 20 * branching),
            _ => format!("random:branching={branching},depth=4,seed={seed}"),
        };
        let mut run = Run::open(algorithm.name, &game).unwrap();
        run.record_all();
        let layout = Layout::of(run.recording().topology());
        let mut tones = Tones::default();
        let mut view = View::fit(&layout, SIZE);
        view.unit /= 5.0;
        for (far, zoom, x, near) in moves {
            let steps = run.recording().steps();
            // Sometimes far away, sometimes a few steps on.
            let step = if far < 0.2 { (far / 0.2 * steps as f64) as usize } else { run.recording().at() + near };
            run.recording_mut().seek(step);
            view.x += x / view.unit;
            let input = input(&run, &layout, view);
            tones.follow(run.recording(), &layout, view, SIZE);
            let with_kept = SceneInput { tones: Some(&tones), ..input };
            let kept = Scene::of(&with_kept);
            prop_assert!(kept == Scene::of(&input), "{} at {step}", algorithm.name);
            for run in kept.spans() {
                let at = (f64::from(run.from) + 0.5, f64::from(run.y));
                prop_assert_eq!(hit_span(&with_kept, at), hit_span(&input, at));
            }
            view = view.zoom(&layout, SIZE, zoom, (x * SIZE.width, 400.0));
        }
    }
}

/// A run of this game, all of it.
fn recorded(algorithm: &str, game: &str) -> (Run, Layout) {
    let mut run = Run::open(algorithm, game).unwrap();
    run.record_all();
    let layout = Layout::of(run.recording().topology());
    (run, layout)
}

#[test]
fn pictures_of_a_million_nodes_are_small_at_every_zoom() {
    let chain = format!("{}1{}", "[".repeat(1_000_000), "]".repeat(1_000_000));
    let fan = format!("[{}0]", "5,".repeat(999_999));
    let bushy = "random:branching=10,depth=6,seed=7".to_owned();
    for (game, nodes) in [(chain, 1_000_001), (fan, 1_000_001), (bushy, 1_111_111)] {
        let (mut run, layout) = recorded("minimax", &game);
        assert_eq!(layout.len(), nodes);
        let steps = run.recording().steps();
        let mut tones = Tones::default();
        let mut view = View::fit(&layout, SIZE);
        for zoom in 0..24 {
            run.recording_mut().seek(steps * (zoom * 7 % 24) / 23);
            tones.follow(run.recording(), &layout, view, SIZE);
            let input = input(&run, &layout, view);
            let scene = Scene::of(&SceneInput { tones: Some(&tones), ..input });
            let text = svg(&scene, Caption { title: "A tree", description: "" });
            assert!(text.len() < 600_000, "{} bytes at {view:?}", text.len());
            let shown = scene.spans().iter().map(|run| run.count as usize).sum::<usize>();
            assert!(shown + scene.marks().len() > 0);
            if view == View::fit(&layout, SIZE) && layout.depth() < 60 {
                assert_eq!(shown + scene.marks().len(), nodes, "nobody is lost");
            }
            view = view.zoom(&layout, SIZE, 2.0, (700.0, 300.0));
        }
    }
}

#[test]
fn a_node_and_a_change_take_few_bytes() {
    for (algorithm, game) in [
        ("minimax", "random:branching=10,depth=6,seed=7"),
        ("alpha-beta", "random:branching=24,depth=6,seed=7"),
        ("sss-star", "random:branching=24,depth=6,seed=7"),
    ] {
        let (run, layout) = recorded(algorithm, game);
        let mut tones = Tones::default();
        tones.follow(run.recording(), &layout, View::fit(&layout, SIZE), SIZE);
        let nodes = layout.nodes() as f64;
        assert!(nodes > 5e5);
        let drawn = (layout.len() * Layout::BYTES_A_NODE + layout.len() / 16) as f64;
        assert!((layout.bytes() as f64 - drawn).abs() < 100.0, "{algorithm}: a drawing");
        let [topology, state, changes, events] = run.recording().bytes().map(|it| it as f64);
        let shown = topology + state + (layout.bytes() + tones.bytes()) as f64;
        assert!(shown / nodes <= 40.0, "{algorithm}: {} bytes a node", shown / nodes);
        let change = changes / run.recording().changes() as f64;
        assert!(change <= 12.0, "{algorithm}: {change} bytes a change");
        // So ten million of them fit into 1.2 GB.
        let all = (shown + changes + events) / nodes;
        assert!(all <= 120.0, "{algorithm}: {all} bytes a node in all");
    }
}

#[test]
fn the_end_of_a_long_chain_can_be_found() {
    let game = format!("{}1{}", "[".repeat(1_000_000), "]".repeat(1_000_000));
    let (run, layout) = recorded("alpha-beta", &game);
    let end = NodeId(1_000_000);
    let topology = run.recording().topology();
    let view = View::fit(&layout, SIZE).show(&layout, topology, SIZE, end);
    let (x, y) = view.to_screen(layout.x(layout.rank(topology, end)), 1_000_000);
    assert_eq!(hit(&layout, view, (x, y)), Some(end));
    assert!(topology.short_path(end).len() < 40);
}
