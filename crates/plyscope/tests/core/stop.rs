//! A search that is stopped says what is true, and no more than that.

use plyscope::{ALGORITHMS, AnyGame, AnySearch, Interval, Reason, Silent, Value};

/// Games, and what they are worth.
const WORTH: [(&str, i32); 5] = [
    ("[[3,12,8],[2,4,6],[14,5,2]]", 3),
    ("min:[[3,12],[2,[4,9]]]", 4),
    ("[[&x[3,12],4],[*x,6]]", 6),
    ("min-only:[A:4..20[5,9],B:6..20[6,8]]", 5),
    // What player 1 gets, whoever the others play for.
    ("players:[A:[(1,3,2),(0,2,4)],B:[(0,4,2),(0,0,6)]]", 0),
];

#[test]
fn a_search_can_be_stopped_after_any_step() {
    for algorithm in ALGORITHMS {
        let (mut stopped, mut narrowed) = (0, 0);
        for (text, worth) in WORTH {
            let (game, worth): (AnyGame, _) = (text.parse().unwrap(), Value::new(worth));
            for steps in 0.. {
                let Ok(mut search) = AnySearch::new(algorithm.name, game.clone()) else { break };
                if !(0..steps).all(|_| search.step(&mut Silent)) {
                    break;
                }
                let case = format!("{} on {text} after {steps} steps", algorithm.name);
                assert!(search.outcome().is_none(), "{case}");
                search.stop();
                let outcome = search.outcome().expect(&case).clone();
                assert_eq!(outcome.reason, Reason::Budget, "{case}");
                let Interval { lower, upper } = outcome.bounds;
                assert!(lower <= worth && worth <= upper, "{case}: {:?}", outcome.bounds);
                narrowed += u32::from(outcome.bounds != Interval::ALL);
                stopped += 1;
                // It has ended.
                assert!(!search.step(&mut Silent), "{case}");
                search.stop();
                assert_eq!(search.outcome(), Some(&outcome), "{case}");
            }
        }
        assert!(stopped > 2, "{}: {stopped}", algorithm.name);
        // These have bounds of the root before the end.
        if let "mtd" | "sss-star" | "dual-star" | "b-star" | "branch-and-bound" = algorithm.name {
            assert!(narrowed > 0, "{}", algorithm.name);
        }
    }
}

#[test]
fn mtd_says_how_many_passes_it_had() {
    let mut search = AnySearch::new("mtd", "[[3,12],[2,4]]".parse::<AnyGame>().unwrap()).unwrap();
    search.stop();
    assert_eq!(search.outcome().unwrap().counts.get("passes"), Some(0));
}
