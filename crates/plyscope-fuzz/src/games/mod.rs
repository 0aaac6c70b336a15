//! Texts of games and trees, by the grammar of docs/notation.md.

mod tree;

use arbitrary::{Result, Unstructured};
use plyscope::{GAMES, GameInfo, OptionKind, OptionSpec};

pub(crate) use tree::{number, small};

/// Returns the text of a game, most often of a tree.
pub(crate) fn game(u: &mut Unstructured<'_>) -> Result<String> {
    if u.ratio(3, 5)? {
        return tree::text(u);
    }
    let game = u.choose(GAMES)?;
    let place = place(game, u)?;
    let mut text = game.name.to_owned();
    let mut between = ':';
    for part in place.into_iter().chain(options(game.options, u)?) {
        text.push(between);
        text.push_str(&part);
        between = ',';
    }
    Ok(text)
}

/// Returns the text of a game of one player who minimises.
pub(crate) fn for_one(u: &mut Unstructured<'_>) -> Result<String> {
    Ok(match u.int_in_range(0..=3_u8)? {
        0 => format!("tsp:{}", matrix(u)?.replacen("random", "random,cities=5", 1)),
        1 => format!("puzzle:{}", puzzle(u)?),
        2 => "min-only:[A:4..20[5,9],B:6..20[6,8]]".to_owned(),
        _ => format!("min-only:[{}..9[{},{}]]", -9, number(u)?, small(u)?),
    })
}

/// Returns the text of a game of three players.
pub(crate) fn for_three(u: &mut Unstructured<'_>) -> Result<String> {
    Ok(format!("players:{}", payoffs(u)?))
}

/// Returns a tree with the payoffs of three players at its leaves.
fn payoffs(u: &mut Unstructured<'_>) -> Result<String> {
    if u.ratio(1, 4)? {
        let [branching, depth] = [u.int_in_range(1..=3_u8)?, u.int_in_range(0..=5_u8)?];
        let seed = u.int_in_range(0..=999_u16)?;
        return Ok(format!("random,branching={branching},depth={depth},seed={seed}"));
    }
    node(u, 4)
}

/// Returns a node with its name, if it has one, and what is below it, so many plies at most.
fn node(u: &mut Unstructured<'_>, plies: u32) -> Result<String> {
    let name = *u.choose(&["", "", "a:", "\"b c\":"])?;
    if plies == 0 || u.ratio(1, 4)? {
        return Ok(format!("{name}({})", list(u, 3..=3, ",", payoff)?));
    }
    let seat = *u.choose(&["", "", "p1", "p2", "p3"])?;
    Ok(format!("{name}{seat}[{}]", list(u, 1..=3, ",", |u| node(u, plies - 1))?))
}

fn payoff(u: &mut Unstructured<'_>) -> Result<String> {
    if u.ratio(1, 30)? { number(u) } else { Ok(u.int_in_range(-2..=9_i8)?.to_string()) }
}

/// Returns the argument of a game that has no name, such as its board; `None` for a game without
/// one.
fn place(game: &GameInfo, u: &mut Unstructured<'_>) -> Result<Option<String>> {
    let text = match game.name {
        "tree" => tree::small(u)?,
        "nim" => list(u, 1..=3, ",", |u| Ok(u.int_in_range(0..=6_u8)?.to_string()))?,
        "tic-tac-toe" => board(u)?,
        "connect-four" => list(u, 0..=12, "", |u| Ok(u.int_in_range(1..=7_u8)?.to_string()))?,
        "sum" => list(u, 1..=3, "+", |u| summand(u, 2))?,
        "puzzle" => puzzle(u)?,
        "tsp" => matrix(u)?,
        "players" => payoffs(u)?,
        // A board of letters, or a game of chess, is no grammar: parts of examples.
        "words" => game.example.split_once(':').map_or("", |(_, rest)| rest).to_owned(),
        "chess" => (*u.choose(CHESS)?).to_owned(),
        _ => return Ok(None),
    };
    Ok(Some(text).filter(|text| !text.is_empty()))
}

const CHESS: &[&str] = &[
    "e4 e5 Qh5 Nc6 Bc4 Nf6",
    "1. d4 d5 2. c4",
    "e2e4",
    "8/8/8/8/8/5k2/5q2/7K b,Qg3",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4k3/P7/8/8/8/8/8/4K3_w",
    "7k/8/8/3pP3/8/8/8/K7 w - d6 0 1",
];

