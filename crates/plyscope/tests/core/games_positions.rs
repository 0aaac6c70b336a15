//! Tic-tac-toe, nim and Connect Four, counted and solved.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;

use plyscope::{
    Board, Cell, Game, Player, Search, Settings, Silent, Value, alpha_beta::AlphaBeta,
    b_star::BStar, connect_four::ConnectFour, nim::Nim, run, tic_tac_toe::TicTacToe,
};

fn successors<G: Game>(game: &G, position: &G::Position) -> Vec<G::Position> {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    moves.iter().map(|mv| game.play(position, mv)).collect()
}

/// What a full tree consists of, positions told apart by `key`.
#[derive(Default, Debug, PartialEq)]
struct Count {
    nodes_per_ply: Vec<u64>,
    leaves: u64,
    distinct: usize,
}

/// Nodes that are the same position are counted together, ply by ply.
fn count<G: Game, K: Eq + Hash>(game: &G, key: impl Fn(&G::Position) -> K) -> Count {
    let (mut count, mut distinct) = (Count::default(), HashSet::new());
    let mut ply = HashMap::from([(game.start(), 1)]);
    while !ply.is_empty() {
        count.nodes_per_ply.push(ply.values().sum());
        let mut next = HashMap::new();
        for (position, nodes) in ply {
            distinct.insert(key(&position));
            let children = successors(game, &position);
            count.leaves += if children.is_empty() { nodes } else { 0 };
            for child in children {
                *next.entry(child).or_insert(0) += nodes;
            }
        }
        ply = next;
    }
    count.distinct = distinct.len();
    count
}

fn minimax<G: Game>(
    game: &G,
    position: &G::Position,
    known: &mut HashMap<G::Position, Value>,
) -> Value {
    if let Some(value) = known.get(position) {
        return *value;
    }
    let values = successors(game, position).into_iter().map(|child| minimax(game, &child, known));
    let value = match game.player(position) {
        Player::Max => values.max(),
        Player::Min => values.min(),
    };
    let value = value.unwrap_or_else(|| game.value(position));
    known.insert(position.clone(), value);
    value
}

fn value<G: Game>(game: &G) -> Value {
    minimax(game, &game.start(), &mut HashMap::new())
}

#[test]
fn tic_tac_toe_is_counted() {
    let game: TicTacToe = "tic-tac-toe".parse().unwrap();
    let count = count(&game, |position| *position);
    let nodes_per_ply = [1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872];
    assert_eq!(count.nodes_per_ply, nodes_per_ply);
    assert_eq!(count.nodes_per_ply.iter().sum::<u64>(), 549_946);
    assert_eq!((count.leaves, count.distinct), (255_168, 5478));
}

const MERGES: [&str; 4] = ["none", "symmetric-children", "positions", "symmetric-positions"];

fn merging(merge: &str) -> TicTacToe {
    format!("tic-tac-toe:merge={merge}").parse().unwrap()
}

#[test]
fn symmetric_boards_of_tic_tac_toe_are_counted_once() {
    let distinct = |merge| count(&merging(merge), |position| *position).distinct;
    assert_eq!(distinct("none"), 5478);
    assert_eq!(distinct("positions"), 5478);
    assert_eq!(distinct("symmetric-positions"), 765);
    let children = |merge| successors(&merging(merge), &merging(merge).start()).len();
    assert_eq!(MERGES.map(children), [9, 3, 9, 3]);
    assert_eq!(MERGES.map(|merge| merging(merge).merges()), [false, false, true, true]);
}

fn written(game: &TicTacToe, position: &<TicTacToe as Game>::Position) -> String {
    let Some(Board::Grid { cells, .. }) = game.board(position) else { panic!("no board") };
    let char = |cell: &Cell| match cell {
        Cell::Cross => 'X',
        Cell::Nought => 'O',
        _ => '.',
    };
    let rows = cells.chunks(3).map(|row| row.iter().map(char).collect::<String>());
    format!("tic-tac-toe:{}", rows.collect::<Vec<_>>().join("/"))
}

