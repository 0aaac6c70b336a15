//! Positions as people write them, behind the name of their game: boards in lines and lists, other signs
//! for an empty place, moves with commas.

use super::literal::{self, Literal};
use crate::games::bare_tree::number;

/// Returns such a text as the game's own notation has it; `None` for other games, and for a text that
/// doesn't say a position completely.
pub(super) fn in_notation(text: &str) -> Option<String> {
    let (name, arguments) = text.trim_start().split_once(':')?;
    let (position, options) = match arguments.find('=') {
        // The options begin after the last comma before the first sign.
        Some(sign) => arguments.split_at(arguments[..sign].rfind(',').unwrap_or(0)),
        None => (arguments, ""),
    };
    let position = match name.trim() {
        "tic-tac-toe" => tic_tac_toe(position)?,
        "nim" => nim(position)?,
        "connect-four" => connect_four(position)?,
        "puzzle" => puzzle(position)?,
        _ => return None,
    };
    Some(format!("{}:{position}{options}", name.trim()))
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

/// Reads columns with commas or spaces between them, or as the letters A to G.
fn connect_four(text: &str) -> Option<String> {
    let words = text.split(|c: char| c.is_whitespace() || matches!(c, ',' | '[' | ']' | ';'));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    // Several moves in each of several words may be two lines of play.
    if words.len() > 1 && words.iter().any(|word| word.len() > 1) {
        return None;
    }
    let columns = words.concat();
    let column = |c: char| match c.to_ascii_uppercase() {
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
    let (places, rows): (Vec<String>, usize) = match cells(text) {
        Some(cells) => (cells, rows_of(text)),
        None => {
            let rows = text.split(['/', '\n', ';']).map(str::trim).filter(|row| !row.is_empty());
            let rows: Vec<&str> = rows.collect();
            let words = rows.iter().flat_map(|row| row.split([' ', ',', '\t', '|']));
            let words = words.filter(|word| !word.is_empty()).map(str::to_owned);
            (words.collect(), rows.len())
        }
    };
    let tiles: Vec<String> = places.iter().map(|cell| tile(cell.trim())).collect::<Option<_>>()?;
    let columns = match rows {
        1 => (2..=5).find(|side| side * side == tiles.len())?,
        rows => tiles.len().checked_div(rows)?,
    };
    let is_full = columns > 1 && tiles.len().is_multiple_of(columns);
    is_full.then(|| tiles.chunks(columns).map(|row| row.join(" ")).collect::<Vec<_>>().join("/"))
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
