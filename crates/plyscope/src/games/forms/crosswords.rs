//! Ends of crossword games as programs write them: CGP, grids with `.`, and GCG, the record of a whole
//! game, of which the end is read. A list of words may follow, as files have it.

/// Rows and columns of the usual board.
const SIZE: usize = 15;

/// Returns such a text as the notation of the word game has it.
pub(super) fn in_notation(text: &str) -> Option<String> {
    let text = text.trim();
    let named = text.strip_prefix("words:");
    let text = named.unwrap_or(text).trim();
    let (before, words) = list(text).unwrap_or((text, Vec::new()));
    let notation = || named.filter(|_| !words.is_empty()).map(|_| format!("words:{before}"));
    // A line of CGP would have room for the words behind it.
    let written = match position(before) {
        Some(position) => position,
        None => return position(text).or_else(|| Some(with_words(&notation()?, &words))),
    };
    Some(with_words(&written, &words))
}

/// Writes a position with these words, if there are some, in place of those that it has.
fn with_words(position: &str, words: &[&str]) -> String {
    if words.is_empty() {
        return position.to_owned();
    }
    let (first, rest) = position.split_once(",{").unwrap_or((position, ""));
    let options = rest.split_once('}').map_or("", |(_, options)| options);
    format!("{first}{options},{{{}}}", words.join(" "))
}

fn position(text: &str) -> Option<String> {
    cgp(text).or_else(|| gcg(text)).or_else(|| grid(text))
}

/// Returns what stands before a list of words, and the words: behind an empty line if there is one,
/// otherwise behind the first line. Files of dictionaries have words that can't be laid, such as
/// `don't` and `A`; they are left out.
fn list(text: &str) -> Option<(&str, Vec<&str>)> {
    let mut ends = text.match_indices('\n').map(|(at, _)| at);
    let first = ends.clone().next()?;
    let is_empty =
        |&at: &usize| text[at + 1..].lines().next().is_some_and(|it| it.trim().is_empty());
    let (before, list) = text.split_at(ends.find(is_empty).unwrap_or(first));
    let is_of_words = |c: char| c.is_alphabetic() || c.is_whitespace() || "'’-".contains(c);
    let can_be_laid = |word: &&str| {
        (2..=SIZE).contains(&word.len()) && word.bytes().all(|byte| byte.is_ascii_alphabetic())
    };
    let words: Vec<&str> = list.split_whitespace().filter(can_be_laid).collect();
    (list.chars().all(is_of_words) && !words.is_empty()).then(|| (before.trim_end(), words))
}

/// Writes a position with the side to move as MAX, and its points less the other's.
fn written(board: &str, racks: [&str; 2], lead: i32) -> String {
    let [mine, theirs] = racks;
    let lead = if lead == 0 { String::new() } else { format!(",lead={lead}") };
    format!("words:{board},{mine},{theirs}{lead}")
}

/// Reads a board, the racks and the points of the side to move and of the other, and further fields:
/// `15/…/7CAT5/… ERS/DO? 301/288 0 lex …;`.
fn cgp(text: &str) -> Option<String> {
    let mut fields = text.strip_prefix("cgp").unwrap_or(text).split_whitespace();
    let board = fields.next().filter(|board| board.contains('/') && !board.contains(','))?;
    let racks = fields.next()?.split_once('/')?;
    let lead = match fields.next() {
        None => 0,
        Some(points) => {
            let (mine, theirs) = points.split_once('/')?;
            mine.parse::<i32>().ok()?.checked_sub(theirs.parse().ok()?)?
        }
    };
    Some(written(board, racks.into(), lead))
}

/// Reads as many rows of letters and `.` as there are columns, and two racks.
fn grid(text: &str) -> Option<String> {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let is_square = |c: char| c.is_ascii_alphabetic() || matches!(c, '.' | '_' | '-');
    let size = lines.first()?.len();
    let (rows, racks) = lines.split_at_checked(size)?;
    let is_row = |row: &&str| row.len() == size && row.chars().all(is_square);
    if !rows.iter().all(is_row) || !rows.concat().contains(['.', '_', '-']) {
        return None;
    }
    let racks = racks.join(" ");
    let words = racks.split(|c: char| c.is_whitespace() || matches!(c, ',' | '/' | ':'));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let racks: [&str; 2] = words.try_into().ok()?;
    let rows: Vec<Vec<Option<char>>> = rows
        .iter()
        .map(|row| row.chars().map(|c| c.is_ascii_alphabetic().then_some(c)).collect())
        .collect();
    Some(written(&board_of(&rows), racks, 0))
}

