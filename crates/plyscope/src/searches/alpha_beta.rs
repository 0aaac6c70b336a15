//! Alpha-beta, with deep cutoffs.

mod chance;
mod star;

use std::cmp::Ordering;

pub use self::star::{Chance, range};
pub use super::depth_first::Cut;
use super::depth_first::{
    Expectation, Next, Procedure, Pv, Source, Traversal, bound_of, depth_first_search,
};
use super::listing::{Listing, listing};
use crate::mistakes;
use crate::options::{self, Algorithm, OptionError, OptionKind, OptionSpec, SearchKind, Settings};
use crate::scale::{LARGE, about};
use crate::{Bound, Event, Game, Interval, NodeId, Observer, Player, Search, Value, Window};

listing! {
    enum Label {
        Head: "ab(node, α, β)",
        Table: "  if the table settles node: return that",
        Leaf: "  if node is a leaf: return its value",
        Children: "  v ← −∞ (MIN: ∞); for each child:",
        MaxBackup: "    MAX v ← max(v, ab(child, max(α,v), β))",
        MaxCut: "        if v ≥ β: cut",
        MinBackup: "    MIN v ← min(v, ab(child, α, min(β,v)))",
        MinCut: "        if v ≤ α: cut",
        ChanceProbe: "    chance a child of each child, as a bound",
        ChanceBackup: "    chance v ← v + p · ab(child, a, b)",
        ChanceCut: "        if v + any rest ≥ β or ≤ α: cut",
        Return: "  return v",
    }
}

const PROCEDURE: [Label; 5] =
    [Label::Head, Label::Table, Label::Leaf, Label::Children, Label::Return];

/// The value that is returned if the value found lies outside the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fail {
    /// The bound that was found, which may lie outside the window.
    #[default]
    Soft,
    /// The end of the window that it passed.
    Hard,
}

/// The options of [`AlphaBeta`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The value returned outside the window; the visits are the same.
    pub fail: Fail,
    /// When the rest of the children is cut off.
    pub cut: Cut,
    /// `true` if equal positions are remembered in a transposition table.
    pub table: bool,
    /// The depth at which nodes are evaluated instead of searched, if any.
    pub depth: Option<u32>,
    /// What is left out at chance nodes.
    pub chance: Chance,
    /// The bounds of all values, at which a player's children are cut off and by which children of
    /// chance nodes are left out; without them, the latter are by those that the game knows.
    pub range: Option<Interval>,
    /// The window that the root is given.
    pub window: Window,
}

/// Alpha-beta with both bounds, so that it also cuts deep (Knuth and Moore
/// 1975, procedure F2). A step enters a node, or leaves one.
///
/// At a [chance node](crate::Game::is_chance) it takes the mean, and leaves out what
/// [`Chance`] says.
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
///
#[doc = listing_text!()]
#[derive(Debug)]
pub struct AlphaBeta<G: Game> {
    traversal: Traversal<G>,
    options: Options,
    listing: Listing<Label>,
    procedure: Procedure,
    /// `true` if chance moves somewhere.
    has_chance: bool,
    /// The bounds of all values.
    range: Interval,
    /// What is known at the chance nodes on the path.
    means: Vec<Expectation>,
}

/// The result of a node that was just left.
struct Returned {
    node: NodeId,
    value: Value,
    /// The value that it was reported to return.
    reported: Value,
    /// The relation of the value to the true one; exact below the root of a game without chance,
    /// which doesn't ask.
    bound: Bound,
    source: Source,
    pv: Pv,
}

impl<G: Game> AlphaBeta<G> {
    /// Returns a search of `game` that has not begun.
    pub fn new(game: G, options: Options) -> AlphaBeta<G> {
        let has_chance = LARGE && game.has_chance();
        let range = if has_chance { options.range_in(&game) } else { Interval::ALL };
        let mut traversal = match options.chance {
            Chance::Star2 if has_chance => Traversal::revisiting(game, options.depth),
            _ => Traversal::new(game, options.depth),
        };
        traversal = traversal.with_table(options.table);
        if has_chance {
            traversal = traversal.without_frontier_steps();
        }
        if options.fail == Fail::Hard {
            // The value that each child is reported to return is kept, too.
            traversal = traversal.without_frontier_steps();
        }
        let listing = listing(options, has_chance);
        let procedure = Procedure::new(&listing, PROCEDURE);
        let means = Vec::new();
        AlphaBeta { traversal, options, listing, procedure, has_chance, range, means }
    }

    /// Returns the procedure in which mistakes are known, if the options are those of the textbooks.
    pub(super) fn known_mistakes(&self) -> Option<mistakes::Procedure> {
        let usual = Options { cut: self.options.cut, ..Options::default() };
        (self.options == usual && !self.has_chance).then(|| self.options.cut.into())
    }

