//! The counts of several searches.

use crate::CountSpec;

/// The number of nodes taken from OPEN.
pub(super) const POPS: CountSpec = CountSpec { key: "pops", label: "pops" };

/// The greatest number of entries in OPEN.
pub(super) const OPEN_MAX: CountSpec = CountSpec { key: "open_max", label: "max OPEN" };

/// The number of nodes expanded, in a tree in memory.
pub(super) const EXPANSIONS: CountSpec = CountSpec { key: "expansions", label: "expansions" };
