//! What is known of the root while a search goes on: its events say it.

use plyscope::{Bound, Event, Interval, Line, NodeId, Observer, Player, Siblings, Value};

/// An observer that keeps what the events say of the root and of its children.
pub(super) struct Known {
    player: Player,
    /// The bounds of the root's value.
    pub(super) bounds: Interval,
    pub(super) expansions: u64,
    pub(super) evaluations: u64,
    children: Siblings,
    /// The bounds of the root's children, in a search that has them.
    promised: Vec<Interval>,
    /// The first child of each node that was expanded, with the node, in order.
    parents: Vec<(NodeId, NodeId)>,
    /// The child with the best value so far.
    best: Option<(Value, u32)>,
    /// `true` if the root is searched several times: a value is the answer to a question then.
    has_passes: bool,
}

impl Known {
    pub(super) fn new(player: Player) -> Known {
        Known {
            player,
            bounds: Interval::ALL,
            expansions: 0,
            evaluations: 0,
            children: Siblings { first: NodeId(1), count: 0 },
            promised: Vec::new(),
            parents: Vec::new(),
            best: None,
            has_passes: false,
        }
    }

    /// Returns the number of the root's child to play: the one with the best bounds, as B* would
    /// judge, or the one with the best value.
    pub(super) fn best(&self) -> Option<u32> {
        let seen = |bounds: &Interval| match self.player {
            Player::Max => (bounds.lower, bounds.upper),
            Player::Min => (-bounds.upper, -bounds.lower),
        };
        // `max_by_key` keeps the last of equals.
        let promised = (0..).zip(&self.promised).collect::<Vec<_>>();
        let bounded = promised.into_iter().rev().max_by_key(|(_, bounds)| seen(bounds));
        let valued = self.best.map(|(_, child)| child);
        bounded.map(|it| it.0).or(valued)
    }

    /// Returns the place of a node among the root's children.
    fn child(&self, node: NodeId) -> Option<usize> {
        let place = node.0.checked_sub(self.children.first.0)?;
        (place < self.children.count).then_some(place as usize)
    }

    /// Returns the place of the root's child above a node, or of that child itself.
    fn child_above(&self, mut node: NodeId) -> Option<usize> {
        loop {
            if let Some(child) = self.child(node) {
                return Some(child);
            }
            let after = self.parents.partition_point(|(first, _)| *first <= node);
            node = self.parents.get(after.checked_sub(1)?)?.1;
        }
    }

    /// The root is worth at least as much to its player.
    fn reach(&mut self, value: Value) {
        match self.player {
            Player::Max => self.bounds.lower = self.bounds.lower.max(value),
            Player::Min => self.bounds.upper = self.bounds.upper.min(value),
        }
    }
}

impl Observer for Known {
    fn observe(&mut self, _: Line, event: Event<'_>) {
        match event {
            Event::Pass { .. } => self.has_passes = true,
            Event::Evaluate { .. } => self.evaluations += 1,
            Event::Expand { node, children, bounds, .. } => {
                self.expansions += 1;
                if self.parents.last().is_none_or(|(first, _)| *first < children.first) {
                    self.parents.push((children.first, node));
                }
                if node == NodeId::ROOT {
                    self.children = children;
                    self.promised = bounds.to_vec();
                }
            }
            Event::Bounds { node, bounds } | Event::BackupBounds { node, bounds } => {
                if node == NodeId::ROOT {
                    self.bounds = bounds;
                } else if let Some(child) = self.child(node)
                    && let Some(known) = self.promised.get_mut(child)
                {
                    *known = bounds;
                }
            }
            Event::Incumbent { node, value } => {
                self.reach(value);
                // A solution is known, and a bound only promises one.
                self.promised.clear();
                self.best = self.child_above(node).map(|child| (value, child as u32));
            }
            Event::Backup { node: NodeId::ROOT, from, value, .. } if !self.has_passes => {
                self.reach(value);
                let is_better = |before: Value| match self.player {
                    Player::Max => value > before,
                    Player::Min => value < before,
                };
                if self.best.is_none_or(|(before, _)| is_better(before))
                    && let Some(child) = self.child(from)
                {
                    self.best = Some((value, child as u32));
                }
            }
            Event::Leave { node: NodeId::ROOT, value, bound } => match bound {
                Bound::Exact => self.bounds = Interval::exactly(value),
                Bound::Lower => self.bounds.lower = self.bounds.lower.max(value),
                Bound::Upper => self.bounds.upper = self.bounds.upper.min(value),
            },
            _ => {}
        }
    }
}
