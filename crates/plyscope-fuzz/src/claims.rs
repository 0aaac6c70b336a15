//! A check of the ends of runs: nothing is told or drawn as proved that isn't.

use plyscope_stage::{Caption, Ink, Layout, Run, Scene, SceneInput, Size, narrate, svg_for_print};

/// The beginnings of the keys of sentences that say that the move isn't proved. The sentences
/// themselves are checked in `tests/unit/claims.test.mjs`.
const NOT_PROVED: &[&str] = &[
    "done.budget",
    "done.deepening.budget",
    "done.exhausted",
    "done.unsound",
    "done.live.budget",
    "done.live.nothing",
    "done.live.unsound",
    "done.payoffs.budget",
    "done.payoffs.unsound",
    "done.window",
    "unknown",
];

/// Asserts that the last step of a run that has ended says that its answer is proved, or says that
/// it isn't, and that only a proved one is drawn in the colour of proofs.
pub(crate) fn assert_claims(run: &mut Run) {
    let Some(outcome) = run.recording().outcome() else { return };
    let is_proved = outcome.is_proved();
    let steps = run.recording().steps();
    run.recording_mut().seek(steps);
    let sentences = narrate(run, &run.moment());
    let keys: Vec<&str> = sentences.text.iter().map(|sentence| &*sentence.key).collect();
    let is_judged = |key: &&str| NOT_PROVED.iter().any(|known| key.starts_with(known));
    let judged = keys.iter().filter(|key| is_judged(key)).count();
    assert_eq!(judged == 0, is_proved, "{keys:?}");

    let recording = run.recording();
    let layout = Layout::of(recording.topology());
    let scene =
        Scene::of(&SceneInput::of(recording, &layout, Size { width: 600.0, height: 400.0 }));
    let picture = svg_for_print(&scene, Caption { title: "", description: "" });
    assert!(is_proved || !picture.contains(Ink::Best.printed()), "a line is drawn as a proved one");
}
