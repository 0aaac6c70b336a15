//! Trees in the forms of programs, notes and files: read as meant, or refused.

use std::cmp::Ordering;

use plyscope::AnyGame;
use proptest::prelude::*;

/// Each text is the tree that is written `canonical`, after `tree:`.
fn check(canonical: &str, texts: &[&str]) {
    for text in texts {
        let tree: AnyGame = text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(tree.to_string(), format!("tree:{canonical}"), "{text}");
    }
}

const PLAIN: &str = "[[8,3],[5,6]]";
const NAMED: &str = "S:[L:[8,3],R:[5,6]]";
const ALL_NAMED: &str = "S:[L:[a:8,b:3],R:[c:5,d:6]]";

#[test]
fn decorations() {
    check(
        PLAIN,
        &[
            "tree = [[8,3],[5,6]]",
            "const t = [[8,3],[5,6]];",
            "int t[2][2] = {{8,3},{5,6}};",
            "t: list = [[8, 3], [5, 6]]",
            "[[8,3], # left\n [5,6]]",
            "[[8,3], // left\n [5,6]]",
            "% a tree\n[[8,3],[5,6]]",
            "[[8,3], /* left */ [5,6]]",
            "```python\n[[8,3],[5,6]]\n```",
            "[[8，3]，[5，6]]",
            "[[8,3],[5,6]];",
        ],
    );
    check("[a:[8,3],[5,6]]", &["[“a”:[8,3],[5,6]]", "['a':[8,3],[5,6]]"]);
    check(
        "[[inf,3],[5,-inf]]",
        &["[[float('inf'),3],[5,-math.inf]]", "[[Infinity,3],[5,-Infinity]]"],
    );
}

#[test]
fn maps_of_names_to_names() {
    check(
        NAMED,
        &[
            "{'S': ['L','R'], 'L': [8, 3], 'R': [5, 6]}",
            "tree = {\n  'S': ['L', 'R'],  # MAX\n  'L': [8, 3],\n  'R': [5, 6],\n}",
            "S: L R\nL: 8 3\nR: 5 6",
            "S -> L R\nL -> 8, 3\nR -> 5, 6",
            "S L\nS R\nL 8\nL 3\nR 5\nR 6",
        ],
    );
    check(
        ALL_NAMED,
        &[
            "{'S': ['L','R'], 'L': ['a','b'], 'R': ['c','d'], 'a': 8, 'b': 3, 'c': 5, 'd': 6}",
            "S L\nS R\nL a\nL b\nR c\nR d\na=8\nb=3\nc=5\nd=6",
            "S,L\nS,R\nL,a,8\nL,b,3\nR,c,5\nR,d,6",
            "S: L, R\nL: a, b\nR: c, d\na: 8\nb: 3\nc: 5\nd: 6",
            r#"{"nodes":[{"id":"S"},{"id":"a","value":8},{"id":"b","value":3},{"id":"c","value":5},{"id":"d","value":6}],
                "links":[{"source":"S","target":"L"},{"source":"S","target":"R"},{"source":"L","target":"a"},
                {"source":"L","target":"b"},{"source":"R","target":"c"},{"source":"R","target":"d"}]}"#,
        ],
    );
}

#[test]
fn labels_tuples_and_constructors() {
    check(
        NAMED,
        &[
            "['S', ['L', 8, 3], ['R', 5, 6]]",
            "('S', [('L', [8, 3]), ('R', [5, 6])])",
            "Node(\"S\", [Node(\"L\", [Node(8), Node(3)]), Node(\"R\", [Node(5), Node(6)])])",
            "new Node('S', [new Node('L', [8, 3]), new Node('R', [5, 6])])",
            "root = Node(name='S', children=[Node('L', children=[8, 3]), Node('R', [5, 6])])",
        ],
    );
    check("[[a:8,b:3],[c:5,d:6]]", &["[[('a', 8), ('b', 3)], [('c', 5), ('d', 6)]]"]);
    check(
        PLAIN,
        &[
            "Node(None, [Node(None, [8, 3]), Node(None, [5, 6])])",
            "Max(Min(8, 3), Min(5, 6))",
            "Tree(left=Tree(left=Leaf(8), right=Leaf(3)), right=Tree(left=Leaf(5), right=Leaf(6)))",
        ],
    );
    check("min:[[8,3],[5,6]]", &["Min(Max(8, 3), Max(5, 6))"]);
}

