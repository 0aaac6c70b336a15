//! `plyscope sheet`: each answer is the search's, and a sheet gives none away.

use std::collections::HashSet;

use expect_test::expect;
use plyscope::ALGORITHMS;
use plyscope::exercises::Feature;
use serde_json::Value;

use super::figures::{compiled, has_no_latex};
use super::{TREE, answer, complaint, plyscope};

const CLASS: [&str; 9] = [
    "sheet",
    "-a",
    "alpha-beta",
    "--with",
    "alpha-cuts=2",
    "--with",
    "equal-leaves=0",
    "--count",
    "30",
];

fn with<'a>(words: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    [words, more].concat()
}

fn events(algorithm: &str, game: &str) -> Vec<Value> {
    let trace = answer(plyscope(&["trace", "-a", algorithm, "-g", game]));
    trace.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Returns the values that leaves are evaluated to, in order.
fn evaluated(events: &[Value]) -> Vec<String> {
    let leaves = events.iter().filter(|event| event["event"] == "evaluate");
    leaves.map(|event| event["value"].to_string()).collect()
}

/// Returns a page without its pictures and its style.
fn without_pictures(page: &str) -> String {
    let mut text = String::new();
    for (index, part) in page.split("<svg").enumerate() {
        let rest = if index == 0 { part } else { part.split_once("</svg>").unwrap().1 };
        text.push_str(rest);
    }
    let (before, style) = text.split_once("<style>").unwrap();
    before.to_owned() + style.split_once("</style>").unwrap().1
}

/// Returns the cells of the rows of a page's tables.
fn rows(page: &str) -> Vec<Vec<String>> {
    let rows = page.lines().filter(|line| line.starts_with("<tr><td>"));
    let cells = |row: &str| {
        let cells = row.split("<td>").skip(1);
        cells.map(|cell| cell.split("</td>").next().unwrap().to_owned()).collect()
    };
    rows.map(cells).collect()
}

#[test]
fn no_two_of_a_class_are_alike_and_each_answer_is_the_searchs() {
    let list = answer(plyscope(&with(&CLASS, &["--format", "json"])));
    let list: Vec<Value> = serde_json::from_str(&list).unwrap();
    let games: HashSet<&str> = list.iter().map(|one| one["game"].as_str().unwrap()).collect();
    assert_eq!(games.len(), 30);
    for one in &list {
        let game = one["game"].as_str().unwrap();
        let events = events("alpha-beta", game);
        let leaves: Vec<_> =
            one["leaves"].as_array().unwrap().iter().map(|leaf| leaf.as_str().unwrap()).collect();
        assert_eq!(leaves, evaluated(&events), "{game}");
        let done = events.last().unwrap();
        assert_eq!(one["value"], done["value"].to_string(), "{game}");
        let best = done["best"].as_str().or(done["pv"][0].as_str());
        assert_eq!(one["best"].as_str(), best, "{done}");
        let cuts = events.iter().filter(|event| event["event"] == "cutoff");
        assert_eq!(cuts.filter(|event| event["by"] == "alpha").count(), 2, "{game}");
        assert_eq!(one["features"]["equal-leaves"], 0, "{game}");
        for equal in ["steps", "mistakes"] {
            assert_eq!(one[equal], list[0][equal], "{game}");
        }
    }
    assert_eq!(list.len(), 30);
}

#[test]
fn the_rows_of_an_answer_are_the_windows_of_the_search() {
    let list = answer(plyscope(&with(&CLASS, &["--format", "json"])));
    let list: Vec<Value> = serde_json::from_str(&list).unwrap();
    let shown = |value: &Value| match value {
        Value::String(text) if text == "inf" => "∞".to_owned(),
        Value::String(text) if text == "-inf" => "−∞".to_owned(),
        value => value.to_string().replace('-', "−"),
    };
    let mut expected = Vec::new();
    for one in &list {
        let events = events("alpha-beta", one["game"].as_str().unwrap());
        let named = |event: &str, node: &Value| {
            events.iter().find(|other| other["event"] == event && other["node"] == *node)
        };
        for enter in events.iter().filter(|event| event["event"] == "enter") {
            let node = &enter["node"];
            if named("evaluate", node).is_none() {
                let returned = shown(&named("leave", node).unwrap()["value"]);
                let place = node.as_str().unwrap().to_owned();
                expected.push(vec![place, shown(&enter["alpha"]), shown(&enter["beta"]), returned]);
            }
        }
    }
    let key = answer(plyscope(&with(&CLASS, &["--key"])));
    assert_eq!(rows(&key), expected);
}

#[test]
fn a_sheet_gives_no_answer_away() {
    let words = ["sheet", "-a", "alpha-beta", "-g", TREE];
    let sheet = answer(plyscope(&words));
    let tree = answer(plyscope(&["draw", "-a", "alpha-beta", "-g", TREE, "--at", "0", "--light"]));
    let texts = |page: &str| page.matches("<text").count();
    assert_eq!(texts(&sheet), texts(&tree), "the picture is that of the tree before the search");
    assert!(rows(&sheet).iter().flatten().all(String::is_empty));
    expect![[r#"
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Alpha-beta by hand</title>

        </head>
        <body>
        <section>
        <header><h1>Alpha-beta by hand</h1><p></p></header>
        <p class="name">Name</p>
        <p class="told">Nodes are called by their place: e is the root, and 2.1 is the first child of its second child.</p>
        <p class="told">Fail-soft: a node returns what it has found, in its window or not.</p>
        <p class="told">Cut where v ≥ β at MAX, v ≤ α at MIN.</p>

        <ol>
        <li><p>Work the search by hand. Write beside each node the value that it returns, and cross out what is cut off.</p>
        </li>
        <li><p>Which leaves are evaluated? Write their values in that order.</p>
        <p class="line"></p>
        </li>
        <li><p>What is the game worth, and which move is best at the root?</p>
        <p class="line"></p>
        </li>
        <li><p>Write a row for each node above the leaves, in the order in which the search enters them: the window with which it is entered, and the value that it returns.</p>
        <table>
        <thead><tr><th>node</th><th>α</th><th>β</th><th>value</th></tr>
        </thead>
        <tbody>
        <tr><td></td><td></td><td></td><td></td></tr>
        <tr><td></td><td></td><td></td><td></td></tr>
        <tr><td></td><td></td><td></td><td></td></tr>
        <tr><td></td><td></td><td></td><td></td></tr>
        <tr><td></td><td></td><td></td><td></td></tr>
        <tr><td></td><td></td><td></td><td></td></tr>
        <tr><td></td><td></td><td></td><td></td></tr>
        <tr><td></td><td></td><td></td><td></td></tr>
        </tbody>
        </table>
        </li>
        </ol>
        </section>
        </body>
        </html>
    "#]].assert_eq(&without_pictures(&sheet));
    let key = answer(plyscope(&with(&words, &["--key"])));
    expect![[r#"
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Alpha-beta by hand: answers</title>

        </head>
        <body>
        <section>
        <header><h1>Alpha-beta by hand: answers</h1><p></p></header>
        <p class="told">22 steps</p>
        <p class="told">Nodes are called by their place: e is the root, and 2.1 is the first child of its second child.</p>
        <p class="told">Fail-soft: a node returns what it has found, in its window or not.</p>
        <p class="told">Cut where v ≥ β at MAX, v ≤ α at MIN.</p>

        <ol>
        <li><p>Work the search by hand. Write beside each node the value that it returns, and cross out what is cut off. <small>Points: 6</small></p>
        <p class="answer">See the tree.</p>
        </li>
        <li><p>Which leaves are evaluated? Write their values in that order. <small>Points: 7</small></p>
        <p class="answer">3, 12, 8, 2, 14, 5, 2</p>
        </li>
        <li><p>What is the game worth, and which move is best at the root? <small>Points: 2</small></p>
        <p class="answer">3, by the move to 1</p>
        </li>
        <li><p>Write a row for each node above the leaves, in the order in which the search enters them: the window with which it is entered, and the value that it returns. <small>Points: 4</small></p>
        <table>
        <thead><tr><th>node</th><th>α</th><th>β</th><th>value</th></tr>
        </thead>
        <tbody>
        <tr><td>e</td><td>−∞</td><td>∞</td><td>3</td></tr>
        <tr><td>1</td><td>−∞</td><td>∞</td><td>3</td></tr>
        <tr><td>2</td><td>3</td><td>∞</td><td>2</td></tr>
        <tr><td>3</td><td>3</td><td>∞</td><td>2</td></tr>
        </tbody>
        </table>
        </li>
        </ol>
        </section>
        </body>
        </html>
    "#]].assert_eq(&without_pictures(&key));
}

#[test]
fn conventions_and_options_stand_on_it() {
    let words = ["sheet", "-a", "alpha-beta", "-g", TREE, "cut=past-equality", "fail=hard"];
    for (language, cut) in [
        ("en", "Cut only where v &gt; β at MAX, v &lt; α at MIN."),
        ("it", "Si taglia solo dove v &gt; β quando muove MAX, v &lt; α quando muove MIN."),
        ("nb", "Skjær av bare der v &gt; β når MAX er i trekket, v &lt; α når MIN er i trekket."),
        (
            "sk",
            "Orezáva sa len tam, kde v &gt; β, keď je na ťahu MAX, a v &lt; α, keď je na ťahu MIN.",
        ),
    ] {
        let page = answer(plyscope(&with(&words, &["--language", language])));
        assert!(page.contains(cut), "{language}");
        assert!(page.contains(": cut=past-equality, fail=hard"), "{language}");
        assert!(page.contains(&format!("<html lang=\"{language}\">")), "{language}");
    }
}

#[test]
fn what_is_asked_depends_on_the_search() {
    let mut all = String::new();
    for (algorithm, game, option) in searches() {
        let words = with(&["sheet", "--key", "-a", algorithm, "-g", game], &option);
        let page = without_pictures(&answer(plyscope(&words)));
        let asked = page.lines().filter_map(|line| line.strip_prefix("<li><p>"));
        let asked = asked.map(|line| line.replace(" <small>", " (").replace("</small></p>", ")"));
        all.push_str(&format!("{algorithm}\n"));
        asked.for_each(|line| all.push_str(&format!("  {line}\n")));
        if let Some(row) = page.lines().find(|line| line.starts_with("<thead>")) {
            let columns = row.split("<th>").skip(1).map(|cell| cell.split("</th>").next().unwrap());
            all.push_str(&format!("  | {}\n", columns.collect::<Vec<_>>().join(" | ")));
        }
    }
    expect![[r#"
        minimax
          Write beside each node its value. (Points: 4)
          Which leaves are evaluated? Write their values in that order. (Points: 9)
          What is the game worth, and which move is best at the root? (Points: 2)
        ab-node-value
          Work the search by hand. Write beside each node the value that it returns, and cross out what is cut off. (Points: 6)
          Which leaves are evaluated? Write their values in that order. (Points: 7)
          What is the game worth, and which move is best at the root? (Points: 2)
        alpha-beta
          Work the search by hand. Write beside each node the value that it returns, and cross out what is cut off. (Points: 6)
          Which leaves are evaluated? Write their values in that order. (Points: 7)
          What is the game worth, and which move is best at the root? (Points: 2)
          Write a row for each node above the leaves, in the order in which the search enters them: the window with which it is entered, and the value that it returns. (Points: 4)
          | node | α | β | value
        scout
          Work the search by hand. Write beside each node the value that it returns, and cross out what is cut off. (Points: 6)
          Which leaves are evaluated? Write their values in that order. (Points: 7)
          What is the game worth, and which move is best at the root? (Points: 2)
          Write a row for each node above the leaves, in the order in which the search enters them: the window with which it is entered, and the value that it returns. (Points: 4)
          | node | α | β | value
        nega-scout
          Work the search by hand. Write beside each node the value that it returns, and cross out what is cut off. (Points: 6)
          Which leaves are evaluated? Write their values in that order. (Points: 7)
          What is the game worth, and which move is best at the root? (Points: 2)
          Write a row for each node above the leaves, in the order in which the search enters them: the window with which it is entered, and the value that it returns. (Points: 4)
          | node | α | β | value
        iterative-deepening
          Which leaves are evaluated? Write their values in that order. (Points: 10)
          What is the game worth, and which move is best at the root? (Points: 2)
          Write a row for each pass: its window, and the value that it returns. (Points: 2)
          | pass | α | β | value
        max-n
          Work the search by hand. Write beside each node the value that it returns, and cross out what is cut off. (Points: 3)
          Which leaves are evaluated? Write their values in that order. (Points: 4)
          What is the game worth, and which move is best at the root? (Points: 2)
        sss-star
          Which leaves are evaluated? Write their values in that order. (Points: 7)
          What is the game worth, and which move is best at the root? (Points: 2)
          Write a row for each step. (Points: 18)
          | step | node | status | merit | case | value | into OPEN | purged
        dual-star
          Which leaves are evaluated? Write their values in that order. (Points: 7)
          What is the game worth, and which move is best at the root? (Points: 2)
          Write a row for each step. (Points: 18)
          | step | node | status | merit | case | value | into OPEN | purged
        mtd
          Which leaves are evaluated? Write their values in that order. (Points: 7)
          What is the game worth, and which move is best at the root? (Points: 2)
          Write a row for each pass: its window, and the value that it returns. (Points: 4)
          | pass | α | β | value
        b-star
          Which move is best at the root? (Points: 1)
          Write a row for each step. (Points: 3)
          | step | node | name | at least | at most | strategy
        proof-number
          Which leaves are evaluated? Write their values in that order. (Points: 3)
          Which move is best at the root? (Points: 1)
          Write a row for each step. (Points: 3)
          | step | node | proof | disproof
        branch-and-bound
          Which leaves are evaluated? Write their values in that order. (Points: 1)
          What is the game worth, and which move is best at the root? (Points: 2)
          Write a row for each step. (Points: 2)
          | step | node | name | status | merit | value | at least | at most | into OPEN | purged
        mcts
          Which move is best at the root? (Points: 1)
          Write a row for each step. (Points: 5)
          | step | node | value | plies | visits so far | total
    "#]].assert_eq(&all);
}

/// A game for each search, and the option that it needs.
fn searches() -> impl Iterator<Item = (&'static str, &'static str, Vec<&'static str>)> {
    ALGORITHMS.iter().map(|algorithm| match algorithm.name {
        "max-n" => ("max-n", "players:[A:[(1,2,6),(4,3,2)],B:[(6,1,2),(7,4,1)]]", vec![]),
        "branch-and-bound" => ("branch-and-bound", "tsp:0 3 4;3 0 5;4 5 0", vec![]),
        "b-star" => {
            ("b-star", "[A:15..30[A1:15..26[22..26],A2:19..25[23..25]],B:8..22[8..15]]", vec![])
        }
        "mcts" => ("mcts", TREE, vec!["iterations=5"]),
        "iterative-deepening" => ("iterative-deepening", TREE, vec!["depth=2"]),
        name => (name, TREE, vec![]),
    })
}

#[test]
fn latex_sets_every_sheet() {
    if has_no_latex() {
        return;
    }
    for key in [&["--format", "latex"][..], &["--format", "latex", "--key"]] {
        compiled("class", &answer(plyscope(&with(&CLASS, key))));
        let languages = ["it", "nb", "sk"].map(|it| ("sss-star", TREE, vec!["--language", it]));
        let (mut preamble, mut sheets) = (String::new(), String::new());
        for (algorithm, game, option) in searches().chain(languages) {
            let words = with(&["sheet", "-a", algorithm, "-g", game], &option);
            let document = answer(plyscope(&with(&words, key)));
            let (before, sheet) = document.split_once("\\begin{document}").unwrap();
            before.clone_into(&mut preamble);
            sheets.push_str(sheet.strip_suffix("\\end{document}\n").unwrap());
        }
        compiled("sheets", &format!("{preamble}\\begin{{document}}{sheets}\\end{{document}}\n"));
    }
}

#[test]
fn what_cannot_be_made_is_refused() {
    let complain =
        |words: &[&str]| complaint(plyscope(&with(&["sheet", "-a", "alpha-beta"], words)));
    let complaints = [
        complain(&["--with", "deep-cuts=1"]),
        complain(&["--with", "deep=1"]),
        complain(&["--with", "equal-leaves=2..1"]),
        complain(&["--children", "3..2"]),
        complain(&["--values", "-5..5", "--with", "equal-leaves=0"]),
        complain(&["--count", "0"]),
        complain(&["-g", TREE, "--count", "2"]),
        complain(&["-g", "connect-four"]),
        complain(&["-g", "chance[1/2:3,1/2:4]", "fail=loud"]),
    ];
    expect![[r#"
        plyscope: of 50000 trees 0 have all that is wished for, and at most 0 of them are equally hard; 0 have deep-cuts=1, which is the rarest
        exit code 2
        plyscope: invalid value 'deep=1' for '--with <FEATURE=COUNT>': nothing that is counted is called `deep`; there is leaves, equal-leaves, chance-nodes, evaluations, expansions, alpha-cuts, beta-cuts, deep-cuts, purges, disprove-rests

        For more information, try '--help'.
        exit code 2
        plyscope: invalid value 'equal-leaves=2..1' for '--with <FEATURE=COUNT>': `equal-leaves=2..1` is not a wish, which is written `deep-cuts=2`, `deep-cuts=1..3` or `deep-cuts=1..`

        For more information, try '--help'.
        exit code 2
        plyscope: invalid value '3..2' for '--children <A..B>': a range is written 2..3, the lesser number first, or 2

        For more information, try '--help'.
        exit code 2
        plyscope: with `equal-leaves=0` all leaves have different values, and there are only 11 for up to 27 leaves
        exit code 2
        plyscope: invalid value '0' for '--count <N>': 0 is not in 1..=1000

        For more information, try '--help'.
        exit code 2
        plyscope: the argument '--game <GAME>' cannot be used with '--count <N>'

        Usage: plyscope sheet --algorithm <ALGORITHM> --game <GAME> [OPTION=VALUE]...

        For more information, try '--help'.
        exit code 2
        plyscope: the search takes more than 1000 steps, and nobody works so many by hand
        exit code 2
        plyscope: `fail=loud` is not valid: fail takes soft or hard
        exit code 2
    "#]].assert_eq(&complaints.concat());
}

#[test]
fn the_document_says_what_there_is() {
    let docs = include_str!("../../../../docs/sheets.md");
    for feature in Feature::ALL {
        assert!(docs.contains(&format!("`{}`", feature.name())), "{}", feature.name());
    }
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("sheets");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("handed-in.txt"), "Ada #algorithm=minimax&game=[1,2]\n").unwrap();
    let commands = docs.lines().filter_map(|line| line.strip_prefix("$ plyscope "));
    let mut written = HashSet::new();
    for command in commands {
        let words: Vec<&str> = command.split(' ').map(|word| word.trim_matches('\'')).collect();
        let mut program = super::program();
        assert_eq!(answer(program.args(&words).current_dir(&folder).output().unwrap()), "");
        let text = std::fs::read_to_string(folder.join(words.last().unwrap())).unwrap();
        assert!(written.insert(text), "{command}");
    }
    assert_eq!(written.len(), 7);
}
