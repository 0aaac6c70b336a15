//! Which node is under the pointer.

use plyscope::NodeId;

use crate::{Layout, View};

/// How far a finger may miss, in pixels.
const TOUCH: f64 = 22.0;

/// The node nearest to a place on the screen, at most 22 pixels away; by
/// binary search on the plies in reach.
///
/// ```
/// use plyscope::{NodeId, Player};
/// use plyscope_stage::{Layout, Size, Topology, View, hit};
///
/// let mut tree = Topology::new(Player::Max);
/// tree.expand(NodeId::ROOT, 3, Player::Min);
/// let layout = Layout::of(&tree);
/// let view = View::fit(&layout, Size { width: 912.0, height: 640.0 });
///
/// let (x, y) = view.to_screen(2.0, 1);
/// assert_eq!(hit(&layout, view, (x + 9.0, y - 9.0)), Some(NodeId(3)));
/// assert_eq!(hit(&layout, view, (x + 40.0, y)), None);
/// ```
pub fn hit(layout: &Layout, view: View, at: (f64, f64)) -> Option<NodeId> {
    let ply_at = |y: f64| view.y + y / view.ply;
    let first = ply_at(at.1 - TOUCH).ceil().max(0.0) as usize;
    let last = ply_at(at.1 + TOUCH).floor();
    if last < 0.0 {
        return None;
    }
    let x = view.x + at.0 / view.unit;
    let nearest = (first..=(last as usize).min(layout.depth())).filter_map(|ply| {
        let ranks = layout.ply(ply);
        let right = layout.between(ply, x, f64::INFINITY).start;
        let neighbours = [right.checked_sub(1), Some(right)].into_iter().flatten();
        let distance = |rank: usize| {
            let (x, y) = view.to_screen(layout.x(rank), ply);
            (x - at.0).hypot(y - at.1)
        };
        neighbours
            .filter(|rank| ranks.contains(rank))
            .map(|rank| (distance(rank), rank))
            .min_by(|a, b| a.0.total_cmp(&b.0))
    });
    let (distance, rank) = nearest.min_by(|a, b| a.0.total_cmp(&b.0))?;
    (distance <= TOUCH).then(|| layout.node(rank))
}
