//! What is laid over a tree.

use std::collections::BTreeSet;

use plyscope::{Event, NodeId, Player, SearchKind, Value};
use plyscope_stage::{
    Caption, Layout, Overlay, OverlayMarks, Overlays, Run, Scene, SceneInput, Size, most_proving,
    svg,
};

fn run(algorithm: &str, game: &str) -> Run {
    let mut run = Run::open(algorithm, game).unwrap();
    run.record_all();
    run
}

fn nodes(run: &Run, overlays: &Overlays, is: impl Fn(OverlayMarks) -> bool) -> BTreeSet<NodeId> {
    let all = (0..run.recording().topology().len() as u32).map(NodeId);
    all.filter(|&node| is(overlays.at(node))).collect()
}

fn paths(run: &Run, nodes: &BTreeSet<NodeId>) -> Vec<String> {
    nodes.iter().map(|&node| run.recording().topology().path(node).to_string()).collect()
}

#[test]
fn what_follows_a_run_is_what_is_laid_anew() {
    for algorithm in ["alpha-beta", "sss-star", "dual-star", "mtd", "b-star"] {
        let mut run = run(algorithm, "random:branching=3,depth=4,seed=5");
        let mut followed = Overlays::of(&run, &Overlay::ALL);
        for step in [0, 900, 7, 8, 60, 59, 33] {
            run.recording_mut().seek(step);
            followed.follow(&run);
            assert_eq!(followed, Overlays::of(&run, &Overlay::ALL), "{algorithm} at {step}");
        }
    }
}

/// Also where nothing new was generated since, as in the last steps of a run.
#[test]
fn what_follows_a_recording_is_what_is_laid_in_the_end() {
    for algorithm in ["alpha-beta", "sss-star", "dual-star", "mtd", "b-star"] {
        let game = "random:branching=3,depth=4,seed=5";
        let mut run = Run::open(algorithm, game).unwrap();
        let mut followed = Overlays::of(&run, &Overlay::ALL);
        while !run.record(7) {
            followed.follow(&run);
            assert_eq!(followed, Overlays::of(&run, &Overlay::ALL), "{algorithm}");
        }
        followed.follow(&run);
        assert_eq!(followed, Overlays::of(&run, &Overlay::ALL), "{algorithm}");
        assert!(followed.at(NodeId::ROOT).line || algorithm == "b-star", "{algorithm}");
    }
}

/// Also where a moment is left before its overlays are complete.
#[test]
fn what_is_laid_in_portions_is_what_is_laid_at_once() {
    for algorithm in ["alpha-beta", "sss-star", "dual-star", "mtd", "b-star"] {
        let mut run = run(algorithm, "random:branching=3,depth=4,seed=5");
        let mut moved = Overlays::begin(&run, &Overlay::ALL);
        for step in [usize::MAX, 0, 900, 7, 8, 60] {
            run.recording_mut().seek(step);
            let all = Overlays::of(&run, &Overlay::ALL);
            assert!(!moved.follow_within(&run, 5), "{algorithm} at {step}");
            let (mut laid, mut portions) = (Overlays::begin(&run, &Overlay::ALL), 1);
            while !laid.follow_within(&run, 5) {
                assert_ne!(laid, all, "{algorithm} at {step}");
                portions += 1;
            }
            assert!(portions > 5, "{algorithm} at {step}: {portions}");
            assert_eq!(laid, all, "{algorithm} at {step}");
        }
        while !moved.follow_within(&run, 5) {}
        assert_eq!(moved, Overlays::of(&run, &Overlay::ALL), "{algorithm}");
    }
}

/// Knuth and Moore's theorem: where the best child stands first, alpha-beta
/// looks at the leaves of the critical tree, and at no others.
#[test]
fn alpha_beta_needs_the_critical_tree_alone_where_the_best_stands_first() {
    for b in 1..=4 {
        for d in 0..=5 {
            for seed in 1..=3 {
                let game =
                    format!("random:branching={b},depth={d},seed={seed},order=1,max=100000000");
                let run = run("alpha-beta", &game);
                let laid = Overlays::of(&run, &[Overlay::Critical, Overlay::Leaves]);
                let topology = run.recording().topology();
                let critical: BTreeSet<_> = nodes(&run, &laid, |laid| laid.critical > 0)
                    .into_iter()
                    .filter(|&node| topology.children(node).count == 0)
                    .collect();
                assert!(run.leaves().is_some());
                assert_eq!(critical, nodes(&run, &laid, |laid| laid.order > 0), "{game}");
            }
        }
    }
}

