//! Small endgames, with their values by going through all lines of play.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use oorandom::Rand32;
use plyscope::{AnyGame, AnySearch, Game, Outcome, Silent};

use super::plain::{Board, Laid, Words, rest, worth};
use super::{letters, random_board, text};

struct Endgame {
    text: String,
    board: Board,
    value: i32,
    /// The value of what each play leads to; a pass lays nothing.
    values: BTreeMap<Laid, i32>,
}

/// Returns the value, and that of each play, by going through all lines of play.
fn minimax(
    board: &Board,
    racks: [&[u8]; 2],
    mover: usize,
    passed: bool,
    words: &Words,
) -> (i32, BTreeMap<Laid, i32>) {
    let left = |rack: &[u8]| rack.iter().map(|&tile| worth(tile)).sum::<i32>();
    let difference = left(racks[1]) - left(racks[0]);
    if racks.iter().any(|rack| rack.is_empty()) {
        return (2 * difference, BTreeMap::new());
    }
    let pass = match passed {
        true => difference,
        false => minimax(board, racks, 1 - mover, true, words).0,
    };
    let mut values = BTreeMap::from([(Vec::new(), pass)]);
    let tiles: Vec<u8> = board.letters().chain(racks.concat()).collect();
    let words = &words.with_letters(&tiles);
    for (laid, points) in board.plays(racks[mover], words) {
        let left = rest(racks[mover], &laid);
        let mut racks = racks;
        racks[mover] = &left;
        let (value, _) = minimax(&board.with(&laid), racks, 1 - mover, false, words);
        values.insert(laid, value + if mover == 0 { points } else { -points });
    }
    let all = values.values().copied();
    (if mover == 0 { all.max() } else { all.min() }.unwrap(), values)
}

/// Returns 200 endgames with up to three letters on each rack, five on both.
fn endgames() -> &'static [Endgame] {
    static ENDGAMES: OnceLock<Vec<Endgame>> = OnceLock::new();
    ENDGAMES.get_or_init(|| {
        let scowl = Words::scowl();
        let mut random = Rand32::new(2);
        let mut endgames = Vec::new();
        while endgames.len() < 200 {
            let size = random.rand_range(4..8) as usize;
            let plays = random.rand_range(2..8);
            let board = random_board(size, plays, &mut random);
            let racks = [0, 1].map(|_| {
                let count = random.rand_range(1..4);
                letters(count, &mut random)
            });
            let mover = random.rand_range(0..2) as usize;
            let all = racks.concat();
            if all.len() > 5 || all.iter().filter(|&&tile| tile == b'?').count() > 1 {
                continue;
            }
            let racks = [&racks[0][..], &racks[1][..]];
            let first = if mover == 0 { "max" } else { "min" };
            let text = format!("{},first={first}", text(&board, racks));
            let (value, values) = minimax(&board, racks, mover, false, &scowl);
            endgames.push(Endgame { text, board, value, values });
        }
        endgames
    })
}

fn searched(name: &str, game: &str, options: &[(&str, &str)]) -> (AnyGame, Outcome) {
    let game: AnyGame = game.parse().unwrap();
    let mut search =
        AnySearch::builder(name, game.clone()).options(options.iter().copied()).build().unwrap();
    while search.step(&mut Silent) {}
    (game, search.outcome().unwrap().clone())
}

#[test]
fn values_are_those_of_all_lines_of_play() {
    for Endgame { text, value, .. } in endgames() {
        for (search, options) in [("minimax", &[][..]), ("alpha-beta", &[("table", "on")])] {
            let (_, outcome) = searched(search, text, options);
            assert_eq!(outcome.value().unwrap().units(), *value, "{search} {text}");
        }
    }
}

/// A row of the table in the documentation: the endgames in which a search chose a best play, its
/// expansions, and its nodes.
fn row(title: &str, search: &str, plans: &str, options: &[(&str, &str)]) -> String {
    let (mut right, mut expansions, mut nodes) = (0, None, 0);
    for Endgame { text, board, value, values } in endgames() {
        let (game, outcome) = searched(search, &format!("{text},plans={plans}"), options);
        let (start, mut moves) = (game.start(), Vec::new());
        game.moves(&start, &mut moves);
        let best = &moves[outcome.best.unwrap() as usize];
        let laid = match &*game.move_name(&start, best).unwrap() {
            "pass" => Vec::new(),
            name => board.read(name).0,
        };
        right += u32::from(values[&laid] == *value);
        nodes += outcome.counts.nodes;
        if let Some(count) = outcome.counts.get("expansions") {
            *expansions.get_or_insert(0) += count;
        }
    }
    let expansions = expansions.map_or(" ".to_owned(), |count| format!(" {} ", grouped(count)));
    format!("| {title} | {right} |{expansions}| {} |", grouped(nodes))
}

/// Writes a number with a comma before the last three digits.
fn grouped(number: u64) -> String {
    match number {
        0..1000 => number.to_string(),
        _ => format!("{},{:03}", number / 1000, number % 1000),
    }
}

#[test]
fn b_star_beside_alpha_beta_is_as_documented() {
    let docs = include_str!("../../../../../docs/words.md");
    let (little, much) = ([("widen", "2"), ("rounds", "2")], [("widen", "8"), ("rounds", "2")]);
    let rows = [
        row("minimax", "minimax", "none", &[]),
        row("alpha-beta", "alpha-beta", "none", &[]),
        row("alpha-beta, `table=on`", "alpha-beta", "none", &[("table", "on")]),
        row("B\\*, `plans=race`", "b-star", "race", &[]),
        row("B\\*, `plans=race`, `widen=2`, `rounds=2`", "b-star", "race", &little),
        row("B\\*, `plans=race`, `widen=8`, `rounds=2`", "b-star", "race", &much),
        row("B\\*, `plans=alone`", "b-star", "alone", &[]),
        row("B\\*, `plans=alone`, `widen=8`, `rounds=2`", "b-star", "alone", &much),
    ];
    assert!(docs.contains(&rows.join("\n")), "docs/words.md is to have\n{}", rows.join("\n"));
}
