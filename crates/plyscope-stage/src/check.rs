//! Another program's search, by what it says that it does, against a search of ours: where it first
//! differs, which options it agrees with, and which known mistakes explain it.

mod said;

use std::collections::VecDeque;

use plyscope::mistakes::{Exercise, Prover, Verdict};
use plyscope::{ALGORITHMS, Event, NodeId, OptionKind, Unit, Value};
use serde::Serialize;

use self::said::{Said, said};
use crate::run::{Run, RunError};
use crate::show::sentence::{shown, shown_end};

pub use self::said::LineError;

/// The result of a check.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Checked {
    /// The number of lines that say something.
    pub said: usize,
    /// The first difference from the search with the options that were claimed; none if the program does
    /// the same.
    pub difference: Option<Difference>,
    /// Other options of the search with which the program does the same: each a list of names and
    /// values.
    pub agrees: Vec<Vec<(String, String)>>,
    /// The smallest sets of known mistakes that explain what is said, by their names.
    pub mistakes: Vec<String>,
}

/// A difference between what is said and what the search does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Difference {
    /// The line of the trace, counted from 1; none if it ends too early.
    pub line: Option<usize>,
    /// The words of that line.
    pub said: Option<String>,
    /// The event of the search that should stand there; none if it has ended.
    pub wanted: Option<String>,
    /// The line of the search's listing that wants it.
    pub rule: Option<&'static str>,
    /// The step of the search, counted from 1; the last one if it has ended.
    pub step: usize,
}

/// The reason why there is nothing to check.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CheckError {
    /// A line can't be read.
    #[error(transparent)]
    Line(#[from] LineError),
    /// Nothing is said.
    #[error("nothing is said: there are no leaves, and no nodes that are entered or left")]
    Nothing,
    /// The search tells of no leaf.
    #[error(
        "there is nothing to compare: this search looks at no leaves one after the other, as depth-first \
         searches and SSS* do"
    )]
    NoLeaves,
    /// There is no such game or search.
    #[error(transparent)]
    Run(#[from] RunError),
}

/// Which kinds of things are said.
#[derive(Clone, Copy, Default)]
struct Kinds {
    enter: bool,
    leave: bool,
}

/// Checks what a program says against a search of a game, by their names and options.
///
/// Leaves are always compared. Nodes that are entered and left are, if any are said to be. A node is
/// called by its place, its name or its letters.
///
/// ```
/// use plyscope_stage::check::check;
///
/// // Nothing is cut off.
/// let checked = check("alpha-beta", "[[3,12,8],[2,4,6]]", &[], "3 12 8 2 4 6")?;
/// let difference = checked.difference.unwrap();
/// assert_eq!((difference.line, difference.said.as_deref()), (Some(1), Some("leaf 4")));
/// assert_eq!(difference.wanted, None, "the search has ended");
/// assert!(checked.mistakes.contains(&"no-cut".to_owned()));
/// # Ok::<(), plyscope_stage::check::CheckError>(())
/// ```
///
/// # Errors
///
/// A line can't be read, nothing is said, or there is no such game or search.
pub fn check(
    algorithm: &str,
    game: &str,
    options: &[(String, String)],
    trace: &str,
) -> Result<Checked, CheckError> {
    let (mut kinds, mut count) = (Kinds::default(), 0);
    for line in said(trace) {
        let (_, said) = line?;
        count += 1;
        kinds.enter |= matches!(said, Said::Enter { .. });
        kinds.leave |= matches!(said, Said::Leave { .. });
    }
    if count == 0 {
        return Err(CheckError::Nothing);
    }
    let open = |options: &[(String, String)]| {
        Run::builder(algorithm, game).options(options.to_vec()).open()
    };
    let mut claimed = open(options)?;
    let difference = compare(&mut claimed, kinds, trace);
    if difference.as_ref().is_some_and(|it| it.wanted.is_none()) && !tells_leaves(&claimed) {
        return Err(CheckError::NoLeaves);
    }
    let mut agrees = Vec::new();
    if difference.is_some() {
        for other in variants(&claimed, algorithm, options) {
            // Some options don't go together.
            let Ok(mut run) = open(&[options, &other].concat()) else { continue };
            if compare(&mut run, kinds, trace).is_none() {
                agrees.push(other);
            }
        }
    }
    let explained = difference.is_some() && agrees.is_empty();
    let mistakes = if explained { mistakes(&claimed, kinds, trace) } else { Vec::new() };
    Ok(Checked { said: count, difference, agrees, mistakes })
}

/// Returns `true` if a search that has ended tells of leaves.
fn tells_leaves(run: &Run) -> bool {
    let mut steps = 1..=run.recording().steps();
    steps.any(|step| {
        run.recording().step_events(step).any(|(_, event)| matches!(event, Event::Evaluate { .. }))
    })
}

