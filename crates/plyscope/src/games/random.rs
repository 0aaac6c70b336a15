//! Random trees that are never in memory.

use std::fmt;

use oorandom::Rand64;

use super::any::{GameInfo, RegisteredGame, from_text};
use super::arguments::Arguments;
use super::notation::{NotationError, NotationErrorKind, TextPart};
use super::tree::Number;
use crate::{Game, Interval, Limits, OptionError, OptionKind, OptionSpec, Player, Unit, Value};

/// A random tree with a MAX root, the same for the same seed on every
/// platform, for ever. It takes no memory: a node is made when it is asked
/// for.
///
/// Written `random:branching=3,depth=4,seed=7`. It is made from the top down.
/// The root's value is drawn from `min` to `max`. Below a MAX node of value
/// *v* one child has the value *v*, and the others have values drawn from
/// `min` to *v*; below a MIN node, from *v* to `max`. With the chance `order`
/// the child with the value *v* stands first, else anywhere, all places being
/// equally likely. So with `order=1` the tree is perfectly ordered, and with
/// less every assignment of values to leaves is possible.
///
/// With `ragged=true` an inner node has from 1 to `branching` children, and
/// below the root every fourth node or so is a leaf.
///
/// At a horizon a node is worth its [true value](Random::true_value).
///
/// ```
/// use plyscope::{Game, random::Random, tree::Tree};
///
/// let random: Random = "random:branching=2,depth=2,seed=7".parse()?;
/// let tree = Tree::from_game(&random, 1000, None).expect("seven nodes");
/// assert_eq!(tree.nodes(), 7);
///
/// // Far too great to be written out, and no burden.
/// let vast: Random = "random:branching=1000,depth=1000".parse()?;
/// let node = vast.play(&vast.start(), &999);
/// assert!(vast.true_value(&node) <= vast.true_value(&vast.start()));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Random {
    branching: u32,
    depth: u16,
    seed: u64,
    min: i32,
    max: i32,
    /// The chance that the best child stands first, of a [`WHOLE`].
    order: u64,
    ragged: bool,
}

/// Chances are whole numbers of its parts: no floating point is in a stream.
const WHOLE: u64 = 1_000_000_000;
const WHOLE_DECIMALS: u8 = 9;

/// A node: all that its descendants follow from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    seed: u64,
    value: i32,
    /// Plies down to the lowest leaves.
    left: u16,
    player: Player,
    is_leaf: bool,
}

impl Random {
    /// The minimax value of the position, which a search without a horizon finds.
    pub fn true_value(&self, position: &Position) -> Value {
        Value::new(position.value)
    }

    /// Returns the number of children of an inner node, and the best of them.
    fn children(&self, position: &Position) -> (u32, u32) {
        // A node's own stream; those of its children begin with the number
        // of the child, counted from 1.
        let mut stream = stream(position.seed, 0);
        let count =
            if self.ragged { from_to(&mut stream, 1, self.branching) } else { self.branching };
        let best_first = stream.rand_range(0..WHOLE) < self.order;
        let best = if best_first { 0 } else { from_to(&mut stream, 0, count - 1) };
        (count, best)
    }
}

pub(crate) fn stream(seed: u64, number: u64) -> Rand64 {
    Rand64::new(u128::from(seed) << 64 | u128::from(number))
}

/// A number from `least` to `most`, both included.
pub(crate) fn from_to(stream: &mut Rand64, least: u32, most: u32) -> u32 {
    least + stream.rand_range(0..u64::from(most - least) + 1) as u32
}

/// A value from `least` to `most`, both included.
pub(crate) fn value_from_to(stream: &mut Rand64, least: i32, most: i32) -> i32 {
    let above = stream.rand_range(0..u64::from(most.abs_diff(least)) + 1);
    (i64::from(least) + above as i64) as i32
}

/// A move is the number of a child, counted from 0.
impl Game for Random {
    type Position = Position;
    type Move = u32;

