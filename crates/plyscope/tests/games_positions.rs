//! Tic-tac-toe and nim, counted and solved.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;

use plyscope::{Game, Player, Value, nim::Nim, tic_tac_toe::TicTacToe};

fn successors<G: Game>(game: &G, position: &G::Position) -> Vec<G::Position> {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    moves.iter().map(|r#move| game.play(position, r#move)).collect()
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
