//! The states of dense nodes, kept from frame to frame, so that a pixel that stands for thousands
//! of nodes costs no more than a few of them.

use std::ops::Range;

use super::blend::{blended, packed};
use super::reach::{first_in, plies, visible};
use crate::draw::layout::Layout;
use crate::draw::view::{Size, View};
use crate::record::recording::Recording;
use crate::record::state::Flags;
use crate::record::state::State;

/// The number of ranks in a block, which has one more byte for all of them. Where all are the same,
/// only that is written.
const BLOCK: usize = 64;

/// The number of blocks that are looked at by one call.
const AT_ONCE: usize = 1024;

/// The number of blocks that are computed again in the time that one ply on the way down to a
/// changed node's rank takes: the nodes of a path are far from each other in memory.
const COST: usize = 4;

/// What is known of the bytes of a block.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Known {
    /// They are out of date.
    Nothing,
    /// All are the same, and kept as that of the block.
    Alike,
    /// Each is kept.
    Each,
}

/// The states of a tree's nodes by rank, a byte each, at one moment of a recording, for
/// [`SceneInput::tones`](crate::SceneInput::tones). They follow the recording: changed states are
/// computed again when they come into view.
///
/// ```
/// use plyscope_stage::{Layout, Run, Scene, SceneInput, Size, Tones};
///
/// let mut run = Run::open("alpha-beta", "random:branching=8,depth=4")?;
/// run.record_all();
/// let layout = Layout::of(run.recording().topology());
/// let size = Size { width: 912.0, height: 640.0 };
///
/// let mut tones = Tones::default();
/// for step in [70, 2000, 1999] {
///     run.recording_mut().seek(step);
///     let recording = run.recording();
///     let input = SceneInput::of(recording, &layout, size);
///     tones.follow(recording, &layout, input.view, size);
///     assert_eq!(Scene::of(&SceneInput { tones: Some(&tones), ..input }), Scene::of(&input));
/// }
/// # Ok::<(), plyscope_stage::RunError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Tones {
    bytes: Vec<u8>,
    blocks: Vec<u8>,
    /// The state of the bytes of each block.
    known: Vec<Known>,
    /// The number of events before the moment.
    at: usize,
}

/// A recording's state and the layout, from which the bytes of blocks are computed, with the parent
/// and the run of consecutive nodes found last: blocks are computed again in rising order, and the
/// next ones often share both.
struct Source<'a> {
    state: &'a State,
    layout: &'a Layout,
    /// The byte of each combination of the flags that tones depend on.
    bytes: [u8; 128],
    /// A rank that is at most that of the parent of the next one.
    parent: usize,
    /// The ranks from the next one to this one have nodes with consecutive numbers.
    in_turn: usize,
}

impl Tones {
    /// Moves to the recording's moment, for the part of the layout in this view. The cost is
    /// proportional to the changes, or at most to what can be seen.
    pub fn follow(&mut self, recording: &Recording, layout: &Layout, view: View, size: Size) {
        let at = recording.at_event();
        if self.bytes.len() != layout.len() {
            let blocks = layout.len().div_ceil(BLOCK);
            self.bytes = vec![0; layout.len()];
            (self.blocks, self.known) = (vec![0; blocks], vec![Known::Nothing; blocks]);
        } else if at != self.at {
            // Finding a node's rank takes longer than examining a few nodes.
            match recording.flagged_between(self.at, at, 2 * self.blocks.len()) {
                None => self.known.fill(Known::Nothing),
                Some(nodes) => {
                    let mut left = self.blocks.len() / (COST * layout.plies());
                    for node in nodes.filter(|&node| layout.knows(node)) {
                        if left == 0 {
                            self.known.fill(Known::Nothing);
                            break;
                        }
                        left -= 1;
                        let rank = layout.rank(recording.topology(), node);
                        self.known[rank / BLOCK] = Known::Nothing;
                    }
                }
            }
        }
        self.at = at;
        let bytes = std::array::from_fn(|bits| packed(Flags::of_tonal(bits)));
        let mut source = Source { state: recording.state(), layout, bytes, parent: 0, in_turn: 0 };
        for ply in plies(layout, view, size) {
            let ranks = visible(layout, view, size, ply);
            let mut blocks = ranks.start / BLOCK..ranks.end.div_ceil(BLOCK);
            while !blocks.is_empty() {
                let some = blocks.start..blocks.end.min(blocks.start + AT_ONCE);
                blocks.start = some.end;
                self.refresh_stale(some, &mut source);
            }
        }
    }

