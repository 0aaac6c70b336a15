//! Programs that are checked: what our own searches say is right under their own options, and wrong under
//! others from the line on where they differ; what a known mistake says is explained by it.

use oorandom::Rand32;
use plyscope::alpha_beta::Cut;
use plyscope::mistakes::{Exercise, Mistakes, Procedure};
use plyscope::{Event, Value};
use plyscope_stage::check::{CheckError, Checked};
use plyscope_stage::{Run, trace};

/// Values from 0 to 4, so that there are ties.
fn tree(random: &mut Rand32, plies: u32) -> String {
    // Deep trees are narrow, so that they stay small.
    let most = if plies > 3 { 3 } else { 4 };
    if plies == 0 || random.rand_range(0..6) == 0 {
        return random.rand_range(0..5).to_string();
    }
    let children = random.rand_range(1..most);
    let children: Vec<_> = (0..children).map(|_| tree(random, plies - 1)).collect();
    format!("[{}]", children.join(","))
}

fn run(algorithm: &str, game: &str, options: &[(&str, &str)]) -> Run {
    let mut run = Run::builder(algorithm, game).options(options.iter().copied()).open().unwrap();
    run.record_all();
    run
}

/// Checks a trace that is whole.
fn check(
    algorithm: &str,
    game: &str,
    options: &[(String, String)],
    trace: &str,
) -> Result<Checked, CheckError> {
    plyscope_stage::check::check(algorithm, game, options, trace.as_bytes())
}

/// The forms of traces.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Form {
    Leaves,
    Named,
    Results,
    Windows,
    Trace,
}

const FORMS: [Form; 5] = [Form::Leaves, Form::Named, Form::Results, Form::Windows, Form::Trace];

fn written(run: &Run, form: Form) -> String {
    if form == Form::Trace {
        let mut text = Vec::new();
        trace::write(run, &mut text).unwrap();
        return String::from_utf8(text).unwrap();
    }
    let recording = run.recording();
    let place = |node| recording.topology().short_path(node);
    let shown = |value: Value| value.display(run.unit()).to_string();
    let mut lines = Vec::new();
    for step in 1..=recording.steps() {
        for (_, event) in recording.step_events(step) {
            match event {
                Event::Enter { node, alpha, beta } if form == Form::Windows => {
                    lines.push(format!("enter {} {} {}", place(node), shown(alpha), shown(beta)));
                }
                Event::Evaluate { value, .. } if form == Form::Leaves => {
                    lines.push(shown(value));
                }
                Event::Evaluate { node, value } => {
                    lines.push(format!("leaf,{},{}", place(node), shown(value)));
                }
                Event::Leave { node, value, .. } if form == Form::Results => {
                    lines.push(format!("leave {}: {}", place(node), shown(value)));
                }
                _ => {}
            }
        }
    }
    lines.join("\n")
}

