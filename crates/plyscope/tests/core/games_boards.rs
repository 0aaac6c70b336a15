//! Boards of tic-tac-toe, Connect Four and the sliding puzzle as people write them.

use plyscope::AnyGame;

use crate::mistake::refuses;

/// Each text after the name of the game is the position that is written so.
fn reads(written: &str, texts: &[&str]) {
    let game = written.split(':').next().unwrap();
    for text in texts {
        let text = format!("{game}:{text}");
        let read: AnyGame = text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(read.to_string(), written, "{text}");
    }
}

#[test]
fn tic_tac_toe() {
    reads(
        "tic-tac-toe:XO./.X./..O",
        &[
            "X O .\n. X .\n. . O",
            "XO \n X \n  O",
            "XO\n X\n  O",
            "\"XO  X   O\"",
            "XO.\\n.X.\\n..O",
            "XO-|-X-|--O",
            " X | O | _ / _ | X | _ / _ | _ | O",
            "X|O| \n-+-+-\n |X| \n-+-+-\n | |O",
            "|X|O| |\n| |X| |\n| | |O|",
            "| X | O |   |\n|---|---|---|\n|   | X |   |\n|---|---|---|\n|   |   | O |",
            "+---+---+---+\n| X | O |   |\n+---+---+---+\n|   | X |   |\n+---+---+---+\n|   |   | O |\n+---+---+---+",
            " X │ O │   \n───┼───┼───\n   │ X │   \n───┼───┼───\n   │   │ O ",
            "X,O,,,X,,,,O",
            "X,O,\n,X,\n,,O",
            "X;O;_;_;X;_;_;_;O",
            "✕○.\n.✕.\n..○",
            "❌⭕⬜\n⬜❌⬜\n⬜⬜⭕",
            "× ○ □\n□ × □\n□ □ ○",
            "  a b c\n1 X O .\n2 . X .\n3 . . O",
            "3 X O .\n2 . X .\n1 . . O\n  a b c",
            "x,o,b,b,x,b,b,b,o",
            "X O E E X E E E O",
            "[[1,2,0],[0,1,0],[0,0,2]]",
            "[1,2,0,0,1,0,0,0,2]",
            "1 2 0 0 1 0 0 0 2",
            "[[\"X\",\"O\",0],[0,\"X\",0],[0,0,\"O\"]]",
            "X O 3\n4 X 6\n7 8 O",
            "['X','O',3,4,'X',6,7,8,'O']",
        ],
    );
    reads("tic-tac-toe:.../.../...", &["123456789", "[1,2,3,4,5,6,7,8,9]"]);
    let said = "`0` may be an O or an empty square";
    refuses("tic-tac-toe:X‹0›.......", said);
    refuses("tic-tac-toe:X ‹0› _\n_ X _\n_ _ 0", said);
    let shape = "a board is three rows of three squares";
    for text in
        ["X O 4\n4 X 6\n7 8 O", "X O X O X", "XO.\n.X.", "XO..X...O X to move", "0 1 2 0 2 1"]
    {
        refuses(&format!("tic-tac-toe:‹{text}›"), shape);
    }
    refuses("tic-tac-toe:‹[[1,2,0],[0,2,0],[0,0,2]]›", "1 X and 3 O are not possible");
}

/// Each text, without the name of a game, is the position that is written so.
fn reads_nameless(written: &str, texts: &[&str]) {
    for text in texts {
        let read: AnyGame = text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(read.to_string(), written, "{text}");
    }
}

