//! Which mistakes explain all answers so far, and which exercise tells those that are left apart.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::exercise::Exercise;
use super::procedure::Procedure;
use super::set::Mistakes;
use super::smallest::{ALL_LEAVES, MOST_LEAVES, each};
use super::work::{Work, fingerprint};

/// The mistakes that explain all answers of somebody so far.
///
/// ```
/// use plyscope::alpha_beta::Cut;
/// use plyscope::mistakes::{Mistake, Prover, Verdict};
///
/// let mut prover = Prover::new(Cut::AtEquality);
/// while let Some(exercise) = prover.next_exercise() {
///     // Somebody who hands down what the parent has, and nothing from further up.
///     prover.take(&exercise, &exercise.worked(Mistake::ParentOnly.into(), Cut::AtEquality));
/// }
/// assert_eq!(prover.verdict(), Verdict::Mistakes(vec![Mistake::ParentOnly.into()]));
/// ```
#[derive(Clone, Debug)]
pub struct Prover {
    procedure: Procedure,
    left: Vec<Mistakes>,
}

/// What a [`Prover`] has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The right search explains all answers.
    Right,
    /// The smallest sets of mistakes that explain all answers.
    Mistakes(Vec<Mistakes>),
    /// None of the known mistakes explain the answers, nor two of them together.
    Unknown,
}

/// The greatest number of mistakes that are made together.
const TOGETHER: usize = 2;
/// The greatest number of trees of one size that are compared for the next exercise.
const COMPARED: usize = 1_500;

impl Prover {
    /// Returns a prover that has seen nothing: `procedure` is the search that the exercises are on.
    pub fn new(procedure: impl Into<Procedure>) -> Prover {
        let procedure = procedure.into();
        Prover { procedure, left: Mistakes::up_to(TOGETHER, procedure) }
    }

    /// Returns the search that the exercises are on.
    pub fn procedure(&self) -> Procedure {
        self.procedure
    }

    /// Takes an answer: what explains it is left.
    pub fn take(&mut self, exercise: &Exercise, work: &Work) {
        self.take_part(exercise, |other| other == work);
    }

    /// Takes an answer of which only a part is known: `explains` returns `true` for the work that agrees
    /// with it.
    pub fn take_part(&mut self, exercise: &Exercise, explains: impl Fn(&Work) -> bool) {
        self.left.retain(|mistakes| explains(&exercise.worked(*mistakes, self.procedure)));
    }

    /// Returns the sets of mistakes that explain all answers, the smallest first.
    pub fn left(&self) -> &[Mistakes] {
        &self.left
    }

    /// Returns the exercise that tells apart what is left: a smallest one at which no answer leaves more
    /// than half of it, or else one that leaves as little as there is. `None` if no tree that is tried
    /// tells any of it apart: of up to six leaves they are spread over all, of seven and eight drawn.
    pub fn next_exercise(&self) -> Option<Exercise> {
        let mut best: Option<(usize, Exercise)> = None;
        for leaves in 2..=MOST_LEAVES {
            _ = each(leaves, COMPARED, self.procedure, |exercise| {
                let most = self.most_alike(exercise);
                let so_far = best.as_ref().map_or(self.left.len(), |(most, _)| *most);
                if most < so_far {
                    best = Some((most, exercise.clone()));
                }
                ControlFlow::Continue(())
            });
            if best.as_ref().is_some_and(|(most, _)| 2 * most <= self.left.len()) {
                break;
            }
        }
        best.map(|(_, exercise)| exercise)
    }

    /// Returns how many of those that are left give the same answer at most.
    fn most_alike(&self, exercise: &Exercise) -> usize {
        let mut alike: BTreeMap<u64, usize> = BTreeMap::new();
        for mistakes in &self.left {
            *alike.entry(fingerprint(exercise, *mistakes, self.procedure)).or_default() += 1;
        }
        alike.into_values().max().unwrap_or_default()
    }

    /// Returns what the answers so far come to.
    pub fn verdict(&self) -> Verdict {
        match self.left.first() {
            None => Verdict::Unknown,
            Some(mistakes) if mistakes.is_empty() => Verdict::Right,
            Some(fewest) => {
                let as_few = |mistakes: &&Mistakes| mistakes.len() == fewest.len();
                Verdict::Mistakes(self.left.iter().filter(as_few).copied().collect())
            }
        }
    }
}

/// Returns the smallest tree that is worked otherwise with the one set of mistakes than with the other:
/// of up to six leaves, the first in a fixed order.
///
/// ```
/// use plyscope::alpha_beta::Cut;
/// use plyscope::mistakes::{Mistake, Mistakes, smallest_difference};
///
/// let no_cut = smallest_difference(Mistakes::NONE, Mistake::NoCut.into(), Cut::AtEquality);
/// assert_eq!(no_cut.unwrap().to_string(), "[2,[1,3]]");
/// ```
pub fn smallest_difference(
    one: Mistakes,
    other: Mistakes,
    procedure: impl Into<Procedure>,
) -> Option<Exercise> {
    let procedure = procedure.into();
    let mut found = None;
    for leaves in 2..=ALL_LEAVES {
        let search = each(leaves, usize::MAX, procedure, |exercise| {
            if fingerprint(exercise, one, procedure) == fingerprint(exercise, other, procedure) {
                return ControlFlow::Continue(());
            }
            found = Some(exercise.clone());
            ControlFlow::Break(())
        });
        if search.is_break() {
            break;
        }
    }
    found
}
