//! What follows from a mistake in an answer is what the search does in a tree that is changed so.

use oorandom::Rand32;
use plyscope_stage::practice::{Ask, Question, follows, questions};
use plyscope_stage::{Arg, Run, Sentence};
use serde_json::Value as Json;

/// Values from 0 to 6, so that there are ties.
fn tree(random: &mut Rand32, plies: u32) -> Json {
    if plies == 0 {
        return random.rand_range(0..7).into();
    }
    // One number in brackets may be a leaf.
    let least = if plies == 1 { 2 } else { 1 };
    (0..random.rand_range(least..4)).map(|_| tree(random, plies - 1)).collect()
}

fn run(algorithm: &str, game: &str, options: &[(&str, &str)]) -> Run {
    let mut run = Run::builder(algorithm, game).options(options.iter().copied()).open().unwrap();
    run.record_all();
    run
}

fn question(run: &Run, ask: Ask) -> Question {
    questions(run).into_iter().find(|question| question.ask == ask).unwrap()
}

fn key(question: &Question) -> Vec<Vec<String>> {
    question.rows.iter().map(|row| row.iter().map(|cell| cell.text.clone()).collect()).collect()
}

/// Returns the part of a tree at a place.
fn at<'a>(tree: &'a mut Json, place: &str) -> &'a mut Json {
    let steps = place.split('.').filter_map(|step| step.parse::<usize>().ok());
    steps.fold(tree, |tree, step| &mut tree[step - 1])
}

fn parent(place: &str) -> String {
    place.rsplit_once('.').map_or("e", |(parent, _)| parent).to_owned()
}

/// Returns the place and the value that a sentence names.
fn named(sentence: &Sentence, node: &str) -> (String, Option<String>) {
    let Some(Arg::Node { node, .. }) = sentence.args.get(node) else { panic!("{sentence:?}") };
    let worth = sentence.args.get("worth").map(|worth| match worth {
        Arg::Value { value, .. } => value.clone(),
        _ => panic!("{worth:?}"),
    });
    let node = if node.is_empty() { "e" } else { node };
    (node.to_owned(), worth)
}

#[test]
fn another_value_changes_the_parent_as_a_leaf_with_it_does() {
    let mut random = Rand32::new(11);
    let (mut changed, mut same) = (0, 0);
    while changed < 300 || same < 300 {
        let game: Json = [tree(&mut random, 3), tree(&mut random, 2)].into_iter().collect();
        let values = question(&run("minimax", &game.to_string(), &[]), Ask::Values);
        let mut answer = key(&values);
        let row = random.rand_range(1..answer.len() as u32) as usize;
        let place = answer[row][0].clone();
        let own = random.rand_range(0..7).to_string();
        if own == answer[row][1] {
            continue;
        }
        answer[row][1].clone_from(&own);
        let run_of = |game: &Json| run("minimax", &game.to_string(), &[]);
        let sentence = follows(&run_of(&game), &values, &answer).unwrap();
        let mut altered = game.clone();
        *at(&mut altered, &place) = own.parse::<u32>().unwrap().into();
        let of_parent = |values: &Question| {
            let rows = key(values);
            let row = rows.iter().find(|row| row[0] == parent(&place));
            row.unwrap_or_else(|| panic!("{game} {altered} {place} {rows:?}"))[1].clone()
        };
        let before = of_parent(&values);
        let after = of_parent(&question(&run_of(&altered), Ask::Values));
        let (node, worth) = named(&sentence, "parent");
        assert_eq!(node, parent(&place), "{game}");
        if after == before {
            assert_eq!(sentence.key, "practice.follows.value.same", "{game} {place} {own}");
            same += 1;
        } else {
            assert_eq!(sentence.key, "practice.follows.value", "{game} {place} {own}");
            assert_eq!(worth, Some(after), "{game} {place} {own}");
            changed += 1;
        }
    }
}

