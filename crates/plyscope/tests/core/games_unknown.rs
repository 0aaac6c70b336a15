//! Leaves whose values nobody knows: where they are read, and which searches need them.

use plyscope::tree::{Notation, Tree};
use plyscope::{
    ALGORITHMS, AnyGame, AnySearch, Event, Interval, Line, Outcome, Reason, SearchError, Silent,
    Value,
};
use proptest::prelude::*;

/// Each way to write the same tree.
#[test]
fn they_are_read() {
    let tree: AnyGame = "tree:[[8,3],[2,?]]".parse().unwrap();
    for text in [
        "[[8,3],[2,x]]",
        "[[8,3],[2,X]]",
        "[[8,3],[2,?..?]]",
        "((8,3),(2,x))",
        "((8 3) (2 x))",
        "{{8,3},{2,x}}",
        "[[8,3],[2,x],]",
        "[[[8],[3]],[[2],[x]]]",
        r#"{"children":[{"children":[{"value":8},{"value":3}]},{"children":[{"value":2},{"value":"?"}]}]}"#,
        "Node([Node([Node(8), Node(3)]), Node([Node(2), Node(x)])])",
        "branching=2: 8 3 2 ?",
        "max(min(8,3),min(2,x))",
        "# the right-most leaf isn't known\n[[8,3],[2,x]]",
    ] {
        let read = text.parse::<AnyGame>().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read, tree, "{text}");
    }
    let named: AnyGame = "tree:S:[L:[a:8,b:3],R:[c:2,?]]".parse().unwrap();
    for text in [
        "S: L R\nL: a b\nR: c x\na = 8\nb = 3\nc = 2",
        "S\n├── L\n│   ├── a: 8\n│   └── b: 3\n└── R\n    ├── c: 2\n    └── x",
        "{'S': ['L', 'R'], 'L': ['a', 'b'], 'R': ['c', 'x'], 'a': 8, 'b': 3, 'c': 2}",
    ] {
        let read = text.parse::<AnyGame>().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read, named, "{text}");
    }
    // A name, as ever.
    assert_eq!("[x:5,3]".parse::<AnyGame>().unwrap().to_string(), "tree:[x:5,3]");
    assert_eq!("[a:x,3]".parse::<AnyGame>().unwrap().to_string(), "tree:[a:?,3]");
    assert_eq!(
        "(A (x 3 12) (B 2 4))".parse::<AnyGame>().unwrap().to_string(),
        "tree:A:[x:[3,12],B:[2,4]]"
    );
}

/// `x` in the place of a leaf's value is unknown, also between quotation marks.
#[test]
fn they_are_read_in_the_place_of_a_value() {
    for (tree, texts) in [
        (
            "S:[a:8,b:?]",
            &[
                "S a 8\nS b x",
                "S,a,8\nS,b,X",
                "S a\nS b\na = 8\nb = x",
                "S a\nS b\na 8\nb x",
                "S: a b\na: 8\nb: x",
                "(a:8,b:x)S;",
                "digraph { S -> a; S -> b; a [label=8]; b [label=x] }",
                "graph TD\nS --> a[8] & b[x]",
                "\\node {S} child {node {a: 8}} child {node {b: x}};",
                "Node('S', [Node('a', 8), Node('b', x)])",
                "Node('S', [Node('a', 8), Node('b', 'x')])",
                "Node('S', [Node('a', 8), Node('b', '?')])",
                "Node('S', [Node('a', value=8), Node('b', value='x')])",
                "{'S': ['a', 'b'], 'a': 8, 'b': 'x'}",
                "{'S': ['a', 'b'], 'a': 8, 'b': '?'}",
                "{'nodes': [{'id': 'a', 'value': 8}, {'id': 'b', 'value': 'x'}],
                  'links': [{'source': 'S', 'target': 'a'}, {'source': 'S', 'target': 'b'}]}",
                "('S', [('a', 8), ('b', '?')])",
            ][..],
        ),
        (
            "S:[8,?]",
            &[
                "(8,x)S;",
                "Node('S', [Node(8), Node('?')])",
                "Node('S', [Node(8), '?'])",
                "['S', 8, '?']",
                "{'label': 'S', 'successors': [{'utility': 8}, {'utility': 'x'}]}",
                "{'label': 'S', 'successors': [{'utility': 8}, {'utility': '?'}]}",
            ],
        ),
        ("[[8,3],[2,?]]", &["branching=2: 8 3 2 x", "[[8,3],[2,'?']]", "[[8,3],[2,\"?\"]]"]),
        // Each of them is a leaf of its own.
        ("S:[L:[8,?],R:[?,2]]", &["S: L R\nL: 8 x\nR: x 2"]),
    ] {
        for text in texts {
            let read = text.parse::<AnyGame>().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(read.to_string(), format!("tree:{tree}"), "{text}");
        }
    }
    // At a node with children, it is part of the name, and in brackets of a function.
    for (text, name) in [
        ("\\node {S: x} child {node {8}} child {node {3}};", "tree:\"S: x\":[8,3]"),
        ("  f(x)\n  /  \\\n 8    3", "tree:\"f(x)\":[8,3]"),
    ] {
        assert_eq!(text.parse::<AnyGame>().unwrap().to_string(), name, "{text}");
    }
}

