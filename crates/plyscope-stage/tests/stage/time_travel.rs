//! However a moment of a recording is reached, it is the same moment.

use plyscope::{ALGORITHMS, Algorithm, NodeId, SearchKind};
use plyscope_stage::{
    Caption, KindTally, Layout, Narration, Panel, QueueTally, Run, Scene, SceneInput, Size, State,
    Tally, narrate, panel, rules, svg,
};
use proptest::prelude::*;
use proptest::test_runner::Config;

/// Ragged trees of few values; bounds on some of their nodes.
fn trees() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        8 => (-3..=3_i32).prop_map(|value| value.to_string()),
        2 => (-3..=3_i32).prop_map(|value| format!("{value}.5")),
        1 => prop_oneof![Just("inf"), Just("-inf"), Just("0..4")].prop_map(String::from),
    ];
    let tree = leaf.prop_recursive(5, 40, 4, |below| {
        let told =
            prop_oneof![9 => Just(""), 1 => Just("-2..3"), 1 => Just("a:"), 1 => Just("0..inf")];
        (told, prop::collection::vec(below, 1..=4))
            .prop_map(|(told, children)| format!("{told}[{}]", children.join(",")))
    });
    (prop_oneof![3 => Just("tree:"), 1 => Just("tree:min:")], tree)
        .prop_map(|(root, tree)| format!("{root}{tree}"))
}

/// The searches of trees for two; those for one and for three players have games of their own.
fn on_trees() -> impl Iterator<Item = &'static Algorithm> {
    let is_other = |kind| matches!(kind, SearchKind::Live | SearchKind::Payoffs);
    ALGORITHMS.iter().filter(move |algorithm| !is_other(algorithm.kind))
}

/// A search by name, with options that it takes.
fn searches() -> impl Strategy<Value = (&'static str, Vec<(&'static str, String)>)> {
    let names: Vec<_> = on_trees().map(|algorithm| algorithm.name).collect();
    (prop::sample::select(names), 0..4_u32, prop::option::of(0..5_u32)).prop_map(
        |(name, way, depth)| {
            let mut options = match (name, way) {
                ("alpha-beta", 0) => vec![("fail", "hard".to_owned())],
                ("alpha-beta", 1) => vec![("cut", "past-equality".to_owned())],
                ("alpha-beta", 2) => vec![("table", "on".to_owned())],
                ("scout" | "nega-scout", 0) => vec![("table", "on".to_owned())],
                ("ab-node-value", 0) => vec![("first", "-inf".to_owned())],
                ("mtd", 0) => vec![("first", "-inf".to_owned())],
                ("mtd", 1) => vec![("first", "1".to_owned()), ("step", "2".to_owned())],
                ("mtd", 2) => vec![("first", "bisect".to_owned())],
                ("b-star", 0) => vec![("resume", "on".to_owned())],
                ("b-star", 1) => vec![("widen", "2".to_owned()), ("rounds", "2".to_owned())],
                ("b-star", 2) => vec![("budget", "3".to_owned())],
                ("b-star", 3) => vec![("graph", "on".to_owned())],
                ("proof-number", 0) => vec![("goal", "3".to_owned())],
                ("proof-number", 1) => vec![("budget", "3".to_owned())],
                _ => vec![],
            };
            options.extend(depth.map(|depth| ("depth", depth.to_string())));
            (name, options)
        },
    )
}

/// A search, options and a game that it takes: any search there is.
fn cases() -> impl Strategy<Value = (&'static str, Vec<(&'static str, String)>, String)> {
    let on_trees = (searches(), trees()).prop_map(|((name, options), tree)| (name, options, tree));
    let live: Vec<_> =
        ALGORITHMS.iter().filter(|algorithm| algorithm.kind == SearchKind::Live).collect();
    let orders = prop::option::of(prop_oneof![Just("best"), Just("depth")]);
    let on_maps = (prop::sample::select(live), orders, 3..=6_u32, 0..20_u32).prop_map(
        |(algorithm, order, cities, seed)| {
            let options = order.map(|order| ("order", order.to_owned())).into_iter().collect();
            (algorithm.name, options, format!("tsp:random,cities={cities},seed={seed}"))
        },
    );
    let options =
        prop_oneof![Just(("ties", "last")), Just(("prune", "shallow")), Just(("prune", "deep"))];
    let for_three = (prop::option::of(options), 1..=3_u32, 0..=4_u32, 0..50_u32).prop_map(
        |(option, branching, depth, seed)| {
            let options =
                option.map(|(name, value)| (name, value.to_owned())).into_iter().collect();
            (
                "max-n",
                options,
                format!("players:random,branching={branching},depth={depth},seed={seed}"),
            )
        },
    );
    prop_oneof![ALGORITHMS.len() as u32 - 2 => on_trees, 1 => on_maps, 1 => for_three]
}

