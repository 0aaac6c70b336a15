//! The fields of any event, as cells of a table.

use plyscope::{
    Bound, CutBy, Event, Interval, NodeId, OrderReason, Outcome, Player, Proof, Siblings, Status,
    Strategy, StrategyReason, Value,
};

use super::cell::Cell;
use super::columns::Column;
use crate::show::words::Word;

/// The cells of an event's fields.
pub(super) struct Fields {
    /// The name of its kind in the code.
    pub(super) name: &'static str,
    /// Its node, if it has one.
    pub(super) node: Option<NodeId>,
    pub(super) cells: Vec<(Column, Cell)>,
}

impl Fields {
    /// Returns the word of the event in a trace.
    pub(super) fn word(&self) -> String {
        match self.name {
            // The forms of two events with intervals.
            "Bounds" => "evaluate".to_owned(),
            "BackupBounds" => "backup".to_owned(),
            name => name.to_ascii_lowercase(),
        }
    }
}

/// A field of an event.
trait Field {
    /// Adds what a table has of the field.
    fn add(&self, name: Column, fields: &mut Fields);
}

impl Field for NodeId {
    fn add(&self, name: Column, fields: &mut Fields) {
        if name == "node" {
            fields.node = Some(*self);
        }
    }
}

impl Field for Value {
    fn add(&self, name: Column, fields: &mut Fields) {
        fields.cells.push((name, Cell::Value(*self)));
    }
}

impl Field for Proof {
    fn add(&self, _: Column, fields: &mut Fields) {
        for (name, number) in [("proof", self.proof), ("disproof", self.disproof)] {
            let infinite = number == Proof::INFINITE;
            let text = if infinite { "inf".to_owned() } else { number.to_string() };
            fields.cells.push((name, Cell::Number(text)));
        }
    }
}

/// Fields that are numbers.
macro_rules! numbers {
    ($($type:ty)+) => { $(
        impl Field for $type {
            fn add(&self, name: Column, fields: &mut Fields) {
                fields.cells.push((name, Cell::Number(self.to_string())));
            }
        }
    )+ };
}
numbers!(u32 i64);

/// Fields that are words of a trace.
macro_rules! words {
    ($($type:ty)+) => { $(
        impl Field for $type {
            fn add(&self, name: Column, fields: &mut Fields) {
                fields.cells.push((name, Cell::Text(self.word().to_owned())));
            }
        }
    )+ };
}
words!(Bound CutBy OrderReason Status Strategy StrategyReason);

/// Fields that a table leaves out, or has in a form of its own.
macro_rules! left_out {
    ($($type:ty)+) => { $(
        impl Field for $type {
            fn add(&self, _: Column, _: &mut Fields) {}
        }
    )+ };
}
left_out!(
    bool Option<u8> Option<(Value, Bound)> Interval Player Siblings &[Interval] &[NodeId] &Outcome
);

macro_rules! fields_of {
    (
        $(#[$_event:meta])*
        pub enum Event<$life:lifetime> { $(
            $(#[$_variant:meta])*
            $name:ident { $( $(#[$_field:meta])* $field:ident: $type:ty, )* },
        )* }
    ) => {
        /// Returns the fields of an event.
        pub(super) fn read(event: &Event<'_>) -> Fields {
            match event {
                $(Event::$name { $($field),* } => {
                    let mut fields =
                        Fields { name: stringify!($name), node: None, cells: Vec::new() };
                    $($field.add(stringify!($field), &mut fields);)*
                    fields
                })*
                _ => crate::show::nothing_else::nothing_else(),
            }
        }
    };
}
plyscope::events!(fields_of);
