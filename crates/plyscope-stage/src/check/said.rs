//! Reads the trace of another program, line by line.

use serde_json::Value as Json;

/// Something that a program says that it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Said {
    /// Work begins at a node, perhaps with this window.
    Enter { node: String, window: Option<[String; 2]> },
    /// A leaf is looked at: this one, or one with this value, or both.
    Leaf { node: Option<String>, value: Option<String> },
    /// Work at a node ends with this result.
    Leave { node: String, value: String },
}

/// A line that can't be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {why}: `{text}`")]
pub struct LineError {
    /// Counted from 1.
    pub line: usize,
    /// The line.
    pub text: String,
    why: &'static str,
}

const FORMS: &str = "expected `enter NODE`, `enter NODE ALPHA BETA`, `leaf NODE`, `leaf NODE VALUE`, \
                     `leave NODE VALUE`, values of leaves, or an event of the trace format";

/// Reads a trace, as an iterator over what is said and the number of its line.
pub(super) fn said(text: &str) -> impl Iterator<Item = Result<(usize, Said), LineError>> + '_ {
    let lines = text.trim_start_matches('\u{feff}').lines().zip(1..);
    lines.flat_map(|(text, line)| {
        let told: Vec<_> = match of_line(text) {
            Ok(told) => told.into_iter().map(|said| Ok((line, said))).collect(),
            Err(why) => vec![Err(LineError { line, text: text.trim().to_owned(), why })],
        };
        told
    })
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
