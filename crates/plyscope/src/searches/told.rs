//! A search that another program makes and tells of.

use std::collections::BTreeMap;
use std::vec::IntoIter;

use super::movers::{report_chance, report_movers};
use crate::options::{Algorithm, SearchKind};
use crate::{
    AnySearch, Bound, CutBy, Event, Game, Interval, Line, NodeId, Observer, OptionError, Outcome,
    Path, Player, Reason, Search, Settings, Siblings, Value, Window,
};

/// There is no listing of the program.
const LINE: Line = 0;

/// Something that a program says of its search.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Said {
    /// Work at a node begins, with a window if the program has one.
    Enter {
        /// The node.
        node: Path,
        /// Its window.
        window: Window,
    },
    /// What is known at a node changes.
    Now {
        /// The node.
        node: Path,
        /// The best value so far.
        value: Value,
        /// Its window.
        window: Window,
    },
    /// Work at a node ends with a value.
    Leave {
        /// The node.
        node: Path,
        /// The value.
        value: Value,
    },
}

impl Said {
    /// Returns the node that it is about.
    pub const fn node(&self) -> &Path {
        match self {
            Said::Enter { node, .. } | Said::Now { node, .. } | Said::Leave { node, .. } => node,
        }
    }
}

/// A program says something of a node that the game doesn't have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no node {node} in the game")]
#[non_exhaustive]
pub struct UnknownNode {
    /// Its path.
    pub node: Path,
}

/// A search of a game as another program tells of it, so that it can be recorded and drawn as others
/// are. A step is one thing that was said. What the program leaves out when it leaves a node is cut off.
///
/// ```
/// use plyscope::told::{Said, Told};
/// use plyscope::{Silent, Value, Window, run, tree::Tree};
///
/// let tree: Tree = "[3,12]".parse()?;
/// let enter = |node: &str| node.parse().map(|node| Said::Enter { node, window: Window::ALL });
/// let leave = |node: &str, value: i32| {
///     node.parse().map(|node| Said::Leave { node, value: Value::new(value) })
/// };
/// let said = vec![enter("e")?, enter("1")?, leave("1", 3)?, leave("e", 3)?];
/// let outcome = run(&mut Told::new(&tree, said)?, &mut Silent);
/// assert_eq!((outcome.value(), outcome.counts.leaves), (Some(Value::new(3)), 1));
/// assert_eq!(outcome.counts.cutoffs, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Told<G: Game> {
    game: G,
    said: IntoIter<Said>,
    nodes: BTreeMap<Path, Node<G::Position>>,
    /// The number of nodes.
    generated: u32,
    outcome: Option<Outcome>,
    so_far: Outcome,
}

/// A node that was generated.
#[derive(Debug)]
struct Node<P> {
    id: NodeId,
    position: P,
    /// Its children, once they are generated.
    children: Option<Siblings>,
    /// The number of children, from the left, up to the last one that was entered since it was.
    entered: u32,
    /// The child that was left last since it was.
    from: Option<NodeId>,
    /// What the program returned, if it did.
    value: Option<Value>,
    window: Window,
    is_known: bool,
}

impl<P> Node<P> {
    fn new(id: NodeId, position: P) -> Node<P> {
        Node {
            id,
            position,
            children: None,
            entered: 0,
            from: None,
            value: None,
            window: Window::ALL,
            is_known: false,
        }
    }
}

impl<G: Game> Told<G> {
    /// Returns a search of `game` that has not begun, of which this was said.
    ///
    /// # Errors
    ///
    /// Something was said of a node that the game doesn't have.
    pub fn new(game: G, said: Vec<Said>) -> Result<Told<G>, UnknownNode> {
        let mut known = BTreeMap::new();
        for said in &said {
            let is_there = has(&game, said.node(), &mut known);
            if !is_there {
                return Err(UnknownNode { node: said.node().clone() });
            }
        }
        Ok(Told::of(game, said))
    }

    /// Returns the kind of the search, which says whether the program has a window anywhere.
    pub fn kind(&self) -> SearchKind {
        let window = |said: &Said| match said {
            Said::Enter { window, .. } | Said::Now { window, .. } => *window,
            Said::Leave { .. } => Window::ALL,
        };
        let windows = self.said.as_slice().iter().any(|said| window(said) != Window::ALL);
        SearchKind::Reported { windows }
    }

    fn of(game: G, said: Vec<Said>) -> Told<G> {
        let root = Node::new(NodeId::ROOT, game.start());
        let nodes = BTreeMap::from([(Path::default(), root)]);
        let so_far = Outcome::new(Interval::ALL, Reason::Budget);
        let said = said.into_iter();
        Told { game, said, nodes, generated: 1, outcome: None, so_far }
    }

    /// Generates all nodes on the way to one.
    fn reach<O: Observer>(&mut self, path: &Path, observer: &mut O) {
        for plies in 0..path.children().len() {
            let above = Path::from(path.children()[..plies].to_vec());
            self.expand(&above, observer);
        }
    }

    fn expand<O: Observer>(&mut self, path: &Path, observer: &mut O) {
        let Some(node) = self.nodes.get_mut(path).filter(|node| node.children.is_none()) else {
            return;
        };
        let mut moves = Vec::new();
        self.game.moves(&node.position, &mut moves);
        let game = &self.game;
        let positions: Vec<_> = moves.iter().map(|mv| game.play(&node.position, mv)).collect();
        let children = Siblings { first: NodeId(self.generated), count: positions.len() as u32 };
        let id = node.id;
        node.children = Some(children);
        self.generated += children.count;
        let player = |index: u32| game.player(&positions[index as usize]);
        if children.count > 0 {
            let bounds = &[];
            let event = Event::Expand { node: id, children, player: player(0), bounds };
            observer.observe(LINE, event);
            report_movers(game, children, player, LINE, observer);
            let position = |index: u32| positions[index as usize].clone();
            report_chance(game, children, position, LINE, observer);
        }
        for (index, position) in (0..).zip(positions) {
            let path = Path::from([path.children(), &[index]].concat());
            self.nodes.insert(path, Node::new(children.nth(index), position));
        }
    }

