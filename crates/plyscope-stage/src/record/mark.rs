//! The marks of the timeline.

use std::cmp::Ordering;

use plyscope::{CutBy, Event};
use serde::Serialize;

/// The mark of a step on the timeline; the most important of its events' marks. Marks are ordered
/// by importance, not by their bytes.
///
/// ```
/// use plyscope_stage::Mark;
///
/// assert!(Mark::Best < Mark::AlphaCut && Mark::Best as u8 > Mark::AlphaCut as u8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[repr(u8)]
#[non_exhaustive]
pub enum Mark {
    /// Nothing.
    #[default]
    None = 0,
    /// A leaf is evaluated.
    Evaluation = 1,
    /// A new search of the root.
    Pass = 2,
    /// Nodes leave OPEN unexamined.
    Purge = 3,
    /// B* changes its strategy.
    Strategy = 4,
    /// A cutoff at a MIN node.
    AlphaCut = 5,
    /// A cutoff at a MAX node.
    BetaCut = 6,
    /// A solution is better than all before.
    Incumbent = 7,
    /// A node that was tested is searched.
    Again = 8,
    /// The end.
    End = 9,
    /// A new best line: another of the root's moves is the best so far.
    Best = 10,
}

impl Mark {
    /// All marks, the least important first.
    pub const BY_IMPORTANCE: [Mark; 11] = [
        Mark::None,
        Mark::Evaluation,
        Mark::Pass,
        Mark::Purge,
        Mark::Strategy,
        Mark::Best,
        Mark::AlphaCut,
        Mark::BetaCut,
        Mark::Incumbent,
        Mark::Again,
        Mark::End,
    ];

    /// The rank of each byte in that order.
    const IMPORTANCE: [u8; 11] = {
        let mut places = [0; 11];
        let mut place = 0;
        while place < 11 {
            places[Mark::BY_IMPORTANCE[place] as usize] = place as u8;
            place += 1;
        }
        places
    };

    /// Returns `true` if Shift with an arrow key stops at this mark.
    pub fn matters(self) -> bool {
        self > Mark::Evaluation
    }

    /// Returns the mark of an event that means the same in every kind of search.
    #[inline(always)]
    pub(crate) fn of(event: &Event<'_>) -> Mark {
        match event {
            Event::Evaluate { .. } => Mark::Evaluation,
            Event::Pass { .. } => Mark::Pass,
            Event::Purge { .. } => Mark::Purge,
            Event::Cutoff { by: CutBy::Alpha, .. } => Mark::AlphaCut,
            Event::Cutoff { by: CutBy::Beta, .. } => Mark::BetaCut,
            Event::Incumbent { .. } => Mark::Incumbent,
            Event::Done { .. } => Mark::End,
            _ => Mark::None,
        }
    }
}

impl Ord for Mark {
    fn cmp(&self, other: &Mark) -> Ordering {
        let importance = |mark: Mark| Mark::IMPORTANCE[mark as usize];
        importance(*self).cmp(&importance(*other))
    }
}

impl PartialOrd for Mark {
    fn partial_cmp(&self, other: &Mark) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
