//! The tokens of a sum.

/// A token of a sum; its numbers are known as soon as the finest decimal is.
pub(super) enum Token<N> {
    Number(N),
    Open,
    Bar,
    Comma,
    Close,
    Plus,
}
