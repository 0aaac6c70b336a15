//! A depth-first traversal of a game tree.

use super::expectation::Expectation;
use super::frame::Frame;
use super::pv::{Pv, PvStack};
use crate::scale::LARGE;
use crate::searches::bytes;
use crate::searches::movers::{report_chance, report_movers};
use crate::searches::sparse::Sparse;
use crate::searches::table::Table;
use crate::{
    Bound, CountSpec, Counts, Event, Game, Interval, Line, NodeId, Observer, Outcome, Path, Player,
    Reason, Siblings, Value, Window,
};

/// The counts of a search with null windows: the null windows opened below a
/// wider one, and those followed by a search of the same node.
pub(in crate::searches) const TESTS: [CountSpec; 2] = [
    CountSpec { key: "tests", label: "null windows" },
    CountSpec { key: "researches", label: "re-searches" },
];

/// The source of a node's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::searches) enum Source {
    Leaf,
    Table(Bound),
    Children,
}

/// The next step of a search.
#[derive(Clone, Copy, Debug)]
pub(in crate::searches) enum Next {
    /// Enters the root, or the next child of the last frame.
    Enter,
    /// Leaves the last frame, whose value comes from there.
    Leave(Source),
}

impl Next {
    /// Returns the step after a child has returned to a parent that is done
    /// with that, or isn't.
    pub(in crate::searches) fn after_child(is_done: bool) -> Next {
        if is_done { Next::Leave(Source::Children) } else { Next::Enter }
    }
}

/// The path from the root to where a depth-first search is, and what it has
/// found so far.
#[derive(Debug)]
pub(in crate::searches) struct Traversal<G: Game> {
    pub(in crate::searches) game: G,
    pub(in crate::searches) horizon: Option<u32>,
    /// `true` if what lies at the horizon, or beyond, and isn't quiet is searched.
    quiescence: bool,
    pub(in crate::searches) frames: Vec<Frame<G::Position>>,
    pub(in crate::searches) counts: Counts,
    /// The numbers of [`TESTS`], for a search with null windows.
    tests: Option<[u64; 2]>,
    pub(in crate::searches) next: Next,
    pub(in crate::searches) outcome: Option<Outcome>,
    /// The moves of all frames, one above the other.
    pub(in crate::searches) moves: Vec<G::Move>,
    /// The number of the next node to be generated.
    pub(super) fresh: u32,
    /// `true` if there are no numbers for the children that come next: the search has to be
    /// stopped.
    pub(in crate::searches) is_full: bool,
    /// The line on which a leaf was evaluated whose value nobody knows: the search has to be
    /// stopped.
    unknown: Option<Line>,
    /// Equal positions, if they are remembered.
    pub(super) table: Option<Table<G::Position>>,
    /// Each node by its number, in a search that enters nodes again.
    visited: Option<Sparse<Visited>>,
    pub(super) pvs: PvStack,
    /// The number of frames at which a child may be searched without a frame.
    pub(super) frontier: usize,
}

/// The data kept of a node that may be entered again.
#[derive(Clone, Copy, Debug, Default)]
struct Visited {
    entered: bool,
    evaluated: bool,
    children: Option<Siblings>,
}

/// The effect of a child's result on its parent, the last frame.
pub(in crate::searches) struct Backup {
    /// The child.
    pub(in crate::searches) from: NodeId,
    /// The parent's value as it is reported.
    pub(in crate::searches) value: Value,
    /// The parent's window now.
    pub(in crate::searches) window: Window,
    /// The value that cuts off the children that are left, if one does.
    pub(in crate::searches) cutoff: Option<Value>,
    /// The line of the backup.
    pub(in crate::searches) line: Line,
    /// The line of the cutoff.
    pub(in crate::searches) cut_line: Line,
}

/// More frames than there can be. An `Option` would be asked once more for each
/// node, which can be measured.
const NEVER: usize = usize::MAX;

