//! The rules of Monte Carlo tree search, with UCB1 from its formula, and all
//! visits added up again after each step.

use plyscope::{AnyGame, Event, Game, Interval, Mean, Outcome, Player, Reason, Siblings, Value};

struct Node {
    parent: Option<usize>,
    depth: u32,
    player: Player,
    children: Option<Siblings>,
    visits: u32,
    total: i64,
    /// Of the visits, those whose playout began here.
    own: u32,
    /// Where a playout from here needed no move.
    leaf: Option<Value>,
}

/// Follows the events, and judges at the end of each step.
pub(crate) struct Visits {
    win: i64,
    iterations: u32,
    exploration: f64,
    horizon: Option<u32>,
    is_raw: bool,
    by_value: bool,
    /// The results of the first playouts.
    given: Vec<i64>,
    parts: i64,
    nodes: Vec<Node>,
    results: Option<(i64, i64)>,
    selected: Option<usize>,
    expanded: Option<usize>,
    playout: Option<(usize, i64)>,
    /// The nodes that this step's visits named, in order.
    visited: Vec<usize>,
    expansions: u64,
}

impl Visits {
    pub(crate) fn new(game: &AnyGame, given: &[(&str, &str)]) -> Visits {
        let text = |name| given.iter().find(|(it, _)| *it == name).map(|(_, text)| *text);
        let player = game.player(&game.start());
        let magnitude = game.value_range().map(|range| {
            i64::from(range.lower.units()).abs().max(i64::from(range.upper.units()).abs())
        });
        Visits {
            win: i64::from(game.unit().parts()) + magnitude.unwrap_or(0),
            iterations: text("iterations").map_or(200, |text| text.parse().unwrap()),
            exploration: text("exploration").map_or(1.414, |text| text.parse().unwrap()),
            is_raw: text("means") == Some("raw"),
            by_value: text("pick") == Some("value"),
            given: text("results")
                .map_or(Vec::new(), |text| text.split(',').map(|it| it.parse().unwrap()).collect()),
            parts: game.unit().parts().into(),
            horizon: text("depth").map(|text| text.parse().unwrap()),
            nodes: vec![Node::new(None, 0, player)],
            results: None,
            selected: None,
            expanded: None,
            playout: None,
            visited: Vec::new(),
            expansions: 0,
        }
    }

    fn below(&self, node: usize) -> Option<std::ops::Range<usize>> {
        let children = self.nodes[node].children?;
        Some(children.first.index()..children.first.index() + children.count as usize)
    }

    /// UCB1 as it is written: the mean reward of the mover, from 0 to 1, and
    /// C·√(ln N / n).
    pub(crate) fn ucb1(&self, child: usize) -> f64 {
        let Node { visits, total, parent, .. } = self.nodes[child];
        let parent = &self.nodes[parent.unwrap()];
        let (least, greatest) = self.results.unwrap();
        let mean = total as f64 / f64::from(visits);
        let sign = if parent.player == Player::Max { 1.0 } else { -1.0 };
        let reward = match (mean - least as f64) / (greatest - least) as f64 {
            _ if self.is_raw => sign * mean / self.parts as f64,
            _ if least == greatest => 0.5,
            scaled if parent.player == Player::Max => scaled,
            scaled => 1.0 - scaled,
        };
        reward + self.exploration * (f64::from(parent.visits).ln() / f64::from(visits)).sqrt()
    }

    /// Whether selection at the node may go on to this child.
    fn may_go_to(&self, node: usize, child: usize) -> bool {
        let mut children = self.below(node).unwrap();
        if let Some(unvisited) = children.clone().find(|&it| self.nodes[it].visits == 0) {
            return child == unvisited;
        }
        // Two ways to compute one number may differ in its last digit.
        let most = children.clone().map(|it| self.ucb1(it)).fold(f64::MIN, f64::max);
        let is_best = |it: usize| self.ucb1(it) >= most - 1e-12;
        children.find(|&it| is_best(it)) == Some(child) || is_best(child) && self.ucb1(child) < most
    }

