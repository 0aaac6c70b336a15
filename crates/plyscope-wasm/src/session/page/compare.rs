//! The columns that the page compares runs by, and the nodes in which they differ.

use plyscope::{Event, NodeId};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::session::Session;

#[wasm_bindgen]
impl Session {
    /// Returns the step and the node of each evaluation of a leaf or a position, in order.
    pub fn evaluations(&self) -> Vec<u32> {
        self.each(|event| match *event {
            Event::Evaluate { node, .. } => Some([node.0]),
            _ => None,
        })
    }

    /// Returns the step and the node each time that the search comes to a node, in order.
    pub fn reached(&self) -> Vec<u32> {
        self.each(|event| match *event {
            Event::Enter { node, .. }
            | Event::Pop { node, .. }
            | Event::Select { node }
            | Event::Expand { node, .. } => Some([node.0]),
            _ => None,
        })
    }

    /// Returns the step and the node of each cutoff, and the first of the children that it leaves
    /// out, and their number.
    pub fn cutoffs(&self) -> Vec<u32> {
        self.each(|event| match *event {
            Event::Cutoff { node, pruned, .. } => Some([node.0, pruned.first.0, pruned.count]),
            _ => None,
        })
    }

    /// Returns the paths of these nodes.
    pub fn paths(&self, nodes: &[u32]) -> Vec<String> {
        let topology = self.run.recording().topology();
        let path = |&node: &u32| topology.path(NodeId(node)).to_string();
        nodes.iter().filter(|&&node| self.known(node).is_some()).map(path).collect()
    }

    /// Rings the nodes with these paths, until others are: those that only this run looks at, and
    /// those that only a run looks at that it is compared with.
    pub fn light(&mut self, gained: Vec<String>, missed: Vec<String>) {
        let topology = self.run.recording().topology();
        let nodes = |paths: Vec<String>| {
            let node = |path: &String| topology.node_at(&path.parse().ok()?);
            let mut nodes: Vec<NodeId> = paths.iter().filter_map(node).collect();
            nodes.sort_unstable();
            nodes
        };
        self.additions.lights = [nodes(gained), nodes(missed)];
    }
}

impl Session {
    /// Returns the step of each event that is sought, and its numbers.
    fn each<const N: usize>(&self, sought: impl Fn(&Event<'_>) -> Option<[u32; N]>) -> Vec<u32> {
        let recording = self.run.recording();
        let mut found = Vec::new();
        for (index, (_, event)) in recording.events_in(0..recording.events()).enumerate() {
            let Some(numbers) = sought(&event) else { continue };
            found.push(recording.step_at(index + 1) as u32);
            found.extend(numbers);
        }
        found
    }
}
