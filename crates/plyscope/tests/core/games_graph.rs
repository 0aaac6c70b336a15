//! Trees with nodes that are used again.

use expect_test::{Expect, expect};
use plyscope::{AnyGame, AnySearch, Event, Game, Line, Player, Silent, tree::Tree};

fn read(text: &str) -> Tree {
    text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"))
}

/// `text` is the graph that is written `canonical`, after `tree:`.
fn check(text: &str, canonical: &str) {
    let tree = read(text);
    assert_eq!(tree.to_string(), format!("tree:{canonical}"), "{text}");
    assert_eq!(read(&tree.to_string()), tree);
    assert_eq!(read(&tree.to_json()), tree, "{}", tree.to_json());
}

#[test]
fn a_graph_is_written_in_several_ways() {
    for text in [
        "[[&x[3,12],4],[*x,6]]",
        "tree:[[&x [3,12] 4] [*x 6]]",
        "((&x:(3 12) 4)(*x 6))",
        "[[&\"x\":[3,12],4],[*\"x\",6]]",
        r#"{"children":[[{"id":"x","children":[3,12]},4],[{"same":"x"},6]]}"#,
    ] {
        check(text, "[[&x[3,12],4],[*x,6]]");
    }
    check("[A:&x:5,[*x,B:*x]]", "[A:&x:5,[*x,B:*x]]");
    check("[[&x:2..9[3,8]],[*x]]", "[[&x:2..9[3,8]],[*x]]");
    check("[[&x:2..9],[*x]]", "[[&x:2..9],[*x]]");
    check("min:[&a[&b[1,2],*b],&c[*b,3],[*c]]", "min:[&a[&b[1,2],*b],&c[*b,3],[*c]]");
    check("max-only:[&\"a b\"[1,2],[*\"a b\",4]]", "max-only:[&\"a b\"[1,2],[*\"a b\",4]]");
    // Boxes are leaves beside a node that is used again, as they are without it.
    check("[&x[[3],[4]],*x]", "[&x[3,4],*x]");
    check("[&x[[3],5],[*x]]", "[&x[[3],5],[*x]]");
    // These are names in a map of names, as they have always been.
    check(r#"{"id":3,"same":12}"#, "[id:3,same:12]");
}

#[test]
fn a_node_that_is_used_again_is_one_position() {
    let tree = read("[[&x[3,12],4],[*x,6],&y:7]");
    let at = |path: &[u32]| path.iter().fold(tree.start(), |node, child| tree.play(&node, child));
    assert_eq!(at(&[0, 0]), at(&[1, 0]));
    assert_eq!(at(&[0, 0, 1]), at(&[1, 0, 1]));
    assert_ne!(at(&[0, 1]), at(&[1, 1]));
    assert!(tree.merges() && !read("[[3,12],4]").merges());
    // It has its mark for a name, and another one where it is given one.
    assert_eq!(tree.move_name(&at(&[1]), &0).as_deref(), Some("x"));
    assert_eq!(read("[&x[1,2],B:*x]").move_name(&tree.start(), &1).as_deref(), Some("B"));
    assert!(tree.is_named());
    // MAX is to move at one, MIN at the other.
    let uneven = read("[&x[3,12],[*x,6]]");
    let (above, below) = (uneven.play(&uneven.start(), &0), uneven.play(&uneven.start(), &1));
    assert_ne!(above, uneven.play(&below, &0));
    assert_eq!(uneven.player(&above), Player::Min);
}

fn mistake(text: &str, expected: Expect) {
    let error = text.parse::<AnyGame>().expect_err(text);
    expected.assert_eq(&format!("{error}\n"));
}

#[test]
fn mistakes_are_told_at_their_place() {
    mistake(
        "[[&x[3,*x],4],6]",
        expect![[r#"
            line 1, column 8: this is below the node that `&x` marks: a line of play would come back to it, for ever
            [[&x[3,*x],4],6]
                   ^^
        "#]],
    );
    mistake(
        "[[*x,4],[&x[3,12],6]]",
        expect![[r#"
            line 1, column 3: no node before this one is marked `&x`
            [[*x,4],[&x[3,12],6]]
              ^^
        "#]],
    );
    mistake(
        "[&x[3,12],&x[4,5]]",
        expect![[r#"
            line 1, column 11: `&x` marks another node already
            [&x[3,12],&x[4,5]]
                      ^^
        "#]],
    );
    mistake(
        "[&[3,12],4]",
        expect![[r#"
            line 1, column 3: expected the name of a node, found `[`
            [&[3,12],4]
              ^
        "#]],
    );
    mistake(
        r#"[&x[3,12],{"value":5,"same":"x"}]"#,
        expect![[r#"
            line 1, column 11: a node that is the same as another has nothing of its own but a name
            [&x[3,12],{"value":5,"same":"x"}]
                      ^
        "#]],
    );
}

#[test]
fn searches_that_remember_positions_do_less() {
    // A ladder: each ply is used twice, so that there are 2^12 lines of play.
    let mut text = "&n0[1,2]".to_owned();
    for ply in 1..12 {
        text = format!("&n{ply}[{text},*n{}]", ply - 1);
    }
    let leaves = |table: &str| {
        let game: AnyGame = text.parse().unwrap();
        let search = AnySearch::builder("minimax", game).option("table", table).build();
        let mut search = search.unwrap();
        while search.step(&mut Silent) {}
        search.outcome().unwrap().counts.leaves
    };
    assert_eq!((leaves("off"), leaves("auto")), (4096, 2));
    let mut same = 0;
    let mut search = AnySearch::new("b-star", text.parse::<AnyGame>().unwrap()).unwrap();
    while search.step(&mut |_: Line, event: Event<'_>| {
        same += usize::from(matches!(event, Event::Same { .. }));
    }) {}
    assert!(same > 0, "B* merges what is used again");
}

/// With a look at all marks or all open lists for each mark, these took more than a minute.
#[test]
fn the_time_for_a_mark_does_not_grow_with_marks_or_depth() {
    let marks =
        (0..200_000).map(|number| format!("[&m{number}:3,*m{number}],")).collect::<String>();
    let deep = format!(
        "[&a:[3,1],{}{}1{}]",
        "[".repeat(300_000),
        "*a,".repeat(300_000),
        "]".repeat(300_000)
    );
    for text in [format!("[{marks}1]"), deep] {
        assert!(text.parse::<AnyGame>().is_ok());
    }
}
