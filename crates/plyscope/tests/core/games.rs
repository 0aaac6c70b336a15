//! One battery, stamped on every game.

use std::collections::{HashMap, HashSet};

use plyscope::{AnyGame, AnyPosition, Board, GAMES, Game, Interval, tree::Tree};

use crate::here::is_here;

/// Returns how many positions of a game are looked at: `PLYSCOPE_LONG=1` looks at four times as many.
fn enough() -> usize {
    if std::env::var_os("PLYSCOPE_LONG").is_some() { 2000 } else { 500 }
}

/// Positions of the game, breadth-first from the start.
fn positions<G: Game>(game: &G) -> Vec<G::Position> {
    let (mut positions, mut moves) = (vec![game.start()], Vec::new());
    let (mut next, enough) = (0, enough());
    while next < positions.len() && positions.len() < enough {
        moves.clear();
        game.moves(&positions[next], &mut moves);
        let position = positions[next].clone();
        positions.extend(moves.iter().map(|mv| game.play(&position, mv)));
        next += 1;
    }
    positions
}

fn moves<G: Game>(game: &G, position: &G::Position) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    moves
}

/// Equal positions, wherever they come up, are one: the same moves lead to the
/// same successors.
fn equal_positions_are_one<G: Game>(game: &G, positions: &[G::Position]) {
    let mut first: HashMap<&G::Position, usize> = HashMap::new();
    for (at, position) in positions.iter().enumerate() {
        let first = *first.entry(position).or_insert(at);
        if first == at {
            continue; // it is the first of its kind
        }
        let same = &positions[first];
        assert_eq!(game.player(position), game.player(same));
        assert_eq!(game.value(position), game.value(same));
        assert_eq!(game.board(position), game.board(same));
        let after =
            |position| moves(game, position).iter().map(|m| game.play(position, m)).collect();
        let (one, other): (Vec<_>, Vec<_>) = (after(position), after(same));
        assert!(one == other);
    }
}

fn battery(text: &str) {
    if !is_here(text) {
        return;
    }
    let game: AnyGame = text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"));
    let again: AnyGame = game.to_string().parse().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(again, game, "what Display writes is what FromStr reads");
    assert_eq!(again.to_string(), game.to_string());
    assert_eq!(game.info().name, game.to_string().split(':').next().unwrap());

    let all = positions(&game);
    equal_positions_are_one(&game, &all);
    for position in all {
        let listed = moves(&game, &position);
        assert_eq!(listed, moves(&again, &position), "the same moves, in the same order");
        assert_eq!(listed.len(), listed.iter().collect::<HashSet<_>>().len(), "no move twice");
        let names: Vec<_> = listed.iter().map(|m| game.move_name(&position, m)).collect();
        let named: Vec<_> = names.iter().flatten().collect();
        assert_eq!(named.len(), named.iter().collect::<HashSet<_>>().len(), "no name twice");

        let children: Vec<_> = listed.iter().map(|m| game.play(&position, m)).collect();
        let replayed: Vec<_> = listed.iter().map(|m| again.play(&position, m)).collect();
        assert_eq!(children, replayed, "a move leads to the same position each time");
        let players: HashSet<_> = children.iter().map(|child| game.player(child)).collect();
        assert!(
            game.mixes_players() || players.len() <= 1,
            "siblings have the same player to move"
        );

        if let Some(board) = game.board(&position) {
            assert!(
                !matches!(board, Board::Grid { columns, ref cells } if cells.len() % columns > 0)
            );
        }
        let value = game.value(&position);
        assert_eq!(value, again.value(&position));
        if let Some(range) = game.value_range() {
            let bounds = game.interval(&position).unwrap_or(Interval::exactly(value));
            let finite =
                [value, bounds.lower, bounds.upper].into_iter().filter(|it| it.is_finite());
            finite.for_each(|value| assert!(range.contains(value), "{value:?} in {range:?}"));
        }
        if let Some(bounds) = game.interval(&position) {
            assert!(bounds.lower <= bounds.upper);
            assert!(bounds.contains(value), "{value:?} in {bounds:?}");
        }
    }
}

macro_rules! games {
    ($($name:ident: $($text:literal),+;)*) => {
        $(#[test]
        fn $name() {
            $(battery($text);)+
        })*
    };
}

