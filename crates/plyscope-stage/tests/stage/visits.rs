//! The panel and the sentences of Monte Carlo tree search, against the events of the run.

use plyscope::{Event, NodeId, Unit};
use plyscope_stage::{
    Arg, Decided, Mark, Panel, Run, Sentence, VisitsPanel, narrate, panel, visits_of,
};

const TRAP: &str = "[[9,8,1],[4,5,4]]";

fn recorded(game: &str, options: &[(&str, &str)]) -> Run {
    let mut run = Run::builder("mcts", game).options(options.iter().copied()).open().unwrap();
    run.record_all();
    run
}

fn visits_at(run: &mut Run, step: usize) -> VisitsPanel {
    run.recording_mut().seek(step);
    match panel(run, &run.moment()) {
        Panel::Visits(panel) => panel,
        other => panic!("{other:?}"),
    }
}

fn number(text: &str) -> f64 {
    text.replace('−', "-").parse().unwrap()
}

/// UCB1's terms of all children of the root, as they stood before each step; from the events
/// alone, and by the formula.
fn terms_before_each_step(run: &Run, children: u32) -> Vec<Vec<(f64, f64)>> {
    let mut arms = vec![(0_u32, 0_i64); children as usize + 1];
    let (mut extent, mut all) = (None::<(i64, i64)>, Vec::new());
    for step in 1..run.recording().steps() {
        let terms = |&(n, total): &(u32, i64)| {
            let (least, most) = extent.unwrap();
            let mean = total as f64 / f64::from(n);
            let scaled = (mean - least as f64) / (most - least) as f64;
            let scaled = if least == most { 0.5 } else { scaled };
            (scaled, 1.414 * (f64::from(arms[0].0).ln() / f64::from(n)).sqrt())
        };
        let is_asked = arms.iter().all(|arm| arm.0 > 0);
        all.push(if is_asked { arms[1..].iter().map(terms).collect() } else { Vec::new() });
        let before = arms[0].1;
        for (_, event) in run.recording().step_events(step) {
            if let Event::Visit { node, visits, total } = event
                && node.0 <= children
            {
                arms[node.index()] = (visits, total);
            }
        }
        let result = arms[0].1 - before;
        let (least, most) = extent.unwrap_or((result, result));
        extent = Some((least.min(result), most.max(result)));
    }
    all
}

#[test]
fn the_panel_shows_what_the_step_chose_by() {
    for (game, children) in [(TRAP, 2), ("[[3,12,8],[2,4,6],[14,5,2]]", 3), ("[7,7,[7,8]]", 3)] {
        let mut run = recorded(game, &[]);
        let expected = terms_before_each_step(&run, children);
        let mut decided = Vec::new();
        for (step, terms) in (1..).zip(&expected) {
            let panel = visits_at(&mut run, step);
            assert_eq!(panel.visits as usize, step);
            assert_eq!(panel.rows.iter().map(|row| row.visits).sum::<u32>(), panel.visits);
            let chosen = panel.rows.iter().position(|row| row.chosen);
            if terms.is_empty() {
                assert!(panel.rows.iter().all(|row| row.terms.is_none()) && panel.scale.is_none());
                continue;
            }
            let chosen = chosen.unwrap();
            for (row, (mean, exploration)) in panel.rows.iter().zip(terms) {
                let shown = row.terms.as_ref().unwrap();
                assert!((number(&shown.mean) - mean).abs() < 0.0051, "step {step} on {game}");
                assert!((number(&shown.exploration) - exploration).abs() < 0.0051);
                assert!((number(&shown.sum) - mean - exploration).abs() < 0.0051);
                assert!(shown.mean_share + shown.exploration_share < 1.000001);
            }
            let sum = |&(mean, exploration): &(f64, f64)| mean + exploration;
            let best = terms.iter().map(sum).fold(f64::MIN, f64::max);
            assert!(sum(&terms[chosen]) > best - 1e-12, "step {step} on {game}");
            assert!(terms[..chosen].iter().all(|it| sum(it) < best - 1e-12));
            let others = || (0..terms.len()).filter(|&it| it != chosen).map(|it| terms[it]);
            let why = panel.decided.unwrap();
            let has_best_mean = others().all(|it| it.0 <= terms[chosen].0 + 1e-12);
            match why {
                Decided::Mean | Decided::Both => assert!(has_best_mean),
                Decided::Exploration => assert!(!has_best_mean),
                Decided::Tie => assert!(others().any(|it| (sum(&it) - best).abs() < 1e-12)),
                other => panic!("{other:?} though UCB1 was asked"),
            }
            decided.push(why);
        }
        for why in [Decided::Mean, Decided::Exploration] {
            assert!(decided.contains(&why), "{why:?} on {game}");
        }
    }
}

