//! Tests of the end of a game, which is told without a list of its moves.

use std::cell::Cell;

use plyscope::{
    AnyGame, GAMES, Game, Player, Search, Settings, Silent, Value, b_star::BStar,
    proof_number::ProofNumber, run,
};

/// A game with many moves, which counts the moves that it lists.
struct Wide<'a> {
    width: u32,
    listed: &'a Cell<u64>,
}

impl Game for Wide<'_> {
    /// The number of moves made, and the last one.
    type Position = (u32, u32);
    type Move = u32;

    fn start(&self) -> (u32, u32) {
        (0, 0)
    }
    fn player(&self, &(made, _): &(u32, u32)) -> Player {
        if made % 2 == 0 { Player::Max } else { Player::Min }
    }
    fn moves(&self, position: &(u32, u32), moves: &mut Vec<u32>) {
        if !self.is_over(position) {
            self.listed.set(self.listed.get() + u64::from(self.width));
            moves.extend(0..self.width);
        }
    }
    fn is_over(&self, &(made, _): &(u32, u32)) -> bool {
        made == 3
    }
    fn play(&self, &(made, _): &(u32, u32), &mv: &u32) -> (u32, u32) {
        (made + 1, mv)
    }
    fn value(&self, &(_, last): &(u32, u32)) -> Value {
        Value::new((last % 7) as i32)
    }
    fn interval(&self, position: &(u32, u32)) -> Option<plyscope::Interval> {
        let (lower, upper) = (Value::ZERO, Value::new(6));
        (!self.is_over(position)).then_some(plyscope::Interval { lower, upper })
    }
}

/// The moves that are listed while a search makes so many expansions.
fn listed<S: Search>(open: impl Fn(Settings) -> S, expansions: u64, listed: &Cell<u64>) -> u64
where
    S::Game: Game,
{
    listed.set(0);
    let given = [("budget", expansions.to_string())];
    let settings = Settings::of(S::ALGORITHM.name, S::ALGORITHM.options, given).unwrap();
    run(&mut open(settings), &mut Silent);
    listed.get()
}

#[test]
fn new_children_are_not_asked_for_their_moves() {
    let (width, count) = (1_000, Cell::new(0));
    let game = || Wide { width, listed: &count };
    for expansions in [1, 5, 20] {
        let b_star = listed(|it| BStar::with_settings(game(), &it).unwrap(), expansions, &count);
        let proofs =
            listed(|it| ProofNumber::with_settings(game(), &it).unwrap(), expansions, &count);
        // Each expansion lists the moves of the node; opening may look at the root.
        let most = (expansions + 2) * u64::from(width);
        assert!(b_star <= most && proofs <= most, "{b_star} and {proofs} of {most}");
    }
}

#[test]
fn a_game_is_over_where_it_has_no_moves() {
    for info in GAMES {
        let game: AnyGame = info.example.parse().unwrap();
        for seed in 0..20 {
            let (mut position, mut random) = (game.start(), numbers(seed));
            for _ in 0..60 {
                let mut moves = Vec::new();
                game.moves(&position, &mut moves);
                assert_eq!(game.is_over(&position), moves.is_empty(), "{game} {position:?}");
                if moves.is_empty() {
                    break;
                }
                position = game.play(&position, &moves[random(moves.len())]);
            }
        }
    }
}

/// Returns a generator of numbers below a limit (xorshift).
fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    move |below| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as usize % below
    }
}
