//! Tests that the claims of sentences agree with the events: on random trees, in every search.

mod calls;
mod kinds;
mod table;

use std::collections::{BTreeMap, BTreeSet};

use plyscope::{Bound, Event, NodeId, Player, Status, Unit, Value};
use plyscope_stage::{Arg, Run, Sentence, Topology, narrate, shown};

/// Returns a random tree, a different one for each seed. In every fifth, a player may move twice in
/// a row.
fn game(seed: usize) -> String {
    match seed % 5 {
        4 => written(&mut (seed as u64), 1 + seed as u32 / 5 % 3),
        _ => random(seed),
    }
}

/// Returns a random tree in which the players take turns.
fn random(seed: usize) -> String {
    let (branching, depth) = (2 + seed % 2, 2 + seed / 2 % 4);
    let max = [3, 9, 99][seed / 8 % 3];
    format!("random:branching={branching},depth={depth},seed={seed},max={max}")
}

/// Writes a tree of so many plies, with the player at each inner node drawn by lot.
fn written(dice: &mut u64, plies: u32) -> String {
    let mut draw = |sides: u64| {
        *dice =
            dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*dice >> 33) % sides
    };
    if plies == 0 {
        return (draw(19) as i64 - 9).to_string();
    }
    let (player, count) = (["max", "min"][draw(2) as usize], 1 + draw(3));
    let children: Vec<_> = (0..count).map(|_| written(dice, plies - 1)).collect();
    format!("{player}:[{}]", children.join(","))
}

/// The best value of an open call so far, and the results of its children.
type Call = (Option<Value>, Vec<(NodeId, Value, Bound)>);

/// The knowledge of an observer of the events, without the recording's state.
#[derive(Default)]
struct Known {
    evaluated: BTreeMap<NodeId, Value>,
    /// The nodes that were popped live.
    examined: BTreeSet<NodeId>,
    /// The nodes that were pushed solved.
    solved: BTreeSet<NodeId>,
    /// The children that a cutoff left out of an open call.
    left_out: BTreeMap<NodeId, Vec<NodeId>>,
    /// The calls that have not returned.
    calls: BTreeMap<NodeId, Call>,
}

impl Known {
    /// Takes a step's event in.
    fn see(&mut self, event: &Event<'_>, topology: &Topology) {
        match *event {
            Event::Enter { node, .. } => {
                self.calls.insert(node, (None, Vec::new()));
                let left_out = topology.parent(node).and_then(|it| self.left_out.get(&it));
                let is_left_out = left_out.is_some_and(|it| it.contains(&node));
                assert!(!is_left_out, "{node:?} was left out");
            }
            Event::Cutoff { node, pruned, .. } => {
                let results = &self.calls[&node].1;
                for child in pruned.iter() {
                    assert!(results.iter().all(|it| it.0 != child), "{child:?} gave a result");
                }
                // What is left out of an order has gaps.
                self.left_out.entry(node).or_default().extend(pruned.iter());
            }
            Event::Evaluate { node, value } => {
                self.evaluated.insert(node, value);
            }
            Event::Backup { node, value, .. } => {
                self.calls.get_mut(&node).expect("an open call").0 = Some(value);
            }
            Event::Leave { node, value, bound } => {
                self.calls.remove(&node);
                self.left_out.remove(&node);
                if let Some(parent) = topology.parent(node) {
                    let results = &mut self.calls.get_mut(&parent).expect("an open call").1;
                    results.push((node, value, bound));
                }
            }
            Event::Pop { node, status: Status::Live, .. } => {
                self.examined.insert(node);
            }
            Event::Push { node, status: Status::Solved, .. } => {
                self.solved.insert(node);
            }
            _ => {}
        }
    }

    fn best(&self, node: NodeId) -> Option<Value> {
        self.calls.get(&node).and_then(|(best, _)| *best)
    }
}

struct Claim<'a> {
    sentence: &'a Sentence,
    run: &'a Run,
}

