//! Positions as people write them, behind the name of their game: boards in lines and lists, other signs
//! for an empty place, moves with commas.

use std::ops::Range;

use super::drops;
use super::literal::{self, Literal};
use crate::games::bare_tree::number;

/// A position as the game's own notation has it, and as it was written.
pub(super) struct Rewritten<'a> {
    pub(super) text: String,
    /// The position in this text, in characters.
    pub(super) position: Range<usize>,
    /// The position in the text that was written.
    pub(super) written: &'a str,
}

/// Returns such a text as the game's own notation has it; `None` for other games, and for a text that
/// doesn't say a position completely.
pub(super) fn in_notation(text: &str) -> Option<Rewritten<'_>> {
    let (name, arguments) = text.trim_start().split_once(':')?;
    let (written, options) = match arguments.find('=') {
        // The options begin after the last comma before the first sign.
        Some(sign) => arguments.split_at(arguments[..sign].rfind(',').unwrap_or(0)),
        None => (arguments, ""),
    };
    let mut options = options.to_owned();
    let name = name.trim();
    let position = match name {
        "tic-tac-toe" => tic_tac_toe(written)?,
        "nim" => nim(written)?,
        "connect-four" => connect_four(written)?,
        "puzzle" => {
            options = with_goal(&options);
            puzzle(written)?
        }
        _ => return None,
    };
    let start = name.len() + 1;
    Some(Rewritten {
        text: format!("{name}:{position}{options}"),
        position: start..start + position.chars().count(),
        written: written.trim(),
    })
}

/// Reads nine squares in a row, in lines with or without a frame, or in lists.
fn tic_tac_toe(text: &str) -> Option<String> {
    let texts: Vec<String> = match cells(text) {
        Some(cells) => cells,
        None if text.contains('|') => {
            // Two bars are between three squares; four are around them, too.
            let lines = text.lines().filter(|line| line.contains('|'));
            let lines = lines.map(|line| match line.matches('|').count() {
                4 => line.trim().trim_matches('|'),
                _ => line,
            });
            lines.flat_map(|line| line.split('|')).map(str::to_owned).collect()
        }
        None => {
            let signs = text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '/' | ','));
            signs.map(String::from).collect()
        }
    };
    let squares: Vec<char> = texts.iter().map(|text| square(text)).collect::<Option<_>>()?;
    // Beside another sign of an empty square, a zero may be an O.
    let zeros = texts.iter().filter(|text| text.trim() == "0").count();
    if zeros > 0 && zeros < squares.iter().filter(|square| **square == '.').count() {
        return None;
    }
    let rows: Vec<String> = squares.chunks(3).map(|row| row.iter().collect()).collect();
    (squares.len() == 9).then(|| rows.join("/"))
}

/// Returns the sign of a square in the notation.
fn square(text: &str) -> Option<char> {
    match text.trim() {
        "X" | "x" | "1" => Some('X'),
        "O" | "o" | "-1" => Some('O'),
        "" | "." | "_" | "-" | "*" | "#" | "0" | "None" | "null" => Some('.'),
        _ => None,
    }
}

/// Reads heaps in a list, or with spaces or signs of addition between them.
fn nim(text: &str) -> Option<String> {
    let heaps = text.split(|c: char| c.is_whitespace() || "[](){},;+".contains(c));
    let heaps: Vec<&str> = heaps.filter(|heap| !heap.is_empty()).collect();
    let is_whole = |heap: &&str| heap.bytes().all(|byte| byte.is_ascii_digit());
    (!heaps.is_empty() && heaps.iter().all(is_whole)).then(|| heaps.join(","))
}

/// Reads columns with commas or spaces between them, or as the letters A to G, or a board. A column 0 is
/// the first one, if there is no column 7: then all are counted from 0.
fn connect_four(text: &str) -> Option<String> {
    if let Some(moves) = drops::read(text) {
        return Some(moves);
    }
    let words = text.split(|c: char| c.is_whitespace() || matches!(c, ',' | '[' | ']' | ';'));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    // Several moves in each of several words may be two lines of play.
    if words.len() > 1 && words.iter().any(|word| word.len() > 1) {
        return None;
    }
    let columns = words.concat();
    let is_from_zero = columns.contains('0') && !columns.contains('7');
    let column = |c: char| match c.to_ascii_uppercase() {
        digit @ '0'..='6' if is_from_zero => char::from_digit(digit as u32 - '0' as u32 + 1, 10),
        letter @ 'A'..='G' => char::from_digit(letter as u32 - 'A' as u32 + 1, 10),
        digit @ '1'..='7' => Some(digit),
        _ => None,
    };
    columns.chars().map(column).collect()
}

/// Reads rows in lines or lists, or all places of a square one after the other.
fn puzzle(text: &str) -> Option<String> {
    let tile = |cell: &str| match cell {
        "" | "." | "0" | "_" | "-" | "*" | "x" | "X" | "b" | "B" | "None" | "null" => {
            Some(".".to_owned())
        }
        cell => number(cell),
    };
    let rows: Vec<Vec<String>> = match cells(text) {
        Some(cells) => match rows_of(text) {
            1 => vec![cells],
            rows if cells.len().is_multiple_of(rows) => {
                cells.chunks(cells.len() / rows).map(<[String]>::to_vec).collect()
            }
            _ => return None,
        },
        None => {
            // A line of a frame has no places.
            let is_row = |row: &&str| !row.chars().all(|c| " +-=|".contains(c));
            let rows = text.split(['/', '\n', ';']).map(str::trim).filter(is_row);
            rows.map(places_of_row).collect()
        }
    };
    let rows = match &*rows {
        [places] => {
            let side = (2..=5).find(|side| side * side == places.len())?;
            places.chunks(side).map(<[String]>::to_vec).collect()
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

/// Returns the places of a row: between bars, as words, or of nine places in one word.
fn places_of_row(row: &str) -> Vec<String> {
    if row.contains('|') {
        return row.trim_matches('|').split('|').map(|place| place.trim().to_owned()).collect();
    }
    let words: Vec<&str> = row.split([' ', ',', '\t']).filter(|word| !word.is_empty()).collect();
    match *words {
        [word] if word.chars().count() == 9 => word.chars().map(String::from).collect(),
        _ => words.into_iter().map(str::to_owned).collect(),
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

/// Returns the cells of a list, or of a list of lists, if the text is one.
fn cells(text: &str) -> Option<Vec<String>> {
    fn add(literal: &Literal, found: &mut Vec<String>) -> Option<()> {
        match literal {
            Literal::List(items) | Literal::Tuple(items) => {
                items.iter().try_for_each(|item| add(item, found))
            }
            Literal::Text(cell) | Literal::Word(cell) | Literal::Number(cell) => {
                found.push(cell.clone());
                Some(())
            }
            _ => None,
        }
    }
    let literal =
        literal::read(text).filter(|it| matches!(it, Literal::List(_) | Literal::Tuple(_)))?;
    let mut found = Vec::new();
    add(&literal, &mut found)?;
    Some(found)
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
