//! The claims of sentences, except for what is left out, compared with the events up to their step.

use std::collections::{BTreeMap, BTreeSet};

use plyscope::{
    AnySearch, Bound, Event, Game, Interval, NodeId, Player, Proof, Siblings, Silent, Status,
    Strategy, Unit, Value,
};
use plyscope_stage::{Run, Sentence, Topology, narrate, shown};

use super::Claim;

/// The window and the best value of an open call, if it has one.
type Open = (Value, Value, Option<Value>);

/// The knowledge of an observer of the events, without the recording's state.
#[derive(Clone, Default)]
struct Seen {
    calls: BTreeMap<NodeId, Open>,
    /// The last result of each node.
    results: BTreeMap<NodeId, (Value, Bound)>,
    /// The states of OPEN, the oldest first.
    waiting: Vec<(NodeId, Value)>,
    /// The nodes that were pushed solved.
    solved: BTreeSet<NodeId>,
    bounds: BTreeMap<NodeId, Interval>,
    proofs: BTreeMap<NodeId, Proof>,
    visits: BTreeMap<NodeId, (u32, i64)>,
    /// The number of nodes below each of the root's children, with it.
    sizes: BTreeMap<NodeId, usize>,
    /// The best solution of branch and bound.
    best: Option<Value>,
    /// The bounds of the root that the passes have found.
    root: Option<Interval>,
    /// The least value that the last pass asked for.
    asked: Option<Value>,
    children: BTreeMap<NodeId, Siblings>,
    /// The root's best child in each pass whose value is exact.
    passes: Vec<Option<NodeId>>,
    /// The first of the best children of an open call, with its value.
    best_child: BTreeMap<NodeId, (NodeId, Value)>,
    /// The number of passes that were begun with a greater depth than before.
    depth: u32,
    fails: bool,
    /// The best child of each node when it was searched last, and of a player's nodes the children
    /// by their places, with 2^d for each of d plies to the horizon.
    table: BTreeMap<NodeId, NodeId>,
    history: BTreeMap<(bool, u32), u64>,
}

/// Returns the root's child above a node, or that child itself.
fn side(topology: &Topology, mut node: NodeId) -> Option<NodeId> {
    while let Some(parent) = topology.parent(node) {
        if parent == NodeId::ROOT {
            return Some(node);
        }
        node = parent;
    }
    None
}

impl Seen {
    /// Returns the merit of a node's oldest state in OPEN.
    fn merit(&self, node: NodeId) -> Option<Value> {
        self.waiting.iter().find(|it| it.0 == node).map(|it| it.1)
    }

    /// Takes the oldest such state out of OPEN.
    fn leave(&mut self, is: impl Fn(&(NodeId, Value)) -> bool) {
        if let Some(place) = self.waiting.iter().position(is) {
            self.waiting.remove(place);
        }
    }

