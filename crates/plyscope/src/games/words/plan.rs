//! One side's plan of the rest of the game, and the race of two plans.
//!
//! A plan goes by the plays that there are on the board as it is: which letters to lay in which
//! turn. It knows neither what the other side will take away, nor what either will open.

use super::play::Play;
use super::rack::{Rack, on_rack};
use super::rules::{FULL_RACK, worth};

/// A set of the letters of a rack, a bit for each.
type Letters = usize;
const SETS: usize = 1 << FULL_RACK;

/// The most that one side can reach, by the number of its own turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Plan {
    /// The most points with which all letters are gone after at most so many turns.
    out: [Option<i32>; FULL_RACK + 1],
    /// The most points, less twice the letters left, after at most so many turns: the other side
    /// goes out then.
    caught: [i32; FULL_RACK + 1],
    /// The most points, less the letters left, if nobody goes out.
    stuck: i32,
}

impl Plan {
    /// Returns the plan of the side with this rack that has these plays.
    pub(super) fn of<'a>(
        rack: &Rack,
        plays: impl Iterator<Item = &'a Play>,
        tiles: &[u8],
        size: usize,
    ) -> Plan {
        let letters = rack.tiles();
        let mut best = [None; SETS];
        for play in plays {
            let set = lowest(letters, play.laid(tiles, size).map(|(_, tile)| on_rack(tile)));
            best[set] = best[set].max(Some(i32::from(play.points)));
        }
        let all: Letters = (1 << letters.len()) - 1;
        for set in 1..=all {
            best[set] = best[lowest(letters, held(letters, set))];
        }

        let mut reached = [None; SETS];
        reached[0] = Some(0);
        let mut plan =
            Plan { out: [None; FULL_RACK + 1], caught: [0; FULL_RACK + 1], stuck: i32::MIN };
        for turn in 0..=FULL_RACK {
            if turn > 0 {
                reached = one_more_turn(&reached, &best, all);
            }
            plan.out[turn] = reached[all];
            let kept = |set: Letters| held(letters, all ^ set).map(worth).sum::<i32>();
            let stops = || (0..all).filter_map(|set| Some((reached[set]?, kept(set))));
            plan.caught[turn] = stops().map(|(points, kept)| points - 2 * kept).max().unwrap_or(0);
            plan.stuck = stops().map(|(points, kept)| points - kept).max().unwrap_or(0);
        }
        plan
    }

    /// Returns the plan of a side that only passes.
    pub(super) fn of_passing(rack: &Rack) -> Plan {
        Plan {
            out: [None; FULL_RACK + 1],
            caught: [-2 * rack.worth(); FULL_RACK + 1],
            stuck: -rack.worth(),
        }
    }

    /// Returns what this side, which is to move, gets more than the other if both carry out their
    /// plans: each chooses in how many turns to go out, or not to.
    pub(super) fn race(&self, other: &Plan) -> i32 {
        let ends = |plan: &Plan| {
            let out = plan.out;
            (1..=FULL_RACK).map(Some).chain([None]).filter(move |end| match end {
                Some(turn) => out[*turn].is_some(),
                None => true,
            })
        };
        let replies = |own| ends(other).map(move |theirs| self.end(other, own, theirs)).min();
        ends(self).filter_map(replies).max().unwrap_or(0)
    }

    /// Returns the difference if the sides go out after so many turns of their own.
    fn end(&self, other: &Plan, own: Option<usize>, theirs: Option<usize>) -> i32 {
        match (own, theirs) {
            (None, None) => self.stuck - other.stuck,
            (Some(own), theirs) if theirs.is_none_or(|theirs| own <= theirs) => {
                self.out[own].unwrap_or(0) - other.caught[own - 1]
            }
            (_, theirs) => {
                let theirs = theirs.unwrap_or(0);
                self.caught[theirs] - other.out[theirs].unwrap_or(0)
            }
        }
    }
}

/// Returns the most points for each set of letters after at most one more turn.
fn one_more_turn(
    before: &[Option<i32>; SETS],
    best: &[Option<i32>; SETS],
    all: Letters,
) -> [Option<i32>; SETS] {
    let mut after = *before;
    for set in 1..=all {
        // All sets within this one.
        let mut part = set;
        while part > 0 {
            if let (Some(points), Some(rest)) = (best[part], before[set ^ part]) {
                after[set] = after[set].max(Some(points + rest));
            }
            part = (part - 1) & set;
        }
    }
    after
}

/// Returns the letters in a set.
fn held(letters: &[u8], set: Letters) -> impl Iterator<Item = u8> {
    letters.iter().enumerate().filter(move |(at, _)| set & 1 << at != 0).map(|(_, &letter)| letter)
}

/// Returns the set of these letters that takes the first of equal ones.
fn lowest(letters: &[u8], tiles: impl Iterator<Item = u8>) -> Letters {
    let mut set = 0;
    for tile in tiles {
        let free = |(at, letter): (usize, &u8)| *letter == tile && set & 1 << at == 0;
        let at = (0..).zip(letters).position(free).expect("a letter of the rack");
        set |= 1 << at;
    }
    set
}