    /// Computes those of some blocks again that are out of date.
    // See docs/decisions/a-long-loop-is-a-function-of-its-own.md.
    #[inline(never)]
    fn refresh_stale(&mut self, blocks: Range<usize>, source: &mut Source<'_>) {
        for block in blocks {
            if self.known[block] == Known::Nothing {
                self.refresh(block, source);
            }
        }
    }

    /// Computes a block again.
    fn refresh(&mut self, block: usize, source: &mut Source<'_>) {
        let all = block * BLOCK..self.bytes.len();
        let mut ranks = all.start..all.end.min(all.start + BLOCK);
        let mut blend = 0;
        while !ranks.is_empty() {
            let (flags, count) = source.flags(ranks.clone());
            let byte = source.byte(flags);
            if count == BLOCK && are_alike(flags) {
                // The next ones are likely to be as well.
                let (flags, count) = source.flags(all);
                let alike = if are_alike(flags) { count / BLOCK } else { 1 };
                self.blocks[block..block + alike].fill(byte);
                self.known[block..block + alike].fill(Known::Alike);
                return;
            }
            let now = &mut self.bytes[ranks.start..ranks.start + count];
            ranks.start += count;
            now.fill(byte);
            if !are_alike(flags) {
                let each = now.iter_mut().zip(flags);
                each.for_each(|(byte, &flags)| *byte = source.byte(&[flags]));
            }
            blend |= blended(now.iter().copied());
        }
        (self.blocks[block], self.known[block]) = (blend, Known::Each);
    }

    /// Returns the common byte of these ranks, all of which must be up to date.
    pub(super) fn over(&self, ranks: Range<usize>) -> u8 {
        // The whole blocks are between.
        let begin = ranks.end.min(ranks.start.next_multiple_of(BLOCK));
        let end = begin.max(ranks.end - ranks.end % BLOCK);
        let whole = self.blocks[begin / BLOCK..end / BLOCK].iter().copied();
        self.within(ranks.start..begin) | blended(whole) | self.within(end..ranks.end)
    }

    /// Returns the common byte of these ranks of one block.
    fn within(&self, ranks: Range<usize>) -> u8 {
        let block = ranks.start / BLOCK;
        if !ranks.is_empty() && self.known[block] == Known::Alike {
            return self.blocks[block];
        }
        blended(self.bytes[ranks].iter().copied())
    }

    /// Returns the number of bytes it holds.
    pub fn bytes(&self) -> usize {
        self.bytes.capacity() + self.blocks.capacity() + self.known.capacity()
    }
}

/// Returns `true` if these are the same, as they often are in a wide tree.
fn are_alike(flags: &[Flags]) -> bool {
    // All are compared, which takes less time than to stop at a difference.
    flags.iter().fold(true, |alike, it| alike & (*it == flags[0]))
}

impl<'a> Source<'a> {
    /// Returns the byte of these flags, which are alike.
    fn byte(&self, flags: &[Flags]) -> u8 {
        self.bytes[flags.first().map_or(0, |flags| flags.tonal())]
    }

    /// Returns the flags of the first of these ranks, as [`State::flags_from`] does.
    fn flags(&mut self, ranks: Range<usize>) -> (&'a [Flags], usize) {
        let first = self.layout.node(ranks.start);
        let count = self.in_turn(ranks);
        self.state.flags_from(first, count)
    }

    /// Returns for how many of these ranks, at least one, the nodes have consecutive numbers, as
    /// far as that is quickly told.
    fn in_turn(&mut self, ranks: Range<usize>) -> usize {
        let layout = self.layout;
        if ranks.start >= self.in_turn {
            let above = |above| layout.children(above).end > ranks.start;
            self.parent = first_in(self.parent..layout.len(), above);
            // The root is one of its children here: they follow it.
            let end = layout.children(self.parent).end;
            // The numbers of siblings rise, and leave out those of links.
            let until = |end: usize| match layout.nodes_at(ranks.start..end) {
                [first, .., last] => (last - first) as usize == end - ranks.start - 1,
                _ => true,
            };
            let ends = [end, end.min(ranks.end), ranks.start + 1];
            self.in_turn = ends.into_iter().find(|&end| until(end)).unwrap_or(end);
        }
        ranks.len().min(self.in_turn - ranks.start)
    }
}
