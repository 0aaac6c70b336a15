//! Values seen from the side to move: the same run, with other signs at MIN's nodes.

use plyscope::{NodeId, Player, Unit};
use plyscope_stage::{
    Arg, Layout, Panel, Run, Scene, SceneInput, Side, Size, counters, listing, narrate, node_facts,
    panel, shown,
};
use serde_json::{Value as Json, to_value};

const AIMA: &str = "[[3,12,8],[2,4,6],[14,5,2]]";

fn recorded(algorithm: &str, game: &str, options: &[(&str, &str)]) -> Run {
    let mut run = Run::builder(algorithm, game).options(options.iter().copied()).open().unwrap();
    run.record_all();
    run
}

/// Returns the texts in the picture of the moment.
fn written(run: &Run) -> Vec<String> {
    let layout = Layout::of(run.recording().topology());
    let size = Size { width: 900.0, height: 500.0 };
    let input = SceneInput::of(run.recording(), &layout, size);
    let scene = Scene::of(&SceneInput { side: run.side(), ..input });
    let picture =
        plyscope_stage::svg(&scene, plyscope_stage::Caption { title: "", description: "" });
    let texts = picture.split("<text").skip(1);
    texts.map(|text| text.split(['>', '<']).nth(1).unwrap().to_owned()).collect()
}