impl<G: Game> Traversal<G> {
    pub(in crate::searches) fn new(game: G, horizon: Option<u32>) -> Traversal<G> {
        Traversal {
            game,
            horizon,
            quiescence: false,
            frames: Vec::new(),
            counts: Counts::default(),
            tests: None,
            next: Next::Enter,
            outcome: None,
            moves: Vec::new(),
            fresh: 1,
            is_full: false,
            unknown: None,
            table: None,
            visited: None,
            pvs: PvStack::default(),
            // The child's children lie at the horizon.
            frontier: match horizon {
                Some(horizon) if horizon > 0 => horizon as usize - 1,
                _ => NEVER,
            },
        }
    }

    /// Returns a traversal for a search that enters nodes again: they keep
    /// their numbers, and are counted once.
    pub(in crate::searches) fn revisiting(game: G, horizon: Option<u32>) -> Traversal<G> {
        let visited = Some(Sparse::new(Visited::default()));
        Traversal { visited, ..Traversal::new(game, horizon) }.without_frontier_steps()
    }

    /// Returns a traversal for a search with null windows, whose tests and
    /// searches are counted.
    pub(in crate::searches) fn with_tests(game: G, horizon: Option<u32>) -> Traversal<G> {
        Traversal { tests: Some([0, 0]), ..Traversal::revisiting(game, horizon) }
    }

    /// For a search that goes on at the horizon where a position isn't quiet, if `quiescence`.
    pub(in crate::searches) fn with_quiescence(self, quiescence: bool) -> Traversal<G> {
        Traversal { quiescence, ..self }.without_frontier_steps()
    }

    /// For a search that needs a frame for each node, even where nobody
    /// listens.
    pub(in crate::searches) fn without_frontier_steps(self) -> Traversal<G> {
        Traversal { frontier: NEVER, ..self }
    }

    /// Returns about how many bytes it takes.
    pub(in crate::searches) fn bytes(&self) -> usize {
        bytes::of_list(&self.frames)
            + bytes::of_list(&self.moves)
            + self.visited.as_ref().map_or(0, Sparse::bytes)
            + self.table.as_ref().map_or(0, Table::bytes)
    }

    /// Returns a node's children, if it was expanded and that is kept.
    pub(in crate::searches) fn children(&self, node: NodeId) -> Option<Siblings> {
        self.visited.as_ref()?.get(node).children
    }

    fn visited(&mut self, node: NodeId) -> Option<&mut Visited> {
        Some(self.visited.as_mut()?.get_mut(node))
    }

    /// Enters the root, or the next child of the last frame, with this
    /// window.
    pub(in crate::searches) fn enter<O: Observer>(
        &mut self,
        window: Window,
        line: Line,
        observer: &mut O,
    ) {
        let (node, position) = match self.frames.last() {
            None => (NodeId::ROOT, self.game.start()),
            Some(parent) => {
                let mv = &self.moves[(parent.moves + parent.next) as usize];
                (parent.children.nth(parent.next), self.game.play(&parent.position, mv))
            }
        };
        let player = self.game.player(&position);
        let value = player.worst();
        let entered = |visited: &mut Visited| std::mem::replace(&mut visited.entered, true);
        self.counts.nodes += u64::from(!self.visited(node).is_some_and(entered));
        let Window { alpha, beta } = window;
        observer.observe(line, Event::Enter { node, alpha, beta });
        let (moves, pv) = (self.moves.len() as u32, self.pvs.begin());
        let children = Siblings { first: node, count: 0 };
        self.frames.push(Frame {
            node,
            position,
            player,
            children,
            tried: 0,
            next: 0,
            window,
            value,
            reported: value,
            best_bound: Bound::Exact,
            moves,
            pv,
        });
    }

    /// Returns `true` if nodes at this depth are evaluated instead of searched.
    fn is_horizon(&self, depth: usize) -> bool {
        self.horizon == Some(depth as u32)
    }

    /// Returns the number of plies between the last frame and the horizon.
    pub(in crate::searches) fn plies_left(&self) -> Option<u32> {
        let depth = self.frames.len() as u32 - 1;
        self.horizon.map(|horizon| horizon.saturating_sub(depth))
    }

