//! Branch and bound, the travelling salesman and the sliding puzzle: against
//! all tours, all positions, and plain minimax. `PLYSCOPE_LONG=1` tries ten
//! times as many.

use std::collections::{HashMap, VecDeque};

use plyscope::{
    ALGORITHMS, AnyGame, AnySearch, Board, Cell, Event, Game, Interval, Line, Outcome, Path,
    Player, Reason, Silent, Value, branch_and_bound, puzzle::Puzzle, run, tsp::Tsp,
};
use proptest::prelude::*;
use proptest::test_runner::Config;
use serde_json::Value as Json;

use crate::watch::{fits, tells_bounds, watch};

const NAME: &str = "branch-and-bound";

fn config(cases: u32) -> Config {
    let long = std::env::var_os("PLYSCOPE_LONG").is_some();
    let cases = if long { 10 * cases } else { cases };
    Config { cases, failure_persistence: None, ..Config::default() }
}

fn successors<G: Game>(game: &G, position: &G::Position) -> Vec<G::Position> {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    moves.iter().map(|mv| game.play(position, mv)).collect()
}

/// The position at the end of a line.
fn at<G: Game>(game: &G, line: &Path) -> G::Position {
    let children = line.children().iter();
    children.fold(game.start(), |at, &child| successors(game, &at)[child as usize].clone())
}

fn counts(game: &str) -> Json {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/conformance/counts.json");
    let data: Json = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    data[game].clone()
}

/* ------------------------------------------------- the travelling salesman */

/// Returns the text of a game with this matrix.
pub(crate) fn written(matrix: &[Vec<i32>]) -> String {
    let row = |row: &Vec<i32>| {
        let roads: Vec<_> = row.iter().map(i32::to_string).collect();
        format!("[{}]", roads.join(","))
    };
    format!("tsp:[{}]", matrix.iter().map(row).collect::<Vec<_>>().join(","))
}

/// The length of the shortest tour that goes on from `way`, by trying all.
pub(crate) fn shortest(matrix: &[Vec<i32>], way: &mut Vec<usize>) -> i32 {
    if way.len() == matrix.len() {
        let next = way.iter().skip(1).chain([&0]);
        return way.iter().zip(next).map(|(&from, &to)| matrix[from][to]).sum();
    }
    let mut best = i32::MAX;
    for city in 0..matrix.len() {
        if !way.contains(&city) {
            way.push(city);
            best = best.min(shortest(matrix, way));
            way.pop();
        }
    }
    best
}

/// Matrices with few lengths, so that ties abound, and with many.
fn matrices() -> impl Strategy<Value = Vec<Vec<i32>>> {
    (2..=7_usize, prop_oneof![Just(3), Just(30), Just(100_000_000)]).prop_flat_map(
        |(cities, most)| prop::collection::vec(prop::collection::vec(0..=most, cities), cities),
    )
}

#[test]
fn the_lecture_s_five_cities() {
    let case = counts("tsp");
    let game: AnyGame = case["game"].as_str().unwrap().parse().unwrap();
    let root = game.interval(&game.start()).unwrap();
    assert_eq!(Json::from(root.lower.units()), case["reduced_matrix_bound_at_root"]);
    assert_eq!(root.upper, Value::INF);
    let matrix = game.bound_matrix(&game.start()).unwrap();
    let units = |values: &[Value]| Json::from_iter(values.iter().map(|it| it.units()));
    assert_eq!(units(&matrix.rows), case["row_reductions"]);
    assert_eq!(units(&matrix.columns), case["column_reductions"]);
    let left =
        |row: &Vec<Option<Value>>| Json::from_iter(row.iter().map(|it| it.map(Value::units)));
    assert_eq!(Json::from_iter(matrix.roads.iter().map(left)), case["reduced_matrix"]);
    for order in ["best", "depth"] {
        let outcome = watch(NAME, &game, &[("order", order)]).outcome;
        assert_eq!(outcome.value().map(Value::units).map(Json::from), Some(case["value"].clone()));
        let Some(Board::Map { way, .. }) = game.board(&at(&game, &outcome.line)) else {
            panic!("a map")
        };
        let tour: Vec<_> = way.iter().map(|city| city + 1).collect();
        assert_eq!(Json::from(tour), case["tour"]);
    }
}

