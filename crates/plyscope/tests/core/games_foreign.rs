//! Trees as other programs write them.

use std::time::{Duration, Instant};

use plyscope::{AnyGame, tree::Tree};
use proptest::prelude::*;

use crate::games_forms::trees;

/// Each text is the tree that is written `canonical`, after `tree:`.
fn check(canonical: &str, texts: &[&str]) {
    for text in texts {
        let tree: AnyGame = text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(tree.to_string(), format!("tree:{canonical}"), "{text}");
        assert_eq!(tree.to_string().parse::<AnyGame>().unwrap(), tree);
    }
}

/// The text is refused in this place, for this reason.
fn refuse(text: &str, offset: usize, length: usize, message: &str) {
    let error = text.parse::<AnyGame>().expect_err(text);
    assert_eq!(
        (error.offset, error.length, error.kind.to_string().as_str()),
        (offset, length, message),
        "{text}"
    );
}

#[test]
fn tuples_and_braces() {
    check(
        "[[3,12,8],[2,4,6]]",
        &[
            "((3,12,8),(2,4,6))",
            "((3, 12, 8), (2, 4, 6),)",
            "{{3,12,8},{2,4,6}}",
            " { { 3 12 8 } , [2, 4, 6] } ",
            "tree:{{3,12,8},{2,4,6}}",
            "[[3,12,8],[2,4,6]],\n",
            "[[3,12,8,],[2,4,6,],]",
            "{{{3},{12},{8}},{{2},{4},{6}}}",
            r#"{"children":[{"children":[3,12,8,],},[2,4,6],],}"#,
        ],
    );
    check("[[3],4]", &["((3,),4)", "{{3},4}"]);
    check("min:[3,12]", &["min:{3,12}", "min: (3,12,)"]);
    check("[a:2..9[3,4],0..7]", &["{a:2..9{3,4},0..7}", "[a:2..9[3,4,],0..7]"]);
}

