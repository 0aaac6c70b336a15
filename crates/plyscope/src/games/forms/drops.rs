//! Boards of Connect Four: discs that lie on each other, as moves that lead there.

use std::collections::HashSet;

use super::boards::{self, is_empty};
use crate::games::connect_four;

const COLUMNS: usize = 7;
const ROWS: usize = 6;

/// Reads six lines of seven squares. Returns moves that lead there; `None` for other text.
///
/// # Errors
///
/// It doesn't say who begins, or no moves lead there; a sentence.
pub(super) fn read(text: &str) -> Option<Result<String, String>> {
    let Some(cells) = boards::of_size(text, ROWS, COLUMNS) else {
        let is_board = text.trim().contains('\n') && text.contains(['.', '_', '|']);
        let said = "a board is six rows of seven squares, such as `..OXX..` for the lowest";
        return is_board.then(|| Err(said.to_owned()));
    };
    Some(moves(&cells))
}

fn moves(cells: &[String]) -> Result<String, String> {
    let sign = |cell: &String| if is_empty(cell) { ".".to_owned() } else { cell.to_uppercase() };
    let mut signs: Vec<String> = cells.iter().map(sign).collect();
    let is_white = |sign: &String| *sign == "⚪";
    let others: HashSet<&String> = signs.iter().filter(|sign| !is_white(sign)).collect();
    // Beside two colours, a white disc is an empty square.
    if others.len() == 2 && !others.iter().any(|sign| is_empty(sign)) {
        signs.iter_mut().filter(|sign| is_white(sign)).for_each(|sign| *sign = ".".to_owned());
    }
    let first = first_player(&signs)?;
    // Each column from its bottom: `true` for a disc of the player who begins.
    let mut columns: Vec<Vec<bool>> = vec![Vec::new(); COLUMNS];
    for (row, signs) in signs.chunks(COLUMNS).rev().enumerate() {
        for (column, sign) in signs.iter().enumerate().filter(|(_, sign)| !is_empty(sign)) {
            if columns[column].len() < row {
                let (column, row) = (column + 1, row + 1);
                return Err(format!("nothing is below the disc in column {column}, row {row}"));
            }
            columns[column].push(*sign == first);
        }
    }
    let mut heights = [0; COLUMNS];
    for (height, discs) in heights.iter_mut().zip(&columns) {
        *height = discs.len();
    }
    let (mut moves, discs) = (Vec::new(), heights.iter().sum::<usize>());
    let finds = take_off(&columns, &mut heights, discs % 2 == 1, &mut moves, &mut HashSet::new());
    if !finds {
        return Err("no moves by turns lead to this board, where nobody had won before".to_owned());
    }
    Ok(moves.into_iter().rev().map(|column| (b'1' + column as u8) as char).collect())
}

/// Returns the sign of the player who begins: the one with a disc more, or by the signs.
fn first_player(signs: &[String]) -> Result<String, String> {
    let discs = || signs.iter().filter(|sign| !is_empty(sign));
    let Some(one) = discs().next() else { return Ok(String::new()) };
    let none = String::new();
    let other = discs().find(|sign| *sign != one).unwrap_or(&none);
    if let Some(third) = discs().find(|sign| *sign != one && *sign != other) {
        return Err(format!("a board has two signs for discs, and `{third}` is a third one"));
    }
    let of = |player: &String| discs().filter(|sign| *sign == player).count();
    let (one_s, other_s) = (of(one), of(other));
    if one_s.abs_diff(other_s) > 1 {
        return Err(format!(
            "there are {one_s} discs `{one}` and {other_s} others: by turns, one side has one disc more at most"
        ));
    }
    if one_s != other_s {
        return Ok(if one_s > other_s { one } else { other }.clone());
    }
    let pairs = [("X", "O"), ("1", "2"), ("1", "-1")];
    let first = pairs.into_iter().find_map(|(first, second)| {
        ([(first, second), (second, first)].contains(&(one, other))).then_some(first)
    });
    first.map(str::to_owned).ok_or_else(|| {
        format!("nothing says who began, `{one}` or `{other}`: write X for that side and O for the other")
    })
}

/// Takes the discs off again by turns, down to these heights, so that nobody has four in a row before
/// the last move. Leaves the columns in `moves`, the last one first.
fn take_off(
    columns: &[Vec<bool>],
    heights: &mut [usize; COLUMNS],
    mover: bool,
    moves: &mut Vec<usize>,
    dead: &mut HashSet<[usize; COLUMNS]>,
) -> bool {
    if heights.iter().all(|height| *height == 0) {
        return true;
    }
    if dead.contains(heights) {
        return false;
    }
    for column in 0..COLUMNS {
        let top = heights[column].checked_sub(1);
        if top.is_none_or(|top| columns[column][top] != mover) {
            continue;
        }
        heights[column] -= 1;
        moves.push(column);
        // What is under a board without four in a row has none, either.
        let is_possible = moves.len() > 1 || !has_four(columns, heights);
        if is_possible && take_off(columns, heights, !mover, moves, dead) {
            return true;
        }
        moves.pop();
        heights[column] += 1;
    }
    dead.insert(*heights);
    false
}

fn has_four(columns: &[Vec<bool>], heights: &[usize; COLUMNS]) -> bool {
    [true, false].into_iter().any(|player| {
        let discs = columns.iter().enumerate().flat_map(|(column, discs)| {
            let discs = discs.iter().take(heights[column]).enumerate();
            discs.filter(|(_, disc)| **disc == player).map(move |(row, _)| (column, row))
        });
        let squares = discs.map(|(column, row)| connect_four::square(column as u8, row as u8));
        connect_four::has_four(squares.fold(0, |all, square| all | square))
    })
}
