//! Marks, and the nodes that are used again: `&x[3,4]` and `*x`.

use super::reader::{Reader, Seen};
use crate::games::notation::{Expected, NotationError, NotationErrorKind};

impl Reader<'_> {
    /// Reads `*x`, all of a node.
    pub(super) fn again(&mut self) -> Result<Seen, NotationError> {
        let start = self.at;
        self.at += 1;
        let Some(mark) = self.word()? else { return Err(self.expected(Expected::Mark)) };
        let of = self.marked(&mark, start)?;
        self.sketch.again(self.open.len(), of);
        self.end_child(false, false);
        Ok(Seen::Whole)
    }

    /// Reads `&x`, with or without a colon, before a node.
    pub(super) fn mark(&mut self) -> Result<(), NotationError> {
        let start = self.at;
        self.at += 1;
        let Some(mark) = self.word()? else { return Err(self.expected(Expected::Mark)) };
        self.set_mark(self.sketch.next(), mark, start)?;
        self.skip_space();
        if self.peek() == Some(':') {
            self.at += 1;
            self.skip_space();
        }
        Ok(())
    }

    /// Marks a node. The mark was read from `start` on.
    pub(super) fn set_mark(
        &mut self,
        node: u32,
        mark: String,
        start: usize,
    ) -> Result<(), NotationError> {
        if self.sketch.marked(&mark).is_some() {
            return Err(self.part.part(start, self.at).error(NotationErrorKind::MarkTwice(mark)));
        }
        self.sketch.mark(node, mark);
        Ok(())
    }

    /// Returns the node with this mark, which was read from `start` on. It is complete, so that
    /// there are no cycles.
    pub(super) fn marked(&self, mark: &str, start: usize) -> Result<u32, NotationError> {
        let place = self.part.part(start, self.at);
        let Some(of) = self.sketch.marked(mark) else {
            return Err(place.error(NotationErrorKind::UnknownMark(mark.to_owned())));
        };
        // Both lists are in the order of nodes.
        let is_open = self.open.binary_search_by_key(&of, |open| open.node).is_ok()
            || self.objects.binary_search_by_key(&of, |object| object.node).is_ok();
        if is_open {
            return Err(place.error(NotationErrorKind::Cycle(mark.to_owned())));
        }
        Ok(of)
    }
}
