//! Searches by hand, with mistakes and without: the right work is that of the search, each mistake
//! shows on a small tree, and a prover names what somebody does.

use plyscope::alpha_beta::{self, AlphaBeta, Cut};
use plyscope::mistakes::{
    Exercise, Mistake, Mistakes, Next, Procedure, Prover, Step, Verdict, Work, Written,
    smallest_difference,
};
use plyscope::tree::Tree;
use plyscope::{AnyGame, AnySearch, Event, Interval, Line, Path, Search, Value};

use crate::differential::tree::Dice;

const CUTS: [Cut; 2] = [Cut::AtEquality, Cut::PastEquality];

/// Grows a ragged tree with few values, so that ties abound.
fn grow(dice: &mut Dice, plies: u32) -> String {
    if plies == 0 || dice.below(6) == 0 {
        return dice.below(5).to_string();
    }
    let children: Vec<_> = (0..1 + dice.below(3)).map(|_| grow(dice, plies - 1)).collect();
    format!("[{}]", children.join(","))
}

fn tree(seed: u64) -> Tree {
    let mut dice = Dice::new(seed);
    let root = if seed.is_multiple_of(3) { "tree:min:" } else { "tree:" };
    format!("{root}[{}]", grow(&mut dice, 1 + seed as u32 % 5)).parse().unwrap()
}

/// What the search of this crate does.
fn searched(tree: &Tree, cut: Cut) -> Work {
    let options = alpha_beta::Options { cut, ..alpha_beta::Options::default() };
    let mut search = AlphaBeta::new(tree, options);
    // Nodes by number: the root, and the children of each expansion.
    let mut paths = vec![Path::default()];
    let mut work = Work::default();
    let mut evaluated = Vec::new();
    while search.step(&mut |_: Line, event: Event<'_>| match event {
        Event::Expand { node, children, .. } => {
            let above = paths[node.index()].clone();
            for child in 0..children.count {
                paths.push(Path::from([above.children(), &[child]].concat()));
            }
        }
        Event::Evaluate { node, .. } => {
            evaluated.push(node);
            work.leaves.push(paths[node.index()].clone());
        }
        Event::Leave { node, value, .. } if !evaluated.contains(&node) => {
            work.values.push((paths[node.index()].clone(), value));
        }
        _ => {}
    }) {}
    work
}

#[test]
fn without_a_mistake_it_is_the_search() {
    for seed in 0..5_000 {
        let tree = tree(seed);
        let exercise = Exercise::of(&tree).unwrap();
        for cut in CUTS {
            assert_eq!(exercise.worked(Mistakes::NONE, cut), searched(&tree, cut), "{tree}");
        }
        let (at, past) = (CUTS[0], CUTS[1]);
        let equality = Mistake::Equality.into();
        assert_eq!(exercise.worked(equality, at), exercise.worked(Mistakes::NONE, past), "{tree}");
        let all = exercise.worked(Mistake::NoCut.into(), at).leaves.len();
        assert_eq!(all, exercise.leaves(), "{tree}");
    }
}

/// The searches that aren't alpha-beta.
const OTHERS: [(&str, Procedure); 4] = [
    ("sss-star", Procedure::SssStar),
    ("b-star", Procedure::BStar),
    ("mtd", Procedure::Mtd),
    ("mcts", Procedure::Uct { iterations: 12, seed: 3 }),
];

fn procedures() -> impl Iterator<Item = Procedure> {
    CUTS.into_iter().map(Procedure::from).chain(OTHERS.map(|(_, procedure)| procedure))
}

/// Writes a tree with the bounds of its leaves at inner nodes, some of them wider.
fn with_bounds(dice: &mut Dice, plies: u32) -> (String, [i64; 2]) {
    if plies == 0 || dice.below(6) == 0 {
        let value = dice.below(9) as i64;
        return (value.to_string(), [value; 2]);
    }
    let children: Vec<_> = (0..1 + dice.below(3)).map(|_| with_bounds(dice, plies - 1)).collect();
    let lower = children.iter().map(|(_, [lower, _])| *lower).min().unwrap();
    let upper = children.iter().map(|(_, [_, upper])| *upper).max().unwrap();
    let upper = upper + dice.below(2) as i64;
    let below: Vec<_> = children.into_iter().map(|(text, _)| text).collect();
    (format!("{lower}..{upper}[{}]", below.join(",")), [lower, upper])
}

