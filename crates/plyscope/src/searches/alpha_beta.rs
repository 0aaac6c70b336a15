//! Alpha-beta, with deep cutoffs.
//!
//! ```text
//! ab(node, α, β)
//!   if node is a leaf: return its value
//!   v ← −∞ (MIN: ∞); for each child:
//!     MAX v ← max(v, ab(child, max(α,v), β))
//!         if v ≥ β: cut
//!     MIN v ← min(v, ab(child, α, min(β,v)))
//!         if v ≤ α: cut
//!   return v
//! ```

use std::cmp::Ordering;

pub use super::depth_first::Cut;
use super::depth_first::{LineRange, Next, Procedure, Source, Traversal, bound_of};
use crate::options::{self, Algorithm, OptionError, OptionKind, OptionSpec, SearchKind, Settings};
use crate::{Bound, CutBy, Event, Game, NodeId, Observer, Outcome, Player, Search, Value};

const AB: Procedure = Procedure { head: 0, leaf: 1, children: 2, result: 7 };
const MAX_BACKUP: u8 = 3;
const MAX_CUT: u8 = 4;
const MIN_BACKUP: u8 = 5;
const MIN_CUT: u8 = 6;

/// What is returned where the value lies outside the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fail {
    /// The bound that was found, which may lie outside the window.
    #[default]
    Soft,
    /// The end of the window that it passed.
    Hard,
}

/// What [`AlphaBeta`] can be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// What is returned outside the window; the visits are the same.
    pub fail: Fail,
    /// When the rest of the children is cut off.
    pub cut: Cut,
    /// Whether equal positions are remembered.
    pub table: bool,
    /// Nodes at this depth are evaluated instead of searched.
    pub depth: Option<u32>,
}

/// Alpha-beta with both bounds, so that it also cuts deep (Knuth and Moore
/// 1975, procedure F2). A step enters a node, or leaves one.
///
/// ```
/// use plyscope::{Silent, Value, alpha_beta::{self, AlphaBeta}, run, tree::Tree};
///
/// let tree: Tree = "[[3,12,8],[2,4,6],[14,5,2]]".parse()?;
/// let outcome = run(&mut AlphaBeta::new(&tree, alpha_beta::Options::default()), &mut Silent);
/// assert_eq!(outcome.value(), Some(Value::new(3)));
/// assert_eq!((outcome.counts.leaves, outcome.counts.cutoffs), (7, 1));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Debug)]
pub struct AlphaBeta<G: Game> {
    traversal: Traversal<G>,
    options: Options,
    next: Next,
    outcome: Option<Outcome>,
}

/// What a node that was just left gives its parent.
struct Returned {
    node: NodeId,
    value: Value,
    /// What it is said to return.
    told: Value,
    source: Source,
    line: LineRange,
}

impl<G: Game> AlphaBeta<G> {
    /// A search of `game` that has not begun.
    pub fn new(game: G, options: Options) -> AlphaBeta<G> {
        let mut traversal = Traversal::new(game, options.depth).with_table(options.table);
        if options.fail == Fail::Hard {
            // What each child is said to return has to be kept, too.
            traversal = traversal.without_frontier_steps();
        }
        AlphaBeta { traversal, options, next: Next::Enter, outcome: None }
    }

    /// Enters the root or a child. Where nobody listens, it may have returned
    /// at once.
    fn enter<O: Observer>(&mut self, observer: &mut O) -> Option<Returned> {
        let window = match self.traversal.frames.last() {
            Some(parent) => parent.window(),
            None => (Value::NEG_INF, Value::INF),
        };
        if !O::LISTENS
            && let Some((node, value, line)) =
                self.traversal.frontier_step(window, self.options.cut)
        {
            let source = Source::Children;
            return Some(Returned { node, value, told: value, source, line });
        }
        self.traversal.enter(window, AB.head, observer);
        self.next = self.traversal.begin(self.options.cut, AB, observer);
        None
    }

    fn leave<O: Observer>(&mut self, source: Source, observer: &mut O) -> Option<Returned> {
        let frame = self.traversal.frames.last()?;
        let (node, value, window) = (frame.node, frame.value, (frame.alpha, frame.beta));
        let return_line = self.traversal.return_line(AB, source);
        let bound = || match source {
            Source::Leaf => Bound::Exact,
            Source::Table(bound) => bound,
            Source::Children => bound_of(value, window.0, window.1),
        };
        let told = self.options.told(value, source, window);
        let says = match told.cmp(&value) {
            Ordering::Equal => bound(),
            Ordering::Less => Bound::Lower,
            Ordering::Greater => Bound::Upper,
        };
        observer.observe(return_line, Event::Leave { node, value: told, bound: says });
        self.traversal.store(source, || (value, bound()), return_line, observer);
        let line = self.traversal.leave()?;
        Some(Returned { node, value, told, source, line })
    }

