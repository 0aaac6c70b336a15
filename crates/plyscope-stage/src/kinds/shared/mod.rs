//! The parts that several kinds of searches share.

pub(super) mod backups;
pub(super) mod calls;
pub(super) mod counts;
pub(super) mod cutoffs;
pub(super) mod depth_first;
pub(super) mod entries;
pub(super) mod means;
pub(super) mod queue;
pub(super) mod results;
pub(super) mod touched;
