//! The sentences about the windows of the calls, which have one bound each, as MAX counts.

use plyscope::{Event, NodeId, Player, Value};

use crate::kinds::shared::backups::on_the_way;
use crate::kinds::shared::cutoffs::cut_off;
use crate::kinds::shared::entries::entered;
use crate::record::state::NodeNumbers;
use crate::show::moment::Moment;
use crate::show::sentence::{Sentence, add};

/// Returns what the procedure does in a step.
pub(super) fn narrate(moment: &Moment<'_>) -> Vec<Sentence> {
    let mut text = Vec::new();
    for event in moment.events() {
        match *event {
            // For a leaf, the value is enough.
            Event::Expand { node, .. } => expanded(&mut text, moment, node),
            Event::Cutoff { node, by, value, bound, pruned } => {
                cut_off(&mut text, moment, node, by, value, bound, pruned.iter());
            }
            event => add(&mut text, on_the_way(moment, event)),
        }
    }
    text
}

/// Adds the sentences about an inner node that is entered, with its window, and about what is
/// forgotten there.
fn expanded(text: &mut Vec<Sentence>, moment: &Moment<'_>, node: NodeId) {
    let window = moment.events().find_map(|event| match *event {
        Event::Enter { alpha, beta, .. } => Some((alpha, beta)),
        _ => None,
    });
    let Some((alpha, beta)) = window else { return text.push(moment.about("enter", node)) };
    let (most, least) = forgotten(moment, node, alpha, beta);
    let forgets = most.is_some() || least.is_some();
    text.push(if !forgets || alpha.is_finite() || beta.is_finite() {
        entered(moment, node, alpha, beta)
    } else {
        moment.with_window(moment.about("enter.open.forgets", node), alpha, beta)
    });
    add(text, most);
    add(text, least);
}

/// Returns the sentences about what a player already has at an ancestor and the window doesn't
/// have: a procedure with only one bound does not hand it down.
fn forgotten(
    moment: &Moment<'_>,
    node: NodeId,
    alpha: Value,
    beta: Value,
) -> (Option<Sentence>, Option<Sentence>) {
    let (most, least) = known_above(moment, node, alpha, beta);
    // A window without room is an option's doing, not forgetfulness.
    let is_told = alpha < beta;
    let sentence = |key, (value, ancestor): (Value, Option<NodeId>)| {
        let ancestor = ancestor.filter(|_| is_told)?;
        Some(moment.about(key, ancestor).with("value", moment.value(value)))
    };
    (sentence("enter.forgets.alpha", most), sentence("enter.forgets.beta", least))
}

/// A bound, and the ancestor whose value it is, if it is better than the one that was handed down.
pub(super) type Above = (Value, Option<NodeId>);

/// Returns the best that each player already has above a node: MAX, and MIN.
pub(super) fn known_above(
    moment: &Moment<'_>,
    node: NodeId,
    alpha: Value,
    beta: Value,
) -> (Above, Above) {
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
    (most, least)
}
