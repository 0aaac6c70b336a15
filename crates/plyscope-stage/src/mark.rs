//! What the timeline marks.

use std::cmp::Ordering;

use plyscope::{CutBy, Event, Interval, NodeId, SearchKind, Siblings, Strategy, Value};

use crate::null_windows::Entry;

/// What the timeline marks at a step; the most important of its events'
/// counts. Marks are ordered by importance, not by their bytes.
///
/// ```
/// use plyscope_stage::Mark;
///
/// assert!(Mark::Best < Mark::AlphaCut && Mark::Best as u8 > Mark::AlphaCut as u8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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
    /// B* works the other way than before.
    Strategy = 4,
    /// A cutoff at a MIN node.
    AlphaCut = 5,
    /// A cutoff at a MAX node.
    BetaCut = 6,
    /// A solution better than all before.
    Incumbent = 7,
    /// A node that was tested is searched.
    Again = 8,
    /// The end.
    End = 9,
    /// A new best line: another of the root's moves is the best so far.
    Best = 10,
}

impl Mark {
    /// All of them, the least important first.
    const BY_IMPORTANCE: [Mark; 11] = [
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

    /// The place of each byte in that order.
    const IMPORTANCE: [u8; 11] = {
        let mut places = [0; 11];
        let mut place = 0;
        while place < 11 {
            places[Mark::BY_IMPORTANCE[place] as usize] = place as u8;
            place += 1;
        }
        places
    };

    /// Whether Shift with an arrow stops here.
    pub fn matters(self) -> bool {
        self > Mark::Evaluation
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

/// What has to be known of the events before to mark the next one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marker {
    /// B*'s last strategy.
    strategy: Option<Strategy>,
    /// The root's best value so far.
    value: Option<Value>,
    /// B*: the root's children, and which of them has the greatest lower
    /// bound.
    children: Option<Siblings>,
    best: Option<(NodeId, Value)>,
}

impl Marker {
    /// The mark of an event; of an `enter`, `entry` tells how.
    #[inline(always)]
    pub(crate) fn mark(
        &mut self,
        event: &Event<'_>,
        entry: Option<Entry>,
        kind: SearchKind,
    ) -> Mark {
        match *event {
            Event::Enter { node, .. } => {
                if node == NodeId::ROOT {
                    self.value = None;
                }
                if entry == Some(Entry::Again) { Mark::Again } else { Mark::None }
            }
            Event::Evaluate { .. } => Mark::Evaluation,
            Event::Pass { .. } => Mark::Pass,
            Event::Purge { .. } => Mark::Purge,
            Event::Choose { strategy, .. } => {
                let before = self.strategy.replace(strategy);
                if before == Some(strategy) { Mark::None } else { Mark::Strategy }
            }
            Event::Cutoff { by: CutBy::Alpha, .. } => Mark::AlphaCut,
            Event::Cutoff { by: CutBy::Beta, .. } => Mark::BetaCut,
            // What a pass finds at the root is an answer, not a line.
            Event::Backup { node: NodeId::ROOT, value, .. } if kind != SearchKind::Passes => {
                let is_better = self.value.replace(value) != Some(value);
                if is_better { Mark::Best } else { Mark::None }
            }
            Event::Expand { node: NodeId::ROOT, children, bounds, .. }
                if kind == SearchKind::Intervals =>
            {
                self.children = Some(children);
                let told = children.iter().zip(bounds);
                told.fold(Mark::None, |mark, (child, told)| mark.max(self.child(child, told.lower)))
            }
            Event::BackupBounds { node, bounds: Interval { lower, .. } } => self.child(node, lower),
            Event::Incumbent { .. } => Mark::Incumbent,
            Event::Done { .. } => Mark::End,
            _ => Mark::None,
        }
    }

    /// B* knows this lower bound of a node.
    fn child(&mut self, node: NodeId, lower: Value) -> Mark {
        let among = |it: Siblings| (it.first.0..it.first.0 + it.count).contains(&node.0);
        if !self.children.is_some_and(among) || self.best.is_some_and(|(_, most)| lower <= most) {
            return Mark::None;
        }
        let before = self.best.replace((node, lower));
        if before.is_some_and(|(best, _)| best == node) { Mark::None } else { Mark::Best }
    }
}
