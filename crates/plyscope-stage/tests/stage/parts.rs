//! The parts of steps: what they are, and what is shown after each of them.

use plyscope::ALGORITHMS;
use plyscope_stage::{
    Caption, Layout, Moment, Motion, Run, Scene, SceneInput, Size, counters, digest, narrate,
    panel, svg,
};

const SIZE: Size = Size { width: 640.0, height: 400.0 };

const GAMES: &[&str] = &[
    "random:branching=3,depth=3,seed=1",
    "random:branching=2,depth=4,seed=2",
    "[[3,12,8],[2,[4,6],1],[14,5,2]]",
    "min:[[[3,1],[2,4]],[[1,2],[0,5]]]",
    "[A:15..30[A1:15..26[A1a:22..26],A2:19..25[A2a:23..25],A3:22..30],B:8..22[B1:8..15],C:10..19[C1:10..14]]",
    "nim:2,2,1",
    "tsp:random,cities=5,seed=3",
    "5",
];

fn open(name: &str, game: &str, options: &[(&str, &str)]) -> Option<Run> {
    let mut run = Run::builder(name, game).options(options.iter().copied()).open().ok()?;
    while run.recording().steps() < 400 && !run.record(1) {}
    Some(run)
}

/// All searches on all games that they take, some of them with a table.
fn runs() -> Vec<(String, Run)> {
    let mut runs = Vec::new();
    for algorithm in ALGORITHMS {
        for game in GAMES {
            for options in [&[][..], &[("table", "on")], &[("graph", "on")], &[("start", "-inf")]] {
                let name = format!("{} {game} {options:?}", algorithm.name);
                runs.extend(open(algorithm.name, game, options).map(|run| (name, run)));
            }
        }
    }
    assert!(runs.len() > 60, "{} runs", runs.len());
    runs
}

/// The picture of the moment, with all that is marked in it.
fn picture(run: &mut Run) -> String {
    let at = run.recording().at_event();
    let start = run.recording().events_of_step(run.recording().step_at(at)).start;
    let changed = run.recording_mut().changed_in(start..at);
    let now = [run.recording().focus_at(run.recording().at_event())];
    let layout = Layout::of(run.recording().topology());
    let input = SceneInput::of(run.recording(), &layout, SIZE);
    let ahead = run.path_ahead();
    let input = SceneInput { now: &now, changed: &changed, path_ahead: &ahead, ..input };
    svg(&Scene::of(&input), Caption { title: "A moment", description: "" })
}

/// The moment, with the events of its part.
fn part_of(run: &Run) -> Moment<'_> {
    let mut moment = run.moment();
    run.narrow(&mut moment);
    moment
}

/// All that is shown of a part.
fn shown(run: &mut Run) -> String {
    let told = narrate(run, &part_of(run));
    let (lines, moment) = (part_of(run).lines(), run.moment());
    let beside = (lines, panel(run, &moment), counters(run, &moment));
    format!("{told:?} {beside:?} {}", picture(run))
}

/// Every part of every step, in order.
fn all_parts(run: &Run) -> Vec<(usize, usize)> {
    let parts = |step| 1..=run.recording().parts(step).len();
    let steps = 1..=run.recording().steps();
    steps.flat_map(|step| parts(step).map(move |part| (step, part))).collect()
}

#[test]
fn parts_are_the_events_of_their_step() {
    let mut several = 0;
    for (name, run) in runs() {
        let recording = run.recording();
        assert!(recording.parts(0).is_empty(), "{name}");
        for step in 1..=recording.steps() {
            let parts = recording.parts(step);
            let events = recording.events_of_step(step);
            assert_eq!(recording.events_of_part(step, 0), parts[parts.len() - 1].events, "{name}");
            assert!(!parts.is_empty(), "{name}, step {step}");
            assert_eq!(parts[0].events.start, events.start, "{name}, step {step}");
            assert_eq!(parts[parts.len() - 1].events.end, events.end, "{name}, step {step}");
            for pair in parts.windows(2) {
                assert_eq!(pair[0].events.end, pair[1].events.start, "{name}, step {step}");
                assert_ne!(pair[0].kind, pair[1].kind, "{name}, step {step}");
            }
            assert!(parts.iter().all(|part| !part.events.is_empty()), "{name}, step {step}");
            several += usize::from(parts.len() > 1);
        }
    }
    assert!(several > 1000, "{several} steps have several parts");
}

