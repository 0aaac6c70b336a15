//! The counts of several searches.

use crate::CountSpec;

/// The number of nodes taken from OPEN.
pub(super) const POPS: CountSpec = CountSpec { key: "pops", label: "pops" };

/// The greatest number of entries in OPEN.
pub(super) const OPEN_MAX: CountSpec = CountSpec { key: "open_max", label: "max OPEN" };

/// The number of nodes expanded, in a tree in memory.
pub(super) const EXPANSIONS: CountSpec = CountSpec { key: "expansions", label: "expansions" };

/// The least number of expansions by which any proof is possible.
pub(super) const LEAST: CountSpec =
    CountSpec { key: "least_expansions", label: "least expansions" };

/// 1 if the move is not a best one.
pub(super) const WRONG_MOVES: CountSpec = CountSpec { key: "wrong_moves", label: "wrong moves" };