    /// Generates the children of the last frame, or evaluates it if it is a
    /// leaf. Returns what comes next.
    pub(in crate::searches) fn expand<O: Observer>(
        &mut self,
        leaf_line: Line,
        expand_line: Line,
        observer: &mut O,
    ) -> Next {
        let depth = self.frames.len() - 1;
        let is_unquiet = |frame: &Frame<_>| !self.game.is_quiet(&frame.position);
        let at_horizon = if self.quiescence {
            self.plies_left() == Some(0) && !self.frames.last().is_some_and(is_unquiet)
        } else {
            self.is_horizon(depth)
        };
        let Some(frame) = self.frames.last_mut() else { return Next::Enter };
        if !at_horizon {
            frame.moves = self.moves.len() as u32;
            self.game.moves(&frame.position, &mut self.moves);
        }
        let count = self.moves.len() as u32 - frame.moves;
        let node = frame.node;
        if count == 0 {
            frame.value = self.game.value_ahead(&frame.position, &mut self.counts.ahead);
            let value = frame.value;
            let evaluated = |visited: &mut Visited| std::mem::replace(&mut visited.evaluated, true);
            self.counts.leaves += u64::from(!self.visited(node).is_some_and(evaluated));
            self.counts.evaluations += 1;
            observer.observe(leaf_line, Event::Evaluate { node, value });
            self.unknown = value.is_unknown().then_some(leaf_line);
            return Next::Leave(Source::Leaf);
        }
        let children = match self.visited(node).and_then(|visited| visited.children) {
            Some(children) => children,
            None => {
                let numbers_matter = O::LISTENS || self.visited.is_some();
                if numbers_matter && self.fresh.checked_add(count).is_none() {
                    // Two nodes would have one number.
                    self.is_full = true;
                    return Next::Enter;
                }
                self.generate(node, count)
            }
        };
        let Some(frame) = self.frames.last_mut() else { return Next::Enter };
        frame.children = children;
        if O::LISTENS {
            let moves = &self.moves[frame.moves as usize..];
            let player = |index: u32| {
                self.game.player(&self.game.play(&frame.position, &moves[index as usize]))
            };
            let expand = Event::Expand { node, children, player: player(0), bounds: &[] };
            observer.observe(expand_line, expand);
            report_movers(&self.game, children, player, expand_line, observer);
            let position = |index: u32| self.game.play(&frame.position, &moves[index as usize]);
            report_chance(&self.game, children, position, expand_line, observer);
        }
        Next::Enter
    }

    /// Numbers the children of a node that is expanded for the first time.
    fn generate(&mut self, node: NodeId, count: u32) -> Siblings {
        let children = Siblings { first: NodeId(self.fresh), count };
        self.number(count);
        if let Some(visited) = self.visited(node) {
            visited.children = Some(children);
        }
        children
    }

    /// Gives so many nodes a number. A search that nobody observes can have more nodes than there
    /// are numbers.
    pub(super) fn number(&mut self, count: u32) {
        self.fresh = self.fresh.wrapping_add(count);
    }

    /// Counts a null window that is opened below a wider one.
    pub(in crate::searches) fn count_test(&mut self) {
        self.tests.get_or_insert_default()[0] += 1;
    }

    /// Makes the search of the last frame's next child, which was only tested,
    /// the next step.
    pub(in crate::searches) fn search_again(&mut self) {
        self.discard();
        self.next = Next::Enter;
        self.tests.get_or_insert_default()[1] += 1;
    }

    /// Returns `true` if the last frame, about to be left with `value`, is
    /// better than what its parent has, and not so good as to close the
    /// parent's window. `given` is its own window: after a search with the
    /// whole one, it isn't searched again.
    pub(in crate::searches) fn is_to_be_searched_again(&self, value: Value, given: Window) -> bool {
        // See docs/decisions/nega-scout-leaves-are-alpha-betas.md.
        let Some(parent) = self.parent() else { return false };
        let window = parent.child_window();
        let was_test = match parent.player {
            Player::Max => given.beta < window.beta,
            Player::Min => given.alpha > window.alpha,
        };
        was_test && window.alpha < value && value < window.beta
    }

    /// Discards what the last frame's next child returned, or the root, whose
    /// work has just ended: it will be entered again.
    pub(in crate::searches) fn discard(&mut self) {
        match self.frames.last() {
            Some(frame) => self.pvs.drop_after(frame.pv),
            None => self.pvs = PvStack::default(),
        }
    }

