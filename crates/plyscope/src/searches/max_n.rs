//! Maxⁿ: several players, each of whom takes what is best for themselves.

mod options;

use super::bytes;
use super::listing::{Listing, listing};
use super::movers::report_movers;
use super::shared::search_with_outcome;
use crate::scale::about;
use crate::{
    Algorithm, Bound, Counts, CutBy, Event, Game, Interval, NodeId, Observer, OptionError, Outcome,
    Path, Payoffs, Reason, Search, SearchKind, Seat, Settings, Siblings, Value,
};

pub use options::{Options, Prune, Ties};

listing! {
    enum Label {
        Head: "maxn(node), where player i moves",
        Leaf: "  if node is a leaf: return its payoffs",
        Children: "  b ← none; for each child:",
        Backup: "    p ← maxn(child); if p[i] > b[i]: b ← p",
        Cut: "    if sum − b[i] ≤ b above: cut",
        Return: "  return b",
    }
}

/// Maxⁿ (Luckhardt and Irani 1986): at each node, the player to move takes the child with the
/// greatest payoff of their own. A step enters a node, or leaves one.
///
/// Which of equal payoffs is taken is an [option](Ties), for it may change what the others get, and
/// so the value.
///
/// With [`Prune::Shallow`], a node's other children are left out once its player has so much that,
/// with the greatest sum of payoffs there is, the player at the parent would get no more than they
/// have already (Korf 1991). The same with players further up, [`Prune::Deep`], is wrong: what is
/// left out there may change what a player between the two takes, though it can't be the result
/// itself. Such a search ends with [`Reason::Unsound`].
///
/// ```
/// use plyscope::{Payoffs, Silent, Value, max_n::{self, MaxN}, players::Players, run};
///
/// let game: Players = "players:[[(1,2,6),(4,3,2)],[(6,1,2),(7,4,1)]]".parse()?;
/// let outcome = run(&mut MaxN::new(&game, max_n::Options::default()), &mut Silent);
/// assert_eq!(outcome.payoffs, Some(Payoffs::new([7, 4, 1].map(Value::new))));
/// assert_eq!(outcome.line.to_string(), "2.2");
/// # Ok::<(), plyscope::NotationError>(())
/// ```
///
#[doc = listing_text!()]
#[derive(Debug)]
pub struct MaxN<G: Game> {
    game: G,
    options: Options,
    listing: Listing<Label>,
    frames: Vec<Frame<G::Position>>,
    /// The moves of all frames, one above the other.
    moves: Vec<G::Move>,
    /// The number of the next node to be generated.
    fresh: u32,
    /// The least payoff, and the greatest sum, if children are left out by them.
    bounds: Option<(Value, Value)>,
    is_unsound: bool,
    counts: Counts,
    outcome: Option<Outcome>,
}

/// A node on the path.
#[derive(Debug)]
struct Frame<P> {
    node: NodeId,
    position: P,
    seat: Seat,
    children: Siblings,
    /// The number of children that have returned.
    tried: u32,
    /// The place of the first of its moves.
    moves: u32,
    best: Option<Payoffs>,
    /// The line of play to that, the last move first: each node above adds one.
    line: Vec<u32>,
    /// `true` if nothing more is done here than to return.
    is_done: bool,
}

impl<G: Game> MaxN<G> {
    /// Returns a search of `game` that has not begun.
    pub fn new(game: G, options: Options) -> MaxN<G> {
        let bounds = if options.prune == Prune::Off { None } else { game.payoff_bounds() };
        let listing = match options.ties {
            Ties::First => Listing::new(LINES),
            Ties::Last => Listing::new(LINES)
                .with(Label::Backup, "    p ← maxn(child); if p[i] ≥ b[i]: b ← p")
                .with(Label::Cut, "    if sum − b[i] < b above: cut"),
        };
        MaxN {
            game,
            options,
            listing: listing.without_if(bounds.is_none(), Label::Cut),
            frames: Vec::new(),
            moves: Vec::new(),
            fresh: 1,
            bounds,
            is_unsound: false,
            counts: Counts::default(),
            outcome: None,
        }
    }

