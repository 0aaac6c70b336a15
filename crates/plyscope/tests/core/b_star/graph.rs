//! B* where equal positions are one node: followed with bounds of its own,
//! computed anew from what was told after every step.

use std::collections::HashSet;

use plyscope::b_star::{BStar, Options};
use plyscope::{
    Event, Game, Interval, Line, Outcome, Player, Reason, Search, Siblings, Strategy,
    StrategyReason, Value,
};
use proptest::prelude::*;
use proptest::strategy::Strategy as _;

struct Node<P> {
    position: P,
    depth: u32,
    /// The node it stands for; mostly itself.
    first: usize,
    children: Vec<usize>,
    /// Both in this search of the root.
    expanded: bool,
    known: bool,
    told: Interval,
    bounds: Interval,
}

struct Follower<'a, G: Game> {
    game: &'a G,
    options: &'a Options,
    nodes: Vec<Node<G::Position>>,
    chosen: usize,
    changed: HashSet<usize>,
    expansions: u64,
}

/// Runs B* under observation. Where `merged`, no two nodes but links have the
/// same position.
pub(crate) fn follow<G: Game>(game: &G, options: &Options, merged: bool) -> Outcome {
    let mut search = BStar::new(game, options.clone()).unwrap();
    let lines = search.listing().len();
    let nodes = Vec::new();
    let mut follower =
        Follower { game, options, nodes, chosen: 0, changed: HashSet::new(), expansions: 0 };
    loop {
        follower.changed.clear();
        follower.chosen = 0;
        let more = search.step(&mut |line: Line, event: Event<'_>| {
            assert!(usize::from(line) < lines);
            follower.see(event);
        });
        follower.assert_right();
        if !more {
            break;
        }
    }
    follower.assert_acyclic();
    let mut seen = HashSet::new();
    for node in follower.firsts().map(|node| &follower.nodes[node]) {
        let new = seen.insert((node.position.clone(), options.depth.map(|_| node.depth)));
        assert!(new || !merged, "{:?} twice", node.position);
    }
    search.outcome().unwrap().clone()
}

