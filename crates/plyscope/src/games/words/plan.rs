//! One side's plan of the rest of the game, and the race of two plans.
//!
//! A plan goes by the plays that there are on the board as it is: which letters to lay in which
//! turn. It knows neither what the other side will take away, nor what either will open.

use super::rack::{Letters, Rack, SETS};
use super::rules::{FULL_RACK, worth};

/// The sets of the letters of a rack, with the worth of each.
pub(super) struct Sets {
    all: Letters,
    /// The set that takes the first of equal letters instead.
    first: [Letters; SETS],
    worth: [i32; SETS],
}

impl Sets {
    pub(super) fn of(rack: &Rack) -> Sets {
        let letters = rack.tiles();
        let all = (1 << letters.len()) - 1;
        let mut sets = Sets { all, first: [0; SETS], worth: [0; SETS] };
        for set in 1..=all {
            let last = set.ilog2() as usize;
            let rest = set ^ 1 << last;
            let first = sets.first[rest];
            let is_free = |at: &usize| letters[*at] == letters[last] && first & 1 << at == 0;
            sets.first[set] = first | 1 << (0..last).find(is_free).unwrap_or(last);
            sets.worth[set] = sets.worth[rest] + worth(letters[last]);
        }
        sets
    }
}

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
    /// Returns the plan of the side with these letters that has these plays: each takes some
    /// letters, of equal ones the first, for some points.
    pub(super) fn of(sets: &Sets, plays: impl Iterator<Item = (Letters, i16)>) -> Plan {
        let all = sets.all;
        let mut best = [None; SETS];
        for (set, points) in plays {
            best[set] = best[set].max(Some(i32::from(points)));
        }
        for set in 1..=all {
            best[set] = best[sets.first[set]];
        }

        let mut reached = [None; SETS];
        reached[0] = Some(0);
        let mut plan =
            Plan { out: [None; FULL_RACK + 1], caught: [0; FULL_RACK + 1], stuck: i32::MIN };
        for turn in 0..=FULL_RACK {
            if turn > 0 {
                let after = one_more_turn(&reached, &best, all);
                if after == reached {
                    // Nor do further turns reach more.
                    let (out, caught) = (plan.out[turn - 1], plan.caught[turn - 1]);
                    plan.out[turn..].fill(out);
                    plan.caught[turn..].fill(caught);
                    break;
                }
                reached = after;
            }
            plan.out[turn] = reached[all];
            let stops = || (0..all).filter_map(|set| Some((reached[set]?, sets.worth[all ^ set])));
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
    for part in 1..=all {
        let Some(points) = best[part] else { continue };
        // All sets without these letters, down to the empty one.
        let others = all ^ part;
        let mut rest = others;
        loop {
            if let Some(more) = before[rest] {
                after[part | rest] = after[part | rest].max(Some(points + more));
            }
            if rest == 0 {
                break;
            }
            rest = (rest - 1) & others;
        }
    }
    after
}