    /// Returns the index of the last frame's best child so far.
    pub(in crate::searches) fn best(&self) -> Option<u32> {
        self.pvs.first(self.frames.last()?.pv)
    }

    /// Returns the principal variation of a node that was just left.
    pub(in crate::searches) fn path(&self, pv: Pv) -> Path {
        self.pvs.path(pv)
    }

    /// Returns the frame above the last one.
    pub(in crate::searches) fn parent(&self) -> Option<&Frame<G::Position>> {
        self.frames.iter().nth_back(1)
    }

    /// Ends the work at the last frame and removes it. Returns its principal
    /// variation, for [`Traversal::adopt`].
    pub(in crate::searches) fn leave(&mut self) -> Option<Pv> {
        let frame = self.frames.last()?;
        let pv = frame.pv;
        self.moves.truncate(frame.moves as usize);
        // Not popped: that would copy it, and what counts was read already.
        self.frames.truncate(self.frames.len() - 1);
        Some(pv)
    }

    /// Returns an empty variation in place of that of a node that was just
    /// left, for one whose value is known by a bound only.
    pub(in crate::searches) fn cut_short(&mut self, pv: Pv) -> Pv {
        self.pvs.cut_short(pv)
    }

    /// Gives the last frame the value that its next child returned, and the
    /// child's principal variation, if that is better than its own. A first
    /// child is always taken, so that there is a move even if all lose.
    ///
    /// Returns the frame, and `true` if the value was taken; `None` if there
    /// is no frame, as it was the root that returned.
    pub(in crate::searches) fn adopt(
        &mut self,
        value: Value,
        pv: Pv,
    ) -> Option<(&mut Frame<G::Position>, bool)> {
        let frame = self.frames.last_mut()?;
        let is_better = frame.tried == 0 || frame.player.prefers(value, frame.value);
        if is_better {
            frame.value = value;
            self.pvs.take(&mut frame.pv, pv, frame.next);
        } else {
            self.pvs.drop_after(frame.pv);
        }
        frame.go_to(frame.tried + 1);
        Some((frame, is_better))
    }

    /// Returns what is known of the last frame, if chance moves there, before any child is searched:
    /// the values of all of them lie in `range`.
    pub(in crate::searches) fn begin_mean(&mut self, range: Interval) -> Option<Expectation> {
        let depth = self.frames.len();
        let frame = self.frames.last_mut().filter(|frame| frame.children.count > 0)?;
        if !self.game.is_chance(&frame.position) {
            return None;
        }
        (frame.value, frame.reported) = (Value::ZERO, Value::ZERO);
        Some(Expectation::new(&self.game, &frame.position, depth, range))
    }

    /// Passes the last frame's next child, whose variation is not wanted. Returns its number.
    pub(in crate::searches) fn pass(&mut self) -> Option<u32> {
        let frame = self.frames.last_mut()?;
        self.pvs.drop_after(frame.pv);
        frame.go_to(frame.tried + 1);
        Some(frame.tried - 1)
    }

    /// Returns the position of the last frame's next child, if there is one.
    pub(in crate::searches) fn next_position(&self) -> Option<G::Position> {
        let frame = self.frames.last().filter(|frame| !frame.is_last_tried())?;
        let mv = &self.moves[(frame.moves + frame.tried) as usize];
        Some(self.game.play(&frame.position, mv))
    }

    /// Reports what a child's result did to the last frame. The next step
    /// enters the next child, if there is one and it isn't cut off.
    #[inline(always)]
    pub(in crate::searches) fn back_up<O: Observer>(&mut self, backup: Backup, observer: &mut O) {
        let Some(frame) = self.frames.last() else { return };
        let Backup { from, value, window: Window { alpha, beta }, cutoff, .. } = backup;
        let (node, pruned) = (frame.node, frame.children.after(frame.tried));
        observer.observe(backup.line, Event::Backup { node, from, value, alpha, beta });
        self.next = Next::after_child(cutoff.is_some() || pruned.count == 0);
        if let Some(value) = cutoff
            && pruned.count > 0
        {
            self.counts.cutoffs += 1;
            let (by, bound) = frame.window.cutoff_at(frame.player);
            observer.observe(backup.cut_line, Event::Cutoff { node, by, value, bound, pruned });
        }
    }