#[test]
fn types_go_by_the_order_in_which_children_stand() {
    let run = run("minimax", "[[[1,2],[3,4]],[[5,6],[7,8]]]");
    let laid = Overlays::of(&run, &[Overlay::Critical]);
    let topology = run.recording().topology();
    let type_of = |path: &str| laid.at(topology.node_at(&path.parse().unwrap()).unwrap()).critical;
    let types =
        ["e", "1", "2", "1.1", "1.2", "2.1", "2.2", "1.2.1", "1.2.2", "2.1.1", "2.1.2", "2.2.1"];
    assert_eq!(types.map(type_of), [1, 1, 2, 1, 2, 3, 0, 3, 0, 2, 2, 0]);
}

/// Each node by itself, from the node above it.
#[test]
fn types_of_whole_rows_are_those_of_their_nodes() {
    for (algorithm, game) in [
        ("alpha-beta", "random:branching=5,depth=5,seed=2,ragged=true"),
        ("sss-star", "random:branching=4,depth=4,seed=3"),
        ("proof-number", "nim:3,4,2"),
        ("minimax", "random:branching=1,depth=9"),
    ] {
        let run = run(algorithm, game);
        let laid = Overlays::of(&run, &[Overlay::Critical]);
        let topology = run.recording().topology();
        assert_eq!(laid.at(NodeId::ROOT).critical, 1);
        for node in (1..topology.len() as u32).map(NodeId) {
            let parent = laid.at(topology.parent(node).unwrap()).critical;
            let expected = match (parent, topology.child_number(node)) {
                (1, 0) => 1,
                (1, _) | (3, _) => 2,
                (2, 0) => 3,
                _ => 0,
            };
            assert_eq!(laid.at(node).critical, expected, "{algorithm} on {game} at {node:?}");
        }
    }
}

/// Also where thousands of events between them are no evaluations.
#[test]
fn leaves_are_numbered_as_the_events_come() {
    for (algorithm, game) in [
        ("sss-star", "random:branching=3000,depth=1,max=3"),
        ("dual-star", "random:branching=3000,depth=1"),
        ("scout", "random:branching=6,depth=5,max=9"),
        ("proof-number", "random:branching=40,depth=3"),
    ] {
        let run = run(algorithm, game);
        let laid = Overlays::of(&run, &[Overlay::Leaves]);
        let (recording, mut seen) = (run.recording(), BTreeSet::new());
        for (_, event) in recording.events_in(0..recording.events()) {
            if let Event::Evaluate { node, .. } = event
                && seen.insert(node)
            {
                assert_eq!(laid.at(node).order as usize, seen.len(), "{algorithm} on {game}");
            }
        }
        assert_eq!(nodes(&run, &laid, |laid| laid.order > 0), seen);
    }
}

#[test]
fn leaves_are_numbered_up_to_the_moment() {
    let mut run = run("sss-star", "[[3,12,8],[2,4,6],[14,5,2]]");
    let orders = |run: &Run| {
        let laid = Overlays::of(run, &[Overlay::Leaves]);
        let leaves = nodes(run, &laid, |laid| laid.order > 0);
        let numbers: Vec<_> = leaves.iter().map(|&leaf| laid.at(leaf).order).collect();
        (paths(run, &leaves), numbers)
    };
    let evaluated: Vec<_> = (1..=run.recording().steps())
        .flat_map(|step| run.recording().step_events(step).collect::<Vec<_>>())
        .filter_map(|(_, event)| match event {
            Event::Evaluate { node, .. } => Some(node),
            _ => None,
        })
        .collect();
    let (all, numbers) = orders(&run);
    assert_eq!(all.len(), evaluated.len());
    for (path, number) in all.iter().zip(numbers) {
        let node = run.recording().topology().node_at(&path.parse().unwrap()).unwrap();
        assert_eq!(evaluated[number as usize - 1], node);
    }
    run.recording_mut().seek(0);
    assert_eq!(orders(&run), (vec![], vec![]));
    run.recording_mut().seek(5);
    assert_eq!(orders(&run), (vec!["1.1".to_owned(), "2.1".to_owned()], vec![1, 2]));
}