#[derive(Clone, Debug)]
enum Move {
    Record(usize),
    Seek(usize),
    SeekEvent(usize),
    /// Looks at everything that is shown.
    Look,
}

fn moves() -> impl Strategy<Value = Vec<Move>> {
    let one = prop_oneof![
        2 => (1..30_usize).prop_map(Move::Record),
        3 => (0..200_usize).prop_map(Move::Seek),
        2 => (0..500_usize).prop_map(Move::SeekEvent),
        1 => Just(Move::Look),
    ];
    prop::collection::vec(one, 1..12)
}

/// Everything that is shown of a moment but the panel's axis, which is the
/// same for as much of the run as is recorded.
#[derive(PartialEq, Debug)]
struct Moment {
    at: usize,
    tallies: (Tally, KindTally),
    narration: Narration,
    nodes: Vec<String>,
}

/// The counts up to this moment.
fn tallies(run: &Run) -> (Tally, KindTally) {
    (run.recording().tally(), run.recording().kind_tally())
}

/// What only this kind of search counts, by the keys of the search.
fn own(tally: KindTally) -> Vec<(&'static str, u32)> {
    let queue = |it: QueueTally| vec![("pops", it.pops), ("open_max", it.open_max)];
    match tally {
        KindTally::Tests(it) => vec![("tests", it.tests), ("researches", it.researches)],
        KindTally::Passes(it) => vec![("passes", it.passes)],
        KindTally::Deepening(it) => vec![("passes", it.passes), ("researches", it.researches)],
        KindTally::Open(it) => queue(it),
        KindTally::Live(it) => queue(it.queue),
        KindTally::Visits(it) => vec![("playouts", it.visits())],
        _ => Vec::new(),
    }
}

fn moment(run: &Run) -> Moment {
    let recording = run.recording();
    let state = recording.state();
    let mut nodes: Vec<_> = (0..recording.topology().len() as u32).map(NodeId).collect();
    // Nodes that aren't generated yet are idle.
    let node = |node: NodeId| {
        format!(
            "{:?} {:?} {:?} {:?} {:?}",
            state.phase(node),
            state.in_open(node),
            state.cut_by(node),
            state.on_line(node),
            state.node_numbers(node)
        )
    };
    let waiting = nodes.iter().filter(|&&node| state.in_open(node).is_some()).count();
    let open = match recording.kind_tally() {
        KindTally::Open(queue) => queue.open,
        KindTally::Live(own) => own.queue.open,
        _ => 0,
    };
    // With the purge as printed, a node may have several states.
    let settings = run.settings();
    let is_printed = settings.has("purge") && settings.word("purge") == "children";
    let is_known = if is_printed { waiting <= open as usize } else { waiting == open as usize };
    assert!(is_known, "{waiting} nodes wait in OPEN, which has {open} states");
    let idle = node(NodeId(u32::MAX / 8));
    while nodes.last().is_some_and(|&last| node(last) == idle) {
        nodes.pop();
    }
    Moment {
        at: recording.at(),
        tallies: tallies(run),
        narration: narrate(run, &run.moment()),
        nodes: nodes.into_iter().map(node).collect(),
    }
}

/// What is shown beside the tree; never panics.
fn look(run: &Run) -> (Panel, usize) {
    let step = run.recording().at();
    let timeline = run.timeline(17);
    let lines = run.moment().lines().len();
    let marks = run.next_mark(step, true) + run.next_mark(step, false);
    run.name(run.focus(step));
    (panel(run, &run.moment()), timeline.len() + lines + marks + rules(run).len())
}

/// The whole tree, as it is printed.
fn picture(run: &Run) -> String {
    let recording = run.recording();
    let layout = Layout::of(recording.topology());
    let size = Size { width: 640.0, height: 400.0 };
    let input = SceneInput::of(recording, &layout, size);
    svg(&Scene::of(&input), Caption { title: "A moment", description: "" })
}