#[test]
fn words_that_say_who_moves() {
    check(
        "min:[[8,3],min:[5,6]]",
        &[
            "MIN\n├── MAX\n│   ├── 8\n│   └── 3\n└── MIN\n    ├── 5\n    └── 6",
            "min:\n  max: [8, 3]\n  min: [5, 6]",
            "\\Tree [.MIN [.MAX 8 3 ] [.MIN 5 6 ] ]",
            "((8,3)MAX,(5,6)MIN)MIN;",
            "('MIN', [('MAX', [8, 3]), ('MIN', [5, 6])])",
            "Min(Max(8, 3), Min(5, 6))",
            r#"{"type":"min","kids":[{"type":"max","kids":[8,3]},{"type":"min","kids":[5,6]}]}"#,
            "digraph { r [label=MIN]; a [label=MAX]; b [label=MIN]; r -> a; r -> b; a -> 8; a -> 3; b -> 5; b -> 6 }",
            "graph TD\nr[MIN] --> a[MAX] & b[MIN]\na --> 8 & 3\nb --> 5 & 6",
        ],
    );
    check(
        "min:[\"MAX1\":[8,3],\"MIN2\":min:[5,6]]",
        &["MIN -> MAX1\nMIN -> MIN2\nMAX1 -> 8\nMAX1 -> 3\nMIN2 -> 5\nMIN2 -> 6"],
    );
}

#[test]
fn objects_with_other_keys() {
    check(
        PLAIN,
        &[
            r#"{"actions":[{"actions":[{"utility":8},{"utility":3}]},{"actions":[{"utility":5},{"utility":6}]}]}"#,
            r#"{"value":null,"kids":[{"kids":[{"val":8},{"val":3}]},{"kids":[{"val":5},{"val":6,"kids":[]}]}]}"#,
        ],
    );
    check(
        NAMED,
        &[
            r#"{"label":"S","successors":[{"label":"L","successors":[8,3]},{"label":"R","successors":[5,6]}]}"#,
        ],
    );
}

#[test]
fn drawings_and_outlines() {
    check(
        NAMED,
        &[
            "S\n├── L\n│   ├── 8\n│   └── 3\n└── R\n    ├── 5\n    └── 6",
            "S\n  L\n    8\n    3\n  R\n    5\n    6",
            "- S\n  - L\n    - 8\n    - 3\n  - R\n    - 5\n    - 6",
            "S\n|-- L\n|   |-- 8\n|   `-- 3\n`-- R\n    |-- 5\n    `-- 6",
            "S:\n  L: [8, 3]\n  R: [5, 6]",
        ],
    );
    check(ALL_NAMED, &["S\n\tL\n\t\ta: 8\n\t\tb = 3\n\tR\n\t\tc (5)\n\t\td: 6"]);
    check(NAMED, &["\\Tree [.S [.L 8 3 ] [.R 5 6 ] ]", "[.S [.{L} 8 3 ] [.{$R$} 5 6 ]]"]);
    check(NAMED, &["((8,3)L,(5,6)R)S;"]);
}

#[test]
fn diagrams() {
    check(
        ALL_NAMED,
        &[
            "digraph { S -> L; S -> R; L -> a; L -> b; R -> c; R -> d;\n\
             a [label=8]; b [label=3]; c [label=\"5\"]; d [shape=box, label=6]; }",
            "strict graph G {\n  rankdir=TB\n  node [shape=circle]\n  S -- {L R}\n  L -- a\n  L -- b\n  R -- {c, d}\n\
             a [label=8]\n b [label=3]\n c [label=5]\n d [label=6]\n}",
            "graph TD\nS-->L\nS-->R\nL-->a[8]\nL-->b[3]\nR-->c[5]\nR-->d[6]",
            "flowchart LR\n  S --> L & R\n  L -->|left| a((8))\n  L --> b[\"3\"]\n  R --> c(5) & d{6}\n  style S fill:#f9f",
        ],
    );
    check(NAMED, &["digraph { S -> {L R}; L -> {8 3}; R -> 5; R -> 6 }"]);
    // If all nodes have labels, nothing else is seen.
    check("min:[[8,3],4]", &["graph TD; x[MIN]-->y[MAX]; x-->c[4]; y-->a[8]; y-->b[3]"]);
}

#[test]
fn flat_leaves() {
    check(PLAIN, &["branching=2: 8 3 5 6", "depth=2: 8, 3, 5, 6", "b=2, d=2: [8, 3, 5, 6]"]);
    check("[8,3,5,6]", &["branching=4: 8 3 5 6", "depth=1: 8 3 5 6"]);
}

/// Each text is the game that is written so.
fn same(written: &str, texts: &[&str]) {
    for text in texts {
        let game: AnyGame = text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(game.to_string(), written, "{text}");
    }
}