fn owned(options: &[(&str, &str)]) -> Vec<(String, String)> {
    options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

#[test]
fn our_own_searches_agree_with_themselves_and_differ_from_others_where_they_do() {
    let count = if std::env::var_os("PLYSCOPE_LONG").is_some() { 2_000 } else { 60 };
    let alpha_beta: Vec<Vec<(&str, &str)>> = ["at-equality", "past-equality"]
        .into_iter()
        .flat_map(|cut| ["soft", "hard"].map(|fail| vec![("cut", cut), ("fail", fail)]))
        .collect();
    let mut random = Rand32::new(5);
    let (mut agreed, mut differed) = (0, 0);
    for _ in 0..count {
        let plies = random.rand_range(2..5);
        let game = format!("[{},{}]", tree(&mut random, plies), tree(&mut random, plies));
        for algorithm in ["minimax", "scout", "nega-scout", "mtd", "sss-star", "ab-node-value"] {
            let own = run(algorithm, &game, &[]);
            for form in FORMS {
                let checked = check(algorithm, &game, &[], &written(&own, form)).unwrap();
                assert_eq!(checked.difference, None, "{algorithm} {form:?} {game}");
                agreed += 1;
            }
        }
        for options in &alpha_beta {
            let own = run("alpha-beta", &game, options);
            for form in FORMS {
                let text = written(&own, form);
                let checked = check("alpha-beta", &game, &owned(options), &text).unwrap();
                assert_eq!(checked.difference, None, "{options:?} {form:?} {game}");
                agreed += 1;
                for other in &alpha_beta {
                    let theirs = written(&run("alpha-beta", &game, other), form);
                    let checked = check("alpha-beta", &game, &owned(other), &text).unwrap();
                    if form == Form::Trace {
                        continue;
                    }
                    let lines = || text.lines().zip(theirs.lines());
                    let same = lines().take_while(|(one, other)| one == other).count();
                    if text == theirs {
                        assert_eq!(checked.difference, None, "{options:?} as {other:?} {game}");
                        continue;
                    }
                    let line = checked.difference.unwrap_or_else(|| panic!("{form:?} {game}")).line;
                    let is_end = same == text.lines().count();
                    assert_eq!(line, (!is_end).then_some(same + 1), "{form:?} {game}\n{text}");
                    differed += 1;
                }
                // Without options, those of the program are found.
                let checked = check("alpha-beta", &game, &[], &text).unwrap();
                let found =
                    checked.difference.is_none() || checked.agrees.contains(&owned(options));
                assert!(found, "{options:?} {form:?} {game}: {:?}", checked.agrees);
            }
        }
    }
    println!("{agreed} agree, {differed} differ");
    assert!(agreed > 40 * count && differed > 2 * count, "{agreed} {differed}");
}

#[test]
fn what_a_known_mistake_does_is_explained() {
    let mut random = Rand32::new(3);
    for (algorithm, procedure) in
        [("alpha-beta", Procedure::AlphaBeta(Cut::AtEquality)), ("sss-star", Procedure::SssStar)]
    {
        for &mistake in procedure.mistakes() {
            let mut shown = 0;
            while shown < 20 {
                let game = format!("[{},{}]", tree(&mut random, 5), tree(&mut random, 5));
                let exercise = Exercise::of(run(algorithm, &game, &[]).game()).unwrap();
                let said = |mistakes: Mistakes| {
                    let work = exercise.worked(mistakes, procedure);
                    let worth: Vec<Value> = exercise.values(&work.leaves).collect();
                    let leaves = work.leaves.iter().zip(worth);
                    let leaves =
                        leaves.map(|(path, value)| format!("leaf {path} {}\n", value.units()));
                    leaves.collect::<String>()
                };
                let wrong = said(mistake.into());
                // Some show in what nodes return alone.
                if wrong == said(Mistakes::NONE) {
                    if matches!(mistake.name(), "clipped" | "last-value") {
                        break;
                    }
                    continue;
                }
                shown += 1;
                let checked = check(algorithm, &game, &[], &wrong).unwrap();
                let told = format!("{} {game}\n{wrong}\n{checked:?}", mistake.name());
                assert!(checked.difference.is_some(), "{told}");
                let is_named = checked.explained.iter().any(|it| it.mistakes == mistake.name());
                assert!(
                    is_named || !checked.agrees.is_empty() || checked.explained.len() > 1,
                    "{told}"
                );
            }
        }
    }
}

#[test]
fn what_cannot_be_read_is_told_with_its_line() {
    let error = |text: &str| check("alpha-beta", "[3,4]", &[], text).unwrap_err().to_string();
    assert!(error("enter e\nlook 1").starts_with("line 2: expected `enter NODE`"));
    assert!(
        error("{\"event\":\"leave\",\"node\":\"1\"}").contains("line 1: the event has no `value`")
    );
    assert!(error("{\"event\":").contains("line 1: this is no JSON object in one line"));
    assert!(matches!(check("alpha-beta", "[3,4]", &[], "# none\n\n"), Err(CheckError::Nothing)));
    assert!(error("3\nleave 2").contains("line 2"));
    let error = check("mcts", "[3,4]", &[], "3").unwrap_err().to_string();
    assert!(error.contains("looks at no leaves one after the other"), "{error}");
    // Names and letters, windows, and leaves that are entered and left.
    let text = "enter root -inf inf\nenter A\nleaf A 3\nleave A 3\nenter b\nleaf 2\nleave e 4";
    let checked = check("alpha-beta", "[A:3,b:4]", &[], text).unwrap();
    assert_eq!(checked.difference, None);
    let checked = check("alpha-beta", "[A:3,b:4]", &[], "enter e 0 inf").unwrap();
    let difference = checked.difference.unwrap();
    assert_eq!(difference.wanted.as_deref(), Some("enter e −∞ ∞"));
    let checked = check("alpha-beta", "[A:3,b:4]", &[], "leaf A\n").unwrap();
    let difference = checked.difference.unwrap();
    assert_eq!((difference.line, difference.wanted.as_deref()), (None, Some("leaf 2 (b) 4")));
}

#[test]
fn parts_are_right_or_wrong_by_themselves() {
    let parts = |text: &str| {
        let checked = check("alpha-beta", "[[3,12,8],[2,4,6]]", &[], text).unwrap();
        let parts = checked.parts.into_iter();
        parts.map(|part| (part.about.name(), part.difference.is_none())).collect::<Vec<_>>()
    };
    assert_eq!(parts("3 12 8 2"), [("leaves", true)]);
    assert_eq!(parts("3 12 8 2 4"), [("leaves", false)]);
    // The leaves are right, and what the second child returns isn't.
    let said = "leaf 3\nleaf 12\nleaf 8\nleave 1 3\nleaf 2\nleave 2 3\nleave e 3";
    let said = said.replace("leaf ", "");
    assert_eq!(parts(&said), [("leaves", true), ("returned", false)]);
    assert_eq!(parts(&said.replace("2 3", "2 2")), [("leaves", true), ("returned", true)]);
    let entered = format!("enter e\nenter 1\n{}", said.replace("2\nleave", "enter 2\n2\nleave"));
    let entered = entered.replace("8\nleave 1 3\nenter 2", "8\nleave 1 3\nenter 2 3 inf");
    assert_eq!(parts(&entered), [("leaves", true), ("entered", true), ("returned", false)]);
    let wrong = entered.replace("enter 2 3 inf", "enter 2 -inf inf");
    assert_eq!(parts(&wrong), [("leaves", true), ("entered", false), ("returned", false)]);
}

#[test]
fn options_that_were_claimed_are_tried_otherwise_too() {
    let given = owned(&[("cut", "past-equality"), ("order", "as-listed")]);
    let found = |given: &[(String, String)]| {
        let checked = check("alpha-beta", "[[3,5],[3,9]]", given, "3 5 3").unwrap();
        assert!(checked.difference.is_some());
        checked.agrees
    };
    let both = ["soft", "hard"].map(|fail| owned(&[("cut", "at-equality"), ("fail", fail)]));
    assert_eq!(found(&given[..1]), both);
}

#[test]
fn a_trace_that_is_cut_off_or_out_of_order_or_names_what_is_nowhere() {
    let mut own = run("alpha-beta", "[[3,12,8],[2,4,6]]", &[]);
    own.record_all();
    let text = written(&own, Form::Windows);
    let lines: Vec<&str> = text.lines().collect();
    let of = |lines: &[&str]| {
        let checked = check("alpha-beta", "[[3,12,8],[2,4,6]]", &[], &lines.join("\n")).unwrap();
        checked.difference.unwrap()
    };
    for end in 1..lines.len() {
        let difference = of(&lines[..end]);
        assert_eq!((difference.line, difference.said), (None, None), "{end}");
        // A leaf may be entered, but has to be looked at.
        let node = |text: &str| text.split([' ', ',']).nth(1).unwrap().to_owned();
        assert_eq!(node(&difference.wanted.unwrap()), node(lines[end]), "{end}");
    }
    let mut swapped = lines.clone();
    swapped.swap(3, 5);
    assert_eq!(of(&swapped).line, Some(4));
    for (name, unknown) in [("3", Some("3")), ("1.4", Some("1.4")), ("2.1", None), ("Q", None)] {
        let line = format!("enter {name}");
        let difference = of(&["enter e", &line]);
        assert_eq!((difference.line, difference.unknown.as_deref()), (Some(2), unknown), "{name}");
    }
}

#[test]
fn what_is_said_is_read_as_it_comes() {
    struct Torn;
    impl std::io::Read for Torn {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("the line is dead"))
        }
    }
    let torn = std::io::BufReader::new(Torn);
    let error = plyscope_stage::check::check("alpha-beta", "[3,4]", &[], torn).unwrap_err();
    assert_eq!(error.to_string(), "the line is dead");
    // Names with spaces, a byte order mark, and the ends of lines of another system.
    let text = "\u{feff}{\"event\":\"leaf\",\"node\":\"my\\tmove\",\"value\":3}\r\n4\r\n";
    let checked = check("alpha-beta", "[\"my move\":3,4]", &[], text).unwrap();
    assert_eq!(checked.difference, None, "{checked:?}");
}

