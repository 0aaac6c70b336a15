//! Positions as people write them, behind the name of their game: boards in lines and lists, other signs
//! for an empty place, moves with commas.

use std::ops::Range;

use super::boards;
use super::drops;
use super::literal::{self, Literal};
use crate::games::bare_tree::number;
use crate::games::notation::{NotationError, NotationErrorKind, TextPart};

/// A position as the game's own notation has it, and as it was written.
pub(super) struct Rewritten<'a> {
    pub(super) text: String,
    /// The position in this text, in characters.
    position: Range<usize>,
    /// The position in the text that was written.
    written: TextPart<'a>,
}

/// A sentence about a position, and the word that it is about: empty for the whole position.
type Mistake = (&'static str, String);

/// Returns such a text as the game's own notation has it; `None` for other games, and for a text that
/// doesn't say a position completely.
///
/// # Errors
///
/// The text has the form of a board that can't be one.
pub(super) fn in_notation(text: &str) -> Option<Result<Rewritten<'_>, NotationError>> {
    let all = TextPart::of(text);
    let (name, arguments) = all.split_once(':')?;
    let game = name.trim().as_str();
    let (arguments, goal) = if game == "puzzle" { apart(arguments) } else { (arguments, None) };
    let text = arguments.as_str();
    // The options begin after the last comma before the first sign.
    let end = text.find('=').map_or(text.len(), |sign| text[..sign].rfind(',').unwrap_or(0));
    let (written, options) = (arguments.part(0, end), &text[end..]);
    let mut options = options.to_owned();
    let plain = boards::plain(written.as_str());
    let position = match game {
        "tic-tac-toe" => tic_tac_toe(&plain)?,
        "nim" => Ok(nim(&plain)?),
        "connect-four" => connect_four(&plain)?,
        "puzzle" => {
            if let Some(goal) = goal {
                options = format!("{options},goal={}", goal.as_str().trim());
            }
            options = with_goal(&options);
            Ok(puzzle(&plain)?)
        }
        _ => return None,
    };
    let written = written.trim();
    let position = match position {
        Ok(position) => position,
        Err((word, said)) => {
            let place = if word.is_empty() { written } else { written.find(word) };
            return Some(Err(place.error(NotationErrorKind::Form(said))));
        }
    };
    let start = game.len() + 1;
    Some(Ok(Rewritten {
        text: format!("{game}:{position}{options}"),
        position: start..start + position.chars().count(),
        written,
    }))
}

impl Rewritten<'_> {
    /// Returns a mistake in the game's own notation in its place in the text; `None` if `own`, what is
    /// wrong with the text as it stands, says more.
    pub(super) fn placed(
        &self,
        error: &NotationError,
        own: &NotationError,
    ) -> Option<TextPart<'_>> {
        let wrong = error.range();
        // What is wrong with the position as a whole doesn't depend on how it is written.
        if wrong == self.position {
            return Some(self.written);
        }
        let is_inside = self.position.start <= wrong.start && wrong.end <= self.position.end;
        let is_whole = own.range() == self.written.error(NotationErrorKind::NoValue).range();
        (is_inside && is_whole).then(|| {
            let word: String = self.text.chars().skip(wrong.start).take(wrong.len()).collect();
            let before: String = self.text.chars().take(wrong.start).collect();
            let before = before.split_once(':').map_or("", |(_, before)| before);
            let nth = places_of(before, &word).count();
            let place = places_of(self.written.as_str(), &word).nth(nth);
            place.map_or(self.written, |at| self.written.part(at, at + word.len()))
        })
    }
}

/// Returns the places of a word, in bytes.
fn places_of<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
    let is_apart = move |at: usize| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        ![before, after].into_iter().flatten().any(char::is_alphanumeric)
    };
    text.match_indices(word).map(|(at, _)| at).filter(move |at| is_apart(*at))
}

