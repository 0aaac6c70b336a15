//! The machine of SSS* and DUAL*: the best partial solution tree first.
//!
//! The two are mirrors of each other. Here, a *merit* is what the searching
//! side may still hope for, the more the better: MAX's values as they are,
//! MIN's with the sign changed. The values of events are always MAX's.

mod listed;

use std::cmp::Ordering;
use std::marker::PhantomData;

use self::listed::Listed;
use super::bytes;
use super::counts::{OPEN_MAX, POPS};
use super::listing::{self, Listing};
use crate::open::{Entry, Open, Place};
use crate::options::{self, OptionError, OptionKind, OptionSpec, Settings};
use crate::pages::{self, Pages};
use crate::work::look_at;
use crate::{
    CountSpec, Counts, Event, Game, Interval, Line, NodeId, Observer, Outcome, Path, Player, Reason,
};
use crate::{Siblings, Status, Value};

pub(super) const COUNTS: &[CountSpec] = &[POPS, OPEN_MAX];

/// The lines of both listings that events name. The cases of Γ are numbered
/// from 1.
#[derive(Clone, Copy, Debug)]
pub(super) enum Label {
    Start,
    Solved,
    Case1,
    Case2,
    Case3,
    Case4,
    Case5,
    Case6,
}

impl Label {
    /// Returns the line of a case of Γ, or of the solved root.
    fn of_case(case: Option<u8>) -> Label {
        match case {
            Some(1) => Label::Case1,
            Some(2) => Label::Case2,
            Some(3) => Label::Case3,
            Some(4) => Label::Case4,
            Some(5) => Label::Case5,
            Some(_) => Label::Case6,
            None => Label::Solved,
        }
    }
}

impl listing::Label for Label {
    fn index(self) -> usize {
        self as usize
    }
}

/// The states that leave OPEN in case 4 of Γ, in which a node is solved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Purge {
    /// All states below the node, as in Stockman's proof.
    #[default]
    Descendants,
    /// The states of the node's children only, as the procedure is often printed.
    /// States further below stay in OPEN and may be popped although they can't
    /// matter any more. The value is right, but leaves may be evaluated that
    /// alpha-beta prunes, and the same leaf twice.
    Children,
}

/// The options of SSS* and DUAL*.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The states that leave OPEN in case 4.
    pub purge: Purge,
    /// The depth at which nodes are evaluated instead of searched, if any.
    pub depth: Option<u32>,
}

impl Options {
    pub(super) fn from_settings(
        settings: &Settings,
        game: &impl Game,
    ) -> Result<Options, OptionError> {
        let purge = match settings.word(PURGE.name) {
            "children" => Purge::Children,
            _ => Purge::Descendants,
        };
        Ok(Options { purge, depth: settings.horizon(game)? })
    }

