//! What merging saves, over small games where positions recur.
//!
//! A merged search may go another way, and in a single run take more nodes: it is the
//! total over many runs that is less.

use plyscope::b_star::Options;
use plyscope::{AnyGame, Game, Interval, Player, Value};

use super::{POLICIES, assert_merging_right, minimax, with};

/// Where the bounds of a game come from.
#[derive(Clone, Copy, Debug)]
enum Source {
    /// B* makes them, and cuts them off to the range of the game's values.
    Made,
    /// B* makes them, and knows no range.
    MadeWithoutRange,
    /// The game tells them: nodes with equal positions have equal bounds.
    Told,
}

/// A small game with bounds from a source.
struct Bounded {
    game: AnyGame,
    source: Source,
    seed: u64,
}

impl Game for Bounded {
    type Position = <AnyGame as Game>::Position;
    type Move = <AnyGame as Game>::Move;

    fn start(&self) -> Self::Position {
        self.game.start()
    }
    fn player(&self, position: &Self::Position) -> Player {
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
    fn interval(&self, position: &Self::Position) -> Option<Interval> {
        matches!(self.source, Source::Told).then(|| {
            let value = minimax(&self.game, position, None);
            // FNV-1a, which is the same on every platform.
            let hash = format!("{position:?}{}", self.seed)
                .bytes()
                .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
                    (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
                });
            let mut moves = Vec::new();
            self.moves(position, &mut moves);
            if moves.is_empty() {
                return Interval::exactly(value);
            }
            let (below, above) = (1 + (hash >> 20) % 3, 1 + (hash >> 40) % 3);
            Interval { lower: value.plus(-(below as i32)), upper: value.plus(above as i32) }
        })
    }
    fn value_range(&self) -> Option<Interval> {
        matches!(self.source, Source::Made).then(|| self.game.value_range()).flatten()
    }
}

/// Returns the sums of nodes and of expansions without and with merging.
fn merging(source: Source) -> [[u64; 2]; 2] {
    let games = [
        "nim:3,2",
        "nim:2,2,1",
        "nim:3,1,2,play=normal",
        "nim:2,2,2",
        "tic-tac-toe:X.O/.X./..O",
        "tic-tac-toe:XO./.X./..O",
        "tic-tac-toe:..O/.X./...",
    ];
    let mut sums = [[0, 0]; 2];
    for text in games {
        for (policy, seed) in POLICIES.into_iter().flat_map(|p| [(p, 1), (p, 2), (p, 3)]) {
            let game = Bounded { game: text.parse().unwrap(), source, seed };
            let options = Options { seed, width: 3, ..with(policy) };
            let outcomes =
                assert_merging_right(&game, &options, |p| minimax(&game, p, None).units());
            for (sum, outcome) in sums.iter_mut().zip(outcomes) {
                sum[0] += outcome.counts.nodes;
                sum[1] += outcome.counts.get("expansions").unwrap();
            }
        }
    }
    println!("nodes and expansions: {:?} without merging, {:?} with", sums[0], sums[1]);
    sums
}

#[test]
fn merging_takes_fewer_nodes_and_expansions_where_equal_positions_have_equal_bounds() {
    let [off, on] = merging(Source::Told);
    assert!(on[0] < off[0] && on[1] < off[1], "{off:?}, {on:?}");
}

#[test]
fn merging_takes_fewer_nodes_and_expansions_where_the_range_is_unknown() {
    let [off, on] = merging(Source::MadeWithoutRange);
    assert!(on[0] < off[0] && on[1] < off[1], "{off:?}, {on:?}");
}

/// Bounds are made for a node, not for a position, and in a small range many are exact by
/// luck. Merged nodes all have the bounds of the first; unmerged, each has bounds of its own,
/// and so another chance of good ones. So merging still takes fewer nodes, but may take more
/// expansions.
#[test]
fn merging_takes_fewer_nodes_where_bounds_are_cut_off() {
    let [off, on] = merging(Source::Made);
    assert!(on[0] < off[0], "{off:?}, {on:?}");
}
