//! Conventions against what their sources publish.

use plyscope::alpha_beta::AlphaBeta;
use plyscope::tree::Tree;
use plyscope::{CONVENTIONS, Search, Settings, Silent, Value, run};

/// Returns the value of the root and the number of leaves that alpha-beta looks at.
fn solved(tree: &str, options: &[(&str, &str)]) -> (Option<Value>, u64) {
    let tree: Tree = tree.parse().unwrap();
    let algorithm = <AlphaBeta<Tree>>::ALGORITHM;
    let options = options.iter().copied();
    let settings = Settings::of(algorithm.name, algorithm.options, options).unwrap();
    let mut search = AlphaBeta::with_settings(tree, &settings).unwrap();
    let outcome = run(&mut search, &mut Silent);
    (outcome.value(), outcome.counts.leaves)
}

/// The tree of the book's figure on alpha-beta: of the second node, one leaf is looked at.
#[test]
fn aima_cuts_at_equality() {
    let convention = [("convention", "aima")];
    let tree = "[[3,12,8],[2,4,6],[14,5,2]]";
    assert_eq!(solved(tree, &convention), (Some(Value::new(3)), 7));
    assert_eq!(solved("[[10],[10,0]]", &convention), (Some(Value::new(10)), 2));
}

/// The project's tree with a tie at the root: its solution has the third leaf, too.
#[test]
fn cs188_looks_at_ties() {
    let convention = [("convention", "cs188")];
    assert_eq!(solved("[[10],[10,0]]", &convention), (Some(Value::new(10)), 3));
}

/// On a tree with V = U, the lecture's text and its procedure differ.
#[test]
fn the_lecture_has_a_procedure_and_a_text() {
    let tree = "[[3,12],[3,1],[2,5]]";
    assert_eq!(solved(tree, &[("convention", "lecture")]), (Some(Value::new(3)), 4));
    assert_eq!(solved(tree, &[("convention", "textbook-strict")]), (Some(Value::new(3)), 5));
}

#[test]
fn an_option_that_is_given_comes_first() {
    let options = [("convention", "cs188"), ("cut", "at-equality")];
    assert_eq!(solved("[[10],[10,0]]", &options).1, 2);
}

#[test]
fn choices_are_options_that_there_are() {
    let algorithm = <AlphaBeta<Tree>>::ALGORITHM;
    for convention in CONVENTIONS {
        let choices = convention.choices.iter().copied();
        Settings::of(algorithm.name, algorithm.options, choices).unwrap();
        let convention = [("convention", convention.name)];
        Settings::of(algorithm.name, algorithm.options, convention).unwrap();
    }
}