#[test]
fn maps_of_names() {
    check(
        "A:[B:3,C:12]",
        &[r#"{"A": {"B": 3, "C": 12}}"#, "{A: {B: 3, C: 12,},}", r#"{"A": ["B": 3, "C": 12]}"#],
    );
    check("[B:3,C:[4,5]]", &[r#"{"B": 3, "C": [4, 5]}"#, "{\n  B: 3,\n  C: {4, 5}\n}"]);
    check("A:3", &[r#"{"A": 3}"#]);
    check("A:[B:[C:3]]", &[r#"{"A": {"B": {"C": 3}}}"#]);
    check("min:A:[B:2..9[3,4]]", &[r#"min:{"A": {"B": 2..9[3, 4]}}"#]);
    // One node in braces without a name is a root with one child.
    check("[[3,4]]", &["{{3,4}}"]);
    check("R:[A:3]", &["tree:R:{A:3}"]);
}

#[test]
fn names_before_the_children() {
    check(
        "A:[B:[3,12],C:[2]]",
        &["(A (B 3 12) (C 2))", "(A(B 3 12)(C 2))", "(A, (B 3 12), (C 2,),)"],
    );
    check("A:[b1:3,12]", &["(A, b1:3 12)", "(A \"b1\":3 12)"]);
    check("[A:[3,12],[2,4]]", &["((A 3 12) (2 4))"]);
    check("\"two words\":[3,4]", &["(\"two words\" 3 4)"]);
    // As without names: where each leaf is alone in its list, the list is the leaf.
    check("A:[B:3,C:12]", &["(A (B 3) (C 12))"]);
    check("A:[B:[b1:3,b2:12],C:2]", &["(A (B (b1 3) (b2 12)) (C 2))"]);
    check("A:[B:[3]]", &["(A (B 3))"]);
    check("A:[inf,3]", &["(A inf 3)"]);
}

#[test]
fn forest_of_latex() {
    check(
        "A:[B:[3,12],C:[2,4]]",
        &[
            "[A [B [3] [12]] [C [2] [4]]]",
            "[A[B[3][12]][C[2][4]]]",
            "\\begin{forest}\n  [A\n    [B [3] [12]]\n    [C [2] [4]]\n  ]\n\\end{forest}\n",
            "tree:\\begin{forest} [A [B [3] [12]] [C [2] [4]]]\\end{forest}",
            "[A, draw [B, edge label={node[midway]{x, y}} [3, circle] [12]] [C [$2$] [{4}]]]",
            "\\begin{forest} for tree={l sep=20pt, [x]}, baseline [$A$ [B [3] [12]] [C [2] [4]]]\
             \\end{forest}",
        ],
    );
    check("min:A:[3,4]", &["min:[A [3] [4]]", "min: \\begin{forest}[A[3][4]]\\end{forest}"]);
    check("\"a b\":[c:3,\"d e\":2..9,-0.5]", &["[a b [c: 3] [d e: 2..9] [–1/2]]"]);
    // Each leaf has brackets, so none of them is a list.
    check("A:[B:[3]]", &["[A [B [3]]]"]);
    check("[A:[3],B:[4]]", &["[[A [3]] [B [4]]]"]);
    check("A:[5[3,4],7]", &["[A [5 [3] [4]] [7]]", "[A [$5$ [3] [4]] [7]]"]);
    check("A:[\"5\":[3,4],7]", &["[A [{5} [3] [4]] [7]]"]);
    check(
        "\"50% & #\":[a_1:3,4]",
        &[
            "\\begin{forest} [50\\% \\& \\# [$a\\_1$: 3] [4]] \\end{forest}",
            "\\begin{forest} [{50% & #} [a_1: 3] [4]] \\end{forest}",
        ],
    );
    check("3", &["\\begin{forest}[3]\\end{forest}"]);
}

#[test]
fn names_with_spaces_and_signs() {
    check(
        "[\"Knight f3\":3,\"O-O\":[\"Qxf7+\":5,b_1:6]]",
        &["[Knight f3: 3, O-O: [Qxf7+: 5, b_1: 6]]", "{Knight f3 :3, O-O:{Qxf7+:5 b_1:6}}"],
    );
    check("[\"two words\":3,\"and more\":4]", &["[two words: 3 and more: 4]"]);
    check("A:[\"two words\":3]", &["(A \"two words\":3)"]);
    check("[inf,b:3]", &["[inf b: 3,]"]);
}

#[test]
fn dashes_fractions_and_exponents() {
    check("[-3,-3,-3,-3,-3,-3]", &["[-3, −3, –3, —3, ‐3, －3]"]);
    check("-3", &["–3"]);
    check("[-9..-2[-inf,4]]", &["[—9..–2[–∞,4]]"]);
    check("[0.5,-0.25,3,1.5]", &["[1/2, −1/4, 6/2, 0.75/0.5]", "[2/4 -2/8 3/1 1.5]"]);
    check("[0.000000001]", &["[1/1000000000]", "[1e-9]", "[100e-11]", "[0.1E-8]"]);
    check(
        "[100000,-1250,0.002,0]",
        &["[1e5, -1.25e3, 2E-3, 0e99999999999]", "[1e+5 -1250 .2e-2 0]"],
    );
    check("0.5..2000", &["1/2..2e3"]);
    check("[2147483646]", &["[2147483646e0]", "[4294967292/2]"]);
}

/// They begin as another form does, but each is a tree of this notation.
#[test]
fn what_was_valid_before_keeps_its_meaning() {
    check("[3,[4],[5]]", &["[3, [4] [5]]"]);
    check("[[3,12],[2,4]]", &["[[[3][12]] [[2][4]]]"]);
    check("[A:[3],B:[4]]", &["[A:[3] B:[4]]"]);
    check("A:[3]", &[r#"{"name":"A","children":[3]}"#]);
    check("[inf,3]", &["(inf 3)", "[inf 3]"]);
    check("[children:3]", &["[children: 3]"]);
    check("[e5:3]", &["[e5: 3]"]);
    check("[1,e5:3]", &["[1 e5:3]"]);
}

#[test]
fn mistakes() {
    let list = "expected a number or a list, found";
    let named = "expected a number or a list after the name, found";
    // In lists.
    refuse("{{3,12},{2,;}}", 11, 1, &format!("{list} `;`"));
    refuse("{{3,12},{2,4]}", 12, 1, "expected `}`, a comma or a space, found `]`");
    refuse("{{3,12},{2,4}", 13, 0, "expected `}`, a comma or a space, found the end of the text");
    refuse("{3,,}", 3, 1, &format!("{list} `,`"));
    refuse("{{}}", 1, 1, "this node has neither children nor a value");
    refuse("[3,4],,", 5, 1, "expected the end of the text, found `,`");
    refuse(
        "[2..9 {3,4}]",
        6,
        1,
        "this list could be below the interval or beside it: \
         write `2..9[4]` for the one, `2..9, [4]` for the other",
    );
    // In maps.
    refuse(r#"{"A": {"B": 3, "C"}}"#, 18, 1, "expected `:`, found `}`");
    refuse(r#"{"A": {"B": "x"}}"#, 12, 1, &format!("{named} `\"`"));
    refuse(r#"{"A": {"B": }}"#, 12, 1, &format!("{named} `}}`"));
    refuse(r#"{"A": true}"#, 6, 4, &format!("{named} `true`"));
    let key = "can't be a name in a map of names: it is a key of a node, whose others are `children`, \
               `name`, `value`, `lower`, `upper`, `player`, `type` and `probability`";
    refuse(r#"{"A": 3, "children": [1]}"#, 9, 10, &format!("`children` {key}"));
    refuse(r#"{"A": {B: 2, value: 3}}"#, 13, 5, &format!("`value` {key}"));
    refuse(r#"{"num_visits": 9, "children": [1]}"#, 18, 10, &format!("`children` {key}"));
    // In parentheses.
    refuse("(A (B 3 12) (C))", 14, 1, &format!("{named} `)`"));
    refuse(
        "(A (B 3 12) (C two))",
        15,
        3,
        "the leaf `two` has no value: write `two:5` if that is 5, and `?` for a value that nobody knows",
    );
    refuse("(A (B 3 12", 10, 0, "expected `)`, a comma or a space, found the end of the text");
    refuse("[A: (B 3 12)]", 5, 1, "this node has a name already");
    refuse(
        "(my move: 3)",
        1,
        7,
        "this could be one name or two: put a name with spaces between quotation marks here",
    );
    // In forest.
    refuse("[A [B [3] [12]] [C [2] [y]]]", 25, 1, &format!("{named} `]`"));
    refuse("[A [B [3] [12]] [C [2] []]]", 24, 1, &format!("{list} `]`"));
    refuse("[A [B [3] [12]] [C [2] [4]]", 27, 0, "expected `[` or `]`, found the end of the text");
    refuse("[A [B [3] [12]] 7]", 16, 1, "expected `[` or `]`, found `7`");
    refuse("[A [3, 12] [4]]", 5, 1, "expected `[` or `]`, found `,`");
    refuse("[A [3] [4]] [5]", 12, 1, "expected the end of the text, found `[`");
    refuse("[A [b: y] [4]]", 7, 1, &format!("{named} `y`"));
    refuse("[A [3 4] [5]]", 5, 1, "expected `[` or `]`, found ` `");
    refuse(
        "\\begin{forest}[A [3] [4]]",
        25,
        0,
        "expected `\\end{forest}`, found the end of the text",
    );
    refuse("\\begin{forest}\\end{forest}", 26, 0, "expected `[`, found the end of the text");
    refuse("\\begin{tikzpicture}[3]", 0, 1, &format!("{list} `\\`"));
    // In names and numbers.
    refuse("[two words 3]", 1, 3, &format!("{list} `two`"));
    refuse("[two words: y]", 12, 1, &format!("{named} `y`"));
    let exact = "this number isn't exact with 9 decimals: write it rounded";
    refuse("[1/3, 4]", 1, 3, exact);
    refuse("[4, -1/0]", 4, 4, exact);
    refuse("[1/1024]", 1, 6, exact);
    refuse("[1e-10]", 1, 5, "a number has at most 9 decimals");
    let great = "this number is too great: with 0 decimals, as somewhere in this text, \
                 the greatest is 2147483646";
    refuse("[3, 1e10]", 4, 4, great);
    refuse("[1e999999999999]", 1, 14, great);
    refuse("[6000000000/2]", 1, 12, great);
    refuse("[1/]", 2, 1, "expected `]`, a comma or a space, found `/`");
    refuse("[1e]", 2, 1, "expected `]`, a comma or a space, found `e`");
}

/// A tree with names, to be written in each form.
#[derive(Clone, Debug)]
struct Sample {
    name: String,
    /// In tenths; of a leaf.
    value: i32,
    children: Vec<Sample>,
}

/// A sample whose inner nodes have this number of children.
fn sample(children: std::ops::Range<usize>) -> impl Strategy<Value = Sample> {
    // A name such as `Max2`, `A min` or `Exp` would say who moves.
    let name = || {
        "[A-Zα-ω][a-z0-9_]{0,3}( [a-z]{1,3}[+!]?)?".prop_filter("no label", |name| {
            let says =
                |word: &str| ["max", "min", "exp", "avg"].iter().any(|it| word.starts_with(it));
            !name.to_lowercase().split(' ').any(says)
        })
    };
    let leaf = (name(), -999..999_i32).prop_map(|(name, value)| Sample {
        name,
        value,
        children: Vec::new(),
    });
    let tree = leaf.prop_recursive(5, 40, 4, move |inner| {
        (name(), proptest::collection::vec(inner, children.clone()))
            .prop_map(|(name, children)| Sample { name, value: 0, children })
    });
    // In braces, and for `min`, a root has to be a list.
    tree.prop_filter("a list", |tree| !tree.children.is_empty())
}

impl Sample {
    /// Written by `inner`, from a name and the children, and by `leaf`.
    fn write(
        &self,
        leaf: &impl Fn(&str, i32) -> String,
        inner: &impl Fn(&str, Vec<String>) -> String,
    ) -> String {
        if self.children.is_empty() {
            return leaf(&self.name, self.value);
        }
        inner(&self.name, self.children.iter().map(|child| child.write(leaf, inner)).collect())
    }

    fn canonical(&self, has_names_of_leaves: bool) -> Tree {
        let leaf = |name: &str, value| {
            let number = decimal(value);
            if has_names_of_leaves { format!("\"{name}\":{number}") } else { number }
        };
        let text =
            self.write(&leaf, &|name, children| format!("\"{name}\":[{}]", children.join(",")));
        text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"))
    }
}

fn decimal(value: i32) -> String {
    let sign = if value < 0 { "-" } else { "" };
    format!("{sign}{}.{}", value.abs() / 10, value.abs() % 10)
}

fn same(text: &str, tree: &Tree) {
    let read = text.parse::<AnyGame>().unwrap_or_else(|error| panic!("{text}\n{error}"));
    assert_eq!(read, AnyGame::from(tree.clone()), "{text}");
}

proptest! {
    #![proptest_config(trees(300))]

    #[test]
    fn a_map_of_names_is_the_tree(sample in sample(1..4)) {
        let tree = sample.canonical(true);
        let list = |name: &str, children: Vec<String>| format!("\"{name}\": {{{}}}", children.join(", "));
        let leaf = |name: &str, value| format!("\"{name}\": {value}e-1");
        same(&format!("{{{}}}", sample.write(&leaf, &list)), &tree);
        // The same with a name that is a word or more, and with commas after all.
        let list = |name: &str, children: Vec<String>| format!("{name}: {{{},}}", children.join(","));
        let leaf = |name: &str, value| format!("{name}: {value}/10");
        same(&format!("{{{},}}", sample.write(&leaf, &list)), &tree);
    }

    #[test]
    fn a_forest_is_the_tree(sample in sample(1..4), dash in "[-−–—‐]") {
        let tree = sample.canonical(true);
        let number = |value| decimal(value).replace('-', &dash);
        let leaf = |name: &str, value| format!("[{name}: {}]", number(value));
        let list = |name: &str, children: Vec<String>| format!("[{name}\n{}]", children.concat());
        same(&sample.write(&leaf, &list), &tree);
        let leaf = |name: &str, value| format!("[{name}:${}$, draw]", number(value));
        let list = |name: &str, children: Vec<String>| {
            format!("[{{{name}}}, l={{[1]}} {}]", children.join(" "))
        };
        let text = sample.write(&leaf, &list);
        same(&format!("\\begin{{forest}}\n{text}\n\\end{{forest}}"), &tree);
    }

    #[test]
    fn a_list_with_its_name_before_the_children_is_the_tree(sample in sample(2..5)) {
        let leaf = |_: &str, value| decimal(value);
        let list = |name: &str, children: Vec<String>| format!("(\"{name}\" {})", children.join(" "));
        same(&sample.write(&leaf, &list), &sample.canonical(false));
        let list = |name: &str, children: Vec<String>| format!("(\"{name}\", {})", children.join(", "));
        same(&sample.write(&leaf, &list), &sample.canonical(false));
        let boxed = |name: &str, value| format!("(\"{name}\" {})", decimal(value));
        same(&sample.write(&boxed, &list), &sample.canonical(true));
    }

    #[test]
    fn braces_are_the_tree(sample in sample(2..5)) {
        let leaf = |_: &str, value| decimal(value);
        let list = |_: &str, children: Vec<String>| format!("{{{}}}", children.join(","));
        let own = |_: &str, children: Vec<String>| format!("[{}]", children.join(","));
        let tree: Tree = sample.write(&leaf, &own).parse().unwrap();
        same(&sample.write(&leaf, &list), &tree);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100_000))]

    /// What is read is written so that it is read again; what isn't, has a place.
    #[test]
    fn no_text_makes_it_panic(text in text()) {
        match text.parse::<Tree>() {
            Ok(tree) => prop_assert_eq!(tree.to_string().parse::<Tree>().unwrap(), tree),
            Err(error) => {
                prop_assert!(error.offset + error.length <= text.chars().count(), "{}", text);
            }
        }
    }
}

/// A few pieces of the forms, in any order, half of the texts in brackets.
fn text() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "[",
        "]",
        "(",
        ")",
        "{",
        "}",
        ",",
        " ",
        ":",
        "\"",
        "A",
        "b c",
        "\"d\"",
        "inf",
        "3",
        "1/2",
        "1/3",
        "2e3",
        "..",
        "–",
        "-",
        "/",
        "e",
        "$",
        "\\begin{forest}",
        "\\end{forest}",
        "min:",
        "\"children\":",
        "\"value\":",
        "'",
        "∞",
        "é",
        "\\",
        "\n",
        "[3]",
        "(B 4)",
        "{\"A\":5}",
    ]);
    let pieces = prop::collection::vec(piece, 0..14).prop_map(|pieces| pieces.concat());
    let brackets =
        prop::sample::select(vec![("", ""), ("[", "]"), ("(", ")"), ("{", "}"), ("[A ", "]")]);
    (pieces, brackets).prop_map(|(text, (open, close))| format!("{open}{text}{close}"))
}

#[test]
fn deep_and_long_texts_are_read_without_recursion() {
    const MANY: usize = 300_000;
    let begin = Instant::now();
    let chain = |open: &str, close: &str| format!("{}7{}", open.repeat(MANY), close.repeat(MANY));
    for (text, nodes) in [
        (chain("{", "}"), MANY + 1),
        (chain("(A ", ")"), MANY + 1),
        (chain("{\"A\":", "}"), MANY),
        (format!("{}[7]{}", "[A".repeat(MANY), "]".repeat(MANY)), MANY + 1),
        (format!("{{{}}}", "name with spaces: 3, ".repeat(MANY)), MANY + 1),
    ] {
        assert_eq!(text.parse::<Tree>().unwrap().nodes(), nodes);
    }
    for start in ["{", "(A ", "(a b", "[A", "[A,b", "{\"A\":", "{A b:", "a b ", "1/", "{ ", "[A[{"]
    {
        assert!(start.repeat(MANY).parse::<AnyGame>().is_err());
    }
    assert!(begin.elapsed() < Duration::from_secs(60), "{:?}", begin.elapsed());
}
