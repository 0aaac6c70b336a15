//! OPEN, the queue of SSS* and DUAL*.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::{Event, NodeId, Siblings, Status, Value};

/// OPEN: the states of a best-first search over solution trees, the greatest
/// merit first, the left-most in the tree among equals. (DUAL*, which takes
/// the least first, changes the sign.)
///
/// Four observations make every operation cheap, where a scanned list
/// spends nearly all its time on purging:
///
/// * The states that replace a state have its place in the tree. So a linked
///   list keeps the states in tree order without comparing paths,
///   and tags that are spread over it (Bender, Cole, Demaine, Farach-Colton
///   and Zito 2002, "Two simplified algorithms for maintaining order in a
///   list") give the order of any two.
/// * Children enter OPEN all together, with one merit. Until one of them is popped, they take the
///   room of one, however many there are.
/// * Next to each link stands the depth of the two states' deepest common
///   ancestor. The descendants of a node are neighbours, and end where that
///   depth is less than the node's: a purge sees what it removes, and two
///   more.
/// * Merits never rise. So the states with the head's merit are a stack, the
///   left-most on top, and the others wait unsorted, merit by merit, until
///   their merit is the greatest. (A state whose merit does rise is taken,
///   too; it costs more.)
///
/// All operations take logarithmic amortised time, and nearly always less.
// See docs/decisions/open-has-no-heap.md.
#[derive(Debug)]
pub(crate) struct Open {
    slots: Vec<Slot>,
    /// Slots that nothing refers to.
    free: Vec<u32>,
    /// The merit of the states in `head`.
    level: Value,
    /// The states with that merit, the left-most last.
    head: Vec<u32>,
    /// The others, by merit.
    waiting: BTreeMap<Value, Vec<u32>>,
    len: usize,
}

/// A state of OPEN, the list of a best-first search: see [`AnySearch::open`](crate::AnySearch::open).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenState {
    /// The node.
    pub node: NodeId,
    /// Live or solved.
    pub status: Status,
    /// Its merit.
    pub merit: Value,
}

impl OpenState {
    /// Returns the event of its push.
    pub fn pushed(self) -> Event<'static> {
        let OpenState { node, status, merit } = self;
        Event::Push { node, status, merit }
    }
}

/// The place in the tree that a popped state leaves empty.
#[derive(Debug)]
pub(crate) struct EmptyPlace(u32);

/// A state, or those of consecutive live siblings. Two to a cache line, none across two.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
struct Slot {
    /// The node, or the left-most of siblings.
    node: NodeId,
    merit: Value,
    /// The number of live nodes; none if it is one that is solved.
    live: u32,
    /// `GONE` where it isn't in the list any more.
    left: u32,
    right: u32,
    /// Depth of the deepest common ancestor with the state on the right.
    common: u32,
    /// Grows from left to right. Up to the next there is room for siblings.
    tag: u64,
}

const _: () = assert!(size_of::<Slot>() == 32);

impl Slot {
    fn in_list(&self) -> bool {
        self.left != GONE
    }

    /// The number of its states.
    fn len(&self) -> u32 {
        self.live.max(1)
    }

    /// Its state, or the left-most.
    fn entry(&self) -> OpenState {
        let status = if self.live == 0 { Status::Solved } else { Status::Live };
        OpenState { node: self.node, status, merit: self.merit }
    }

    /// Its nodes, from left to right.
    fn nodes(&self) -> impl Iterator<Item = NodeId> + use<> {
        Siblings { first: self.node, count: self.len() }.iter()
    }
}

const NONE: u32 = u32::MAX;
const GONE: u32 = NONE - 1;
const TAG_BITS: u32 = 62;
/// 1 as a fixed-point number; 1.4 to the power of `TAG_BITS` fits, too.
const ONE: u64 = 1 << 16;

impl Open {
    /// Returns a queue of one live state.
    pub(crate) fn new(node: NodeId, merit: Value) -> Open {
        let slot = Slot { node, merit, live: 1, left: NONE, right: NONE, common: 0, tag: 0 };
        Open {
            slots: vec![slot],
            free: Vec::new(),
            level: merit,
            head: vec![0],
            waiting: BTreeMap::new(),
            len: 1,
        }
    }

