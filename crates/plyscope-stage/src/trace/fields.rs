//! The fields of events, each written by its type.

use plyscope::{Game, NodeId, Siblings, Value};

use super::values::Number;
use crate::run::Run;
use crate::words::Word;

/// The type of a field in a line, by its type in the event.
macro_rules! line_field {
    (NodeId) => { String };
    (Siblings) => { Vec<String> };
    (&$life:lifetime [NodeId]) => { Vec<String> };
    (Value) => { Number };
    (i64) => { Number };
    (u32) => { u32 };
    (u8) => { u8 };
    (bool) => { bool };
    (Option<$type:tt>) => { Option<line_field!($type)> };
    // The word of a variant.
    ($type:ident) => { String };
}
pub(super) use line_field;

/// A type of fields of events that a line has as a `T`.
pub(super) trait Written<T> {
    fn written(self, run: &Run) -> T;
}

/// A node is named by its path.
impl Written<String> for NodeId {
    fn written(self, run: &Run) -> String {
        run.recording().topology().path(self).to_string()
    }
}

impl Written<Vec<String>> for Siblings {
    fn written(self, run: &Run) -> Vec<String> {
        self.iter().map(|node| node.written(run)).collect()
    }
}

impl Written<Vec<String>> for &[NodeId] {
    fn written(self, run: &Run) -> Vec<String> {
        self.iter().map(|node| node.written(run)).collect()
    }
}

impl Written<Number> for Value {
    fn written(self, run: &Run) -> Number {
        Number::of(self, run.game().decimals())
    }
}

/// A sum of values, in units.
impl Written<Number> for i64 {
    fn written(self, run: &Run) -> Number {
        Number::of_units(self, run.game().decimals())
    }
}

impl Written<u32> for u32 {
    fn written(self, _: &Run) -> u32 {
        self
    }
}

impl Written<u8> for u8 {
    fn written(self, _: &Run) -> u8 {
        self
    }
}

impl Written<bool> for bool {
    fn written(self, _: &Run) -> bool {
        self
    }
}

impl<T: Word> Written<String> for T {
    fn written(self, _: &Run) -> String {
        self.word().to_owned()
    }
}

impl<T, U: Written<T>> Written<Option<T>> for Option<U> {
    fn written(self, run: &Run) -> Option<T> {
        self.map(|field| field.written(run))
    }
}

/// A type of fields of lines.
pub(super) trait LineField {
    /// Returns `true` if the line is written without the field.
    fn is_left_out(&self) -> bool {
        false
    }
}

impl LineField for String {}
impl LineField for Vec<String> {}
impl LineField for Number {}
impl LineField for u32 {}
impl LineField for u8 {}
impl LineField for bool {}

impl<T> LineField for Option<T> {
    fn is_left_out(&self) -> bool {
        self.is_none()
    }
}

pub(super) fn is_left_out(field: &impl LineField) -> bool {
    field.is_left_out()
}
