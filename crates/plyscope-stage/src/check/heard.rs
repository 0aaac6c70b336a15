//! What another program says that it does, as its lines are read.

use std::fmt;
use std::io::BufRead;

use plyscope::{AnyGame, Game, Value};
use serde_json::Value as Json;

use super::error::{CheckError, LineError};

/// Something that a program says that it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Said {
    /// Work begins at a node, perhaps with this window.
    Enter { node: String, window: Option<[String; 2]> },
    /// A leaf is looked at: this one, or one with this value, or both.
    Leaf { node: Option<String>, value: Option<String> },
    /// Work at a node ends with this result.
    Leave { node: String, value: String },
    /// The value and the window of a node change. It isn't compared.
    Now { node: String, value: String, window: Option<[String; 2]> },
    /// A step of a search that chooses among all nodes: the node, then what the table of steps has.
    Step { cells: Vec<String> },
}

const FORMS: &str = "expected `enter NODE`, `enter NODE ALPHA BETA`, `leaf NODE`, `leaf NODE VALUE`, \
                     `leave NODE VALUE`, `step NODE`, values of leaves, or an event of the trace format";

/// Which kinds of things are said.
#[derive(Clone, Copy, Default)]
pub(super) struct Kinds {
    pub(super) enter: bool,
    pub(super) leaf: bool,
    pub(super) leave: bool,
    pub(super) step: bool,
}

impl Kinds {
    /// Returns `true` if this is compared.
    pub(super) fn has(self, said: &Said) -> bool {
        match said {
            Said::Enter { .. } => self.enter,
            Said::Leave { .. } => self.leave,
            Said::Leaf { .. } => self.leaf,
            Said::Step { .. } => self.step,
            Said::Now { .. } => false,
        }
    }
}

/// All that a program says, in a short form that keeps its lines: a trace may have millions.
pub(super) struct Heard {
    lines: String,
    pub(super) kinds: Kinds,
    pub(super) count: usize,
    pub(super) leaves: usize,
    /// The texts that stand for minus infinity and for infinity in windows, if they are numbers.
    infinite: [Option<String>; 2],
}

/// What separates the words of what is said, and what is said in a line.
const WORDS: char = '\t';
const PARTS: char = '\u{1f}';

impl Heard {
    /// Reads a trace to its end.
    pub(super) fn read(trace: impl BufRead) -> Result<Heard, CheckError> {
        let mut heard = Heard {
            lines: String::new(),
            kinds: Kinds::default(),
            count: 0,
            leaves: 0,
            infinite: [None, None],
        };
        for (line, text) in (1..).zip(trace.lines()) {
            let text = text?;
            let text = text.trim_start_matches('\u{feff}').trim();
            let all =
                of_line(text).map_err(|why| LineError { line, text: text.to_owned(), why })?;
            for said in &all {
                heard.count += 1;
                heard.leaves += usize::from(matches!(said, Said::Leaf { .. }));
                heard.kinds.enter |= matches!(said, Said::Enter { .. });
                heard.kinds.leave |= matches!(said, Said::Leave { .. });
                heard.kinds.step |= matches!(said, Said::Step { .. });
                heard.lines.extend([&*said.short(), &*PARTS.to_string()]);
            }
            heard.lines.push('\n');
        }
        // Leaves are always compared, unless only steps are told.
        heard.kinds.leaf = heard.leaves > 0 || !heard.kinds.step;
        Ok(heard)
    }

    /// Takes the ends of the first window for infinite where no value of the game is as far out: many
    /// programs begin with −1000 and 1000.
    pub(super) fn take_for_infinite(&mut self, game: &AnyGame) {
        let Some(range) = game.value_range() else { return };
        let first = self.iter().find_map(|(_, said)| match said {
            Said::Enter { window, .. } => window,
            _ => None,
        });
        let Some([alpha, beta]) = first else { return };
        let units = |text: &str| {
            let number: f64 = text.replace('−', "-").parse().ok()?;
            Some(number * f64::from(game.unit().parts()))
        };
        let is_below = units(&alpha).is_some_and(|it| it < f64::from(range.lower.units()));
        let is_above = units(&beta).is_some_and(|it| it > f64::from(range.upper.units()));
        self.infinite = [is_below.then_some(alpha), is_above.then_some(beta)];
    }

