//! Iterative deepening: alpha-beta to one ply, then to two, and so on.

mod options;
mod order;

pub use options::Options;

use self::order::{At, Memory};
use super::depth_first::{
    Cut, Next, Procedure, Pv, Source, Traversal, bound_of, depth_first_search,
};
use super::listing::{Listing, listing};
use crate::options::{Algorithm, SearchKind};
use crate::scale::about;
use crate::{
    Bound, CountSpec, Event, Game, Interval, NodeId, Observer, Outcome, Path, Player, Reason,
    Search, Siblings, Value, Window,
};

const COUNTS: &[CountSpec] = &[
    CountSpec { key: "passes", label: "passes" },
    CountSpec { key: "researches", label: "re-searches" },
];

listing! {
    enum Label {
        Loop: "for d ← 1, 2, 3, …, until all is searched:",
        Call: "  v ← ab(root, −∞, ∞)",
        Fail: "  if v ≤ α or v ≥ β: open that end, again",
        Head: "ab(node, α, β)",
        Table: "  if the table settles node: return that",
        Leaf: "  at depth d or a leaf: return its value",
        Order: "  order its children",
        Test: "    null window first; if α < v < β, again",
        MaxBackup: "    MAX v ← max(v, ab(child, max(α,v), β))",
        MaxCut: "        if v ≥ β: cut",
        MinBackup: "    MIN v ← min(v, ab(child, α, min(β,v)))",
        MinCut: "        if v ≤ α: cut",
        Return: "  remember the best child, return v",
    }
}

const PROCEDURE: [Label; 5] = [Label::Head, Label::Table, Label::Leaf, Label::Order, Label::Return];

/// Iterative deepening (Slate and Atkin 1977): passes of alpha-beta with the horizon at one ply,
/// two, three and so on. Each pass orders the children of a node by what the passes before and the
/// nodes beside have shown: first the best line of the pass before, then the best move that the
/// transposition table has of the position, then the killers, the last two moves that closed the
/// window of a node of the same ply (Slate and Atkin 1977), then the moves with the greatest
/// history, the sum of 2^d over the nodes of which they were the best move, d plies above the
/// horizon (Schaeffer 1989). A step enters a node, or leaves one.
///
/// With [`quiescence`](Options::quiescence), a node at the horizon or beyond is evaluated only if it
/// [is quiet](crate::Game::is_quiet), and searched otherwise (Shannon 1950).
///
/// A pass that evaluates no node but those where the game is over is the last one. After a
/// [stop](crate::Search::stop), or if the budget is spent, the line is that of the last pass that
/// was finished, and no value is known.
///
/// ```
/// use plyscope::{Silent, Value, iterative_deepening::{self, IterativeDeepening}, run, tree::Tree};
///
/// let tree: Tree = "[A:3[2,4],B:9[8,7]]".parse()?;
/// let options = iterative_deepening::Options::default();
/// let outcome = run(&mut IterativeDeepening::new(&tree, options), &mut Silent);
/// assert_eq!((outcome.value(), outcome.best), (Some(Value::new(7)), Some(1)));
/// // The second pass begins with B, and 2 cuts 4 off.
/// assert_eq!((outcome.counts.get("passes"), outcome.counts.cutoffs), (Some(2), 1));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
///
#[doc = listing_text!()]
#[derive(Debug)]
pub struct IterativeDeepening<G: Game> {
    traversal: Traversal<G>,
    options: Options,
    listing: Listing<Label>,
    procedure: Procedure,
    /// The number of passes that have begun; one that is searched again counts again.
    passes: u32,
    /// The window of the pass.
    window: Window,
    /// `true` if the pass is searched again, because its window failed.
    is_again: bool,
    /// `true` if the pass has evaluated a node where the game goes on.
    has_more: bool,
    /// The indices of the children of all nodes on the path, in the order in which they are
    /// searched, as the moves of the traversal lie.
    order: Vec<u32>,
    /// The best line of the last pass that was finished.
    line: Vec<u32>,
    /// The number of nodes on the path, from the root, whose child on the path is on that line.
    on_line: usize,
    memory: Memory<G::Position, G::Move>,
    expansions: u32,
    researches: u32,
    /// The value found by a null window at the next node, which is searched again from there.
    found: Option<Value>,
}

impl<G: Game> IterativeDeepening<G> {
    /// Returns a search of `game` that has not begun.
    pub fn new(game: G, options: Options) -> IterativeDeepening<G> {
        let first = options.depth.map_or(1, |depth| depth.min(1));
        let traversal = Traversal::revisiting(game, Some(first))
            .with_table(options.table)
            .with_quiescence(options.quiescence);
        let listing = listing(options);
        let procedure = Procedure::new(&listing, PROCEDURE);
        IterativeDeepening {
            traversal,
            options,
            listing,
            procedure,
            passes: 0,
            window: Window::ALL,
            is_again: false,
            has_more: false,
            order: Vec::new(),
            line: Vec::new(),
            on_line: 0,
            memory: Memory::new(&options),
            expansions: 0,
            researches: 0,
            found: None,
        }
    }

