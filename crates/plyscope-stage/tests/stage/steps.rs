//! The steps at which a node is visited and cut off, against the events of the run.

use std::time::Instant;

use plyscope::{ALGORITHMS, Event, NodeId};
use plyscope_stage::{Phase, Run};

fn visited(event: &Event<'_>) -> Option<NodeId> {
    match *event {
        Event::Enter { node, .. }
        | Event::Evaluate { node, .. }
        | Event::Pop { node, .. }
        | Event::Select { node }
        | Event::Expand { node, .. } => Some(node),
        _ => None,
    }
}

fn cuts(event: &Event<'_>, node: NodeId) -> bool {
    match event {
        Event::Cutoff { pruned, .. } => pruned.iter().any(|it| it == node),
        Event::Purge { nodes } => nodes.contains(&node),
        _ => false,
    }
}

#[test]
fn the_first_visit_and_the_cutoff_of_each_node_are_found() {
    let (mut visits, mut cutoffs) = (0, 0);
    for algorithm in ALGORITHMS {
        for seed in 0..12 {
            let game = match algorithm.name {
                "branch-and-bound" => format!("tsp:random,cities=4,seed={seed}"),
                "max-n" => format!("players:random,branching=3,depth=3,seed={seed}"),
                _ => format!("random:branching=3,depth=3,seed={seed}"),
            };
            let mut run = Run::open(algorithm.name, &game).unwrap();
            run.record(20_000);
            run.recording_mut().seek(usize::MAX);
            let recording = run.recording();
            let steps = 1..=recording.steps();
            let first = |is: &dyn Fn(&Event<'_>) -> bool| {
                steps.clone().find(|&step| recording.step_events(step).any(|(_, it)| is(&it)))
            };
            let nodes = recording.topology().len() as u32;
            for node in (0..nodes).step_by(1 + nodes as usize / 60).map(NodeId) {
                let place = format!("{} {game}: {node:?}", algorithm.name);
                let visit = recording.visit_of(node);
                assert_eq!(visit, first(&|event| visited(event) == Some(node)), "{place}");
                visits += usize::from(visit.is_some());
                let mut above =
                    std::iter::successors(Some(node), |&it| recording.topology().parent(it));
                let cut = above.find(|&it| recording.state().phase(it) == Phase::Cut);
                let step = recording.cut_of(node);
                assert_eq!(step, first(&|event| cuts(event, cut.unwrap_or(node))), "{place}");
                cutoffs += usize::from(step.is_some());
            }
        }
    }
    assert!(visits > 1_000 && cutoffs > 300, "{visits}, {cutoffs}");
}

/// In a debug build this takes longer; what it takes in the page is printed by
/// `cargo test --release`.
#[test]
fn the_step_is_found_in_a_run_of_a_million_nodes() {
    let mut run = Run::open("minimax", "random:branching=10,depth=6,seed=1").unwrap();
    run.record_all();
    let recording = run.recording();
    let last = NodeId(recording.topology().len() as u32 - 1);
    assert!(last.0 > 1_000_000);
    let start = Instant::now();
    let step = recording.visit_of(last).unwrap();
    println!("visit found in {:?}, of {} steps", start.elapsed(), recording.steps());
    let is_visit = |(_, event): (_, Event<'_>)| visited(&event) == Some(last);
    assert!(recording.step_events(step).any(is_visit));
    let start = Instant::now();
    assert_eq!(recording.cut_of(last), None);
    println!("no cutoff found in {:?}", start.elapsed());
}
