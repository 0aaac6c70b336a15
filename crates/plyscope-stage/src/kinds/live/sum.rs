//! The origin of a bound: a reduced matrix, or a list of roads.

use plyscope::{BoundMatrix, BoundParts, Game, NodeId, RouteRest, Value};
use serde::Serialize;

use crate::show::board::place_name;
use crate::show::bound_sum::place_names;
use crate::show::moment::Moment;
use crate::show::positions::Positions;
use crate::show::sentence::shown;

/// The origin of a bound: a reduced matrix, or a list of roads.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LiveSum {
    /// The node's path.
    pub node: String,
    /// Its bound.
    pub bound: String,
    /// The reduced matrix.
    pub matrix: Option<LiveMatrix>,
    /// The roads that are counted besides those of the route.
    pub roads: Option<LiveRoads>,
}

/// A reduced matrix, and what was subtracted to get it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LiveMatrix {
    /// The name of each city, or its number.
    pub cities: Vec<String>,
    /// The rows, a city each.
    pub rows: Vec<MatrixRow>,
    /// The numbers subtracted in each column.
    pub columns: Vec<String>,
    /// The sum of what was subtracted in all rows.
    pub of_rows: String,
    /// The sum of what was subtracted in all columns.
    pub of_columns: String,
    /// The sum of both.
    pub of_all: String,
}

/// A row of a reduced matrix.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MatrixRow {
    /// The length that is left to each city; none if the road can't be taken.
    pub roads: Vec<Option<String>>,
    /// The number subtracted in this row.
    pub taken: String,
}

/// Roads that a bound counts besides those of the route.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LiveRoads {
    /// `cheapest-edges`, `spanning-tree`, `held-karp` or `nearest-neighbour`.
    pub kind: &'static str,
    /// The roads.
    pub roads: Vec<LiveRoad>,
}

/// A road between two cities.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LiveRoad {
    /// The city that it leaves, by its name or its number.
    pub from: String,
    /// The city that it comes to.
    pub to: String,
    /// Its length.
    pub length: String,
}

/// Returns where the bound of a node comes from, if it is a matrix or a list of roads.
pub(super) fn sum(moment: &Moment<'_>, node: NodeId, bound: Value) -> Option<LiveSum> {
    let positions = moment.positions();
    let unit = moment.unit();
    let text = |value: Value| shown(value, unit);
    let names = place_names(positions);
    let matrix = bound_matrix(positions, node).map(|matrix| of_matrix(&matrix, &names, text));
    let counted = match positions.bound_parts(node) {
        Some(BoundParts::Route { rest, roads, .. }) => {
            let kind = match rest {
                RouteRest::CheapestEdges => "cheapest-edges",
                RouteRest::SpanningTree => "spanning-tree",
                _ => "nearest-neighbour",
            };
            Some((kind, roads))
        }
        Some(BoundParts::Weighted { roads, .. }) => Some(("held-karp", roads)),
        _ => None,
    };
    let road = |road: &plyscope::Road| LiveRoad {
        from: place_name(&names, road.from),
        to: place_name(&names, road.to),
        length: text(road.length),
    };
    let roads = counted
        .filter(|(_, roads)| !roads.is_empty())
        .map(|(kind, roads)| LiveRoads { kind, roads: roads.iter().map(road).collect() });
    let is_any = matrix.is_some() || roads.is_some();
    let node = moment.topology.short_path(node);
    is_any.then(|| LiveSum { node, bound: text(bound), matrix, roads })
}

/// Returns the reduced matrix of a node's position, if the game has such bounds.
fn bound_matrix(positions: Positions<'_>, node: NodeId) -> Option<BoundMatrix> {
    positions.game.bound_matrix(&positions.game.start())?;
    positions.game.bound_matrix(&positions.near(node)?)
}

fn of_matrix(matrix: &BoundMatrix, names: &[String], text: impl Fn(Value) -> String) -> LiveMatrix {
    let row = |(roads, taken): (&Vec<Option<Value>>, &Value)| MatrixRow {
        roads: roads.iter().map(|road| road.map(&text)).collect(),
        taken: text(*taken),
    };
    let sum = |taken: &[Value]| taken.iter().map(|it| it.units()).sum::<i32>();
    let (of_rows, of_columns) = (sum(&matrix.rows), sum(&matrix.columns));
    let total = |units: i32| text(Value::new(units));
    LiveMatrix {
        cities: (0..matrix.rows.len()).map(|city| place_name(names, city)).collect(),
        rows: matrix.roads.iter().zip(&matrix.rows).map(row).collect(),
        columns: matrix.columns.iter().map(|taken| text(*taken)).collect(),
        of_rows: total(of_rows),
        of_columns: total(of_columns),
        of_all: total(of_rows + of_columns),
    }
}