/// Returns the options of other sources, besides those that were given.
fn variants(run: &Run, algorithm: &str, given: &[(String, String)]) -> Vec<Vec<(String, String)>> {
    let specs = ALGORITHMS.iter().find(|it| it.name == algorithm).map_or(&[][..], |it| it.options);
    let mut all = vec![Vec::new()];
    for name in run.search().variants() {
        let spec = specs.iter().find(|spec| spec.name == *name);
        let Some(OptionKind::Choice(words)) = spec.map(|spec| spec.kind) else { continue };
        if given.iter().any(|(given, _)| given == name) {
            continue;
        }
        let with = |so_far: Vec<(String, String)>| {
            words.iter().map(move |word| {
                let option = ((*name).to_owned(), (*word).to_owned());
                [&so_far[..], &[option]].concat()
            })
        };
        all = all.into_iter().flat_map(with).collect();
    }
    // Those that were claimed come first, and were tried.
    all.into_iter().skip(1).collect()
}

/// Something that the search does.
struct Wanted {
    node: NodeId,
    what: What,
    rule: Option<&'static str>,
    step: usize,
}

#[derive(Clone, Copy, PartialEq)]
enum What {
    Enter([Value; 2]),
    Leaf(Value),
    Leave(Value),
}

/// A search that is recorded as far as it is compared.
struct Search<'a> {
    run: &'a mut Run,
    kinds: Kinds,
    step: usize,
    next: VecDeque<Wanted>,
    /// A node that is entered, if the next event doesn't evaluate it.
    entered: Option<Wanted>,
    /// The leaf that the last event evaluated.
    leaf: Option<NodeId>,
}

impl Search<'_> {
    /// Returns what comes next; none at the end.
    fn peek(&mut self) -> Option<&Wanted> {
        while self.next.is_empty() {
            if self.step == self.run.recording().steps() {
                if self.run.recording().outcome().is_some() {
                    return None;
                }
                self.run.record(1);
                continue;
            }
            self.step += 1;
            self.decode();
        }
        self.next.front()
    }

    /// Decodes the next step. A leaf is neither entered nor left: whether a node is one shows when it is
    /// evaluated.
    fn decode(&mut self) {
        let listing = self.run.search().listing();
        let events: Vec<_> = self.run.recording().step_events(self.step).collect();
        for (line, event) in events {
            let (node, what) = match event {
                Event::Enter { node, alpha, beta } => (node, What::Enter([alpha, beta])),
                Event::Evaluate { node, value } => (node, What::Leaf(value)),
                Event::Leave { node, value, .. } => (node, What::Leave(value)),
                _ => continue,
            };
            let is_leaf = matches!(what, What::Leaf(_));
            let entered = self.entered.take().filter(|entered| !is_leaf || entered.node != node);
            self.next.extend(entered);
            let rule = listing.get(usize::from(line)).map(|text| text.trim());
            let wanted = Wanted { node, what, rule, step: self.step };
            match what {
                What::Enter(_) if self.kinds.enter => self.entered = Some(wanted),
                What::Leave(_) if self.kinds.leave && self.leaf != Some(node) => {
                    self.next.push_back(wanted);
                }
                What::Leaf(_) => self.next.push_back(wanted),
                _ => {}
            }
            self.leaf = is_leaf.then_some(node);
        }
    }

    /// Returns `true` if a node is called this.
    fn is_called(&self, node: NodeId, name: &str) -> bool {
        let path = self.run.recording().topology().short_path(node);
        path == name
            || node == NodeId::ROOT && ["e", "root", ""].contains(&name)
            || self.run.name(node).is_some_and(|own| own == name)
            || self.run.letters(node).is_some_and(|own| own == name)
    }
}

/// Returns the first difference between a search and what is said.
fn compare(run: &mut Run, kinds: Kinds, trace: &str) -> Option<Difference> {
    let unit = run.unit();
    let (next, entered, leaf) = (VecDeque::new(), None, None);
    let mut search = Search { run, kinds, step: 0, next, entered, leaf };
    let mut last_leaf: Option<NodeId> = None;
    for (line, said) in said(trace).flatten() {
        let wanted = search.peek().map(|wanted| (wanted.node, wanted.what));
        let is = |node: NodeId, name: &String| search.is_called(node, name);
        let is_value = |text: &String, value| is_worth(text, value, unit);
        // Leaves may be entered and left, too.
        let (is_right, is_extra) = match (&said, wanted) {
            (Said::Enter { node, .. }, Some((leaf, What::Leaf(_)))) => (false, is(leaf, node)),
            (Said::Enter { node, window }, Some((own, What::Enter(ends)))) => {
                let fits = |window: &[String; 2]| {
                    window.iter().zip(ends).all(|(text, end)| is_value(text, end))
                };
                (is(own, node) && window.as_ref().is_none_or(fits), false)
            }
            (Said::Leaf { node, value }, Some((own, What::Leaf(worth)))) => {
                let is_there = node.as_ref().is_none_or(|node| is(own, node));
                let fits = value.as_ref().is_none_or(|value| is_value(value, worth));
                (is_there && fits, false)
            }
            (Said::Leave { node, value }, wanted) => {
                let is_right = match wanted {
                    Some((own, What::Leave(result) | What::Leaf(result))) => {
                        is(own, node) && is_value(value, result)
                    }
                    _ => false,
                };
                // It comes behind the leaf itself.
                let is_extra = last_leaf.is_some_and(|leaf| is(leaf, node));
                (is_right && !is_extra, is_extra)
            }
            _ => (false, false),
        };
        if is_right {
            let done = search.next.pop_front();
            let is_leaf = matches!(said, Said::Leaf { .. });
            last_leaf = done.filter(|_| is_leaf).map(|wanted| wanted.node);
        } else if !is_extra {
            return Some(difference(&mut search, Some((line, &said)), unit));
        } else if matches!(said, Said::Leave { .. }) {
            last_leaf = None;
        }
    }
    search.peek().is_some().then(|| difference(&mut search, None, unit))
}