#[test]
fn positions() {
    same(
        "tic-tac-toe:XO./.X./..O",
        &[
            "tic-tac-toe:XO..X...O",
            "tic-tac-toe:xo__x___o",
            "tic-tac-toe:X O - / - X - / - - O",
            "tic-tac-toe:XO-\n-X-\n--O",
            "tic-tac-toe: X | O |   \n---+---+---\n   | X |   \n---+---+---\n   |   | O ",
            "tic-tac-toe:[['X','O',''],['','X',''],['','','O']]",
            "tic-tac-toe:[1, -1, 0, 0, 1, 0, 0, 0, -1]",
        ],
    );
    same("tic-tac-toe:XO./.X./..O,evaluation=lines", &["tic-tac-toe:XO..X...O,evaluation=lines"]);
    same("nim:3,4,5", &["nim:3 4 5", "nim:[3, 4, 5]", "nim:3+4+5", "nim:(3,4,5)"]);
    same("nim:3,4,5,play=normal", &["nim:3 4 5,play=normal"]);
    same(
        "connect-four:4453",
        &["connect-four:4,4,5,3", "connect-four:4 4 5 3", "connect-four:DDEC"],
    );
    // A 0 says that all are counted from 0.
    same(
        "connect-four:4451",
        &["connect-four:3,3,4,0", "connect-four:3 3 4 0", "connect-four:3340"],
    );
    same(
        "puzzle:1 2 3/4 . 6/7 5 8",
        &[
            "puzzle:1 2 3/4 0 6/7 5 8",
            "puzzle:1,2,3\n4,_,6\n7,5,8",
            "puzzle:1 2 3 4 0 6 7 5 8",
            "puzzle:[[1,2,3],[4,0,6],[7,5,8]]",
            "puzzle:[1,2,3,4,None,6,7,5,8]",
            "puzzle:1 2 3;4 x 6;7 5 8",
            "puzzle:| 1 | 2 | 3 |\n| 4 |   | 6 |\n| 7 | 5 | 8 |",
            "puzzle:((1, 2, 3), (4, 0, 6), (7, 5, 8))",
            "puzzle:1\t2\t3\n4\t*\t6\n7\t5\t8\n",
        ],
    );
    same(
        "puzzle:7 2 4/5 . 6/8 3 1,goal=gap-first,bound=none",
        &[
            "puzzle:7 2 4/5 . 6/8 3 1,goal=. 1 2/3 4 5/6 7 8,bound=none",
            "puzzle:724506831,goal=012345678,bound=none",
            "puzzle:7 2 4 5 0 6 8 3 1,goal=0 1 2 3 4 5 6 7 8,bound=none",
            "puzzle:[[7,2,4],[5,0,6],[8,3,1]],goal=[[0,1,2],[3,4,5],[6,7,8]],bound=none",
            "puzzle:7,2,4\n5,0,6\n8,3,1,goal=0,1,2\n3,4,5\n6,7,8,bound=none",
        ],
    );
    for text in [
        "tic-tac-toe:XO..X...",
        "tic-tac-toe:X0.......",
        "tic-tac-toe:XO..X...Q",
        "nim:3 4 x",
        "connect-four:4,4,9",
        "connect-four:0,7",
        "puzzle:1 2 3 4 0 6 7 5",
        "puzzle:1 2 3 4 0 0 7 5 8",
        "puzzle:. 1 2 3/5 6th=2",
        // Other rows would make a puzzle of it.
        "puzzle:1 2 3/4 . 5/6 7",
        "puzzle:/=",
    ] {
        let read = text.parse::<AnyGame>();
        assert!(read.is_err(), "{text}: {}", read.unwrap());
    }
}

#[test]
fn what_is_not_said_completely_is_refused() {
    for text in [
        "{'S': ['L','R'], 'L': [8, 3]}",
        "S: L R\nL: 8 3",
        "S: L R\nL: S 3\nR: 5 6",
        "S: L R\nL: 8 3\nR: L 6",
        "A: B C\nD: 3 4",
        "digraph { S -> L; S -> R }",
        "['S', [8, 3]]",
        "S\n  L\n    8\n  R",
        "8 3\n5 6",
        "branching=2: 8 3 5",
        "branching=3: 8 3 5 6",
        "Node(\"S\", [Node(8, 3), Node(5)])",
        r#"{"label":"S","successors":[{"value":5,"utility":3},{"value":4}]}"#,
        r#"{"successors":[1,2],"moves":[3,4]}"#,
        "e4 e6\nNf3 Nf6 Nf3",
        "[[8,3],[2,y]]",
        "[[y,3],[5,6]]",
        "[foo,3,5]",
        "graph TD",
        "((8,3),(5,6",
    ] {
        let read = text.parse::<AnyGame>();
        assert!(read.is_err(), "{text}: {}", read.unwrap());
    }
}