/// The leaves that the search looks at below a node within a window, by their places in the whole tree.
fn looked_at(game: &Json, place: &str, ends: [&str; 2], cut: &str) -> Vec<String> {
    let mut game = game.clone();
    let part = at(&mut game, place).take();
    let above = if place == "e" { String::new() } else { format!("{place}.") };
    let plies = place.matches('.').count() + usize::from(place != "e");
    let mover = if plies % 2 == 1 { "min:" } else { "" };
    let [alpha, beta] = ends.map(|end| end.replace('∞', "99").replace('−', "-"));
    let window = format!("{alpha}..{beta}");
    let options = [("cut", cut), ("window", &*window)];
    let run = run("alpha-beta", &format!("{mover}{part}"), &options);
    let mut leaves = Vec::new();
    for step in 1..=run.recording().steps() {
        for (_, event) in run.recording().step_events(step) {
            if let plyscope::Event::Evaluate { node, .. } = event {
                let own = run.recording().topology().path(node).to_string();
                leaves.push(format!("{above}{own}"));
            }
        }
    }
    leaves
}

#[test]
fn another_window_leads_to_the_leaves_that_the_search_looks_at_within_it() {
    let mut random = Rand32::new(12);
    for cut in ["at-equality", "past-equality"] {
        let (mut missed, mut extra, mut same) = (0, 0, 0);
        while missed < 100 || extra < 100 || same < 100 {
            let game: Json = [tree(&mut random, 3), tree(&mut random, 3)].into_iter().collect();
            let run = run("alpha-beta", &game.to_string(), &[("cut", cut)]);
            let windows = question(&run, Ask::Windows);
            let mut answer = key(&windows);
            let row = random.rand_range(0..answer.len() as u32) as usize;
            let end = 1 + random.rand_range(0..2) as usize;
            let own = ["−∞", "0", "1", "2", "3", "4", "5", "6", "∞"];
            let own = own[random.rand_range(0..9) as usize];
            let right = answer[row].clone();
            answer[row][end] = own.to_owned();
            let number =
                |text: &str| text.replace('∞', "99").replace('−', "-").parse::<i32>().unwrap();
            // The search takes no empty window.
            let is_empty = |row: &[String]| number(&row[1]) >= number(&row[2]);
            if answer[row][end] == right[end] || is_empty(&answer[row]) || is_empty(&right) {
                continue;
            }
            let sentence = follows(&run, &windows, &answer).unwrap();
            let place = &right[0];
            let before = looked_at(&game, place, [&right[1], &right[2]], cut);
            let after = looked_at(&game, place, [&answer[row][1], &answer[row][2]], cut);
            let only = |some: &[String], others: &[String]| {
                some.iter().find(|leaf| !others.contains(leaf)).cloned()
            };
            let told = || format!("{game} {:?} {place}: {before:?} {after:?}", answer[row]);
            match (only(&before, &after), only(&after, &before)) {
                (Some(leaf), _) => {
                    assert_eq!(sentence.key, "practice.follows.missed", "{}", told());
                    assert_eq!(named(&sentence, "node").0, leaf, "{}", told());
                    missed += 1;
                }
                (None, Some(leaf)) => {
                    assert_eq!(sentence.key, "practice.follows.extra", "{}", told());
                    assert_eq!(named(&sentence, "node").0, leaf, "{}", told());
                    extra += 1;
                }
                (None, None) => {
                    assert_eq!(sentence.key, "practice.follows.window.same", "{}", told());
                    same += 1;
                }
            }
        }
    }
}

#[test]
fn a_window_after_a_child_closes_or_leads_to_the_next_one() {
    let run = run("alpha-beta", "[[3,12,8],[2,4,6],[14,5,2]]", &[]);
    let after = question(&run, Ask::After);
    let said = |place: &str, alpha: &str, beta: &str| {
        let mut answer = key(&after);
        let row = answer.iter_mut().find(|row| row[0] == place).unwrap();
        (row[1], row[2]) = (alpha.to_owned(), beta.to_owned());
        let sentence = follows(&run, &after, &answer)?;
        let node = sentence.args.get("node").map(|_| named(&sentence, "node").0);
        Some((sentence.key.into_owned(), node))
    };
    let is =
        |key: &str, node: &str| Some((format!("practice.follows.{key}"), Some(node.to_owned())));
    // The 2 closes the window; 14 doesn't.
    assert_eq!(said("2.1", "−∞", "2"), is("extra", "2.2"));
    assert_eq!(said("3.1", "3", "3"), is("missed", "3.2"));
    // Without α, all below the second child is looked at.
    assert_eq!(said("1", "−∞", "∞"), is("extra", "2.2"));
    assert_eq!(
        said("1", "1", "∞"),
        Some(("practice.follows.extra".to_owned(), Some("2.2".to_owned())))
    );
    assert_eq!(said("1", "?", "∞"), None);
}

