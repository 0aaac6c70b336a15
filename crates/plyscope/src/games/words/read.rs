//! Reading a board, racks and words.

use std::sync::Arc;

use super::position::{Position, State};
use super::rack::Rack;
use super::rules::{FULL_RACK, LARGEST, SMALLEST};
use crate::Player;
use crate::games::notation::{NotationError, NotationErrorKind, TextPart};

/// Returns the position, and the number of rows.
pub(super) fn read_position(
    board: TextPart<'_>,
    racks: [TextPart<'_>; 2],
    player: Player,
    lead: i32,
) -> Result<(Position, usize), NotationError> {
    let size = board.split('/').count();
    if !(SMALLEST..=LARGEST).contains(&size) {
        return Err(wrong(board, TextError::Rows { rows: size }));
    }
    let mut tiles = Vec::with_capacity(size * size);
    for row in board.split('/') {
        read_row(row.trim(), size, &mut tiles)?;
    }
    let racks = [read_rack(racks[0])?, read_rack(racks[1])?];
    let state = State { tiles: tiles.into(), racks, lead, player, passes: 0 };
    Ok((Position(Arc::new(state)), size))
}

/// Reads a row: letters, and numbers of empty squares.
fn read_row(row: TextPart<'_>, size: usize, tiles: &mut Vec<u8>) -> Result<(), NotationError> {
    let text = row.as_str();
    let start = tiles.len();
    let mut at = 0;
    while let Some(char) = text[at..].chars().next() {
        let digits = text[at..].bytes().take_while(u8::is_ascii_digit).count();
        let place = row.part(at, at + digits.max(char.len_utf8()));
        if digits > 0 {
            let empty: usize = place.as_str().parse().unwrap_or(usize::MAX);
            let room = size.saturating_sub(tiles.len() - start);
            if empty == 0 || empty > room {
                return Err(wrong(row, TextError::Columns { size }));
            }
            tiles.resize(tiles.len() + empty, 0);
        } else if char.is_ascii_alphabetic() {
            tiles.push(char as u8);
        } else {
            return Err(wrong(place, TextError::Square));
        }
        at += place.as_str().len();
    }
    if tiles.len() - start != size {
        return Err(wrong(row, TextError::Columns { size }));
    }
    Ok(())
}

fn read_rack(rack: TextPart<'_>) -> Result<Rack, NotationError> {
    let text = rack.as_str();
    for (at, char) in text.char_indices() {
        if !char.is_ascii_alphabetic() && char != '?' {
            return Err(wrong(rack.part(at, at + char.len_utf8()), TextError::RackLetter));
        }
    }
    if text.is_empty() || text.len() > FULL_RACK {
        return Err(wrong(rack, TextError::RackSize));
    }
    // On the board a small letter is a blank, and in a rack it would be read as the letter.
    let has_both = text.contains(|c: char| c.is_ascii_uppercase());
    if let Some(at) = text.find(|c: char| c.is_ascii_lowercase()).filter(|_| has_both) {
        return Err(wrong(rack.part(at, at + 1), TextError::RackLetter));
    }
    Ok(Rack::of(text.bytes().map(|tile| tile.to_ascii_uppercase())))
}

/// Returns the words of a list in braces, in capitals.
pub(super) fn read_list(list: TextPart<'_>) -> Result<Vec<String>, NotationError> {
    let inner = list.as_str().strip_prefix('{').and_then(|text| text.strip_suffix('}'));
    let Some(inner) = inner else {
        return Err(wrong(list, TextError::List));
    };
    let mut words = Vec::new();
    let inner = list.part(1, 1 + inner.len());
    for word in inner.split(' ').map(TextPart::trim).filter(|word| !word.as_str().is_empty()) {
        let text = word.as_str();
        if !text.bytes().all(|byte| byte.is_ascii_alphabetic()) {
            return Err(wrong(word, TextError::Word));
        }
        if !(2..=LARGEST).contains(&text.len()) {
            return Err(wrong(word, TextError::WordLength));
        }
        words.push(text.to_ascii_uppercase());
    }
    if words.is_empty() {
        return Err(wrong(list, TextError::List));
    }
    Ok(words)
}

pub(super) fn wrong(place: TextPart<'_>, error: TextError) -> NotationError {
    place.error(NotationErrorKind::position(error))
}

#[derive(Debug, thiserror::Error)]
pub(super) enum TextError {
    #[error(
        "a board has {SMALLEST} to {LARGEST} rows with `/` between them, and as many columns; \
         these are {rows}"
    )]
    Rows { rows: usize },
    #[error("this row doesn't have {size} squares, as many as there are rows")]
    Columns { size: usize },
    #[error("a square is a letter, small for a blank; a number stands for empty squares")]
    Square,
    #[error("after the board stand MAX's letters and MIN's, such as `AERT,DOS`")]
    Racks,
    #[error("a letter on a rack is one from A to Z, or `?` for a blank")]
    RackLetter,
    #[error("a rack holds 1 to {FULL_RACK} letters")]
    RackSize,
    #[error("words stand in braces with spaces between them, such as `{{CAT CATS}}`")]
    List,
    #[error("a word has letters from A to Z only")]
    Word,
    #[error("a word has 2 to {LARGEST} letters")]
    WordLength,
    #[error("there is nothing more after board, letters and words, but options such as `lead=12`")]
    More,
}
