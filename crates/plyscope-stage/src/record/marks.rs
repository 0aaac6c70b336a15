//! The marks of a run's steps, in blocks, so that a run of ten million steps need not be read step
//! by step.

use std::ops::Range;

use crate::record::mark::Mark;

/// The mark of each step, in order.
///
/// The greatest mark of each block of steps is stored as well, and the number of marks that matter:
/// three bytes for 256 steps. So the cost of a query for a range is that of its blocks, and of the
/// steps at its two ends.
// See docs/decisions/the-timeline-asks-blocks.md.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marks {
    marks: Vec<Mark>,
    /// The greatest mark of each block, the last one included.
    greatest: Vec<Mark>,
    /// The number of marks that matter in each block.
    matter: Vec<u16>,
}

/// The number of steps in a block.
const BLOCK: usize = 256;

impl Marks {
    pub(crate) fn push(&mut self, mark: Mark) {
        if self.marks.len().is_multiple_of(BLOCK) {
            self.greatest.push(Mark::None);
            self.matter.push(0);
        }
        if let (Some(greatest), Some(matter)) = (self.greatest.last_mut(), self.matter.last_mut()) {
            *greatest = mark.max(*greatest);
            *matter += u16::from(mark.matters());
        }
        self.marks.push(mark);
    }

    pub(crate) fn len(&self) -> usize {
        self.marks.len()
    }

    /// Returns the number of bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.marks.capacity() + self.greatest.capacity() + 2 * self.matter.capacity()
    }

    pub(crate) fn all(&self) -> &[Mark] {
        &self.marks
    }

    /// Returns the greatest mark of these steps, counted from 0, and the number of them that
    /// matter.
    pub(crate) fn among(&self, steps: Range<usize>) -> (Mark, u32) {
        let blocks = steps.start.div_ceil(BLOCK)..steps.end / BLOCK;
        let each = |steps: Range<usize>| {
            self.marks[steps].iter().fold((Mark::None, 0), |(greatest, matter), &mark| {
                (mark.max(greatest), matter + u32::from(mark.matters()))
            })
        };
        if blocks.start >= blocks.end {
            return each(steps);
        }
        let before = each(steps.start..blocks.start * BLOCK);
        let after = each(blocks.end * BLOCK..steps.end);
        let greatest = self.greatest[blocks.clone()].iter().copied().max().unwrap_or_default();
        let matter: u32 = self.matter[blocks].iter().copied().map(u32::from).sum();
        (greatest.max(before.0).max(after.0), matter + before.1 + after.1)
    }

    /// Returns the first of these steps, counted from 0, that matters.
    pub(crate) fn first(&self, steps: Range<usize>) -> Option<usize> {
        let matters = |step: &usize| self.marks[*step].matters();
        let mut at = steps.start;
        while at < steps.end {
            let end = (at / BLOCK * BLOCK + BLOCK).min(steps.end);
            if self.matter[at / BLOCK] > 0
                && let found @ Some(_) = (at..end).find(matters)
            {
                return found;
            }
            at = end;
        }
        None
    }

    /// Returns the last of the steps before `end`, counted from 0, that matters.
    pub(crate) fn last(&self, end: usize) -> Option<usize> {
        let matters = |step: &usize| self.marks[*step].matters();
        let mut end = end;
        while end > 0 {
            let start = (end - 1) / BLOCK * BLOCK;
            if self.matter[start / BLOCK] > 0
                && let found @ Some(_) = (start..end).rev().find(matters)
            {
                return found;
            }
            end = start;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns some marks, few of which matter, over several blocks.
    fn sample_marks() -> Vec<Mark> {
        let mark = |step: usize| match step {
            300 | 511 | 512 => Mark::BetaCut,
            1_000 => Mark::Pass,
            step if step.is_multiple_of(7) => Mark::Evaluation,
            _ => Mark::None,
        };
        (0..1_500).map(mark).collect()
    }

    #[test]
    fn blocks_tell_what_looking_at_each_mark_tells() {
        let plain = sample_marks();
        let mut marks = Marks::default();
        plain.iter().for_each(|&mark| marks.push(mark));
        assert_eq!(marks.all(), plain);
        let edges = [0, 1, 255, 256, 257, 299, 300, 301, 511, 512, 513, 768, 1_000, 1_001, 1_500];
        for start in edges {
            let back = plain[..start].iter().rposition(|mark| mark.matters());
            assert_eq!(marks.last(start), back, "before {start}");
            for end in edges.into_iter().filter(|&end| end >= start) {
                let here = &plain[start..end];
                let greatest = here.iter().copied().max().unwrap_or_default();
                let matter = here.iter().filter(|mark| mark.matters()).count() as u32;
                assert_eq!(marks.among(start..end), (greatest, matter), "{start}..{end}");
                let first = here.iter().position(|mark| mark.matters()).map(|at| start + at);
                assert_eq!(marks.first(start..end), first, "{start}..{end}");
            }
        }
    }
}
