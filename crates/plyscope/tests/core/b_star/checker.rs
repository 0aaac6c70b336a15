//! Follows a search event by event with bounds of its own, and predicts what
//! must come next: slowly, by the rules as they are written for MAX and for
//! MIN.

use plyscope::b_star::{BStar, Options, Policy};
use plyscope::{
    Event, Game, Interval, Line, NodeId, Outcome, Player, Reason, Search, Siblings, Strategy,
    StrategyReason,
};

use super::game::{Bounds, Tree};

type Range = (i64, i64);

/// An event that can be kept.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Kept {
    Pass(u32),
    Bounds(usize, Range),
    Evaluate(usize, i64),
    Choose(Strategy, usize, StrategyReason),
    Select(usize),
    Expand(usize, Siblings, Player, Vec<Range>),
    BackUp(usize, Range),
    Done(Outcome),
}

struct Seen {
    place: usize,
    parent: usize,
    depth: u64,
    children: Vec<usize>,
    expanded: bool,
    told: Range,
    bounds: Range,
}

pub(crate) struct Checker<'a> {
    tree: &'a Tree,
    kind: Bounds,
    options: &'a Options,
    nodes: Vec<Seen>,
    turn: Strategy,
    resume: Option<usize>,
    round: i64,
    expansions: u64,
    evaluations: u64,
}

fn range(bounds: Interval) -> Range {
    (bounds.lower.units().into(), bounds.upper.units().into())
}

fn keep(event: Event<'_>) -> Kept {
    match event {
        Event::Pass { number, .. } => Kept::Pass(number),
        Event::Bounds { node, bounds } => Kept::Bounds(node.index(), range(bounds)),
        Event::Evaluate { node, value } => Kept::Evaluate(node.index(), value.units().into()),
        Event::Choose { strategy, node, because } => Kept::Choose(strategy, node.index(), because),
        Event::Select { node } => Kept::Select(node.index()),
        Event::Expand { node, children, player, bounds } => {
            let bounds = bounds.iter().map(|&bounds| range(bounds)).collect();
            Kept::Expand(node.index(), children, player, bounds)
        }
        Event::BackupBounds { node, bounds } => Kept::BackUp(node.index(), range(bounds)),
        Event::Done { outcome } => Kept::Done(outcome.clone()),
        other => panic!("{other:?}"),
    }
}

