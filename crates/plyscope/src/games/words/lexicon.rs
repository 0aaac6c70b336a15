//! The words that count, in an automaton.

use std::borrow::Cow;

use fst::raw::{CompiledAddr, Fst};

/// The words of SCOWL up to size 60 that have 2 to 15 letters: see `notice.txt`.
const SCOWL: &[u8] = include_bytes!("scowl.fst");

/// A set of words as an automaton whose steps are letters.
pub(super) struct Lexicon {
    automaton: Fst<Cow<'static, [u8]>>,
    /// The words of a list in the text of a game.
    own: Option<Vec<String>>,
}

/// The state of the automaton after some letters.
pub(super) type State = CompiledAddr;

impl Lexicon {
    /// Returns the words that come with this library.
    pub(super) fn scowl() -> Lexicon {
        let automaton = Fst::new(Cow::Borrowed(SCOWL)).expect("it was written by this library");
        Lexicon { automaton, own: None }
    }

    /// Returns the automaton of these words, which are in capitals.
    pub(super) fn of(mut words: Vec<String>) -> Lexicon {
        words.sort_unstable();
        words.dedup();
        let sorted = Fst::from_iter_set(&words).expect("sorted words");
        let automaton = sorted.map_data(Cow::Owned).expect("the same automaton");
        Lexicon { automaton, own: Some(words) }
    }

    /// Returns the words of a list in the text of a game, in order.
    pub(super) fn own(&self) -> Option<&[String]> {
        self.own.as_deref()
    }

    /// Returns the state before the first letter.
    pub(super) fn start(&self) -> State {
        self.automaton.root().addr()
    }

    /// Returns the state after one more letter, a capital, if a word goes on with it.
    pub(super) fn step(&self, state: State, letter: u8) -> Option<State> {
        let node = self.automaton.node(state);
        node.find_input(letter).map(|at| node.transition_addr(at))
    }

    /// Returns `true` if a word may end here.
    pub(super) fn is_word(&self, state: State) -> bool {
        self.automaton.node(state).is_final()
    }

    /// Calls `visit` for each letter by which a word goes on, with the state after it.
    pub(super) fn steps(&self, state: State, mut visit: impl FnMut(u8, State)) {
        for step in self.automaton.node(state).transitions() {
            visit(step.inp, step.addr);
        }
    }
}

impl PartialEq for Lexicon {
    fn eq(&self, other: &Lexicon) -> bool {
        self.own == other.own
    }
}
