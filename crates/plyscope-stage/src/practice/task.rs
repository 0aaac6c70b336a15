//! A tree that a reader is to make, and whether one is such a tree.

use std::str::FromStr;

use plyscope::exercises::{Change, Feature, FeatureCounter, Features, Wish, WishError};
use plyscope::tree::{ChildOrder, Tree};
use plyscope::{AnyGame, Event, Game, Path};
use serde::Serialize;

use crate::run::Run;

/// What is asked of a tree that a reader makes or changes, and of a search of it.
///
/// As text, the parts stand one after the other with `|` between them:
///
/// | part | asks that |
/// | --- | --- |
/// | `deep-cuts=1..` | a [`Feature`] occurs as often as a [`Wish`] says |
/// | `left-out=3.2` | the search doesn't look at the node in this place, which is there |
/// | `looked-at=3.2` | it does |
/// | `change=leaf` | one leaf at most is different from the tree at the beginning |
/// | `change=order` | at most the order of children is different |
/// | `fewer=sss-star` | fewer leaves are evaluated than by this search, whose options follow after commas; in B\*, fewer nodes are expanded |
/// | `sorted=best` | no other order of children has fewer leaves evaluated by alpha-beta |
/// | `sorted=worst` | no other order has more |
///
/// ```
/// use plyscope_stage::Run;
/// use plyscope_stage::practice::Task;
///
/// let task: Task = "leaves=3|deep-cuts=1..".parse()?;
/// let mut run = Run::open("alpha-beta", "[5,[[[3,9]]]]")?;
/// run.record_all();
/// assert!(task.judge(&run, None).iter().all(|judged| judged.is_met));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task {
    parts: Vec<Part>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Part {
    Wish(Wish),
    LeftOut(Path),
    LookedAt(Path),
    Change(Change),
    Fewer { algorithm: String, options: Vec<(String, String)> },
    Order(ChildOrder),
}

/// Whether a part of a task is met.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Judged {
    /// The part: the name of a feature, `left-out`, `looked-at`, `change-leaf`, `change-order`,
    /// `fewer`, `fewer-expansions`, `order-best` or `order-worst`.
    pub part: &'static str,
    /// What it is about: a place, or a search as it is written in the task. Often empty.
    pub about: String,
    /// The least count that is asked for.
    pub least: Option<u32>,
    /// The greatest.
    pub most: Option<u32>,
    /// The count that there is.
    pub has: Option<u32>,
    /// Whether it is met.
    pub is_met: bool,
}

/// The greatest number of steps of another search that is compared with.
const MOST_STEPS: usize = 10_000;

/// The greatest number of nodes of a tree that is brought into another order.
const MOST_NODES: usize = 1_000;

impl Task {
    /// Returns what is met of each part, by a run that is recorded to its end, of a tree that was
    /// another one at the beginning.
    pub fn judge(&self, run: &Run, from: Option<&AnyGame>) -> Vec<Judged> {
        let features = features(run);
        self.parts.iter().map(|part| part.judge(run, from, features)).collect()
    }
}

impl Part {
    fn judge(&self, run: &Run, from: Option<&AnyGame>, features: Option<Features>) -> Judged {
        let evaluations = features.map(|features| features.get(Feature::Evaluations));
        let judged = |part, is_met| Judged {
            part,
            about: String::new(),
            least: None,
            most: None,
            has: None,
            is_met,
        };
        match self {
            Part::Wish(wish) => Judged {
                least: Some(wish.least),
                most: Some(wish.most).filter(|most| *most < u32::MAX),
                has: features.map(|features| features.get(wish.feature)),
                ..judged(wish.feature.name(), features.is_some_and(|it| wish.is_met(&it)))
            },
            Part::LeftOut(path) => {
                let is_met = is_there(run.game(), path) && !is_looked_at(run, path);
                Judged { about: path.to_string(), ..judged("left-out", is_met) }
            }
            Part::LookedAt(path) => {
                Judged { about: path.to_string(), ..judged("looked-at", is_looked_at(run, path)) }
            }
            Part::Change(most) => {
                let change = from.and_then(|from| Change::between(from, run.game()));
                let part = if *most == Change::Leaf { "change-leaf" } else { "change-order" };
                let is_met = change.is_some_and(|it| it == Change::None || it == *most);
                judged(part, is_met)
            }
            Part::Fewer { algorithm, options } => {
                // B* evaluates no leaves: its nodes have bounds.
                let (of, part) = match evaluations {
                    Some(0) => (Feature::Expansions, "fewer-expansions"),
                    _ => (Feature::Evaluations, "fewer"),
                };
                let has = features.map(|features| features.get(of));
                let other = other_features(run.game(), algorithm, options);
                let other = other.map(|features| features.get(of));
                let about = options.iter().fold(algorithm.clone(), |about, (name, value)| {
                    format!("{about},{name}={value}")
                });
                let is_met = has.zip(other).is_some_and(|(has, other)| has < other);
                let most = other.map(|other| other.saturating_sub(1));
                Judged { about, most, has, ..judged(part, is_met) }
            }
            Part::Order(order) => {
                let ordered = Tree::from_game(run.game(), MOST_NODES, None).ok();
                let ordered = ordered.and_then(|tree| tree.ordered(*order).ok());
                let wanted = ordered.map(|ordered| ordered.leaves as u32);
                let part = if *order == ChildOrder::Best { "order-best" } else { "order-worst" };
                let is_met = wanted.is_some() && wanted == evaluations;
                Judged { least: wanted, most: wanted, has: evaluations, ..judged(part, is_met) }
            }
        }
    }
}

