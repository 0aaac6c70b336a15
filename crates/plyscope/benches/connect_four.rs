//! Alpha-beta on Connect Four against a well-known crate's negamax, which does
//! the same work on the same game: no evaluation, columns from left to right.
//!
//! The peer shuffles the moves at the root, so that its trees differ from run
//! to run: nodes a second are held against each other, in turns.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use minimax::{Evaluation, Evaluator, Negamax, Strategy, Winner};
use plyscope::connect_four::{Column, ConnectFour, Position};
use plyscope::{Game, Player, Silent, Value, alpha_beta, alpha_beta::AlphaBeta, run};

const GAME: &str = "connect-four:evaluation=zero";
const DEPTHS: [u8; 2] = [9, 10];
const RUNS: usize = 301;

static CONNECT_FOUR: LazyLock<ConnectFour> = LazyLock::new(|| GAME.parse().expect("a game"));
static NODES: AtomicU64 = AtomicU64::new(0);

/// The same game, as the peer wants it.
struct Peers;

/// A plain addition, as our own counts are: one that locks would slow the peer.
fn count() {
    NODES.store(NODES.load(Ordering::Relaxed) + 1, Ordering::Relaxed);
}

/// As whoever is to move sees it.
fn winner(position: &Position) -> Option<Winner> {
    let value = CONNECT_FOUR.value(position);
    (value != Value::ZERO).then(|| match (value > Value::ZERO, CONNECT_FOUR.player(position)) {
        (true, Player::Max) | (false, Player::Min) => Winner::PlayerToMove,
        _ => Winner::PlayerJustMoved,
    })
}

impl minimax::Game for Peers {
    type S = Position;
    type M = Column;

    fn generate_moves(position: &Position, moves: &mut Vec<Column>) -> Option<Winner> {
        count();
        CONNECT_FOUR.moves(position, moves);
        if moves.is_empty() { winner(position).or(Some(Winner::Draw)) } else { None }
    }

    fn apply(position: &mut Position, column: Column) -> Option<Position> {
        Some(CONNECT_FOUR.play(position, &column))
    }

    fn get_winner(position: &Position) -> Option<Winner> {
        count();
        winner(position)
    }
}

#[derive(Clone, Default)]
struct Zero;

impl Evaluator for Zero {
    type G = Peers;

    fn evaluate(&self, _: &Position) -> Evaluation {
        0
    }
}

/// Nodes a second.
fn ours(depth: u8) -> f64 {
    let options = alpha_beta::Options { depth: Some(depth.into()), ..Default::default() };
    let mut search = AlphaBeta::new(*CONNECT_FOUR, options);
    let begin = Instant::now();
    let outcome = run(&mut search, &mut Silent);
    let time = begin.elapsed();
    assert_eq!(outcome.value(), Some(Value::ZERO), "nobody wins so early");
    outcome.counts.nodes as f64 / time.as_secs_f64()
}

fn peers(depth: u8) -> f64 {
    let mut search = Negamax::new(Zero, depth);
    NODES.store(0, Ordering::Relaxed);
    let begin = Instant::now();
    search.choose_move(&CONNECT_FOUR.start());
    let time = begin.elapsed();
    NODES.load(Ordering::Relaxed) as f64 / time.as_secs_f64()
}

fn main() {
    // Asked for a list of the tests in it, or to run them: there are none.
    if std::env::args().any(|argument| argument == "--list" || argument == "--test") {
        return;
    }
    println!("{GAME}: millions of nodes a second, the best of {RUNS} runs in turns");
    for depth in DEPTHS {
        let runs = (0..RUNS).map(|_| (ours(depth), peers(depth)));
        let best = |a: (f64, f64), b: (f64, f64)| (a.0.max(b.0), a.1.max(b.1));
        let (ours, peers) = runs.reduce(best).unwrap_or_default();
        println!(
            "alpha-beta / minimax crate, depth {depth}: {:.2} x (goal >= 1.0); {:.1} / {:.1}",
            ours / peers,
            ours / 1e6,
            peers / 1e6
        );
    }
}