/// Every position of the game, those that are alike told apart.
fn reachable() -> Vec<TicTacToe> {
    let game = merging("none");
    let (mut positions, mut seen) = (vec![game.start()], HashSet::new());
    while let Some(position) = positions.pop() {
        if seen.insert(position) {
            positions.extend(successors(&game, &position));
        }
    }
    seen.iter().map(|position| written(&game, position).parse().unwrap()).collect()
}

#[test]
fn merging_changes_no_value_and_no_best_move() {
    let plain = merging("none");
    let mut known = HashMap::new();
    let mut by_merge = MERGES.map(|merge| (merging(merge), HashMap::new()));
    let reachable = reachable();
    assert_eq!(reachable.len(), 5478);
    for start in reachable {
        let start = start.start();
        let right = minimax(&plain, &start, &mut known);
        for (game, known) in &mut by_merge {
            assert_eq!(minimax(game, &start, known), right, "{start:?} in {game}");
            // What is left out is nowhere better than what stays.
            let values =
                successors(game, &start).into_iter().map(|after| minimax(game, &after, known));
            let best = match game.player(&start) {
                Player::Max => values.max(),
                Player::Min => values.min(),
            };
            assert_eq!(best.unwrap_or(right), right);
        }
    }
}

#[test]
fn alpha_beta_is_right_from_every_position_however_it_is_merged() {
    let mut known = HashMap::new();
    let plain = merging("none");
    for start in reachable() {
        let position = start.start();
        let right = minimax(&plain, &position, &mut known);
        for merge in MERGES {
            let line = start.to_string() + ",merge=" + merge;
            let game: TicTacToe = line.parse().unwrap();
            let settings = Settings::defaults(<AlphaBeta<TicTacToe>>::ALGORITHM.options);
            let mut search = AlphaBeta::with_settings(game, &settings).unwrap();
            let outcome = run(&mut search, &mut Silent);
            assert_eq!(outcome.value(), Some(right), "{line}");
            if let Some(best) = outcome.best {
                let after = successors(&game, &position)[best as usize];
                assert_eq!(minimax(&plain, &after, &mut known), right, "{line}");
            }
        }
    }
}

#[test]
fn a_search_remembers_what_a_game_merges() {
    let leaves = |merge, given: &[(&str, &str)]| {
        let settings =
            Settings::of("", <AlphaBeta<TicTacToe>>::ALGORITHM.options, given.iter().copied());
        let mut search = AlphaBeta::with_settings(merging(merge), &settings.unwrap()).unwrap();
        run(&mut search, &mut Silent).counts.leaves
    };
    assert_eq!(leaves("positions", &[]), leaves("none", &[("table", "on")]));
    assert_eq!(leaves("positions", &[("table", "off")]), leaves("none", &[]));
    assert!(leaves("positions", &[]) < leaves("none", &[]) / 10);
    assert!(leaves("symmetric-positions", &[]) < leaves("positions", &[]));
    assert!(leaves("symmetric-children", &[]) < leaves("none", &[]));
}

#[test]
fn b_star_has_one_node_for_what_a_game_merges() {
    let counts = |merge: &str, given: &[(&str, &str)]| {
        let game: TicTacToe = format!("tic-tac-toe:X../.O./...,merge={merge}").parse().unwrap();
        let settings =
            Settings::of("", <BStar<TicTacToe>>::ALGORITHM.options, given.iter().copied());
        let mut search = BStar::with_settings(game, &settings.unwrap()).unwrap();
        run(&mut search, &mut Silent).counts
    };
    assert_eq!(counts("positions", &[]), counts("none", &[("graph", "on")]));
    assert_eq!(counts("positions", &[("graph", "off")]), counts("none", &[]));
    assert!(counts("positions", &[]).nodes < counts("none", &[]).nodes);
}

