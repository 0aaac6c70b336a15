//! `plyscope run`.

use expect_test::{Expect, expect};

use super::{TREE, answer, complaint, plyscope, plyscope_reads};

fn check(arguments: &str, game: &str, expected: Expect) {
    let mut words = vec!["run", "--game", game, "--algorithm"];
    words.extend(arguments.split(' '));
    expected.assert_eq(&answer(plyscope(&words)));
}

#[test]
fn a_tree_as_text() {
    check(
        "alpha-beta",
        TREE,
        expect![[r#"
            value        3
            best move    1
            line         1.1
            reason       solved: the value is found
            nodes        11
            leaves       7
            evaluations  7
            cutoffs      1
        "#]],
    );
}

#[test]
fn names_and_decimals() {
    check(
        "minimax",
        "[[x:4.5, 4.25], [b1:13, b2:12.5]]",
        expect![[r#"
            value        12.5
            best move    2
            line         2.2 (2, b2)
            reason       solved: the value is found
            nodes        7
            leaves       4
            evaluations  4
            cutoffs      0
        "#]],
    );
}

#[test]
fn means_are_fractions_or_decimals() {
    let value = |choice: &str| {
        let told = answer(plyscope(&["run", "-a", "minimax", "-g", "[chance:[5,2],3]", choice]));
        told.lines().next().unwrap_or_default().to_owned()
    };
    assert_eq!(value("numbers=fractions"), "value        7/2");
    assert_eq!(value("numbers=decimals"), "value        3.5");
    assert_eq!(value("numbers=auto"), "value        7/2");
    let known = plyscope(&["run", "-a", "minimax", "-g", "[chance:[5,2],3]", "numbers=words"]);
    assert!(complaint(known).contains("numbers takes auto, decimals or fractions"));
}

#[test]
fn a_best_first_search_has_the_size_of_open() {
    check(
        "sss-star",
        "nim:2,1",
        expect![[r#"
            value        1
            best move    2 (0,1)
            line         2.1 (0,1, 0,0)
            reason       solved: the value is found
            nodes        9
            leaves       3
            evaluations  3
            cutoffs      0
            pops         12
            max OPEN     3
        "#]],
    );
}

#[test]
fn b_star_gives_bounds() {
    let game = "[15..30[15..26[22..26],19..25[23..25],22..30],8..22[8..15],10..19[10..14]]";
    check(
        "b-star",
        game,
        expect![[r#"
        value        19..25
        best move    1
        line         1.2
        reason       separation: no other move can be better
        nodes        9
        leaves       3
        evaluations  9
        cutoffs      0
        expansions   4
    "#]],
    );
    check(
        "b-star --format json",
        game,
        expect![[r#"
        {"lower":19,"upper":25,"best":"1","line":"1.2","reason":"separation","counts":{"nodes":9,"leaves":3,"evaluations":9,"cutoffs":0,"expansions":4}}
    "#]],
    );
}

#[test]
fn positions_below_the_horizon_are_told() {
    let game = "chess:7k/8/4p3/3p4/4P3/8/8/7K w - - 0 1";
    check(
        "alpha-beta depth=0",
        game,
        expect![[r#"
        value        -100
        best move    none: the game is over
        line         e
        reason       solved: the value is found
        nodes        1
        leaves       1
        evaluations  1
        cutoffs      0
        below nodes  2
    "#]],
    );
    check(
        "alpha-beta depth=0 --format json",
        game,
        expect![[r#"
        {"value":-100,"best":null,"line":"e","reason":"solved","counts":{"nodes":1,"leaves":1,"evaluations":1,"cutoffs":0,"ahead":2}}
    "#]],
    );
}

#[test]
fn a_goal_is_proved_or_disproved() {
    check(
        "proof-number goal=3",
        TREE,
        expect![[r#"
            value        3..inf
            best move    1
            line         1.1
            reason       solved: the goal is proved or disproved
            nodes        7
            leaves       3
            evaluations  3
            cutoffs      0
            expansions   2
        "#]],
    );
    check(
        "proof-number goal=4",
        TREE,
        expect![[r#"
            value        -inf..3
            best move    1
            line         1.1
            reason       solved: the goal is proved or disproved
            nodes        13
            leaves       9
            evaluations  9
            cutoffs      0
            expansions   4
        "#]],
    );
}

#[test]
fn a_used_up_budget_has_a_result() {
    check(
        "b-star budget=1",
        "random:depth=5",
        expect![[r#"
            value        60..83
            best move    1
            line         1
            reason       budget: it is used up; the best move is an estimate
            nodes        4
            leaves       0
            evaluations  4
            cutoffs      0
            expansions   1
        "#]],
    );
}

#[test]
fn leaves_known_by_bounds_exhaust_the_search() {
    check(
        "b-star",
        "[2..9,3..8]",
        expect![[r#"
            value        3..9
            best move    2
            line         2
            reason       exhausted: no node is left to expand; the best move is an estimate
            nodes        3
            leaves       2
            evaluations  3
            cutoffs      0
            expansions   1
        "#]],
    );
}

#[test]
fn options_can_be_anywhere() {
    check(
        "alpha-beta depth=1 --format text table=on",
        TREE,
        expect![[r#"
            value        0
            best move    1
            line         1
            reason       solved: the value is found
            nodes        4
            leaves       3
            evaluations  3
            cutoffs      0
        "#]],
    );
}

#[test]
fn one_object_of_json() {
    check(
        "alpha-beta --format json",
        "[[3,0.5],[inf,-inf]]",
        expect![[r#"
        {"value":0.5,"best":"1","line":"1.2","reason":"solved","counts":{"nodes":7,"leaves":4,"evaluations":4,"cutoffs":0}}
    "#]],
    );
    check(
        "minimax --format json",
        "-5",
        expect![[r#"
        {"value":-5,"best":null,"line":"e","reason":"solved","counts":{"nodes":1,"leaves":1,"evaluations":1,"cutoffs":0}}
    "#]],
    );
}

#[test]
fn the_object_is_the_last_line_of_the_trace() {
    for algorithm in plyscope::ALGORITHMS.iter().map(|algorithm| algorithm.name) {
        // Some searches accept only some games.
        let mut games = [TREE].into_iter().chain(plyscope::GAMES.iter().map(|game| game.example));
        let game = games.find(|game| {
            let game: plyscope::AnyGame = game.parse().unwrap();
            plyscope::AnySearch::new(algorithm, game).is_ok()
        });
        let words = ["-a", algorithm, "-g", game.unwrap()];
        let run = [&["run", "--format", "json"], words.as_slice()].concat();
        let trace = answer(plyscope(&[&["trace"], words.as_slice()].concat()));
        let (_, fields) = trace.lines().last().unwrap().split_once(r#""event":"done","#).unwrap();
        assert_eq!(answer(plyscope(&run)), format!("{{{fields}\n"), "{algorithm}");
    }
}

#[test]
fn the_game_may_come_from_standard_input() {
    let words = ["run", "-a", "minimax", "-g", "-"];
    let expected = answer(plyscope(&["run", "-a", "minimax", "-g", "tic-tac-toe:XO./OXX/..O"]));
    for newline in ["", "\n", "\r\n"] {
        let game = format!("tic-tac-toe:XO./OXX/..O{newline}");
        assert_eq!(answer(plyscope_reads(&words, game.as_bytes())), expected, "{newline:?}");
    }
}

#[test]
fn a_long_line_is_shortened_in_text_and_complete_in_json() {
    let depth = 100_000;
    let game = format!("{}{}{}", "[".repeat(depth - 1), "[x:1]", "]".repeat(depth - 1));
    let run = |words: &[&str]| {
        answer(plyscope_reads(&[&["run", "-g", "-"], words].concat(), game.as_bytes()))
    };
    expect![[r#"
        value        1
        best move    1
        line         1.1.1.1.1.1.1.1.1.1.1.1.1.1.1 … 1, 100000 plies (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 … x)
        reason       solved: the value is found
        nodes        100001
        leaves       1
        evaluations  1
        cutoffs      0
    "#]].assert_eq(&run(&["-a", "alpha-beta"]));

    let json: serde_json::Value =
        serde_json::from_str(&run(&["-a", "alpha-beta", "--format", "json"])).unwrap();
    assert_eq!(json["line"].as_str().unwrap().split('.').count(), depth);
}

#[test]
fn a_long_or_unprintable_name_is_made_printable() {
    let name = format!("\\u001b{}", "x".repeat(1000));
    check(
        "minimax",
        &format!(r#"["{name}":3]"#),
        expect![[r#"
            value        3
            best move    1 (�xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…)
            line         1 (�xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…)
            reason       solved: the value is found
            nodes        2
            leaves       1
            evaluations  1
            cutoffs      0
        "#]],
    );
}

#[test]
fn the_order_of_moves() {
    let order = |more: &[&str]| plyscope(&[&["order", "-g"], more].concat());
    let tree = "[[3,12,8],[2,4,6],[14,5,2]]";
    let docs = include_str!("../../../../docs/classroom.md");
    let told = docs.split("$ plyscope order").nth(1).and_then(|told| told.split("```").next());
    let (_, table) = told.and_then(|told| told.split_once('\n')).unwrap();
    assert_eq!(answer(order(&[tree])), table);
    assert_eq!(answer(order(&[tree, "--best"])), "tree:[[3,12,8],[2,4,6],[2,14,5]]\n");
    let nim = r#"tree:["0,1":["0,0":1],"1,1":["0,1":["0,0":-1],"1,0":["0,0":-1]],"2,0":["1,0":["0,0":-1],"0,0":1]]"#;
    assert_eq!(answer(order(&["nim:2,1", "--best"])), format!("{nim}\n"));
    let said = complaint(order(&["[[3,?],4]"]));
    assert_eq!(said, "plyscope: the value of a leaf is unknown\nexit code 2\n");
}

#[test]
fn a_tree_in_another_notation() {
    let convert = |game, more: &[&str]| plyscope(&[&["convert", "-g", game], more].concat());
    let tree = "tree:S:[L:[8,3],R:[5,6]]";
    assert_eq!(answer(convert(tree, &["--to", "symbols"])), "(S (L 8 3) (R 5 6))\n");
    assert_eq!(answer(convert(tree, &[])), format!("{tree}\n"));
    let text = answer(convert("nim:2,1", &["--to", "outline", "--plies", "1"]));
    assert_eq!(text, "MAX\n├── 1,1: 0\n├── 0,1: 0\n└── 2,0: 0\n");
    assert_eq!(
        complaint(convert("[[8,3],[5,6]]", &["--to", "map"])),
        "plyscope: map can't write a node without a name of its own; lists and json can\nexit code 2\n"
    );
    assert_eq!(
        complaint(convert("nim:9,9,9", &["--nodes", "50"])),
        "plyscope: the game's tree has more than 50 nodes: take fewer of its plies with `--plies`, or \
         allow more with `--nodes`\nexit code 2\n"
    );
}

#[test]
fn the_plies_of_a_game() {
    let expected = expect![[r#"
        ply                 nodes             different
          0                     1                     1
          1                     9                     9
          2                    72                    72
          3                   504                   252
          4                  3024                   756
          5                 15120                  1260
          6                 60480                  1680
          7                181440                  1260
          8                362880                   630
          9                362880                   126
        all                986410                  6046
    "#]];
    expected.assert_eq(&answer(plyscope(&["plies", "--game", "tic-tac-toe:ends=full-board"])));
    let expected = expect![[r#"
        ply                 nodes             different
          0                     1                     1
          1                     9                     9
        ply 2 has more than 50 different positions (--positions)
    "#]];
    let words = ["plies", "--game", "tic-tac-toe", "--positions", "50"];
    expected.assert_eq(&answer(plyscope(&words)));
    // 900 million positions are not made to see that they are more.
    let words = ["plies", "--game", "random:branching=30000,depth=9", "--positions", "50000"];
    let out = answer(plyscope(&words));
    let end = "\nply 2 has more than 50000 different positions (--positions)\n";
    assert!(out.ends_with(end), "{out}");
}

/// Time is the program's: what ends in time is the same as ever, and what doesn't says what is
/// known.
#[test]
fn a_search_can_have_so_many_seconds() {
    let run = |arguments: &[&str]| plyscope(&[&["run"], arguments].concat());
    let whole = answer(run(&["-a", "alpha-beta", "-g", TREE]));
    assert_eq!(answer(run(&["-a", "alpha-beta", "-g", TREE, "--seconds", "60"])), whole);

    let stopped = |arguments: &[&str]| {
        let output = run(&[arguments, &["--seconds", "0.05"]].concat());
        assert_eq!(output.status.code(), Some(5));
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(
            complaint,
            "plyscope: 0.05 seconds are over, and the search has not ended (--seconds)\n"
        );
        String::from_utf8(output.stdout).unwrap()
    };
    let row = |text: &str, name: &str| {
        let row = text.lines().find_map(|line| line.strip_prefix(name)).expect(name);
        row.trim().to_owned()
    };
    // No move at the root is settled.
    let text = stopped(&["-a", "minimax", "-g", "nim:255,255,255"]);
    assert_eq!(row(&text, "note"), "`table=on` searches a position that comes up again only once");
    assert_eq!(
        (row(&text, "value"), row(&text, "best move")),
        ("unknown".into(), "unknown".into())
    );
    assert!(row(&text, "reason").starts_with("time: "), "{text}");
    // The first tours are there, and a bound of all.
    let tours = &[
        "-a",
        "branch-and-bound",
        "-g",
        "tsp:random,cities=16,seed=3",
        "bound=path",
        "order=depth",
    ];
    let text = stopped(tours);
    let (value, best) = (row(&text, "value"), row(&text, "best move"));
    let (lower, upper) = value.split_once("..").expect("bounds");
    let [lower, upper] = [lower, upper].map(|bound| bound.parse::<i32>().unwrap());
    assert!(0 <= lower && lower < upper && upper > 1000, "{text}");
    assert!((1..16).any(|city| best.starts_with(&format!("{city} ("))), "{text}");
    let json: serde_json::Value =
        serde_json::from_str(&stopped(&[&tours[..], &["--format", "json"]].concat())).unwrap();
    assert_eq!((&json["stopped"], &json["reason"]), (&"time".into(), &"budget".into()));
    assert!(json["lower"].as_i64() < json["upper"].as_i64(), "{json}");
    assert!(json["counts"]["expansions"].as_u64() > Some(10), "{json}");
}