/// The figures that Horowitz and Sahni have beside the nodes of this tree.
#[test]
fn the_textbook_s_bounds() {
    let game: Tsp = counts("tsp")["game"].as_str().unwrap().parse().unwrap();
    let bounds = |way: &str| {
        let position = at(&game, &way.parse().unwrap());
        let below = successors(&game, &position);
        below.iter().map(|next| game.value(next).units()).collect::<Vec<_>>()
    };
    assert_eq!(bounds("e"), [35, 53, 25, 31]);
    assert_eq!(bounds("3"), [28, 50, 36]);
    assert_eq!(bounds("3.1"), [52, 28]);
    assert_eq!(bounds("3.1.2"), [28]);
}

proptest! {
    #![proptest_config(config(1_000))]

    #[test]
    fn the_shortest_tour_is_found(matrix in matrices()) {
        let game: AnyGame = written(&matrix).parse().unwrap();
        let truth = Value::new(shortest(&matrix, &mut vec![0]));
        for order in ["best", "depth"] {
            let outcome = watch(NAME, &game, &[("order", order)]).outcome;
            prop_assert_eq!(outcome.value(), Some(truth));
            prop_assert_eq!(outcome.reason, Reason::Solved);
            prop_assert_eq!(game.value(&at(&game, &outcome.line)), truth);
        }
    }

    #[test]
    fn no_tour_is_shorter_than_its_bounds_and_no_bound_sinks(matrix in matrices()) {
        let game: Tsp = written(&matrix).parse().unwrap();
        let mut waiting = vec![(game.start(), Value::ZERO)];
        while let Some((position, above)) = waiting.pop() {
            let mut way: Vec<usize> = position.cities().map(usize::from).collect();
            let truth = Value::new(shortest(&matrix, &mut way));
            let told = game.interval(&position).unwrap();
            let is_tour = way.len() == matrix.len();
            prop_assert!(above <= told.lower && told.contains(truth));
            prop_assert_eq!(told == Interval::exactly(truth), is_tour);
            prop_assert_eq!(game.value(&position), told.lower);
            waiting.extend(successors(&game, &position).into_iter().map(|to| (to, told.lower)));
        }
    }

    #[test]
    fn a_budget_ends_in_a_judgement(matrix in matrices(), budget in 1..40_u64) {
        let game: AnyGame = written(&matrix).parse().unwrap();
        let truth = Value::new(shortest(&matrix, &mut vec![0]));
        for order in ["best", "depth"] {
            let given = [("order", order), ("budget", &budget.to_string())];
            let outcome = watch(NAME, &game, &given).outcome;
            prop_assert!(outcome.bounds.contains(truth));
            let end = game.value(&at(&game, &outcome.line));
            match outcome.reason {
                Reason::Solved => prop_assert_eq!(outcome.value(), Some(truth)),
                _ if outcome.bounds.upper < Value::INF => prop_assert_eq!(outcome.bounds.upper, end),
                _ => prop_assert!(outcome.bounds.lower <= end),
            }
        }
    }
}

/// A one-player tree is a tree of MIN nodes to all other searches.
#[test]
fn all_searches_agree_on_one_player() {
    for game in ["tsp:random,cities=5,seed=1", "tsp:random,cities=6,seed=9", "tsp:[[0,1],[2,0]]"] {
        let game: AnyGame = game.parse().unwrap();
        let truth = watch(NAME, &game, &[]).outcome.value().unwrap();
        for name in ALGORITHMS.iter().map(|algorithm| algorithm.name) {
            if fits(name, &game) {
                let outcome = watch(name, &game, &[]).outcome;
                assert!(outcome.bounds.contains(truth), "{name} on {game}");
                if !tells_bounds(name) {
                    assert_eq!(outcome.value(), Some(truth), "{name} on {game}");
                }
            }
        }
    }
}

