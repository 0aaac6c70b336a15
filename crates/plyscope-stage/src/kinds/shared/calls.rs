//! The calls that have not returned: the path from the root to the current node of a depth-first
//! search.

use plyscope::{Bound, CutBy, Event, Interval, NodeId, Player, Value};
use serde::Serialize;

use crate::record::state::NodeNumbers;
use crate::record::topology::Topology;
use crate::show::axis::{Axis, Point, Scale};
use crate::show::moment::Moment;
use crate::show::origins::origin;
use crate::show::sentence::shown;
use crate::show::signs::{best_so_far, signed_at, test_window};
use crate::show::words;

/// The nodes on the path from the root, each with its window.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WindowPanel {
    /// `window`.
    #[cfg_attr(test, ts(type = "\"window\""))]
    pub kind: &'static str,
    /// The number line below the windows.
    pub axis: Axis,
    /// The nodes, from the root down.
    pub rows: Vec<WindowRow>,
    /// The call stack, the root first.
    pub stack: Vec<StackRow>,
}

/// The nodes on the path from the root, each with its value so far.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StackPanel {
    /// `stack`.
    #[cfg_attr(test, ts(type = "\"stack\""))]
    pub kind: &'static str,
    /// The nodes, the root first.
    pub rows: Vec<StackRow>,
}

/// A node on the path, with its window.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WindowRow {
    /// Its path.
    pub node: String,
    /// `max`, `min` or `chance`; none for a leaf.
    #[cfg_attr(test, ts(type = "\"max\" | \"min\" | \"chance\" | null"))]
    pub player: Option<&'static str>,
    /// The value that MAX already has.
    pub alpha: Point,
    /// The value that MIN already has.
    pub beta: Point,
    /// The paths of the child whose value has set α, and of the child's parent, if a child has.
    pub alpha_from: Option<[String; 2]>,
    /// The same for β.
    pub beta_from: Option<[String; 2]>,
    /// `true` if this step is about it.
    pub now: bool,
    /// The test that a null window makes, such as `> 5?`.
    pub question: Option<String>,
    /// `true` if it was tested and is searched again.
    pub again: bool,
    /// `alpha` or `beta` if this step's cutoff closed the window.
    #[cfg_attr(test, ts(type = "\"alpha\" | \"beta\" | null"))]
    pub cut: Option<&'static str>,
}

/// A call that has not returned.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StackRow {
    /// Its node's path.
    pub node: String,
    /// `max`, `min` or `chance`; none for a leaf.
    #[cfg_attr(test, ts(type = "\"max\" | \"min\" | \"chance\" | null"))]
    pub player: Option<&'static str>,
    /// The best value so far, once a child has returned one.
    pub value: Option<String>,
    /// α, if the search has windows.
    pub alpha: Option<String>,
    /// β, if the search has windows.
    pub beta: Option<String>,
    /// The child whose result it waits for.
    pub child: Option<String>,
}

pub(in crate::kinds) fn player_of(topology: &Topology, node: NodeId) -> Option<&'static str> {
    (!topology.is_leaf(node)).then(|| words::mover(topology, node))
}

/// A call: its node, its window, and its best value so far with the bound that it is.
pub(in crate::kinds) type Call = (NodeId, Interval, Option<(Value, Bound)>);

/// Returns the nodes of the calls that have not returned, from the root down; a leaf that is just
/// evaluated is the last. Of a long path, only the end, so many.
pub(in crate::kinds) fn open_calls(moment: &Moment<'_>, most: usize) -> Vec<NodeId> {
    let left = |event: &Event<'_>| matches!(event, Event::Leave { node: NodeId::ROOT, .. });
    if moment.step == 0 || moment.events().any(left) {
        return Vec::new();
    }
    let upwards = std::iter::successors(Some(moment.focus), |&node| moment.topology.parent(node));
    let mut nodes: Vec<_> = upwards.take(most).collect();
    nodes.reverse();
    nodes
}

