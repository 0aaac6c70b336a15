//! The ends of random runs.

use std::panic::{AssertUnwindSafe, catch_unwind};

use arbitrary::Unstructured;

use crate::claims::assert_claims;
use crate::dice::bytes;
use crate::options;

/// The greatest number of steps of a run whose end is looked at.
const STEPS: usize = 2_000;

/// Makes a run of any search, options and game from random bytes. Returns the name of the search if
/// it ends, after checking what it claims.
///
/// # Panics
///
/// It claims a proof that it doesn't have, or the other way round.
///
/// ```
/// let ended = (0..20).filter_map(|seed| plyscope_fuzz::ended_as_claimed(seed)).count();
/// assert!(ended > 5);
/// ```
pub fn ended_as_claimed(seed: u64) -> Option<&'static str> {
    let bytes = bytes(seed, 2_000);
    let text = options::make(&mut Unstructured::new(&bytes)).expect("there are enough bytes");
    let mut run = options::Written::of(&mut text.lines()).open()?;
    run.record(STEPS);
    run.recording().outcome()?;
    let claimed = catch_unwind(AssertUnwindSafe(|| assert_claims(&mut run)));
    claimed.unwrap_or_else(|_| panic!("a claim is wrong in this run:\n{text}"));
    Some(run.search().algorithm().name)
}
