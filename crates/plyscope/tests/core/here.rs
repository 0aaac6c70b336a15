//! The games that this build has: chess and the word game are features, and the module of a frame
//! for written trees has no other game, and none with chance.

use plyscope::{AnyGame, NotationErrorKind};

/// Returns `true` unless the text names a game that this build leaves out.
pub(crate) fn is_here(text: &str) -> bool {
    match text.parse::<AnyGame>() {
        Ok(_) => true,
        Err(error) => !matches!(
            *error.kind,
            NotationErrorKind::UnknownGame { .. }
                | NotationErrorKind::LeftOut(_)
                | NotationErrorKind::Chance
        ),
    }
}
