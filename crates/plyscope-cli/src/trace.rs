//! `plyscope trace`: the events of a search.

use std::io::Write;

use plyscope_stage::trace::{self, NodeNames};

use crate::failure::Failure;
use crate::job::Job;
use crate::watch::{Recorded, Watch};

/// The number of steps after which their events are written.
const STEPS: usize = 256;

pub(crate) fn trace(job: Job, names: NodeNames, out: &mut impl Write) -> Result<(), Failure> {
    let memory = job.memory;
    // The game may be read from a terminal, and Ctrl-C ends that at once.
    let mut run = job.record()?;
    let watch = Watch::new(memory);
    trace::write_header_with(names, &run, out)?;
    let mut written = 0;
    loop {
        let recorded = watch.record(&mut run, STEPS)?;
        let events = run.recording().events();
        trace::write_events_with(names, &run, written..events, out)?;
        written = events;
        match recorded {
            Recorded::Some => {}
            Recorded::All => return Ok(()),
            Recorded::Stopped(stop) => {
                out.flush()?;
                return Err(Failure::Stopped(stop));
            }
        }
    }
}
