//! What is answered to text that is wrong.

use expect_test::{Expect, expect};
use plyscope::{AnyGame, GAMES};

fn mistake(text: &str, expected: Expect) {
    let error = text.parse::<AnyGame>().expect_err(text);
    let place = format!("offset {}, length {}\n", error.offset, error.length);
    // A new game changes no text here.
    let games: Vec<_> = GAMES.iter().map(|game| game.name).collect();
    let error = error.to_string().replace(&games.join(", "), "(games)");
    expected.assert_eq(&format!("{place}{error}\n"));
}

#[test]
fn mistakes_in_lists() {
    mistake(
        "[[3,12,8],[2,4,6),[14,5,2]]",
        expect![[r#"
        offset 16, length 1
        line 1, column 17: expected `]`, a comma or a space, found `)`
        [[3,12,8],[2,4,6),[14,5,2]]
                        ^
    "#]],
    );
    mistake(
        "[[3,12],\n [2,4",
        expect![[r#"
        offset 14, length 0
        line 2, column 6: expected `]`, a comma or a space, found the end of the text
         [2,4
             ^
    "#]],
    );
    mistake(
        "[3,[]]",
        expect![[r#"
        offset 3, length 2
        line 1, column 4: a list needs at least one child; a leaf is a number without brackets
        [3,[]]
           ^^
    "#]],
    );
    mistake(
        "[3,,4]",
        expect![[r#"
        offset 3, length 1
        line 1, column 4: expected a number or a list, found `,`
        [3,,4]
           ^
    "#]],
    );
    mistake(
        "[3,4,,]",
        expect![[r#"
        offset 5, length 1
        line 1, column 6: expected a number or a list, found `,`
        [3,4,,]
             ^
    "#]],
    );
    mistake(
        "[3,4]]",
        expect![[r#"
        offset 5, length 1
        line 1, column 6: expected the end of the text, found `]`
        [3,4]]
             ^
    "#]],
    );
    mistake(
        "[3-4]",
        expect![[r#"
        offset 2, length 1
        line 1, column 3: expected `]`, a comma or a space, found `-`
        [3-4]
          ^
    "#]],
    );
    mistake(
        "[a:,4]",
        expect![[r#"
        offset 3, length 1
        line 1, column 4: expected a number or a list after the name, found `,`
        [a:,4]
           ^
    "#]],
    );
    mistake(
        "[\"a\" 4]",
        expect![[r#"
        offset 5, length 1
        line 1, column 6: expected `:`, found `4`
        ["a" 4]
             ^
    "#]],
    );
    mistake(
        "[3,four]",
        expect![[r#"
            offset 3, length 4
            line 1, column 4: the leaf `four` has no value: write `four:5` if that is 5, and `?` for a value that nobody knows
            [3,four]
               ^^^^
        "#]],
    );
    mistake(
        "[\"a",
        expect![[r#"
        offset 3, length 0
        line 1, column 4: expected `"`, found the end of the text
        ["a
           ^
    "#]],
    );
    mistake(
        r#"["\x":1]"#,
        expect![[r#"
        offset 3, length 1
        line 1, column 4: expected `"`, `\`, `/`, b, f, n, r, t or u with four digits, found `x`
        ["\x":1]
           ^
    "#]],
    );
    mistake(
        "tree:",
        expect![[r#"
        offset 5, length 0
        line 1, column 6: expected a number or a list, found the end of the text
        tree:
             ^
    "#]],
    );
}

#[test]
fn mistakes_in_numbers_and_bounds() {
    mistake(
        "[2..9 [3,4]]",
        expect![[r#"
        offset 6, length 1
        line 1, column 7: this list could be below the interval or beside it: write `2..9[4]` for the one, `2..9, [4]` for the other
        [2..9 [3,4]]
              ^
    "#]],
    );
    mistake(
        "[9..2]",
        expect![[r#"
        offset 1, length 4
        line 1, column 2: the lower bound comes first, and must not be above the upper one
        [9..2]
         ^^^^
    "#]],
    );
    mistake(
        "[2..,3]",
        expect![[r#"
        offset 4, length 1
        line 1, column 5: expected the upper bound after `..`, found `,`
        [2..,3]
            ^
    "#]],
    );
    mistake(
        "[0.01,30000000]",
        expect![[r#"
        offset 6, length 8
        line 1, column 7: this number is too great: with 2 decimals, as somewhere in this text, the greatest is 21474836.46
        [0.01,30000000]
              ^^^^^^^^
    "#]],
    );
    mistake(
        "[2147483647]",
        expect![[r#"
        offset 1, length 10
        line 1, column 2: this number is too great: with 0 decimals, as somewhere in this text, the greatest is 2147483646
        [2147483647]
         ^^^^^^^^^^
    "#]],
    );
    mistake(
        "[99999999999999999999999999]",
        expect![[r#"
        offset 1, length 26
        line 1, column 2: this number is too great: with 0 decimals, as somewhere in this text, the greatest is 2147483646
        [99999999999999999999999999]
         ^^^^^^^^^^^^^^^^^^^^^^^^^^
    "#]],
    );
    mistake(
        "[0.1234567891]",
        expect![[r#"
        offset 1, length 12
        line 1, column 2: a number has at most 9 decimals
        [0.1234567891]
         ^^^^^^^^^^^^
    "#]],
    );
    mistake(
        "[1x5]",
        expect![[r#"
        offset 2, length 2
        line 1, column 3: expected `]`, a comma or a space, found `x5`
        [1x5]
          ^^
    "#]],
    );
}

#[test]
fn several_nodes_without_brackets() {
    mistake(
        "3 12 8 / 2 4 6",
        expect![[r#"
            offset 2, length 1
            line 1, column 3: several nodes need brackets around them, such as [[3,12,8],[2,4,6]]; before the leaves of a uniform tree, write `branching=2:`
            3 12 8 / 2 4 6
              ^
        "#]],
    );
    mistake(
        "[3,12], [2,4]",
        expect![[r#"
            offset 6, length 1
            line 1, column 7: several nodes need brackets around them, such as [[3,12,8],[2,4,6]]; before the leaves of a uniform tree, write `branching=2:`
            [3,12], [2,4]
                  ^
        "#]],
    );
}

#[test]
fn mistakes_in_json() {
    mistake(
        r#"{"children":[{"value":3}"#,
        expect![[r#"
        offset 24, length 0
        line 1, column 25: expected `,` or `]`, found the end of the text
        {"children":[{"value":3}
                                ^
    "#]],
    );
    mistake(
        r#"{"children":[3 4]}"#,
        expect![[r#"
        offset 15, length 1
        line 1, column 16: expected `,` or `]`, found `4`
        {"children":[3 4]}
                       ^
    "#]],
    );
    mistake(
        r#"{"name":"A","sons":[3]}"#,
        expect![[r#"
        offset 12, length 6
        line 1, column 13: `sons` is not a key of a node; a node has children, name, value, lower, upper
        {"name":"A","sons":[3]}
                    ^^^^^^
    "#]],
    );
    mistake(
        r#"{"value":3,"value":4}"#,
        expect![[r#"
        offset 11, length 7
        line 1, column 12: `value` is given twice
        {"value":3,"value":4}
                   ^^^^^^^
    "#]],
    );
    mistake(
        r#"[a:{"name":"b","value":4}]"#,
        expect![[r#"
        offset 4, length 6
        line 1, column 5: `name` is given twice
        [a:{"name":"b","value":4}]
            ^^^^^^
    "#]],
    );
    mistake(
        r#"{}"#,
        expect![[r#"
        offset 0, length 1
        line 1, column 1: this node has neither children nor a value
        {}
        ^
    "#]],
    );
    mistake(
        r#"{"lower":3}"#,
        expect![[r#"
        offset 0, length 1
        line 1, column 1: a node has either a value, or lower and upper
        {"lower":3}
        ^
    "#]],
    );
    mistake(
        r#"{"lower":3,"upper":2}"#,
        expect![[r#"
        offset 0, length 1
        line 1, column 1: the lower bound comes first, and must not be above the upper one
        {"lower":3,"upper":2}
        ^
    "#]],
    );
    mistake(
        r#"{"children":[{"player":"min-only","children":[3]}]}"#,
        expect![[r#"
        offset 14, length 8
        line 1, column 15: only the root says that one player moves at every node
        {"children":[{"player":"min-only","children"…
                      ^^^^^^^^
    "#]],
    );
    mistake(
        r#"{"player":"me","value":3}"#,
        expect![[r#"
        offset 10, length 1
        line 1, column 11: expected "max" or "min", found `"`
        {"player":"me","value":3}
                  ^
    "#]],
    );
    mistake(
        r#"min:{"player":"max","value":3}"#,
        expect![[r#"
        offset 5, length 8
        line 1, column 6: `player` is given twice
        min:{"player":"max","value":3}
             ^^^^^^^^
    "#]],
    );
}

#[test]
fn mistakes_in_games() {
    mistake(
        "",
        expect![[r#"
        offset 0, length 0
        line 1, column 1: expected the name of a game, or a tree such as [[3,12],[2,4]], found the end of the text

        ^
    "#]],
    );
    mistake(
        "chequers:e4",
        expect![[r#"
            offset 0, length 8
            line 1, column 1: there is no game `chequers`; there are (games)
            chequers:e4
            ^^^^^^^^
        "#]],
    );
    mistake(
        "tictactoe",
        expect![[r#"
            offset 0, length 9
            line 1, column 1: there is no game `tictactoe` (did you mean `tic-tac-toe`?); there are (games)
            tictactoe
            ^^^^^^^^^
        "#]],
    );
    mistake(
        "nim:3,x",
        expect![[r#"
        offset 6, length 1
        line 1, column 7: a heap is a whole number of matches from 0 to 255
        nim:3,x
              ^
    "#]],
    );
    mistake(
        "nim:3,256",
        expect![[r#"
        offset 6, length 3
        line 1, column 7: a heap is a whole number of matches from 0 to 255
        nim:3,256
              ^^^
    "#]],
    );
    mistake(
        "nim:1,1,1,1,1,1,1,1,1",
        expect![[r#"
        offset 20, length 1
        line 1, column 21: there are at most 8 heaps
        nim:1,1,1,1,1,1,1,1,1
                            ^
    "#]],
    );
    mistake(
        "nim:3, play=worse",
        expect![[r#"
        offset 7, length 10
        line 1, column 8: `play=worse` is not valid: play takes misere or normal
        nim:3, play=worse
               ^^^^^^^^^^
    "#]],
    );
    mistake(
        "nim:3,play=normal,play=misere",
        expect![[r#"
        offset 18, length 11
        line 1, column 19: `play` is given twice, as `normal` and as `misere`
        nim:3,play=normal,play=misere
                          ^^^^^^^^^^^
    "#]],
    );
    mistake(
        "random:branching=0",
        expect![[r#"
        offset 7, length 11
        line 1, column 8: `branching=0` is not valid: branching takes a whole number from 1 to 1000000
        random:branching=0
               ^^^^^^^^^^^
    "#]],
    );
    mistake(
        "random:depth=3,width=2",
        expect![[r#"
        offset 15, length 7
        line 1, column 16: `random` has no option `width`; it has branching, depth, seed, min, max, order, ragged
        random:depth=3,width=2
                       ^^^^^^^
    "#]],
    );
    mistake(
        "random:3",
        expect![[r#"
        offset 7, length 1
        line 1, column 8: expected `name=value`, found `3`
        random:3
               ^
    "#]],
    );
    mistake(
        "random:min=9,max=3",
        expect![[r#"
        offset 7, length 5
        line 1, column 8: `min` is 9 and `max` is 3; `min` can't be above `max`
        random:min=9,max=3
               ^^^^^
    "#]],
    );
    mistake(
        "random:order=0.1234567891",
        expect![[r#"
        offset 7, length 18
        line 1, column 8: `order=0.1234567891` is not valid: order takes a number from 0 to 1 with at most nine decimals
        random:order=0.1234567891
               ^^^^^^^^^^^^^^^^^^
    "#]],
    );
    mistake(
        "tic-tac-toe:XX",
        expect![[r#"
        offset 12, length 2
        line 1, column 13: a board is three rows of three squares with `/` between them, such as X.O/.X./..O
        tic-tac-toe:XX
                    ^^
    "#]],
    );
    mistake(
        "tic-tac-toe:X?./.../...",
        expect![[r#"
        offset 13, length 1
        line 1, column 14: a square is X, O or `.`
        tic-tac-toe:X?./.../...
                     ^
    "#]],
    );
    mistake(
        "tic-tac-toe:XX./.../...",
        expect![[r#"
        offset 12, length 11
        line 1, column 13: 2 X and 0 O are not possible: X moves first, so there are as many X as O, or one more
        tic-tac-toe:XX./.../...
                    ^^^^^^^^^^^
    "#]],
    );
    mistake(
        "tic-tac-toe:XXX/OOO/...",
        expect![[r#"
        offset 12, length 11
        line 1, column 13: both sides can't have three in a row
        tic-tac-toe:XXX/OOO/...
                    ^^^^^^^^^^^
    "#]],
    );
    mistake(
        "tic-tac-toe:XXX/OO./O..",
        expect![[r#"
        offset 12, length 11
        line 1, column 13: X has three in a row, and yet O has moved after that
        tic-tac-toe:XXX/OO./O..
                    ^^^^^^^^^^^
    "#]],
    );
    mistake(
        "tic-tac-toe:OOO/XX./XX.",
        expect![[r#"
        offset 12, length 11
        line 1, column 13: O has three in a row, and yet X has moved after that
        tic-tac-toe:OOO/XX./XX.
                    ^^^^^^^^^^^
    "#]],
    );
}

#[test]
fn mistakes_in_matrices_of_roads() {
    mistake(
        "tsp:[]",
        expect![[r#"
        offset 4, length 2
        line 1, column 5: there are 2 to 25 cities, and as many rows; here are 0
        tsp:[]
            ^^
    "#]],
    );
    mistake(
        "tsp:[[0]]",
        expect![[r#"
        offset 4, length 5
        line 1, column 5: there are 2 to 25 cities, and as many rows; here are 1
        tsp:[[0]]
            ^^^^^
    "#]],
    );
    mistake(
        "tsp:[[0,1],[2]]",
        expect![[r#"
            offset 11, length 3
            line 1, column 12: row 2 is 1 long, but there are 2 rows: a matrix has a row for each city, and in it a length for each city
            tsp:[[0,1],[2]]
                       ^^^
        "#]],
    );
    mistake(
        "tsp:[[0,1],[2,0],[3,4]]",
        expect![[r#"
            offset 5, length 5
            line 1, column 6: row 1 is 2 long, but there are 3 rows: a matrix has a row for each city, and in it a length for each city
            tsp:[[0,1],[2,0],[3,4]]
                 ^^^^^
        "#]],
    );
    mistake(
        "tsp:[[0,1],[-2,0]]",
        expect![[r#"
        offset 12, length 2
        line 1, column 13: a road's length is a whole number from 0 to 100000000
        tsp:[[0,1],[-2,0]]
                    ^^
    "#]],
    );
    mistake(
        "tsp:[[0,1.5],[2,0]]",
        expect![[r#"
        offset 8, length 3
        line 1, column 9: a road's length is a whole number from 0 to 100000000
        tsp:[[0,1.5],[2,0]]
                ^^^
    "#]],
    );
    mistake(
        "tsp:[[0,x],[2,0]]",
        expect![[r#"
        offset 8, length 1
        line 1, column 9: a road's length is a whole number from 0 to 100000000
        tsp:[[0,x],[2,0]]
                ^
    "#]],
    );
    mistake(
        "tsp:[[0,100000001],[2,0]]",
        expect![[r#"
        offset 8, length 9
        line 1, column 9: a road's length is a whole number from 0 to 100000000
        tsp:[[0,100000001],[2,0]]
                ^^^^^^^^^
    "#]],
    );
    mistake(
        "tsp:[[0,inf],[2,0]]",
        expect![[r#"
            offset 8, length 3
            line 1, column 9: there is a road between any two cities here: where there is none, write a length that no tour can afford, up to 100000000
            tsp:[[0,inf],[2,0]]
                    ^^^
        "#]],
    );
    mistake(
        "tsp:[[0,1],[2,0]",
        expect![[r#"
            offset 16, length 0
            line 1, column 17: expected `[` or `]`, found the end of the text
            tsp:[[0,1],[2,0]
                            ^
        "#]],
    );
    mistake(
        "tsp:[[0,1],[2,0]],seed=2",
        expect![[r#"
            offset 18, length 6
            line 1, column 19: `tsp` has no option `seed`; it has bound
            tsp:[[0,1],[2,0]],seed=2
                              ^^^^^^
        "#]],
    );
    mistake(
        "tsp:[[0,1],2]",
        expect![[r#"
            offset 11, length 1
            line 1, column 12: expected `[` or `]`, found `2`
            tsp:[[0,1],2]
                       ^
        "#]],
    );
    mistake(
        "tsp:[[0,[1]]]",
        expect![[r#"
        offset 8, length 1
        line 1, column 9: expected `]`, a comma or a space, found `[`
        tsp:[[0,[1]]]
                ^
    "#]],
    );
    mistake(
        "tsp:[[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0]]",
        expect![[r#"
            offset 4, length 105
            line 1, column 5: there are 2 to 25 cities, and as many rows; here are 26
            tsp:[[0],[0],[0],[0],[0],[0],[0],[…
                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        "#]],
    );
    mistake(
        "tsp:round",
        expect![[r#"
        offset 4, length 5
        line 1, column 5: the cities are a matrix of lengths, such as [[0,3,9],[3,0,4],[9,4,0]], or random,cities=6,seed=2
        tsp:round
            ^^^^^
    "#]],
    );
    mistake(
        "tsp:random,random",
        expect![[r#"
        offset 11, length 6
        line 1, column 12: the cities are a matrix of lengths, such as [[0,3,9],[3,0,4],[9,4,0]], or random,cities=6,seed=2
        tsp:random,random
                   ^^^^^^
    "#]],
    );
    mistake(
        "tsp:random,cities=26",
        expect![[r#"
        offset 11, length 9
        line 1, column 12: `cities=26` is not valid: cities takes a whole number from 2 to 25
        tsp:random,cities=26
                   ^^^^^^^^^
    "#]],
    );
    mistake(
        "tsp:random,cities=5,speed=2",
        expect![[r#"
            offset 20, length 7
            line 1, column 21: `tsp` has no option `speed`; it has cities, seed, bound
            tsp:random,cities=5,speed=2
                                ^^^^^^^
        "#]],
    );
}

#[test]
fn mistakes_in_puzzles() {
    mistake(
        "puzzle:1 2 3",
        expect![[r#"
        offset 7, length 5
        line 1, column 8: a puzzle has two rows and two columns at least and 16 places at the most, with `/` between the rows, such as 1 2 3/4 . 6/7 5 8
        puzzle:1 2 3
               ^^^^^
    "#]],
    );
    mistake(
        "puzzle:1/2/.",
        expect![[r#"
        offset 7, length 5
        line 1, column 8: a puzzle has two rows and two columns at least and 16 places at the most, with `/` between the rows, such as 1 2 3/4 . 6/7 5 8
        puzzle:1/2/.
               ^^^^^
    "#]],
    );
    mistake(
        "puzzle:1 2/3 4/5 6/7 8/9 10/11 12/13 14/15 16/. 17",
        expect![[r#"
        offset 7, length 43
        line 1, column 8: a puzzle has two rows and two columns at least and 16 places at the most, with `/` between the rows, such as 1 2 3/4 . 6/7 5 8
        puzzle:1 2/3 4/5 6/7 8/9 10/11 12/13…
               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    "#]],
    );
    mistake(
        "puzzle:1 2 3/4 . 6/7 5",
        expect![[r#"
        offset 19, length 3
        line 1, column 20: all rows have the same number of places; this one has 2, the first has 3
        puzzle:1 2 3/4 . 6/7 5
                           ^^^
    "#]],
    );
    mistake(
        "puzzle:1 2 3/4 9 6/7 5 .",
        expect![[r#"
        offset 15, length 1
        line 1, column 16: a place is a tile from 1 to 8, or `.` for the gap
        puzzle:1 2 3/4 9 6/7 5 .
                       ^
    "#]],
    );
    mistake(
        "puzzle:1 2 3/4 x 6/7 5 .",
        expect![[r#"
        offset 15, length 1
        line 1, column 16: a place is a tile from 1 to 8, or `.` for the gap
        puzzle:1 2 3/4 x 6/7 5 .
                       ^
    "#]],
    );
    mistake(
        "puzzle:1 2 3/4 0 6/7 5 .",
        expect![[r#"
        offset 15, length 1
        line 1, column 16: a place is a tile from 1 to 8, or `.` for the gap
        puzzle:1 2 3/4 0 6/7 5 .
                       ^
    "#]],
    );
    mistake(
        "puzzle:1 2 3/4 4 6/7 5 .",
        expect![[r#"
        offset 15, length 1
        line 1, column 16: tile 4 occurs twice
        puzzle:1 2 3/4 4 6/7 5 .
                       ^
    "#]],
    );
    mistake(
        "puzzle:1 2 3/4 8 6/7 5 8",
        expect![[r#"
            offset 23, length 1
            line 1, column 24: tile 8 occurs twice
            puzzle:1 2 3/4 8 6/7 5 8
                                   ^
        "#]],
    );
    mistake(
        "puzzle:1 2 3/4 . 6/7 5 .",
        expect![[r#"
            offset 23, length 1
            line 1, column 24: a puzzle has one gap, and this is a second one
            puzzle:1 2 3/4 . 6/7 5 .
                                   ^
        "#]],
    );
    mistake(
        "puzzle:1 2 3/4 5 6/8 7 .",
        expect![[r#"
        offset 7, length 17
        line 1, column 8: this can't be solved: each move swaps the gap and a tile, so to bring the gap home takes an even number of swaps or an odd one, and to bring all tiles home takes the other; swap any two tiles, and it can be solved
        puzzle:1 2 3/4 5 6/8 7 .
               ^^^^^^^^^^^^^^^^^
    "#]],
    );
    mistake(
        "puzzle:1 2 3/4 5 6/7 8 .,depth=3",
        expect![[r#"
            offset 25, length 7
            line 1, column 26: `puzzle` has no option `depth`; it has goal, bound
            puzzle:1 2 3/4 5 6/7 8 .,depth=3
                                     ^^^^^^^
        "#]],
    );
}

#[test]
fn mistakes_in_connect_four() {
    mistake(
        "connect-four:448",
        expect![[r#"
        offset 15, length 1
        line 1, column 16: a move is a digit from 1 to 7
        connect-four:448
                       ^
    "#]],
    );
    mistake(
        "connect-four:44x5",
        expect![[r#"
        offset 15, length 1
        line 1, column 16: a move is a digit from 1 to 7
        connect-four:44x5
                       ^
    "#]],
    );
    mistake(
        "connect-four:44444447",
        expect![[r#"
        offset 19, length 1
        line 1, column 20: column 4 is full: it holds six discs
        connect-four:44444447
                           ^
    "#]],
    );
    mistake(
        "connect-four:121212134",
        expect![[r#"
        offset 20, length 2
        line 1, column 21: MAX has four in a row already, so the game is over before this move
        connect-four:121212134
                            ^^
    "#]],
    );
    mistake(
        "connect-four:44,55",
        expect![[r#"
        offset 16, length 2
        line 1, column 17: the moves stand in one word, such as 4453
        connect-four:44,55
                        ^^
    "#]],
    );
    mistake(
        "connect-four:44 4",
        expect![[r#"
        offset 15, length 1
        line 1, column 16: a move is a digit from 1 to 7
        connect-four:44 4
                       ^
    "#]],
    );
    mistake(
        "connect-four:order=middle",
        expect![[r#"
        offset 13, length 12
        line 1, column 14: `order=middle` is not valid: order takes left-to-right or centre
        connect-four:order=middle
                     ^^^^^^^^^^^^
    "#]],
    );
}

#[test]
fn mistakes_in_sums() {
    mistake(
        "sum:{4|1",
        expect![[r#"
        offset 4, length 1
        line 1, column 5: this `{` is never closed
        sum:{4|1
            ^
    "#]],
    );
    mistake(
        "sum:{4|1}}",
        expect![[r#"
        offset 9, length 1
        line 1, column 10: this `}` closes nothing
        sum:{4|1}}
                 ^
    "#]],
    );
    mistake(
        "sum:{4,1}+2",
        expect![[r#"
        offset 4, length 5
        line 1, column 5: a game is {left options|right options}: this one has no `|`
        sum:{4,1}+2
            ^^^^^
    "#]],
    );
    mistake(
        "sum:{4|1|2}",
        expect![[r#"
        offset 8, length 1
        line 1, column 9: a game has two sides: this is its second `|`
        sum:{4|1|2}
                ^
    "#]],
    );
    mistake(
        "sum:{|1}",
        expect![[r#"
        offset 5, length 1
        line 1, column 6: both sides of a game need an option; write a number for a game that is over
        sum:{|1}
             ^
    "#]],
    );
    mistake(
        "sum:{4|}",
        expect![[r#"
        offset 7, length 1
        line 1, column 8: both sides of a game need an option; write a number for a game that is over
        sum:{4|}
               ^
    "#]],
    );
    mistake(
        "sum:{}",
        expect![[r#"
        offset 5, length 1
        line 1, column 6: both sides of a game need an option; write a number for a game that is over
        sum:{}
             ^
    "#]],
    );
    mistake(
        "sum:{4|1}3",
        expect![[r#"
        offset 9, length 1
        line 1, column 10: expected `+` or the end of the sum, found `3`
        sum:{4|1}3
                 ^
    "#]],
    );
    mistake(
        "sum:{4 1|2}",
        expect![[r#"
        offset 7, length 1
        line 1, column 8: expected a comma, `|` or `}`, found `1`
        sum:{4 1|2}
               ^
    "#]],
    );
    mistake(
        "sum:{4|,1}",
        expect![[r#"
        offset 7, length 1
        line 1, column 8: expected a number or `{`, found `,`
        sum:{4|,1}
               ^
    "#]],
    );
    mistake(
        "sum:{4|1}+",
        expect![[r#"
        offset 10, length 0
        line 1, column 11: expected a number or `{`, found the end of the text
        sum:{4|1}+
                  ^
    "#]],
    );
    mistake(
        "sum:+",
        expect![[r#"
        offset 4, length 1
        line 1, column 5: expected a number or `{`, found `+`
        sum:+
            ^
    "#]],
    );
    mistake(
        "sum:{inf|0}",
        expect![[r#"
        offset 5, length 3
        line 1, column 6: a score is finite
        sum:{inf|0}
             ^^^
    "#]],
    );
    mistake(
        "sum:{4|x}",
        expect![[r#"
        offset 7, length 1
        line 1, column 8: expected a number or `{`, found `x`
        sum:{4|x}
               ^
    "#]],
    );
    mistake(
        "sum:{4|1},{3|2}",
        expect![[r#"
        offset 10, length 5
        line 1, column 11: expected `name=value`, found `{3|2}`
        sum:{4|1},{3|2}
                  ^^^^^
    "#]],
    );
    mistake(
        "sum:{4|1},first=max",
        expect![[r#"
        offset 10, length 9
        line 1, column 11: `first=max` is not valid: first takes left or right
        sum:{4|1},first=max
                  ^^^^^^^^^
    "#]],
    );
    mistake(
        "sum:0.1+300000000",
        expect![[r#"
        offset 8, length 9
        line 1, column 9: this number is too great: with 1 decimals, as somewhere in this text, the greatest is 214748364.6
        sum:0.1+300000000
                ^^^^^^^^^
    "#]],
    );
    mistake(
        "sum:2147483646+1",
        expect![[r#"
        offset 4, length 12
        line 1, column 5: the terms come to more than 2147483646 together
        sum:2147483646+1
            ^^^^^^^^^^^^
    "#]],
    );
}

#[test]
fn mistakes_in_merges() {
    mistake(
        "tic-tac-toe:win=none",
        expect![[r#"
        offset 12, length 8
        line 1, column 13: `win` is the worth of a win where lines are counted: add `evaluation=lines`
        tic-tac-toe:win=none
                    ^^^^^^^^
    "#]],
    );
    mistake(
        "max-only:[3,[]]",
        expect![[r#"
        offset 12, length 2
        line 1, column 13: a list needs at least one child; a leaf is a number without brackets
        max-only:[3,[]]
                    ^^
    "#]],
    );
    mistake(
        r#"min-only:{"player":"max","value":3}"#,
        expect![[r#"
        offset 10, length 8
        line 1, column 11: `player` is given twice
        min-only:{"player":"max","value":3}
                  ^^^^^^^^
    "#]],
    );
    mistake(
        "tic-tac-toe:merge=all",
        expect![[r#"
        offset 12, length 9
        line 1, column 13: `merge=all` is not valid: merge takes none, symmetric-children, positions or symmetric-positions
        tic-tac-toe:merge=all
                    ^^^^^^^^^
    "#]],
    );
}

#[test]
fn mistakes_in_bounds() {
    mistake(
        "tsp:[[0,1],[2,0]],bound=short",
        expect![[r#"
        offset 18, length 11
        line 1, column 19: `bound=short` is not valid: bound takes reduced, path, cheapest-edges, spanning-tree, held-karp, none or too-high
        tsp:[[0,1],[2,0]],bound=short
                          ^^^^^^^^^^^
    "#]],
    );
    mistake(
        "tsp:[[0,x],[2,0]],bound=path",
        expect![[r#"
        offset 8, length 1
        line 1, column 9: a road's length is a whole number from 0 to 100000000
        tsp:[[0,x],[2,0]],bound=path
                ^
    "#]],
    );
    mistake(
        "tsp:[[0,1],[2,0]],cities=2,bound=path",
        expect![[r#"
        offset 18, length 8
        line 1, column 19: `tsp` has no option `cities`; it has bound
        tsp:[[0,1],[2,0]],cities=2,bound=path
                          ^^^^^^^^
    "#]],
    );
    mistake(
        "tsp:random,bound=",
        expect![[r#"
        offset 11, length 6
        line 1, column 12: `bound=` is not valid: bound takes reduced, path, cheapest-edges, spanning-tree, held-karp, none or too-high
        tsp:random,bound=
                   ^^^^^^
    "#]],
    );
    mistake(
        "puzzle:1 2 3/4 . 6/7 5 8,bound=path",
        expect![[r#"
        offset 25, length 10
        line 1, column 26: `bound=path` is not valid: bound takes manhattan, linear-conflict, misplaced or none
        puzzle:1 2 3/4 . 6/7 5 8,bound=path
                                 ^^^^^^^^^^
    "#]],
    );
    mistake(
        "puzzle:1 2 3/4 . 6/7 5 9,bound=none",
        expect![[r#"
        offset 23, length 1
        line 1, column 24: a place is a tile from 1 to 8, or `.` for the gap
        puzzle:1 2 3/4 . 6/7 5 9,bound=none
                               ^
    "#]],
    );
}
