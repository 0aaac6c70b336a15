//! What a page does with a run, in any order: a run as in [`options`](crate::options), an empty
//! line, and a call a line. Afterwards the moment is that of a run that was never moved in.

use std::str::FromStr;
use std::str::SplitWhitespace;

use arbitrary::{Result, Unstructured};
use plyscope::NodeId;
use plyscope_stage::figures::{Table, TableFormat};
use plyscope_stage::{
    Caption, Drawing, Landmark, Layout, Motion, Names, Overlay, Overlays, Run, Scene, SceneInput,
    Size, Tones, View, board_size, counters, digest, hit, hit_span, listing, narrate, node_facts,
    panel, span_facts, svg, tikz,
};

use crate::options::{self, Written};

/// The most steps that are recorded.
const STEPS: usize = 3_000;
/// The most calls that are made.
const CALLS: usize = 60;
/// The greatest width of a timeline.
const PIXELS: usize = 65_536;

/// A run, and what a page keeps beside it.
struct Session {
    run: Run,
    layout: Layout,
    drawing: Option<Drawing>,
    overlays: Overlays,
    tones: Tones,
    view: View,
    size: Size,
    names: Names,
    hover: Option<NodeId>,
    recorded: usize,
    by_part: bool,
}

/// Makes the calls.
pub(crate) fn try_text(text: &str) -> bool {
    let mut lines = text.lines();
    let written = Written::of(&mut lines);
    let Some(run) = written.open() else { return false };
    let layout = Layout::of(run.recording().topology());
    let size = Size { width: 800.0, height: 500.0 };
    let mut session = Session {
        view: View::fit(&layout, size),
        run,
        layout,
        drawing: None,
        overlays: Overlays::NOTHING,
        tones: Tones::default(),
        size,
        names: Names::Numbers,
        hover: None,
        recorded: 0,
        by_part: false,
    };
    for line in lines.take(CALLS) {
        let mut words = line.split_whitespace();
        if let Some(name) = words.next() {
            session.call(name, &mut words);
        }
    }
    session.assert_same_as(written.open());
    true
}

/// The next word as a number; 0 if it is none.
fn next<T: FromStr + Default>(words: &mut SplitWhitespace<'_>) -> T {
    words.next().and_then(|word| word.parse().ok()).unwrap_or_default()
}

impl Session {
    fn call(&mut self, name: &str, words: &mut SplitWhitespace<'_>) {
        match name {
            "record" => self.record(next(words)),
            "seek" => {
                self.by_part = false;
                self.run.recording_mut().seek(next(words));
                self.follow();
            }
            "part" => {
                self.by_part = true;
                self.run.recording_mut().seek_part(next(words), next(words));
                self.follow();
            }
            "event" => {
                self.run.recording_mut().seek_event(next(words));
                self.follow();
            }
            "overlay" => {
                let overlays: Vec<_> = words.filter_map(Overlay::named).collect();
                self.overlays = Overlays::of(&self.run, &overlays);
            }
            "resize" => self.size = Size { width: next(words), height: next(words) },
            "view" => {
                let [x, y, unit, ply] = [(); 4].map(|()| next(words));
                self.view = View { x, y, unit, ply };
            }
            "lay-out" => self.lay_out(next(words)),
            "fit" => self.view = View::fit(&self.layout, self.size),
            "map" => self.view = View::map(&self.layout, self.size),
            "zoom" => {
                let (factor, at) = (next(words), (next(words), next(words)));
                self.view = self.view.zoom(&self.layout, self.size, factor, at);
            }
            "pan" => {
                self.view = self.view.pan(&self.layout, self.size, next(words), next(words));
            }
            "names" => self.names = Names::Letters,
            "hover" => self.hover = self.known(next(words)),
            "show" | "subtree" | "node" => {
                if let Some(node) = self.known(next(words)) {
                    self.node(name, node);
                }
            }
            "hit" => {
                let at = (next(words), next(words));
                if let Some(node) = hit(&self.layout, self.view, at) {
                    assert!(self.layout.knows(node));
                }
                self.span(at);
            }
            "timeline" => {
                let width = next::<usize>(words);
                assert_eq!(self.run.timeline(width).len(), width.min(PIXELS));
                assert_eq!(self.run.density(width).len(), width.min(PIXELS));
            }
            "mark" => {
                let step = self.run.next_mark(next(words), next::<u8>(words) == 0);
                assert!(step <= self.run.recording().steps());
            }
            "landmark" => self.landmark(next(words), next(words)),
            "path" => _ = self.run.called(words.next().unwrap_or_default(), self.names),
            "steps" => {
                let steps: Vec<usize> = words.map(|word| word.parse().unwrap_or(0)).collect();
                _ = Table::of(&self.run, &steps, &[]).write(TableFormat::Markdown);
            }
            "motion" => self.motion(next(words), next(words), next(words)),
            "moment" => self.moment(),
            "draw" => {
                let scene = self.scene(false);
                let caption = Caption { title: "", description: "" };
                assert!(svg(&scene, caption).contains("</svg>"));
                _ = tikz(&scene, self.run.recording().topology());
                self.scene(true);
            }
            _ => {}
        }
    }

