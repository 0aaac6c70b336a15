//! Test positions of chess: how often each search finds the best move when it may visit the same
//! number of nodes; and what alpha-beta says of the moves that B* proves best.
//!
//! `cargo bench -p plyscope --bench chess`

use std::cell::Cell;

use plyscope::chess::Chess;
use plyscope::{AnySearch, Event, Game, Line, Outcome, Reason, Silent, Value};

/// Positions with their best moves, which are facts: the Bratko-Kopec test (1982).
const BRATKO_KOPEC: &[(&str, &str)] = &[
    ("1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - -", "Qd1+"),
    ("3r1k2/4npp1/1ppr3p/p6P/P2PPPP1/1NR5/5K2/2R5 w - -", "d5"),
    ("2q1rr1k/3bbnnp/p2p1pp1/2pPp3/PpP1P1P1/1P2BNNP/2BQ1PRK/7R b - -", "f5"),
    ("rnbqkb1r/p3pppp/1p6/2ppP3/3N4/2P5/PPP1QPPP/R1B1KB1R w KQkq -", "e6"),
    ("r1b2rk1/2q1b1pp/p2ppn2/1p6/3QP3/1BN1B3/PPP3PP/R4RK1 w - -", "Nd5 a4"),
    ("2r3k1/pppR1pp1/4p3/4P1P1/5P2/1P4K1/P1P5/8 w - -", "g6"),
    ("1nk1r1r1/pp2n1pp/4p3/q2pPp1N/b1pP1P2/B1P2R2/2P1B1PP/R2Q2K1 w - -", "Nf6"),
    ("4b3/p3kp2/6p1/3pP2p/2pP1P2/4K1P1/P3N2P/8 w - -", "f5"),
    ("2kr1bnr/pbpq4/2n1pp2/3p3p/3P1P1B/2N2N1Q/PPP3PP/2KR1B1R w - -", "f5"),
    ("3rr1k1/pp3pp1/1qn2np1/8/3p4/PP1R1P2/2P1NQPP/R1B3K1 b - -", "Ne5"),
    ("2r1nrk1/p2q1ppp/bp1p4/n1pPp3/P1P1P3/2PBB1N1/4QPPP/R4RK1 w - -", "f4"),
    ("r3r1k1/ppqb1ppp/8/4p1NQ/8/2P5/PP3PPP/R3R1K1 b - -", "Bf5"),
    ("r2q1rk1/4bppp/p2p4/2pP4/3pP3/3Q4/PP1B1PPP/R3R1K1 w - -", "b4"),
    ("rnb2r1k/pp2p2p/2pp2p1/q2P1p2/8/1Pb2NP1/PB2PPBP/R2Q1RK1 w - -", "Qd2 Qe1"),
    ("2r3k1/1p2q1pp/2b1pr2/p1pp4/6Q1/1P1PP1R1/P1PN2PP/5RK1 w - -", "Qxg7+"),
    ("r1bqkb1r/4npp1/p1p4p/1p1pP1B1/8/1B6/PPPN1PPP/R2Q1RK1 w kq -", "Ne4"),
    ("r2q1rk1/1ppnbppp/p2p1nb1/3Pp3/2P1P1P1/2N2N1P/PPB1QP2/R1B2RK1 b - -", "h5"),
    ("r1bq1rk1/pp2ppbp/2np2p1/2n5/P3PP2/N1P2N2/1PB3PP/R1B1QRK1 b - -", "Nb3"),
    ("3rr3/2pq2pk/p2p1pnp/8/2QBPP2/1P6/P5PP/4RRK1 b - -", "Rxe4"),
    ("r4k2/pb2bp1r/1p1qp2p/3pNp2/3P1P2/2N3P1/PPP1Q2P/2KRR3 w - -", "g4"),
    ("3rn2k/ppb2rpp/2ppqp2/5N2/2P1P3/1P5Q/PB3PPP/3RR1K1 w - -", "Nh6"),
    ("2r2rk1/1bqnbpp1/1p1ppn1p/pP6/N1P1P3/P2B1N1P/1B2QPP1/R2R2K1 b - -", "Bxe4"),
    ("r1bqk2r/pp2bppp/2p5/3pP3/P2Q1P2/2N1B3/1PP3PP/R4RK1 b kq -", "f6"),
    ("r2qnrnk/p2b2b1/1p1p2pp/2pPpp2/1PP1P3/PRNBB3/3QNPPP/5RK1 w - -", "f4"),
];