/// The theorem behind SSS*: the merit of the head is the least of the leaves
/// of its solution tree so far.
#[test]
fn the_heads_merit_is_the_least_leaf_of_its_solution_tree() {
    for seed in 1..=12 {
        for (b, d) in [(2, 3), (3, 3), (2, 4), (3, 2), (1, 3)] {
            let game = format!("random:branching={b},depth={d},seed={seed},max=9");
            let mut run = run("sss-star", &game);
            assert_eq!(run.recording().search_kind(), SearchKind::Open(Player::Max));
            for step in 1..=run.recording().steps() {
                run.recording_mut().seek(step);
                let value = run.recording().outcome().and_then(|outcome| outcome.value());
                let is_last = step == run.recording().steps();
                let head =
                    run.recording().step_events(step + 1).find_map(|(_, event)| match event {
                        Event::Pop { node, merit, .. } => Some((node, merit)),
                        _ => None,
                    });
                // In the end it is the tree of the root.
                let last = is_last.then(|| (NodeId::ROOT, value.unwrap()));
                let (head, merit) = head.or(last).expect("every step pops");
                let laid = Overlays::of(&run, &[Overlay::Solution, Overlay::Leaves]);
                let tree = nodes(&run, &laid, |laid| laid.solution);
                let topology = run.recording().topology();
                assert!(tree.contains(&head), "{game} at {step}");
                let leaves = tree.iter().filter(|&&node| laid.at(node).order > 0);
                let least = leaves.filter_map(|&leaf| topology.leaf_value(leaf)).min();
                assert_eq!(least.unwrap_or(Value::INF), merit, "{game} at {step}");
                for &node in &tree {
                    let parent = topology.parent(node);
                    assert!(parent.is_none_or(|parent| tree.contains(&parent)));
                    let children = topology.children(node);
                    let taken: Vec<_> =
                        children.iter().map(|child| tree.contains(&child)).collect();
                    let count = taken.iter().filter(|taken| **taken).count();
                    match topology.player(node) {
                        Player::Max => assert!(count <= 1, "{game} at {step}"),
                        Player::Min => assert!(taken[..count].iter().all(|taken| *taken)),
                    }
                }
            }
        }
    }
}

#[test]
fn the_line_is_there_at_every_step() {
    let mut run = run("alpha-beta", "[[3,12,8],[2,4,6],[14,5,2]]");
    run.recording_mut().seek(2);
    let laid = Overlays::of(&run, &[Overlay::Line, Overlay::Solution]);
    assert_eq!(paths(&run, &nodes(&run, &laid, |laid| laid.line)), ["e", "1", "1.1"]);
    assert!(nodes(&run, &laid, |laid| laid.solution).is_empty(), "it has no OPEN");
    for overlay in Overlay::ALL {
        assert_eq!(Overlay::named(overlay.name()), Some(overlay));
    }
    assert_eq!(Overlay::named("all"), None);
}

fn drawn(run: &Run, overlays: &[Overlay]) -> String {
    let topology = run.recording().topology();
    let (layout, laid) = (Layout::of(topology), Overlays::of(run, overlays));
    let size = Size { width: 912.0, height: 640.0 };
    let input = SceneInput::of(run.recording(), &layout, size);
    let scene = Scene::of(&SceneInput { overlays: &laid, ..input });
    svg(&scene, Caption { title: "", description: "" })
}

#[test]
fn what_is_laid_over_is_drawn_and_hides_nothing() {
    let run = run("sss-star", "[[3,12,8],[2,4,6],[14,5,2]]");
    let (plain, laid) = (drawn(&run, &[]), drawn(&run, &Overlay::ALL));
    for text in [">1<", ">2<", ">3<", ">#1<", ">PV<"] {
        assert!(laid.contains(text), "{text}");
    }
    // Whatever was there before is there still.
    let texts = |svg: &str| {
        svg.lines()
            .filter(|line| line.starts_with("<text"))
            .map(str::to_owned)
            .collect::<BTreeSet<_>>()
    };
    assert!(texts(&plain).is_subset(&texts(&laid)));
}