    fn enter<O: Observer>(&mut self, observer: &mut O) {
        let is_root = self.traversal.frames.is_empty();
        if is_root {
            self.passes += 1;
            let (number, Window { alpha, beta }) = (self.passes, self.window);
            let label = if self.is_again { Label::Fail } else { Label::Loop };
            observer.observe(self.listing.line(label), Event::Pass { number, alpha, beta });
        }
        let line = match self.found {
            _ if is_root => self.listing.line(Label::Call),
            Some(_) => self.listing.line(Label::Test),
            None => self.procedure.head,
        };
        let window = self.child_window();
        self.traversal.enter(window, line, observer);
        self.traversal.begin(Cut::AtEquality, self.procedure, observer);
        self.arrange(observer);
        if self.options.budget.is_some_and(|budget| self.expansions > budget.get()) {
            self.stop();
            if let Some(outcome) = &self.traversal.outcome {
                observer.observe(line, Event::Done { outcome });
            }
        }
    }

    /// Returns the window that the next node gets.
    fn child_window(&mut self) -> Window {
        let found = self.found.take();
        let Some(parent) = self.traversal.frames.last() else { return self.window };
        let window = parent.child_window();
        match found {
            Some(found) => window.narrowed(parent.player, found),
            None if parent.tried > 0 && self.options.null_windows => {
                let best = match parent.player {
                    Player::Max => window.alpha,
                    Player::Min => window.beta,
                };
                // Better than the worst is everything.
                if best.is_finite() { Window::better_than(parent.player, best) } else { window }
            }
            None => window,
        }
    }

    /// Orders the children of the last frame, or takes note that the game goes on below it.
    fn arrange<O: Observer>(&mut self, observer: &mut O) {
        let Some(frame) = self.traversal.frames.last() else { return };
        if frame.children.count == 0 {
            let is_evaluated = matches!(self.traversal.next, Next::Leave(Source::Leaf));
            if is_evaluated
                && self.traversal.plies_left() == Some(0)
                && (O::LISTENS || !self.has_more)
                && !self.traversal.game.is_over(&frame.position)
            {
                self.has_more = true;
                observer.observe(self.procedure.leaf, Event::Estimate { node: frame.node });
            }
            return;
        }
        self.expansions += 1;
        let ply = self.traversal.frames.len() - 1;
        let line = self.line.get(ply).copied().filter(|_| self.on_line >= ply);
        let because = self.memory.order(&last(&self.traversal), line, &mut self.order);
        let start = frame.moves as usize;
        let (node, first) = (frame.node, self.order[start]);
        if let Some(because) = because {
            let first = frame.children.nth(first);
            let line = self.listing.line(Label::Order);
            observer.observe(line, Event::Order { node, first, because });
        }
        self.go_on_with(first);
    }

    /// Makes this child of the last frame the next one.
    fn go_on_with(&mut self, child: u32) {
        let ply = self.traversal.frames.len() - 1;
        if self.on_line >= ply {
            self.on_line = ply + usize::from(self.line.get(ply) == Some(&child));
        }
        if let Some(frame) = self.traversal.frames.last_mut() {
            frame.next = child;
        }
    }

    fn leave<O: Observer>(&mut self, source: Source, observer: &mut O) {
        let Some(frame) = self.traversal.frames.last() else { return };
        let (node, value, window) = (frame.node, frame.value, frame.window);
        let bound = match source {
            Source::Leaf => Bound::Exact,
            Source::Table(bound) => bound,
            Source::Children => bound_of(value, window),
        };
        let again = source != Source::Leaf && self.traversal.is_to_be_searched_again(value, window);
        if source == Source::Children {
            self.learn(bound);
        }
        let line = self.procedure.return_line(source);
        observer.observe(line, Event::Leave { node, value, bound });
        self.traversal.store(source, || (value, bound), line, observer);
        let Some(pv) = self.traversal.leave() else { return };
        self.order.truncate(self.traversal.moves.len());
        if again {
            self.traversal.discard();
            self.traversal.next = Next::Enter;
            self.researches += 1;
            self.found = Some(value);
        } else if self.traversal.frames.is_empty() {
            self.end_pass(value, pv, observer);
        } else {
            self.traversal.adopt(value, pv);
            self.back_up(node, observer);
        }
    }

    /// Takes note of the last frame's best child, unless all children are worse than what its
    /// player has elsewhere.
    fn learn(&mut self, bound: Bound) {
        let Some(frame) = self.traversal.frames.last() else { return };
        let cut = match frame.player {
            Player::Max => Bound::Lower,
            Player::Min => Bound::Upper,
        };
        if let Some(best) = self.traversal.best()
            && (bound == cut || bound == Bound::Exact)
        {
            self.memory.learn(&last(&self.traversal), best, bound == cut);
        }
    }

