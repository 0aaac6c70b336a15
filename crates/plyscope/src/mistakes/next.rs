//! The step that follows one which somebody has written down, right or wrong.

use super::exercise::Exercise;
use super::procedure::Procedure;
use super::set::Mistakes;
use super::told::Told;
use super::work::{Step, told};
use crate::{Path, Value};

/// A step as somebody has written it down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Written {
    /// Its node, and its numbers.
    pub step: Step,
    /// The value of the leaf that it looks at, if that was written.
    pub leaf: Option<Value>,
    /// The nodes that it pushes onto OPEN, if they were written.
    pub pushed: Option<Vec<Path>>,
    /// The nodes that it takes out of OPEN unexamined, if they were written.
    pub purged: Option<Vec<Path>>,
}

/// What follows a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// The search can't take that step, because its node isn't one to choose then.
    Impossible,
    /// The search is at its end.
    End,
    /// The next step.
    Step(Step),
}

impl Exercise {
    /// Returns what follows a step, counted from 0, that is done as it is written, while all other steps
    /// are done without mistakes.
    ///
    /// ```
    /// use plyscope::mistakes::{Exercise, Mistakes, Next, Procedure, Written};
    /// use plyscope::tree::Tree;
    ///
    /// let tree: Tree = "[[3,12],[2,4]]".parse()?;
    /// let exercise = Exercise::of(&tree)?;
    /// let right = exercise.worked(Mistakes::NONE, Procedure::SssStar).steps;
    /// let next = |written| exercise.next(Procedure::SssStar, 4, &written);
    ///
    /// // The fifth step looks at the leaf 2. Who reads 5 there pops it next, and not the leaf 3.
    /// let mut written = Written { step: right[4].clone(), ..Written::default() };
    /// assert_eq!(next(written.clone()), Next::Step(right[5].clone()));
    /// written.leaf = Some(5.into());
    /// let Next::Step(step) = next(written.clone()) else { panic!("the search goes on") };
    /// assert_eq!((step.node.to_string(), &*step.numbers), ("2.1".to_owned(), &[5.into()][..]));
    /// // The node 2.2 isn't in OPEN yet.
    /// written.step.node = "2.2".parse()?;
    /// assert_eq!(next(written), Next::Impossible);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn next(&self, procedure: impl Into<Procedure>, at: usize, written: &Written) -> Next {
        let index = |path: &Path| (0..).zip(&self.nodes).find(|(_, node)| node.path == *path);
        let index = |path: &Path| index(path).map(|(index, _)| index);
        let Some(node) = index(&written.step.node) else { return Next::Impossible };
        let all = |paths: &Vec<Path>| paths.iter().filter_map(index).collect();
        let mut numbers = [None; 2];
        for (number, own) in numbers.iter_mut().zip(&written.step.numbers) {
            *number = Some(*own);
        }
        let (mut begun, mut done, mut next) = (0, 0, Next::Impossible);
        told(self, Mistakes::NONE, procedure.into(), |told| match told {
            Told::Begins(taken) => {
                if begun == at {
                    taken.node = node;
                    taken.is_solved = written.step.is_solved;
                    taken.numbers[0] = taken.numbers[0].and(numbers[0].or(taken.numbers[0]));
                }
                begun += 1;
            }
            Told::Step(taken) => {
                if done == at {
                    for (number, own) in taken.numbers.iter_mut().zip(numbers) {
                        *number = number.and(own.or(*number));
                    }
                    next = Next::End;
                } else if done == at + 1 {
                    next = Next::Step(Step::of(self, taken));
                }
                done += 1;
            }
            Told::Leaf(leaf, value) if leaf == node && begun == at + 1 => {
                *value = written.leaf.unwrap_or(*value);
            }
            Told::Open { pushed, purged } if done == at + 1 => {
                *pushed = written.pushed.as_ref().map_or_else(|| pushed.clone(), all);
                *purged = written.purged.as_ref().map_or_else(|| purged.clone(), all);
            }
            _ => {}
        });
        next
    }
}
