//! The counts of a search.

/// The counts of a search: how much it has done.
///
/// ```
/// use plyscope::{AnyGame, AnySearch, Silent};
///
/// let game: AnyGame = "[[3,12,8],[2,4,6],[14,5,2]]".parse()?;
/// let mut search = AnySearch::new("sss-star", game)?;
/// while search.step(&mut Silent) {}
/// let counts = &search.outcome().unwrap().counts;
/// assert_eq!(counts.leaves, 7);
/// assert_eq!(counts.get("pops"), Some(18));
/// assert_eq!(counts.get("passes"), None, "it searches the root once");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Counts {
    /// The number of different nodes entered or evaluated, the root included.
    pub nodes: u64,
    /// The number of different leaves evaluated.
    pub leaves: u64,
    /// The number of evaluations, repeats included.
    pub evaluations: u64,
    /// The number of cutoffs.
    pub cutoffs: u64,
    /// The number of positions below its nodes that the game looked at to evaluate them, or for
    /// their bounds: in chess, those after captures. Of games that look no further than a node it
    /// is 0, and not among those of [`iter`](Counts::iter).
    pub ahead: u64,
    /// The other numbers that the search counts, in the order of
    /// [`Algorithm::counts`](crate::Algorithm::counts).
    pub more: Vec<(CountSpec, u64)>,
}

/// A number that a search counts, described.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CountSpec {
    /// As in a trace: `open_max`.
    pub key: &'static str,
    /// As in a table: `max OPEN`.
    pub label: &'static str,
}

impl Counts {
    /// The numbers that all searches count.
    pub const COMMON: [CountSpec; 4] = [
        CountSpec { key: "nodes", label: "nodes" },
        CountSpec { key: "leaves", label: "leaves" },
        CountSpec { key: "evaluations", label: "evaluations" },
        CountSpec { key: "cutoffs", label: "cutoffs" },
    ];

    /// [`ahead`](Counts::ahead), described.
    pub const AHEAD: CountSpec = CountSpec { key: "ahead", label: "below nodes" };

    /// Returns these counts and more of them, in the order of their description.
    pub fn with(mut self, specs: &[CountSpec], numbers: &[u64]) -> Counts {
        debug_assert_eq!(specs.len(), numbers.len(), "a number for each description");
        self.more.extend(specs.iter().copied().zip(numbers.iter().copied()));
        self
    }

    /// Returns all counts.
    pub fn iter(&self) -> impl Iterator<Item = (CountSpec, u64)> {
        let common = [self.nodes, self.leaves, self.evaluations, self.cutoffs];
        let ahead = (self.ahead > 0).then_some((Counts::AHEAD, self.ahead));
        Counts::COMMON.into_iter().zip(common).chain(ahead).chain(self.more.iter().copied())
    }

    /// Returns the count with this key, if the search counts it.
    pub fn get(&self, key: &str) -> Option<u64> {
        self.iter().find(|(spec, _)| spec.key == key).map(|(_, number)| number)
    }
}