    /// Returns the listing with these options in force.
    pub(super) fn listing(
        self,
        table: &[(Option<Label>, &'static str)],
        printed: &'static str,
    ) -> Listing<Label> {
        let listing = Listing::new(table);
        match self.purge {
            Purge::Descendants => listing,
            Purge::Children => listing.with(Label::Case4, printed),
        }
    }
}

const PURGE: OptionSpec = OptionSpec {
    name: "purge",
    kind: OptionKind::Choice(&["descendants", "children"]),
    default: "descendants",
    about: "When a node is solved in case 4, remove from OPEN all that is below it, or only its children, as often printed: the value is the same, but leaves may be looked at that alpha-beta leaves out.",
};

/// The options of both searches, described.
pub(super) const SPECS: &[OptionSpec] = &[PURGE, options::DEPTH];

/// The side whose solution trees are searched.
pub(super) trait Side {
    const PLAYER: Player;

    /// Returns the side's merit of a value, or MAX's value of a merit.
    fn turn(value: Value) -> Value {
        match Self::PLAYER {
            Player::Max => value,
            Player::Min => -value,
        }
    }
}

/// The side of SSS*.
#[derive(Debug)]
pub(super) struct ForMax;

/// The side of DUAL*.
#[derive(Debug)]
pub(super) struct ForMin;

impl Side for ForMax {
    const PLAYER: Player = Player::Max;
}

impl Side for ForMin {
    const PLAYER: Player = Player::Min;
}

/// A search for the best solution tree of one side.
#[derive(Debug)]
pub(super) struct SolutionTrees<G: Game, S> {
    pub(super) game: G,
    pub(super) listing: Listing<Label>,
    horizon: Option<u32>,
    nodes: Pages<Node>,
    /// The position of each node: most are large, and not looked at again.
    positions: Pages<G::Position>,
    open: Queue,
    pops: u64,
    /// The merit of the state that was popped last. The root is worth no more to the side.
    merit: Value,
    open_max: usize,
    counts: Counts,
    /// For `Game::moves`, kept to save allocations.
    moves: Vec<G::Move>,
    pending: Option<Pending>,
    pub(super) outcome: Option<Outcome>,
    side: PhantomData<S>,
}

/// The rest of a step that was left before it was complete.
#[derive(Debug)]
enum Pending {
    /// Of a state that was popped, the node's children are generated.
    Children { place: Option<Place>, entry: Entry },
    /// The entries of children in OPEN are reported.
    Push(Entering),
}

/// The children of a node that enter OPEN. They are reported from left to right: so many were. A list
/// gets them only then.
#[derive(Debug)]
struct Entering {
    children: Siblings,
    merit: Value,
    told: u32,
}

/// OPEN. Only where a purge leaves nothing below the node do the states that replace a state have
/// its place in the tree, as [`Open`] needs it.
#[derive(Debug)]
enum Queue {
    Linked(Open),
    Listed(Listed),
}

impl Queue {
    fn len(&self) -> usize {
        match self {
            Queue::Linked(open) => open.len(),
            Queue::Listed(open) => open.len(),
        }
    }

    fn bytes(&self) -> usize {
        match self {
            Queue::Linked(open) => open.bytes(),
            Queue::Listed(open) => open.bytes(),
        }
    }
}

#[derive(Debug)]
struct Node {
    parent: NodeId,
    depth: u32,
    player: Player,
    /// `true` once it was popped as a live state.
    visited: bool,
    /// No nodes if it isn't expanded, or is a leaf.
    children: Siblings,
    /// The leaf that its merit comes from, as far as it is known.
    source: NodeId,
}

impl<G: Game, S: Side> SolutionTrees<G, S> {
    pub(super) fn new(game: G, options: Options, listing: Listing<Label>) -> SolutionTrees<G, S> {
        let position = game.start();
        let root = Node {
            player: game.player(&position),
            parent: NodeId::ROOT,
            depth: 0,
            visited: false,
            children: Siblings { first: NodeId::ROOT, count: 0 },
            source: NodeId::ROOT,
        };
        let mut positions = Pages::new();
        positions.push(position);
        let mut nodes = Pages::new();
        nodes.push(root);
        SolutionTrees {
            game,
            listing,
            horizon: options.depth,
            nodes,
            positions,
            open: match options.purge {
                Purge::Descendants => Queue::Linked(Open::new(NodeId::ROOT, Value::INF)),
                Purge::Children => Queue::Listed(Listed::new(NodeId::ROOT, Value::INF)),
            },
            pops: 0,
            merit: Value::INF,
            open_max: 1,
            counts: Counts::default(),
            moves: Vec::new(),
            pending: None,
            outcome: None,
            side: PhantomData,
        }
    }

    pub(super) fn bytes(&self) -> usize {
        pages::bytes(&self.nodes)
            + pages::bytes(&self.positions)
            + bytes::of_list(&self.moves)
            + self.open.bytes()
    }

    /// Generates about so many children of a node that was not expanded before. Returns `true` once
    /// it has all of them.
    fn expand(&mut self, node: NodeId, work: usize) -> bool {
        let Node { depth, source, visited, children, .. } = self.nodes[node.index()];
        if visited {
            return true;
        }
        let position = self.positions[node.index()].clone();
        let mut children = children;
        if children.first == NodeId::ROOT {
            children.first = NodeId(self.nodes.len() as u32);
            self.moves.clear();
            if self.horizon.is_none_or(|horizon| depth < horizon) {
                self.game.moves(&position, &mut self.moves);
            }
        }
        let begin = children.count as usize;
        let end = self.moves.len().min(begin.saturating_add(work));
        for mv in &self.moves[begin..end] {
            let position = self.game.play(&position, mv);
            self.nodes.push(Node {
                player: self.game.player(&position),
                parent: node,
                depth: depth + 1,
                visited: false,
                children: Siblings { first: NodeId::ROOT, count: 0 },
                source,
            });
            self.positions.push(position);
        }
        children.count = end as u32;
        self.nodes[node.index()].children = children;
        end == self.moves.len()
    }

    /// Returns the case of Γ that applies; `None` if the search is over. A live node is expanded.
    fn case(&mut self, Entry { node, status, .. }: Entry) -> Option<u8> {
        let Node { player, parent, children, .. } = self.nodes[node.index()];
        match status {
            Status::Live => {
                let visited = std::mem::replace(&mut self.nodes[node.index()].visited, true);
                self.counts.nodes += u64::from(!visited);
                self.counts.leaves += u64::from(!visited && children.count == 0);
                Some(match children.count {
                    0 => 1,
                    _ if player != S::PLAYER => 2,
                    _ => 3,
                })
            }
            Status::Solved if node == NodeId::ROOT => None,
            Status::Solved => {
                let Siblings { first, count } = self.nodes[parent.index()].children;
                // The parent's type, not the node's: one-player games, too,
                // are solved by the choice that is made above.
                Some(match self.nodes[parent.index()].player {
                    player if player == S::PLAYER => 4,
                    _ if node.0 == first.0 + count - 1 => 5,
                    _ => 6,
                })
            }
        }
    }

    /// Ends the search where it is.
    pub(super) fn stop(&mut self) {
        if self.outcome.is_none() {
            let merit = S::turn(self.merit);
            let bounds = match S::PLAYER {
                Player::Max => Interval { upper: merit, ..Interval::ALL },
                Player::Min => Interval { lower: merit, ..Interval::ALL },
            };
            let counts = self.counts.clone().with(COUNTS, &[self.pops, self.open_max as u64]);
            self.outcome = Some(Outcome { counts, ..Outcome::new(bounds, Reason::Budget) });
        }
    }

    fn finish<O: Observer>(&mut self, merit: Value, observer: &mut O) {
        let mut pv = Vec::new();
        let mut node = self.nodes[NodeId::ROOT.index()].source;
        while node != NodeId::ROOT {
            let parent = self.nodes[node.index()].parent;
            pv.push(node.0 - self.nodes[parent.index()].children.first.0);
            node = parent;
        }
        pv.reverse();
        let counts = self.counts.clone().with(COUNTS, &[self.pops, self.open_max as u64]);
        let outcome = self.outcome.insert(Outcome {
            bounds: Interval::exactly(S::turn(merit)),
            mean: None,
            best: pv.first().copied(),
            line: Path::from(pv),
            reason: Reason::Solved,
            counts,
        });
        observer.observe(self.listing.line(Label::Solved), Event::Done { outcome });
    }

    pub(super) fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
        self.step_within(observer, usize::MAX).unwrap_or_default()
    }

    pub(super) fn step_within<O: Observer>(
        &mut self,
        observer: &mut O,
        work: usize,
    ) -> Option<bool> {
        let work = work.max(1);
        let (place, entry) = match self.pending.take() {
            None if self.outcome.is_some() => return Some(false),
            None => match self.pop(observer) {
                Some(popped) => popped,
                None => return Some(false),
            },
            Some(Pending::Children { place, entry }) => (place, entry),
            Some(Pending::Push(entering)) => return self.tell(entering, work, observer),
        };
        if entry.status == Status::Live && !self.expand(entry.node, work) {
            self.pending = Some(Pending::Children { place, entry });
            return None;
        }
        match self.carry_out(place, entry, observer) {
            Ok(more) => Some(more),
            Err(entering) => self.tell(entering, work, observer),
        }
    }

    /// Reports so many of the children of a node that enter OPEN.
    fn tell<O: Observer>(
        &mut self,
        entering: Entering,
        work: usize,
        observer: &mut O,
    ) -> Option<bool> {
        let work = u32::try_from(work).unwrap_or(u32::MAX);
        let Entering { children, merit, told } = entering;
        let line = self.listing.line(Label::Case3);
        let parent = self.nodes[children.first.index()].parent;
        let source = self.nodes[parent.index()].source;
        let end = children.count.min(told.saturating_add(work));
        for node in (told..end).map(|number| children.nth(number)) {
            let entry = Entry { node, status: Status::Live, merit };
            match self.open {
                Queue::Linked(_) => observer.observe(line, pushed::<S>(entry)),
                Queue::Listed(_) => {
                    self.push(None, entry, source, line, observer);
                }
            }
        }
        if end < children.count {
            self.pending = Some(Pending::Push(Entering { told: end, ..entering }));
            return None;
        }
        Some(true)
    }

    /// Takes the head out of OPEN, with the place that it leaves empty.
    fn pop<O: Observer>(&mut self, observer: &mut O) -> Option<(Option<Place>, Entry)> {
        if self.pops == 0 {
            let (node, status, merit) = (NodeId::ROOT, Status::Live, Value::INF);
            let line = self.listing.line(Label::Start);
            observer.observe(line, pushed::<S>(Entry { node, status, merit }));
        }
        // OPEN is never empty before the root is solved: each case replaces
        // what it pops.
        let (place, entry) = match &mut self.open {
            Queue::Linked(open) => {
                let (place, entry) = open.pop(|node| self.nodes[node.index()].depth)?;
                (Some(place), entry)
            }
            Queue::Listed(open) => (None, open.pop()?),
        };
        self.pops += 1;
        self.merit = entry.merit;
        Some((place, entry))
    }

    /// Carries out the case of Γ for a state that was popped, and whose node is expanded if it is
    /// live. Returns whether there is more to do, or the children that enter OPEN.
    fn carry_out<O: Observer>(
        &mut self,
        place: Option<Place>,
        entry: Entry,
        observer: &mut O,
    ) -> Result<bool, Entering> {
        let Entry { node, status, merit } = entry;
        let case = self.case(entry);
        let line = self.listing.line(Label::of_case(case));
        observer.observe(line, Event::Pop { node, status, merit: S::turn(merit), case });
        let Some(case) = case else {
            self.finish(merit, observer);
            return Ok(false);
        };
        let Node { parent, children, depth, source, .. } = self.nodes[node.index()];
        if let 2 | 3 = case
            && O::LISTENS
        {
            let player = self.nodes[children.first.index()].player;
            observer.observe(line, Event::Expand { node, children, player, bounds: &[] });
        }
        let entry = match case {
            1 => {
                let value = self.game.value(&self.positions[node.index()]);
                self.counts.evaluations += 1;
                observer.observe(line, Event::Evaluate { node, value });
                let worth = S::turn(value);
                if worth < merit || source == NodeId::ROOT {
                    self.nodes[node.index()].source = node;
                }
                Entry { node, status: Status::Solved, merit: merit.min(worth) }
            }
            2 => Entry { node: children.first, status: Status::Live, merit },
            3 => {
                if let (Queue::Linked(open), Some(place)) = (&mut self.open, place) {
                    open.replace_by_children(place, children, depth, merit);
                    self.open_max = self.open_max.max(open.len());
                    if !O::LISTENS {
                        return Ok(true);
                    }
                }
                return Err(Entering { children, merit, told: 0 });
            }
            4 => {
                let mut purged = Vec::new();
                let mut removed = |node| {
                    if O::LISTENS {
                        purged.push(node);
                    }
                };
                match (&mut self.open, &place) {
                    (Queue::Linked(open), Some(place)) => open.purge(place, depth - 1, removed),
                    (Queue::Listed(open), _) => {
                        let (nodes, siblings) = (&self.nodes, self.nodes[parent.index()].children);
                        open.purge(siblings, |a, b| tree_order(nodes, a, b), &mut removed);
                    }
                    _ => {}
                }
                if !purged.is_empty() {
                    observer.observe(line, Event::Purge { nodes: &purged });
                }
                Entry { node: parent, status: Status::Solved, merit }
            }
            5 => Entry { node: parent, status: Status::Solved, merit },
            _ => Entry { node: NodeId(node.0 + 1), status: Status::Live, merit },
        };
        self.push(place, entry, self.nodes[node.index()].source, line, observer);
        Ok(true)
    }

    /// Adds a state to OPEN, at the place that a popped state has left if OPEN has places. Its
    /// merit comes from this leaf. Nothing is added if the node is in OPEN already.
    fn push<O: Observer>(
        &mut self,
        place: Option<Place>,
        entry: Entry,
        source: NodeId,
        line: Line,
        observer: &mut O,
    ) {
        let nodes = &self.nodes;
        match (&mut self.open, place) {
            (Queue::Linked(open), Some(place)) => open.replace(place, entry),
            (Queue::Listed(open), _) => {
                if !open.push(entry, |a, b| tree_order(nodes, a, b)) {
                    return;
                }
            }
            (Queue::Linked(_), None) => return,
        }
        self.open_max = self.open_max.max(self.open.len());
        let Entry { node, status, merit } = entry;
        self.nodes[node.index()].source = source;
        observer.observe(line, Event::Push { node, status, merit: S::turn(merit) });
    }
}

/// Returns the event of a state that enters OPEN.
fn pushed<S: Side>(Entry { node, status, merit }: Entry) -> Event<'static> {
    Event::Push { node, status, merit: S::turn(merit) }
}

/// Returns which of two nodes is further left in the tree. A node comes before those below it.
fn tree_order(nodes: &Pages<Node>, mut a: NodeId, mut b: NodeId) -> Ordering {
    let depth = |node: NodeId| nodes[node.index()].depth;
    let parent = |node: NodeId| {
        look_at(1);
        nodes[node.index()].parent
    };
    let by_depth = depth(a).cmp(&depth(b));
    while depth(a) > depth(b) {
        a = parent(a);
    }
    while depth(b) > depth(a) {
        b = parent(b);
    }
    if a == b {
        return by_depth;
    }
    while parent(a) != parent(b) {
        (a, b) = (parent(a), parent(b));
    }
    a.cmp(&b)
}
