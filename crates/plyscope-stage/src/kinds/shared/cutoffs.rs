//! The sentences about a cutoff.

use std::borrow::Cow;

use plyscope::{Bound, CutBy, Event, NodeId, Player, Value};

use crate::kinds::shared::means;
use crate::kinds::shared::results::{given_range, is_before, is_strict, returned};
use crate::record::state::{NodeNumbers, Phase};
use crate::show::moment::Moment;
use crate::show::sentence::{Sentence, add};

/// Adds the sentences that tell why the rest of a node's children is left out, and how far up
/// the bound was set.
pub(crate) fn cut_off(
    text: &mut Vec<Sentence>,
    moment: &Moment<'_>,
    node: NodeId,
    by: CutBy,
    value: Value,
    bound: Value,
    pruned: impl Iterator<Item = NodeId>,
) {
    let (alpha_or_beta, never) = match by {
        CutBy::Alpha => ("alpha", Value::INF),
        CutBy::Beta => ("beta", Value::NEG_INF),
    };
    let strict = is_strict(moment.settings);
    let owner = owner_of_bound(moment, node, bound);
    let below = owner.is_none().then(|| means::cut_below(moment, node, by, bound)).flatten();
    // No ancestor has such a value: the bound was given to the call.
    let is_last = owner.is_none().then(|| given_range(moment)).flatten();
    let is_last = is_last.and_then(|range| means::at_an_end(range, by, bound));
    let key = if let Some((key, _)) = below {
        Cow::Borrowed(key)
    } else if let Some(key) = is_last {
        Cow::Borrowed(key)
    } else if bound == never && owner.is_none() {
        Cow::Borrowed("cutoff.unsound")
    } else {
        let strict = if strict { ".strict" } else { "" };
        let by = if owner.is_some() { ".by" } else { "" };
        Cow::Owned(format!("cutoff.{alpha_or_beta}{strict}{by}"))
    };
    let (result, result_bound) = returned(moment).unwrap_or((value, Bound::Exact));
    let sentence = moment
        .about(key, node)
        .with("value", moment.value(value))
        .with("gives", moment.bound(result, result_bound))
        .with("bound", moment.value(bound));
    let from = moment.step_events().find_map(|event| match *event {
        Event::Backup { from, .. } => Some(from),
        _ => None,
    });
    let sentence = moment.with_left_out(sentence, from.unwrap_or(node), pruned);
    let sentence = match below {
        Some((_, above)) => sentence.with("above", moment.node(above)),
        None => sentence,
    };
    let Some(owner) = owner else { return text.push(sentence) };
    text.push(sentence.with("by", moment.node(owner)));
    add(text, deep(moment, node, owner));
}

/// Returns the sentence about a deep cutoff: one by a bound that was set above the node's parent,
/// by a child of the ancestor there.
fn deep(moment: &Moment<'_>, node: NodeId, by: NodeId) -> Option<Sentence> {
    let topology = moment.topology;
    let ancestor = topology.parent(by).filter(|&above| Some(above) != topology.parent(node))?;
    let plies = topology.depth(node) - topology.depth(ancestor);
    let sentence = moment.about("cutoff.deep", ancestor);
    Some(sentence.with("by", moment.node(by)).number("plies", plies))
}

/// Returns the node that the bound comes from: a finished child of one of the opponent's nodes
/// above, which guarantees the opponent this value.
pub(in crate::kinds) fn owner_of_bound(
    moment: &Moment<'_>,
    node: NodeId,
    bound: Value,
) -> Option<NodeId> {
    let (topology, state) = (moment.topology, moment.state);
    let player = topology.player(node);
    let (mut below, mut above) = (node, topology.parent(node));
    // Above chance, a bound is another one.
    while let Some(ancestor) = above.filter(|&above| !topology.is_chance(above)) {
        if topology.player(ancestor) != player {
            let uncertain = match topology.player(ancestor) {
                Player::Max => Bound::Upper,
                Player::Min => Bound::Lower,
            };
            let gave = |child: &NodeId| {
                state.phase(*child) == Phase::Resolved
                    && matches!(
                        state.node_numbers(*child),
                        NodeNumbers::Value(v, says) if v == bound && says != uncertain
                    )
            };
            // The children after the one on the path are from an earlier search, if from any.
            let elder = |child: &NodeId| is_before(moment, *child, below);
            let mut elder = topology.children(ancestor).iter().filter(elder);
            if let Some(child) = elder.find(gave) {
                return Some(child);
            }
        }
        (below, above) = (ancestor, topology.parent(ancestor));
    }
    None
}