    /// Enters the root or a child. If nobody listens, it may return at once.
    fn enter<O: Observer>(&mut self, observer: &mut O) {
        let below_chance = if self.has_chance { self.window_below_chance() } else { None };
        let parent = self.traversal.frames.last();
        let window = parent.map_or_else(|| self.options.first(), |parent| parent.child_window());
        let window = below_chance.unwrap_or(window);
        if !O::LISTENS
            && let Some((node, value, pv)) = self.traversal.frontier_step(window, self.options.cut)
        {
            let (source, bound) = (Source::Children, Bound::Exact);
            self.back_up(Returned { node, value, reported: value, bound, source, pv }, observer);
            return;
        }
        self.traversal.enter(window, self.procedure.head, observer);
        self.traversal.begin(self.options.cut, self.procedure, observer);
        if self.has_chance {
            self.begin_chance();
        }
    }

    fn leave<O: Observer>(&mut self, source: Source, observer: &mut O) {
        let Some(frame) = self.traversal.frames.last() else { return };
        let (node, value, window) = (frame.node, frame.value, frame.window);
        let return_line = self.procedure.return_line(source);
        let of_probe = if self.has_chance { self.bound_of_probe() } else { None };
        let is_asked = self.has_chance || self.traversal.frames.len() == 1;
        let is_inside = is_asked && of_probe.is_none() && self.is_inside(value, window);
        let bound = || match source {
            Source::Leaf => Bound::Exact,
            Source::Table(bound) => bound,
            // Cut past equality, a value at an end of the window is no bound.
            Source::Children if is_inside => Bound::Exact,
            Source::Children => of_probe.unwrap_or_else(|| bound_of(value, window)),
        };
        let reported = self.options.reported(value, source, window);
        let says = of_reported(reported, value, bound);
        observer.observe(return_line, Event::Leave { node, value: reported, bound: says });
        self.traversal.store(source, || (value, bound()), return_line, observer);
        if self.has_chance {
            self.end_chance();
        }
        let bound = if is_asked { bound() } else { Bound::Exact };
        let Some(pv) = self.traversal.leave() else { return };
        self.back_up(Returned { node, value, reported, bound, source, pv }, observer);
    }

    /// Returns `true` if nothing that is worth so much is cut off in this window.
    fn is_inside(&self, value: Value, window: Window) -> bool {
        let cut = self.options.cut;
        !cut.passes(Player::Max, value, window.beta)
            && !cut.passes(Player::Min, value, window.alpha)
    }

    /// Gives the parent the result of its child. If it was the root's, the search
    /// is over.
    ///
    /// Written out and inlined, because this is the hottest code of all: with
    /// [`Traversal::back_up`] it is 5 % slower.
    #[inline(always)]
    fn back_up<O: Observer>(&mut self, returned: Returned, observer: &mut O) {
        if self.has_chance && self.back_up_to_chance(&returned, observer) {
            return;
        }
        let Returned { node: from, value, reported, bound: says, source, pv } = returned;
        let Some((parent, _)) = self.traversal.adopt(value, pv) else {
            let return_line = self.procedure.return_line(source);
            let result = self.options.result(value, reported, says);
            self.traversal.finish_in_window(result, pv, return_line, observer);
            return;
        };
        let (value, player) = (parent.value, parent.player);
        let reported = match self.options.fail {
            Fail::Soft => value,
            Fail::Hard if player.prefers(reported, parent.reported) => {
                parent.reported = reported;
                reported
            }
            Fail::Hard => parent.reported,
        };
        let Window { alpha, beta } = parent.window.narrowed(player, reported);
        let (node, pruned) = (parent.node, parent.children.after(parent.tried));
        let (by, bound) = parent.window.cutoff_at(player);
        let passes = |value| self.options.cut.passes(player, value, bound);
        let cuts = passes(value);
        let (backup, cut) = match player {
            Player::Max => (Label::MaxBackup, Label::MaxCut),
            Player::Min => (Label::MinBackup, Label::MinCut),
        };
        let line = self.listing.line(backup);
        observer.observe(line, Event::Backup { node, from, value: reported, alpha, beta });
        if cuts && pruned.count > 0 {
            // A child that fails hard is reported to meet the bound, which may
            // be too little to cut.
            let value = if passes(reported) { reported } else { value };
            self.traversal.counts.cutoffs += 1;
            let line = self.listing.line(cut);
            observer.observe(line, Event::Cutoff { node, by, value, bound, pruned });
        }
        let is_done = cuts || pruned.count == 0 || self.has_chance && self.is_probe();
        self.traversal.next = Next::after_child(is_done);
    }
}

