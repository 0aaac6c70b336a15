//! How large a game may be that is read.

/// The greatest game that a reader takes: one that has wider or deeper ones to draw can refuse them
/// where they are written, before anything is searched.
///
/// ```
/// use plyscope::{AnyGame, Limits};
///
/// let limits = Limits { children: 3, plies: 2 };
/// assert!(AnyGame::within("[[3,12,8],[2,4,6]]", limits).is_ok());
/// let error = AnyGame::within("[[3,12],[2,4,6,1]]", limits).unwrap_err();
/// assert_eq!(error.column, 16, "the fourth child");
/// assert!(AnyGame::within("[[[3,12]]]", limits).is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most children that a node may have.
    pub children: u32,
    /// The most plies that a line of play may have.
    pub plies: u32,
}

impl Limits {
    /// No limits but those of the games.
    pub const NONE: Limits = Limits { children: u32::MAX, plies: u32::MAX };
}

/// Returns a number as it is written in a sentence: `10,000`.
pub(crate) fn grouped(number: u32) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_told_apart() {
        assert_eq!([7, 1_000, 10_000].map(grouped), ["7", "1,000", "10,000"]);
        assert_eq!(grouped(1_234_567), "1,234,567");
    }
}
