//! All positions of a small game, for programs that search it themselves.

use plyscope::{AnyGame, Game, Path, Player, Value};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::to_js::to_js;

/// A position.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct PositionEntry {
    /// Its place in the tree; `e` for the root.
    path: String,
    /// The name of the move that leads to it, if it has one.
    name: Option<String>,
    /// `true` if MAX moves.
    max: bool,
    /// What it is worth if the game is over; infinite values are ±∞.
    value: Option<f64>,
    /// The numbers of the positions after each move; none if the game is over.
    children: Vec<usize>,
    /// The probability of each of these moves, if chance makes them.
    chance: Option<Vec<f64>>,
}

/// Returns the positions of a game, each before those after it and the start first; `undefined` if there are
/// more than so many, if three players move, or if the game can't be read.
#[wasm_bindgen(unchecked_return_type = "PositionEntry[] | undefined")]
pub fn positions(game: &str, most: usize) -> JsValue {
    let positions = game.parse().ok().and_then(|game: AnyGame| of(&game, most));
    positions.map_or(JsValue::UNDEFINED, |positions| to_js(&positions))
}

fn of(game: &AnyGame, most: usize) -> Option<Vec<PositionEntry>> {
    let start = game.start();
    if game.payoffs(&start).is_some() {
        return None;
    }
    let entry = |player: Player, path: &Path, name| PositionEntry {
        path: path.to_string(),
        name,
        max: player == Player::Max,
        value: None,
        children: Vec::new(),
        chance: None,
    };
    let mut entries = vec![entry(game.player(&start), &Path::default(), None)];
    let mut left = vec![(0, start, Path::default())];
    while let Some((at, position, path)) = left.pop() {
        let mut moves = Vec::new();
        game.moves(&position, &mut moves);
        if moves.is_empty() {
            entries[at].value = number(game, game.value(&position));
            continue;
        }
        if entries.len() + moves.len() > most {
            return None;
        }
        if game.is_chance(&position) {
            let mut weights = Vec::new();
            game.weights(&position, &mut weights);
            let sum: f64 = weights.iter().copied().map(f64::from).sum();
            entries[at].chance =
                Some(weights.into_iter().map(|weight| f64::from(weight) / sum).collect());
        }
        for (child, mv) in (0..).zip(&moves) {
            let path = Path::from([path.children(), &[child]].concat());
            let next = game.play(&position, mv);
            let index = entries.len();
            entries[at].children.push(index);
            entries.push(entry(game.player(&next), &path, game.move_name(&position, mv)));
            left.push((index, next, path));
        }
    }
    Some(entries)
}

fn number(game: &AnyGame, value: Value) -> Option<f64> {
    match value {
        Value::INF => Some(f64::INFINITY),
        Value::NEG_INF => Some(f64::NEG_INFINITY),
        value if value.is_unknown() => None,
        value => Some(f64::from(value.units()) / f64::from(game.unit().parts())),
    }
}
