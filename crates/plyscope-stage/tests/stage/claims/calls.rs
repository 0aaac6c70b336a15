//! The claims about calls with one bound, seen from the player of each call.

use std::collections::BTreeMap;

use plyscope::{Bound, NodeId, Player, Unit, Value};
use plyscope_stage::{Sentence, Topology, shown};

use super::{Claim, Known};

/// Returns a value of MAX's as the player of a node counts.
fn seen(topology: &Topology, node: NodeId, value: Value) -> Value {
    match topology.player(node) {
        Player::Max => value,
        Player::Min => -value,
    }
}

/// Returns a result with its sign as the player of a node counts.
fn result(topology: &Topology, node: NodeId, (value, bound): (Value, Bound)) -> String {
    let is_turned = topology.player(node) == Player::Min;
    let sign = match (bound, is_turned) {
        (Bound::Exact, _) => "",
        (Bound::Lower, false) | (Bound::Upper, true) => "≥ ",
        (Bound::Upper, false) | (Bound::Lower, true) => "≤ ",
    };
    format!("{sign}{}", shown(seen(topology, node, value), Unit::ONE))
}

/// Checks the numbers of a sentence about a call, with the parent's value from the events.
pub(super) fn check(
    known: &Known,
    topology: &Topology,
    sentence: &Sentence,
    claim: &Claim<'_>,
    counts: &mut BTreeMap<String, usize>,
) {
    let key = sentence.key.as_ref();
    if !["call", "lb.", "leaf.", "test.fails", "test.holds", "test.none"]
        .iter()
        .any(|it| key.starts_with(it))
    {
        return;
    }
    *counts.entry(key.to_owned()).or_default() += 1;
    let node = claim.node("node");
    let parent = topology.parent(node);
    // `-LB` of the parent; a parent without a value gives what the options say.
    let handed_down =
        parent.and_then(|up| known.best(up)).map(|it| shown(seen(topology, node, it), Unit::ONE));
    let best = || shown(seen(topology, node, known.best(node).expect(key)), Unit::ONE);
    match key {
        "call" if handed_down.is_none() => assert_eq!(claim.text("parent"), "−∞", "{sentence:?}"),
        "call" => assert_eq!(Some(claim.text("parent")), handed_down.as_deref(), "{sentence:?}"),
        "call.first" | "call.root" => {
            assert_eq!(claim.text("parent"), "∞");
            let is_root = node == NodeId::ROOT;
            assert!(is_root == (key == "call.root"), "{sentence:?}");
            // A parent that has lost already has −∞, and hands down ∞.
            assert!(handed_down.is_none_or(|it| it == "∞"), "{sentence:?}");
        }
        "call.forgets" => assert_eq!(claim.text("value"), best(), "{sentence:?}"),
        "leaf.terminal" | "leaf.estimate" => {
            let value = known.evaluated[&node];
            assert_eq!(claim.text("value"), shown(seen(topology, node, value), Unit::ONE));
        }
        _ if key.starts_with("lb.") => {
            let from = claim.node("from");
            let (_, results) = &known.calls[&node];
            let &(_, value, bound) = results.iter().rfind(|it| it.0 == from).expect(key);
            assert_eq!(claim.text("returned"), result(topology, from, (value, bound)));
            assert_eq!(claim.text("gives"), result(topology, node, (value, bound)));
            assert_eq!(claim.text("best"), best(), "{sentence:?}");
            let elder = results.iter().filter(|it| it.0 != from);
            let before = elder.map(|it| seen(topology, node, it.1)).max();
            let is_better = before.is_some_and(|before| seen(topology, node, value) > before);
            assert_eq!(key == "lb.better", is_better, "{sentence:?}");
        }
        "test.none" => {
            let (_, results) = &known.calls[&node];
            assert_eq!(results.len(), topology.children(node).count as usize, "{sentence:?}");
        }
        _ if key.starts_with("test.") => {
            assert_eq!(claim.text("best"), best(), "{sentence:?}");
            if let Some(parent) = handed_down {
                assert_eq!(claim.text("parent"), parent, "{sentence:?}");
            }
            let number = |name| match claim.text(name) {
                "∞" => Value::INF,
                "−∞" => Value::NEG_INF,
                text => Value::new(text.replace('−', "-").parse().unwrap()),
            };
            let (best, bound) = (number("best"), number("parent"));
            let holds = if key.contains("strict") { best > bound } else { best >= bound };
            assert_eq!(holds, key.starts_with("test.holds"), "{sentence:?}");
            if holds {
                let (told, more) = claim.nodes("pruned");
                assert_eq!(told.len() + more, known.left_out[&node].len());
            } else {
                assert_eq!(claim.text("next"), shown(-best, Unit::ONE));
            }
        }
        _ => {}
    }
}
