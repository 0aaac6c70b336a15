//! What is said at each step of the worked examples, word for word: a
//! sentence's key and what it is about.

use expect_test::{ExpectFile, expect_file};
use plyscope_stage::{
    Arg, IntervalsPanel, Narration, OpenPanel, OpenRow, Panel, QueueChange, Role, Run, Sentence,
    WindowPanel, counters, narrate, panel,
};

fn written(sentence: &Sentence) -> String {
    let mut text = sentence.key.to_string();
    for (name, arg) in sentence.args.iter() {
        let arg = match arg {
            Arg::Node { node, name: Some(name) } => format!("{node} ({name})"),
            Arg::Node { node, name: None } => node.clone(),
            Arg::Nodes { nodes, more: 0 } => format!("[{}]", nodes.join(" ")),
            Arg::Nodes { nodes, more } => format!("[{} and {more} more]", nodes.join(" ")),
            Arg::Value { value, .. } => value.clone(),
            Arg::Bound { bound } => format!("‘{bound}’"),
            Arg::Player { player } => (*player).to_owned(),
            Arg::Number { number } => number.to_string(),
            Arg::Word { word } => format!("‘{word}’"),
        };
        text.push_str(&format!(" {name}={arg}"));
    }
    text
}

fn check(algorithm: &str, game: &str, options: &[(&str, &str)], expected: ExpectFile) {
    let mut run = Run::builder(algorithm, game).options(options.iter().copied()).open().unwrap();
    run.record_all();
    let mut text = String::new();
    for step in 0..=run.recording().steps() {
        run.recording_mut().seek(step);
        let Narration { title, text: sentences, .. } = narrate(&run, &run.moment());
        text.push_str(&format!("{}\n", written(&title)));
        for sentence in sentences {
            text.push_str(&format!("    {}\n", written(&sentence)));
        }
    }
    expected.assert_eq(&text);
}

const AIMA: &str = "[[3,12,8],[2,4,6],[14,5,2]]";
const DEEP: &str = "[[[[5,1],[19,8]],[[0,4],[18,12]]],[[[1,17],[8,0]],[[3,6],[5,2]]]]";
const PLAAT: &str = "[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]";
const BERLINER: &str = "[A:15..30[A1:15..26[A1a:22..26],A2:19..25[A2a:23..25],A3:22..30],B:8..22[B1:8..15],C:10..19[C1:10..14]]";

#[test]
fn alpha_beta_on_the_textbook_tree() {
    check("alpha-beta", AIMA, &[], expect_file!["narration/alpha-beta.txt"]);
}

#[test]
fn alpha_beta_with_deep_cutoffs() {
    check("alpha-beta", DEEP, &[], expect_file!["narration/alpha-beta-deep.txt"]);
}

#[test]
fn alpha_beta_failing_hard() {
    let hard = [("fail", "hard")];
    check("alpha-beta", DEEP, &hard, expect_file!["narration/alpha-beta-hard.txt"]);
}

#[test]
fn minimax_on_a_min_root() {
    check("minimax", "min:[[3,12],7]", &[], expect_file!["narration/minimax.txt"]);
}

/// Each search of the two with null windows tests, hears yes and no, and
/// searches again.
const SECOND_BEST_FIRST: &str = "[[3,1],[3,4],[2,5]]";

#[test]
fn scout_asks_before_it_evaluates() {
    check("scout", SECOND_BEST_FIRST, &[], expect_file!["narration/scout.txt"]);
}

#[test]
fn nega_scout_searches_again() {
    let game = "min:[[[3,1],[2,4]],[[1,2],[0,5]]]";
    check("nega-scout", game, &[], expect_file!["narration/nega-scout.txt"]);
}

#[test]
fn the_lectures_procedure_goes_wrong() {
    let corrected = [("start", "-inf"), ("first", "-inf")];
    check("ab-node-value", AIMA, &corrected, expect_file!["narration/ab-node-value.txt"]);
}

#[test]
fn sss_star_on_plaats_tree() {
    check("sss-star", PLAAT, &[], expect_file!["narration/sss-star.txt"]);
}

#[test]
fn dual_star_on_the_textbook_tree() {
    check("dual-star", AIMA, &[], expect_file!["narration/dual-star.txt"]);
}

#[test]
fn mtd_on_the_textbook_tree() {
    check("mtd", AIMA, &[], expect_file!["narration/mtd.txt"]);
}

#[test]
fn mtd_from_a_guess_on_a_min_root() {
    let guess = [("first", "5")];
    check("mtd", "min:[[3,12],[6,4],7]", &guess, expect_file!["narration/mtd-guess.txt"]);
}

#[test]
fn b_star_on_berliners_tree() {
    check("b-star", BERLINER, &[], expect_file!["narration/b-star.txt"]);
}

#[test]
fn proof_number_search_for_a_goal() {
    let goal = [("goal", "5")];
    check("proof-number", AIMA, &goal, expect_file!["narration/proof-number.txt"]);
}

const FIVE: &str = "tsp:[[0,20,30,10,11],[15,0,16,4,2],[3,5,0,2,4],[19,6,18,0,3],[16,4,7,16,0]]";

#[test]
fn branch_and_bound_on_five_cities() {
    check("branch-and-bound", FIVE, &[], expect_file!["narration/branch-and-bound.txt"]);
}

