//! The fields of events, each written by its type.

use plyscope::{NodeId, Siblings, Value};

use super::context::Context;
use super::node_names::NodeNames;
use super::values::Number;
use super::word_of::WordOf;
use crate::show::words::Word;

/// The type of a field in a line, by its type in the event.
macro_rules! line_field {
    (NodeId) => { String };
    (Siblings) => { Vec<String> };
    (&$life:lifetime [NodeId]) => { Vec<String> };
    (Value) => { Number };
    (i64) => { Number };
    (u32) => { u32 };
    ($type:ident) => { WordOf<$type> };
}
pub(super) use line_field;

/// A type of fields of events that a line has as a `T`.
pub(super) trait Written<T> {
    fn written(self, context: Context<'_>) -> T;
}

impl Written<String> for NodeId {
    fn written(self, context: Context<'_>) -> String {
        let path = || context.positions.topology.path(self);
        match context.names {
            NodeNames::Paths => path().to_string(),
            NodeNames::Numbers => format!("#{}", self.0),
            NodeNames::PathsAndNumbers => format!("{}#{}", path(), self.0),
        }
    }
}

impl Written<Vec<String>> for Siblings {
    fn written(self, context: Context<'_>) -> Vec<String> {
        self.iter().map(|node| node.written(context)).collect()
    }
}

impl Written<Vec<String>> for &[NodeId] {
    fn written(self, context: Context<'_>) -> Vec<String> {
        self.iter().map(|node| node.written(context)).collect()
    }
}

impl Written<Number> for Value {
    fn written(self, context: Context<'_>) -> Number {
        Number::of(self, context.unit())
    }
}

/// A sum of values, in units.
impl Written<Number> for i64 {
    fn written(self, context: Context<'_>) -> Number {
        Number::of_units(self, context.unit())
    }
}

impl Written<u32> for u32 {
    fn written(self, _: Context<'_>) -> u32 {
        self
    }
}

impl<T: Word> Written<WordOf<T>> for T {
    fn written(self, _: Context<'_>) -> WordOf<T> {
        self.into()
    }
}
