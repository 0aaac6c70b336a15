//! What somebody writes down who works a search by hand, with mistakes or without.

use super::exercise::Exercise;
use super::procedure::Procedure;
use super::set::Mistakes;
use super::told::{Taken, Told};
use super::{alpha_beta, b_star, mtd, sss_star, uct};
use crate::{Path, Value};

/// What is written down in an exercise.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Work {
    /// The leaves that are looked at, in order. B\* and UCT look at none.
    pub leaves: Vec<Path>,
    /// What each other node returns, in the order in which they return, in alpha-beta.
    pub values: Vec<(Path, Value)>,
    /// The steps of other searches.
    pub steps: Vec<Step>,
}

/// A step of a search that isn't alpha-beta.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Step {
    /// The node that is popped from OPEN, expanded, or selected; the root for a pass of MTD.
    pub node: Path,
    /// `true` if what is popped is solved.
    pub is_solved: bool,
    /// The numbers: the merit in SSS\*; the bounds of the node after its backup in B\*; γ and what the
    /// pass returns in MTD; the result of the playout in UCT.
    pub numbers: Vec<Value>,
}

impl Step {
    pub(super) fn of(exercise: &Exercise, taken: &Taken) -> Step {
        let node = exercise.nodes[taken.node as usize].path.clone();
        let numbers = taken.numbers.into_iter().flatten().collect();
        Step { node, is_solved: taken.is_solved, numbers }
    }
}

impl Exercise {
    /// Returns what somebody writes down who works the tree with these mistakes; none are made by the
    /// right search.
    pub fn worked(&self, mistakes: Mistakes, procedure: impl Into<Procedure>) -> Work {
        let mut work = Work::default();
        let path = |node: u32| self.nodes[node as usize].path.clone();
        told(self, mistakes, procedure.into(), |told| match told {
            Told::Leaf(node, _) => work.leaves.push(path(node)),
            Told::Returned(node, value) => work.values.push((path(node), value)),
            Told::Step(taken) => work.steps.push(Step::of(self, taken)),
            Told::Begins(_) | Told::Open { .. } => {}
        });
        work
    }
}

/// Returns a number that is the same for the same work, and as good as never for another one.
pub(super) fn fingerprint(exercise: &Exercise, mistakes: Mistakes, procedure: Procedure) -> u64 {
    // FNV-1a, of each list in the work for itself.
    let mut hashes = [0xcbf2_9ce4_8422_2325_u64; 3];
    let mut add = |list: usize, part: u64| {
        hashes[list] = (hashes[list] ^ part).wrapping_mul(0x0100_0000_01b3);
    };
    let units = |value: Option<Value>| value.map_or(i64::MIN, |value| value.units().into()) as u64;
    told(exercise, mistakes, procedure, |told| match told {
        Told::Leaf(node, _) => add(0, node.into()),
        Told::Returned(node, value) => {
            add(1, node.into());
            add(1, units(Some(value)));
        }
        Told::Step(Taken { node, is_solved, numbers: [one, other] }) => {
            add(2, u64::from(*node) << 1 | u64::from(*is_solved));
            add(2, units(*one));
            add(2, units(*other));
        }
        Told::Begins(_) | Told::Open { .. } => {}
    });
    let [leaves, values, steps] = hashes;
    leaves ^ values.rotate_left(21) ^ steps.rotate_left(42)
}

/// Works an exercise, and tells what is written down.
pub(super) fn told(
    exercise: &Exercise,
    mistakes: Mistakes,
    procedure: Procedure,
    tell: impl FnMut(Told<'_>),
) {
    match procedure {
        Procedure::AlphaBeta(cut) => alpha_beta::told(exercise, mistakes, cut, tell),
        Procedure::SssStar => sss_star::told(exercise, mistakes, tell),
        Procedure::BStar => b_star::told(exercise, mistakes, tell),
        Procedure::Mtd => mtd::told(exercise, mistakes, tell),
        Procedure::Uct { iterations, seed } => {
            uct::told(exercise, mistakes, (iterations, seed), tell);
        }
    }
}
