//! Programs with one mistake each, in Python and JavaScript: `plyscope check` refuses each on a tree where
//! the mistake matters, and names it.

use std::process::Command;

use plyscope::mistakes::{Mistake, Mistakes, smallest_difference};
use plyscope::{AnyGame, AnySearch};
use serde_json::Value as Json;

use super::plyscope_reads;

const PYTHON: &str = include_str!("../programs/searches.py");
const JAVASCRIPT: &str = include_str!("../programs/searches.mjs");

/// A mistake, the text that is right, and what stands there instead.
type Edit = (&'static str, &'static str, &'static str);

const CUT: &str = "        if best >= beta if is_max else best <= alpha:";
const CHILD: &str = "alpha_beta(child, a, b)";

/// Those of the program in Python, by search.
const IN_PYTHON: [(&str, &[Edit]); 5] = [
    (
        "alpha-beta",
        &[
            ("no-cut", CUT, "        if False:"),
            ("equality", CUT, "        if best > beta if is_max else best < alpha:"),
            ("wrong-side", CUT, "        if best <= alpha if is_max else best >= beta:"),
            (
                "parent-only",
                CHILD,
                "alpha_beta(child, best if is_max and best is not None else -INF, best if not is_max and best is not None else INF)",
            ),
            (
                "no-alpha",
                CHILD,
                "alpha_beta(child, best if is_max and best is not None else -INF, b)",
            ),
            (
                "no-beta",
                CHILD,
                "alpha_beta(child, a, best if not is_max and best is not None else INF)",
            ),
            (
                "clipped",
                "    print(\"leave\", node, best)",
                "    best = min(max(best, alpha), beta)\n    print(\"leave\", node, best)",
            ),
            (
                "first-only",
                "        if is_max:\n            a =",
                "        if child is not node.children[0]:\n            pass\n        elif is_max:\n            a =",
            ),
            (
                "swapped",
                "    is_max, best, a, b = node.is_max,",
                "    is_max, best, a, b = node.is_max == (node.parent is None),",
            ),
            (
                "last-value",
                "        if best is None or (value > best if is_max else value < best):",
                "        if True:",
            ),
            (
                "right-to-left",
                "    for child in node.children:\n        value = alpha",
                "    for child in reversed(node.children):\n        value = alpha",
            ),
        ],
    ),
    (
        "sss-star",
        &[
            (
                "purge-children",
                "not state[0].is_below(node.parent)",
                "state[0].parent is not node.parent",
            ),
            ("no-purge", "if not state[0].is_below(node.parent)", ""),
            ("leaf-value", "min(merit, node.lower)", "node.lower"),
            (
                "first-of-max",
                "for child in node.children]\n            else",
                "for child in node.children[:1]]\n            else",
            ),
            (
                "all-of-min",
                "opened.append((node.children[0], \"live\", merit))",
                "opened += [(child, \"live\", merit) for child in node.children]",
            ),
            ("rightmost-tie", "-opened[at][0].index", "opened[at][0].index"),
        ],
    ),
    (
        "mtd",
        &[
            (
                "no-cut",
                "            if best >= gamma if is_max else best < gamma:",
                "            if False:",
            ),
            (
                "no-memory",
                "        value = test(root, gamma)",
                "        memory.clear()\n        value = test(root, gamma)",
            ),
            ("one-pass", "    while lower < upper:", "    for _ in range(1):"),
        ],
    ),
    (
        "b-star",
        &[
            (
                "only-prove-best",
                "        takes_turns = all(",
                "        takes_turns = False and all(",
            ),
            ("pointless-turn", "        takes_turns = all(", "        takes_turns = True or all("),
            ("upper-from-lower", "at.upper = best(child.upper", "at.upper = best(child.lower"),
            ("one-level", "            at = at.parent", "            break"),
            ("descend-as-max", "            is_max = node.is_max\n", "            is_max = True\n"),
            (
                "best-by-lower",
                "        best = max(children, key=lambda child: hope(child, root.is_max))",
                "        best = max(children, key=least)",
            ),
            ("strict-end", "least(child) >= hope", "least(child) > hope"),
        ],
    ),
    (
        "mcts",
        &[
            (
                "swapped-counts",
                "math.log(root.visits) / child.visits",
                "math.log(child.visits) / root.visits",
            ),
            ("no-exploration", " + 1.414 * math.sqrt(math.log(root.visits) / child.visits)", ""),
            ("no-logarithm", "math.log(root.visits)", "root.visits"),
        ],
    ),
];

/// Those of the program in JavaScript.
const IN_JAVASCRIPT: [(&str, &[Edit]); 2] = [
    (
        "alpha-beta",
        &[
            ("no-cut", "if (isMax ? best >= beta : best <= alpha) break;", ""),
            ("equality", "best >= beta : best <= alpha", "best > beta : best < alpha"),
            ("wrong-side", "best >= beta : best <= alpha", "best <= alpha : best >= beta"),
            (
                "swapped",
                "const isMax = node.isMax;",
                "const isMax = node.isMax === (node.parent === null);",
            ),
            ("last-value", "if (isMax ? value > best : value < best) best", "best"),
            (
                "right-to-left",
                "of node.children) {\n    const",
                "of [...node.children].reverse()) {\n    const",
            ),
        ],
    ),
    (
        "sss-star",
        &[
            ("no-purge", "open = open.filter((state) => !isBelow(state.node, node.parent));", ""),
            ("leaf-value", "Math.min(merit, node.value)", "node.value"),
            ("rightmost-tie", "before(state.node, head.node)", "before(head.node, state.node)"),
        ],
    ),
];

/// Trees on which mistakes matter that don't show in the leaves of the smallest.
const TREES: [&str; 4] = [
    "[[3,12,8],[2,4,6],[14,5,2]]",
    "[[[5,3],[6,2,9]],[[1,8],[4,7,2]],[[6,3],[9,9]]]",
    "[[[[4,1],[7,3]],[[2,8],[6,5]]],[[[9,2],[3,3]],[[1,6],[8,4]]]]",
    "[4,9,2,7]",
];

/// Runs a program on a tree; none if its language isn't installed.
fn print(interpreter: &[&str], program: &str, search: &str, tree: &str) -> Option<Vec<u8>> {
    let (command, arguments) = interpreter.split_first()?;
    let output =
        Command::new(command).args(arguments).args([program, search, tree]).output().ok()?;
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{search} {tree}: {error}");
    Some(output.stdout)
}

/// Checks what a program prints.
fn check(search: &str, tree: &str, options: &[(&str, &str)], printed: &[u8]) -> Json {
    let options: Vec<String> =
        options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let mut words = vec!["check", "-a", search, "-g", tree, "--format", "json"];
    words.extend(options.iter().map(String::as_str));
    serde_json::from_slice(&plyscope_reads(&words, printed).stdout).unwrap()
}

fn each_is_caught(interpreter: &[&str], file: &str, right: &str, all: &[(&str, &[Edit])]) -> usize {
    let folder = std::env::temp_dir().join(format!("plyscope-broken-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(file);
    let program = path.to_str().unwrap();
    let mut caught = 0;
    for &(search, edits) in all {
        let options = if search == "mcts" { &[("iterations", "12")][..] } else { &[] };
        // With any tree.
        let game: AnyGame = "[3,4]".parse().unwrap();
        let builder = AnySearch::builder(search, game).options(options.iter().copied());
        let procedure = builder.build().unwrap().known_mistakes();
        let procedure = procedure.unwrap_or(plyscope::mistakes::Procedure::BStar);
        for &(name, from, to) in edits {
            let mistake: Mistake = name.parse().unwrap();
            let smallest = smallest_difference(Mistakes::NONE, mistake.into(), procedure);
            let smallest = smallest.unwrap().to_string();
            let trees = [&*smallest].into_iter().chain(TREES);
            let is_named =
                trees.filter(|tree| search != "mcts" || !tree.contains(",[")).any(|tree| {
                    // The program as it is does what the search does.
                    std::fs::write(&path, right).unwrap();
                    let Some(printed) = print(interpreter, program, search, tree) else {
                        return true;
                    };
                    if search != "b-star" || tree.contains("..") {
                        let told = check(search, tree, options, &printed);
                        assert_eq!(told["difference"], Json::Null, "{search} {tree}");
                    }
                    assert_eq!(right.matches(from).count(), 1, "{search} {name}");
                    std::fs::write(&path, right.replace(from, to)).unwrap();
                    let printed = print(interpreter, program, search, tree).unwrap();
                    let told = check(search, tree, options, &printed);
                    let sets = told["explained"].as_array().unwrap();
                    let names = sets.iter().filter_map(|it| it["mistakes"].as_str());
                    // Some of these are what other sources do.
                    let agrees = !told["agrees"].as_array().unwrap().is_empty();
                    let is_named = names.into_iter().any(|it| it == name);
                    told["difference"] != Json::Null
                        && (is_named
                            || ["equality", "clipped", "purge-children"].contains(&name) && agrees)
                });
            assert!(is_named, "{interpreter:?} {search} {name}");
            caught += 1;
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
    caught
}

#[test]
fn each_broken_program_is_caught_and_named() {
    let python = each_is_caught(&["python3"], "searches.py", PYTHON, &IN_PYTHON);
    let javascript = each_is_caught(&["node"], "searches.mjs", JAVASCRIPT, &IN_JAVASCRIPT);
    assert_eq!((python, javascript), (30, 9));
}
