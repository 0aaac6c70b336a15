//! The rules by definition: every word of the list is tried in every place. It shares nothing with
//! the library but the list.

use std::collections::{BTreeMap, HashSet};

/// The list as words, and as a set of them.
pub(super) struct Words {
    pub(super) all: Vec<String>,
    set: HashSet<String>,
}

impl Words {
    pub(super) fn of(all: Vec<String>) -> Words {
        let set = all.iter().cloned().collect();
        Words { all, set }
    }

    /// Returns the list that comes with the library.
    pub(super) fn scowl() -> Words {
        let bytes = include_bytes!("../../../src/games/words/scowl.fst");
        let list = fst::Set::new(&bytes[..]).unwrap();
        Words::of(list.stream().into_strs().unwrap())
    }

    /// Returns those for which there are enough letters among these.
    pub(super) fn with_letters(&self, letters: &[u8]) -> Words {
        let mut counts = [0; 128];
        letters.iter().for_each(|&letter| counts[usize::from(letter)] += 1);
        let fits = |word: &&String| {
            let mut left = counts;
            let mut missing = 0;
            for letter in word.bytes() {
                match &mut left[usize::from(letter)] {
                    0 => missing += 1,
                    count => *count -= 1,
                }
            }
            missing <= counts[usize::from(b'?')]
        };
        Words::of(self.all.iter().filter(fits).cloned().collect())
    }
}

/// A row and a column.
type Square = (usize, usize);
/// Letters on squares: what a play lays.
pub(super) type Laid = Vec<(Square, u8)>;

#[derive(Clone)]
pub(super) struct Board {
    pub(super) size: usize,
    /// By rows; 0 where nothing lies, a small letter for a blank.
    tiles: Vec<u8>,
    pub(super) has_premiums: bool,
}

/// Returns how many times a square counts its letter, and its word.
fn premium(size: usize, (row, column): Square) -> (i32, i32) {
    let edge = (15 - size) / 2;
    let from_edge = |at: usize| (at + edge).min(14 - at - edge);
    let (a, b) = (from_edge(row), from_edge(column));
    match (a.min(b), a.max(b)) {
        (0, 0 | 7) => (1, 3),
        (1, 1) | (2, 2) | (3, 3) | (4, 4) | (7, 7) => (1, 2),
        (1, 5) | (5, 5) => (3, 1),
        (0, 3) | (2, 6) | (3, 7) | (6, 6) => (2, 1),
        _ => (1, 1),
    }
}

pub(super) fn worth(tile: u8) -> i32 {
    match tile {
        b'A' | b'E' | b'I' | b'O' | b'U' | b'L' | b'N' | b'S' | b'T' | b'R' => 1,
        b'D' | b'G' => 2,
        b'B' | b'C' | b'M' | b'P' => 3,
        b'F' | b'H' | b'V' | b'W' | b'Y' => 4,
        b'K' => 5,
        b'J' | b'X' => 8,
        b'Q' | b'Z' => 10,
        _ => 0,
    }
}

impl Board {
    pub(super) fn empty(size: usize, has_premiums: bool) -> Board {
        Board { size, tiles: vec![0; size * size], has_premiums }
    }

    /// Returns what lies there, if anything does.
    fn at(&self, (row, column): Square) -> Option<u8> {
        let is_inside = row < self.size && column < self.size;
        Some(self.tiles[(row * self.size + column) * usize::from(is_inside)])
            .filter(|&tile| is_inside && tile != 0)
    }

    /// Returns the letters on the board, in capitals.
    pub(super) fn letters(&self) -> impl Iterator<Item = u8> {
        self.tiles.iter().filter(|&&tile| tile != 0).map(u8::to_ascii_uppercase)
    }

    pub(super) fn with(&self, laid: &Laid) -> Board {
        let mut board = self.clone();
        for &((row, column), tile) in laid {
            board.tiles[row * board.size + column] = tile;
        }
        board
    }

    /// Returns the text of the board.
    pub(super) fn text(&self) -> String {
        let row = |row: usize| {
            let mut text = String::new();
            let mut empty = 0;
            for column in 0..=self.size {
                let tile = self.at((row, column));
                if (tile.is_some() || column == self.size) && empty > 0 {
                    text.push_str(&empty.to_string());
                    empty = 0;
                }
                match tile {
                    Some(tile) => text.push(tile.into()),
                    None => empty += 1,
                }
            }
            text
        };
        (0..self.size).map(row).collect::<Vec<_>>().join("/")
    }