    fn known(&self, node: u32) -> Option<NodeId> {
        Some(NodeId(node)).filter(|&node| self.layout.knows(node))
    }

    fn follow(&mut self) {
        self.overlays.follow(&self.run);
        _ = self.run.path_ahead();
        _ = self.run.recording().focus_at(self.run.recording().at_event());
    }

    fn record(&mut self, steps: usize) {
        let steps = steps.min(STEPS - self.recorded);
        self.recorded += steps;
        self.run.record(steps);
        _ = self.run.progress();
    }

    /// Lays a part of the tree out, or the rest.
    fn lay_out(&mut self, ranks: usize) {
        let topology = self.run.recording().topology();
        let is_current = |drawing: &Drawing| drawing.nodes() == topology.len();
        let drawing = self.drawing.take().filter(is_current);
        let mut drawing = drawing.unwrap_or_else(|| Drawing::of(topology));
        if drawing.go_on(topology, ranks.max(1)) {
            self.layout = drawing.finish(topology);
            assert_eq!(self.layout.nodes(), topology.len());
        } else {
            self.drawing = Some(drawing);
        }
    }

    fn node(&mut self, name: &str, node: NodeId) {
        let topology = self.run.recording().topology();
        match name {
            "show" => self.view = self.view.show(&self.layout, topology, self.size, node),
            "subtree" => self.view = View::zoom_to(&self.layout, topology, self.size, node),
            _ => {
                _ = (node_facts(&self.run, node), self.run.name(node), self.run.letters(node));
                let path = topology.path(node);
                assert_eq!(topology.node_at(&path), Some(node));
                let step = self.run.recording().visit_of(node);
                assert!(step.is_none_or(|step| step <= self.run.recording().steps()));
                _ = self.run.recording().cut_of(node);
                if let Some(board) = self.run.board(node) {
                    _ = board_size(&board, self.size);
                }
            }
        }
    }

    fn span(&mut self, at: (f64, f64)) {
        self.tones.follow(self.run.recording(), &self.layout, self.view, self.size);
        let input = SceneInput::of(self.run.recording(), &self.layout, self.size);
        let input = SceneInput { view: self.view, tones: Some(&self.tones), ..input };
        if let Some(span) = hit_span(&input, at) {
            assert!(span.nodes() > 0);
            _ = span_facts(&span);
        }
    }

    fn landmark(&self, what: u32, n: u32) {
        let all =
            [Landmark::Cutoff, Landmark::Purge, Landmark::Pass, Landmark::Leaf, Landmark::Node];
        let landmark = all[what as usize % all.len()];
        if let Ok(step) = self.run.recording().step_of(landmark, n) {
            assert!(step <= self.run.recording().steps());
        }
    }

    fn moment(&mut self) {
        let moment = self.run.moment();
        _ = (panel(&self.run, &moment), listing(&self.run, &moment));
        _ = counters(&self.run, &moment);
        let mut moment = moment;
        if self.by_part {
            self.run.narrow(&mut moment);
        }
        _ = narrate(&self.run, &moment);
    }

    fn scene(&mut self, wordless: bool) -> Scene {
        self.tones.follow(self.run.recording(), &self.layout, self.view, self.size);
        let changed = {
            let recording = self.run.recording_mut();
            let step = recording.at();
            recording.changed_by(step)
        };
        let recording = self.run.recording();
        let ahead: Vec<_> =
            self.run.path_ahead().into_iter().filter(|&node| self.layout.knows(node)).collect();
        let focus = [recording.focus_at(recording.at_event())];
        let name = |node| self.run.name(node);
        let board = |node| self.run.board(node);
        let input = SceneInput::of(recording, &self.layout, self.size);
        let input = SceneInput {
            tones: Some(&self.tones),
            view: self.view,
            now: &focus,
            changed: &changed,
            path_ahead: &ahead,
            overlays: &self.overlays,
            unit: self.run.unit(),
            side: self.run.side(),
            name: &name,
            board: &board,
            hover: self.hover,
            hover_parent: self.hover.is_some(),
            wordless,
            ..input
        };
        let mut scene = Scene::of(&input);
        if self.names == Names::Letters {
            scene.name(&input, &|node| self.run.letters(node));
        }
        scene
    }

