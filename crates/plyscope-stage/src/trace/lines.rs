//! The lines of a trace, as they are written.

use std::collections::BTreeMap;

use plyscope::{
    Bound, CutBy, Event, NodeId, OrderReason, Player, Status, Strategy, StrategyReason,
};
use serde::{Deserialize, Serialize};

use super::context::Context;
use super::done::DoneLine;
use super::fields::{Written, line_field};
use super::values::{Bounds, Number};
use super::word_of::WordOf;
use crate::run::Run;
use crate::show::nothing_else::nothing_else;

/// The first line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TraceHeader"))]
pub struct Header {
    /// The version, 1.
    pub trace: u32,
    /// The search.
    pub algorithm: String,
    /// The game, as text.
    pub game: String,
    /// The options that were given.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// `max` or `min`.
    pub root: String,
    /// `numbers`, if nodes are named by numbers; absent if they are named by paths.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub nodes: Option<String>,
}

/// An event and its number.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TraceLine"))]
pub struct Line {
    /// The number of the event, counted from 1.
    pub t: u64,
    /// The event.
    #[serde(flatten)]
    pub event: TraceEvent,
}

/// A child that an expansion generated, with its bounds in B*.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TraceChild", optional_fields))]
pub struct Child {
    /// Its path.
    pub node: String,
    /// The name of the move.
    #[serde(rename = "move", default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The pessimistic bound.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lower: Option<Number>,
    /// The optimistic bound.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub upper: Option<Number>,
}