#[test]
fn a_random_map_is_the_same_for_ever() {
    let game: AnyGame = "tsp:random,cities=4,seed=3".parse().unwrap();
    let Some(Board::Map { places, way, .. }) = game.board(&game.start()) else { panic!("a map") };
    assert_eq!(way, [0]);
    let place = |(x, y): &(u16, u16)| format!("{x},{y}");
    let places: Vec<_> = places.iter().map(place).collect();
    expect_test::expect!["196,642 632,298 547,762 806,296"].assert_eq(&places.join(" "));
    let value = watch(NAME, &game, &[]).outcome.value().unwrap();
    expect_test::expect!["1633"].assert_eq(&format!("{value:?}"));
}

/// The roads of a random map are as long as they look, to the nearest whole
/// number.
#[test]
fn lengths_are_rounded() {
    for seed in 0..500 {
        let game: Tsp = format!("tsp:random,cities=2,seed={seed}").parse().unwrap();
        let tour = successors(&game, &game.start()).remove(0);
        let Some(Board::Map { places, .. }) = game.board(&tour) else { panic!("a map") };
        let [x, y] = [places[0].0.abs_diff(places[1].0), places[0].1.abs_diff(places[1].1)];
        let length = f64::from(x).hypot(f64::from(y)).round() as i32;
        assert_eq!(game.value(&tour), Value::new(2 * length), "seed {seed}");
    }
}

#[test]
fn cities_without_a_map_stand_in_a_circle() {
    for cities in 2..=16 {
        let matrix = vec![vec![1; cities]; cities];
        let game: Tsp = written(&matrix).parse().unwrap();
        let Some(Board::Map { places, .. }) = game.board(&game.start()) else { panic!("a map") };
        assert_eq!(places.len(), cities);
        for (city, &(x, y)) in places.iter().enumerate() {
            let angle = std::f64::consts::TAU * city as f64 / cities as f64;
            let expected = (500.0 + 450.0 * angle.sin(), 500.0 - 450.0 * angle.cos());
            let off = (expected.0 - f64::from(x)).hypot(expected.1 - f64::from(y));
            assert!(off < 1.0, "{city} of {cities} stands at {x},{y}, not at {expected:?}");
        }
    }
}

/* ------------------------------------------------------ the sliding puzzle */

fn tiles(puzzle: &Puzzle, position: &<Puzzle as Game>::Position) -> Vec<u8> {
    let Some(Board::Grid { cells, .. }) = puzzle.board(position) else { panic!("a grid") };
    let tile = |cell: &Cell| if let Cell::Tile(tile) = cell { *tile } else { 0 };
    cells.iter().map(tile).collect()
}

fn puzzle_text(columns: usize, tiles: &[u8]) -> String {
    let word = |tile: &u8| if *tile == 0 { ".".to_owned() } else { tile.to_string() };
    let row = |row: &[u8]| row.iter().map(word).collect::<Vec<_>>().join(" ");
    format!("puzzle:{}", tiles.chunks(columns).map(row).collect::<Vec<_>>().join("/"))
}

/// How many moves each arrangement is from the goal, breadth-first and
/// without the game.
fn distances(columns: usize, rows: usize) -> HashMap<Vec<u8>, i32> {
    let goal: Vec<u8> = (1..(columns * rows) as u8).chain([0]).collect();
    distances_from(columns, &goal)
}

/// The same from any goal.
fn distances_from(columns: usize, goal: &[u8]) -> HashMap<Vec<u8>, i32> {
    let mut distances = HashMap::from([(goal.to_vec(), 0)]);
    let mut waiting = VecDeque::from([goal.to_vec()]);
    while let Some(tiles) = waiting.pop_front() {
        let distance = distances[&tiles];
        let gap = tiles.iter().position(|tile| *tile == 0).unwrap();
        for place in 0..tiles.len() {
            let (dx, dy) = (gap % columns, gap / columns);
            let apart = dx.abs_diff(place % columns) + dy.abs_diff(place / columns);
            if apart == 1 {
                let mut next = tiles.clone();
                next.swap(gap, place);
                if !distances.contains_key(&next) {
                    distances.insert(next.clone(), distance + 1);
                    waiting.push_back(next);
                }
            }
        }
    }
    distances
}

