//! Texts that mean a tree and lack something, or that no reader takes: the sentence says what would be
//! right, and where. Next to them, what is like them and can be read.

use plyscope::AnyGame;

use crate::mistake::refuses;

fn reads(tree: &str, texts: &[&str]) {
    for text in texts {
        let read: AnyGame = text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(read.to_string(), format!("tree:{tree}"), "{text}");
    }
}

const PLAIN: &str = "[[8,3],[5,6]]";
const NAMED: &str = "S:[L:[8,3],R:[5,6]]";

#[test]
fn leaves_with_their_branching_however_it_is_written() {
    reads(
        PLAIN,
        &[
            "branching = 2: 8 3 5 6",
            "branching = 2\n8 3 5 6",
            "branching=2, depth=2\n[8, 3, 5, 6]",
            "branching = 2, depth = 2: 8 3 5 6",
            "branching = 2\ndepth = 2\nleaves = [8, 3, 5, 6]",
            "branching: 2\nleaves: 8, 3, 5, 6",
            "branching factor 2: 8 3 5 6",
            "depth 2, branching 2: 8 3 5 6",
            "branching factor: 2; depth: 2; leaves: 8 3 5 6",
            "b = 2, d = 2, [8,3,5,6]",
        ],
    );
    refuses("branching = 2\n8 3 ‹5›", "there are 3 leaves, but a tree with branching 2 has 2 or 4");
    refuses("‹b›: 8 3 5 6", "there is no game");
}

#[test]
fn parents_of_nodes() {
    reads(
        r#""0":["1":["3":8,"4":3],"2":["5":5,"6":6]]"#,
        &["parent = [-1, 0, 0, 1, 1, 2, 2]\nvalue = [0, 0, 0, 8, 3, 5, 6]"],
    );
    reads(
        r#""0":["1":["3":8,"4":3],"2":5]"#,
        &[
            "parents: -1 0 0 1 1\nvalues: None None 5 8 3",
            r#"{"parent": [null, 0, 0, 1, 1], "value": [null, null, 5, 8, 3]}"#,
            "{\"parent\":[-1,0,0,1,1],\n \"value\":[0,0,5,8,3]}",
            "id,parent,value\n0,,\n1,0,\n2,0,5\n3,1,8\n4,1,3",
        ],
    );
    reads(
        "S:[a:8,b:3]",
        &["node\tparent\tvalue\nS\t\t\na\tS\t8\nb\tS\t3", "name parent value\nS - -\na S 8\nb S 3"],
    );
    refuses("‹parent› = [-1, 0, 0, 1, 1]", "the parents alone don't say what leaves are worth");
    refuses("‹parents›: -1 0 0 1 1", "the parents alone don't say what leaves are worth");
    refuses("parent = [-1, 0, 0, 1, 1]\nvalue = [0, 0, ‹None›, 8, 3]", "the leaf `2` has no value");
    refuses("parent = [-1, 0, 0]\n‹value› = [0, 8]", "there are 3 parents and 2 values");
    // A list by itself is one of leaves.
    reads("[-1,0,0,1,1]", &["[-1, 0, 0, 1, 1]", "tree = [-1, 0, 0, 1, 1]"]);
}

#[test]
fn rows_of_levels() {
    let said = "rows don't say which nodes are below which";
    refuses("0\n‹0 0›\n8 3 5 6", said);
    refuses("S\n‹L R›\n8 3 5 6", said);
    refuses("     MAX\n  ‹MIN   MIN›\n 8  3  5  6", said);
    refuses("Level 0: S\n‹Level 1: L R›\nLevel 2: 8 3 5 6", said);
    refuses("MAX: S\n‹MIN: L R›\nleaves: 8 3 5 6", said);
    reads("[\"MIN1\":[8,3],\"MIN2\":[5,6]]", &["MAX: MIN1 MIN2\nMIN1: 8 3\nMIN2: 5 6"]);
}