    /// Enters the root, or the next child of the last frame, and generates its children.
    fn enter<O: Observer>(&mut self, observer: &mut O) {
        let (node, position) = match self.frames.last() {
            None => (NodeId::ROOT, self.game.start()),
            Some(parent) => {
                let mv = &self.moves[(parent.moves + parent.tried) as usize];
                (parent.children.nth(parent.tried), self.game.play(&parent.position, mv))
            }
        };
        self.counts.nodes += 1;
        let (alpha, beta) = (Value::NEG_INF, Value::INF);
        observer.observe(self.listing.line(Label::Head), Event::Enter { node, alpha, beta });
        let moves = self.moves.len() as u32;
        self.game.moves(&position, &mut self.moves);
        let count = self.moves.len() as u32 - moves;
        let children = Siblings { first: NodeId(self.fresh), count };
        // A search that nobody observes can have more nodes than there are numbers.
        self.fresh = self.fresh.wrapping_add(count);
        let seat = self.game.seat(&position);
        let mut frame = Frame {
            node,
            position,
            seat,
            children,
            tried: 0,
            moves,
            best: None,
            line: Vec::new(),
            is_done: count == 0,
        };
        if count == 0 {
            let nothing = Payoffs::new([Value::ZERO; Payoffs::COUNT]);
            let payoffs = self.game.payoffs(&frame.position).unwrap_or(nothing);
            frame.best = Some(payoffs);
            self.counts.leaves += 1;
            self.counts.evaluations += 1;
            let line = self.listing.line(Label::Leaf);
            observer.observe(line, Event::Evaluate { node, value: payoffs.of(Seat::FIRST) });
            observer.observe(line, payoffs_at(node, payoffs));
        } else if O::LISTENS {
            let moves = &self.moves[moves as usize..];
            let after = |index: u32| self.game.play(&frame.position, &moves[index as usize]);
            let player = |index: u32| self.game.player(&after(index));
            let line = self.listing.line(Label::Children);
            let expand = Event::Expand { node, children, player: player(0), bounds: &[] };
            observer.observe(line, expand);
            report_movers(&self.game, children, player, line, observer);
        }
        self.frames.push(frame);
    }

    /// Leaves the last frame, and gives its parent the result.
    fn leave<O: Observer>(&mut self, observer: &mut O) {
        let Some(Frame { node: from, best: Some(payoffs), line, moves, children, .. }) =
            self.frames.pop()
        else {
            return;
        };
        self.moves.truncate(moves as usize);
        let label = if children.count == 0 { Label::Leaf } else { Label::Return };
        let (value, bound) = (payoffs.of(Seat::FIRST), Bound::Exact);
        observer.observe(self.listing.line(label), Event::Leave { node: from, value, bound });
        let Some(parent) = self.frames.last_mut() else {
            let reason = if self.is_unsound { Reason::Unsound } else { Reason::Solved };
            let mut outcome = Outcome::new(Interval::exactly(value), reason);
            (outcome.best, outcome.line) = played(line);
            outcome.payoffs = Some(payoffs);
            outcome.counts = self.counts.clone();
            let outcome = self.outcome.insert(outcome);
            observer.observe(self.listing.line(label), Event::Done { outcome });
            return;
        };
        let own = |payoffs: Payoffs| payoffs.of(parent.seat);
        let is_better = parent.best.is_none_or(|best| match self.options.ties {
            Ties::First => own(payoffs) > own(best),
            Ties::Last => own(payoffs) >= own(best),
        });
        if is_better {
            parent.best = Some(payoffs);
            parent.line = line;
            parent.line.push(parent.tried);
        }
        parent.tried += 1;
        parent.is_done = parent.tried == parent.children.count;
        let (node, best) = (parent.node, parent.best.unwrap_or(payoffs));
        let (alpha, beta) = (Value::NEG_INF, Value::INF);
        let line = self.listing.line(Label::Backup);
        let value = best.of(Seat::FIRST);
        observer.observe(line, Event::Backup { node, from, value, alpha, beta });
        observer.observe(line, payoffs_at(node, best));
        self.cut(best, observer);
    }