#[test]
fn the_last_part_shows_what_the_step_shows() {
    for (name, mut run) in runs() {
        for step in 1..=run.recording().steps() {
            let parts = run.recording().parts(step).len();
            run.recording_mut().seek(step);
            let (state, whole) = (run.recording().state().clone(), picture(&mut run));
            let beside = digest(&run, &run.moment());
            run.recording_mut().seek(0);
            run.recording_mut().seek_part(step, parts);
            assert!(run.recording().state() == &state, "{name}, step {step}");
            assert_eq!(digest(&run, &run.moment()), beside, "{name}, step {step}");
            assert!(picture(&mut run) == whole, "{name}, step {step}");
            assert_eq!(
                (run.recording().at(), run.recording().step_at(run.recording().at_event())),
                (step, step)
            );
            assert_eq!(
                run.recording().focus_at(run.recording().at_event()),
                run.focus(step),
                "{name}, step {step}"
            );
        }
    }
}

#[test]
fn parts_show_the_same_forwards_backwards_and_from_afar() {
    for (name, mut run) in runs().into_iter().step_by(3) {
        let parts = all_parts(&run);
        let mut look = |&(step, part): &(usize, usize)| {
            run.recording_mut().seek_part(step, part);
            assert_eq!(run.recording().step_at(run.recording().at_event()), step, "{name}");
            shown(&mut run)
        };
        let forwards: Vec<_> = parts.iter().map(&mut look).collect();
        let backwards: Vec<_> = parts.iter().rev().map(&mut look).collect();
        assert!(forwards.iter().eq(backwards.iter().rev()), "{name}");
        // Far from each other, in both directions.
        for index in (0..parts.len()).map(|index| index * 7919 % parts.len()).take(40) {
            assert!(look(&parts[index]) == forwards[index], "{name}, {:?}", parts[index]);
        }
    }
}

/// The state is that after exactly the events up to the end of the part.
#[test]
fn a_part_shows_the_events_up_to_its_end() {
    for (name, mut run) in runs() {
        for (step, part) in all_parts(&run) {
            let end = run.recording().events_of_part(step, part).end;
            run.recording_mut().seek_event(end);
            let (state, tally) = (run.recording().state().clone(), run.recording().tally());
            run.recording_mut().seek(0);
            run.recording_mut().seek_part(step, part);
            assert_eq!(run.recording().at_event(), end, "{name}, part {part} of step {step}");
            assert!(run.recording().state() == &state, "{name}, part {part} of step {step}");
            let moment = part_of(&run);
            assert_eq!(moment.tally(), tally, "{name}, part {part} of step {step}");
            assert_eq!(
                moment.events().map(|event| format!("{event:?}")).collect::<Vec<_>>(),
                run.recording()
                    .events_in(run.recording().events_of_part(step, part))
                    .map(|(_, event)| format!("{event:?}"))
                    .collect::<Vec<_>>(),
                "{name}, part {part} of step {step}"
            );
        }
    }
}

#[test]
fn every_part_has_a_sentence() {
    for (name, mut run) in runs() {
        for (step, part) in all_parts(&run) {
            run.recording_mut().seek_part(step, part);
            let told = narrate(&run, &part_of(&run));
            let several = run.recording().parts(step).len() > 1;
            assert_eq!(told.title.key.starts_with("part."), several, "{name}, step {step}");
            // A whole step may have nothing to tell: the sentences are those of today.
            assert!(!told.text.is_empty() || !several, "{name}, part {part} of step {step}");
        }
    }
}

