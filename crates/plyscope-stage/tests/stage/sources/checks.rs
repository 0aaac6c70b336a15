//! Facts of a run that take more than a look at its outcome.

use std::collections::BTreeSet;

use plyscope::{AnyGame, Event, Game, NodeId, Player, Status, Unit, Value};
use plyscope_stage::{NodeNumbers, Overlay, Overlays, Run};

use super::{evaluated, recorded};

type Position = <AnyGame as Game>::Position;

/// Returns what is true of a run under the name of one of these facts, at a step or at the end.
pub(super) fn actual(
    run: &mut Run,
    at: Option<usize>,
    name: &str,
    expected: &str,
) -> Option<String> {
    let yes = |is: bool| if is { "yes" } else { "no" }.to_owned();
    Some(match name {
        // The plies on which there are leaves.
        "leaf-plies" => {
            let topology = run.recording().topology();
            let plies = evaluated(run).map(|(node, _)| topology.path(node).children().len());
            spaced(plies.collect::<BTreeSet<_>>())
        }
        // The values that leaves have.
        "outcomes" => {
            let values: BTreeSet<_> = evaluated(run).map(|(_, value)| value).collect();
            spaced(values.into_iter().map(|value| value.display(Unit::ONE).to_string()))
        }
        // Whether no lower bound of the game is above a solution below it.
        "never-above" => yes(is_never_above(run.game(), &run.game().start())),
        // Whether nodes are left in the order of their values: children before their parents.
        "postorder" => yes(is_postorder(run)),
        // The nodes that are popped first, as dotted decimals.
        "popped" => {
            let recording = run.recording();
            let events = recording.events_in(0..recording.events());
            let popped = events.filter_map(|(_, event)| match event {
                Event::Pop { node, .. } => Some(recording.topology().short_path(node)),
                _ => None,
            });
            spaced(popped.take(expected.split(' ').count()))
        }
        // Whether no merit is popped that is greater than the one before.
        "merits-fall" => {
            let recording = run.recording();
            let merits = recording.events_in(0..recording.events());
            let merits: Vec<_> = merits
                .filter_map(|(_, event)| match event {
                    Event::Pop { merit, .. } => Some(merit),
                    _ => None,
                })
                .collect();
            yes(merits.windows(2).all(|pair| pair[0] >= pair[1]))
        }
        // The number of nodes of the solution tree that is drawn, which is checked to be one.
        "solution-nodes" => {
            run.recording_mut().seek(at.expect("a step"));
            solution(run).map_or_else(|| "no solution tree".to_owned(), |it| it.0.to_string())
        }
        // The least value of its leaves.
        "solution" => {
            run.recording_mut().seek(at.expect("a step"));
            match solution(run) {
                Some((_, Some(least))) => least.display(Unit::ONE).to_string(),
                other => format!("{other:?}"),
            }
        }
        // Whether in the end all nodes that were ever generated still have their bounds.
        "keeps-all" => {
            let recording = run.recording();
            let generated = recording.events_in(0..recording.events()).flat_map(|it| match it.1 {
                Event::Expand { children, .. } => children.iter().collect(),
                _ => Vec::new(),
            });
            let has_bounds = |node| recording.state().node_numbers(node) != NodeNumbers::None;
            yes(recording.outcome().is_some() && generated.into_iter().all(has_bounds))
        }
        // Whether every descent begins at a child of the root that was chosen, and takes the child
        // with the most promising bound each time.
        "descents" => descents(run),
        // Whether the best move is worth as much as the root, by minimax on the game.
        "best-is-right" => yes(is_right(run)),
        // Of the games with the seeds 1 to 100, the number of those with a right best move.
        "right-of-100" => {
            let (algorithm, options) = (run.search().algorithm().name, run.options().to_vec());
            let text = run.game().to_string();
            let right = (1..=100).filter(|seed| {
                let game = with_seed(&text, *seed);
                is_right(&recorded(algorithm, &game, &options))
            });
            right.count().to_string()
        }
        // Of the games with the seeds 0 to 299, the mean number of leaves, and its standard error.
        "mean-leaves-of-300" => {
            let (algorithm, options) = (run.search().algorithm().name, run.options().to_vec());
            let text = run.game().to_string();
            let leaves = (0..300).map(|seed| {
                let run = recorded(algorithm, &with_seed(&text, seed), &options);
                run.recording().outcome().unwrap().counts.get("leaves").expect("a count") as f64
            });
            mean(&leaves.collect::<Vec<_>>())
        }
        // A count that the search doesn't have.
        "lacks" => {
            let counts = &run.recording().outcome().unwrap().counts;
            if counts.get(expected).is_none() { expected.to_owned() } else { format!("{counts:?}") }
        }
        _ => return None,
    })
}

fn spaced<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" ")
}

fn after(game: &AnyGame, position: &Position) -> Vec<Position> {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    moves.iter().map(|mv| game.play(position, mv)).collect()
}

/// The value of a position by plain minimax.
fn minimax(game: &AnyGame, position: &Position) -> Value {
    let values: Vec<_> =
        after(game, position).iter().map(|position| minimax(game, position)).collect();
    let best = match game.player(position) {
        Player::Max => values.into_iter().max(),
        Player::Min => values.into_iter().min(),
    };
    best.unwrap_or_else(|| game.value(position))
}

