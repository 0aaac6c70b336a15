//! Boards of Connect Four: discs that lie on each other, as moves that lead there.

use std::collections::HashSet;

use crate::games::connect_four;

const COLUMNS: usize = 7;
const ROWS: usize = 6;

/// Reads six lines of seven squares. Returns moves that lead there; `None` for other text, and if it
/// doesn't say who begins, or if no moves lead there.
pub(super) fn read(text: &str) -> Option<String> {
    let signs: Vec<char> =
        text.chars().filter(|c| !c.is_whitespace() && !"[](){}|,;/'\"".contains(*c)).collect();
    if signs.len() != COLUMNS * ROWS {
        return None;
    }
    let first = first_player(&signs)?;
    // Each column from its bottom: `true` for a disc of the player who begins.
    let mut columns: Vec<Vec<bool>> = vec![Vec::new(); COLUMNS];
    let mut is_open = [true; COLUMNS];
    for row in signs.chunks(COLUMNS).rev() {
        for (column, sign) in row.iter().enumerate() {
            match is_empty(*sign) {
                true => is_open[column] = false,
                // No disc hangs in the air.
                false if !is_open[column] => return None,
                false => columns[column].push(sign.eq_ignore_ascii_case(&first)),
            }
        }
    }
    let mut heights = [0; COLUMNS];
    for (height, discs) in heights.iter_mut().zip(&columns) {
        *height = discs.len();
    }
    let (mut moves, discs) = (Vec::new(), heights.iter().sum::<usize>());
    let finds = take_off(&columns, &mut heights, discs % 2 == 1, &mut moves, &mut HashSet::new());
    finds.then(|| moves.into_iter().rev().map(|column| (b'1' + column as u8) as char).collect())
}

fn is_empty(sign: char) -> bool {
    matches!(sign, '.' | '_' | '-' | '*' | '0')
}

/// Returns the sign of the player who begins: the one with a disc more, or by the signs.
fn first_player(signs: &[char]) -> Option<char> {
    let discs = || signs.iter().map(char::to_ascii_uppercase).filter(|sign| !is_empty(*sign));
    let one = discs().next()?;
    let other = discs().find(|sign| *sign != one);
    let of = |player: char| discs().filter(|sign| *sign == player).count();
    let other = other.unwrap_or(' ');
    if of(one) + of(other) != discs().count() {
        return None;
    }
    match (of(one), of(other)) {
        (one_s, other_s) if one_s == other_s + 1 => Some(one),
        (one_s, other_s) if one_s + 1 == other_s => Some(other),
        (one_s, other_s) if one_s == other_s => {
            [('X', 'O'), ('1', '2')].into_iter().find_map(|(first, second)| {
                let pair = [(first, second), (second, first)];
                pair.contains(&(one, other)).then_some(first)
            })
        }
        _ => None,
    }
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
