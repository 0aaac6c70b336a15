//! A search that is recorded to its end, as an answer is about it.

use std::collections::BTreeMap;

use plyscope::{Event, NodeId, Value};

use super::same::{is_same, usual};
use crate::record::topology::Topology;
use crate::run::Run;

/// A search that was worked, and what each node returned.
pub(super) struct Worked<'a> {
    pub(super) run: &'a Run,
    pub(super) topology: &'a Topology,
    pub(super) returned: BTreeMap<NodeId, Value>,
    /// The leaves in the order in which they are looked at.
    pub(super) leaves: Vec<NodeId>,
    /// The nodes by their places, names and letters.
    called: BTreeMap<String, NodeId>,
}

impl<'a> Worked<'a> {
    pub(super) fn of(run: &'a Run) -> Worked<'a> {
        let recording = run.recording();
        let (mut returned, mut leaves) = (BTreeMap::new(), Vec::new());
        for step in 1..=recording.steps() {
            for (_, event) in recording.step_events(step) {
                if let Event::Leave { node, value, .. } | Event::Evaluate { node, value } = event {
                    returned.insert(node, value);
                }
                if let Event::Evaluate { node, .. } = event {
                    leaves.push(node);
                }
            }
        }
        let topology = recording.topology();
        let mut called = BTreeMap::new();
        for node in (0..topology.len() as u32).rev().map(NodeId) {
            let names = [run.letters(node), run.name(node), Some(topology.short_path(node))];
            called.extend(names.into_iter().flatten().map(|name| (usual(&name, ' '), node)));
        }
        Worked { run, topology, returned, leaves, called }
    }

    /// Returns the node that is called this.
    pub(super) fn find(&self, text: &str) -> Option<NodeId> {
        [' ', '.'].into_iter().find_map(|comma| self.called.get(&usual(text, comma)).copied())
    }

    /// Returns the place of a node.
    pub(super) fn place(&self, node: NodeId) -> String {
        self.topology.short_path(node)
    }

    /// Reads an end of a window or a value.
    pub(super) fn read(&self, text: &str) -> Option<Value> {
        if is_same("∞", text) {
            return Some(Value::INF);
        }
        if is_same("−∞", text) {
            return Some(Value::NEG_INF);
        }
        let text = text.trim().replace(['−', '–'], "-").replace(',', ".");
        Value::read(&text, self.run.unit())
    }
}
