//! What it costs to record a search, and to travel in the recording.

use std::hint::black_box;
use std::time::{Duration, Instant};

use plyscope::{ALGORITHMS, AnyGame, AnySearch, Event, Game, Line, Silent};
use plyscope_stage::Recording;

const GAME: &str = "random:branching=8,depth=6,seed=1";
const RUNS: usize = 5;

/// The best of several runs: what disturbs it only makes it slower.
fn least(mut run: impl FnMut() -> Duration) -> Duration {
    (0..RUNS).map(|_| run()).min().unwrap_or_default()
}

fn search(name: &str) -> AnySearch<AnyGame> {
    let game: AnyGame = GAME.parse().expect("a game");
    AnySearch::new(name, game, [("", ""); 0]).expect("a search")
}

fn record(name: &str) -> (Recording, Duration) {
    let mut search = search(name);
    let root = search.game().player(&search.game().start());
    let begin = Instant::now();
    let mut recording = Recording::new(root, search.algorithm().idea);
    while recording.record_step(|recording| search.step(recording)) {}
    (recording, begin.elapsed())
}

fn main() {
    println!("{GAME}");
    println!("search         events  recorded M/s  recorded/silent  B/event  there and back");
    for name in ALGORITHMS.iter().map(|algorithm| algorithm.name) {
        let mut events = 0_u64;
        let mut counted = search(name);
        while counted.step(&mut |_: Line, _: Event<'_>| events += 1) {}
        let silent = least(|| {
            let mut search = search(name);
            let begin = Instant::now();
            while search.step(&mut Silent) {}
            begin.elapsed()
        });
        let recorded = least(|| black_box(record(name)).1);
        let (mut recording, _) = record(name);
        let bytes = recording.bytes().iter().sum::<usize>() as f64 / events as f64;
        let travel = least(|| {
            let begin = Instant::now();
            recording.seek(0);
            recording.seek(usize::MAX);
            begin.elapsed()
        });
        let rate = events as f64 / recorded.as_secs_f64() / 1e6;
        let ratio = recorded.as_secs_f64() / silent.as_secs_f64();
        println!("{name:10} {events:>10} {rate:>13.1} {ratio:>16.2} {bytes:>8.1} {travel:>15.1?}");
    }
}
