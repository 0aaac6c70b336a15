//! The sentences about text that can be read in two ways.

use crate::Player;

/// Why a player who is said to move at a node can't.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Turn {
    /// The root is a MAX node, as nothing says otherwise, and the turns alternate.
    MaxBegins,
    /// Another word says whose turn it is, or `min:` in front, and the turns alternate.
    Alternating,
    /// The other player moves at every node.
    OneSided,
    /// A node of the text is used again where it is the other player's turn.
    Again,
}

impl Turn {
    pub(super) fn reason(self, player: Player) -> String {
        let (player, other) = match player {
            Player::Max => ("MAX", "MIN"),
            Player::Min => ("MIN", "MAX"),
        };
        match self {
            Turn::MaxBegins => {
                format!(
                    "the root is a MAX node and the turns alternate, so that {other} moves here"
                )
            }
            Turn::Alternating => {
                format!("{other} moves here, as {player} can't move twice in a row")
            }
            Turn::OneSided => format!("{other} moves at every node of this tree"),
            Turn::Again => "a node of this tree is used again where it is the other's turn".into(),
        }
    }

    pub(super) fn remedy(self) -> &'static str {
        match self {
            Turn::MaxBegins => "`min:` in front of the tree if the root is a MIN node, or ",
            Turn::Alternating | Turn::OneSided | Turn::Again => "",
        }
    }
}

/// Returns a number without the commas between its digits.
pub(super) fn joined(number: &str) -> String {
    number.replace(',', "")
}

/// Returns the numbers between the commas.
pub(super) fn apart(numbers: &str) -> String {
    let plain = |number: &str| match number.trim_start_matches('0') {
        "" => "0".to_owned(),
        fraction if fraction.starts_with('.') => format!("0{fraction}"),
        number => number.to_owned(),
    };
    numbers.split(',').map(plain).collect::<Vec<_>>().join(", ")
}
