//! The bounds that a node is given when it is generated.

use super::errors::Errors;
use super::made_bounds::{ChildPlace, Maker};
use super::options::Options;
use super::solver::{Solved, Solver};
use crate::{Game, Interval, NodeId, OptionError, Value};

/// Gives nodes their first bounds: those of the game, or bounds made around the true values of a
/// game that gives none. Some are wrong on purpose, if that is asked for.
// See docs/decisions/bounds-that-a-game-does-not-give.md.
pub(super) struct FirstBounds<G: Game> {
    /// Solves a game that gives no bounds, before the first step.
    /// Boxed, so that no search is much larger than the others.
    solver: Option<Box<Solver<G>>>,
    /// Makes the bounds of such a game.
    maker: Option<Maker<G::Position>>,
    /// The interval that widened bounds are cut off to: the range of such a game's values.
    pub(super) range: Interval,
    errors: Option<Errors>,
    /// `true` if they are bounds of the game, which may be wrong by themselves.
    estimates: bool,
    width: u32,
    seed: u64,
    horizon: Option<u32>,
}

/// A node that is being generated.
pub(super) struct Generated<'a, P> {
    pub(super) position: &'a P,
    pub(super) depth: u32,
    /// `None` for the root.
    pub(super) place: Option<ChildPlace>,
    pub(super) is_over: bool,
    /// `true` if it can't be expanded: the game is over, or it lies at the horizon.
    pub(super) is_leaf: bool,
    /// The first bounds of the node that it is a link to.
    pub(super) linked: Option<Interval>,
}

impl<G: Game> FirstBounds<G> {
    pub(super) fn new(game: &G, options: &Options) -> FirstBounds<G> {
        let solver = (!gives_bounds(game)).then(|| Box::new(Solver::new(game, options.depth)));
        FirstBounds {
            estimates: solver.is_none() && !game.is_sound(),
            range: solver.as_ref().and(game.value_range()).unwrap_or(Interval::ALL),
            solver,
            maker: None,
            errors: (options.errors > 0).then(|| Errors::new(options.errors, options.errors_seed)),
            width: options.width,
            seed: options.seed,
            horizon: options.depth,
        }
    }

    /// Does about so much of the work before the first step. Returns `true` once all is done.
    pub(super) fn prepare(&mut self, game: &G, work: usize) -> Result<bool, OptionError> {
        let Some(solver) = &mut self.solver else { return Ok(true) };
        match solver.go_on(game, work) {
            Solved::NotYet => return Ok(false),
            Solved::TooMany => return Err(too_large(self.horizon)),
            Solved::Unknown => return Err(unknown()),
            Solved::All(solution) => {
                self.maker = Some(Maker::new(self.width, self.seed, solution));
            }
        }
        self.solver = None;
        Ok(true)
    }

    pub(super) fn is_prepared(&self) -> bool {
        self.solver.is_none()
    }

    /// Returns the bounds of the next node, in the order of generation. The positions below it that
    /// the game looks at for them are added to `ahead`.
    pub(super) fn of_next(
        &mut self,
        game: &G,
        node: Generated<'_, G::Position>,
        ahead: &mut u64,
    ) -> Interval {
        let Generated { position, depth, place, is_over, is_leaf, linked } = node;
        // Errors and made bounds keep a number for each node, also for a leaf and a link.
        let path = self.errors.as_mut().map(|errors| errors.next(place.as_ref()));
        let made = self.maker.as_mut().map(|maker| maker.next(position, depth, place));
        let right = if let Some(linked) = linked {
            linked
        } else if is_leaf {
            let bounds = if is_over { game.interval(position) } else { None };
            bounds.unwrap_or_else(|| Interval::exactly(game.value_ahead(position, ahead)))
        } else {
            made.or_else(|| game.interval_ahead(position, ahead)).unwrap_or(Interval::ALL)
        };
        match (&mut self.errors, path) {
            // A link has the bounds of the node that it stands for.
            (Some(errors), Some(path)) if linked.is_none() => errors.apply(path, right),
            (Some(errors), _) => errors.keep(right),
            _ => right,
        }
    }

    /// Returns the first bounds of a node before they were made wrong, if some are.
    pub(super) fn right(&self, node: NodeId) -> Option<Interval> {
        self.errors.as_ref().map(|errors| errors.right(node))
    }

    /// Returns `true` if they are those of the game.
    pub(super) fn are_given(&self) -> bool {
        self.solver.is_none() && self.maker.is_none()
    }

    /// Returns `true` if bounds may be wrong.
    pub(super) fn may_be_wrong(&self) -> bool {
        self.errors.is_some() || self.estimates
    }

    /// Returns the true value of a node, if its bounds were made around it.
    pub(super) fn truth(&self, node: NodeId) -> Option<Value> {
        self.maker.as_ref().map(|maker| maker.truth(node))
    }

    pub(super) fn bytes(&self) -> usize {
        self.maker.as_ref().map_or(0, Maker::bytes)
            + self.solver.as_ref().map_or(0, |solver| solver.bytes())
            + self.errors.as_ref().map_or(0, Errors::bytes)
    }
}

/// Returns `true` if the game gives bounds for the root or a child of the root, apart from the
/// plain values of leaves.
fn gives_bounds<G: Game>(game: &G) -> bool {
    if !game.gives_bounds() {
        return false;
    }
    let start = game.start();
    let mut moves = Vec::new();
    game.moves(&start, &mut moves);
    let has = |position: &G::Position| {
        let bounds = game.interval(position);
        bounds.is_some_and(|bounds| bounds.lower < bounds.upper || !game.is_over(position))
    };
    has(&start) || moves.iter().any(|mv| has(&game.play(&start, mv)))
}

fn unknown() -> OptionError {
    let why = "the game gives no bounds, so B* makes them around the true values, but the value of \
               a leaf is not known: give it one, or give bounds, such as `2..9[3,?]`";
    OptionError::Incompatible { name: "game", why: why.to_owned() }
}

fn too_large(horizon: Option<u32>) -> OptionError {
    let why = "the game gives no bounds, so B* makes them around the true values, but there are \
               more than 2,000,000 positions to solve";
    let change = match horizon {
        None => "set a horizon, such as `depth=6`".to_owned(),
        Some(depth) => format!("set a nearer horizon than `depth={depth}`"),
    };
    OptionError::Incompatible { name: "depth", why: format!("{why}: {change}") }
}
