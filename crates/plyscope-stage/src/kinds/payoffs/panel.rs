//! The panel of the path from the root, with what each player would get.

use plyscope::NodeId;
use serde::Serialize;

use super::numbers::payoffs_now;
use crate::kinds::shared::calls::{SHOWN, open_calls};
use crate::show::moment::Moment;
use crate::show::sentence::shown;
use crate::show::words;

/// The nodes on the path from the root.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PayoffsPanel {
    /// `payoffs`.
    #[cfg_attr(test, ts(type = "\"payoffs\""))]
    pub kind: &'static str,
    /// The nodes, the root first.
    pub rows: Vec<PayoffRow>,
}

/// A node on the path.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PayoffRow {
    /// Its path.
    pub node: String,
    /// The number of the player who moves there; none for a leaf.
    #[cfg_attr(test, ts(type = "\"1\" | \"2\" | \"3\" | null"))]
    pub player: Option<&'static str>,
    /// The payoffs of the players, once they are known: of the leaf, or of the best child so far.
    pub payoffs: Vec<String>,
    /// The child whose result it waits for.
    pub child: Option<String>,
}

pub(super) fn panel(moment: &Moment<'_>) -> PayoffsPanel {
    let topology = moment.topology;
    let calls = open_calls(moment, SHOWN);
    let row = |index: usize| {
        let node: NodeId = calls[index];
        let payoffs = payoffs_now(moment, node).map(plyscope::Payoffs::values);
        let payoffs = payoffs.into_iter().flatten().map(|value| shown(value, moment.unit()));
        let seat = (!topology.is_leaf(node)).then(|| moment.positions().seat(node)).flatten();
        PayoffRow {
            node: topology.short_path(node),
            player: seat.map(words::seat),
            payoffs: payoffs.collect(),
            child: calls.get(index + 1).map(|&child| topology.short_path(child)),
        }
    };
    PayoffsPanel { kind: "payoffs", rows: (0..calls.len()).map(row).collect() }
}