impl<G: Game> Follower<'_, G> {
    fn player(&self, node: usize) -> Player {
        self.game.player(&self.nodes[node].position)
    }

    fn moves(&self, node: usize) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if self.options.depth != Some(self.nodes[node].depth) {
            self.game.moves(&self.nodes[node].position, &mut moves);
        }
        moves
    }

    fn firsts(&self) -> impl Iterator<Item = usize> {
        (0..self.nodes.len()).filter(|&node| self.nodes[node].first == node)
    }

    /// What the player can hope for.
    fn hope(player: Player, bounds: Interval) -> Value {
        if player == Player::Max { bounds.upper } else { -bounds.lower }
    }

    fn can_expand(&self, node: usize) -> bool {
        let node = self.nodes[node].first;
        if self.nodes[node].expanded {
            self.nodes[node].children.iter().any(|&child| self.can_expand(child))
        } else {
            !self.moves(node).is_empty()
        }
    }

    /// The left-most with the greatest hope.
    fn best(&self, at: usize, among: impl Iterator<Item = usize>) -> Option<usize> {
        let player = self.player(at);
        let mut best: Option<usize> = None;
        for node in among {
            let hope = |node: usize| Self::hope(player, self.nodes[node].bounds);
            if best.is_none_or(|best| hope(node) > hope(best)) {
                best = Some(node);
            }
        }
        best
    }

    fn descent(&self, node: usize) -> usize {
        let node = self.nodes[node].first;
        if !self.nodes[node].expanded {
            return node;
        }
        let children = self.nodes[node].children.iter().copied();
        self.descent(self.best(node, children.filter(|&child| self.can_expand(child))).unwrap())
    }

    fn separated(&self) -> bool {
        let player = self.player(0);
        let children = self.nodes[0].children.iter();
        children.clone().any(|&child| {
            children.clone().filter(|&&other| other != child).all(|&other| {
                let (child, other) = (self.nodes[child].bounds, self.nodes[other].bounds);
                match player {
                    Player::Max => child.lower >= other.upper,
                    Player::Min => child.upper <= other.lower,
                }
            })
        })
    }

    fn see(&mut self, event: Event<'_>) {
        match event {
            Event::Pass { .. } => {
                for node in &mut self.nodes {
                    (node.known, node.expanded) = (false, false);
                }
            }
            Event::Bounds { node, bounds } => self.tell(node.index(), bounds),
            Event::Evaluate { node, value } => self.tell(node.index(), Interval::exactly(value)),
            Event::Choose { strategy, node, because } => {
                assert!(!self.separated());
                let children = self.nodes[0].children.clone();
                let best = self.best(0, children.iter().copied()).unwrap();
                let rest = children.into_iter().filter(|&child| child != best);
                let open = |&child: &usize| self.can_expand(child);
                match strategy {
                    Strategy::ProveBest => assert_eq!(node.index(), best),
                    Strategy::DisproveRest if because == StrategyReason::OtherExhausted => {
                        assert_eq!(Some(node.index()), self.best(0, rest.filter(open)));
                    }
                    Strategy::DisproveRest => {
                        assert_eq!(Some(node.index()), self.best(0, rest));
                    }
                }
                self.chosen = node.index();
            }
            Event::Select { node } => assert_eq!(node.index(), self.descent(self.chosen)),
            Event::Expand { node, children, player, bounds } => {
                self.expand(node.index(), children, player, bounds);
            }
            Event::Same { node, of } => {
                let (node, of) = (node.index(), of.index());
                assert_eq!(self.nodes[node].position, self.nodes[of].position);
                let depths = (self.nodes[node].depth, self.nodes[of].depth);
                assert!(self.options.depth.is_none() || depths.0 == depths.1, "{depths:?}");
                assert_eq!(self.nodes[node].first, node);
                assert_eq!(self.nodes[of].first, of);
                self.nodes[node].first = of;
                if !self.nodes[of].known {
                    self.nodes[of].known = true;
                    self.nodes[of].expanded = false;
                    self.nodes[of].told = self.nodes[node].told;
                }
            }
            Event::BackupBounds { node, bounds } => {
                let node = node.index();
                assert_ne!(self.nodes[node].bounds, bounds, "a change");
                assert!(self.changed.insert(node), "one change a step");
                self.nodes[node].bounds = bounds;
            }
            Event::Done { outcome } => self.done(outcome),
            other => panic!("{other:?}"),
        }
    }

    fn tell(&mut self, node: usize, bounds: Interval) {
        if self.nodes.is_empty() {
            self.generate(self.game.start(), 0, bounds);
        }
        let first = self.nodes[node].first;
        self.nodes[node].bounds = bounds;
        self.nodes[first].told = bounds;
        self.nodes[first].known = true;
    }

    fn generate(&mut self, position: G::Position, depth: u32, told: Interval) {
        let first = self.nodes.len();
        let (children, bounds) = (Vec::new(), told);
        let (expanded, known) = (false, true);
        self.nodes.push(Node { position, depth, first, children, expanded, known, told, bounds });
    }

    fn expand(&mut self, node: usize, children: Siblings, player: Player, bounds: &[Interval]) {
        assert_eq!(self.nodes[node].first, node, "a link is never expanded");
        assert!(!self.nodes[node].expanded, "no position is expanded twice");
        self.expansions += 1;
        let moves = self.moves(node);
        assert_eq!((moves.len(), bounds.len()), (children.count as usize, moves.len()));
        if self.nodes[node].children.is_empty() {
            assert_eq!(children.first.index(), self.nodes.len());
            for (mv, &told) in moves.iter().zip(bounds) {
                let position = self.game.play(&self.nodes[node].position, mv);
                assert_eq!(self.game.player(&position), player);
                self.generate(position, self.nodes[node].depth + 1, told);
            }
            self.nodes[node].children = children.iter().map(|child| child.index()).collect();
        } else {
            for (child, &bounds) in children.iter().zip(bounds) {
                let first = self.nodes[child.index()].first;
                if !self.nodes[first].known {
                    self.nodes[first].known = true;
                    self.nodes[first].told = bounds;
                }
                self.nodes[child.index()].bounds = bounds;
            }
        }
        self.nodes[node].expanded = true;
    }

    /// A link has the bounds of the node it stands for, and every node those
    /// that follow from what was told.
    fn assert_right(&self) {
        let mut bounds: Vec<_> = self.nodes.iter().map(|node| node.told).collect();
        loop {
            let before = bounds.clone();
            for node in self.firsts().filter(|&node| self.nodes[node].expanded) {
                let children = self.nodes[node].children.iter();
                let children = children.map(|&child| before[self.nodes[child].first]);
                let (lower, upper) = (children.clone().map(|b| b.lower), children.map(|b| b.upper));
                bounds[node] = match self.player(node) {
                    Player::Max => {
                        Interval { lower: lower.max().unwrap(), upper: upper.max().unwrap() }
                    }
                    Player::Min => {
                        Interval { lower: lower.min().unwrap(), upper: upper.min().unwrap() }
                    }
                };
            }
            if bounds == before {
                break;
            }
        }
        for (index, node) in self.nodes.iter().enumerate() {
            assert_eq!(node.bounds, self.nodes[node.first].bounds, "{index} is {}", node.first);
            if self.nodes[node.first].known {
                assert_eq!(node.bounds, bounds[node.first], "{index}");
            }
        }
    }

    /// Nodes without parents that are left can be taken away until none is.
    fn assert_acyclic(&self) {
        let mut left: HashSet<_> = self.firsts().collect();
        while !left.is_empty() {
            let children = left.iter().flat_map(|&node| &self.nodes[node].children);
            let below: HashSet<_> = children.map(|&child| self.nodes[child].first).collect();
            let before = left.len();
            left.retain(|node| below.contains(node));
            assert!(left.len() < before, "a cycle");
        }
    }

    fn done(&self, outcome: &Outcome) {
        match outcome.reason {
            Reason::Separation => assert!(self.separated()),
            Reason::Budget => {
                assert!(!self.separated());
                assert_eq!(self.options.budget.map(|budget| budget.get()), Some(self.expansions));
            }
            Reason::Exhausted => assert!(!self.separated() && !self.can_expand(0)),
            Reason::Solved => assert!(self.nodes.len() == 1),
            Reason::Unsound => panic!("B* has no options that are wrong"),
            other => panic!("B* does not end with {other:?}"),
        }
        assert_eq!(outcome.bounds, self.nodes[0].bounds);
        let leaves = self.firsts().filter(|&node| self.moves(node).is_empty()).count();
        assert_eq!(outcome.counts.nodes, self.firsts().count() as u64);
        assert_eq!(outcome.counts.leaves, leaves as u64);
        assert_eq!(outcome.counts.get("expansions"), Some(self.expansions));
        let mut node = 0;
        for &child in outcome.line.children() {
            node = self.nodes[node].children[child as usize];
        }
        assert!(!self.nodes[node].expanded, "the whole line");
    }
}

