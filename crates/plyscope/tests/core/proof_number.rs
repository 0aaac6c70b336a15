//! Proof-number search: an example worked by hand, and games whose outcome is
//! known.

use plyscope::proof_number::{Options, ProofNumber};
use plyscope::{
    AnyGame, AnySearch, Event, Line, NodeId, Player, Proof, Reason, Search, Silent, Value, run,
};

use crate::watch::watch;

/// What a step told: `select`, `expand`, `evaluate` and numbers, by path.
fn told(game: &str) -> Vec<String> {
    let game: AnyGame = game.parse().unwrap();
    let mut search = ProofNumber::new(game, Options::default());
    let mut paths = vec!["e".to_owned()];
    let mut steps = Vec::new();
    let mut more = true;
    while more {
        let mut step = Vec::new();
        more = search.step(&mut |line: Line, event: Event<'_>| {
            let path = |node: NodeId| paths[node.index()].clone();
            step.push(match event {
                Event::Select { node } => format!("{line}: select {}", path(node)),
                Event::Expand { node, children, .. } => {
                    let above = path(node);
                    paths.extend((1..=children.count).map(|child| match above.as_str() {
                        "e" => child.to_string(),
                        above => format!("{above}.{child}"),
                    }));
                    format!("{line}: expand {above}")
                }
                Event::Evaluate { node, value } => format!("{line}: {} is {value:?}", path(node)),
                Event::Prove { node, numbers: Proof { proof, disproof } } => {
                    let number = |number| match number {
                        Proof::INFINITE => "∞".to_owned(),
                        number => number.to_string(),
                    };
                    format!("{line}: {} {} {}", path(node), number(proof), number(disproof))
                }
                Event::Done { outcome } => format!("{line}: play {}", outcome.line),
                other => format!("{other:?}"),
            });
        });
        steps.push(step.join(", "));
    }
    steps
}

#[test]
fn a_proof_worked_by_hand() {
    let steps = told("[[[0,1],[1,0]],[1,[0,0]],[[1,1],1]]");
    assert_eq!(
        steps,
        [
            "0: e 1 1",
            "2: select e, 6: expand e, 8: 1 1 1, 8: 2 1 1, 8: 3 1 1, 10: e 1 3",
            // The sum rises to 2; the root still has a child with 1.
            "4: select 1, 6: expand 1, 8: 1.1 1 1, 8: 1.2 1 1, 11: 1 2 1",
            // 0 + 1 and the least of ∞ and 1: nothing changes.
            "4: select 2, 6: expand 2, 7: 2.1 is 1, 7: 2.1 0 ∞, 8: 2.2 1 1",
            "5: select 2.2, 6: expand 2.2, 7: 2.2.1 is 0, 7: 2.2.1 ∞ 0, 7: 2.2.2 is 0, \
             7: 2.2.2 ∞ 0, 10: 2.2 ∞ 0, 11: 2 ∞ 0, 10: e 1 2",
            "4: select 3, 6: expand 3, 8: 3.1 1 1, 7: 3.2 is 1, 7: 3.2 0 ∞",
            "5: select 3.1, 6: expand 3.1, 7: 3.1.1 is 1, 7: 3.1.1 0 ∞, 7: 3.1.2 is 1, \
             7: 3.1.2 0 ∞, 10: 3.1 0 ∞, 11: 3 0 ∞, 10: e 0 ∞",
            "12: play 3.1.1",
        ]
    );
}

#[test]
fn a_root_that_is_a_leaf() {
    assert_eq!(told("1"), ["0: e is 1, 0: e 0 ∞", "12: play e"]);
    assert_eq!(told("0"), ["0: e is 0, 0: e ∞ 0", "12: play e"]);
}

/// Whether MAX is proved to get the goal.
fn is_proved(game: &str, given: &[(&str, &str)]) -> bool {
    let game: AnyGame = game.parse().unwrap();
    let search = AnySearch::builder("proof-number", game).options(given.iter().copied());
    let mut search = search.build().unwrap();
    while search.step(&mut Silent) {}
    let outcome = search.outcome().unwrap();
    assert_eq!(outcome.reason, Reason::Solved);
    outcome.bounds.upper == Value::INF
}