    /// Returns the infinity that an end of a window stands for, if it does.
    pub(super) fn infinity(&self, end: &str) -> Option<Value> {
        let is = |infinite: &Option<String>| infinite.as_deref() == Some(end);
        let [low, high] = &self.infinite;
        if is(low) { Some(Value::NEG_INF) } else { is(high).then_some(Value::INF) }
    }

    /// Returns what is said, with the numbers of lines.
    pub(super) fn iter(&self) -> impl Iterator<Item = (usize, Said)> + '_ {
        self.lines.lines().zip(1..).flat_map(|(text, line)| {
            let parts = text.split_terminator(PARTS);
            parts.filter_map(move |text| Some((line, Said::of_short(text)?)))
        })
    }
}

impl Said {
    /// Returns the node that is named.
    pub(super) fn node(&self) -> Option<&str> {
        match self {
            Said::Enter { node, .. } | Said::Leave { node, .. } | Said::Now { node, .. } => {
                Some(node)
            }
            Said::Leaf { node, .. } => node.as_deref(),
            Said::Step { cells } => cells.first().map(String::as_str),
        }
    }

    /// Returns the cells of a step, of which the first is the node.
    pub(super) fn step(&self) -> Option<&[String]> {
        match self {
            Said::Step { cells } => Some(cells),
            _ => None,
        }
    }

    fn short(&self) -> String {
        let words: Vec<&str> = match self {
            Said::Enter { node, window: None } => vec!["enter", node],
            Said::Enter { node, window: Some([alpha, beta]) } => vec!["enter", node, alpha, beta],
            Said::Leaf { node: Some(node), value: Some(value) } => vec!["leaf", node, value],
            Said::Leaf { node: Some(node), value: None } => vec!["leaf", node],
            Said::Leaf { node: None, value } => vec![value.as_deref().unwrap_or_default()],
            Said::Leave { node, value } => vec!["leave", node, value],
            Said::Now { node, value, window: None } => vec!["now", node, value],
            Said::Now { node, value, window: Some([alpha, beta]) } => {
                vec!["now", node, value, alpha, beta]
            }
            Said::Step { cells } => {
                ["step"].into_iter().chain(cells.iter().map(|it| &**it)).collect()
            }
        };
        let is_between = |c| c == WORDS || c == PARTS || c == '\n' || c == '\r';
        let words: Vec<String> = words.iter().map(|word| word.replace(is_between, " ")).collect();
        words.join(&WORDS.to_string())
    }

    fn of_short(text: &str) -> Option<Said> {
        let words: Vec<String> = text.split(WORDS).map(str::to_owned).collect();
        if words[0] == "step" {
            return Some(Said::Step { cells: words[1..].to_vec() });
        }
        let mut words = words.into_iter();
        let (first, second, third) = (words.next()?, words.next(), words.next());
        Some(match (&*first, second, third) {
            ("enter", Some(node), alpha) => {
                Said::Enter { node, window: alpha.zip(words.next()).map(<[String; 2]>::from) }
            }
            ("now", Some(node), Some(value)) => {
                let alpha = words.next();
                Said::Now { node, value, window: alpha.zip(words.next()).map(<[String; 2]>::from) }
            }
            ("leave", Some(node), Some(value)) => Said::Leave { node, value },
            ("leaf", node, value) => Said::Leaf { node, value },
            _ => Said::Leaf { node: None, value: Some(first) },
        })
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_nameless = matches!(self, Said::Leaf { node: None, .. });
        let short = self.short().replace(WORDS, " ");
        f.write_str(if is_nameless { "leaf " } else { "" })?;
        f.write_str(&short)
    }
}