/// A game written out as a graph: all ways lead from lower to higher numbers,
/// or round and round.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    children: Vec<Vec<usize>>,
    values: Vec<i32>,
    /// How far the bounds it tells are off; none are told without.
    off: Option<Vec<(i32, i32)>>,
}

impl Graph {
    /// The minimax value, where there are no cycles.
    pub(crate) fn truth(&self, &(node, player): &(usize, Player)) -> i32 {
        let children = self.children[node].iter();
        let values = children.map(|&child| self.truth(&(child, player.opponent())));
        match player {
            _ if values.len() == 0 => self.values[node],
            Player::Max => values.max().unwrap(),
            Player::Min => values.min().unwrap(),
        }
    }
}

/// Few nodes, few values, many ways to the same place.
pub(crate) fn graphs(told: bool, cycles: bool) -> impl proptest::strategy::Strategy<Value = Graph> {
    let node = (
        prop::collection::vec(any::<prop::sample::Index>(), 0..4),
        -6..=6_i32,
        (0..8_i32, 0..8_i32),
    );
    prop::collection::vec(node, 2..11).prop_map(move |nodes| {
        let len = nodes.len();
        let from = |node: usize| if cycles { 0 } else { node + 1 };
        let children = nodes.iter().enumerate().map(|(node, (children, ..))| {
            let children = children.iter().filter(|_| from(node) < len);
            children.map(|child| from(node) + child.index(len - from(node))).collect()
        });
        Graph {
            children: children.collect(),
            values: nodes.iter().map(|node| node.1).collect(),
            off: (told || cycles).then(|| nodes.iter().map(|node| node.2).collect()),
        }
    })
}

impl Game for Graph {
    type Position = (usize, Player);
    type Move = usize;

    fn start(&self) -> (usize, Player) {
        (0, Player::Max)
    }
    fn player(&self, position: &(usize, Player)) -> Player {
        position.1
    }
    fn moves(&self, position: &(usize, Player), moves: &mut Vec<usize>) {
        moves.extend(&self.children[position.0]);
    }
    fn play(&self, position: &(usize, Player), child: &usize) -> (usize, Player) {
        (*child, position.1.opponent())
    }
    fn value(&self, position: &(usize, Player)) -> Value {
        Value::new(self.values[position.0])
    }
    fn interval(&self, position: &(usize, Player)) -> Option<Interval> {
        let (below, above) = self.off.as_ref()?[position.0];
        let has_cycle = self.children.iter().enumerate().any(|(n, c)| c.iter().any(|&c| c <= n));
        if self.children[position.0].is_empty() {
            return Some(Interval::exactly(self.value(position)));
        }
        let truth = if has_cycle { self.values[position.0] } else { self.truth(position) };
        Interval::new(Value::new(truth - below), Value::new(truth + above))
    }
}
