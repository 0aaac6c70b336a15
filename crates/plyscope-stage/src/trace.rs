//! The trace format, version 1, written and read: JSON Lines that a program
//! in any language can write too.

mod context;
mod done;
mod fields;
mod lines;
mod node_names;
#[cfg(test)]
mod tests;
mod traced_search;
pub(crate) mod values;
mod word_of;

use std::io::{self, Write};
use std::ops::Range;

use context::Context;
use serde::Deserialize;

pub use done::{CountsLine, DoneLine};
pub use lines::{Child, Header, Line, TraceEvent};
pub use node_names::NodeNames;
pub use traced_search::TracedSearch;
pub use values::{Bounds, Number};
pub use word_of::WordOf;

use crate::run::Run;
use crate::show::words;

/// A trace that was read.
#[derive(Clone, PartialEq, Debug)]
pub struct Trace {
    /// The first line.
    pub header: Header,
    /// All other lines, in order.
    pub events: Vec<Line>,
}

/// A line that is not one of a trace.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TraceError {
    /// The text holds no line at all.
    #[error("the trace is empty: its first line should be a header such as {{\"trace\":1,…}}")]
    Empty,
    /// The first line is not a header.
    #[error("line {line}, column {}: the first line should be a header such as {{\"trace\":1,…}}: {}", why.column(), reason(why))]
    Header {
        /// The line, counted from 1.
        line: usize,
        /// The reason, from the JSON parser.
        why: serde_json::Error,
    },
    /// The header names a version that can't be read.
    #[error("the header says version {0}; only version 1 can be read")]
    Version(u32),
    /// A line is not an event.
    #[error("line {line}, column {}: this is not an event: {}", why.column(), reason(why))]
    Event {
        /// The line, counted from 1.
        line: usize,
        /// The reason, from the JSON parser.
        why: serde_json::Error,
    },
}

/// Returns the reason without its place, which would count this one line only.
fn reason(why: &serde_json::Error) -> String {
    let place = format!(" at line {} column {}", why.line(), why.column());
    let why = why.to_string();
    why.strip_suffix(&place).map(str::to_owned).unwrap_or(why)
}

/// The part of the header that every version has.
#[derive(Deserialize)]
struct Version {
    trace: u32,
}

/// Writes the trace of everything that was recorded so far.
///
/// ```
/// use plyscope_stage::{Run, trace};
///
/// let mut run = Run::open("minimax", "[3,12]")?;
/// run.record_all();
/// let mut text = Vec::new();
/// trace::write(&run, &mut text)?;
/// let text = String::from_utf8(text)?;
/// assert!(text.starts_with(r#"{"trace":1,"algorithm":"minimax","game":"#));
/// assert_eq!(trace::read(&text)?.events.len(), text.lines().count() - 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write(run: &Run, out: &mut impl Write) -> io::Result<()> {
    write_header(run, out)?;
    write_events(run, 0..run.recording().events(), out)
}

/// Writes the first line of a run's trace.
pub fn write_header(run: &Run, out: &mut impl Write) -> io::Result<()> {
    write_header_with(NodeNames::Paths, run, out)
}

/// Writes the first line of a run's trace that names nodes this way.
pub fn write_header_with(names: NodeNames, run: &Run, out: &mut impl Write) -> io::Result<()> {
    let nodes = (names == NodeNames::Numbers).then(|| "numbers".to_owned());
    serde_json::to_writer(&mut *out, &Header { nodes, ..header(run) })?;
    writeln!(out)
}

/// Returns the first line of a run's trace.
pub fn header(run: &Run) -> Header {
    let root = run.recording().topology().player(plyscope::NodeId::ROOT);
    Header {
        trace: 1,
        algorithm: run.search().algorithm().name.to_owned(),
        game: run.game().to_string(),
        options: run.options().iter().cloned().collect(),
        root: words::player(root).to_owned(),
        nodes: None,
    }
}

/// Writes the lines of a range of events, counted from 0, so that a trace can be written while the
/// search goes on.
pub fn write_events(run: &Run, events: Range<usize>, out: &mut impl Write) -> io::Result<()> {
    write_events_with(NodeNames::Paths, run, events, out)
}

/// Writes the same, with nodes named this way.
///
/// ```
/// use plyscope_stage::{Run, trace};
///
/// let mut run = Run::open("minimax", "[[3,12],5]")?;
/// run.record_all();
/// let mut text = Vec::new();
/// let names = trace::NodeNames::Numbers;
/// trace::write_header_with(names, &run, &mut text)?;
/// trace::write_events_with(names, &run, 0..run.recording().events(), &mut text)?;
/// let lines = String::from_utf8(text)?;
/// assert!(lines.contains(r##"{"t":6,"event":"evaluate","node":"#3","value":3}"##));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_events_with(
    names: NodeNames,
    run: &Run,
    events: Range<usize>,
    out: &mut impl Write,
) -> io::Result<()> {
    for line in lines_with(names, run, events) {
        serde_json::to_writer(&mut *out, &line)?;
        writeln!(out)?;
    }
    Ok(())
}

/// Returns the lines of a range of events, counted from 0.
pub fn lines(run: &Run, events: Range<usize>) -> impl Iterator<Item = Line> {
    lines_with(NodeNames::Paths, run, events)
}

fn lines_with(names: NodeNames, run: &Run, events: Range<usize>) -> impl Iterator<Item = Line> {
    let (first, context) = (events.start, Context { names, ..Context::of(run) });
    let line = move |(index, (_, event)): (usize, (_, plyscope::Event<'_>))| Line {
        t: index as u64 + 1,
        event: TraceEvent::within(context, event),
    };
    (first..).zip(run.recording().events_in(events)).map(line)
}

/// Reads a trace. Kinds of events and fields that this version doesn't know are ignored: the format
/// only grows.
pub fn read(text: &str) -> Result<Trace, TraceError> {
    let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let (index, first) = lines.next().ok_or(TraceError::Empty)?;
    let no_header = |why| TraceError::Header { line: index + 1, why };
    let Version { trace } = serde_json::from_str(first).map_err(no_header)?;
    if trace != 1 {
        return Err(TraceError::Version(trace));
    }
    let header = serde_json::from_str(first).map_err(no_header)?;
    let mut events = Vec::new();
    for (index, line) in lines {
        let event = serde_json::from_str(line);
        events.push(event.map_err(|why| TraceError::Event { line: index + 1, why })?);
    }
    Ok(Trace { header, events })
}
