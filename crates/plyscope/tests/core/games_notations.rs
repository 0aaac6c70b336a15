//! Trees in the notations in which they are written, each read back as the same tree.

use plyscope::{
    AnyGame,
    tree::{Notation, Tree},
};
use proptest::prelude::*;

use crate::games_forms::trees;

/// A tree of one of four kinds: nothing has a name, or everything, or what a random bit says; in the
/// last, nodes also have estimates and bounds.
fn any_tree() -> impl Strategy<Value = String> {
    let leaf = (any::<u8>(), -99..999_i32, any::<u8>());
    let leaf = leaf.prop_map(|(bits, value, more)| (bits, value, more, Vec::new()).into());
    let tree = leaf.prop_recursive(5, 40, 4, |inner| {
        let children = proptest::collection::vec(inner, 1..5);
        (any::<u8>(), -9..9_i32, any::<u8>(), children).prop_map(Bits::from)
    });
    (tree, 0..4_u8, 0..5_usize).prop_map(|(tree, kind, players)| {
        let front = ["", "", "min:", "max-only:", ""][players];
        format!("tree:{front}{}", tree.written(kind, players == 4, &mut 0))
    })
}

#[derive(Clone, Debug)]
struct Bits {
    bits: u8,
    value: i32,
    more: u8,
    children: Vec<Bits>,
}

impl From<(u8, i32, u8, Vec<Bits>)> for Bits {
    fn from((bits, value, more, children): (u8, i32, u8, Vec<Bits>)) -> Bits {
        Bits { bits, value, more, children }
    }
}

impl Bits {
    fn written(&self, kind: u8, movers: bool, count: &mut usize) -> String {
        *count += 1;
        let names = [
            "a",
            "left",
            "x_1",
            "β",
            "\"two words\"",
            "\"3\"",
            "\"MIN\"",
            "\"a}\\\"b\"",
            "\"1,1\"",
            "\"Qxf7+\"",
            "\"inf\"",
            "\"L”\"",
            "\"EFG 2 R\"",
            "\"S (MIN)\"",
            "MinNode",
        ];
        let name = match kind {
            0 => String::new(),
            1 => format!("n{count}:"),
            _ if self.bits & 1 == 0 => String::new(),
            2 => format!("n{count}:"),
            _ => format!("{}:", names[usize::from(self.more) % names.len()]),
        };
        let value = match self.bits >> 1 & 7 {
            0 if kind == 3 => format!("{}..{}", self.value, self.value + i32::from(self.more)),
            1 if kind == 3 => "inf".to_owned(),
            2 if self.children.is_empty() => "?".to_owned(),
            _ => format!("{}{}", self.value, if self.bits & 16 == 0 { "" } else { ".5" }),
        };
        if self.children.is_empty() {
            return name + &value;
        }
        let is_root = *count == 1;
        let mover = if movers && (is_root || self.more & 3 == 0) {
            ["max:", "min:"][usize::from(self.more >> 2 & 1)]
        } else {
            ""
        };
        let value = if kind > 1 && self.bits & 32 == 0 { value } else { String::new() };
        let children = self.children.iter().map(|child| child.written(kind, movers, count));
        format!("{name}{mover}{value}[{}]", children.collect::<Vec<_>>().join(","))
    }
}

proptest! {
    #![proptest_config(trees(1_000))]

    /// In each notation, a tree is written so that the same one is read, or it is said what the
    /// notation lacks.
    #[test]
    fn each_notation_is_read_as_the_same_tree(text in any_tree()) {
        let game: AnyGame = text.parse().unwrap_or_else(|error| panic!("{error}"));
        let AnyGame::Tree(tree) = &game else { panic!("{text}") };
        for notation in Notation::ALL {
            match tree.written_in(notation) {
                Ok(text) => {
                    let read = text.parse::<AnyGame>().map_err(|error| error.to_string());
                    prop_assert_eq!(read, Ok(game.clone()), "{}", text);
                }
                Err(_) => prop_assert!(!matches!(notation, Notation::Lists | Notation::Json)),
            }
        }
    }
}

