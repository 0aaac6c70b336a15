//! The rules of proof-number search, all numbers from scratch after each step.

use plyscope::{
    AnyGame, Event, Game, Interval, NodeId, Outcome, Player, Proof, Reason, Siblings, Value,
};

const INFINITE: u64 = u64::MAX;

struct Node {
    parent: usize,
    player: Player,
    children: Option<Siblings>,
    value: Option<Value>,
    told: Option<Proof>,
}

/// Follows the events, and judges at the end of each step.
pub(crate) struct Proofs {
    goal: Value,
    budget: Option<u64>,
    nodes: Vec<Node>,
    /// The nodes whose numbers this step told, in order.
    step: Vec<usize>,
    selected: Option<usize>,
    expanded: Option<usize>,
    expansions: u64,
    /// All numbers after the last step, and where the next one goes.
    all: Vec<(u64, u64)>,
    next: Option<usize>,
}

/// What is to be reached: it is written as the game's values are.
pub(crate) fn goal(game: &AnyGame, given: &[(&str, &str)]) -> Value {
    match given.iter().find(|(name, _)| *name == "goal") {
        Some((_, text)) => {
            let unit = f64::from(game.unit().parts());
            Value::new((text.parse::<f64>().unwrap() * unit).round() as i32)
        }
        None => Value::new(1),
    }
}

fn wide(number: u32) -> u64 {
    if number == Proof::INFINITE { INFINITE } else { u64::from(number) }
}

impl Proofs {
    pub(crate) fn new(game: &AnyGame, given: &[(&str, &str)]) -> Proofs {
        let budget = given.iter().find(|(name, _)| *name == "budget");
        let player = game.player(&game.start());
        Proofs {
            goal: goal(game, given),
            budget: budget.map(|(_, text)| text.parse().unwrap()),
            nodes: vec![Node { parent: 0, player, children: None, value: None, told: None }],
            step: Vec::new(),
            selected: None,
            expanded: None,
            expansions: 0,
            all: Vec::new(),
            next: None,
        }
    }

    pub(crate) fn see(&mut self, event: Event<'_>) {
        match event {
            Event::Select { node } => {
                assert!(self.selected.is_none() && self.step.is_empty(), "first, and once");
                assert_eq!(Some(node.index()), self.next, "the most-proving node");
                self.selected = Some(node.index());
            }
            Event::Mover { node, player } => self.nodes[node.index()].player = player,
            Event::Expand { node, children, player, bounds } => {
                assert_eq!(self.selected, Some(node.index()), "what was selected is expanded");
                assert!(bounds.is_empty() && self.step.is_empty() && self.expanded.is_none());
                self.expanded = Some(node.index());
                self.expansions += 1;
                self.nodes[node.index()].children = Some(children);
                self.nodes.extend(children.iter().map(|_| Node {
                    parent: node.index(),
                    player,
                    children: None,
                    value: None,
                    told: None,
                }));
            }
            Event::Evaluate { node, value } => {
                let is_fresh = self.nodes[node.index()].told.is_none();
                assert!(is_fresh && self.nodes[node.index()].value.is_none(), "once, and first");
                self.nodes[node.index()].value = Some(value);
            }
            Event::Prove { node, numbers } => {
                assert_ne!(self.nodes[node.index()].told, Some(numbers), "only what changes");
                self.nodes[node.index()].told = Some(numbers);
                self.step.push(node.index());
            }
            Event::Done { .. } => {}
            other => panic!("{other:?} in proof-number search"),
        }
    }

    /// The numbers of all nodes, from what the leaves are.
    fn all(&self) -> Vec<(u64, u64)> {
        let mut all = vec![(1, 1); self.nodes.len()];
        for (index, node) in self.nodes.iter().enumerate().rev() {
            if let Some(value) = node.value {
                all[index] = if value >= self.goal { (0, INFINITE) } else { (INFINITE, 0) };
            } else if let Some(children) = node.children {
                let below = &all[children.first.index()..][..children.count as usize];
                let least = |of: fn(&(u64, u64)) -> u64| below.iter().map(of).min().unwrap();
                let sum = |of: fn(&(u64, u64)) -> u64| {
                    below.iter().map(of).fold(0_u64, u64::saturating_add)
                };
                all[index] = match node.player {
                    Player::Max => (least(|numbers| numbers.0), sum(|numbers| numbers.1)),
                    Player::Min => (sum(|numbers| numbers.0), least(|numbers| numbers.1)),
                };
            }
        }
        all
    }

