//! The sentences about a node that is entered with a window.

use plyscope::{NodeId, Player, Value};

use crate::kinds::shared::results::{is_given, root_window};
use crate::show::moment::Moment;
use crate::show::sentence::Sentence;

/// Returns the sentence that tells what a node's window means to the player to move. A window
/// without bounds is explained at the root.
pub(in crate::kinds) fn entered(
    moment: &Moment<'_>,
    node: NodeId,
    alpha: Value,
    beta: Value,
) -> Sentence {
    // Nobody has what the search began with.
    let first = root_window(moment);
    let (has_alpha, has_beta) = (alpha > first.alpha, beta < first.beta);
    let key = match (moment.topology.player(node), has_alpha, has_beta) {
        _ if alpha >= beta => "enter.no-room",
        (_, false, false) if is_given(moment, "window") => "enter.inside",
        (_, false, false) if node == NodeId::ROOT => "enter.open",
        (_, false, false) => "enter.open.brief",
        (Player::Min, true, _) => "enter.max-has",
        (Player::Max, _, true) => "enter.min-has",
        _ => "enter.inside",
    };
    moment.with_window(moment.about(key, node), alpha, beta)
}
