//! The counts of a search and their names.

use plyscope::Counts;

/// One of the counts.
pub(crate) struct Count {
    /// The name in a trace.
    pub(crate) key: &'static str,
    /// The name in a table.
    pub(crate) label: &'static str,
    /// Returns the number, or `None` if the search does not count this.
    pub(crate) of: fn(&Counts) -> Option<u64>,
}

/// All counts, in the order in which they are printed.
pub(crate) const COUNTS: &[Count] = &[
    Count { key: "nodes", label: "nodes", of: |counts| Some(counts.nodes) },
    Count { key: "leaves", label: "leaves", of: |counts| Some(counts.leaves) },
    Count { key: "evaluations", label: "evaluations", of: |counts| Some(counts.evaluations) },
    Count { key: "cutoffs", label: "cutoffs", of: |counts| Some(counts.cutoffs) },
    Count { key: "pops", label: "pops", of: |counts| counts.pops },
    Count { key: "open_max", label: "max OPEN", of: |counts| counts.open_max },
    Count { key: "expansions", label: "expansions", of: |counts| counts.expansions },
    Count { key: "passes", label: "passes", of: |counts| counts.passes },
    Count { key: "tests", label: "null windows", of: |counts| counts.tests },
    Count { key: "researches", label: "re-searches", of: |counts| counts.researches },
    Count {
        key: "playouts",
        label: "playouts",
        of: |counts| counts.playouts.map(|playouts| playouts.count),
    },
];