impl Claim<'_> {
    fn nodes(&self, name: &str) -> (Vec<NodeId>, usize) {
        let topology = self.run.recording().topology();
        let found = |path: &str| {
            let mut all = (0..topology.len() as u32).map(NodeId);
            all.find(|&node| topology.short_path(node) == path).expect("a node")
        };
        match &self.sentence.args[name] {
            Arg::Node { node, .. } => (vec![found(node)], 0),
            Arg::Nodes { nodes, more } => (nodes.iter().map(|path| found(path)).collect(), *more),
            other => panic!("{name}: {other:?}"),
        }
    }

    fn node(&self, name: &str) -> NodeId {
        self.nodes(name).0[0]
    }

    fn number(&self, name: &str) -> u64 {
        match self.sentence.args[name] {
            Arg::Number { number } => number,
            ref other => panic!("{name}: {other:?}"),
        }
    }

    fn text(&self, name: &str) -> &str {
        match &self.sentence.args[name] {
            Arg::Value { value, .. } => value,
            Arg::Bound { bound } => bound,
            other => panic!("{name}: {other:?}"),
        }
    }
}

/// Checks what a run's sentences claim of windows, of what is left out and of what is purged, and
/// counts them, by sort and by key.
fn check(run: &mut Run, name: &str, counts: &mut BTreeMap<String, usize>) {
    let algorithm = run.search().algorithm().name;
    let mut known = Known::default();
    for step in 1..=run.recording().steps() {
        run.recording_mut().seek(step);
        let topology = run.recording().topology();
        let above = |node: NodeId| {
            std::iter::successors(topology.parent(node), |&node| topology.parent(node))
        };
        let depth = |node: NodeId| above(node).count();
        let text = narrate(run, &run.moment()).text;
        let moment = run.moment();
        let events: Vec<_> = moment.events().copied().collect();
        // The state in which a cutoff is found: after the backup, before the next entry.
        for event in &events {
            known.see(event, topology);
        }
        let is_deep = text.iter().any(|sentence| sentence.key == "cutoff.deep");
        let forgets = text.iter().any(|sentence| sentence.key.starts_with("enter.forgets"));
        for sentence in &text {
            let claim = Claim { sentence, run };
            let place = format!("{name} at {step}: {sentence:?}");
            let key = sentence.key.as_ref();
            calls::check(&known, topology, sentence, &claim, counts);
            if ["cutoff.", "test.pruned", "pass.cutoff.", "enter.forgets.", "purge.live"]
                .iter()
                .any(|checked| key.starts_with(checked))
            {
                *counts.entry(key.to_owned()).or_default() += 1;
            }
            if key.starts_with("cutoff.") && key != "cutoff.deep" {
                *counts.entry("cutoff".to_owned()).or_default() += 1;
                let node = claim.node("node");
                // What is left out is what the cutoff leaves out of this call.
                let (told, more) = claim.nodes("pruned");
                let pruned = &known.left_out[&node];
                assert_eq!(told.len() + more, pruned.len(), "{place}");
                assert!(told.iter().zip(pruned).all(|(a, b)| a == b), "{place}");
                // The child gives what it returned, with its sign.
                let from = claim.node("from");
                let (_, results) = &known.calls[&node];
                let &(_, value, bound) = results.iter().rfind(|it| it.0 == from).expect(&place);
                let sign = ["", "≥ ", "≤ "][bound as usize];
                assert_eq!(
                    claim.text("gives"),
                    format!("{sign}{}", shown(value, Unit::ONE)),
                    "{place}"
                );
                // Deep: not the parent's bound, but that of an ancestor further up.
                let bound = claim.text("bound");
                let sets = |up: NodeId| {
                    let unsure = match topology.player(up) {
                        Player::Max => Bound::Upper,
                        Player::Min => Bound::Lower,
                    };
                    let results = &known.calls[&up].1;
                    results.iter().any(|it| shown(it.1, Unit::ONE) == bound && it.2 != unsure)
                };
                let opponents = |up: &NodeId| topology.player(*up) != topology.player(node);
                let owner = above(node).filter(opponents).find(|&up| sets(up));
                let is_told = key.ends_with(".by");
                // Where the ancestor's child is searched again, its first result isn't told.
                let tests = ["nega-scout", "iterative-deepening"].contains(&algorithm);
                assert!(is_told || owner.is_none() || tests, "{place}");
                let Some(owner) = owner.filter(|_| is_told) else {
                    assert!(!is_told && !is_deep, "{place}");
                    continue;
                };
                assert_eq!(is_deep, depth(owner) + 1 < depth(node), "{place}");
                if is_deep {
                    let deep = text.iter().find(|it| it.key == "cutoff.deep").unwrap();
                    let deep = Claim { sentence: deep, run };
                    assert_eq!(deep.node("node"), owner, "{place}");
                    let plies = depth(node) - depth(owner);
                    assert_eq!(deep.number("plies"), plies as u64, "{place}");
                    assert!(plies > 1 && plies % 2 == 1, "{place}");
                    *counts.entry("deep".to_owned()).or_default() += 1;
                }
            }
            if key == "test.pruned" || key.starts_with("pass.cutoff") {
                *counts.entry("left out".to_owned()).or_default() += 1;
                let (told, more) = claim.nodes("pruned");
                let pruned = &known.left_out[&claim.node("node")];
                assert_eq!(told.len() + more, pruned.len(), "{place}");
                assert!(told.iter().zip(pruned).all(|(a, b)| a == b), "{place}");
            }
            if key.starts_with("enter.") && sentence.args.get("alpha").is_some() {
                *counts.entry("entered".to_owned()).or_default() += 1;
                let node = claim.node("node");
                let best = |player: Player| {
                    above(node)
                        .filter(move |&up| topology.player(up) == player)
                        .filter_map(|up| Some((known.best(up)?, up)))
                };
                let alpha = best(Player::Max).max_by_key(|it| it.0);
                let beta = best(Player::Min).min_by_key(|it| it.0);
                if key == "enter.open" {
                    assert!(alpha.is_none() && beta.is_none(), "{place}");
                }
                // What is forgotten is told, and nothing else: a window without room is an
                // option's doing.
                if key == "enter.no-room" {
                    continue;
                }
                let window = |end| claim.text(end);
                let is_less = alpha
                    .is_some_and(|(value, _)| shown(value, Unit::ONE) != window("alpha"))
                    || beta.is_some_and(|(value, _)| shown(value, Unit::ONE) != window("beta"));
                if algorithm == "ab-node-value" {
                    assert_eq!(forgets, is_less, "{place}");
                } else {
                    assert!(!forgets, "{place}");
                }
            }
            if let Some(end) = key.strip_prefix("enter.forgets.") {
                *counts.entry("forgets".to_owned()).or_default() += 1;
                let owner = claim.node("node");
                let player = if end == "alpha" { Player::Max } else { Player::Min };
                assert_eq!(topology.player(owner), player, "{place}");
                assert_eq!(
                    known.best(owner).map(|it| shown(it, Unit::ONE)).as_deref(),
                    Some(claim.text("value")),
                    "{place}"
                );
            }
            if key.starts_with("backup.") && sentence.args.get("best").is_some() {
                *counts.entry("best so far".to_owned()).or_default() += 1;
                let node = claim.node("node");
                let (best, results) = &known.calls[&node];
                let values = results.iter().map(|it| it.1);
                let most = match topology.player(node) {
                    Player::Max => values.max(),
                    Player::Min => values.min(),
                };
                assert_eq!(claim.text("best"), shown(best.unwrap(), Unit::ONE), "{place}");
                if ["minimax", "alpha-beta"].contains(&algorithm) {
                    assert_eq!(*best, most, "{place}");
                }
            }
            if key == "purge" {
                let purged: BTreeSet<_> = events
                    .iter()
                    .filter_map(|event| match event {
                        Event::Purge { nodes } => Some(nodes.iter().copied()),
                        _ => None,
                    })
                    .flatten()
                    .collect();
                assert_eq!(claim.number("count"), purged.len() as u64, "{place}");
                let mut told = 0;
                for (key, label) in
                    [("purge.evaluated", "evaluated"), ("purge.live", "never looked at")]
                {
                    let Some(sentence) = text.iter().find(|it| it.key == key) else { continue };
                    let claim = Claim { sentence, run };
                    let (nodes, more) = claim.nodes("nodes");
                    assert_eq!(claim.number("count"), (nodes.len() + more) as u64, "{place}");
                    told += nodes.len() + more;
                    *counts.entry(label.to_owned()).or_default() += 1;
                    for node in nodes {
                        assert!(purged.contains(&node), "{place}");
                        let is_evaluated = known.evaluated.contains_key(&node);
                        assert_eq!(is_evaluated, key == "purge.evaluated", "{place}");
                        let is_solved = known.solved.contains(&node);
                        assert_eq!(is_solved, key != "purge.live", "{place}");
                        let was_examined = known.examined.contains(&node);
                        assert_eq!(was_examined, key != "purge.live", "{place}");
                    }
                }
                assert_eq!(told, purged.len(), "{place}");
            }
        }
    }
}

