//! The states of dense nodes, kept from frame to frame, so that a pixel that stands for thousands
//! of nodes costs no more than a few of them.

use std::ops::Range;

use plyscope::NodeId;

use super::blend::{blend_all, blended, packed};
use super::reach::{plies, visible};
use crate::state::Flags;
use crate::{Layout, Recording, Size, State, View};

/// The number of ranks in a block, which has one more byte for all of them.
const BLOCK: usize = 64;

/// The number of plies down to a changed node's rank that cost as much as computing a block again.
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
                    let mut left = COST * self.blocks.len() / layout.plies().max(1);
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
        for ply in plies(layout, view, size) {
            let ranks = visible(layout, view, size, ply);
            for block in ranks.start / BLOCK..ranks.end.div_ceil(BLOCK) {
                self.refresh(block, recording.state(), layout, &bytes);
            }
        }
    }

    /// Computes a block again; `bytes` are indexed by the flags that tones depend on.
    fn refresh(&mut self, block: usize, state: &State, layout: &Layout, bytes: &[u8; 128]) {
        if std::mem::take(&mut self.stale[block]) {
            let ranks = block * BLOCK..layout.len().min((block + 1) * BLOCK);
            let (mut nodes, block_bytes) = (layout.nodes_at(ranks.clone()), &mut self.bytes[ranks]);
            let mut out = &mut *block_bytes;
            // Siblings have consecutive numbers, so that many flags are read at once.
            while let &[first, ..] = nodes {
                let is_next = |&(&node, next): &(&u32, u32)| node == next;
                let alike = nodes.iter().zip(first..).take_while(is_next).count();
                let (flags, count) = state.flags_from(NodeId(first), alike);
                let (now, rest) = out.split_at_mut(count);
                now.fill(bytes[0]);
                now.iter_mut().zip(flags).for_each(|(byte, flags)| *byte = bytes[flags.tonal()]);
                (nodes, out) = (&nodes[count..], rest);
            }
            self.blocks[block] = blend_all(block_bytes);
        }
    }

    /// Returns the common byte of these ranks, all of which must be up to date.
    pub(super) fn over(&self, ranks: Range<usize>) -> u8 {
        let whole = ranks.start.div_ceil(BLOCK)..ranks.end / BLOCK;
        if whole.is_empty() {
            return blend_all(&self.bytes[ranks]);
        }
        let before = blend_all(&self.bytes[ranks.start..whole.start * BLOCK]);
        let after = blend_all(&self.bytes[whole.end * BLOCK..ranks.end]);
        blended(blended(before, after), blend_all(&self.blocks[whole]))
    }

    /// Returns the number of bytes it holds.
    pub fn bytes(&self) -> usize {
        self.bytes.capacity() + self.blocks.capacity() + self.stale.capacity()
    }
}
