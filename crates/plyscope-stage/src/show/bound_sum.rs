//! The sum that a bound is, in words: where a game's bound comes from.

use plyscope::{Board, BoundParts, Game, Interval, NodeId, Road, RouteRest, Value};

use crate::scale::GAMES;
use crate::show::board::place_name;
use crate::show::positions::Positions;
use crate::show::sentence::{Arg, Sentence, shown};

/// The sum that the bound of a node is.
pub(crate) struct BoundSum {
    /// The end of the key of a sentence about it.
    pub(crate) kind: &'static str,
    /// The sentence's arguments.
    about: Sentence,
    pub(crate) bound: Value,
    /// The upper bound, where it is a sum of the same kind.
    pub(crate) upper: Option<Value>,
}

impl BoundSum {
    /// Returns the sum that the bound of a node's position is, if there are several numbers to add.
    #[inline(always)]
    pub(crate) fn of(positions: Positions<'_>, node: NodeId) -> Option<BoundSum> {
        // The games that have bounds without a search have boards, too.
        if GAMES { BoundSum::added(positions, node) } else { None }
    }

    fn added(positions: Positions<'_>, node: NodeId) -> Option<BoundSum> {
        let parts = positions.bound_parts(node)?;
        let bound = parts.sum();
        let unit = positions.game.unit();
        let text = |value: Value| shown(value, unit);
        let sum = |values: &[Value]| values.iter().map(|&value| text(value)).collect::<Vec<_>>();
        let mut upper = None;
        let (kind, groups) = match &parts {
            BoundParts::Matrix { last: None, rows, columns } => {
                ("matrix", vec![sum(rows), sum(columns)])
            }
            BoundParts::Matrix { last: Some(road), rows, columns } => {
                let is_alone = rows.is_empty() && columns.is_empty();
                let groups = vec![sum(&[road.before]), sum(&[road.adds]), sum(rows), sum(columns)];
                (if is_alone { "road.alone" } else { "road" }, groups)
            }
            BoundParts::Roads(roads) => ("tour", vec![sum(roads)]),
            BoundParts::Route { made, rest, roads } => {
                let kind = match rest {
                    RouteRest::CheapestEdges => "cheapest",
                    RouteRest::SpanningTree => "tree",
                    RouteRest::NearestNeighbour => "nearest",
                    _ => "path",
                };
                let lengths: Vec<_> = roads.iter().map(|road| road.length).collect();
                (kind, vec![sum(made), sum(&lengths)])
            }
            BoundParts::Weighted { made, roads, weights } => {
                let lengths: Vec<_> = roads.iter().map(|road| road.length).collect();
                ("weighted", vec![sum(made), sum(&lengths), sum(&[*weights])])
            }
            BoundParts::Moves { made, distances } => ("moves", vec![sum(&[*made]), sum(distances)]),
            BoundParts::Misplaced { made, tiles } => ("misplaced", vec![sum(&[*made, *tiles])]),
            BoundParts::Conflicts { made, distances, conflicts } => {
                ("conflicts", vec![sum(&[*made]), sum(distances), sum(conflicts)])
            }
            BoundParts::Terms(terms) => {
                let all = terms.iter().map(|term| i64::from(term.upper.units())).sum::<i64>();
                upper = Some(Value::new(all as i32));
                let term = |term: &Interval| format!("{}..{}", text(term.lower), text(term.upper));
                ("terms", terms.iter().map(|it| vec![term(it)]).collect())
            }
            _ => return None,
        };
        if groups.iter().flatten().count() < 2 {
            return None;
        }
        let mut about =
            Sentence::new("").word("sum", added(groups)).with("bound", Arg::of_value(bound, unit));
        if let Some(upper) = upper {
            about = about.with("upper", Arg::of_value(upper, unit));
        }
        if let BoundParts::Route { roads, .. } | BoundParts::Weighted { roads, .. } = &parts
            && !roads.is_empty()
        {
            let names = place_names(positions);
            let name = |place| place_name(&names, place);
            let road = |road: &Road| format!("{}–{}", name(road.from), name(road.to));
            about = about.word("roads", roads.iter().map(road).collect::<Vec<_>>().join(", "));
        }
        if let BoundParts::Matrix { last: Some(road), .. } = parts
            && let Some(parent) = positions.topology.parent(node)
        {
            let names = place_names(positions);
            let city = |place| place_name(&names, place);
            let node = positions.topology.short_path(parent);
            about = about.with("parent", Arg::Node { node, name: positions.name(parent) });
            about = about.word("from", city(road.from)).word("to", city(road.to));
        }
        Some(BoundSum { kind, about, bound, upper })
    }

    /// Returns the sentence about the sum whose key begins like this.
    pub(crate) fn in_full(&self, key: &str) -> Sentence {
        let mut sentence = self.about.clone();
        sentence.key = format!("{key}.{}", self.kind).into();
        sentence
    }

    /// Returns the sentence of this key, which has the sum without an explanation.
    pub(crate) fn briefly(&self, key: &'static str) -> Sentence {
        let mut sentence = Sentence::new(key);
        for name in ["bound", "sum"] {
            sentence = sentence.with(name, self.about.args[name].clone());
        }
        sentence
    }
}

/// Returns a sum of groups, with brackets around a group of several numbers if there are more.
fn added(groups: Vec<Vec<String>>) -> String {
    let groups: Vec<_> = groups.into_iter().filter(|group| !group.is_empty()).collect();
    let is_one = groups.len() == 1;
    let group = |numbers: &Vec<String>| {
        let sum = numbers.join(" + ");
        if is_one || numbers.len() == 1 { sum } else { format!("({sum})") }
    };
    groups.iter().map(group).collect::<Vec<_>>().join(" + ")
}

/// Returns the names of the places on the map of a game, if they have names.
pub(crate) fn place_names(positions: Positions<'_>) -> Vec<String> {
    match positions.board(NodeId::ROOT) {
        Some(Board::Map { names, .. }) => names,
        _ => Vec::new(),
    }
}