/// Reads nine squares in a row, in lines with or without a frame, or in lists.
pub(super) fn tic_tac_toe(text: &str) -> Option<Result<String, Mistake>> {
    let texts = boards::of_size(text, 3, 3).or_else(|| nine_squares(text))?;
    let digit = |text: &String| text.parse::<usize>().ok();
    let has_places = texts.iter().filter_map(digit).any(|digit| digit > 2);
    let has_two = texts.iter().any(|text| text == "2");
    let are_players = has_two && texts.iter().all(|text| digit(text).is_some());
    let squares = texts.iter().enumerate().map(|(at, text)| match digit(text) {
        // The number of an empty square.
        Some(digit) if has_places => (digit == at + 1).then_some('.'),
        Some(2) if are_players => Some('O'),
        _ => square(text),
    });
    let squares: Vec<char> = squares.collect::<Option<_>>()?;
    // Beside another sign of an empty square, a zero may be an O.
    let zeros = texts.iter().filter(|text| *text == "0").count();
    if zeros > 0 && zeros < squares.iter().filter(|square| **square == '.').count() {
        let said = "`0` may be an O or an empty square: write `O` for the one, `.` for the other";
        return Some(Err(("0", said.to_owned())));
    }
    let rows: Vec<String> = squares.chunks(3).map(|row| row.iter().collect()).collect();
    (squares.len() == 9).then(|| Ok(rows.join("/")))
}

/// Returns nine squares that stand in a row: between commas, as words, or as signs.
fn nine_squares(text: &str) -> Option<Vec<String>> {
    let split = |sign| text.split(sign).map(|it| it.trim().to_owned()).collect::<Vec<_>>();
    let words = text.split_whitespace().map(str::to_owned).collect();
    let is_sign = |c: &char| !c.is_whitespace() && !matches!(c, '/' | ',' | '|');
    let signs = text.chars().filter(is_sign).map(String::from).collect();
    // In quotation marks, a space is a square.
    let places = text.chars().map(String::from).map(|it| it.trim().to_owned()).collect();
    let is_written = text.contains("  ") && !text.contains('\n');
    let all = [split(','), split(';'), words, signs];
    let nine = all.into_iter().find(|squares| squares.len() == 9);
    nine.or(Some(places).filter(|it: &Vec<String>| is_written && it.len() == 9))
}

/// Returns the sign of a square in the notation.
fn square(text: &str) -> Option<char> {
    match text {
        "X" | "x" | "1" | "✕" | "✖" | "×" | "❌" | "╳" => Some('X'),
        "O" | "o" | "-1" | "○" | "◯" | "⭕" => Some('O'),
        "b" | "B" | "e" | "E" => Some('.'),
        text => boards::is_empty(text).then_some('.'),
    }
}

/// Reads heaps in a list, or with spaces or signs of addition between them.
fn nim(text: &str) -> Option<String> {
    let heaps = text.split(|c: char| c.is_whitespace() || "[](){},;+".contains(c));
    let heaps: Vec<&str> = heaps.filter(|heap| !heap.is_empty()).collect();
    let is_whole = |heap: &&str| heap.bytes().all(|byte| byte.is_ascii_digit());
    (!heaps.is_empty() && heaps.iter().all(is_whole)).then(|| heaps.join(","))
}

/// Reads columns with signs between them, or as the letters A to G, also with the row of each disc, or a
/// board. A column 0 is the first one, if there is no column 7: then all are counted from 0.
fn connect_four(text: &str) -> Option<Result<String, Mistake>> {
    if let Some(moves) = drops::read(text) {
        return Some(moves.map_err(|said| ("", said)));
    }
    let words = text.split(|c: char| c.is_whitespace() || ",[](); -".contains(c));
    // `1.` is the number of a move.
    let is_number = |word: &str| word.strip_suffix('.').is_some_and(|it| it.parse::<u8>().is_ok());
    let words: Vec<&str> = words.filter(|word| !word.is_empty() && !is_number(word)).collect();
    if let Some(columns) = with_rows(&words) {
        return Some(Ok(columns));
    }
    // Several moves in each of several words may be two lines of play.
    if words.len() > 1 && words.iter().any(|word| word.len() > 1) {
        return None;
    }
    let columns = words.concat();
    let is_of_letters = columns.starts_with(char::is_alphabetic);
    let is_from_zero = columns.contains('0') && !columns.contains('7');
    let column = |c: char| match c.to_ascii_uppercase() {
        letter @ 'A'..='G' if is_of_letters => char::from_digit(letter as u32 - 'A' as u32 + 1, 10),
        _ if is_of_letters => None,
        digit @ '0'..='6' if is_from_zero => char::from_digit(digit as u32 - '0' as u32 + 1, 10),
        digit @ '1'..='7' => Some(digit),
        _ => None,
    };
    columns.chars().map(column).collect::<Option<String>>().map(Ok)
}