/// The first positions of "Win at Chess" (Fred Reinfeld).
const WIN_AT_CHESS: &[(&str, &str)] = &[
    ("2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - -", "Qg6"),
    ("8/7p/5k2/5p2/p1p2P2/Pr1pPK2/1P1R3P/8 b - -", "Rxb2"),
    ("5rk1/1ppb3p/p1pb4/6q1/3P1p1r/2P1R2P/PP1BQ1P1/5RKN w - -", "Rg3"),
    ("r1bq2rk/pp3pbp/2p1p1pQ/7P/3P4/2PB1N2/PP3PPR/2KR4 w - -", "Qxh7+"),
    ("5k2/6pp/p1qN4/1p1p4/3P4/2PKP2Q/PP3r2/3R4 b - -", "Qc4+"),
    ("7k/p7/1R5K/6r1/6p1/6P1/8/8 w - -", "Rb7"),
    ("rnbqkb1r/pppp1ppp/8/4P3/6n1/7P/PPPNPPP1/R1BQKBNR b KQkq -", "Ne3"),
    ("r4q1k/p2bR1rp/2p2Q1N/5p2/5p2/2P5/PP3PPP/R5K1 w - -", "Rf7"),
    ("3q1rk1/p4pp1/2pb3p/3p4/6Pr/1PNQ4/P1PB1PP1/4RRK1 b - -", "Bh2+"),
    ("2br2k1/2q3rn/p2NppQ1/2p1P3/Pp5R/4P3/1P3PPP/3R2K1 w - -", "Rxh7"),
    ("r1b1kb1r/3q1ppp/pBp1pn2/8/Np3P2/5B2/PPP3PP/R2Q1RK1 w kq -", "Bxc6"),
    ("4k1r1/2p3r1/1pR1p3/3pP2p/3P2qP/P4N2/1PQ4P/5R1K b - -", "Qxf3+"),
    ("5rk1/pp4p1/2n1p2p/2Npq3/2p5/6P1/P3P1BP/R4Q1K w - -", "Qxf8+"),
    ("r2rb1k1/pp1q1p1p/2n1p1p1/2bp4/5P2/PP1BPR1Q/1BPN2PP/R5K1 w - -", "Qxh7+"),
    ("1R6/1brk2p1/4p2p/p1P1Pp2/P7/6P1/1P4P1/2R3K1 w - -", "Rxb7"),
];

/// So many nodes a search may visit, or generate if it is best-first.
const NODES: u64 = 20_000;

/// Each search with the option that limits it, and what doubles or grows by one.
const SEARCHES: &[(&str, &str)] = &[
    ("alpha-beta", "depth"),
    ("nega-scout", "depth"),
    ("mtd", "depth"),
    ("b-star", "budget"),
    ("proof-number", "budget"),
    ("mcts", "iterations"),
];

fn chess(fen: &str) -> Chess {
    format!("chess:{fen}").parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Returns the outcome; none if the search goes beyond the nodes.
fn outcome(name: &str, game: &Chess, options: &[(&str, String)]) -> Option<Outcome> {
    let all = options.iter().map(|(name, value)| (*name, value.clone()));
    let mut search = AnySearch::builder(name, game.clone()).options(all).build().expect("a search");
    let nodes = Cell::new(0);
    let mut count = |_: Line, event: Event<'_>| {
        let more = match event {
            Event::Enter { .. } => 1,
            Event::Expand { children, .. } if name == "b-star" || name == "proof-number" => {
                u64::from(children.count)
            }
            _ => 0,
        };
        nodes.set(nodes.get() + more);
    };
    while search.step(&mut count) {
        if nodes.get() > NODES {
            return None;
        }
    }
    search.outcome().filter(|outcome| outcome.counts.nodes <= NODES).cloned()
}

/// Returns the outcome with the greatest limit that keeps within the nodes.
fn deepest(name: &str, limit: &str, game: &Chess) -> Option<Outcome> {
    let mut found = None;
    for step in 1_u64.. {
        let value = match limit {
            "depth" => step,
            // The horizon of a playout.
            "iterations" => 64 << step,
            _ => 8 << step,
        };
        let mut options = vec![(limit, value.to_string())];
        match name {
            "mcts" => options.push(("depth", "4".to_owned())),
            "proof-number" => options.push(("goal", goal(game).to_string())),
            _ => {}
        }
        let next = outcome(name, game, &options);
        let ended =
            next.as_ref().is_some_and(|next| limit == "budget" && next.reason != Reason::Budget);
        if next.is_none() {
            return found;
        }
        found = next;
        if ended || limit == "iterations" && value >= 1 << 16 {
            return found;
        }
    }
    found
}

