//! What it costs to record a search, and to travel in the recording; then
//! what criterion doesn't tell, the ratios and sizes.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, SamplingMode, Throughput};
use plyscope::{ALGORITHMS, AnyGame, AnySearch, Event, Game, Line, Player, SearchKind, Silent};
use plyscope_stage::Recording;

const GAME: &str = "random:branching=8,depth=6,seed=1";
const RUNS: usize = 5;

/// The searches of games of two players.
fn names() -> impl Iterator<Item = &'static str> {
    ALGORITHMS.iter().filter(|it| it.kind != SearchKind::Live).map(|it| it.name)
}

fn search(name: &str) -> AnySearch<AnyGame> {
    let game: AnyGame = GAME.parse().expect("a game");
    AnySearch::new(name, game).expect("a search")
}

fn time_silent(name: &str) -> Duration {
    let mut search = search(name);
    let begin = Instant::now();
    while search.step(&mut Silent) {}
    let time = begin.elapsed();
    black_box(search.outcome());
    time
}

fn record(name: &str) -> (Recording, Duration) {
    let mut search = search(name);
    let root = search.game().player(&search.game().start());
    let begin = Instant::now();
    let mut recording = Recording::new(root, search.algorithm().kind);
    while recording.record_step(|recording| search.step(recording)) {}
    (recording, begin.elapsed())
}

fn there_and_back(recording: &mut Recording) {
    recording.seek(0);
    recording.seek(usize::MAX);
}

fn recordings(criterion: &mut Criterion) {
    for name in names() {
        let (mut recording, _) = record(name);
        let mut group = criterion.benchmark_group(name);
        group.throughput(Throughput::Elements(recording.events() as u64));
        group.sampling_mode(SamplingMode::Flat);
        group.bench_function("recorded", |bencher| {
            bencher.iter_custom(|runs| (0..runs).map(|_| black_box(record(name)).1).sum());
        });
        group.bench_function("there and back", |bencher| {
            bencher.iter(|| there_and_back(&mut recording));
        });
        group.finish();
    }
}

/// Silent and recorded runs take turns, so that both are disturbed alike.
fn ratios() {
    println!("{GAME}");
    println!("search         events  recorded/silent  bytes/event");
    for name in names() {
        let (recording, _) = record(name);
        let times = (0..RUNS).map(|_| [time_silent(name), black_box(record(name)).1]);
        let least = |a: [Duration; 2], b: [Duration; 2]| [a[0].min(b[0]), a[1].min(b[1])];
        let [silent, recorded] = times.reduce(least).unwrap_or_default();
        let ratio = recorded.as_secs_f64() / silent.as_secs_f64();
        let events = recording.events();
        let bytes = recording.bytes().iter().sum::<usize>() as f64 / events as f64;
        println!("{name:10} {events:>10} {ratio:>16.2} {bytes:>12.1}");
    }
}

const LONG: &str = "connect-four:evaluation=zero";

fn long(depth: &str) -> AnySearch<AnyGame> {
    let game: AnyGame = LONG.parse().expect("a game");
    AnySearch::builder("alpha-beta", game).option("depth", depth).build().expect("a search")
}

fn record_long(depth: &str) -> Recording {
    let mut search = long(depth);
    let mut recording = Recording::new(Player::Max, search.algorithm().kind);
    while recording.record_step(|recording| search.step(recording)) {}
    recording
}

fn timed<T>(job: impl FnOnce() -> T) -> (T, Duration) {
    let begin = Instant::now();
    let done = black_box(job());
    (done, begin.elapsed())
}

/// One long run: what it takes, and how fast one travels in it. Silent runs,
/// such as are only listened to, and recorded ones take turns.
fn long_run(depth: &str, runs: usize) {
    let mut best = [Duration::MAX; 3];
    let mut recording = None;
    for _ in 0..runs {
        // Whoever holds on to it makes the next one wait for memory.
        drop(recording.take());
        let run = |mut listener: fn(Line, Event<'_>)| {
            let mut search = long(depth);
            while search.step(&mut listener) {}
        };
        let silent = timed(|| {
            let mut search = long(depth);
            while search.step(&mut Silent) {}
            search
        });
        let heard = timed(|| run(|line, event| _ = black_box((line, event))));
        let recorded = timed(|| record_long(depth));
        for (best, time) in best.iter_mut().zip([silent.1, heard.1, recorded.1]) {
            *best = time.min(*best);
        }
        recording = Some(recorded.0);
    }
    let Some(mut recording) = recording else { return };
    let [nodes, events, changes] =
        [recording.topology().len(), recording.events(), recording.changes()].map(|it| it as f64);
    let [silent, heard, recorded] = best.map(|time| time.as_secs_f64());
    let [tree, state, log, told] = recording.bytes().map(|bytes| bytes as f64);
    println!("{LONG}, alpha-beta, depth {depth}: {nodes} nodes, {events} events");
    println!(
        "recorded/silent {:.2} (goal 1.5), listened/silent {:.2}, {:.1} ns a node silent",
        recorded / silent,
        heard / silent,
        silent * 1e9 / nodes
    );
    println!(
        "bytes a node: tree and state {:.1} (goal 26), events and changes {:.1} (goal 80)",
        (tree + state) / nodes,
        (log + told) / nodes
    );
    println!(
        "bytes an event {:.1}, a change {:.1} (goal 12), in all {:.0} MB",
        told / events,
        log / changes,
        (tree + state + log + told) / 1e6
    );
    let travels = (0..runs).map(|_| timed(|| there_and_back(&mut recording)).1);
    let travel = travels.min().unwrap_or_default();
    let nanos = travel.as_nanos() as f64 / (2.0 * changes);
    println!("there and back {travel:.1?}, {nanos:.2} ns a change");
}

fn main() {
    let mut criterion = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(700))
        .configure_from_args();
    recordings(&mut criterion);
    criterion.final_summary();
    // Whoever asks for something in particular gets just that.
    if std::env::args().skip(1).eq(["--bench"]) {
        ratios();
        // A hundred thousand nodes, half a million, ten million.
        long_run("9", 4 * RUNS);
        long_run("10", RUNS);
        long_run("12", 1);
    }
}