games! {
    tree: "[[3,12,8],[2,4,6],[14,5,2]]", "7", "tree:min:((3 12) (-2.5 inf))", "[[[4]]]",
        "tree:A:[a:2..9[3..5, 4], b:0..7]", r#"{"children":[{"value":3},{"name":"x","value":1}]}"#,
        "max-only:[[3,12],A:2..9[2,4]]", "tree:min-only:7", r#"{"player":"min-only","children":[{"value":3}]}"#;
    random: "random", "random:depth=0", "random:branching=4,depth=5,seed=3,ragged=true",
        "random:min=-1,max=1,order=1", "random:branching=1000,depth=60000,order=0.25";
    tic_tac_toe: "tic-tac-toe", "tic-tac-toe:X.O/.X./..O", "tic-tac-toe:.../.X./...,evaluation=lines",
        "tic-tac-toe:merge=positions", "tic-tac-toe:O../.X./..X,merge=symmetric-positions",
        "tic-tac-toe:merge=symmetric-children,evaluation=lines",
        "tic-tac-toe:XXX/OO./O..,ends=full-board", "tic-tac-toe:evaluation=lines,win=none",
        "tic-tac-toe:X.O/.X./..O,ends=full-board,evaluation=lines,win=inf,merge=positions";
    nim: "nim", "nim:3,2", "nim:2,2,play=normal", "nim:play=normal,1,0,4", "nim:0";
    pig: "pig", "pig:die=6", "pig:die=2,rolls=3,turns=2", "pig:rolls=1";
    tsp: "tsp", "tsp:random,cities=5,seed=3", "tsp:[[0,3,9],[3,0,4],[9,4,0]]", "tsp:cities=16",
        "tsp: [ [-, 3 9] [4,inf,5] [ 0 100000000 7 ] ]", "tsp:[[0,1],[2,0]]",
        "tsp:[[0,3,9],[3,0,4],[9,4,0]],bound=spanning-tree", "tsp:bound=path,random,cities=5", "tsp:cities=6,bound=too-high",
        "tsp:[[0,3,9],[3,0,4],[9,4,0]] , bound=cheapest-edges", "tsp:bound=none", "tsp:[[0,1],[2,0]],";
    puzzle: "puzzle", "puzzle:bound=misplaced", "puzzle:1 2 3/4 . 6/7 5 8, bound=linear-conflict",
        "puzzle:3 1/2 .,bound=none", "puzzle:15 14 8 12/10 11 9 13/2 6 5 1/7 3 4 .,bound=linear-conflict", "puzzle:1 2 3/4 . 6/7 5 8", "puzzle: 1  2/3 . ", "puzzle:1 2 3 4/. 5 6 7",
        "puzzle:1 2 3 4/5 6 . 8/9 10 7 11/13 14 15 12", "puzzle:. 2/1 3/5 4";
    connect_four: "connect-four", "connect-four:", "connect-four:4453", "connect-four:order=centre,evaluation=zero",
        "connect-four:1122334", "connect-four:444444222222,order=centre", "connect-four:1212121,evaluation=zero";
    sum: "sum", "sum:{4|1}+{3|-2}+{0|-5}", "sum:{{5|1}|0}+3,first=right", "sum:7", "sum:0.25+{1,{2|-1.5}|{0|-3},-4}";
    chess: "chess:e4 e5 Nf3", "chess:r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "chess:8/8/8/8/8/5k2/5q2/7K_b,Qg3", "chess:7k/5Q2/8/8/8/8/8/K7 b - - 0 1",
        "chess:4k3/8/8/8/8/8/4r3/4K3 w - - 0 1,order=board,merge=positions", "chess:8/P6k/8/8/8/8/8/K7 w - - 98 80";
    words: "words", "words:5/5/1CAT1/5/5,ERS,DNO", "words:3/1a1/3,E?,S,plans=alone", "words: 15/15/15/15/15/15/15/5HELLO5/15/15/15/15/15/15/15, qz, ?v,first=min,lead=-12",
        "words:4/4/4/4,CATS,ACE,{cat cats ace taco at},premiums=none,plans=none", "words:5/5/1CAT1/5/5,A,B,{CATS}";
}

#[test]
fn every_example_in_the_register() {
    for game in GAMES {
        battery(game.example);
    }
}

/// Returns the range of a game's values, in units.
fn range(text: &str) -> Option<(i32, i32)> {
    let range = text.parse::<AnyGame>().unwrap().value_range()?;
    Some((range.lower.units(), range.upper.units()))
}

#[test]
fn the_range_of_values() {
    assert_eq!(range("[[3,12,8],[2,4,6]]"), Some((0, 12)), "at a horizon, a list is worth zero");
    assert_eq!(range("1..9[2.5,[4,0..1.25]]"), Some((0, 900)));
    assert_eq!(range("2..9[3..8[3,8],7]"), Some((2, 9)));
    assert_eq!(range("7"), Some((7, 7)));
    assert_eq!(range("[-3,inf]"), Some((-3, 0)));
    assert_eq!(range("inf"), None);
    assert_eq!(range("random:min=-5,max=3"), Some((-5, 3)));
    assert_eq!(range("tic-tac-toe"), Some((-1, 1)));
    assert_eq!(range("tic-tac-toe:evaluation=lines"), Some((-9, 9)));
    assert_eq!(range("connect-four"), Some((-70, 70)));
    assert_eq!(range("connect-four:evaluation=zero"), Some((-1, 1)));
    assert_eq!(range("nim:3,2"), Some((-1, 1)));
    assert_eq!(range("puzzle"), None, "a solution may take any number of moves");
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<AnyPosition>() <= 24, "{}", size_of::<AnyPosition>());
}

#[test]
fn any_game_is_written_out_as_the_tree_it_is() {
    for text in
        ["nim:2,2", "tic-tac-toe:XO./OXX/..O", "random:ragged=true,depth=5", "[a:2..9[3,4]]", "sum"]
    {
        let game: AnyGame = text.parse().unwrap();
        let tree = Tree::from_game(&game, 10_000, None).unwrap();
        let read: Tree = tree.to_string().parse().unwrap();
        assert_eq!(read, tree, "{text}");

        let pairs = positions(&game).into_iter().zip(positions(&tree));
        for (position, node) in pairs {
            let of_game = moves(&game, &position);
            let of_tree = moves(&tree, &node);
            let game_names = of_game.iter().map(|m| game.move_name(&position, m));
            let tree_names = of_tree.iter().map(|m| tree.move_name(&node, m));
            assert!(game_names.eq(tree_names), "{text}");
            assert_eq!(game.player(&position), tree.player(&node));
            if of_game.is_empty() {
                assert_eq!(game.value(&position), tree.value(&node));
            }
        }
    }
}

#[test]
fn too_great_a_game_is_not_written_out() {
    let game: AnyGame = "random:branching=1000,depth=1000".parse().unwrap();
    assert!(Tree::from_game(&game, 100_000, None).is_err());
    assert_eq!(Tree::from_game(&game, 1001, Some(1)).unwrap().nodes(), 1001);
    assert!(Tree::from_game(&game, 1000, Some(1)).is_err());
    assert!(Tree::from_game(&game, 0, Some(0)).is_err());
}
