//! From a sketch to the tree: ply by ply, with values in one unit. This takes several passes over lists
//! that may have millions of entries, and each can pause after any of them.

use std::ops::Range;

use super::{Kind, Sketch};
#[cfg(feature = "games")]
use crate::Value;
use crate::games::notation::{NotationError, Part};
use crate::games::tree::number::{Number, PAUSES};
use crate::games::tree::shape::Shape;
use crate::work::look_at;
use crate::{Interval, Player};

/// A tree that is being made of a sketch.
pub(in crate::games::tree) struct Finish {
    sketch: Sketch,
    shape: Shape,
    pass: Pass,
    /// The next entry of the list that this pass goes through.
    at: usize,
    /// The length of that list.
    len: usize,
    /// If leaves are taken out of their boxes, the new number of each node.
    place: Vec<u32>,
    kept: usize,
    /// For each node, the place of its name. Here and below, nothing at all if the list is empty.
    name_of: Vec<u32>,
    /// For each node, the place of its bounds.
    bounds_of: Vec<u32>,
    /// For each node, the place of its mark.
    #[cfg(feature = "games")]
    mark_of: Vec<u32>,
    /// For each node, the place of the node that it stands for.
    #[cfg(feature = "games")]
    again_of: Vec<u32>,
    /// For each node, the number of its children.
    children: Vec<u32>,
    /// The last node so far at each depth.
    last: Vec<u32>,
    /// The number of nodes at each depth, and then the place of the next one.
    width: Vec<u32>,
    /// The number of nodes at the depths before.
    before: u32,
    /// The nodes ply by ply.
    order: Vec<u32>,
    /// For each node, its place there.
    #[cfg(feature = "games")]
    ordered: Vec<u32>,
    /// For each leaf, the place of its number.
    numbers: Vec<u32>,
    /// The number of leaves so far.
    leaves: u32,
}

/// A pass over one of the lists.
enum Pass {
    /// Takes leaves out of their boxes.
    Unbox,
    Names,
    Bounds,
    #[cfg(feature = "games")]
    Marks,
    #[cfg(feature = "games")]
    Again,
    /// Counts the children of nodes, and the nodes at each depth.
    Children,
    Widths,
    Order,
    Shape,
    Done,
}

impl Finish {
    /// Nothing is done yet.
    pub(in crate::games::tree) fn of(sketch: Sketch, player: Player) -> Finish {
        let is_boxed = sketch.bracketed_siblings && sketch.bracketed == sketch.values.len();
        let len = if is_boxed { sketch.nodes.len() } else { 0 };
        Finish {
            shape: Shape::new(player, sketch.decimals),
            pass: Pass::Unbox,
            at: 0,
            len,
            place: Vec::with_capacity(len),
            kept: 0,
            name_of: Vec::new(),
            bounds_of: Vec::new(),
            #[cfg(feature = "games")]
            mark_of: Vec::new(),
            #[cfg(feature = "games")]
            again_of: Vec::new(),
            children: Vec::new(),
            last: Vec::new(),
            width: Vec::new(),
            before: 0,
            order: Vec::new(),
            #[cfg(feature = "games")]
            ordered: Vec::new(),
            numbers: Vec::new(),
            leaves: 0,
            sketch,
        }
    }

    /// Goes on for so many entries. Returns `true` once the tree is complete.
    pub(in crate::games::tree) fn go_on(
        &mut self,
        part: Part<'_>,
        mut most: usize,
    ) -> Result<bool, NotationError> {
        loop {
            let from = self.at;
            let to = if PAUSES { self.len.min(from.saturating_add(most)) } else { self.len };
            look_at(to - from);
            most -= to - from;
            self.at = to;
            match self.pass {
                Pass::Unbox => self.unbox(from..to),
                Pass::Names => {
                    let nodes = self.sketch.names[from..to].iter().map(|(node, _)| *node);
                    set_places(&mut self.name_of, &self.place, nodes, from);
                }
                Pass::Bounds => {
                    let nodes = self.sketch.bounds[from..to].iter().map(|(node, ..)| *node);
                    set_places(&mut self.bounds_of, &self.place, nodes, from);
                }
                #[cfg(feature = "games")]
                Pass::Marks => {
                    let nodes = self.sketch.graph.marks[from..to].iter().map(|(node, _)| *node);
                    set_places(&mut self.mark_of, &self.place, nodes, from);
                }
                #[cfg(feature = "games")]
                Pass::Again => {
                    let nodes = self.sketch.graph.again[from..to].iter().map(|(node, _)| *node);
                    set_places(&mut self.again_of, &self.place, nodes, from);
                }
                Pass::Children => self.count_children(from..to),
                Pass::Widths => self.add_widths(from..to),
                Pass::Order => self.put_in_order(from..to),
                Pass::Shape => self.push_nodes(part, from..to)?,
                Pass::Done => return Ok(true),
            }
            if PAUSES && to < self.len {
                return Ok(false);
            }
            self.begin_next();
        }
    }

    /// Returns the tree, once it is complete.
    pub(in crate::games::tree) fn take(&mut self) -> Shape {
        std::mem::replace(&mut self.shape, Shape::new(Player::Max, 0))
    }

