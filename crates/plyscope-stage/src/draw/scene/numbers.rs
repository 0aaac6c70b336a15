//! A node's numbers as text.

use std::cmp::Ordering;

use plyscope::{NodeId, Player, Window};

use super::input::SceneInput;
use crate::draw::painter::Ink;
use crate::record::state::NodeNumbers;
use crate::show::own_numbers::NodeWindow;
use crate::show::sentence::shown;
use crate::show::signs::{best_so_far, signed, signed_at};

/// Returns the numbers of a node in the order of reading, each with its role; the first is the one
/// to keep if there isn't room for all.
pub(super) fn lines(
    input: &SceneInput<'_>,
    node: NodeId,
    numbers: NodeNumbers,
) -> Vec<(String, Ink)> {
    let unit = input.unit;
    let player = input.topology.player(node);
    let mut lines = Vec::new();
    if let (Some(own), NodeNumbers::Window { alpha, beta, value: best }) =
        (input.own_numbers, numbers)
    {
        let (side, topology, window) = (input.side, input.topology, Window { alpha, beta });
        let of = NodeWindow { side, topology, node, window, best, unit };
        if let Some(lines) = own.window_lines(of) {
            return lines;
        }
    }
    let add_best = |lines: &mut Vec<_>| {
        if let Some((best, bound)) = best_so_far(input.topology, input.state, node, numbers) {
            let best = input.side.bound(player, (best, bound));
            lines.push((signed_at(input.topology, input.state, node, best, unit), Ink::Ink));
        }
    };
    match input.side.numbers(player, numbers) {
        NodeNumbers::None => {}
        NodeNumbers::Window { alpha, beta, .. } => {
            add_best(&mut lines);
            // A closed window can be seen, also where no child is left to cut off.
            let closed = match alpha.cmp(&beta) {
                Ordering::Less => "",
                Ordering::Equal => "= ",
                Ordering::Greater => "> ",
            };
            lines.push((format!("α {}", shown(alpha, unit)), Ink::Alpha));
            lines.push((format!("{closed}β {}", shown(beta, unit)), Ink::Beta));
        }
        NodeNumbers::Test { asker, than, .. } => {
            let (sign, ink) = match asker {
                Player::Max => ('>', Ink::Alpha),
                Player::Min => ('<', Ink::Beta),
            };
            lines.push((format!("{sign} {}?", shown(than, unit)), ink));
            add_best(&mut lines);
        }
        NodeNumbers::Merit(merit, bound) => lines.push((signed(merit, bound, unit), Ink::Ink)),
        NodeNumbers::Value(value, bound) => {
            let value = (value, bound);
            lines.push((signed_at(input.topology, input.state, node, value, unit), Ink::Ink));
        }
        NodeNumbers::Interval { lower, upper } if lower == upper => {
            lines.push((shown(lower, unit), Ink::Ink));
        }
        NodeNumbers::Interval { lower, upper } => {
            let interval = format!("{}..{}", shown(lower, unit), shown(upper, unit));
            lines.push((interval, Ink::Ink));
        }
        NodeNumbers::Own(words) => {
            if let Some(own) = input.own_numbers {
                lines = own.lines(words, unit);
            }
        }
    }
    lines
}

/// Returns the text that fits under a mark.
pub(super) fn short(
    input: &SceneInput<'_>,
    node: NodeId,
    numbers: NodeNumbers,
) -> Option<(String, Ink)> {
    match numbers {
        NodeNumbers::Own(words) => input.own_numbers?.short(words, input.unit),
        _ => lines(input, node, numbers).into_iter().next(),
    }
}

/// Returns `true` if the step has changed the numbers of the node, and this text is a new one.
pub(super) fn has_changed(input: &SceneInput<'_>, node: NodeId, text: &str) -> bool {
    let place = input.changed.binary_search_by_key(&node, |&(node, _)| node);
    place.is_ok_and(|place| {
        let before = lines(input, node, input.changed[place].1);
        before.iter().all(|(before, _)| before != text)
    })
}