/// Counts what a recorded search has done.
fn features(run: &Run) -> Option<Features> {
    let mut counter = FeatureCounter::of(Features::of(run.game())?);
    for event in events(run) {
        counter.observe(event);
    }
    Some(counter.features())
}

fn events(run: &Run) -> impl Iterator<Item = Event<'_>> {
    let recording = run.recording();
    let of_step = |step| recording.step_events(step).map(|(_, event)| event).collect::<Vec<_>>();
    (1..=recording.steps()).flat_map(of_step)
}

/// Counts what another search does.
fn other_features(
    game: &AnyGame,
    algorithm: &str,
    options: &[(String, String)],
) -> Option<Features> {
    let mut run = Run::builder_of(algorithm, game.clone()).options(options.to_vec()).open().ok()?;
    if run.record_within(MOST_STEPS) { features(&run) } else { None }
}

/// Returns `true` if a game has a position in this place.
fn is_there(game: &AnyGame, path: &Path) -> bool {
    let (mut position, mut moves) = (game.start(), Vec::new());
    path.children().iter().all(|&child| {
        moves.clear();
        game.moves(&position, &mut moves);
        moves.get(child as usize).map(|mv| position = game.play(&position, mv)).is_some()
    })
}

/// Returns `true` if a recorded search looks at the node in this place.
fn is_looked_at(run: &Run, path: &Path) -> bool {
    let node = run.recording().topology().node_at(path);
    events(run).any(|event| match event {
        Event::Expand { node: seen, .. }
        | Event::Evaluate { node: seen, .. }
        | Event::Bounds { node: seen, .. } => Some(seen) == node,
        _ => false,
    })
}

/// A text that is no task.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TaskError {
    /// A wish that can't be read.
    #[error(transparent)]
    Wish(#[from] WishError),
    /// A part has a value that it can't have.
    #[error("`{part}` asks for nothing: it is like `{like}`")]
    Part {
        /// The part.
        part: String,
        /// A part that is right.
        like: &'static str,
    },
}

impl FromStr for Task {
    type Err = TaskError;

    fn from_str(text: &str) -> Result<Task, TaskError> {
        text.split('|').map(str::parse).collect::<Result<_, _>>().map(|parts| Task { parts })
    }
}

impl FromStr for Part {
    type Err = TaskError;

    fn from_str(text: &str) -> Result<Part, TaskError> {
        let (name, value) = text.split_once('=').unwrap_or((text, ""));
        let wrong = |like| TaskError::Part { part: text.to_owned(), like };
        let path = |like| value.parse::<Path>().map_err(|_| wrong(like));
        Ok(match (name, value) {
            ("left-out", _) => Part::LeftOut(path("left-out=3.2")?),
            ("looked-at", _) => Part::LookedAt(path("looked-at=3.2")?),
            ("change", "leaf") => Part::Change(Change::Leaf),
            ("change", "order") => Part::Change(Change::Order),
            ("change", _) => return Err(wrong("change=leaf")),
            ("sorted", "best") => Part::Order(ChildOrder::Best),
            ("sorted", "worst") => Part::Order(ChildOrder::Worst),
            ("sorted", _) => return Err(wrong("sorted=best")),
            ("fewer", _) => {
                let mut parts = value.split(',');
                let algorithm = parts.next().unwrap_or_default().to_owned();
                let option = |part: &str| {
                    let (name, value) = part.split_once('=')?;
                    Some((name.to_owned(), value.to_owned()))
                };
                let options = parts.map(option).collect::<Option<_>>();
                match options {
                    Some(options) if !algorithm.is_empty() => Part::Fewer { algorithm, options },
                    _ => return Err(wrong("fewer=sss-star")),
                }
            }
            _ => Part::Wish(text.parse()?),
        })
    }
}