/// What somebody says of the steps of a search, by hand.
fn steps(exercise: &Exercise, mistakes: Mistakes, procedure: Procedure) -> String {
    let work = exercise.worked(mistakes, procedure);
    let line = |step: &plyscope::mistakes::Step| {
        let status = match procedure {
            Procedure::SssStar if step.is_solved => " solved",
            Procedure::SssStar => " live",
            _ => "",
        };
        let number = |number: &Value| match *number {
            Value::INF => " inf".to_owned(),
            Value::NEG_INF => " -inf".to_owned(),
            number => format!(" {}", number.units()),
        };
        let numbers: String = step.numbers.iter().map(number).collect();
        format!("step {}{status}{numbers}\n", step.node)
    };
    work.steps.iter().map(line).collect()
}

#[test]
fn steps_are_compared_and_their_mistakes_explained() {
    let searches = [
        ("sss-star", "[[3,12,8],[2,4,6],[14,5,2]]", &[][..]),
        ("b-star", "[[2,7],1..9[1..5[1,5],4..9[4,9]],3..5[[3,4],5]]", &[][..]),
        ("mcts", "[[5,2],[3,4],1]", &[("iterations", "12")][..]),
    ];
    for (name, game, options) in searches {
        let own = run(name, game, options);
        let procedure = own.search().known_mistakes().unwrap();
        let exercise = Exercise::of(own.game()).unwrap();
        let checked =
            |text: &str| check(name, game, &owned(options), text).unwrap_or_else(|e| panic!("{e}"));
        let right = steps(&exercise, Mistakes::NONE, procedure);
        let told = checked(&right);
        assert_eq!(told.difference, None, "{name}\n{right}");
        assert_eq!(told.said, right.lines().count());
        // The nodes alone.
        let nodes = right.lines().map(|line| line.split(' ').take(2).collect::<Vec<_>>().join(" "));
        assert_eq!(checked(&nodes.collect::<Vec<_>>().join("\n")).difference, None, "{name}");
        let mut explained = 0;
        for &mistake in procedure.mistakes() {
            let wrong = steps(&exercise, mistake.into(), procedure);
            if wrong == right {
                continue;
            }
            let told = checked(&wrong);
            let same = right.lines().zip(wrong.lines()).take_while(|(one, other)| one == other);
            let line = same.count() + 1;
            let is_end = line > wrong.lines().count();
            let difference = told.difference.unwrap();
            assert_eq!(difference.line, (!is_end).then_some(line), "{name} {mistake:?}\n{wrong}");
            assert_eq!(told.parts.len(), 1);
            let mut names = told.explained.iter().flat_map(|it| it.mistakes.split(", "));
            assert!(names.any(|it| it == mistake.name()), "{name} {mistake:?}\n{wrong}{right}");
            explained += 1;
        }
        assert!(explained >= 2, "{name} {explained}");
    }
    let error = check("b-star", "[3,4]", &[], "step").unwrap_err().to_string();
    assert!(error.starts_with("line 1: expected"), "{error}");
    let checked = check("sss-star", "[3,4]", &[], "pop e\npop 1\npop 2").unwrap();
    let wanted = checked.difference.unwrap().wanted;
    assert_eq!(wanted.as_deref(), Some("step 2 solved 4"));
}

