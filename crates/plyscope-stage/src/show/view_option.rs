//! The option `view=`: the side that values are seen from.

use plyscope::{OptionError, OptionKind, OptionSpec, SearchKind};

use crate::kinds::AnyKind;
use crate::show::side::Side;

impl Side {
    /// Returns the option `view=` of a kind of search, as links have it, if its values can be seen
    /// from several sides.
    pub fn option(kind: SearchKind) -> Option<OptionSpec> {
        Some(OptionSpec {
            name: "view",
            kind: OptionKind::Choice(&["max", "mover"]),
            default: AnyKind::of(kind).usual_view()?,
            about: "The side that numbers are seen from: MAX at every node, or the player who is to move there.",
        })
    }

    /// Takes `view=` out of the options of a run. Returns what it says, if it is there.
    pub(crate) fn taken(
        kind: SearchKind,
        options: &mut Vec<(String, String)>,
    ) -> Result<Option<bool>, OptionError> {
        let Some(spec) = Side::option(kind) else { return Ok(None) };
        let Some(place) = options.iter().position(|(name, _)| name == spec.name) else {
            return Ok(None);
        };
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
