//! The sentences about chance nodes: their means as sums that are written out, the windows below
//! them, and why the rest of their children is left out.

use plyscope::{Bound, CutBy, Interval, NodeId, Siblings, Value, alpha_beta};

use crate::kinds::shared::results::{is_strict, returned};
use crate::record::state::NodeNumbers;
use crate::show::moment::Moment;
use crate::show::positions::probability;
use crate::show::sentence::{Sentence, shown};

/// The number of terms of a sum that are written.
const TERMS: usize = 5;

/// Returns the sentence about a chance node that is entered; `None` if a player moves there.
pub(in crate::kinds) fn entered(
    moment: &Moment<'_>,
    node: NodeId,
    window: Option<(Value, Value)>,
) -> Option<Sentence> {
    if !moment.topology.is_chance(node) {
        return None;
    }
    let window = window.filter(|(alpha, beta)| alpha.is_finite() || beta.is_finite());
    let key = if window.is_some() { "chance.enter.inside" } else { "chance.enter" };
    let sentence = moment.about(key, node);
    Some(match window {
        Some((alpha, beta)) => moment.with_window(sentence, alpha, beta),
        None => sentence,
    })
}

/// Returns the sentence about the window of a node right below chance; `None` elsewhere.
pub(in crate::kinds) fn entered_below(
    moment: &Moment<'_>,
    node: NodeId,
    (alpha, beta): (Value, Value),
) -> Option<Sentence> {
    let above = moment.topology.parent(node).filter(|&above| moment.topology.is_chance(above))?;
    if !alpha.is_finite() && !beta.is_finite() {
        return None;
    }
    let Interval { lower, upper } = range(moment)?;
    let key = match (alpha > lower, beta < upper) {
        (false, false) => "chance.window.open",
        (true, false) => "chance.window.alpha",
        (false, true) => "chance.window.beta",
        (true, true) => "chance.window",
    };
    let sentence = moment.about(key, node).with("above", moment.node(above));
    Some(moment.with_window(sentence, alpha, beta))
}

/// Returns the sentence about the result of a child of a chance node, whose mean is so much so far;
/// `None` at other nodes.
pub(in crate::kinds) fn backed_up(
    moment: &Moment<'_>,
    node: NodeId,
    from: NodeId,
    best: Value,
) -> Option<Sentence> {
    if !moment.topology.is_chance(node) {
        return None;
    }
    let (result, bound) = returned(moment).unwrap_or((best, Bound::Exact));
    let children = moment.topology.children(node);
    if bound != Bound::Exact
        && let Some(sentence) = settled(moment, node, from)
    {
        return Some(sentence.with("gives", moment.bound(result, bound)));
    }
    let is_last = from == children.nth(children.count - 1);
    let key = match (bound, is_last) {
        (Bound::Exact, true) => "chance.backup.last",
        (Bound::Exact, false) => "chance.backup",
        // It doesn't end the work at the node: another search of the child follows.
        _ => "chance.probe",
    };
    let terms = terms(moment, node, children.iter().take_while(|&child| child <= from), None);
    let sentence = moment.about(key, node).with("from", moment.node(from));
    let sentence = sentence.with("bound", moment.bound(result, bound)).word("terms", terms);
    Some(sentence.with("best", moment.value(best)))
}

/// Returns the sentence about a result after which the mean can't matter any more, though no child is
/// left to be cut off; `None` if it may matter.
fn settled(moment: &Moment<'_>, node: NodeId, from: NodeId) -> Option<Sentence> {
    let NodeNumbers::Window { alpha, beta, .. } = moment.state.node_numbers(node) else {
        return None;
    };
    let range = range(moment)?;
    let ends = [(CutBy::Alpha, range.upper, alpha), (CutBy::Beta, range.lower, beta)];
    ends.into_iter().find_map(|(by, rest, end)| {
        let value = mean_with(moment, node, (by, rest))?;
        let key = match by {
            // Equal values may still have to be told apart.
            _ if value == end && is_strict(moment.settings) => return None,
            CutBy::Alpha if value <= end => "chance.settled.alpha",
            CutBy::Beta if value >= end => "chance.settled.beta",
            _ => return None,
        };
        let terms = terms(moment, node, moment.topology.children(node).iter(), Some((by, rest)));
        let sentence = moment.about(key, node).with("from", moment.node(from));
        let sentence = sentence.with("rest", moment.value(rest)).word("terms", terms);
        Some(sentence.with("value", moment.value(value)).with("bound", moment.value(end)))
    })
}

/// Returns the mean of a node where what isn't known is worth the `rest`.
fn mean_with(moment: &Moment<'_>, node: NodeId, rest: (CutBy, Value)) -> Option<Value> {
    let weights = moment.positions().weights(node);
    let total = weights.iter().map(|weight| i128::from(*weight)).sum::<i128>();
    let children = moment.topology.children(node).iter().zip(&weights);
    let sum = children.map(|(child, weight)| {
        let (value, _) = known(moment, child, Some(rest)).unwrap_or((rest.1, true));
        i128::from(*weight) * i128::from(value.units())
    });
    let sum = sum.sum::<i128>();
    i32::try_from(sum.checked_div_euclid(total)?).ok().map(Value::new)
}

