//! The columns of the table of steps.

/// A column of the table of steps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Column {
    Step,
    Node,
    Name,
    Events,
    Pass,
    Status,
    Merit,
    Case,
    Strategy,
    Alpha,
    Beta,
    Value,
    Bound,
    Lower,
    Upper,
    Proof,
    Disproof,
    Plies,
    Visits,
    Total,
    Cut,
    Pruned,
    Pushed,
    Purged,
    Told,
}

impl Column {
    /// All columns, in their order, with their names and their headings in print.
    const ALL: [(Column, &'static str, &'static str); 25] = [
        (Column::Step, "step", "step"),
        (Column::Node, "node", "node"),
        (Column::Name, "name", "name"),
        (Column::Events, "events", "events"),
        (Column::Pass, "pass", "pass"),
        (Column::Status, "status", "status"),
        (Column::Merit, "merit", "merit"),
        (Column::Case, "case", "case"),
        (Column::Strategy, "strategy", "strategy"),
        (Column::Alpha, "alpha", "α"),
        (Column::Beta, "beta", "β"),
        (Column::Value, "value", "value"),
        (Column::Bound, "bound", "bound"),
        (Column::Lower, "lower", "lower"),
        (Column::Upper, "upper", "upper"),
        (Column::Proof, "proof", "proof"),
        (Column::Disproof, "disproof", "disproof"),
        (Column::Plies, "plies", "plies"),
        (Column::Visits, "visits", "visits"),
        (Column::Total, "total", "total"),
        (Column::Cut, "cut", "cut"),
        (Column::Pruned, "pruned", "pruned"),
        (Column::Pushed, "pushed", "pushed"),
        (Column::Purged, "purged", "purged"),
        (Column::Told, "text", "what happens"),
    ];

    /// Returns the name of the column in a file for programs.
    pub(super) const fn name(self) -> &'static str {
        Column::ALL[self as usize].1
    }

    /// Returns the heading of the column in print.
    pub(super) const fn heading(self) -> &'static str {
        Column::ALL[self as usize].2
    }

    /// Returns `true` if its cells are numbers, which stand at the right.
    pub(super) const fn is_number(self) -> bool {
        !matches!(
            self,
            Column::Node
                | Column::Name
                | Column::Events
                | Column::Status
                | Column::Strategy
                | Column::Bound
                | Column::Cut
                | Column::Pruned
                | Column::Pushed
                | Column::Purged
                | Column::Told
        )
    }
}

#[cfg(test)]
mod tests {
    use super::Column;

    #[test]
    fn every_column_is_at_its_place() {
        for (index, (column, ..)) in Column::ALL.into_iter().enumerate() {
            assert_eq!(column as usize, index);
        }
    }
}