    /// The way to a step, and there.
    fn motion(&mut self, step: usize, part: usize, fraction: f64) {
        let recording = self.run.recording();
        let moving = match self.by_part {
            true => recording.events_of_part(step, part),
            false => recording.events_of_step(step),
        };
        let motion = Motion::of_events(recording, moving.clone());
        _ = motion.is_still();
        let (event, wipe) = (motion.event_at(fraction), motion.wipe_at(fraction));
        let at = recording.at_event();
        for event in [event, wipe.map(|(event, _)| event), Some(moving.end)].into_iter().flatten() {
            self.run.recording_mut().seek_event(event);
            self.follow();
            let recording = self.run.recording();
            let input = SceneInput::of(recording, &self.layout, self.size);
            let input = SceneInput { view: self.view, ..input };
            let mut scene = Scene::of(&input);
            Motion::of_events(recording, moving.clone()).add_to(&mut scene, &input, fraction);
            _ = tikz(&scene, recording.topology());
        }
        self.run.recording_mut().seek_event(at);
        self.follow();
    }

    /// Where the calls have led to is what is there without them.
    fn assert_same_as(&self, fresh: Option<Run>) {
        let mut fresh = fresh.expect("it was opened before");
        let size = |run: &Run| (run.recording().events(), run.recording().topology().len());
        // Once all is recorded, more is known of the whole tree.
        while (size(&fresh) < size(&self.run) || self.run.is_done()) && !fresh.is_done() {
            fresh.record(1);
        }
        let at = self.run.recording().at_event();
        fresh.recording_mut().seek_event(at);
        assert_eq!(size(&fresh), size(&self.run));
        assert_eq!(digest(&fresh, &fresh.moment()), digest(&self.run, &self.run.moment()));
        let overlays = Overlays::of(&fresh, &Overlay::ALL);
        let mut moved = Overlays::of(&self.run, &Overlay::ALL);
        moved.follow(&self.run);
        let nodes = self.run.recording().topology().len() as u32;
        assert!((0..nodes).all(|node| overlays.at(NodeId(node)) == moved.at(NodeId(node))));
    }
}

/// Makes a run and calls.
pub(crate) fn make(u: &mut Unstructured<'_>) -> Result<String> {
    let mut text = options::make(u)? + "\n\n";
    for _ in 0..u.int_in_range(1..=16_u8)? {
        text.push_str(&call(u)?);
        text.push('\n');
    }
    Ok(text)
}

fn call(u: &mut Unstructured<'_>) -> Result<String> {
    let step = u.int_in_range(0..=60_u32)?;
    let [x, y] = [length(u)?, length(u)?];
    Ok(match u.int_in_range(0..=21_u8)? {
        0..=3 => format!("record {}", *u.choose(&[1, 2, 7, 40, 3_000])?),
        4 | 5 => format!("seek {step}"),
        6 => format!("part {step} {}", u.int_in_range(0..=4_u8)?),
        7 => format!("event {}", 3 * step),
        8 => {
            let first = u.choose(&Overlay::ALL)?.name();
            format!("overlay {first} {}", u.choose(&Overlay::ALL)?.name())
        }
        9 => format!("resize {x} {y}"),
        10 => format!("lay-out {}", *u.choose(&[1, 3, 100_000])?),
        11 => (*u.choose(&["fit", "map", "names"])?).to_owned(),
        12 => format!("zoom {} {x} {y}", *u.choose(&["0.5", "2", "1e9", "0", "-1", "NaN", "inf"])?),
        13 => format!("pan {x} {y}"),
        14 => format!("{} {}", u.choose(&["node", "show", "subtree", "hover"])?, step),
        15 => format!("hit {x} {y}"),
        16 => format!("timeline {step}\nmark {step} {}", step % 2),
        17 => format!("landmark {} {}", step % 5, u.int_in_range(0..=9_u8)?),
        18 => format!("steps 0 {step} {}", step + 1),
        19 => format!("motion {step} 1 {}", *u.choose(&["0", "0.3", "1", "-1", "2", "NaN"])?),
        20 => "moment".to_owned(),
        _ => "draw".to_owned(),
    })
}

/// A length in pixels, most often one that a screen has.
fn length(u: &mut Unstructured<'_>) -> Result<String> {
    Ok(match u.int_in_range(0..=9_u8)? {
        0 => (*u.choose(&["0", "1", "-5", "1e6", "NaN", "inf", "-inf", "1e300"])?).to_owned(),
        _ => u.int_in_range(20..=1_500_u16)?.to_string(),
    })
}