    /// Ends the search: the root has this value and this principal variation.
    pub(in crate::searches) fn finish<O: Observer>(
        &mut self,
        value: Value,
        pv: Pv,
        reason: Reason,
        line: Line,
        observer: &mut O,
    ) {
        self.end(Interval::exactly(value), pv, reason, line, observer);
    }

    /// Ends the search: with a window that may have hidden the root's value, this is the result. Of
    /// a player who doesn't reach the window, no best move is known.
    pub(in crate::searches) fn finish_in_window<O: Observer>(
        &mut self,
        (value, bound): (Value, Bound),
        pv: Pv,
        line: Line,
        observer: &mut O,
    ) {
        let (bounds, failing) = match bound {
            Bound::Lower if value < Value::INF => {
                (Interval { lower: value, upper: Value::INF }, Player::Min)
            }
            Bound::Upper if value > Value::NEG_INF => {
                (Interval { lower: Value::NEG_INF, upper: value }, Player::Max)
            }
            _ => return self.finish(value, pv, Reason::Solved, line, observer),
        };
        let fails = self.game.player(&self.game.start()) == failing;
        let pv = if fails { self.pvs.cut_short(pv) } else { pv };
        self.end(bounds, pv, Reason::Window, line, observer);
    }

    fn end<O: Observer>(
        &mut self,
        bounds: Interval,
        pv: Pv,
        reason: Reason,
        line: Line,
        observer: &mut O,
    ) {
        let pv = self.pvs.path(pv);
        let outcome = self.outcome(bounds, pv, reason);
        observer.observe(line, Event::Done { outcome: self.outcome.insert(outcome) });
    }

    fn outcome(&self, bounds: Interval, line: Path, reason: Reason) -> Outcome {
        Outcome {
            bounds,
            mean: None,
            payoffs: None,
            best: line.children().first().copied(),
            line,
            reason,
            counts: match self.tests {
                Some(tests) => self.counts.clone().with(&TESTS, &tests),
                None => self.counts.clone(),
            },
        }
    }

    /// Returns `true` if the value of the last leaf matters and nobody knows it.
    pub(in crate::searches) fn is_unknown(&self) -> bool {
        LARGE && self.unknown.is_some()
    }

    /// Reports the end of a search that was stopped at such a leaf.
    pub(in crate::searches) fn report_unknown<O: Observer>(&self, observer: &mut O) {
        if let (Some(line), Some(outcome)) = (self.unknown, &self.outcome) {
            observer.observe(line, Event::Done { outcome });
        }
    }

    /// Ends the search where it is: of the root, the best move so far is known, and no value.
    pub(in crate::searches) fn stop(&mut self) {
        if self.outcome.is_none() {
            let line =
                self.frames.first().map_or_else(Path::default, |root| self.pvs.path(root.pv));
            let reason = if self.is_unknown() { Reason::Unknown } else { Reason::Budget };
            self.outcome = Some(self.outcome(Interval::ALL, line, reason));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Silent;
    use crate::tree::Tree;

    /// Expands the root of a tree, with so many numbers left. Returns `true` if that is not
    /// possible.
    fn is_full<O: Observer>(mut traversal: Traversal<Tree>, left: u32, observer: &mut O) -> bool {
        traversal.fresh = u32::MAX - left;
        traversal.enter(Window::ALL, 0, observer);
        traversal.expand(0, 0, observer);
        traversal.is_full
    }

    #[test]
    fn no_two_nodes_have_one_number() {
        let tree: Tree = "[1,2,3]".parse().unwrap();
        for (left, full) in [(3, false), (2, true), (0, true)] {
            let again = Traversal::revisiting(tree.clone(), None);
            assert_eq!(is_full(again, left, &mut Silent), full);
            let once = || Traversal::new(tree.clone(), None);
            assert_eq!(is_full(once(), left, &mut |_: Line, _: Event<'_>| {}), full);
            // Nobody asks for the numbers.
            assert!(!is_full(once(), left, &mut Silent));
        }
    }
}