    pub(crate) fn see(&mut self, event: Event<'_>) {
        match event {
            Event::Select { node } => {
                assert!(self.selected.is_none() && self.visited.is_empty(), "first, and once");
                let node = node.index();
                assert!(self.nodes[node].children.is_none(), "down to where there is no child");
                let mut child = node;
                while let Some(parent) = self.nodes[child].parent {
                    assert!(self.may_go_to(parent, child), "{child} is chosen at {parent}");
                    child = parent;
                }
                self.selected = Some(node);
            }
            Event::Mover { node, player } => self.nodes[node.index()].player = player,
            Event::Expand { node, children, player, bounds } => {
                let node = node.index();
                assert_eq!(self.selected, Some(node), "what was selected is expanded");
                assert!(bounds.is_empty() && self.playout.is_none() && self.expanded.is_none());
                assert!(node == 0 || self.nodes[node].visits > 0, "not at the first visit");
                let depth = self.nodes[node].depth + 1;
                self.nodes[node].children = Some(children);
                self.nodes.extend(children.iter().map(|_| Node::new(Some(node), depth, player)));
                self.expanded = Some(node);
                self.expansions += 1;
            }
            Event::Playout { node, value, plies } => {
                let node = node.index();
                let selected = self.selected.expect("a selection before a playout");
                assert!(self.playout.is_none(), "one a step");
                match self.expanded {
                    Some(parent) => assert_eq!(self.below(parent).unwrap().start, node),
                    None => {
                        assert_eq!(node, selected);
                        // A second visit, or that of the root, expands unless
                        // it is a leaf.
                        assert!(self.nodes[node].visits == 0 && node != 0 || plies == 0);
                    }
                }
                let playouts = self.nodes[0].visits as usize;
                let is_given = self.given.get(playouts);
                let begun = &mut self.nodes[node];
                assert!(
                    begun
                        .leaf
                        .is_none_or(|leaf| plies == 0 && (leaf == value || !self.given.is_empty()))
                );
                begun.leaf = (plies == 0).then_some(value);
                if let Some(horizon) = self.horizon {
                    assert!(begun.depth + plies <= horizon);
                }
                let result = match value {
                    Value::INF => self.win,
                    Value::NEG_INF => -self.win,
                    value => value.units().into(),
                };
                assert!(is_given.is_none_or(|&given| given * self.parts == result));
                let (least, greatest) = self.results.unwrap_or((result, result));
                self.results = Some((least.min(result), greatest.max(result)));
                self.playout = Some((node, result));
            }
            Event::Visit { node, visits, total } => {
                let (begun, result) = self.playout.expect("a playout before a visit");
                let node = node.index();
                let expected = match self.visited.last() {
                    None => Some(begun),
                    Some(&below) => self.nodes[below].parent,
                };
                assert_eq!(Some(node), expected, "from the playout up to the root");
                self.visited.push(node);
                let at = &mut self.nodes[node];
                at.own += u32::from(node == begun);
                (at.visits, at.total) = (at.visits + 1, at.total + result);
                assert_eq!((visits, total), (at.visits, at.total));
            }
            Event::Done { .. } => assert!(self.selected.is_none()),
            other => panic!("{other:?} in Monte Carlo tree search"),
        }
    }

    /// Judges the step that ends here.
    pub(crate) fn end_step(&mut self, done: bool) {
        if !done {
            assert_eq!(self.visited.last(), Some(&0), "up to the root");
        }
        for (index, node) in self.nodes.iter().enumerate() {
            let below = self.below(index).unwrap_or(0..0);
            let (visits, total) = below.fold((0, 0), |(visits, total), child| {
                (visits + self.nodes[child].visits, total + self.nodes[child].total)
            });
            assert_eq!(node.visits, visits + node.own, "visits add up at {index}");
            match node.leaf {
                Some(_) => assert!(node.children.is_none()),
                // A node other than the root is visited once before it is expanded.
                None if index == 0 => assert_eq!((node.own, node.total), (0, total)),
                None => assert!(node.own <= 1),
            }
        }
        self.visited.clear();
        (self.selected, self.expanded, self.playout) = (None, None, None);
    }

    pub(crate) fn end(&self, outcome: &Outcome) {
        let root = &self.nodes[0];
        assert_eq!((outcome.reason, outcome.bounds), (Reason::Budget, Interval::ALL));
        assert_eq!(root.visits, self.iterations);
        let counts = &outcome.counts;
        let playouts = u64::from(root.visits);
        assert_eq!(outcome.mean, Some(Mean { count: playouts, total: root.total }));
        assert_eq!((counts.get("playouts"), counts.evaluations), (Some(playouts), playouts));
        assert_eq!(counts.get("expansions"), Some(self.expansions));
        assert_eq!(counts.nodes, self.nodes.len() as u64);
        let leaves = self.nodes.iter().filter(|node| node.leaf.is_some()).count();
        assert_eq!(counts.leaves, leaves as u64);
        let mut node = 0;
        for &child in outcome.line.children() {
            let below = self.below(node).unwrap();
            let sign = if self.nodes[node].player == Player::Max { 1.0 } else { -1.0 };
            let worth = |it: usize| match &self.nodes[it] {
                Node { visits, .. } if !self.by_value => f64::from(*visits),
                Node { visits: 0, .. } => f64::NEG_INFINITY,
                Node { visits, total, .. } => sign * *total as f64 / f64::from(*visits),
            };
            let most = below.clone().map(worth).fold(f64::NEG_INFINITY, f64::max);
            let best = below.clone().find(|&it| worth(it) == most).unwrap();
            node = below.start + child as usize;
            assert_eq!(node, best, "the left-most among equals");
        }
        assert!(self.nodes[node].children.is_none(), "the line goes all the way");
    }
}

impl Node {
    fn new(parent: Option<usize>, depth: u32, player: Player) -> Node {
        Node { parent, depth, player, children: None, visits: 0, total: 0, own: 0, leaf: None }
    }
}
