//! The states of dense nodes, kept from frame to frame, so that a pixel that stands for thousands
//! of nodes costs no more than a few of them.

use std::ops::Range;

use super::blend::{blended, packed};
use super::reach::{first_in, plies, visible};
use crate::state::Flags;
use crate::{Layout, Recording, Size, State, View};

/// The number of ranks in a block, which has one more byte for all of them.
const BLOCK: usize = 64;

/// The number of blocks that are looked at by one call.
const AT_ONCE: usize = 1024;

/// The number of blocks that are computed again in the time that one ply on the way down to a changed
/// node's rank takes: the nodes of a path are far from each other in memory.
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
///     let sight = SceneInput::of(recording, &layout, size);
///     tones.follow(recording, &layout, sight.view, size);
///     assert_eq!(Scene::of(&SceneInput { tones: Some(&tones), ..sight }), Scene::of(&sight));
/// }
/// # Ok::<(), plyscope_stage::RunError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Tones {
    bytes: Vec<u8>,
    blocks: Vec<u8>,
    /// The blocks that are out of date.
    stale: Vec<bool>,
    /// The number of events before the moment.
    at: usize,
}

/// The parent and the run of consecutive nodes found last: blocks are computed again in rising order, and the
/// next ones often share both.
struct Known {
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
            (self.blocks, self.stale) = (vec![0; blocks], vec![true; blocks]);
        } else if at != self.at {
            // Finding a node's rank takes longer than examining a few nodes.
            match recording.flagged_between(self.at, at, 2 * self.blocks.len()) {
                None => self.stale.fill(true),
                Some(nodes) => {
                    let mut left = self.blocks.len() / (COST * layout.plies());
                    for node in nodes.filter(|&node| layout.knows(node)) {
                        // A tree that is written down is never so deep.
                        if cfg!(feature = "games") && left == 0 {
                            self.stale.fill(true);
                            break;
                        }
                        left = left.saturating_sub(1);
                        self.stale[layout.rank(recording.topology(), node) / BLOCK] = true;
                    }
                }
            }
        }
        self.at = at;
        let bytes = std::array::from_fn(|bits| packed(Flags::of_tonal(bits)));
        let mut known = Known { parent: 0, in_turn: 0 };
        for ply in plies(layout, view, size) {
            let ranks = visible(layout, view, size, ply);
            let mut blocks = ranks.start / BLOCK..ranks.end.div_ceil(BLOCK);
            while !blocks.is_empty() {
                let some = blocks.start..blocks.end.min(blocks.start + AT_ONCE);
                blocks.start = some.end;
                self.refresh_stale(some, recording.state(), layout, &bytes, &mut known);
            }
        }
    }

    /// Computes those of some blocks again that are out of date; `bytes` are indexed by the flags that
    /// tones depend on.
    // A function of its own soon runs as compiled code in a browser, and a loop within another one
    // doesn't.
    #[inline(never)]
    fn refresh_stale(
        &mut self,
        blocks: Range<usize>,
        state: &State,
        layout: &Layout,
        bytes: &[u8; 128],
        known: &mut Known,
    ) {
        for block in blocks {
            if std::mem::take(&mut self.stale[block]) {
                self.refresh(block, state, layout, bytes, known);
            }
        }
    }

    /// Computes a block again.
    fn refresh(
        &mut self,
        block: usize,
        state: &State,
        layout: &Layout,
        bytes: &[u8; 128],
        known: &mut Known,
    ) {
        let mut ranks = block * BLOCK..layout.len().min((block + 1) * BLOCK);
        let mut blend = 0;
        while !ranks.is_empty() {
            let first = layout.node(ranks.start);
            let (flags, count) = state.flags_from(first, known.in_turn(layout, ranks.clone()));
            let now = &mut self.bytes[ranks.start..ranks.start + count];
            ranks.start += count;
            // Where no flag was ever set, nothing is written, so that no memory is taken for it.
            if !flags.is_empty() || self.blocks[block] != 0 {
                let byte = bytes[flags.first().map_or(0, |flags| flags.tonal())];
                now.fill(byte);
                blend |= byte;
                if !are_alike(flags) {
                    let each = now.iter_mut().zip(flags);
                    each.for_each(|(byte, flags)| *byte = bytes[flags.tonal()]);
                    blend |= blended(now.iter().copied());
                }
            }
            if cfg!(feature = "games") && count == BLOCK && are_alike(flags) {
                // The next ones are likely to be as well.
                self.refresh_alike(block + 1, state, layout, bytes, known);
            }
        }
        self.blocks[block] = blend;
    }

    /// Computes the blocks from one on again whose nodes are siblings with the same flags.
    fn refresh_alike(
        &mut self,
        block: usize,
        state: &State,
        layout: &Layout,
        bytes: &[u8; 128],
        known: &mut Known,
    ) {
        let ranks = layout.len().min(block * BLOCK)..layout.len();
        if ranks.is_empty() || !self.stale[block] {
            return;
        }
        let first = layout.node(ranks.start);
        let (flags, count) = state.flags_from(first, known.in_turn(layout, ranks.clone()));
        if !are_alike(flags) {
            return;
        }
        let blocks = block..block + count / BLOCK;
        let byte = bytes[flags.first().map_or(0, |flags| flags.tonal())];
        if byte != 0 || self.blocks[blocks.clone()].iter().any(|&blend| blend != 0) {
            self.bytes[ranks.start..ranks.start + blocks.len() * BLOCK].fill(byte);
            self.blocks[blocks.clone()].fill(byte);
        }
        self.stale[blocks].fill(false);
    }

    /// Returns the common byte of these ranks, all of which must be up to date.
    pub(super) fn over(&self, ranks: Range<usize>) -> u8 {
        let whole = ranks.start.div_ceil(BLOCK)..ranks.end / BLOCK;
        let all = |bytes: &[u8]| blended(bytes.iter().copied());
        if whole.is_empty() {
            return all(&self.bytes[ranks]);
        }
        let before = all(&self.bytes[ranks.start..whole.start * BLOCK]);
        let after = all(&self.bytes[whole.end * BLOCK..ranks.end]);
        before | after | all(&self.blocks[whole])
    }

    /// Returns the number of bytes it holds.
    pub fn bytes(&self) -> usize {
        self.bytes.capacity() + self.blocks.capacity() + self.stale.capacity()
    }
}

/// Returns `true` if these are the same, as they often are in a wide tree.
fn are_alike(flags: &[Flags]) -> bool {
    // All are compared, which takes less time than to stop at a difference.
    cfg!(feature = "games") && flags.iter().fold(true, |alike, it| alike & (*it == flags[0]))
}

impl Known {
    /// Returns for how many of these ranks, at least one, the nodes have consecutive numbers, as far as
    /// that is quickly told.
    fn in_turn(&mut self, layout: &Layout, ranks: Range<usize>) -> usize {
        // A tree that is written down is never so wide.
        if !cfg!(feature = "games") {
            return 1;
        }
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
