//! What can be laid over any tree: the tree that no search can do without,
//! the line of best play, the solution tree that OPEN's head stands for, and
//! the leaves in the order of their evaluation.

use plyscope::{Event, NodeId, Player, SearchKind, Status};

use crate::kinds::AnyKind;
use crate::recording::Recording;
use crate::run::Run;
use crate::state::{NodeNumbers, Phase, State};
use crate::topology::Topology;

/// One thing to lay over the tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Overlay {
    /// The critical tree, with the types of its nodes (Knuth and Moore 1975),
    /// of the children in the order in which they stand.
    Critical,
    /// The principal variation, at every step.
    Line,
    /// The solution tree that the head of OPEN stands for, as far as it is
    /// built.
    Solution,
    /// The leaves evaluated so far, in order.
    Leaves,
}

impl Overlay {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Overlay; 4] =
        [Overlay::Critical, Overlay::Line, Overlay::Solution, Overlay::Leaves];

    /// What it is called in links and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Overlay::Critical => "critical",
            Overlay::Line => "line",
            Overlay::Solution => "solution",
            Overlay::Leaves => "leaves",
        }
    }

    /// The one of this name.
    ///
    /// ```
    /// use plyscope_stage::Overlay;
    ///
    /// assert_eq!(Overlay::named("leaves"), Some(Overlay::Leaves));
    /// ```
    pub fn named(name: &str) -> Option<Overlay> {
        Overlay::ALL.into_iter().find(|overlay| overlay.name() == name)
    }

    /// Whether there is such a thing in a search of this kind.
    pub fn suits(self, kind: SearchKind) -> bool {
        match self {
            Overlay::Critical | Overlay::Line | Overlay::Leaves => true,
            Overlay::Solution => AnyKind::of(kind).solves_for().is_some(),
        }
    }
}

/// What is laid over one node.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OverlayMarks {
    /// Its type in the critical tree, 1 to 3; 0 where it isn't in it.
    pub critical: u8,
    /// Whether it is on the principal variation.
    pub line: bool,
    /// Whether it is in the solution tree.
    pub solution: bool,
    /// The how manieth leaf it was that was evaluated, counted from 1; 0 for
    /// others.
    pub order: u32,
}

/// What is laid over a tree at one moment.
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
    /// By node.
    critical: Vec<u8>,
    /// Rising; empty before the search has ended.
    line: Vec<NodeId>,
    leaves: Leaves,
    /// Rising.
    solution: Vec<NodeId>,
}

/// The leaves in the order of their first evaluation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Leaves {
    /// By node, counted from 1.
    order: Vec<u32>,
    /// The event of each.
    events: Vec<u32>,
    /// How many there are up to this moment.
    now: u32,
    /// How many events have been looked at.
    seen: usize,
}

impl Overlays {
    /// Nothing is laid over.
    pub const NOTHING: Overlays = Overlays {
        overlays: Vec::new(),
        critical: Vec::new(),
        line: Vec::new(),
        leaves: Leaves { order: Vec::new(), events: Vec::new(), now: 0, seen: 0 },
        solution: Vec::new(),
    };

    /// What these lay over the tree of a run, at its moment. What doesn't
    /// suit the search is left out.
    pub fn of(run: &Run, overlays: &[Overlay]) -> Overlays {
        let suits = |overlay: &Overlay| overlay.suits(run.recording().search_kind());
        let overlays = overlays.iter().copied().filter(suits).collect();
        let mut laid = Overlays { overlays, ..Overlays::NOTHING };
        laid.follow(run);
        laid
    }

    /// Goes to another moment of the same run. Looks at what was recorded since
    /// the last time, and at nothing twice but the solution tree.
    pub fn follow(&mut self, run: &Run) {
        let recording = run.recording();
        let (topology, state) = (recording.topology(), recording.state());
        for overlay in &self.overlays {
            match overlay {
                Overlay::Critical => extend_critical(&mut self.critical, topology),
                Overlay::Line if self.line.is_empty() => {
                    let outcome = recording.outcome();
                    let end = outcome.and_then(|outcome| topology.node_at(&outcome.line));
                    self.line.extend(ways_up(topology, end));
                    self.line.reverse();
                }
                Overlay::Line => {}
                Overlay::Solution => {
                    if let Some(player) = recording.kind().solves_for() {
                        self.solution = solution(topology, state, player);
                        self.solution.sort_unstable();
                    }
                }
                Overlay::Leaves => self.leaves.follow(recording),
            }
        }
    }

    /// What is laid over a node.
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
        self.order.resize(recording.topology().len(), 0);
        let fresh = self.seen..recording.events();
        for (index, (_, event)) in fresh.clone().zip(recording.events_in(fresh)) {
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

/// The node and those above it.
fn ways_up(topology: &Topology, node: Option<NodeId>) -> impl Iterator<Item = NodeId> {
    std::iter::successors(node, |&node| topology.parent(node))
}

/// The root is of type 1. Of a node of type 1, the first child is of type 1
/// and the others of type 2; of a node of type 2, the first child is of type
/// 3 and the others aren't critical; all children of a node of type 3 are of
/// type 2.
fn extend_critical(types: &mut Vec<u8>, topology: &Topology) {
    // Parents come before their children.
    for node in (types.len() as u32..topology.len() as u32).map(NodeId) {
        types.push(match topology.parent(node) {
            None => 1,
            Some(parent) => match (types[parent.index()], topology.child_number(node)) {
                (1, 0) => 1,
                (1, _) | (3, _) => 2,
                (2, 0) => 3,
                _ => 0,
            },
        });
    }
}

/// The solution tree that the head of OPEN stands for: one child at the
/// nodes of `player`, who searches it, and at the opponent's all children that
/// it has so far. SSS* builds it for MAX, DUAL* for MIN.
fn solution(topology: &Topology, state: &State, player: Player) -> Vec<NodeId> {
    let waiting = state.waiting().filter_map(|node| {
        let merit = match state.node_numbers(node) {
            NodeNumbers::Merit(merit, _) | NodeNumbers::Value(merit, _) => merit,
            _ => return None,
        };
        // What the player hopes for, as a number that is greatest at the head.
        Some((if player == Player::Max { merit } else { -merit }, node))
    });
    let Some(hope) = waiting.clone().map(|(hope, _)| hope).max() else { return Vec::new() };
    let ties = waiting.filter(|&(other, _)| other == hope).map(|(_, node)| node);
    let Some(head) = ties.min_by(|&a, &b| topology.tree_order(a, b)) else { return Vec::new() };

    let mut tree: Vec<NodeId> = ways_up(topology, Some(head)).collect();
    let mut solved: Vec<NodeId> = Vec::new();
    for &node in &tree {
        let Some(parent) = topology.parent(node) else { continue };
        if topology.player(parent) != player {
            // Its elder siblings are answered already.
            solved.extend(topology.children(parent).iter().take_while(|&elder| elder != node));
        }
    }
    if state.in_open(head) == Some(Status::Solved) {
        solved.push(head);
    }
    while let Some(node) = solved.pop() {
        if node != head {
            tree.push(node);
        }
        let children = topology.children(node).iter();
        let mut answered = children.filter(|&child| state.phase(child) == Phase::Resolved);
        if topology.player(node) == player {
            solved.extend(answered.next());
        } else {
            solved.extend(answered);
        }
    }
    tree
}