#[test]
fn other_words_and_places_are_refused() {
    for (text, at, length, sentence) in [
        ("[[8,foo],[2,3]]", 4, 3, "the leaf `foo` has no value: write `foo:5` if that is 5"),
        ("[[8,y],[2,3]]", 4, 1, "the leaf `y` has no value"),
        ("[[8,xx],[2,3]]", 4, 2, "the leaf `xx` has no value"),
        ("[[8,??],[2,3]]", 5, 1, "expected `]`, a comma or a space, found `?`"),
        ("[?[3,4],5]", 1, 1, "only the value of a leaf can be unknown"),
        ("[2..?,5]", 4, 1, "expected the upper bound"),
        ("[?..2,5]", 4, 1, "expected `?`, found `2`"),
        (r#"{"value":"?","children":[{"value":3}]}"#, 0, 1, "only the value of a leaf"),
        (r#"[{"lower":"?","upper":3}]"#, 2, 7, "only the value of a leaf"),
        // A word between quotation marks is a name, and so is the sign of a node in a diagram.
        ("[[8,'x'],[2,3]]", 5, 1, "the leaf `x` has no value"),
        ("['?', 8, 3]", 4, 1, "expected `:`, found `,`"),
        ("digraph { S -> a; S -> b; a -> 8; b -> x; a -> x }", 47, 1, "`x` is below two nodes"),
        (
            "digraph { S -> a; S -> b; a [label=x]; b [label=y] }",
            26,
            1,
            "the leaf `a` has no value",
        ),
        ("((8,3),(x,2))", 8, 1, "`x` may be a value that nobody knows or the name of this list"),
    ] {
        let error = text.parse::<AnyGame>().expect_err(text);
        assert!(error.kind.to_string().contains(sentence), "{text}: {error}");
        assert_eq!((error.offset, error.length), (at, length), "{text}: {error}");
    }
}

/// All notations can write them.
#[test]
fn they_are_written() {
    let tree: Tree = "S:[L:[8,3],R:[2,?]]".parse().unwrap();
    for notation in Notation::ALL {
        let text = tree.written_in(notation).unwrap();
        assert!(text.contains('?'), "{text}");
        let read = text.parse::<AnyGame>().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read, AnyGame::Tree(tree.clone()), "{text}");
    }
    let tree: Tree = "[L:[8,3],R:[2,?]]".parse().unwrap();
    assert_eq!(Tree::from_game(&tree, 100, None), Ok(tree));
}

/// Runs a search with and without an observer, with the same outcome. Returns it with the last events.
fn run(algorithm: &str, game: &str, options: &[(&str, &str)]) -> Outcome {
    let search = || {
        let game: AnyGame = game.parse().unwrap();
        let options = options.iter().copied();
        AnySearch::builder(algorithm, game).options(options).build().unwrap()
    };
    let mut silent = search();
    while silent.step(&mut Silent) {}
    let (mut observed, mut last) = (search(), None);
    while observed.step(&mut |_: Line, event: Event<'_>| {
        last = match event {
            Event::Done { outcome } => Some(outcome.clone()),
            _ => None,
        };
    }) {}
    let outcome = observed.outcome().unwrap().clone();
    assert_eq!(silent.outcome(), Some(&outcome), "{algorithm} {game}");
    assert_eq!(last.as_ref(), Some(&outcome), "{algorithm} {game}: the end is told");
    outcome
}

#[test]
fn a_search_that_does_not_look_there_does_not_need_them() {
    for algorithm in ["alpha-beta", "ab-node-value", "scout", "nega-scout", "sss-star", "mtd"] {
        let outcome = run(algorithm, "[[8,3],[2,x]]", &[]);
        assert_eq!((outcome.value(), outcome.reason), (Some(Value::new(3)), Reason::Solved));
    }
    let outcome = run("proof-number", "[[8,3],[2,x]]", &[("goal", "3")]);
    assert_eq!(outcome.reason, Reason::Solved);
    assert_eq!(outcome.bounds, Interval { lower: Value::new(3), upper: Value::INF });
}

