//! The overlays of a tree: the critical tree, the principal variation, the solution tree of OPEN's
//! head, and the leaves in the order of their evaluation.

use std::ops::Range;

use plyscope::{Event, NodeId, Player, SearchKind, Status};

use crate::kinds::AnyKind;
use crate::record::front::front;
use crate::record::pages::Column;
use crate::record::recording::Recording;
use crate::record::state::{NodeNumbers, Phase};
use crate::record::topology::Topology;
use crate::run::Run;

/// An overlay of the tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Overlay {
    /// The critical tree, which every search has to visit, with the types of its nodes (Knuth and
    /// Moore 1975), for the children in the order of the tree.
    Critical,
    /// The principal variation, at every step.
    Line,
    /// The solution tree of the head of OPEN, as far as it is built.
    Solution,
    /// The leaves evaluated so far, in order.
    Leaves,
}

impl Overlay {
    /// All overlays, in the order in which the page lists them.
    pub const ALL: [Overlay; 4] =
        [Overlay::Critical, Overlay::Line, Overlay::Solution, Overlay::Leaves];

    /// Returns the name in links and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Overlay::Critical => "critical",
            Overlay::Line => "line",
            Overlay::Solution => "solution",
            Overlay::Leaves => "leaves",
        }
    }

    /// Returns the overlay with this name.
    ///
    /// ```
    /// use plyscope_stage::Overlay;
    ///
    /// assert_eq!(Overlay::named("leaves"), Some(Overlay::Leaves));
    /// ```
    pub fn named(name: &str) -> Option<Overlay> {
        Overlay::ALL.into_iter().find(|overlay| overlay.name() == name)
    }

    /// Returns `true` if searches of this kind have this overlay.
    pub fn suits(self, kind: SearchKind) -> bool {
        match self {
            Overlay::Critical | Overlay::Line | Overlay::Leaves => true,
            Overlay::Solution => AnyKind::of(kind).solves_for().is_some(),
        }
    }
}

/// The overlays of one node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OverlayMarks {
    /// The type in the critical tree, 1 to 3; 0 outside of it.
    pub critical: u8,
    /// `true` if the node is on the principal variation.
    pub line: bool,
    /// `true` if the node is in the solution tree.
    pub solution: bool,
    /// The place of the leaf in the order of evaluation, counted from 1; 0 for other nodes.
    pub order: u32,
}

/// The overlays of a tree at one moment.
///
/// ```
/// use plyscope::NodeId;
/// use plyscope_stage::{Overlay, Overlays, Run};
///
/// let mut run = Run::open("alpha-beta", "[[3,12],[2,4]]")?;
/// run.record_all();
/// let overlays = Overlays::of(&run, &[Overlay::Critical, Overlay::Leaves]);
/// // The third leaf in the tree is the third that was evaluated; it is the
/// // first child of a node of type 2.
/// let leaf = run.recording().topology().node_at(&"2.1".parse()?).unwrap();
/// assert_eq!((overlays.at(leaf).critical, overlays.at(leaf).order), (3, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Overlays {
    overlays: Vec<Overlay>,
    /// The type of each node.
    critical: Column<u8>,
    /// The nodes in rising order; empty before the search has ended.
    line: Vec<NodeId>,
    leaves: Leaves,
    solution: Solution,
}

/// The leaves in the order of their first evaluation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Leaves {
    /// The place of each node in the order, counted from 1.
    order: Column<u32>,
    /// The event of each evaluation.
    events: Column<u32>,
    /// The number of leaves up to this moment.
    now: u32,
    /// The number of events that were read.
    seen: usize,
}

/// The solution tree of the head of OPEN, or of the root in the end: one child at the nodes of the
/// player whose search it is, and at the opponent's all children that it has so far. SSS* builds it
/// for MAX, DUAL* for MIN.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Solution {
    /// A bit for each node.
    nodes: Column<u64>,
    /// The nodes whose descendants in it are still to be found.
    waiting: Vec<NodeId>,
    /// The moment that it is of: the number of events before it, and that of all nodes.
    moment: (usize, usize),
}

impl Overlays {
    /// No overlay.
    pub const NOTHING: Overlays = Overlays {
        overlays: Vec::new(),
        critical: Column::EMPTY,
        line: Vec::new(),
        leaves: Leaves { order: Column::EMPTY, events: Column::EMPTY, now: 0, seen: 0 },
        solution: Solution { nodes: Column::EMPTY, waiting: Vec::new(), moment: (0, 0) },
    };

