//! Follows any search event by event, and checks that what it says can be:
//! the grammar of the trace, and what holds for every search.

mod live;
pub(crate) mod proofs;
pub(crate) mod visits;

use std::collections::{BTreeMap, BTreeSet};

use plyscope::{
    ALGORITHMS, Algorithm, AnyGame, AnySearch, Bound, CutBy, Event, Game, Interval, Line, NodeId,
    Outcome, Player, SearchKind, Siblings, Status, Value,
};

/// What a search did. Nodes are named by their paths.
pub(crate) struct Watched {
    pub(crate) outcome: Outcome,
    /// In order, repeats included.
    pub(crate) evaluations: Vec<Vec<u32>>,
    /// Nodes entered or popped live, in order.
    pub(crate) visits: Vec<Vec<u32>>,
    /// At each time the root was left: its value, and the number of leaves
    /// evaluated for the first time since the last time.
    pub(crate) passes: Vec<(Value, usize)>,
    /// What was said of each node when it was left, in order.
    pub(crate) results: Vec<(Vec<u32>, Value, Bound)>,
}

/// Runs a search by name under observation.
pub(crate) fn watch(name: &str, game: &AnyGame, given: &[(&str, &str)]) -> Watched {
    let options = given.iter().copied();
    let mut search = AnySearch::builder(name, game.clone()).options(options).build().unwrap();
    let mut watcher = Watcher::new(game, search.algorithm(), given, search.listing().len());
    loop {
        let before = watcher.events;
        let more = search.step(&mut |line: Line, event: Event<'_>| watcher.see(line, event));
        assert!(watcher.events > before, "a step without an event");
        assert_eq!(more, watcher.done.is_none());
        if let Some(proofs) = &mut watcher.proofs {
            proofs.end_step(!more);
        }
        if let Some(visits) = &mut watcher.visits_seen {
            visits.end_step(!more);
        }
        if !more {
            break;
        }
    }
    assert!(!search.step(&mut |_: Line, event: Event<'_>| panic!("{event:?} after the end")));
    let outcome = search.outcome().unwrap().clone();
    watcher.end(&outcome);
    let paths = |nodes: &[NodeId]| nodes.iter().map(|&node| watcher.path(node)).collect();
    Watched {
        outcome,
        evaluations: paths(&watcher.evaluations),
        visits: paths(&watcher.visits),
        results: watcher
            .results
            .iter()
            .map(|&(node, value, bound)| (watcher.path(node), value, bound))
            .collect(),
        passes: watcher.passes,
    }
}

/// Whether this search can run on this game.
pub(crate) fn fits(name: &str, game: &AnyGame) -> bool {
    AnySearch::new(name, game.clone()).is_ok()
}

/// Returns `true` if this search ends with bounds, and not with a value.
pub(crate) fn tells_bounds(name: &str) -> bool {
    let kind = ALGORITHMS.iter().find(|algorithm| algorithm.name == name).map(|it| it.kind);
    matches!(kind, Some(SearchKind::Intervals | SearchKind::Proofs | SearchKind::Visits))
}

/// Returns `true` if this search ends with an estimate, which may be wrong.
pub(crate) fn judges(name: &str) -> bool {
    let is_it = |algorithm: &&Algorithm| algorithm.name == name;
    ALGORITHMS.iter().find(is_it).is_some_and(|it| it.kind == SearchKind::Visits)
}

struct Node {
    parent: NodeId,
    player: Player,
    children: Option<Siblings>,
}

/// A call that has not returned.
struct Call {
    node: NodeId,
    alpha: Value,
    beta: Value,
    /// The child that returned last, and the best of what any returned.
    back: Option<(NodeId, Value)>,
    /// The children that returned, and those that are cut off.
    tried: BTreeSet<NodeId>,
    cut: BTreeSet<NodeId>,
    /// The child that comes first, if the search says so.
    first: Option<NodeId>,
}

impl Call {
    fn is_whole(&self) -> bool {
        (self.alpha, self.beta) == (Value::NEG_INF, Value::INF)
    }

    /// The window, as far as its children closed it.
    fn narrowed(&self, player: Player) -> (Value, Value) {
        match (self.back, player) {
            (None, _) => (self.alpha, self.beta),
            (Some((_, best)), Player::Max) => (self.alpha.max(best), self.beta),
            (Some((_, best)), Player::Min) => (self.alpha, self.beta.min(best)),
        }
    }
}

/// A child that returned.
struct Left {
    node: NodeId,
    value: Value,
    /// The window that it had.
    window: (Value, Value),
}

struct Watcher {
    algorithm: Algorithm,
    /// Branch and bound: what its queue has to be.
    live: Option<live::Live>,
    strict: bool,
    hard: bool,
    /// From the second child on, a null window comes first.
    null: bool,
    /// SSS* and DUAL* purge children only.
    printed: bool,
    counts_more: bool,
    lines: usize,
    events: usize,
    nodes: Vec<Node>,
    /// Nodes that share what is found out of an earlier one.
    links: BTreeSet<NodeId>,
    calls: Vec<Call>,
    /// The child that just returned.
    left: Option<Left>,
    /// The states of OPEN, each with the event that pushed it.
    open: BTreeMap<(NodeId, usize), (Status, Value)>,
    open_max: usize,
    popped: Option<(NodeId, Option<u8>)>,
    /// The last leaf, and its worth.
    evaluated: Option<(NodeId, Value)>,
    /// Whether the table settled the last node.
    settled: bool,
    evaluations: Vec<NodeId>,
    visits: Vec<NodeId>,
    cutoffs: u64,
    /// Null windows below wider ones, and searches after a test.
    tests: u64,
    researches: u64,
    pops: u64,
    passes: Vec<(Value, usize)>,
    results: Vec<(NodeId, Value, Bound)>,
    /// Of a search in passes: the window of this one, and what the memory was
    /// told of each node.
    pass: Option<(Value, Value)>,
    memory: BTreeMap<NodeId, Interval>,
    /// Equal positions are remembered.
    table: bool,
    seen: BTreeSet<NodeId>,
    fresh_leaves: usize,
    proofs: Option<proofs::Proofs>,
    /// Monte Carlo tree search: what every node's visits have to be.
    visits_seen: Option<visits::Visits>,
    done: Option<Outcome>,
}

impl Watcher {
    fn new(game: &AnyGame, algorithm: Algorithm, given: &[(&str, &str)], lines: usize) -> Watcher {
        let player = game.player(&game.start());
        let is_live = algorithm.kind == plyscope::SearchKind::Live;
        Watcher {
            algorithm,
            live: is_live.then(|| live::Live::new(given, game.is_sound())),
            strict: given.contains(&("cut", "past-equality")),
            hard: given.contains(&("fail", "hard")),
            null: given.contains(&("null-windows", "on")),
            printed: given.contains(&("purge", "children")),
            counts_more: given.iter().any(|(name, _)| ["least", "errors"].contains(name)),
            lines,
            events: 0,
            nodes: vec![Node { parent: NodeId::ROOT, player, children: None }],
            links: BTreeSet::new(),
            calls: Vec::new(),
            left: None,
            open: BTreeMap::new(),
            open_max: 0,
            popped: None,
            evaluated: None,
            settled: false,
            evaluations: Vec::new(),
            visits: Vec::new(),
            cutoffs: 0,
            tests: 0,
            researches: 0,
            pops: 0,
            passes: Vec::new(),
            results: Vec::new(),
            pass: None,
            memory: BTreeMap::new(),
            table: given.contains(&("table", "on")),
            seen: BTreeSet::new(),
            fresh_leaves: 0,
            proofs: (algorithm.name == "proof-number").then(|| proofs::Proofs::new(game, given)),
            visits_seen: (algorithm.kind == SearchKind::Visits)
                .then(|| visits::Visits::new(game, given)),
            done: None,
        }
    }

    fn path(&self, mut node: NodeId) -> Vec<u32> {
        let mut path = Vec::new();
        while node != NodeId::ROOT {
            let parent = self.nodes[node.index()].parent;
            path.push(node.0 - self.nodes[parent.index()].children.unwrap().first.0);
            node = parent;
        }
        path.reverse();
        path
    }

    fn node(&self, node: NodeId) -> &Node {
        assert!(node.index() < self.nodes.len(), "{node:?} was not generated yet");
        &self.nodes[node.index()]
    }

    fn top(&self) -> &Call {
        self.calls.last().expect("a call")
    }

    fn see(&mut self, line: Line, event: Event<'_>) {
        assert!(self.done.is_none(), "{event:?} after the end");
        assert!(usize::from(line) < self.lines, "line {line} of {}", self.lines);
        self.events += 1;
        if let Some(proofs) = &mut self.proofs {
            proofs.see(event);
        }
        if let Some(live) = &mut self.live {
            live.see(event);
        }
        if let Some(visits) = &mut self.visits_seen {
            visits.see(event);
        }
        match event {
            Event::Pass { number, alpha, beta } => {
                assert!(self.calls.is_empty());
                if self.algorithm.kind == SearchKind::Passes {
                    assert_eq!(number as usize, self.passes.len() + 1);
                    assert_eq!(beta.units(), alpha.units() + 1, "a null window");
                    let Interval { lower, upper } = self.known(NodeId::ROOT);
                    // A leaf's bounds meet before they have been asked for.
                    assert!(lower == upper || lower < beta && beta <= upper, "it asks for news");
                    self.pass = Some((alpha, beta));
                }
            }
            Event::Enter { node, alpha, beta } => {
                let parent = self.node(node).parent;
                match self.calls.last() {
                    Some(call) => assert_eq!(call.node, parent),
                    None => assert_eq!(node, NodeId::ROOT),
                }
                assert!(alpha <= beta, "{alpha:?}..{beta:?} is no window");
                if self.algorithm.kind == SearchKind::Passes {
                    assert_eq!(Some((alpha, beta)), self.pass, "γ holds throughout");
                }
                self.assert_window(node, (alpha, beta));
                self.visits.push(node);
                if let Some(call) = self.calls.last_mut()
                    && let Some(first) = call.first.take()
                {
                    assert_eq!(node, first, "the child that comes first");
                }
                self.calls.push(Call {
                    node,
                    alpha,
                    beta,
                    back: None,
                    tried: BTreeSet::new(),
                    cut: BTreeSet::new(),
                    first: None,
                });
            }
            Event::Expand { node, children, player, bounds } => {
                if let Some(call) = self.calls.last() {
                    assert_eq!(call.node, node);
                }
                assert!(children.count > 0);
                assert!(!self.links.contains(&node), "{node:?} is a link");
                assert!(bounds.is_empty() || bounds.len() == children.count as usize);
                if let Some(before) = self.node(node).children {
                    assert_eq!(before, children);
                    return;
                }
                assert_eq!(children.first.index(), self.nodes.len(), "in order of generation");
                self.nodes[node.index()].children = Some(children);
                self.nodes.extend(children.iter().map(|_| Node {
                    parent: node,
                    player,
                    children: None,
                }));
            }
            Event::Estimate { node } => {
                assert_eq!(self.evaluated.expect("an evaluation").0, node);
            }
            Event::Order { node, first, .. } => {
                assert_eq!(self.node(first).parent, node);
                let call = self.calls.last_mut().expect("a call");
                assert_eq!((call.node, call.back), (node, None));
                call.first = Some(first);
            }
            Event::Mover { node, player } => {
                let parent = self.nodes[node.index()].parent;
                let first = self.nodes[parent.index()].children.expect("expanded").first;
                assert_ne!(self.nodes[first.index()].player, player, "told without need");
                self.nodes[node.index()].player = player;
            }
            Event::Same { node, of } => {
                assert!(of < node && node.index() < self.nodes.len());
                assert!(self.links.insert(node), "{node:?} is a link already");
                assert!(!self.links.contains(&of), "{of:?} is a link itself");
            }
            Event::Evaluate { node, value } => {
                assert!(self.node(node).children.is_none(), "a leaf");
                if let Some(call) = self.calls.last() {
                    assert_eq!(call.node, node);
                }
                self.evaluated = Some((node, value));
                self.evaluations.push(node);
                self.fresh_leaves += usize::from(self.seen.insert(node));
            }
            Event::Backup { node, from, value, alpha, beta } => {
                assert_eq!(self.node(from).parent, node);
                assert_eq!(self.top().node, node);
                let Left { node: left, value: result, .. } =
                    self.left.take().expect("a child that returned");
                assert_eq!(left, from);
                let player = self.node(node).player;
                let call = self.calls.last_mut().unwrap();
                assert!(call.alpha <= alpha && beta <= call.beta, "windows only narrow");
                let best = match (call.back, player) {
                    (None, _) => result,
                    (Some((_, best)), Player::Max) => best.max(result),
                    (Some((_, best)), Player::Min) => best.min(result),
                };
                assert_eq!(value, best, "the best of what its children returned");
                call.back = Some((from, value));
                assert!(call.tried.insert(from), "no child returns twice");
            }
            Event::Cutoff { node, by, value, bound, pruned } => {
                let children = self.node(node).children.unwrap();
                let is_ordered = self.algorithm.kind == SearchKind::Deepening;
                let call = self.calls.last_mut().expect("a call");
                assert_eq!(call.node, node);
                let (from, best) = call.back.expect("a child that returned");
                // What is left out of an order has gaps, each of which ends a run of siblings.
                self.cutoffs += u64::from(call.cut.is_empty());
                for node in pruned.iter() {
                    assert!(call.cut.insert(node) && !call.tried.contains(&node));
                }
                let call = self.top();
                if !is_ordered {
                    let tried = from.0 - children.first.0 + 1;
                    assert_eq!(pruned, children.after(tried));
                }
                assert!(pruned.count > 0);
                // Where it is failed hard, what was backed up may just meet
                // the bound.
                assert!(best == value || self.hard && self.strict);
                let (player, least, most) = match by {
                    CutBy::Beta => (Player::Max, bound, value),
                    CutBy::Alpha => (Player::Min, value, bound),
                };
                assert_eq!(self.node(node).player, player);
                assert_eq!(bound, if by == CutBy::Beta { call.beta } else { call.alpha });
                assert!(if self.strict { least < most } else { least <= most });
            }
            Event::Leave { node, value, bound } => {
                let call = self.calls.pop().expect("a call");
                assert_eq!(call.node, node);
                self.results.push((node, value, bound));
                if !call.cut.is_empty() {
                    let children = self.node(node).children.expect("expanded").count as usize;
                    assert_eq!(call.cut.len() + call.tried.len(), children, "the others");
                }
                match bound {
                    Bound::Lower => assert!(value >= call.beta),
                    Bound::Upper => assert!(value <= call.alpha),
                    Bound::Exact => {}
                }
                if let Some((leaf, worth)) = self.evaluated.take_if(|(leaf, _)| *leaf == node) {
                    assert_eq!((value, bound), (worth, Bound::Exact), "{leaf:?}");
                } else if self.hard && !self.settled {
                    assert!(call.alpha <= value && value <= call.beta, "it fails hard");
                } else if !self.settled {
                    self.assert_result(&call, value);
                }
                self.settled = false;
                self.left = Some(Left { node, value, window: (call.alpha, call.beta) });
                if node == NodeId::ROOT {
                    let (alpha, beta) = (call.alpha, call.beta);
                    let fails = value <= alpha && alpha > Value::NEG_INF
                        || value >= beta && beta < Value::INF;
                    self.researches +=
                        u64::from(fails && self.algorithm.kind == SearchKind::Deepening);
                    self.passes.push((value, std::mem::take(&mut self.fresh_leaves)));
                }
            }
            Event::Lookup { node, known, hit } => {
                self.node(node);
                self.settled = hit;
                if self.algorithm.kind == SearchKind::Passes {
                    self.assert_known(node, known, hit);
                }
            }
            Event::Store { node, value, bound } => {
                self.node(node);
                if self.algorithm.kind == SearchKind::Passes {
                    self.remember(node, value, bound);
                }
            }
            Event::Select { node }
            | Event::Prove { node, .. }
            | Event::Playout { node, .. }
            | Event::Visit { node, .. }
            | Event::Incumbent { node, .. } => {
                self.node(node);
            }
            Event::Pop { node, status, merit, case } => {
                self.pops += 1;
                if let SearchKind::Open(side) = self.algorithm.kind {
                    self.is_head(node, merit, side);
                    self.assert_case(node, status, case, side);
                }
                let mut states = self.open.range((node, 0)..=(node, usize::MAX));
                let oldest = states.find(|(_, state)| state.1 == merit).expect("a state in OPEN");
                assert_eq!(oldest.1.0, status);
                let oldest = *oldest.0;
                self.open.remove(&oldest);
                if status == Status::Live {
                    self.visits.push(node);
                }
                self.popped = Some((node, case));
            }
            Event::Push { node, status, merit } => {
                self.node(node);
                let is_new = self.open.range((node, 0)..=(node, usize::MAX)).next().is_none();
                assert!(is_new || self.printed, "{node:?} is in OPEN");
                self.open.insert((node, self.events), (status, merit));
                self.open_max = self.open_max.max(self.open.len());
            }
            Event::Purge { nodes } => {
                let (popped, case) = self.popped.expect("a pop before a purge");
                assert!(!nodes.is_empty());
                let paths: Vec<_> = nodes.iter().map(|&node| self.path(node)).collect();
                assert!(paths.is_sorted(), "from left to right");
                if case == Some(4) {
                    let above = self.path(self.node(popped).parent);
                    assert!(paths.iter().all(|path| path.starts_with(&above)));
                }
                for &node in nodes {
                    // Branch and bound drops children that were never in it.
                    let state = self.open.range((node, 0)..=(node, usize::MAX)).next();
                    let state = state.map(|(key, _)| *key);
                    assert!(
                        state.and_then(|key| self.open.remove(&key)).is_some()
                            || self.live.is_some()
                    );
                }
                if case == Some(4) {
                    let above = self.path(self.node(popped).parent);
                    let is_purged = |path: &[u32]| match self.printed {
                        true => path.len() == above.len() + 1,
                        false => true,
                    };
                    let left = |path: &Vec<u32>| path.starts_with(&above) && is_purged(path);
                    assert!(paths.iter().all(left), "nothing else is purged");
                    let mut open = self.open.keys().map(|&(node, _)| self.path(node));
                    assert!(!open.any(|path| left(&path)), "all of it is purged");
                }
            }
            Event::Choose { node, .. } => {
                assert!(node != NodeId::ROOT);
                assert_eq!(self.node(node).parent, NodeId::ROOT);
            }
            Event::Bounds { node, bounds } | Event::BackupBounds { node, bounds } => {
                self.node(node);
                assert!(bounds.lower <= bounds.upper);
            }
            Event::Done { outcome } => {
                let is_cut_short = self.algorithm.kind == SearchKind::Deepening
                    && outcome.reason == plyscope::Reason::Budget;
                assert!(self.calls.is_empty() || is_cut_short);
                self.done = Some(outcome.clone());
            }
            other => panic!("there is no rule for {other:?}"),
        }
    }

    /// What the memory of a search in passes was told of a node.
    fn known(&self, node: NodeId) -> Interval {
        self.memory.get(&node).copied().unwrap_or(Interval::ALL)
    }

    fn remember(&mut self, node: NodeId, value: Value, bound: Bound) {
        let (alpha, beta) = self.pass.expect("a pass");
        let left = self.left.as_ref().map(|left| (left.node, left.value));
        assert_eq!(left, Some((node, value)), "what was returned is stored");
        assert!(!self.settled, "what is known already isn't stored");
        match bound {
            Bound::Exact => assert!(self.node(node).children.is_none(), "a leaf"),
            Bound::Lower => assert!(value >= beta),
            Bound::Upper => assert!(value <= alpha),
        }
        let known = self.memory.entry(node).or_insert(Interval::ALL);
        let before = *known;
        if bound != Bound::Upper {
            known.lower = known.lower.max(value);
        }
        if bound != Bound::Lower {
            known.upper = known.upper.min(value);
        }
        assert!(known.lower <= known.upper);
        // Where a value is infinite, its bound may be no news.
        assert!(*known != before || !value.is_finite(), "each store is news");
    }

    fn assert_known(&mut self, node: NodeId, told: Option<(Value, Bound)>, hit: bool) {
        let (alpha, beta) = self.pass.expect("a pass");
        if let (true, Some((value, bound))) = (self.table, told) {
            // Positions are equal elsewhere: what is told of one is known of this node.
            let known = self.memory.entry(node).or_insert(Interval::ALL);
            let told = Interval {
                lower: if bound == Bound::Upper { known.lower } else { value },
                upper: if bound == Bound::Lower { known.upper } else { value },
            };
            assert!(told.lower >= known.lower && told.upper <= known.upper, "nothing is lost");
            *known = told;
        }
        let known = self.known(node);
        assert_eq!(hit, known.lower >= beta || known.upper <= alpha, "γ decides");
        match told {
            None => assert_eq!(known, Interval::ALL),
            Some((value, Bound::Exact)) => assert_eq!(known, Interval::exactly(value)),
            Some((value, Bound::Lower)) => assert!(value == known.lower && (!hit || value >= beta)),
            Some((value, Bound::Upper)) => {
                assert!(value == known.upper && (!hit || value <= alpha))
            }
        }
    }

    /// What a node with children returns.
    fn assert_result(&self, call: &Call, value: Value) {
        let (_, best) = call.back.expect("a child that returned");
        let player = self.node(call.node).player;
        let expected = match (self.algorithm.name, player) {
            // It has nothing better than it was given.
            ("nega-scout", Player::Max) => call.alpha.max(best),
            ("nega-scout", Player::Min) => call.beta.min(best),
            // A test answers what it was asked.
            ("scout", _) if !call.is_whole() => best.clamp(call.alpha, call.beta),
            _ => best,
        };
        assert_eq!(value, expected, "{:?}", call.node);
    }

    /// The window that a node gets, which has not been entered yet. One that
    /// was just left may be entered again, if it was only tested.
    fn assert_window(&mut self, node: NodeId, window: (Value, Value)) {
        let left = self.left.take();
        let Some(call) = self.calls.last() else { return };
        let player = self.node(call.node).player;
        let (alpha, beta) = call.narrowed(player);
        let null = match player {
            Player::Max => (alpha, alpha.just_above()),
            Player::Min => (beta.just_below(), beta),
        };
        if let Some(left) = left {
            let Left { value, window: before, .. } = left;
            let tests = [SearchKind::Tests, SearchKind::Deepening];
            assert!(tests.contains(&self.algorithm.kind), "{node:?} is entered again");
            assert_eq!(left.node, node);
            assert_eq!(before, null, "only a test is followed by a search");
            match (self.algorithm.name, player) {
                ("scout", Player::Max) => assert!(value > alpha),
                ("scout", Player::Min) => assert!(value < beta),
                _ => assert!(alpha < value && value < beta),
            }
            let expected = match (self.algorithm.name, player) {
                ("scout", _) => (Value::NEG_INF, Value::INF),
                (_, Player::Max) => (value, beta),
                (_, Player::Min) => (alpha, value),
            };
            assert_eq!(window, expected, "{node:?} is searched again");
            self.researches += 1;
            return;
        }
        let children = self.node(call.node).children.unwrap();
        let is_first = children.first == node;
        match (self.algorithm.name, player) {
            ("scout", _) if !call.is_whole() => assert_eq!(window, (call.alpha, call.beta)),
            ("scout", _) if is_first => assert_eq!(window, (call.alpha, call.beta)),
            ("nega-scout", _) if is_first => assert_eq!(window, (alpha, beta)),
            ("scout" | "nega-scout", _) => {
                assert_eq!(window, null);
                let is_wider = call.alpha.just_above() < call.beta;
                self.tests += u64::from(is_wider);
            }
            ("ab-node-value", Player::Max) if !is_first => {
                assert_eq!(window, (call.back.unwrap().1, Value::INF));
            }
            ("ab-node-value", Player::Min) if !is_first => {
                assert_eq!(window, (Value::NEG_INF, call.back.unwrap().1));
            }
            ("alpha-beta", _) if !self.hard => assert_eq!(window, (alpha, beta)),
            ("iterative-deepening", _)
                if self.null
                    && call.back.is_some()
                    && (if player == Player::Max { alpha } else { beta }).is_finite() =>
            {
                assert_eq!(window, null);
            }
            ("iterative-deepening", _) => assert_eq!(window, (alpha, beta)),
            _ => {}
        }
        let cuts = match self.algorithm.kind {
            SearchKind::Windows | SearchKind::Parents | SearchKind::Deepening => true,
            // SCOUT's eval never does.
            SearchKind::Tests => self.algorithm.name != "scout" || !call.is_whole(),
            _ => false,
        };
        // Of two ends that are one infinity, a test knows which is meant.
        if let Some((_, best)) = call.back
            && cuts
            && !self.strict
            && call.alpha < call.beta
        {
            assert!(call.alpha < best || player == Player::Max, "{node:?} is to be cut off");
            assert!(best < call.beta || player == Player::Min, "{node:?} is to be cut off");
        }
    }

    /// The merit that promises this side the most, the left-most among equals.
    fn is_head(&self, node: NodeId, merit: Value, side: Player) {
        let path = self.path(node);
        for (&(other, _), &(_, other_merit)) in
            self.open.iter().filter(|(other, _)| other.0 != node)
        {
            let promises_more = match side {
                Player::Max => other_merit > merit,
                Player::Min => other_merit < merit,
            };
            assert!(!promises_more, "the best merit is popped");
            assert!(other_merit != merit || path < self.path(other), "the left-most is popped");
        }
    }

    fn assert_case(&self, node: NodeId, status: Status, case: Option<u8>, side: Player) {
        let Node { parent, player, .. } = *self.node(node);
        let parent = self.node(parent);
        match (status, case) {
            (Status::Live, Some(1)) => {}
            (Status::Live, Some(2)) => assert_eq!(player, side.opponent()),
            (Status::Live, Some(3)) => assert_eq!(player, side),
            (Status::Solved, None) => assert_eq!(node, NodeId::ROOT),
            (Status::Solved, Some(case)) => {
                let Siblings { first, count } = parent.children.unwrap();
                let is_last = node.0 == first.0 + count - 1;
                let expected = match parent.player {
                    player if player == side => 4,
                    _ if is_last => 5,
                    _ => 6,
                };
                assert_eq!(case, expected);
            }
            other => panic!("{other:?}"),
        }
    }

    fn end(&self, outcome: &Outcome) {
        assert_eq!(self.done.as_ref(), Some(outcome));
        if let Some(live) = &self.live {
            assert_eq!(self.path(live.line()), outcome.line.children());
        }
        assert_eq!(outcome.best, outcome.line.children().first().copied());
        if let Some(proofs) = &self.proofs {
            proofs.end(outcome);
        }
        if let Some(visits) = &self.visits_seen {
            visits.end(outcome);
        }
        let counts = &outcome.counts;
        let described: Vec<_> = counts.more.iter().map(|(spec, _)| *spec).collect();
        // These are counted only if options ask for them.
        let asked_for = ["least_expansions", "wrong_moves"];
        let expected = self.algorithm.counts.iter().filter(|spec| {
            !asked_for.contains(&spec.key) || described.contains(spec) && self.counts_more
        });
        assert!(described.iter().eq(expected), "{}: {described:?}", self.algorithm.name);
        let distinct = |nodes: &[NodeId]| nodes.iter().collect::<BTreeSet<_>>().len() as u64;
        assert_eq!(counts.cutoffs, self.cutoffs);
        let tests = self.algorithm.kind == SearchKind::Tests;
        assert_eq!(counts.get("tests"), tests.then_some(self.tests));
        let searches_again = tests || self.algorithm.kind == SearchKind::Deepening;
        assert_eq!(counts.get("researches"), searches_again.then_some(self.researches));
        if counts.get("expansions").is_none() {
            assert_eq!(counts.nodes, distinct(&self.visits));
            assert_eq!(counts.leaves, distinct(&self.evaluations));
            assert_eq!(counts.evaluations, self.evaluations.len() as u64);
        }
        if self.algorithm.kind == SearchKind::Passes {
            assert_eq!(counts.get("passes"), Some(self.passes.len() as u64));
            assert_eq!(counts.evaluations, counts.leaves, "no leaf twice");
        }
        if self.algorithm.kind == SearchKind::Deepening {
            let begun = self.passes.len() + usize::from(!self.calls.is_empty());
            assert_eq!(counts.get("passes"), Some(begun as u64));
        }
        if let Some(pops) = counts.get("pops") {
            assert_eq!(pops, self.pops);
            assert_eq!(counts.get("open_max"), Some(self.open_max as u64));
        }
    }
}
