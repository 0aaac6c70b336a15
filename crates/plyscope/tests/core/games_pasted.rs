//! Text that means something else to whoever pasted it than to a reader of nested lists: it is read as
//! it is meant, or refused with the place and what would be right.

use plyscope::{AnyGame, Player, tree::Tree};
use proptest::prelude::*;

use crate::games_forms::trees;
use crate::mistake::refused;

/// Each text is the tree that is written `canonical`, after `tree:`.
fn reads(canonical: &str, texts: &[&str]) {
    for text in texts {
        let tree: AnyGame = text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(tree.to_string(), format!("tree:{canonical}"), "{text}");
        assert_eq!(tree.to_string().parse::<AnyGame>().unwrap(), tree);
        let AnyGame::Tree(tree) = tree else { panic!("{text}") };
        assert_eq!(tree.to_json().parse::<Tree>().unwrap(), tree, "{text}");
    }
}

/// The text between `‹` and `›` is refused, with this sentence.
fn refuses(marked: &str, sentence: &str) {
    assert_eq!(refused(marked), sentence, "{marked}");
}

/// The marked label is refused, as nothing says who moves at the root.
fn max_begins(marked: &str, word: &str, moves: &str) {
    let sentence = format!(
        "`{word}` says whose turn it is, but nothing says who moves at the root, and if MAX does, \
         {moves} moves here; write `max:` or `min:` in front of the tree, or `\"{word}\":[3,4]` if it \
         is a name"
    );
    refuses(marked, &sentence);
}

