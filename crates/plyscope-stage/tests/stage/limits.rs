//! What a run takes is known between two steps, and a portion of it is small.

use plyscope::{ALGORITHMS, SearchKind};
use plyscope_stage::Run;

/// A megabyte.
const MB: usize = 1_000_000;

/// Records steps until there are many new nodes and events. Returns `true` if everything is
/// recorded.
fn record_some(run: &mut Run) -> bool {
    let grown = |run: &Run| run.recording().topology().len() + run.recording().events();
    let end = grown(run) + 10_000;
    while grown(run) < end {
        if run.record(1) {
            return true;
        }
    }
    false
}

/// A slice ends once there are many new nodes, however few steps that takes.
#[test]
fn a_limit_of_memory_holds_where_a_step_has_many_nodes() {
    for algorithm in ALGORITHMS {
        let game = match algorithm.kind {
            SearchKind::Payoffs => "players:random,branching=10000,depth=300",
            _ => "random:branching=10000,depth=300",
        };
        // The one is for other games, the other looks at a child after the other.
        if let SearchKind::Live | SearchKind::Visits = algorithm.kind {
            continue;
        }
        let mut run = Run::builder(algorithm.name, game).open_unprepared().unwrap();
        let limit = 64 * MB;
        let mut looks = 0;
        // B* asks for the value of each node first: 300 lists of moves.
        while run.bytes() < limit && !(run.prepare(10_000).unwrap() && record_some(&mut run)) {
            looks += 1;
            assert!(looks < 2_000, "{}: it doesn't grow", algorithm.name);
        }
        let bytes = run.bytes();
        // Lists grow by doubling, and by a step.
        assert!(bytes < limit * 5 / 2, "{}: {} MB", algorithm.name, bytes / MB);
    }
}

/// What takes long before the first step is done in parts, and changes nothing.
#[test]
fn a_search_is_prepared_in_parts() {
    let games = ["tic-tac-toe", "nim:3,2,2", "random:branching=3,depth=4", "[1,[2,3]]"];
    for (algorithm, game) in games.iter().flat_map(|game| [("b-star", game), ("mtd", game)]) {
        let mut run = Run::builder(algorithm, game).open_unprepared().unwrap();
        let mut parts = 0;
        while !run.prepare(40).unwrap() {
            parts += 1;
        }
        assert_eq!(parts > 1, algorithm == "b-star" && *game != "[1,[2,3]]", "{algorithm} {game}");
        run.record_all();
        let mut whole = Run::open(algorithm, game).unwrap();
        whole.record_all();
        let trace = |run: &Run| {
            let mut lines = Vec::new();
            plyscope_stage::trace::write(run, &mut lines).unwrap();
            lines
        };
        assert!(trace(&run) == trace(&whole), "{algorithm} {game}");
    }
    // What is too large is refused as soon as that shows, and what isn't prepared does it at once.
    let mut run = Run::builder("b-star", "connect-four").open_unprepared().unwrap();
    let parts = (0..).find(|_| run.prepare(100_000).is_err());
    assert!(parts > Some(10), "{parts:?}");
    assert!(run.prepare(1).is_err() && run.prepare(100_000).is_err(), "it stays refused");
    run.record_all();
    assert!(run.recording().outcome().is_none());
    let mut run = Run::builder("b-star", "nim:3,2,2").open_unprepared().unwrap();
    run.record_all();
    assert!(run.recording().outcome().is_some());
}

/// So are the positions of nodes that are added once the search has ended.
#[test]
fn the_positions_of_the_rest_are_counted() {
    // The search cuts nearly all of the tree off.
    let rest = vec!["[0,[1,2,3]]"; 1_000].join(",");
    let mut run = Run::open("alpha-beta", &format!("[5,{rest}]")).unwrap();
    let extra = |run: &Run| {
        let recorded: usize = run.recording().bytes().iter().sum();
        run.bytes() - recorded - run.search().bytes()
    };
    while extra(&run) == 0 {
        assert!(!run.record(1), "there are nodes to add");
    }
    assert!(!run.record(2_000) && extra(&run) > 10_000, "{}", extra(&run));
    run.record_all();
    assert_eq!(extra(&run), 0);
}

/// The data of a search grows with its tree.
#[test]
fn the_own_data_of_a_search_is_counted() {
    for algorithm in ALGORITHMS {
        let (small, large) = match algorithm.kind {
            SearchKind::Live => ("tsp:random,cities=4", "tsp:random,cities=9"),
            SearchKind::Payoffs => {
                ("players:random,branching=2,depth=2", "players:random,branching=300,depth=2")
            }
            _ => ("random:branching=2,depth=2", "random:branching=300,depth=2"),
        };
        let bytes = |game| {
            let mut run = Run::open(algorithm.name, game).unwrap();
            run.record_all();
            let recorded: usize = run.recording().bytes().iter().sum();
            assert_eq!(run.bytes(), recorded + run.search().bytes());
            run.search().bytes()
        };
        let (small, large) = (bytes(small), bytes(large));
        assert!(small > 0 && small < large, "{}: {small}, {large}", algorithm.name);
    }
}
