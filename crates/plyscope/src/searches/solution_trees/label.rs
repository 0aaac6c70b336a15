//! The lines of the listings of SSS* and DUAL*.

use crate::searches::listing;

/// The lines of both listings that events name. The cases of Γ are numbered
/// from 1.
#[derive(Clone, Copy, Debug)]
pub(in crate::searches) enum Label {
    Start,
    Solved,
    Case1,
    Case2,
    Case3,
    Case4,
    Case5,
    Case6,
}

impl Label {
    /// Returns the line of a case of Γ, or of the solved root.
    pub(super) fn of_case(case: Option<u8>) -> Label {
        match case {
            Some(1) => Label::Case1,
            Some(2) => Label::Case2,
            Some(3) => Label::Case3,
            Some(4) => Label::Case4,
            Some(5) => Label::Case5,
            Some(_) => Label::Case6,
            None => Label::Solved,
        }
    }
}

impl listing::Label for Label {
    fn index(self) -> usize {
        self as usize
    }
}