#[test]
fn a_mean_without_an_exact_decimal_is_that_number_with_decimals() {
    let game = "max:[chance:[1/3:5,2/3:2],2]";
    let said = |mean: &str| {
        let lines = format!("leaf 1.1 5\nleaf 1.2 2.0\nleave 1 {mean}\nleaf 2 2\nleave e {mean}");
        check("minimax", game, &[], &lines).unwrap().difference.and_then(|it| it.line)
    };
    for mean in ["3", "3.0", "2.9999999", "3.0000000000000004"] {
        assert_eq!(said(mean), None, "{mean}");
    }
    assert_eq!(said("3.00001"), Some(3));
    assert_eq!(said("2.99"), Some(3));
    let thirds = |mean: &str| {
        let lines = format!("leaf 1 5\nleaf 2 2\nleave e {mean}");
        check("minimax", "chance:[1/3:5,2/3:3]", &[], &lines.replace("2 2", "2 3")).unwrap()
    };
    assert_eq!(thirds("3.6666666666666665").difference, None);
    assert_eq!(thirds("-3.6666666666666665").difference.unwrap().line, Some(3));
    assert_eq!(thirds("3.667").difference.unwrap().line, Some(3));
}

#[test]
fn a_number_is_not_an_unknown_value() {
    let checked = check("minimax", "[?,3]", &[], "leaf 1 -7\nleaf 2 3").unwrap();
    assert_eq!(checked.difference.unwrap().line, Some(1));
}

