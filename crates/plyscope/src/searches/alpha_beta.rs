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

use super::depth_first::Walk;
use super::table::Table;
use crate::options::{self, Algorithm, Idea, OptionError, OptionKind, OptionSpec, Settings};
use crate::{
    Bound, CutBy, Event, Game, Interval, NodeId, Observer, Outcome, Player, Search, Value,
};

// The lines of the listing, without that of the table, which is the second.
const ENTER: u8 = 0;
const TABLE: u8 = 1;
const LEAF: u8 = 1;
const CHILDREN: u8 = 2;
const MAX_BACKUP: u8 = 3;
const MAX_CUT: u8 = 4;
const MIN_BACKUP: u8 = 5;
const MIN_CUT: u8 = 6;
const RETURN: u8 = 7;

/// What is returned where the value lies outside the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fail {
    /// The bound that was found, which may lie outside the window.
    #[default]
    Soft,
    /// The end of the window that it passed.
    Hard,
}

/// When the rest of the children is cut off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Cut {
    /// When the value meets the bound: `≥ β`, `≤ α`.
    #[default]
    AtEquality,
    /// Only when it passes the bound: `> β`, `< α`.
    PastEquality,
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
    walk: Walk<G>,
    options: Options,
    table: Option<Table<G::Position>>,
    next: Next,
    outcome: Option<Outcome>,
}

/// What the next step does.
#[derive(Clone, Copy, Debug)]
enum Next {
    /// Enters the root, or the next child of the last node on the way.
    Enter,
    /// Leaves the last node on the way, whose value comes from there.
    Leave(Source),
}

/// Where a node's value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    Leaf,
    Table(Bound),
    Children,
}

impl<G: Game> AlphaBeta<G> {
    /// A search of `game` that has not begun.
    pub fn new(game: G, options: Options) -> AlphaBeta<G> {
        let table = options.table.then(Table::new);
        let walk = Walk::new(game, options.depth);
        AlphaBeta { walk, options, table, next: Next::Enter, outcome: None }
    }

    /// A line of the listing, where that of the table may stand above it.
    fn line(&self, line: u8) -> u8 {
        line + u8::from(self.table.is_some())
    }

    fn enter<O: Observer>(&mut self, observer: &mut O) {
        let window = match self.walk.frames.last() {
            Some(parent) => parent.window(),
            None => (Value::NEG_INF, Value::INF),
        };
        self.walk.enter(window, ENTER, observer);
        self.next = if let Some(bound) = self.look_up(observer) {
            Next::Leave(Source::Table(bound))
        } else if self.walk.expand(self.line(LEAF), self.line(CHILDREN), observer) {
            Next::Enter
        } else {
            Next::Leave(Source::Leaf)
        };
    }

    /// Where the table settles the last node on the way, its value is what
    /// the table says, and what that says is returned. The table never
    /// narrows a window.
    fn look_up<O: Observer>(&mut self, observer: &mut O) -> Option<Bound> {
        let table = self.table.as_ref()?;
        let plies_left = self.walk.plies_left();
        let frame = self.walk.frames.last_mut()?;
        let known = table.lookup(frame.position.clone(), plies_left);
        let answer = known.and_then(|Interval { lower, upper }| {
            if lower == upper {
                Some((lower, Bound::Exact))
            } else if self.options.passes_beta(lower, frame.beta) {
                Some((lower, Bound::Lower))
            } else if self.options.passes_alpha(upper, frame.alpha) {
                Some((upper, Bound::Upper))
            } else {
                None
            }
        });
        let useless = known.map(|Interval { lower, upper }| {
            if lower > Value::NEG_INF { (lower, Bound::Lower) } else { (upper, Bound::Upper) }
        });
        let (node, hit) = (frame.node, answer.is_some());
        observer.observe(TABLE, Event::Lookup { node, known: answer.or(useless), hit });
        let (value, bound) = answer?;
        frame.value = value;
        Some(bound)
    }

    fn leave<O: Observer>(&mut self, source: Source, observer: &mut O) {
        let plies_left = self.walk.plies_left();
        let Some((frame, line)) = self.walk.leave() else { return };
        let (alpha, beta, node) = (frame.alpha, frame.beta, frame.node);
        let (return_line, bound) = match source {
            Source::Leaf => (self.line(LEAF), Bound::Exact),
            Source::Table(bound) => (TABLE, bound),
            Source::Children => (self.line(RETURN), bound_of(frame.value, alpha, beta)),
        };
        let told = match source {
            Source::Children => self.options.told(frame.value, alpha, beta),
            Source::Leaf | Source::Table(_) => frame.value,
        };
        let says = if told == frame.value { bound } else { bound_of(told, alpha, beta) };
        observer.observe(return_line, Event::Leave { node, value: told, bound: says });
        if let (Some(table), Source::Leaf | Source::Children) = (&mut self.table, source) {
            table.store(frame.position, plies_left, frame.value, bound);
            observer.observe(return_line, Event::Store { node, value: frame.value, bound });
        }
        self.walk.adopt(frame.value, line);
        if self.walk.frames.is_empty() {
            let outcome = self.outcome.insert(self.walk.outcome(frame.value, line));
            observer.observe(return_line, Event::Done { outcome });
        } else {
            self.back_up(node, told, observer);
        }
    }

