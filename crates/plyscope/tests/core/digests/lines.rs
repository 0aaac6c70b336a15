//! Runs that are the same on every platform, each with a number made of all that it says.

use std::fmt::{self, Write};

use plyscope::{ALGORITHMS, AnyGame, AnySearch, Event, Line};

/// The example of each game, and trees with what the others don't have.
pub(crate) const TEXTS: &[&str] = &[
    "tree:[[3,12,8],[2,4,6],[14,5,2]]",
    "random:branching=3,depth=4,seed=7",
    "tic-tac-toe:X.O/.X./..O",
    "nim:3,2",
    "tsp:random,cities=6,seed=2",
    "puzzle:1 2 3/4 . 6/7 5 8",
    "connect-four:4453",
    "sum:{4|1}+{3|-2}+{0|-5}",
    "pig:die=3",
    "players:[[(1,2,6),(4,3,2)],[(6,1,2),(7,4,1)]]",
    "chess:e4 e5 Qh5 Nc6 Bc4 Nf6",
    "words:7/4IT1/2TONAL/1SOW3/7/7/7,EO,VM",
    "tree:min:[[0.5,[inf,-1]],[-inf,[2,[3,0.25]]],[[1,2],[4,-3]]]",
    "tree:[15..30[15..26[22..26],19..25[23..25],22..30],8..22[8..15],10..19[10..14]]",
    "tree:[[&x[3,12],4],[*x,6],[&y[*x,5],7]]",
    "tree:min-only:[A:4..20[5,9],B:6..20[6,8]]",
    "players:random,branching=3,depth=4,seed=7,total=9",
    "tree:[A:chance:[1/3:5,2/3:[2,9]],B:chance:[[1,3],0,-7],chance:[0.9:4,0.1:[6,8]]]",
];

/// Where a run is left, if it isn't over by then.
const EVENTS: u32 = 10_000;

/// A hash that text is written to (FNV-1a).
struct Digest(u64);

impl Write for Digest {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

/// Returns the digest of a run; `None` if the search can't run on this game with these options.
fn digest(name: &str, game: &AnyGame, given: &[(&str, &str)]) -> Option<u64> {
    let options = given.iter().copied();
    let mut search = AnySearch::builder(name, game.clone()).options(options).build().ok()?;
    let (mut digest, mut events) = (Digest(0xcbf2_9ce4_8422_2325), 0);
    while search.step(&mut |line: Line, event: Event<'_>| {
        write!(digest, "{line} {event:?}").unwrap();
        events += 1;
    }) && events < EVENTS
    {}
    Some(digest.0)
}

/// Returns a line for each search and each game that is known here and that it can run on, with a
/// horizon if there is no other way.
pub(crate) fn lines() -> Vec<String> {
    let mut lines = Vec::new();
    let games = TEXTS.iter().filter_map(|text| Some((text, text.parse::<AnyGame>().ok()?)));
    for (text, game) in games {
        for algorithm in ALGORITHMS {
            let name = algorithm.name;
            let ways: [&[_]; 2] = [&[], &[("depth", "3")]];
            for given in ways {
                if let Some(digest) = digest(name, &game, given) {
                    let given: String =
                        given.iter().map(|(name, value)| format!(" {name}={value}")).collect();
                    lines.push(format!("{digest:016x} {name}{given} {text}"));
                    break;
                }
            }
        }
    }
    lines
}
