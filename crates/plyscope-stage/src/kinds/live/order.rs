//! The order of the live nodes.

use plyscope::Settings;

/// Returns `true` if the deepest live node comes first, instead of the one with the least bound.
pub(super) fn is_by_depth(settings: &Settings) -> bool {
    settings.has("order") && settings.word("order") == "depth"
}
