//! The sentences about backed-up values, in every search that follows one line of play after the
//! other.

use plyscope::{Bound, Event, NodeId, Player, Reason, Value, Window};

use crate::kinds::shared::means;
use crate::kinds::shared::results::{has_null_windows, is_before, returned, root_window};
use crate::record::state::{NodeNumbers, Phase};
use crate::show::moment::Moment;
use crate::show::sentence::Sentence;

/// Returns the sentence about an event in a depth-first search that has no sentence of its own for
/// it.
pub(crate) fn on_the_way(moment: &Moment<'_>, event: Event<'_>) -> Option<Sentence> {
    match event {
        Event::Lookup { node, known: Some((value, bound)), hit } => {
            let key = if hit { "table.hit" } else { "table.miss" };
            Some(moment.about(key, node).with("bound", moment.bound(value, bound)))
        }
        Event::Evaluate { node, value } => Some(moment.evaluated(node, value)),
        // Only the value that the procedure returns is unsound.
        Event::Leave { node: NodeId::ROOT, value, .. }
            if !is_unsound(moment) && !is_root_cut(moment) =>
        {
            Some(moment.about("leave", NodeId::ROOT).with("value", moment.value(value)))
        }
        // The sentence about the cutoff includes it.
        Event::Backup { node, from, value, .. } if !has_cutoff(moment) => {
            let mean = means::backed_up(moment, node, from, value);
            Some(mean.unwrap_or_else(|| backed_up(moment, node, from, value, returned(moment))))
        }
        Event::Done { outcome } => Some(moment.done(outcome)),
        _ => None,
    }
}

/// Returns the sentence about a child's value, and its parent's value after it.
fn backed_up(
    moment: &Moment<'_>,
    node: NodeId,
    from: NodeId,
    best: Value,
    returned: Option<(Value, Bound)>,
) -> Sentence {
    let (result, bound) = returned.unwrap_or((best, Bound::Exact));
    let elder = |child: &NodeId| is_before(moment, *child, from);
    let had_it = moment.topology.children(node).iter().filter(elder).any(|child| {
        match moment.state.node_numbers(child) {
            NodeNumbers::Value(value, _) => value == best,
            NodeNumbers::Interval { lower, upper } => lower == best || upper == best,
            _ => false,
        }
    });
    let improved = result == best && !had_it;
    let window = match moment.state.node_numbers(node) {
        NodeNumbers::Window { alpha, beta, .. } => Some((alpha, beta)),
        _ => None,
    };
    let player = moment.topology.player(node);
    let parent = moment.topology.parent(node);
    let has_null = has_null_windows(moment.settings);
    // Searched again for the player who asked, it begins with what the test found; the root begins
    // near the value of the pass before.
    let begins_narrower = match parent {
        Some(parent) => {
            (moment.state.is_again(node) || has_null) && moment.topology.player(parent) == player
        }
        None => moment.settings.has("aspiration") && moment.settings.word("aspiration") != "off",
    };
    let key = match window {
        _ if !improved && bound != Bound::Exact && looks_exact(moment, from, result) => {
            "backup.enough"
        }
        _ if !improved => "backup.keeps",
        // The next part is the cutoff.
        Some((alpha, beta)) if alpha > beta && moment.is_ahead(is_cutoff) => "backup.crosses",
        Some((alpha, beta)) if begins_narrower && [alpha, beta].contains(&best) => "backup.best",
        // A test doesn't say what anybody has.
        Some((alpha, beta)) if has_null && Window { alpha, beta }.is_null() => "backup.best",
        Some(window) => narrowed(player, window, best, inherited(moment, node)),
        None => "backup.best",
    };
    let sentence = moment
        .about(key, node)
        .with("from", moment.node(from))
        .with("value", moment.value(result))
        .with("bound", moment.bound(result, bound))
        .with("best", moment.value(best));
    match window {
        Some((alpha, beta)) => moment.with_window(sentence, alpha, beta),
        None => sentence,
    }
}

/// Returns `true` if all children of a node were seen, and one of them is worth just as much as the
/// node is said to be worth at most or at least: whoever sees them expects a value, not a bound.
fn looks_exact(moment: &Moment<'_>, node: NodeId, result: Value) -> bool {
    let children = moment.topology.children(node);
    let mut values = children.iter().map(|child| moment.state.node_numbers(child));
    values.any(|numbers| numbers == NodeNumbers::Value(result, Bound::Exact))
        && children
            .iter()
            .all(|child| matches!(moment.state.node_numbers(child), NodeNumbers::Value(..)))
}

/// Returns the key for the effect of a better value on the window of its node, which had this end
/// before there was any value.
fn narrowed(
    player: Player,
    (alpha, beta): (Value, Value),
    value: Value,
    inherited: Value,
) -> &'static str {
    let (end, sure) = match player {
        Player::Max => (alpha, "backup.sure.max"),
        Player::Min => (beta, "backup.sure.min"),
    };
    if alpha > beta {
        "backup.closes"
    } else if end == inherited || end != value {
        "backup.stays"
    } else {
        sure
    }
}

/// Returns the end of a node's window that its player's values move, as the node was given it: that
/// of its parent's window. A procedure that hands down one bound hands down the other player's.
fn inherited(moment: &Moment<'_>, node: NodeId) -> Value {
    let player = moment.topology.player(node);
    let parent = moment.topology.parent(node).filter(|_| !moment.settings.has("start"));
    let window = parent.map(|parent| moment.state.node_numbers(parent));
    let (alpha, beta) = match window {
        Some(NodeNumbers::Window { alpha, beta, .. }) => (alpha, beta),
        _ if node == NodeId::ROOT => {
            let Window { alpha, beta } = root_window(moment);
            (alpha, beta)
        }
        _ => (Value::NEG_INF, Value::INF),
    };
    if player == Player::Max { alpha } else { beta }
}

fn has_cutoff(moment: &Moment<'_>) -> bool {
    moment.events().any(is_cutoff)
}

fn is_cutoff(event: &Event<'_>) -> bool {
    matches!(event, Event::Cutoff { .. })
}

/// Returns `true` if children of the root are left out: it was given a window.
fn is_root_cut(moment: &Moment<'_>) -> bool {
    let mut children = moment.topology.children(NodeId::ROOT).iter();
    children.any(|child| moment.state.phase(child) == Phase::Cut)
}

fn is_unsound(moment: &Moment<'_>) -> bool {
    moment.step_events().any(|event| match event {
        Event::Done { outcome } => outcome.reason == Reason::Unsound,
        _ => false,
    })
}