    /// The last node on the way has just adopted what its child `from` gave,
    /// and is `told` so much.
    fn back_up<O: Observer>(&mut self, from: NodeId, told: Value, observer: &mut O) {
        let shift = self.line(0);
        let Some(parent) = self.walk.frames.last_mut() else { return };
        let node = parent.node;
        let (mut alpha, mut beta) = (parent.alpha, parent.beta);
        match parent.player {
            Player::Max => {
                parent.told = parent.told.max(told);
                alpha = alpha.max(parent.told);
            }
            Player::Min => {
                parent.told = parent.told.min(told);
                beta = beta.min(parent.told);
            }
        }
        let (backup, cut, by, bound) = match parent.player {
            Player::Max => (MAX_BACKUP, MAX_CUT, CutBy::Beta, parent.beta),
            Player::Min => (MIN_BACKUP, MIN_CUT, CutBy::Alpha, parent.alpha),
        };
        let passes = |value| match by {
            CutBy::Beta => self.options.passes_beta(value, bound),
            CutBy::Alpha => self.options.passes_alpha(value, bound),
        };
        let cuts = passes(parent.value);
        observer
            .observe(backup + shift, Event::Backup { node, from, value: parent.told, alpha, beta });
        self.next = if cuts || parent.is_last_tried() {
            Next::Leave(Source::Children)
        } else {
            Next::Enter
        };
        if cuts && !parent.is_last_tried() {
            self.walk.counts.cutoffs += 1;
            // A child that fails hard is said to meet the bound, which may
            // be too little to cut.
            let value = if passes(parent.told) { parent.told } else { parent.value };
            let pruned = parent.children.after(parent.tried);
            observer.observe(cut + shift, Event::Cutoff { node, by, value, bound, pruned });
        }
    }
}

impl Options {
    fn passes_beta(self, value: Value, beta: Value) -> bool {
        match self.cut {
            Cut::AtEquality => value >= beta,
            Cut::PastEquality => value > beta,
        }
    }

    fn passes_alpha(self, value: Value, alpha: Value) -> bool {
        match self.cut {
            Cut::AtEquality => value <= alpha,
            Cut::PastEquality => value < alpha,
        }
    }

    /// What a node is said to return. The search itself always works with what
    /// it found, so that failing hard changes no visit.
    fn told(self, value: Value, alpha: Value, beta: Value) -> Value {
        match self.fail {
            Fail::Soft => value,
            Fail::Hard => value.clamp(alpha, beta),
        }
    }
}

/// What a value found with a window says; an infinite window hides nothing.
fn bound_of(value: Value, alpha: Value, beta: Value) -> Bound {
    if value >= beta && beta < Value::INF {
        Bound::Lower
    } else if value <= alpha && alpha > Value::NEG_INF {
        Bound::Upper
    } else {
        Bound::Exact
    }
}

impl<G: Game> Search for AlphaBeta<G> {
    type Game = G;

    const ALGORITHM: Algorithm = Algorithm {
        name: "alpha-beta",
        title: "Alpha-beta",
        about: "Skips what can't matter: each node has a window, and a child that closes it cuts its brothers off.",
        idea: Idea::Windows,
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
            table: settings.remembers("table", &game),
            depth: settings.number("depth"),
        };
        Ok(AlphaBeta::new(game, options))
    }

    fn step<O: Observer>(&mut self, observer: &mut O) -> bool {
        if self.outcome.is_none() {
            match self.next {
                Next::Enter => self.enter(observer),
                Next::Leave(source) => self.leave(source, observer),
            }
        }
        self.outcome.is_none()
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn game(&self) -> &G {
        &self.walk.game
    }

    fn listing(&self) -> Vec<&'static str> {
        let (beta_cut, alpha_cut) = match self.options.cut {
            Cut::AtEquality => ("        if v ≥ β: cut", "        if v ≤ α: cut"),
            Cut::PastEquality => ("        if v > β: cut", "        if v < α: cut"),
        };
        let mut lines = vec![
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
        if self.options.table {
            lines.insert(usize::from(TABLE), "  if the table settles node: return that");
        }
        lines
    }
}
