//! Answers to exercises: what is right is taken as it is written, and what is wrong is found where it
//! is. `PLYSCOPE_LONG=1` spoils twenty times as many.

use std::collections::BTreeMap;

use oorandom::Rand32;
use plyscope::Value;
use plyscope::alpha_beta::Cut;
use plyscope::mistakes::{Exercise, Mistake, Mistakes, Procedure, Prover, Step, Verdict};
use plyscope_stage::practice::{Ask, Question, explain, questions};
use plyscope_stage::{OpenRow, Panel, QueueChange, Run, panel};

const SEARCHES: [(&str, &[(&str, &str)]); 14] = [
    ("minimax", &[]),
    ("ab-node-value", &[]),
    ("alpha-beta", &[]),
    ("alpha-beta", &[("cut", "past-equality")]),
    ("alpha-beta", &[("fail", "hard")]),
    ("alpha-beta", &[("fail", "hard"), ("cut", "past-equality")]),
    ("scout", &[]),
    ("nega-scout", &[]),
    ("sss-star", &[]),
    ("dual-star", &[]),
    ("mtd", &[]),
    ("b-star", &[]),
    ("proof-number", &[]),
    ("mcts", &[("iterations", "12")]),
];

/// Values from 0 to 6 and halves, so that there are ties.
fn tree(random: &mut Rand32, plies: u32) -> String {
    if plies == 0 {
        let value = random.rand_range(0..13);
        return if value.is_multiple_of(2) {
            (value / 2).to_string()
        } else {
            format!("{}.5", value / 2)
        };
    }
    let children = random.rand_range(1..4);
    let children: Vec<_> = (0..children).map(|_| tree(random, plies - 1)).collect();
    format!("[{}]", children.join(","))
}

fn asked(algorithm: &str, options: &[(&str, &str)], game: &str) -> Vec<Question> {
    let mut run = Run::builder(algorithm, game).options(options.iter().copied()).open().unwrap();
    run.record_all();
    questions(&run)
}

fn right(question: &Question) -> Vec<Vec<String>> {
    question.rows.iter().map(|row| row.iter().map(|cell| cell.text.clone()).collect()).collect()
}

/// The same as somebody else may write it.
fn otherwise(random: &mut Rand32, text: &str) -> String {
    let text = match random.rand_range(0..5) {
        0 => text.replace('−', "-"),
        1 => text.replace(".5", ",5"),
        2 if text.parse::<u32>().is_ok() => format!("{text}.0"),
        3 if text.parse::<u32>().is_ok() => format!("{}/2", text.parse::<u32>().unwrap() * 2),
        4 => text.replace('∞', "inf"),
        _ => text.to_owned(),
    };
    format!(" {text} ").to_uppercase()
}

/// What is wrong instead.
fn wrong(random: &mut Rand32, text: &str) -> String {
    let by = if random.rand_range(0..2) == 0 { 1 } else { -1 };
    match text.replace('−', "-").split_once('.') {
        _ if text.is_empty() => "7".to_owned(),
        Some((whole, parts)) if whole.parse::<i64>().is_ok() && !parts.contains('.') => {
            format!("{}.{parts}", whole.parse::<i64>().unwrap() + 2 * by)
        }
        _ => match text.replace('−', "-").parse::<i64>() {
            Ok(number) => (number + by).to_string(),
            Err(_) => format!("{text}.9"),
        },
    }
}

/// Spoils an answer in one place. Returns the place where it has to be found.
fn spoil(
    random: &mut Rand32,
    question: &Question,
    answer: &mut Vec<Vec<String>>,
) -> Option<(usize, usize)> {
    let rows = answer.len();
    let row = random.rand_range(0..rows as u32) as usize;
    let columns = question.given..question.columns.len();
    let column = columns.start + random.rand_range(0..columns.len() as u32) as usize;
    let differs = |one: &Vec<String>, other: &Vec<String>| {
        columns.clone().find(|&column| one[column] != other[column])
    };
    match random.rand_range(0..5) {
        // A value off by one, another node.
        0 | 1 => {
            answer[row][column] = wrong(random, &answer[row][column]);
            Some((row, column))
        }
        // Two are swapped.
        2 if question.ask != Ask::Cut => {
            let other = random.rand_range(0..rows as u32) as usize;
            let (first, last) = (row.min(other), row.max(other));
            let column = differs(&answer[first], &answer[last])?;
            let (before, after) = answer.split_at_mut(last);
            let given = question.given;
            before[first][given..].swap_with_slice(&mut after[0][given..]);
            Some((first, column))
        }
        // One too few.
        3 if question.given == 0 => {
            let mut left = answer.clone();
            left.remove(row);
            let place = if question.ask == Ask::Cut {
                (rows - 1, 0)
            } else {
                let at =
                    (row..left.len()).find_map(|at| Some((at, differs(&left[at], &answer[at])?)));
                at.unwrap_or((rows - 1, first_written(question, rows - 1)))
            };
            *answer = left;
            Some(place)
        }
        // One too many.
        4 if question.given == 0 => {
            let more = question.columns.iter().map(|_| "99".to_owned()).collect();
            answer.push(more);
            Some((rows, 0))
        }
        _ => None,
    }
}