#[test]
fn nim() {
    for (heaps, first_wins) in
        [("1,0", false), ("1,1", true), ("2,2", false), ("3,3", false), ("4,4", false)]
    {
        let game = format!("nim:{heaps}");
        watch("proof-number", &game.parse().unwrap(), &[]);
        assert_eq!(is_proved(&game, &[]), first_wins, "{game}");
    }
    assert!(is_proved("nim:5,4", &[]), "leave (4, 4)");
    assert!(!is_proved("nim:3,2,1", &[]));
}

#[test]
fn tic_tac_toe() {
    assert!(!is_proved("tic-tac-toe", &[]), "a draw is no win");
    assert!(is_proved("tic-tac-toe", &[("goal", "0")]), "but it is a draw");
    let late: AnyGame = "tic-tac-toe:XO./.X./..O".parse().unwrap();
    watch("proof-number", &late, &[]);
    assert!(is_proved("tic-tac-toe:XO./.X./..O", &[]));
}

#[test]
fn a_judgement_follows_the_most_proving_node() {
    let game: AnyGame = "[[[0,1],[1,0]],[1,[0,0]],[[1,1],1]]".parse().unwrap();
    for (budget, line) in [("1", "1"), ("2", "2"), ("3", "2.2"), ("4", "3"), ("5", "3.1")] {
        let outcome = watch("proof-number", &game, &[("budget", budget)]).outcome;
        assert_eq!((outcome.reason, outcome.line.to_string()), (Reason::Budget, line.to_owned()));
    }
    let outcome = watch("proof-number", &game, &[("budget", "6")]).outcome;
    assert_eq!(outcome.reason, Reason::Solved, "just enough");
}

#[test]
fn goals_are_written_as_the_values_are() {
    let wrong = |game: &str, goal: &str| {
        let game: AnyGame = game.parse().unwrap();
        AnySearch::builder("proof-number", game)
            .option("goal", goal)
            .build()
            .unwrap_err()
            .to_string()
    };
    assert_eq!(
        wrong("[3,5]", "3.5"),
        "`goal=3.5` is not valid: goal takes a whole number in this game, from -2147483646 to \
         2147483646"
    );
    assert_eq!(
        wrong("[3,5.5]", "3.25"),
        "`goal=3.25` is not valid: goal takes a number with at most one decimal in this game, from \
         -214748364.6 to 214748364.6"
    );
    for goal in ["1e3", "inf", "nan", "", "three", "2147483647"] {
        let message = wrong("[3,5]", goal);
        assert!(
            message.starts_with(&format!("`goal={goal}` is not valid: goal takes a")),
            "{message}"
        );
    }
    assert!(is_proved("[3,5.5]", &[("goal", "5.5")]));
    assert!(!is_proved("[3,5.5]", &[("goal", "5.6")]));
    assert!(is_proved("[3,0.1]", &[]), "a little more than nothing");
}

#[test]
fn sums_stay_below_infinity() {
    let many = Proof { proof: 3, disproof: Proof::INFINITE - 2 };
    let open = Proof::of(Player::Max, [many, many]);
    assert_eq!(open, Proof { proof: 3, disproof: Proof::INFINITE - 1 });
    assert_eq!(Proof::of(Player::Max, [many, Proof::PROVED, many]), Proof::PROVED);
    assert_eq!(Proof::of(Player::Min, [many, Proof::DISPROVED]), Proof::DISPROVED);
    assert_eq!(
        Proof::of(Player::Max, [Proof::DISPROVED, many]),
        Proof { proof: 3, disproof: Proof::INFINITE - 2 }
    );
}

/// With leaves worth the infinities, too, a goal has two sides.
#[test]
fn the_ends_of_the_numbers() {
    let most = Value::new(Value::MOST);
    let with = |goal: Value, leaf: &str| {
        let game: AnyGame = format!("[{leaf}]").parse().unwrap();
        let options = Options { goal: Some(goal), ..Options::default() };
        run(&mut ProofNumber::new(game, options), &mut Silent).bounds
    };
    assert_eq!(with(most, "inf").lower, most);
    assert_eq!(with(Value::INF, "5").upper, most);
    assert_eq!(with(-most, "-inf").upper, Value::NEG_INF);
    assert_eq!(with(Value::NEG_INF, "-inf").lower, Value::NEG_INF);
}
