//! What can be written as a tree.

use std::time::{Duration, Instant};

use plyscope::{
    AnyGame, AnySearch, Event, Game, Interval, Line, Player, Silent, Value,
    tree::{Lacking, Notation, Tree},
};

use crate::here::is_here;

fn read(text: &str) -> Tree {
    text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"))
}

fn minimax<G: Game>(game: &G, position: &G::Position) -> Value {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    let values = moves.iter().map(|m| minimax(game, &game.play(position, m)));
    match game.player(position) {
        Player::Max => values.max(),
        Player::Min => values.min(),
    }
    .unwrap_or_else(|| game.value(position))
}

/// `text` is the tree that is written `canonical`, after `tree:`.
fn check(text: &str, canonical: &str) {
    let tree = read(text);
    assert_eq!(tree.to_string(), format!("tree:{canonical}"), "{text}");
    assert_eq!(read(&tree.to_string()), tree);
    assert_eq!(read(&tree.to_json()), tree, "{}", tree.to_json());
}

#[test]
fn one_tree_is_written_in_many_ways() {
    for text in [
        "[[3,12],[2,4]]",
        "tree:[[3,12],[2,4]]",
        " tree: [ [3 , 12] , [2 , 4] ]\n",
        "((3 12) (2 4))",
        "((3 12)(2 4))",
        "[(3 12) [2\t4]]",
        "[[[3],[12]],[[2],[4]]]",
        "(((3)(12))((2)(4)))",
        r#"{"children":[{"children":[{"value":3},{"value":12}]},{"children":[2,4]}]}"#,
        r#"{"children": [ [3,12], {"children": [2.0, {"value": 4, "children": []}]} ]}"#,
    ] {
        check(text, "[[3,12],[2,4]]");
    }
}

#[test]
fn a_box_is_a_leaf_only_where_all_leaves_are_boxed_and_two_side_by_side() {
    check("[[[4]]]", "[[[4]]]");
    check("[[3],[5,6]]", "[[3],[5,6]]");
    check("[[[3]],[[4]]]", "[[[3]],[[4]]]");
    check("[[3],[4]]", "[3,4]");
    check("[[3],[4],[[5]]]", "[3,4,[5]]");
    check("[a:[3],b:[4]]", "[a:[3],b:[4]]");
    check("[[a:3],[4]]", "[[a:3],[4]]");
    check("[[3..3],[4]]", "[[3..3],[4]]");
    check("[2..9[3],[4]]", "[2..9[3],[4]]");
    check("2..9[[3],[4]]", "2..9[3,4]");
    check("tree:A:[[3],B:[[4],[5]]]", "A:[3,B:[4,5]]");
}