    /// Returns the number of states.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Returns about how many bytes it takes. The slots that wait, or are free, are never more than
    /// all of them.
    pub(crate) fn bytes(&self) -> usize {
        self.slots.capacity() * size_of::<Slot>() + self.slots.len() * size_of::<u32>()
    }

    /// Takes out the head. Its place stays in the list until it is given to
    /// [`replace`](Open::replace). The depth of a node is asked for where it has siblings in OPEN.
    pub(crate) fn pop(&mut self, depth: impl Fn(NodeId) -> u32) -> Option<(EmptyPlace, OpenState)> {
        loop {
            while let Some(slot) = self.head.pop() {
                let head = self.slots[slot as usize];
                if !head.in_list() {
                    self.free.push(slot);
                    continue;
                }
                if head.live > 1 {
                    let others = self.insert_after(slot, depth(head.node) - 1, head.live);
                    let (node, live) = (NodeId(head.node.0 + 1), head.live - 1);
                    self.slots[others as usize] =
                        Slot { node, live, ..self.slots[others as usize] };
                    self.slots[slot as usize].live = 1;
                    self.head.push(others);
                }
                self.len -= 1;
                return Some((EmptyPlace(slot), head.entry()));
            }
            let (level, waiting) = self.waiting.pop_last()?;
            self.level = level;
            self.head = self.right_to_left(waiting);
        }
    }

    /// Returns those of the slots that are in the list, and frees the others.
    fn right_to_left(&mut self, slots: Vec<u32>) -> Vec<u32> {
        // Slots lie anywhere in memory: each is looked at just once, and the
        // purged ones, often most of them, aren't sorted.
        let mut tagged = Vec::with_capacity(slots.len());
        for index in slots {
            let slot = &self.slots[index as usize];
            if slot.in_list() {
                tagged.push((Reverse(slot.tag), index));
            } else {
                self.free.push(index);
            }
        }
        tagged.sort_unstable();
        tagged.into_iter().map(|(_, index)| index).collect()
    }

    /// Removes the descendants of a node of depth `depth` that has the empty
    /// `place` below it, and reports each, from left to right.
    pub(crate) fn purge(
        &mut self,
        place: &EmptyPlace,
        depth: u32,
        mut removed: impl FnMut(NodeId),
    ) {
        let mut first = place.0;
        loop {
            let left = self.slots[first as usize].left;
            if left == NONE || self.slots[left as usize].common < depth {
                break;
            }
            first = left;
        }
        while first != place.0 {
            first = self.remove(first, &mut removed);
        }
        while self.slots[place.0 as usize].common >= depth {
            let right = self.slots[place.0 as usize].right;
            if right == NONE {
                break;
            }
            self.remove(right, &mut removed);
        }
    }

    /// Fills an empty place with one node that stands there in the tree: a
    /// child, the next sibling, or the parent once nothing else is below it.
    pub(crate) fn replace(&mut self, place: EmptyPlace, entry: OpenState) {
        let live = u32::from(entry.status == Status::Live);
        self.fill(place.0, entry.node, live, entry.merit);
    }

    /// Fills an empty place, that of a node of depth `depth`, with the live
    /// children of that node.
    pub(crate) fn replace_by_children(
        &mut self,
        place: EmptyPlace,
        children: Siblings,
        depth: u32,
        merit: Value,
    ) {
        // The left-most becomes the head.
        if children.count > 1 {
            let younger = self.insert_after(place.0, depth, children.count);
            self.fill(younger, children.nth(1), children.count - 1, merit);
        }
        self.fill(place.0, children.first, 1, merit);
    }

    /// Returns all states in order, the head first: for showing them, in time
    /// proportional to their number (and its logarithm). One place may be empty.
    pub(crate) fn entries(&self, empty: Option<&EmptyPlace>) -> Vec<OpenState> {
        let is_empty = |at: usize| empty.is_some_and(|place| place.0 as usize == at);
        let slots = self.slots.iter().enumerate();
        let slots = slots.filter(|(at, slot)| slot.in_list() && !is_empty(*at));
        let mut slots: Vec<&Slot> = slots.map(|(_, slot)| slot).collect();
        slots.sort_unstable_by_key(|slot| (Reverse(slot.merit), slot.tag));
        let entries = slots.into_iter().flat_map(|slot| slot.nodes().zip(std::iter::repeat(slot)));
        entries.map(|(node, slot)| OpenState { node, ..slot.entry() }).collect()
    }