    /// Cuts off the other children of the last frame, if what its player has leaves so little to
    /// another one that they would not come here.
    fn cut<O: Observer>(&mut self, best: Payoffs, observer: &mut O) {
        let Some((least, most)) = self.bounds else { return };
        let Some((frame, above)) = self.frames.split_last().filter(|(it, _)| !it.is_done) else {
            return;
        };
        let own = best.of(frame.seat);
        // What is left of the greatest sum, if the third player gets the least there is.
        let left = i64::from(most.units()) - i64::from(own.units()) - i64::from(least.units());
        let keeps_away = |up: &Frame<G::Position>| {
            let has = up.best.filter(|_| up.seat != frame.seat)?.of(up.seat);
            let is_enough = match self.options.ties {
                Ties::First => left <= i64::from(has.units()),
                Ties::Last => left < i64::from(has.units()),
            };
            is_enough.then_some(has)
        };
        let reach = if self.options.prune == Prune::Deep { above.len() } else { 1 };
        let found = above.iter().rev().take(reach).enumerate();
        let Some((plies, bound)) =
            found.filter_map(|(plies, up)| Some((plies, keeps_away(up)?))).next()
        else {
            return;
        };
        self.is_unsound |= plies > 0;
        let (node, pruned) = (frame.node, frame.children.after(frame.tried));
        self.counts.cutoffs += 1;
        let line = self.listing.line(Label::Cut);
        // Each player wants the most, as MAX does: what they have already is a lower bound.
        let by = CutBy::Alpha;
        observer.observe(line, Event::Cutoff { node, by, value: own, bound, pruned });
        if let Some(frame) = self.frames.last_mut() {
            frame.is_done = true;
        }
    }

    /// There is nothing known before the root has a child that returned.
    fn has_begun(&self) -> bool {
        !self.frames.is_empty()
    }

    fn finish<O: Observer>(&mut self, reason: Reason, observer: &mut O) {
        let mut outcome = Outcome::new(Interval::ALL, reason);
        if let Some(root) = self.frames.first() {
            (outcome.best, outcome.line) = played(root.line.clone());
        }
        outcome.counts = self.counts.clone();
        let outcome = self.outcome.insert(outcome);
        observer.observe(self.listing.line(Label::Return), Event::Done { outcome });
    }
}

/// Returns the move to play and the line, of moves of which the last comes first.
fn played(mut line: Vec<u32>) -> (Option<u32>, Path) {
    line.reverse();
    (line.first().copied(), Path::from(line))
}

/// Returns the event that says what the players get at a node.
fn payoffs_at(node: NodeId, payoffs: Payoffs) -> Event<'static> {
    let [first, second, third] = payoffs.values();
    Event::Payoffs { node, first, second, third }
}

impl<G: Game> Search for MaxN<G> {
    const ALGORITHM: Algorithm = Algorithm {
        name: "max-n",
        title: "Maxⁿ",
        about: about("Three players: each takes the child with the greatest payoff of their own."),
        kind: SearchKind::Payoffs,
        counts: &[],
        options: options::SPECS,
        refuses_chance: Some(about("no dice are thrown between several players here")),
    };

    fn with_settings(game: G, settings: &Settings) -> Result<MaxN<G>, OptionError> {
        if game.payoffs(&game.start()).is_none() {
            let why = "maxⁿ needs what each of three players gets, and this game has a value for \
                       two: take a tree with payoffs, such as `players:[(1,2,6),(4,3,2)]`";
            return Err(OptionError::Incompatible { name: "game", why: why.to_owned() });
        }
        let options = Options::from_settings(settings, &game)?;
        Ok(MaxN::new(game, options))
    }

    fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        match self.frames.last() {
            Some(frame) if frame.is_done => self.leave(observer),
            _ => self.enter(observer),
        }
        self.outcome.is_none()
    }

    search_with_outcome!();

    fn bytes(&self) -> usize {
        bytes::of_list(&self.frames) + bytes::of_list(&self.moves)
    }
}
