//! Reading a long text in portions.

use std::ops::Range;

use crate::games::AnyGame;
use crate::games::any::{Entry, is_bare_tree, name_and_arguments};
use crate::games::notation::{NotationError, Part};
use crate::games::tree::{Reading, Tree};

/// Reads a game in portions, so that a page stays responsive while it reads a tree of millions of nodes.
/// The result is that of [`FromStr`](std::str::FromStr). Only a text that is a tree takes more than one
/// portion: all others are short.
///
/// ```
/// use plyscope::GameReader;
///
/// let mut reader = GameReader::new("[[3,12,8],[2,4,6],[14,5,2]]".to_owned());
/// let mut portions = 1;
/// while !reader.go_on(10) {
///     portions += 1;
/// }
/// assert!(portions > 5);
/// assert_eq!(reader.game()?.to_string(), "tree:[[3,12,8],[2,4,6],[14,5,2]]");
/// # Ok::<(), plyscope::NotationError>(())
/// ```
pub struct GameReader {
    text: String,
    state: State,
}

enum State {
    /// Nothing is read yet.
    New,
    /// The part of the text that describes the tree, and what is read of it.
    Tree(Range<usize>, Box<Reading>),
    Read(Result<AnyGame, NotationError>),
}

impl GameReader {
    /// Returns a reader that has read nothing yet.
    pub fn new(text: String) -> GameReader {
        GameReader { text, state: State::New }
    }

    /// Returns the text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Goes on for about so many bytes of the text, or as many of its nodes. Returns `true` once the
    /// game is read, or an error is found.
    pub fn go_on(&mut self, most: usize) -> bool {
        let read = match &mut self.state {
            State::New if is_tree(&self.text) => {
                let part = Tree::arguments(&self.text);
                match Reading::of(part) {
                    Ok(reading) => {
                        self.state = State::Tree(part.range(), Box::new(reading));
                        return false;
                    }
                    Err(error) => Err(error),
                }
            }
            State::New => self.text.parse(),
            State::Tree(range, reading) => {
                let part = Part::of(&self.text).part(range.start, range.end);
                match Tree::read_on(reading, part, most.max(1)).transpose() {
                    None => return false,
                    Some(tree) => tree.map(AnyGame::Tree),
                }
            }
            State::Read(_) => return true,
        };
        self.state = State::Read(read);
        true
    }

    /// Returns the game, after reading what is left. A clone of a game costs next to nothing.
    ///
    /// # Errors
    ///
    /// The text names no game.
    pub fn game(&mut self) -> Result<AnyGame, NotationError> {
        loop {
            if let State::Read(read) = &self.state {
                return read.clone();
            }
            self.go_on(usize::MAX);
        }
    }
}

/// Returns `true` if this is a tree, with or without its name.
fn is_tree(text: &str) -> bool {
    let name = name_and_arguments(text).map(|(name, _)| name.trim().as_str());
    is_bare_tree(text) || name.is_ok_and(|name| name == Tree::INFO.name)
}

impl std::fmt::Debug for GameReader {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("GameReader").field("bytes", &self.text.len()).finish_non_exhaustive()
    }
}
