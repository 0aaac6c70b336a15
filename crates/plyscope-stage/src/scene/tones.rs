//! The states of dense nodes, kept from frame to frame, so that a pixel that
//! stands for thousands of nodes costs no more than a few of them.

use std::ops::Range;

use super::reach::{plies, visible};
use super::tone::Tone;
use super::{Layout, SceneInput, State};
use crate::state::Flags;
use crate::{Recording, Size, View};

/// What the nodes of a stretch have in common: the most important of their
/// states, and whether the search has been at any of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Blend {
    pub(super) tone: Tone,
    pub(super) touched: bool,
}

const TOUCHED: u8 = 0x80;

/// The byte of a node with such flags.
fn packed(flags: Flags) -> u8 {
    let tone = Tone::of(flags);
    tone as u8 | if tone.is_touched() { TOUCHED } else { 0 }
}

fn blended(a: u8, b: u8) -> u8 {
    (a & !TOUCHED).max(b & !TOUCHED) | (a | b) & TOUCHED
}

fn blend_all(bytes: &[u8]) -> u8 {
    bytes.iter().copied().fold(0, blended)
}

impl Blend {
    fn of(byte: u8) -> Blend {
        Blend { tone: Tone::ALL[usize::from(byte & !TOUCHED)], touched: byte & TOUCHED != 0 }
    }

    /// Of these ranks, by looking at each of them where nothing is kept.
    pub(super) fn over(sight: &SceneInput<'_>, ranks: Range<usize>) -> Blend {
        Blend::of(match sight.tones {
            Some(tones) => tones.over(ranks),
            None => {
                let flags = |rank| sight.state.flags(sight.layout.node(rank));
                ranks.map(|rank| packed(flags(rank))).fold(0, blended)
            }
        })
    }
}

/// So many ranks have one more byte, that of all of them.
const BLOCK: usize = 64;

/// The states of a tree's nodes by rank, a byte each, at one moment of a
/// recording, for [`SceneInput::tones`]. It follows the recording: what changed is
/// looked at again when it is seen.
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
///     let sight = SceneInput::new(recording.topology(), &layout, recording.state(), size);
///     tones.follow(recording, &layout, sight.view, size);
///     assert_eq!(Scene::of(&SceneInput { tones: Some(&tones), ..sight }), Scene::of(&sight));
/// }
/// # Ok::<(), plyscope_stage::RunError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Tones {
    bytes: Vec<u8>,
    blocks: Vec<u8>,
    /// The blocks that are not as the state is.
    stale: Vec<bool>,
    /// How many events lie behind the moment.
    at: usize,
}

impl Tones {
    /// Goes to the recording's moment, as far as this view of the layout shows
    /// it. Costs what has changed, or at most what can be seen.
    pub fn follow(&mut self, recording: &Recording, layout: &Layout, view: View, size: Size) {
        let at = recording.at_event();
        if self.bytes.len() != layout.len() {
            let blocks = layout.len().div_ceil(BLOCK);
            self.bytes = vec![0; layout.len()];
            (self.blocks, self.stale) = (vec![0; blocks], vec![true; blocks]);
        } else if at != self.at {
            // To find a node's rank takes longer than to look at a few nodes.
            match recording.flagged_between(self.at, at, 2 * self.blocks.len()) {
                None => self.stale.fill(true),
                Some(nodes) => {
                    for node in nodes.filter(|&node| layout.knows(node)) {
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

    /// Looks at a block again; `bytes` by what tones depend on.
    fn refresh(&mut self, block: usize, state: &State, layout: &Layout, bytes: &[u8; 128]) {
        if std::mem::take(&mut self.stale[block]) {
            let ranks = block * BLOCK..layout.len().min((block + 1) * BLOCK);
            for rank in ranks.clone() {
                self.bytes[rank] = bytes[state.flags(layout.node(rank)).tonal()];
            }
            self.blocks[block] = blend_all(&self.bytes[ranks]);
        }
    }

    fn over(&self, ranks: Range<usize>) -> u8 {
        let whole = ranks.start.div_ceil(BLOCK)..ranks.end / BLOCK;
        if whole.is_empty() {
            return blend_all(&self.bytes[ranks]);
        }
        let before = blend_all(&self.bytes[ranks.start..whole.start * BLOCK]);
        let after = blend_all(&self.bytes[whole.end * BLOCK..ranks.end]);
        blended(blended(before, after), blend_all(&self.blocks[whole]))
    }

    /// The bytes it holds.
    pub fn bytes(&self) -> usize {
        self.bytes.capacity() + self.blocks.capacity() + self.stale.capacity()
    }
}