/// Reads `d1 d2 e1`, where each disc is in the lowest free row of its column.
fn with_rows(words: &[&str]) -> Option<String> {
    let mut heights = [0; 7];
    let column = |word: &&str| match word.as_bytes() {
        [letter, row @ b'1'..=b'6'] => {
            let column = letter.to_ascii_lowercase().checked_sub(b'a').filter(|at| *at < 7)?;
            heights[usize::from(column)] += 1;
            (heights[usize::from(column)] == row - b'0').then(|| char::from(b'1' + column))
        }
        _ => None,
    };
    words.iter().map(column).collect::<Option<String>>().filter(|moves| !moves.is_empty())
}

/// Reads rows in lines or lists, or all places of a square one after the other.
pub(super) fn puzzle(text: &str) -> Option<String> {
    let tile = |cell: &str| match cell {
        "x" | "X" | "b" | "B" | "-1" => Some(".".to_owned()),
        cell if boards::is_empty(cell) => Some(".".to_owned()),
        cell => number(cell),
    };
    let rows = match boards::of_list(text) {
        Some(cells) => match rows_of(text) {
            1 => vec![cells],
            rows if rows > 0 && !cells.is_empty() && cells.len().is_multiple_of(rows) => {
                cells.chunks(cells.len() / rows).map(<[String]>::to_vec).collect()
            }
            _ => return None,
        },
        None => rows_in_lines(&text.replace(['[', ']', '(', ')', '{', '}'], " "))?,
    };
    let rows = match &*rows {
        [places] => square_of(places)?,
        // The number of rows may stand in front.
        [size, rest @ ..] if size.len() == 1 && size[0].parse() == Ok(rows_in(rest)) => {
            square_of(&rest.concat())?
        }
        _ => rows,
    };
    let columns = rows.first()?.len();
    if columns < 2 || rows.iter().any(|row| row.len() != columns) {
        return None;
    }
    let row = |row: &Vec<String>| {
        let tiles: Option<Vec<String>> = row.iter().map(|cell| tile(cell.trim())).collect();
        Some(tiles?.join(" "))
    };
    Some(rows.iter().map(row).collect::<Option<Vec<_>>>()?.join("/"))
}

/// Returns the number of rows of a square with all of these places.
fn rows_in(rows: &[Vec<String>]) -> usize {
    let places: usize = rows.iter().map(Vec::len).sum();
    (2..=5).find(|side| side * side == places).unwrap_or(0)
}

/// Cuts the places of a square into rows.
fn square_of(places: &[String]) -> Option<Vec<Vec<String>>> {
    let side = (2..=5).find(|side| side * side == places.len())?;
    Some(places.chunks(side).map(<[String]>::to_vec).collect())
}

/// Returns the places of rows in lines, or between slashes or semicolons.
fn rows_in_lines(text: &str) -> Option<Vec<Vec<String>>> {
    let lines: Vec<&str> = match text.trim().contains('\n') {
        false if text.contains(';') => text.split(';').collect(),
        _ => boards::lines(text),
    };
    let lines: Vec<&str> = lines.into_iter().filter(|line| !line.trim().is_empty()).collect();
    let mut rows: Vec<Vec<String>> = lines.iter().map(|line| places_of_row(line)).collect();
    let are_words = !rows.is_empty() && rows.iter().all(|row| row.len() == 1);
    let length = |row: &Vec<String>| row[0].chars().count();
    // Each sign is a place: nine in a word, or in a word for each row.
    if are_words && rows.iter().all(|row| length(row) == length(&rows[0])) {
        let is_square = rows.len() == length(&rows[0]) || rows.len() == 1 && length(&rows[0]) == 9;
        if is_square {
            rows = rows.iter().map(|row| row[0].chars().map(String::from).collect()).collect();
        }
    }
    if let Some((row, place)) = blank(&lines, &rows) {
        rows[row].insert(place, String::new());
    }
    Some(rows)
}

/// Returns the row and the place of the gap, if it is only a space: under the places of the other rows,
/// those of one row have a hole.
fn blank(lines: &[&str], rows: &[Vec<String>]) -> Option<(usize, usize)> {
    let most = rows.iter().map(Vec::len).max()?;
    let is_short = |row: &Vec<String>| row.len() + 1 == most;
    let short = rows.iter().position(is_short)?;
    let has_one = rows.iter().filter(|row| row.len() != most).count() == 1;
    if !has_one || most < 2 || lines.iter().any(|line| line.contains(['|', ',', ';'])) {
        return None;
    }
    let full = rows.iter().position(|row| row.len() == most)?;
    let places_of_full = rows[full].len();
    let (full, short_columns) = (columns(lines[full]), columns(lines[short]));
    // Other signs than spaces may stand between places, too.
    if (full.len(), short_columns.len()) != (places_of_full, rows[short].len()) {
        return None;
    }
    let under =
        |one: &Range<usize>, other: &Range<usize>| one.start < other.end && other.start < one.end;
    let mut places = full.iter().enumerate();
    let missing = places.find(|(_, place)| !short_columns.iter().any(|it| under(it, place)))?.0;
    let others = full.iter().enumerate().filter(|(at, _)| *at != missing).map(|(_, place)| place);
    let is_hole = others.zip(&short_columns).all(|(place, own)| under(place, own));
    is_hole.then_some((short, missing))
}