#[test]
fn bands_have_rims_that_lie_under_all_bands_of_their_kind() {
    let mut run = run("sss-star", "[[3,12,8],[2,4,6],[14,5,2]]");
    run.recording_mut().seek(5);
    let laid = drawn(&run, &Overlay::ALL);
    for (rim, band) in [("s-idle", "s-hairline"), ("s-alpha", "s-live")] {
        let lines = |class: &str, widths: [u32; 2]| {
            let is = |line: &str| {
                line.contains(&format!("\"{class}\""))
                    && widths
                        .iter()
                        .any(|width| line.contains(&format!("stroke-width=\"{width}\"")))
            };
            laid.lines()
                .enumerate()
                .filter(|(_, line)| is(line))
                .map(|(at, _)| at)
                .collect::<Vec<_>>()
        };
        let (rims, bands) = (lines(rim, [15, 10]), lines(band, [13, 8]));
        assert!(!rims.is_empty() && rims.len() == bands.len(), "{rim} {rims:?} {bands:?}");
        assert!(rims.last() < bands.first());
    }
}

#[test]
fn the_path_ahead_ends_where_the_next_step_works() {
    for game in
        ["[[[0,1],[1,0]],[1,[0,0]],[[1,1],1]]", "nim:3,2", "nim:2,2,1", "min:[[3,-1],[0,[2,-2]]]"]
    {
        let mut run = run("proof-number", game);
        for step in 1..run.recording().steps() {
            run.recording_mut().seek(step);
            let path = most_proving(run.recording().topology(), run.recording().state());
            assert_eq!(path, run.path_ahead());
            assert_eq!(path[0], NodeId::ROOT);
            for pair in path.windows(2) {
                assert_eq!(run.recording().topology().parent(pair[1]), Some(pair[0]));
            }
            let next = run.recording().step_events(step + 1).find_map(|(_, event)| match event {
                Event::Select { node } => Some(node),
                _ => None,
            });
            if let Some(next) = next {
                assert_eq!(path.last(), Some(&next), "{game} at {step}");
            }
        }
    }
}

/// In the end there is one solution tree: one child at each MAX node, every
/// child at each MIN node (mirrored in DUAL*), and the value is the least (greatest) of its leaves.
#[test]
fn the_last_solution_tree_has_the_value() {
    for (algorithm, side) in [("sss-star", Player::Max), ("dual-star", Player::Min)] {
        for purge in ["descendants", "children"] {
            for seed in 1..=40 {
                let game = format!("random:branching=3,depth=4,seed={seed},max=20");
                let run = Run::builder(algorithm, &game).option("purge", purge).open();
                let mut run = run.unwrap();
                run.record_all();
                let laid = Overlays::of(&run, &[Overlay::Solution]);
                let tree = nodes(&run, &laid, |laid| laid.solution);
                let topology = run.recording().topology();
                let case = format!("{algorithm} purge={purge} on {game}");
                let mut leaves = Vec::new();
                for &node in &tree {
                    let children = topology.children(node);
                    let taken = children.iter().filter(|child| tree.contains(child)).count() as u32;
                    match topology.leaf_value(node) {
                        Some(value) => leaves.push(value),
                        None if topology.player(node) == side => assert_eq!(taken, 1, "{case}"),
                        None => assert_eq!(taken, children.count, "{case}"),
                    }
                }
                let worst = match side {
                    Player::Max => leaves.into_iter().min(),
                    Player::Min => leaves.into_iter().max(),
                };
                assert_eq!(worst, run.recording().outcome().unwrap().value(), "{case}");
            }
        }
    }
}

/// The solution tree is what such a search finds, so the last step shows it unasked, and no other
/// step or search does.
#[test]
fn the_last_step_shows_the_solution_tree_unasked() {
    for algorithm in ["sss-star", "dual-star", "mtd"] {
        let mut run = run(algorithm, "[[3,12,8],[2,4,6],[14,5,2]]");
        let last = run.recording().steps();
        let mut laid = Overlays::of(&run, &[]);
        let asked = Overlays::of(&run, &[Overlay::Solution]);
        let solution = |laid: &Overlays, run: &Run| nodes(run, laid, |laid| laid.solution);
        assert_eq!(solution(&laid, &run), solution(&asked, &run));
        assert_eq!(solution(&laid, &run).is_empty(), algorithm == "mtd");
        for (step, is_last) in [(last - 1, false), (last, true), (1, false)] {
            run.recording_mut().seek(step);
            laid.follow(&run);
            let is_shown = is_last && algorithm != "mtd";
            assert_eq!(!solution(&laid, &run).is_empty(), is_shown, "{algorithm} at {step}");
        }
    }
}
