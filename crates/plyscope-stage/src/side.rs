//! The side that values are seen from: MAX, or at each node the player to move there.

use plyscope::{
    AnyGame, Bound, Interval, NodeId, OptionError, OptionKind, OptionSpec, Player, SearchKind,
    Settings, Value,
};

use crate::state::NodeNumbers;
use crate::topology::Topology;

/// The side that values are seen from.
///
/// ```
/// use plyscope_stage::{Run, Side};
///
/// let game = "[[3,12,8],[2,4,6],[14,5,2]]";
/// let run = Run::builder("minimax", game).option("view", "mover").open()?;
/// assert_eq!(run.side(), Side::Mover);
/// # Ok::<(), plyscope_stage::RunError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Side {
    /// MAX's side: a value means the same at every node.
    #[default]
    Max,
    /// At each node the player to move: values change their signs from MAX to MIN.
    Mover,
    /// The same, with the numbers that each call of a procedure with one bound gets: the value of
    /// its parent, and the number of levels that are left, if they are counted.
    Calls(Option<u32>),
}

/// `true` if there is more than one side in this build. An embedded tree has no room for the code.
const SIDES: bool = cfg!(any(feature = "all", feature = "parents"));

impl Side {
    /// Returns the option `view=` of a kind of search, as links have it, if its values can be seen
    /// from several sides.
    pub fn option(kind: SearchKind) -> Option<OptionSpec> {
        let is_chosen = match kind {
            SearchKind::Parents => SIDES,
            SearchKind::Values | SearchKind::Windows | SearchKind::Intervals => {
                cfg!(feature = "all")
            }
            _ => false,
        };
        is_chosen.then_some(OptionSpec {
            name: "view",
            kind: OptionKind::Choice(&["max", "mover"]),
            // The procedure is written so, and its numbers are.
            default: if kind == SearchKind::Parents { "mover" } else { "max" },
            about: "The side that numbers are seen from: MAX at every node, or the player who is to move there.",
        })
    }

    /// Takes `view=` out of the options of a run. Returns what it says, if it is there.
    pub(crate) fn taken(
        kind: SearchKind,
        options: &mut Vec<(String, String)>,
    ) -> Result<Option<bool>, OptionError> {
        let Some(spec) = Side::option(kind) else { return Ok(None) };
        let Some(place) = options.iter().position(|(name, _)| name == spec.name) else {
            return Ok(None);
        };
        let (name, value) = options.remove(place);
        if options.iter().any(|(other, _)| *other == name) {
            // Twice: the search tells it.
            options.push((name, value));
            return Ok(None);
        }
        match value.as_str() {
            "max" => Ok(Some(false)),
            "mover" => Ok(Some(true)),
            _ => Err(OptionError::Value { name, value, takes: spec.kind.takes() }),
        }
    }

    /// Returns the side of the player to move, in a run of this kind.
    pub(crate) fn mover(kind: SearchKind, settings: &Settings, game: &AnyGame) -> Side {
        match kind {
            SearchKind::Parents => Side::Calls(settings.horizon(game).ok().flatten()),
            _ => Side::Mover,
        }
    }

    /// Returns `true` if values at a node of this player are shown with the other sign.
    #[inline(always)]
    pub(crate) fn turns(self, player: Player) -> bool {
        SIDES && self != Side::Max && player == Player::Min
    }

    /// Returns a value as it is seen at a node of this player.
    #[inline(always)]
    pub(crate) fn value(self, player: Player, value: Value) -> Value {
        if self.turns(player) { -value } else { value }
    }

    /// Returns a value and what it says of the true one, as both are seen at a node of this player.
    #[inline(always)]
    pub(crate) fn bound(self, player: Player, (value, bound): (Value, Bound)) -> (Value, Bound) {
        if self.turns(player) { (-value, turned(bound)) } else { (value, bound) }
    }

    /// Returns an interval or a window as it is seen at a node of this player.
    #[inline(always)]
    pub(crate) fn interval(self, player: Player, interval: Interval) -> Interval {
        match interval {
            Interval { lower, upper } if self.turns(player) => {
                Interval { lower: -upper, upper: -lower }
            }
            _ => interval,
        }
    }

    /// Returns a node's numbers as they are seen there.
    #[inline(always)]
    pub(crate) fn numbers(self, player: Player, numbers: NodeNumbers) -> NodeNumbers {
        if !self.turns(player) {
            return numbers;
        }
        match numbers {
            NodeNumbers::Window { alpha, beta, value } => {
                NodeNumbers::Window { alpha: -beta, beta: -alpha, value: value.map(|value| -value) }
            }
            NodeNumbers::Interval { lower, upper } => {
                NodeNumbers::Interval { lower: -upper, upper: -lower }
            }
            NodeNumbers::Value(value, bound) => NodeNumbers::Value(-value, turned(bound)),
            others => others,
        }
    }

    /// Returns the number of levels that are left at a node, if they are counted.
    pub(crate) fn levels(self, topology: &Topology, node: NodeId) -> Option<u32> {
        match self {
            Side::Calls(Some(levels)) => Some(levels.saturating_sub(topology.depth(node) as u32)),
            _ => None,
        }
    }
}

fn turned(bound: Bound) -> Bound {
    match bound {
        Bound::Exact => Bound::Exact,
        Bound::Lower => Bound::Upper,
        Bound::Upper => Bound::Lower,
    }
}
