//! The progress of a run, and its marks on the timeline.

use crate::record::log::decoded;
use crate::record::mark::Mark;
use crate::run::{Progress, Run};
use crate::show::facts::{counters, found, listing, node_facts, panel};
use crate::show::narration::narrate;
use crate::{Panel, PassesPanel};

fn run(algorithm: &str, game: &str) -> Run {
    Run::open(algorithm, game).expect("a run")
}

#[test]
fn the_share_grows_to_one_and_the_depth_to_the_deepest_ply() {
    for algorithm in ["minimax", "alpha-beta", "nega-scout"] {
        let mut run = run(algorithm, "random:branching=3,depth=4,seed=5");
        let (mut before, mut halves) = (run.progress(), [false; 2]);
        assert_eq!((before.nodes, before.depth, before.share), (1, 0, Some(0.0)));
        while !run.record(1) {
            let now = run.progress();
            assert!(now.share >= before.share, "{algorithm}: {before:?}, then {now:?}");
            assert!(now.nodes >= before.nodes && now.depth >= before.depth);
            let moves = now.share.expect("it goes from left to right");
            // The number of finished moves of the root is the one that the progress gives.
            let at = run.focus(run.recording().steps());
            if let Some(&mv) = run.recording().topology().path(at).children().first() {
                assert!(moves >= f64::from(mv) / 3.0, "{algorithm}: {moves}, {mv}");
                halves[usize::from(moves >= 0.5)] = true;
            }
            before = now;
        }
        let end = run.progress();
        assert_eq!((end.depth, end.share), (4, Some(1.0)));
        assert_eq!(halves, [true; 2], "{algorithm}");
    }
}

/// The nodes that a search never generated are added a few at a time.
#[test]
fn a_tree_is_complete_however_small_the_parts_are() {
    let wide = format!("[[5,6],[3,[{}2],[1,[4]]],7..9]", "8,".repeat(40));
    for game in [wide.as_str(), "nim:3,2", "[[&a[3,12],4],[*a,6,[1,2]]]", "4"] {
        let mut whole = run("alpha-beta", game);
        whole.record_all();
        let paths = |run: &Run| {
            let topology = run.recording().topology();
            let node = |node| (topology.path(node), topology.leaf_value(node));
            (0..topology.len() as u32).map(plyscope::NodeId).map(node).collect::<Vec<_>>()
        };
        for steps in [1, 7, 1_000] {
            let mut parts = run("alpha-beta", game);
            while !parts.record(steps) {}
            assert_eq!(paths(&parts), paths(&whole), "{game} by {steps}");
            assert_eq!(parts.leaves(), whole.leaves(), "{game} by {steps}");
        }
        let topology = whole.recording().topology();
        let leaves =
            (0..topology.len() as u32).filter(|&it| topology.is_leaf(plyscope::NodeId(it)));
        assert_eq!(whole.leaves(), Some(leaves.count()), "{game}");
    }
}

#[test]
fn what_a_search_does_not_have_is_not_told() {
    let mut mtd = run("mtd", "random:branching=3,depth=4,seed=5");
    mtd.record(60);
    assert_eq!(mtd.progress().share, None);
    let Panel::Passes(PassesPanel { rows, .. }) = panel(&mtd, &mtd.moment()) else { panic!() };
    assert_eq!(mtd.progress().pass, Some(rows.len() as u32));
    let mut best_first = run("sss-star", "random:branching=3,depth=4,seed=5");
    best_first.record(30);
    let Progress { share, pass, depth, .. } = best_first.progress();
    assert_eq!((share, pass), (None, None));
    assert!(depth > 1);
}

/// Every step falls on one pixel, the start on the first and the end on
/// the last; and nothing is lost.
#[test]
fn pixels_share_the_steps_out() {
    let game = "[[3,12,8],[2,4,6],[14,5,2]]";
    let mut run = Run::open("alpha-beta", game).expect("a run");
    run.record_all();
    let marks = run.recording().marks();
    for width in [1, 2, 3, 7, marks.len(), marks.len() + 1, 5 * marks.len()] {
        let (mut greatest, mut matter) = (vec![Mark::None; width], vec![0; width]);
        for (index, &mark) in marks.iter().enumerate() {
            let pixel = (index + 1) * (width - 1) / marks.len();
            greatest[pixel] = greatest[pixel].max(mark);
            matter[pixel] += u32::from(mark.matters());
        }
        let greatest: Vec<_> = greatest.into_iter().map(|mark| mark as u8).collect();
        assert_eq!(run.timeline(width), greatest, "{width} pixels");
        assert_eq!(run.density(width), matter, "{width} pixels");
    }
    assert_eq!((run.timeline(0), run.density(0)), (vec![], vec![]));
}

/// All that is shown of a step is made from its moment, which decodes its events.
#[test]
fn a_step_that_is_shown_decodes_each_of_its_events_once() {
    for algorithm in plyscope::ALGORITHMS {
        let game = match algorithm.kind {
            plyscope::SearchKind::Live => "tsp:random,cities=4,seed=2",
            plyscope::SearchKind::Payoffs => "players:random",
            _ => "random:branching=3,depth=3,seed=5",
        };
        let mut run = run(algorithm.name, game);
        run.record_all();
        for step in 1..=run.recording().steps() {
            run.recording_mut().seek(step);
            let own = run.recording().events_of_step(step);
            let decoded = decoded::by(|| {
                let moment = run.moment();
                let shown = (narrate(&run, &moment), panel(&run, &moment));
                let beside = (listing(&run, &moment), counters(&run, &moment), found(&run));
                let node = (node_facts(&run, moment.focus()), run.path_ahead());
                drop((shown, beside, node));
            });
            let mut decoded: Vec<_> = decoded.into_iter().filter(|it| own.contains(it)).collect();
            decoded.sort_unstable();
            assert_eq!(decoded, own.collect::<Vec<_>>(), "{} at {step}", algorithm.name);
        }
    }
}
