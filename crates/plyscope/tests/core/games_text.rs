//! What holds of every tree and of every text.

use plyscope::{AnyGame, Game, Interval, Unit, Value, tree::Tree};
use proptest::prelude::*;

fn read(text: &str) -> Tree {
    text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"))
}

/// A tree as a value, to compare with what is read.
#[derive(Clone, Debug)]
struct Sample {
    name: Option<String>,
    worth: Worth,
}

#[derive(Clone, Debug)]
enum Worth {
    Leaf(i32),
    Bounds(i32, i32),
    Inner(Known, Vec<Sample>),
}

/// What is said of an inner node.
#[derive(Clone, Debug)]
enum Known {
    Nothing,
    Bounds(i32, i32),
    Estimate(i32),
}

fn bounds() -> impl Strategy<Value = (i32, i32)> {
    (-999..999_i32, 0..99_i32).prop_map(|(lower, width)| (lower, lower + width))
}

fn sample() -> impl Strategy<Value = Sample> {
    let name = || proptest::option::weighted(0.2, "[a-z\"\\\\ é\n]{0,3}|inf|min|tree");
    let worth = prop_oneof![
        4 => (-999..999_i32).prop_map(Worth::Leaf),
        1 => bounds().prop_map(|(lower, upper)| Worth::Bounds(lower, upper)),
    ];
    let leaf = (name(), worth).prop_map(|(name, worth)| Sample { name, worth });
    leaf.prop_recursive(5, 40, 4, move |inner| {
        let known = prop_oneof![
            6 => Just(Known::Nothing),
            2 => bounds().prop_map(|(lower, upper)| Known::Bounds(lower, upper)),
            2 => (-999..999_i32).prop_map(Known::Estimate),
        ];
        let children = proptest::collection::vec(inner, 1..4);
        (name(), known, children).prop_map(|(name, known, children)| Sample {
            name,
            worth: Worth::Inner(known, children),
        })
    })
}

/// In tenths.
fn number(units: i32) -> String {
    format!("{}{}.{}", if units < 0 { "-" } else { "" }, units.abs() / 10, units.abs() % 10)
}

impl Sample {
    fn json(&self) -> String {
        let name = match &self.name {
            Some(name) => format!(
                "\"name\":\"{}\",",
                name.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
            ),
            None => String::new(),
        };
        let bounds = |(lower, upper): (i32, i32)| {
            format!("\"lower\":{},\"upper\":{}", number(lower), number(upper))
        };
        let rest = match &self.worth {
            Worth::Leaf(value) => format!("\"value\":{}", number(*value)),
            Worth::Bounds(lower, upper) => bounds((*lower, *upper)),
            Worth::Inner(known, children) => {
                let children: Vec<_> = children.iter().map(Sample::json).collect();
                let known = match known {
                    Known::Nothing => String::new(),
                    Known::Bounds(lower, upper) => bounds((*lower, *upper)) + ",",
                    Known::Estimate(value) => format!("\"value\":{},", number(*value)),
                };
                format!("{known}\"children\":[{}]", children.join(","))
            }
        };
        format!("{{{name}{rest}}}")
    }

    fn compare(&self, tree: &Tree, node: &<Tree as Game>::Position) {
        let unit = if tree.unit() == Unit::decimals(1) { 1 } else { 10 };
        let value = |units: i32| Value::new(units / unit);
        let interval = |(lower, upper)| Interval::new(value(lower), value(upper));
        assert_eq!(tree.name(*node), self.name.as_deref());
        let mut moves = Vec::new();
        tree.moves(node, &mut moves);
        match &self.worth {
            Worth::Leaf(units) => assert_eq!(tree.value(node), value(*units)),
            Worth::Bounds(lower, upper) => {
                assert_eq!(tree.interval(node), interval((*lower, *upper)));
            }
            Worth::Inner(known, children) => {
                let (bounds, worth) = match known {
                    Known::Nothing => (None, 0),
                    Known::Bounds(lower, upper) => (interval((*lower, *upper)), *lower),
                    Known::Estimate(estimate) => (None, *estimate),
                };
                assert_eq!((tree.interval(node), tree.value(node)), (bounds, value(worth)));
                assert_eq!(moves.len(), children.len());
                for (child, mv) in children.iter().zip(&moves) {
                    child.compare(tree, &tree.play(node, mv));
                }
                return;
            }
        }
        assert!(moves.is_empty());
    }
}

proptest! {
    #[test]
    fn trees_are_read_as_they_are_written(sample in sample()) {
        // JSON has no boxed leaves, so that it can write every tree.
        let tree = read(&sample.json());
        sample.compare(&tree, &tree.start());
        prop_assert_eq!(&read(&tree.to_string()), &tree);
        prop_assert_eq!(&read(&tree.to_json()), &tree);
        prop_assert_eq!(&Tree::from_game(&tree, 1000, None).unwrap().nodes(), &tree.nodes());
    }

    #[test]
    fn text_is_read_or_refused(text in any::<String>()) {
        refuse_or_read(&text);
    }

    #[test]
    fn text_of_the_right_characters_is_read_or_refused(
        text in "(tree:|min:|nim:|random:|tic-tac-toe:|connect-four:|sum:)?[\\[\\](){}:,.\"\\\\ 0-9aé∞−+=/|XO\n-]{0,40}",
    ) {
        refuse_or_read(&text);
    }

    #[test]
    fn sums_and_columns_with_slips_are_read_or_refused(
        text in "sum:[{}|,+0-9 .-]{0,24}|connect-four:[0-9]{0,50}(,order=centre)?|sum:([{][0-9][|][0-9][},+]{1,2}){0,5}(first=left)?",
    ) {
        refuse_or_read(&text);
    }

    #[test]
    fn a_tree_with_a_slip_is_read_or_refused(
        sample in sample(), json: bool, at: prop::sample::Index, cut in 0..3_usize, slip in "\\PC?|\\[|\\]|,|\\.\\.|:|\"",
    ) {
        let text = if json { sample.json() } else { read(&sample.json()).to_string() };
        let chars: Vec<char> = text.chars().collect();
        let at = at.index(chars.len());
        let after = chars.iter().skip(at + cut);
        refuse_or_read(&chars[..at].iter().chain(&slip.chars().collect::<Vec<_>>()).chain(after).collect::<String>());
    }
}

/// No panic, a mistake's place is in the text, and what is read is written
/// and read again.
fn refuse_or_read(text: &str) {
    match text.parse::<AnyGame>() {
        Ok(game) => assert_eq!(game.to_string().parse::<AnyGame>().unwrap(), game),
        Err(error) => {
            assert!(error.offset + error.length <= text.chars().count());
            let line = text.split('\n').nth(error.line - 1).expect("a line of the text");
            assert!(error.column <= line.chars().count() + 1);
            assert!(error.to_string().lines().last().unwrap().trim_end().ends_with('^'));
        }
    }
    let _ = text.parse::<Tree>();
}
