//! Chance nodes in the picture, the panel and the facts.

use plyscope::{Event, NodeId};
use plyscope_stage::{
    Caption, Layout, Panel, Run, Scene, SceneInput, Size, node_facts, panel, svg,
};

const SIZE: Size = Size { width: 460.0, height: 300.0 };

fn picture(run: &Run) -> String {
    let layout = Layout::of(run.recording().topology());
    let scene = Scene::of(&SceneInput::of(run.recording(), &layout, SIZE));
    svg(&scene, Caption { title: "", description: "" })
}

#[test]
fn what_a_chance_node_has_so_far_is_a_sum_and_no_value() {
    for algorithm in ["minimax", "alpha-beta"] {
        let mut run = Run::builder(algorithm, "chance:[1/2:3,1/2:[5,6]]").open().unwrap();
        run.record_all();
        let (last, mut has_sum) = (run.recording().steps(), false);
        for step in 1..=last {
            run.recording_mut().seek(step);
            has_sum |= run
                .recording()
                .step_events(step)
                .any(|(_, event)| matches!(event, Event::Backup { node: NodeId::ROOT, .. }));
            let is_open = step < last;
            let drawn = picture(&run);
            assert_eq!(
                drawn.contains("Σ "),
                has_sum && is_open,
                "{algorithm}, step {step}: {drawn}"
            );
            let facts = node_facts(&run, NodeId::ROOT).facts;
            let told = facts.iter().any(|fact| fact.key == "fact.sum");
            assert_eq!(told, has_sum && is_open, "{algorithm}, step {step}: {facts:?}");
            let rows = match panel(&run, &run.moment()) {
                Panel::Values(panel) => panel.rows,
                Panel::Windows(panel) => panel.stack,
                other => panic!("{other:?}"),
            };
            let value = rows.first().and_then(|row| row.value.as_deref());
            let shows = value.is_some_and(|value| value.starts_with("Σ "));
            assert_eq!(shows, has_sum && is_open, "{algorithm}, step {step}: {value:?}");
        }
        assert!(has_sum);
    }
}

#[test]
fn numbers_below_chance_are_those_of_max() {
    for algorithm in ["minimax", "alpha-beta"] {
        let game = "[chance:[1/2:3,1/2:[5,6]],4]";
        let open = |view| Run::builder(algorithm, game).options([("view", view)]).open();
        let error = open("mover").unwrap_err().to_string();
        assert!(error.contains("leave out `view=mover`"), "{algorithm}: {error}");
        assert!(open("max").is_ok(), "{algorithm}");
    }
}
