//! States of a recording that are kept, so that no moment is far from one of them.

use crate::record::state::State;
use crate::scale::GAMES;

/// The states at some moments. Neighbours share the parts of the tree in which nothing happened
/// between them: in a depth-first search, all but the current path.
// See docs/decisions/no-moment-is-far-from-a-checkpoint.md.
#[derive(Clone, Debug)]
pub(crate) struct Checkpoints {
    /// In order.
    kept: Vec<Checkpoint>,
    /// The number of events between two of them.
    every: usize,
}

#[derive(Clone, Debug)]
struct Checkpoint {
    /// The number of events before it.
    event: usize,
    state: State,
    /// The number of bytes that it doesn't share with the next one.
    bytes: usize,
}

/// The greatest number of checkpoints: each has a list of its pages.
const MOST: usize = 32;
/// The initial number of events between two of them.
const EVERY: usize = 1 << 16;
/// The part of the state's bytes that all of them together may take.
const PART: usize = 20;

impl Default for Checkpoints {
    fn default() -> Checkpoints {
        Checkpoints { kept: Vec::new(), every: EVERY }
    }
}

impl Checkpoints {
    /// Returns `true` if a state is to be kept after so many events.
    pub(crate) fn is_due(&self, event: usize) -> bool {
        // Short runs have none.
        GAMES && event > 0 && event.is_multiple_of(self.every)
    }

    /// Keeps the state after so many events. If all of them together take too many bytes, as in a
    /// best-first search, which changes nodes everywhere, every other one is dropped.
    pub(crate) fn keep(&mut self, event: usize, state: &mut State) {
        let most = state.bytes() / PART;
        self.weigh(state);
        while self.kept.len() == MOST || self.bytes() > most {
            self.every *= 2;
            self.kept.retain(|kept| kept.event.is_multiple_of(self.every));
            self.weigh(state);
        }
        if self.is_due(event) {
            self.kept.push(Checkpoint { event, state: state.share(), bytes: 0 });
        }
    }

    /// Counts the bytes that each of them doesn't share with the next one, or with `state`.
    fn weigh(&mut self, state: &State) {
        for index in 0..self.kept.len() {
            let next = self.kept.get(index + 1).map_or(state, |next| &next.state);
            self.kept[index].bytes = self.kept[index].state.bytes_beside(next);
        }
    }

    /// Returns the nearest kept state and the number of events before it, if it is nearer to
    /// `event` than `at`.
    pub(crate) fn nearer(&self, event: usize, at: usize) -> Option<(usize, State)> {
        let distance = |kept: &&Checkpoint| kept.event.abs_diff(event);
        if !GAMES {
            return None;
        }
        let nearest = self.kept.iter().min_by_key(distance)?;
        (distance(&nearest) < at.abs_diff(event)).then(|| (nearest.event, nearest.state.clone()))
    }

    /// Returns the number of bytes they take.
    pub(crate) fn bytes(&self) -> usize {
        self.kept.iter().map(|kept| kept.bytes).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::Run;

    /// Moments near and far, forwards and back, in a search that changes one path at a time and in
    /// one that changes nodes everywhere.
    #[test]
    fn a_seek_by_a_checkpoint_arrives_at_the_same_state() {
        for (search, game) in
            [("minimax", "random:branching=7,depth=6"), ("sss-star", "random:branching=5,depth=8")]
        {
            let mut run = Run::open(search, game).unwrap();
            run.record_all();
            let recording = run.recording_mut();
            let mut plain = recording.clone();
            *plain.checkpoints_mut() = Checkpoints::default();
            let kept = recording.checkpoints_mut();
            let events: Vec<_> = kept.kept.iter().map(|kept| kept.event).collect();
            assert!(events.iter().all(|event| event % EVERY == 0), "{events:?}");
            assert!(search != "minimax" || events.len() > 1, "{events:?}");
            let steps = recording.steps();
            for (turn, part) in [0, 97, 3, 50, 51, 20, 100, 2, 99, 1, 60].into_iter().enumerate() {
                let step = steps * part / 100 + turn;
                recording.seek(step);
                plain.seek(step);
                assert!(recording.state() == plain.state(), "{search} at {step}");
                assert_eq!(recording.at(), plain.at());
            }
        }
    }

    #[test]
    fn checkpoints_stay_few_and_small() {
        let mut kept = Checkpoints::default();
        let mut state = State::default();
        state.grow(400_000);
        for node in (0..400_000).step_by(1_000) {
            for column in 0..crate::record::state::NUMBERS {
                *state.number_mut(plyscope::NodeId(node), column) = 1;
            }
        }
        for event in (1..2_000).map(|n| n * EVERY).filter(|event| event.is_multiple_of(EVERY)) {
            if kept.is_due(event) {
                let first = plyscope::NodeId((event / EVERY) as u32 * 50);
                state.flip(plyscope::Siblings { first, count: 1 }, 1);
                kept.keep(event, &mut state);
            }
            assert!(kept.kept.len() <= MOST);
        }
        assert!(kept.kept.len() >= MOST / 2);
        assert!(kept.bytes() <= state.bytes() / PART, "{} of {}", kept.bytes(), state.bytes());
    }
}