#[test]
fn what_is_left_out_changes_the_parent_or_not() {
    let run = run("alpha-beta", "[A:[3,12,8],B:[2,4,6],C:[14,5,2]]", &[]);
    let cut = question(&run, Ask::Cut);
    let said = |nodes: &[&str]| {
        let answer: Vec<_> = nodes.iter().map(|node| vec![(*node).to_owned()]).collect();
        let sentence = follows(&run, &cut, &answer)?;
        Some((sentence.key.to_string(), named(&sentence, "parent"), named(&sentence, "node").0))
    };
    let is = |key: &str, parent: &str, worth: &str, node: &str| {
        let parent = (parent.to_owned(), Some(worth.to_owned()));
        Some((format!("practice.follows.{key}"), parent, node.to_owned()))
    };
    assert_eq!(said(&["2.2", "2.3"]), None);
    assert_eq!(said(&["2.2", "3.3"]), is("without", "3", "5", "3.3"));
    assert_eq!(said(&["", "1.2"]), is("without.same", "1", "3", "1.2"));
    assert_eq!(said(&["C"]), is("without.same", "e", "3", "3"));
    // One that is cut off indeed is no mistake, and one that there is none of leads nowhere.
    assert_eq!(said(&["2.2", "7"]), None);
    assert_eq!(said(&["2.2"]), None);
}

#[test]
fn a_leaf_that_is_left_out_or_looked_at_in_vain() {
    let run = run("alpha-beta", "[A:[3,12,8],B:[2,4,6],C:[14,5,2]]", &[]);
    let leaves = question(&run, Ask::Leaves);
    let said = |written: &[&str]| {
        let answer: Vec<_> = written.iter().map(|leaf| vec![(*leaf).to_owned()]).collect();
        let sentence = follows(&run, &leaves, &answer)?;
        let parent = sentence.args.get("parent").map(|_| named(&sentence, "parent"));
        Some((sentence.key.to_string(), named(&sentence, "node").0, parent))
    };
    let leaf = |node: &str| Some(("practice.follows.leaf".to_owned(), node.to_owned(), None));
    let without = |key: &str, node: &str, parent: &str, worth: &str| {
        let parent = Some((parent.to_owned(), Some(worth.to_owned())));
        Some((format!("practice.follows.{key}"), node.to_owned(), parent))
    };
    // 4 is cut off; of 2 there are two, and one is looked at.
    assert_eq!(said(&["3", "12", "8", "2", "4", "6"]), leaf("2.2"));
    assert_eq!(said(&["3", "12", "8", "2", "2"]), without("without.same", "3.1", "3", "2"));
    assert_eq!(said(&["12", "8"]), without("without", "1.1", "1", "8"));
    assert_eq!(said(&["3", "12", "8", "2", "14", "5"]), without("without", "3.3", "3", "5"));
    // In another order.
    assert_eq!(said(&["12", "3", "8"]), None);
    assert_eq!(said(&["3", "12", "8", "2", "14", "5", "2"]), None);
}

/// Returns the key of a sentence, and the texts that it names.
fn told(sentence: &Sentence) -> Vec<String> {
    let text = |name: &&str| match sentence.args.get(name)? {
        Arg::Node { node, .. } => Some(node.clone()),
        Arg::Value { value, .. } => Some(value.clone()),
        other => panic!("{other:?}"),
    };
    let texts = ["node", "own", "beta", "right"].iter().filter_map(text);
    [sentence.key.replace("practice.follows.", "")].into_iter().chain(texts).collect()
}

#[test]
fn the_step_after_a_leaf_that_is_misread_is_that_of_a_tree_with_this_leaf() {
    let mut random = Rand32::new(13);
    let (mut changed, mut same) = (0, 0);
    while changed < 300 || same < 300 {
        let game: Json = [tree(&mut random, 3), tree(&mut random, 2)].into_iter().collect();
        let run_of = |game: &Json| run("sss-star", &game.to_string(), &[]);
        let run = run_of(&game);
        let steps = question(&run, Ask::Steps);
        let value = steps.columns.iter().position(|column| *column == "value").unwrap();
        let mut answer = key(&steps);
        let row = random.rand_range(0..answer.len() as u32) as usize;
        let own = random.rand_range(0..7).to_string();
        if answer[row][value].is_empty() || answer[row][value] == own {
            continue;
        }
        answer[row][value].clone_from(&own);
        let mut altered = game.clone();
        *at(&mut altered, &answer[row][0]) = own.parse::<u32>().unwrap().into();
        let after = key(&question(&run_of(&altered), Ask::Steps));
        let sentence = told(&follows(&run, &steps, &answer).unwrap());
        let (own, right) = (after.get(row + 1), answer.get(row + 1));
        let expected = match (own, right) {
            (Some(own), Some(right)) if own[0] != right[0] => vec!["next", &own[0], &right[0]],
            (Some(own), Some(right)) if own[2] != right[2] => {
                vec!["number", &own[0], &own[2], &right[2]]
            }
            _ => vec!["next.same"],
        };
        assert_eq!(sentence, expected, "{game} {:?}", answer[row]);
        *(if expected.len() > 1 { &mut changed } else { &mut same }) += 1;
    }
}

