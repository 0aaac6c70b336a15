//! A layout that is being computed.

use std::ops::Range;

use plyscope::NodeId;
use plyscope::work::look_at;

use super::places::{BLOCK, Layout};
use super::tidy::Walk;
use crate::record::topology::Topology;

/// A [`Layout`] that is being computed in portions, because that of a million nodes takes longer
/// than a frame. Meanwhile the tree must not change.
///
/// ```
/// use plyscope::{NodeId, Player};
/// use plyscope_stage::{Drawing, Layout, Topology};
///
/// let mut tree = Topology::new(Player::Max);
/// tree.expand(NodeId::ROOT, 1000, Player::Min);
/// let mut drawing = Drawing::of(&tree);
/// while !drawing.go_on(&tree, 100) {
///     // Here, others have their turn.
/// }
/// assert_eq!(drawing.finish(&tree), Layout::of(&tree));
/// ```
// See docs/decisions/a-drawing-is-made-in-slices.md.
#[derive(Debug)]
pub struct Drawing {
    layout: Layout,
    /// The end of the ply that is being numbered.
    ply_end: usize,
    walk: Walk,
    stage: Stage,
    /// The number of ranks that are done in this stage.
    done: usize,
}

impl Layout {
    /// Returns the drawing of the whole tree.
    pub fn of(topology: &Topology) -> Layout {
        Drawing::of(topology).finish(topology)
    }
}

/// The grain of drawings less than two units wide.
const FINEST: f64 = 1.0 / (1_u32 << 31) as f64;

/// The stages of a drawing, in their order.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Stage {
    /// Gives ranks to the nodes, from the root down.
    Number,
    /// The first walk, from the last rank up.
    Place,
    /// The second walk, from the root down.
    Move,
    /// Stores the places.
    Write,
    Done,
}

impl Drawing {
    /// Returns a drawing with nothing drawn yet.
    pub fn of(topology: &Topology) -> Drawing {
        let nodes = topology.len();
        let layout = Layout {
            node: Vec::with_capacity(nodes),
            first_child: Vec::with_capacity(nodes + 1),
            x: Vec::new(),
            grain: FINEST,
            ply_start: vec![0],
            width: 0.0,
            least_gap: Vec::new(),
            in_turn: Vec::with_capacity(nodes.div_ceil(BLOCK)),
            nodes,
            last: Default::default(),
        };
        let walk = Walk::with_capacity(nodes);
        let mut drawing = Drawing { layout, ply_end: 1, walk, stage: Stage::Number, done: 0 };
        drawing.append(NodeId::ROOT.0..NodeId::ROOT.0 + 1);
        drawing
    }

    /// The number of nodes of the tree that it is of, links included.
    pub fn nodes(&self) -> usize {
        self.layout.nodes
    }

    /// Continues for so many ranks, or for those of a few more siblings. Each is visited five
    /// times, and those at the edges of subtrees more often. Returns `true` once the drawing is
    /// complete.
    pub fn go_on(&mut self, topology: &Topology, ranks: usize) -> bool {
        let mut left = ranks;
        while left > 0 && self.stage != Stage::Done {
            let seen = match self.stage {
                Stage::Number => self.each(left, |drawing, rank| drawing.number(topology, rank)),
                Stage::Place => self.each(left, |drawing, rank| {
                    let parent = drawing.layout.len() - 1 - rank;
                    drawing.walk.place_below(&drawing.layout, parent)
                }),
                Stage::Move => self
                    .each(left, |drawing, rank| drawing.walk.move_children(&drawing.layout, rank)),
                Stage::Write => self.write(left),
                Stage::Done => 0,
            };
            look_at(seen);
            left = left.saturating_sub(seen);
            if self.done == self.layout.len() {
                self.begin_next_stage();
            }
        }
        self.stage == Stage::Done
    }

    /// Visits ranks until `most` nodes were seen, or a few more. A visit returns the number of
    /// nodes that it has seen.
    fn each(&mut self, most: usize, visit: impl Fn(&mut Drawing, usize) -> usize) -> usize {
        let mut seen = 0;
        while seen < most && self.done < self.layout.len() {
            seen += visit(self, self.done).max(1);
            self.done += 1;
        }
        seen
    }

    /// Completes the drawing and returns the layout.
    pub fn finish(mut self, topology: &Topology) -> Layout {
        while !self.go_on(topology, usize::MAX) {}
        self.layout
    }

    fn begin_next_stage(&mut self) {
        self.done = 0;
        self.stage = match self.stage {
            Stage::Number => {
                self.layout.first_child.push(self.layout.node.len() as u32);
                Stage::Place
            }
            Stage::Place => Stage::Move,
            Stage::Move => {
                self.measure();
                Stage::Write
            }
            Stage::Write | Stage::Done => {
                self.walk = Walk::with_capacity(0);
                Stage::Done
            }
        };
    }

    /// Sets the width and the grain of the places, which come next.
    fn measure(&mut self) {
        let layout = &mut self.layout;
        layout.width = self.walk.width();
        while layout.width / layout.grain >= f64::from(u32::MAX) {
            layout.grain *= 2.0;
        }
        layout.x.reserve_exact(layout.node.len());
    }

    /// Gives ranks to the children of the next rank; returns their number.
    fn number(&mut self, topology: &Topology, rank: usize) -> usize {
        self.layout.first_child.push(self.layout.node.len() as u32);
        let children = topology.children(self.layout.node(rank));
        let mut next = children.first.0;
        for &(link, _) in topology.links_among(children) {
            self.append(next..link.0);
            next = link.0 + 1;
        }
        self.append(next..children.first.0 + children.count);
        if self.layout.first_child.len() == self.ply_end {
            self.layout.ply_start.push(self.ply_end as u32);
            self.ply_end = self.layout.node.len();
        }
        children.count as usize
    }

    /// Gives the next ranks to these nodes.
    fn append(&mut self, nodes: Range<u32>) {
        self.walk.append(nodes.len());
        let Layout { node, in_turn, .. } = &mut self.layout;
        let rank = node.len();
        if !nodes.is_empty() && rank % BLOCK > 0 && node[rank - 1] + 1 != nodes.start {
            in_turn[rank / BLOCK] = u32::MAX;
        }
        node.extend(nodes);
        let begun = in_turn.len()..node.len().div_ceil(BLOCK);
        in_turn.extend(begun.map(|block| node[block * BLOCK]));
    }

    /// Stores the places of the next ranks of one ply, at most so many; returns their number.
    fn write(&mut self, most: usize) -> usize {
        let Layout { x, grain, ply_start, least_gap, .. } = &mut self.layout;
        let begin = self.done;
        if begin == ply_start[least_gap.len()] as usize {
            least_gap.push(u32::MAX);
        }
        let ply = least_gap.len() - 1;
        self.done = begin.saturating_add(most).min(ply_start[ply + 1] as usize);
        let grains = 1.0 / *grain;
        let mut previous = (begin > ply_start[ply] as usize).then(|| x[begin - 1]);
        let mut least = least_gap[ply];
        x.extend(self.walk.places(begin..self.done).map(|place| {
            let place = (place * grains + 0.5) as u32;
            least = previous.map_or(least, |previous| least.min(place - previous));
            previous = Some(place);
            place
        }));
        least_gap[ply] = least;
        self.done - begin
    }
}
