//! The cells of boards that people draw in lines, in frames or in lists.

use super::literal::{self, Literal};

/// Returns a text with plain bars and ends of lines, and without a selector of emoji or quotation marks
/// around it.
pub(super) fn plain(text: &str) -> String {
    let text = text.replace("\\n", "\n").replace('\u{fe0f}', "");
    let text = text.replace(['│', '┃', '║', '⎪'], "|");
    let inside = text.trim().strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    inside.filter(|inside| !inside.contains('"')).unwrap_or(&text).to_owned()
}

/// Returns the cells of a board with so many rows and columns, row by row, without what stands around
/// it: a frame, and the names of rows and columns.
pub(super) fn of_size(text: &str, rows: usize, columns: usize) -> Option<Vec<String>> {
    if let Some(cells) = of_list(text) {
        return (cells.len() == rows * columns).then_some(cells);
    }
    let mut board: Vec<Vec<String>> =
        lines(text).into_iter().map(|line| row(line, columns, text)).collect::<Option<_>>()?;
    if board.len() == rows + 1 {
        if board.first().is_some_and(|row| are_names(row)) {
            board.remove(0);
        } else if board.last().is_some_and(|row| are_names(row)) {
            board.pop();
        }
    }
    // Before each row, or behind it, may stand its name.
    let has_names = |at: fn(&[String]) -> Option<&String>| {
        let mut names: Vec<String> = board.iter().filter_map(|row| at(row)).cloned().collect();
        let is_up = are_names(&names);
        names.reverse();
        is_up || are_names(&names)
    };
    if board.iter().all(|row| row.len() == columns + 1) {
        if has_names(<[String]>::first) {
            board.iter_mut().for_each(|row| _ = row.remove(0));
        } else if has_names(<[String]>::last) {
            board.iter_mut().for_each(|row| _ = row.pop());
        }
    }
    let is_board = board.len() == rows && board.iter().all(|row| row.len() == columns);
    is_board.then(|| board.concat())
}

/// Returns the lines of a board, or its rows between slashes, without the lines of a frame.
pub(super) fn lines(text: &str) -> Vec<&str> {
    let sign = if text.trim().contains('\n') { '\n' } else { '/' };
    let has_bars = text.contains('|');
    let is_frame = |line: &str| {
        let is_sign = |c: char| " +-=|─━═┼┌┐└┘├┤┬┴╔╗╚╝╠╣╦╩╬".contains(c);
        let is_plain = |c: char| " -|".contains(c);
        let is_rule = !line.chars().all(is_plain) || has_bars && line.contains("--");
        line.chars().all(is_sign) && is_rule
    };
    text.split(sign).filter(|line| !line.trim().is_empty() && !is_frame(line.trim())).collect()
}

/// Returns the cells of a line with so many columns, or with one more.
fn row(line: &str, columns: usize, board: &str) -> Option<Vec<String>> {
    let line = line.trim_end_matches(['\r', ';']);
    let trimmed = |cells: std::str::Split<'_, _>| -> Vec<String> {
        cells.map(|cell: &str| cell.trim().to_owned()).collect()
    };
    for sign in ['|', ',', ';', '\t'] {
        if !line.contains(sign) {
            continue;
        }
        let mut cells = trimmed(line.split(sign));
        // Signs also stand around all cells.
        if cells.len() > columns && cells.last().is_some_and(String::is_empty) {
            cells.pop();
        }
        if cells.len() > columns && cells[0].is_empty() {
            cells.remove(0);
        }
        return match &*cells {
            // Only a frame on both sides.
            [before, between, after] if columns > 3 && before.is_empty() && after.is_empty() => {
                row(between, columns, board)
            }
            [between] => row(between, columns, board),
            _ => (columns..=columns + 1).contains(&cells.len()).then_some(cells),
        };
    }
    let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
    if (columns..=columns + 1).contains(&words.len()) {
        return Some(words);
    }
    let mut cells: Vec<String> = match &*words {
        [word] if word.chars().count() == columns => word.chars().map(String::from).collect(),
        // Without a sign for an empty cell, it is a space.
        _ if !board.contains(['.', '_', '-', '*', '0']) => {
            line.trim_end().chars().map(|c| c.to_string().trim().to_owned()).collect()
        }
        _ => return None,
    };
    if cells.len() > columns {
        return None;
    }
    cells.resize(columns, String::new());
    Some(cells)
}

/// Returns `true` for 1, 2, 3 and so on, also from 0, or in letters.
fn are_names(cells: &[String]) -> bool {
    let counts = |name: &dyn Fn(usize) -> String| {
        cells.iter().enumerate().all(|(at, cell)| cell.eq_ignore_ascii_case(&name(at)))
    };
    let letter = |at: usize| char::from(b'a' + (at % 26) as u8).to_string();
    cells.len() > 1
        && (counts(&|at| at.to_string()) || counts(&|at| (at + 1).to_string()) || counts(&letter))
}

/// Returns the cells of a list, or of a list of lists, if the text is one.
pub(super) fn of_list(text: &str) -> Option<Vec<String>> {
    fn add(literal: &Literal, found: &mut Vec<String>) -> Option<()> {
        match literal {
            Literal::List(items) | Literal::Tuple(items) => {
                items.iter().try_for_each(|item| add(item, found))
            }
            Literal::Text(cell) | Literal::Word(cell) | Literal::Number(cell) => {
                found.push(cell.trim().to_owned());
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

/// Returns `true` for a sign of an empty cell.
pub(super) fn is_empty(cell: &str) -> bool {
    matches!(
        cell,
        "" | "."
            | "_"
            | "-"
            | "*"
            | "#"
            | "0"
            | "·"
            | "□"
            | "⬜"
            | "▢"
            | "None"
            | "null"
            | "NaN"
            | "nan"
    )
}
