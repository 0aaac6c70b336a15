//! The panel of the calls, each with its arguments and its own bound.

use plyscope::{Event, NodeId, Value, Window};
use serde::Serialize;

use super::numbers::levels;
use crate::kinds::shared::calls::{SHOWN, calls, player_of};
use crate::show::moment::Moment;
use crate::show::sentence::shown;

/// The calls that have not returned, each with its numbers, seen from its player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CallsPanel {
    /// `calls`.
    #[cfg_attr(test, ts(type = "\"calls\""))]
    pub kind: &'static str,
    /// `true` if levels are counted.
    pub counted: bool,
    /// The calls, the root's first.
    pub rows: Vec<CallRow>,
}

/// A call, with its numbers.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CallRow {
    /// Its node's path.
    pub node: String,
    /// `max` or `min`; none for a leaf.
    #[cfg_attr(test, ts(type = "\"max\" | \"min\" | null"))]
    pub player: Option<&'static str>,
    /// `true` if this step is about it.
    pub now: bool,
    /// `numLev`, the number of levels that are left, if they are counted.
    pub levels: Option<String>,
    /// `parentVal`, the bound that the parent has.
    pub parent: String,
    /// `LB`, once a child has returned.
    pub best: Option<String>,
    /// The test before the next child, if this step makes it.
    pub test: Option<CallTest>,
}

/// A test whether a call returns at once.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CallTest {
    /// Its numbers, such as `−2 ≥ −3`.
    pub text: String,
    /// `true` if it holds.
    pub holds: bool,
}

/// The numbers of the test that a step makes: `LB` and `parentVal`.
pub(super) struct Test {
    pub(super) best: Value,
    pub(super) parent: Value,
    pub(super) holds: bool,
    pub(super) strict: bool,
}

/// Returns the node whose child has returned in the step, and the test before its next child, if it
/// has one.
pub(super) fn test(moment: &Moment<'_>) -> Option<(NodeId, Test)> {
    let topology = moment.topology;
    let (node, from, value, window) = moment.step_events().find_map(|event| match *event {
        Event::Backup { node, from, value, alpha, beta } => {
            Some((node, from, value, Window { alpha, beta }))
        }
        _ => None,
    })?;
    if topology.children(node).iter().last() == Some(from) {
        return None;
    }
    let (player, side) = (topology.player(node), moment.side);
    let holds = moment.step_events().any(|event| matches!(event, Event::Cutoff { .. }));
    let (_, bound) = window.cutoff_at(player);
    let test = Test {
        best: side.value(player, value),
        parent: side.value(player, bound),
        holds,
        strict: moment.settings.word("cut") == "past-equality",
    };
    Some((node, test))
}

pub(super) fn panel(moment: &Moment<'_>) -> CallsPanel {
    let (topology, side, unit) = (moment.topology, moment.side, moment.unit());
    let calls = calls(moment);
    let calls = &calls[calls.len().saturating_sub(SHOWN)..];
    let tested = test(moment);
    let show = |value| shown(value, unit);
    let rows = calls.iter().map(|&(node, window, best)| {
        let player = topology.player(node);
        let test = tested.as_ref().filter(|&&(at, _)| at == node).map(|(_, test)| CallTest {
            text: format!(
                "{} {} {}",
                show(test.best),
                if test.strict { ">" } else { "≥" },
                show(test.parent)
            ),
            holds: test.holds,
        });
        CallRow {
            node: topology.short_path(node),
            player: player_of(topology, node),
            now: node == moment.focus,
            levels: levels(side, topology, node).map(|levels| levels.to_string()),
            parent: show(side.interval(player, window).upper),
            best: best.map(|(value, _)| show(side.value(player, value))),
            test,
        }
    });
    CallsPanel {
        kind: "calls",
        counted: levels(side, topology, NodeId::ROOT).is_some(),
        rows: rows.collect(),
    }
}