/// A word for a player among others, as people write it beside names, values and the words of a
/// program.
#[test]
fn one_word_of_a_label_says_who_moves() {
    reads(
        "min:[[8,3],[5,6]]",
        &[
            "MinNode([MaxNode([8,3]),MaxNode([5,6])])",
            "min_node(max_node(8,3),max_node(5,6))",
            "Minimizer([Maximizer([8,3]),Maximizer([5,6])])",
            "Node.min([Node.max([8,3]),Node.max([5,6])])",
            r#"{"min":[{"max":[8,3]},{"max":[5,6]}]}"#,
        ],
    );
    reads("min:S:[8,3]", &[r#"Node("S", "MIN", [Node(8), Node(3)])"#]);
    reads("min:S:[8,3]", &[r#"Node("S", player="MIN", children=[Node(8), Node(3)])"#]);
    let by_ids = r#"{"nodes":[{"id":"S","player":"min"},{"id":"a","value":8},{"id":"b","value":3}],
        "links":[{"source":"S","target":"a"},{"source":"S","target":"b"}]}"#;
    reads("min:S:[a:8,b:3]", &[by_ids]);
    reads(
        r#"min:"S (MIN)":[8,3]"#,
        &[
            "S (MIN)\n├── 8\n└── 3",
            "digraph { s [label=\"S (MIN)\"]; a [label=8]; b [label=3]; s -> a; s -> b }",
            r#"{"S (MIN)": [8,3]}"#,
        ],
    );
    reads(r#"min:"MIN 3":[8,3]"#, &["\\Tree [.{MIN 3} 8 3 ]", "MIN 3\n├── 8\n└── 3"]);
    reads("AVG:chance:[8,3]", &["AVG\n├── 8\n└── 3"]);
    // Two of them, or a word that only begins alike, are a name.
    reads(r#""min or max":[8,3]"#, &["min or max\n├── 8\n└── 3"]);
    reads("minimax:[8,3]", &["minimax\n├── 8\n└── 3"]);
}

#[test]
fn what_stands_before_the_children_of_chance_is_their_probability() {
    reads(
        "chance:[0.9:8,0.1:3]",
        &[
            "CHANCE\n├── 0.9: 8\n└── 0.1: 3",
            "CHANCE\n├── 8 (0.9)\n└── 3 (0.1)",
            "digraph { S [label=CHANCE]; a [label=8]; b [label=3]; S -> a [label=0.9]; S -> b [label=0.1] }",
            "graph TD\nS[CHANCE] -->|0.9| a[8]\nS -->|0.1| b[3]",
        ],
    );
    reads(
        "chance:[0.9:min:[8,3],0.1:3]",
        &["CHANCE\n├── 0.9: MIN\n│   ├── 8\n│   └── 3\n└── 0.1: 3"],
    );
    let sentence = |share, value| {
        format!(
            "these numbers add up to 1, so they may be probabilities: write `{share}:{value}`, with a \
             colon, for a probability, and one at each child of the chance node if these are values"
        )
    };
    refuses("(chance (‹0.9› 8) (0.1 3))", &sentence("0.9", "8"));
    refuses("(chance ‹0.25› 8 0.75 3)", &sentence("0.25", "8"));
    reads("chance:[1/2:[0.9,8],1/2:[0.1,3]]", &["chance[1/2:[0.9,8],1/2:[0.1,3]]"]);
}

#[test]
fn a_list_below_a_label_may_be_that_of_the_children() {
    let sentence = |word| {
        format!(
            "this list may be that of the children or the only child: write `{word}[8,3]` for the one, \
             `{word}[[8,3]]` for the other"
        )
    };
    refuses("max(min‹([8,3])›,min([5,6]))", &sentence("min"));
    refuses("‹[max, [[3,12],[2,4]]]›", &sentence("max"));
    reads("min:[[8,3]]", &["min[[8,3]]", "min:[[8,3]]"]);
}

#[test]
fn a_list_of_maps_of_one_name_has_these_nodes() {
    reads("S:[L:[8,3],R:[5,6]]", &[r#"{"S":[{"L":[8,3]},{"R":[5,6]}]}"#]);
    reads("1[8,3]", &[r#"{"val":1,"left":{"val":8},"right":{"val":3}}"#]);
}

#[test]
fn labels_that_agree_say_who_moves_and_nothing_else() {
    reads(
        "[[3,12],[2,4]]",
        &[
            "(max (min 3 12) (min 2 4))",
            "(MAX (MIN 3 12) (MIN 2 4))",
            "(Max, (Min, 3, 12), (Min, 2, 4))",
            "(max(min 3 12)(min 2 4))",
            r#"("max", ("min", 3, 12), ("min", 2, 4))"#,
            r#"["max", ["min", 3, 12], ["min", 2, 4]]"#,
            "[max, [min, 3, 12], [min, 2, 4]]",
            "max(min(3,12),min(2,4))",
            "MAX[MIN[3,12],MIN[2,4]]",
            "max{min{3,12},min{2,4}}",
            "tree: max ( min (3, 12), min (2, 4) )",
            "max:[min:[3,12],min:[2,4]]",
            "[min:[3,12],min:[2,4]]",
            "((min 3 12) (min 2 4))",
            "[[3,12],min:[2,4]]",
            r#"{"MAX": {"MIN": [3, 12], "min": [2, 4]}}"#,
            "{MAX: {MIN: [3, 12], min: {2, 4}}}",
            "[MAX [MIN [3] [12]] [MIN [2] [4]]]",
            r#"{"type":"MAX","children":[{"type":"MIN","children":[3,12]},[2,4]]}"#,
            r#"{"player":"max","children":[{"children":[3,12],"player":"min"},[2,4]]}"#,
            r#"max:{"children":[min:{"children":[3,12]},[2,4]]}"#,
        ],
    );
    // A number behind the word tells nodes apart.
    reads(
        r#""MAX1":["MIN1":[3,12],"MIN2":[2,4]]"#,
        &[
            "(MAX1 (MIN1 3 12) (MIN2 2 4))",
            "MAX1[MIN1[3,12],MIN2[2,4]]",
            "[MAX1 [MIN1 [3] [12]] [MIN2 [2] [4]]]",
        ],
    );
    reads(
        "[[3,12],[[5,6],4]]",
        &["max(min(3,12), min(max(5,6), 4))", "(max (min 3 12) (min (max 5 6) 4))"],
    );
    reads("[[2..5[3,4],6]]", &["[[max:2..5[3,4],6]]"]);
    reads("[&x[3,12],*x]", &["[&x[3,12],*x]"]);
    reads(
        "max-only:[[3,12],[2,4]]",
        &["max-only:[max:[3,12],[2,4]]", "max-only:max[max[3,12],max[2,4]]"],
    );
}

#[test]
fn the_label_of_the_root_says_who_moves_there() {
    reads(
        "min:[[3,12],[2,4]]",
        &[
            "(min (max 3 12) (max 2 4))",
            "min(max(3,12),max(2,4))",
            "MIN[MAX[3,12],MAX[2,4]]",
            "MIN: [MAX: [3,12], MAX: [2,4]]",
            "min:[max:[3,12],max:[2,4]]",
            "min:(max:(3,12),max:(2,4))",
            r#"("min", ("max", 3, 12), ("max", 2, 4))"#,
            r#"{"MIN": {"MAX": [3, 12], "max": [2, 4]}}"#,
            r#"{"type":"min","children":[{"type":"Max","children":[3,12]},[2,4]]}"#,
            r#"{"player":"MIN","children":[{"type":"MAX","children":[{"value":3},12]},[2,4]]}"#,
            "[MIN [MAX [3] [12]] [MAX [2] [4]]]",
        ],
    );
    reads(
        "min:[8,3]",
        &[r#"{"type":"MIN","children":[{"value":8},{"value":3}]}"#, "min(8,3)", "(min 8 3)"],
    );
}

/// A leaf has no turn, and a text in quotation marks before a colon is a name.
#[test]
fn names_stay_names() {
    reads(r#"["max":3,"min":4]"#, &["[max: 3, min: 4]", "(max:3 min:4)", r#"["max":3,"min":4]"#]);
    reads(r#"["max":[3,12],"min":[2,4]]"#, &[r#"["max":[3,12], "min":[2,4]]"#]);
    reads(r#""max":[[3,4]]"#, &[r#""max":[[3,4]]"#, r#"{"name":"max","children":[[3,4]]}"#]);
    reads(r#"["chance":[3,4]]"#, &[r#"["chance":[3,4]]"#]);
    reads(
        r#"["max":[3,12],"Min2":[2,"min":4]]"#,
        &[
            r#"("max":(3,12),"Min2":(2,"min":4))"#,
            r#"("max":(3 12) "Min2":(2 "min":4))"#,
            r#"{"children":[{"name":"max","children":[3,12]},{"name":"Min2","children":[2,min:4]}]}"#,
            r#"["max":[3,12],"Min2":[2,min:4],]"#,
        ],
    );
    reads("[chances:[3,4],maxi:[5,6],m1n:[7,8]]", &["[chances:[3,4],maxi:[5,6],m1n:[7,8]]"]);
    reads("[\"MAX node\":[3,4],5]", &["[MAX node: [3,4], 5]"]);
}

#[test]
fn labels_of_the_wrong_ply() {
    max_begins("((‹max› 3 12) (max 2 4))", "max", "MIN");
    max_begins("[‹max›:[3,12],max:[2,4]]", "max", "MIN");
    max_begins("[‹MAX1›:(3 12),MAX2:(2 4)]", "MAX1", "MIN");
    max_begins("(‹max›: (3 12) (2 4))", "max", "MIN");
    max_begins("[[3,12],‹max›:[2,4]]", "max", "MIN");
    max_begins("[[‹min›:[3,12]],4]", "min", "MAX");
    max_begins("[4, ‹max›[3,12], max[2,4]]", "max", "MIN");
    max_begins("[[3,12],‹max›:2..9[3,4]]", "max", "MIN");
    max_begins(r#"[{"type":‹"max"›,"children":[3,12]},4]"#, "max", "MIN");
    max_begins(r#"{"children":[{"children":[3,12],"player":‹"Max"›},4]}"#, "Max", "MIN");
    max_begins(r#"{"A": {"B": [1,2], ‹"MAX"›: [4,3]}}"#, "MAX", "MIN");
    max_begins(r#"{"A": [1,2], ‹"MAX"›: [4,3]}"#, "MAX", "MIN");
    max_begins("[A [‹MAX› [3] [4]] [5]]", "MAX", "MIN");
}

#[test]
fn one_player_twice_in_a_row() {
    reads("max:[max:[3,12],[2,4]]", &["(max (max 3 12) (min 2 4))", "max[max[3,12],[2,4]]"]);
    reads("max-only:[[3,12],[2,4]]", &["(max (max 3 12) (max 2 4))", "max:[max[3,12],max[2,4]]"]);
    reads("min:[[3,max:[5,6]],[2,4]]", &["(min (max 3 (max 5 6)) (max 2 4))"]);
    reads("min:[min:[3,12],[2,4]]", &["(min (min 3 12) (max 2 4))", "min:[min:[3,12],[2,4]]"]);
    reads(
        "min:[min:[3,12],B:min:[2,4],[5,6]]",
        &[
            "min[min[3,12],B:min[2,4],max[5,6]]",
            r#"{"type":"min","children":[{"type":"MIN","children":[3,12]},
            {"name":"B","player":"min","children":[2,4]},[5,6]]}"#,
        ],
    );
    reads(
        "max:[&x:max:1..9[3,4],\"MAX1\":max:[2,*x],B:[5,6]]",
        &["max[&x:max:1..9[3,4],MAX1[2,*x],B:[5,6]]"],
    );
    reads("max:[A:max:[3,4],\"min\":[5,6]]", &["max[A:max[3,4],\"min\":[5,6]]"]);
}

#[test]
fn two_words_that_contradict() {
    let sentence = "`max` says whose turn it is, but another word says that MIN moves here; write \
                    `\"max\":[3,4]` if it is a name";
    refuses("min:‹max›[3,4]", sentence);
    refuses("[B:‹max›:3,4]", "this node has a name already");
    refuses(r#"max:[min:{"player":‹"max"›,"children":[3,4]},5]"#, sentence);
    reads("[[3,4],5]", &[r#"max:[min:{"type":"MIN","children":[3,4]},5]"#]);
}

#[test]
fn labels_where_one_player_moves_at_every_node() {
    refuses(
        "max-only:[‹min›:[3,12],[2,4]]",
        "`min` says whose turn it is, but MAX moves at every node of this tree; write \
         `\"min\":[3,4]` if it is a name",
    );
    refuses(
        r#"{"player":"max-only","children":[{"player":‹"min"›,"children":[3,12]},4]}"#,
        "`min` says whose turn it is, but MAX moves at every node of this tree; write \
         `\"min\":[3,4]` if it is a name",
    );
    refuses(
        r#"[{‹"player"›:"max-only","children":[3,12]},4]"#,
        "only the root says that one player moves at every node",
    );
    refuses(r#"min:{‹"type"›:"max","children":[3,12]}"#, "`type` is given twice");
}

/// A label is refused in a tree that uses a marked node at plies of both players.
#[test]
fn labels_in_a_graph() {
    reads("[[&x[3,12],4],[*x,6]]", &["[min:[&x[3,12],4],[*x,6]]"]);
    refuses(
        "[‹min›:[&x[3,12],4],*x]",
        "`min` says whose turn it is, but a node of this tree is used again where it is the other's \
         turn; write `\"min\":[3,4]` if it is a name",
    );
}

#[test]
fn a_first_word_right_before_a_list() {
    let sentence = "this may say who moves at the list around it or at the next one: write `max,(` for \
                    the one, `max:(` for the other";
    refuses("(‹max›(8,3),max(5,6))", sentence);
    refuses("(‹max›(8,3),(5,6))", sentence);
    refuses("(‹max›(8,3))", sentence);
    refuses("[‹max›[3,12], max[2,4]]", sentence);
    refuses("(‹max›(8,3) 5)", sentence);
    refuses("(‹max› (8,3), max (5,6))", sentence);
    reads("[[8,3],[5,6]]", &["(max,(8,3),(5,6))", "(max (8,3),(5,6))", "(max(8,3)(5,6))"]);
    reads("min:[[8,3],[5,6]]", &["min:(max:(8,3),max:(5,6))"]);
}

#[test]
fn chance_nodes() {
    reads("[chance:[3,12],chance:[2,4]]", &["(max (chance 3 12) (chance 2 4))"]);
    reads("chance:[[3,12],[2,4]]", &["(CHANCE (max 3 12) (max 2 4))", "(chance (3 12) (2 4))"]);
    reads("[chance:[3,12],4]", &["max(chance(3,12),4)", "[MAX [CHANCE [3] [12]] [4]]"]);
    reads("[\"Chance1\":chance:[3,12],4]", &["[Chance1:[3,12],4]"]);
    reads("chance:[3,12]", &["chance[3,12]", r#"["chance", 3, 12]"#, r#"{"CHANCE": [3, 12]}"#]);
    reads("chance:[3,12]", &[r#"{"type":"CHANCE","children":[3,12]}"#]);
    reads("[chance:[3,12],4]", &[r#"{"children":[{"player":"chance","children":[3,12]},4]}"#]);
    reads("[chance:[3,12],4]", &[r#"("max", ("chance", 3, 12), 4)"#]);
    reads("[chance:[3,12]]", &[r#"{"MAX": {"CHANCE": [3, 12]}}"#]);
    reads(
        "[chance:[0.3:3,0.7:12],4]",
        &["[chance[30%: 3, 70%: 12], 4]", "(max (chance .3:3 .7:12) 4)"],
    );
    let thirds = r#"{"type":"chance","children":[{"probability":"1/3","value":5},{"probability":"2/3","value":2}]}"#;
    reads("chance:[1/3:5,2/3:2]", &[thirds, "chance(1/3: 5, 2/3: 2)", "chance[1/3 : 5, 4/6: 2]"]);
    reads("chance:[0.25:a:5,0.75:b:[2,9]]", &["chance[.25:a:5, 75%:b:[2,9]]"]);
}

#[test]
fn tuples_of_a_name_and_a_value() {
    reads(
        "[[a:8,b:3],[c:5,d:6]]",
        &[
            r#"[[("a", 8), ("b", 3)], [("c", 5), ("d", 6)]]"#,
            r#"((("a", 8), ("b", 3)), (("c", 5), ("d", 6)))"#,
            r#"[[("a",8,), ("b",3)], [("c", 5), ("d", 6)],]"#,
        ],
    );
    // Also where not every leaf is a tuple, and where there is one only.
    reads("[[a:8,3],[c:-0.5,6]]", &[r#"[[("a", 8), 3], [("c", -0.5), 6]]"#]);
    reads("[a:8]", &[r#"[("a", 8)]"#]);
    reads(r#"["max":8,"min":3]"#, &[r#"[("max", 8), ("min", 3)]"#]);
    reads("A:[B:[3,12],C:2]", &[r#"("A", ("B", 3, 12), ("C", 2))"#]);
}

#[test]
fn tuples_of_three_numbers() {
    let sentence = |leaves: &str| {
        format!(
            "these may be the values of one leaf for three players, or three leaves: write \
             `players:` before the tree for the one, `[{leaves}]` for the other"
        )
    };
    refuses("[‹(3,12,8)›,(2,4,6),(14,5,2)]", &sentence("3,12,8"));
    refuses("[[‹(3, 5, -2)›, (1, 2, 3)], [(0, 0.5, 4), 7]]", &sentence("3, 5, -2"));
    refuses("[A:‹(1,2,3)›,B:(4,5,6)]", &sentence("1,2,3"));
    refuses(r#"{"A": ‹(1,2,3)›, "B": [(4,5,6), (1,1,1)]}"#, &sentence("1,2,3"));
    refuses(r#"{"children":[‹(1,2,3)›]}"#, &sentence("1,2,3"));
    // No tuple, or another list has parentheses, or another number of children.
    reads("[3,12,8]", &["(3,12,8)"]);
    reads(
        "[[3,12,8],[2,4,6],[14,5,2]]",
        &["[(3 12 8) (2 4 6) (14 5 2)]", "((3,12,8),(2,4,6),(14,5,2))"],
    );
    reads("[[3,12,8],[2,4]]", &["[(3,12,8),(2,4)]"]);
    reads("[[a:3,b:12,c:8]]", &["[(a:3,b:12,c:8)]"]);
    reads("[[3,[4],5]]", &["[(3,[4],5)]"]);
}

#[test]
fn numbers_with_a_comma_between_their_digits() {
    let sentence = |number: &str, joined: &str, apart: &str| {
        format!("`{number}` is two numbers here: write `{joined}` for one, `{apart}` for two")
    };
    refuses("[‹1,000›,3]", &sentence("1,000", "1000", "1, 0"));
    refuses("[3,‹12,050›]", &sentence("12,050", "12050", "12, 50"));
    refuses("[[3,‹1,000.5›],4]", &sentence("1,000.5", "1000.5", "1, 0.5"));
    refuses("[‹1000,007›]", &sentence("1000,007", "1000007", "1000, 7"));
    refuses("(max 3 ‹1,000›)", &sentence("1,000", "1000", "1, 0"));
    reads("[1,0,3]", &["[1, 000,3]", "[1,0,3]", "[1,00,3]"]);
    reads("[1,100,3]", &["[1,100,3]"]);
    reads("[[1],7]", &["[[1],007]"]);
}

#[test]
fn records_of_several_numbers() {
    let sentence = |value: &str, leaves: &str| {
        format!(
            "this may be one leaf with several numbers or several leaves: write `{{\"value\":{value}}}` \
             for a leaf with this value, or `[{leaves}]` for the leaves"
        )
    };
    refuses(r#"[‹{"score":8,"rank":2}›,{"score":3,"rank":1}]"#, &sentence("8", "8,2"));
    refuses(r#"[‹{"rank":2, "utility": 8}›]"#, &sentence("8", "2,8"));
    refuses(r#"[{"win":8,"draw":2},‹{"win":3,"draw":1}›]"#, &sentence("3", "3,1"));
    refuses(r#"{"A": [{"win":8,"draw":2}, ‹{"win":3,"draw":1}›]}"#, &sentence("3", "3,1"));
    refuses("[{win: 8 draw: 2.50} ‹{win: -3 draw: 1/2}›]", &sentence("-3", "-3,1/2"));
    // One number, other names, or names of moves in maps that have names themselves.
    reads("[8,3]", &[r#"[{"score":8},{"score":3}]"#]);
    reads("[[a:8,b:2],[c:3,d:1]]", &[r#"[{"a":8,"b":2},{"c":3,"d":1}]"#]);
    reads("[L:[l:8,r:3],R:[l:5,r:6]]", &[r#"{"L": {"l": 8, "r": 3}, "R": {"l": 5, "r": 6}}"#]);
}

/// As LaTeX has a tree with values at its inner nodes; in lists, the first number is a leaf.
#[test]
fn numbers_before_lists() {
    let sentence = |number: &str| {
        format!(
            "this may be the value of the node around it, or belong to its first child: write \
             `{number}[` and the children for the one, commas between the children for the other"
        )
    };
    refuses("[‹3› [3 [3] [12]] [2 [2] [4]]]", &sentence("3"));
    refuses("[[‹-3› [3] [12]] [2.5 [2] [4]]]", &sentence("-3"));
    refuses("(‹5› (3 (1) (4)) (6 (5) (7)))", &sentence("5"));
    refuses("(5(‹3›(1)(4))(6(5)(7)))", &sentence("3"));
    reads("[3,[3,[3],[12]],[2,[2],[4]]]", &["[3, [3, [3], [12]], [2, [2], [4]]]"]);
    refuses("(‹5›(3 1 4)(6 5 7))", &sentence("5"));
    reads("[3,[4,5],6]", &["[3 [4 5] 6]"]);
    reads("4[8[8,3],5[5,6]]", &["4[8[8 3] 5[5 6]]", "4(8(8 3) 5(5 6))", "4(8(8,3),5(5,6))"]);
    reads("A:[3[3,12],2[2,4]]", &["[A [3 [3] [12]] [2 [2] [4]]]", "tree:A:[3[3,12],2[2,4]]"]);
}

/// A tree to be written in each form.
#[derive(Clone, Debug)]
enum Sample {
    Leaf(i32),
    /// Children, and whether the player of the node above moves there, too.
    Inner(Vec<Sample>, bool),
}

fn sample() -> impl Strategy<Value = Sample> {
    let leaf = (-99..999_i32).prop_map(Sample::Leaf);
    let tree = leaf.prop_recursive(4, 24, 4, |inner| {
        let is_again = prop_oneof![4 => Just(false), 1 => Just(true)];
        (proptest::collection::vec(inner, 2..5), is_again)
            .prop_map(|(children, is_again)| Sample::Inner(children, is_again))
    });
    tree.prop_filter("a list", |tree| matches!(tree, Sample::Inner(..)))
}

impl Sample {
    /// Written by `leaf`, from its number in the text and its value, and by `inner`, from the player
    /// to move and the children.
    fn write(
        &self,
        player: Player,
        leaves: &mut usize,
        leaf: &impl Fn(usize, i32) -> String,
        inner: &impl Fn(&str, Vec<String>) -> String,
    ) -> String {
        match self {
            Sample::Leaf(value) => {
                *leaves += 1;
                leaf(*leaves, *value)
            }
            Sample::Inner(children, _) => {
                let word = if player == Player::Max { "max" } else { "min" };
                let write = |child: &Sample| {
                    let is_again = matches!(child, Sample::Inner(_, true));
                    let player = if is_again { player } else { player.opponent() };
                    child.write(player, leaves, leaf, inner)
                };
                inner(word, children.iter().map(write).collect())
            }
        }
    }
}

proptest! {
    #![proptest_config(trees(10_000))]

    /// In every form that says who moves, the same tree is read.
    #[test]
    fn every_form_is_the_tree(sample in sample(), is_min in any::<bool>()) {
        let player = if is_min { Player::Min } else { Player::Max };
        let written = |leaf: &dyn Fn(usize, i32) -> String, inner: &dyn Fn(&str, Vec<String>) -> String| {
            let text = sample.write(player, &mut 0, &leaf, &inner);
            text.parse::<AnyGame>().unwrap_or_else(|error| panic!("{text}\n{error}"))
        };
        let own = |leaf: &dyn Fn(usize, i32) -> String| {
            let list = |word: &str, children: Vec<String>| format!("{word}:[{}]", children.join(","));
            sample.write(player, &mut 0, &leaf, &list).parse::<AnyGame>().unwrap()
        };

        let number = |_, value: i32| value.to_string();
        let tree = own(&number);
        for form in FORMS {
            let list = |word: &str, children: Vec<String>| {
                let word = if form.is_upper { word.to_uppercase() } else { word.to_owned() };
                format!("{}{word}{}{}{}", form.open, form.after_word, children.join(form.between), form.close)
            };
            prop_assert_eq!(&written(&number, &list), &tree, "{}", form.open);
        }

        let boxed = |_, value| format!("[{value}]");
        let list = |word: &str, children: Vec<String>| format!("[{word} {}]", children.concat());
        prop_assert_eq!(&written(&boxed, &list), &tree);
        let object = |_, value| format!("{{\"value\":{value}}}");
        let list = |word: &str, children: Vec<String>| {
            format!("{{\"type\":\"{word}\",\"children\":[{}]}}", children.join(","))
        };
        prop_assert_eq!(&written(&object, &list), &tree);
        let list = |word: &str, children: Vec<String>| {
            format!("{{\"children\":[{}],\"player\":\"{}\"}}", children.join(","), word.to_uppercase())
        };
        prop_assert_eq!(&written(&number, &list), &tree);

        let tuple = |leaf, value| format!("(\"n{leaf}\", {value})");
        let named = |leaf, value| format!("n{leaf}:{value}");
        let list = |word: &str, children: Vec<String>| format!("[{word}, {}]", children.join(", "));
        prop_assert_eq!(&written(&tuple, &list), &own(&named));
        let entry = |leaf, value| format!("\"n{leaf}\":{value}");
        let map = |word: &str, children: Vec<String>| format!("\"{word}\":{{{}}}", children.join(","));
        let text = format!("{{{}}}", sample.write(player, &mut 0, &entry, &map));
        prop_assert_eq!(&text.parse::<AnyGame>().unwrap(), &own(&named), "{}", text);
    }
}

/// The text before the word that says who moves, after it, between the children and after them.
struct Form {
    open: &'static str,
    is_upper: bool,
    after_word: &'static str,
    between: &'static str,
    close: &'static str,
}

const fn form(
    open: &'static str,
    is_upper: bool,
    after_word: &'static str,
    between: &'static str,
    close: &'static str,
) -> Form {
    Form { open, is_upper, after_word, between, close }
}

const FORMS: [Form; 10] = [
    form("", false, "(", ",", ")"),
    form("", true, "[", ", ", "]"),
    form("", true, " {", " ", "}"),
    form("(", false, " ", " ", ")"),
    form("( ", true, ", ", ",", ")"),
    form("(\"", false, "\", ", ", ", ")"),
    form("[\"", true, "\", ", ", ", ",]"),
    form("[", false, ",", ",", "]"),
    form("", false, ":[", ",", "]"),
    form("", true, ":(", " ", ")"),
];
