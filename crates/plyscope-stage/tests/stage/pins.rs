//! What is laid over the tree of an answer.

use plyscope_stage::Run;
use plyscope_stage::practice::{Ask, pins, questions};

/// Returns what is written and what is right, node by node; what differs has an exclamation mark.
fn over(algorithm: &str, game: &str, ask: Ask, answer: &[&[&str]]) -> Vec<String> {
    let mut run = Run::open(algorithm, game).unwrap();
    run.record_all();
    let all = questions(&run);
    let question = all.iter().find(|question| question.ask == ask).unwrap();
    let answer: Vec<Vec<String>> =
        answer.iter().map(|row| row.iter().map(|cell| (*cell).to_owned()).collect()).collect();
    let pins = pins(&run, question, &answer);
    pins.iter()
        .map(|pin| {
            let mark = if pin.is { "" } else { "!" };
            format!("{}: {} | {}{mark}", pin.node, pin.own, pin.right).replace("✂\u{fe0e}", "//")
        })
        .collect()
}

const TREE: &str = "[A:[3,12,8],B:[2,4,6]]";

#[test]
fn values_are_beside_those_that_are_right() {
    let answer: &[&[&str]] = &[&["e", "3,0"], &["1", "8"], &["2", ""]];
    let said = over("minimax", TREE, Ask::Values, answer);
    assert_eq!(said, ["e: 3,0 | 3", "1: 8 | 3!", "2:  | 2!"]);
}

#[test]
fn a_node_that_is_cut_off_has_scissors_by_whatever_name() {
    assert_eq!(
        over("alpha-beta", TREE, Ask::Cut, &[&["2.2"], &["A"], &["nowhere"], &[""]]),
        ["1: // | !", "2.2: // | //", "2.3:  | //!"]
    );
}

#[test]
fn a_row_is_at_the_node_that_it_names() {
    let right: &[&[&str]] =
        &[&["e", "-inf", "inf", "3"], &["A", "-inf", "inf", "3"], &["B", "3", "∞", "2"]];
    let said = over("alpha-beta", TREE, Ask::Windows, right);
    assert!(said.iter().all(|pin| !pin.ends_with('!')), "{said:?}");
    let wrong: &[&[&str]] =
        &[&["e", "-inf", "inf", "3"], &["B", "-inf", "inf", "3"], &["B", "3", "∞", "2"]];
    assert_eq!(
        over("alpha-beta", TREE, Ask::Windows, wrong)[1..],
        ["1:  | −∞ ∞ 3!", "2: -inf inf 3, 3 ∞ 2 | 3 ∞ 2!"]
    );
}

#[test]
fn steps_are_numbers_and_leaves_have_no_node() {
    let steps: &[&[&str]] = &[&["e"], &["1"], &["1"], &["2.2"]];
    let said = over("sss-star", "[[3,12],[2,4]]", Ask::Steps, steps);
    assert_eq!(said[..3], ["e: 1 | 1, 10!", "1: 2, 3 | 2, 9!", "2:  | 4!"]);
    assert_eq!(over("alpha-beta", TREE, Ask::Leaves, &[&["3"]]), [""; 0]);
    assert_eq!(over("alpha-beta", TREE, Ask::Result, &[&["3", "B"]]), ["1:  | 3!", "2: 3 | !"]);
}
