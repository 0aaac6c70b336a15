//! The orders of moves in which alpha-beta evaluates the fewest and the most leaves.

use plyscope::tree::{ChildOrder, NotOrdered, Ordered, Tree};
use plyscope::{AnyGame, Silent, alpha_beta, run};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::to_js::to_js;

/// The leaves that alpha-beta evaluates in a tree, by the order of its moves.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Orders {
    /// The reason why there are none of this tree, if there is one.
    #[cfg_attr(
        test,
        ts(type = "\"chances\" | \"again\" | \"unknown\" | \"too-large\" | \"too-deep\" | null")
    )]
    refused: Option<&'static str>,
    /// As the tree is written, in the best order and in the worst.
    rows: Vec<OrderRow>,
}

/// A tree in some order.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct OrderRow {
    /// The number of leaves that alpha-beta evaluates.
    #[cfg_attr(test, ts(type = "number"))]
    leaves: u64,
    /// The text of the tree.
    tree: String,
}

/// The greatest number of nodes of a game that is written out.
const MOST: usize = 20_000;

/// Returns the orders of a tree, or of a game that is written out, by its text; `undefined` if it
/// can't be read.
#[wasm_bindgen(unchecked_return_type = "Orders | undefined")]
pub fn orders(text: &str) -> JsValue {
    let Ok(game) = text.parse::<AnyGame>() else { return JsValue::UNDEFINED };
    to_js(&all(&game).unwrap_or_else(|refused| Orders { refused: Some(refused), rows: Vec::new() }))
}

fn all(game: &AnyGame) -> Result<Orders, &'static str> {
    let tree = match game {
        AnyGame::Tree(tree) => tree.clone(),
        game => Tree::from_game(game, MOST, None).map_err(|_| "too-large")?,
    };
    let ordered = |order| tree.ordered(order).map_err(|refused| word(&refused));
    let rows = [ordered(ChildOrder::Best)?, ordered(ChildOrder::Worst)?];
    let mut search = alpha_beta::AlphaBeta::new(&tree, alpha_beta::Options::default());
    let leaves = run(&mut search, &mut Silent).counts.leaves;
    let row = |Ordered { leaves, tree, .. }| OrderRow { leaves, tree: tree.to_string() };
    let written = OrderRow { leaves, tree: tree.to_string() };
    Ok(Orders { refused: None, rows: [written].into_iter().chain(rows.map(row)).collect() })
}

fn word(refused: &NotOrdered) -> &'static str {
    match refused {
        NotOrdered::Chance => "chances",
        NotOrdered::Again => "again",
        NotOrdered::Unknown => "unknown",
        NotOrdered::TooDeep { .. } => "too-deep",
        _ => "too-large",
    }
}