/// A notation is refused only for a tree with something that it lacks.
#[test]
fn what_each_notation_can_write() {
    use Notation::*;
    let lacking = |text: &str| -> Vec<Notation> {
        let tree: Tree = text.parse().unwrap();
        Notation::ALL.into_iter().filter(|notation| tree.written_in(*notation).is_err()).collect()
    };
    assert_eq!(lacking("tree:S:[L:[8,3],R:[5,6]]"), []);
    assert_eq!(lacking("tree:S:[L:[8,3],R:[a:5,6]]"), [Qtree]);
    assert_eq!(lacking("[[8,3],[5,6]]"), [Map, Edges]);
    assert_eq!(lacking("min:[[8,3],[-5.5,[6,inf]]]"), [Map, Edges]);
    assert_eq!(lacking("max-only:[[8,3],[5,6]]"), [Map, Edges]);
    assert_eq!(lacking("max:[max:[8,3],[5,6]]"), [Forest, Map, Edges]);
    assert_eq!(lacking("tree:S:[L:4[8,3],R:[5,6]]"), [Forest, Qtree, Newick, Map, Edges]);
    assert_eq!(lacking("[1..9[8,3],2]"), Notation::ALL[4..]);
    assert_eq!(lacking("[&x[8,3],[*x,4]]"), Notation::ALL[4..]);
}

/// Each of these texts is what that notation has for the tree.
#[test]
fn notations_as_they_are_written() {
    let tree: Tree = "tree:S:[L:[8,3],R:[a:5,6]]".parse().unwrap();
    let written = |notation| tree.written_in(notation).unwrap();
    assert_eq!(written(Notation::Lists), "tree:S:[L:[8,3],R:[a:5,6]]");
    assert_eq!(written(Notation::Tuples), "tree:S:(L:(8,3),R:(a:5,6))");
    assert_eq!(written(Notation::Symbols), "(S (L 8 3) R:(a:5 6))");
    assert_eq!(
        written(Notation::Forest),
        "\\begin{forest} [S [L [8] [3]] [R [a: 5] [6]]] \\end{forest}"
    );
    let signs: Tree = r##"["a_1":3,"50% & #":[b_2:4,2]]"##.parse().unwrap();
    let forest = signs.written_in(Notation::Forest).unwrap();
    assert_eq!(forest, r"\begin{forest} [[a\_1: 3] [{50\% \& \#} [b\_2: 4] [2]]] \end{forest}");
    assert_eq!(forest.parse::<Tree>().unwrap().to_string(), signs.to_string());
    for (text, notation) in [
        ("[\"x^2\":3,4]", Notation::Forest),
        ("[\"a ~ b\":3,4]", Notation::Forest),
        ("a_1:[3,4]", Notation::Qtree),
    ] {
        let tree: Tree = text.parse().unwrap();
        let error = tree.written_in(notation).unwrap_err().to_string();
        assert!(error.contains("can't write a name with such signs"), "{text}: {error}");
    }
    assert_eq!(written(Notation::Newick), "((8,3)L,(a:5,6)R)S;");
    assert_eq!(
        written(Notation::Constructors),
        "Node(\"S\", [Node(\"L\", [Node(8), Node(3)]), Node(\"R\", [Node(\"a\", 5), Node(6)])])"
    );
    assert_eq!(
        written(Notation::Outline),
        "S\n├── L\n│   ├── 8\n│   └── 3\n└── R\n    ├── a: 5\n    └── 6\n"
    );
    assert_eq!(
        written(Notation::Map),
        "{\"S\": [\"L\", \"R\"], \"L\": [8, 3], \"R\": [\"a\", 6], \"a\": 5}"
    );
    assert_eq!(written(Notation::Edges), "S L\nS R\nL 8\nL 3\nR a\nR 6\na = 5\n");
    assert_eq!(
        written(Notation::Mermaid),
        "graph TD\n  n0[\"S\"]\n  n1[\"L\"]\n  n3[\"8\"]\n  n4[\"3\"]\n  n2[\"R\"]\n  n5[\"a: 5\"]\n  n6[\"6\"]\n  \
         n0 --> n1\n  n0 --> n2\n  n1 --> n3\n  n1 --> n4\n  n2 --> n5\n  n2 --> n6\n"
    );
    assert!(written(Notation::Dot).starts_with("digraph {\n  n0 [label=\"S\"];\n"));
    let plain: Tree = "[[8,3],[5,6]]".parse().unwrap();
    assert_eq!(
        plain.written_in(Notation::Qtree).unwrap(),
        "\\Tree [.MAX [.MIN 8 3 ] [.MIN 5 6 ] ]"
    );
    let error = plain.written_in(Notation::Map).unwrap_err().to_string();
    assert_eq!(error, "map can't write a node without a name of its own; lists and json can");
}
