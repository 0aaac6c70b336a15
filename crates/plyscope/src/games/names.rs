//! The names of the games, and what is said where a text has none of them.

use super::notation::NotationErrorKind;

/// The names of all games in the order of the register, also of those that a build leaves out: what
/// is said of a name doesn't depend on the build.
const ALL: &[&str] = &[
    "tree",
    #[cfg(not(plyscope_trees))]
    "random",
    #[cfg(not(plyscope_trees))]
    "tic-tac-toe",
    #[cfg(not(plyscope_trees))]
    "nim",
    #[cfg(not(plyscope_trees))]
    "tsp",
    #[cfg(not(plyscope_trees))]
    "puzzle",
    #[cfg(not(plyscope_trees))]
    "connect-four",
    #[cfg(not(plyscope_trees))]
    "sum",
    #[cfg(not(plyscope_trees))]
    "pig",
    "players",
    #[cfg(not(plyscope_trees))]
    "chess",
    #[cfg(not(plyscope_trees))]
    "words",
];

/// The most characters of a name that a message repeats.
const LONGEST: usize = 40;

/// Returns the kind of error for the name of a game that isn't there.
pub(super) fn unknown(name: &str) -> NotationErrorKind {
    if let Some(left_out) = ALL.iter().find(|known| **known == name) {
        return NotationErrorKind::LeftOut(left_out);
    }
    let name: String = name.chars().take(LONGEST).collect();
    NotationErrorKind::UnknownGame { near: near(&name), name, known: ALL }
}

/// Returns the name of a game that is nearly the same, however it is written.
#[cfg(not(plyscope_trees))]
fn near(name: &str) -> Option<&'static str> {
    let letters = |name: &str| -> String {
        name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    };
    let given = letters(name);
    // Two letters in five may differ, so that a name of three letters has one of its own.
    let distance = |known: &&str| {
        let known = letters(known);
        let distance = strsim::osa_distance(&given, &known);
        (5 * distance <= 2 * known.chars().count()).then_some(distance)
    };
    let nearest = ALL.iter().filter_map(|known| Some((distance(known)?, *known)));
    nearest.min_by_key(|&(distance, _)| distance).map(|(_, known)| known)
}

/// The module of a frame has no other game, and the whole one answers for it.
#[cfg(plyscope_trees)]
fn near(_: &str) -> Option<&'static str> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GAMES;

    #[test]
    fn all_games_of_a_build_are_among_the_names_in_order() {
        let mut names = ALL.iter();
        assert!(GAMES.iter().all(|game| names.any(|name| *name == game.name)));
        #[cfg(all(feature = "chess", feature = "words"))]
        assert_eq!(GAMES.len(), ALL.len());
    }

    #[test]
    #[cfg(not(plyscope_trees))]
    fn a_name_is_near_that_of_a_game_if_a_hand_may_have_missed_it() {
        for (given, game) in [
            ("tictactoe", "tic-tac-toe"),
            ("Tic Tac Toe", "tic-tac-toe"),
            ("connect4", "connect-four"),
            ("conect four", "connect-four"),
            ("Nim", "nim"),
            ("nmi", "nim"),
            ("ches", "chess"),
            ("word", "words"),
            ("ranodm", "random"),
        ] {
            assert_eq!(near(given), Some(game), "{given}");
        }
        for given in ["", "go", "max", "chequers", "hex", "othello", "3 12 8"] {
            assert_eq!(near(given), None, "{given}");
        }
    }
}
