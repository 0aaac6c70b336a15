//! The lines of a search that is stepped are those of the trace of its recording.

use plyscope::ALGORITHMS;
use plyscope_stage::trace::{self, TracedSearch};
use plyscope_stage::{Run, RunError};

/// Games besides random trees: with names of moves, decimals, positions that are equal, intervals
/// and without an end.
const GAMES: [&str; 7] = [
    "[A:[3,0.5],-2]",
    "7",
    "[[1..3,4],[2,0..9]]",
    "nim:1,2",
    "tic-tac-toe:XO./OXX/..O",
    "connect-four:width=3,height=3",
    "tsp:[[0,3,9],[3,0,4],[9,4,0]]",
];

/// Returns the lines of the whole trace, and how many lines each step has.
fn traced(
    algorithm: &str,
    game: &str,
    options: &[(&str, &str)],
) -> Result<(String, Vec<usize>), RunError> {
    let mut run = Run::builder(algorithm, game).options(options.iter().copied()).open()?;
    run.record_all();
    let mut text = Vec::new();
    trace::write(&run, &mut text).unwrap();
    let text = String::from_utf8(text).unwrap();
    let (_, lines) = text.split_once('\n').unwrap();
    let recording = run.recording();
    let steps = (1..=recording.steps()).map(|step| recording.events_of_step(step).len()).collect();
    Ok((lines.to_owned(), steps))
}

/// Returns `false` if the search doesn't take the game.
fn check(algorithm: &str, game: &str, options: &[(&str, &str)]) -> bool {
    let place = format!("{algorithm} {options:?} of {game}");
    let open = || TracedSearch::open(algorithm, game, options.iter().copied());
    let (expected, steps) = match traced(algorithm, game, options) {
        Ok(expected) => expected,
        Err(error) => {
            assert_eq!(open().unwrap_err().to_string(), error.to_string(), "{place}");
            return false;
        }
    };
    let mut search = open().unwrap();
    let mut rest = expected.as_str();
    for (step, &count) in (1..).zip(&steps) {
        let lines = search.step();
        assert_eq!((lines.len(), search.steps()), (count, step), "{place}");
        for line in lines {
            let line = serde_json::to_string(&line).unwrap() + "\n";
            let (same, after) = rest.split_at(line.len().min(rest.len()));
            assert_eq!(line, same, "{place}");
            rest = after;
        }
    }
    assert_eq!((rest, search.step()), ("", vec![]), "{place}");
    let outcome = search.outcome().expect("an outcome at the end");

    // Without its lines, or without some, a search ends the same.
    for traced in [0, 1, steps.len() / 2, steps.len()] {
        let mut other = open().unwrap();
        for _ in 0..traced {
            other.step();
        }
        assert_eq!(other.run(), outcome, "{place} after {traced}");
        assert_eq!((other.nodes(), other.steps()), (search.nodes(), search.steps()), "{place}");
        assert_eq!(other.step(), [], "{place}");
    }
    true
}

#[test]
fn steps_return_the_lines_of_the_trace() {
    for algorithm in ALGORITHMS {
        let mut taken = 0;
        for seed in 0..200 {
            let (width, depth) = (1 + seed % 3, 1 + seed % 5);
            // Branch and bound has no opponent.
            let game = match algorithm.name {
                "branch-and-bound" => format!("tsp:random,cities={},seed={seed}", 3 + seed % 4),
                "max-n" => format!("players:random,branching={width},depth={depth},seed={seed}"),
                _ => format!(
                    "random:branching={width},depth={depth},seed={seed},max=9,ragged={}",
                    seed % 2 == 0
                ),
            };
            taken += u32::from(check(algorithm.name, &game, &[]));
        }
        assert_eq!(taken, 200, "trees that {} takes", algorithm.name);
        for game in GAMES {
            check(algorithm.name, game, &[]);
        }
    }
}

#[test]
fn steps_return_the_lines_of_the_trace_with_other_options() {
    for (algorithm, name, value) in [
        ("alpha-beta", "table", "on"),
        ("alpha-beta", "fail", "hard"),
        ("alpha-beta", "depth", "1"),
        ("b-star", "graph", "on"),
        ("sss-star", "depth", "2"),
    ] {
        for game in ["random:branching=2,depth=4,seed=4", "nim:1,2", "[[1..3,4],[2,0..9]]"] {
            check(algorithm, game, &[(name, value)]);
        }
    }
}

#[test]
fn mistakes_are_those_of_a_run() {
    assert!(!check("gamma-delta", "[1,2]", &[]));
    assert!(!check("alpha-beta", "[1,2", &[]));
    assert!(!check("alpha-beta", "[1,2]", &[("fail", "loud")]));
    assert!(!check("branch-and-bound", "[1,2]", &[]));
}

#[test]
fn steps_may_be_skipped_before_others_are_traced() {
    let open =
        || TracedSearch::open("alpha-beta", "random:depth=5,seed=2", [("fail", "hard")]).unwrap();
    let (mut whole, mut skipping) = (open(), open());
    for _ in 0..20 {
        whole.step();
        assert!(skipping.skip());
    }
    assert_eq!((whole.steps(), whole.events()), (skipping.steps(), skipping.events()));
    while !whole.step().is_empty() {
        assert_eq!(whole.steps(), 1 + skipping.steps());
        skipping.step();
    }
    assert!(!skipping.skip());
    assert_eq!(whole.outcome(), skipping.outcome());
}

#[test]
fn a_node_may_be_called_by_both_its_names() {
    use plyscope_stage::trace::{NodeNames, TraceEvent};

    let mut search = TracedSearch::open("minimax", "[[3,12],5]", [("fail", ""); 0]).unwrap();
    let mut names = Vec::new();
    loop {
        let lines = search.step_with(NodeNames::PathsAndNumbers);
        if lines.is_empty() {
            break;
        }
        names.extend(lines.into_iter().filter_map(|line| match line.event {
            TraceEvent::Enter { node, .. } => Some(node),
            _ => None,
        }));
    }
    assert_eq!(names, ["e#0", "1#1", "1.1#3", "1.2#4", "2#2"]);
}
