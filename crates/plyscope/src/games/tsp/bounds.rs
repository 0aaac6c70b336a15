//! The lower bounds to choose from.

/// A lower bound of tours, as the option `bound` names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Reduced,
    Path,
    CheapestEdges,
    SpanningTree,
    HeldKarp,
    None,
    /// The length of a tour: as a lower bound, it is wrong.
    TooHigh,
}

impl Bound {
    /// The names, in the order of the variants.
    pub(super) const NAMES: &'static [&'static str] =
        &["reduced", "path", "cheapest-edges", "spanning-tree", "held-karp", "none", "too-high"];

    const ALL: [Bound; 7] = [
        Bound::Reduced,
        Bound::Path,
        Bound::CheapestEdges,
        Bound::SpanningTree,
        Bound::HeldKarp,
        Bound::None,
        Bound::TooHigh,
    ];

    pub(super) fn name(self) -> &'static str {
        Bound::NAMES[self as usize]
    }

    pub(super) fn named(name: &str) -> Option<Bound> {
        let index = Bound::NAMES.iter().position(|known| *known == name)?;
        Some(Bound::ALL[index])
    }
}