/// So many items with something between them.
fn list(
    u: &mut Unstructured<'_>,
    count: std::ops::RangeInclusive<usize>,
    between: &str,
    mut item: impl FnMut(&mut Unstructured<'_>) -> Result<String>,
) -> Result<String> {
    let count = u.int_in_range(count)?;
    let items: Result<Vec<_>> = (0..count).map(|_| item(u)).collect();
    Ok(items?.join(between))
}

/// A position that a game leads to.
fn board(u: &mut Unstructured<'_>) -> Result<String> {
    let mut marks = [b'.'; 9];
    for turn in 0..u.int_in_range(0..=6_u8)? {
        let free: Vec<usize> = (0..9).filter(|&at| marks[at] == b'.').collect();
        marks[*u.choose(&free)?] = if turn % 2 == 0 { b'X' } else { b'O' };
    }
    let row = |row: &[u8]| row.iter().map(|&mark| char::from(mark)).collect::<String>();
    Ok(marks.chunks(3).map(row).collect::<Vec<_>>().join("/"))
}

fn summand(u: &mut Unstructured<'_>, depth: u32) -> Result<String> {
    if depth == 0 || u.ratio(1, 3)? {
        return Ok(u.int_in_range(-9..=9_i8)?.to_string());
    }
    let [left, right] = [(); 2].map(|()| list(u, 0..=2, ",", |u| summand(u, depth - 1)));
    Ok(format!("{{{}|{}}}", left?, right?))
}

/// Tiles that slid away from the goal.
fn puzzle(u: &mut Unstructured<'_>) -> Result<String> {
    let (rows, columns) = (u.int_in_range(2..=3_usize)?, u.int_in_range(2..=4_usize)?);
    let mut tiles: Vec<usize> = (1..rows * columns).chain([0]).collect();
    let mut gap = tiles.len() - 1;
    for _ in 0..u.int_in_range(0..=8_u8)? {
        let (row, column) = (gap / columns, gap % columns);
        let near =
            |&at: &usize| (at / columns).abs_diff(row) + (at % columns).abs_diff(column) == 1;
        let near: Vec<usize> = (0..tiles.len()).filter(near).collect();
        let to = *u.choose(&near)?;
        tiles.swap(gap, to);
        gap = to;
    }
    let tile = |tile: &usize| if *tile == 0 { ".".to_owned() } else { tile.to_string() };
    let row = |row: &[usize]| row.iter().map(tile).collect::<Vec<_>>().join(" ");
    Ok(tiles.chunks(columns).map(row).collect::<Vec<_>>().join("/"))
}

fn matrix(u: &mut Unstructured<'_>) -> Result<String> {
    if u.ratio(1, 2)? {
        return Ok("random".to_owned());
    }
    let cities = u.int_in_range(2..=5_usize)?;
    let most = *u.choose(&[1, 9, 100_000_000])?;
    let mut row = |_| list(u, cities..=cities, ",", |u| Ok(u.int_in_range(0..=most)?.to_string()));
    let rows: Result<Vec<_>> = (0..cities).map(&mut row).collect();
    Ok(format!("[[{}]]", rows?.join("],[")))
}

/// Some options, each written `name=value`.
pub(crate) fn options(specs: &[OptionSpec], u: &mut Unstructured<'_>) -> Result<Vec<String>> {
    let mut given = Vec::new();
    for spec in specs {
        if u.ratio(1, 4)? {
            given.push(format!("{}={}", spec.name, value(&spec.kind, u)?));
        }
    }
    Ok(given)
}

fn value(kind: &OptionKind, u: &mut Unstructured<'_>) -> Result<String> {
    Ok(match *kind {
        OptionKind::Choice(words) => (*u.choose(words)?).to_owned(),
        OptionKind::ChoiceOrDecimal { words, .. } if u.ratio(1, 2)? => {
            (*u.choose(words)?).to_owned()
        }
        OptionKind::Number { min, max }
        | OptionKind::Decimal { min, max }
        | OptionKind::ChoiceOrDecimal { min, max, .. } => whole(u, min, max)?.to_string(),
        OptionKind::Numbers { min, max, .. } => {
            format!("{},{}", whole(u, min, max)?, whole(u, min, max)?)
        }
        OptionKind::Range => format!("{}..{}", whole(u, -99, 99)?, whole(u, -99, 99)?),
    })
}

/// A small number, or one at the end of what is taken.
fn whole(u: &mut Unstructured<'_>, min: i64, max: i64) -> Result<i64> {
    if u.ratio(1, 20)? {
        return Ok(if u.ratio(1, 2)? { min } else { max });
    }
    let least = min.max(-6);
    u.int_in_range(least..=max.min(6).max(least))
}