/// A tree in which the purge as printed leaves work for nothing.
const STALE: &str = "[[[[56,99],[23,77]],[[0,99],[19,22]]],[[[18,60],[79,92]],[[15,71],[7,41]]]]";

/// Searches, their options, and a game of each besides the random ones.
const RUNS: &[(&str, &[&str], &str)] = &[
    ("minimax", &[], "[[3,3],[-inf,4]]"),
    ("ab-node-value", &[], "[[8,9],[[7,8],3]]"),
    ("ab-node-value", &["first=-inf"], "[[3,12,8],[2,4,6],[14,5,2]]"),
    ("ab-node-value", &["start=-inf"], "[[3,12,8],[2,4,6],[14,5,2]]"),
    ("ab-node-value", &["view=mover"], "[[8,9],[[7,8],3]]"),
    ("ab-node-value", &["view=mover", "depth=2"], "nim:3,2"),
    ("ab-node-value", &["view=mover", "cut=past-equality"], "min:[inf,-inf,3]"),
    ("ab-node-value", &["view=mover", "first=-inf"], "[[3,12,8],[2,4,6],[14,5,2]]"),
    ("alpha-beta", &[], "[[-inf,4],[inf,6],[1,2]]"),
    ("alpha-beta", &["fail=hard"], "min:[[[3,1],[2,4]],[[1,2],[0,5]]]"),
    ("alpha-beta", &["cut=past-equality"], "min:[inf,-inf,3]"),
    ("alpha-beta", &["table=on"], "nim:3,2"),
    ("scout", &[], "min:[[[3,1],[2,4]],[[1,2],[0,5]]]"),
    ("nega-scout", &[], "min:[[[3,1],[2,4]],[[1,2],[0,5]]]"),
    ("mtd", &[], "min:[[3,12],[6,4],7]"),
    ("mtd", &["first=-inf"], "[[-inf,4],[inf,6],[1,2]]"),
    ("mtd", &["first=inf"], "[[inf,inf],[3,2]]"),
    ("mtd", &["first=5"], "[[[inf,5],[3,inf]],[[2,1],[7,inf]]]"),
    ("mtd", &["first=bisect"], "[[3,12,8],[2,4,6],[14,5,2]]"),
    ("iterative-deepening", &[], "min:[[3,12],[6,4],7]"),
    ("iterative-deepening", &["null-windows=on", "killers=off"], "[[-inf,4],[inf,6],[1,2]]"),
    ("iterative-deepening", &["aspiration=2", "history=off"], "tic-tac-toe:X.O/.X./..O"),
    ("iterative-deepening", &["pv=off", "killers=off"], "[[[3,1],[2,4]],[[1,2],[0,5]]]"),
    ("iterative-deepening", &["table=on", "budget=6"], "min:[[3,12],[6,4],[7,1]]"),
    ("iterative-deepening", &["pv=off", "table=on"], "[[[3,1],[2,4]],[[1,2],[0,5]]]"),
    ("alpha-beta", &["window=2..6"], "[[3,12,8],[2,4,6],[14,5,2]]"),
    ("alpha-beta", &["window=1..4", "fail=hard"], "min:[[3,12,8],[2,4,6],[14,5,2]]"),
    ("alpha-beta", &["window=0..5", "cut=past-equality"], "[[3,5,8],[2,4,6],[14,5,2]]"),
    ("alpha-beta", &["range=0..9"], "[[3,0,8],[9,9],[5,[9,2]]]"),
    ("nega-scout", &["window=2..6"], "[[3,12,8],[2,4,6],[14,5,2]]"),
    ("iterative-deepening", &["quiescence=on"], "[A:6![2![1,3],8[9,5]],B:4[6![7,2],7![4,8]]]"),
    ("sss-star", &[], "nim:1,1,1"),
    ("sss-star", &["purge=children"], STALE),
    ("sss-star", &["purge=children"], "min:[[[-1],[0,1]],[-2,[-2]]]"),
    ("dual-star", &[], "nim:3,2"),
    ("dual-star", &["purge=children"], "nim:3,2"),
    ("proof-number", &["goal=5"], "min:[[3,12],[6,4],7]"),
    ("proof-number", &["goal=8"], "min:[[3,12],[6,4],7]"),
    ("proof-number", &["goal=3"], "5"),
    ("proof-number", &["goal=5", "budget=2"], "min:[[3,12],[6,4],[7,1]]"),
    ("proof-number", &["goal=5", "budget=3"], "[[3,12],[6,4],[7,1]]"),
    ("b-star", &[], "min:[A:15..30[A1:15..26[A1a:22..26],A2:19..25],B:8..22[B1:8..15],C:10..19]"),
    ("b-star", &["policy=smaller-tree"], "tree:[3..9[3..4],1..2]"),
    ("b-star", &["policy=disprove-rest"], "tree:min:[1..3]"),
    ("b-star", &["policy=berliner"], "tree:[3..9]"),
    ("b-star", &["policy=alternate"], "tree:min:[1..3[1..2],5..9]"),
    ("b-star", &["budget=3"], "min:[[3,12],[6,4],7]"),
    ("b-star", &[], "[A:2..9[3..5,4],B:0..7]"),
    ("b-star", &[], "min:[A:2..9[3..5,7],B:4..11]"),
    ("b-star", &["errors=40"], "[A:2..9[3..5,4],B:0..7]"),
    ("b-star", &["errors=40"], "min:[[3,12],[6,4],7]"),
    ("b-star", &["errors=40"], "[A:2..9[3..5,4]]"),
    ("b-star", &["graph=on"], "nim:3,2"),
    ("b-star", &[], "sum:{4|1}+{3|-2}"),
    ("mcts", &["iterations=60"], "min:[[3,12],[6,4],7]"),
    (
        "mcts",
        &["iterations=60", "means=raw", "exploration=5", "pick=value"],
        "min:[[3,12],[6,4],7]",
    ),
    ("branch-and-bound", &[], "puzzle:. 1 3/4 2 5/7 8 6"),
    ("branch-and-bound", &["order=depth"], "tsp:random,cities=6,seed=2"),
    ("branch-and-bound", &["order=depth", "budget=7"], "tsp:random,cities=6,seed=4"),
    ("branch-and-bound", &["bound=too-high"], "tsp:random,cities=6,seed=4"),
    ("branch-and-bound", &["stop=as-popped"], "tsp:random,cities=6,seed=4"),
    ("branch-and-bound", &["graph=on", "bound=none"], "tsp:random,cities=6,seed=4"),
];

