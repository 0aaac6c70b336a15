//! What the timeline marks, and what goes before what.

use plyscope_stage::{Mark, Run};

fn recorded(name: &str, game: &str) -> Run {
    let mut run = Run::open(name, game).unwrap();
    run.record_all();
    run
}

/// The steps that are marked as a new best line.
fn bests(name: &str, game: &str) -> Vec<usize> {
    let run = recorded(name, game);
    let marks = run.recording().marks().iter().zip(1..);
    marks.filter(|&(&mark, _)| mark == Mark::Best).map(|(_, step)| step).collect()
}

/// The root, and its children one after the other, entered and left.
#[test]
fn a_better_move_at_the_root_is_a_new_best_line() {
    for name in ["minimax", "alpha-beta"] {
        assert_eq!(bests(name, "[1,2,3]"), [3, 5, 7], "{name}");
        assert_eq!(bests(name, "[1,0,3]"), [3, 7], "{name}");
        assert_eq!(bests(name, "[2,2,2]"), [3], "{name}: of equals the first stays");
        assert_eq!(bests(name, "min:[1,0,3]"), [3, 5], "{name}");
        assert_eq!(bests(name, "[-inf,0]"), [3, 5], "{name}: the first is the best so far");
        // Below the root it is nobody's best line.
        assert_eq!(bests(name, "[[3,2,1]]").len(), 1, "{name}");
    }
    assert!(bests("mtd", "[1,2,3]").is_empty(), "a pass answers a question");
    // The root's children are told bounds; then the second rises.
    assert_eq!(bests("b-star", "[0..9[5,4],1..8[7,3],0..2]").len(), 2);
}

#[test]
fn marks_are_ordered_by_importance_not_by_byte() {
    let mut all = [
        Mark::End,
        Mark::Best,
        Mark::BetaCut,
        Mark::AlphaCut,
        Mark::Evaluation,
        Mark::None,
        Mark::Incumbent,
        Mark::Again,
        Mark::Strategy,
        Mark::Pass,
        Mark::Purge,
    ];
    all.sort();
    let bytes = all.map(|mark| mark as u8);
    assert_eq!(bytes, [0, 1, 2, 3, 4, 10, 5, 6, 7, 8, 9]);
    assert!(all.iter().skip(2).all(|mark| mark.matters()));

    // A pixel that holds a new best line and a cutoff shows the cutoff.
    let mut run = Run::open("alpha-beta", "[[3,4],[2,9]]").unwrap();
    run.record(11);
    let marks = run.recording().marks();
    assert!(marks.contains(&Mark::Best) && marks.contains(&Mark::AlphaCut), "{marks:?}");
    assert_eq!(run.timeline(1), [Mark::AlphaCut as u8]);
    let best = marks.iter().position(|&mark| mark == Mark::Best).unwrap();
    assert_eq!(run.next_mark(0, true), best + 1, "Shift and an arrow stop there");
}