    /// Returns what the play of this name lays, and its points.
    pub(super) fn read(&self, name: &str) -> (Laid, i32) {
        let [place, word, points] = name.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{name}")
        };
        let down = place.as_bytes()[0].is_ascii_alphabetic();
        let letter = place.bytes().find(u8::is_ascii_alphabetic).unwrap();
        let number = place.trim_matches(|char: char| char.is_ascii_alphabetic());
        let (row, column): Square = (number.parse::<usize>().unwrap() - 1, (letter - b'A').into());
        let mut laid = Vec::new();
        for (at, tile) in word.bytes().enumerate() {
            let square = if down { (row + at, column) } else { (row, column + at) };
            match self.at(square) {
                Some(there) => assert_eq!(there, tile, "{name}"),
                None => laid.push((square, tile)),
            }
        }
        laid.sort_unstable();
        (laid, points.parse().unwrap())
    }

    /// Returns all plays of a rack with their points.
    pub(super) fn plays(&self, rack: &[u8], words: &Words) -> BTreeMap<Laid, i32> {
        let mut plays = BTreeMap::new();
        for word in &words.all {
            for down in [false, true] {
                for row in 0..self.size {
                    for column in 0..self.size {
                        self.place(word.as_bytes(), (row, column), down, rack, words, &mut plays);
                    }
                }
            }
        }
        plays
    }

    fn place(
        &self,
        word: &[u8],
        (row, column): Square,
        down: bool,
        rack: &[u8],
        words: &Words,
        plays: &mut BTreeMap<Laid, i32>,
    ) {
        let start = if down { row } else { column };
        if start + word.len() > self.size {
            return;
        }
        let square = |at: usize| if down { (row + at, column) } else { (row, column + at) };
        let is_taken = |square| self.at(square).is_some();
        let mut new = Vec::new();
        for (at, &letter) in word.iter().enumerate() {
            match self.at(square(at)) {
                Some(there) if there.to_ascii_uppercase() == letter => {}
                Some(_) => return,
                None if rack.contains(&letter) || rack.contains(&b'?') => {
                    new.push((square(at), letter));
                }
                None => return,
            }
        }
        let before = if down { row.checked_sub(1) } else { column.checked_sub(1) };
        if new.is_empty()
            || is_taken(square(word.len()))
            || before.is_some_and(|at| is_taken(if down { (at, column) } else { (row, at) }))
        {
            return;
        }
        let beside = |&((row, column), _): &(Square, u8)| {
            is_taken((row + 1, column))
                || is_taken((row, column + 1))
                || row > 0 && is_taken((row - 1, column))
                || column > 0 && is_taken((row, column - 1))
        };
        let centre = (self.size / 2, self.size / 2);
        let connects = match self.letters().next().is_none() {
            true => new.iter().any(|(square, _)| *square == centre),
            false => new.iter().any(beside),
        };
        if !connects {
            return;
        }
        for laid in as_tiles(&new, rack) {
            let after = self.with(&laid);
            let mut formed = vec![(down, (row, column))];
            formed.extend(laid.iter().map(|&(square, _)| (!down, square)));
            let mut points = if laid.len() == 7 { 50 } else { 0 };
            let mut is_legal = true;
            for (number, (down, square)) in formed.into_iter().enumerate() {
                let run = after.run(square, down);
                if run.len() < 2 && number > 0 {
                    continue;
                }
                let text: Vec<u8> =
                    run.iter().map(|&at| after.at(at).unwrap().to_ascii_uppercase()).collect();
                is_legal &= words.set.contains(std::str::from_utf8(&text).unwrap());
                points += self.count(&run, &after);
            }
            if is_legal {
                let mut laid = laid;
                laid.sort_unstable();
                let known = plays.insert(laid, points);
                assert!(known.is_none_or(|known| known == points), "the same in both directions");
            }
        }
    }

    /// Returns the squares of the word through this one.
    fn run(&self, (row, column): Square, down: bool) -> Vec<Square> {
        let at = |at: usize| if down { (at, column) } else { (row, at) };
        let mut start = if down { row } else { column };
        while start > 0 && self.at(at(start - 1)).is_some() {
            start -= 1;
        }
        (start..).map(at).take_while(|&square| self.at(square).is_some()).collect()
    }

    /// Returns the points of a word, of which `after` has letters that this board has not.
    fn count(&self, run: &[Square], after: &Board) -> i32 {
        let (mut sum, mut times) = (0, 1);
        for square in run {
            let (letter, word) = match self.at(*square).is_some() || !self.has_premiums {
                true => (1, 1),
                false => premium(self.size, *square),
            };
            sum += letter * worth(after.at(*square).unwrap());
            times *= word;
        }
        sum * times
    }
}

/// Returns all ways to lay these letters with this rack.
fn as_tiles(new: &[(Square, u8)], rack: &[u8]) -> Vec<Laid> {
    let Some((&(square, letter), others)) = new.split_first() else {
        return vec![Vec::new()];
    };
    let mut ways = Vec::new();
    for (held, tile) in [(letter, letter), (b'?', letter.to_ascii_lowercase())] {
        if let Some(left) = without(rack, held) {
            for mut way in as_tiles(others, &left) {
                way.push((square, tile));
                ways.push(way);
            }
        }
    }
    ways
}

/// Returns the rack without a letter that it holds.
pub(super) fn without(rack: &[u8], letter: u8) -> Option<Vec<u8>> {
    let at = rack.iter().position(|&own| own == letter)?;
    let mut left = rack.to_vec();
    left.remove(at);
    Some(left)
}

/// Returns the rack after a play.
pub(super) fn rest(rack: &[u8], laid: &Laid) -> Vec<u8> {
    laid.iter().fold(rack.to_vec(), |rack, (_, tile)| {
        let held = if tile.is_ascii_lowercase() { b'?' } else { *tile };
        without(&rack, held).unwrap()
    })
}