#[test]
fn a_search_that_looks_there_ends() {
    for (algorithm, options) in [
        ("minimax", &[][..]),
        ("alpha-beta", &[]),
        ("sss-star", &[]),
        ("dual-star", &[]),
        ("mtd", &[]),
        ("scout", &[]),
        ("nega-scout", &[]),
        ("ab-node-value", &[]),
        ("alpha-beta", &[("depth", "2")]),
        ("alpha-beta", &[("table", "on")]),
        ("mcts", &[]),
    ] {
        for game in ["[[8,x],[9,2]]", "min:[[8,x],[2,9]]", "tree:?"] {
            let outcome = run(algorithm, game, options);
            assert_eq!(outcome.reason, Reason::Unknown, "{algorithm} {game}");
            assert!(!outcome.is_proved() && outcome.value().is_none(), "{algorithm} {game}");
        }
    }
    let outcome = run("branch-and-bound", "min-only:0..90[1..90[8,x],2..90[3]]", &[]);
    assert_eq!(outcome.reason, Reason::Unknown);
    assert_eq!(outcome.bounds, Interval { lower: Value::NEG_INF, upper: Value::new(8) });
    // What is known until then holds: MAX has 8.
    let outcome = run("alpha-beta", "[[8,9],[9,x]]", &[]);
    assert_eq!((outcome.best, outcome.counts.leaves), (Some(0), 4));
    let outcome = run("proof-number", "[[8,x],[9,2]]", &[("goal", "3")]);
    assert_eq!((outcome.reason, outcome.bounds), (Reason::Unknown, Interval::ALL));
}

/// B* takes it for a leaf that is known by bounds, and needs the values of all leaves to make bounds.
#[test]
fn b_star_has_bounds_of_them() {
    assert_eq!(run("b-star", "[A:5..9[6,7],B:0..4[x,2]]", &[]).reason, Reason::Separation);
    let game: AnyGame = "[[8,3],[2,x]]".parse().unwrap();
    let error = AnySearch::new("b-star", game).unwrap_err();
    assert!(error.to_string().contains("the value of a leaf is not known"), "{error}");
    assert!(matches!(&error, SearchError::Option(wrong) if wrong.name() == "game"), "{error:?}");
}

/// Whatever the search, a tree with such a leaf has an end.
#[test]
fn every_search_ends() {
    for algorithm in ALGORITHMS {
        for game in ["[[8,x],[9,2]]", "max-only:[[8,x],[9,2]]", "min-only:[[x,x],[9,2]]", "[?]"] {
            let game: AnyGame = game.parse().unwrap();
            let Ok(mut search) = AnySearch::new(algorithm.name, game) else { continue };
            while search.step(&mut Silent) {}
            assert!(search.outcome().is_some(), "{}", algorithm.name);
        }
    }
}

/// Nested lists with unknown leaves.
fn any_tree() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![3 => (-9..9_i32).prop_map(|value| value.to_string()), 1 => Just("?".to_owned())];
    leaf.prop_recursive(4, 30, 4, |inner| {
        proptest::collection::vec(inner, 1..4).prop_map(|list| format!("[{}]", list.join(",")))
    })
}

proptest! {
    /// A value that is found in spite of unknown leaves is the value whatever they are worth.
    #[test]
    fn a_value_that_is_found_depends_on_none_of_them(tree in any_tree(), player in 0..3_usize) {
        let text = format!("tree:{}{tree}", ["", "min:", "max-only:"][player]);
        for algorithm in ["minimax", "alpha-beta", "ab-node-value", "scout", "nega-scout", "mtd", "sss-star", "dual-star"] {
            let outcome = run(algorithm, &text, &[]);
            prop_assert_eq!(outcome.reason == Reason::Solved, outcome.value().is_some());
            for worth in ["-99", "0", "99"] {
                let known = run(algorithm, &text.replace('?', worth), &[]).value().unwrap();
                prop_assert!(outcome.bounds.contains(known), "{algorithm}: {text}, {worth}");
            }
        }
        let goal = run("proof-number", &text, &[("goal", "1")]);
        for worth in ["-99", "0", "99"] {
            let known = run("minimax", &text.replace('?', worth), &[]).value().unwrap();
            prop_assert!(goal.bounds.contains(known), "proof-number: {text}, {worth}");
        }
    }
}
