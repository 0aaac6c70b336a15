//! Ends of crossword games in the forms of other programs: a record of a whole game is played here,
//! from a full bag.

use oorandom::Rand32;
use plyscope::{AnyGame, words};

use super::plain::Board;
use super::{BAG, names};

/// Plays a game, a play of many points at a time. Returns its record, and the position of the first turn
/// that finds nothing to draw, in the notation.
fn record(random: &mut Rand32) -> (String, String) {
    let mut bag = BAG.to_vec();
    for at in (1..bag.len()).rev() {
        bag.swap(at, random.rand_range(0..at as u32 + 1) as usize);
    }
    let mut racks = [bag.split_off(bag.len() - 7), bag.split_off(bag.len() - 7)];
    let (mut board, mut points, mut mover) = (Board::empty(15, true), [0, 0], 0);
    let mut lines = vec!["#character-encoding UTF-8".to_owned(), "#player1 ann Ann".to_owned()];
    let mut end = None;
    let mut passes = 0;
    while passes < 2 && !racks[0].is_empty() && !racks[1].is_empty() {
        let text = |rack: &[u8]| String::from_utf8(rack.to_vec()).unwrap();
        let (mine, theirs) = (text(&racks[mover]), text(&racks[1 - mover]));
        let position = format!("words:{},{mine},{theirs}", board.text());
        let game: words::Words = position.parse().unwrap();
        let names = names(&game);
        let name = &names[random.rand_range(0..names.len().min(3) as u32) as usize];
        let player = ["ann", "bob"][mover];
        if name == "pass" {
            lines.push(format!(">{player}: {mine} - +0 {}", points[mover]));
            passes += 1;
            mover = 1 - mover;
            continue;
        }
        passes = 0;
        let (laid, gained) = board.read(name);
        if bag.is_empty() && end.is_none() {
            let lead = points[mover] - points[1 - mover];
            let lead = if lead == 0 { String::new() } else { format!(",lead={lead}") };
            end = Some(format!("{position}{lead}"));
        }
        points[mover] += gained;
        let [place, word, _] = name.split(' ').collect::<Vec<_>>().try_into().unwrap();
        let (mut row, mut column) = start(place);
        let mut written = String::new();
        for _ in word.chars() {
            let tile = laid.iter().find(|(square, _)| *square == (row, column));
            written.push(tile.map_or('.', |&(_, tile)| char::from(tile)));
            if place.starts_with(|c: char| c.is_ascii_digit()) {
                column += 1;
            } else {
                row += 1;
            }
        }
        lines.push(format!(">{player}: {mine} {place} {written} +{gained} {}", points[mover]));
        board = board.with(&laid);
        for &(_, tile) in &laid {
            let tile = if tile.is_ascii_lowercase() { b'?' } else { tile };
            let at = racks[mover].iter().position(|of| *of == tile).unwrap();
            racks[mover].remove(at);
        }
        let draws = bag.len().min(laid.len());
        racks[mover].extend(bag.split_off(bag.len() - draws));
        mover = 1 - mover;
    }
    if let Some(winner) = racks.iter().position(Vec::is_empty) {
        let left = String::from_utf8(racks[1 - winner].clone()).unwrap();
        lines.push(format!(">{}: ({left}) +9 {}", ["ann", "bob"][winner], points[winner] + 9));
    }
    (lines.join("\n"), end.unwrap_or_default())
}

/// Returns the row and the column of `8H` or `H8`.
fn start(place: &str) -> (usize, usize) {
    let digits = place.trim_matches(|c: char| c.is_ascii_alphabetic());
    let letter = place.trim_matches(|c: char| c.is_ascii_digit()).as_bytes()[0];
    (digits.parse::<usize>().unwrap() - 1, usize::from(letter - b'A'))
}

#[test]
fn the_end_of_a_record_is_read() {
    let mut random = Rand32::new(7);
    let mut ends = 0;
    for _ in 0..20 {
        let (record, end) = record(&mut random);
        if end.is_empty() {
            continue;
        }
        let read: AnyGame = record.parse().unwrap_or_else(|error| panic!("{record}\n{error}"));
        let expected: AnyGame = end.parse().unwrap();
        assert_eq!(read.to_string(), expected.to_string(), "{record}");
        ends += 1;
    }
    assert!(ends > 10, "{ends}");
}

