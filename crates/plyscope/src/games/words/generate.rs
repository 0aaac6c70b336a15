//! The generation of plays, by anchors and cross-checks (Appel and Jacobson 1988, "The world's
//! fastest Scrabble program", Communications of the ACM 31).

use super::lexicon::{ALL_LETTERS, Alphabet, State, each_letter};
use super::line::Line;
use super::play::Play;
use super::rack::{Letters, Rack};
use super::rules::{FULL_RACK, FULL_RACK_BONUS, worth};
use super::table::Table;

/// A word that can be laid.
#[derive(Clone, Copy)]
pub(super) struct Found<'a> {
    pub(super) first: u8,
    pub(super) down: bool,
    pub(super) word: &'a [u8],
    pub(super) points: i16,
    /// The letters of the rack that it takes: of equal ones, the first.
    pub(super) letters: Letters,
}

/// A word that can be laid, without its letters: its squares, its points and what it takes from the
/// rack.
pub(super) struct Kept {
    first: u8,
    down: bool,
    count: u8,
    pub(super) points: i16,
    pub(super) letters: Letters,
}

impl Found<'_> {
    pub(super) fn play(self) -> Play {
        let Found { first, down, word, points, .. } = self;
        Play::of(first, down, word, points)
    }

    pub(super) fn kept(self) -> Kept {
        let Found { first, down, word, points, letters } = self;
        Kept { first, down, count: word.len() as u8, points, letters }
    }
}

impl Kept {
    /// Returns the squares of the letters that come from the rack.
    pub(super) fn laid(&self, tiles: &[u8], size: usize) -> impl Iterator<Item = usize> {
        let (first, step) = (usize::from(self.first), if self.down { size } else { 1 });
        let squares = (0..usize::from(self.count)).map(move |at| first + at * step);
        squares.filter(|&square| tiles[square] == 0)
    }
}

impl Table<'_> {
    /// Calls `visit` with all words that these racks can lay, and with the number of the rack:
    /// across before down, each by rows or columns.
    pub(super) fn plays<const N: usize>(
        &self,
        racks: [&Rack; N],
        mut visit: impl FnMut(usize, Found<'_>),
    ) {
        let held = racks.map(Held::of);
        let wanted = held.iter().fold(0, |all, held| all | held.wanted());
        let is_first = self.tiles.iter().all(|&tile| tile == 0);
        let mut word = Vec::with_capacity(self.size);
        for down in [false, true] {
            for number in 0..self.size {
                let Some(line) = Line::of(self, down, number, is_first, wanted) else { continue };
                for (rack, &held) in held.iter().enumerate() {
                    let generator = Generator {
                        table: self,
                        line: &line,
                        down,
                        held,
                        anchor: 0,
                        word: &mut word,
                        visit: &mut |found| visit(rack, found),
                    };
                    generator.run();
                }
            }
        }
    }
}

/// The letters of a rack, as sets.
#[derive(Clone, Copy)]
struct Held {
    /// The places on the rack of each letter, from A to Z, and of the blanks.
    places: [Letters; BLANK + 1],
    /// The places of the letters that are left.
    left: Letters,
    all: Letters,
    /// The letters that are left, and blanks as one more.
    letters: Alphabet,
}

/// The number of blanks in the places of letters.
const BLANK: usize = 26;

impl Held {
    fn of(rack: &Rack) -> Held {
        let (mut places, mut letters) = ([0; BLANK + 1], 0);
        for (at, &tile) in rack.tiles().iter().enumerate() {
            let letter = if tile == b'?' { BLANK } else { usize::from(tile - b'A') };
            places[letter] |= 1 << at;
            letters |= 1 << letter;
        }
        let all = (1 << rack.tiles().len()) - 1;
        Held { places, left: all, all, letters }
    }

    fn has(&self, letter: usize) -> bool {
        self.letters & 1 << letter != 0
    }

    /// Returns the letters that can be laid.
    fn wanted(&self) -> Alphabet {
        if self.has(BLANK) { ALL_LETTERS } else { self.letters }
    }

    /// Takes a letter that is left; of equal ones, the first.
    fn take(&mut self, letter: usize) {
        let places = self.places[letter] & self.left;
        self.left ^= places & places.wrapping_neg();
        self.letters ^= Alphabet::from(places.is_power_of_two()) << letter;
    }
}

/// The plays along one line.
struct Generator<'a> {
    table: &'a Table<'a>,
    line: &'a Line,
    down: bool,
    held: Held,
    /// The first anchor that the word is to cover: those of other words come up at theirs.
    anchor: usize,
    /// The letters so far.
    word: &'a mut Vec<u8>,
    visit: &'a mut dyn FnMut(Found<'_>),
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
        let mut walk = tiles.iter();
        let state = walk.try_fold(lexicon.start(), |state, &tile| lexicon.after(state, tile));
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
            self.with_each_tile(state, ALL_LETTERS, |this, state| this.left(state, free - 1));
        }
    }

    /// Goes on from this square to the right, or downwards.
    fn right(&mut self, state: State, at: usize) {
        let tile = if at < self.line.size { self.line.tiles[at] } else { 0 };
        if tile != 0 {
            if let Some(state) = self.table.lexicon.after(state, tile) {
                self.word.push(tile);
                self.right(state, at + 1);
                self.word.pop();
            }
            return;
        }
        if at > self.anchor && self.table.lexicon.is_word(state) {
            self.keep(at - self.word.len());
        }
        if at < self.line.size {
            let allowed = self.line.crosses[at].letters;
            self.with_each_tile(state, allowed, |this, state| this.right(state, at + 1));
        }
    }

    /// Calls `go_on` with each letter of the rack that is allowed, and with a blank as each, by
    /// which a word goes on.
    fn with_each_tile(
        &mut self,
        state: State,
        allowed: Alphabet,
        mut go_on: impl FnMut(&mut Self, State),
    ) {
        let lexicon = self.table.lexicon;
        let (left, letters) = (self.held.left, self.held.letters);
        each_letter(lexicon.letters(state) & allowed & self.held.wanted(), |letter| {
            let Some(after) = lexicon.next(state, letter) else { return };
            let capital = b'A' + letter as u8;
            for (taken, tile) in [(letter, capital), (BLANK, capital.to_ascii_lowercase())] {
                if self.held.has(taken) {
                    self.held.take(taken);
                    self.word.push(tile);
                    go_on(self, after);
                    self.word.pop();
                    (self.held.left, self.held.letters) = (left, letters);
                }
            }
        });
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
            let premium = self.table.premiums[line.square(at)];
            let points = worth(tile) * i32::from(premium.letter);
            sum += points;
            times *= i32::from(premium.word);
            if let Some(beside) = line.crosses[at].beside {
                crossing += (beside + points) * i32::from(premium.word);
            }
        }
        // A single letter with words in both directions was laid across before.
        if laid == 1 && self.down && crosses(line, self.word, start) {
            return;
        }
        let bonus = if laid == FULL_RACK { FULL_RACK_BONUS } else { 0 };
        (self.visit)(Found {
            first: line.square(start) as u8,
            down: self.down,
            word: self.word,
            points: (sum * times + crossing + bonus) as i16,
            letters: self.held.all ^ self.held.left,
        });
    }
}

/// Returns `true` if a letter that is laid makes a word in the other direction as well.
fn crosses(line: &Line, word: &[u8], start: usize) -> bool {
    let mut places = start..start + word.len();
    places.any(|at| line.tiles[at] == 0 && line.crosses[at].beside.is_some())
}
