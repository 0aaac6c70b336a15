//! Branch and bound: the queue of live nodes, kept a second time and by the
//! rules as they are written.

use std::collections::{BTreeMap, BTreeSet};

use plyscope::{Event, Interval, NodeId, Outcome, Reason, Status, Value};

#[derive(Default)]
pub(super) struct Live {
    depth_first: bool,
    /// Among equal bounds the deepest node comes first.
    deeper: bool,
    /// Nodes that can't be better stay, until one of them is popped.
    as_popped: bool,
    graph: bool,
    /// The bounds may be wrong on purpose.
    unsound: bool,
    budget: Option<u64>,
    /// What each node was told, and how deep it is.
    told: BTreeMap<NodeId, (Interval, u32)>,
    queue: BTreeSet<NodeId>,
    /// Children of the popped node of which nothing was said yet.
    fresh: Vec<NodeId>,
    popped: Option<NodeId>,
    /// A goal that is better than the incumbent, which has to be said next.
    better: Option<(NodeId, Value)>,
    incumbent: Option<(NodeId, Value)>,
    pops: u64,
    expansions: u64,
    goals: u64,
    /// A popped node that ends the search.
    last: bool,
    links: u64,
}

impl Live {
    pub(super) fn new(given: &[(&str, &str)], is_sound: bool) -> Live {
        let budget = given.iter().find(|(name, _)| *name == "budget");
        Live {
            depth_first: given.contains(&("order", "depth")),
            deeper: !given.contains(&("ties", "first")),
            as_popped: given.contains(&("stop", "as-popped")),
            graph: given.contains(&("graph", "on")),
            unsound: !is_sound || given.contains(&("bound", "too-high")),
            budget: budget.map(|(_, expansions)| expansions.parse().unwrap()),
            ..Live::default()
        }
    }

    fn lower(&self, node: NodeId) -> Value {
        self.told[&node].0.lower
    }

    fn is_beaten(&self, node: NodeId) -> bool {
        !self.as_popped && self.incumbent.is_some_and(|(_, value)| self.lower(node) >= value)
    }

    /// All that have to be dropped now.
    fn beaten(&self) -> BTreeSet<NodeId> {
        let all = self.queue.iter().chain(&self.fresh).copied();
        all.filter(|&node| self.is_beaten(node)).collect()
    }

    /// What is popped first: the least.
    fn key(&self, node: NodeId) -> (u32, Value, u32, NodeId) {
        let (bounds, depth) = self.told[&node];
        let deepest = |counts: bool| if counts { u32::MAX - depth } else { 0 };
        (deepest(self.depth_first), bounds.lower, deepest(self.deeper), node)
    }

    pub(super) fn see(&mut self, event: Event<'_>) {
        if let Some((node, value)) = self.better.take() {
            assert_eq!(event, Event::Incumbent { node, value });
            assert!(self.incumbent.is_none_or(|(_, before)| value < before));
            self.incumbent = Some((node, value));
            return;
        }
        assert!(!self.last || matches!(event, Event::Done { .. }), "{event:?} after the last pop");
        match event {
            Event::Bounds { node, bounds } => {
                assert!(self.told.is_empty() && node == NodeId::ROOT);
                self.told.insert(node, (bounds, 0));
                self.fresh.push(node);
            }
            Event::Pop { node, status, merit, case } => {
                assert_eq!((status, case, merit), (Status::Live, None, self.lower(node)));
                assert!(self.fresh.is_empty(), "every child was dealt with");
                assert!(self.beaten().is_empty(), "what is beaten was dropped");
                let head = self.queue.iter().copied().min_by_key(|&node| self.key(node));
                assert_eq!(Some(node), head);
                self.last =
                    self.as_popped && self.incumbent.is_some_and(|(_, value)| merit > value);
                assert!(self.last || self.budget.is_none_or(|budget| self.expansions < budget));
                self.queue.remove(&node);
                self.popped = Some(node);
                self.pops += 1;
            }
            Event::Expand { node, children, bounds, .. } => {
                assert_eq!(self.popped.take(), Some(node));
                self.expansions += 1;
                assert_eq!(bounds.len(), children.count as usize, "all are told");
                let depth = self.told[&node].1 + 1;
                self.told.extend(
                    children.iter().zip(bounds).map(|(child, told)| (child, (*told, depth))),
                );
                self.fresh = children.iter().collect();
            }
            Event::Same { node, of } => {
                assert!(self.graph && of < node);
                let at = self.fresh.iter().position(|&child| child == node).expect("a new child");
                self.fresh.remove(at);
                self.told.remove(&node);
                self.links += 1;
            }
            Event::Evaluate { node, value } => {
                if self.told.is_empty() {
                    self.told.insert(node, (Interval::exactly(value), 0));
                } else {
                    let before = self.fresh.len();
                    self.fresh.retain(|&child| child != node);
                    assert_eq!(self.fresh.len() + 1, before);
                }
                assert_eq!(self.told[&node].0, Interval::exactly(value));
                self.goals += 1;
                let better = self.incumbent.is_none_or(|(_, before)| value < before);
                self.better = better.then_some((node, value));
            }
            Event::Purge { nodes } => {
                let purged: BTreeSet<_> = nodes.iter().copied().collect();
                assert_eq!(purged.len(), nodes.len());
                // Nodes whose positions are reached at less cost leave the queue by themselves.
                let is_costlier = self.graph && purged.iter().all(|it| self.queue.contains(it));
                let beaten = self.beaten();
                assert!(purged == beaten || is_costlier, "{purged:?} are dropped, not {beaten:?}");
                self.queue.retain(|node| !purged.contains(node));
                self.fresh.retain(|node| !purged.contains(node));
            }
            Event::Push { node, status, merit } => {
                assert_eq!((status, merit), (Status::Live, self.lower(node)));
                assert!(self.beaten().is_empty(), "what is beaten was dropped");
                assert!(self.told[&node].0.lower < self.told[&node].0.upper, "no goal waits");
                assert_eq!(self.fresh.remove(0), node, "from left to right");
                self.queue.insert(node);
            }
            Event::Done { outcome } => self.end(outcome),
            other => panic!("{other:?} in branch and bound"),
        }
    }

    fn end(&self, outcome: &Outcome) {
        assert!(self.fresh.is_empty() && self.beaten().is_empty());
        let upper = self.incumbent.map_or(Value::INF, |(_, value)| value);
        match outcome.reason {
            Reason::Solved | Reason::Unsound => {
                assert_eq!(self.unsound, outcome.reason == Reason::Unsound);
                assert!(self.queue.is_empty() || self.last);
                assert_eq!(outcome.bounds, Interval::exactly(upper));
            }
            Reason::Budget => {
                assert_eq!(Some(self.expansions), self.budget);
                let lower = self.queue.iter().map(|&node| self.lower(node)).min().unwrap();
                assert_eq!(outcome.bounds, Interval { lower, upper });
            }
            other => panic!("{other:?}"),
        }
        let counts = &outcome.counts;
        assert_eq!(counts.nodes, self.told.len() as u64);
        assert_eq!((counts.leaves, counts.evaluations), (self.goals, self.goals));
        assert_eq!(
            (counts.get("pops"), counts.get("expansions")),
            (Some(self.pops), Some(self.expansions))
        );
    }

    /// Where the line has to end.
    pub(super) fn line(&self) -> NodeId {
        let next = || self.queue.iter().copied().min_by_key(|&node| self.key(node)).unwrap();
        self.incumbent.map_or_else(next, |(node, _)| node)
    }
}
