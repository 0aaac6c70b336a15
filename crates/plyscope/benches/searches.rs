//! How fast the searches are, alone and counted, and what OPEN costs; then
//! what criterion doesn't tell, the ratios and shares.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{BenchmarkId, Criterion, SamplingMode, Throughput};
use plyscope::{
    ALGORITHMS, AnyGame, AnySearch, Event, Line, NodeId, Observer, SearchKind, Siblings, Silent,
    Status, Value,
};

/// OPEN is no part of the interface, so its file is taken in here. It finds what it uses of
/// the crate among the names imported above.
#[path = "../src/open.rs"]
#[allow(dead_code, unreachable_pub)]
mod open;

use open::{Open, OpenState};

const GAME: &str = "random:branching=8,depth=6,seed=1";
/// A search that works on OPEN for most of its time.
const PURGING: &str = "random:branching=8,depth=7,seed=1";
const SIZES: [u32; 3] = [1_000, 100_000, 1_000_000];
const RUNS: usize = 5;

/// The best of several runs: what disturbs it only makes it slower.
fn least(mut run: impl FnMut() -> Duration) -> Duration {
    (0..RUNS).map(|_| run()).min().unwrap_or_default()
}

/// How many times as long one run takes as another. They take turns, so that
/// both are disturbed alike.
fn ratio(mut one: impl FnMut() -> Duration, mut other: impl FnMut() -> Duration) -> f64 {
    let both = (0..RUNS).map(|_| (one(), other()));
    let least = |a: (Duration, Duration), b: (Duration, Duration)| (a.0.min(b.0), a.1.min(b.1));
    let (one, other) = both.reduce(least).unwrap_or_default();
    one.as_secs_f64() / other.as_secs_f64()
}

/// The searches of games of two players.
fn names() -> impl Iterator<Item = &'static str> {
    ALGORITHMS.iter().filter(|it| it.kind != SearchKind::Live).map(|it| it.name)
}

fn search(name: &str, text: &str) -> AnySearch<AnyGame> {
    let game: AnyGame = text.parse().expect("a game");
    AnySearch::new(name, game).expect("a search")
}

fn time(name: &str, text: &str, observer: &mut impl Observer) -> Duration {
    let mut search = search(name, text);
    let begin = Instant::now();
    while search.step(observer) {}
    let time = begin.elapsed();
    black_box(search.outcome());
    time
}

fn time_counted(name: &str) -> Duration {
    let mut counts = [0_u64; 16];
    let time = time(name, GAME, &mut |line: Line, _: Event<'_>| {
        counts[usize::from(line) % 16] += 1;
    });
    black_box(counts);
    time
}

fn searches(criterion: &mut Criterion) {
    for name in names() {
        let mut events = 0;
        time(name, GAME, &mut |_: Line, _: Event<'_>| events += 1);
        let mut group = criterion.benchmark_group(name);
        group.throughput(Throughput::Elements(events)).sampling_mode(SamplingMode::Flat);
        group.bench_function("silent", |bencher| {
            bencher.iter_custom(|runs| (0..runs).map(|_| time(name, GAME, &mut Silent)).sum());
        });
        group.bench_function("counted", |bencher| {
            bencher.iter_custom(|runs| (0..runs).map(|_| time_counted(name)).sum());
        });
        group.finish();
    }
}

/// The same numbers everywhere.
struct Draw(u64);

impl Draw {
    fn below(&mut self, most: u64) -> i32 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) % most) as i32
    }
}

/// OPEN with so many states, eight below each of the root's children, with
/// random merits, a thousand different ones.
fn open_of(states: u32, draw: &mut Draw) -> Open {
    let merit = Value::new(1_000);
    let mut open = Open::new(NodeId::ROOT, merit);
    let depth = |node: NodeId| if node.0 < states { 1 } else { 2 };
    let (place, _) = open.pop(depth).expect("the root");
    let parents = Siblings { first: NodeId(1), count: states / 8 };
    open.replace_by_children(place, parents, 0, merit);
    for parent in 0..parents.count {
        let (place, _) = open.pop(depth).expect("a child");
        let children = Siblings { first: NodeId(states + 8 * parent), count: 8 };
        open.replace_by_children(place, children, 1, merit);
        for _ in 0..8 {
            let (place, entry) = open.pop(depth).expect("a grandchild");
            let merit = Value::new(draw.below(1_000));
            open.replace(place, OpenState { merit, status: Status::Solved, ..entry });
        }
    }
    open
}