    /// The way to the most-proving node.
    fn way(&self, all: &[(u64, u64)]) -> Vec<usize> {
        let mut way = vec![0];
        while let Some(children) = self.nodes[way[way.len() - 1]].children {
            let player = self.nodes[way[way.len() - 1]].player;
            let key = |&node: &usize| match player {
                Player::Max => all[node].0,
                Player::Min => all[node].1,
            };
            let nodes: Vec<_> = children.iter().map(NodeId::index).collect();
            let least = nodes.iter().map(key).min().unwrap();
            way.push(*nodes.iter().find(|node| key(node) == least).unwrap());
        }
        way
    }

    /// Judges the step that ends here.
    pub(crate) fn end_step(&mut self, done: bool) {
        let all = self.all();
        let before = std::mem::take(&mut self.all);
        for (node, &(proof, disproof)) in self.nodes.iter().zip(&all) {
            let told = node.told.expect("every node is told its numbers");
            assert_eq!((wide(told.proof), wide(told.disproof)), (proof, disproof));
            assert_eq!(proof == 0, disproof == INFINITE);
            assert_eq!(disproof == 0, proof == INFINITE);
        }
        if done {
            assert!(self.step.is_empty() && self.selected.is_none());
        } else if before.is_empty() {
            assert_eq!((&self.step[..], self.selected), (&[0][..], None), "the root");
        } else {
            let (proof, disproof) = before[0];
            assert!(proof != 0 && disproof != 0, "the root was not settled");
            let expanded = self.expanded.expect("a step expands");
            let children = self.nodes[expanded].children.unwrap();
            let mut expected: Vec<_> = children.iter().map(NodeId::index).collect();
            assert_eq!(before.len(), expected[0]);
            let mut node = expanded;
            while all[node] != before[node] {
                expected.push(node);
                if node == 0 {
                    break;
                }
                node = self.nodes[node].parent;
            }
            assert_eq!(self.step, expected, "children, then upwards as far as numbers change");
        }
        self.step.clear();
        self.selected = None;
        self.expanded = None;
        self.next = self.way(&all).pop();
        self.all = all;
    }

    pub(crate) fn end(&self, outcome: &Outcome) {
        let all = &self.all;
        let (reason, bounds) = match all[0] {
            (0, _) => (Reason::Solved, Interval { lower: self.goal, upper: Value::INF }),
            (_, 0) => {
                let below = Value::new(self.goal.units() - 1);
                (Reason::Solved, Interval { lower: Value::NEG_INF, upper: below })
            }
            _ => {
                assert_eq!(Some(self.expansions), self.budget, "all of the budget is spent");
                (Reason::Budget, Interval::ALL)
            }
        };
        assert_eq!((outcome.reason, outcome.bounds), (reason, bounds));
        assert!(self.budget.is_none_or(|budget| self.expansions <= budget));
        let counts = &outcome.counts;
        let leaves = self.nodes.iter().filter(|node| node.value.is_some()).count() as u64;
        assert_eq!(counts.get("expansions"), Some(self.expansions));
        assert_eq!(counts.nodes, self.nodes.len() as u64);
        assert_eq!((counts.leaves, counts.evaluations), (leaves, leaves));

        // A judgement follows the way to the most-proving node; a verdict
        // goes down to a leaf, by children with the same verdict.
        let verdict = |node: usize| (all[node].0 == 0, all[node].1 == 0);
        let mut node = 0;
        let mut line = vec![node];
        for &child in outcome.line.children() {
            node = self.nodes[node].children.unwrap().nth(child).index();
            assert_eq!(verdict(node), verdict(0));
            line.push(node);
        }
        if reason == Reason::Budget {
            assert_eq!(line, self.way(all));
        }
        assert!(self.nodes[node].children.is_none(), "the line goes all the way");
        assert_eq!(self.nodes[node].value.is_some(), reason == Reason::Solved);
    }
}