    fn see(&mut self, event: &Event<'_>, topology: &Topology) {
        match *event {
            Event::Pass { beta, .. } => {
                self.asked = Some(beta);
                self.depth += u32::from(!self.fails);
            }
            Event::Enter { node, alpha, beta } => {
                self.best_child.remove(&node);
                self.calls.insert(node, (alpha, beta, None));
            }
            Event::Backup { node, from, value, alpha, beta } => {
                if self.best_child.get(&node).is_none_or(|it| it.1 != value) {
                    self.best_child.insert(node, (from, value));
                }
                self.calls.insert(node, (alpha, beta, Some(value)));
            }
            Event::Leave { node, value, bound } => {
                self.calls.remove(&node);
                self.results.insert(node, (value, bound));
                let best = self.best_child.get(&node).map(|it| it.0);
                if node == NodeId::ROOT {
                    self.fails = bound != Bound::Exact;
                    if !self.fails {
                        self.passes.push(best);
                    }
                }
                let cut = match topology.player(node) {
                    Player::Max => Bound::Lower,
                    Player::Min => Bound::Upper,
                };
                if let Some(best) = best.filter(|_| bound == Bound::Exact || bound == cut) {
                    let above = std::iter::successors(Some(node), |&it| topology.parent(it));
                    let left = (self.depth + 1).saturating_sub(above.count() as u32);
                    let is_max = topology.player(node) == Player::Max;
                    self.table.insert(node, best);
                    *self.history.entry((is_max, topology.child_number(best))).or_default() +=
                        1 << left.min(62);
                }
                if let Some(asked) = self.asked.filter(|_| node == NodeId::ROOT) {
                    let root = self.root.get_or_insert(Interval::ALL);
                    if value < asked { root.upper = value } else { root.lower = value }
                }
            }
            Event::Push { node, merit, status } => {
                self.waiting.push((node, merit));
                if status == Status::Solved {
                    self.solved.insert(node);
                }
            }
            Event::Pop { node, merit, .. } => self.leave(|it| *it == (node, merit)),
            Event::Purge { nodes } => {
                nodes.iter().for_each(|node| self.leave(|(it, _)| it == node));
            }
            Event::Incumbent { value, .. } => self.best = Some(value),
            Event::Prove { node, numbers } => {
                self.proofs.insert(node, numbers);
            }
            Event::Visit { node, visits, total } => {
                self.visits.insert(node, (visits, total));
            }
            Event::Bounds { node, bounds } | Event::BackupBounds { node, bounds } => {
                self.bounds.insert(node, bounds);
            }
            Event::Expand { node, children, bounds, .. } => {
                self.children.insert(node, children);
                self.bounds.extend(children.iter().zip(bounds.iter().copied()));
                match side(topology, node) {
                    Some(side) => *self.sizes.entry(side).or_insert(1) += children.count as usize,
                    None => self.sizes.extend(children.iter().map(|child| (child, 1))),
                }
            }
            _ => {}
        }
    }

    fn value(&self, node: NodeId) -> Option<Value> {
        self.calls.get(&node).and_then(|call| call.2)
    }

    /// Returns the mean result of a node's visits, as `player` sees it.
    fn mean(&self, node: NodeId, player: Player) -> f64 {
        let (visits, total) = self.visits[&node];
        let mean = total as f64 / f64::from(visits);
        if player == Player::Max { mean } else { -mean }
    }
}

/// Returns `true` if a player prefers a value to another one.
fn is_better(player: Player, value: Value, than: Value) -> bool {
    if player == Player::Max { value > than } else { value < than }
}

/// The data that a sentence is compared with.
struct Step<'a> {
    claim: Claim<'a>,
    events: &'a [Event<'a>],
    before: &'a Seen,
    after: &'a Seen,
    topology: &'a Topology,
}

