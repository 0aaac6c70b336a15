//! The words that count, in an automaton.

use std::sync::{Arc, OnceLock};

use fst::raw::Fst;
use rustc_hash::FxHashMap;

/// The words of SCOWL up to size 60 that have 2 to 15 letters: see `notice.txt`.
const SCOWL: &[u8] = include_bytes!("scowl.fst");

/// A bit for each letter, from A to Z.
pub(super) type Alphabet = u32;
pub(super) const ALL_LETTERS: Alphabet = (1 << 26) - 1;

/// A set of words as an automaton whose steps are letters.
pub(super) struct Lexicon {
    automaton: Arc<Automaton>,
    /// The words of a list in the text of a game.
    own: Option<Vec<String>>,
}

/// The state of the automaton after some letters.
pub(super) type State = u32;

/// An automaton as it is searched, several times faster than as it is stored.
struct Automaton {
    /// The letters by which a word goes on, with the bit [`WORD`] if one may end there, and the
    /// place of the first of as many states that follow.
    states: Vec<(Alphabet, u32)>,
    next: Vec<State>,
}

const WORD: Alphabet = 1 << 26;

impl Automaton {
    fn of<D: AsRef<[u8]>>(stored: &Fst<D>) -> Automaton {
        let root = stored.root().addr();
        let (mut found, mut places) = (vec![root], FxHashMap::from_iter([(root, 0)]));
        let (mut states, mut next) = (Vec::new(), Vec::new());
        while let Some(&place) = found.get(states.len()) {
            let state = stored.node(place);
            let (mut letters, first) = (if state.is_final() { WORD } else { 0 }, next.len() as u32);
            for step in state.transitions() {
                letters |= 1 << (step.inp - b'A');
                next.push(*places.entry(step.addr).or_insert_with(|| {
                    found.push(step.addr);
                    found.len() as State - 1
                }));
            }
            states.push((letters, first));
        }
        Automaton { states, next }
    }
}

impl Lexicon {
    /// Returns the words that come with this library.
    pub(super) fn scowl() -> Lexicon {
        static KEPT: OnceLock<Arc<Automaton>> = OnceLock::new();
        let automaton = KEPT.get_or_init(|| {
            let stored = Fst::new(SCOWL).expect("it was written by this library");
            Arc::new(Automaton::of(&stored))
        });
        Lexicon { automaton: automaton.clone(), own: None }
    }

    /// Returns the automaton of these words, which are in capitals.
    pub(super) fn of(mut words: Vec<String>) -> Lexicon {
        words.sort_unstable();
        words.dedup();
        let sorted = Fst::from_iter_set(&words).expect("sorted words");
        Lexicon { automaton: Arc::new(Automaton::of(&sorted)), own: Some(words) }
    }

    /// Returns the words of a list in the text of a game, in order.
    pub(super) fn own(&self) -> Option<&[String]> {
        self.own.as_deref()
    }

    /// Returns the state before the first letter.
    pub(super) fn start(&self) -> State {
        0
    }

    /// Returns the letters by which a word goes on.
    pub(super) fn letters(&self, state: State) -> Alphabet {
        self.automaton.states[state as usize].0 & ALL_LETTERS
    }

    /// Returns the state after one more letter, counted from A, if a word goes on with it.
    pub(super) fn next(&self, state: State, letter: usize) -> Option<State> {
        let (letters, first) = self.automaton.states[state as usize];
        let before = letters & ((1 << letter) - 1);
        (letters & 1 << letter != 0)
            .then(|| self.automaton.next[first as usize + before.count_ones() as usize])
    }

    /// Returns the state after a letter that lies on the board, if a word goes on with it.
    pub(super) fn after(&self, state: State, tile: u8) -> Option<State> {
        self.next(state, usize::from(tile.to_ascii_uppercase() - b'A'))
    }

    /// Returns `true` if a word may end here.
    pub(super) fn is_word(&self, state: State) -> bool {
        self.automaton.states[state as usize].0 & WORD != 0
    }
}

/// Calls `visit` with each of these letters, counted from A.
pub(super) fn each_letter(mut letters: Alphabet, mut visit: impl FnMut(usize)) {
    while letters != 0 {
        visit(letters.trailing_zeros() as usize);
        letters &= letters - 1;
    }
}

impl PartialEq for Lexicon {
    fn eq(&self, other: &Lexicon) -> bool {
        self.own == other.own
    }
}
