//! The loop that `tests/browser/bench.mjs` times in wasm, timed natively: a
//! search that is recorded, and the drawing of its tree. Prints nanoseconds a node, the best of
//! several runs.
//!
//! ```text
//! cargo bench -p plyscope-stage --bench native -- alpha-beta random:branching=24,depth=6,seed=1
//! ```

use std::hint::black_box;
use std::time::{Duration, Instant};

use plyscope_stage::{Layout, Run};

const USUAL: [&str; 2] = ["alpha-beta", "random:branching=24,depth=6,seed=1"];
const RUNS: usize = 5;
/// As many steps as the page records between two looks at the clock.
const STEPS: usize = 256;

fn time(algorithm: &str, game: &str) -> (usize, Duration) {
    let mut run = Run::open(algorithm, game).expect("a search and a game");
    let begin = Instant::now();
    while !run.record(STEPS) {}
    black_box(Layout::of(run.recording().topology()));
    (run.recording().topology().len(), begin.elapsed())
}

fn main() {
    // Cargo adds `--bench`.
    let words: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with('-')).collect();
    let [algorithm, game] = match &words[..] {
        [algorithm, game] => [algorithm.as_str(), game.as_str()],
        _ => USUAL,
    };
    let runs = (0..RUNS).map(|_| time(algorithm, game));
    if let Some((nodes, time)) = runs.min_by_key(|&(_, time)| time) {
        println!(
            "{algorithm} on {game}, recorded and drawn: {:.2} ns a node, {nodes} nodes",
            time.as_secs_f64() * 1e9 / nodes as f64
        );
    }
}
