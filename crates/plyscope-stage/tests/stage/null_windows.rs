//! Null windows and searches again: what is counted from events alone is what
//! the search counts, and what is drawn tells one from the other.

use plyscope::{Event, NodeId, Player, Value};
use plyscope_stage::{Caption, Layout, Scene, SceneInput, Size, WindowPanel};
use plyscope_stage::{KindTally, NodeNumbers, Panel, Phase, Run, panel, svg};

fn run(algorithm: &str, game: &str) -> Run {
    let mut run = Run::open(algorithm, game).unwrap();
    run.record_all();
    run
}

#[test]
fn events_alone_give_the_counts_of_the_search() {
    let mut researches = 0;
    for seed in 0..400 {
        let (branching, depth, max) = (2 + seed % 3, 1 + seed / 3 % 5, [1, 9, 999][seed / 15 % 3]);
        let game = format!("random:branching={branching},depth={depth},seed={seed},max={max}");
        for algorithm in ["scout", "nega-scout"] {
            let run = run(algorithm, &game);
            let counts = run.recording().outcome().unwrap().counts.clone();
            let tally = run.recording().tally();
            let KindTally::Tests(own) = run.recording().kind_tally() else { panic!("{algorithm}") };
            assert_eq!(Some(u64::from(own.tests)), counts.get("tests"), "{algorithm} {game}");
            assert_eq!(
                Some(u64::from(own.researches)),
                counts.get("researches"),
                "{algorithm} {game}"
            );
            assert_eq!(u64::from(tally.evaluations), counts.evaluations, "{algorithm} {game}");
            researches += own.researches;
        }
    }
    assert!(researches > 500, "{researches}");
}

/// The step, counted from 1, in which the `nth` entry of this node is.
fn entry(run: &Run, node: NodeId, nth: usize) -> usize {
    let entered = |event: &Event<'_>| matches!(event, Event::Enter { node: n, .. } if *n == node);
    let steps = 1..=run.recording().steps();
    let mut entries =
        steps.filter(|&step| run.recording().step_events(step).any(|(_, event)| entered(&event)));
    entries.nth(nth).unwrap()
}

#[test]
fn a_node_is_tested_and_then_searched_again() {
    let mut run = run("nega-scout", "[[3,1],[3,4]]");
    let second = NodeId(2);
    let tested = entry(&run, second, 0);
    run.recording_mut().seek(tested);
    let state = run.recording().state();
    assert_eq!(state.asked(second), Some((Player::Max, Value::new(1))));
    let question = NodeNumbers::Test { asker: Player::Max, than: Value::new(1), value: None };
    assert_eq!((state.node_numbers(second), state.is_again(second)), (question, false));
    let Panel::Tests(WindowPanel { rows, .. }) = panel(&run, &run.moment()) else {
        panic!("windows")
    };
    assert_eq!(rows[1].question.as_deref(), Some("> 1?"));

    let again = entry(&run, second, 1);
    run.recording_mut().seek(again);
    let state = run.recording().state();
    assert_eq!((state.asked(second), state.is_again(second)), (None, true));
    let window = NodeNumbers::Window { alpha: Value::new(2), beta: Value::INF, value: None };
    assert_eq!(state.node_numbers(second), window);
    let Panel::Tests(WindowPanel { rows, .. }) = panel(&run, &run.moment()) else {
        panic!("windows")
    };
    assert_eq!((rows[1].question.as_deref(), rows[1].again), (None, true));
}

/// What a test has seen stays seen where the search after it leaves it out,
/// and what a test left out can be seen by the search after it.
#[test]
fn a_cutoff_of_a_test_is_taken_back() {
    let mut run = run("scout", "[[5],[[9,6],[7,1]]]");
    let phases = |run: &Run| {
        let recording = run.recording();
        let nodes = (0..recording.topology().len() as u32).map(NodeId);
        nodes.map(|node| (recording.state().phase(node), recording.state().cut_by(node))).collect()
    };
    let (mut taken_back, mut seen) = (0, 0);
    let mut before: Vec<_> = phases(&run);
    for step in 0..=run.recording().steps() {
        run.recording_mut().seek(step);
        let now: Vec<_> = phases(&run);
        for (before, now) in before.iter().zip(&now).filter(|_| step > 0) {
            taken_back += u32::from(before.1.is_some() && now.1.is_none());
            seen += u32::from(now.0 == Phase::Resolved && now.1.is_some());
        }
        before = now;
    }
    assert!(taken_back > 0);
    assert_eq!(seen, 0);
}

fn picture(run: &Run) -> String {
    let recording = run.recording();
    let layout = Layout::of(recording.topology());
    let size = Size { width: 600.0, height: 400.0 };
    let input = SceneInput::of(recording, &layout, size);
    svg(&Scene::of(&input), Caption { title: "", description: "" })
}

/// Edges are thin below a test, double where a node is searched again.
#[test]
fn tests_and_searches_again_are_drawn_apart() {
    let strands = |text: &str, width: &str| {
        let style = format!("stroke-width=\"{width}\"");
        let paths = text.lines().filter(|line| line.starts_with("<path") && line.contains(&style));
        paths.map(|path| path.matches('L').count()).sum::<usize>()
    };
    let mut run = run("nega-scout", "[[3,1],[3,4]]");
    let (tested, again) = (entry(&run, NodeId(2), 0), entry(&run, NodeId(2), 1));
    run.recording_mut().seek(tested);
    let test = picture(&run);
    run.recording_mut().seek(again);
    let search = picture(&run);
    // Both second children were tested; then the root's is searched again,
    // and what the test saw below it is only tested still.
    assert_eq!((strands(&test, "0.9"), strands(&test, "1.7")), (2, 2));
    assert_eq!((strands(&search, "0.9"), strands(&search, "1.7")), (3, 2 + 2));
    assert!(test.contains("&gt; 1?"));
}