#[test]
fn a_mistake_has_its_place_also_with_decorations() {
    let error = "tree = [[8,3], # left\n [5,6)]".parse::<AnyGame>().unwrap_err();
    assert_eq!((error.line, error.column), (2, 6), "{error}");
    let error = "[“a”:[8,3),[5,6]]".parse::<AnyGame>().unwrap_err();
    assert_eq!((error.line, error.column), (1, 10), "{error}");
}

#[test]
fn a_leaf_without_a_value_has_its_place() {
    for (text, name, line, column) in [
        ("S\n├── L\n│   ├── 8\n│   └── y\n└── R\n    ├── 5\n    └── 6", "y", 4, 9),
        ("S: L R\nL: 8 3", "R", 1, 6),
        ("digraph { S -> L; S -> R; L [label=3] }", "R", 1, 24),
        ("{'S': ['L','R'], 'L': [8, 3]}", "R", 1, 13),
        ("graph TD\nS-->L[8]\nS-->LL", "LL", 3, 5),
    ] {
        let error = text.parse::<AnyGame>().unwrap_err();
        assert_eq!((error.line, error.column), (line, column), "{error}");
        let sentence = format!("the leaf `{name}` has no value: write `{name}:5` if that is 5");
        assert!(error.kind.to_string().starts_with(&sentence), "{error}");
    }
}

#[test]
fn chess_as_people_have_it() {
    const FEN: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 4 30";
    let moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O";
    let written: AnyGame = format!("chess:{moves}").parse().unwrap();
    let pgn = "[Event \"A game\"]\n[Site \"?\"]\n[Result \"1-0\"]\n\n\
        1. e4 {[%clk 0:05:00] best by test} e5 $1 2. Nf3 (2. f4 exf4 (2... d5 3. exd5) 3. Nf3) 2... Nc6\n\
        3. Bb5 ; the Spanish\n3... a6! 4. Ba4 Nf6 5. O-O 1-0\n\n[Event \"Another\"]\n\n1. d4 *\n";
    // In a comment in braces, a semicolon, brackets and parentheses mean nothing.
    let annotated = "% made by hand\n; a line\n[Event \"Club \\\"A\\\" \\\\ match\"]\n\n{ A game; all of it }\n\
        1. e4 { best; [%clk 1:00:00] } e5 2. Nf3 { (see\n[Event \"1-0\"]\n%) 1. d4; } ( 2. f4 { x) ; } exf4 )\n\
        2... Nc6 3. Bb5 a6 $146 4. Ba4 Nf6 {[%eval 0.3] [%cal Ge1g1]} 5. O-O 1/2-1/2";
    for text in [
        pgn.to_owned(),
        format!("chess:{pgn}"),
        annotated.to_owned(),
        annotated.replace('\n', "\r\n"),
        moves.to_owned(),
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O".to_owned(),
        "1.e2-e4 e7-e5 2.Ng1-f3 Nb8-c6 3.Bf1-b5 a7-a6 4.Bb5-a4 Ng8-f6 5.O-O *".to_owned(),
        "position startpos moves e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1".to_owned(),
    ] {
        let read = text.parse::<AnyGame>().unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(read, written, "{text}");
    }
    let written: AnyGame = format!("chess:{FEN}").parse().unwrap();
    for text in [
        FEN.to_owned(),
        format!("position fen {FEN}"),
        format!("{} bm Rd8+; id \"mate\";", &FEN[..FEN.len() - 5]),
    ] {
        let read = text.parse::<AnyGame>().unwrap_or_else(|error| panic!("{text}\n{error}"));
        let start = |game: &AnyGame| game.to_string().split(" - ").next().unwrap().to_owned();
        assert_eq!(start(&read), start(&written), "{text}");
    }
    let after: AnyGame = format!("chess:{FEN},Rd8+").parse().unwrap();
    let tagged = format!("[SetUp \"1\"]\n[FEN \"{FEN}\"]\n\n30. Rd8# 1-0");
    let alone: AnyGame = format!("[FEN \"{FEN}\"]").parse().unwrap();
    assert_eq!(alone, format!("chess:{FEN}").parse().unwrap());
    for text in [tagged, format!("position fen {FEN} moves d1d8")] {
        assert_eq!(text.parse::<AnyGame>().unwrap(), after, "{text}");
    }
    for text in [
        "e4 e6 Nf6",
        "1. e4 Ke2",
        "6k1/5ppp/8/8/8/8/5PPP w",
        "4k3/8/8/8/8/8/8/4K3 w,Ke2,Ke7",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 Ke2",
        "hello world",
        "position",
    ] {
        let read = text.parse::<AnyGame>();
        assert!(read.is_err(), "{text}: {}", read.unwrap());
    }
}