fn is_never_above(game: &AnyGame, position: &Position) -> bool {
    let children = after(game, position);
    let holds = game.interval(position).is_none_or(|it| it.lower <= minimax(game, position));
    holds && children.iter().all(|position| is_never_above(game, position))
}

fn is_postorder(run: &Run) -> bool {
    let (recording, topology) = (run.recording(), run.recording().topology());
    let mut left = BTreeSet::new();
    for (_, event) in recording.events_in(0..recording.events()) {
        if let Event::Leave { node, .. } = event {
            if topology.children(node).iter().any(|child| !left.contains(&child)) {
                return false;
            }
            left.insert(node);
        }
    }
    left.len() == topology.len()
}

/// Returns the size of the solution tree of the moment and the least value of its leaves, if all of
/// them are evaluated; `None` if it is no partial solution tree for MAX.
fn solution(run: &Run) -> Option<(usize, Option<Value>)> {
    let (topology, state) = (run.recording().topology(), run.recording().state());
    let laid = Overlays::of(run, &[Overlay::Solution]);
    let is_in = |node: &NodeId| laid.at(*node).solution;
    let nodes: Vec<_> = (0..topology.len() as u32).map(NodeId).filter(is_in).collect();
    let mut least = Some(Value::INF);
    for &node in &nodes {
        let inside = topology.children(node).iter().filter(is_in).count();
        let is_choice = topology.player(node) == Player::Max && topology.is_expanded(node);
        if is_choice && inside > 1 || topology.parent(node).is_some_and(|up| !is_in(&up)) {
            return None;
        }
        if inside == 0 {
            let value = match state.node_numbers(node) {
                NodeNumbers::Value(..) if state.in_open(node) != Some(Status::Live) => {
                    topology.leaf_value(node)
                }
                _ => None,
            };
            least = least.zip(value).map(|(least, value)| least.min(value));
        }
    }
    Some((nodes.len(), least))
}

/// Returns `most promising first`, or the first step in which a descent of B* is no such one.
fn descents(run: &mut Run) -> String {
    let recording = run.recording();
    let mut descents = Vec::new();
    for step in 2..=recording.steps() {
        let mut chosen = None;
        for (_, event) in recording.step_events(step) {
            match event {
                Event::Choose { node, .. } => chosen = Some(node),
                Event::Select { node } => descents.push((step, chosen, node)),
                _ => {}
            }
        }
    }
    // What is selected later, or is never expanded although the game goes on, could be expanded.
    let goes_on = |node: NodeId| !after(run.game(), &run.position(node)).is_empty();
    let unexpanded = (0..recording.topology().len() as u32).map(NodeId);
    let unexpanded = unexpanded.filter(|&node| !recording.topology().is_expanded(node));
    let unexpanded: Vec<_> = unexpanded.filter(|&node| goes_on(node)).collect();
    for (index, &(step, chosen, selected)) in descents.iter().enumerate() {
        run.recording_mut().seek(step - 1);
        let (topology, state) = (run.recording().topology(), run.recording().state());
        let path = |node| std::iter::successors(Some(node), |&node| topology.parent(node));
        let hope = |node: NodeId, player| match (state.node_numbers(node), player) {
            (NodeNumbers::Interval { upper, .. }, Player::Max) => upper,
            (NodeNumbers::Interval { lower, .. }, Player::Min) => -lower,
            (NodeNumbers::Value(value, _), Player::Max) => value,
            (NodeNumbers::Value(value, _), Player::Min) => -value,
            other => panic!("{other:?}"),
        };
        let later = descents[index..].iter().map(|it| it.2);
        let could_be: Vec<_> = later.chain(unexpanded.iter().copied()).collect();
        let is_open = |node| could_be.iter().any(|&leaf| path(leaf).any(|up| up == node));
        let mut is_below_chosen = false;
        for node in path(selected).take_while(|&node| Some(node) != chosen) {
            let Some(up) = topology.parent(node) else { return format!("step {step}") };
            let player = topology.player(up);
            let better = |&other: &NodeId| hope(other, player) > hope(node, player);
            if topology.children(up).iter().filter(better).any(is_open) {
                return format!("step {step}");
            }
            is_below_chosen |= Some(up) == chosen;
        }
        if !(is_below_chosen || chosen == Some(selected)) {
            return format!("step {step}");
        }
    }
    let last = run.recording().steps();
    run.recording_mut().seek(last);
    "most promising first".to_owned()
}

fn is_right(run: &Run) -> bool {
    let game = run.game();
    let best = run.recording().outcome().unwrap().best.expect("a move") as usize;
    minimax(game, &after(game, &game.start())[best]) == minimax(game, &game.start())
}

/// Returns the mean of numbers and its standard error.
fn mean(numbers: &[f64]) -> String {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    format!("{mean:.1}±{:.1}", (squares / (count - 1.0) / count).sqrt())
}

/// Returns the text of a game with another seed.
fn with_seed(text: &str, seed: u64) -> String {
    let (start, rest) = text.split_once("seed=").expect("a seed");
    let end = rest.find(',').unwrap_or(rest.len());
    format!("{start}seed={seed}{}", &rest[end..])
}