/// The first cell of a row that has to be filled in.
fn first_written(question: &Question, row: usize) -> usize {
    question.rows[row].iter().position(|cell| !cell.text.is_empty()).unwrap_or_default()
}

#[test]
fn what_is_right_is_taken_and_what_is_wrong_is_found_where_it_is() {
    let most = if std::env::var_os("PLYSCOPE_LONG").is_some() { 10_000 } else { 500 };
    let mut random = Rand32::new(36);
    let mut counts: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    let least = |counts: &BTreeMap<String, (u32, u32)>| {
        counts.values().map(|(right, wrong)| *right.min(wrong)).min().unwrap_or_default()
    };
    let mut trees = 0;
    while trees < 20 || least(&counts) < most {
        trees += 1;
        let plies = random.rand_range(1..4);
        let game = tree(&mut random, plies);
        if !game.starts_with('[') {
            continue;
        }
        for (algorithm, options) in SEARCHES {
            for question in asked(algorithm, options, &game) {
                let told = || format!("{algorithm} {options:?} {game} {:?}", question.ask);
                let count = counts.entry(format!("{:?}", question.ask)).or_default();
                let answer = right(&question);
                let written: Vec<Vec<String>> = answer
                    .iter()
                    .map(|row| row.iter().map(|cell| otherwise(&mut random, cell)).collect())
                    .collect();
                let marks = question.mark(&written);
                assert_eq!((marks.first, marks.points), (None, question.points), "{}", told());
                count.0 += 1;
                if answer.is_empty() {
                    continue;
                }
                let mut spoiled = answer.clone();
                let Some(place) = spoil(&mut random, &question, &mut spoiled) else { continue };
                let marks = question.mark(&spoiled);
                assert_eq!(marks.first, Some(place), "{} {spoiled:?}", told());
                assert!(
                    marks.points < question.points || spoiled.len() > answer.len(),
                    "{}",
                    told()
                );
                if let Some(step) = marks.step
                    && question.ask != Ask::Cut
                {
                    assert_eq!(step, question.rows[place.0][place.1].step, "{}", told());
                }
                count.1 += 1;
            }
        }
    }
    println!("{trees} trees: {counts:?}");
    assert_eq!(counts.len(), 11);
}

#[test]
fn nothing_and_nonsense_are_wrong() {
    for (algorithm, options) in SEARCHES {
        for question in asked(algorithm, options, "[[3,12,8],[2,4,6],[14,5,2]]") {
            if question.rows.is_empty() {
                continue;
            }
            let nonsense = vec![vec!["?".to_owned()]; question.rows.len()];
            for answer in [&[][..], &nonsense, &[vec![]]] {
                let marks = question.mark(answer);
                // That a node returns nothing may be right.
                let blank = question.rows.iter().filter(|row| row[row.len() - 1].text.is_empty());
                let blank = if question.given > 0 { blank.count() } else { 0 };
                assert!(marks.points <= blank, "{algorithm} {:?}", question.ask);
                assert!(marks.first.is_some(), "{algorithm} {:?}", question.ask);
            }
        }
    }
}

#[test]
fn a_name_is_a_node() {
    let all = asked("alpha-beta", &[], "[A:[A1:3,12],B:[2,4]]");
    let cut = all.iter().find(|question| question.ask == Ask::Cut).unwrap();
    assert_eq!(cut.mark(&[vec!["2.2".into()]]).first, None);
    let result = all.iter().find(|question| question.ask == Ask::Result).unwrap();
    for node in ["1", "A", "a"] {
        assert_eq!(result.mark(&[vec!["3".into(), node.into()]]).first, None, "{node}");
    }
    assert_eq!(result.mark(&[vec!["3".into(), "B".into()]]).first, Some((0, 1)));
}