impl Step<'_> {
    /// Returns `true` if what a sentence claims is so; `None` if there is no check.
    fn is_true(&self) -> Option<bool> {
        let (claim, before, after, topology) =
            (&self.claim, self.before, self.after, self.topology);
        let node = || claim.node("node");
        let player = |node| topology.player(node);
        let parent = |node| topology.parent(node).expect("a parent");
        let above =
            |node| std::iter::successors(topology.parent(node), |&node| topology.parent(node));
        let says = |name, value: Value| claim.text(name) == shown(value, Unit::ONE);
        let entered = || {
            self.events.iter().find_map(|event| match *event {
                Event::Enter { node, alpha, beta } => Some((node, alpha, beta)),
                _ => None,
            })
        };
        let result = |of: NodeId| {
            self.events.iter().find_map(|event| match *event {
                Event::Leave { node, value, .. } if node == of => Some(value),
                _ => None,
            })
        };
        let done = || {
            self.events.iter().find_map(|event| match *event {
                Event::Done { outcome } => Some(outcome),
                _ => None,
            })
        };
        let has = |of: Player, at: NodeId, value: &str| {
            let mine = |up: &NodeId| player(*up) == of;
            above(at)
                .filter(mine)
                .any(|up| before.value(up).is_some_and(|best| shown(best, Unit::ONE) == value))
        };
        let key = self.claim.sentence.key.as_ref();
        Some(match key {
            "enter.first.open" | "enter.open.forgets" => before.value(parent(node())).is_none(),
            "enter.max-has" => has(Player::Max, node(), claim.text("alpha")),
            "enter.min-has" => has(Player::Min, node(), claim.text("beta")),
            "enter.test.more" | "enter.test.less" => {
                let (_, alpha, beta) = entered()?;
                let than = if key == "enter.test.more" { alpha } else { beta };
                i64::from(beta.units()) - i64::from(alpha.units()) == 1 && says("than", than)
            }
            "enter.again" | "enter.again.open" => {
                let (value, asker) = (before.results[&node()].0, parent(node()));
                is_better(player(asker), value, before.value(asker)?)
            }
            "test.yes.more" | "test.yes.less" => {
                let (asker, value) = (node(), result(claim.node("from"))?);
                let (alpha, beta, _) = before.calls[&asker];
                let than = if player(asker) == Player::Max { alpha } else { beta };
                let sign = if player(asker) == Player::Max { "more" } else { "less" };
                says("than", than) && is_better(player(asker), value, than) && key.ends_with(sign)
            }
            "backup.meets" => {
                let (value, asker) = (result(node())?, player(parent(node())));
                !is_better(asker, value, before.results[&node()].0) && says("value", value)
            }
            "backup.enough" => {
                let from = claim.node("from");
                let (value, best) = (result(from)?, before.value(node())?);
                let mut children = topology.children(from).iter();
                let is_seen = children
                    .any(|child| before.results.get(&child) == Some(&(value, Bound::Exact)));
                is_seen && !is_better(player(node()), value, best) && says("best", best)
            }
            "backup.keeps" => {
                let (value, best) = (result(claim.node("from"))?, before.value(node())?);
                !is_better(player(node()), value, best) && says("best", best)
            }
            "backup.best" | "backup.closes" | "backup.crosses" | "backup.stays"
            | "backup.sure.max" | "backup.sure.min" => {
                let (node, value) = (node(), result(claim.node("from"))?);
                let best = before.value(node);
                let is_best = best.is_none_or(|best| is_better(player(node), value, best));
                let (was, is) = (before.calls[&node], after.calls[&node]);
                let stays = (was.0, was.1) == (is.0, is.1);
                let is_closed = is.0 > is.1;
                is_best
                    && says("best", value)
                    && match key {
                        "backup.best" => true,
                        "backup.stays" => stays && !is_closed,
                        "backup.sure.max" => !stays && !is_closed && player(node) == Player::Max,
                        "backup.sure.min" => !stays && !is_closed && player(node) == Player::Min,
                        _ => is_closed,
                    }
            }
            "table.hit" => self.events.iter().any(
                |event| matches!(event, Event::Lookup { node: of, hit: true, .. } if *of == node()),
            ),
            "known.upper" => {
                let root = after.root?;
                !root.lower.is_finite() && says("upper", root.upper)
            }
            "known.lower" => {
                let root = after.root?;
                !root.upper.is_finite() && says("lower", root.lower)
            }
            "gamma.4.alone" | "dual.4.alone" => {
                let from = claim.node("parent");
                let below = |other: &NodeId| {
                    *other != node() && (*other == from || above(*other).any(|up| up == from))
                };
                !before.waiting.iter().any(|(it, _)| below(it))
            }
            "push.again" => {
                let (nodes, _) = claim.nodes("nodes");
                nodes.iter().all(|&node| {
                    let states = after.waiting.iter().filter(|it| it.0 == node).count();
                    let pushes =
                        |event: &Event<'_>| matches!(event, Event::Push { node: it, .. } if *it == node);
                    states > 1 && self.events.iter().any(pushes)
                })
            }
            "pop.stale" => {
                let solved = claim.node("above");
                before.solved.contains(&solved) && above(node()).any(|up| up == solved)
            }
            "gamma.end" => after.waiting.iter().all(|it| Some(it.1) <= before.merit(NodeId::ROOT)),
            "dual.end" => after.waiting.iter().all(|it| Some(it.1) >= before.merit(NodeId::ROOT)),
            "purge.sorted" | "purge.sorted.min" => {
                let merit = self.events.iter().find_map(|event| match *event {
                    Event::Pop { merit, .. } => Some(merit),
                    _ => None,
                })?;
                let purged = before.waiting.iter().filter(|it| !after.waiting.contains(it));
                let mut purged = purged.map(|&(_, promised)| promised);
                says("merit", merit)
                    && purged
                        .all(|it| if key == "purge.sorted" { it <= merit } else { it >= merit })
            }
            "push.capped" => {
                let value = self.events.iter().find_map(|event| match *event {
                    Event::Evaluate { value, .. } => Some(value),
                    _ => None,
                })?;
                let merit = before.merit(node())?;
                says("merit", merit) && value != merit
            }
            "reason.3" => after.children[&node()].iter().all(|child| after.merit(child).is_some()),
            "because.turn.prove-best" => self
                .events
                .iter()
                .any(|event| matches!(event, Event::Choose { strategy: Strategy::ProveBest, .. })),
            "because.not-ahead" | "because.smaller-tree" | "because.other-exhausted" => {
                let (strategy, chosen) = self.events.iter().find_map(|event| match *event {
                    Event::Choose { strategy, node, .. } => Some((strategy, node)),
                    _ => None,
                })?;
                let all = before.children[&NodeId::ROOT];
                let root = player(NodeId::ROOT);
                // What MIN hopes for is the negative of what it may come to.
                let seen = |child: NodeId| {
                    let Interval { lower, upper } = before.bounds[&child];
                    if root == Player::Max { (lower, upper) } else { (-upper, -lower) }
                };
                let most =
                    |mut of: Box<dyn Iterator<Item = NodeId>>| {
                        let first = of.next()?;
                        Some(of.fold(
                            first,
                            |most, it| if seen(it).1 > seen(most).1 { it } else { most },
                        ))
                    };
                let best = most(Box::new(all.iter()))?;
                let rest = most(Box::new(all.iter().filter(move |&it| it != best)))?;
                match key {
                    "because.not-ahead" => {
                        chosen == best && all.iter().any(|it| seen(it).0 > seen(best).0)
                    }
                    "because.smaller-tree" => {
                        let other = if strategy == Strategy::ProveBest { rest } else { best };
                        before.sizes[&chosen] <= before.sizes[&other]
                    }
                    _ => {
                        let other = if strategy == Strategy::ProveBest { rest } else { best };
                        let is_below = |it: &NodeId| side(topology, *it) == Some(other);
                        let mut known = before.bounds.keys().copied().filter(is_below);
                        known.all(|it| !self.is_open(it))
                    }
                }
            }
            "same.more" => {
                let same = self.events.iter().filter(|event| matches!(event, Event::Same { .. }));
                claim.number("number") as usize == same.count() - 2
            }
            "bounds.unknown" => {
                !before.bounds.contains_key(&node()) || { after.bounds[&node()] == Interval::ALL }
            }
            "done.exhausted.max" | "done.exhausted.min" => {
                let (best, other) = (claim.node("best"), claim.node("other"));
                let reaches = match player(NodeId::ROOT) {
                    Player::Max => after.bounds[&best].lower >= after.bounds[&other].upper,
                    Player::Min => after.bounds[&best].upper <= after.bounds[&other].lower,
                };
                !reaches && best != other && after.bounds.keys().all(|&it| !self.is_open(it))
            }
            // The true values are those of minimax.
            "unsound.wrong" | "unsound.right" => {
                let mut truth = Run::open("minimax", &claim.run.game().to_string()).ok()?;
                truth.record_all();
                let (topology, state) = (truth.recording().topology(), truth.recording().state());
                let best = done()?.best?;
                let best = topology.children(NodeId::ROOT).nth(best);
                let is_best = state.node_numbers(best) == state.node_numbers(NodeId::ROOT);
                is_best == (key == "unsound.right")
            }
            key if key.starts_with("done.separation.") || key.starts_with("done.unsound.") => {
                let best = claim.node("best");
                let Interval { lower, upper } = after.bounds[&best];
                let rest = after.children[&NodeId::ROOT].iter().filter(|&child| child != best);
                let mut rest = rest.map(|child| after.bounds[&child]);
                let is_exact = key.contains(".exact.");
                let is_only = key.ends_with(".only");
                let separated = match player(NodeId::ROOT) {
                    Player::Max => rest.all(|it| it.upper <= lower),
                    Player::Min => rest.all(|it| it.lower >= upper),
                };
                separated
                    && (key.starts_with("done.unsound.") || (lower == upper) == is_exact)
                    && (after.children[&NodeId::ROOT].count == 1) == is_only
            }
            "proof.open" => {
                let (nodes, _) = claim.nodes("nodes");
                nodes.iter().all(|node| after.proofs[node] == Proof::UNKNOWN)
            }
            "done.proved" | "done.proved.max" | "done.proved.min" => {
                after.proofs[&NodeId::ROOT].proof == 0 && done()?.bounds.upper == Value::INF
            }
            "done.disproved" | "done.disproved.min" => {
                after.proofs[&NodeId::ROOT].disproof == 0 && done()?.bounds.lower == Value::NEG_INF
            }
            "pass.over" => {
                let best = self.events.iter().rev().find_map(|event| match *event {
                    Event::Leave { node: NodeId::ROOT, value, .. } => Some(value),
                    _ => None,
                });
                after.passes.last() == Some(&Some(claim.node("best")))
                    && says("value", best?)
                    && after.results[&claim.node("best")].0 == best?
            }
            // Its parent will enter it again, with what it has found.
            "tested" => {
                let of = parent(node());
                let (value, before) = (result(node())?, before.value(of)?);
                is_better(player(of), value, before) && says("value", value)
            }
            "cutoff.least" | "cutoff.most" => {
                let all = self.claim.run.game().outcome_range()?;
                let end = if key == "cutoff.least" { all.lower } else { all.upper };
                result(claim.node("from"))? == end
            }
            "enter.unquiet" | "evaluate.quiet" => {
                let run = self.claim.run;
                run.game().is_quiet(&run.position(node())) == (key == "evaluate.quiet")
            }
            "order.table" => before.table[&node()] == claim.node("first"),
            "order.history" => {
                let sum = |child| {
                    let key = (player(node()) == Player::Max, topology.child_number(child));
                    before.history.get(&key).copied().unwrap_or(0)
                };
                let most = topology.children(node()).iter().map(sum).max();
                most == Some(sum(claim.node("first"))) && most > Some(0)
            }
            "done.deepening.budget" => after.passes.last() == Some(&Some(claim.node("best"))),
            "done.budget.max" | "done.budget.min" => {
                let best = claim.node("best");
                let mut rest = after.children[&NodeId::ROOT].iter();
                match (player(NodeId::ROOT), after.proofs.get(&best)) {
                    (Player::Max, Some(numbers)) => {
                        rest.all(|it| numbers.proof <= after.proofs[&it].proof)
                    }
                    (Player::Min, Some(numbers)) => {
                        rest.all(|it| numbers.disproof <= after.proofs[&it].disproof)
                    }
                    (Player::Max, None) => {
                        rest.all(|it| after.bounds[&it].lower <= after.bounds[&best].lower)
                    }
                    (Player::Min, None) => {
                        rest.all(|it| after.bounds[&it].upper >= after.bounds[&best].upper)
                    }
                }
            }
            "live.pop.best" => {
                let bound = self.popped()?;
                says("bound", bound) && before.waiting.iter().all(|it| it.1 >= bound)
            }
            "live.pop.depth" => {
                let depth = above(node()).count();
                before.waiting.iter().all(|it| above(it.0).count() <= depth)
            }
            // A step may find several solutions; the last of them stays.
            "live.better" => {
                let value = after.best?;
                before.best.is_none_or(|best| value < best) && says("best", value)
            }
            "live.worse" => {
                let best = after.best?;
                says("best", best) && claim.text("value") != claim.text("best")
                    || before.best == Some(best)
            }
            "done.live" => {
                says("value", after.best?)
                    && after.waiting.iter().all(|it| Some(it.1) >= after.best)
            }
            "done.live.popped" => {
                let best = after.best?;
                let is_above = |bound: Value| bound > best;
                says("value", best)
                    && self.popped().is_some_and(is_above)
                    && after.waiting.iter().all(|it| is_above(it.1))
            }
            "done.live.unsound" => {
                let best = after.best?;
                says("value", best) && after.waiting.iter().all(|it| it.1 >= best)
            }
            // The bounds may be wrong. Minimax has none.
            "live.lucky" => says("value", self.least()) && after.best? == self.least(),
            "live.lost" => {
                let best = after.best?;
                says("value", self.least())
                    && self.least() < best
                    && after.bounds[&node()].lower >= best
                    && says("best", best)
            }
            "live.same.more" => {
                let is_link = |event: &&Event<'_>| matches!(event, Event::Same { .. });
                claim.number("number") == self.events.iter().filter(is_link).count() as u64 - 2
            }
            "done.live.budget" => {
                says("value", after.best?)
                    && says("lower", after.waiting.iter().map(|it| it.1).min()?)
            }
            "choose.unvisited" | "choose.unvisited.brief" | "below.unvisited" => {
                !before.visits.contains_key(&claim.node("child"))
            }
            "done.budget.value" => {
                let (root, best) = (NodeId::ROOT, claim.node("best"));
                let all = after.children[&root].iter();
                let mean = |it| after.mean(it, player(root));
                let visited = |it: &NodeId| after.visits.contains_key(it);
                all.filter(visited).all(|it| mean(it) <= mean(best))
            }
            "choose.mean"
            | "choose.both"
            | "choose.exploration"
            | "choose.exploration.raw"
            | "below.exploration" => {
                let (at, child) = (node(), claim.node("child"));
                let all = before.children[&at];
                let mean = |it| before.mean(it, player(at));
                let count = |it| before.visits[&it].0;
                match key {
                    "choose.mean" => all.iter().all(|it| mean(it) <= mean(child)),
                    "choose.both" => {
                        all.iter().all(|it| mean(it) <= mean(child) && count(it) >= count(child))
                    }
                    _ => {
                        let rival = claim.node("rival");
                        mean(rival) > mean(child) && count(rival) > count(child)
                    }
                }
            }
            _ => return None,
        })
    }

    /// Returns `true` if a node can be expanded.
    fn is_open(&self, node: NodeId) -> bool {
        let (run, mut moves) = (self.claim.run, Vec::new());
        run.game().moves(&run.position(node), &mut moves);
        !moves.is_empty() && !self.before.children.contains_key(&node)
    }

    /// Returns the value of the least solution of a game of one player who minimises.
    fn least(&self) -> Value {
        let game = self.claim.run.game().clone();
        let mut search = AnySearch::new("minimax", game).expect("a game that ends");
        while search.step(&mut Silent) {}
        search.outcome().and_then(|outcome| outcome.value()).expect("a value")
    }

    fn popped(&self) -> Option<Value> {
        self.events.iter().find_map(|event| match *event {
            Event::Pop { merit, .. } => Some(merit),
            _ => None,
        })
    }
}

