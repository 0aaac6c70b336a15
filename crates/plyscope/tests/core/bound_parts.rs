//! The numbers that bounds are the sum of, at every position of several games.

use plyscope::{AnyGame, BoundParts, Game, Interval, LastRoad, Value, tsp::Tsp};

fn successors<G: Game>(game: &G, position: &G::Position) -> Vec<G::Position> {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    moves.iter().map(|mv| game.play(position, mv)).collect()
}

/// Checks a position and the ones below it, to a depth; returns the number of them.
fn check(
    game: &AnyGame,
    position: &<AnyGame as Game>::Position,
    above: Value,
    depth: u32,
) -> usize {
    let Interval { lower, upper } = game.interval(position).expect("a bound");
    let parts = game.bound_parts(position).expect("parts");
    assert_eq!(parts.sum(), lower, "{game}: {parts:?}");
    match &parts {
        BoundParts::Matrix { last, rows, columns } => {
            assert!(rows.iter().chain(columns).all(|&taken| taken > Value::ZERO), "{parts:?}");
            if let Some(road) = last {
                assert_eq!(road.before, above, "the bound of the position before");
            }
        }
        BoundParts::Roads(_) => assert_eq!(lower, upper, "a tour"),
        BoundParts::Terms(terms) => {
            let uppers = terms.iter().map(|term| term.upper.units()).sum();
            assert_eq!(Value::new(uppers), upper, "{game}");
        }
        BoundParts::Moves { distances, .. } => assert_eq!(distances.is_empty(), lower == upper),
        other => panic!("{other:?}"),
    }
    if depth == 0 {
        return 1;
    }
    let below = successors(game, position);
    1 + below.iter().map(|next| check(game, next, lower, depth - 1)).sum::<usize>()
}

#[test]
fn the_parts_of_every_bound_add_up_to_it() {
    let mut games: Vec<String> = (0..30)
        .map(|seed| format!("tsp:random,cities={},seed={seed}", 2 + seed % 6))
        .chain((0..30).map(|seed| {
            // One-way lengths with many ties.
            let row = |from: u32| {
                let road = |to: u32| (seed * 7 + from * 13 + to * to * 5) % 11;
                let roads: Vec<_> = (0..5).map(|to| road(to).to_string()).collect();
                format!("[{}]", roads.join(","))
            };
            format!("tsp:[{}]", (0..5).map(row).collect::<Vec<_>>().join(","))
        }))
        .collect();
    games.extend(
        [FIVE, "puzzle:8 6 7/2 5 4/3 . 1", "puzzle:1 2 3/4 5 6/7 8 .", "sum:{4|1}+{3|-2}+{0|-5}"]
            .map(str::to_owned),
    );
    for game in games {
        let game: AnyGame = game.parse().unwrap();
        let positions = check(&game, &game.start(), Value::ZERO, 8);
        assert!(positions > 1 || game.to_string() == "puzzle:1 2 3/4 5 6/7 8 .", "{game}");
    }
}

/// The five cities of Horowitz and Sahni.
const FIVE: &str = "tsp:[[0,20,30,10,11],[15,0,16,4,2],[3,5,0,2,4],[19,6,18,0,3],[16,4,7,16,0]]";

fn values<const N: usize>(values: [i32; N]) -> Vec<Value> {
    values.into_iter().map(Value::new).collect()
}

/// 25 is the least road out of each city and, of what is left, the least road into the first and
/// the third one; the rest as in the book's figure.
#[test]
fn the_textbook_s_bounds_by_hand() {
    let game: Tsp = FIVE.parse().unwrap();
    let parts = |way: &[u8]| {
        let position = way.iter().fold(game.start(), |at, city| game.play(&at, &(city - 1)));
        let parts = game.bound_parts(&position).unwrap();
        (parts.sum().units(), parts)
    };
    let rows = values([10, 2, 2, 3, 4]);
    let root = BoundParts::Matrix { last: None, rows, columns: values([1, 3]) };
    assert_eq!(parts(&[]), (25, root));
    let after = |(from, to): (usize, usize), [before, adds]: [i32; 2], rows, columns| {
        let (before, adds) = (Value::new(before), Value::new(adds));
        let last = Some(LastRoad { from: from - 1, to: to - 1, before, adds });
        BoundParts::Matrix { last, rows, columns }
    };
    assert_eq!(parts(&[2]), (35, after((1, 2), [25, 10], vec![], vec![])));
    assert_eq!(parts(&[3]), (53, after((1, 3), [25, 17], vec![], values([11]))));
    assert_eq!(parts(&[4]), (25, after((1, 4), [25, 0], vec![], vec![])));
    assert_eq!(parts(&[5]), (31, after((1, 5), [25, 1], values([2, 3]), vec![])));
    assert_eq!(parts(&[4, 2]), (28, after((4, 2), [25, 3], vec![], vec![])));
    assert_eq!(parts(&[4, 3]), (50, after((4, 3), [25, 12], values([2]), values([11]))));
    assert_eq!(parts(&[4, 2, 5, 3]), (28, BoundParts::Roads(values([10, 6, 2, 7, 3]))));
}

#[test]
fn the_puzzle_s_bound_is_moves_made_and_moves_needed() {
    let game: AnyGame = "puzzle:1 2 3/4 . 6/7 5 8".parse().unwrap();
    let parts = |position| game.bound_parts(&position).unwrap();
    let moves = |made, distances| BoundParts::Moves { made: Value::new(made), distances };
    assert_eq!(parts(game.start()), moves(0, values([1, 1])));
    // Up, left, right, down: 2 slides away from its place, 5 into its own.
    let below = successors(&game, &game.start());
    assert_eq!(parts(below[0].clone()), moves(1, values([1, 1, 1])));
    assert_eq!(parts(below[3].clone()), moves(1, values([1])));
}

#[test]
fn a_sum_of_games_has_the_bounds_of_its_terms() {
    let parts = |text: &str| {
        let game: AnyGame = text.parse().unwrap();
        game.bound_parts(&game.start())
    };
    let terms = [(1, 4), (-2, 3), (-5, 0)];
    let terms = terms.map(|(lower, upper)| Interval { lower: lower.into(), upper: upper.into() });
    assert_eq!(parts("sum:{4|1}+{3|-2}+{0|-5}"), Some(BoundParts::Terms(terms.into())));
    assert_eq!(parts("sum:{4|1}"), None, "one term is no sum");
    assert_eq!(parts("[1..4,3]"), None);
}
