//! Leaves whose values nobody knows, as they are recorded, told and drawn.

use plyscope::{ALGORITHMS, NodeId, Reason};
use plyscope_stage::trace::{self, Number};
use plyscope_stage::{
    Caption, Layout, Run, Scene, SceneInput, Size, counters, narrate, node_facts, panel, svg,
};

const SIZE: Size = Size { width: 460.0, height: 300.0 };

/// Each search, that needs the leaf `?`; B* doesn't, and of several payoffs all are known.
fn runs() -> impl Iterator<Item = Run> {
    ALGORITHMS.iter().filter(|it| !["b-star", "max-n"].contains(&it.name)).map(|algorithm| {
        let game = match algorithm.name {
            "branch-and-bound" => "min-only:0..90[1..90[8,?],2..90[3]]",
            _ => "[[8,9],[9,?]]",
        };
        let goal = (algorithm.name == "proof-number").then_some(("goal", "9"));
        let mut run = Run::builder(algorithm.name, game).options(goal).open().unwrap();
        run.record_all();
        run
    })
}

fn picture(run: &Run) -> String {
    let layout = Layout::of(run.recording().topology());
    let scene = Scene::of(&SceneInput::of(run.recording(), &layout, SIZE));
    svg(&scene, Caption { title: "", description: "" })
}

#[test]
fn a_run_ends_with_the_leaf_whose_value_matters() {
    for mut run in runs() {
        let name = run.search().algorithm().name;
        assert_eq!(run.recording().outcome().unwrap().reason, Reason::Unknown, "{name}");
        let last = run.recording().steps();
        for step in (0..=last).chain((0..=last).rev()) {
            run.recording_mut().seek(step);
            let moment = run.moment();
            let text = narrate(&run, &moment).text;
            let is_told = text.iter().any(|it| it.key.starts_with("unknown"));
            assert_eq!(is_told, step == last, "{name}, step {step}: {text:?}");
            _ = (panel(&run, &moment), counters(&run, &moment));
            for node in 0..run.recording().topology().len() as u32 {
                _ = node_facts(&run, NodeId(node));
            }
            _ = picture(&run);
        }
        run.recording_mut().seek(last);
        let drawn = picture(&run);
        assert!(drawn.contains(">?<"), "{name}: {drawn}");
        assert!(!drawn.contains("2147483648"), "{name}: {drawn}");
    }
}

#[test]
fn each_part_of_the_last_step_says_so() {
    for mut run in runs() {
        let last = run.recording().steps();
        let parts = run.recording().parts(last).len();
        run.recording_mut().seek_part(last, parts);
        let mut moment = run.moment();
        run.narrow(&mut moment);
        let text = narrate(&run, &moment).text;
        assert!(text.iter().any(|it| it.key.starts_with("unknown")), "{text:?}");
    }
}

/// One that is never looked at is drawn, too.
#[test]
fn a_leaf_that_does_not_matter_is_drawn() {
    let mut run = Run::open("alpha-beta", "[[8,3],[2,?]]").unwrap();
    run.record_all();
    assert_eq!(run.recording().outcome().unwrap().reason, Reason::Solved);
    let last = run.recording().steps();
    run.recording_mut().seek(last);
    assert!(picture(&run).contains(">?<"));
}

#[test]
fn a_trace_has_it() {
    let mut run = Run::open("alpha-beta", "[[8,9],[9,?]]").unwrap();
    run.record_all();
    let mut text = Vec::new();
    trace::write(&run, &mut text).unwrap();
    let text = String::from_utf8(text).unwrap();
    assert!(text.contains(r#""event":"evaluate","node":"2.2","value":"?"}"#), "{text}");
    assert!(text.contains(r#""reason":"unknown""#), "{text}");
    assert_eq!(trace::read(&text).unwrap().events.len(), text.lines().count() - 1);
    let number: Number = serde_json::from_str("\"?\"").unwrap();
    assert_eq!(serde_json::to_string(&number).unwrap(), "\"?\"");
}