/// Checks what a run's sentences claim, and counts them by key.
pub(crate) fn check(run: &mut Run, place: &str, counts: &mut BTreeMap<String, usize>) {
    let mut after = Seen::default();
    for step in 1..=run.recording().steps() {
        let parts = run.recording().parts(step).len();
        run.recording_mut().seek(step);
        let before = after.clone();
        {
            let (topology, moment) = (run.recording().topology(), run.moment());
            let events: Vec<_> = moment.events().copied().collect();
            for event in &events {
                after.see(event, topology);
            }
            let text = narrate(run, &moment).text;
            check_all(
                run,
                &text,
                &events,
                (&before, &after),
                &format!("{place} at {step}"),
                counts,
            );
        }
        // What is said of parts alone.
        let (mut so_far, known) = (before, BTreeSet::from(["push.capped", "backup.crosses"]));
        for part in (1..=parts).filter(|_| parts > 1) {
            run.recording_mut().seek_part(step, part);
            let topology = run.recording().topology();
            let mut moment = run.moment();
            run.narrow(&mut moment);
            let here: Vec<_> = moment.events().copied().collect();
            let mut now = so_far.clone();
            here.iter().for_each(|event| now.see(event, topology));
            let mut text = narrate(run, &moment).text;
            text.retain(|sentence| known.contains(sentence.key.as_ref()));
            if !text.is_empty() {
                // They are compared with the whole step.
                run.recording_mut().seek(step);
                let moment = run.moment();
                let events: Vec<_> = moment.events().copied().collect();
                let seen = if text[0].key == "push.capped" { &now } else { &so_far };
                let place = format!("{place} at {step}, part {part}");
                check_all(run, &text, &events, (seen, &now), &place, counts);
            }
            so_far = now;
        }
    }
}

fn check_all(
    run: &Run,
    text: &[Sentence],
    events: &[Event<'_>],
    (before, after): (&Seen, &Seen),
    place: &str,
    counts: &mut BTreeMap<String, usize>,
) {
    let topology = run.recording().topology();
    for sentence in text {
        let step = Step { claim: Claim { sentence, run }, events, before, after, topology };
        if let Some(is_true) = step.is_true() {
            assert!(is_true, "{place}: {sentence:?}");
            *counts.entry(sentence.key.to_string()).or_default() += 1;
        }
    }
}
