//! The searches against worked trees and against counts that several
//! independent programs agree on. A search that the data knows and the
//! register doesn't is passed over.

use plyscope::{ALGORITHMS, AnyGame, Path, Value};
use serde_json::Value as Json;

use crate::here::is_here;
use crate::watch::{Watched, fits, tells_bounds, watch};

pub(super) fn data(file: &str) -> Json {
    let path = format!("{}/../../tests/conformance/{file}", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn exists(name: &str) -> bool {
    ALGORITHMS.iter().any(|algorithm| algorithm.name == name)
}

fn written(paths: &[Vec<u32>]) -> Vec<String> {
    paths.iter().map(|path| Path::from(path.clone()).to_string()).collect()
}

fn assert_value(watched: &Watched, case: &Json, name: &str) {
    let value = Value::new(case["value"].as_i64().unwrap() as i32);
    assert!(watched.outcome.bounds.contains(value), "{name} in {}", case["id"]);
    if !tells_bounds(name) {
        assert_eq!(watched.outcome.value(), Some(value), "{name} in {}", case["id"]);
    }
}

#[test]
fn worked_trees() {
    let data = data("trees.json");
    let cases = data["cases"].as_array().unwrap();
    assert!(!cases.is_empty());
    for case in cases {
        let game: AnyGame = case["game"].as_str().unwrap().parse().unwrap();
        for name in ALGORITHMS.iter().map(|algorithm| algorithm.name) {
            if fits(name, &game) {
                assert_value(&watch(name, &game, &[]), case, name);
            }
        }
        for (name, expected) in case["evaluations"].as_object().unwrap() {
            let name = if name == "shallow" { "ab-node-value" } else { name };
            if exists(name) {
                let evaluations = written(&watch(name, &game, &[]).evaluations);
                assert_eq!(&Json::from(evaluations), expected, "{name} in {}", case["id"]);
            }
        }
        for name in ["sss-star", "dual-star"].into_iter().filter(|name| exists(name)) {
            let counts = watch(name, &game, &[]).outcome.counts;
            let (pops, open_max) = (&case[name]["pops"], &case[name]["open_max"]);
            assert_eq!(&Json::from(counts.get("pops")), pops, "{name} in {}", case["id"]);
            assert_eq!(&Json::from(counts.get("open_max")), open_max, "{name} in {}", case["id"]);
        }
        for (first, key) in [("inf", "mtd-inf"), ("-inf", "mtd-neg-inf")] {
            if exists("mtd") {
                let passes = watch("mtd", &game, &[("first", first)]).passes;
                let expected = case[key].as_array().unwrap();
                let pass = |pass: &Json| {
                    let number = |name: &str| pass[name].as_i64().unwrap();
                    (Value::new(number("value") as i32), number("new_leaves") as usize)
                };
                let expected: Vec<_> = expected.iter().map(pass).collect();
                assert_eq!(passes, expected, "{key} in {}", case["id"]);
            }
        }
    }
}

/// Knuth and Moore's minimal tree.
#[test]
fn a_perfectly_ordered_uniform_tree() {
    if !is_here("random") {
        return;
    }
    for b in 1..=4_u64 {
        for d in 0..=6_u32 {
            let game = format!("random:branching={b},depth={d},order=1,max=100000000");
            let watched = watch("alpha-beta", &game.parse().unwrap(), &[]);
            let minimal = b.pow(d.div_ceil(2)) + b.pow(d / 2) - 1;
            assert_eq!(watched.outcome.counts.leaves, minimal, "{game}");
        }
    }
}

/// The evaluations of all searches that `expected` has a number for, over all
/// these trees, in sum.
fn assert_totals(expected: &Json, count: &str, trees: &[String]) {
    assert_eq!(Json::from(trees.len()), expected[count]);
    for (name, total) in expected.as_object().unwrap() {
        if exists(name) {
            let leaves =
                |tree: &String| watch(name, &tree.parse().unwrap(), &[]).outcome.counts.leaves;
            let sum: u64 = trees.iter().map(leaves).sum();
            assert_eq!(&Json::from(sum), total, "{name}");
        }
    }
}

#[test]
fn all_permutations_of_four_leaves() {
    let mut trees = Vec::new();
    for code in 0..256_u32 {
        let leaf = |place: u32| code >> (2 * place) & 3;
        let leaves: Vec<_> = (0..4).map(leaf).collect();
        if (0..4).all(|value| leaves.contains(&value)) {
            let [a, b, c, d] = [0, 1, 2, 3].map(|place| leaves[place] + 1);
            trees.push(format!("[[{a},{b}],[{c},{d}]]"));
        }
    }
    assert_totals(&data("counts.json")["all permutations of 1..4 on b=2 d=2"], "trees", &trees);
}

#[test]
fn all_zero_one_leaves() {
    let tree = |code: u32| {
        let [a, b, c, d, e, f, g, h] = [0, 1, 2, 3, 4, 5, 6, 7].map(|place| code >> place & 1);
        format!("[[[{a},{b}],[{c},{d}]],[[{e},{f}],[{g},{h}]]]")
    };
    let trees: Vec<_> = (0..256).map(tree).collect();
    assert_totals(&data("counts.json")["all 0/1 leaves on b=2 d=3"], "trees", &trees);
}
