//! Conventions against what their sources publish.

use plyscope::alpha_beta::AlphaBeta;
use plyscope::tree::Tree;
use plyscope::{CONVENTIONS, Event, Line, NodeId, Observer, Search, Settings, Silent, Value, run};

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

/// Returns what alpha-beta reports of a tree.
fn watched(tree: &str, options: &[(&'static str, &'static str)]) -> Vec<Reported> {
    struct Reports(Vec<Reported>);
    impl Observer for Reports {
        fn observe(&mut self, _: Line, event: Event<'_>) {
            match event {
                Event::Evaluate { value, .. } => self.0.push(Reported::Leaf(value)),
                Event::Backup { node, value, .. } => self.0.push(Reported::Backup(node, value)),
                _ => {}
            }
        }
    }
    let tree: Tree = tree.parse().unwrap();
    let algorithm = <AlphaBeta<Tree>>::ALGORITHM;
    let options = options.iter().copied();
    let settings = Settings::of(algorithm.name, algorithm.options, options).unwrap();
    let mut reports = Reports(Vec::new());
    run(&mut AlphaBeta::with_settings(tree, &settings).unwrap(), &mut reports);
    reports.0
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reported {
    /// The value of a leaf.
    Leaf(Value),
    /// A node, and its value so far.
    Backup(NodeId, Value),
}

/// The figure in the book that goes through alpha-beta step by step: after each leaf, what is known of
/// the nodes A (the root), B, C and D. Of C, one leaf is looked at.
#[test]
fn aima_s_figure_step_by_step() {
    let leaf = |value| Reported::Leaf(Value::new(value));
    let at = |node, value| Reported::Backup(NodeId(node), Value::new(value));
    let [a, b, c, d] = [0, 1, 2, 3];
    let stages = [
        // (a) to (c): B is at most 3, then exactly 3, and A is at least 3.
        vec![leaf(3), at(b, 3)],
        vec![leaf(12), at(b, 3)],
        vec![leaf(8), at(b, 3), at(a, 3)],
        // (d): C is at most 2, which is enough.
        vec![leaf(2), at(c, 2), at(a, 3)],
        // (e), (f): D is at most 14, at most 5, and then exactly 2.
        vec![leaf(14), at(d, 14)],
        vec![leaf(5), at(d, 5)],
        vec![leaf(2), at(d, 2), at(a, 3)],
    ];
    let tree = "[[3,12,8],[2,4,6],[14,5,2]]";
    assert_eq!(watched(tree, &[("convention", "aima")]), stages.concat());
    assert_eq!(solved("[[10],[10,0]]", &[("convention", "aima")]), (Some(Value::new(10)), 2));
}

/// Trees of the project's tests on alpha-beta, with the leaves that its solutions list as expanded. In
/// some, two ghosts move one after the other. The last one has a tie at the root.
#[test]
fn cs188_expands_the_states_of_its_solutions() {
    let three = "[[[3,9],[10,6]],[[4,7],[0,5]]]";
    let three_of_two_ghosts = "max:[[min:[3,9],min:[10,6]],[min:[4,7],min:[0,5]]]";
    let four = "[[[[3,13],[5,9]],[[10,11],[6,8]]],[[[1,0],[4,7]],[[12,15],[2,14]]]]";
    let four_of_two_ghosts = "max:[[min:[max:[3,13],max:[5,9]],min:[max:[10,11],max:[6,8]]],[min:[max:[1,0],max:[4,7]],min:[max:[12,15],max:[2,14]]]]";
    let cases: [(&str, &[i32]); 5] = [
        (three, &[3, 9, 10, 4, 7]),
        (four, &[3, 13, 5, 9, 10, 11, 1, 4]),
        (three_of_two_ghosts, &[3, 9, 10, 6, 4, 7, 0]),
        (four_of_two_ghosts, &[3, 13, 5, 9, 10, 6, 8, 1, 0]),
        ("[[10],[10,0]]", &[10, 10, 0]),
    ];
    for (tree, expanded) in cases {
        let leaves: Vec<_> = watched(tree, &[("convention", "cs188")])
            .into_iter()
            .filter(|reported| matches!(reported, Reported::Leaf(_)))
            .collect();
        let expanded: Vec<_> =
            expanded.iter().map(|&value| Reported::Leaf(Value::new(value))).collect();
        assert_eq!(leaves, expanded, "{tree}");
    }
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
