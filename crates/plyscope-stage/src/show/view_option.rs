//! The option `view=`: the side that values are seen from.

use plyscope::{ALGORITHMS, OptionError, OptionKind, OptionSpec, SearchKind};

use crate::kinds::AnyKind;
use crate::scale::GAMES;
use crate::show::side::Side;

const VIEW: &str = "view";

impl Side {
    /// Returns the option `view=` of a kind of search, as links have it, if its values can be seen
    /// from several sides.
    pub fn option(kind: SearchKind) -> Option<OptionSpec> {
        Some(OptionSpec {
            name: VIEW,
            kind: OptionKind::Choice(&["max", "mover"]),
            default: AnyKind::of(kind).usual_view()?,
            // A frame shows no options.
            about: if GAMES {
                "The side that numbers are seen from: MAX at every node, or the player who is to move there."
            } else {
                ""
            },
        })
    }

    /// Takes `view=` out of the options of a run of this search. Returns what it says, if it is
    /// there.
    pub(crate) fn taken(
        algorithm: &str,
        options: &mut Vec<(String, String)>,
    ) -> Result<Option<bool>, OptionError> {
        // First: most runs have none, and need no description of the search.
        let Some(place) = options.iter().position(|(name, _)| name == VIEW) else {
            return Ok(None);
        };
        let known = ALGORITHMS.iter().find(|known| known.name == algorithm);
        let Some(spec) = known.and_then(|known| Side::option(known.kind)) else { return Ok(None) };
        let (name, value) = options.remove(place);
        if options.iter().any(|(other, _)| *other == name) {
            // Twice: the search tells it.
            options.push((name, value));
            return Ok(None);
        }
        match value.as_str() {
            "max" => Ok(Some(false)),
            "mover" => Ok(Some(true)),
            _ => Err(OptionError::Value { name, value, takes: spec.kind.takes() }),
        }
    }
}