/// Returns `true` if a number means this value. Programs write `3.0`, and infinity in several ways.
fn is_worth(text: &str, value: Value, unit: Unit) -> bool {
    let text = text.replace('−', "-");
    let (is_negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.trim_start_matches('+')),
    };
    if ["inf", "infinity", "∞"].contains(&digits.to_lowercase().as_str()) {
        return value == if is_negative { Value::NEG_INF } else { Value::INF };
    }
    let digits = digits.trim_end_matches(".0");
    let number = if is_negative { format!("-{digits}") } else { digits.to_owned() };
    // The greatest number stands for what is just below infinity.
    let is_greatest = || digits.parse::<i64>().is_ok_and(|digits| digits == i64::from(Value::MOST));
    Value::read(&number, unit) == Some(value)
        || value.units().abs() == Value::MOST
            && is_negative == (value < Value::ZERO)
            && is_greatest()
}

fn difference(search: &mut Search<'_>, said: Option<(usize, &Said)>, unit: Unit) -> Difference {
    let step = search.step;
    let wanted = search.peek().map(|wanted| (wanted.node, wanted.what, wanted.rule, wanted.step));
    let called = |node: NodeId| {
        let path = search.run.recording().topology().short_path(node);
        search.run.name(node).map_or(path.clone(), |name| format!("{path} ({name})"))
    };
    let told = |node, what| match what {
        What::Enter(ends) => {
            let [alpha, beta] = ends.map(|end| shown_end(end, unit));
            format!("enter {} {alpha} {beta}", called(node))
        }
        What::Leaf(value) => format!("leaf {} {}", called(node), shown(value, unit)),
        What::Leave(value) => format!("leave {} {}", called(node), shown(value, unit)),
    };
    Difference {
        line: said.map(|(line, _)| line),
        said: said.map(|(_, said)| match said {
            Said::Enter { node, window: None } => format!("enter {node}"),
            Said::Enter { node, window: Some([alpha, beta]) } => {
                format!("enter {node} {alpha} {beta}")
            }
            Said::Leaf { node, value } => {
                let words = [node, value].into_iter().flatten().cloned();
                ["leaf".to_owned()].into_iter().chain(words).collect::<Vec<_>>().join(" ")
            }
            Said::Leave { node, value } => format!("leave {node} {value}"),
        }),
        wanted: wanted.map(|(node, what, ..)| told(node, what)),
        rule: wanted.and_then(|(.., rule, _)| rule),
        step: wanted.map_or(step, |(.., step)| step),
    }
}

/// Returns the known mistakes that explain the leaves, and what nodes return if that is said.
fn mistakes(run: &Run, kinds: Kinds, trace: &str) -> Vec<String> {
    let known = run.search().known_mistakes().zip(Exercise::of(run.game()).ok());
    let Some((procedure, exercise)) = known else { return Vec::new() };
    let unit = run.unit();
    let all: Vec<Said> = said(trace).flatten().map(|(_, said)| said).collect();
    let is = |text: &str, value| is_worth(text, value, unit);
    let mut prover = Prover::new(procedure);
    prover.take_part(&exercise, |work| {
        let mut leaves = all.iter().filter_map(|said| match said {
            Said::Leaf { node, value } => Some((node, value)),
            _ => None,
        });
        let are_leaves = exercise.values(&work.leaves).zip(&work.leaves).all(|(worth, path)| {
            leaves.next().is_some_and(|(node, value)| {
                node.as_ref().is_none_or(|node| *node == path.to_string())
                    && value.as_ref().is_none_or(|value| is(value, worth))
            })
        });
        let are_all = leaves.next().is_none();
        let mut results = all.iter().filter_map(|said| match said {
            Said::Leave { node, value } => Some((node, value)),
            _ => None,
        });
        let are_results = !kinds.leave
            || work.values.iter().all(|(path, worth)| {
                results.any(|(node, value)| *node == path.to_string() && is(value, *worth))
            });
        are_leaves && are_all && are_results
    });
    match prover.verdict() {
        Verdict::Mistakes(found) => found.iter().map(ToString::to_string).collect(),
        Verdict::Right | Verdict::Unknown => Vec::new(),
    }
}