/// Returns what is told of a row that is written otherwise, and of nothing else.
fn of_row(algorithm: &str, game: &str, ask: Ask, row: usize, cells: &[&str]) -> Vec<String> {
    let run = run(algorithm, game, &[]);
    let question = question(&run, ask);
    let mut answer = key(&question);
    answer[row] = cells.iter().map(|cell| (*cell).to_owned()).collect();
    follows(&run, &question, &answer).as_ref().map(told).unwrap_or_default()
}

#[test]
fn the_step_after_another_one() {
    let sss = |row, cells: &[&str]| of_row("sss-star", "[[3,12],[2,4]]", Ask::Steps, row, cells);
    // Node, status, merit, case, value, pushed, purged. 1.2 isn't in OPEN while 1.1 is.
    assert_eq!(sss(3, &["1.2", "live", "∞", "1", "12", "1.2", ""]), ["impossible", "1.2"]);
    // Popped too early, the 3 leads on to its sibling; ∞ has its turn after it.
    assert_eq!(sss(3, &["1.1", "solved", "3", "6", "", "1.2", ""]), ["next", "2", "2.1"]);
    // The 2 waits as the 4 that it isn't, and comes before the 3; pushed nowhere, it makes no difference now.
    assert_eq!(sss(4, &["2.1", "live", "∞", "1", "4", "2.1", ""]), ["next", "2.1", "1.1"]);
    assert_eq!(sss(4, &["2.1", "live", "∞", "1", "2", "", ""]), ["next.same"]);
    // A case that is named wrong leads nowhere.
    assert_eq!(sss(4, &["2.1", "live", "∞", "2", "2", "2.1", ""]), [""; 0]);
    // Nor does it matter yet that a state isn't purged; one that is pushed in vain is popped.
    let deep =
        |row, cells: &[&str]| of_row("sss-star", "[1,[[4,[3,5]],2]]", Ask::Steps, row, cells);
    assert_eq!(deep(7, &["2.1.1", "solved", "4", "4", "", "2.1", ""]), ["next.same"]);
    assert_eq!(deep(8, &["2.1", "solved", "4", "6", "", "2.2 1", ""]), ["next", "1", "2.2"]);

    // With at most 2, the second move is no better than the first.
    let b_star = |row, cells: &[&str]| {
        of_row("b-star", "[2,1..5[1..3[1,3],4..5[4,5]]]", Ask::Steps, row, cells)
    };
    assert_eq!(b_star(1, &["2", "1", "2", "prove-best"]), ["end"]);
    assert_eq!(b_star(1, &["2", "1", "5", "prove-best"]), ["next.same"]);
    assert_eq!(b_star(1, &["1", "2", "2", "prove-best"]), ["impossible", "1"]);

    // Both moves have given 1, and the first is further left.
    let uct = |row, cells: &[&str]| of_row("mcts", "[1,[2,3]]", Ask::Steps, row, cells);
    assert_eq!(uct(1, &["2", "1", "1", "1", "1"]), ["next", "1", "2"]);

    // Each pass of MTD begins with what the one before returned.
    let mtd = |row, cells: &[&str]| of_row("mtd", "[1,[3,2]]", Ask::Passes, row, cells);
    assert_eq!(mtd(0, &["1", "∞ − 1", "∞", "2"]), ["pass", "e", "2", "3"]);
    assert_eq!(mtd(1, &["2", "2", "3", "3"]), ["end"]);
    assert_eq!(mtd(2, &["3", "1", "2", "1"]), ["pass.more", "1"]);
    assert_eq!(mtd(2, &["3", "1", "2", "?"]), [""; 0]);
}