#[test]
fn connect_four_is_counted() {
    for order in ["left-to-right", "centre"] {
        let game: ConnectFour = format!("connect-four:order={order}").parse().unwrap();
        let (mut ply, mut counts) = (vec![game.start()], Vec::new());
        for _ in 0..=6 {
            counts.push(ply.len());
            ply = ply.iter().flat_map(|position| successors(&game, position)).collect();
        }
        assert_eq!(counts, [1, 7, 49, 343, 2401, 16_807, 117_649]);
        // The first column can be full now, and so can each of the others.
        assert_eq!(ply.len(), 823_536);
    }
}

/// Four in a row, told square by square.
fn has_four(cells: &[Cell], disc: Cell) -> bool {
    let at = |column: i32, row: i32| {
        ((0..7).contains(&column) && (0..6).contains(&row))
            .then(|| cells[(row * 7 + column) as usize])
    };
    let starts = (0..6).flat_map(|row| (0..7).map(move |column| (column, row)));
    starts.into_iter().any(|(column, row)| {
        [(1, 0), (0, 1), (1, 1), (1, -1)].iter().any(|(right, down)| {
            (0..4).all(|step| at(column + step * right, row + step * down) == Some(disc))
        })
    })
}

#[test]
fn connect_four_ends_with_four_in_a_row_and_nowhere_else() {
    let mut random = oorandom::Rand32::new(4);
    let game: ConnectFour = "connect-four:evaluation=zero".parse().unwrap();
    let (mut wins, mut draws) = ([0, 0], 0);
    for _ in 0..3000 {
        let mut position = game.start();
        loop {
            let Some(Board::Grid { cells, .. }) = game.board(&position) else { panic!() };
            let won = [Player::Max, Player::Min].map(|player| has_four(&cells, Cell::Disc(player)));
            let value = i32::from(won[0]) - i32::from(won[1]);
            assert_eq!(game.value(&position), Value::new(value));
            let children = successors(&game, &position);
            assert_eq!(children.is_empty(), value != 0 || !cells.contains(&Cell::Empty));
            if children.is_empty() {
                wins[0] += i32::from(won[0]);
                wins[1] += i32::from(won[1]);
                draws += i32::from(value == 0);
                break;
            }
            position = children[random.rand_range(0..children.len() as u32) as usize];
        }
    }
    assert!(wins[0] > 100 && wins[1] > 100 && draws > 0, "{wins:?} {draws}");
}

#[test]
fn open_fours_are_counted_line_by_line() {
    let value = |text: &str| {
        let game: ConnectFour = text.parse().unwrap();
        game.value(&game.start()).units()
    };
    assert_eq!(value("connect-four"), 0);
    // Through the lowest square in the corner go three lines, in the middle seven.
    assert_eq!(value("connect-four:1"), 3);
    assert_eq!(value("connect-four:4"), 7);
    assert_eq!(value("connect-four:41"), 4);
    assert_eq!(value("connect-four:1212121"), 70);
    assert_eq!(value("connect-four:71212121"), -70);
    assert_eq!(value("connect-four:1212121,evaluation=zero"), 1);
}

#[test]
fn columns_are_named_as_they_are_written() {
    let game: ConnectFour = "connect-four:444444,order=centre".parse().unwrap();
    let mut moves = Vec::new();
    game.moves(&game.start(), &mut moves);
    let names: Vec<_> = moves.iter().filter_map(|m| game.move_name(&game.start(), m)).collect();
    assert_eq!(names, ["3", "5", "2", "6", "1", "7"]);
}

#[test]
fn tic_tac_toe_is_a_draw_under_both_evaluations() {
    for text in ["tic-tac-toe", "tic-tac-toe:evaluation=lines"] {
        assert_eq!(value(&text.parse::<TicTacToe>().unwrap()), Value::ZERO);
    }
}