#[test]
fn without_the_name_of_the_game() {
    reads_nameless(
        "tic-tac-toe:XO./.X./..O",
        &[
            "XO./.X./..O",
            "X O .\n. X .\n. . O",
            "X|O| \n-+-+-\n |X| \n-+-+-\n | |O",
            "XO--X---O",
            "board = [['X','O',None],[None,'X',None],[None,None,'O']]",
            "# whose turn is it?\nXO.\n.X.\n..O",
        ],
    );
    refuses("‹XO.\nOO.\n..O›", "1 X and 4 O are not possible");
    reads_nameless(
        "connect-four:4453",
        &[
            ". . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . O . . .\n. . O X X . .",
        ],
    );
    reads_nameless(
        "puzzle:1 2 3/4 . 6/7 5 8",
        &[
            "1 2 3\n4 0 6\n7 5 8",
            "1 2 3\n4 _ 6\n7 5 8",
            "1 2 3 4 0 6 7 5 8",
            "[[1,2,3],[4,None,6],[7,5,8]]",
        ],
    );
    reads_nameless(
        "tsp:[[0,10,15],[10,0,35],[15,35,0]]",
        &[
            "0 10 15\n10 0 35\n15 35 0",
            "[[None,10,15],[10,None,35],[15,35,None]]",
            "- 10 15\n10 - 35\n15 35 -",
        ],
    );
    reads_nameless("puzzle:1 2 3/4 5 6/7 8 .", &["1 2 3\n4 5 6\n7 8 ."]);
    reads_nameless("tsp:[[0,20,30],[15,0,16],[3,5,0]]", &["0 20 30\n15 0 16\n3 5 0"]);
    reads_nameless(
        "tsp:[A[0,10,15],B[10,0,35],C[15,35,0]]",
        &[",A,B,C\nA,-,10,15\nB,10,-,35\nC,15,35,-"],
    );
    reads_nameless("sum:{{3|2}|1}", &["{3|2||1}"]);
    // A list is a tree, also where it may be a board.
    reads_nameless("tree:[[1,2,3],[4,0,6],[7,5,8]]", &["[[1,2,3],[4,0,6],[7,5,8]]"]);
    reads_nameless("tree:[[0,10,15],[10,0,35],[15,35,0]]", &["[[0,10,15],[10,0,35],[15,35,0]]"]);
    let other = |text: &str| AnyGame::other_reading(text).map(|game| game.to_string());
    assert_eq!(other("[[1,2,3],[4,0,6],[7,5,8]]").as_deref(), Some("puzzle:1 2 3/4 . 6/7 5 8"));
    let table = "t = [[0,10,15],[10,0,35],[15,35,0]]";
    assert_eq!(other(table).as_deref(), Some("tsp:[[0,10,15],[10,0,35],[15,35,0]]"));
    for text in
        ["[[3,12,8],[2,4,6],[14,5,2]]", "[[1,2],[0,3]]", "[[0,1],[1,0]]", "[0,1,2]", "[0,[1,2]]"]
    {
        assert_eq!(other(text), None, "{text}");
    }
}

#[test]
fn puzzles() {
    reads(
        "puzzle:1 2 3/4 . 6/7 5 8",
        &[
            "1 2 3\n4   6\n7 5 8",
            "123/406/758",
            "123\n4_6\n758",
            "[1 2 3; 4 0 6; 7 5 8]",
            "[[1 2 3]\n [4 0 6]\n [7 5 8]]",
            "┌───┬───┬───┐\n│ 1 │ 2 │ 3 │\n├───┼───┼───┤\n│ 4 │   │ 6 │\n├───┼───┼───┤\n│ 7 │ 5 │ 8 │\n└───┴───┴───┘",
            "1 2 3\n4 □ 6\n7 5 8",
            "1 2 3\n4 # 6\n7 5 8",
            "1 2 3\n4 -1 6\n7 5 8",
            "1 2 3\n4 NaN 6\n7 5 8",
            "1, 2, 3\n4, , 6\n7, 5, 8",
            "1, 2, 3,\n4, 0, 6,\n7, 5, 8",
            "1;2;3\n4;0;6\n7;5;8",
            "1 2 3;\n4 0 6;\n7 5 8;",
            "\"1 2 3 4 0 6 7 5 8\"",
            "3\n1 2 3\n4 0 6\n7 5 8",
            "start: 123406758",
        ],
    );
    reads(
        "puzzle:1 2 3 4/5 6 7 8/9 10 11 12/13 14 . 15",
        &[
            " 1  2  3  4\n 5  6  7  8\n 9 10 11 12\n13 14    15",
            "4\n1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15",
        ],
    );
    reads("puzzle:1 2 3/4 5 6/7 . 8", &["1 2 3\n4 5 6\n7   8"]);
    reads(
        "puzzle:7 2 4/5 . 6/8 3 1,goal=gap-first",
        &[
            "7 2 4\n5 0 6\n8 3 1\ngoal:\n0 1 2\n3 4 5\n6 7 8",
            "7 2 4 5 0 6 8 3 1\ngoal=0 1 2 3 4 5 6 7 8",
            "7 2 4 5 0 6 8 3 1 goal=0 1 2 3 4 5 6 7 8",
            "start=724506831, goal=012345678",
            "start: 724506831\ngoal: 012345678",
            "initial:\n7 2 4\n5 _ 6\n8 3 1\n\ngoal:\n_ 1 2\n3 4 5\n6 7 8",
            "7 2 4 5 0 6 8 3 1 -> 0 1 2 3 4 5 6 7 8",
            "7 2 4\n5 0 6\n8 3 1\n\n0 1 2\n3 4 5\n6 7 8",
        ],
    );
    refuses("puzzle:1 2 3\n4 ‹9› 6\n7 5 8", "a place is a tile from 1 to 8");
    refuses("puzzle:1,2,3,4,‹9›,6,7,5,8", "a place is a tile from 1 to 8");
    refuses("puzzle:1 2 3\n4 0 6\n7 5 ‹5›", "tile 5 occurs twice");
    refuses("puzzle:[[1,2,3],[4,0,6],[7,5,‹5›]]", "tile 5 occurs twice");
    refuses("puzzle:‹1 2 3\n 4 6\n7 5 8›", "a puzzle has two rows and two columns at least");
}