/// Pops `TURNS` states and replaces each, the merit falling a little.
fn pop_and_replace(open: &mut Open, draw: &mut Draw) -> Duration {
    let begin = Instant::now();
    for _ in 0..TURNS {
        let (place, entry) = open.pop(|_| 2).expect("OPEN is never empty");
        let merit = entry.merit.plus(-draw.below(10));
        open.replace(place, OpenState { merit, ..entry });
    }
    begin.elapsed()
}

const TURNS: u32 = 10_000;

/// Pops a state, purges its seven siblings and lets the parent take their
/// place, until all parents have.
fn pop_purge_and_replace(states: u32) -> Duration {
    let mut open = open_of(states, &mut Draw(2));
    let begin = Instant::now();
    for turn in 0..states / 8 {
        let (place, entry) = open.pop(|_| 2).expect("OPEN is never empty");
        let mut purged = 0;
        open.purge(&place, 1, |_| purged += 1);
        debug_assert_eq!(purged, 7);
        // Out of the way: the next pop is another family's.
        let merit = Value::new(-1 - (turn % 1_000) as i32);
        open.replace(place, OpenState { merit, ..entry });
    }
    begin.elapsed()
}

fn open(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("open");
    // OPEN is built anew for each run of the purges, which isn't timed.
    group.sampling_mode(SamplingMode::Flat).measurement_time(Duration::from_millis(300));
    for states in SIZES {
        group.throughput(Throughput::Elements(u64::from(TURNS)));
        group.bench_function(BenchmarkId::new("pop + replace", states), |bencher| {
            let mut draw = Draw(1);
            let mut open = open_of(states, &mut draw);
            bencher
                .iter_custom(|runs| (0..runs).map(|_| pop_and_replace(&mut open, &mut draw)).sum());
        });
        group.throughput(Throughput::Elements(u64::from(states / 8)));
        group.bench_function(BenchmarkId::new("pop + purge 7 + replace", states), |bencher| {
            bencher.iter_custom(|runs| (0..runs).map(|_| pop_purge_and_replace(states)).sum());
        });
    }
    group.finish();
}

/// What SSS* does to OPEN after a pop.
enum Change {
    Replace(OpenState),
    Children(Siblings, u32, Value),
    Purge(u32, OpenState),
}

/// The changes of one run, and the depths of its nodes.
fn changes() -> (Vec<Change>, Vec<u32>) {
    let mut search = search("sss-star", PURGING);
    let (mut depths, mut changes) = (vec![0_u32], Vec::new());
    let (mut popped, mut expanded) = (None, None);
    while search.step(&mut |_: Line, event: Event<'_>| match event {
        Event::Pop { node, case, .. } => popped = case.map(|case| (node, case)),
        Event::Expand { node, children, .. } => {
            let depth = depths[node.index()] + 1;
            depths.resize(children.first.index() + children.count as usize, depth);
            expanded = Some(children);
        }
        Event::Push { node, status, merit } => {
            let entry = OpenState { node, status, merit };
            match popped {
                Some((of, 3)) => {
                    let children = expanded.take();
                    let of = depths[of.index()];
                    changes.extend(children.map(|all| Change::Children(all, of, merit)));
                }
                Some((of, 4)) => changes.push(Change::Purge(depths[of.index()] - 1, entry)),
                Some(_) => changes.push(Change::Replace(entry)),
                None => {}
            }
        }
        _ => {}
    }) {}
    (changes, depths)
}

/// Carries the changes out; how long that took in all, and how long the
/// purges took where they are timed.
fn replay((changes, depths): &(Vec<Change>, Vec<u32>), timed: bool) -> (Duration, Duration) {
    let mut open = Open::new(NodeId::ROOT, Value::INF);
    let mut purging = Duration::ZERO;
    let begin = Instant::now();
    for change in changes {
        let depth = |node: NodeId| depths[node.index()];
        let (place, _) = open.pop(depth).expect("OPEN is never empty");
        match *change {
            Change::Replace(entry) => open.replace(place, entry),
            Change::Children(children, depth, merit) => {
                open.replace_by_children(place, children, depth, merit);
            }
            Change::Purge(depth, entry) => {
                let begin = timed.then(Instant::now);
                open.purge(&place, depth, |node| _ = black_box(node));
                purging += begin.map_or(Duration::ZERO, |begin| begin.elapsed());
                open.replace(place, entry);
            }
        }
    }
    (begin.elapsed(), purging)
}

