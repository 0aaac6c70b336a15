//! The first difference between a search and what a program says.

use plyscope::{Game, NodeId, Path, Unit, Value};
use serde::Serialize;

use super::error::CheckError;
use super::heard::{Heard, Kinds, Said};
use super::recorded::{Recorded, What};
use crate::practice::same::is_same;
use crate::run::Run;
use crate::show::sentence::{shown, shown_end};

/// A difference between what is said and what the search does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Difference {
    /// The line of the trace, counted from 1; none if it ends too early.
    pub line: Option<usize>,
    /// The words of that line.
    pub said: Option<String>,
    /// The place that it names, if the game has no node there.
    pub unknown: Option<String>,
    /// The event of the search that should stand there; none if it has ended.
    pub wanted: Option<String>,
    /// The line of the search's listing that wants it.
    pub rule: Option<&'static str>,
    /// The step of the search, counted from 1; the last one if it has ended.
    pub step: usize,
}

/// Returns the first difference between a search and what is said of leaves and of these kinds.
///
/// # Errors
///
/// [`CheckError::Stopped`] once `go_on` returns `false`.
pub(super) fn compare(
    run: &mut Run,
    heard: &Heard,
    kinds: Kinds,
    go_on: &mut dyn FnMut() -> bool,
) -> Result<Option<Difference>, CheckError> {
    let unit = run.unit();
    let mut search = Recorded::new(run, kinds, go_on);
    let mut last_leaf: Option<NodeId> = None;
    for (line, said) in heard.iter() {
        let wanted = search.peek().map(|wanted| (wanted.node, wanted.what.clone()));
        if search.is_stopped {
            return Err(CheckError::Stopped);
        }
        let is = |node: NodeId, name: &String| search.is_called(node, name);
        let is_value = |text: &String, value| is_worth(text, value, unit);
        // Leaves may be entered and left, too.
        let (is_right, is_extra) = match (&said, wanted) {
            (Said::Enter { node, .. }, Some((leaf, What::Leaf(_)))) => (false, is(leaf, node)),
            (Said::Enter { node, window }, Some((own, What::Enter(ends)))) => {
                let is_end =
                    |text: &String, end| heard.infinity(text) == Some(end) || is_value(text, end);
                let fits = |window: &[String; 2]| {
                    window.iter().zip(ends).all(|(text, end)| is_end(text, end))
                };
                (is(own, node) && window.as_ref().is_none_or(fits), false)
            }
            (Said::Leaf { node, value }, Some((own, What::Leaf(worth)))) => {
                let is_there = node.as_ref().is_none_or(|node| is(own, node));
                let fits = value.as_ref().is_none_or(|value| is_value(value, worth));
                (is_there && fits, false)
            }
            (Said::Step { cells }, Some((own, What::Step(wanted)))) => {
                let others = cells.iter().zip(&wanted).skip(1);
                let are_same = others.clone().all(|(cell, wanted)| is_same(wanted, cell));
                let is_there = cells.first().is_some_and(|node| is(own, node));
                (is_there && are_same && cells.len() <= wanted.len(), false)
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
            let done = search.pop();
            let is_leaf = matches!(said, Said::Leaf { .. });
            last_leaf = done.filter(|_| is_leaf).map(|wanted| wanted.node);
        } else if !is_extra && kinds.has(&said) {
            return Ok(Some(difference(&mut search, Some((line, &said)), unit)));
        } else if is_extra && matches!(said, Said::Leave { .. }) {
            last_leaf = None;
        }
    }
    let is_more = search.peek().is_some();
    if search.is_stopped {
        return Err(CheckError::Stopped);
    }
    Ok(is_more.then(|| difference(&mut search, None, unit)))
}

/// Returns `true` if a number means this value. Programs write `3.0`, and infinity in several ways, and a mean
/// that has no exact decimal as a number that is near.
pub(super) fn is_worth(text: &str, value: Value, unit: Unit) -> bool {
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
        || value.units().checked_abs() == Some(Value::MOST)
            && is_negative == (value < Value::ZERO)
            && is_greatest()
        || value.is_finite() && is_near(&number, value, unit)
}

/// Returns `true` if a number with decimals is no further from this value than a millionth.
fn is_near(number: &str, value: Value, unit: Unit) -> bool {
    let value = f64::from(value.units()) / f64::from(unit.parts());
    number.contains('.') && number.parse().is_ok_and(|number: f64| (number - value).abs() <= 1e-6)
}

fn difference(search: &mut Recorded<'_>, said: Option<(usize, &Said)>, unit: Unit) -> Difference {
    let step = search.step;
    let wanted =
        search.peek().map(|wanted| (wanted.node, wanted.what.clone(), wanted.rule, wanted.step));
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
        What::Step(cells) => {
            format!("step {} {}", called(node), cells[1..].join(" ")).trim().to_owned()
        }
    };
    Difference {
        line: said.map(|(line, _)| line),
        said: said.map(|(_, said)| said.to_string()),
        unknown: said
            .and_then(|(_, said)| said.node())
            .filter(|node| !has_node(search.run, node))
            .map(str::to_owned),
        wanted: wanted.clone().map(|(node, what, ..)| told(node, what)),
        rule: wanted.as_ref().and_then(|(.., rule, _)| *rule),
        step: wanted.map_or(step, |(.., step)| step),
    }
}

/// Returns `true` if a node may be called this: not, if it is a place where the game has none.
fn has_node(run: &Run, name: &str) -> bool {
    let Ok(path) = name.parse::<Path>() else { return true };
    let game = run.game();
    let mut position = game.start();
    for &child in path.children() {
        let mut moves = Vec::new();
        game.moves(&position, &mut moves);
        let Some(mv) = moves.get(child as usize) else { return false };
        position = game.play(&position, mv);
    }
    true
}