#[test]
fn branch_and_bound_on_a_budget() {
    let budget = [("budget", "2")];
    check("branch-and-bound", FIVE, &budget, expect_file!["narration/branch-and-bound-budget.txt"]);
}

#[test]
fn open_as_plaat_prints_it() {
    let mut run = Run::open("sss-star", PLAAT).unwrap();
    run.record_all();
    assert_eq!(run.recording().steps(), 30);
    run.recording_mut().seek(17);
    let Panel::Open(OpenPanel { size, rows, more, .. }) = panel(&run, &run.moment()) else {
        panic!("not OPEN")
    };
    let waits = |row: &&OpenRow| row.change.is_none_or(|change| change == QueueChange::Pushed);
    let row = |row: &OpenRow| format!("{} {} {}", row.node, row.status, row.merit);
    let rows: Vec<_> = rows.iter().filter(waits).map(row).collect();
    assert_eq!(
        rows,
        ["2.1.2.2 solved 35", "2.1.1.1 solved 34", "1.1.2.1 solved 12", "1.1.1.2 solved 5"]
    );
    assert_eq!((size, more), (4, 0));
}

/// The second child has not the greater hope, but nothing is better.
#[test]
fn the_surest_child_separates() {
    for tree in ["tree:[3..5[3,5],5]", "tree:min:[5..7[5,7],5]"] {
        let mut run = Run::open("b-star", tree).unwrap();
        run.record_all();
        assert_eq!(run.recording().steps(), 2);
        for step in [1, 2] {
            run.recording_mut().seek(step);
            let Panel::Intervals(IntervalsPanel { rows, separated, separation, .. }) =
                panel(&run, &run.moment())
            else {
                panic!("not intervals")
            };
            let roles = rows.iter().map(|row| row.role).collect::<Vec<_>>();
            assert_eq!(roles, [Some(Role::Rest), Some(Role::Best)], "{tree} at {step}");
            assert_eq!(separation.map(|bound| bound.label), Some("5".into()));
            assert!(separated);
        }
    }
}

/// The best move is proved by raising its lower bound where MAX has all moves, too.
#[test]
fn one_player_raises_or_lowers_bounds() {
    for (player, key) in [("max", "choose.prove-best.raise"), ("min", "choose.prove-best.lower")] {
        let game = format!("{player}-only:[A:0..9[3,5],B:0..7[1,2]]");
        let mut run = Run::builder("b-star", &game).option("policy", "prove-best").open().unwrap();
        run.record_all();
        run.recording_mut().seek(2);
        let Narration { text, .. } = narrate(&run, &run.moment());
        assert!(text.iter().any(|sentence| sentence.key == key), "{player}: {text:?}");
    }
}

#[test]
fn a_window_is_shown_from_its_node_on() {
    let mut run = Run::open("alpha-beta", AIMA).unwrap();
    run.record_all();
    run.recording_mut().seek(10);
    let Panel::Windows(WindowPanel { rows, .. }) = panel(&run, &run.moment()) else {
        panic!("no windows")
    };
    let rows: Vec<_> =
        rows.iter().map(|row| (row.node.as_str(), row.alpha.label.as_str(), row.now)).collect();
    assert_eq!(rows, [("e", "3", false), ("2", "3", true)]);
}

/// It is told again with each look at the first moment.
#[test]
fn of_a_long_game_the_beginning_is_told() {
    let game = |text: &str| {
        let run = Run::open("minimax", text).unwrap();
        let [start] = &narrate(&run, &run.moment()).text[..] else { panic!("not one sentence") };
        let (_, game) = start.args.iter().find(|(name, _)| *name == "game").unwrap();
        let Arg::Word { word } = game else { panic!("not a word") };
        word.to_string()
    };
    assert_eq!(game("[[3,12],[2,4]]"), "tree:[[3,12],[2,4]]");
    let long = game(&format!("[{}7]", "1,".repeat(500_000)));
    assert!(long.starts_with("tree:[1,1,1,") && long.ends_with('…') && long.len() < 11_000);
}

/// No event tells of the positions that chess looks at below the horizon.
#[test]
fn the_end_tells_of_positions_below_the_horizon() {
    let game = "chess:7k/8/4p3/3p4/4P3/8/8/7K w - - 0 1";
    let mut run = Run::builder("alpha-beta", game).option("depth", "1").open().unwrap();
    run.record_all();
    let last = |run: &Run| written(counters(run, &run.moment()).last().unwrap());
    let steps = run.recording().steps();
    run.recording_mut().seek(steps - 1);
    assert!(!last(&run).starts_with("ahead"));
    run.recording_mut().seek(steps);
    let ahead = run.recording().outcome().unwrap().counts.ahead;
    assert!(ahead > 0, "{ahead}");
    assert_eq!(last(&run), format!("ahead value={ahead}"));
}

/// Cities that have names are called by them, also the one where the tour begins.
#[test]
fn a_tour_is_told_by_the_names_of_its_cities() {
    let game = "tsp:,Oslo,Bergen,New York\nOslo,0,3,9\nBergen,3,0,4\nNew York,9,4,0";
    let mut run = Run::open("branch-and-bound", game).unwrap();
    run.record_all();
    let steps = run.recording().steps();
    run.recording_mut().seek(steps);
    let Narration { text, .. } = narrate(&run, &run.moment());
    let tour = text.iter().find(|sentence| sentence.key == "live.tour").unwrap();
    assert_eq!(written(tour), "live.tour tour=‘Oslo → Bergen → New York → Oslo’");
}
