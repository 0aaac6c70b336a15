//! `plyscope compare`.

use std::fs;
use std::path::PathBuf;

use expect_test::{Expect, expect};
use plyscope::{GAMES, GameInfo};
use serde_json::Value as Json;

use super::{TREE, answer, complaint, plyscope, program, without_registers};

/// Returns the words of a command line, with quotes as in a shell.
fn words(line: &str) -> Vec<&str> {
    let mut words = Vec::new();
    for (at, part) in line.split('\'').enumerate() {
        match at % 2 {
            0 => words.extend(part.split_whitespace()),
            _ => words.push(part),
        }
    }
    words
}

fn compare(line: &str) -> std::process::Output {
    plyscope(&[&["compare", "--no-time"], words(line).as_slice()].concat())
}

fn check(line: &str, expected: Expect) {
    let version = concat!("\"plyscope\": \"", env!("CARGO_PKG_VERSION"), "\"");
    let answer = answer(compare(line));
    expected.assert_eq(&answer.replace(version, "\"plyscope\": \"(version)\""));
}

fn check_mistake(line: &str, expected: Expect) {
    let takes_seed = |game: &&GameInfo| game.options.iter().any(|option| option.name == "seed");
    let seeded: Vec<_> = GAMES.iter().filter(takes_seed).map(|game| game.name).collect();
    let text = without_registers(&complaint(compare(line)));
    let listed = format!("such as {};", seeded.join(", "));
    expected.assert_eq(&text.replace(&listed, "such as (games with a seed);"));
}

/// Writes a file that only this test uses, and returns its path.
fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).unwrap();
    path.into_os_string().into_string().unwrap()
}

/// Returns the message without the folder of the files.
fn without_folder(text: &str) -> String {
    text.replace(&format!("{}/", env!("CARGO_TARGET_TMPDIR")), "")
}

