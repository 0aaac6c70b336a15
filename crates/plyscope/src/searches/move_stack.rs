//! The moves of the positions on a path.

use super::bytes;

/// The number of moves from which on another list is begun: a longer one would be copied as it grows, and
/// a path may have a million siblings at each ply.
#[cfg(feature = "games")]
const LONG: usize = 65_536;

/// The moves of all positions on a path, one above the other, in one list or, if they are many, in
/// several. Those of one position are in one list.
#[derive(Debug)]
pub(super) struct MoveStack<M> {
    /// The last list, in which the last position has its moves.
    pub(super) last: Vec<M>,
    /// The lists below it, each with the depth of the position with which the next one begins.
    #[cfg(feature = "games")]
    below: Vec<(Vec<M>, usize)>,
    /// A list that was used, and is empty.
    #[cfg(feature = "games")]
    spare: Vec<M>,
}

impl<M> MoveStack<M> {
    pub(super) fn new() -> MoveStack<M> {
        MoveStack {
            last: Vec::new(),
            #[cfg(feature = "games")]
            below: Vec::new(),
            #[cfg(feature = "games")]
            spare: Vec::new(),
        }
    }

    /// Returns about how many bytes they take.
    pub(super) fn bytes(&self) -> usize {
        #[cfg(feature = "games")]
        let below = self.below.iter().map(|(list, _)| list);
        #[cfg(feature = "games")]
        let others = below.chain([&self.spare]).map(bytes::of_list).sum::<usize>();
        #[cfg(not(feature = "games"))]
        let others = 0;
        bytes::of_list(&self.last) + others
    }

    /// Returns the place at which a position of this depth may list its moves.
    #[inline]
    pub(super) fn begin(&mut self, depth: usize) -> usize {
        // A tree that is written down is small.
        #[cfg(feature = "games")]
        if self.last.len() > LONG {
            self.begin_list(depth);
        }
        let _ = depth;
        self.last.len()
    }

    /// Removes what is left of the moves of the last position, which is of this depth. They begin there.
    #[inline]
    pub(super) fn end(&mut self, begin: usize, depth: usize) {
        self.last.truncate(begin);
        #[cfg(feature = "games")]
        if begin == 0 {
            self.end_list(depth);
        }
        let _ = depth;
    }

    #[cfg(feature = "games")]
    #[cold]
    fn begin_list(&mut self, depth: usize) {
        let empty = std::mem::take(&mut self.spare);
        self.below.push((std::mem::replace(&mut self.last, empty), depth));
    }

    #[cfg(feature = "games")]
    #[cold]
    fn end_list(&mut self, depth: usize) {
        if let Some((below, _)) = self.below.pop_if(|&mut (_, begun)| begun == depth) {
            self.spare = std::mem::replace(&mut self.last, below);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_long_list_is_copied() {
        let (mut moves, mut plain) = (MoveStack::new(), Vec::new());
        let mut places: Vec<(usize, usize)> = Vec::new();
        let mut longest = 0;
        // Down, up to the middle, down again, and up.
        let counts = [3, 70_000, 40_000, 40_000, 1, 90_000, 0, 5];
        for up in [6, counts.len()] {
            for &count in &counts[places.len()..] {
                places.push((moves.begin(places.len()), plain.len()));
                let listed = (0..count).map(|mv| mv * (1 + places.len()));
                moves.last.extend(listed.clone());
                plain.extend(listed);
                longest = longest.max(moves.below.len());
            }
            for _ in 0..up {
                let (begin, all) = places.pop().unwrap();
                assert!(moves.last[begin..] == plain[all..]);
                let lists = moves.below.iter().map(|(list, _)| list.len()).sum::<usize>();
                assert_eq!(lists + moves.last.len(), plain.len());
                moves.end(begin, places.len());
                plain.truncate(all);
            }
        }
        assert_eq!(longest, 3, "lists below the last");
        assert!(moves.bytes() >= 90_000 * size_of::<usize>(), "one is kept");
    }

    #[test]
    fn a_list_ends_with_the_position_that_began_it() {
        let mut moves = MoveStack::new();
        assert_eq!(moves.begin(0), 0);
        moves.last.extend(0..=LONG);
        assert_eq!(moves.begin(1), 0, "in a new list");
        moves.last.extend([7]);
        // Moves may be taken as they are played: the next position then begins where this one did.
        assert_eq!(moves.last.pop(), Some(7));
        assert_eq!(moves.begin(2), 0);
        moves.end(0, 2);
        assert_eq!(moves.below.len(), 1);
        moves.end(0, 1);
        assert_eq!((moves.below.len(), moves.last.len()), (0, LONG + 1));
    }
}