/// Passes those events on to `lines` whose line is made of the types of their fields.
macro_rules! plain {
    (
        $(#[$_event:meta])*
        pub enum Event<$life:lifetime> { $($(#[$_variant:meta])* $name:ident $fields:tt,)* }
    ) => {
        plain! { [] $($name $fields)* }
    };
    // The lines of these have another form.
    ($plain:tt Expand $fields:tt $($rest:tt)*) => { plain! { $plain $($rest)* } };
    ($plain:tt Evaluate $fields:tt $($rest:tt)*) => { plain! { $plain $($rest)* } };
    ($plain:tt Bounds $fields:tt $($rest:tt)*) => { plain! { $plain $($rest)* } };
    ($plain:tt Backup $fields:tt $($rest:tt)*) => { plain! { $plain $($rest)* } };
    ($plain:tt BackupBounds $fields:tt $($rest:tt)*) => { plain! { $plain $($rest)* } };
    ($plain:tt Lookup $fields:tt $($rest:tt)*) => { plain! { $plain $($rest)* } };
    ($plain:tt Pop $fields:tt $($rest:tt)*) => { plain! { $plain $($rest)* } };
    ($plain:tt Prove $fields:tt $($rest:tt)*) => { plain! { $plain $($rest)* } };
    ($plain:tt Done $fields:tt $($rest:tt)*) => { plain! { $plain $($rest)* } };
    ([$($plain:tt)*] $name:ident $fields:tt $($rest:tt)*) => {
        plain! { [$($plain)* $name $fields] $($rest)* }
    };
    ([$($plain:tt)*]) => {
        lines! { $($plain)* }
    };
}

macro_rules! lines {
    ($(
        $name:ident { $(
            $(#[$_field:meta])*
            $field:ident: $($type:ident)? $(&$life:lifetime $list:tt)?,
        )* }
    )*) => {
        /// An event. The fields are those of the format's table.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
        #[serde(tag = "event", rename_all = "kebab-case")]
        #[expect(missing_docs, reason = "the format's table says what each field is")]
        #[non_exhaustive]
        pub enum TraceEvent {
            $($name { $(
                $field: line_field!($($type)? $(&$life $list)?),
            )* },)*
            Expand {
                node: String,
                children: Vec<Child>,
            },
            Evaluate {
                node: String,
                #[serde(flatten)]
                worth: Bounds,
            },
            Backup {
                node: String,
                #[serde(default, skip_serializing_if = "Option::is_none")]
                from: Option<String>,
                #[serde(flatten)]
                worth: Bounds,
                #[serde(default, skip_serializing_if = "Option::is_none")]
                alpha: Option<Number>,
                #[serde(default, skip_serializing_if = "Option::is_none")]
                beta: Option<Number>,
            },
            Lookup {
                node: String,
                #[serde(default, skip_serializing_if = "Option::is_none")]
                value: Option<Number>,
                #[serde(default, skip_serializing_if = "Option::is_none")]
                bound: Option<WordOf<Bound>>,
                hit: bool,
            },
            Pop {
                node: String,
                status: WordOf<Status>,
                merit: Number,
                #[serde(default, skip_serializing_if = "Option::is_none")]
                case: Option<u8>,
                #[serde(default, skip_serializing_if = "Option::is_none")]
                bound: Option<Number>,
            },
            Prove {
                node: String,
                proof: Number,
                disproof: Number,
            },
            Done(DoneLine),
            /// An event of a kind that this version doesn't know.
            #[serde(other)]
            #[cfg_attr(test, ts(skip))]
            Unknown,
        }

        /// Returns the line of an event that has the same fields.
        fn plain_line(context: Context<'_>, event: Event<'_>) -> TraceEvent {
            match event {
                $(Event::$name { $($field),* } => {
                    TraceEvent::$name { $($field: $field.written(context)),* }
                })*
                _ => nothing_else(),
            }
        }
    };
}
plyscope::events!(plain);

impl TraceEvent {
    /// Returns an event of a run, with its nodes named by their paths.
    pub fn of(run: &Run, event: Event<'_>) -> TraceEvent {
        TraceEvent::within(Context::of(run), event)
    }

    /// Returns an event, with its nodes named by their paths.
    pub(super) fn within(context: Context<'_>, event: Event<'_>) -> TraceEvent {
        let unit = context.unit();
        match event {
            Event::Expand { node, children, bounds, .. } => {
                let names = context.positions.child_names(node);
                let child = |(index, child): (usize, NodeId)| Child {
                    node: child.written(context),
                    name: names.get(index).cloned().flatten(),
                    lower: bounds.get(index).map(|bounds| bounds.lower.written(context)),
                    upper: bounds.get(index).map(|bounds| bounds.upper.written(context)),
                };
                let children = children.iter().enumerate().map(child).collect();
                TraceEvent::Expand { node: node.written(context), children }
            }
            Event::Evaluate { node, value } => TraceEvent::Evaluate {
                node: node.written(context),
                worth: Bounds::Value { value: value.written(context) },
            },
            Event::Bounds { node, bounds } => TraceEvent::Evaluate {
                node: node.written(context),
                worth: Bounds::of(bounds, unit),
            },
            Event::Backup { node, from, value, alpha, beta } => TraceEvent::Backup {
                node: node.written(context),
                from: Some(from.written(context)),
                worth: Bounds::Value { value: value.written(context) },
                alpha: Some(alpha.written(context)),
                beta: Some(beta.written(context)),
            },
            Event::BackupBounds { node, bounds } => TraceEvent::Backup {
                node: node.written(context),
                from: None,
                worth: Bounds::of(bounds, unit),
                alpha: None,
                beta: None,
            },
            Event::Lookup { node, known, hit } => TraceEvent::Lookup {
                node: node.written(context),
                value: known.map(|(value, _)| value.written(context)),
                bound: known.map(|(_, bound)| bound.written(context)),
                hit,
            },
            Event::Pop { node, status, merit, case } => TraceEvent::Pop {
                node: node.written(context),
                status: status.written(context),
                merit: merit.written(context),
                case,
                bound: context.pops_bounds.then(|| merit.written(context)),
            },
            Event::Prove { node, numbers } => TraceEvent::Prove {
                node: node.written(context),
                proof: Number::count(numbers.proof),
                disproof: Number::count(numbers.disproof),
            },
            Event::Done { outcome } => TraceEvent::Done(DoneLine::of(outcome, unit)),
            event => plain_line(context, event),
        }
    }
}
