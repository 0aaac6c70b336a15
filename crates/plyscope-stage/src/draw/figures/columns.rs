//! The columns of the table of steps.

/// A column of the table of steps: its name, which is that of a field of a trace, or one of these.
pub(super) type Column = &'static str;

pub(super) const STEP: &str = "step";
pub(super) const NODE: &str = "node";
pub(super) const NAME: &str = "name";
pub(super) const EVENTS: &str = "events";
pub(super) const PASS: &str = "pass";
pub(super) const CUT: &str = "cut";
pub(super) const PRUNED: &str = "pruned";
pub(super) const PUSHED: &str = "pushed";
pub(super) const PURGED: &str = "purged";
pub(super) const TOLD: &str = "text";

/// The columns before those of other fields.
const FIRST: [&str; 13] = [
    STEP, NODE, NAME, EVENTS, PASS, "status", "merit", "case", "alpha", "beta", "value", "bound",
    "lower",
];
/// The columns after them.
const LAST: [&str; 5] = [CUT, PRUNED, PUSHED, PURGED, TOLD];

/// Returns the place of a column among others.
pub(super) fn order(column: &str) -> usize {
    let first = FIRST.iter().position(|&name| name == column);
    let last = LAST.iter().position(|&name| name == column);
    match (first, last) {
        (Some(place), _) => place,
        (None, Some(place)) => FIRST.len() + 1 + place,
        (None, None) => FIRST.len(),
    }
}

/// Returns the heading of a column in print.
pub(super) fn heading(column: &str) -> &str {
    match column {
        "alpha" => "α",
        "beta" => "β",
        TOLD => "what happens",
        name => name,
    }
}

/// Returns `true` if the cells of a column are texts of any length.
pub(super) fn is_list(column: &str) -> bool {
    [EVENTS, PRUNED, PUSHED, PURGED].contains(&column)
}

/// Returns `true` if sentences about steps tell what stands in the column.
pub(super) fn is_in_sentences(column: &str) -> bool {
    is_list(column) || column == CUT || column == "bound"
}

#[cfg(test)]
mod tests {
    use super::order;

    #[test]
    fn fields_that_only_some_searches_have_stand_between_the_others() {
        let mut columns = ["text", "visits", "cut", "step", "value"];
        columns.sort_by_key(|column| order(column));
        assert_eq!(columns, ["step", "value", "visits", "cut", "text"]);
    }
}
