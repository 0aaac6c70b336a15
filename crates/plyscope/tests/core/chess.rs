//! Chess: its moves, counted; its ends; its values and bounds.

use plyscope::chess::{Chess, Move, Position};
use plyscope::{
    ALGORITHMS, AnyGame, AnySearch, Counts, Event, Game, Interval, Line, Player, Silent, Value,
};

fn game(text: &str) -> Chess {
    text.parse().unwrap_or_else(|error| panic!("{text}\n{error}"))
}

fn moves(game: &Chess, position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    moves
}

fn names(text: &str) -> Vec<String> {
    let game = game(text);
    let start = game.start();
    let names = moves(&game, &start).into_iter();
    names.map(|mv| game.move_name(&start, &mv).unwrap()).collect()
}

/// Returns the position after these moves, in SAN.
fn after(game: &Chess, line: &str) -> Position {
    line.split(' ').filter(|name| !name.is_empty()).fold(game.start(), |position, name| {
        let named = |mv: &Move| game.move_name(&position, mv).as_deref() == Some(name);
        let mv = moves(game, &position).into_iter().find(named);
        game.play(&position, &mv.unwrap_or_else(|| panic!("{name} in {line}")))
    })
}

/// The nodes at a depth.
fn perft(game: &Chess, position: &Position, depth: usize) -> usize {
    let moves = moves(game, position);
    match depth {
        1 => moves.len(),
        _ => moves.iter().map(|mv| perft(game, &game.play(position, mv), depth - 1)).sum(),
    }
}

/// The six positions of the Chess Programming Wiki ("Perft Results"), and the nodes at depth 1, 2
/// and so on.
const PERFT: &[(&str, &[usize])] = &[
    ("chess", &[20, 400, 8_902, 197_281, 4_865_609]),
    (
        "chess:r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -",
        &[48, 2_039, 97_862, 4_085_603],
    ),
    ("chess:8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", &[14, 191, 2_812, 43_238, 674_624, 11_030_083]),
    (
        "chess:r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        &[6, 264, 9_467, 422_333, 15_833_292],
    ),
    (
        "chess:rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        &[44, 1_486, 62_379, 2_103_487],
    ),
    (
        "chess:r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079, 89_890, 3_894_594],
    ),
];

/// `PLYSCOPE_LONG=1` counts all of them.
#[test]
fn the_nodes_of_the_usual_positions() {
    let most = if std::env::var_os("PLYSCOPE_LONG").is_some() { usize::MAX } else { 450_000 };
    for (text, counts) in PERFT {
        for merge in ["", ",merge=positions", ",order=board"] {
            let game = game(&format!("{text}{merge}").replace("chess,", "chess:"));
            let counts = counts.iter().take_while(|count| **count <= most);
            for (depth, count) in (1..).zip(counts) {
                assert_eq!(perft(&game, &game.start(), depth), *count, "{text}{merge}, {depth}");
            }
        }
    }
}

#[test]
fn moves_are_named_as_people_write_them() {
    assert_eq!(
        names("chess:r3k2r/8/8/8/8/8/7P/R3K2R w KQkq -")
            .into_iter()
            .filter(|name| name.contains('x') || name.starts_with('O'))
            .collect::<Vec<_>>(),
        ["Rxa8+", "O-O-O", "O-O"]
    );
    let promotions = names("chess:1n5k/P7/8/8/8/8/8/K7 w - -");
    for name in ["axb8=Q+", "a8=Q", "axb8=N"] {
        assert!(promotions.iter().any(|it| it == name), "{name} in {promotions:?}");
    }
    let knights = names("chess:4k3/8/8/8/8/2N3N1/8/4K3 w - -");
    assert!(knights.contains(&"Nce4".to_owned()) && knights.contains(&"Nge4".to_owned()));
}

