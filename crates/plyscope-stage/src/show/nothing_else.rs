//! The end of a match over an enum that may grow.

/// Ends a match over an enum of plyscope that may grow. It is never reached: Cargo.toml requires
/// exactly the version of plyscope that this crate was written for.
#[cold]
pub(crate) fn nothing_else() -> ! {
    unreachable!("plyscope and plyscope-stage have the same version")
}