/// A tree of at most three plies.
#[derive(Clone, Debug)]
enum Plain {
    Leaf(i16),
    Inner(Vec<Plain>),
}

fn plain() -> impl Strategy<Value = Plain> {
    let leaf = any::<i16>().prop_map(Plain::Leaf);
    let inner = leaf.prop_recursive(3, 40, 4, |inner| {
        prop::collection::vec(inner, 2..5).prop_map(Plain::Inner)
    });
    prop::collection::vec(inner, 2..5).prop_map(Plain::Inner)
}

/// The tree with a name at each node: n0, n1 and so on.
struct Named {
    name: String,
    value: Option<i16>,
    children: Vec<Named>,
}

fn named(tree: &Plain, next: &mut u32) -> Named {
    let name = format!("n{next}");
    *next += 1;
    match tree {
        Plain::Leaf(value) => Named { name, value: Some(*value), children: Vec::new() },
        Plain::Inner(children) => {
            let children = children.iter().map(|child| named(child, next)).collect();
            Named { name, value: None, children }
        }
    }
}

impl Named {
    fn ours(&self) -> String {
        self.written(&|name, value| format!("{name}:{value}"), &|name, children| {
            format!("{name}:[{}]", children.join(","))
        })
    }

    fn written(
        &self,
        leaf: &dyn Fn(&str, i16) -> String,
        inner: &dyn Fn(&str, &[String]) -> String,
    ) -> String {
        match self.value {
            Some(value) => leaf(&self.name, value),
            None => {
                let children = self.children.iter().map(|child| child.written(leaf, inner));
                inner(&self.name, &children.collect::<Vec<_>>())
            }
        }
    }

    fn leaves(&mut self) -> Vec<&mut Named> {
        if self.value.is_some() {
            return vec![self];
        }
        self.children.iter_mut().flat_map(Named::leaves).collect()
    }

    fn visit(&self, depth: usize, see: &mut dyn FnMut(&Named, usize)) {
        see(self, depth);
        self.children.iter().for_each(|child| child.visit(depth + 1, see));
    }

    fn lines(&self, line: &dyn Fn(&Named, usize) -> String) -> String {
        let mut text = String::new();
        self.visit(0, &mut |node, depth| text += &line(node, depth));
        text
    }
}