/// Returns what a child of a chance node counts as, and `true` if that is the `rest`: it has no result,
/// or one that is a bound on the other side.
fn known(
    moment: &Moment<'_>,
    child: NodeId,
    rest: Option<(CutBy, Value)>,
) -> Option<(Value, bool)> {
    match (moment.state.node_numbers(child), rest) {
        (NodeNumbers::Value(_, Bound::Lower), Some((CutBy::Alpha, rest)))
        | (NodeNumbers::Value(_, Bound::Upper), Some((CutBy::Beta, rest))) => Some((rest, true)),
        (NodeNumbers::Value(value, _), _) => Some((value, false)),
        (_, rest) => rest.map(|(_, rest)| (rest, true)),
    }
}

/// Returns the sentence about a cutoff at a chance node; `None` at other nodes.
pub(in crate::kinds) fn cut_off(
    moment: &Moment<'_>,
    node: NodeId,
    by: CutBy,
    (value, bound): (Value, Value),
    pruned: Siblings,
) -> Option<Sentence> {
    if !moment.topology.is_chance(node) {
        return None;
    }
    let range = range(moment)?;
    let (key, rest) = match by {
        CutBy::Alpha => ("chance.cutoff.alpha", range.upper),
        CutBy::Beta => ("chance.cutoff.beta", range.lower),
    };
    let children = moment.topology.children(node).iter();
    let terms = terms(moment, node, children, Some((by, rest)));
    let (result, result_bound) = returned(moment).unwrap_or((value, Bound::Exact));
    let sentence = moment
        .about(key, node)
        .with("gives", moment.bound(result, result_bound))
        .with("rest", moment.value(rest))
        .word("terms", terms)
        .with("value", moment.value(value))
        .with("bound", moment.value(bound));
    Some(moment.with_pruned(sentence, pruned))
}

/// Returns the key of the sentence about a cutoff at a node below chance, and the chance node, where
/// the bound comes from what its mean has to be; `None` if it comes from elsewhere.
pub(in crate::kinds) fn cut_below(
    moment: &Moment<'_>,
    node: NodeId,
    by: CutBy,
    bound: Value,
) -> Option<(&'static str, NodeId)> {
    let mut above = moment.topology.parent(node);
    while let Some(node) = above.filter(|&node| !moment.topology.is_chance(node)) {
        above = moment.topology.parent(node);
    }
    let (above, range) = (above?, range(moment)?);
    let key = at_an_end(range, by, bound).unwrap_or(match by {
        CutBy::Alpha => "chance.cut.alpha",
        CutBy::Beta => "chance.cut.beta",
    });
    Some((key, above))
}

/// Returns the key of the sentence about a cutoff because no value that can occur is better than the
/// bound; `None` if the bound is another one.
pub(in crate::kinds) fn at_an_end(
    range: Interval,
    by: CutBy,
    bound: Value,
) -> Option<&'static str> {
    match by {
        CutBy::Alpha if bound <= range.lower => Some("cutoff.least"),
        CutBy::Beta if bound >= range.upper => Some("cutoff.most"),
        _ => None,
    }
}

/// Returns the least and the greatest value that can occur.
fn range(moment: &Moment<'_>) -> Option<Interval> {
    alpha_beta::range(moment.settings, moment.game).ok().flatten()
}

/// Returns the weighted sum of the results of these children. Those without a result count as the
/// `rest`, and those with a bound on the other side, too.
fn terms(
    moment: &Moment<'_>,
    node: NodeId,
    children: impl Iterator<Item = NodeId>,
    rest: Option<(CutBy, Value)>,
) -> String {
    let weights = moment.positions().weights(node);
    let unit = moment.unit();
    let mut sum = Vec::new();
    // What is left has one probability.
    let mut left: Option<(u32, Value)> = None;
    for child in children {
        let Some(&weight) = weights.get(moment.topology.child_number(child) as usize) else {
            continue;
        };
        match known(moment, child, rest) {
            Some((value, true)) => {
                let so_far = left.map_or(0, |(weight, _)| weight);
                left = Some((so_far.saturating_add(weight), value));
            }
            Some((value, false)) => sum.push((weight, value)),
            None => {}
        }
    }
    sum.extend(left);
    let term = |&(weight, value): &(u32, Value)| {
        let value = shown(value, unit);
        let value = if value.starts_with('−') { format!("({value})") } else { value };
        format!("{} · {value}", probability(weight, &weights))
    };
    if sum.len() <= TERMS {
        return sum.iter().map(term).collect::<Vec<_>>().join(" + ");
    }
    let first = sum[..TERMS - 2].iter().map(term).collect::<Vec<_>>().join(" + ");
    format!("{first} + … + {}", term(&sum[sum.len() - 1]))
}