    fn start(&self) -> Position {
        let mut stream = stream(self.seed, 0);
        Position {
            seed: stream.rand_u64(),
            value: value_from_to(&mut stream, self.min, self.max),
            left: self.depth,
            player: Player::Max,
            is_leaf: self.depth == 0,
        }
    }
    fn player(&self, position: &Position) -> Player {
        position.player
    }
    fn moves(&self, position: &Position, moves: &mut Vec<u32>) {
        self.moves_as(position, moves, |child| child);
    }
    fn is_over(&self, position: &Position) -> bool {
        position.is_leaf
    }
    fn play(&self, position: &Position, child: &u32) -> Position {
        let (_, best) = self.children(position);
        let mut stream = stream(position.seed, u64::from(*child) + 1);
        let seed = stream.rand_u64();
        let value = match position.player {
            _ if *child == best => position.value,
            Player::Max => value_from_to(&mut stream, self.min, position.value),
            Player::Min => value_from_to(&mut stream, position.value, self.max),
        };
        let left = position.left - 1;
        let is_leaf = left == 0 || self.ragged && stream.rand_range(0..4) == 0;
        Position { seed, value, left, player: position.player.opponent(), is_leaf }
    }
    fn value(&self, position: &Position) -> Value {
        self.true_value(position)
    }
    fn names_moves(&self) -> bool {
        false
    }
    fn gives_bounds(&self) -> bool {
        false
    }
    fn value_range(&self) -> Option<Interval> {
        Interval::new(Value::new(self.min), Value::new(self.max))
    }
}

pub(super) const fn number(
    name: &'static str,
    (least, most): (i64, i64),
    default: &'static str,
    about: &'static str,
) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Number { min: least, max: most }, default, about }
}

/// The name of the option that tells random games of one kind apart.
pub const SEED: &str = "seed";

const VALUES: (i64, i64) = (-1_000_000_000, 1_000_000_000);

from_text!(Random);

impl RegisteredGame for Random {
    const INFO: GameInfo = GameInfo {
        name: "random",
        about: "A random tree, made from a seed as it is searched.",
        example: "random:branching=3,depth=4,seed=7",
        options: &[
            number("branching", (1, 1_000_000), "3", "The number of children of a node."),
            number("depth", (0, 60_000), "4", "How many plies the tree has below its root."),
            number(SEED, (0, i64::MAX), "7", "Another seed, another tree."),
            number("min", VALUES, "0", "The least value of a leaf."),
            number("max", VALUES, "99", "The greatest value of a leaf."),
            OptionSpec {
                name: "order",
                kind: OptionKind::Decimal { min: 0, max: 1 },
                default: "0.5",
                about: "The chance that a node's best child stands first for certain; with 1, \
                        the tree is perfectly ordered.",
            },
            OptionSpec {
                name: "ragged",
                kind: OptionKind::Choice(&["false", "true"]),
                default: "false",
                about: "Give nodes different numbers of children and leaves different \
                        depths.",
            },
        ],
    };

    fn moves_as<M>(&self, position: &Position, moves: &mut Vec<M>, change: impl Fn(u32) -> M) {
        if !position.is_leaf {
            moves.extend((0..self.children(position).0).map(change));
        }
    }

    fn read(text: TextPart<'_>, limits: Limits) -> Result<Random, NotationError> {
        let arguments = Arguments::read(text, Self::INFO.name, Self::INFO.options)?;
        arguments.only_named()?;
        let settings = &arguments.settings;
        let size = |name: &str| -> usize { settings.number(name).unwrap_or_default() };
        for (name, children, plies) in
            [("branching", size("branching"), 0), ("depth", 0, size("depth"))]
        {
            if let Some(refusal) = NotationErrorKind::too_large(limits, children, plies) {
                return Err(arguments.place(name).error(refusal));
            }
        }
        let value = |name: &str| -> i32 { settings.number(name).unwrap_or_default() };
        let (min, max) = (value("min"), value("max"));
        if min > max {
            let name = if settings.is_given("min") { "min" } else { "max" };
            let why = format!("`min` is {min} and `max` is {max}; `min` can't be above `max`");
            return Err(arguments.place(name).option(OptionError::Incompatible { name, why }));
        }
        let order = settings.word("order");
        let parts = Number::whole(TextPart::of(order))
            .ok()
            .and_then(|number| number.value(WHOLE_DECIMALS))
            .and_then(|parts| u64::try_from(parts.units()).ok());
        let Some(order) = parts else {
            return Err(arguments.place("order").option(OptionError::Value {
                name: "order".to_owned(),
                value: order.to_owned(),
                takes: "a number from 0 to 1 with at most nine decimals".to_owned(),
            }));
        };
        Ok(Random {
            branching: settings.number("branching").unwrap_or_default(),
            depth: settings.number("depth").unwrap_or_default(),
            seed: settings.number(SEED).unwrap_or_default(),
            min,
            max,
            order,
            ragged: settings.word("ragged") == "true",
        })
    }
}

impl fmt::Display for Random {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Random { branching, depth, seed, min, max, order, ragged } = self;
        write!(f, "random:branching={branching},depth={depth},seed={seed},min={min},max={max}")?;
        // No more than a whole, which fits.
        let order = Value::new(*order as i32).display(Unit::decimals(WHOLE_DECIMALS));
        write!(f, ",order={order},ragged={ragged}")
    }
}