/// Of a step that is not begun, nothing is told before its time.
#[test]
fn a_sentence_tells_only_its_part() {
    for (name, mut run) in runs() {
        for (step, part) in all_parts(&run) {
            let parts = run.recording().parts(step);
            if parts.len() == 1 {
                continue;
            }
            run.recording_mut().seek_part(step, part);
            let told = narrate(&run, &part_of(&run));
            let kind = parts[part - 1].kind;
            assert_eq!(told.title.key, format!("part.{kind}"), "{name}");
            for sentence in &told.text {
                let is = |start: &str| sentence.key.starts_with(start);
                let at = format!("{name}, part {part} ({kind}) of step {step}: {}", sentence.key);
                assert!(!is("cutoff") || kind == "cut-off", "{at}");
                assert!(!is("done") || kind == "done", "{at}");
                assert!(!is("backup") || kind == "back-up" || is("backup.none"), "{at}");
                assert!(!is("playout") || kind == "playout", "{at}");
                assert!(!is("live.pop") && !is("pop.") || kind == "pop", "{at}");
                assert!(!is("purge") || kind == "case", "{at}");
                assert!(!is("push") && !is("live.pushed") || kind == "push", "{at}");
                assert!(!is("live.dropped") || kind == "purge", "{at}");
                assert!(!is("evaluate") || ["evaluate", "case"].contains(&kind), "{at}");
            }
        }
    }
}

#[test]
fn the_motions_of_parts_lead_from_one_to_the_next() {
    let mut moving = 0;
    for (name, mut run) in runs().into_iter().step_by(2) {
        for (step, part) in all_parts(&run) {
            let events = run.recording().events_of_part(step, part);
            let motion = Motion::of_events(run.recording(), events.clone());
            assert_eq!(motion.event_at(1.0), None, "{name}, at 1 it is over");
            let at: Vec<_> =
                (0..10).filter_map(|of| motion.event_at(f64::from(of) / 10.0)).collect();
            assert!(at.is_sorted() && at.iter().all(|at| events.contains(at)), "{name} {at:?}");
            moving += usize::from(!motion.is_still());
        }
        // A step with one part moves as it always does.
        for step in 1..=run.recording().steps() {
            let whole = format!("{:?}", Motion::of(run.recording(), step));
            let parts = run.recording().parts(step);
            if parts.len() == 1 {
                let part = Motion::of_events(run.recording(), parts[0].events.clone());
                assert_eq!(format!("{part:?}"), whole, "{name}, step {step}");
            }
        }
        run.recording_mut().seek(0);
    }
    assert!(moving > 1000, "{moving} parts move");
}

/// The names of the parts of each step, and what is told of them.
fn told(name: &str, game: &str, options: &[(&str, &str)]) -> Vec<String> {
    let mut run = open(name, game, options).expect("a run");
    let mut steps = Vec::new();
    for step in 1..=run.recording().steps() {
        let parts = run.recording().parts(step);
        let mut text = Vec::new();
        for (number, part) in (1..).zip(&parts) {
            run.recording_mut().seek_part(step, number);
            let keys = narrate(&run, &part_of(&run)).text;
            let keys: Vec<_> = keys.iter().map(|sentence| sentence.key.as_ref()).collect();
            text.push(format!("{} ({})", part.kind, keys.join(", ")));
        }
        steps.push(text.join(" | "));
    }
    steps
}

#[test]
fn b_star_chooses_descends_expands_and_backs_up() {
    let game = "[15..30[15..26[22..26],19..25[23..25],22..30],8..22[8..15],10..19[10..14]]";
    assert_eq!(
        told("b-star", game, &[]),
        [
            "evaluate (bounds.unknown) | expand (expand) | back-up (backup.between)",
            "choose (choose.prove-best.raise, because.turn.prove-best) | descend (descend) | expand (expand) | back-up (backup.between)",
            "choose (choose.disprove-rest.lower, because.turn.disprove-rest) | descend (descend) | expand (expand) | back-up (backup.between)",
            "choose (choose.prove-best.raise, because.turn.prove-best) | descend (descend) | expand (expand) | back-up (backup.between)",
            "done (done.separation.max)",
        ]
    );
}

