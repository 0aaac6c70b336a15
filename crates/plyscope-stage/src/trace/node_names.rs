//! The names of nodes in a trace: paths or numbers.

/// The names of nodes in a trace.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum NodeNames {
    /// Paths, such as `2.1`: they have a number for each ply above the node.
    #[default]
    Paths,
    /// Numbers in the order of generation, such as `#5`; the root is `#0`. They stay short in a
    /// deep tree, where paths make a trace grow with the square of the depth.
    Numbers,
    /// Both, such as `2.1#5`, for a program that wants the one and the other. No trace has this.
    PathsAndNumbers,
}