#[test]
fn tikz_with_what_stands_around_it() {
    let tikz = "\\node {S} child {node {L} child {node {8}} child {node {3}}} child {node {R} child {node {5}} child {node {6}}};";
    reads(
        NAMED,
        &[
            tikz,
            &tikz[1..],
            &format!(
                "\\documentclass{{article}}\n\\usepackage{{tikz}}\n\\begin{{document}}\n\\begin{{tikzpicture}}\n{tikz}\n\\end{{tikzpicture}}\n\\end{{document}}\n"
            ),
            "\\usepackage{forest}\n\\begin{document}\n\\begin{forest}\n[S [L [8] [3]] [R [5] [6]]]\n\\end{forest}\n\\end{document}",
        ],
    );
    refuses(
        "\\node (a) at (0,0) {8};\n\\node (s) at (1,1) {S};\n‹\\draw› (s) -- (a);",
        "nodes with lines between them",
    );
}

#[test]
fn mermaid_with_text_at_its_arrows() {
    reads(
        "A:[C:8,D:3]",
        &[
            "graph TD\nA -- text --> C[8]\nA -- \"other way\" --> D[3]",
            "graph TD\nA -. left .-> C[8]\nA == right ==> D[3]",
            "graph LR\nA -- left --- C[8]\nA ----> D[3]",
            "graph TD\nA --left--> C[8]\nA -->|right| D[3]",
        ],
    );
    reads("\"a == b\":[8,3]", &["graph TD\nA[\"a == b\"] -- left --> C[8]\nA --> D[3]"]);
    reads("chance:[0.9:8,0.1:3]", &["graph TD\nA[CHANCE] -- 0.9 --> C[8]\nA -- 0.1 --> D[3]"]);
}

#[test]
fn who_moves_in_the_margin_of_a_drawing() {
    reads(
        NAMED,
        &[
            "        S           MAX\n      /   \\\n     L     R        MIN\n    / \\   / \\\n   8   3 5   6",
            "MAX:        S\n          /   \\\nMIN:     L     R\n        / \\   / \\\nMAX:   8   3 5   6",
            "        S           <- MAX\n      /   \\\n     L     R        <- MIN\n    / \\   / \\\n   8   3 5   6",
            "        S           (max)\n      /   \\\n     L     R        (min)\n    / \\   / \\\n   8   3 5   6      (leaves)",
            "    ____S____\n   /         \\\n  L           R\n / \\         / \\\n8   3       5   6",
            "      S\n   ┌──┴──┐\n   L     R\n  ┌┴┐   ┌┴┐\n  8 3   5 6",
        ],
    );
    reads(
        "min:S:[L:[8,3],R:[5,6]]",
        &[
            "        S           MIN\n      /   \\\n     L     R        MAX\n    / \\   / \\\n   8   3 5   6",
        ],
    );
    // Without another node, it is one.
    reads("[[8,3],4]", &["   MAX\n   / \\\n MIN  4\n / \\\n8   3"]);
    refuses("     A\n    / \\\n   B   C   ‹D›\n  / \\\n 8   3", "3 nodes are below 2 signs");
}

/// Between the nodes of an outline, lines may have nothing but its lines.
#[test]
fn outlines_with_spaces() {
    reads(
        NAMED,
        &[
            "S\n|\n+- L\n|  +- 8\n|  +- 3\n|\n+- R\n   +- 5\n   +- 6",
            "S\n│\n├── L\n│   ├── 8\n│   └── 3\n│\n└── R\n    ├── 5\n    └── 6",
        ],
    );
}

#[test]
fn other_ways_to_say_names() {
    reads(
        NAMED,
        &[
            "S(L(8,3),R(5,6))",
            "S[L[8,3],R[5,6]]",
            "S{L{8,3},R{5,6}}",
            "S:[L:[8,3],R:[5,6]]",
            "S: (L: (8, 3), R: (5, 6))",
            "S -> L; S -> R; L -> 8; L -> 3; R -> 5; R -> 6",
            "S: L R; L: 8 3; R: 5 6",
            "S,L,R\nL,8,3\nR,5,6",
        ],
    );
    reads("[8,3]", &["Node{Node{8},Node{3}}"]);
}

