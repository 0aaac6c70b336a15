//! Finding the node or the span under the pointer.

use plyscope::NodeId;

use super::input::SceneInput;
use super::model::Scene;
use super::reach::{first_in, visible};
use super::row::Row;
use super::spans;
use super::tone::Tone;
use crate::draw::layout::Layout;
use crate::draw::view::View;

/// The greatest distance in pixels at which a touch still hits a node.
const TOUCH: f64 = 22.0;

/// Returns the node nearest to a place on the screen, at most 22 pixels away; by binary search on
/// the plies in reach.
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

/// The nodes of a span.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpanContents {
    /// The left-most of the nodes.
    pub first: NodeId,
    /// The number of nodes of each [`Tone`], the least important first.
    pub counts: [u32; Tone::ALL.len()],
}

impl SpanContents {
    /// Returns the number of its nodes in this state.
    pub fn count(&self, tone: Tone) -> u32 {
        self.counts[tone as usize]
    }

    /// Returns the number of its nodes.
    pub fn nodes(&self) -> u32 {
        self.counts.iter().sum()
    }
}

/// Returns the contents of the span at a place on the screen, if there is one. Without kept states,
/// it examines each of its nodes.
///
/// ```
/// use plyscope::{NodeId, Player};
/// use plyscope_stage::{Layout, SceneInput, Size, State, Tone, Topology, hit_span};
///
/// let mut tree = Topology::new(Player::Max);
/// tree.expand(NodeId::ROOT, 100_000, Player::Min);
/// let (layout, state) = (Layout::of(&tree), State::default());
/// let input = SceneInput::new(&tree, &layout, &state, Size { width: 912.0, height: 640.0 });
///
/// let leaves = input.view.to_screen(50_000.0, 1);
/// let run = hit_span(&input, leaves).unwrap();
/// assert_eq!((run.nodes(), run.count(Tone::Idle)), (100_000, 100_000));
/// assert_eq!(hit_span(&input, input.view.to_screen(50_000.0, 0)), None, "the root is alone");
/// ```
pub fn hit_span(input: &SceneInput<'_>, at: (f64, f64)) -> Option<SpanContents> {
    let view = input.view;
    let ply = (view.y + at.1 / view.ply).round();
    let (_, y) = view.to_screen(0.0, ply as usize);
    if ply < 0.0 || ply as usize > input.layout.depth() || (y - at.1).abs() > TOUCH {
        return None;
    }
    let ply = ply as usize;
    let mut scene = Scene::empty(input.size);
    spans::draw(input, &Row::of(input, ply, &[], [None; 2], None), &mut scene);
    let pixel = at.0.floor() as i32;
    let run = scene.spans.iter().find(|run| (run.from..run.to).contains(&pixel))?;
    let pixel_of = |rank: usize| view.to_screen(input.layout.x(rank), ply).0.floor() as i32;
    let ranks = visible(input.layout, view, input.size, ply);
    let start = first_in(ranks.clone(), |rank| pixel_of(rank) >= run.from);
    let end = first_in(start..ranks.end, |rank| pixel_of(rank) >= run.to);
    let counts = match input.tones {
        Some(tones) => tones.counts(start..end),
        None => {
            let mut counts = [0; Tone::ALL.len()];
            (start..end).for_each(|rank| counts[input.blend(rank..rank + 1).tone as usize] += 1);
            counts
        }
    };
    Some(SpanContents { first: input.layout.node(start), counts })
}