/// Returns the keys and the texts of values of the sentences at a step.
fn told(run: &mut Run, step: usize) -> Vec<(String, Vec<(&'static str, String)>)> {
    run.recording_mut().seek(step);
    let sentences = narrate(run, &run.moment()).text;
    let text = |arg: &Arg| match arg {
        Arg::Value { value, .. } => Some(value.clone()),
        Arg::Bound { bound } => Some(bound.clone()),
        _ => None,
    };
    let told = sentences.iter().map(|sentence| {
        let args = sentence.args.iter().filter_map(|(name, arg)| Some((name, text(arg)?)));
        (sentence.key.to_string(), args.collect())
    });
    told.collect()
}

#[test]
fn the_test_of_the_lecture_is_told_in_numbers() {
    let mut run = recorded("ab-node-value", AIMA, &[("view", "mover"), ("depth", "2")]);
    assert_eq!(run.side(), Side::Calls(Some(2)));
    let cut = (1..=run.recording().steps())
        .find(|&step| told(&mut run, step).iter().any(|(key, _)| key.starts_with("test.holds")));
    let cut = cut.expect("a cutoff");
    let said = told(&mut run, cut);
    let holds = said.iter().find(|(key, _)| key == "test.holds.by").unwrap();
    // The second child's reply of 2 makes its LB −2; the parent has 3 from the first.
    assert_eq!(holds.1, [("best", "−2".to_owned()), ("parent", "−3".to_owned())]);
    let Panel::Parents(shown) = panel(&run, &run.moment()) else { panic!("another panel") };
    let shown = to_value(shown).unwrap();
    assert_eq!(shown["rows"][1]["test"], serde_json::json!({ "text": "−2 ≥ −3", "holds": true }));
    assert_eq!(shown["rows"][1]["levels"], "1");
    assert_eq!(shown["rows"][1]["parent"], "−3");
    assert_eq!(shown["rows"][0]["best"], "3");
    let picture = written(&run);
    for text in ["LB −2", "parentVal −3", "numLev 1", "LB 3", "parentVal ∞", "numLev 2"] {
        assert!(picture.iter().any(|it| it == text), "{text} in {picture:?}");
    }
}

#[test]
fn the_end_of_the_game_and_of_the_levels_are_told_apart() {
    // After two moves, two matches may be left, or none.
    let mut run = recorded("ab-node-value", "nim:2,1", &[("view", "mover"), ("depth", "2")]);
    let lines = listing(&run, &run.moment()).lines;
    let mut seen = Vec::new();
    for step in 1..=run.recording().steps() {
        let said = told(&mut run, step);
        let Some((key, _)) = said.iter().find(|(key, _)| key.starts_with("leaf.")) else {
            continue;
        };
        let moment = run.moment();
        let current = listing(&run, &moment).current;
        let line = lines[usize::from(*current.last().unwrap())].trim();
        seen.push((key.clone(), line));
        let game_over = run.position(moment.focus());
        let mut moves = Vec::new();
        plyscope::Game::moves(run.game(), &game_over, &mut moves);
        assert_eq!(key == "leaf.terminal", moves.is_empty());
    }
    seen.sort();
    seen.dedup();
    assert_eq!(
        seen,
        [
            ("leaf.estimate".to_owned(), "if numLev = 0: return an estimate"),
            ("leaf.terminal".to_owned(), "if node is terminal: return its value"),
        ]
    );
}

/// Adds all texts of a message.
fn numbers(json: &Json, found: &mut Vec<String>) {
    match json {
        Json::Array(items) => items.iter().for_each(|item| numbers(item, found)),
        Json::Object(fields) => fields.values().for_each(|field| numbers(field, found)),
        Json::String(text) => found.push(text.clone()),
        _ => {}
    }
}

#[test]
fn leaves_and_results_have_the_sign_of_their_side() {
    for game in [AIMA, "[[[5,1],[3,-4]],[[0,2],7]]", "min:[[3,-2],[6,4],7]", "[3,[1,2]]"] {
        for algorithm in ["minimax", "alpha-beta", "ab-node-value"] {
            let mut run = recorded(algorithm, game, &[("view", "mover")]);
            let end = run.recording().steps();
            run.recording_mut().seek(end);
            let topology = run.recording().topology();
            let picture = written(&run);
            for node in (0..topology.len() as u32).map(NodeId) {
                let Some(value) = topology.leaf_value(node) else { continue };
                let value = if topology.player(node) == Player::Max { value } else { -value };
                let text = shown(value, Unit::ONE);
                assert!(picture.contains(&text), "{algorithm} {game}: {text} in {picture:?}");
                let facts = to_value(node_facts(&run, node)).unwrap();
                let mut found = Vec::new();
                numbers(&facts, &mut found);
                assert!(found.contains(&text), "{algorithm} {game}: {text} in {found:?}");
            }
            // The root's value is that of its own player.
            let value = run.recording().outcome().unwrap().value().unwrap();
            let root = topology.player(NodeId::ROOT);
            let value = if root == Player::Max { value } else { -value };
            let said = told(&mut run, end);
            let done = said.iter().find(|(key, _)| key.starts_with("done.")).unwrap();
            assert!(
                done.1.contains(&("value", shown(value, Unit::ONE))),
                "{algorithm} {game}: {done:?}"
            );
        }
    }
}

#[test]
fn for_max_nothing_changes() {
    // MAX alone moves, so the side to move is always MAX.
    let game = "max-only:[[3,12,8],[2,4,6],[14,5,2]]";
    for algorithm in ["minimax", "alpha-beta"] {
        let (mut max, mut mover) =
            (recorded(algorithm, game, &[]), recorded(algorithm, game, &[("view", "mover")]));
        for step in 1..=max.recording().steps() {
            max.recording_mut().seek(step);
            mover.recording_mut().seek(step);
            assert_eq!(written(&max), written(&mover));
            let calls = |run: &Run| {
                let panel = to_value(panel(run, &run.moment())).unwrap();
                // The axis of windows has room for both players.
                panel.get("stack").cloned().unwrap_or(panel)
            };
            assert_eq!(calls(&max), calls(&mover));
            assert_eq!(counters(&max, &max.moment()), counters(&mover, &mover.moment()));
        }
    }
}

#[test]
fn windows_and_intervals_are_negated_and_swapped() {
    let mut run = recorded("alpha-beta", AIMA, &[("view", "mover")]);
    let entered = (1..=run.recording().steps())
        .find_map(|step| told(&mut run, step).into_iter().find(|it| it.0 == "mover.enter.has"));
    // MAX has 3 from A, so that MIN, who counts −3, can have no more.
    let window = [("alpha", "−∞".to_owned()), ("beta", "−3".to_owned())];
    assert_eq!(entered.unwrap().1, window);
    let cut = (1..=run.recording().steps())
        .find_map(|step| {
            let said = told(&mut run, step);
            said.iter().any(|it| it.0 == "mover.cutoff.by").then_some(said)
        })
        .unwrap();
    assert_eq!(cut[0].0, "mover.turn");
    assert_eq!(cut[0].1, [("gives", "−2".to_owned()), ("returned", "2".to_owned())]);
    let values =
        [("bound", "−3"), ("gives", "−2"), ("value", "−2")].map(|(a, b)| (a, b.to_owned()));
    assert_eq!(cut[1].1, values);

    let game = "[A:5..9[6,7],B:2..5[3,4]]";
    let run = recorded("b-star", game, &[("view", "mover")]);
    let picture = written(&run);
    assert!(picture.iter().any(|it| it == "−5..−2"), "{picture:?}");
    // The moves are compared by the player who chooses.
    let Panel::Intervals(panel) = panel(&run, &run.moment()) else { panic!("another panel") };
    assert_eq!((&*panel.rows[1].lower.label, &*panel.rows[1].upper.label), ("2", "5"));
}

#[test]
fn b_star_turns_signs_on_the_way_up() {
    // MIN is to move at the root, where A is worth −9 to −1 to it, and B −8 to −2.
    let game = "min:[A:1..9[x:6..8[6,8],y:7..9[8,9]],B:2..8[3,4]]";
    let mut run = recorded("b-star", game, &[("view", "mover"), ("policy", "disprove-rest")]);
    let mut turned = Vec::new();
    for step in 1..=run.recording().steps() {
        let said = told(&mut run, step);
        let Some(at) = said.iter().position(|it| it.0 == "mover.turn.bounds") else { continue };
        assert!(said[at + 1].0.starts_with("backup."), "{said:?}");
        turned.push(said[at].1.clone());
    }
    let bounds = |[gives_lower, gives_upper, lower, upper]: [&str; 4]| {
        [
            ("gives_lower", gives_lower.to_owned()),
            ("gives_upper", gives_upper.to_owned()),
            ("lower", lower.to_owned()),
            ("upper", upper.to_owned()),
        ]
    };
    // At A, MAX has x and y to choose from, so that A is worth 7 to 9: −9 to −7 for MIN.
    assert!(turned.contains(&bounds(["−9", "−7", "7", "9"]).to_vec()), "{turned:?}");
    let lines = listing(&run, &run.moment()).lines;
    assert!(lines.contains(&"until one child's lower ≥ others' upper"), "{lines:?}");
    assert!(lines.contains(&"    n's bounds ← max of −(children's bounds)"), "{lines:?}");
}

#[test]
fn the_view_is_no_option_of_the_search() {
    let run = recorded("minimax", AIMA, &[("view", "mover")]);
    assert!(run.options().is_empty());
    assert_eq!(run.side(), Side::Mover);
    let usual = |algorithm| {
        let mut run = recorded(algorithm, AIMA, &[]);
        assert_eq!(run.side(), Side::Max);
        run.look_as_usual();
        run.side()
    };
    assert_eq!((usual("alpha-beta"), usual("ab-node-value")), (Side::Max, Side::Calls(None)));
    let chosen = |value: &'static str| Run::builder("minimax", AIMA).option("view", value).open();
    assert!(chosen("max").is_ok());
    let error = chosen("min").unwrap_err().to_string();
    assert_eq!(error, "`view=min` is not valid: view takes max or mover");
    let twice = [("view", "max"), ("view", "mover")];
    assert!(Run::builder("minimax", AIMA).options(twice).open().is_err());
    let other = Run::builder("sss-star", AIMA).option("view", "mover").open();
    assert!(other.unwrap_err().to_string().contains("no option `view`"));
}
