//! The events that a search reports.

use crate::{Interval, Outcome, Player, Proof, Value};

/// A node, numbered in the order of generation: the root is 0, and the
/// children of one node have consecutive numbers, left to right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub u32);

impl NodeId {
    /// The root of every tree.
    pub const ROOT: NodeId = NodeId(0);

    /// Returns the number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Consecutive siblings: all children of a node, or the last ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Siblings {
    /// The left-most of them.
    pub first: NodeId,
    /// The number of siblings.
    pub count: u32,
}

impl Siblings {
    /// Returns the sibling at `index`, counted from 0.
    pub const fn nth(self, index: u32) -> NodeId {
        NodeId(self.first.0 + index)
    }

    /// Returns all siblings but the first `count`.
    pub const fn after(self, count: u32) -> Siblings {
        Siblings { first: NodeId(self.first.0 + count), count: self.count - count }
    }

    /// Returns an iterator over the siblings, from left to right.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator {
        (self.first.0..self.first.0 + self.count).map(NodeId)
    }
}

/// The bound that causes a cutoff.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CutBy {
    /// At a MIN node: MAX has something at least as good elsewhere.
    Alpha,
    /// At a MAX node: MIN has something at least as good elsewhere.
    Beta,
}

/// The relation of a returned value to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bound {
    /// It is the true value.
    Exact,
    /// The true value is this or more.
    Lower,
    /// The true value is this or less.
    Upper,
}

/// The status of an entry of OPEN.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Status {
    /// Still to be solved; the merit is a bound.
    Live,
    /// Solved; the merit is its value, as far as it matters.
    Solved,
}

/// B*'s strategies at the root.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strategy {
    /// Raise the lower bound of the best child.
    ProveBest,
    /// Lower the upper bound of the best of the others.
    DisproveRest,
}

/// The reason why B* chose its strategy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StrategyReason {
    /// The best child does not have the greatest lower bound, so that disproving the rest could not
    /// end the search.
    NotAhead,
    /// The policy alternates, and it is the turn of this strategy.
    Turn,
    /// The policy always chooses this strategy where it can.
    Policy,
    /// The tree on this side is smaller.
    SmallerTree,
    /// Berliner's criterion, on the depths of the evidence.
    Depths,
    /// The other strategy's child can't be expanded any further.
    OtherExhausted,
}

/// The reason why a child is searched before its siblings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OrderReason {
    /// It is on the principal variation of the pass before.
    Pv,
    /// It was the best move when this position was searched last.
    Table,
    /// Its move has just closed the window of another node of this ply.
    Killer,
    /// Its move has been the best most often, by the sizes of the subtrees.
    History,
}

