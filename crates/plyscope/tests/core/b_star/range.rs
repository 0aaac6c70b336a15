//! The bounds that are made for a game whose values lie in a known range.

use plyscope::b_star::{BStar, Options};
use plyscope::{AnyGame, Event, Game, Interval, Line, Search, Value};

use super::{POLICIES, minimax, with};

/// The infinite values of a written tree are the only ones outside of its range.
fn assert_inside(range: Interval, bounds: Interval, game: &AnyGame) {
    for bound in [bounds.lower, bounds.upper] {
        assert!(!bound.is_finite() || range.contains(bound), "{bounds:?} in {game}");
    }
}

/// Runs B* under observation. Returns the bounds that were made for the root.
///
/// At each moment, finite bounds lie in the game's range, no backup widens bounds, and in the
/// end the child that was found is a best one.
fn check(game: &AnyGame, options: Options) -> Interval {
    let range = game.value_range().expect("a game whose range is known");
    let (depth, graph) = (options.depth, options.graph);
    let mut search = BStar::new(game, options).unwrap();
    let (mut known, mut made) = (Vec::new(), None);
    while search.step(&mut |_: Line, event: Event<'_>| match event {
        Event::Bounds { node, bounds } => {
            assert_inside(range, bounds, game);
            known.resize(known.len().max(node.index() + 1), Interval::ALL);
            known[node.index()] = bounds;
            made = made.or(Some(bounds));
        }
        Event::Expand { children, bounds, .. } => {
            let first = children.first.index();
            known.resize(known.len().max(first + bounds.len()), Interval::ALL);
            known[first..first + bounds.len()].copy_from_slice(bounds);
            bounds.iter().for_each(|&bounds| assert_inside(range, bounds, game));
        }
        Event::BackupBounds { node, bounds } => {
            assert_inside(range, bounds, game);
            let before = std::mem::replace(&mut known[node.index()], bounds);
            let narrower = before.lower <= bounds.lower && bounds.upper <= before.upper;
            // Further parents of a merged node may be widened by its bounds.
            assert!(narrower || graph, "{before:?} to {bounds:?} in {game}");
        }
        _ => {}
    }) {}

    let truth = minimax(game, &game.start(), depth);
    let outcome = search.outcome().unwrap();
    assert!(outcome.bounds.contains(truth), "{game}");
    if let Some(best) = outcome.best {
        let mut moves = Vec::new();
        game.moves(&game.start(), &mut moves);
        let child = game.play(&game.start(), &moves[best as usize]);
        let depth = depth.map(|depth| depth - 1);
        assert_eq!(minimax(game, &child, depth), truth, "{game}");
    }
    made.unwrap_or(Interval::exactly(truth))
}

#[test]
fn made_bounds_stay_in_the_range_of_the_game() {
    for (text, depth) in [
        ("tic-tac-toe:X.O/.X./..O", None),
        ("tic-tac-toe:XO./.X./..O,evaluation=lines", None),
        ("tic-tac-toe", Some(3)),
        ("tic-tac-toe:evaluation=lines", Some(3)),
        ("connect-four", Some(3)),
        ("connect-four:evaluation=zero", Some(3)),
        ("nim:3,2", None),
        ("nim:3,2", Some(2)),
        ("[[3,12,8],[2,4,6],[14,5,2]]", None),
        ("[[3,12,8],[2,4,6],[14,5,2]]", Some(1)),
        ("min:[[3,-2.5],[inf,0],[[1,2],-inf]]", None),
        ("[[inf,5],[-inf,inf],[[7,inf],9]]", None),
    ] {
        let game: AnyGame = text.parse().unwrap();
        for policy in POLICIES {
            for (seed, width) in [(1, 20), (2, 3), (3, 0), (4, 1_000_000_000)] {
                let options = Options { seed, width, depth, ..with(policy) };
                check(&game, options.clone());
                check(&game, Options { widen: 2, rounds: 3, ..options.clone() });
                check(&game, Options { graph: true, ..options });
            }
        }
    }
}

#[test]
fn random_trees_are_searched_inside_of_their_range() {
    let mut inner = 0;
    for seed in 0..400 {
        let text = format!("random:branching=3,depth=4,min=-3,max=5,ragged=true,seed={seed}");
        let game: AnyGame = text.parse().unwrap();
        for policy in POLICIES {
            let made = check(&game, Options { seed, ..with(policy) });
            inner += u32::from(made.lower < made.upper);
        }
    }
    assert!(inner > 1000, "{inner} of 2000 searches began with more than one value");
}

#[test]
fn a_won_position_has_room_below_only() {
    let game: AnyGame = "tic-tac-toe:XX./OO./...".parse().unwrap();
    let made = |seed| check(&game, Options { seed, ..Options::default() });
    let made: Vec<_> = (0..20).map(made).collect();
    assert!(made.iter().all(|made| made.upper == Value::new(1)), "{made:?}");
    assert!(made.iter().any(|made| made.lower == Value::new(-1)), "{made:?}");
}