    fn enter<O: Observer>(&mut self, path: &Path, window: Window, observer: &mut O) {
        self.reach(path, observer);
        if let Some((last, above)) = path.children().split_last()
            && let Some(parent) = self.nodes.get_mut(&Path::from(above.to_vec()))
        {
            parent.entered = parent.entered.max(last + 1);
        }
        let Some(node) = self.nodes.get_mut(path) else { return };
        self.so_far.counts.nodes += u64::from(!std::mem::replace(&mut node.is_known, true));
        (node.entered, node.from, node.window) = (0, None, window);
        let Window { alpha, beta } = window;
        observer.observe(LINE, Event::Enter { node: node.id, alpha, beta });
    }

    fn leave<O: Observer>(&mut self, path: &Path, value: Value, observer: &mut O) {
        self.reach(path, observer);
        let Some(node) = self.nodes.get_mut(path) else { return };
        let (id, entered, counts) = (node.id, node.entered, &mut self.so_far.counts);
        let is_first = node.value.replace(value).is_none();
        match node.children.filter(|_| entered > 0) {
            None => {
                counts.evaluations += 1;
                counts.leaves += u64::from(is_first);
                observer.observe(LINE, Event::Evaluate { node: id, value });
            }
            Some(children) if entered < children.count => {
                counts.cutoffs += 1;
                let (by, bound) = match self.game.player(&node.position) {
                    Player::Max => (CutBy::Beta, node.window.beta),
                    Player::Min => (CutBy::Alpha, node.window.alpha),
                };
                let pruned = children.after(entered);
                let cutoff = Event::Cutoff { node: id, by, value, bound, pruned };
                observer.observe(LINE, cutoff);
            }
            Some(_) => {}
        }
        let bound = Bound::Exact;
        observer.observe(LINE, Event::Leave { node: id, value, bound });
        match path.children().split_last() {
            Some((_, above)) => {
                if let Some(parent) = self.nodes.get_mut(&Path::from(above.to_vec())) {
                    parent.from = Some(id);
                }
            }
            None => {
                self.so_far.bounds = Interval::exactly(value);
                self.so_far.reason = Reason::Solved;
                (self.so_far.best, self.so_far.line) = self.line(value);
            }
        }
    }

    /// Returns the first of the root's children that has returned its value, and the line of such children.
    fn line(&self, value: Value) -> (Option<u32>, Path) {
        let mut line: Vec<u32> = Vec::new();
        while let Some(node) = self.nodes.get(&Path::from(line.clone())) {
            let count = node.children.map_or(0, |children| children.count);
            let has_it = |child: &u32| {
                let path = Path::from([&line[..], &[*child]].concat());
                self.nodes.get(&path).is_some_and(|node| node.value == Some(value))
            };
            let Some(child) = (0..count).find(has_it) else { break };
            line.push(child);
        }
        (line.first().copied(), Path::from(line))
    }
}

impl<G: Game> From<Told<G>> for AnySearch<G> {
    fn from(search: Told<G>) -> AnySearch<G> {
        AnySearch::Told(search)
    }
}

/// Returns `true` if a game has a node.
fn has<G: Game>(game: &G, path: &Path, known: &mut BTreeMap<Path, Vec<G::Position>>) -> bool {
    let mut position = game.start();
    for (plies, child) in path.children().iter().enumerate() {
        let above = Path::from(path.children()[..plies].to_vec());
        let children = known.entry(above).or_insert_with(|| {
            let mut moves = Vec::new();
            game.moves(&position, &mut moves);
            moves.iter().map(|mv| game.play(&position, mv)).collect()
        });
        let Some(next) = children.get(*child as usize) else { return false };
        position = next.clone();
    }
    true
}

impl<G: Game> Search for Told<G> {
    const ALGORITHM: Algorithm = Algorithm {
        name: "reported",
        title: "A program",
        about: "What another program says of its search.",
        kind: SearchKind::Reported { windows: true },
        counts: &[],
        options: &[],
        refuses_chance: None,
    };

    type Game = G;

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn game(&self) -> &G {
        &self.game
    }

    fn listing(&self) -> Vec<&'static str> {
        Vec::new()
    }

    fn stop(&mut self) {
        if self.outcome.is_none() {
            self.so_far.reason = Reason::Budget;
            self.outcome = Some(self.so_far.clone());
        }
    }

    fn with_settings(game: G, _: &Settings) -> Result<Told<G>, OptionError> {
        Ok(Told::of(game, Vec::new()))
    }

    fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        for said in self.said.by_ref() {
            match said {
                Said::Enter { node, window } => self.enter(&node, window, observer),
                Said::Leave { node, value } => self.leave(&node, value, observer),
                Said::Now { node, value, window } => {
                    let Some(node) = self.nodes.get_mut(&node) else { continue };
                    node.window = window;
                    // Before a child has returned, nothing is backed up.
                    let Some(from) = node.from else { continue };
                    let Window { alpha, beta } = window;
                    let event = Event::Backup { node: node.id, from, value, alpha, beta };
                    observer.observe(LINE, event);
                }
            }
            return true;
        }
        let outcome = self.outcome.insert(self.so_far.clone());
        observer.observe(LINE, Event::Done { outcome });
        false
    }
}
