//! The overlays of a tree: the critical tree, the principal variation, the solution tree of OPEN's
//! head, and the leaves in the order of their evaluation.

use plyscope::{Event, NodeId, Player, SearchKind, Status};

use crate::front::front;
use crate::kinds::AnyKind;
use crate::recording::Recording;
use crate::run::Run;
use crate::state::{NodeNumbers, Phase, State};
use crate::topology::Topology;

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
/// let laid = Overlays::of(&run, &[Overlay::Critical, Overlay::Leaves]);
/// // The third leaf in the tree is the third that was evaluated; it is the
/// // first child of a node of type 2.
/// let leaf = run.recording().topology().node_at(&"2.1".parse()?).unwrap();
/// assert_eq!((laid.at(leaf).critical, laid.at(leaf).order), (3, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Overlays {
    overlays: Vec<Overlay>,
    /// The type of each node.
    critical: Vec<u8>,
    /// The nodes in rising order; empty before the search has ended.
    line: Vec<NodeId>,
    leaves: Leaves,
    /// The nodes in rising order.
    solution: Vec<NodeId>,
}

/// The leaves in the order of their first evaluation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Leaves {
    /// The place of each node in the order, counted from 1.
    order: Vec<u32>,
    /// The event of each evaluation.
    events: Vec<u32>,
    /// The number of leaves up to this moment.
    now: u32,
    /// The number of events that were read.
    seen: usize,
}

impl Overlays {
    /// No overlay.
    pub const NOTHING: Overlays = Overlays {
        overlays: Vec::new(),
        critical: Vec::new(),
        line: Vec::new(),
        leaves: Leaves { order: Vec::new(), events: Vec::new(), now: 0, seen: 0 },
        solution: Vec::new(),
    };

    /// Returns these overlays for the tree of a run, at its moment. Those that don't suit the
    /// search are left out.
    pub fn of(run: &Run, overlays: &[Overlay]) -> Overlays {
        let suits = |overlay: &Overlay| overlay.suits(run.recording().search_kind());
        let overlays = overlays.iter().copied().filter(suits).collect();
        let mut laid = Overlays { overlays, ..Overlays::NOTHING };
        laid.follow(run);
        laid
    }

    /// Moves to another moment of the same run. Reads only what was recorded since the last time,
    /// and the solution tree.
    ///
    /// When a search for a solution tree has ended, that tree is its result: it is shown whether or not
    /// it is among the overlays.
    pub fn follow(&mut self, run: &Run) {
        let recording = run.recording();
        let (topology, state) = (recording.topology(), recording.state());
        if let Some(player) = recording.kind().solves_for() {
            let is_over = recording.at_event() == recording.events();
            let is_last = is_over && recording.outcome().is_some();
            self.solution = match is_last || self.overlays.contains(&Overlay::Solution) {
                true => solution(topology, state, player),
                false => Vec::new(),
            };
            self.solution.sort_unstable();
        }
        for overlay in &self.overlays {
            match overlay {
                Overlay::Critical => extend_critical(&mut self.critical, topology),
                Overlay::Line if self.line.is_empty() => {
                    let outcome = recording.outcome();
                    let end = outcome.and_then(|outcome| topology.node_at(&outcome.line));
                    self.line.extend(path_up(topology, end));
                    self.line.reverse();
                }
                Overlay::Line | Overlay::Solution => {}
                Overlay::Leaves => self.leaves.follow(recording),
            }
        }
    }

    /// Returns the overlays of a node.
    pub fn at(&self, node: NodeId) -> OverlayMarks {
        let order = self.leaves.order.get(node.index()).copied().unwrap_or(0);
        OverlayMarks {
            critical: self.critical.get(node.index()).copied().unwrap_or(0),
            line: self.line.binary_search(&node).is_ok(),
            solution: self.solution.binary_search(&node).is_ok(),
            order: if order <= self.leaves.now { order } else { 0 },
        }
    }
}

impl Leaves {
    fn follow(&mut self, recording: &Recording) {
        let nodes = recording.topology().len();
        // Zeros that nobody writes cost nothing, until they are copied.
        #[cfg(feature = "games")]
        if self.order.is_empty() {
            self.order = vec![0; nodes];
        }
        self.order.resize(nodes, 0);
        let fresh = self.seen..recording.events();
        #[cfg(not(feature = "games"))]
        let events = fresh.clone().zip(recording.events_in(fresh));
        #[cfg(feature = "games")]
        let events = recording.evaluating(fresh);
        #[cfg(feature = "games")]
        let events = events.flat_map(|part| part.clone().zip(recording.events_in(part)));
        for (index, (_, event)) in events {
            if let Event::Evaluate { node, .. } = event
                && self.order[node.index()] == 0
            {
                self.events.push(index as u32);
                self.order[node.index()] = self.events.len() as u32;
            }
        }
        self.seen = recording.events();
        let at = recording.at_event();
        self.now = self.events.partition_point(|&event| (event as usize) < at) as u32;
    }
}

/// Returns the node and its ancestors.
fn path_up(topology: &Topology, node: Option<NodeId>) -> impl Iterator<Item = NodeId> {
    std::iter::successors(node, |&node| topology.parent(node))
}

/// Extends the types to new nodes. The root is of type 1. Of a node of type 1, the first child is
/// of type 1 and the others of type 2; of a node of type 2, the first child is of type 3 and the
/// others aren't critical; all children of a node of type 3 are of type 2.
fn extend_critical(types: &mut Vec<u8>, topology: &Topology) {
    // Parents come before their children, and siblings are consecutive.
    while types.len() < topology.len() {
        let parent = topology.parent(NodeId(types.len() as u32));
        let (first, others) = match parent.map(|parent| types[parent.index()]) {
            None => (1, 0),
            Some(1) => (1, 2),
            Some(2) => (3, 0),
            Some(3) => (2, 2),
            Some(_) => (0, 0),
        };
        let count = parent.map_or(1, |parent| topology.children(parent).count as usize);
        let begin = types.len();
        types.resize(begin + count, others);
        types[begin] = first;
    }
}

/// Returns the solution tree of the head of OPEN, or of the root in the end: one child at the nodes
/// of `player`, whose search it is, and at the opponent's all children that it has so far. SSS*
/// builds it for MAX, DUAL* for MIN.
fn solution(topology: &Topology, state: &State, player: Player) -> Vec<NodeId> {
    let is_over = state.phase(NodeId::ROOT) == Phase::Resolved;
    // In the end the root was the last to be popped, solved. OPEN may hold what can't matter.
    let head = if is_over { Some(NodeId::ROOT) } else { front(topology, state, player, 1).0.pop() };
    let Some(head) = head else { return Vec::new() };

    let mut tree: Vec<NodeId> = path_up(topology, Some(head)).collect();
    let mut solved: Vec<NodeId> = Vec::new();
    for &node in &tree {
        let Some(parent) = topology.parent(node) else { continue };
        if topology.player(parent) != player {
            // The siblings to the left are solved already.
            solved.extend(topology.children(parent).iter().take_while(|&elder| elder != node));
        }
    }
    if is_over || state.in_open(head) == Some(Status::Solved) {
        solved.push(head);
    }
    while let Some(node) = solved.pop() {
        if node != head {
            tree.push(node);
        }
        let children = topology.children(node).iter();
        let answered = children.filter(|&child| state.phase(child) == Phase::Resolved);
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
            solved.extend(best.map(|(child, _)| child));
        } else {
            solved.extend(answered);
        }
    }
    tree
}
