//! A node as data: its numbers at a moment, and its place in the tree and in the drawing.

use plyscope::{Bound, CutBy, Interval, NodeId, Status, Window};
use serde::{Serialize, Serializer};

use crate::draw::layout::Layout;
use crate::record::state::{NodeNumbers, Phase};
use crate::run::Run;
use crate::show::signs::{best_so_far, test_window};
use crate::show::words;
use crate::trace::WordOf;
use crate::trace::values::Number;

/// A node at a moment. Its numbers are those that the picture has there, from the same side.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct NodeState {
    /// Its path.
    pub path: String,
    /// The name of the node, or of the move to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The path of its parent; none for the root.
    #[cfg_attr(test, ts(type = "string | null"))]
    pub parent: Option<String>,
    /// The paths of its children, left to right, also of those that the search never generates.
    pub children: Vec<String>,
    /// `max` or `min`; none for a leaf.
    #[cfg_attr(test, ts(type = "\"max\" | \"min\" | null"))]
    pub player: Option<&'static str>,
    /// Its status in the search: not looked at yet, at work, done with what matters, or left out.
    #[cfg_attr(test, ts(type = "\"idle\" | \"live\" | \"resolved\" | \"cut\""))]
    pub status: &'static str,
    /// The bound that it was left out by.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cut_by: Option<WordOf<CutBy>>,
    /// Its status in OPEN, if it waits there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open: Option<WordOf<Status>>,
    /// `true` if it is on the principal variation, once that is known.
    pub on_line: bool,
    /// Its value, or the best so far; that of a leaf also before the search has come to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<Number>,
    /// The meaning of `value`: the value itself, or a bound of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bound: Option<WordOf<Bound>>,
    /// The window while it is searched.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub alpha: Option<Number>,
    /// Its other end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beta: Option<Number>,
    /// The interval of B\*.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lower: Option<Number>,
    /// Its other end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub upper: Option<Number>,
    /// The merit in OPEN.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub merit: Option<Number>,
    /// The numbers that only one kind of search has, by name.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_map")]
    #[cfg_attr(test, ts(optional, type = "Record<string, TraceNumber>"))]
    pub own: Vec<(&'static str, Number)>,
    /// The place in the drawing, in units of the distance between neighbours, from the left-most node.
    pub x: f64,
    /// The ply, 0 for the root.
    pub y: usize,
}

fn as_map<S: Serializer>(fields: &[(&'static str, Number)], out: S) -> Result<S::Ok, S::Error> {
    out.collect_map(fields.iter().map(|(name, number)| (name, number)))
}

/// Returns a node as it is at this moment, and where it is in the drawing.
///
/// ```
/// use plyscope::NodeId;
/// use plyscope_stage::{Layout, Run, node_state};
///
/// let mut run = Run::open("alpha-beta", "[[3,12],[2,4]]")?;
/// run.record_all();
/// let layout = Layout::of(run.recording().topology());
/// let root = node_state(&run, &layout, NodeId::ROOT);
/// assert_eq!((root.path.as_str(), root.status, root.x, root.y), ("e", "resolved", 1.5, 0));
/// assert_eq!(root.children, ["1", "2"]);
/// # Ok::<(), plyscope_stage::RunError>(())
/// ```
pub fn node_state(run: &Run, layout: &Layout, node: NodeId) -> NodeState {
    let (topology, state) = (run.recording().topology(), run.recording().state());
    let (side, player, unit) = (run.side(), topology.player(node), run.unit());
    let number = |value| Number::of(value, unit);
    let path = |node| topology.path(node).to_string();
    let numbers = state.node_numbers(node);
    let leaf = topology.leaf_value(node).map(|leaf| (side.value(player, leaf), Bound::Exact));
    let best = best_so_far(topology, state, node, numbers).map(|best| side.bound(player, best));
    let (mut worth, mut window, mut interval, mut merit, mut own) =
        (leaf, None, None, None, vec![]);
    match side.numbers(player, numbers) {
        NodeNumbers::None => {}
        NodeNumbers::Window { alpha, beta, .. } => {
            (worth, window) = (best, Some(Window { alpha, beta }));
        }
        NodeNumbers::Test { asker, than, .. } => {
            let Interval { lower, upper } = side.interval(player, test_window(asker, than));
            (worth, window) = (best, Some(Window { alpha: lower, beta: upper }));
        }
        NodeNumbers::Merit(of, _) => merit = Some(of),
        NodeNumbers::Interval { lower, upper } => interval = Some(Interval { lower, upper }),
        NodeNumbers::Value(value, bound) => {
            worth = Some((value, bound));
            merit = state.in_open(node).map(|_| value);
        }
        NodeNumbers::Own(words) => own = run.recording().kind().own_fields(words, unit),
    }
    let rank = layout.rank(topology, node);
    NodeState {
        path: path(node),
        name: run.name(node),
        parent: topology.parent(node).map(path),
        children: topology.children(node).iter().map(path).collect(),
        player: (!topology.is_leaf(node)).then(|| words::player(player)),
        status: match state.phase(node) {
            Phase::Idle => "idle",
            Phase::Live => "live",
            Phase::Resolved => "resolved",
            Phase::Cut => "cut",
        },
        cut_by: state.cut_by(node).map(WordOf::from),
        open: state.in_open(node).map(WordOf::from),
        on_line: state.on_line(node),
        value: worth.map(|(value, _)| number(value)),
        bound: worth.map(|(_, bound)| WordOf::from(bound)),
        alpha: window.map(|window| number(window.alpha)),
        beta: window.map(|window| number(window.beta)),
        lower: interval.map(|interval| number(interval.lower)),
        upper: interval.map(|interval| number(interval.upper)),
        merit: merit.map(number),
        own,
        x: layout.x(rank),
        y: layout.ply_of(rank),
    }
}
