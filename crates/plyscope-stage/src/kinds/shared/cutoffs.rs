//! The sentences about a cutoff.

use std::borrow::Cow;

use plyscope::{Bound, CutBy, NodeId, Player, Siblings, Value};

use crate::moment::Moment;
use crate::sentence::Sentence;
use crate::state::{NodeNumbers, Phase};

/// Returns the sentence that tells why the rest of a node's children is never entered.
pub(crate) fn cut_off(
    moment: &Moment<'_>,
    node: NodeId,
    by: CutBy,
    value: Value,
    bound: Value,
    pruned: Siblings,
) -> Sentence {
    let (alpha_or_beta, never) = match by {
        CutBy::Alpha => ("alpha", Value::INF),
        CutBy::Beta => ("beta", Value::NEG_INF),
    };
    let settings = moment.settings;
    let strict = settings.has("cut") && settings.word("cut") == "past-equality";
    let owner = owner_of_bound(moment, node, bound);
    // No ancestor has such a value: the bound was given to the call.
    let key = if bound == never && owner.is_none() {
        Cow::Borrowed("cutoff.unsound")
    } else {
        let strict = if strict { ".strict" } else { "" };
        let by = if owner.is_some() { ".by" } else { "" };
        Cow::Owned(format!("cutoff.{alpha_or_beta}{strict}{by}"))
    };
    let sentence = moment
        .about(key, node)
        .with("value", moment.value(value))
        .with("bound", moment.value(bound));
    let sentence = moment.with_pruned(sentence, pruned);
    match owner {
        Some(owner) => sentence.with("by", moment.node(owner)),
        None => sentence,
    }
}

/// Returns the node that the bound comes from: a finished child of one of the opponent's nodes
/// above, which guarantees the opponent this value.
fn owner_of_bound(moment: &Moment<'_>, node: NodeId, bound: Value) -> Option<NodeId> {
    let (topology, state) = (moment.topology, moment.state);
    let player = topology.player(node);
    let mut above = topology.parent(node);
    while let Some(ancestor) = above {
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
            if let Some(child) = topology.children(ancestor).iter().find(gave) {
                return Some(child);
            }
        }
        above = topology.parent(ancestor);
    }
    None
}