/// A promotion has a `=`, as an option has.
#[test]
fn a_promotion_among_the_moves_that_are_given_is_read() {
    let pawn = "chess:4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    for moves in ["a8=N", "a8N", "a7a8n", "a8=N Kd7 Nb6", "1.a8=N Kd7"] {
        let game = game(&format!("{pawn},{moves},merge=positions"));
        let written = game.to_string();
        assert!(written.contains(",a8=N"), "{written}");
        assert_eq!(written.parse::<Chess>().unwrap(), game);
    }
    let wrong = format!("{pawn},a8=K").parse::<Chess>().unwrap_err();
    assert!(wrong.to_string().contains("this is no legal move here"), "{wrong}");
}

#[test]
fn captures_that_win_most_are_first() {
    let text = "chess:4k3/8/8/3q1r2/4P3/8/8/3QK3 w - -";
    assert_eq!(names(text)[..3], ["exd5", "Qxd5", "exf5"], "{:?}", names(text));
    assert_eq!(names(&format!("{text},order=board"))[..3], ["exd5", "e5", "exf5"]);
    // A promotion, too; castling is no capture of one's own rook.
    assert_eq!(names("chess:7k/P7/8/8/8/8/8/K2R4 w - -")[0], "a8=Q+");
    assert_eq!(names("chess:4k3/8/8/2pP4/8/8/8/4K2R w K c6")[0], "dxc6");
}

/// The value of a position in which the game is over; none if it isn't.
fn end(game: &Chess, line: &str) -> Option<i32> {
    let position = after(game, line);
    moves(game, &position).is_empty().then(|| game.value(&position).units())
}

#[test]
fn nearer_mates_are_better() {
    assert_eq!(end(&game("chess:e4 e5 Qh5 Nc6 Bc4 Nf6"), "Qxf7#"), Some(9_999));
    assert_eq!(end(&game("chess:f3 e5"), "g4 Qh4#"), Some(-9_998));
    assert_eq!(end(&game("chess"), "f3 e5 g4 Qh4#"), Some(-9_996));
    // At a horizon, a mate that a capture leads to is seen as far away as it is.
    let game = game("chess:e4 e5 Qh5 Nc6 Bc4 Nf6");
    assert_eq!(game.value(&game.start()), Value::new(9_999));
}

#[test]
fn draws() {
    let stalemate = game("chess:7k/8/8/5Q2/8/8/8/K7 w - -");
    assert_eq!(end(&stalemate, "Qf7"), Some(0));
    for dead in ["8/8/4k3/8/8/3K4/8/8", "8/8/4k3/8/6n1/3K4/8/8", "8/8/4k3/3b4/2b5/1B1K4/8/8"] {
        assert_eq!(end(&game(&format!("chess:{dead} w - -")), ""), Some(0), "{dead}");
    }
    for alive in ["8/8/4k3/8/6np/3K4/8/8", "8/8/4k3/3bb3/8/3K4/8/8", "8/8/4kn2/5n2/8/3K4/8/8"] {
        assert_eq!(end(&game(&format!("chess:{alive} w - -")), ""), None, "{alive}");
    }
}

#[test]
fn fifty_moves_without_a_capture_are_a_draw_but_not_a_mate() {
    let rook = game("chess:7k/8/6K1/8/8/8/8/R7 w - - 99 90");
    assert_eq!(end(&rook, "Rb1"), Some(0));
    assert_eq!(end(&rook, "Ra8#"), Some(9_999));
    assert_eq!(end(&game("chess:7k/8/6K1/8/8/8/8/R7 w - - 98 90"), "Rb1"), None);
    let counts_nothing = game("chess:7k/8/6K1/8/8/8/8/R7 w - - 99 90,merge=positions");
    assert_eq!(end(&counts_nothing, "Rb1"), None);
}

const THERE_AND_BACK: &str = "Nf3 Nf6 Ng1 Ng8";

#[test]
fn the_third_time_is_a_draw() {
    let twice = format!("{THERE_AND_BACK} {THERE_AND_BACK}");
    assert_eq!(end(&game("chess"), THERE_AND_BACK), None);
    assert_eq!(end(&game("chess"), &twice), Some(0));
    // Also if the line that was given has the first times.
    let given = game(&format!("chess:{THERE_AND_BACK}"));
    assert_eq!(end(&given, THERE_AND_BACK), Some(0));
    assert_eq!(end(&given, "Nf3"), None);
    // A move of a pawn in between, and it isn't the same position.
    assert_eq!(end(&game("chess"), &format!("{THERE_AND_BACK} e4 e5 {THERE_AND_BACK}")), None);
    assert_eq!(end(&game("chess:merge=positions"), &twice), None);
}