#[test]
fn nodes_return_what_players_get_or_nothing() {
    let values = |algorithm: &str, game: &str| {
        let all = asked(algorithm, &[], game);
        let returned = &all[0].rows;
        let texts = returned.iter().map(|row| format!("{} {}", row[0].text, row[1].text));
        (texts.collect::<Vec<_>>(), returned.iter().map(|row| row[1].step).collect::<Vec<_>>())
    };
    let players = "players:[A:[(1,2,6),(4,3,2)],B:[(6,1,2),(7,4,1)]]";
    assert_eq!(values("max-n", players).0, ["e (7,4,1)", "1 (4,3,2)", "2 (7,4,1)"]);
    // 2.2 is cut off, and 2.2.1 with it: the step is that of the cut.
    let (texts, steps) = values("alpha-beta", "[[[9,8],[6,5]],[[3,2],[[7,1],4]]]");
    assert_eq!(texts, ["e 6", "1 6", "1.1 9", "1.2 6", "2 3", "2.1 3", "2.2 ", "2.2.1 "]);
    assert!(steps[6] == steps[7] && steps[6] < steps[4], "{steps:?}");
}

/// Returns the cell of a column at a step that somebody has taken.
fn written(step: &Step, column: &str) -> String {
    let number = |at: usize| match step.numbers.get(at) {
        Some(&Value::INF) => "inf".to_owned(),
        Some(value) => value.units().to_string(),
        None => String::new(),
    };
    match (column, step.numbers.len()) {
        ("node", _) => step.node.to_string(),
        ("status", _) => if step.is_solved { "solved" } else { "live" }.to_owned(),
        ("merit" | "lower" | "beta", _) | ("value", 1) => number(0),
        ("upper", _) | ("value", 2) => number(1),
        _ => String::new(),
    }
}

#[test]
fn steps_and_passes_tell_of_mistakes() {
    let searches = [
        ("sss-star", "[[3,12,8],[2,4,6]]", Mistake::RightmostTie, Ask::Steps),
        ("sss-star", "[1,[[4,[3,5]],2]]", Mistake::PurgeChildren, Ask::Steps),
        ("mtd", "[1,[3,2]]", Mistake::NoCut, Ask::Passes),
        ("b-star", "[2,1..5[1..3[1,3],4..5[4,5]]]", Mistake::DescendAsMax, Ask::Steps),
        ("mcts", "[1,[2,3]]", Mistake::ForMax, Ask::Steps),
    ];
    for (name, game, mistake, ask) in searches {
        let options = if name == "mcts" { &[("iterations", "8")][..] } else { &[] };
        let builder = Run::builder(name, game).options(options.iter().copied());
        let mut run = builder.open().unwrap();
        run.record_all();
        let procedure = run.search().known_mistakes().unwrap();
        let asked = questions(&run);
        let question = asked.iter().find(|question| question.ask == ask).unwrap();
        let key: Vec<Vec<String>> = question
            .rows
            .iter()
            .map(|row| row.iter().map(|cell| cell.text.clone()).collect())
            .collect();
        let mut prover = Prover::new(procedure);
        assert!(explain(&mut prover, &run, question, &key), "{name}");
        assert_eq!(prover.verdict(), Verdict::Right, "{name}");

        let exercise = Exercise::of(run.game()).unwrap();
        let work = exercise.worked(mistake.into(), procedure);
        let row = |step: &Step| question.columns.iter().map(|it| written(step, it)).collect();
        let answer: Vec<Vec<String>> = work.steps.iter().map(row).collect();
        let mut prover = Prover::new(procedure);
        assert!(explain(&mut prover, &run, question, &answer), "{name}");
        assert!(prover.left().contains(&mistake.into()), "{name} {:?}", prover.left());
        assert!(!prover.left().contains(&Mistakes::NONE), "{name}");
    }
}

