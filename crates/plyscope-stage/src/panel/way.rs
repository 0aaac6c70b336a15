//! The way from the root to where the search is.

use plyscope::{Event, Game, Interval, NodeId, Player, Value};
use serde::Serialize;

use super::Panel;
use super::axis::{Point, Scale};
use crate::run::Run;
use crate::sentence::shown;
use crate::state::NodeNumbers;
use crate::topology::Topology;
use crate::words;

/// A node on the way, with its window.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct WindowRow {
    /// Its path.
    pub node: String,
    /// `max` or `min`; none for a leaf.
    pub player: Option<&'static str>,
    /// What MAX already has.
    pub alpha: Point,
    /// What MIN already has.
    pub beta: Point,
    /// Whether this step is about it.
    pub now: bool,
    /// The question that a null window asks, such as `> 5?`.
    pub question: Option<String>,
    /// Whether it was tested and is searched again.
    pub again: bool,
    /// `alpha` or `beta` where this step's cutoff closed the window.
    pub cut: Option<&'static str>,
}

/// A call that has not returned.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StackRow {
    /// Its node's path.
    pub node: String,
    /// `max` or `min`; none for a leaf.
    pub player: Option<&'static str>,
    /// The best value so far, where a child gave one.
    pub value: Option<String>,
    /// α, where the search has windows.
    pub alpha: Option<String>,
    /// β, where the search has windows.
    pub beta: Option<String>,
    /// The child that it waits for.
    pub child: Option<String>,
}

fn player_of(topology: &Topology, node: NodeId) -> Option<&'static str> {
    (!topology.is_leaf(node)).then(|| words::player(topology.player(node)))
}

/// The nodes whose calls have not returned, from the root down, each with
/// its window; a leaf that is just evaluated is the last. Of a long way only
/// the end.
fn way(run: &Run) -> Vec<(NodeId, Interval, Option<Value>)> {
    let recording = run.recording();
    let (topology, state) = (recording.topology(), recording.state());
    let step = recording.at();
    let focus = run.focus(step);
    let mut nodes = Vec::new();
    if step > 0 {
        let left = |event| matches!(event, Event::Leave { node: NodeId::ROOT, .. });
        if !recording.step_events(step).any(|(_, event)| left(event)) {
            // One more than is shown, for the window that a leaf got.
            let upwards = std::iter::successors(Some(focus), |&node| topology.parent(node));
            nodes.extend(upwards.take(SHOWN + 1));
        }
    }
    let mut window = Interval::ALL;
    nodes.reverse();
    let mut rows = Vec::with_capacity(nodes.len());
    for node in nodes {
        let mut best = None;
        match state.node_numbers(node) {
            NodeNumbers::Window { alpha, beta, value } => {
                // An interval that is closed is the wrong way round.
                window = Interval { lower: alpha, upper: beta };
                best = value;
            }
            NodeNumbers::Test { asker, than, value } => {
                window = test_window(asker, than);
                best = value;
            }
            NodeNumbers::Value(value, _) => best = Some(value),
            _ => {}
        }
        rows.push((node, window, best));
    }
    rows
}

/// The null window of a question.
fn test_window(asker: Player, than: Value) -> Interval {
    match asker {
        Player::Max => Interval { lower: than, upper: than.just_above() },
        Player::Min => Interval { lower: than.just_below(), upper: than },
    }
}

/// How many nodes of a long way are shown, the last ones.
const SHOWN: usize = 64;

pub(super) fn windows(run: &Run) -> Panel {
    let (topology, state) = (run.recording().topology(), run.recording().state());
    let (way, decimals) = (way(run), run.game().decimals());
    let scale = Scale::of(run);
    let step = run.recording().at();
    let cut = run.recording().step_events(step).find_map(|(_, event)| match event {
        Event::Cutoff { node, by, .. } => Some((node, by)),
        _ => None,
    });
    let focus = run.focus(step);
    let shown_way = &way[way.len().saturating_sub(SHOWN)..];
    let rows = shown_way.iter().map(|&(node, Interval { lower, upper }, _)| WindowRow {
        node: topology.short_path(node),
        player: player_of(topology, node),
        alpha: scale.point(lower),
        beta: scale.point(upper),
        now: node == focus,
        question: state.asked(node).map(|(asker, than)| match asker {
            Player::Max => format!("> {}?", shown(than, decimals)),
            Player::Min => format!("< {}?", shown(than, decimals)),
        }),
        again: state.is_again(node),
        cut: cut.filter(|&(cut, _)| cut == node).map(|(_, by)| words::cut_by(by)),
    });
    Panel::Window { axis: scale.axis(), rows: rows.collect(), stack: rows_of(run, &way, true) }
}

pub(super) fn stack(run: &Run) -> Vec<StackRow> {
    rows_of(run, &way(run), false)
}

fn rows_of(run: &Run, way: &[(NodeId, Interval, Option<Value>)], windows: bool) -> Vec<StackRow> {
    let (topology, decimals) = (run.recording().topology(), run.game().decimals());
    let first = way.len().saturating_sub(SHOWN);
    let path = |node| topology.short_path(node);
    let row = |index: usize| {
        let (node, Interval { lower, upper }, value) = way[index];
        StackRow {
            node: path(node),
            player: player_of(topology, node),
            value: value.map(|value| shown(value, decimals)),
            alpha: windows.then(|| shown(lower, decimals)),
            beta: windows.then(|| shown(upper, decimals)),
            child: way.get(index + 1).map(|&(child, ..)| path(child)),
        }
    };
    (first..way.len()).map(row).collect()
}
