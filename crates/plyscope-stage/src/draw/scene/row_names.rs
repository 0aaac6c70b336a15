//! The names of the rows, at the left: who moves there.

use plyscope::{NodeId, Player};

use super::input::SceneInput;
use super::model::{RIM, Scene, set};
use crate::draw::painter::{Anchor, Ink, Place, Type, text_width};
use crate::scale::GAMES;

/// The font size of the names in pixels.
const ROW: f32 = 12.0;

/// Returns the left end of the names of the rows, and the approximate right end where a player is
/// named.
pub(super) fn row_names(input: &SceneInput<'_>) -> (f32, f32) {
    let start = if input.size.width < 480.0 { 8.0 } else { 16.0 };
    if GAMES && let Some(players) = input.players {
        return (start, start + text_width(&format!("{} 1", players.word), ROW, false));
    }
    let chance = input.topology.has_chance().then_some(input.words.chance);
    let words = [input.words.max, input.words.min].into_iter().chain(chance);
    let widest = words.map(|name| text_width(name, ROW, false)).fold(0.0, f32::max);
    (start, start + widest)
}

/// The number of nodes of a ply whose player to move is looked up.
const ASKED: usize = 32;

/// Names a row at the left: MAX, MIN, chance or one of several players if all nodes that are looked up
/// agree, or leaves if there is nothing else.
pub(super) fn name_row(input: &SceneInput<'_>, ply: usize, scene: &mut Scene) {
    if input.view.ply < f64::from(ROW) + 2.0 {
        return;
    }
    let ranks = input.layout.ply(ply);
    let nodes =
        ranks.clone().step_by(ranks.len().div_ceil(ASKED)).map(|rank| input.layout.node(rank));
    let is_inner = |node: &NodeId| !input.topology.is_leaf(*node);
    if GAMES && let Some(players) = input.players {
        let mut numbers = nodes.filter(is_inner).map(|node| (players.at)(node).unwrap_or_default());
        match numbers.next() {
            None => write(input, ply, input.words.leaves, scene),
            Some(number) if numbers.any(|other| other != number) => {}
            Some(number) => write(input, ply, &format!("{} {number}", players.word), scene),
        }
        return;
    }
    // Who is to move: none is chance.
    let player = |node| (!input.topology.is_chance(node)).then(|| input.topology.player(node));
    let mut players = nodes.filter(is_inner).map(player);
    let first = players.next();
    let word = match first {
        None => input.words.leaves,
        Some(player) if players.any(|other| other != player) => return,
        Some(Some(Player::Max)) => input.words.max,
        Some(Some(Player::Min)) => input.words.min,
        Some(None) => input.words.chance,
    };
    write(input, ply, word, scene);
}

fn write(input: &SceneInput<'_>, ply: usize, word: &str, scene: &mut Scene) {
    let y = input.view.to_screen(0.0, ply).1 as f32;
    let (x, _) = row_names(input);
    // It gives way to a ring of the row.
    let reaches = x + text_width(word, ROW, false) + RIM;
    if scene.rings.iter().any(|ring| ring.at.y == y && ring.at.x - ring.radius < reaches) {
        return;
    }
    let style = Type { anchor: Anchor::Start, halo: true, ..set(ROW, false, Ink::Muted) };
    scene.label(Place { x, y }, word.to_owned(), style);
}
