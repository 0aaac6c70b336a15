//! Alpha-beta by hand.

use super::exercise::Exercise;
use super::mistake::Mistake;
use super::set::Mistakes;
use super::told::Told;
use crate::alpha_beta::Cut;
use crate::{Path, Player, Value, Window};

/// Works an exercise, and tells of each leaf that is looked at, and of what each other node returns.
pub(super) fn told(exercise: &Exercise, mistakes: Mistakes, cut: Cut, tell: impl FnMut(Told<'_>)) {
    let mut hand = Hand { exercise, mistakes, cut, kept: Window::ALL, tell };
    hand.node(0, Window::ALL, 0);
}

impl Exercise {
    /// Returns the leaves that alpha-beta looks at below a node that it enters with a window; `None` if
    /// there is no such node.
    ///
    /// ```
    /// use plyscope::alpha_beta::Cut;
    /// use plyscope::mistakes::Exercise;
    /// use plyscope::tree::Tree;
    /// use plyscope::{Path, Value, Window};
    ///
    /// let exercise = Exercise::of(&"[[3,12,8],[2,4,6]]".parse::<Tree>()?)?;
    /// let second: Path = "2".parse()?;
    /// let looked = |alpha| {
    ///     let window = Window { alpha: Value::new(alpha), beta: Value::INF };
    ///     exercise.leaves_within(&second, window, Cut::AtEquality).map(|leaves| leaves.len())
    /// };
    /// assert_eq!((looked(3), looked(1)), (Some(1), Some(3)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn leaves_within(&self, node: &Path, window: Window, cut: Cut) -> Option<Vec<Path>> {
        let index = self.nodes.iter().position(|it| it.path == *node)?;
        let mut leaves = Vec::new();
        let tell = |told: Told<'_>| {
            if let Told::Leaf(leaf, _) = told {
                leaves.push(self.nodes[leaf as usize].path.clone());
            }
        };
        let mistakes = Mistakes::NONE;
        let ply = node.children().len() as u32;
        let mut hand = Hand { exercise: self, mistakes, cut, kept: Window::ALL, tell };
        hand.node(index as u32, window, ply);
        Some(leaves)
    }
}

/// Somebody who works.
struct Hand<'a, F> {
    exercise: &'a Exercise,
    mistakes: Mistakes,
    cut: Cut,
    /// α and β, if they are not set back.
    kept: Window,
    tell: F,
}

/// What a node gives to its parent.
struct Returned {
    value: Value,
    /// `true` if something was cut off there.
    is_cut: bool,
}

impl<F: FnMut(Told<'_>)> Hand<'_, F> {
    fn has(&self, mistake: Mistake) -> bool {
        self.mistakes.has(mistake)
    }

    /// Works a node that is entered with a window.
    fn node(&mut self, index: u32, window: Window, ply: u32) -> Returned {
        let node = &self.exercise.nodes[index as usize];
        if node.children.is_empty() {
            let mut value = node.value;
            (self.tell)(Told::Leaf(index, &mut value));
            return Returned { value, is_cut: false };
        }
        let player = match node.player {
            player if ply > 0 && self.has(Mistake::Swapped) => player.opponent(),
            player => player,
        };
        let mut children = node.children.clone();
        if self.has(Mistake::RightToLeft) {
            children.reverse();
        }
        let (mut best, mut bound): (Option<Value>, Option<Value>) = (None, None);
        let mut is_cut = false;
        for (tried, &child) in children.iter().enumerate() {
            let inside = self.inside(window, player, bound);
            let result = self.node(child, inside, ply + 1);
            let value = match best {
                Some(best)
                    if !self.has(Mistake::LastValue) && !is_better(player, result.value, best) =>
                {
                    best
                }
                _ => result.value,
            };
            best = Some(value);
            if bound.is_none() || !self.has(Mistake::FirstOnly) {
                bound = best;
            }
            if self.has(Mistake::NotRestored) {
                self.kept = narrowed(self.kept, player, bound.unwrap_or(value));
            }
            let is_left = tried + 1 < children.len();
            if self.closes(window, player, value) {
                is_cut = is_left;
                break;
            }
            if self.has(Mistake::TooFar) && result.is_cut {
                break;
            }
        }
        let mut value = best.unwrap_or(Value::ZERO);
        if self.has(Mistake::Clipped) {
            value = value.max(window.alpha).min(window.beta);
        }
        (self.tell)(Told::Returned(index, value));
        Returned { value, is_cut }
    }

    /// Returns the window that the next child of a node is given.
    fn inside(&self, window: Window, player: Player, bound: Option<Value>) -> Window {
        let mut inside = if self.has(Mistake::NotRestored) { self.kept } else { window };
        if self.has(Mistake::ParentOnly) {
            inside = Window::ALL;
        }
        // What was handed down to this node isn't handed on.
        if self.has(Mistake::NoAlpha) {
            inside.alpha = Value::NEG_INF;
        }
        if self.has(Mistake::NoBeta) {
            inside.beta = Value::INF;
        }
        match bound {
            Some(bound) => narrowed(inside, player, bound),
            None => inside,
        }
    }

    /// Returns `true` if the rest of a node's children is cut off.
    fn closes(&self, window: Window, player: Player, best: Value) -> bool {
        if self.has(Mistake::NoCut) {
            return false;
        }
        let window = if self.has(Mistake::NotRestored) { self.kept } else { window };
        let is_strict = (self.cut == Cut::PastEquality) != self.has(Mistake::Equality);
        let (own, other) = match player {
            Player::Max => (window.alpha, window.beta),
            Player::Min => (window.beta, window.alpha),
        };
        let bound = if self.has(Mistake::WrongSide) { own } else { other };
        // MAX has too much for MIN, or MIN too little for MAX.
        let is_past = match player {
            Player::Max if self.has(Mistake::WrongSide) => best < bound,
            Player::Min if self.has(Mistake::WrongSide) => best > bound,
            Player::Max => best > bound,
            Player::Min => best < bound,
        };
        is_past || best == bound && !is_strict
    }
}

fn is_better(player: Player, value: Value, than: Value) -> bool {
    match player {
        Player::Max => value > than,
        Player::Min => value < than,
    }
}

/// Returns a window that is narrowed by what a player has.
fn narrowed(window: Window, player: Player, has: Value) -> Window {
    match player {
        Player::Max => Window { alpha: window.alpha.max(has), ..window },
        Player::Min => Window { beta: window.beta.min(has), ..window },
    }
}