/// Calls a macro with the definition of [`Event`], which is the only place that lists the events
/// and their fields. Whatever treats them all alike is made from it: a recording packs, and a trace
/// writes, each field by its type.
#[doc(hidden)]
#[macro_export]
macro_rules! events {
    ($callback:ident) => {
        $callback! {
            /// One thing that a search reports in a step. Values are from MAX's side.
            ///
            /// The kinds of events and their order within a step are those of the trace format,
            /// version 1; [`Event::Bounds`] and [`Event::BackupBounds`] are the forms of `evaluate`
            /// and `backup` that carry intervals.
            #[derive(Clone, Copy, PartialEq, Debug)]
            #[non_exhaustive]
            pub enum Event<'a> {
                /// A new search of the root begins.
                Pass {
                    /// The number of the pass, counted from 1.
                    number: u32,
                    /// The window, or the bounds asked for.
                    alpha: Value,
                    /// See `alpha`.
                    beta: Value,
                },
                /// Work begins, or begins again, at this node with this window.
                Enter {
                    /// The node.
                    node: NodeId,
                    /// The value that MAX already has.
                    alpha: Value,
                    /// The value that MIN already has.
                    beta: Value,
                },
                /// The node's successors are generated.
                Expand {
                    /// The node.
                    node: NodeId,
                    /// Its children; the first has the lowest number not yet in use,
                    /// unless the node was expanded before.
                    children: Siblings,
                    /// The player to move at the first child, and at the others of which no
                    /// `Mover` says otherwise.
                    player: Player,
                    /// The bounds that are known of each child's value; empty except in B* and in
                    /// branch and bound.
                    bounds: &'a [Interval],
                },
                /// At a child that was just generated, another player is to move than at the first.
                Mover {
                    /// The child.
                    node: NodeId,
                    /// The player to move there.
                    player: Player,
                },
                /// At a child that was just generated, chance is to move.
                Chance {
                    /// The child.
                    node: NodeId,
                },
                /// B*: a child that was just generated has the same position as an earlier node,
                /// and shares everything that is found out about it: its bounds are those of that
                /// node at every moment. It is never expanded itself; a descent through it
                /// continues at that node.
                Same {
                    /// The child.
                    node: NodeId,
                    /// The first node with this position.
                    of: NodeId,
                },
                /// The children are not searched from left to right, or would be so by chance only:
                /// what the search remembers says which comes first.
                Order {
                    /// The node.
                    node: NodeId,
                    /// The child that comes first.
                    first: NodeId,
                    /// The reason.
                    because: OrderReason,
                },
                /// A node where the game is over, or at the horizon, is evaluated.
                Evaluate {
                    /// The node.
                    node: NodeId,
                    /// Its value.
                    value: Value,
                },
                /// The value of the node that was just evaluated is an estimate: it lies at the
                /// horizon, and the game goes on below it. Only iterative deepening says so, which
                /// searches the node in a later pass.
                Estimate {
                    /// The node.
                    node: NodeId,
                },
                /// Maxⁿ: what each player gets at a node, after `evaluate`, or by its best child so
                /// far, after `backup`.
                Payoffs {
                    /// The node.
                    node: NodeId,
                    /// The payoff of player 1, who is MAX elsewhere.
                    first: Value,
                    /// The payoff of player 2.
                    second: Value,
                    /// The payoff of player 3.
                    third: Value,
                },
                /// B*, or branch and bound, is given bounds on a node's value.
                Bounds {
                    /// The node.
                    node: NodeId,
                    /// Its bounds.
                    bounds: Interval,
                },
                /// A child's result reaches its parent.
                Backup {
                    /// The parent.
                    node: NodeId,
                    /// The child.
                    from: NodeId,
                    /// The parent's best so far.
                    value: Value,
                    /// The parent's window now.
                    alpha: Value,
                    /// See `alpha`.
                    beta: Value,
                },
                /// B*: a node's bounds change with those of its children.
                BackupBounds {
                    /// The node.
                    node: NodeId,
                    /// Its bounds now.
                    bounds: Interval,
                },
                /// The rest of the node's children are never entered.
                Cutoff {
                    /// The node.
                    node: NodeId,
                    /// The bound that causes the cutoff.
                    by: CutBy,
                    /// The node's value so far.
                    value: Value,
                    /// The bound that it meets or passes.
                    bound: Value,
                    /// The children that are never entered.
                    pruned: Siblings,
                },
                /// Work at the node ends.
                Leave {
                    /// The node.
                    node: NodeId,
                    /// The result.
                    value: Value,
                    /// The relation of the result to the true value.
                    bound: Bound,
                },
                /// The transposition table is looked up.
                Lookup {
                    /// The node.
                    node: NodeId,
                    /// The value in the table and its relation to the true one; `None` if the table
                    /// has none.
                    known: Option<(Value, Bound)>,
                    /// `true` if that ended the work at the node.
                    hit: bool,
                },
                /// A result is stored in the transposition table.
                Store {
                    /// The node.
                    node: NodeId,
                    /// The result.
                    value: Value,
                    /// The relation of the result to the true value.
                    bound: Bound,
                },
                /// The head leaves OPEN.
                Pop {
                    /// The node.
                    node: NodeId,
                    /// Live or solved.
                    status: Status,
                    /// Its merit.
                    merit: Value,
                    /// The case of Γ that applies, 1 to 6 as in the listing; `None` for
                    /// the solved root, and in branch and bound.
                    case: Option<u8>,
                },
                /// A node enters OPEN.
                Push {
                    /// The node.
                    node: NodeId,
                    /// Live or solved.
                    status: Status,
                    /// Its merit.
                    merit: Value,
                },
                /// Nodes leave OPEN unexamined, from left to right.
                Purge {
                    /// The nodes.
                    nodes: &'a [NodeId],
                },
                /// B*: the strategy at the root.
                Choose {
                    /// The strategy.
                    strategy: Strategy,
                    /// The root's child it works on.
                    node: NodeId,
                    /// The reason for the choice.
                    because: StrategyReason,
                },
                /// The best-first descent arrives at this leaf of the tree so far.
                Select {
                    /// The node.
                    node: NodeId,
                },
                /// Proof-number search: the numbers of a node, when it is generated or when those
                /// of its children have changed.
                Prove {
                    /// The node.
                    node: NodeId,
                    /// Its two numbers.
                    numbers: Proof,
                },
                /// Monte Carlo tree search: random moves were played from this node to the
                /// end of the game, or to the horizon.
                Playout {
                    /// The node.
                    node: NodeId,
                    /// The value of the position where the playout ended.
                    value: Value,
                    /// The number of moves that were played; 0 if the node is a leaf.
                    plies: u32,
                },
                /// Monte Carlo tree search: a playout is counted at this node, which is the one
                /// where the playout began or one above it. Each node from there up to the root has
                /// such an event.
                Visit {
                    /// The node.
                    node: NodeId,
                    /// The number of playouts that began at the node or below it, this one
                    /// included.
                    visits: u32,
                    /// The sum of their results, in units; an infinite result counts as
                    /// one whole more than the greatest finite value
                    /// ([`Game::value_range`](crate::Game::value_range)).
                    total: i64,
                },
                /// Branch and bound: a solution better than all before.
                Incumbent {
                    /// The solution's node.
                    node: NodeId,
                    /// Its value.
                    value: Value,
                },
                /// The search has ended.
                Done {
                    /// The outcome of the search.
                    outcome: &'a Outcome,
                },
            }
        }
    };
}

macro_rules! define {
    ($event:item) => {
        $event
    };
}
events!(define);

/// A line of a search's listing, counted from 0.
pub type Line = u8;

/// A receiver of the events of a search.
///
/// Any `FnMut(Line, Event<'_>)` is an observer; [`Silent`] is the one that costs nothing.
pub trait Observer {
    /// `false` if the events are ignored, so that a search need not gather what it would only
    /// report.
    const LISTENS: bool = true;

    /// Receives each event once, in order, with the line of the listing.
    fn observe(&mut self, line: Line, event: Event<'_>);
}

/// An observer that ignores all events: a search with it runs at full speed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Observer for Silent {
    const LISTENS: bool = false;

    #[inline(always)]
    fn observe(&mut self, _: Line, _: Event<'_>) {}
}

impl<F: FnMut(Line, Event<'_>)> Observer for F {
    fn observe(&mut self, line: Line, event: Event<'_>) {
        self(line, event);
    }
}
