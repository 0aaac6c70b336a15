//! The sentences about text that can be read in two ways.

use crate::Player;
use crate::scale::LARGE;

/// Why a player who is said to move at a node can't.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Turn {
    /// Nothing says who moves at the root, and below a MAX node it would be the other one's turn.
    MaxBegins,
    /// Another word says who moves at the same node.
    Said,
    /// The other player moves at every node.
    OneSided,
    /// A node of the text is used again where it is the other player's turn.
    Again,
}

impl Turn {
    pub(super) fn reason(self, player: Player) -> String {
        let other = match player {
            Player::Max => "MIN",
            Player::Min => "MAX",
        };
        match self {
            Turn::MaxBegins => {
                format!("nothing says who moves at the root, and if MAX does, {other} moves here")
            }
            Turn::Said => format!("another word says that {other} moves here"),
            Turn::OneSided => format!("{other} moves at every node of this tree"),
            Turn::Again => "a node of this tree is used again where it is the other's turn".into(),
        }
    }

    pub(super) fn remedy(self) -> &'static str {
        match self {
            Turn::MaxBegins => "`max:` or `min:` in front of the tree, or ",
            Turn::Said | Turn::OneSided | Turn::Again => "",
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

// A frame reads none of the texts that these sentences are about, and has no room for them.

pub(super) fn leaf_without_value(name: &str) -> String {
    if !LARGE {
        return String::new();
    }
    format!(
        "the leaf `{name}` has no value: write `{name}:5` if that is 5, and `?` for a value that nobody knows"
    )
}

pub(super) fn name_or_unknown(word: &str) -> String {
    if !LARGE {
        return String::new();
    }
    format!(
        "`{word}` may be a value that nobody knows or the name of this list: write `?` for the one, \
         `{word}:(` for the other"
    )
}

pub(super) fn mixed_outcomes(word: &str, value: &str) -> String {
    if !LARGE {
        return String::new();
    }
    format!(
        "`{word}` stands for {value} only where all leaves are such words, either for who wins or for \
         what is true: write `{value}`"
    )
}
