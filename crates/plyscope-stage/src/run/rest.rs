//! The part of a game's tree that its search never generated.

use plyscope::{AnyGame, Game, NodeId};

use crate::recording::Recording;

/// Adds what the search never generated to the recorded tree, bit by bit.
#[derive(Debug)]
pub(super) struct Rest {
    /// The positions of the nodes known by now, and how deep they are.
    nodes: Vec<(<AnyGame as Game>::Position, u32)>,
    /// The next node to be completed.
    next: usize,
    leaves: usize,
    horizon: Option<u32>,
}

/// A game that isn't written down as a tree is shown as a whole, with what
/// the search never generated, up to so many nodes.
const SHOWN_WHOLE: usize = 20_000;

impl Rest {
    /// `None` where that would be too much.
    pub(super) fn of(game: &AnyGame, horizon: Option<u32>, recording: &Recording) -> Option<Rest> {
        let written = matches!(game, AnyGame::Tree(_));
        let known = recording.topology().len();
        if !written && (known > SHOWN_WHOLE || !has_at_most(SHOWN_WHOLE, game, horizon)) {
            return None;
        }
        Some(Rest { nodes: vec![(game.start(), 0)], next: 0, leaves: 0, horizon })
    }

    /// Completes some more nodes, all of them where they are few; below a link
    /// there is nothing to add. When there are no others, returns the number
    /// of leaves of the whole tree.
    pub(super) fn add(&mut self, game: &AnyGame, recording: &mut Recording) -> Option<usize> {
        let mut moves = Vec::new();
        let end = self.next + SHOWN_WHOLE;
        while self.next < end.min(recording.topology().len()) {
            let node = NodeId(self.next as u32);
            let (position, depth) = self.nodes[self.next].clone();
            self.next += 1;
            moves.clear();
            if self.horizon != Some(depth) {
                game.moves(&position, &mut moves);
            }
            let topology = recording.topology_mut();
            if moves.is_empty() {
                self.leaves += 1;
                // A leaf that is known by bounds only has no value to show.
                let told = game.interval(&position).is_some_and(|told| told.lower < told.upper);
                topology.set_leaf(node, (!told).then(|| game.value(&position)));
                continue;
            }
            if topology.link_of(node).is_some() {
                continue;
            }
            let player = game.player(&game.play(&position, &moves[0]));
            topology.expand(node, moves.len() as u32, player);
            let first = topology.children(node).first.index();
            let len = self.nodes.len().max(first + moves.len());
            self.nodes.resize(len, (game.start(), 0));
            for (child, r#move) in moves.iter().enumerate() {
                self.nodes[first + child] = (game.play(&position, r#move), depth + 1);
            }
        }
        recording.grow_to_topology();
        (self.next == recording.topology().len()).then_some(self.leaves)
    }
}

/// Whether a game's tree has no more than so many nodes.
fn has_at_most(most: usize, game: &AnyGame, horizon: Option<u32>) -> bool {
    let mut waiting = vec![(game.start(), 0)];
    let (mut moves, mut seen) = (Vec::new(), 0);
    while let Some((position, depth)) = waiting.pop() {
        seen += 1;
        if horizon != Some(depth) {
            moves.clear();
            game.moves(&position, &mut moves);
            waiting.extend(moves.iter().map(|r#move| (game.play(&position, r#move), depth + 1)));
        }
        if seen + waiting.len() > most {
            return false;
        }
    }
    true
}
