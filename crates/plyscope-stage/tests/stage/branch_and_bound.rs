//! Branch and bound as it is recorded and shown: the queue, the gap, the
//! counters, the marks, and the trace.

use expect_test::expect;
use plyscope::{Event, NodeId};
use plyscope_stage::{
    KindTally, LivePanel, LiveRow, LiveTally, NodeNumbers, Panel, Phase, QueueChange, Run, panel,
    trace,
};

pub(crate) const FIVE: &str =
    "tsp:[[0,20,30,10,11],[15,0,16,4,2],[3,5,0,2,4],[19,6,18,0,3],[16,4,7,16,0]]";

pub(crate) fn recorded(game: &str, options: &[(&str, &str)]) -> Run {
    let mut run =
        Run::builder("branch-and-bound", game).options(options.iter().copied()).open().unwrap();
    run.record_all();
    run
}

/// Each step's gap and queue.
fn written(run: &mut Run) -> String {
    let mut text = String::new();
    for step in 1..=run.recording().steps() {
        run.recording_mut().seek(step);
        let Panel::Live(LivePanel { bound, best, size, rows, boards, .. }) =
            panel(run, &run.moment())
        else {
            panic!("no live nodes")
        };
        let label =
            |point: Option<plyscope_stage::Point>| point.map_or("–".into(), |at| at.label);
        text.push_str(&format!("{}..{} {size} live:", label(bound), label(best)));
        for LiveRow { node, moves, bound, change, now } in rows {
            let change = match change {
                Some(QueueChange::Popped) => "<",
                Some(QueueChange::Pushed) => "+",
                Some(QueueChange::Purged) => "×",
                None => "",
            };
            assert_eq!(now, change == "<");
            text.push_str(&format!(" {change}{node}({moves})={bound}"));
        }
        let boards: Vec<_> = boards.iter().map(|board| board.node.as_str()).collect();
        text.push_str(&format!(" | {}\n", boards.join(" ")));
    }
    text
}

