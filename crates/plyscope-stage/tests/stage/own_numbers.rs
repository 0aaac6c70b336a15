//! Numbers that only one kind of search has, in the picture and in a node's facts.

use plyscope::{NodeId, Proof};
use plyscope_stage::{
    Caption, Glyph, Ink, Layout, Painter, Place, Run, Scene, SceneInput, Size, Stroke, Type,
    node_facts, proof_of, svg, visits_of,
};

const SIZE: Size = Size { width: 912.0, height: 640.0 };

fn recorded(algorithm: &str, game: &str, options: &[(&str, &str)]) -> Run {
    let mut run = Run::builder(algorithm, game).options(options.iter().copied()).open().unwrap();
    run.record_all();
    run
}

fn picture(run: &Run) -> String {
    let layout = Layout::of(run.recording().topology());
    let scene = Scene::of(&SceneInput::of(run.recording(), &layout, SIZE));
    svg(&scene, Caption { title: "", description: "" })
}

fn nodes(run: &Run) -> impl Iterator<Item = NodeId> {
    (0..run.recording().topology().len() as u32).map(NodeId)
}

/// Returns the texts of a picture that begin with one of these.
fn texts(picture: &str, starts: &[char]) -> Vec<String> {
    let xml = roxmltree::Document::parse(picture).unwrap();
    let texts = xml.descendants().filter(|it| it.has_tag_name("text"));
    let texts = texts.filter_map(|it| it.text()).filter(|text| text.starts_with(starts));
    texts.map(str::to_owned).collect()
}

/// Returns the widths of all edges, in rising order.
fn widths(picture: &str) -> Vec<String> {
    let xml = roxmltree::Document::parse(picture).unwrap();
    let edges = xml
        .descendants()
        .filter(|it| it.has_tag_name("path") && it.attribute("fill") == Some("none"));
    let widths = edges.flat_map(|it| {
        let width: f64 = it.attribute("stroke-width").unwrap().parse().unwrap();
        let count = it.attribute("d").unwrap().matches('M').count();
        std::iter::repeat_n(format!("{width:04.1}"), count)
    });
    let mut widths: Vec<_> = widths.collect();
    widths.sort();
    widths
}

#[test]
fn edges_are_as_thick_as_visits() {
    let mut run = recorded("mcts", "[[9,8,1],[4,5,4]]", &[("iterations", "20")]);
    for step in [3, 12, 20] {
        run.recording_mut().seek(step);
        let state = run.recording().state();
        let visits = |node| visits_of(state, node).map(|it| f64::from(it.count));
        let all = visits(NodeId::ROOT).unwrap();
        let expected = nodes(&run).skip(1).filter_map(visits);
        let mut expected: Vec<_> =
            expected.map(|visits| format!("{:04.1}", 0.8 + 10.0 * visits / all)).collect();
        // Edges to nodes without visits have the usual width of those.
        expected.extend(nodes(&run).filter(|&it| visits(it).is_none()).map(|_| "00.7".to_owned()));
        expected.sort();
        assert_eq!(widths(&picture(&run)), expected, "step {step}");
    }
}

#[test]
fn leaves_have_proof_numbers_below_their_value_but_no_visits() {
    let run = recorded("proof-number", "[[1,0],[1,1]]", &[]);
    let leaves = texts(&picture(&run), &['0', '1', '∞']);
    assert_eq!(leaves, ["1", "0 · ∞", "0", "∞ · 0", "1", "0 · ∞", "1", "0 · ∞"]);

    let run = recorded("mcts", "[[9,8],[4,5]]", &[("iterations", "20")]);
    let inner = nodes(&run).filter(|&it| !run.recording().topology().is_leaf(it)).count();
    assert_eq!(texts(&picture(&run), &['n']).len(), inner);
}

#[test]
fn facts_of_a_leaf_have_its_value_and_its_own_numbers() {
    let facts = |run: &Run, node: &str| -> Vec<_> {
        let node = run.recording().topology().node_at(&node.parse().unwrap()).unwrap();
        let facts = node_facts(run, node).facts.into_iter();
        facts.map(|it| format!("{} {}", it.key, serde_json::to_string(&it.args).unwrap())).collect()
    };
    let run = recorded("proof-number", "[[1,0],[1,1]]", &[]);
    let leaf = run.recording().topology().node_at(&"1.2".parse().unwrap()).unwrap();
    let numbers = proof_of(run.recording().state(), leaf).unwrap();
    assert_eq!((numbers.proof, numbers.disproof), (u32::MAX, 0));
    assert_eq!(
        facts(&run, "1.2"),
        [
            "fact.resolved {}",
            r#"fact.leaf {"value":{"value":"0","number":0.0}}"#,
            "fact.disproved {}"
        ]
    );

    let run = recorded("mcts", "[[9,8],[4,5]]", &[("iterations", "20")]);
    let leaf = run.recording().topology().node_at(&"1.2".parse().unwrap()).unwrap();
    let visits = visits_of(run.recording().state(), leaf).unwrap().count;
    assert_eq!(
        facts(&run, "1.2")[1..3],
        [
            r#"fact.leaf {"value":{"value":"8","number":8.0}}"#.to_owned(),
            format!(r#"fact.visits {{"mean":{{"word":"8"}},"visits":{{"number":{visits}}}}}"#),
        ]
    );
}

/// The level lines of a picture, whatever their colour.
#[derive(Default)]
struct Bars(Vec<(Place, Place)>);

impl Painter for Bars {
    fn line(&mut self, from: Place, to: Place, _: Stroke) {
        if from.y == to.y {
            self.0.push((from, to));
        }
    }
    fn curve(&mut self, _: Place, _: Place, _: Stroke) {}
    fn run(&mut self, _: Place, _: Place, _: Ink) {}
    fn mark(&mut self, _: Glyph, _: Ink, _: Stroke) {}
    fn ring(&mut self, _: Place, _: f32, _: Stroke) {}
    fn text(&mut self, _: Place, _: &str, _: Type) {}
}

#[test]
fn a_disproved_node_has_a_bar_in_its_mark_and_no_other_has() {
    let (mut proved, mut disproved) = (0, 0);
    for seed in 0..20 {
        let game = format!("random:branching=3,depth=3,max=1,seed={seed}");
        let mut run = recorded("proof-number", &game, &[]);
        let layout = Layout::of(run.recording().topology());
        for step in 0..=run.recording().steps() {
            run.recording_mut().seek(step);
            let scene = Scene::of(&SceneInput::of(run.recording(), &layout, SIZE));
            let mut bars = Bars::default();
            scene.paint(&mut bars);
            for mark in scene.marks() {
                let Glyph { at, half_width, half_height, .. } = mark.glyph;
                let is_inside = |place: &Place| {
                    (place.x - at.x).abs() < half_width && (place.y - at.y).abs() < half_height
                };
                let has_bar = bars.0.iter().any(|(from, to)| is_inside(from) && is_inside(to));
                let proof = proof_of(run.recording().state(), mark.node);
                assert_eq!(has_bar, proof == Some(Proof::DISPROVED), "{game}: step {step}");
                proved += usize::from(proof == Some(Proof::PROVED));
                disproved += usize::from(has_bar);
            }
        }
    }
    assert!(proved > 0 && disproved > 0);
}
