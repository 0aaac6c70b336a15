//! Alpha-beta at chance nodes.

use super::star::Chance;
use super::{AlphaBeta, Fail, Label, Returned};
use crate::searches::depth_first::{Expectation, Next};
use crate::{Bound, CutBy, Event, Game, Interval, Observer, Player, Window};

impl<G: Game> AlphaBeta<G> {
    /// Begins the work at the children of the last frame, if chance moves there.
    pub(super) fn begin_chance(&mut self) {
        if let Some(mut mean) = self.traversal.begin_mean(self.range) {
            mean.is_probing = self.options.chance == Chance::Star2;
            self.means.push(mean);
            self.skip_known();
        }
    }

    /// Returns what is known at the last frame, if chance moves there.
    fn mean(&mut self) -> Option<&mut Expectation> {
        let depth = self.traversal.frames.len();
        self.means.last_mut().filter(|mean| mean.depth == depth)
    }

    /// Returns the window of the next child of the last frame, if chance moves there. A bound that
    /// is looked for is that of the child: nothing but the end of all values hides it.
    pub(super) fn window_below_chance(&mut self) -> Option<Window> {
        let cut = self.options.cut;
        let is_full = self.options.chance == Chance::Full;
        let frame = self.traversal.frames.last()?;
        let (child, window) = (frame.tried, frame.window);
        let mean = self.mean()?;
        if is_full {
            return Some(Window::ALL);
        }
        let (is_probing, range) = (mean.is_probing, mean.range);
        let window = mean.child_window(child, window, cut);
        if !is_probing {
            return Some(window);
        }
        let position = self.traversal.next_position()?;
        Some(match self.traversal.game.player(&position) {
            Player::Max => Window { alpha: range.lower, ..window },
            Player::Min => Window { beta: range.upper, ..window },
        })
    }

    /// Returns `true` if the last frame is searched for a bound only, from its first child.
    pub(super) fn is_probe(&self) -> bool {
        let depth = self.traversal.frames.len();
        self.means.iter().rev().take(2).any(|mean| mean.is_probing && mean.depth + 1 == depth)
    }

    /// Passes the children of the last frame, where chance moves, that need no search: while bounds
    /// are looked for, other chance nodes; after that, those whose value is known.
    fn skip_known(&mut self) {
        loop {
            let next = self.traversal.next_position();
            let is_chance = next.is_some_and(|next| self.traversal.game.is_chance(&next));
            let depth = self.traversal.frames.len();
            let mean = self.means.last_mut().filter(|mean| mean.depth == depth);
            let (Some(mean), Some(frame)) = (mean, self.traversal.frames.last_mut()) else {
                return;
            };
            if frame.is_last_tried() {
                if !mean.is_probing {
                    return;
                }
                // Each child is searched again, as far as its bound isn't its value.
                mean.begin_search();
                frame.go_to(0);
            } else if mean.is_probing && is_chance {
                frame.go_to(frame.tried + 1);
            } else if !mean.is_probing && mean.is_known(frame.tried) {
                frame.value = mean.add_known(frame.tried);
                frame.go_to(frame.tried + 1);
            } else {
                return;
            }
        }
    }

    /// Gives a chance node the result of its child. Returns `false` if the parent is none.
    pub(super) fn back_up_to_chance<O: Observer>(
        &mut self,
        returned: &Returned,
        observer: &mut O,
    ) -> bool {
        let Some(mean) = self.mean() else { return false };
        let is_probing = mean.is_probing;
        let Some(child) = self.traversal.pass() else { return false };
        let (Some(mean), Some(frame)) = (self.means.last_mut(), self.traversal.frames.last_mut())
        else {
            return false;
        };
        mean.learn(child, returned.value, returned.bound);
        let sum = mean.add(child, returned.value);
        let (node, window, children) = (frame.node, frame.window, frame.children);
        let (cut, Interval { lower, upper }) = (self.options.cut, mean.bounds());
        let cutoff = if self.options.chance == Chance::Full {
            None
        } else if cut.passes(Player::Max, lower, window.beta) {
            Some((CutBy::Beta, lower, window.beta))
        } else if cut.passes(Player::Min, upper, window.alpha) {
            Some((CutBy::Alpha, upper, window.alpha))
        } else {
            None
        };
        frame.value = cutoff.map_or(sum, |(_, bound, _)| bound);
        let reported = match (self.options.fail, cutoff) {
            (Fail::Hard, Some((_, _, end))) => end,
            _ => sum,
        };
        frame.reported = reported;
        let Window { alpha, beta } = window;
        let label = if is_probing { Label::ChanceProbe } else { Label::ChanceBackup };
        let line = self.listing.line(label);
        let from = returned.node;
        observer.observe(line, Event::Backup { node, from, value: reported, alpha, beta });
        let pruned = children.after(child + 1);
        match cutoff {
            Some((by, value, bound)) if pruned.count > 0 => {
                self.traversal.counts.cutoffs += 1;
                let line = self.listing.line(Label::ChanceCut);
                observer.observe(line, Event::Cutoff { node, by, value, bound, pruned });
            }
            Some(_) => {}
            None => self.skip_known(),
        }
        let is_done = cutoff.is_some()
            || self.traversal.frames.last().is_none_or(|frame| frame.is_last_tried());
        self.traversal.next = Next::after_child(is_done);
        true
    }

    /// Returns what the value of the last frame says of the true one, where its children were
    /// searched.
    pub(super) fn bound_of_probe(&self) -> Option<Bound> {
        let frame = self.traversal.frames.last().filter(|_| self.is_probe())?;
        if frame.is_last_tried() {
            return None;
        }
        Some(match frame.player {
            Player::Max => Bound::Lower,
            Player::Min => Bound::Upper,
        })
    }

    /// Forgets what is known at the last frame, whose work ends.
    pub(super) fn end_chance(&mut self) {
        if self.mean().is_some() {
            self.means.pop();
        }
    }
}
