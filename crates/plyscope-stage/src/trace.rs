//! The trace format, version 1, written and read: JSON Lines that a program
//! in any language can write too.

mod lines;

use std::io::{self, Write};

pub use lines::{Bounds, Child, CountsLine, DoneLine, Header, Line, Number, TraceEvent};

use crate::run::Run;
use crate::sentence::player_word;

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
pub enum TraceError {
    /// The text holds no line at all.
    #[error("the trace is empty: its first line should be a header such as {{\"trace\":1,…}}")]
    Empty,
    /// The first line is not a header.
    #[error("line 1 should be the header of a trace, {{\"trace\":1,…}}: {0}")]
    Header(serde_json::Error),
    /// The header names a version that can't be read.
    #[error("the header says version {0}; versions up to 1 can be read")]
    Version(u32),
    /// A line is not an event.
    #[error("line {line} is not an event: {why}")]
    Event {
        /// Counted from 1.
        line: usize,
        /// What was expected there.
        why: serde_json::Error,
    },
}

/// Writes the trace of everything that was recorded so far.
///
/// ```
/// use plyscope_stage::{Run, trace};
///
/// let mut run = Run::open("minimax", "[3,12]", [("", ""); 0])?;
/// run.record_all();
/// let mut text = Vec::new();
/// trace::write(&run, &mut text)?;
/// let text = String::from_utf8(text)?;
/// assert!(text.starts_with(r#"{"trace":1,"algorithm":"minimax","game":"#));
/// assert_eq!(trace::read(&text)?.events.len(), text.lines().count() - 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write(run: &Run, out: &mut impl Write) -> io::Result<()> {
    let recording = run.recording();
    let header = Header {
        trace: 1,
        algorithm: run.search().algorithm().name.to_owned(),
        game: run.game().to_string(),
        options: run.options().iter().cloned().collect(),
        root: player_word(recording.topology().player(plyscope::NodeId::ROOT)).to_owned(),
    };
    serde_json::to_writer(&mut *out, &header)?;
    writeln!(out)?;
    for index in 0..recording.events() {
        let Some((_, event)) = recording.event(index) else { break };
        let line = Line { t: index as u64 + 1, event: TraceEvent::of(run, event) };
        serde_json::to_writer(&mut *out, &line)?;
        writeln!(out)?;
    }
    Ok(())
}

/// Reads a trace. Kinds of events and fields that this version doesn't know
/// are passed over: the format only grows.
pub fn read(text: &str) -> Result<Trace, TraceError> {
    let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let (_, first) = lines.next().ok_or(TraceError::Empty)?;
    let header: Header = serde_json::from_str(first).map_err(TraceError::Header)?;
    if header.trace != 1 {
        return Err(TraceError::Version(header.trace));
    }
    let mut events = Vec::new();
    for (index, line) in lines {
        let event = serde_json::from_str(line);
        events.push(event.map_err(|why| TraceError::Event { line: index + 1, why })?);
    }
    Ok(Trace { header, events })
}
