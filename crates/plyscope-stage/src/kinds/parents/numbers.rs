//! The numbers of a call, by the names that the procedure gives them.

use plyscope::NodeId;

use crate::draw::painter::Ink;
use crate::record::topology::Topology;
use crate::show::own_numbers::{NodeWindow, OwnNumbers};
use crate::show::sentence::{Arg, Sentence, shown};
use crate::show::side::Side;

/// The display of the numbers of a call.
pub(super) struct CallNumbers;

/// Returns the number of levels that are left at a node, if they are counted.
pub(super) fn levels(side: Side, topology: &Topology, node: NodeId) -> Option<u32> {
    match side {
        Side::Calls(Some(levels)) => Some(levels.saturating_sub(topology.depth(node) as u32)),
        _ => None,
    }
}

impl OwnNumbers for CallNumbers {
    fn window_lines(&self, of: NodeWindow<'_>) -> Option<Vec<(String, Ink)>> {
        let Side::Calls(_) = of.side else { return None };
        let mut lines = Vec::new();
        let named = |name: &str, value| format!("{name} {}", shown(value, of.unit));
        if let Some(best) = of.best {
            lines.push((named("LB", of.seen(best)), Ink::Ink));
        }
        lines.push((named("parentVal", of.seen(of.parent())), Ink::Beta));
        if let Some(levels) = levels(of.side, of.topology, of.node) {
            lines.push((format!("numLev {levels}"), Ink::Muted));
        }
        Some(lines)
    }

    fn window_facts(&self, of: NodeWindow<'_>) -> Option<Vec<Sentence>> {
        let Side::Calls(_) = of.side else { return None };
        let value = |value| Arg::of_value(of.seen(value), of.unit);
        let mut facts = vec![Sentence::new("fact.parentVal").with("value", value(of.parent()))];
        if let Some(levels) = levels(of.side, of.topology, of.node) {
            facts.push(Sentence::new("fact.numLev").number("value", levels));
        }
        if let Some(best) = of.best {
            facts.push(Sentence::new("fact.LB").with("value", value(best)));
        }
        Some(facts)
    }
}
