//! The lines of a trace, as they are written.

use std::collections::BTreeMap;

use plyscope::{Event, Game, NodeId, Value};
use serde::{Deserialize, Serialize};

use super::done::DoneLine;
use super::values::{Bounds, Number};
use crate::run::Run;
use crate::words;

/// The first line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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
}

/// An event and its number.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// The number of the event, counted from 1.
    pub t: u64,
    /// The event.
    #[serde(flatten)]
    pub event: TraceEvent,
}

/// A child that an expansion generated, with its bounds in B*.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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

/// An event. The fields are those of the format's table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the format's table says what each field is")]
#[non_exhaustive]
pub enum TraceEvent {
    Pass {
        number: u32,
        alpha: Number,
        beta: Number,
    },
    Enter {
        node: String,
        alpha: Number,
        beta: Number,
    },
    Expand {
        node: String,
        children: Vec<Child>,
    },
    Same {
        node: String,
        of: String,
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
    Cutoff {
        node: String,
        by: String,
        value: Number,
        bound: Number,
        pruned: Vec<String>,
    },
    Leave {
        node: String,
        value: Number,
        bound: String,
    },
    Lookup {
        node: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        value: Option<Number>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bound: Option<String>,
        hit: bool,
    },
    Store {
        node: String,
        value: Number,
        bound: String,
    },
    Pop {
        node: String,
        status: String,
        merit: Number,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        case: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bound: Option<Number>,
    },
    Push {
        node: String,
        status: String,
        merit: Number,
    },
    Purge {
        nodes: Vec<String>,
    },
    Choose {
        strategy: String,
        node: String,
        because: String,
    },
    Select {
        node: String,
    },
    Prove {
        node: String,
        proof: Number,
        disproof: Number,
    },
    Playout {
        node: String,
        value: Number,
        plies: u32,
    },
    Visit {
        node: String,
        visits: u32,
        total: Number,
    },
    Incumbent {
        node: String,
        value: Number,
    },
    Done(DoneLine),
    /// An event of a kind that this version doesn't know.
    #[serde(other)]
    Unknown,
}

impl TraceEvent {
    /// Returns an event of a run, with its nodes named by their paths.
    pub fn of(run: &Run, event: Event<'_>) -> TraceEvent {
        let decimals = run.game().decimals();
        let number = |value: Value| Number::of(value, decimals);
        let path = |node: NodeId| run.recording().topology().path(node).to_string();
        match event {
            Event::Pass { number: pass, alpha, beta } => {
                TraceEvent::Pass { number: pass, alpha: number(alpha), beta: number(beta) }
            }
            Event::Enter { node, alpha, beta } => {
                TraceEvent::Enter { node: path(node), alpha: number(alpha), beta: number(beta) }
            }
            Event::Expand { node, children, bounds, .. } => {
                let names = run.child_names(node);
                let child = |(index, child): (usize, NodeId)| Child {
                    node: path(child),
                    name: names.get(index).cloned().flatten(),
                    lower: bounds.get(index).map(|told| number(told.lower)),
                    upper: bounds.get(index).map(|told| number(told.upper)),
                };
                let children = children.iter().enumerate().map(child).collect();
                TraceEvent::Expand { node: path(node), children }
            }
            Event::Same { node, of } => TraceEvent::Same { node: path(node), of: path(of) },
            Event::Evaluate { node, value } => TraceEvent::Evaluate {
                node: path(node),
                worth: Bounds::Value { value: number(value) },
            },
            Event::Bounds { node, bounds } => {
                TraceEvent::Evaluate { node: path(node), worth: Bounds::of(bounds, decimals) }
            }
            Event::Backup { node, from, value, alpha, beta } => TraceEvent::Backup {
                node: path(node),
                from: Some(path(from)),
                worth: Bounds::Value { value: number(value) },
                alpha: Some(number(alpha)),
                beta: Some(number(beta)),
            },
            Event::BackupBounds { node, bounds } => TraceEvent::Backup {
                node: path(node),
                from: None,
                worth: Bounds::of(bounds, decimals),
                alpha: None,
                beta: None,
            },
            Event::Cutoff { node, by, value, bound, pruned } => TraceEvent::Cutoff {
                node: path(node),
                by: words::cut_by(by).to_owned(),
                value: number(value),
                bound: number(bound),
                pruned: pruned.iter().map(path).collect(),
            },
            Event::Leave { node, value, bound } => TraceEvent::Leave {
                node: path(node),
                value: number(value),
                bound: words::bound(bound).to_owned(),
            },
            Event::Lookup { node, known, hit } => TraceEvent::Lookup {
                node: path(node),
                value: known.map(|(value, _)| number(value)),
                bound: known.map(|(_, bound)| words::bound(bound).to_owned()),
                hit,
            },
            Event::Store { node, value, bound } => TraceEvent::Store {
                node: path(node),
                value: number(value),
                bound: words::bound(bound).to_owned(),
            },
            Event::Pop { node, status, merit, case } => TraceEvent::Pop {
                node: path(node),
                status: words::status(status).to_owned(),
                merit: number(merit),
                case,
                bound: run.recording().kind().pops_bounds().then(|| number(merit)),
            },
            Event::Push { node, status, merit } => TraceEvent::Push {
                node: path(node),
                status: words::status(status).to_owned(),
                merit: number(merit),
            },
            Event::Purge { nodes } => {
                TraceEvent::Purge { nodes: nodes.iter().copied().map(path).collect() }
            }
            Event::Choose { strategy, node, because } => TraceEvent::Choose {
                strategy: words::strategy(strategy).to_owned(),
                node: path(node),
                because: words::because(because).to_owned(),
            },
            Event::Select { node } => TraceEvent::Select { node: path(node) },
            Event::Prove { node, numbers } => TraceEvent::Prove {
                node: path(node),
                proof: Number::count(numbers.proof),
                disproof: Number::count(numbers.disproof),
            },
            Event::Playout { node, value, plies } => {
                TraceEvent::Playout { node: path(node), value: number(value), plies }
            }
            Event::Visit { node, visits, total } => TraceEvent::Visit {
                node: path(node),
                visits,
                total: Number::of_units(total, decimals),
            },
            Event::Incumbent { node, value } => {
                TraceEvent::Incumbent { node: path(node), value: number(value) }
            }
            Event::Done { outcome } => TraceEvent::Done(DoneLine::of(outcome, decimals)),
            _ => crate::nothing_else::nothing_else(),
        }
    }
}
