//! The longest that anything takes for which a page has to wait, over the links of
//! `tests/corpus/largest.json`: opening, one slice of what comes before the first step, one step,
//! one move on the timeline, one panel, one narration, one overlay, one portion of a drawing, one
//! scene, one map. Prints the five longest of each, in milliseconds. A word picks the links in
//! which it occurs.
//!
//! ```text
//! cargo bench -p plyscope-stage --bench bounded -- sss-star
//! ```

#[path = "../tests/stage/bounded/links.rs"]
mod links;
#[path = "../tests/stage/bounded/moment.rs"]
mod moment;

use std::hint::black_box;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use links::{Link, links};
use moment::{Measure, draw, measure_moment};
#[cfg(target_os = "linux")]
use nix::time::ClockId;
use plyscope_stage::{Layout, Run, Tones};

/// As the page does.
const POSITIONS: usize = 8_000;
/// The time that a search is recorded for, and the memory that it may take.
const TIME: Duration = Duration::from_millis(500);
const BYTES: usize = 600_000_000;
/// The longest that each should take.
const LIMIT: Duration = Duration::from_millis(20);

/// The time that this thread has spent on a processor, so that other programs don't count, where
/// the system tells it.
fn busy() -> Duration {
    #[cfg(target_os = "linux")]
    if let Ok(time) = ClockId::CLOCK_THREAD_CPUTIME_ID.now() {
        return time.into();
    }
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGIN.elapsed()
}

const KINDS: [&str; 10] =
    ["open", "prepare", "step", "seek", "panel", "narration", "overlay", "drawing", "scene", "map"];

#[derive(Default)]
struct Longest {
    /// The times of each kind, with the link and the step.
    times: [Vec<(Duration, String)>; KINDS.len()],
}

impl Measure for Longest {
    fn measure<T>(
        &mut self,
        kind: &'static str,
        link: &Link,
        at: usize,
        what: impl FnOnce() -> T,
    ) -> T {
        let begin = busy();
        let result = black_box(what());
        let time = busy().saturating_sub(begin);
        let kind = KINDS.iter().position(|&it| it == kind).expect("a kind");
        let times = &mut self.times[kind];
        let label = || format!("{link}, step {at}");
        match times.iter_mut().find(|(_, before)| before.starts_with(&link.to_string())) {
            Some(before) if before.0 < time => *before = (time, label()),
            Some(_) => {}
            None => times.push((time, label())),
        }
        result
    }
}

impl Longest {
    fn look(&mut self, link: &Link) {
        let builder = Run::builder(&link.algorithm, &link.game).options(link.options.clone());
        let opened = self.measure("open", link, 0, || {
            let mut run = builder.open_unprepared().map_err(|error| error.to_string())?;
            run.prepare(POSITIONS).map_err(|error| error.to_string())?;
            run.look_as_usual();
            Ok::<_, String>((Layout::of(run.recording().topology()), run))
        });
        let (_, mut run) = match opened {
            Ok(opened) => opened,
            Err(why) => return println!("{link}: {why}"),
        };
        let (begin, mut longest) = (Instant::now(), (Duration::ZERO, 0));
        while run.bytes() < BYTES && begin.elapsed() < TIME {
            match self.measure("prepare", link, 0, || run.prepare(POSITIONS)) {
                Err(_) => return,
                Ok(false) => continue,
                Ok(true) => {}
            }
            let at = run.recording().steps() + 1;
            let then = Instant::now();
            if self.measure("step", link, at, || run.record(1)) {
                break;
            }
            longest = longest.max((then.elapsed(), at));
        }
        let steps = run.recording().steps();
        let layout = draw(self, link, &run);
        let mut tones = Tones::default();
        for step in [steps, longest.1, steps / 2, 1, 0, 2, longest.1 + 1, steps] {
            self.measure("seek", link, step, || run.recording_mut().seek(step));
            measure_moment(self, (link, step), &mut run, &layout, &mut tones);
        }
    }
}

fn main() {
    // Asked for a list of the tests in it, or to run them: there are none.
    if std::env::args().any(|argument| argument == "--list" || argument == "--test") {
        return;
    }
    let words: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with('-')).collect();
    let mut longest = Longest::default();
    let mut looked = 0;
    for link in links() {
        if words.iter().all(|word| link.to_string().contains(word)) {
            longest.look(&link);
            looked += 1;
            // Whoever waits sees what was found so far.
            for (kind, times) in KINDS.iter().zip(&longest.times) {
                let above = times
                    .last()
                    .filter(|(time, label)| *time > LIMIT && label.starts_with(&link.to_string()));
                if let Some((time, link)) = above {
                    eprintln!("{kind} {:.0} ms: {link}", time.as_secs_f64() * 1e3);
                }
            }
        }
    }
    println!("{looked} links");
    for (kind, mut times) in KINDS.into_iter().zip(longest.times) {
        times.sort_by_key(|one| std::cmp::Reverse(one.0));
        let above = times.iter().filter(|(time, _)| *time > LIMIT).count();
        println!("{kind}: {above} links above {LIMIT:?}");
        for (time, link) in times.iter().take(5.max(above.min(12))) {
            println!("  {:8.2} {link}", time.as_secs_f64() * 1e3);
        }
    }
}