    fn fill(&mut self, slot: u32, node: NodeId, live: u32, merit: Value) {
        let filled = &mut self.slots[slot as usize];
        *filled = Slot { node, live, merit, ..*filled };
        self.len += filled.len() as usize;
        if merit > self.level {
            let head = std::mem::take(&mut self.head);
            self.waiting.insert(self.level, head);
            self.level = merit;
        }
        if merit == self.level {
            self.head.push(slot);
        } else {
            self.waiting.entry(merit).or_default().push(slot);
        }
    }

    /// Takes the states of a slot out, and reports them. Returns the slot on its right.
    fn remove(&mut self, slot: u32, removed: &mut impl FnMut(NodeId)) -> u32 {
        let states = &self.slots[slot as usize];
        states.nodes().for_each(removed);
        self.len -= states.len() as usize;
        self.unlink(slot)
    }

    /// Takes a slot out of the list. Returns the one on its right. The slot isn't
    /// free as long as `head` or `waiting` refer to it.
    fn unlink(&mut self, slot: u32) -> u32 {
        let Slot { left, right, common, .. } = self.slots[slot as usize];
        self.slots[slot as usize].left = GONE;
        if left != NONE {
            let left = &mut self.slots[left as usize];
            left.right = right;
            left.common = left.common.min(common);
        }
        if right != NONE {
            self.slots[right as usize].left = left;
        }
        right
    }

    /// Returns a new slot on the right of another one, whose deepest common ancestor
    /// with it has depth `common`. The other one keeps the first of so many `shares` of
    /// the tags up to the next.
    fn insert_after(&mut self, slot: u32, common: u32, shares: u32) -> u32 {
        if self.gap_after(slot) < 2 {
            self.spread_around(slot);
        }
        let gap = self.gap_after(slot);
        let offset = if gap < u64::from(shares) { gap / 2 } else { gap / u64::from(shares) };
        let tag = self.slots[slot as usize].tag + offset;
        let on_left = self.slots[slot as usize];
        let new = Slot { left: slot, tag, ..on_left };
        let index = match self.free.pop() {
            Some(index) => index,
            None => {
                self.slots.push(new);
                // A search with 2^32 states in OPEN runs out of memory before.
                self.slots.len() as u32 - 1
            }
        };
        self.slots[index as usize] = new;
        self.slots[slot as usize].right = index;
        self.slots[slot as usize].common = common;
        if on_left.right != NONE {
            self.slots[on_left.right as usize].left = index;
        }
        index
    }

    fn gap_after(&self, slot: u32) -> u64 {
        let Slot { right, tag, .. } = self.slots[slot as usize];
        let next = if right == NONE { 1 << TAG_BITS } else { self.slots[right as usize].tag };
        next - tag
    }