/// Reads a line; nothing is said by an empty one, by a comment, and by an event that isn't compared.
fn of_line(text: &str) -> Result<Vec<Said>, &'static str> {
    let text = text.trim();
    if text.is_empty() || text.starts_with('#') || text.starts_with("//") {
        return Ok(Vec::new());
    }
    if text.starts_with('{') {
        return of_event(text).map(|said| said.into_iter().collect());
    }
    let is_between = |c: char| c.is_whitespace() || ",;:=()[]\"'".contains(c);
    let words: Vec<&str> = text.split(is_between).filter(|word| !word.is_empty()).collect();
    let Some((first, rest)) = words.split_first() else { return Ok(Vec::new()) };
    let owned = |word: &&str| (*word).to_owned();
    let said = match (first.to_ascii_lowercase().as_str(), rest) {
        ("enter" | "call", [node]) => Said::Enter { node: owned(node), window: None },
        ("enter" | "call", [node, alpha, beta]) => {
            Said::Enter { node: owned(node), window: Some([owned(alpha), owned(beta)]) }
        }
        ("leaf" | "evaluate", [node]) => Said::Leaf { node: Some(owned(node)), value: None },
        ("leaf" | "evaluate", [node, value]) => {
            Said::Leaf { node: Some(owned(node)), value: Some(owned(value)) }
        }
        ("leave" | "return", [node, value]) => {
            Said::Leave { node: owned(node), value: owned(value) }
        }
        ("now", [node, value, rest @ ..]) => {
            let window = match rest {
                [] => None,
                [alpha, beta] => Some([owned(alpha), owned(beta)]),
                _ => return Err(FORMS),
            };
            Said::Now { node: owned(node), value: owned(value), window }
        }
        ("step" | "pop" | "expand" | "visit", [_, ..]) => {
            Said::Step { cells: rest.iter().map(owned).collect() }
        }
        _ if words.iter().all(|word| is_number(word)) => {
            let leaf = |word: &&str| Said::Leaf { node: None, value: Some(owned(word)) };
            return Ok(words.iter().map(leaf).collect());
        }
        _ => return Err(FORMS),
    };
    Ok(vec![said])
}

/// Reads an event as the trace format has it.
fn of_event(text: &str) -> Result<Option<Said>, &'static str> {
    let line: Json =
        serde_json::from_str(text).map_err(|_| "this is no JSON object in one line")?;
    let word = |key: &str| match line.get(key)? {
        Json::String(text) => Some(text.clone()),
        Json::Number(number) => Some(number.to_string()),
        _ => None,
    };
    let node = || word("node").ok_or("the event has no `node`");
    let said = match word("event").as_deref() {
        Some("enter") => {
            let window = word("alpha").zip(word("beta")).map(|(alpha, beta)| [alpha, beta]);
            Said::Enter { node: node()?, window }
        }
        Some("evaluate" | "leaf") => {
            let said = Said::Leaf { node: word("node"), value: word("value") };
            if said == (Said::Leaf { node: None, value: None }) {
                return Err("the event has neither `node` nor `value`");
            }
            said
        }
        Some("backup") => {
            let window = word("alpha").zip(word("beta")).map(|(alpha, beta)| [alpha, beta]);
            match word("value") {
                Some(value) => Said::Now { node: node()?, value, window },
                None => return Ok(None),
            }
        }
        Some("leave") => {
            Said::Leave { node: node()?, value: word("value").ok_or("the event has no `value`")? }
        }
        Some(_) => return Ok(None),
        None if line.get("trace").is_some() => return Ok(None),
        None => return Err("the object has no `event`"),
    };
    Ok(Some(said))
}

fn is_number(word: &str) -> bool {
    let word = word.trim_start_matches(['-', '+', '−']);
    word == "inf" || word == "∞" || word.parse::<f64>().is_ok() || word.contains('/')
}