/// Somebody who cuts off too much, or too little, is told at the first leaf that differs; who works the
/// same tree as the search does is not, deep cuts and ties or not.
#[test]
fn what_a_known_mistake_writes_is_refused_where_it_shows() {
    let count = if std::env::var_os("PLYSCOPE_LONG").is_some() { 1_000 } else { 100 };
    for cut in ["at-equality", "past-equality"] {
        let mut shown: BTreeMap<Mistake, u32> = BTreeMap::new();
        let mut random = Rand32::new(7);
        let mistakes =
            || Mistake::ALL.into_iter().filter(|it| procedure(cut).mistakes().contains(it));
        // Some leave the leaves as they are, and show in the values alone.
        let is_shown = |mistake| matches!(mistake, Mistake::Clipped | Mistake::LastValue);
        while mistakes().any(|it| !is_shown(it) && shown.get(&it).is_none_or(|it| *it < count)) {
            let plies = random.rand_range(2..6);
            let game = tree(&mut random, plies);
            let mut run = Run::builder("alpha-beta", &game).options([("cut", cut)]).open().unwrap();
            run.record_all();
            let asked = questions(&run);
            let leaves = asked.iter().find(|question| question.ask == Ask::Leaves).unwrap();
            let exercise = Exercise::of(run.game()).unwrap();
            let written = |mistakes: Mistakes| -> Vec<Vec<String>> {
                let work = exercise.worked(mistakes, procedure(cut));
                let shown = |value: Value| vec![value.display(exercise.unit()).to_string()];
                exercise.values(&work.leaves).map(shown).collect()
            };
            let right = written(Mistakes::NONE);
            let marks = leaves.mark(&right);
            assert_eq!((marks.first, marks.points), (None, leaves.points), "{game}");
            for mistake in mistakes() {
                let wrong = written(mistake.into());
                if wrong == right {
                    continue;
                }
                *shown.entry(mistake).or_default() += 1;
                let most = wrong.len().max(right.len());
                let first = (0..most).find(|&at| wrong.get(at) != right.get(at)).unwrap();
                assert_eq!(
                    leaves.mark(&wrong).first,
                    Some((first, 0)),
                    "{game} {}",
                    mistake.name()
                );
            }
        }
    }
}

fn procedure(cut: &str) -> Procedure {
    if cut == "at-equality" { Cut::AtEquality.into() } else { Cut::PastEquality.into() }
}

#[test]
fn open_after_each_step_is_what_its_panel_shows() {
    let mut random = Rand32::new(14);
    for seed in 0..200 {
        let search = if seed % 2 == 0 { "sss-star" } else { "dual-star" };
        let game = tree(&mut random, 2 + seed % 3);
        let mut run = Run::open(search, &game).unwrap();
        run.record_all();
        let asked = questions(&run);
        let open = asked.iter().find(|question| question.ask == Ask::Open).unwrap();
        assert!(open.extra && open.given == 1);
        for row in &open.rows {
            let cell = &row[1];
            run.recording_mut().seek(cell.step);
            let Panel::Open(panel) = panel(&run, &run.moment()) else { panic!("{search} {game}") };
            let is_there = |row: &&OpenRow| row.change.is_none_or(|it| it == QueueChange::Pushed);
            let state = |row: &OpenRow| {
                let status = row.status[..1].to_uppercase();
                format!("{} {status} {}", row.node, row.merit)
            };
            let shown: Vec<String> = panel.rows.iter().filter(is_there).map(state).collect();
            assert_eq!(cell.text, shown.join("; "), "{search} {game} {}", cell.step);
        }
    }
}

#[test]
fn a_list_of_open_may_be_written_in_several_ways() {
    let mut run = Run::open("sss-star", "[A:[3,12],B:[2,4]]").unwrap();
    run.record_all();
    let asked = questions(&run);
    let open = asked.iter().find(|question| question.ask == Ask::Open).unwrap();
    assert_eq!(open.rows[2][1].text, "2 L ∞; 1.1 S 3");
    let is_right = |text: &str| {
        let mut answer = vec![vec![String::new(); 2]; 3];
        answer[2][1] = text.to_owned();
        open.mark(&answer).right[2][1]
    };
    for right in ["2 L ∞; 1.1 S 3", "(2, LIVE, +inf), (1.1, solved, 3.0)", "2 l ∞ 1.1 s 6/2"] {
        assert!(is_right(right), "{right}");
    }
    for wrong in
        ["1.1 S 3; 2 L ∞", "2 S ∞; 1.1 S 3", "2 L ∞", "2 L ∞; 1.1 S 4", "2 L ∞; 1.2 S 3", "2 ∞", ""]
    {
        assert!(!is_right(wrong), "{wrong}");
    }
    // Equal merits have no order.
    assert_eq!(open.rows[0][1].text, "1 L ∞; 2 L ∞");
    let answer = [vec!["1".to_owned(), "B L ∞, A L ∞".to_owned()]];
    assert!(open.mark(&answer).right[0][1]);
}