/// A play that was taken back, one that was challenged in vain, and letters that were changed.
#[test]
fn a_record_has_more_than_plays() {
    let record = "\
>ann: CATS 8G CATS +12 12
>bob: DOGEEEE 9G DOG +9 9
>bob: DOGEEEE -- -9 0
>ann: ERV -V +0 12
>bob: DOGEEEE 7H DOG +20 20
>ann: ERV J8 .R +2 14
>ann: ERV (challenge) +5 19
>bob: EEEE - +0 20
>ann: EV 10J E +1 20
>bob: EEEE - +0 20";
    let read = record.parse::<AnyGame>().unwrap().to_string();
    let board = "15/15/15/15/15/15/15/6CATS5/15/15/15/15/15/15/15";
    assert_eq!(read, format!("words:{board},DEEEEGO,ERV,lead=-12"));
}

/// A list as a file has it, with words that can't be laid.
#[test]
fn a_list_of_words_follows_a_position() {
    let written = "words:5/5/1CAT1/5/5,ERS,?DO,{CAT CATS DO SO}";
    for text in [
        "words:5/5/1CAT1/5/5,ERS,DO?\ncat\ncats\ndo\nso\n",
        "words:5/5/1CAT1/5/5,ERS,DO?\r\nSO\r\nDO\r\nCATS\r\nCAT\r\nCAT",
        "words:5/5/1CAT1/5/5,ERS,DO?\n\nCat's\na\ncat\ndon't\ncats\nétude\ndo\nso\nantidisestablishmentarianism",
        "words:5/5/1CAT1/5/5,ERS,DO?\ncat cats do so",
        // It takes the place of another list.
        "words:5/5/1CAT1/5/5,ERS,DO?,{NO}\ncat\ncats\ndo\nso",
        "5/5/1CAT1/5/5 ERS/DO? 0/0 0 lex X;\ncat\ncats\ndo\nso",
        ".....\n.....\n.CAT.\n.....\n.....\nERS DO?\n\ncat\ncats\ndo\nso",
    ] {
        let read = text.parse::<AnyGame>().unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(read.to_string(), written, "{text}");
    }
    let led = "words:5/5/1CAT1/5/5,ERS,DO?,{NO},lead=-3\ncat\ncats".parse::<AnyGame>().unwrap();
    assert_eq!(led.to_string(), "words:5/5/1CAT1/5/5,ERS,?DO,{CAT CATS},lead=-3");
    // As long as the lists of clubs.
    let long: String = (0..200_000_u32)
        .map(|at| (0..5).map(move |place| char::from(b'a' + (at / 12_u32.pow(place) % 12) as u8)))
        .flat_map(|word| word.chain(['\n']))
        .collect();
    let begin = std::time::Instant::now();
    let game: AnyGame = format!("words:5/5/1CAT1/5/5,ERS,DO?\n{long}").parse().unwrap();
    assert!(game.to_string().len() > 1_000_000);
    assert!(begin.elapsed().as_secs() < 5, "{:?}", begin.elapsed());
    for wrong in [
        "words:5/5/1CAT1/5/5,ERS,DO?\ncat 3\n",
        "words:5/5/1CAT1/5/5,ERS,DO?\n-\na",
        "words:5/5/1CAT1/5/5,ERS\ncat\ncats",
        "5/5/1CAT1/5/5\ncat\ncats",
        "cat\ncats\ndo\nso",
    ] {
        assert!(wrong.parse::<AnyGame>().is_err(), "{wrong}");
    }
}

#[test]
fn boards_of_other_programs() {
    let read = |text: &str| text.parse::<AnyGame>().map(|game| game.to_string());
    let known = "words:5/5/1CAT1/5/5,ERS,?DO";
    for text in [
        "5/5/1CAT1/5/5 ERS/DO? 0/0 0 lex X;",
        "cgp 5/5/1CAT1/5/5 ERS/DO?",
        "words:.....\n.....\n.CAT.\n.....\n.....\nERS DO?",
        "-----\n-----\n-CAT-\n-----\n-----\n\nERS,DO?",
    ] {
        let game = read(text).unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(game, known, "{text}");
    }
    assert_eq!(
        read("5/5/1CAT1/5/5 ERS/DO? 30/42 0").unwrap(),
        "words:5/5/1CAT1/5/5,ERS,?DO,lead=-12"
    );
    for wrong in [
        "5/5/1CAT1/5/5 ERS/DO? x/42 0",
        ".....\n.....\n.CAT.\n.....\nERS DO?",
        ".....\n.....\n.CAT.\n.....\n.....\nERS",
        ">ann: CATS 8H CATS",
    ] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
}