    /// Spreads the tags around a slot evenly over the smallest power-of-two
    /// range that is sparse enough.
    fn spread_around(&mut self, slot: u32) {
        let tag = self.slots[slot as usize].tag;
        let (mut first, mut last, mut count) = (slot, slot, 1_u64);
        let mut most = ONE;
        for bits in 1..=TAG_BITS {
            // By a factor between 1 and 2; the closer to 1, the rarer and the
            // wider.
            most = most * 7 / 5;
            let low = tag >> bits << bits;
            let high = low + ((1 << bits) - 1);
            while let Slot { left, .. } = self.slots[first as usize]
                && left != NONE
                && self.slots[left as usize].tag >= low
            {
                first = left;
                count += 1;
            }
            while let Slot { right, .. } = self.slots[last as usize]
                && right != NONE
                && self.slots[right as usize].tag <= high
            {
                last = right;
                count += 1;
            }
            let step = (1_u64 << bits) / count;
            if count * ONE <= most && step >= 2 {
                let (mut at, mut tag) = (first, low);
                loop {
                    self.slots[at as usize].tag = tag;
                    if at == last {
                        return;
                    }
                    at = self.slots[at as usize].right;
                    tag += step;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_come_before_what_is_less() {
        let mut open = Open::new(NodeId::ROOT, Value::INF);
        let (place, _) = open.pop(|_| 1).unwrap();
        let children = Siblings { first: NodeId(1), count: 3 };
        open.replace_by_children(place, children, 0, Value::INF);
        let (place, first) = open.pop(|_| 1).unwrap();
        assert_eq!(first.node, NodeId(1));
        open.replace(place, OpenState { status: Status::Solved, merit: Value::new(5), ..first });
        assert_eq!(open.pop(|_| 1).unwrap().1.node, NodeId(2));
    }

    /// The queue as the definition has it: a list that is scanned.
    fn head(list: &[(Vec<u32>, OpenState)]) -> Option<usize> {
        let by_merit = |i: &usize| (Reverse(list[*i].1.merit), &list[*i].0);
        (0..list.len()).min_by_key(by_merit)
    }

    /// Plays a random game against a scanned list: nodes are split, solved
    /// and purged, in the manner of Γ but in any order.
    fn against_a_list(seed: u64, steps: u32, rising: bool) {
        let mut random = seed;
        let mut draw = |most: u64| {
            random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (random >> 33) % most
        };
        let mut open = Open::new(NodeId(0), Value::new(1000));
        let start = OpenState { node: NodeId(0), status: Status::Live, merit: Value::new(1000) };
        let mut list: Vec<(Vec<u32>, OpenState)> = vec![(vec![], start)];
        let (mut fresh, mut depths) = (1, vec![0]);
        for _ in 0..steps {
            let Some((place, entry)) = open.pop(|node| depths[node.index()]) else {
                assert!(list.is_empty());
                return;
            };
            let (path, expected) = list.remove(head(&list).unwrap());
            assert_eq!(entry, expected);
            let drop = if rising { draw(7) as i32 - 3 } else { -(draw(3) as i32) };
            let merit = entry.merit.plus(drop);
            match draw(3) {
                0 if !path.is_empty() => {
                    let up = path[..draw(path.len() as u64) as usize].to_vec();
                    let mut purged = Vec::new();
                    open.purge(&place, up.len() as u32, |node| purged.push(node));
                    list.sort_by(|a, b| a.0.cmp(&b.0));
                    let below = |(path, _): &(Vec<u32>, OpenState)| path.starts_with(&up);
                    let expected: Vec<_> =
                        list.iter().filter(|e| below(e)).map(|(_, e)| e.node).collect();
                    assert_eq!(purged, expected);
                    list.retain(|e| !below(e));
                    let entry = OpenState { merit, status: Status::Solved, ..entry };
                    open.replace(place, entry);
                    list.push((up, entry));
                }
                1 => {
                    let entry = OpenState { merit, ..entry };
                    open.replace(place, entry);
                    list.push((path, entry));
                }
                _ => {
                    let count = 1 + draw(4) as u32;
                    let children = Siblings { first: NodeId(fresh), count };
                    fresh += count;
                    depths.resize(fresh as usize, path.len() as u32 + 1);
                    open.replace_by_children(place, children, path.len() as u32, merit);
                    for (number, node) in children.iter().enumerate() {
                        let path = path.iter().copied().chain([number as u32]).collect();
                        list.push((path, OpenState { node, status: Status::Live, merit }));
                    }
                }
            }
            assert_eq!(open.len(), list.len());
        }
        list.sort_by(|a, b| (Reverse(a.1.merit), &a.0).cmp(&(Reverse(b.1.merit), &b.0)));
        let expected: Vec<_> = list.into_iter().map(|(_, entry)| entry).collect();
        assert_eq!(open.entries(None), expected);
    }

    #[test]
    fn it_is_the_scanned_list() {
        for seed in 0..300 {
            against_a_list(seed, 300, false);
            against_a_list(seed, 300, true);
        }
    }

    /// Splitting the same place for ever uses tags up; they are spread anew.
    #[test]
    fn tags_never_run_out() {
        let mut open = Open::new(NodeId(0), Value::INF);
        for depth in 0..10_000 {
            let (place, _) = open.pop(|_| 1).unwrap();
            let children = Siblings { first: NodeId(3 * depth + 1), count: 3 };
            open.replace_by_children(place, children, depth, Value::INF);
        }
        let nodes = open.entries(None).into_iter().map(|entry| entry.node.0);
        let mut expected = vec![29_998];
        expected.extend((0..10_000).rev().flat_map(|depth| [3 * depth + 2, 3 * depth + 3]));
        assert_eq!(nodes.collect::<Vec<_>>(), expected);
    }
}