const EMPTY: &str = ".......\n.......\n.......\n.......\n";

#[test]
fn connect_four() {
    let lines = |low: [&str; 2]| format!("{EMPTY}{}\n{}", low[0], low[1]);
    let board = lines(["...O...", "..OXX.."]);
    let spaced =
        |line: &str| line.chars().flat_map(|c| [c, ' ']).collect::<String>().trim().to_owned();
    let apart: Vec<String> = board.lines().map(spaced).collect();
    let with_head = |head: &str| format!("{head}\n{}", apart.join("\n"));
    let labelled: Vec<String> =
        (1..=6).rev().zip(&apart).map(|(at, line)| format!("{at} {line}")).collect();
    let bars: Vec<String> = board
        .lines()
        .map(|line| {
            let cells: String = line.replace('.', " ").chars().flat_map(|c| [c, '|']).collect();
            format!("|{cells}")
        })
        .collect();
    let list = |empty: &str, x: &str, o: &str| {
        let cell = |c: char| match c {
            'X' => x.to_owned(),
            'O' => o.to_owned(),
            _ => empty.to_owned(),
        };
        let rows: Vec<String> = board
            .lines()
            .map(|line| format!("[{}]", line.chars().map(cell).collect::<Vec<_>>().join(",")))
            .collect();
        format!("[{}]", rows.join(","))
    };
    let rule = "+-+-+-+-+-+-+-+";
    for text in [
        board.clone(),
        board.replace('.', "_"),
        board.replace('.', "⬜"),
        board.replace('.', "⚪"),
        with_head("1 2 3 4 5 6 7"),
        with_head("0 1 2 3 4 5 6"),
        with_head("a b c d e f g"),
        format!("{}\n1 2 3 4 5 6 7", apart.join("\n")),
        format!("{}\n  A B C D E F G", labelled.join("\n")),
        board.lines().map(|line| format!("|{line}|")).collect::<Vec<_>>().join("\n"),
        bars.join("\n"),
        format!("{rule}\n{}\n{rule}", bars.join(&format!("\n{rule}\n"))),
        format!(" 1 2 3 4 5 6 7\n{}\n---------------", bars.join("\n")),
        list("0", "1", "2"),
        list("0", "1", "-1"),
        list("' '", "'X'", "'O'"),
        list("None", "'X'", "'O'"),
        list("''", "'x'", "'o'"),
    ] {
        reads("connect-four:4453", &[&text]);
    }
    reads("connect-four:4453", &["4-4-5-3", "(4,4,5,3)", "1. 4 4 2. 5 3", "1. d 2. d 3. e 4. c"]);
    // With the row, which has to be that of the disc.
    reads("connect-four:4453", &["d1 d2 e1 c1", "D1,D2,E1,C1"]);
}

#[test]
fn what_is_wrong_with_a_board_of_connect_four() {
    for (low, said) in [
        ("...X...\n.......", "nothing is below the disc in column 4, row 2"),
        ("...X...\n..OZX..", "a board has two signs for discs"),
        ("...X...\n..OXXX.", "one side has one disc more at most"),
        ("...Y...\n..YRR..", "nothing says who began"),
        ("...O...\n..OXX.", "six rows of seven squares"),
        ("...X...\n..OOX.O\n.......", "six rows of seven squares"),
    ] {
        refuses(&format!("connect-four:‹{EMPTY}{low}›"), said);
    }
    refuses("connect-four:‹d›4", "a move is a digit from 1 to 7");
    refuses("connect-four:‹d›1 d3", "a move is a digit from 1 to 7");
}

#[test]
fn other_signs_between_places_leave_no_hole() {
    assert!("puzzle:\u{e}\u{b}\0\0\t>;\0\u{e}>".parse::<AnyGame>().is_err());
}

#[test]
fn a_list_without_places_is_refused() {
    for text in ["puzzle:()", "puzzle:{}", "puzzle:[]", "puzzle:[[],[]]", "tic-tac-toe:[]"] {
        assert!(text.parse::<AnyGame>().is_err(), "{text}");
    }
}
