//! Trees and states for tests.

use plyscope::{NodeId, Player};

use crate::changes::Changes;
use crate::edit::NodeEdit;
use crate::{State, Topology};

/// Returns a tree in which each node in turn, breadth first, has so many children; leaves once the
/// counts end.
pub(crate) fn grow(counts: &[u32]) -> Topology {
    let mut tree = Topology::new(Player::Max);
    let mut players = vec![Player::Max];
    for (node, &count) in counts.iter().enumerate() {
        let Some(player) = players.get(node).map(|player| player.opponent()) else {
            break;
        };
        tree.expand(NodeId(node as u32), count, player);
        players.extend((0..count).map(|_| player));
    }
    for node in (0..tree.len() as u32).map(NodeId) {
        if tree.children(node).count == 0 {
            tree.set_leaf(node, Some((node.0 as i32 * 37 % 101).into()));
        }
    }
    tree
}

/// Returns a tree in which every inner node has `branching` children; leaves are at `depth`.
pub(crate) fn uniform(branching: u32, depth: u32) -> Topology {
    let inner = (0..depth).map(|ply| branching.pow(ply)).sum::<u32>();
    grow(&vec![branching; inner as usize])
}

/// A state that a test writes.
pub(crate) struct Sketch(State);

impl Sketch {
    pub(crate) fn at(&mut self, node: NodeId, write: impl FnOnce(NodeEdit<'_>) -> NodeEdit<'_>) {
        write(NodeEdit::new(node, &mut self.0, &mut Changes::default())).write();
    }
}

/// Returns a state as written by `write`.
pub(crate) fn written(nodes: usize, write: impl FnOnce(&mut Sketch)) -> State {
    let mut sketch = Sketch(State::default());
    sketch.0.grow(nodes);
    write(&mut sketch);
    sketch.0
}