/// Writes a named tree in every form that keeps all of it.
fn forms(tree: &Named) -> Vec<String> {
    let names = |node: &Named, between: &str| {
        node.children.iter().map(|child| child.name.as_str()).collect::<Vec<_>>().join(between)
    };
    let value = |node: &Named| node.value.map(|value| value.to_string());
    let map = tree.lines(&|node, _| match value(node) {
        Some(value) => format!("'{}': {value}, ", node.name),
        None => format!("'{}': ['{}'], ", node.name, names(node, "', '")),
    });
    let edges = |sign: &str, end: &str, label: &dyn Fn(&str, &str) -> String| {
        tree.lines(&|node, _| {
            let own = value(node).map_or_else(String::new, |value| label(&node.name, &value) + end);
            let edge = |child: &Named| format!("{}{sign}{}{end}", node.name, child.name);
            own + &node.children.iter().map(edge).collect::<String>()
        })
    };
    let indented = |front: &str| {
        tree.lines(&|node, depth| {
            let value = value(node).map_or_else(String::new, |value| format!(": {value}"));
            format!("{}{front}{}{value}\n", "  ".repeat(depth), node.name)
        })
    };
    let gambit = tree.lines(&|node, depth| match node.value.map(i32::from) {
        Some(value) => format!("t \"{0}\" {0} \"\" {{ {value}, {1} }}\n", node.name, -value),
        None => {
            let (name, player, moves) = (&node.name, 1 + depth % 2, node.children.len());
            format!("p \"{name}\" {player} {name} \"\" {{ {}}} 0\n", "\"\" ".repeat(moves))
        }
    });
    let tikz =
        tree.written(&|name, value| format!("node {{{name}: {value}}}"), &|name, children| {
            let children = children.iter().map(|child| format!(" child[red] {{{child}}}"));
            format!("node[draw] {{{name}}}{}", children.collect::<String>())
        });
    let links = tree.lines(&|node, _| {
        let link =
            |child: &Named| format!("{{'source': '{}', 'target': '{}'}}, ", node.name, child.name);
        node.children.iter().map(link).collect()
    });
    let ids = tree.lines(&|node, _| match value(node) {
        Some(value) => format!("{{'id': '{}', 'value': {value}}}, ", node.name),
        None => format!("{{'id': '{}'}}, ", node.name),
    });
    vec![
        format!("{{'nodes': [{ids}], 'links': [{links}]}}"),
        tree.lines(&|node, depth| {
            let value = value(node).unwrap_or_default();
            format!("{}{}: {value}\n", "  ".repeat(depth), node.name)
        }),
        drawn_with_slashes(tree),
        format!("EFG 2 R \"a tree\" {{ \"A\" \"B\" }}\n{gambit}"),
        format!("\\{tikz};"),
        format!("{{{map}}}"),
        tree.lines(&|node, _| match value(node) {
            Some(value) => format!("{} = {value}\n", node.name),
            None => format!("{}: {}\n", node.name, names(node, " ")),
        }),
        edges(" ", "\n", &|name, value| format!("{name}={value}")),
        edges(",", "\n", &|name, value| format!("{name}={value}")),
        format!(
            "digraph {{ {} }}",
            edges(" -> ", ";", &|name, value| format!("{name} [label={value}]"))
        ),
        format!("graph TD\n{}", edges(" --> ", "\n", &|name, value| format!("{name}[{value}]"))),
        indented(""),
        indented("- "),
        tree.written(&|name, value| format!("('{name}', {value})"), &|name, children| {
            format!("('{name}', [{}])", children.join(", "))
        }),
        tree.written(&|name, value| format!("['{name}', {value}]"), &|name, children| {
            format!("['{name}', {}]", children.join(", "))
        }),
        tree.written(&|name, value| format!("Node('{name}', {value})"), &|name, children| {
            format!("Node('{name}', children=[{}])", children.join(", "))
        }),
        tree.written(
            &|name, value| format!("{{'label': '{name}', 'utility': {value}}}"),
            &|name, children| {
                format!("{{'label': '{name}', 'successors': [{}]}}", children.join(", "))
            },
        ),
    ]
}

/// Draws a tree with slashes, each leaf in columns of its own.
fn drawn_with_slashes(tree: &Named) -> String {
    /// Wider than any label.
    const WIDTH: usize = 24;
    /// Returns the column of a node, after it has been drawn with all that is below.
    fn draw(node: &Named, row: usize, leaves: &mut usize, rows: &mut Vec<String>) -> usize {
        let mut columns = Vec::new();
        for child in &node.children {
            columns.push(draw(child, row + 2, leaves, rows));
        }
        if node.children.is_empty() {
            *leaves += 1;
        }
        let middle = columns.first().zip(columns.last()).map(|(first, last)| (first + last) / 2);
        let column = middle.unwrap_or(*leaves * WIDTH);
        let value = node.value.map_or_else(String::new, |value| format!(":{value}"));
        put(rows, row, column, &format!("{}{value}", node.name));
        let half = node.children.len() / 2;
        for index in 0..node.children.len() {
            let sign = match index.cmp(&half) {
                Ordering::Less => "/",
                Ordering::Equal => "|",
                Ordering::Greater => "\\",
            };
            // Two slashes next to each other would begin a comment.
            put(rows, row + 1, column + 3 * index - 3 * half, sign);
        }
        column
    }
    fn put(rows: &mut Vec<String>, row: usize, column: usize, text: &str) {
        rows.resize(rows.len().max(row + 1), String::new());
        let spaces = column - rows[row].len();
        rows[row].extend(std::iter::repeat_n(' ', spaces));
        rows[row].push_str(text);
    }
    let mut rows = Vec::new();
    draw(tree, 0, &mut 0, &mut rows);
    rows.join("\n")
}

/// Returns a text with what stands around trees: comments, a fence, an assignment.
fn decorated(text: &str, around: usize) -> String {
    match around {
        1 => format!("```\n{text}\n```\n"),
        2 => format!("# an exercise\n{text}\n"),
        3 if text.starts_with(['[', '(', '{', 'N']) => format!("tree = {text};"),
        4 if text.starts_with(['[', '(', '{', 'N']) => format!("const t = {text}; // the tree"),
        _ => text.to_owned(),
    }
}

/// Trees whose nodes have equally many children, all leaves equally deep.
fn uniform() -> impl Strategy<Value = (usize, u32, Vec<i16>)> {
    (2..5_usize, 1..4_u32).prop_flat_map(|(branching, depth)| {
        let leaves = prop::collection::vec(any::<i16>(), branching.pow(depth));
        (Just(branching), Just(depth), leaves)
    })
}