    /// Returns these overlays for the tree of a run, at its moment. Those that don't suit the
    /// search are left out.
    pub fn of(run: &Run, overlays: &[Overlay]) -> Overlays {
        let mut laid = Overlays::begin(run, overlays);
        laid.follow(run);
        laid
    }

    /// Returns these overlays with nothing laid yet: [`follow_within`](Overlays::follow_within)
    /// lays them in portions. Those that don't suit the search are left out.
    pub fn begin(run: &Run, overlays: &[Overlay]) -> Overlays {
        let suits = |overlay: &Overlay| overlay.suits(run.recording().search_kind());
        let overlays = overlays.iter().copied().filter(suits).collect();
        Overlays { overlays, ..Overlays::NOTHING }
    }

    /// Moves to another moment of the same run. Reads only what was recorded since the last time,
    /// and the solution tree.
    ///
    /// When a search for a solution tree has ended, that tree is its result: it is shown whether or
    /// not it is among the overlays.
    pub fn follow(&mut self, run: &Run) {
        self.follow_within(run, usize::MAX);
    }

    /// Moves to another moment as [`follow`](Overlays::follow) does, but reads only about so many
    /// nodes and events of what was recorded since the last time. Returns `true` once all is read;
    /// until then, the rest has no marks.
    ///
    /// ```
    /// use plyscope_stage::{Overlay, Overlays, Run};
    ///
    /// let mut run = Run::open("minimax", "random:branching=6,depth=6")?;
    /// run.record_all();
    /// let mut overlays = Overlays::begin(&run, &[Overlay::Leaves]);
    /// assert!(!overlays.follow_within(&run, 2_000));
    /// while !overlays.follow_within(&run, 2_000) {
    ///     // Here, others have their turn.
    /// }
    /// assert_eq!(overlays, Overlays::of(&run, &[Overlay::Leaves]));
    /// # Ok::<(), plyscope_stage::RunError>(())
    /// ```
    pub fn follow_within(&mut self, run: &Run, most: usize) -> bool {
        let recording = run.recording();
        let topology = recording.topology();
        let mut is_complete = true;
        if let Some(player) = recording.kind().solves_for() {
            let is_over = recording.at_event() == recording.events();
            let is_last = is_over && recording.outcome().is_some();
            match is_last || self.overlays.contains(&Overlay::Solution) {
                true => is_complete = self.solution.follow(recording, player, most),
                false => self.solution = Solution::default(),
            }
        }
        for overlay in &self.overlays {
            match overlay {
                Overlay::Critical => {
                    is_complete &= extend_critical(&mut self.critical, topology, most)
                }
                Overlay::Line if self.line.is_empty() => {
                    let outcome = recording.outcome();
                    let end = outcome.and_then(|outcome| topology.node_at(&outcome.line));
                    self.line.extend(path_up(topology, end));
                    self.line.reverse();
                }
                Overlay::Line | Overlay::Solution => {}
                Overlay::Leaves => is_complete &= self.leaves.follow(recording, most),
            }
        }
        is_complete
    }

    /// Returns the overlays of a node.
    pub fn at(&self, node: NodeId) -> OverlayMarks {
        let order = self.leaves.order.get(node.index()).unwrap_or(0);
        OverlayMarks {
            critical: self.critical.get(node.index()).unwrap_or(0),
            line: self.line.binary_search(&node).is_ok(),
            solution: self.solution.contains(node),
            order: if order <= self.leaves.now { order } else { 0 },
        }
    }
}

impl Leaves {
    /// Reads about so many more events. Returns `true` once all are read.
    fn follow(&mut self, recording: &Recording, most: usize) -> bool {
        let (nodes, events) = (recording.topology().len(), recording.events());
        self.order.extend(nodes - self.order.len(), 0);
        let end = events.min(self.seen.saturating_add(most));
        self.read(recording, self.seen..end);
        self.seen = end;
        let (at, mut after) = (recording.at_event(), self.events.len());
        let mut before = 0;
        while before < after {
            let middle = (before + after) / 2;
            match (self.events[middle] as usize) < at {
                true => before = middle + 1,
                false => after = middle,
            }
        }
        self.now = before as u32;
        end == events
    }