fn permutations(count: u8) -> Vec<Vec<u8>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let longer = |shorter: Vec<u8>| {
        (0..count as usize).map(move |at| {
            let mut longer = shorter.clone();
            longer.insert(at, count - 1);
            longer
        })
    };
    permutations(count - 1).into_iter().flat_map(longer).collect()
}

#[test]
fn just_the_solvable_half_is_read() {
    for (columns, rows) in [(2, 2), (3, 2), (2, 3), (4, 2), (2, 4)] {
        let reachable = distances(columns, rows);
        let (mut read, all) = (0, permutations((columns * rows) as u8));
        for tiles in &all {
            let puzzle = puzzle_text(columns, tiles).parse::<Puzzle>();
            assert_eq!(puzzle.is_ok(), reachable.contains_key(tiles), "{tiles:?}");
            read += usize::from(puzzle.is_ok());
        }
        assert_eq!(2 * read, all.len());
    }
}

/// Any goal: half of all puzzles can reach it, in as many moves as there are back from it.
#[test]
fn any_goal_is_reached_in_the_fewest_moves() {
    let mut random = oorandom::Rand32::new(3);
    for (columns, rows) in [(3, 2), (2, 3), (2, 2)] {
        let all = permutations((columns * rows) as u8);
        let gap_first: Vec<u8> = (0..(columns * rows) as u8).collect();
        for round in 0..6 {
            let drawn = random.rand_range(0..all.len() as u32) as usize;
            let goal = if round == 0 { &gap_first } else { &all[drawn] };
            let distances = distances_from(columns, goal);
            let rows_of_goal = puzzle_text(columns, goal);
            let rows_of_goal = rows_of_goal.strip_prefix("puzzle:").unwrap();
            let (mut read, mut solved) = (0, 0);
            for tiles in &all {
                let text = puzzle_text(columns, tiles) + ",goal=" + rows_of_goal;
                let puzzle = text.parse::<Puzzle>();
                assert_eq!(puzzle.is_ok(), distances.contains_key(tiles), "{text}");
                let Ok(puzzle) = puzzle else { continue };
                read += 1;
                assert_eq!(puzzle.to_string().parse::<Puzzle>().unwrap(), puzzle);
                let moves = distances[tiles];
                for bound in ["manhattan", "linear-conflict", "misplaced"] {
                    let bounded = puzzle.with_bound(bound).unwrap();
                    let least = bounded.value(&bounded.start());
                    assert!(least <= Value::new(moves), "{bound} of {text}");
                }
                if moves <= 12 && random.rand_range(0..8) == 0 {
                    let given = [("graph", "on"), ("ties", "deeper")];
                    let outcome = watch(NAME, &text.parse().unwrap(), &given).outcome;
                    assert_eq!(outcome.value(), Some(Value::new(moves)), "{text}");
                    solved += 1;
                }
            }
            assert_eq!(2 * read, all.len());
            assert!(solved > 0);
        }
    }
    let named: Puzzle = "puzzle:7 2 4/5 . 6/8 3 1,goal=. 1 2/3 4 5/6 7 8".parse().unwrap();
    assert_eq!(named.to_string(), "puzzle:7 2 4/5 . 6/8 3 1,goal=gap-first");
    let usual: Puzzle = "puzzle:1 2 3/4 . 6/7 5 8,goal=1 2 3/4 5 6/7 8 .".parse().unwrap();
    assert_eq!(usual.to_string(), "puzzle:1 2 3/4 . 6/7 5 8");
}

