//! What a program says of its search is recorded as the search itself is.

use oorandom::Rand32;
use plyscope::Event;
use plyscope_stage::check::told;
use plyscope_stage::{Panel, Run, panel, trace};
use serde_json::Value as Json;

/// Values from 0 to 6, so that there are ties.
fn tree(random: &mut Rand32, plies: u32) -> Json {
    if plies == 0 {
        return random.rand_range(0..7).into();
    }
    // One number in brackets may be a leaf.
    let least = if plies == 1 { 2 } else { 1 };
    (0..random.rand_range(least..4)).map(|_| tree(random, plies - 1)).collect()
}

/// Returns what a run does, without numbers of nodes, which depend on when they are generated.
fn done(run: &Run) -> Vec<String> {
    let recording = run.recording();
    let path = |node| recording.topology().path(node).to_string();
    let event = |event: Event<'_>| match event {
        Event::Enter { node, alpha, beta } => {
            Some(format!("enter {} {alpha:?} {beta:?}", path(node)))
        }
        Event::Evaluate { node, value } => Some(format!("evaluate {} {value:?}", path(node))),
        Event::Leave { node, value, .. } => Some(format!("leave {} {value:?}", path(node))),
        Event::Backup { node, from, value, alpha, beta } => {
            Some(format!("backup {} {} {value:?} {alpha:?} {beta:?}", path(node), path(from)))
        }
        Event::Cutoff { node, by, pruned, .. } => {
            let pruned: Vec<_> = pruned.iter().map(path).collect();
            Some(format!("cutoff {} {by:?} {}", path(node), pruned.join(" ")))
        }
        Event::Done { outcome } => {
            let counts = &outcome.counts;
            let (nodes, leaves, cutoffs) = (counts.nodes, counts.leaves, counts.cutoffs);
            Some(format!(
                "done {:?} {:?} {nodes} {leaves} {cutoffs}",
                outcome.value(),
                outcome.best
            ))
        }
        _ => None,
    };
    let of_step =
        |step| recording.step_events(step).filter_map(|(_, it)| event(it)).collect::<Vec<_>>();
    (1..=recording.steps()).flat_map(of_step).collect()
}

#[test]
fn the_trace_of_a_search_is_that_search_again() {
    let mut random = Rand32::new(21);
    for seed in 0..300 {
        let game: Json =
            [tree(&mut random, 2 + seed % 3), tree(&mut random, 2)].into_iter().collect();
        let game = game.to_string();
        for search in ["minimax", "alpha-beta"] {
            let mut own = Run::open(search, &game).unwrap();
            own.record_all();
            let mut lines = Vec::new();
            trace::write(&own, &mut lines).unwrap();
            let mut run = told(&game, &lines[..]).unwrap();
            run.record_all();
            assert_eq!(done(&run), done(&own), "{search} {game}");
        }
    }
}

#[test]
fn what_cannot_be_shown_is_told() {
    let fault = |said: &str| told("[3,[2,4]]", said.as_bytes()).unwrap_err().to_string();
    assert_eq!(fault("enter e\nenter 3"), "there is no node 3 in the game");
    assert_eq!(fault("3 12"), "line 1: expected a line with the place of its node: `leaf 3`");
    assert_eq!(fault("enter e\nleaf 1"), "line 2: expected the value of the leaf, too: `leaf 1`");
    assert_eq!(fault("leave 1 red"), "line 1: expected a number: `leave 1 red`");
    assert!(fault("").starts_with("nothing is said"));
    assert!(fault("now 1").starts_with("line 1: expected `enter NODE`"));
    assert!(told("[3,[2", "enter e".as_bytes()).is_err());
}

#[test]
fn a_step_of_a_search_that_chooses_among_all_nodes_is_shown_at_its_node() {
    let said = "step e\npop 2 live inf\nleaf 2.1 2\nexpand 1\nleaf 1 3";
    let mut run = told("[3,[2,4]]", said.as_bytes()).unwrap();
    run.record_all();
    // The leaf 2.1 is entered in a step of its own, and 1 is that of its step.
    let own = ["enter e", "enter 2", "enter 2.1", "evaluate 2.1", "enter 1", "evaluate 1"];
    let told = done(&run);
    let told: Vec<_> = told.iter().filter(|it| !it.starts_with("leave")).collect();
    assert_eq!(told.len(), own.len() + 1, "{told:?}");
    assert!(told.iter().zip(own).all(|(told, own)| told.starts_with(own)), "{told:?}");
    assert_eq!(run.recording().steps(), 7);
}

#[test]
fn a_program_may_stop_anywhere_and_say_things_in_any_order() {
    for said in [
        "enter 2.1 3 inf",
        "leave 2 7\nenter e",
        "now e 3",
        "enter e\nenter e\nleave e 2.5\nenter 2",
        "leaf 1 1e30",
    ] {
        let mut run = told("[3,[2,4]]", said.as_bytes()).unwrap();
        run.record_all();
        for step in (0..=run.recording().steps()).rev() {
            run.recording_mut().seek(step);
            plyscope_stage::narrate(&run, &run.moment());
        }
    }
}

#[test]
fn a_program_without_windows_is_shown_without_them() {
    let shown = |said: &str| {
        let mut run = told("[[3,12],[2,4]]", said.as_bytes()).unwrap();
        run.record_all();
        run.recording_mut().seek(2);
        let Panel::Reported(panel) = panel(&run, &run.moment()) else { panic!("{said}") };
        serde_json::to_value(panel).unwrap()
    };
    let own = shown("enter e\nenter 1\nleaf 1.1 3\nnow 1 3");
    assert_eq!((own["kind"].as_str(), own["rows"].as_array().unwrap().len()), (Some("stack"), 2));
    // One window says that the program has windows, wherever it is.
    let own = shown("enter e\nenter 1\nleaf 1.1 3\nnow 1 3 -inf 3");
    assert_eq!(own["kind"], "window");
}
