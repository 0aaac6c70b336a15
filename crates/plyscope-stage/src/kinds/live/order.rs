//! The order of the live nodes.

use plyscope::Settings;

/// Returns `true` if the deepest live node comes first, and not that of the least bound.
pub(super) fn is_by_depth(settings: &Settings) -> bool {
    settings.has("order") && settings.word("order") == "depth"
}