#[test]
fn proof_number_search_selects_expands_and_updates() {
    assert_eq!(
        told("proof-number", "[[3,12],[2,4]]", &[("goal", "5")]),
        [
            "evaluate (proof.numbers)",
            "select (select) | expand (expand, proof.open) | update (proof.numbers)",
            "select (select.brief) | expand (expand, proof.reached, proof.missed) | update (proof.disproved, proof.numbers)",
            "select (select.brief) | expand (expand, proof.missed) | update (proof.disproved, proof.disproved)",
            "done (done.disproved)",
        ]
    );
}

#[test]
fn sss_star_pops_applies_a_case_and_pushes() {
    let told = told("sss-star", "[[3,12],[2,4]]", &[]);
    assert_eq!(
        told,
        [
            "push (push.live) | pop (pop.live) | case (case.any, reason.3) | push (push.live)",
            "pop (pop.live) | case (case.all, reason.2) | push (push.live)",
            "pop (pop.live) | case (evaluate) | push (push.solved)",
            "pop (pop.live) | case (case.all) | push (push.live)",
            "pop (pop.live) | case (evaluate) | push (push.solved)",
            "pop (pop.solved) | push (gamma.6)",
            "pop (pop.live) | case (evaluate) | push (push.capped)",
            "pop (pop.solved) | push (gamma.5)",
            "pop (pop.solved) | case (gamma.4, purge, purge.evaluated, purge.sorted) | push (push.solved)",
            "pop (gamma.end) | done (done.solved.move)",
        ]
    );
}

#[test]
fn uct_selects_expands_plays_out_and_backs_up() {
    let told = told("mcts", "[[3,12],[2,4]]", &[("iterations", "4")]);
    assert_eq!(
        told,
        [
            "select (plain.select) | expand (expand.root) | playout (playout) | back-up (backup.visits, backup.leads)",
            "select (choose.unvisited) | playout (playout) | back-up (backup.visits.brief)",
            "select (choose.both) | expand (expand.again) | playout (playout.leaf) | back-up (backup.visits.brief, backup.leads)",
            "select (choose.mean, below.unvisited) | playout (playout.leaf) | back-up (backup.visits.brief)",
            "done (done.budget.move)",
        ]
    );
}

#[test]
fn alpha_beta_enters_evaluates_backs_up_and_cuts_off() {
    let steps = told("alpha-beta", "[[3,12],[2,4]]", &[]);
    assert_eq!(
        steps,
        [
            "enter (enter.open)",
            "enter (enter.open.brief)",
            "enter (plain.enter) | evaluate (evaluate)",
            "back-up (backup.sure.min)",
            "enter (plain.enter) | evaluate (evaluate)",
            "back-up (backup.keeps)",
            "back-up (backup.sure.max)",
            "enter (enter.max-has)",
            "enter (plain.enter) | evaluate (evaluate)",
            "back-up (backup.crosses) | cut-off (cutoff.alpha.by)",
            "back-up (backup.keeps)",
            "back-up (leave) | done (done.solved.move)",
        ]
    );
}

/// All kinds of parts come up in branch and bound that it has.
#[test]
fn branch_and_bound_pops_expands_drops_and_pushes() {
    let told = told("branch-and-bound", "tsp:random,cities=5,seed=3", &[]);
    assert_eq!(
        told[0],
        "evaluate (live.root, live.sum.matrix) | push (live.pushed) | pop (live.pop.best) | expand (live.expand) | push (live.pushed)"
    );
    let has = |part: &str| told.iter().any(|step| step.contains(part));
    assert!(
        has("evaluate (live.better, live.tour, live.sum.tour)") && has("purge (live.dropped)"),
        "{told:#?}"
    );
}
