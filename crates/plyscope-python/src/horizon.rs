//! The positions of a game that a search with a horizon looks at.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

use plyscope::{Player, Rules, Value};

/// A game without what is below a depth. A position that is reached at several depths is one position for
/// each of them, as the game goes on for longer from the higher one.
#[derive(Debug)]
pub(crate) struct Within<'a, R> {
    rules: &'a R,
    depth: u32,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// The positions of the whole game, by number, with their depths.
    places: Vec<(u32, u32)>,
    numbers: HashMap<(u32, u32), u32>,
}

impl<'a, R: Rules> Within<'a, R> {
    pub(crate) fn new(rules: &'a R, depth: u32) -> Within<'a, R> {
        Within { rules, depth, state: Mutex::default() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // A thread that panicked left nothing half done.
        self.state.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn number(&self, position: u32, depth: u32) -> u32 {
        let State { places, numbers } = &mut *self.state();
        *numbers.entry((position, depth)).or_insert_with(|| {
            places.push((position, depth));
            (places.len() - 1) as u32
        })
    }

    /// Returns the position of the whole game with a number that was told, and its depth.
    fn place(&self, number: u32) -> (u32, u32) {
        self.state().places[number as usize]
    }
}

impl<R: Rules> Rules for Within<'_, R> {
    fn start(&self) -> u32 {
        self.number(self.rules.start(), 0)
    }

    fn player(&self, number: u32) -> Player {
        self.rules.player(self.place(number).0)
    }

    fn moves(&self, number: u32) -> u32 {
        match self.place(number) {
            (_, depth) if depth >= self.depth => 0,
            (position, _) => self.rules.moves(position),
        }
    }

    fn play(&self, number: u32, mv: u32) -> u32 {
        let (position, depth) = self.place(number);
        self.number(self.rules.play(position, mv), depth + 1)
    }

    fn value(&self, number: u32) -> Value {
        self.rules.value(self.place(number).0)
    }

    fn move_name(&self, number: u32, mv: u32) -> Option<String> {
        self.rules.move_name(self.place(number).0, mv)
    }

    fn chance(&self, number: u32) -> Option<Vec<u32>> {
        match self.place(number) {
            (_, depth) if depth >= self.depth => None,
            (position, _) => self.rules.chance(position),
        }
    }
}