/// The first of Korf's puzzles that are solved soon, in his order of the tiles, with the gap first:
/// by the usual goal it can't be solved, and the message says which one can.
#[test]
fn a_puzzle_of_korf_s() {
    let tiles = "13 8 14 3/9 1 . 7/15 5 4 10/12 2 6 11";
    let error = format!("puzzle:{tiles}").parse::<Puzzle>().unwrap_err().to_string();
    assert!(error.contains("with `goal=gap-first` it can be solved"), "{error}");
    let game: AnyGame = format!("puzzle:{tiles},goal=gap-first").parse().unwrap();
    let solve = |ties: &str| {
        let given = [("graph", "on"), ("ties", ties)];
        let mut search = AnySearch::builder(NAME, game.clone()).options(given).build().unwrap();
        while search.step(&mut Silent) {}
        search.outcome().unwrap().clone()
    };
    let (first, deeper) = (solve("first"), solve("deeper"));
    assert_eq!((first.value(), deeper.value()), (Some(Value::new(41)), Some(Value::new(41))));
    let expansions = |outcome: &Outcome| outcome.counts.get("expansions");
    assert!(expansions(&deeper) < expansions(&first));
}

/// Nos. 85 and 94 of the same list, with as many moves as it says.
#[test]
fn puzzles_of_korf_s_with_more_moves() {
    for (tiles, moves) in [
        ("4 7 13 10/1 2 9 6/12 8 14 5/3 . 11 15", 44),
        ("5 7 11 8/. 14 9 13/10 12 3 15/6 1 4 2", 53),
    ] {
        let game: AnyGame = format!("puzzle:{tiles},goal=gap-first").parse().unwrap();
        let mut search = AnySearch::builder(NAME, game).options([("graph", "on")]).build().unwrap();
        while search.step(&mut Silent) {}
        assert_eq!(search.outcome().unwrap().value(), Some(Value::new(moves)), "{tiles}");
    }
}

#[test]
fn small_puzzles_are_solved_in_the_fewest_moves() {
    for (columns, rows) in [(2, 2), (3, 2), (2, 3)] {
        for (tiles, moves) in distances(columns, rows) {
            // The deepest ones take a while.
            if moves <= 14 {
                let game: AnyGame = puzzle_text(columns, &tiles).parse().unwrap();
                let outcome = watch(NAME, &game, &[]).outcome;
                assert_eq!(outcome.value(), Some(Value::new(moves)), "{game}");
                assert_eq!(outcome.line.children().len(), moves as usize);
            }
        }
    }
}

#[test]
fn eight_puzzles_are_solved_in_the_fewest_moves() {
    let mut some: Vec<_> = distances(3, 3).into_iter().collect();
    some.sort();
    assert_eq!(some.len(), 181_440);
    let (mut solved, long) = (0, std::env::var_os("PLYSCOPE_LONG").is_some());
    for (tiles, moves) in some.iter().step_by(if long { 101 } else { 1009 }) {
        let game: Puzzle = puzzle_text(3, tiles).parse().unwrap();
        let f = game.value(&game.start());
        assert!(f <= Value::new(*moves), "Manhattan distances are never too great");
        if *moves <= 22 {
            let mut search =
                branch_and_bound::BranchAndBound::new(game, Default::default()).unwrap();
            let outcome = run(&mut search, &mut Silent);
            assert_eq!(outcome.value(), Some(Value::new(*moves)), "{game}");
            solved += 1;
        }
    }
    assert!(solved > 50, "{solved}");
}

/// The bound never sinks along a move, and its parity stays: with tiles'
/// distances a move changes *f* by 0 or 2.
#[test]
fn puzzle_bounds_rise_by_nought_or_two() {
    let game: Puzzle = "puzzle:8 6 7/2 5 4/3 . 1".parse().unwrap();
    let mut waiting = VecDeque::from([game.start()]);
    for _ in 0..5_000 {
        let position = waiting.pop_front().unwrap();
        let f = game.interval(&position).unwrap().lower.units();
        for next in successors(&game, &position) {
            assert!([0, 2].contains(&(game.interval(&next).unwrap().lower.units() - f)));
            assert_eq!(next.moves_made(), position.moves_made() + 1);
            assert!(
                successors(&game, &next)
                    .iter()
                    .all(|further| { tiles(&game, further) != tiles(&game, &position) }),
                "never straight back"
            );
            waiting.push_back(next);
        }
    }
}