/// Brackets may stand around the nodes below a name, also in a program that names its lists.
#[test]
fn lists_by_name() {
    reads(
        NAMED,
        &[
            "S: [L, R]\nL: [8, 3]\nR: [5, 6]",
            "L = [8, 3]\nR = [5, 6]\nS = [L, R]",
            "L=[8,3]; R=[5,6]; S=[L,R];",
            "S = (L, R)\nL = (8, 3)\nR = (5, 6)",
            "S -- L\nS -- R\nL -- 8\nL -- 3\nR -- 5\nR -- 6",
        ],
    );
    refuses("S: [L, ‹Q›]\nL: [8, 3]", "the leaf `Q` has no value");
    reads("[[8,3],[5,6]]", &["tree = [\n  [8,3],\n  [5,6]\n]"]);
}

/// A line of an outline may have the leaves below it.
#[test]
fn outlines_with_leaves_in_a_line() {
    reads(NAMED, &["S\n  L 8 3\n  R 5 6", "S\n  L: 8 3\n  R: 5, 6", "S\n├── L 8 3\n└── R: 5 6"]);
    reads("[[8,3],[5,6]]", &["MAX\n MIN 8 3\n MIN 5 6"]);
    reads("S:[a:8,b:?]", &["S\n  a 8\n  b x"]);
    refuses("S\n  a: 8\n  ‹MIN 3›", "has no value");
    refuses("S\n  a 8\n  ‹a b 3›", "has no value");
    // Two numbers are no name and value, and a sign is no name.
    refuses("S\n  - 8\n  - ‹3 5›", "has no value");
    refuses("S\n  ‹/ 8›", "has no value");
    refuses("S\n  ‹b c›\n  a 8", "has no value");
    refuses("‹S\n  L: 8 3\n    5\n  R: 5 6›", "this looks like a tree");
    reads("S:[\"MIN 3\":[8,3],4]", &["S\n  MIN 3\n    8\n    3\n  4"]);
}

/// Behind the name of a leaf, a length is its value; at other nodes, there is nothing that it could be.
#[test]
fn lengths_of_newick() {
    reads("S:[L:[a:0.1,b:0.2],c:3]", &["((a:0.1,b:0.2)L,c:3)S;"]);
    let said = "a length at a node with children has no meaning here: leave it out";
    refuses("((a:1,b:2)‹:0.5›,(c:3,d:4):0.2);", said);
    refuses("((a:1,b:2)L‹:0.5›,(c:3,d:4)R:0.2)S;", said);
    refuses("((8,3)‹:1.5›,(5,6):1);", said);
}

#[test]
fn what_looks_like_a_tree_is_no_unknown_game() {
    let said = "this looks like a tree, but not in a form that is read here: write lists";
    refuses("‹S → (L, R), L → (8, 3), R → (5, 6)›", said);
    refuses("‹root = Node(\"S\")\nroot.add(Node(8))\nroot.add(Node(3))›", said);
    refuses("‹<node name=\"S\"><node value=\"8\"/><node value=\"3\"/></node>›", said);
    let drawn = "┌── 8\n   ┌──┤\n   │  └── 3\n───┤\n   │  ┌── 5\n   └──┤\n      └── 6";
    refuses(&format!("      ‹{drawn}›"), said);
    for text in ["‹hello world›", "‹chequers›:e4", "‹go›:5", "‹A=3, B=12, C=8›"] {
        refuses(text, "there is no game");
    }
    refuses("‹nmi›:[3,4]", "did you mean `nim`?");
    // One list may be anything.
    refuses("‹go›:[3,4]", "there is no game `go`; if it is the name of a tree, write `tree:go:`");
    refuses("‹range(3,8)›", "this looks like a tree");
    refuses("‹go[3,4]›", "this looks like a tree");
}