/// What a search of this crate does, in the steps of its procedure.
fn steps_of(name: &str, game: &AnyGame) -> (Work, Option<Procedure>) {
    let options: &[(&str, &str)] =
        if name == "mcts" { &[("iterations", "12"), ("seed", "3")] } else { &[] };
    let builder = AnySearch::builder(name, game.clone()).options(options.iter().copied());
    let mut search = builder.build().unwrap();
    let mut paths = vec![Path::default()];
    let mut work = Work::default();
    let (mut bounds, mut gamma) = (vec![Interval::ALL], Value::ZERO);
    let mut selected = Path::default();
    loop {
        let mut expanded = None;
        let more = search.step(&mut |_: Line, event: Event<'_>| match event {
            Event::Expand { node, children, bounds: below, .. } => {
                expanded = Some(node);
                bounds.extend(below);
                let above = paths[node.index()].clone();
                // MTD expands a node in each pass.
                let is_new = children.first.index() == paths.len();
                for child in (0..children.count).filter(|_| is_new) {
                    paths.push(Path::from([above.children(), &[child]].concat()));
                }
            }
            Event::Evaluate { node, .. } => work.leaves.push(paths[node.index()].clone()),
            Event::Pop { node, status, merit, .. } => {
                let is_solved = status == plyscope::Status::Solved;
                work.steps.push(Step {
                    node: paths[node.index()].clone(),
                    is_solved,
                    numbers: vec![merit],
                });
            }
            Event::BackupBounds { node, bounds: it } => bounds[node.index()] = it,
            Event::Pass { beta, .. } => gamma = beta,
            Event::Leave { node, value, .. } if node.index() == 0 => {
                let numbers = vec![gamma, value];
                work.steps.push(Step { node: Path::default(), is_solved: false, numbers });
            }
            Event::Select { node } => selected = paths[node.index()].clone(),
            Event::Playout { value, .. } => {
                let node = selected.clone();
                work.steps.push(Step { node, is_solved: false, numbers: vec![value] });
            }
            _ => {}
        });
        if name == "b-star"
            && let Some(node) = expanded
        {
            let Interval { lower, upper } = bounds[node.index()];
            let numbers = vec![lower, upper];
            work.steps.push(Step { node: paths[node.index()].clone(), is_solved: false, numbers });
        }
        if !more {
            return (work, search.known_mistakes());
        }
    }
}

#[test]
fn without_a_mistake_it_is_each_of_the_other_searches() {
    for seed in 0..4_000 {
        for (name, procedure) in OTHERS {
            let mut game = AnyGame::from(tree(seed));
            if name == "b-star" {
                let mut dice = Dice::new(seed);
                let root = if seed % 3 == 0 { "min:" } else { "" };
                let below = with_bounds(&mut dice, 1 + seed as u32 % 4).0;
                game = format!("{root}[0..3[1,2],{below}]").parse().unwrap();
            }
            let (work, known) = steps_of(name, &game);
            let exercise = Exercise::of(&game).unwrap();
            assert_eq!(known, Some(procedure), "{name} {game}");
            assert_eq!(exercise.worked(Mistakes::NONE, procedure), work, "{name} {game}");
        }
    }
}

#[test]
fn each_mistake_shows_on_a_small_tree() {
    for procedure in procedures() {
        for &mistake in procedure.mistakes() {
            let found = smallest_difference(Mistakes::NONE, mistake.into(), procedure);
            let exercise = found.unwrap_or_else(|| panic!("{} shows nowhere", mistake.name()));
            println!("{} {exercise}", mistake.name());
            let [right, wrong] =
                [Mistakes::NONE, mistake.into()].map(|it| exercise.worked(it, procedure));
            assert_ne!(right, wrong, "{exercise}");
        }
    }
}

/// Asks until nothing that is left can be told apart. Returns the number of exercises.
fn ask(prover: &mut Prover, mistakes: Mistakes) -> usize {
    let mut asked = 0;
    while let Some(exercise) = prover.next_exercise() {
        // What the page shows is the text.
        let game: AnyGame = exercise.to_string().parse().unwrap();
        assert_eq!(Exercise::of(&game).unwrap().to_string(), exercise.to_string());
        let work = exercise.worked(mistakes, prover.procedure());
        prover.take(&exercise, &work);
        asked += 1;
        assert!(asked < 30, "{mistakes}");
    }
    asked
}