#[test]
fn a_step_says_why_it_went_there() {
    let mut run = recorded(TRAP, &[("iterations", "80")]);
    let steps = run.recording().steps();
    let mut told = std::collections::BTreeSet::new();
    for step in 1..=steps {
        run.recording_mut().seek(step);
        let moment = run.moment();
        let text = narrate(&run, &moment).text;
        let keys: Vec<_> = text.iter().map(|it| it.key.to_string()).collect();
        let first = keys[0].as_str();
        match step {
            1 => assert_eq!(first, "expand.root"),
            2 => assert_eq!(first, "choose.unvisited"),
            _ if step == steps => assert_eq!(first, "done.budget.move"),
            _ => assert!(first.starts_with("choose."), "{keys:?}"),
        }
        if let Some(playout) = text.iter().find(|it| it.key.starts_with("playout")) {
            let event = run.recording().step_events(step).find_map(|(_, event)| match event {
                Event::Playout { value, .. } => Some(Arg::of_value(value, Unit::ONE)),
                _ => None,
            });
            assert_eq!(playout.args["value"], event.unwrap());
        } else {
            assert_eq!(step, steps);
        }
        told.extend(keys);
    }
    for key in [
        "choose.mean",
        "choose.exploration",
        "below.mean",
        "expand.again",
        "playout",
        "playout.leaf",
        "backup.leads",
    ] {
        assert!(told.contains(key), "{key} isn't told: {told:?}");
    }
}

#[test]
fn marks_are_where_another_move_leads() {
    let run = recorded(TRAP, &[("iterations", "80")]);
    let recording = run.recording();
    let (mut counts, mut leader) = ([0; 2], None);
    for step in 1..recording.steps() {
        for (_, event) in recording.step_events(step) {
            if let Event::Visit { node: NodeId(node @ 1..=2), visits, .. } = event {
                counts[node as usize - 1] = visits;
            }
        }
        let now = match counts[0].cmp(&counts[1]) {
            std::cmp::Ordering::Greater => Some(0),
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => leader,
        };
        let expected = if now == leader { Mark::None } else { Mark::Best };
        assert_eq!(recording.marks()[step - 1], expected, "step {step}");
        leader = now;
    }
}

#[test]
fn every_node_has_its_visits() {
    let mut run = recorded("min:[[0.5,[inf,-1]],[-inf,[2,[3,0.25]]],[[1,2],[4,-3]]]", &[]);
    let steps = run.recording().steps();
    for step in [steps, 17, 0, 90] {
        run.recording_mut().seek(step);
        let mut expected = std::collections::BTreeMap::new();
        for past in 1..=step {
            for (_, event) in run.recording().step_events(past) {
                if let Event::Visit { node, visits, total } = event {
                    expected.insert(node, (visits, total));
                }
            }
        }
        let topology = run.recording().topology();
        for node in (0..topology.len() as u32).map(NodeId) {
            let shown = visits_of(run.recording().state(), node).map(|it| (it.count, it.total));
            assert_eq!(shown, expected.get(&node).copied(), "{node:?} at {step}");
        }
    }
}

#[test]
fn what_chance_draws_is_told_and_no_other_child_is_said_to_be_visited() {
    let game = "[chance:[1/4:[2,9],3/4:[3,1]],[chance:[4,5,6],chance:[0.9:1,0.1:7]]]";
    let mut run = recorded(game, &[("iterations", "60")]);
    let (mut draws, mut lower) = (0, 0);
    for step in 1..run.recording().steps() {
        run.recording_mut().seek(step);
        let visited: Vec<NodeId> = (run.recording().step_events(step))
            .filter_map(|(_, event)| match event {
                Event::Visit { node, .. } => Some(node),
                _ => None,
            })
            .collect();
        let topology = run.recording().topology();
        let drawn: Vec<String> = (visited.iter().rev())
            .filter(|&&node| topology.parent(node).is_some_and(|above| topology.is_chance(above)))
            .map(|&node| topology.short_path(node))
            .collect();
        let text = narrate(&run, &run.moment()).text;
        let named = |sentence: &Sentence, name| match sentence.args.get(name) {
            Some(Arg::Node { node, .. }) => Some(node.clone()),
            _ => None,
        };
        let is_draw = |sentence: &&Sentence| sentence.args.get("chance").is_some();
        let told: Vec<_> =
            text.iter().filter(is_draw).filter_map(|it| named(it, "child")).collect();
        assert_eq!(told, drawn, "step {step}");
        for first in text.iter().filter_map(|sentence| named(sentence, "first")) {
            assert!(visited.iter().any(|&node| topology.short_path(node) == first), "step {step}");
        }
        draws += drawn.len();
        lower += drawn.iter().filter(|path| !path.ends_with(".1")).count();
    }
    assert!(draws > 40 && lower > 10, "{draws} draws, {lower} of another child than the first");
}
