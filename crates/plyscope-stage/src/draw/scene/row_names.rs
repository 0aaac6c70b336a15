//! The names of the rows, at the left: who moves there.

use plyscope::{NodeId, Player};

use super::input::SceneInput;
use super::model::{Scene, set};
use crate::draw::painter::{Anchor, Ink, Place, Type, text_width};

/// The font size of the names in pixels.
const ROW: f32 = 12.0;

/// Returns the left end of the names of the rows, and the approximate right end where a player is
/// named.
pub(super) fn row_names(input: &SceneInput<'_>) -> (f32, f32) {
    let start = if input.size.width < 480.0 { 8.0 } else { 16.0 };
    let chance = input.topology.has_chance().then_some(input.words.chance);
    let words = match input.players {
        Some(_) => vec![player_name(input, "1")],
        None => [input.words.max, input.words.min]
            .into_iter()
            .chain(chance)
            .map(str::to_owned)
            .collect(),
    };
    let widest = words.iter().map(|name| text_width(name, ROW, false)).fold(0.0, f32::max);
    (start, start + widest)
}

/// Returns the name of one of several players.
fn player_name(input: &SceneInput<'_>, number: &str) -> String {
    format!("{} {number}", input.words.player)
}

/// The number of nodes of a ply whose player to move is looked up.
const ASKED: usize = 32;

/// Names a row at the left: MAX, MIN, chance or one of several players if all nodes that are looked up agree, or leaves if there is
/// nothing else.
pub(super) fn name_row(input: &SceneInput<'_>, ply: usize, scene: &mut Scene) {
    if input.view.ply < f64::from(ROW) + 2.0 {
        return;
    }
    let ranks = input.layout.ply(ply);
    let nodes =
        ranks.clone().step_by(ranks.len().div_ceil(ASKED)).map(|rank| input.layout.node(rank));
    let is_inner = |node: &NodeId| !input.topology.is_leaf(*node);
    let word = |node| match (input.topology.player(node), input.players) {
        _ if input.topology.is_chance(node) => input.words.chance.to_owned(),
        (_, Some(players)) => player_name(input, &players(node).unwrap_or_default()),
        (Player::Max, None) => input.words.max.to_owned(),
        (Player::Min, None) => input.words.min.to_owned(),
    };
    let mut words = nodes.filter(is_inner).map(word);
    let word = match words.next() {
        None => input.words.leaves.to_owned(),
        Some(first) if words.any(|other| other != first) => return,
        Some(first) => first,
    };
    let (_, y) = input.view.to_screen(0.0, ply);
    let style = Type { anchor: Anchor::Start, halo: true, ..set(ROW, false, Ink::Muted) };
    let (x, _) = row_names(input);
    scene.label(Place { x, y: y as f32 }, word, style);
}