#[test]
fn the_ends_of_the_first_window_are_infinite_where_no_value_is_as_far_out() {
    let said = |low: &str, high: &str, later: &str| {
        let lines = format!(
            "enter e {low} {high}\nenter 1 {later} {high}\nleaf 1.1 3\nleaf 1.2 12\nleave 1 3\n\
             enter 2 3 {high}\nleaf 2.1 2\nleave 2 2\nleave e 3"
        );
        let checked = check("alpha-beta", "[[3,12],[2,4]]", &[], &lines).unwrap();
        checked.difference.map(|difference| (difference.line.unwrap(), difference.said.unwrap()))
    };
    for [low, high] in
        [["-inf", "inf"], ["-1000", "1000"], ["−5", "12.5"], ["-1", "13"], ["-1e6", "1e6"]]
    {
        assert_eq!(said(low, high, low), None, "{low} {high}");
    }
    assert_eq!(said("2", "13", "2"), Some((1, "enter e 2 13".to_owned())));
    assert_eq!(said("-1", "12", "-1"), Some((1, "enter e -1 12".to_owned())));
    // A node that is not evaluated at a horizon would be worth 0 there.
    assert_eq!(said("1", "13", "1"), Some((1, "enter e 1 13".to_owned())));
    // Only what the first window has.
    assert_eq!(said("-1000", "1000", "-999"), Some((2, "enter 1 -999 1000".to_owned())));
    // The first window that is told may be that of a child.
    let lines =
        "enter e\nenter 1 -9 99\nleaf 1.1 3\nleaf 1.2 12\nleave 1 3\nenter 2 3 99\nleaf 2.1 2";
    let checked =
        check("alpha-beta", "[[3,12],[2,4]]", &[], &format!("{lines}\nleave 2 2\nleave e 3"));
    assert_eq!(checked.unwrap().difference, None);
    // It is shown so, too.
    let mut run =
        plyscope_stage::check::told("[3,12]", "enter e -99 99\nleaf 1 3\nleave e 3".as_bytes())
            .unwrap();
    run.record_all();
    let window = run.recording().step_events(1).find_map(|(_, event)| match event {
        Event::Enter { alpha, beta, .. } => Some((alpha, beta)),
        _ => None,
    });
    assert_eq!(window, Some((Value::NEG_INF, Value::INF)));
}
