//! The sentences about windows: the one a node is given, and how it is closed.

use plyscope::{Event, NodeId, Player, Value};

use crate::kinds::shared::backups::on_the_way;
use crate::kinds::shared::cutoffs::cut_off;
use crate::kinds::shared::entries::entered;
use crate::moment::Moment;
use crate::sentence::Sentence;
use crate::state::NodeNumbers;

/// Returns what alpha-beta, or a variant of it, does in a step.
pub(super) fn narrate(moment: &Moment<'_>) -> Vec<Sentence> {
    let sentence = |event: &Event<'_>| match *event {
        // For a leaf, the value is enough.
        Event::Expand { node, .. } => expanded(moment, node),
        Event::Cutoff { node, by, value, bound, pruned } => {
            cut_off(moment, node, by, value, bound, pruned)
        }
        ref event => on_the_way(moment, *event).into_iter().collect(),
    };
    moment.events().flat_map(sentence).collect()
}

/// Returns the sentences about an inner node that is entered, with its window, and about what is
/// forgotten there.
fn expanded(moment: &Moment<'_>, node: NodeId) -> Vec<Sentence> {
    let window = moment.events().find_map(|event| match *event {
        Event::Enter { alpha, beta, .. } => Some((alpha, beta)),
        _ => None,
    });
    match window {
        Some((alpha, beta)) => {
            let forgotten = forgotten(moment, node, alpha, beta);
            let entered = if forgotten.is_empty() || alpha.is_finite() || beta.is_finite() {
                entered(moment, node, alpha, beta)
            } else {
                moment.with_window(moment.about("enter.open.forgets", node), alpha, beta)
            };
            [entered].into_iter().chain(forgotten).collect()
        }
        None => vec![moment.about("enter", node)],
    }
}

/// Returns the sentences about what a player already has at an ancestor and the window doesn't have:
/// a procedure with only one bound does not hand it down.
fn forgotten(moment: &Moment<'_>, node: NodeId, alpha: Value, beta: Value) -> Vec<Sentence> {
    let (topology, state) = (moment.topology, moment.state);
    let (mut most, mut least) = ((alpha, None), (beta, None));
    let mut above = topology.parent(node);
    while let Some(ancestor) = above {
        if let NodeNumbers::Window { value: Some(value), .. } = state.node_numbers(ancestor) {
            match topology.player(ancestor) {
                Player::Max if value > most.0 => most = (value, Some(ancestor)),
                Player::Min if value < least.0 => least = (value, Some(ancestor)),
                Player::Max | Player::Min => {}
            }
        }
        above = topology.parent(ancestor);
    }
    // A window without room is an option's doing, not forgetfulness.
    let is_told = alpha < beta;
    let told = |key, (value, ancestor): (Value, Option<NodeId>)| {
        let ancestor = ancestor.filter(|_| is_told)?;
        Some(moment.about(key, ancestor).with("value", moment.value(value)))
    };
    let (most, least) = (told("enter.forgets.alpha", most), told("enter.forgets.beta", least));
    most.into_iter().chain(least).collect()
}