#[test]
fn no_evaluation_is_worth_as_much_as_a_win() {
    for (evaluation, win) in [("outcome", 1), ("lines", 9)] {
        let game: TicTacToe = format!("tic-tac-toe:evaluation={evaluation}").parse().unwrap();
        let (mut positions, mut seen) = (vec![game.start()], HashSet::new());
        while let Some(position) = positions.pop() {
            if !seen.insert(position) {
                continue;
            }
            let children = successors(&game, &position);
            let units = game.value(&position).units();
            if children.is_empty() {
                assert!([-win, 0, win].contains(&units));
            } else {
                assert!(-win < units && units < win);
            }
            positions.extend(children);
        }
    }
}

#[test]
fn squares_are_named_as_on_a_chess_board() {
    let game: TicTacToe = "tic-tac-toe:.X./.O./...".parse().unwrap();
    let mut moves = Vec::new();
    game.moves(&game.start(), &mut moves);
    let names: Vec<_> = moves.iter().filter_map(|m| game.move_name(&game.start(), m)).collect();
    assert_eq!(names, ["a3", "c3", "a2", "c2", "a1", "b1", "c1"]);
}

/// Heaps keep their places, and whose turn it is doesn't tell positions apart.
#[test]
fn nim_is_counted() {
    for (text, expected) in [("nim:2,1", (12, 5, 6)), ("nim:2,2", (33, 14, 9))] {
        let count = count(&text.parse::<Nim>().unwrap(), |position| position.heaps());
        let nodes = count.nodes_per_ply.iter().sum();
        assert_eq!((nodes, count.leaves, count.distinct), expected, "{text}");
    }
}

/// With at most *k* matches a move, a heap counts as its remainder by *k* + 1. In misère play, that
/// decides until no remainder is above 1; then it is the other way round.
#[test]
fn nim_with_a_limit_is_won_as_the_theory_says() {
    let mut seen = 0;
    for most in 1..=4_u8 {
        for (a, b, c) in
            (0..=5_u8).flat_map(|a| (0..=a).flat_map(move |b| (0..=b).map(move |c| (a, b, c))))
        {
            let rests = [a, b, c].map(|heap| heap % (most + 1));
            let sum = rests.iter().fold(0, |sum, rest| sum ^ rest);
            let misere = if rests.iter().all(|rest| *rest <= 1) { sum == 0 } else { sum != 0 };
            for (play, wins) in [("normal", sum != 0), ("misere", misere)] {
                let text = format!("nim:{a},{b},{c},play={play},max-take={most}");
                let nim: Nim = text.parse().unwrap();
                assert_eq!(value(&nim), Value::new(if wins { 1 } else { -1 }), "{text}");
                seen += 1;
            }
        }
    }
    assert_eq!(seen, 4 * 56 * 2);
    let nim: Nim = "nim:7,2,max-take=3".parse().unwrap();
    assert_eq!(nim.to_string(), "nim:7,2,max-take=3");
    assert_eq!(successors(&nim, &nim.start()).len(), 3 + 2);
    let unlimited: Nim = "nim:7,2,max-take=255".parse().unwrap();
    assert_eq!(unlimited.to_string(), "nim:7,2", "no heap has more");
    assert!("nim:7,max-take=0".parse::<Nim>().is_err());
}

#[test]
fn nim_is_won_as_the_theory_says() {
    let wins = |text: &str| value(&text.parse::<Nim>().unwrap()) == Value::new(1);
    assert!(!wins("1") && !wins("1,0") && wins("1,1"));
    for n in 2..=6_u8 {
        assert!(!wins(&format!("nim:{n},{n}")), "{n},{n}");
        for m in (0..=6).filter(|m| *m != n && n + m > 1) {
            assert!(wins(&format!("nim:{n},{m}")), "{n},{m}");
        }
    }
    for heaps in ["1", "2,1", "1,2,3", "1,1", "3,4,5", "2,4,6", "2,4,7"] {
        let sum = heaps.split(',').fold(0, |sum, heap| sum ^ heap.parse::<u8>().unwrap());
        assert_eq!(wins(&format!("nim:{heaps},play=normal")), sum != 0, "{heaps}");
    }
}
