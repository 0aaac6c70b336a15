//! The kinds of parts of a step.

use plyscope::{Event, NodeId, Siblings};

/// The kind of thing that the events of a part do, in a word: the locale has its name.
pub(crate) type PartKind = &'static str;

/// The events before an event in its step, as far as its part depends on them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Before {
    /// The kind of the part that the event before belongs to; empty before the first.
    pub(crate) kind: PartKind,
    /// The nodes that were generated last.
    pub(crate) children: Option<Siblings>,
}

impl Before {
    /// Returns `true` if the node was generated in the step.
    pub(crate) fn has_generated(self, node: NodeId) -> bool {
        self.children.is_some_and(|it| node.0.wrapping_sub(it.first.0) < it.count)
    }
}

/// Returns the kind of part that an event belongs to, unless a kind of search differs.
#[inline(never)]
pub(crate) fn part_kind(event: &Event<'_>, before: Before) -> PartKind {
    match event {
        Event::Pass { .. } => "pass",
        Event::Enter { .. } | Event::Lookup { .. } => "enter",
        // In a depth-first search, this is how work at a node begins.
        Event::Expand { .. } if before.kind == "enter" => "enter",
        Event::Expand { .. } | Event::Same { .. } => "expand",
        // The expansion is right before.
        Event::Mover { .. } | Event::Chance { .. } | Event::Order { .. } => before.kind,
        // Other nodes have the positions of the new ones.
        Event::Bounds { .. } if before.kind == "expand" => "expand",
        Event::Evaluate { .. }
        | Event::Estimate { .. }
        | Event::Bounds { .. }
        | Event::Incumbent { .. } => "evaluate",
        Event::Cutoff { .. } => "cut-off",
        Event::Choose { .. } => "choose",
        Event::Select { .. } => "select",
        Event::Pop { .. } => "pop",
        Event::Purge { .. } => "purge",
        Event::Push { .. } => "push",
        Event::Done { .. } => "done",
        _ => "back-up",
    }
}
