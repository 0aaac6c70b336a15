//! What the depth-first searches have in common: the way from the root, the
//! moves still to be tried, and the best line so far.

use crate::{Counts, Event, Game, Interval, Line, NodeId, Observer, Outcome, Player, Reason};
use crate::{Siblings, Value};

/// A node on the way from the root.
#[derive(Debug)]
pub(super) struct Frame<P> {
    pub(super) node: NodeId,
    pub(super) position: P,
    pub(super) player: Player,
    /// None where the node is a leaf.
    pub(super) children: Siblings,
    /// How many children have returned.
    pub(super) tried: u32,
    /// The window as passed in.
    pub(super) alpha: Value,
    pub(super) beta: Value,
    /// The best value so far; before a child has returned, the worst there is.
    pub(super) value: Value,
    /// The same of what its children were said to return, which is less
    /// exact where a search fails hard.
    pub(super) told: Value,
    /// Where its moves begin in `Walk::moves`.
    moves: usize,
    line: LineRange,
}

impl<P> Frame<P> {
    /// The window that its next child gets.
    pub(super) fn window(&self) -> (Value, Value) {
        match self.player {
            Player::Max => (self.alpha.max(self.value), self.beta),
            Player::Min => (self.alpha, self.beta.min(self.value)),
        }
    }

    pub(super) fn is_last_tried(&self) -> bool {
        self.tried == self.children.count
    }
}

/// The way from the root, from which a search looks further.
#[derive(Debug)]
pub(super) struct Walk<G: Game> {
    pub(super) game: G,
    pub(super) horizon: Option<u32>,
    pub(super) frames: Vec<Frame<G::Position>>,
    pub(super) counts: Counts,
    /// The moves of all frames, one above the other.
    moves: Vec<G::Move>,
    /// The number of the next node to be generated.
    fresh: u32,
    /// Of a search that enters nodes again: what it knows of each.
    memory: Option<Vec<Known>>,
    lines: Lines,
}

/// What is kept of a node that may be entered again.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    entered: bool,
    evaluated: bool,
    children: Option<Siblings>,
}

impl<G: Game> Walk<G> {
    pub(super) fn new(game: G, horizon: Option<u32>) -> Walk<G> {
        Walk {
            game,
            horizon,
            frames: Vec::new(),
            counts: Counts::default(),
            moves: Vec::new(),
            fresh: 1,
            memory: None,
            lines: Lines::default(),
        }
    }

    /// For a search that enters nodes again: they keep their numbers, and are
    /// counted once.
    pub(super) fn again(game: G, horizon: Option<u32>) -> Walk<G> {
        Walk { memory: Some(vec![Known::default()]), ..Walk::new(game, horizon) }
    }

    /// A node's children, where it was expanded and that is kept.
    pub(super) fn children(&self, node: NodeId) -> Option<Siblings> {
        self.memory.as_ref()?.get(node.index())?.children
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
                let r#move = &self.moves[parent.moves + parent.tried as usize];
                (parent.children.nth(parent.tried), self.game.play(&parent.position, r#move))
            }
        };
        let player = self.game.player(&position);
        let value = match player {
            Player::Max => Value::NEG_INF,
            Player::Min => Value::INF,
        };
        let entered = |known: &mut Known| std::mem::replace(&mut known.entered, true);
        self.counts.nodes += u64::from(!self.known(node).is_some_and(entered));
        observer.observe(line, Event::Enter { node, alpha, beta });
        let (moves, line) = (self.moves.len(), self.lines.begin());
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
            moves,
            line,
        });
    }

    /// How many plies the horizon lies below the last frame.
    pub(super) fn plies_left(&self) -> Option<u32> {
        self.horizon.map(|horizon| horizon.saturating_sub(self.frames.len() as u32 - 1))
    }

    /// Generates the children of the last frame, or evaluates it where it is
    /// a leaf. Returns whether there are children.
    pub(super) fn expand<O: Observer>(
        &mut self,
        leaf_line: Line,
        expand_line: Line,
        observer: &mut O,
    ) -> bool {
        let at_horizon = self.plies_left() == Some(0);
        let Some(frame) = self.frames.last_mut() else { return false };
        if !at_horizon {
            self.game.moves(&frame.position, &mut self.moves);
        }
        let count = (self.moves.len() - frame.moves) as u32;
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
            // Brothers have the same player to move: `Game` asks for it.
            let first = self.game.play(&frame.position, &self.moves[frame.moves]);
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

    /// Forgets what the last frame's next child returned, or the root, whose
    /// work has just ended: it will be entered again.
    pub(super) fn discard(&mut self) {
        match self.frames.last() {
            Some(frame) => self.lines.drop_after(frame.line),
            None => self.lines = Lines::default(),
        }
    }

    /// Ends the work at the last frame, which is then no longer there; its
    /// line is for [`Walk::adopt`].
    pub(super) fn leave(&mut self) -> Option<(Frame<G::Position>, LineRange)> {
        let frame = self.frames.pop()?;
        self.moves.truncate(frame.moves);
        let line = frame.line;
        Some((frame, line))
    }

    /// The last frame's next child returned `value`: takes it, and the
    /// child's line with it, where it is better than what there was. A first
    /// child is always taken, so that there is a move even where all lose.
    pub(super) fn adopt(&mut self, value: Value, line: LineRange) {
        let Some(frame) = self.frames.last_mut() else { return };
        let better = match frame.player {
            Player::Max => value > frame.value,
            Player::Min => value < frame.value,
        };
        if better || frame.tried == 0 {
            frame.value = value;
            frame.line = self.lines.take(frame.line, line, frame.tried);
        } else {
            self.lines.drop_after(frame.line);
        }
        frame.tried += 1;
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

/// The best lines of the nodes on the way, one above the other, each written
/// from its end up to its node, so that a parent adds just one number.
///
/// A line that is taken stays where it is. What lies unused below it is
/// reclaimed once it is larger than the line, so that a number is moved at
/// most once for each number that was written: lines cost constant time a
/// node, even in a chain of a million nodes.
#[derive(Debug, Default)]
struct Lines {
    children: Vec<u32>,
}

/// Where a node's line is; `base` is where its space begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct LineRange {
    base: usize,
    start: usize,
    end: usize,
}

impl Lines {
    fn begin(&self) -> LineRange {
        let end = self.children.len();
        LineRange { base: end, start: end, end }
    }

    /// Gives `parent` the line of its child, which is the last one.
    fn take(&mut self, parent: LineRange, child: LineRange, number: u32) -> LineRange {
        self.children.truncate(child.end);
        self.children.push(number);
        let mut line = LineRange { base: parent.base, start: child.start, end: child.end + 1 };
        if line.start - line.base > line.end - line.start {
            self.children.copy_within(line.start..line.end, line.base);
            line.end -= line.start - line.base;
            line.start = line.base;
            self.children.truncate(line.end);
        }
        line
    }

    fn drop_after(&mut self, line: LineRange) {
        self.children.truncate(line.end);
    }

    fn path(&self, line: LineRange) -> crate::Path {
        let upwards = &self.children[line.start..line.end];
        upwards.iter().rev().copied().collect::<Vec<_>>().into()
    }
}