#[test]
fn one_game() {
    check(
        &format!(
            "-a minimax -a alpha-beta -a 'alpha-beta  table=on cut=past-equality' -a sss-star -g {TREE}"
        ),
        expect![[r#"
            tree:[[3,12,8],[2,4,6],[14,5,2]]

                         minimax  alpha-beta         alpha-beta  sss-star
                                              cut=past-equality
                                                       table=on
            nodes             13          11                 11        11
            leaves             9           7                  7         7
            evaluations        9           7                  7         7
            cutoffs            0           1                  1         0
            pops               –           –                  –        18
            max OPEN           –           –                  –         3
        "#]],
    );
}

/// The figures of docs/compare.md, from the command that stands there.
#[test]
fn bounds_beside_each_other() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/compare.md");
    let page = fs::read_to_string(path).unwrap();
    let (_, section) = page.split_once("## Bounds").unwrap();
    let line = section.lines().find_map(|it| it.trim().strip_prefix("plyscope compare ")).unwrap();
    let found = answer(compare(&format!("{line} --format csv")));
    let sum = |search: &str, count: &str| -> u64 {
        let start = format!("branch-and-bound {search},{count},100,");
        let row = found.lines().find_map(|row| row.strip_prefix(&start)).expect(&start);
        row.split(',').next().unwrap().parse().unwrap()
    };
    let rows = section.lines().filter_map(|row| row.strip_prefix("| `"));
    let rows = rows.map(|row| {
        let (search, figures) = row.split_once('`').unwrap();
        let (expansions, others) = (sum(search, "expansions"), sum(search, "other_values"));
        let mean = format!("{}.{:02}", expansions / 100, expansions % 100);
        assert_eq!(figures, format!(" | {mean} | {others} |"), "{search}");
    });
    assert_eq!(rows.count(), 5);
}

#[test]
fn a_sample() {
    check(
        "-a alpha-beta -a sss-star -a b-star -g random:branching=2,depth=4 --seeds 0..20",
        expect![[r#"
            random:branching=2,depth=4,min=0,max=99,order=0.5,ragged=false
            20 trees, seeds 0..20; mean ± standard error of the mean

                           alpha-beta      sss-star        b-star
            nodes        21.15 ± 0.67  20.25 ± 0.53  12.50 ± 1.63
            leaves        9.15 ± 0.40   8.50 ± 0.31   3.60 ± 0.84
            evaluations   9.15 ± 0.40   8.50 ± 0.31  12.50 ± 1.63
            cutoffs       3.85 ± 0.18   0.00 ± 0.00   0.00 ± 0.00
            pops                    –  31.60 ± 0.92             –
            max OPEN                –   4.00 ± 0.00             –
            expansions              –             –   5.75 ± 0.82
        "#]],
    );
}

#[test]
fn many_searches_take_several_pieces() {
    check(
        "-a minimax -a alpha-beta -a alpha-beta fail=hard -a alpha-beta cut=past-equality \
         -a sss-star -g random:depth=5,max=9 --seeds 3..9",
        expect![[r#"
            random:branching=3,depth=5,min=0,max=9,order=0.5,ragged=false
            6 trees, seeds 3..9; mean ± standard error of the mean

                               minimax    alpha-beta    alpha-beta         alpha-beta
                                                         fail=hard  cut=past-equality
            nodes        364.00 ± 0.00  99.33 ± 5.29  99.33 ± 5.29     137.67 ± 12.43
            leaves       243.00 ± 0.00  54.00 ± 3.45  54.00 ± 3.45       77.83 ± 6.75
            evaluations  243.00 ± 0.00  54.00 ± 3.45  54.00 ± 3.45       77.83 ± 6.75
            cutoffs        0.00 ± 0.00  20.50 ± 1.06  20.50 ± 1.06       23.33 ± 3.31
            pops                     –             –             –                  –
            max OPEN                 –             –             –                  –

                              sss-star
            nodes         95.17 ± 5.62
            leaves        51.67 ± 3.59
            evaluations   51.67 ± 3.59
            cutoffs        0.00 ± 0.00
            pops         127.50 ± 7.89
            max OPEN      27.00 ± 0.00
        "#]],
    );
}

#[test]
fn a_table_for_a_paper() {
    check(
        "-a alpha-beta -a 'sss-star depth=3' -g random:depth=4 --seeds 0..9 --format markdown",
        expect![[r#"
            random:branching=3,depth=4,min=0,max=99,order=0.5,ragged=false  
            9 trees, seeds 0..9; mean ± standard error of the mean  

            | | alpha-beta | sss-star depth=3 |
            | --- | ---: | ---: |
            | nodes | 47.67 ± 1.76 | 22.78 ± 0.72 |
            | leaves | 24.89 ± 1.09 | 13.33 ± 0.55 |
            | evaluations | 24.89 ± 1.09 | 13.33 ± 0.55 |
            | cutoffs | 11.89 ± 0.39 | 0.00 ± 0.00 |
            | pops | – | 31.67 ± 1.14 |
            | max OPEN | – | 9.00 ± 0.00 |
        "#]],
    );
    check(
        r#"-a minimax -g '["a|b":1,"c*":2]' --format markdown"#,
        expect![[r#"
        tree:\["a\|b":1,"c\*":2\]  

        | | minimax |
        | --- | ---: |
        | nodes | 3 |
        | leaves | 2 |
        | evaluations | 2 |
        | cutoffs | 0 |
    "#]],
    );
}

#[test]
fn a_line_for_each_search_and_count() {
    check(
        "-a sss-star -a 'b-star bounds=10,1' -g random:depth=3 --seeds 5..9 --format csv",
        expect![[r#"
            search,count,trees,sum,mean,standard_error
            sss-star,nodes,4,86,21.5,0.6454972243679028
            sss-star,leaves,4,50,12.5,0.6454972243679028
            sss-star,evaluations,4,50,12.5,0.6454972243679028
            sss-star,cutoffs,4,0,0,0
            sss-star,pops,4,118,29.5,0.6454972243679028
            sss-star,open_max,4,36,9,0
            sss-star,other_values,4,0,0,0
            "b-star bounds=10,1",nodes,4,37,9.25,3.5443617196894563
            "b-star bounds=10,1",leaves,4,6,1.5,1.5
            "b-star bounds=10,1",evaluations,4,37,9.25,3.5443617196894563
            "b-star bounds=10,1",cutoffs,4,0,0,0
            "b-star bounds=10,1",expansions,4,11,2.75,1.181453906563152
            "b-star bounds=10,1",other_values,4,0,0,0
        "#]],
    );
    check(
        "-a minimax -g 3 --format csv",
        expect![[r#"
        search,count,trees,sum,mean,standard_error
        minimax,nodes,1,1,1,
        minimax,leaves,1,1,1,
        minimax,evaluations,1,1,1,
        minimax,cutoffs,1,0,0,
        minimax,other_values,1,0,0,
    "#]],
    );
}

#[test]
fn what_can_be_added_up() {
    check(
        "-a 'alpha-beta table=on fail=hard' -g random --seeds 7..9 --format json",
        expect![[r#"
            {
              "compare": 1,
              "plyscope": "(version)",
              "game": "random:branching=3,depth=4,min=0,max=99,order=0.5,ragged=false",
              "seeds": [
                [
                  7,
                  9
                ]
              ],
              "trees": 2,
              "searches": [
                {
                  "search": "alpha-beta fail=hard table=on",
                  "sums": {
                    "cutoffs": {
                      "sum": 23,
                      "squares": 265
                    },
                    "evaluations": {
                      "sum": 42,
                      "squares": 890
                    },
                    "leaves": {
                      "sum": 42,
                      "squares": 890
                    },
                    "nodes": {
                      "sum": 84,
                      "squares": 3546
                    }
                  },
                  "other_values": 0
                }
              ],
              "disagreements": {
                "trees": 0,
                "first": []
              }
            }
        "#]],
    );
}

/// The mean and its standard error, computed by the definition from single runs.
#[test]
fn the_statistics_are_those_of_the_textbook() {
    let counts: Vec<f64> = (0..12)
        .map(|seed| {
            let game = format!("random:ragged=true,depth=5,seed={seed}");
            let run = answer(plyscope(&["run", "-a", "sss-star", "-g", &game, "--format", "json"]));
            let run: Json = serde_json::from_str(&run).unwrap();
            run["counts"]["open_max"].as_f64().unwrap()
        })
        .collect();
    let mean = counts.iter().sum::<f64>() / 12.0;
    let squares = counts.iter().map(|count| (count - mean).powi(2)).sum::<f64>();
    let error = (squares / 11.0).sqrt() / 12.0_f64.sqrt();
    assert!(error > 0.0);

    let csv =
        answer(compare("-a sss-star -g random:ragged=true,depth=5 --seeds 0..12 --format csv"));
    let line = csv.lines().find(|line| line.contains(",open_max,")).unwrap();
    let figures: Vec<f64> = line.split(',').skip(2).map(|field| field.parse().unwrap()).collect();
    assert_eq!(figures[..2], [12.0, counts.iter().sum()]);
    assert!((figures[2] - mean).abs() < 1e-9 && (figures[3] - error).abs() < 1e-9, "{line}");
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    let line = "-a alpha-beta -a sss-star -a 'b-star budget=9' -g random:ragged=true,depth=5 \
                --seeds 0..300 --format json --no-time";
    let with = |threads: &str| {
        let mut program = program();
        program.arg("compare").args(words(line)).env("RAYON_NUM_THREADS", threads);
        answer(program.output().unwrap())
    };
    let one = with("1");
    assert_eq!(one, with("2"));
    assert_eq!(one, with("7"));
}

#[test]
fn parts_make_the_whole() {
    let searches = "-a 'alpha-beta table=on' -a b-star -g random:depth=3,max=9 --format json";
    let part = |seeds: &str| {
        let text = answer(compare(&format!("{searches} --seeds {seeds}")));
        file(&format!("part-{seeds}.json"), &text)
    };
    // Written differently, the game is the same.
    let other = searches.replace("depth=3,max=9", "max=9,branching=3,depth=3,min=0");
    let last = answer(compare(&format!("{other} --seeds 70..100")));
    let last = file("part-last.json", &last);
    let (first, second) = (part("0..1"), part("1..70"));
    let whole = answer(compare(&format!("{searches} --seeds 0..100")));
    for order in [[&first, &second, &last], [&last, &first, &second], [&second, &last, &first]] {
        let [a, b, c] = order;
        let merged = answer(compare(&format!("--merge {a} {b} {c} --format json")));
        assert_eq!(merged, whole);
    }
    let gap = answer(compare(&format!("--merge {last} {first}")));
    assert_eq!(
        gap.lines().nth(1),
        Some("31 trees, seeds 0..1, 70..100; mean ± standard error of the mean")
    );

    // A single file can be printed in another format.
    let whole = file("whole.json", &whole);
    for format in ["text", "markdown", "csv", "json"] {
        let merged = answer(compare(&format!("--merge {whole} --format {format}")));
        let run = answer(compare(
            &format!("{searches} --seeds 0..100 --format {format}").replace("--format json ", ""),
        ));
        assert_eq!(merged, run, "{format}");
    }
}

#[test]
fn times_are_measured_and_can_be_left_out() {
    let line = "-a minimax -a sss-star -g random:depth=5 --seeds 0..5";
    let timed = |format: &str| {
        let format = ["--format", format];
        answer(plyscope(&[&["compare"], words(line).as_slice(), &format].concat()))
    };
    let text = timed("text");
    assert!(
        text.contains("\ntime in ") && text.contains("\nTime is the wall time from the first step")
    );
    let json: Json = serde_json::from_str(&timed("json")).unwrap();
    for search in json["searches"].as_array().unwrap() {
        assert!(search["sums"]["nanoseconds"]["sum"].as_u64().unwrap() > 0);
    }
    let file = file("timed.json", &timed("json"));
    let merged = answer(plyscope(&["compare", "--merge", &file, "--format", "csv"]));
    assert_eq!(merged.matches(",nanoseconds,5,").count(), 2);
    let untimed = answer(compare(&format!("{line} --format json")));
    assert_eq!(answer(compare(&format!("--merge {file} --format json"))), untimed);
    assert!(!untimed.contains("nanoseconds"));
}

/// Returns the standard output, the standard error and the exit code as one text.
fn all(output: std::process::Output) -> String {
    let code = output.status.code().unwrap();
    let [out, complaint] =
        [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    format!("{out}---\n{complaint}exit code {code}\n")
}

#[test]
fn searches_that_disagree_are_reported() {
    // A node of a tree at the horizon has the value 0.
    let line = format!("-a minimax -a alpha-beta -a 'alpha-beta depth=1' -g {TREE}");
    expect![[r#"
        tree:[[3,12,8],[2,4,6],[14,5,2]]

                      minimax  alpha-beta  alpha-beta
                                              depth=1
        nodes              13          11           4
        leaves              9           7           3
        evaluations         9           7           3
        cutoffs             0           1           0
        other values        0           0           1
        ---
        plyscope: the searches disagree
          minimax: 3; alpha-beta: 3; alpha-beta depth=1: 0
        exit code 3
    "#]]
    .assert_eq(&all(compare(&line)));
    // Bounds that contain the value agree with it.
    let game = "[15..30[15..26[22..26],19..25[23..25],22..30],8..22[8..15],10..19[10..14]]";
    answer(compare(&format!("-a b-star -a 'b-star budget=1' -g {game}")));
    expect![[r#"
        tree:[15..30[15..26[22..26],19..25[23..25],22..30],8..22[8..15],10..19[10..14]]

                      b-star  alpha-beta
                                 depth=0
        nodes              9           1
        leaves             3           1
        evaluations        9           1
        cutoffs            0           0
        expansions         4           –
        other values       0           1
        ---
        plyscope: the searches disagree
          b-star: 19..25; alpha-beta depth=0: 0
        exit code 3
    "#]]
    .assert_eq(&all(compare(&format!("-a b-star -a 'alpha-beta depth=0' -g {game}"))));
}

/// A search with an unsound option reports that its value may be wrong.
#[test]
fn a_search_that_says_it_may_be_wrong_disagrees_with_nobody() {
    let wrong = "-a 'ab-node-value first=-inf'";
    let sample = "-g random:branching=2,depth=4 --seeds 0..50";
    check(
        &format!("{wrong} -a minimax -a ab-node-value {sample}"),
        expect![[r#"
            random:branching=2,depth=4,min=0,max=99,order=0.5,ragged=false
            50 trees, seeds 0..50; mean ± standard error of the mean

                          ab-node-value       minimax  ab-node-value
                             first=-inf
            nodes          10.24 ± 0.31  31.00 ± 0.00   22.04 ± 0.45
            leaves          2.54 ± 0.14  16.00 ± 0.00   10.00 ± 0.26
            evaluations     2.54 ± 0.14  16.00 ± 0.00   10.00 ± 0.26
            cutoffs         6.16 ± 0.05   0.00 ± 0.00    3.04 ± 0.11
            other values             30             0              0
        "#]],
    );
}

#[test]
fn disagreements_of_a_sample_are_added_up() {
    let made = |seeds: std::ops::Range<u64>, wrong: u64| {
        let run = "-a minimax -a alpha-beta -g random:depth=1 --format json --seeds";
        let text = answer(compare(&format!("{run} {}..{}", seeds.start, seeds.end)));
        let mut json: Json = serde_json::from_str(&text).unwrap();
        json["searches"][1]["other_values"] = wrong.into();
        let first = seeds.take(wrong.min(10) as usize);
        let first = first.map(|seed| serde_json::json!({"seed": seed, "values": ["1", "2.5"]}));
        json["disagreements"] =
            serde_json::json!({"trees": wrong, "first": first.collect::<Vec<_>>()});
        file(&format!("wrong-{wrong}.json"), &json.to_string())
    };
    let (many, few) = (made(0..40, 12), made(40..50, 3));
    expect![[r#"
        random:branching=3,depth=1,min=0,max=99,order=0.5,ragged=false
        50 trees, seeds 0..50; mean ± standard error of the mean

                          minimax   alpha-beta
        nodes         4.00 ± 0.00  4.00 ± 0.00
        leaves        3.00 ± 0.00  3.00 ± 0.00
        evaluations   3.00 ± 0.00  3.00 ± 0.00
        cutoffs       0.00 ± 0.00  0.00 ± 0.00
        other values            0           15
        ---
        plyscope: the searches disagree on 15 of 50 trees
          seed 0: minimax: 1; alpha-beta: 2.5
          seed 1: minimax: 1; alpha-beta: 2.5
          seed 2: minimax: 1; alpha-beta: 2.5
          seed 3: minimax: 1; alpha-beta: 2.5
          seed 4: minimax: 1; alpha-beta: 2.5
          seed 5: minimax: 1; alpha-beta: 2.5
          seed 6: minimax: 1; alpha-beta: 2.5
          seed 7: minimax: 1; alpha-beta: 2.5
          seed 8: minimax: 1; alpha-beta: 2.5
          seed 9: minimax: 1; alpha-beta: 2.5
          and 5 more
        exit code 3
    "#]]
    .assert_eq(&all(compare(&format!("--merge {few} {many}"))));
}

#[test]
fn mistakes_on_the_command_line() {
    check_mistake(
        "",
        expect![[r#"
        plyscope: the following required arguments were not provided:
          --algorithm <ALGORITHM> [OPTION=VALUE]...
          --game <GAME>

        Usage: plyscope compare -a <ALGORITHM> [OPTION=VALUE]... -a ... -g <GAME> [--seeds <A..B>]
               plyscope compare --merge <FILE>...

        For more information, try '--help'.
        exit code 2
    "#]],
    );
    check_mistake(
        "-a minimax",
        expect![[r#"
        plyscope: the following required arguments were not provided:
          --game <GAME>

        Usage: plyscope compare -a <ALGORITHM> [OPTION=VALUE]... -a ... -g <GAME> [--seeds <A..B>]
               plyscope compare --merge <FILE>...

        For more information, try '--help'.
        exit code 2
    "#]],
    );
    check_mistake(
        "-a minimax sss-star -g 3",
        expect![[r#"
            plyscope: 'sss-star' follows the search 'minimax', but an option is written `name=value`; each search needs its own `-a`

            Usage: plyscope compare -a <ALGORITHM> [OPTION=VALUE]... -a ... -g <GAME> [--seeds <A..B>]
                   plyscope compare --merge <FILE>...

            For more information, try '--help'.
            exit code 2
        "#]],
    );
    check_mistake(
        "-a alpha-beta -g 3 table=on",
        expect![[r#"
            plyscope: unexpected argument 'table=on' found

              tip: options follow their search: `-a 'alpha-beta table=on'`

            Usage: plyscope compare -a <ALGORITHM> [OPTION=VALUE]... -a ... -g <GAME> [--seeds <A..B>]
                   plyscope compare --merge <FILE>...

            For more information, try '--help'.
            exit code 2
        "#]],
    );
    check_mistake(
        "-a alphabeta -g 3",
        expect![[r#"
        plyscope: there is no search `alphabeta`; there is (algorithms)
        exit code 2
    "#]],
    );
    check_mistake(
        "-a '' -g 3",
        expect![[r#"
        plyscope: a value is required for '--algorithm <ALGORITHM> [OPTION=VALUE]...' but none was supplied

        For more information, try '--help'.
        exit code 2
    "#]],
    );
    check_mistake(
        "-a minimax -a 'alpha-beta fial=hard' -g 3",
        expect![[r#"
            plyscope: `alpha-beta fial=hard`: `alpha-beta` has no option `fial`; it has fail, cut, convention, table, depth, chance, range, window
            exit code 2
        "#]],
    );
    check_mistake(
        "-a minimax -a 'b-star rounds=2' -g random --seeds 2..9",
        expect![[r#"
        plyscope: `b-star rounds=2`, seed 2: `rounds` is the number of times to widen: set `widen` too, such as `widen=2`
        exit code 2
    "#]],
    );
    check_mistake(
        "--merge a.json -g 3",
        expect![[r#"
        plyscope: the argument '--merge <FILE>...' cannot be used with '--game <GAME>'

        Usage: plyscope compare -a <ALGORITHM> [OPTION=VALUE]... -a ... -g <GAME> [--seeds <A..B>]
               plyscope compare --merge <FILE>...

        For more information, try '--help'.
        exit code 2
    "#]],
    );
}

#[test]
fn mistakes_in_seeds() {
    check_mistake(
        "-a minimax -g nim:3,2 --seeds 0..9",
        expect![[r#"
            plyscope: a sample needs a game with the option `seed`, such as (games with a seed); nim has none
            exit code 2
        "#]],
    );
    check_mistake(
        "-a minimax -g [1,2] --seeds 0..9",
        expect![[r#"
            plyscope: a sample needs a game with the option `seed`, such as (games with a seed); tree has none
            exit code 2
        "#]],
    );
    check_mistake(
        "-a minimax -g random:depth=2,seed=3 --seeds 0..9",
        expect![[r#"
            plyscope: the game already has `seed=3`: remove it, or take no sample of seeds
            exit code 2
        "#]],
    );
    check_mistake(
        "-a minimax -g random:depth=-1 --seeds 0..9",
        expect![[r#"
        plyscope: line 1, column 8: `depth=-1` is not valid: depth takes a whole number from 0 to 60000
        random:depth=-1
               ^^^^^^^^
        exit code 2
    "#]],
    );
    for seeds in ["9", "0..", "0..=9", "a..b", "-1..4", "0..99999999999999999999"] {
        let complaint = complaint(compare(&format!("-a minimax -g random --seeds={seeds}")));
        assert!(
            complaint.contains("seeds are written A..B, with two whole numbers"),
            "{complaint}"
        );
    }
    check_mistake(
        "-a minimax -g random --seeds 9..9",
        expect![[r#"
            plyscope: invalid value '9..9' for '--seeds <A..B>': the range is empty, because B is not included

            For more information, try '--help'.
            exit code 2
        "#]],
    );
    // The game accepts the first seeds of the range, but not the last one.
    check_mistake(
        "-a minimax -g random:depth=0 --seeds 9223372036854775800..9223372036854775812",
        expect![[r#"
            plyscope: line 1, column 16: `seed=9223372036854775808` is not valid: seed takes a whole number from 0 to 9223372036854775807
            random:depth=0,seed=9223372036854775808
                           ^^^^^^^^^^^^^^^^^^^^^^^^
            exit code 2
        "#]],
    );
}

#[test]
fn files_that_do_not_belong_together() {
    let searches = "-a alpha-beta -a sss-star -g random:depth=3 --format json";
    let ran = |name: &str, line: &str| file(name, &answer(compare(line)));
    let one = ran("one.json", &format!("{searches} --seeds 0..20"));
    let check = |line: &str, expected: Expect| {
        let complaint = complaint(compare(&format!("--merge {line}")));
        expected.assert_eq(&without_folder(&complaint));
    };
    let over = ran("over.json", &format!("{searches} --seeds 15..30"));
    check(
        &format!("{one} {over}"),
        expect![[r#"
            plyscope: one.json and over.json both contain the seeds 15..20
            exit code 2
        "#]],
    );
    check(
        &format!("{one} {one}"),
        expect![[r#"
            plyscope: one.json and one.json both contain the seeds 0..20
            exit code 2
        "#]],
    );
    let game =
        ran("game.json", &format!("{searches} --seeds 20..30").replace("depth=3", "depth=4"));
    check(
        &format!("{one} {game}"),
        expect![[r#"
            plyscope: one.json and game.json can't be merged: the first has the game random:branching=3,depth=3,min=0,max=99,order=0.5,ragged=false; the second has random:branching=3,depth=4,min=0,max=99,order=0.5,ragged=false
            exit code 2
        "#]],
    );
    let options = format!("{searches} --seeds 20..30").replace("sss-star", "sss-star depth=2");
    let options = ran("options.json", &options);
    check(
        &format!("{one} {options}"),
        expect![[r#"
            plyscope: one.json and options.json can't be merged: the first has the searches alpha-beta, sss-star; the second has alpha-beta, sss-star depth=2
            exit code 2
        "#]],
    );
    let newer = fs::read_to_string(&over).unwrap().replace(env!("CARGO_PKG_VERSION"), "99.0.0");
    let newer = file("newer.json", &newer);
    let text = complaint(compare(&format!("--merge {one} {newer}")));
    let versions =
        concat!("has the version ", env!("CARGO_PKG_VERSION"), "; the second has 99.0.0");
    assert!(text.contains(versions), "{text}");
    let single = ran("single.json", "-a minimax -g [1,2] --format json");
    check(
        &format!("{single} {single}"),
        expect![[r#"
            plyscope: single.json compares a single game: only ranges of seeds can be merged
            exit code 2
        "#]],
    );
    let line = words("-a alpha-beta -a sss-star -g random:depth=3 --seeds 20..21 --format json");
    let timed =
        file("with-times.json", &answer(plyscope(&[&["compare"], line.as_slice()].concat())));
    let complaint = complaint(plyscope(&["compare", "--merge", &one, &timed]));
    expect![[r#"
        plyscope: with-times.json has times and one.json has none: use `--no-time` to leave them out
        exit code 2
    "#]]
    .assert_eq(&without_folder(&complaint));
    answer(compare(&format!("--merge {one} {timed}")));
}

#[test]
fn inconsistent_files() {
    let text = answer(compare("-a minimax -g random --seeds 0..20 --format json"));
    let check = |name: &str, from: &str, to: &str, expected: Expect| {
        assert!(text.contains(from), "{from} in {text}");
        let file = file(name, &text.replacen(from, to, 1));
        let complaint = complaint(compare(&format!("--merge {file}")));
        expected.assert_eq(&without_folder(&complaint));
    };
    check(
        "cut.json",
        "]",
        "",
        expect![[r#"
            plyscope: cut.json is not a comparison written with `--format json`: invalid type: string "trees", expected a tuple of size 2 at line 11 column 9
            exit code 2
        "#]],
    );
    check(
        "format.json",
        r#""compare": 1"#,
        r#""compare": 2"#,
        expect![[r#"
            plyscope: format.json is not a comparison written with `--format json`: its format has version 2, and this program reads version 1
            exit code 2
        "#]],
    );
    check(
        "trees.json",
        r#""trees": 20"#,
        r#""trees": 21"#,
        expect![[r#"
            plyscope: trees.json is not a comparison written with `--format json`: it has 21 trees, but 20 seeds
            exit code 2
        "#]],
    );
    check(
        "key.json",
        "nodes",
        "noodles",
        expect![[r#"
            plyscope: key.json is not a comparison written with `--format json`: `minimax` has a sum of `noodles`, which is not a count
            exit code 2
        "#]],
    );
    check(
        "sums.json",
        r#""squares": "#,
        r#""squares": 9"#,
        expect![[r#"
            plyscope: sums.json is not a comparison written with `--format json`: no 20 runs of `minimax` can have these sums of `cutoffs`
            exit code 2
        "#]],
    );
    check(
        "disagreements.json",
        r#""first": []"#,
        r#""first": [{"seed": 1, "values": []}]"#,
        expect![[r#"
            plyscope: disagreements.json is not a comparison written with `--format json`: its `disagreements` list 1 trees, not 0
            exit code 2
        "#]],
    );
    check(
        "others.json",
        r#""other_values": 0"#,
        r#""other_values": 21"#,
        expect![[r#"
            plyscope: others.json is not a comparison written with `--format json`: `minimax` has more `other_values` than there are trees
            exit code 2
        "#]],
    );
    check(
        "other.json",
        r#""other_values": 0"#,
        r#""other_values": 1"#,
        expect![[r#"
            plyscope: other.json is not a comparison written with `--format json`: `minimax` has more `other_values` than its `unsound` and the `disagreements`
            exit code 2
        "#]],
    );
    check(
        "leaves.json",
        r#""leaves""#,
        r#""pops""#,
        expect![[r#"
            plyscope: leaves.json is not a comparison written with `--format json`: `minimax` has no sum of `leaves`
            exit code 2
        "#]],
    );
    check(
        "seed.json",
        "\"trees\": 0,\n    \"first\": []",
        r#""trees": 1, "first": [{"seed": 20, "values": ["3"]}]"#,
        expect![[r#"
            plyscope: seed.json is not a comparison written with `--format json`: it has a disagreement at the seed 20, which is not among its `seeds`
            exit code 2
        "#]],
    );
    // Each file may be one, and both together are none.
    let other = compare("-a minimax -g random --seeds 20..40 --format json");
    let other = file("other.json", &answer(other));
    let more =
        text.replacen(r#""leaves""#, r#""expansions": {"sum": 0, "squares": 0}, "leaves""#, 1);
    let more = file("more.json", &more);
    let complaint = complaint(compare(&format!("--merge {other} {more}")));
    expect![[r#"
        plyscope: more.json has a sum of `expansions` for `minimax` and other.json has none
        exit code 2
    "#]]
    .assert_eq(&without_folder(&complaint));
    let text = super::complaint(compare("--merge there-is-no-such.json"));
    assert!(text.starts_with("plyscope: can't read there-is-no-such.json: "), "{text}");
    assert!(text.ends_with("exit code 1\n"), "{text}");
}

#[test]
fn positions_below_the_horizon_have_a_row() {
    let chess = "'chess:7k/8/4p3/3p4/4P3/8/8/7K w - - 0 1'";
    check(
        &format!("-a minimax depth=1 -a alpha-beta depth=1 -g {chess}"),
        expect![[r#"
        chess:7k/8/4p3/3p4/4P3/8/8/7K w - - 0 1

                     minimax  alpha-beta
                     depth=1     depth=1
        nodes              6           6
        leaves             5           5
        evaluations        5           5
        cutoffs            0           0
        below nodes        4           4
    "#]],
    );
}
