//! The common denominator of all means of a game by its rules.

use std::collections::HashMap;

use super::rules::{Rules, parts_of};
use crate::unit::common_multiple;

/// The greatest number of parts of 1 that leaves room for values.
const MOST_PARTS: u64 = i32::MAX as u64 / 2;

/// A walk through all positions of a game by its [`Rules`], which finds the least number of parts of 1
/// that make every mean of whole numbers a whole number of parts: what
/// [`Ruled::with_chance`](crate::Ruled::with_chance) takes.
///
/// It is done in pieces, as the rules may be slow. A position is looked at once, however many lines lead
/// there.
///
/// ```
/// use plyscope::{CommonParts, Player, Rules, Value};
///
/// /// A coin is tossed twice; a position is the number of tosses and of heads.
/// #[derive(Debug)]
/// struct Coin;
///
/// impl Rules for Coin {
///     fn start(&self) -> u32 {
///         0
///     }
///     fn player(&self, _: u32) -> Player {
///         Player::Max
///     }
///     fn moves(&self, position: u32) -> u32 {
///         if position / 10 < 2 { 2 } else { 0 }
///     }
///     fn play(&self, position: u32, mv: u32) -> u32 {
///         position + 10 + mv
///     }
///     fn value(&self, position: u32) -> Value {
///         // In units of a quarter.
///         Value::new(position as i32 % 10 * 4)
///     }
///     fn chance(&self, position: u32) -> Option<Vec<u32>> {
///         (position / 10 < 2).then(|| vec![1, 1])
///     }
///     fn move_name(&self, _: u32, _: u32) -> Option<String> {
///         None
///     }
/// }
///
/// let mut parts = CommonParts::new(&Coin);
/// assert_eq!(parts.look(&Coin, 2)?, None);
/// assert_eq!(parts.look(&Coin, 1_000)?, Some(4));
/// # Ok::<(), plyscope::PartsError>(())
/// ```
#[derive(Clone, Debug)]
pub struct CommonParts {
    /// The positions on the present line.
    line: Vec<Open>,
    /// The parts of each position that was left; 0 while it is on the line.
    parts: HashMap<u32, u64>,
    /// Those of the start, once it was left.
    found: Option<u32>,
}

/// A position on the present line.
#[derive(Clone, Copy, Debug)]
struct Open {
    position: u32,
    moves: u32,
    /// The next move to look at.
    next: u32,
    /// What all moves so far have in common.
    below: u64,
}

/// Why no number of parts is found by looking at all positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PartsError {
    /// A line comes back to a position.
    #[error("a line of play may come back to a position")]
    Endless,
    /// There are more positions than this.
    #[error("the game has more than {0} positions")]
    Many(usize),
    /// The number leaves no room for values.
    #[error("the probabilities of this game have a common denominator that is too great")]
    Fine,
}

impl CommonParts {
    /// The most positions that are looked at.
    pub const MOST_POSITIONS: usize = 200_000;

    /// Returns a walk that is at the start.
    pub fn new(rules: &dyn Rules) -> CommonParts {
        let mut walk = CommonParts { line: Vec::new(), parts: HashMap::new(), found: None };
        walk.enter(rules, rules.start());
        walk
    }

    /// Goes on by so many moves. Returns the number of parts once all positions were looked at.
    ///
    /// # Errors
    ///
    /// A [`PartsError`] if there is no such number, or too many positions.
    pub fn look(&mut self, rules: &dyn Rules, moves: usize) -> Result<Option<u32>, PartsError> {
        for _ in 0..moves {
            let Some(open) = self.line.last_mut() else { break };
            if open.next == open.moves {
                self.leave(rules)?;
                continue;
            }
            let next = rules.play(open.position, open.next);
            open.next += 1;
            match self.parts.get(&next) {
                Some(0) => return Err(PartsError::Endless),
                Some(&parts) => open.below = common_multiple(open.below, parts),
                None if self.parts.len() >= CommonParts::MOST_POSITIONS => {
                    return Err(PartsError::Many(CommonParts::MOST_POSITIONS));
                }
                None => self.enter(rules, next),
            }
        }
        Ok(self.found)
    }

    fn enter(&mut self, rules: &dyn Rules, position: u32) {
        self.parts.insert(position, 0);
        self.line.push(Open { position, moves: rules.moves(position), next: 0, below: 1 });
    }

    fn leave(&mut self, rules: &dyn Rules) -> Result<(), PartsError> {
        let Some(Open { position, below, .. }) = self.line.pop() else { return Ok(()) };
        let of_chance = rules.chance(position).map_or(1, |weights| parts_of(&weights));
        let parts = below.saturating_mul(of_chance);
        let whole = u32::try_from(parts).ok().filter(|_| parts <= MOST_PARTS);
        let whole = whole.ok_or(PartsError::Fine)?;
        self.parts.insert(position, parts);
        match self.line.last_mut() {
            Some(above) => above.below = common_multiple(above.below, parts),
            None => self.found = Some(whole),
        }
        Ok(())
    }
}