/// A value that no other leaf has.
const WRONG: i16 = -31_777;

/// Many trees are written in each form; with `PLYSCOPE_LONG=1`, very many.
pub(crate) fn trees(usual: u32) -> ProptestConfig {
    let long = std::env::var_os("PLYSCOPE_LONG").is_some();
    ProptestConfig::with_cases(if long { 100_000 } else { usual })
}

proptest! {
    #![proptest_config(trees(256))]

    #[test]
    fn each_form_is_read_as_the_same_tree(tree in plain(), around in 0..5_usize) {
        let tree = named(&tree, &mut 0);
        let ours: AnyGame = format!("tree:{}", tree.ours()).parse().unwrap();
        for text in forms(&tree) {
            let text = decorated(&text, around);
            let read = text.parse::<AnyGame>();
            prop_assert_eq!(read.map_err(|error| error.to_string()), Ok(ours.clone()), "{}", text);
        }
    }

    /// Leaves from left to right, with the branching or the depth, or a leaf too few.
    #[test]
    fn leaves_with_their_branching_are_the_tree((branching, depth, leaves) in uniform()) {
        let mut rows: Vec<String> = leaves.iter().map(i16::to_string).collect();
        let list = rows.join(", ");
        for _ in 0..depth {
            rows = rows.chunks(branching).map(|row| format!("[{}]", row.join(","))).collect();
        }
        let ours: AnyGame = format!("tree:{}", rows[0]).parse().unwrap();
        let fewer = list.rsplit_once(',').map_or("", |(fewer, _)| fewer);
        for front in [
            format!("branching={branching}"),
            format!("depth={depth}"),
            format!("b={branching}, d={depth}"),
        ] {
            // All numbers of leaves are that of a tree of one ply.
            let is_any = depth == 1 && !front.starts_with('b');
            let read = format!("{front}: {list}").parse::<AnyGame>();
            prop_assert_eq!(read.map_err(|error| error.to_string()), Ok(ours.clone()));
            let read = format!("{front}: {fewer}").parse::<AnyGame>();
            if let Err(error) = read {
                let said = error.kind.to_string();
                prop_assert!(said.starts_with("there ") && said.contains("but a tree with"), "{}", said);
            } else {
                prop_assert!(is_any && leaves.len() > 2, "{}: {}", front, fewer);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    /// In each form, one leaf has a word instead of its value, which is where the text is refused.
    #[test]
    fn a_form_is_refused_where_a_value_is_missing(tree in plain(), which in any::<prop::sample::Index>()) {
        let mut tree = named(&tree, &mut 0);
        let mut leaves = tree.leaves();
        leaves.iter_mut().for_each(|leaf| leaf.value = leaf.value.filter(|value| *value != WRONG).or(Some(0)));
        let at = which.index(leaves.len());
        leaves[at].value = Some(WRONG);
        let name = leaves[at].name.clone();
        for text in forms(&tree) {
            if text.starts_with("EFG") {
                continue; // its payoffs are twice in the text
            }
            let text = text.replacen(&WRONG.to_string(), "wrong", 1);
            let error = text.parse::<AnyGame>().map(|game| game.to_string()).unwrap_err();
            let marked: String = text.chars().skip(error.offset).take(error.length).collect();
            // Where a line has the name and the word, both are marked; and in a diagram, the node.
            let is_there = marked == "wrong" || marked == format!("{name}:wrong") || marked == format!("{name}: wrong") || marked == name;
            prop_assert!(is_there, "{}\n{}", text, error);
        }
    }

    #[test]
    fn a_spoiled_form_is_read_or_refused_at_a_place(
        tree in plain(),
        cut in any::<prop::sample::Index>(),
        sign in prop::sample::select(vec!["", "[", ")", "'", "\"", ":", "=", "-", "\n", "  ", "//", "é"]),
    ) {
        for text in forms(&named(&tree, &mut 0)) {
            let chars: Vec<char> = text.chars().collect();
            let (before, after) = chars.split_at(cut.index(chars.len()));
            let text = [before.iter().collect(), sign.to_owned(), after[1..].iter().collect::<String>()];
            let text = text.concat();
            if let Err(error) = text.parse::<AnyGame>() {
                let lines = text.split('\n').count();
                prop_assert!(error.offset <= text.chars().count() && error.line <= lines, "{}", error);
            }
        }
    }
}

/// A number at a node with children is an estimate of it, which counts at a horizon.
#[test]
fn numbers_at_inner_nodes() {
    check(
        "S:4[L:[8,3],R:5[5,6]]",
        &[
            "tree:S:4[L:[8,3],R:5[5,6]]",
            r#"{"name":"S","value":4,"children":[{"name":"L","children":[8,3]},{"name":"R","value":5,"children":[5,6]}]}"#,
            r#"{"label":"S","eval":4,"kids":[{"label":"L","kids":[8,3]},{"label":"R","eval":5,"kids":[5,6]}]}"#,
            "Node('S', 4, [Node('L', [8, 3]), Node('R', 5, [5, 6])])",
            "S: L R\nL: 8 3\nR: 5 6\nS = 4\nR = 5",
            "digraph { S [label=4]; R [label=5]; S -> {L R}; L -> {8 3}; R -> 5; R -> 6 }",
        ],
    );
    check(
        "4[[8,3],5[5,6]]",
        &[
            "4[0[8,3],5[5,6]]",
            "4(0(8,3),5(5,6))",
            "4\n├── 0\n│   ├── 8\n│   └── 3\n└── 5\n    ├── 5\n    └── 6",
            "\\Tree [.4 [.0 8 3 ] [.5 5 6 ] ]",
            "((8,3)0,(5,6)5)4;",
        ],
    );
    // A node that is called by a number has a name.
    check("\"1\":[\"2\":[\"4\":8,\"5\":3],\"3\":7]", &["{1: [2, 3], 2: [4, 5], 4: 8, 5: 3, 3: 7}"]);
}

#[test]
fn drawings_with_slashes() {
    check(
        "A:[B:[8,3],C:[5,6]]",
        &[
            "        A\n      /   \\\n     B     C\n    / \\   / \\\n   8   3 5   6",
            "    A\n   / \\\n  /   \\\n B     C\n/ \\   / \\\n8  3  5  6",
        ],
    );
    check("[8,[3,4,5],7]", &["     MAX\n   /  |  \\\n  8  MIN  7\n    / | \\\n   3  4  5"]);
    check("A:[a:8,b:3]", &["   A\n  / \\\na:8  b=3", "  A\n / \\\na(8) b(3)"]);
    check("4[[8,3],5[5,6]]", &["     4\n   /   \\\n  0     5\n / \\   / \\\n8   3 5   6"]);
}

#[test]
fn files_of_exercises() {
    let file = |agents: &str| {
        format!(
            "class: \"GraphGameTreeTest\"\nalg: \"AlphaBetaAgent\"\ndepth: \"3\"\n# Tree:\ndiagram: \"\"\"\n   s\n  / \\\n \
             l   r\n\"\"\"\n\nnum_agents: \"{agents}\"\n\nstart_state: \"s\"\nwin_states: \"a b\"\nlose_states: \"c\"\n\n\
             successors: \"\"\"\ns Left l\ns Right r\nl Left a\nl Right b\nr Left c\nr Right m\nm Down d\n\"\"\"\n\n\
             evaluation: \"\"\"\na 8.0\nb -3\nc 5\nd 6\nr 2\n\"\"\"\n"
        )
    };
    check("s:[l:[a:8,b:-3],r:2[c:5,m:[d:6]]]", &[&file("2")]);
    check("s:max:[l:[a:8,b:-3],r:2[c:5,m:min:[d:6]]]", &[&file("3")]);
}

#[test]
fn drawings_with_tikz() {
    check(
        NAMED,
        &[
            "\\node {S} child {node {L} child {node {8}} child {node {3}}} child {node {R} child {node {5}} child {node {6}}};",
            "\\begin{tikzpicture}[level 1/.style={sibling distance=9mm}]\n\\node[draw] (s) at (0,0) {$S$} % root\n  \
             child[red] {node {\\textbf{L}} child {node {8} edge from parent node[left] {a}} child {node[circle] {3}}}\n  \
             child {node {R} child {node {5}} child[missing] child[missing] {} child {node {$6$}}};\n\\end{tikzpicture}",
        ],
    );
    check(
        "min:[[8,3],b:5]",
        &[
            "\\tikz \\node {MIN} child {node {MAX} child {node {8}} child {node {3}}} child {node {b: 5}};",
        ],
    );
    for text in [
        "\\node {S} child {node {8}}; \\node {T} child {node {3}};",
        "\\node {S} child foreach \\x in {8,3} {node {\\x}};",
        "\\node {S} child {node {8}} child {};",
        "\\node {S} child {node {8}",
    ] {
        let read = text.parse::<AnyGame>();
        assert!(read.is_err(), "{text}: {}", read.unwrap());
    }
}
