//! What it costs to show a run of a million nodes: its drawing, a frame at every
//! zoom, a seek to a random step with what is shown of it.

use std::hint::black_box;
use std::time::{Duration, Instant};

use plyscope_stage::{
    Layout, Run, Scene, SceneInput, Size, Tones, View, counters, listing, narrate, panel,
};

/// Each of them has about a million nodes.
const RUNS: [(&str, &str); 4] = [
    ("minimax", "random:branching=10,depth=6,seed=1"),
    ("alpha-beta", "random:branching=24,depth=6,seed=1"),
    ("sss-star", "random:branching=24,depth=6,seed=1"),
    ("proof-number", "random:branching=24,depth=6,seed=1"),
];
const SIZE: Size = Size { width: 1200.0, height: 800.0 };
const SEEKS: usize = 200;

fn timed<T>(what: impl FnOnce() -> T) -> (T, Duration) {
    let begin = Instant::now();
    let result = what();
    (result, begin.elapsed())
}

/// The time that 95 of 100 keep to, in milliseconds, and the longest.
fn p95(mut times: Vec<Duration>) -> (f64, f64) {
    times.sort_unstable();
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    (ms(times[times.len() * 95 / 100]), ms(times[times.len() - 1]))
}

fn frame(run: &Run, layout: &Layout, tones: &mut Tones, view: View) -> Scene {
    let recording = run.recording();
    tones.follow(recording, layout, view, SIZE);
    let now = [run.focus(recording.at())];
    let input = SceneInput::of(recording, layout, SIZE);
    Scene::of(&SceneInput { view, tones: Some(tones), now: &now, ..input })
}

fn show(algorithm: &str, game: &str) {
    let mut run = Run::open(algorithm, game).expect("a run");
    let (_, recorded) =
        timed(|| while !run.record(100_000) && run.recording().topology().len() < 1_100_000 {});
    let (layout, drawn) = timed(|| Layout::of(run.recording().topology()));
    let (events, nodes) = (run.recording().events(), layout.nodes());
    println!(
        "{algorithm}: {nodes} nodes, {events} events, recorded in {recorded:.0?}, drawn in {drawn:.1?}"
    );

    let mut tones = Tones::default();
    let fit = View::fit(&layout, SIZE);
    let (_, first) = timed(|| black_box(frame(&run, &layout, &mut tones, fit)));
    let mut frames = Vec::new();
    for zoom in 0..40 {
        let view = fit.zoom(&layout, SIZE, 1.35_f64.powi(zoom), (700.0, 500.0));
        for pan in 0..5 {
            let view = view.pan(&layout, SIZE, f64::from(pan) * 90.0, 0.0);
            frames.push(timed(|| black_box(frame(&run, &layout, &mut tones, view))).1);
        }
    }
    let (most, longest) = p95(frames);
    println!(
        "  first scene {first:.1?}; p95 of 200 scenes at all zooms {most:.2} ms, the longest {longest:.2} ms"
    );

    let steps = run.recording().steps();
    let (mut seeks, mut scenes, mut panels) = (Vec::new(), Vec::new(), Vec::new());
    for seek in 0..SEEKS {
        let step = seek * 7919 % SEEKS * steps / SEEKS;
        seeks.push(timed(|| run.recording_mut().seek(step)).1);
        scenes.push(timed(|| black_box(frame(&run, &layout, &mut tones, fit))).1);
        panels.push(
            timed(|| {
                black_box((
                    panel(&run, &run.moment()),
                    narrate(&run, &run.moment()),
                    counters(&run, &run.moment()),
                    listing(&run, &run.moment()),
                ))
            })
            .1,
        );
    }
    for (what, times) in [("seek", seeks), ("its scene", scenes), ("its words and panel", panels)] {
        let (most, longest) = p95(times);
        println!("  {what}: p95 {most:.2} ms, the longest {longest:.2} ms");
    }
}

fn main() {
    // Asked for a list of the tests in it, or to run them: there are none.
    if std::env::args().any(|argument| argument == "--list" || argument == "--test") {
        return;
    }
    for (algorithm, game) in RUNS {
        show(algorithm, game);
    }
    println!("a chain:");
    show("minimax", &format!("{}1{}", "[".repeat(1_000_000), "]".repeat(1_000_000)));
    println!("a fan:");
    show("minimax", &format!("[{}0]", "5,".repeat(999_999)));
}
