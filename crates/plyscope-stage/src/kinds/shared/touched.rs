//! The nodes that a pass has entered or cut off, which the next one begins anew.

use plyscope::Siblings;

/// Nodes, those that follow each other as one: a million siblings may be cut off together.
#[derive(Clone, Debug, Default)]
pub(in crate::kinds) struct Touched(Vec<Siblings>);

impl Touched {
    pub(in crate::kinds) fn add(&mut self, nodes: Siblings) {
        match self.0.last_mut() {
            Some(last) if last.first.0 + last.count == nodes.first.0 => last.count += nodes.count,
            _ => self.0.push(nodes),
        }
    }

    /// Returns the nodes, and forgets them.
    pub(in crate::kinds) fn take(&mut self) -> Vec<Siblings> {
        std::mem::take(&mut self.0)
    }

    /// Returns about how many bytes they take.
    pub(in crate::kinds) fn bytes(&self) -> usize {
        self.0.capacity() * size_of::<Siblings>()
    }
}

#[cfg(test)]
mod tests {
    use plyscope::NodeId;

    use super::*;

    #[test]
    fn siblings_that_are_cut_off_together_are_kept_together() {
        let siblings = |first, count| Siblings { first: NodeId(first), count };
        let mut touched = Touched::default();
        touched.add(siblings(1, 1));
        touched.add(siblings(2, 1_000_000));
        touched.add(siblings(3_000_000, 5));
        assert_eq!(touched.take(), [siblings(1, 1_000_001), siblings(3_000_000, 5)]);
        assert_eq!(touched.take(), []);
        let before = touched.bytes();
        (0..1_000).for_each(|at| touched.add(siblings(2 * at, 1)));
        assert!(touched.bytes() >= before + 8_000);
    }
}