fn open(name: &str, tree: &str, options: &[(&'static str, String)]) -> Run {
    Run::builder(name, tree)
        .options(options.iter().cloned())
        .open()
        .unwrap_or_else(|error| panic!("{tree}\n{error}"))
}

proptest! {
    #![proptest_config(Config { cases: 3000, failure_persistence: None, ..Config::default() })]

    #[test]
    fn every_way_leads_to_the_same_moment(
        (name, options, tree) in cases(), moves in moves(), step in 0..300_usize,
    ) {
        let mut run = open(name, &tree, &options);
        for way in moves {
            match way {
                Move::Record(steps) => _ = run.record(steps),
                Move::Seek(step) => run.recording_mut().seek(step),
                Move::SeekEvent(event) => run.recording_mut().seek_event(event),
                Move::Look => _ = (moment(&run), look(&run)),
            }
        }
        // What the search never generated is there as a whole, or not at all.
        let ended = run.recording().outcome().is_some();
        if ended {
            run.record_all();
        }
        let step = step.min(run.recording().steps());
        run.recording_mut().seek(step);

        let mut walked = open(name, &tree, &options);
        walked.record(step);
        prop_assert_eq!(walked.recording().at(), step);
        prop_assert_eq!(moment(&run), moment(&walked));

        let mut all = open(name, &tree, &options);
        all.record(run.recording().steps());
        if ended {
            all.record_all();
        }
        all.recording_mut().seek(step);
        let (here, there): (&State, &State) = (run.recording().state(), all.recording().state());
        prop_assert_eq!(here, there);
        prop_assert_eq!(look(&run), look(&all));
        prop_assert_eq!(picture(&run), picture(&all));
        let events = |run: &Run| {
            let events = run.recording().events_in(0..usize::MAX);
            events.map(|(line, event)| format!("{line} {event:?}")).collect::<Vec<_>>()
        };
        prop_assert_eq!(events(&run), events(&all));
    }

    #[test]
    fn the_last_tally_is_what_the_search_counts(tree in trees(), (name, options) in searches()) {
        let mut run = open(name, &tree, &options);
        run.record_all();
        let (tally, outcome) = (run.recording().tally(), run.recording().outcome().unwrap());
        let counts = &outcome.counts;
        prop_assert_eq!(u64::from(tally.cutoffs), counts.cutoffs);
        let own = own(run.recording().kind_tally());
        for (spec, number) in &counts.more {
            let of_events = match spec.key {
                "expansions" => tally.expansions,
                key => own.iter().find(|(it, _)| *it == key).unwrap().1,
            };
            prop_assert_eq!(u64::from(of_events), *number, "{}", spec.key);
        }
        if name == "b-star" {
            return Ok(());
        }
        if counts.get("passes").is_some() || counts.get("tests").is_some() {
            // Their nodes are entered again.
            let again = counts.get("researches").unwrap_or(0);
            prop_assert!(u64::from(tally.nodes) >= counts.nodes + again);
        } else {
            prop_assert_eq!(u64::from(tally.nodes), counts.nodes);
        }
        prop_assert_eq!(u64::from(tally.evaluations), counts.evaluations);
    }
}

/// Tallies are stored now and then, and counted on from there.
#[test]
fn a_long_run_is_tallied_at_every_step() {
    for algorithm in on_trees() {
        let mut run = open(algorithm.name, "random:branching=4,depth=6,seed=3", &[]);
        let mut all = vec![tallies(&run)];
        while !run.is_done() {
            run.record(1);
            all.push(tallies(&run));
        }
        for step in (0..all.len()).rev() {
            run.recording_mut().seek(step);
            assert_eq!(tallies(&run), all[step], "{} at {step}", algorithm.name);
        }
    }
}

/// Far enough for every column and stream to go on on another page.
#[test]
fn a_long_run_is_the_same_from_everywhere() {
    for name in ["alpha-beta", "nega-scout", "sss-star", "mtd", "proof-number"] {
        let game = "random:branching=10,depth=8,seed=2";
        let mut run = open(name, game, &[]);
        let mut moments = Vec::new();
        while !run.is_done() && run.recording().events() < 500_000 {
            moments.push((
                run.recording().events(),
                run.recording().at(),
                run.recording().state().clone(),
            ));
            // Some slices end just before a block of events, some behind it.
            run.record(9_973);
        }
        let [.., changes, events] = run.recording().bytes();
        assert!(run.recording().topology().len() > 1 << 16, "{name} fills a page of nodes");
        assert!(changes > 3 << 18 && events > 3 << 16, "{name} fills a page of each stream");
        run.recording_mut().seek(0);
        let there = 0..moments.len();
        for index in there.clone().rev().step_by(3).chain(there.step_by(2)) {
            let (events, step, state) = &moments[index];
            run.recording_mut().seek_event(*events);
            assert_eq!(run.recording().at(), *step, "{name}");
            let now = run.recording().state();
            for node in (0..run.recording().topology().len() as u32).map(NodeId) {
                // Nodes that were generated later are idle.
                assert_eq!(now.phase(node), state.phase(node), "{name} at {step}: {node:?}");
                assert_eq!(
                    now.node_numbers(node),
                    state.node_numbers(node),
                    "{name} at {step}: {node:?}"
                );
                assert_eq!(now.cut_by(node), state.cut_by(node), "{name} at {step}: {node:?}");
                assert_eq!(now.in_open(node), state.in_open(node), "{name} at {step}: {node:?}");
            }
        }
    }
}