#[cfg(test)]
mod tests {
    use plyscope::{Bound, Player, Unit, Value};

    use super::*;
    use crate::draw::layout::Layout;
    use crate::draw::view::Size;
    use crate::record::state::State;
    use crate::record::topology::Topology;
    use crate::show::own_numbers::OwnNumbers;
    use crate::show::sentence::Sentence;

    /// Numbers of a kind that doesn't exist.
    struct Three;

    impl OwnNumbers for Three {
        fn lines(&self, words: [u32; 3], unit: Unit) -> Vec<(String, Ink)> {
            words.map(|word| (format!("{word}/{}", unit.parts()), Ink::Now)).into()
        }

        fn facts(&self, _: [u32; 3], _: Unit) -> Vec<Sentence> {
            Vec::new()
        }
    }

    /// Evaluates an expression with the input of a scene of values with one decimal.
    fn with_input<T>(own: Option<&dyn OwnNumbers>, result: impl Fn(&SceneInput<'_>) -> T) -> T {
        let tree = Topology::new(Player::Max);
        let (layout, state) = (Layout::of(&tree), State::default());
        let size = Size { width: 640.0, height: 480.0 };
        let input = SceneInput::new(&tree, &layout, &state, size);
        result(&SceneInput { own_numbers: own, unit: Unit::decimals(1), ..input })
    }

    #[test]
    fn numbers_are_written_as_in_a_book() {
        let written = |numbers| {
            let lines = with_input(None, |input| lines(input, NodeId::ROOT, numbers));
            lines.into_iter().map(|(text, _)| text).collect::<Vec<_>>().join("|")
        };
        let (low, high) = (Value::new(-25), Value::INF);
        assert_eq!(written(NodeNumbers::Value(low, Bound::Exact)), "−2.5");
        assert_eq!(written(NodeNumbers::Value(low, Bound::Upper)), "≤ −2.5");
        assert_eq!(written(NodeNumbers::Merit(high, Bound::Upper)), "≤ ∞");
        assert_eq!(written(NodeNumbers::Merit(-high, Bound::Lower)), "≥ −∞");
        assert_eq!(written(NodeNumbers::Interval { lower: low, upper: high }), "−2.5..∞");
        assert_eq!(written(NodeNumbers::Interval { lower: low, upper: low }), "−2.5");
        let test = |asker, value| NodeNumbers::Test { asker, than: Value::new(50), value };
        assert_eq!(written(test(Player::Max, None)), "> 5?");
        assert_eq!(written(test(Player::Min, Some(Value::ZERO))), "< 5?|0");
        let window = |value| NodeNumbers::Window { alpha: low, beta: high, value };
        assert_eq!(written(window(None)), "α −2.5|β ∞");
        assert_eq!(written(window(Some(Value::ZERO))), "≥ 0|α −2.5|β ∞");
        let closed = |alpha, beta| NodeNumbers::Window { alpha, beta, value: None };
        assert_eq!(written(closed(low, low)), "α −2.5|= β −2.5");
        assert_eq!(written(closed(Value::ZERO, low)), "α 0|> β −2.5");
        let first = with_input(None, |input| short(input, NodeId::ROOT, window(Some(Value::ZERO))));
        assert_eq!(first.unwrap().0, "≥ 0");
    }

    #[test]
    fn a_kind_writes_its_own_numbers() {
        let numbers = NodeNumbers::Own([4, 5, 6]);
        let text = with_input(Some(&Three), |input| lines(input, NodeId::ROOT, numbers));
        assert_eq!(text, ["4/10", "5/10", "6/10"].map(|text| (text.to_owned(), Ink::Now)));
        let first = with_input(Some(&Three), |input| short(input, NodeId::ROOT, numbers));
        assert_eq!(first, Some(("4/10".to_owned(), Ink::Now)));
        assert_eq!(with_input(None, |input| lines(input, NodeId::ROOT, numbers)), []);
        assert_eq!(with_input(None, |input| short(input, NodeId::ROOT, numbers)), None);
    }
}