#[test]
fn a_position_that_has_lost_a_right_is_another_one() {
    // The first time, White may castle.
    let castles = game("chess:4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assert_eq!(end(&castles, "Kd1 Kd8 Ke1 Ke8 Kd1 Kd8 Ke1 Ke8"), None);
    assert_eq!(end(&castles, "Kd1 Kd8 Ke1 Ke8 Kd1 Kd8 Ke1 Ke8 Kd1"), Some(0));
}

#[test]
fn equal_positions_have_the_same_past() {
    let (one, other) = ("Nf3 Nf6 Nc3", "Nc3 Nf6 Nf3");
    let plain = game("chess");
    assert_ne!(after(&plain, one), after(&plain, other));
    let merging = game("chess:merge=positions");
    assert_eq!(after(&merging, one), after(&merging, other));
    assert!(merging.merges() && !plain.merges());
    // Nobody can take the pawn that made a double step, so that it doesn't matter when it did.
    let pawns = game("chess:4k3/3p4/8/8/8/8/4P3/4K3 w - -,merge=positions");
    assert_eq!(after(&pawns, "e4 Ke7 Kd2"), after(&pawns, "Kd2 Ke7 e4"));
    // With another number of moves, a mate is another distance away.
    assert_ne!(after(&merging, THERE_AND_BACK), merging.start());
}

#[test]
fn a_horizon_sees_captures() {
    // The queen is attacked by a pawn: Black, who is to move, takes her.
    let taken = game("chess:6k1/8/3p4/4Q3/8/8/8/4K3 b - -");
    let kept = game("chess:6k1/8/3p4/4Q3/8/8/8/4K3 w - -");
    assert!(taken.value(&taken.start()) < Value::ZERO);
    assert!(kept.value(&kept.start()) > Value::new(700));
    assert_eq!(taken.player(&taken.start()), Player::Min);
    // The initial position is worth nothing to either side.
    assert_eq!(game("chess").value(&game("chess").start()), Value::ZERO);
}

fn counts(search: &str, game: &str, depth: u32, listens: bool) -> Counts {
    let game: AnyGame = game.parse().unwrap();
    let mut search = AnySearch::builder(search, game).option("depth", depth).build().unwrap();
    let mut listener = |_: Line, _: Event<'_>| {};
    while if listens { search.step(&mut listener) } else { search.step(&mut Silent) } {}
    search.outcome().unwrap().counts.clone()
}

#[test]
fn positions_below_the_horizon_are_counted() {
    let ahead = |text: &str, depth| counts("minimax", text, depth, true).ahead;
    // Nothing can be taken; a pawn can take another one; so it can if the other side is to move.
    assert_eq!(ahead("chess:4k3/8/8/8/3pP3/8/8/4K3 w - - 0 1", 0), 0);
    assert_eq!(ahead("chess:4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", 0), 1);
    assert_eq!(ahead("chess:4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1", 0), 1);
    // The pawn that takes is taken by a pawn, and that one by the king.
    assert_eq!(ahead("chess:8/8/4p3/1k1p4/3KP3/8/8/8 w - - 0 1,e5 Kb4", 0), 0);
    assert_eq!(ahead("chess:7k/8/4p3/3p4/4P3/8/8/7K w - - 0 1", 0), 2);
    // A ply further, each move leads to a position of its own.
    let text = "chess:r1bqkbnr/pppp1ppp/2n5/4p3/3PP3/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 3";
    let chess = game(text);
    let each = moves(&chess, &chess.start()).into_iter().map(|mv| {
        let mut ahead = 0;
        chess.value_ahead(&chess.play(&chess.start(), &mv), &mut ahead);
        ahead
    });
    let sum: u64 = each.sum();
    assert!(sum > 100, "{sum}");
    assert_eq!(ahead(text, 1), sum);
}

#[test]
fn all_searches_count_positions_below_the_horizon() {
    let text = "chess:r1bqkbnr/pppp1ppp/2n5/4p3/3PP3/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 3";
    for algorithm in ALGORITHMS {
        // Players of branch and bound don't alternate, and maxⁿ is for three.
        if let "branch-and-bound" | "max-n" = algorithm.name {
            continue;
        }
        let observed = counts(algorithm.name, text, 1, true);
        assert!(observed.ahead > 100, "{}: {}", algorithm.name, observed.ahead);
        assert_eq!(observed, counts(algorithm.name, text, 1, false), "{}", algorithm.name);
        assert_eq!(observed.get("ahead"), Some(observed.ahead));
    }
    let nim = counts("alpha-beta", "nim:3,2", 1, true);
    assert_eq!((nim.ahead, nim.get("ahead")), (0, None));
}

#[test]
fn boards_full_of_queens_are_valued_at_once() {
    let game = game("chess:qqqqk3/qqqq4/8/8/8/8/QQQQ4/QQQQK3 w - -");
    let mut moves = Vec::new();
    game.moves(&game.start(), &mut moves);
    let begin = std::time::Instant::now();
    game.value(&game.play(&game.start(), &moves[0]));
    assert!(begin.elapsed().as_secs() < 3, "{:?}", begin.elapsed());
}

#[test]
fn a_game_without_a_count_of_moves_is_not_drawn_by_it() {
    let game = game("chess:7k/8/6K1/8/8/8/8/R7 w - - 100 90,merge=positions");
    assert!(!game.is_over(&game.start()));
}

fn bounds(text: &str) -> (i32, i32) {
    let game = game(text);
    let Interval { lower, upper } = game.interval(&game.start()).unwrap();
    (lower.units(), upper.units())
}

#[test]
fn bounds_are_those_of_moving_and_of_passing() {
    let queen = "6k1/8/3p4/4Q3/8/8/8/4K3";
    let (lower, upper) = bounds(&format!("chess:{queen} w - -"));
    let value = |text: &str| game(text).value(&game(text).start()).units();
    assert_eq!(upper, value(&format!("chess:{queen} w - -")));
    assert_eq!(lower, value(&format!("chess:{queen} b - -")), "passed, White loses the queen");
    assert!(upper - lower > 800);
    // Seen from Black's side, all is the other way round.
    let black = "4k3/8/8/8/4q3/3P4/8/6K1 b - -";
    let (low, high) = bounds(&format!("chess:{black}"));
    assert_eq!((low, high), (-upper, -lower));
    // Nothing is attacked: the ends are equal, or nearly so.
    assert_eq!(bounds("chess"), (0, 0));
}

#[test]
fn in_check_bounds_are_those_of_the_moves_out_of_it() {
    let text = "chess:4k3/8/8/8/8/4r3/8/R3KB2 w - -";
    let game = game(text);
    let start = game.start();
    let children: Vec<_> =
        moves(&game, &start).iter().map(|mv| game.value(&game.play(&start, mv)).units()).collect();
    let ends = (*children.iter().min().unwrap(), *children.iter().max().unwrap());
    assert_eq!(bounds(text), ends);
    assert!(ends.0 < ends.1);
}

#[test]
fn text_of_several_kinds_is_the_same_game() {
    let plain = game("chess:rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    let underlined = game("chess: rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR_w_KQkq_-_0_2");
    assert_eq!(plain, underlined);
    for text in ["chess:1. e4 e5 2. Nf3", "chess:e2e4 e7e5 g1f3", "chess:1.e4_e5_2.Nf3!"] {
        assert_eq!(game(text).to_string(), "chess:e4 e5 Nf3");
    }
    let castled = "chess:4k3/8/8/8/8/8/8/4K2R w K - 0 1,O-O";
    for text in
        [castled, "chess:4k3/8/8/8/8/8/8/4K2R w K,0-0", "chess:4k3/8/8/8/8/8/8/4K2R w K,e1g1"]
    {
        assert_eq!(game(text).to_string(), castled);
    }
    assert_eq!(
        game("chess:rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").to_string(),
        "chess"
    );
}