#[test]
fn names_bounds_and_numbers() {
    check("7", "7");
    check("min:7", "min:7");
    check("min:[3 12]", "min:[3,12]");
    check(" min : [3]", "min:[3]");
    check("max-only:[[3 12] 4]", "max-only:[[3,12],4]");
    check(" min-only : A:[3]", "min-only:A:[3]");
    check("\"max-only\":[3]", "\"max-only\":[3]");
    check(r#"{"player":"max-only","children":[{"value":3}]}"#, "max-only:[3]");
    check("tree:A:[b_1 : 3, \"\":4]", "A:[b_1:3,\"\":4]");
    check("tree:tree:[inf:3]", "\"tree\":[\"inf\":3]");
    check("\"min\":[3]", "\"min\":[3]");
    check(
        r#"["N f3":[1], "\"\\\/\u00e9\ud83d\ude00\n":2]"#,
        "[\"N f3\":[1],\"\\\"\\\\/é😀\\u000a\":2]",
    );
    check("[a:2..9[3..5, 4], b:-1..inf]", "[a:2..9[3..5,4],b:-1..inf]");
    check("2..9(1 2)", "2..9[1,2]");
    check("[0.50, -.25, +3, −3]", "[0.5,-0.25,3,-3]");
    check("[inf, -inf, ∞, −∞, -0]", "[inf,-inf,inf,-inf,0]");
    check("[2147483646, -2147483646]", "[2147483646,-2147483646]");
    check(
        r#"{"player":"min","name":"A","children":[{"lower":"-inf","upper":2.5}]}"#,
        "min:A:[-inf..2.5]",
    );
}

#[test]
fn a_leaf_known_by_bounds_is_worth_its_lower_one() {
    let tree = read("[2..9[3..5, 4], 1.5]");
    let start = tree.start();
    let bounds = |lower, upper| Interval::new(Value::new(lower), Value::new(upper));
    let inner = tree.play(&start, &0);
    assert_eq!(tree.interval(&start), None);
    assert_eq!(tree.value(&start), Value::ZERO);
    assert_eq!((tree.interval(&inner), tree.value(&inner)), (bounds(20, 90), Value::new(20)));
    let leaf = tree.play(&inner, &0);
    assert_eq!((tree.interval(&leaf), tree.value(&leaf)), (bounds(30, 50), Value::new(30)));
    assert_eq!(tree.interval(&tree.play(&start, &1)), bounds(15, 15));
}

#[test]
fn an_inner_node_with_an_estimate_is_worth_it_at_a_horizon() {
    let tree = read("[A:5[3,12],B:7.5[2,4],-1]");
    let value = |depth| {
        let game = AnyGame::Tree(tree.clone());
        let search = AnySearch::builder("alpha-beta", game).option("depth", depth);
        let mut search = search.build().unwrap();
        while search.step(&mut Silent) {}
        search.outcome().unwrap().value()
    };
    assert_eq!((value("1"), value("2")), (Some(Value::new(75)), Some(Value::new(30))));
    assert_eq!(tree.interval(&tree.play(&tree.start(), &1)), None);
    assert_eq!(read("[0[3,12],2]").to_string(), "tree:[[3,12],2]");
}

/// The worked trees are read, and their values are what the file says.
#[test]
fn a_node_that_is_not_quiet_is_marked_behind_its_estimate() {
    if !is_here("random") {
        return;
    }
    let text = "[A:5![3,12],&x:0![7,2],*x,-0.5![1![4]]]";
    for text in
        ["[A:5![3,12] &x:0![7 2] *x -0.5![1![4]]]", "(A:5!(3,12),&x:0!(7,2),*x,-0.5!(1!(4)))", text]
    {
        check(text, "[A:5![3,12],&x:0![7,2],*x,-0.5![1![4]]]");
    }
    let json = r#"{"children":[{"quiet":false,"value":5,"children":[{"value":3,"quiet":true}]}]}"#;
    check(json, "[5![3]]");
    let tree = read(text);
    let children = [0, 1, 2, 3].map(|child| tree.play(&tree.start(), &child));
    assert!(tree.is_quiet(&tree.start()) && children.iter().all(|child| !tree.is_quiet(child)));
    let names = [0, 1, 2, 3].map(|child| tree.move_name(&tree.start(), &child).unwrap());
    assert_eq!(names, ["A!", "x!", "x!", "!"]);
    for notation in Notation::ALL {
        let written = read("[A:5![3,12],4]").written_in(notation);
        match notation {
            Notation::Lists | Notation::Tuples | Notation::Symbols | Notation::Json => {
                let written = written.unwrap();
                assert_eq!(read(&written).to_string(), "tree:[A:5![3,12],4]", "{written}");
            }
            _ => assert_eq!(written.unwrap_err().what, Lacking::Unquiet, "{notation:?}"),
        }
    }
    for (text, place) in [("[5!,4]", 2), ("[A:5!]", 4), ("[2..9![3,4],5]", 5)] {
        let error = text.parse::<AnyGame>().expect_err(text);
        assert_eq!(error.offset, place, "{text}\n{error}");
    }
    let text = r#"{"children":[{"value":5,"quiet":0}]}"#;
    let error = text.parse::<Tree>().unwrap_err().to_string();
    assert!(error.contains("true or false"), "{error}");
}

#[test]
fn the_worked_trees() {
    let cases = include_str!("../../../../tests/conformance/trees.json");
    let field = |text: &str, key: &str| -> Option<String> {
        let rest = text.split(&format!("\"{key}\": ")).nth(1)?;
        Some(rest.split('\n').next()?.trim_end_matches(',').trim_matches('"').to_owned())
    };
    let mut count = 0;
    for case in cases.split("\"id\": ").skip(1) {
        let (game, value) = (field(case, "game").unwrap(), field(case, "value").unwrap());
        let tree = read(&game);
        assert_eq!(minimax(&tree, &tree.start()).display(tree.unit()).to_string(), value);
        assert_eq!(tree.to_string(), game, "the file writes them as Display does");
        count += 1;
    }
    assert!(count >= 12, "{count} cases");
    let example = field(include_str!("../../../../tests/conformance/b-star.json"), "game").unwrap();
    let game = example.split('"').next().unwrap();
    assert_eq!(read(game).to_string(), game);
}

const MILLION: usize = 1_000_000;

#[test]
fn a_chain_of_a_million_nodes() {
    let text = format!("{}7{}", "[".repeat(MILLION - 1), "]".repeat(MILLION - 1));
    let tree = read(&text);
    assert_eq!(tree.nodes(), MILLION);
    assert_eq!(tree.clone().to_string(), format!("tree:{text}"));
    assert_eq!(read(&tree.to_json()), tree);
    assert_eq!(Tree::from_game(&tree, MILLION, None).unwrap(), tree);
}

#[test]
fn a_root_with_a_million_children() {
    let text = format!("[{}0]", "5,".repeat(MILLION - 1));
    let tree = read(&text);
    assert_eq!(tree.nodes(), MILLION + 1);
    assert_eq!(tree.to_string(), format!("tree:{text}"));
    assert_eq!(read(&tree.to_json()), tree);
}

#[test]
fn ten_million_brackets_are_refused_quickly() {
    let begin = Instant::now();
    assert!("[".repeat(10 * MILLION).parse::<AnyGame>().is_err());
    for start in ["{\"children\":[", "\"", "a:[", "9..9[", "-", ","] {
        let text = start.repeat(MILLION / start.len());
        assert!(text.parse::<AnyGame>().is_err());
    }
    let names_last =
        format!("{}7{}", "{\"children\":[".repeat(200_000), "],\"name\":\"a\"}".repeat(200_000));
    assert_eq!(read(&names_last).nodes(), 200_001);
    assert!(begin.elapsed() < Duration::from_secs(60), "{:?}", begin.elapsed());
}

/// One player moves at every node, and takes the best of all leaves; B\*'s bounds are the greatest
/// of both ends at each level, or the least.
#[test]
fn trees_of_one_player() {
    for (text, player, best) in [
        ("max-only:[[3,12],[2,14]]", Player::Max, 14),
        ("min-only:[[3,12],[2,14]]", Player::Min, 2),
    ] {
        let game: AnyGame = text.parse().unwrap();
        let mut position = game.start();
        for _ in 0..3 {
            assert_eq!(game.player(&position), player, "{text}");
            let mut moves = Vec::new();
            game.moves(&position, &mut moves);
            let Some(mv) = moves.first() else { break };
            position = game.play(&position, mv);
        }
        for algorithm in
            ["minimax", "alpha-beta", "scout", "nega-scout", "mtd", "sss-star", "dual-star"]
        {
            let mut search = AnySearch::new(algorithm, game.clone()).unwrap();
            while search.step(&mut Silent) {}
            assert_eq!(search.outcome().unwrap().value(), Some(Value::new(best)), "{algorithm}");
        }
    }
    let game: AnyGame = "max-only:[A:0..9[1..4[1..4],3..8[3..8]],B:0..2]".parse().unwrap();
    let mut backed_up = Vec::new();
    let mut search = AnySearch::new("b-star", game).unwrap();
    while search.step(&mut |_: Line, event: Event<'_>| {
        if let Event::BackupBounds { node, bounds } = event {
            backed_up.push((node.0, bounds.lower.units(), bounds.upper.units()));
        }
    }) {}
    assert!(backed_up.contains(&(1, 3, 8)), "the greatest of both ends: {backed_up:?}");
}
