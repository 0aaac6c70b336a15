//! What the depth-first searches have in common: the way from the root, and the
//! moves still to be tried.

mod cut;
mod frame;
mod frontier;
mod lines;
mod options;
mod procedure;

pub use self::cut::Cut;
pub(super) use self::cut::bound_of;
pub(super) use self::frame::Frame;
pub(super) use self::lines::LineRange;
use self::lines::Lines;
pub use self::options::Options;
pub(super) use self::procedure::Procedure;
use super::table::Table;
use crate::{
    Bound, Counts, Event, Game, Interval, Line, NodeId, Observer, Outcome, Reason, Siblings, Value,
};

/// Where a node's value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    Leaf,
    Table(Bound),
    Children,
}

/// What the next step of a search does.
#[derive(Clone, Copy, Debug)]
pub(super) enum Next {
    /// Enters the root, or the next child of the last node on the way.
    Enter,
    /// Leaves the last node on the way, whose value comes from there.
    Leave(Source),
}

impl Next {
    /// What comes when a child has returned, and its parent is done with that
    /// or isn't.
    pub(super) fn after_child(is_done: bool) -> Next {
        if is_done { Next::Leave(Source::Children) } else { Next::Enter }
    }
}

/// The way from the root, from which a search looks further.
#[derive(Debug)]
pub(super) struct Traversal<G: Game> {
    pub(super) game: G,
    pub(super) horizon: Option<u32>,
    pub(super) frames: Vec<Frame<G::Position>>,
    pub(super) counts: Counts,
    /// The moves of all frames, one above the other.
    moves: Vec<G::Move>,
    /// The number of the next node to be generated.
    fresh: u32,
    /// Equal positions, where they are remembered.
    table: Option<Table<G::Position>>,
    /// Of a search that enters nodes again: what it knows of each.
    memory: Option<Vec<Known>>,
    lines: Lines,
    /// How many frames there are when a child may be looked at in passing.
    frontier: usize,
}

/// What is kept of a node that may be entered again.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    entered: bool,
    evaluated: bool,
    children: Option<Siblings>,
}

impl<G: Game> Traversal<G> {
    pub(super) fn new(game: G, horizon: Option<u32>) -> Traversal<G> {
        Traversal {
            game,
            horizon,
            frames: Vec::new(),
            counts: Counts::default(),
            moves: Vec::new(),
            fresh: 1,
            table: None,
            memory: None,
            lines: Lines::default(),
            frontier: frontier::above(horizon),
        }
    }

    /// For a search that enters nodes again: they keep their numbers, and are
    /// counted once.
    pub(super) fn again(game: G, horizon: Option<u32>) -> Traversal<G> {
        let memory = Some(vec![Known::default()]);
        Traversal { memory, ..Traversal::new(game, horizon) }.without_frontier_steps()
    }

    /// A node's children, where it was expanded and that is kept.
    pub(super) fn children(&self, node: NodeId) -> Option<Siblings> {
        self.memory.as_ref()?.get(node.index())?.children
    }

    /// For a search with null windows, whose tests and searches are counted.
    pub(super) fn with_tests(game: G, horizon: Option<u32>) -> Traversal<G> {
        let mut traversal = Traversal::again(game, horizon);
        traversal.counts.tests = Some(0);
        traversal.counts.researches = Some(0);
        traversal
    }

    /// What is known of a node; nothing where nothing is kept.
    fn known(&mut self, node: NodeId) -> Option<&mut Known> {
        Some(&mut self.memory.as_mut()?[node.index()])
    }

    /// Enters the root, or the next child of the last frame, with this
    /// window.
    pub(super) fn enter<O: Observer>(
        &mut self,
        (alpha, beta): (Value, Value),
        line: Line,
        observer: &mut O,
    ) {
        let (node, position) = match self.frames.last() {
            None => (NodeId::ROOT, self.game.start()),
            Some(parent) => {
                let mv = &self.moves[(parent.moves + parent.tried) as usize];
                (parent.children.nth(parent.tried), self.game.play(&parent.position, mv))
            }
        };
        let player = self.game.player(&position);
        let value = player.worst();
        let entered = |known: &mut Known| std::mem::replace(&mut known.entered, true);
        self.counts.nodes += u64::from(!self.known(node).is_some_and(entered));
        observer.observe(line, Event::Enter { node, alpha, beta });
        let (moves, line) = (self.moves.len() as u32, self.lines.begin());
        let children = Siblings { first: node, count: 0 };
        self.frames.push(Frame {
            node,
            position,
            player,
            children,
            tried: 0,
            alpha,
            beta,
            value,
            told: value,
            best_says: Bound::Exact,
            moves,
            line,
        });
    }

    /// Whether nodes at this depth are evaluated instead of searched.
    fn is_horizon(&self, depth: usize) -> bool {
        self.horizon == Some(depth as u32)
    }

    /// How many plies the horizon lies below the last frame.
    fn plies_left(&self) -> Option<u32> {
        let depth = self.frames.len() as u32 - 1;
        self.horizon.map(|horizon| horizon.saturating_sub(depth))
    }