/// The share of SSS*'s time that its purges take.
fn purging() {
    let changes = changes();
    let purges = changes.0.iter().filter(|change| matches!(change, Change::Purge(..))).count();
    let silent = least(|| time("sss-star", PURGING, &mut Silent));
    let all = least(|| replay(&changes, false).0);
    // A clock takes its time too.
    let clock =
        least(|| (0..purges).map(|_| black_box(Instant::now()).elapsed()).sum::<Duration>());
    let purging = least(|| replay(&changes, true).1).saturating_sub(clock);
    let share = |time: Duration| 100.0 * time.as_secs_f64() / silent.as_secs_f64();
    println!("\nsss-star on {PURGING}: {silent:.1?}");
    println!("  {} pops: OPEN takes {:.1} % of the time", changes.0.len() + 1, share(all));
    println!("  {purges} purges take {:.1} % of the time", share(purging));
}

/// What a leaf costs SSS* on a uniform tree, and what it costs alpha-beta.
fn per_leaf() {
    let leaves = |name| {
        let mut search = search(name, PURGING);
        while search.step(&mut Silent) {}
        search.outcome().map_or(0, |outcome| outcome.counts.leaves)
    };
    let [sss_star, alpha_beta] = ["sss-star", "alpha-beta"].map(leaves);
    let times = ratio(
        || time("sss-star", PURGING, &mut Silent),
        || time("alpha-beta", PURGING, &mut Silent),
    );
    let per_leaf = times * alpha_beta as f64 / sss_star as f64;
    println!("\n{PURGING}: {sss_star} leaves of SSS*, {alpha_beta} of alpha-beta");
    println!("SSS* / alpha-beta, time per leaf evaluated: {per_leaf:.2} x (goal <= 3.0)");
}

/// What a pop costs SSS* where OPEN grows to a million states, and what it costs
/// where it grows to a thousand.
fn per_pop() {
    let [large, small] =
        [12, 6].map(|depth| format!("random:branching=10,depth={depth},seed=1,order=1,max=1000"));
    let counts = |text| {
        let mut search = search("sss-star", text);
        while search.step(&mut Silent) {}
        let counts = &search.outcome().expect("it has ended").counts;
        (counts.get("pops").unwrap_or(0), counts.get("open_max").unwrap_or(0))
    };
    let [(many, most), (few, least)] = [&large, &small].map(|text| counts(text));
    let turns = many / few;
    let times = ratio(
        || time("sss-star", &large, &mut Silent),
        || (0..turns).map(|_| time("sss-star", &small, &mut Silent)).sum(),
    );
    let per_pop = times * (few * turns) as f64 / many as f64;
    println!(
        "\nSSS*, time per pop, OPEN of {most} / {least} states at most: {per_pop:.2} x (goal <= 2.0)"
    );
}

fn ratios() {
    println!("counted/silent on {GAME}");
    for name in names() {
        let ratio = ratio(|| time_counted(name), || time(name, GAME, &mut Silent));
        println!("  {name:24} {ratio:5.2}");
    }
    let [few, .., many] = SIZES;
    println!();
    let mut draw = Draw(1);
    let [mut large, mut small] = [many, few].map(|states| open_of(states, &mut draw));
    let replace = ratio(
        || (0..50).map(|_| pop_and_replace(&mut large, &mut Draw(1))).sum(),
        || (0..50).map(|_| pop_and_replace(&mut small, &mut Draw(1))).sum(),
    );
    let goal = |what, ratio| {
        println!("SSS*, OPEN of {many} / {few} states, {what}: {ratio:.2} x (goal <= 2.0)")
    };
    goal("pop + replace", replace);
    // As many operations of both.
    let purge = ratio(
        || pop_purge_and_replace(many),
        || (0..many / few).map(|_| pop_purge_and_replace(few)).sum(),
    );
    goal("pop + purge 7 + replace", purge);
    per_pop();
    purging();
    per_leaf();
}

fn main() {
    let mut criterion = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(700))
        .configure_from_args();
    searches(&mut criterion);
    open(&mut criterion);
    criterion.final_summary();
    // Whoever asks for something in particular gets just that.
    if std::env::args().skip(1).eq(["--bench"]) || std::env::var("RATIOS").is_ok() {
        ratios();
    }
}