#[test]
fn the_gap_goes_up_left_right_down() {
    let game: Puzzle = "puzzle:1 2 3/4 . 6/7 5 8".parse().unwrap();
    let names = |position: &<Puzzle as Game>::Position| {
        let mut moves = Vec::new();
        game.moves(position, &mut moves);
        let named: Vec<_> = moves.iter().filter_map(|m| game.move_name(position, m)).collect();
        named.join(" ")
    };
    assert_eq!(names(&game.start()), "2 4 6 5");
    let after: Vec<_> = successors(&game, &game.start()).iter().map(names).collect();
    assert_eq!(after, ["1 3", "1 7", "3 8", "7 8"]);
}

#[test]
fn the_lecture_s_fifteen_puzzle() {
    let case = counts("puzzle");
    let game: AnyGame = case["game"].as_str().unwrap().parse().unwrap();
    let outcome = watch(NAME, &game, &[]).outcome;
    assert_eq!(outcome.value().map(Value::units).map(Json::from), Some(case["moves"].clone()));
}

/// A node that is written once and used again is expanded once.
#[test]
fn a_written_graph_is_searched_once() {
    let game: AnyGame =
        "min-only:[A:4..20[&x:5..20[5,9],12],B:4..20[*x,8],C:6..20[7,*x]]".parse().unwrap();
    let graph = |on: &'static str| watch(NAME, &game, &[("graph", on), ("order", "depth")]).outcome;
    let (on, off) = (graph("on"), graph("off"));
    assert_eq!((on.value(), off.value()), (Some(Value::new(5)), Some(Value::new(5))));
    let nodes = |outcome: &Outcome| outcome.counts.nodes;
    // Without it, the node below A and the one below B are both generated.
    assert_eq!(nodes(&off) - nodes(&on), 1);
    // Where the game has such nodes, it is the default.
    let mut search = AnySearch::builder(NAME, game).options([("order", "depth")]).build().unwrap();
    while search.step(&mut Silent) {}
    assert_eq!(search.outcome(), Some(&on));
}

/* -------------------------------------------------------------- what fits */

fn unfit(name: &str, game: &str, given: &[(&str, &str)]) -> String {
    let game: AnyGame = game.parse().unwrap();
    AnySearch::builder(name, game).options(given.iter().copied()).build().unwrap_err().to_string()
}

#[test]
fn other_games_don_t_fit() {
    for game in ["[[3,12],[2,4]]", "min:[3,4]", "[a:2..9[3,4]]", "nim:3,2", "tic-tac-toe", "random"]
    {
        let why = unfit(NAME, game, &[]);
        assert!(why.contains("`tsp`, `puzzle`, or a tree with `min-only:`"), "{why}");
    }
}

/// Branch and bound minimises. What the message says to write instead has the right value.
#[test]
fn a_tree_for_max_alone_is_written_with_the_other_sign() {
    let game = "max-only:[A:4..9[5,9],B:3..8[B1:3..7[7,3],8]]";
    let why = unfit(NAME, game, &[]);
    assert!(why.contains("`A:-9..-4[-5,-9]` for `A:4..9[5,9]`"), "{why}");
    let greatest = watch("minimax", &game.parse().unwrap(), &[]).outcome;
    let negated = "min-only:[A:-9..-4[-5,-9],B:-8..-3[B1:-7..-3[-7,-3],-8]]";
    let least = watch(NAME, &negated.parse().unwrap(), &[]).outcome;
    assert_eq!(least.value().map(|it| -it), greatest.value());
    assert_eq!(least.best, greatest.best);
    assert_eq!(least.value(), Some(Value::new(-9)));
}

