//! Nothing for which a page has to wait looks at more positions, nodes and events than so many, in
//! any of the links of `tests/corpus/largest.json`: in every fifth of them, with `PLYSCOPE_LONG=1` in all.

mod links;
mod moment;

use std::collections::BTreeMap;

use plyscope::Limits;
use plyscope::work::looked_at;
use plyscope_stage::{Run, Tones};

use links::{Link, links};
use moment::{Measure, draw, measure_moment};

/// Those of the page.
const LIMITS: Limits = Limits { children: 10_000, plies: 1_000 };
/// As the page does.
const GROWTH: usize = 8_192;
const POSITIONS: usize = 8_000;
/// The nodes and events up to which a run is recorded: enough for a node with a million children.
const RECORDED: usize = 1_200_000;
/// The bytes up to which it is.
const BYTES: usize = 150_000_000;
/// The parts of steps that are recorded one by one, and those of what comes before the first.
const PARTS: usize = 100;
/// The portions that are recorded after them, of any number of steps each: enough for a line of
/// tens of thousands of nodes.
const PORTIONS: usize = 40;
/// The nodes and positions that all portions together may look at before the run is shown.
const LOOKS: u64 = 100_000_000;

/// The most that each may look at.
const MOST: &[(&str, u64)] = &[
    ("open", 1_300_000),
    ("prepare", 1_010_000),
    // A playout lists 10,000 moves at each of 1,000 plies, and writes each with nothing else.
    ("step", 10_100_000),
    ("seek", 2_100_000),
    ("panel", 2_300_000),
    ("narration", 1_100_000),
    ("overlay", 1_100_000),
    // The last node of a portion has up to 10,000 children.
    ("drawing", 51_000),
    ("scene", 125_000),
    ("map", 170_000),
];

/// The most that each kind has looked at, and where.
#[derive(Default)]
struct Most(BTreeMap<&'static str, (u64, String)>);

impl Measure for Most {
    fn measure<T>(
        &mut self,
        kind: &'static str,
        link: &Link,
        at: usize,
        work: impl FnOnce() -> T,
    ) -> T {
        let (result, count) = looked_at(work);
        let most = self.0.entry(kind).or_default();
        if most.0 < count {
            *most = (count, format!("{link}, step {at}"));
        }
        result
    }
}

impl Most {
    fn look(&mut self, link: &Link) {
        let builder = Run::builder(&link.algorithm, &link.game).options(link.options.clone());
        let builder = builder.within(LIMITS);
        let opened = self.measure("open", link, 0, || {
            let mut run =
                builder.open_unprepared().unwrap_or_else(|error| panic!("{link}: {error}"));
            run.prepare(POSITIONS).unwrap_or_else(|error| panic!("{link}: {error}"));
            run.look_as_usual();
            run
        });
        let (mut run, mut longest) = (opened, (0, 0));
        let grown = |run: &Run| run.recording().topology().len() + run.recording().events();
        for _ in 0..PARTS {
            if run.bytes() > BYTES {
                break;
            }
            match self.measure("prepare", link, 0, || run.prepare(POSITIONS)) {
                // It turns out to be too large.
                Err(_) => return,
                Ok(false) => continue,
                Ok(true) => {}
            }
            let at = run.recording().steps() + 1;
            let before = grown(&run);
            let done = self.measure("step", link, at, || run.record(1));
            longest = longest.max((grown(&run) - before, at));
            if done || grown(&run) > RECORDED {
                break;
            }
        }
        let mut looks = 0;
        for _ in 0..PORTIONS {
            // A page doesn't begin to record before all is prepared.
            let is_prepared = matches!(run.prepare(0), Ok(true));
            if !is_prepared || run.bytes() > BYTES || grown(&run) > RECORDED {
                break;
            }
            let end = grown(&run) + GROWTH;
            while grown(&run) < end && looks < LOOKS && !run.is_done() {
                looks += looked_at(|| run.record(1)).1;
            }
            if run.is_done() || looks >= LOOKS {
                break;
            }
        }
        let steps = run.recording().steps();
        let layout = draw(self, link, &run);
        let mut tones = Tones::default();
        for step in [steps, longest.1, 0] {
            self.measure("seek", link, step, || run.recording_mut().seek(step));
            measure_moment(self, (link, step), &mut run, &layout, &mut tones);
        }
    }
}

#[test]
fn everything_looks_at_a_bounded_number_of_nodes() {
    let mut most = Most::default();
    let links = links();
    assert_eq!(links.len(), 300);
    let every = if std::env::var_os("PLYSCOPE_LONG").is_some() { 1 } else { 5 };
    for link in links.iter().step_by(every) {
        most.look(link);
    }
    let above: Vec<_> = MOST
        .iter()
        .filter(|(kind, bound)| most.0[kind].0 > *bound)
        .map(|(kind, bound)| {
            format!("{kind}: {} at {}, not {bound}", most.0[kind].0, most.0[kind].1)
        })
        .collect();
    assert!(above.is_empty(), "{}", above.join("\n"));
}