    /// Begins the work at the last frame: asks the table, and where that
    /// doesn't settle it, generates its children or evaluates it.
    pub(super) fn begin<O: Observer>(
        &mut self,
        cut: Cut,
        procedure: Procedure,
        observer: &mut O,
    ) -> Next {
        let (leaf, children) = (self.line(procedure.leaf), self.line(procedure.children));
        if let Some(bound) = self.look_up(cut, procedure.head + 1, observer) {
            Next::Leave(Source::Table(bound))
        } else if self.expand(leaf, children, observer) {
            Next::Enter
        } else {
            Next::Leave(Source::Leaf)
        }
    }

    /// Generates the children of the last frame, or evaluates it where it is
    /// a leaf. Returns whether there are children.
    pub(super) fn expand<O: Observer>(
        &mut self,
        leaf_line: Line,
        expand_line: Line,
        observer: &mut O,
    ) -> bool {
        let at_horizon = self.is_horizon(self.frames.len() - 1);
        let Some(frame) = self.frames.last_mut() else { return false };
        if !at_horizon {
            self.game.moves(&frame.position, &mut self.moves);
        }
        let count = self.moves.len() as u32 - frame.moves;
        let node = frame.node;
        if count == 0 {
            frame.value = self.game.value(&frame.position);
            let value = frame.value;
            let evaluated = |known: &mut Known| std::mem::replace(&mut known.evaluated, true);
            self.counts.leaves += u64::from(!self.known(node).is_some_and(evaluated));
            self.counts.evaluations += 1;
            observer.observe(leaf_line, Event::Evaluate { node, value });
            return false;
        }
        let children = match self.known(node).and_then(|known| known.children) {
            Some(children) => children,
            None => self.generate(node, count),
        };
        let Some(frame) = self.frames.last_mut() else { return false };
        frame.children = children;
        if O::LISTENS {
            // Siblings have the same player to move: `Game` asks for it.
            let first = self.game.play(&frame.position, &self.moves[frame.moves as usize]);
            let (children, player) = (frame.children, self.game.player(&first));
            observer.observe(expand_line, Event::Expand { node, children, player, bounds: &[] });
        }
        true
    }

    /// Numbers the children of a node that is expanded for the first time.
    fn generate(&mut self, node: NodeId, count: u32) -> Siblings {
        let children = Siblings { first: NodeId(self.fresh), count };
        self.fresh += count;
        if let Some(memory) = &mut self.memory {
            memory[node.index()].children = Some(children);
            memory.resize(self.fresh as usize, Known::default());
        }
        children
    }

    /// Counts a null window that is opened below a wider one.
    pub(super) fn count_test(&mut self) {
        *self.counts.tests.get_or_insert(0) += 1;
    }

    /// The last frame's next child was tested, and is now searched.
    pub(super) fn search_again(&mut self) {
        self.discard();
        *self.counts.researches.get_or_insert(0) += 1;
    }

    /// Forgets what the last frame's next child returned, or the root, whose
    /// work has just ended: it will be entered again.
    pub(super) fn discard(&mut self) {
        match self.frames.last() {
            Some(frame) => self.lines.drop_after(frame.line),
            None => self.lines = Lines::default(),
        }
    }

    /// The frame above the last one.
    pub(super) fn parent(&self) -> Option<&Frame<G::Position>> {
        self.frames.iter().nth_back(1)
    }

    /// Ends the work at the last frame, which is then no longer there; its
    /// line is for [`Traversal::adopt`].
    pub(super) fn leave(&mut self) -> Option<LineRange> {
        let frame = self.frames.last()?;
        let line = frame.line;
        self.moves.truncate(frame.moves as usize);
        // Not popped: that would copy it, and what counts was read already.
        self.frames.truncate(self.frames.len() - 1);
        Some(line)
    }

    /// The line of a node that was just left, cut short at that node: for one
    /// whose value is known by a bound only.
    pub(super) fn cut_short(&mut self, line: LineRange) -> LineRange {
        self.lines.cut_short(line)
    }

    /// The last frame's next child returned `value`: takes it, and the child's
    /// line with it, where it is better than what there was; returns the frame
    /// and whether it was. A first child is always taken, so that there is a
    /// move even where all lose. `None` where there is no frame: it was the
    /// root that returned.
    pub(super) fn adopt(
        &mut self,
        value: Value,
        line: LineRange,
    ) -> Option<(&mut Frame<G::Position>, bool)> {
        let frame = self.frames.last_mut()?;
        let is_better = frame.tried == 0 || frame.player.prefers(value, frame.value);
        if is_better {
            frame.value = value;
            self.lines.take(&mut frame.line, line, frame.tried);
        } else {
            self.lines.drop_after(frame.line);
        }
        frame.tried += 1;
        Some((frame, is_better))
    }

    /// The search is over: the root has this value and this line.
    pub(super) fn outcome(&self, value: Value, line: LineRange) -> Outcome {
        let line = self.lines.path(line);
        Outcome {
            bounds: Interval::exactly(value),
            best: line.children().first().copied(),
            line,
            reason: Reason::Solved,
            counts: self.counts,
        }
    }
}
