//! How fast the searches are, alone and watched, and what OPEN costs.
//!
//! Without a harness: what matters here are ratios and shares, which none
//! reports.

use std::hint::black_box;
use std::time::{Duration, Instant};

use plyscope::open::{Entry, Open};
use plyscope::{
    ALGORITHMS, AnyGame, AnySearch, Event, Line, NodeId, Observer, Siblings, Silent, Status, Value,
};

const GAME: &str = "random:branching=8,depth=6,seed=1";
/// A search that works on OPEN for most of its time.
const PURGING: &str = "random:branching=8,depth=7,seed=1";
const RUNS: usize = 5;

/// The best of several runs: what disturbs it only makes it slower.
fn least(mut run: impl FnMut() -> Duration) -> Duration {
    (0..RUNS).map(|_| run()).min().unwrap_or_default()
}

fn search(name: &str, text: &str) -> AnySearch<AnyGame> {
    let game: AnyGame = text.parse().expect("a game");
    AnySearch::new(name, game, [("", ""); 0]).expect("a search")
}

fn time(name: &str, text: &str, observer: &mut impl Observer) -> Duration {
    let mut search = search(name, text);
    let begin = Instant::now();
    while search.step(observer) {}
    let time = begin.elapsed();
    black_box(search.outcome());
    time
}

fn searches() {
    println!("{GAME}");
    println!("search         events  silent M/s  counted M/s  counted/silent");
    for name in ALGORITHMS.iter().map(|algorithm| algorithm.name) {
        let mut events = 0_u64;
        time(name, GAME, &mut |_: Line, _: Event<'_>| events += 1);
        let silent = least(|| time(name, GAME, &mut Silent));
        let counted = least(|| {
            let mut counts = [0_u64; 16];
            let time = time(name, GAME, &mut |line: Line, _: Event<'_>| {
                counts[usize::from(line) % 16] += 1;
            });
            black_box(counts);
            time
        });
        let rate = |time: Duration| events as f64 / time.as_secs_f64() / 1e6;
        let ratio = counted.as_secs_f64() / silent.as_secs_f64();
        println!(
            "{name:10} {events:>10} {:>11.1} {:>12.1} {ratio:>15.2}",
            rate(silent),
            rate(counted)
        );
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
    let (place, _) = open.pop().expect("the root");
    let parents = Siblings { first: NodeId(1), count: states / 8 };
    open.replace_by_children(place, parents, 0, merit);
    for parent in 0..parents.count {
        let (place, _) = open.pop().expect("a child");
        let children = Siblings { first: NodeId(states + 8 * parent), count: 8 };
        open.replace_by_children(place, children, 1, merit);
        for _ in 0..8 {
            let (place, entry) = open.pop().expect("a grandchild");
            let merit = Value::new(draw.below(1_000));
            open.replace(place, Entry { merit, status: Status::Solved, ..entry });
        }
    }
    open
}

/// Nanoseconds a pop with its replacement, the merit falling a little.
fn pop_and_replace(states: u32) -> f64 {
    let mut draw = Draw(1);
    let mut open = open_of(states, &mut draw);
    let turns = 1_000_000;
    let begin = Instant::now();
    for _ in 0..turns {
        let (place, entry) = open.pop().expect("OPEN is never empty");
        let merit = entry.merit.plus(-draw.below(10));
        open.replace(place, Entry { merit, ..entry });
    }
    begin.elapsed().as_secs_f64() * 1e9 / f64::from(turns)
}

/// Nanoseconds a pop, with the purge of seven brothers and the parent's
/// taking their place, until all parents have.
fn pop_purge_and_replace(states: u32) -> f64 {
    let (mut time, mut turns) = (Duration::ZERO, 0);
    let mut draw = Draw(2);
    while turns < 100_000 {
        let mut open = open_of(states, &mut draw);
        let mut solved = 0;
        let begin = Instant::now();
        while solved < states / 8 {
            let (place, entry) = open.pop().expect("OPEN is never empty");
            let mut purged = 0;
            open.purge(&place, 1, |_| purged += 1);
            solved += 1;
            debug_assert_eq!(purged, 7);
            // Out of the way: the next pop is another family's.
            open.replace(place, Entry { merit: Value::new(-solved_units(solved)), ..entry });
        }
        time += begin.elapsed();
        turns += solved;
    }
    time.as_secs_f64() * 1e9 / f64::from(turns)
}

fn solved_units(solved: u32) -> i32 {
    1 + solved as i32 % 1000
}

fn open() {
    println!("\nOPEN, ns an operation");
    println!("   states  pop + replace  pop + purge 7 + replace");
    for states in [1_000, 100_000, 1_000_000] {
        let best = |of: fn(u32) -> f64| (0..3).map(|_| of(states)).fold(f64::MAX, f64::min);
        let (replace, purge) = (best(pop_and_replace), best(pop_purge_and_replace));
        println!("{states:>9} {replace:>14.1} {purge:>24.1}");
    }
}

/// What SSS* does to OPEN after a pop.
enum Change {
    Replace(Entry),
    Children(Siblings, u32, Value),
    Purge(u32, Entry),
}

/// The changes of one run.
fn changes() -> Vec<Change> {
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
            let entry = Entry { node, status, merit };
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
    changes
}

/// Carries the changes out; how long that took in all, and how long the
/// purges took where they are timed.
fn replay(changes: &[Change], timed: bool) -> (Duration, Duration) {
    let mut open = Open::new(NodeId::ROOT, Value::INF);
    let mut purging = Duration::ZERO;
    let begin = Instant::now();
    for change in changes {
        let (place, _) = open.pop().expect("OPEN is never empty");
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

fn purging() {
    let changes = changes();
    let purges = changes.iter().filter(|change| matches!(change, Change::Purge(..))).count();
    let silent = least(|| time("sss-star", PURGING, &mut Silent));
    let all = least(|| replay(&changes, false).0);
    // A clock takes its time too.
    let clock =
        least(|| (0..purges).map(|_| black_box(Instant::now()).elapsed()).sum::<Duration>());
    let purging = least(|| replay(&changes, true).1).saturating_sub(clock);
    let share = |time: Duration| 100.0 * time.as_secs_f64() / silent.as_secs_f64();
    println!("\nsss-star on {PURGING}: {silent:.1?}");
    println!("{:>9} pops, OPEN {:.1} % of the time", changes.len() + 1, share(all));
    println!("{purges:>9} purges      {:.1} % of the time", share(purging));
}

fn main() {
    searches();
    open();
    purging();
}
