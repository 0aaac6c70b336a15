//! The counts of MTD.

/// The counts of MTD, up to a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct PassesTally {
    /// The number of searches of the root.
    pub passes: u32,
    /// The number of nodes whose value was in the memory.
    pub reused: u32,
}