impl Options {
    pub(super) fn from_settings(
        settings: &Settings,
        game: &impl Game,
    ) -> Result<Options, OptionError> {
        Ok(Options {
            fail: if settings.word("fail") == "hard" { Fail::Hard } else { Fail::Soft },
            cut: Cut::of(settings),
            table: settings.remembers(options::TABLE.name, game),
            depth: settings.horizon(game)?,
            chance: Chance::of(settings),
            range: star::given(settings, game)?,
            window: settings.window(game.unit())?,
        })
    }

    /// Returns the range of values in which chance nodes of a game are searched.
    fn range_in(&self, game: &impl Game) -> Interval {
        let range = self.range.or_else(|| star::known(game, self.depth));
        match self.chance {
            Chance::Full => Interval::ALL,
            Chance::Star1 | Chance::Star2 => range.unwrap_or(Interval::ALL),
        }
    }

    /// Returns the window of the root: nothing matters beyond the bounds of all values.
    fn first(self) -> Window {
        let Interval { lower, upper } = self.range.unwrap_or(Interval::ALL);
        let Window { alpha, beta } = self.window;
        Window { alpha: alpha.max(lower), beta: beta.min(upper) }
    }

    /// Returns the value that the root is reported to have, and what that says of the true one.
    fn result(self, value: Value, reported: Value, bound: Bound) -> (Value, Bound) {
        let bound = of_reported(reported, value, || bound);
        let Interval { lower, upper } = self.range.unwrap_or(Interval::ALL);
        let is_last = match bound {
            Bound::Lower => reported >= upper,
            Bound::Upper => reported <= lower,
            Bound::Exact => true,
        };
        (reported, if is_last { Bound::Exact } else { bound })
    }

    /// Returns the value that a node is reported to return. The search itself
    /// always works with the value found, so that failing hard changes no visit.
    fn reported(self, value: Value, source: Source, window: Window) -> Value {
        // See docs/decisions/failing-hard-changes-what-is-returned.md.
        match (self.fail, source) {
            (Fail::Hard, Source::Children) => value.max(window.alpha).min(window.beta),
            _ => value,
        }
    }
}

/// Returns the relation to the true value of what is reported for a value of which so much is known:
/// failing hard, that is an end of the window.
fn of_reported(reported: Value, value: Value, bound: impl FnOnce() -> Bound) -> Bound {
    match reported.cmp(&value) {
        Ordering::Equal => bound(),
        Ordering::Less => Bound::Lower,
        Ordering::Greater => Bound::Upper,
    }
}

/// The options by which sources differ.
pub(super) const VARIANTS: [&str; 2] = ["cut", "fail"];

/// Returns the listing with these options in force.
fn listing(options: Options, has_chance: bool) -> Listing<Label> {
    let probes = has_chance && options.chance == Chance::Star2;
    let mut listing = Listing::new(LINES)
        .without_if(!options.table, Label::Table)
        .without_if(!probes, Label::ChanceProbe)
        .without_if(!has_chance, Label::ChanceBackup)
        .without_if(!has_chance || options.chance == Chance::Full, Label::ChanceCut);
    if has_chance {
        listing = listing.with(Label::Children, "  v ← −∞ (MIN: ∞, chance: 0); for each child:");
    }
    if has_chance && options.chance == Chance::Full {
        listing = listing.with(Label::ChanceBackup, "    chance v ← v + p · ab(child, −∞, ∞)");
    }
    if options.cut == Cut::PastEquality {
        listing = listing
            .with(Label::MaxCut, "        if v > β: cut")
            .with(Label::MinCut, "        if v < α: cut");
    }
    if options.fail == Fail::Hard {
        listing = listing.with(Label::Return, "  return v, not beyond α and β");
    }
    listing
}

impl<G: Game> Search for AlphaBeta<G> {
    const ALGORITHM: Algorithm = Algorithm {
        name: "alpha-beta",
        title: "Alpha-beta",
        about: about(
            "Skips what can't matter: each node has a window, and a child that closes it cuts its siblings off.",
        ),
        kind: SearchKind::Windows,
        counts: &[],
        options: &[
            OptionSpec {
                name: "fail",
                kind: OptionKind::Choice(&["soft", "hard"]),
                default: "soft",
                about: about(
                    "Outside the window, return the bound that was found (soft) or the end of the window (hard); the visits are the same.",
                ),
            },
            OptionSpec {
                name: "cut",
                kind: Cut::KIND,
                default: "at-equality",
                about: about(
                    "Cut when the value meets the bound (≥ β, ≤ α), or only when it passes it (> β, < α).",
                ),
            },
            options::CONVENTION,
            options::TABLE,
            options::DEPTH,
            options::CHANCE,
            options::RANGE,
            options::WINDOW,
        ],
        refuses_chance: None,
    };

    depth_first_search!();
}
