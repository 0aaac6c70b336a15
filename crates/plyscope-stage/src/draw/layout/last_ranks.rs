//! The ranks that were asked for last.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use plyscope::NodeId;

/// The ranks of a few nodes: while a picture is drawn, those of the same nodes are asked for again
/// and again, and each is found on a path that may be long.
#[derive(Debug, Default)]
pub(super) struct LastRanks {
    /// Each a node's number and 1, and its rank in the lower half; 0 at first.
    entries: [AtomicU64; 4],
}

impl LastRanks {
    fn entry(&self, node: NodeId) -> &AtomicU64 {
        &self.entries[node.index() % self.entries.len()]
    }

    pub(super) fn get(&self, node: NodeId) -> Option<usize> {
        let entry = self.entry(node).load(Relaxed);
        (entry >> 32 == u64::from(node.0) + 1).then_some(entry as u32 as usize)
    }

    pub(super) fn put(&self, node: NodeId, rank: usize) {
        self.entry(node).store((u64::from(node.0) + 1) << 32 | rank as u64, Relaxed);
    }
}

impl Clone for LastRanks {
    fn clone(&self) -> LastRanks {
        LastRanks::default()
    }
}

impl PartialEq for LastRanks {
    fn eq(&self, _: &LastRanks) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_of_some_nodes_is_known() {
        let last = LastRanks::default();
        assert_eq!(last.get(NodeId(0)), None);
        let rank = |node: u32| (u32::MAX - node) as usize;
        let nodes = [0, 1, 6, u32::MAX - 4];
        nodes.into_iter().for_each(|node| last.put(NodeId(node), rank(node)));
        assert_eq!(nodes.map(|node| last.get(NodeId(node))), nodes.map(|node| Some(rank(node))));
        last.put(NodeId(4), 9);
        assert_eq!([0, 4, 8].map(|node| last.get(NodeId(node))), [None, Some(9), None]);
        assert_eq!(last.clone().get(NodeId(1)), None);
        assert!(last.clone() == last, "a layout is the same whatever was asked of it");
    }
}
