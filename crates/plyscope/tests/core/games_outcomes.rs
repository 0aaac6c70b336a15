//! Leaves as words for who wins, or for what is true.

use plyscope::AnyGame;

/// Checks the text that a mistake is found in, and what is said.
fn mistake(text: &str, place: &str, said: &str) {
    let error = text.parse::<AnyGame>().expect_err(text);
    let found: String = text.chars().skip(error.offset).take(error.length).collect();
    assert_eq!(found, place, "{error}");
    assert!(error.kind.to_string().contains(said), "{error}");
}

#[test]
fn words_are_values() {
    for (text, tree) in [
        ("[[W,L],[D,W]]", "tree:[[1,-1],[0,1]]"),
        ("[['W','L'],['D','W']]", "tree:[[1,-1],[0,1]]"),
        ("((W L) (D W))", "tree:[[1,-1],[0,1]]"),
        ("min:[[win,loss],[Draw,WIN]]", "tree:min:[[1,-1],[0,1]]"),
        ("max(min(won,lost),min(tie,lose))", "tree:[[1,-1],[0,-1]]"),
        ("[[True,False],[False,True]]", "tree:[[1,0],[0,1]]"),
        ("[[true,false],[x,?]]", "tree:[[1,0],[?,?]]"),
        ("[a:W,b:L]", "tree:[a:1,b:-1]"),
        ("branching=2: W L D W", "tree:[[1,-1],[0,1]]"),
        (r#"{"children":[{"value":"W"},{"name":"b","value":"loss"}]}"#, "tree:[1,b:-1]"),
        ("{'S': ['A','B'], 'A': ['W','L'], 'B': ['D','D']}", "tree:S:[A:[1,-1],B:[0,0]]"),
        ("{'S': ['L','R'], 'L': 'W', 'R': 'D'}", "tree:S:[L:1,R:0]"),
        ("['S', ['A', 'W', 'D'], ['R', 'W', 'L']]", "tree:S:[A:[1,0],R:[1,-1]]"),
        ("S: A B\nA: W L\nB: D W", "tree:S:[A:[1,-1],B:[0,1]]"),
        (
            "S\n├── L\n│   ├── W\n│   └── a: L\n└── R\n    ├── D\n    └── W",
            "tree:S:[L:[1,a:-1],R:[0,1]]",
        ),
        ("Node([Node(\"W\"), Node(L)])", "tree:[1,-1]"),
        ("digraph { S -> A; S -> B; A [label=W]; B [label=L]; S [label=MAX] }", "tree:[1,-1]"),
        ("\\Tree [.S [.A W L ] [.B D D ] ]", "tree:S:[A:[1,-1],B:[0,0]]"),
        ("((W,L)A,(D,W)B)S;", "tree:S:[A:[1,-1],B:[0,1]]"),
    ] {
        let read = text.parse::<AnyGame>().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read.to_string(), tree, "{text}");
    }
}

#[test]
fn they_stay_apart_from_numbers_and_names() {
    let said = "stands for 1 only where all leaves are such words";
    mistake("[[W,3],[L,2]]", "W", said);
    mistake("[[8,3],[2,W]]", "W", said);
    mistake("[[True,1],[False,0]]", "True", said);
    mistake("[[true,false],[W,true]]", "true", said);
    mistake("S\n├── A: W\n└── B: 3", "W", said);
    mistake(r#"{"children":[{"value":"W"},{"value":3}]}"#, "W", said);
    // Names of nodes that have no value.
    mistake("S: L R\nL: 8 3", "R", "the leaf `R` has no value");
    mistake("[[L,R],[L,R]]", "L", "the leaf `L` has no value");
    mistake("[[win,foo],[L,W]]", "win", "the leaf `win` has no value");
    for (text, tree) in [
        ("{'S': ['L'], 'L': 3}", "tree:S:[L:3]"),
        ("{'S': ['L','W'], 'L': 'W', 'W': 'D'}", "tree:S:[L:1,W:0]"),
        ("((8,3)L,(6,1)W)", "tree:[L:[8,3],W:[6,1]]"),
        ("(L (W 8 3) (D 5 6))", "tree:L:[W:[8,3],D:[5,6]]"),
    ] {
        assert_eq!(text.parse::<AnyGame>().unwrap().to_string(), tree, "{text}");
    }
    // The first word may be the name of the list, or a leaf.
    assert!("['S', ['L', 'W', 'D'], ['R', 'W', 'L']]".parse::<AnyGame>().is_err());
}