#[test]
fn a_student_with_a_mistake_is_told_which_and_one_without_is_not_accused() {
    for procedure in procedures() {
        let mut most = 0;
        for mistakes in Mistakes::up_to(1, procedure) {
            let mut prover = Prover::new(procedure);
            most = most.max(ask(&mut prover, mistakes));
            let expected = if mistakes.is_empty() {
                Verdict::Right
            } else {
                Verdict::Mistakes(vec![mistakes])
            };
            assert_eq!(prover.verdict(), expected, "{mistakes}: {:?}", prover.left());
        }
        println!("{procedure:?}: {most} exercises at most");
        assert!(most <= 6, "{procedure:?} {most}");
    }
}

/// Returns `true` if two sets of mistakes lead to the same work on many trees.
fn are_alike(one: Mistakes, other: Mistakes, procedure: Procedure) -> bool {
    (0..300).all(|seed| {
        let game = match procedure {
            Procedure::BStar => {
                let below = with_bounds(&mut Dice::new(seed), 1 + seed as u32 % 4).0;
                format!("[0..3[1,2],{below}]").parse().unwrap()
            }
            _ => AnyGame::from(tree(seed)),
        };
        let exercise = Exercise::of(&game).unwrap();
        exercise.worked(one, procedure) == exercise.worked(other, procedure)
    })
}

#[test]
fn a_student_with_two_mistakes_is_told_which() {
    for procedure in procedures() {
        let (mut most, mut named, mut alike, mut open) = (0, 0, 0, 0);
        for mistakes in Mistakes::up_to(2, procedure).into_iter().filter(|it| it.len() == 2) {
            let mut prover = Prover::new(procedure);
            most = most.max(ask(&mut prover, mistakes));
            let Verdict::Mistakes(found) = prover.verdict() else {
                panic!("{mistakes}: {:?}", prover.verdict());
            };
            // Some mistakes never show beside another one. A few pairs need a larger tree than the prover
            // asks for: then both are named.
            let is_named = found.contains(&mistakes);
            match found.iter().all(|other| are_alike(mistakes, *other, procedure)) {
                true if found == [mistakes] => named += 1,
                true => alike += 1,
                false => open += 1,
            }
            let is_true = |other: &Mistakes| is_named || are_alike(mistakes, *other, procedure);
            assert!(found.iter().all(is_true), "{mistakes}: {found:?}");
        }
        println!(
            "{procedure:?}: {named} named, {alike} like others, {open} between two, {most} exercises at most"
        );
        assert!(most <= 6 && named > open, "{procedure:?} {named} {alike} {open} {most}");
        let is_alpha_beta = matches!(procedure, Procedure::AlphaBeta(_));
        assert!(!is_alpha_beta || named > 40 && open < 5, "{named} {alike} {open}");
    }
}

#[test]
fn an_answer_that_no_mistake_explains_is_told_as_such() {
    let exercise = Exercise::of(&"[[3,12,8],[2,4,6],[14,5,2]]".parse::<Tree>().unwrap()).unwrap();
    let mut prover = Prover::new(Cut::AtEquality);
    prover.take_part(&exercise, |work| work.leaves.is_empty());
    assert_eq!(prover.verdict(), Verdict::Unknown);
    assert!(prover.next_exercise().is_none());
}

#[test]
fn after_a_step_without_a_mistake_comes_the_next_one() {
    let uct = Procedure::Uct { iterations: 20, seed: 1 };
    let mut steps = 0;
    for seed in 0..300 {
        for procedure in [Procedure::SssStar, Procedure::Mtd, uct] {
            let exercise = Exercise::of(&tree(seed)).unwrap();
            let right = exercise.worked(Mistakes::NONE, procedure).steps;
            for (at, step) in right.iter().enumerate() {
                let written = Written { step: step.clone(), ..Written::default() };
                let next = right.get(at + 1).cloned().map_or(Next::End, Next::Step);
                assert_eq!(exercise.next(procedure, at, &written), next, "{exercise} {at}");
                steps += 1;
            }
        }
    }
    assert!(steps > 10_000, "{steps}");
}
