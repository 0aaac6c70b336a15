//! A layout that is being computed.

use plyscope::NodeId;
use plyscope::work::look_at;

use super::places::Layout;
use super::tidy::{IN_PORTIONS, Walk};
use crate::Topology;

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
#[derive(Debug)]
pub struct Drawing {
    layout: Layout,
    /// The end of the ply that is being numbered.
    ply_end: usize,
    walk: Walk,
    part: Part,
    /// The number of ranks that are done in this part.
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

/// The number of ranks that are freed in the time that one takes elsewhere.
#[cfg(feature = "games")]
const FREED: usize = 32;

#[derive(Clone, Copy, PartialEq, Debug)]
enum Part {
    /// Gives ranks to the nodes, from the root down.
    Number,
    /// Makes room for the walks: a hundred megabytes of zeros aren't written at once.
    #[cfg(feature = "games")]
    Room,
    /// The first walk, from the last rank up.
    Place,
    /// The second walk, from the root down.
    Move,
    /// Frees the other lists of the walks: the system takes long for hundreds of megabytes.
    #[cfg(feature = "games")]
    Free,
    /// Stores the places.
    Write,
    /// Frees the places of the walks, once they are stored.
    #[cfg(feature = "games")]
    FreePlaces,
    Done,
}

impl Drawing {
    /// Returns a drawing with nothing drawn yet.
    pub fn of(topology: &Topology) -> Drawing {
        let mut node = Vec::with_capacity(topology.len());
        node.push(NodeId::ROOT.0);
        let layout = Layout {
            node,
            first_child: Vec::with_capacity(topology.len() + 1),
            x: Vec::new(),
            grain: FINEST,
            ply_start: vec![0],
            width: 0.0,
            least_gap: Vec::new(),
            nodes: topology.len(),
            #[cfg(feature = "games")]
            last: Default::default(),
        };
        Drawing { layout, ply_end: 1, walk: Walk::new(0), part: Part::Number, done: 0 }
    }

    /// The number of nodes of the tree that it is of, links included.
    pub fn nodes(&self) -> usize {
        self.layout.nodes
    }

    /// Continues for so many ranks, or for a few more. Each is visited five times, and those at the
    /// edges of subtrees more often. Returns `true` once the drawing is complete.
    pub fn go_on(&mut self, topology: &Topology, ranks: usize) -> bool {
        let mut left = if IN_PORTIONS { ranks } else { usize::MAX };
        while left > 0 && self.part != Part::Done {
            let seen = match self.part {
                Part::Number => {
                    self.each(left, |drawing, rank, most| drawing.number(topology, rank, most))
                }
                #[cfg(feature = "games")]
                Part::Room => {
                    let ranks = left.min(self.layout.len() - self.done);
                    self.done += ranks;
                    self.walk.make_room(ranks);
                    ranks
                }
                Part::Place => self.each(left, |drawing, rank, most| {
                    let parent = drawing.layout.len() - 1 - rank;
                    drawing.walk.place_below(&drawing.layout, parent, most)
                }),
                Part::Move => self.each(left, |drawing, rank, most| {
                    drawing.walk.move_children(&drawing.layout, rank, most)
                }),
                #[cfg(feature = "games")]
                Part::Free => self.free(left, Walk::free),
                Part::Write => self.write(left),
                #[cfg(feature = "games")]
                Part::FreePlaces => self.free(left, Walk::free_places),
                Part::Done => 0,
            };
            look_at(seen);
            left = left.saturating_sub(seen);
            if self.done == self.layout.len() {
                self.begin_next_part();
            }
        }
        self.part == Part::Done
    }

    /// Visits ranks until `most` were seen, or a few more. A visit sees children, at most so many, and
    /// returns their number; if some are left, it is repeated.
    fn each(&mut self, most: usize, visit: impl Fn(&mut Drawing, usize, usize) -> usize) -> usize {
        let mut seen = 0;
        while seen < most && self.done < self.layout.len() {
            let more = visit(self, self.done, most - seen).max(1);
            seen += if IN_PORTIONS { more } else { 0 };
            self.done += usize::from(self.walk.begun() == 0);
        }
        seen
    }

    /// Frees what the last ranks have in some lists, in portions that take as long as some ranks do elsewhere.
    #[cfg(feature = "games")]
    fn free(&mut self, ranks: usize, free: impl Fn(&mut Walk, usize)) -> usize {
        self.done = self.layout.len().min(self.done.saturating_add(ranks.saturating_mul(FREED)));
        free(&mut self.walk, self.layout.len() - self.done);
        ranks.min(self.layout.len())
    }

    /// Completes the drawing and returns the layout.
    pub fn finish(mut self, topology: &Topology) -> Layout {
        while !self.go_on(topology, usize::MAX) {}
        self.layout
    }

    fn begin_next_part(&mut self) {
        self.done = 0;
        self.part = match self.part {
            #[cfg(feature = "games")]
            Part::Number => self.begin_walks(Part::Room),
            #[cfg(not(feature = "games"))]
            Part::Number => self.begin_walks(Part::Place),
            #[cfg(feature = "games")]
            Part::Room => Part::Place,
            Part::Place => Part::Move,
            #[cfg(feature = "games")]
            Part::Move => Part::Free,
            #[cfg(not(feature = "games"))]
            Part::Move => self.measure(),
            #[cfg(feature = "games")]
            Part::Free => self.measure(),
            #[cfg(feature = "games")]
            Part::Write => Part::FreePlaces,
            _ => {
                self.walk = Walk::new(0);
                Part::Done
            }
        };
    }

    fn begin_walks(&mut self, next: Part) -> Part {
        self.layout.first_child.push(self.layout.node.len() as u32);
        self.walk = Walk::new(self.layout.node.len());
        next
    }

    /// Sets the width and the grain of the places, which come next.
    fn measure(&mut self) -> Part {
        let layout = &mut self.layout;
        layout.width = self.walk.width();
        while layout.width / layout.grain >= f64::from(u32::MAX) {
            layout.grain *= 2.0;
        }
        layout.x.reserve_exact(layout.node.len());
        Part::Write
    }

    /// Gives ranks to children of the next rank, at most so many; returns their number.
    fn number(&mut self, topology: &Topology, rank: usize, most: usize) -> usize {
        let layout = &mut self.layout;
        if self.walk.begun() == 0 {
            layout.first_child.push(layout.node.len() as u32);
        }
        let mut children = topology.children(layout.node(rank));
        if !IN_PORTIONS || children.count > 0 {
            let part = self.walk.part(children.count as usize, most);
            children = children.after(part.start as u32);
            children.count = part.len() as u32;
            let mut next = children.first.0;
            for &(link, _) in topology.links_among(children) {
                layout.node.extend(next..link.0);
                next = link.0 + 1;
            }
            layout.node.extend(next..children.first.0 + children.count);
        }
        if self.walk.begun() == 0 && layout.first_child.len() == self.ply_end {
            layout.ply_start.push(self.ply_end as u32);
            self.ply_end = layout.node.len();
        }
        children.count as usize
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