/// A mate of the side to move.
fn goal(game: &Chess) -> i32 {
    if game.player(&game.start()) == plyscope::Player::Max { 9_001 } else { -9_000 }
}

fn name(game: &Chess, best: Option<u32>) -> String {
    let mut moves = Vec::new();
    game.moves(&game.start(), &mut moves);
    let best = best.and_then(|best| moves.get(best as usize));
    best.and_then(|mv| game.move_name(&game.start(), mv)).unwrap_or_default()
}

/// Prints how many of the positions each search solves.
fn table(title: &str, positions: &[(&str, &str)]) {
    println!("{title}: {} positions, {NODES} nodes", positions.len());
    for (search, limit) in SEARCHES {
        let mut found = Vec::new();
        for (at, (fen, best)) in (1..).zip(positions) {
            let game = chess(fen);
            let Some(outcome) = deepest(search, limit, &game) else { continue };
            let played = name(&game, outcome.best);
            if best
                .split(' ')
                .any(|best| best.trim_end_matches('+') == played.trim_end_matches(['+', '#']))
            {
                found.push(at);
            }
        }
        println!("  {search:14} {:2}  {found:?}", found.len());
    }
}

/// The horizon at which moves are compared.
const DEPTH: u32 = 3;

/// Prints what alpha-beta says of the moves that B* separates at the same horizon.
fn confirm(title: &str, positions: &[(&str, &str)]) {
    println!(
        "{title}: moves that B* separates at depth {DEPTH}, and those that alpha-beta values more"
    );
    let (mut separated, mut confirmed) = (0, 0);
    for (at, (fen, _)) in (1..).zip(positions) {
        let game = chess(fen);
        let options = [("depth", DEPTH.to_string()), ("budget", (NODES / 8).to_string())];
        let Some(star) = outcome("b-star", &game, &options) else { continue };
        if star.reason != Reason::Separation {
            continue;
        }
        separated += 1;
        let sign = if game.player(&game.start()) == plyscope::Player::Max { 1 } else { -1 };
        let values: Vec<_> = values(&game, DEPTH).into_iter().map(|value| sign * value).collect();
        let (mine, top) = (values[star.best.expect("a move") as usize], values.iter().max());
        let more = top.expect("a move") - mine;
        confirmed += u32::from(more == 0);
        if more > 0 {
            println!("  {at:2} {:6} {more} hundredths of a pawn more", name(&game, star.best));
        }
    }
    println!("  {confirmed} of {separated} are confirmed");
}

/// The value of each move by alpha-beta, at a depth from the root.
fn values(game: &Chess, depth: u32) -> Vec<i32> {
    let mut moves = Vec::new();
    game.moves(&game.start(), &mut moves);
    let value = |index: usize| {
        let after = After { game, start: game.play(&game.start(), &moves[index]) };
        let mut search = AnySearch::builder("alpha-beta", after)
            .options([("depth", (depth - 1).to_string())])
            .build()
            .expect("a search");
        while search.step(&mut Silent) {}
        search.outcome().and_then(Outcome::value).map_or(0, Value::units)
    };
    (0..moves.len()).map(value).collect()
}

/// The game from a later position.
struct After<'a> {
    game: &'a Chess,
    start: plyscope::chess::Position,
}

impl Game for After<'_> {
    type Position = plyscope::chess::Position;
    type Move = plyscope::chess::Move;

    fn start(&self) -> Self::Position {
        self.start.clone()
    }
    fn player(&self, position: &Self::Position) -> plyscope::Player {
        self.game.player(position)
    }
    fn moves(&self, position: &Self::Position, moves: &mut Vec<Self::Move>) {
        self.game.moves(position, moves);
    }
    fn play(&self, position: &Self::Position, mv: &Self::Move) -> Self::Position {
        self.game.play(position, mv)
    }
    fn value(&self, position: &Self::Position) -> Value {
        self.game.value(position)
    }
}

fn main() {
    table("Bratko-Kopec", BRATKO_KOPEC);
    table("Win at Chess", WIN_AT_CHESS);
    confirm("Bratko-Kopec", BRATKO_KOPEC);
    confirm("Win at Chess", WIN_AT_CHESS);
}
