//! The counts of searches whose nodes count as soon as they are generated.

use plyscope::Event;

use crate::record::tally::Tally;
use crate::show::moment::Moment;
use crate::show::sentence::Sentence;

/// Counts an event of a search that generates nodes by expansions only. `is_of_root` if it is an
/// event that comes first for the root, before anything is expanded.
#[inline(always)]
pub(in crate::kinds) fn count_generated(tally: &mut Tally, event: &Event<'_>, is_of_root: bool) {
    match event {
        Event::Expand { children, .. } => tally.nodes += children.count,
        _ if is_of_root && tally.nodes == 0 => tally.nodes = 1,
        _ => {}
    }
    tally.count(event);
}

/// Counts an event of a search of positions: those that are met again count once.
#[inline(always)]
pub(in crate::kinds) fn count_positions(tally: &mut Tally, event: &Event<'_>) {
    match event {
        Event::Bounds { .. } => tally.nodes += 1,
        Event::Expand { children, .. } => tally.nodes += children.count,
        // Its position is counted already.
        Event::Same { .. } => tally.nodes -= 1,
        _ => {}
    }
    tally.count(event);
}

/// Returns the counters of a search with windows.
pub(in crate::kinds) fn window_counters(moment: &Moment<'_>) -> Vec<Sentence> {
    vec![
        moment.leaves_counter(),
        Sentence::counter("cutoffs", moment.tally.cutoffs),
        Sentence::counter("nodes", moment.tally.nodes),
    ]
}
