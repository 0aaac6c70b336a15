//! Long texts are read in portions: no portion does more than it may, and the game is the same.

use plyscope::work::looked_at;
use plyscope::{AnyGame, GameReader};

/// Texts of about 100 KB that differ in what is long.
fn long_texts() -> Vec<(&'static str, String)> {
    vec![
        ("flat", format!("[{}3]", "1,2,".repeat(25_000))),
        ("nested", format!("[{}1]", "[[3,12,8],[2,4.5,6]],".repeat(5_000))),
        ("names and bounds", format!("tree:min:[{}1]", "a:[b:3,c:1..12],".repeat(7_000))),
        ("deep", format!("{}7{}", "[".repeat(50_000), "]".repeat(50_000))),
        ("bracketed leaves", format!("[{}]", "[[3],[12]],".repeat(9_000))),
        ("marks", format!("[{}1]", "[&a:[3,12],*a],".to_owned() + &"[3,*a],".repeat(14_000))),
        ("JSON", format!("{{\"children\":[{}{{\"value\":1}}]}}", "{\"value\":3},".repeat(8_000))),
        (
            "braces",
            format!("{{\"A\": {{{}\"B\": 1}}}}", "\"n\": {\"x\": 3, \"y\": 12},".repeat(3_000)),
        ),
        ("LaTeX", format!("[A {}[1]]", "[B [3] [c1: 2]]".repeat(7_000))),
        ("a mistake at the end", format!("[{}3)", "1,2,".repeat(25_000))),
        ("a number too great", format!("[{}9999999999]", "[1,2],".repeat(15_000))),
    ]
}

#[test]
fn no_portion_of_a_long_text_does_more() {
    for (what, text) in long_texts() {
        let whole = text.parse::<AnyGame>();
        for portion in [1_000, 20_000] {
            let mut reader = GameReader::new(text.clone());
            let mut portions = 0;
            loop {
                let (done, work) = looked_at(|| reader.go_on(portion));
                // The last node of a portion may be a little longer.
                assert!(work <= portion as u64 + 50, "{what}: {work} of {portion}");
                portions += 1;
                if done {
                    break;
                }
            }
            assert!(portions > text.len() / portion, "{what}: {portions}");
            match (reader.game(), &whole) {
                (Ok(game), Ok(whole)) => assert!(game == *whole, "{what}"),
                (Err(error), Err(whole)) => assert_eq!(error.to_string(), whole.to_string()),
                (game, _) => panic!("{what}: {:?}", game.err()),
            }
        }
    }
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

#[test]
fn other_games_are_read_at_once() {
    for text in ["nim:3,2", " tic-tac-toe", "go", ""] {
        let mut reader = GameReader::new(text.to_owned());
        assert!(reader.go_on(1));
        assert_eq!(reader.text(), text);
        assert_eq!(reader.game().is_ok(), text.parse::<AnyGame>().is_ok());
    }
}
