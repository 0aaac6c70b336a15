//! What it costs to record a search, and to travel in the recording; then
//! what criterion doesn't tell, the ratios and sizes.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, SamplingMode, Throughput};
use plyscope::{ALGORITHMS, AnyGame, AnySearch, Event, Game, Idea, Player, Silent};
use plyscope_stage::Recording;

const GAME: &str = "random:branching=8,depth=6,seed=1";
const RUNS: usize = 5;

/// The searches of games of two players.
fn names() -> impl Iterator<Item = &'static str> {
    ALGORITHMS.iter().filter(|it| it.idea != Idea::Live).map(|it| it.name)
}

fn search(name: &str) -> AnySearch<AnyGame> {
    let game: AnyGame = GAME.parse().expect("a game");
    AnySearch::new(name, game, [("", ""); 0]).expect("a search")
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
    let mut recording = Recording::new(root, search.algorithm().idea);
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

/// One long run: what it takes, and how fast one travels in it. Silent and
/// recorded runs take turns here too.
fn long_run() {
    let game = "connect-four:evaluation=zero";
    let depth = std::env::var("D").unwrap_or("9".into());
    let options = [("depth", depth.as_str())];
    let open = || {
        let game: AnyGame = game.parse().expect("a game");
        AnySearch::new("alpha-beta", game, options).expect("a search")
    };
    let (mut best, mut kept) = ([Duration::MAX; 3], None);
    for _ in 0..RUNS {
        let mut search = open();
        let begin = Instant::now();
        while search.step(&mut Silent) {}
        best[0] = best[0].min(begin.elapsed());
        let mut search = open();
        let begin = Instant::now();
        let mut told = 0_u64;
        let mut listen = |line, event: Event<'_>| {
            told += u64::from(line);
            black_box(event);
        };
        while search.step(&mut listen) {}
        best[2] = best[2].min(begin.elapsed());
        black_box(told);
        drop(kept.take());
        let mut search = open();
        let begin = Instant::now();
        let mut recording = Recording::new(Player::Max, search.algorithm().idea);
        while recording.record_step(|recording| search.step(recording)) {}
        best[1] = best[1].min(begin.elapsed());
        kept = Some(recording);
    }
    let Some(mut recording) = kept else { return };
    let nodes = recording.topology().len() as f64;
    let events = recording.events() as f64;
    let [silent, recorded, listened] = best.map(|time| time.as_secs_f64());
    println!("{game}, alpha-beta, depth 9: {nodes} nodes, {events} events");
    println!(
        "ns/node {:.1} {:.1} ratio {:.2} listened {:.2}",
        silent * 1e9 / nodes,
        recorded * 1e9 / nodes,
        recorded / silent,
        listened / silent
    );
    let bytes = recording.bytes().map(|bytes| bytes as f64);
    println!("bytes {bytes:?} a node {:?}", bytes.map(|bytes| bytes / nodes));
    let mut least = Duration::MAX;
    for _ in 0..RUNS {
        let begin = Instant::now();
        there_and_back(&mut recording);
        least = least.min(begin.elapsed());
    }
    println!("there and back {least:?}, changes {}", recording.changes());
}

fn main() {
    if std::env::args().any(|a| a == "long") {
        return long_run();
    }
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
    }
}