/// Writes rows with numbers for empty squares.
fn board_of(rows: &[Vec<Option<char>>]) -> String {
    let row = |row: &Vec<Option<char>>| {
        let mut text = String::new();
        let mut empty = 0;
        for square in row {
            match square {
                None => empty += 1,
                Some(letter) => {
                    if empty > 0 {
                        text.push_str(&empty.to_string());
                    }
                    empty = 0;
                    text.push(*letter);
                }
            }
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        text
    };
    rows.iter().map(row).collect::<Vec<_>>().join("/")
}

/// A turn of a record.
struct Turn<'a> {
    player: &'a str,
    rack: &'a str,
    /// The place and the word of a play, with `.` for letters that lay there before; `None` for a pass.
    play: Option<(&'a str, &'a str)>,
    /// The player's points after it.
    points: i32,
}

/// Reads a record: the position from which on nobody draws a letter, with the letters of both.
fn gcg(text: &str) -> Option<String> {
    if !text.lines().any(|line| line.trim_start().starts_with('>')) {
        return None;
    }
    let turns = turns(text)?;
    // A play after which the player has as many letters fewer found nothing left to draw.
    let draws_none = |at: usize| {
        let Turn { player, rack, play: Some((_, word)), .. } = turns[at] else { return true };
        let mut later = turns[at + 1..].iter().filter(|turn| turn.player == player);
        let laid = word.chars().filter(|c| *c != '.').count();
        later.next().is_none_or(|turn| rack.len() == laid + turn.rack.len())
    };
    let last = (0..turns.len()).rfind(|&at| !draws_none(at));
    let from = last.map_or(0, |at| at + 1);
    // A pass draws nothing, either, but may leave letters in the bag.
    let from = (from..turns.len()).find(|&at| turns[at].play.is_some())?;
    let mover = &turns[from];
    let other = turns[from + 1..].iter().find(|turn| turn.player != mover.player)?;
    let points = |player: &str| {
        let before = turns[..from].iter().rfind(|turn| turn.player == player);
        before.map_or(0, |turn| turn.points)
    };
    let mut rows = vec![vec![None; SIZE]; SIZE];
    for (place, word) in turns[..from].iter().filter_map(|turn| turn.play) {
        lay(&mut rows, place, word)?;
    }
    let lead = points(mover.player).checked_sub(points(other.player))?;
    Some(written(&board_of(&rows), [mover.rack, other.rack], lead))
}

/// Returns the turns of a record, without plays that were taken back.
fn turns(text: &str) -> Option<Vec<Turn<'_>>> {
    let mut turns: Vec<Turn<'_>> = Vec::new();
    for line in text.lines().filter_map(|line| line.trim().strip_prefix('>')) {
        let (player, rest) = line.split_once(':')?;
        let words: Vec<&str> = rest.split_whitespace().collect();
        let points = words.last()?.parse().ok()?;
        match *words {
            // Letters of the other that count at the end, which are nobody's turn: they say what the
            // other still had.
            [rack, _, _] if rack.starts_with('(') => {
                let rack = rack.trim_matches(['(', ')']);
                let other = turns.iter().find(|turn| turn.player != player)?.player;
                turns.push(Turn { player: other, rack, play: None, points: 0 });
            }
            [_, "--", ..] => drop(turns.pop()),
            // A challenge, or time, changes only the points.
            [_, word, _, _] if word.starts_with('(') => {
                turns.iter_mut().rfind(|turn| turn.player == player)?.points = points;
            }
            [rack, pass, _, _] if pass.starts_with('-') => {
                turns.push(Turn { player, rack, play: None, points });
            }
            [rack, place, word, _, _] => {
                turns.push(Turn { player, rack, play: Some((place, word)), points });
            }
            _ => return None,
        }
    }
    Some(turns)
}

/// Lays a word: `8H` is the row first, for a word across, and `H8` the column first.
fn lay(rows: &mut [Vec<Option<char>>], place: &str, word: &str) -> Option<()> {
    let is_across = place.starts_with(|c: char| c.is_ascii_digit());
    let digits = place.trim_matches(|c: char| c.is_ascii_alphabetic());
    let letter = place.trim_matches(|c: char| c.is_ascii_digit());
    let [letter] = letter.as_bytes() else { return None };
    let mut row = digits.parse::<usize>().ok()?.checked_sub(1)?;
    let mut column = usize::from(letter.to_ascii_uppercase().checked_sub(b'A')?);
    for letter in word.chars() {
        let square = rows.get_mut(row)?.get_mut(column)?;
        match (letter, *square) {
            ('.', Some(_)) => {}
            (letter, None) if letter.is_ascii_alphabetic() => *square = Some(letter),
            _ => return None,
        }
        if is_across {
            column += 1;
        } else {
            row += 1;
        }
    }
    Some(())
}