/// Returns the calls that have not returned, as [`open_calls`] does.
pub(in crate::kinds) fn calls(moment: &Moment<'_>) -> Vec<Call> {
    let (topology, state) = (moment.topology, moment.state);
    // One more than is shown, for the window of a leaf.
    let nodes = open_calls(moment, SHOWN + 1);
    let mut window = Interval::ALL;
    let mut rows = Vec::with_capacity(nodes.len());
    for node in nodes {
        let numbers = state.node_numbers(node);
        let mut best = best_so_far(topology, state, node, numbers);
        match numbers {
            NodeNumbers::Window { alpha, beta, .. } => {
                // In a window that is closed, the bounds are in the wrong order.
                window = Interval { lower: alpha, upper: beta };
            }
            NodeNumbers::Test { asker, than, .. } => window = test_window(asker, than),
            NodeNumbers::Value(value, bound) => best = Some((value, bound)),
            _ => {}
        }
        rows.push((node, window, best));
    }
    rows
}

/// The number of calls that are shown, the last ones.
pub(in crate::kinds) const SHOWN: usize = 64;

/// Returns the panel of the windows on the path.
pub(in crate::kinds) fn window_panel(moment: &Moment<'_>) -> WindowPanel {
    let (topology, state) = (moment.topology, moment.state);
    let (calls, unit) = (calls(moment), moment.unit());
    let scale = Scale::of(moment);
    let cut = moment.events().find_map(|event| match *event {
        Event::Cutoff { node, by, .. } => Some((node, by)),
        _ => None,
    });
    let shown_calls = &calls[calls.len().saturating_sub(SHOWN)..];
    let from = |node, end| -> Option<[String; 2]> {
        let child = origin(topology, state, node, end)?;
        Some([child, topology.parent(child)?].map(|node| topology.short_path(node)))
    };
    let side = moment.side;
    let end = |node, by| match by {
        CutBy::Alpha if side.turns(topology.player(node)) => CutBy::Beta,
        CutBy::Beta if side.turns(topology.player(node)) => CutBy::Alpha,
        _ => by,
    };
    let seen = |node, window| side.interval(topology.player(node), window);
    let shown_calls = shown_calls.iter().map(|&(node, window, _)| (node, seen(node, window)));
    let rows = shown_calls.map(|(node, Interval { lower, upper })| WindowRow {
        node: topology.short_path(node),
        player: player_of(topology, node),
        alpha: scale.point(lower),
        beta: scale.point(upper),
        alpha_from: from(node, end(node, CutBy::Alpha)),
        beta_from: from(node, end(node, CutBy::Beta)),
        now: node == moment.focus,
        question: state.asked(node).map(|(asker, than)| match asker {
            Player::Max => format!("> {}?", shown(than, unit)),
            Player::Min => format!("< {}?", shown(than, unit)),
        }),
        again: state.is_again(node),
        cut: cut.filter(|&(cut, _)| cut == node).map(|(_, by)| words::cut_by(end(node, by))),
    });
    WindowPanel {
        kind: "window",
        axis: scale.axis(),
        rows: rows.collect(),
        stack: stack_rows(moment, &calls, true),
    }
}

/// Returns the panel of the values on the path.
pub(in crate::kinds) fn stack_panel(moment: &Moment<'_>) -> StackPanel {
    StackPanel { kind: "stack", rows: stack_rows(moment, &calls(moment), false) }
}

/// Returns the rows of the call stack, with or without windows.
pub(in crate::kinds) fn stack_rows(
    moment: &Moment<'_>,
    calls: &[Call],
    windows: bool,
) -> Vec<StackRow> {
    let (topology, unit) = (moment.topology, moment.unit());
    let first = calls.len().saturating_sub(SHOWN);
    let path = |node| topology.short_path(node);
    let row = |index: usize| {
        let (node, window, value) = calls[index];
        let player = topology.player(node);
        let Interval { lower, upper } = moment.side.interval(player, window);
        let value = value.map(|value| moment.side.bound(player, value));
        StackRow {
            node: path(node),
            player: player_of(topology, node),
            value: value.map(|value| signed_at(topology, moment.state, node, value, unit)),
            alpha: windows.then(|| shown(lower, unit)),
            beta: windows.then(|| shown(upper, unit)),
            child: calls.get(index + 1).map(|&(child, ..)| path(child)),
        }
    };
    (first..calls.len()).map(row).collect()
}