#[test]
fn the_queue_of_the_lecture_s_five_cities() {
    let mut run = recorded(FIVE, &[]);
    expect![[r#"
        25..– 4 live: <e()=25 +3(4)=25 +4(5)=31 +1(2)=35 +2(3)=53 | e
        28..– 6 live: <3(4)=25 +3.1(4 2)=28 4(5)=31 1(2)=35 +3.3(4 5)=36 +3.2(4 3)=50 2(3)=53 | 3
        28..– 7 live: <3.1(4 2)=28 +3.1.2(4 2 5)=28 4(5)=31 1(2)=35 3.3(4 5)=36 3.2(4 3)=50 +3.1.1(4 2 3)=52 2(3)=53 | 3.1
        28..28 0 live: <3.1.2(4 2 5)=28 ×4(5)=31 ×1(2)=35 ×3.3(4 5)=36 ×3.2(4 3)=50 ×3.1.1(4 2 3)=52 ×2(3)=53 | 3.1.2 3.1.2.1
        28..28 0 live: | 3.1.2.1
    "#]].assert_eq(&written(&mut run));
}

#[test]
fn depth_first_the_brothers_of_the_deepest_come_first() {
    let mut run = recorded(FIVE, &[("order", "depth")]);
    expect![[r#"
        25..– 4 live: <e()=25 +3(4)=25 +4(5)=31 +1(2)=35 +2(3)=53 | e
        28..– 6 live: <3(4)=25 +3.1(4 2)=28 +3.3(4 5)=36 +3.2(4 3)=50 4(5)=31 1(2)=35 2(3)=53 | 3
        28..– 7 live: <3.1(4 2)=28 +3.1.2(4 2 5)=28 +3.1.1(4 2 3)=52 3.3(4 5)=36 3.2(4 3)=50 4(5)=31 1(2)=35 2(3)=53 | 3.1
        28..28 0 live: <3.1.2(4 2 5)=28 ×3.1.1(4 2 3)=52 ×3.3(4 5)=36 ×3.2(4 3)=50 ×4(5)=31 ×1(2)=35 ×2(3)=53 | 3.1.2 3.1.2.1
        28..28 0 live: | 3.1.2.1
    "#]].assert_eq(&written(&mut run));
}

#[test]
fn the_trace() {
    let mut text = Vec::new();
    trace::write(&recorded("tsp:[[0,3,9],[3,0,4],[9,4,0]]", &[]), &mut text).unwrap();
    let text = String::from_utf8(text).unwrap();
    expect![[r#"
        {"trace":1,"algorithm":"branch-and-bound","game":"tsp:[[0,3,9],[3,0,4],[9,4,0]]","options":{},"root":"min"}
        {"t":1,"event":"evaluate","node":"e","lower":11,"upper":"inf"}
        {"t":2,"event":"push","node":"e","status":"live","merit":11}
        {"t":3,"event":"pop","node":"e","status":"live","merit":11,"bound":11}
        {"t":4,"event":"expand","node":"e","children":[{"node":"1","move":"2","lower":16,"upper":"inf"},{"node":"2","move":"3","lower":16,"upper":"inf"}]}
        {"t":5,"event":"push","node":"1","status":"live","merit":16}
        {"t":6,"event":"push","node":"2","status":"live","merit":16}
        {"t":7,"event":"pop","node":"1","status":"live","merit":16,"bound":16}
        {"t":8,"event":"expand","node":"1","children":[{"node":"1.1","move":"3","lower":16,"upper":16}]}
        {"t":9,"event":"evaluate","node":"1.1","value":16}
        {"t":10,"event":"incumbent","node":"1.1","value":16}
        {"t":11,"event":"purge","nodes":["2"]}
        {"t":12,"event":"done","value":16,"best":"1","line":"1.1","reason":"solved","counts":{"nodes":4,"leaves":1,"evaluations":1,"cutoffs":0,"pops":2,"open_max":2,"expansions":2}}
    "#]].assert_eq(&text);
    assert_eq!(trace::read(&text).unwrap().events.len(), text.lines().count() - 1);
    let mut text = Vec::new();
    trace::write(&recorded(FIVE, &[("budget", "1")]), &mut text).unwrap();
    let text = String::from_utf8(text).unwrap();
    expect![[r#"{"t":9,"event":"done","lower":25,"upper":"inf","best":"3","line":"3","reason":"budget","counts":{"nodes":5,"leaves":0,"evaluations":0,"cutoffs":0,"pops":1,"open_max":4,"expansions":1}}"#]].assert_eq(text.lines().last().unwrap());
}

/// The counts up to this moment that only branch and bound has.
fn own(run: &Run) -> LiveTally {
    match run.recording().kind_tally() {
        KindTally::Live(own) => own,
        other => panic!("{other:?}"),
    }
}

/// At every step, and after going back: what is counted is what happened, the
/// queue is what was pushed and not yet taken, and nodes look like it.
#[test]
fn every_moment_is_what_it_was() {
    for (game, options) in [
        ("tsp:random,cities=7,seed=4", [("order", "best")]),
        ("tsp:random,cities=7,seed=5", [("order", "depth")]),
        ("puzzle:1 3 6/5 . 2/4 7 8", [("order", "best")]),
    ] {
        let mut run = recorded(game, &options);
        let counts = run.recording().outcome().unwrap().counts.clone();
        let tally = run.recording().tally();
        let queue = own(&run).queue;
        assert_eq!(u64::from(tally.nodes), counts.nodes, "{game}");
        assert_eq!(u64::from(tally.evaluations), counts.evaluations);
        assert_eq!(Some(u64::from(queue.pops)), counts.get("pops"));
        assert_eq!(Some(u64::from(queue.open_max)), counts.get("open_max"));
        assert_eq!(Some(u64::from(tally.expansions)), counts.get("expansions"));

        for step in (1..=run.recording().steps()).rev() {
            run.recording_mut().seek(step);
            let (mut queue, mut best, mut dropped) = (Vec::new(), None, Vec::new());
            for (_, event) in (1..=step).flat_map(|step| run.recording().step_events(step)) {
                match event {
                    Event::Push { node, .. } => queue.push(node),
                    Event::Pop { node, .. } => queue.retain(|&other| other != node),
                    Event::Purge { nodes } => {
                        queue.retain(|node| !nodes.contains(node));
                        dropped.extend_from_slice(nodes);
                    }
                    Event::Incumbent { node, value } => best = Some((node, value)),
                    _ => {}
                }
            }
            let state = run.recording().state();
            let all = (0..run.recording().topology().len() as u32).map(NodeId);
            queue.sort();
            assert_eq!(all.filter(|&n| state.in_open(n).is_some()).collect::<Vec<_>>(), queue);
            assert_eq!(own(&run).queue.open as usize, queue.len());
            assert_eq!(own(&run).incumbent, best);
            for node in dropped {
                assert_eq!(state.phase(node), Phase::Cut);
                assert!(matches!(
                    state.node_numbers(node),
                    NodeNumbers::Merit(_, plyscope::Bound::Lower)
                ));
            }
            if let Some((node, value)) = best {
                assert_eq!(
                    state.node_numbers(node),
                    NodeNumbers::Value(value, plyscope::Bound::Exact)
                );
            }
        }
    }
}

#[test]
fn a_new_incumbent_matters_to_the_timeline() {
    let run = recorded("tsp:random,cities=7,seed=4", &[("order", "depth")]);
    let steps = run.recording().steps();
    let (mut marked, mut step) = (Vec::new(), 0);
    while step < steps {
        step = run.next_mark(step, true);
        marked.push(step);
    }
    for step in 1..=steps {
        let better = |(_, event): (u8, Event<'_>)| matches!(event, Event::Incumbent { .. });
        if run.recording().step_events(step).any(better) {
            assert!(marked.contains(&step), "{step} in {marked:?}");
            assert_eq!(run.timeline(steps + 1)[step], plyscope_stage::Mark::Incumbent as u8);
        }
    }
}
