//! Another program's search as a run of its own, by what it says that it does.

use std::io::BufRead;

use plyscope::told::Said as Told;
use plyscope::{AnyGame, Game, Path, Unit, Value, Window};

use super::error::{CheckError, LineError};
use super::heard::{Heard, Said};
use crate::run::{Run, RunError};

/// Returns a run of what a program says of its search, to be shown as any other: each line that enters or
/// leaves a node is a step, and so is one that says what is known `now` at a node whose child has returned, or
/// which node a `step` is about.
/// Each line has to name its node, by its place.
///
/// ```
/// use plyscope_stage::check::told;
///
/// let said = "enter e -inf inf\nleaf 1 3\nnow e 3 3 inf\nleave e 3";
/// let mut run = told("[3,12]", said.as_bytes())?;
/// run.record_all();
/// // Entering and leaving the leaf are steps, too, and the end is one.
/// assert_eq!(run.recording().steps(), 6);
/// # Ok::<(), plyscope_stage::check::CheckError>(())
/// ```
///
/// # Errors
///
/// A line can't be read, names no node or one that isn't there, or says nothing that can be shown; or the
/// game can't be read.
pub fn told(game: &str, trace: impl BufRead) -> Result<Run, CheckError> {
    let mut heard = Heard::read(trace)?;
    let game: AnyGame = game.parse().map_err(RunError::from)?;
    heard.take_for_infinite(&game);
    let unit = game.unit();
    let mut all: Vec<Told> = Vec::new();
    // The leaf that was left by its own line: the search may leave it once more.
    let mut leaf: Option<Path> = None;
    for (line, said) in heard.iter() {
        let error = |why| LineError { line, text: said.to_string(), why };
        let place = said.node().and_then(|node| node.parse::<Path>().ok());
        let node = place.ok_or_else(|| error("expected a line with the place of its node"))?;
        let number = |text: &str| {
            let infinite = heard
                .infinity(text)
                .filter(|_| !matches!(said, Said::Leaf { .. } | Said::Leave { .. }));
            infinite.or_else(|| number(text, unit)).ok_or_else(|| error("expected a number"))
        };
        let window = |ends: &Option<[String; 2]>| match ends {
            Some([alpha, beta]) => Ok(Window { alpha: number(alpha)?, beta: number(beta)? }),
            None => Ok::<_, LineError>(Window::ALL),
        };
        let left = leaf.take();
        match &said {
            Said::Enter { window: ends, .. } => {
                all.push(Told::Enter { node, window: window(ends)? });
            }
            Said::Now { value, window: ends, .. } => {
                all.push(Told::Now { node, value: number(value)?, window: window(ends)? });
            }
            Said::Leave { value, .. } if left.as_ref() != Some(&node) => {
                all.push(Told::Leave { node, value: number(value)? });
            }
            Said::Leaf { value: Some(value), .. } => {
                let is_in =
                    |said: &Told| matches!(said, Told::Enter { node: own, .. } if *own == node);
                if !all.last().is_some_and(is_in) {
                    all.push(Told::Enter { node: node.clone(), window: Window::ALL });
                }
                all.push(Told::Leave { node: node.clone(), value: number(value)? });
                leaf = Some(node);
            }
            Said::Leaf { value: None, .. } => {
                return Err(error("expected the value of the leaf, too").into());
            }
            Said::Step { .. } => all.push(Told::Enter { node, window: Window::ALL }),
            Said::Leave { .. } => {}
        }
    }
    if all.is_empty() {
        return Err(CheckError::Nothing);
    }
    Ok(Run::told(game, all)?)
}

/// Returns the value that a program means; one that the game doesn't count in becomes the next one.
fn number(text: &str, unit: Unit) -> Option<Value> {
    let text = text.replace('−', "-").replace('∞', "inf");
    if let Some(value) = Value::read(&text, unit) {
        return Some(value);
    }
    let number: f64 = text.parse().ok()?;
    // Beyond the greatest value is infinity.
    let units = (number * f64::from(unit.parts())).round();
    (!number.is_nan()).then(|| Value::new(units as i32))
}
