//! The states of dense nodes, kept from frame to frame, so that a pixel that stands for thousands
//! of nodes costs no more than a few of them.

use std::ops::Range;

use plyscope::NodeId;

use super::blend::{Blend, blended, packed};
use super::reach::{plies, visible};
use super::tone::Tone;
use crate::draw::layout::{BLOCK, Layout};
use crate::draw::view::{Size, View};
use crate::record::recording::Recording;
use crate::record::state::Flags;
use crate::record::state::State;

/// The number of blocks that are looked at by one call.
const AT_ONCE: usize = 1024;

/// The number of blocks that are computed again in the time that one ply on the way down to a
/// changed node's rank takes: the nodes of a path are far from each other in memory.
const COST: usize = 4;

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
    /// The common byte of each block.
    blocks: Vec<u8>,
    /// The blocks that are out of date.
    stale: Vec<bool>,
    /// The number of events before the moment.
    at: usize,
}

/// A moment's state and the layout, from which the bytes of blocks are computed.
struct Source<'a> {
    state: &'a State,
    layout: &'a Layout,
    /// The byte of each combination of the flags that tones depend on.
    bytes: [u8; 128],
}

impl Tones {
    /// Moves to the recording's moment, for the part of the layout in this view. The cost is
    /// proportional to the changes, or at most to what can be seen.
    pub fn follow(&mut self, recording: &Recording, layout: &Layout, view: View, size: Size) {
        let at = recording.at_event();
        if self.bytes.len() != layout.len() {
            let blocks = layout.len().div_ceil(BLOCK);
            self.bytes = vec![0; layout.len()];
            (self.blocks, self.stale) = (vec![0; blocks], vec![true; blocks]);
        } else if at != self.at {
            // Finding a node's rank takes longer than examining a few nodes.
            match recording.flagged_between(self.at, at, 2 * self.blocks.len()) {
                None => self.stale.fill(true),
                Some(nodes) => {
                    let mut left = self.blocks.len() / (COST * layout.plies());
                    for node in nodes.filter(|&node| layout.knows(node)) {
                        if left == 0 {
                            self.stale.fill(true);
                            break;
                        }
                        left -= 1;
                        let rank = layout.rank(recording.topology(), node);
                        self.stale[rank / BLOCK] = true;
                    }
                }
            }
        }
        self.at = at;
        let bytes = std::array::from_fn(|bits| packed(Flags::of_tonal(bits)));
        let source = Source { state: recording.state(), layout, bytes };
        for ply in plies(layout, view, size) {
            let ranks = visible(layout, view, size, ply);
            let mut blocks = ranks.start / BLOCK..ranks.end.div_ceil(BLOCK);
            while !blocks.is_empty() {
                let some = blocks.start..blocks.end.min(blocks.start + AT_ONCE);
                blocks.start = some.end;
                self.refresh_stale(some, &source);
            }
        }
    }

    /// Computes those of some blocks again that are out of date.
    // See docs/decisions/a-long-loop-is-a-function-of-its-own.md.
    #[inline(never)]
    fn refresh_stale(&mut self, blocks: Range<usize>, source: &Source<'_>) {
        for block in blocks {
            if std::mem::take(&mut self.stale[block]) {
                self.refresh(block, source);
            }
        }
    }

    /// Computes a block again. Most siblings are in one state: not looked at, or cut.
    fn refresh(&mut self, block: usize, source: &Source<'_>) {
        let mut ranks = block * BLOCK..self.bytes.len().min((block + 1) * BLOCK);
        let (mut bytes, mut all) = (&mut self.bytes[ranks.clone()], 0);
        let mut next = source.layout.in_turn(block);
        while !ranks.is_empty() {
            // Siblings have consecutive numbers, so that many flags are read at once.
            let (first, in_turn) = match next {
                Some(first) => (first, ranks.len()),
                None => {
                    let nodes = source.layout.nodes_at(ranks.clone());
                    let is_next = |&(&node, next): &(&u32, u32)| node == next;
                    (nodes[0], nodes.iter().zip(nodes[0]..).take_while(is_next).count())
                }
            };
            let (flags, count) = source.state.flags_from(NodeId(first), in_turn);
            let (now, rest) = bytes.split_at_mut(count);
            let one = flags.first().copied().unwrap_or_default();
            if flags.iter().all(|flags| *flags == one) {
                let byte = source.bytes[one.tonal()];
                now.fill(byte);
                all |= byte;
            } else {
                for (byte, flags) in now.iter_mut().zip(flags) {
                    *byte = source.bytes[flags.tonal()];
                    all |= *byte;
                }
            }
            (ranks.start, bytes) = (ranks.start + count, rest);
            next = next.map(|first| first + count as u32);
        }
        self.blocks[block] = all;
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
        blended(self.bytes[ranks].iter().copied())
    }

    /// Returns how many of these ranks have each [`Tone`]. All must be up to date.
    pub(super) fn counts(&self, ranks: Range<usize>) -> [u32; Tone::ALL.len()] {
        let mut counts = [0; Tone::ALL.len()];
        let mut at = ranks.start;
        while at < ranks.end {
            let end = ranks.end.min((at / BLOCK + 1) * BLOCK);
            // No bit is the state of idle nodes.
            if self.blocks[at / BLOCK] == 0 {
                counts[Tone::Idle as usize] += (end - at) as u32;
            } else {
                let bytes = self.bytes[at..end].iter();
                bytes.for_each(|byte| counts[Blend::of(*byte).tone as usize] += 1);
            }
            at = end;
        }
        counts
    }

    /// Returns the number of bytes it holds.
    pub fn bytes(&self) -> usize {
        self.bytes.capacity() + self.blocks.capacity() + self.stale.capacity()
    }
}