    /// Begins the pass after this one.
    fn begin_next(&mut self) {
        if let Pass::Unbox = self.pass
            && !self.place.is_empty()
        {
            self.sketch.nodes.truncate(self.kept);
        }
        let nodes = self.sketch.nodes.len();
        let places = |len: usize| vec![u32::MAX; if len == 0 { 0 } else { nodes }];
        self.at = 0;
        (self.pass, self.len) = match self.pass {
            Pass::Unbox => {
                let len = self.sketch.names.len();
                self.name_of = places(len);
                (Pass::Names, len)
            }
            Pass::Names => {
                let len = self.sketch.bounds.len();
                self.bounds_of = places(len);
                (Pass::Bounds, len)
            }
            #[cfg(feature = "games")]
            Pass::Bounds => {
                let len = self.sketch.graph.marks.len();
                self.mark_of = places(len);
                (Pass::Marks, len)
            }
            #[cfg(feature = "games")]
            Pass::Marks => {
                let len = self.sketch.graph.again.len();
                self.again_of = places(len);
                self.ordered = places(len);
                (Pass::Again, len)
            }
            #[cfg(not(feature = "games"))]
            Pass::Bounds => self.begin_children(),
            #[cfg(feature = "games")]
            Pass::Again => self.begin_children(),
            Pass::Children => (Pass::Widths, self.width.len()),
            Pass::Widths => {
                self.order = vec![0; nodes];
                self.numbers = vec![0; nodes];
                (Pass::Order, nodes)
            }
            Pass::Order => {
                self.shape.reserve(nodes);
                (Pass::Shape, nodes)
            }
            Pass::Shape | Pass::Done => (Pass::Done, 0),
        };
    }

    fn begin_children(&mut self) -> (Pass, usize) {
        let nodes = self.sketch.nodes.len();
        self.children = vec![0; nodes];
        (Pass::Children, nodes)
    }

    /// Makes a leaf of each box, and drops the leaf inside, which is the node
    /// that follows it.
    fn unbox(&mut self, nodes: Range<usize>) {
        for at in nodes {
            let mut node = self.sketch.nodes[at];
            self.place.push(self.kept as u32);
            match node.kind {
                Kind::Leaf => continue,
                Kind::Bracketed => node.kind = Kind::Leaf,
                Kind::Inner => {}
                #[cfg(feature = "games")]
                Kind::Again => {}
            }
            self.sketch.nodes[self.kept] = node;
            self.kept += 1;
        }
    }

    fn count_children(&mut self, nodes: Range<usize>) {
        let Finish { last, width, children, .. } = self;
        for (at, node) in nodes.clone().zip(&self.sketch.nodes[nodes]) {
            let depth = node.depth as usize;
            // A node is no more than one deeper than the one before it.
            if depth == last.len() {
                last.push(at as u32);
                width.push(1);
            } else {
                last[depth] = at as u32;
                width[depth] += 1;
            }
            if depth > 0 {
                children[last[depth - 1] as usize] += 1;
            }
        }
    }

    fn add_widths(&mut self, depths: Range<usize>) {
        for width in &mut self.width[depths] {
            (*width, self.before) = (self.before, self.before + *width);
        }
    }

    /// Nodes of one ply keep their order, so that siblings stay together.
    fn put_in_order(&mut self, nodes: Range<usize>) {
        for at in nodes {
            let node = self.sketch.nodes[at];
            let place = &mut self.width[node.depth as usize];
            self.order[*place as usize] = at as u32;
            #[cfg(feature = "games")]
            if let Some(ordered) = self.ordered.get_mut(at) {
                *ordered = *place;
            }
            *place += 1;
            self.numbers[at] = self.leaves;
            self.leaves += u32::from(node.kind == Kind::Leaf);
        }
    }

    /// Adds the nodes at these places of the order to the tree.
    fn push_nodes(&mut self, part: Part<'_>, places: Range<usize>) -> Result<(), NotationError> {
        let Finish { sketch, shape, .. } = self;
        let decimals = sketch.decimals;
        let value =
            |number: Number| number.value(decimals).ok_or_else(|| number.too_great(part, decimals));
        for number in places {
            let node = self.order[number] as usize;
            if let Some((_, name)) = sketch.names.get_mut(place_of(&self.name_of, node)) {
                shape.names.push((number as u32, std::mem::take(name)));
            }
            #[cfg(feature = "games")]
            {
                let mark = sketch.graph.marks.get_mut(place_of(&self.mark_of, node));
                if let Some((_, mark)) = mark {
                    shape.graph.marks.push((number as u32, std::mem::take(mark)));
                }
                if let Some(&(_, of)) = sketch.graph.again.get(place_of(&self.again_of, node)) {
                    let of = self.place.get(of as usize).copied().unwrap_or(of);
                    shape.graph.again.push((number as u32, self.ordered[of as usize]));
                    // Nobody asks for its value.
                    shape.push_leaf(Interval::exactly(Value::NEG_INF));
                    continue;
                }
            }
            let bounds = match sketch.bounds.get(place_of(&self.bounds_of, node)) {
                Some(&(_, lower, upper)) => {
                    Some(Interval { lower: value(lower)?, upper: value(upper)? })
                }
                None => None,
            };
            let children = self.children[node];
            if children > 0 {
                shape.push_inner(children, bounds);
            } else if let Some(bounds) = bounds {
                shape.push_leaf(bounds);
            } else {
                let number = sketch.values[self.numbers[node] as usize];
                shape.push_leaf(Interval::exactly(value(number)?));
            }
        }
        Ok(())
    }
}

/// Notes for nodes, as they were numbered first, their places in a list; the first of them is at
/// `first`.
fn set_places(
    places: &mut [u32],
    renumbered: &[u32],
    nodes: impl Iterator<Item = u32>,
    first: usize,
) {
    for (at, node) in nodes.enumerate() {
        let node = renumbered.get(node as usize).copied().unwrap_or(node);
        places[node as usize] = (first + at) as u32;
    }
}

/// Returns the place of a node in a list; past the end of every list where it has none.
fn place_of(places: &[u32], node: usize) -> usize {
    places.get(node).map_or(usize::MAX, |&place| place as usize)
}