fn opened(search: &str, options: &[&str], game: &str) -> Run {
    let options = options.iter().map(|option| option.split_once('=').expect("a setting"));
    let mut run = Run::builder(search, game).options(options).open().expect(game);
    run.record(20_000);
    run
}

#[test]
fn what_is_said_is_what_happened() {
    let mut counts = BTreeMap::new();
    let mut check_all = |search: &str, options: &[&str], game: &str| {
        let mut run = opened(search, options, game);
        let name = format!("{search} {options:?} {game}");
        check(&mut run, &name, &mut counts);
        kinds::check(&mut run, &name, &mut counts);
    };
    for &(search, options, example) in RUNS {
        check_all(search, options, example);
        let seeds = match options {
            [] => 72,
            // Others have values outside of it.
            [range] if range.starts_with("range=") => 0,
            _ => 24,
        };
        for seed in 0..seeds {
            match search {
                "branch-and-bound" => {
                    check_all(search, options, &format!("tsp:random,cities=5,seed={seed}"));
                }
                // Its players take turns.
                "ab-node-value" => check_all(search, options, &random(seed)),
                _ => check_all(search, options, &game(seed)),
            }
        }
    }
    let sorts = [
        "cutoff",
        "deep",
        "left out",
        "entered",
        "forgets",
        "best so far",
        "evaluated",
        "never looked at",
    ];
    for sort in sorts {
        assert!(counts.get(sort).is_some_and(|&count| count > 50), "{sort}: {counts:?}");
    }
    let also = ["enter.unquiet", "evaluate.quiet"];
    let keys = table::CLAIMS.iter().chain(&also);
    let unchecked: Vec<_> = keys.filter(|key| !counts.contains_key(**key)).collect();
    assert!(unchecked.is_empty(), "{unchecked:?}");
}
