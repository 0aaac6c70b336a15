//! The generation of plays, by anchors and cross-checks (Appel and Jacobson 1988, "The world's
//! fastest Scrabble program", Communications of the ACM 31).

use super::lexicon::{Lexicon, State};
use super::line::Line;
use super::play::Play;
use super::rack::Rack;
use super::rules::{FULL_RACK, FULL_RACK_BONUS, Premium, worth};

/// The board and the list of words, as all plays need them.
pub(super) struct Table<'a> {
    pub(super) size: usize,
    pub(super) tiles: &'a [u8],
    pub(super) premiums: &'a [Premium],
    pub(super) lexicon: &'a Lexicon,
}

impl Table<'_> {
    /// Returns all words that this rack can lay, across before down, each by rows or columns.
    pub(super) fn plays(&self, rack: &Rack) -> Vec<Play> {
        let mut plays = Vec::new();
        for down in [false, true] {
            for number in 0..self.size {
                let line = Line::of(self.tiles, self.size, down, number, self.lexicon);
                let generator = Generator {
                    table: self,
                    line: &line,
                    down,
                    rack: *rack,
                    anchor: 0,
                    word: Vec::new(),
                    plays: &mut plays,
                };
                generator.run();
            }
        }
        plays
    }
}

/// The plays along one line.
struct Generator<'a> {
    table: &'a Table<'a>,
    line: &'a Line,
    down: bool,
    /// The letters that are left.
    rack: Rack,
    /// The first anchor that the word is to cover: those of other words come up at theirs.
    anchor: usize,
    /// The letters so far.
    word: Vec<u8>,
    plays: &'a mut Vec<Play>,
}

impl Generator<'_> {
    fn run(mut self) {
        // The empty squares before this one that aren't anchors, back to the last one or to a tile.
        let mut free = 0;
        for at in 0..self.line.size {
            if self.line.anchors[at] {
                self.anchor = at;
                self.from(at, free);
                free = 0;
            } else {
                free = if self.line.tiles[at] == 0 { free + 1 } else { 0 };
            }
        }
    }

    /// Generates the words whose first anchor this is.
    fn from(&mut self, anchor: usize, free: usize) {
        let lexicon = self.table.lexicon;
        let before = self.line.tiles[..anchor].iter().rev().take_while(|&&tile| tile != 0).count();
        if before == 0 {
            self.left(lexicon.start(), free);
            return;
        }
        let tiles = &self.line.tiles[anchor - before..anchor];
        let mut walk = tiles.iter().map(|tile| tile.to_ascii_uppercase());
        let state = walk.try_fold(lexicon.start(), |state, letter| lexicon.step(state, letter));
        if let Some(state) = state {
            self.word.extend_from_slice(tiles);
            self.right(state, anchor);
            self.word.clear();
        }
    }

    /// Goes on from the letters before the anchor, and with one more of them.
    fn left(&mut self, state: State, free: usize) {
        self.right(state, self.anchor);
        if free > 0 {
            self.with_each_tile(state, |_| true, |this, state| this.left(state, free - 1));
        }
    }

    /// Goes on from this square to the right, or downwards.
    fn right(&mut self, state: State, at: usize) {
        let lexicon = self.table.lexicon;
        let tile = if at < self.line.size { self.line.tiles[at] } else { 0 };
        if tile != 0 {
            if let Some(state) = lexicon.step(state, tile.to_ascii_uppercase()) {
                self.word.push(tile);
                self.right(state, at + 1);
                self.word.pop();
            }
            return;
        }
        if at > self.anchor && lexicon.is_word(state) {
            self.keep(at - self.word.len());
        }
        if at < self.line.size {
            let cross = self.line.crosses[at];
            let allows = |letter| cross.allows(letter);
            self.with_each_tile(state, allows, |this, state| this.right(state, at + 1));
        }
    }

    /// Calls `go_on` with each letter of the rack, and with a blank as each letter, by which a word
    /// goes on.
    fn with_each_tile(
        &mut self,
        state: State,
        allows: impl Fn(u8) -> bool,
        mut go_on: impl FnMut(&mut Self, State),
    ) {
        let rack = self.rack;
        let mut steps = Vec::new();
        self.table.lexicon.steps(state, |letter, after| steps.push((letter, after)));
        for (letter, after) in steps {
            if !allows(letter) {
                continue;
            }
            for (held, laid) in [(letter, letter), (b'?', letter.to_ascii_lowercase())] {
                if rack.tiles().contains(&held) {
                    self.rack = rack.without(held);
                    self.word.push(laid);
                    go_on(self, after);
                    self.word.pop();
                    self.rack = rack;
                }
            }
        }
    }

    /// Keeps the word, which begins at this place of the line.
    fn keep(&mut self, start: usize) {
        let line = self.line;
        let mut laid = 0;
        let (mut sum, mut times, mut crossing) = (0, 1, 0);
        for (&tile, at) in self.word.iter().zip(start..) {
            if line.tiles[at] != 0 {
                sum += worth(tile);
                continue;
            }
            laid += 1;
            let premium = self.table.premiums[line.squares[at]];
            let points = worth(tile) * i32::from(premium.letter);
            sum += points;
            times *= i32::from(premium.word);
            if let Some(beside) = line.crosses[at].beside {
                crossing += (beside + points) * i32::from(premium.word);
            }
        }
        // A single letter with words in both directions was laid across before.
        if laid == 1 && self.down && crosses(line, &self.word, start) {
            return;
        }
        let bonus = if laid == FULL_RACK { FULL_RACK_BONUS } else { 0 };
        self.plays.push(Play {
            first: line.squares[start] as u8,
            down: self.down,
            word: self.word.clone().into_boxed_slice(),
            points: (sum * times + crossing + bonus) as i16,
        });
    }
}

/// Returns `true` if a letter that is laid makes a word in the other direction as well.
fn crosses(line: &Line, word: &[u8], start: usize) -> bool {
    let mut places = start..start + word.len();
    places.any(|at| line.tiles[at] == 0 && line.crosses[at].beside.is_some())
}