/// Runs B* under observation; the events, a step each.
pub(crate) fn check(tree: &Tree, kind: Bounds, options: &Options) -> (Outcome, Vec<Vec<Kept>>) {
    let mut search = BStar::new(tree, options.clone()).unwrap();
    let lines = search.listing().len();
    let mut checker = Checker {
        tree,
        kind,
        options,
        nodes: Vec::new(),
        turn: Strategy::ProveBest,
        resume: None,
        round: 0,
        expansions: 0,
        evaluations: 0,
    };
    let mut steps = Vec::new();
    loop {
        let mut events = Vec::new();
        let more = search.step(&mut |line: Line, event: Event<'_>| {
            assert!(usize::from(line) < lines);
            events.push(keep(event));
        });
        checker.step(&events);
        let done = matches!(events.last(), Some(Kept::Done(_)));
        assert_eq!(more, !done);
        steps.push(events);
        if done {
            assert!(!search.step(&mut |_: Line, event: Event<'_>| panic!("{event:?}")));
            return (search.outcome().unwrap().clone(), steps);
        }
    }
}

impl Checker<'_> {
    fn player(&self, node: usize) -> Player {
        self.tree.player(&self.nodes[node].place)
    }

    /// The children's places; none at the horizon.
    fn places(&self, place: usize, depth: u64) -> Vec<usize> {
        let mut places = Vec::new();
        if self.options.depth.map(u64::from) != Some(depth) {
            self.tree.moves(&place, &mut places);
        }
        places
    }

    fn is_leaf(&self, node: usize) -> bool {
        self.places(self.nodes[node].place, self.nodes[node].depth).is_empty()
    }

    fn can_expand(&self, node: usize) -> bool {
        if self.nodes[node].expanded {
            self.nodes[node].children.iter().any(|&child| self.can_expand(child))
        } else {
            !self.is_leaf(node)
        }
    }

    fn widened(&self, node: usize) -> Range {
        let (lower, upper) = self.nodes[node].told;
        let units = i64::from(self.options.widen) * self.round;
        let infinite = |bound: i64| bound.abs() == i64::from(i32::MAX);
        if self.is_leaf(node) && lower == upper {
            return (lower, upper);
        }
        (
            if infinite(lower) { lower } else { lower - units },
            if infinite(upper) { upper } else { upper + units },
        )
    }

    /// The greatest by `key`; the left-most among equals.
    fn first_greatest(among: &[usize], key: impl Fn(usize) -> (i64, i64)) -> Option<usize> {
        let mut found: Option<usize> = None;
        for &node in among {
            if found.is_none_or(|found| key(node) > key(found)) {
                found = Some(node);
            }
        }
        found
    }

    fn optimism(&self, player: Player, node: usize) -> (i64, i64) {
        match player {
            Player::Max => (self.nodes[node].bounds.1, 0),
            Player::Min => (-self.nodes[node].bounds.0, 0),
        }
    }

    /// Whom to play, by judgement.
    fn judged(&self, node: usize) -> usize {
        let player = self.player(node);
        Self::first_greatest(&self.nodes[node].children, |child| {
            let (lower, upper) = self.nodes[child].bounds;
            match player {
                Player::Max => (lower, lower + upper),
                Player::Min => (-upper, -(lower + upper)),
            }
        })
        .unwrap()
    }

    fn separated(&self) -> Option<usize> {
        let children = &self.nodes[0].children;
        let bounds = |child: usize| self.nodes[child].bounds;
        children.iter().copied().find(|&child| {
            children.iter().all(|&other| {
                other == child
                    || match self.player(0) {
                        Player::Max => bounds(child).0 >= bounds(other).1,
                        Player::Min => bounds(child).1 <= bounds(other).0,
                    }
            })
        })
    }

    fn choice(&mut self) -> (Strategy, usize, StrategyReason) {
        let player = self.player(0);
        let optimism = |node: usize| self.optimism(player, node);
        let children = self.nodes[0].children.clone();
        let best = Self::first_greatest(&children, optimism).unwrap();
        let others: Vec<_> = children.iter().copied().filter(|&child| child != best).collect();
        let rest = Self::first_greatest(&others, optimism).unwrap();
        let ahead = others.iter().all(|&other| match player {
            Player::Max => self.nodes[best].bounds.0 >= self.nodes[other].bounds.0,
            Player::Min => self.nodes[best].bounds.1 <= self.nodes[other].bounds.1,
        });
        let (mut strategy, mut because) = match self.options.policy {
            _ if !ahead => (Strategy::ProveBest, StrategyReason::NotAhead),
            Policy::ProveBest => (Strategy::ProveBest, StrategyReason::Policy),
            Policy::DisproveRest => (Strategy::DisproveRest, StrategyReason::Policy),
            Policy::Alternate => (self.turn, StrategyReason::Turn),
            Policy::SmallerTree if self.size(rest) < self.size(best) => {
                (Strategy::DisproveRest, StrategyReason::SmallerTree)
            }
            Policy::SmallerTree => (Strategy::ProveBest, StrategyReason::SmallerTree),
            Policy::Berliner => {
                let sum: u64 = others
                    .iter()
                    .filter(|&&other| match player {
                        Player::Max => self.nodes[other].bounds.1 >= self.nodes[best].bounds.0,
                        Player::Min => self.nodes[other].bounds.0 <= self.nodes[best].bounds.1,
                    })
                    .map(|&other| self.source(other).pow(2))
                    .sum();
                if sum >= self.source(best).pow(2) {
                    (Strategy::ProveBest, StrategyReason::Depths)
                } else {
                    (Strategy::DisproveRest, StrategyReason::Depths)
                }
            }
            other => panic!("there is no rule for {other:?}"),
        };
        if strategy == Strategy::ProveBest && !self.can_expand(best) {
            (strategy, because) = (Strategy::DisproveRest, StrategyReason::OtherExhausted);
        } else if strategy == Strategy::DisproveRest && !self.can_expand(rest) {
            because = StrategyReason::OtherExhausted;
            if self.can_expand(best) {
                strategy = Strategy::ProveBest;
            }
        }
        if because == StrategyReason::Turn {
            self.turn = match self.turn {
                Strategy::ProveBest => Strategy::DisproveRest,
                Strategy::DisproveRest => Strategy::ProveBest,
            };
        }
        let node = match strategy {
            Strategy::ProveBest => best,
            Strategy::DisproveRest => {
                let others: Vec<_> = others.into_iter().filter(|&o| self.can_expand(o)).collect();
                Self::first_greatest(&others, |node| self.optimism(player, node)).unwrap()
            }
        };
        (strategy, node, because)
    }

    fn size(&self, node: usize) -> usize {
        let node = &self.nodes[node];
        let children = node.children.iter().filter(|_| node.expanded);
        1 + children.map(|&child| self.size(child)).sum::<usize>()
    }

    /// The depth that a child's optimistic bound came from.
    fn source(&self, node: usize) -> u64 {
        let seen = &self.nodes[node];
        let same = |child: &&usize| match self.player(0) {
            Player::Max => self.nodes[**child].bounds.1 == seen.bounds.1,
            Player::Min => self.nodes[**child].bounds.0 == seen.bounds.0,
        };
        if !seen.expanded {
            return seen.depth;
        }
        self.source(*seen.children.iter().find(same).unwrap())
    }

    fn descent(&self, mut node: usize) -> usize {
        while self.nodes[node].expanded {
            let player = self.player(node);
            let open: Vec<_> =
                self.nodes[node].children.iter().copied().filter(|&c| self.can_expand(c)).collect();
            node = Self::first_greatest(&open, |child| self.optimism(player, child)).unwrap();
        }
        node
    }

    /// The events of one expansion, after the selection.
    fn expansion(&mut self, node: usize, events: &[Kept]) -> Vec<Kept> {
        let Some(Kept::Expand(_, _, _, told)) =
            events.iter().find(|event| matches!(event, Kept::Expand(..)))
        else {
            panic!("no expansion in {events:?}")
        };
        let depth = self.nodes[node].depth + 1;
        let places = self.places(self.nodes[node].place, depth - 1);
        if self.nodes[node].children.is_empty() {
            for (index, &place) in places.iter().enumerate() {
                let child = self.nodes.len();
                self.nodes[node].children.push(child);
                let told = match self.kind {
                    Bounds::Untold => told[index],
                    _ => self.told(place, depth),
                };
                self.nodes.push(Seen {
                    place,
                    parent: node,
                    depth,
                    children: Vec::new(),
                    expanded: false,
                    told,
                    bounds: told,
                });
            }
        }
        self.nodes[node].expanded = true;
        self.expansions += 1;
        self.evaluations += places.len() as u64;
        let children = self.nodes[node].children.clone();
        for &child in &children {
            self.nodes[child].expanded = false;
            self.nodes[child].bounds = self.widened(child);
            if self.kind != Bounds::Wild && self.options.depth.is_none() {
                let truth = self.tree.truth(self.nodes[child].place).into();
                let (lower, upper) = self.nodes[child].bounds;
                assert!(lower <= truth && truth <= upper, "{lower}..{upper} is not {truth}");
            }
        }
        let siblings = Siblings { first: NodeId(children[0] as u32), count: children.len() as u32 };
        let bounds = children.iter().map(|&child| self.nodes[child].bounds).collect();
        let mut expected = vec![Kept::Expand(node, siblings, self.player(children[0]), bounds)];

        let mut at = node;
        self.resume = None;
        loop {
            let before = self.nodes[at].bounds;
            let bounds = self.backed_up(at);
            if bounds == before {
                self.resume = Some(at);
                break;
            }
            if self.kind == Bounds::Untold {
                assert!(before.0 <= bounds.0 && bounds.1 <= before.1, "{before:?} to {bounds:?}");
            }
            self.nodes[at].bounds = bounds;
            expected.push(Kept::BackUp(at, bounds));
            if at == 0 {
                break;
            }
            at = self.nodes[at].parent;
        }
        // Where nothing is left to expand, the descent begins further up.
        while let Some(at) = self.resume.filter(|&at| at != 0 && !self.can_expand(at)) {
            self.resume = Some(self.nodes[at].parent);
        }
        self.resume = self.resume.filter(|&at| at != 0 && self.options.resume);
        expected
    }

    fn told(&self, place: usize, depth: u64) -> Range {
        let mut moves = Vec::new();
        self.tree.moves(&place, &mut moves);
        if !moves.is_empty() && self.places(place, depth).is_empty() {
            let value = self.tree.value(&place).units().into();
            return (value, value);
        }
        let (lower, upper) = self.tree.told(place);
        (lower.into(), upper.into())
    }

    fn backed_up(&self, node: usize) -> Range {
        let bounds = self.nodes[node].children.iter().map(|&child| self.nodes[child].bounds);
        match self.player(node) {
            Player::Max => {
                (bounds.clone().map(|b| b.0).max().unwrap(), bounds.map(|b| b.1).max().unwrap())
            }
            Player::Min => {
                (bounds.clone().map(|b| b.0).min().unwrap(), bounds.map(|b| b.1).min().unwrap())
            }
        }
    }

    fn rounds(&self) -> i64 {
        if self.options.widen == 0 { 0 } else { self.options.rounds.into() }
    }

    /// The first step of a search of the root.
    fn beginning(&mut self, events: &[Kept]) -> Vec<Kept> {
        let mut expected = Vec::new();
        if self.rounds() > 0 {
            expected.push(Kept::Pass(self.round as u32 + 1));
        }
        if self.nodes.is_empty() {
            let told = match (self.kind, events.iter().find(|e| matches!(e, Kept::Bounds(..)))) {
                (Bounds::Untold, Some(&Kept::Bounds(_, told))) => told,
                _ => self.told(0, 0),
            };
            self.nodes.push(Seen {
                place: 0,
                parent: 0,
                depth: 0,
                children: Vec::new(),
                expanded: false,
                told,
                bounds: told,
            });
        }
        self.turn = Strategy::ProveBest;
        self.evaluations += 1;
        self.nodes[0].expanded = false;
        self.nodes[0].bounds = self.widened(0);
        let bounds = self.nodes[0].bounds;
        if self.is_leaf(0) {
            let exact = bounds.0 == bounds.1;
            expected.push(if exact {
                Kept::Evaluate(0, bounds.0)
            } else {
                Kept::Bounds(0, bounds)
            });
            expected
                .push(self.done(events, if exact { Reason::Solved } else { Reason::Exhausted }));
            return expected;
        }
        expected.push(Kept::Bounds(0, bounds));
        expected.push(Kept::Select(0));
        expected.extend(self.expansion(0, events));
        expected
    }

    fn step(&mut self, events: &[Kept]) {
        let expected = self.expected(events);
        assert_eq!(events, expected);
    }

    fn expected(&mut self, events: &[Kept]) -> Vec<Kept> {
        if self.nodes.is_empty() {
            return self.beginning(events);
        }
        let spent = self.options.budget.is_some_and(|budget| self.expansions >= budget.get());
        if self.separated().is_some() {
            if !spent && self.round < self.rounds() {
                self.round += 1;
                return self.beginning(events);
            }
            return vec![self.done(events, Reason::Separation)];
        }
        if !self.can_expand(0) {
            return vec![self.done(events, Reason::Exhausted)];
        }
        if spent {
            return vec![self.done(events, Reason::Budget)];
        }
        let mut expected = Vec::new();
        let from = self.resume.take().unwrap_or_else(|| {
            let (strategy, node, because) = self.choice();
            expected.push(Kept::Choose(strategy, node, because));
            node
        });
        let node = self.descent(from);
        expected.push(Kept::Select(node));
        expected.extend(self.expansion(node, events));
        expected
    }

    fn done(&self, events: &[Kept], reason: Reason) -> Kept {
        let Some(Kept::Done(outcome)) = events.last() else { panic!("not done: {events:?}") };
        assert_eq!(outcome.reason, reason);
        assert_eq!(range(outcome.bounds), self.nodes[0].bounds);

        let mut line = Vec::new();
        let mut node = 0;
        while self.nodes[node].expanded {
            let child = match self.separated() {
                Some(child) if node == 0 && reason == Reason::Separation => child,
                _ => self.judged(node),
            };
            line.push((child - self.nodes[node].children[0]) as u32);
            node = child;
        }
        assert_eq!(outcome.line.children(), line);
        assert_eq!(outcome.best, line.first().copied());

        let leaves = (0..self.nodes.len()).filter(|&node| self.is_leaf(node)).count();
        assert_eq!(outcome.counts.nodes, self.nodes.len() as u64);
        assert_eq!(outcome.counts.leaves, leaves as u64);
        assert_eq!(outcome.counts.evaluations, self.evaluations);
        assert_eq!(outcome.counts.cutoffs, 0);
        assert_eq!(outcome.counts.get("expansions"), Some(self.expansions));
        Kept::Done(outcome.clone())
    }
}
