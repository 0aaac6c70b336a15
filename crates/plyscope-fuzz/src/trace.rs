//! The reader of traces: what is read and written again is the same.

use arbitrary::{Result, Unstructured};
use plyscope::ALGORITHMS;
use plyscope_stage::Run;
use plyscope_stage::trace::{self, Trace, TraceEvent};

use crate::options;

/// Reads a trace.
pub(crate) fn try_text(text: &str) -> bool {
    match trace::read(text) {
        Ok(trace) => {
            let written = written(&trace);
            let again = trace::read(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
            // What this version doesn't know is passed over, and written as that.
            assert_eq!(again, trace);
            for line in &trace.events {
                if let TraceEvent::Pop { status, .. } = &line.event {
                    assert_eq!(status.to_string(), status.as_str());
                }
            }
            true
        }
        Err(error) => {
            assert!(error.to_string().len() > 10, "{error}");
            false
        }
    }
}

fn written(trace: &Trace) -> String {
    let mut text = serde_json::to_string(&trace.header).expect("a header is JSON") + "\n";
    for line in &trace.events {
        text += &serde_json::to_string(line).expect("an event is JSON");
        text.push('\n');
    }
    text
}

/// Makes the trace of some steps.
pub(crate) fn make(u: &mut Unstructured<'_>) -> Result<String> {
    let text = options::make(u)?;
    let steps = u.int_in_range(0..=20_usize)?;
    let run = options::Written::of(&mut text.lines()).open();
    let usual = || Run::open(ALGORITHMS[0].name, "[[3,12],[2,4]]").expect("any search takes it");
    let mut run = run.unwrap_or_else(usual);
    run.record(steps);
    let mut text = Vec::new();
    trace::write(&run, &mut text).expect("memory is written to");
    Ok(String::from_utf8(text).expect("a trace is text"))
}