/// Returns the columns of the words of a line.
fn columns(line: &str) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    for (at, _) in line.chars().enumerate().filter(|(_, c)| !c.is_whitespace()) {
        match found.last_mut() {
            Some(last) if last.end == at => last.end += 1,
            _ => found.push(at..at + 1),
        }
    }
    found
}

/// Returns the places of a row: between bars, commas or semicolons, or as words.
fn places_of_row(row: &str) -> Vec<String> {
    let row = row.trim().trim_end_matches([',', ';']);
    let row = if row.contains('|') && row.starts_with('|') { row.trim_matches('|') } else { row };
    match ['|', ',', ';', '\t'].into_iter().find(|sign| row.contains(*sign)) {
        Some(sign) => row.split(sign).map(|place| place.trim().to_owned()).collect(),
        None => row.split_whitespace().map(str::to_owned).collect(),
    }
}

/// Takes the goal of a puzzle apart, if it doesn't follow a comma as an option does, and a word before
/// the position.
fn apart(arguments: TextPart<'_>) -> (TextPart<'_>, Option<TextPart<'_>>) {
    let text = arguments.as_str();
    let trimmed = text.trim_start();
    let front = ["start", "initial"].into_iter().find_map(|front| trimmed.strip_prefix(front));
    let front = front.and_then(|rest| rest.trim_start().strip_prefix(['=', ':']));
    let begin = front.map_or(0, |rest| text.len() - rest.len());
    let rest = arguments.part(begin, text.len());
    let text = rest.as_str();
    let cut = |at: usize, goal: usize| {
        let start =
            text[..at].trim_end_matches([',', ';']).trim_end_matches([' ', '\n', '\r', ',', ';']);
        (rest.part(0, start.len()), Some(rest.part(goal, text.len())))
    };
    for arrow in ["->", "→"] {
        if let Some(at) = text.find(arrow) {
            return cut(at, at + arrow.len());
        }
    }
    if let Some(at) = text.find("goal") {
        let after = text[at + "goal".len()..].trim_start();
        if let Some(goal) = after.strip_prefix(['=', ':']) {
            return cut(at, text.len() - goal.len());
        }
    }
    // A second position, behind an empty line.
    let tiles = |text: &str| Some(puzzle(&boards::plain(text))?.matches([' ', '/']).count());
    match text.trim().split_once("\n\n") {
        Some((start, goal)) if tiles(start).is_some() && tiles(start) == tiles(goal) => {
            let at = text.len() - text.trim_start().len() + start.len();
            cut(at, at)
        }
        _ => (rest, None),
    }
}

/// Returns the options of a puzzle with its goal as the notation has it.
fn with_goal(options: &str) -> String {
    let mut words = options.split('=');
    let mut written = words.next().unwrap_or_default().to_owned();
    let mut is_goal = written.trim_matches([',', ' ']) == "goal";
    let mut words = words.peekable();
    while let Some(word) = words.next() {
        // The name of the next option follows the last comma.
        let end = if words.peek().is_some() { word.rfind(',') } else { None };
        let (value, next) = word.split_at(end.unwrap_or(word.len()));
        let rows = if is_goal && value.contains(char::is_numeric) { puzzle(value) } else { None };
        written.push('=');
        written.push_str(rows.as_deref().unwrap_or(value));
        written.push_str(next);
        is_goal = next.trim_matches([',', ' ']) == "goal";
    }
    written
}

/// Returns the number of lists in a list; 1 for a list of other things.
fn rows_of(text: &str) -> usize {
    match literal::read(text) {
        Some(Literal::List(rows) | Literal::Tuple(rows))
            if rows.iter().all(|row| matches!(row, Literal::List(_) | Literal::Tuple(_))) =>
        {
            rows.len()
        }
        _ => 1,
    }
}