#[test]
fn a_line_without_end_needs_a_horizon() {
    let game = "puzzle:1 2 3/4 . 6/7 5 8";
    for algorithm in ALGORITHMS.iter().filter(|a| a.options.iter().any(|o| o.name == "depth")) {
        let why = unfit(algorithm.name, game, &[]);
        assert!(why.contains("set a horizon with `depth=`"), "{}: {why}", algorithm.name);
        let outcome = watch(algorithm.name, &game.parse().unwrap(), &[("depth", "3")]).outcome;
        assert!(outcome.bounds.contains(Value::new(2)), "{}", algorithm.name);
        // A number of expansions ends any search that has one.
        let has_budget = algorithm.options.iter().any(|option| option.name == "budget");
        assert_eq!(why.contains("`budget=`"), has_budget, "{why}");
        if has_budget {
            let given = [("budget", "60")];
            let outcome = watch(algorithm.name, &game.parse().unwrap(), &given).outcome;
            assert!(outcome.counts.get("expansions") <= Some(60));
        }
    }
    let why = unfit(NAME, game, &[("order", "depth")]);
    assert!(why.contains("limit the expansions with `budget=`"), "{why}");
    let given = [("order", "depth"), ("budget", "50")];
    let outcome = watch(NAME, &game.parse().unwrap(), &given).outcome;
    assert!(outcome.bounds.contains(Value::new(2)));
}

/// A game that is told bounds above its goals, none at all, or infinite ones:
/// the answer may be wrong, but there is one.
#[test]
fn a_game_that_breaks_its_word_breaks_nothing() {
    #[derive(Debug)]
    struct Liar(u32);

    impl Game for Liar {
        type Position = (u32, u32);
        type Move = u32;

        fn start(&self) -> (u32, u32) {
            (0, self.0)
        }
        fn player(&self, _: &(u32, u32)) -> Player {
            Player::Min
        }
        fn moves(&self, position: &(u32, u32), moves: &mut Vec<u32>) {
            moves.extend(if position.0 < 3 { 0..3 } else { 0..0 });
        }
        fn play(&self, &(depth, seed): &(u32, u32), mv: &u32) -> (u32, u32) {
            (depth + 1, seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223 + mv))
        }
        fn value(&self, &(_, seed): &(u32, u32)) -> Value {
            if seed.is_multiple_of(5) { Value::INF } else { Value::new((seed >> 8) as i32 % 50) }
        }
        fn interval(&self, position: &(u32, u32)) -> Option<Interval> {
            let lower = self.value(position);
            match position.1 % 7 {
                0 if position.0 > 0 => None,
                1 => Some(Interval::exactly(lower)),
                _ => Some(Interval { lower, upper: Value::INF }),
            }
        }
    }

    for seed in 0..2_000 {
        for order in [branch_and_bound::Order::Best, branch_and_bound::Order::Depth] {
            for budget in [None, std::num::NonZeroU64::new(4)] {
                let options = branch_and_bound::Options { order, budget, ..Default::default() };
                let mut search =
                    branch_and_bound::BranchAndBound::new(Liar(seed), options).unwrap();
                let mut events = 0;
                let outcome = run(&mut search, &mut |_: Line, _: Event<'_>| events += 1);
                assert!(outcome.bounds.lower <= outcome.bounds.upper && events > 3);
            }
        }
    }
}

#[test]
fn a_tree_on_the_blackboard_needs_no_bounds_at_its_root() {
    let text = "min-only:[A:4..20[5,9],B:6..20[6,8],C:3..20[C1:7..20[8,7],C2:4..20[12,11]]]";
    let game: AnyGame = text.parse().unwrap();
    let mut search = AnySearch::new("branch-and-bound", game).unwrap();
    let mut expanded = 0;
    while search.step(&mut |_: Line, event: Event<'_>| {
        expanded += usize::from(matches!(event, Event::Expand { .. }));
    }) {}
    assert_eq!(search.outcome().unwrap().value(), Some(Value::new(5)));
    // B and C1 have bounds above M.
    assert_eq!(expanded, 4, "the root, C, A and C2");
    for two_players in ["min:[A:4..20[5,9],6]", "[A:4..20[5,9],6]", "max-only:[A:4..20[5,9],6]"] {
        let game: AnyGame = two_players.parse().unwrap();
        assert!(AnySearch::new("branch-and-bound", game).is_err(), "{two_players}");
    }
}