    /// The parent takes what its child returned; where there is none, the
    /// search is over.
    fn back_up<O: Observer>(&mut self, returned: Returned, observer: &mut O) {
        let Returned { node: from, value, told, source, line } = returned;
        let shift = self.traversal.line(0);
        let Some((parent, _)) = self.traversal.adopt(value, line) else {
            let outcome = self.outcome.insert(self.traversal.outcome(value, line));
            let return_line = self.traversal.return_line(AB, source);
            observer.observe(return_line, Event::Done { outcome });
            return;
        };
        let (node, value, player) = (parent.node, parent.value, parent.player);
        let (mut alpha, mut beta) = (parent.alpha, parent.beta);
        let (backup, cut, by, bound) = match player {
            Player::Max => (MAX_BACKUP, MAX_CUT, CutBy::Beta, beta),
            Player::Min => (MIN_BACKUP, MIN_CUT, CutBy::Alpha, alpha),
        };
        let told = match self.options.fail {
            Fail::Soft => value,
            Fail::Hard if player.prefers(told, parent.told) => {
                parent.told = told;
                told
            }
            Fail::Hard => parent.told,
        };
        let passes = |value| self.options.cut.passes(player, value, bound);
        let cuts = passes(value);
        match player {
            Player::Max => alpha = alpha.max(told),
            Player::Min => beta = beta.min(told),
        }
        observer.observe(backup + shift, Event::Backup { node, from, value: told, alpha, beta });
        let pruned = parent.children.after(parent.tried);
        if cuts && pruned.count > 0 {
            // A child that fails hard is said to meet the bound, which may
            // be too little to cut.
            let value = if passes(told) { told } else { value };
            self.traversal.counts.cutoffs += 1;
            observer.observe(cut + shift, Event::Cutoff { node, by, value, bound, pruned });
        }
        self.next = Next::after_child(cuts || pruned.count == 0);
    }
}

impl Options {
    /// What a node is said to return. The search itself always works with what
    /// it found, so that failing hard changes no visit.
    fn told(self, value: Value, source: Source, (alpha, beta): (Value, Value)) -> Value {
        match (self.fail, source) {
            (Fail::Hard, Source::Children) => value.max(alpha).min(beta),
            _ => value,
        }
    }
}

impl<G: Game> Search for AlphaBeta<G> {
    type Game = G;

    const ALGORITHM: Algorithm = Algorithm {
        name: "alpha-beta",
        title: "Alpha-beta",
        about: "Skips what can't matter: each node has a window, and a child that closes it cuts its siblings off.",
        kind: SearchKind::Windows,
        options: &[
            OptionSpec {
                name: "fail",
                kind: OptionKind::Choice(&["soft", "hard"]),
                default: "soft",
                about: "Outside the window, return the bound that was found (soft) or the end of the window (hard); the visits are the same.",
            },
            OptionSpec {
                name: "cut",
                kind: OptionKind::Choice(&["at-equality", "past-equality"]),
                default: "at-equality",
                about: "Cut when the value meets the bound (≥ β, ≤ α), or only when it passes it (> β, < α).",
            },
            options::TABLE,
            options::DEPTH,
        ],
    };

    fn with_settings(game: G, settings: &Settings) -> Result<Self, OptionError> {
        let options = Options {
            fail: if settings.word("fail") == "hard" { Fail::Hard } else { Fail::Soft },
            cut: match settings.word("cut") {
                "past-equality" => Cut::PastEquality,
                _ => Cut::AtEquality,
            },
            table: settings.remembers(options::TABLE.name, &game),
            depth: settings.number("depth"),
        };
        Ok(AlphaBeta::new(game, options))
    }

    fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
        if self.outcome.is_none() {
            let returned = match self.next {
                Next::Enter => self.enter(observer),
                Next::Leave(source) => self.leave(source, observer),
            };
            if let Some(returned) = returned {
                self.back_up(returned, observer);
            }
        }
        self.outcome.is_none()
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn game(&self) -> &G {
        &self.traversal.game
    }

    fn listing(&self) -> Vec<&'static str> {
        let (beta_cut, alpha_cut) = match self.options.cut {
            Cut::AtEquality => ("        if v ≥ β: cut", "        if v ≤ α: cut"),
            Cut::PastEquality => ("        if v > β: cut", "        if v < α: cut"),
        };
        let lines = [
            "ab(node, α, β)",
            "  if node is a leaf: return its value",
            "  v ← −∞ (MIN: ∞); for each child:",
            "    MAX v ← max(v, ab(child, max(α,v), β))",
            beta_cut,
            "    MIN v ← min(v, ab(child, α, min(β,v)))",
            alpha_cut,
            match self.options.fail {
                Fail::Soft => "  return v",
                Fail::Hard => "  return v, not beyond α and β",
            },
        ];
        self.traversal.listing(&lines, &[AB.head])
    }
}