    // See docs/decisions/a-long-loop-is-a-function-of-its-own.md.
    #[inline(never)]
    fn read(&mut self, recording: &Recording, events: Range<usize>) {
        let mut index = events.start;
        #[expect(clippy::explicit_counter_loop, reason = "a zip would be a call for each event")]
        for (_, event) in recording.events_in(events) {
            if let Event::Evaluate { node, .. } = event
                && self.order[node.index()] == 0
            {
                self.events.extend(1, index as u32);
                self.order[node.index()] = self.events.len() as u32;
            }
            index += 1;
        }
    }
}

/// Returns the node and its ancestors.
fn path_up(topology: &Topology, node: Option<NodeId>) -> impl Iterator<Item = NodeId> {
    std::iter::successors(node, |&node| topology.parent(node))
}

/// Extends the types to new nodes. The root is of type 1. Of a node of type 1, the first child is
/// of type 1 and the others of type 2; of a node of type 2, the first child is of type 3 and the
/// others aren't critical; all children of a node of type 3 are of type 2. Adds the children of so
/// many parents; returns `true` once all nodes are there.
fn extend_critical(types: &mut Column<u8>, topology: &Topology, parents: usize) -> bool {
    // Parents come before their children, and siblings are consecutive.
    for _ in 0..parents {
        if types.len() >= topology.len() {
            break;
        }
        let parent = topology.parent(NodeId(types.len() as u32));
        let (first, others) = match parent.map(|parent| types[parent.index()]) {
            None => (1, 0),
            Some(1) => (1, 2),
            Some(2) => (3, 0),
            Some(3) => (2, 2),
            Some(_) => (0, 0),
        };
        let count = parent.map_or(1, |parent| topology.children(parent).count as usize);
        types.extend(1, first);
        types.extend(count - 1, others);
    }
    types.len() >= topology.len()
}

impl Solution {
    /// Looks at about so many more nodes of the solution tree at this moment. Returns `true` once
    /// all of it is known.
    fn follow(&mut self, recording: &Recording, player: Player, most: usize) -> bool {
        // Nodes may be added without an event.
        let moment = (recording.at_event(), recording.topology().len());
        if self.moment != moment {
            *self = Solution { moment, ..Solution::default() };
            self.begin(recording, player);
        }
        self.go_on(recording, player, most)
    }

    fn contains(&self, node: NodeId) -> bool {
        let bits = self.nodes.get(node.index() / 64).unwrap_or(0);
        bits >> (node.index() % 64) & 1 != 0
    }

    fn add(&mut self, node: NodeId) {
        self.nodes[node.index() / 64] |= 1 << (node.index() % 64);
    }

    fn begin(&mut self, recording: &Recording, player: Player) {
        let (topology, state) = (recording.topology(), recording.state());
        self.nodes.extend(topology.len().div_ceil(64), 0);
        let is_over = state.phase(NodeId::ROOT) == Phase::Resolved;
        // In the end the root was the last to be popped, solved. OPEN may hold what can't matter.
        let head =
            if is_over { Some(NodeId::ROOT) } else { front(topology, state, player, 1).0.pop() };
        let Some(head) = head else { return };
        for node in path_up(topology, Some(head)) {
            self.add(node);
            let Some(parent) = topology.parent(node) else { continue };
            if topology.player(parent) != player {
                // The siblings to the left are solved already.
                let elders = topology.children(parent).iter().take_while(|&elder| elder != node);
                self.waiting.extend(elders);
            }
        }
        if is_over || state.in_open(head) == Some(Status::Solved) {
            self.waiting.push(head);
        }
    }

    fn go_on(&mut self, recording: &Recording, player: Player, most: usize) -> bool {
        let (topology, state) = (recording.topology(), recording.state());
        let mut left = most;
        while left > 0 {
            let Some(node) = self.waiting.pop() else { return true };
            self.add(node);
            let children = topology.children(node);
            left = left.saturating_sub(1 + children.count as usize);
            let answered = children.iter().filter(|&child| state.phase(child) == Phase::Resolved);
            if topology.player(node) == player {
                // A purge may leave siblings that are solved later, with less hope.
                let mut best = None;
                for child in answered {
                    if let NodeNumbers::Value(merit, _) = state.node_numbers(child)
                        && best.is_none_or(|(_, before)| player.prefers(merit, before))
                    {
                        best = Some((child, merit));
                    }
                }
                self.waiting.extend(best.map(|(child, _)| child));
            } else {
                self.waiting.extend(answered);
            }
        }
        self.waiting.is_empty()
    }
}