    /// Reports the result of `from`, which the last frame has just taken, and cuts off the children
    /// that are left if that closes the window.
    fn back_up<O: Observer>(&mut self, from: NodeId, observer: &mut O) {
        let Some(frame) = self.traversal.frames.last() else { return };
        let (node, value, player) = (frame.node, frame.value, frame.player);
        let (by, bound) = frame.window.cutoff_at(player);
        let Window { alpha, beta } = frame.child_window();
        let (backup, cut) = match player {
            Player::Max => (Label::MaxBackup, Label::MaxCut),
            Player::Min => (Label::MinBackup, Label::MinCut),
        };
        observer
            .observe(self.listing.line(backup), Event::Backup { node, from, value, alpha, beta });
        let left =
            (frame.moves + frame.tried) as usize..(frame.moves + frame.children.count) as usize;
        let cuts = Cut::AtEquality.passes(player, value, bound);
        if cuts && !left.is_empty() {
            self.traversal.counts.cutoffs += 1;
            let line = self.listing.line(cut);
            let (children, left) = (frame.children, &mut self.order[left.clone()]);
            left.sort_unstable();
            // Siblings in a row are one event.
            for run in left.chunk_by(|left, right| left + 1 == *right) {
                let pruned = Siblings { first: children.nth(run[0]), count: run.len() as u32 };
                observer.observe(line, Event::Cutoff { node, by, value, bound, pruned });
            }
        }
        let is_done = cuts || frame.is_last_tried();
        if let Some(&next) = self.order[left].first() {
            self.go_on_with(next);
        }
        self.traversal.next = Next::after_child(is_done);
    }

    /// Ends a pass in which the root has returned, and begins the next one if one is needed.
    fn end_pass<O: Observer>(&mut self, value: Value, pv: Pv, observer: &mut O) {
        let Window { alpha, beta } = self.window;
        let (is_low, is_high) =
            (value <= alpha && alpha > Value::NEG_INF, value >= beta && beta < Value::INF);
        let path = self.traversal.path(pv);
        self.traversal.next = Next::Enter;
        self.is_again = is_low || is_high;
        if self.is_again {
            self.window = Window {
                alpha: if is_low { Value::NEG_INF } else { alpha },
                beta: if is_high { Value::INF } else { beta },
            };
            self.researches += 1;
            self.traversal.discard();
            return;
        }
        self.line = path.children().to_vec();
        let depth = self.traversal.horizon.unwrap_or(0);
        if !self.has_more || self.options.depth == Some(depth) {
            let line = self.listing.line(Label::Loop);
            let outcome = self.outcome_of(Interval::exactly(value), Reason::Solved);
            let outcome = self.traversal.outcome.insert(outcome);
            observer.observe(line, Event::Done { outcome });
            return;
        }
        self.traversal.discard();
        // What is kept of a position says nothing where its horizon is another ply's.
        self.traversal.forget();
        self.traversal.horizon = Some(depth + 1);
        self.has_more = false;
        self.window = match self.options.aspiration {
            Some(width) if value.is_finite() => {
                Window { alpha: value.plus(-width), beta: value.plus(width) }
            }
            _ => Window::ALL,
        };
    }

    fn outcome_of(&self, bounds: Interval, reason: Reason) -> Outcome {
        let counts = self.traversal.counts.clone();
        Outcome {
            bounds,
            mean: None,
            best: self.line.first().copied(),
            line: Path::from(self.line.clone()),
            reason,
            counts: counts.with(COUNTS, &[self.passes.into(), self.researches.into()]),
        }
    }
}

/// Returns the last frame, of which there is one, as the memory takes it.
fn last<G: Game>(traversal: &Traversal<G>) -> At<'_, G::Position, G::Move> {
    let frame = &traversal.frames[traversal.frames.len() - 1];
    At {
        position: &frame.position,
        player: frame.player,
        moves: &traversal.moves[frame.moves as usize..],
        ply: traversal.frames.len() - 1,
        left: traversal.plies_left().unwrap_or(0),
    }
}

/// Returns the listing with these options in force.
fn listing(options: Options) -> Listing<Label> {
    let mut listing = Listing::new(LINES)
        .without_if(options.aspiration.is_none(), Label::Fail)
        .without_if(!options.table, Label::Table)
        .without_if(!options.null_windows, Label::Test);
    if options.quiescence {
        listing = listing.with(Label::Leaf, "  a leaf, or quiet at depth d: its value");
    }
    if options.aspiration.is_some() {
        listing = listing.with(Label::Call, "  v ← ab(root, α, β), at first −∞, ∞");
    }
    listing
}

impl<G: Game> Search for IterativeDeepening<G> {
    const ALGORITHM: Algorithm = Algorithm {
        name: "iterative-deepening",
        title: "Iterative deepening",
        about: about(
            "Searches one ply deep, then two, then three: each pass tells the next one which moves to try first.",
        ),
        kind: SearchKind::Deepening,
        counts: COUNTS,
        options: options::SPECS,
        refuses_chance: Some(about("its passes are those of alpha-beta without means")),
    };

    depth_first_search!(without stop);

    fn stop(&mut self) {
        if self.traversal.outcome.is_none() {
            let reason = if self.traversal.is_unknown() { Reason::Unknown } else { Reason::Budget };
            self.traversal.outcome = Some(self.outcome_of(Interval::ALL, reason));
        }
    }

    fn bytes(&self) -> usize {
        self.traversal.bytes() + self.memory.bytes() + 4 * self.order.capacity()
    }
}
