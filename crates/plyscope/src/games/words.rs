//! The end of a game of crosswords on a board, with letters that are worth points.

mod generate;
mod lexicon;
mod line;
mod plan;
mod play;
mod position;
mod rack;
mod read;
mod rules;
mod table;

use std::fmt;
use std::sync::Arc;

use self::generate::Kept;
use self::lexicon::Lexicon;
use self::plan::{Plan, Sets};
use self::read::{TextError, read_list, read_position, wrong};
use self::rules::{LARGEST, Premium};
use self::table::Table;
use super::any::{GameInfo, RegisteredGame, from_text};
use super::arguments::Arguments;
use super::notation::{NotationError, NotationErrorKind, TextPart};
use crate::{Board, Cell, Game, Interval, Limits, OptionKind, OptionSpec, Player, Value};

pub use self::play::Play;
pub use self::position::Position;
pub use self::rack::Rack;

/// The end of a game of crosswords on a board, with letters that are worth points. No letter is
/// left to draw, so both sides know all of them, as in the endgames of Maven.
///
/// Written `words:5/5/1CAT1/5/5,ERS,DO?`: the rows of the board from the top, with numbers for
/// empty squares and small letters for blanks; MAX's letters; MIN's, with `?` for a blank. A list
/// in braces after them, such as `{CAT CATS SO}`, takes the place of the words that come with this
/// library. Letters that lie on the board at the start are not checked.
///
/// A play lays letters in one line, without a gap, and beside or through what lies there, or on the
/// centre of an empty board; all words that come about have to be in the list. Each counts what its
/// letters are worth, with the premiums of the squares that it covers now; seven letters at once
/// count 50 more. Who has no letter left ends the game and gets twice the worth of the other's
/// letters; after two passes in a row it ends, too, and each loses the worth of what is left.
///
/// The value of a position is the difference of the points, MAX's less MIN's; of one at a horizon,
/// what it would be if each side carried out its plan.
///
/// Plays are named as players write them: `8H WORD 26` across from row 8, column H; `H8 WORD 26`
/// down from there. Those with the most points come first, and a pass is the last one.
///
/// Bounds come from plans of the rest of the game, one for each side, and so they may be wrong:
///
/// | `plans` | MAX's most: MAX carries out its plan, and MIN |
/// | --- | --- |
/// | `race` (default) | carries out its own, but its best place is taken |
/// | `alone` | only passes |
/// | `none` | there are no bounds |
///
/// ```
/// use plyscope::{Game, Silent, alpha_beta::{self, AlphaBeta}, run, words::Words};
///
/// let game: Words = "words:5/5/1CAT1/5/5,SO,DE,{CAT CATS SCAT SO DO ODE TO AT ATE ED}".parse()?;
/// let outcome = run(&mut AlphaBeta::new(&game, alpha_beta::Options::default()), &mut Silent);
/// let (start, mut moves) = (game.start(), Vec::new());
/// game.moves(&start, &mut moves);
/// let best = &moves[outcome.best.unwrap() as usize];
/// assert_eq!(game.move_name(&start, best).unwrap(), "3A SCAT 6");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Words(Arc<Setup>);

/// The part of a game that stays the same from play to play.
#[derive(PartialEq)]
struct Setup {
    start: Position,
    size: usize,
    has_premiums: bool,
    premiums: Vec<Premium>,
    plans: Plans,
    lexicon: Lexicon,
}

/// The way in which bounds are found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Plans {
    /// One side carries out its plan, and the best place of the other is taken.
    Race,
    /// One side carries out its plan, and the other only passes.
    Alone,
    /// There are none.
    None,
}

impl Plans {
    /// In the order of the enumeration.
    const NAMES: &[&str] = &["race", "alone", "none"];
}

/// The position of the example in the register.
const EXAMPLE: &str = "7/4IT1/2TONAL/1SOW3/7/7/7,EO,VM";

impl Words {
    fn table<'a>(&'a self, position: &'a Position) -> Table<'a> {
        let Setup { size, premiums, lexicon, .. } = &*self.0;
        Table { size: *size, tiles: &position.0.tiles, premiums, lexicon }
    }

    /// Returns the value if both sides carry out their plans and don't meet, between its bounds.
    fn estimate(&self, position: &Position) -> (i32, i32, i32) {
        let mover = position.0.player;
        let racks = [mover, mover.opponent()].map(|player| position.rack(player));
        let (size, tiles) = (self.0.size, &position.0.tiles);
        let mut plays = [Vec::new(), Vec::new()];
        self.table(position).plays(racks, |side, found| plays[side].push(found.kept()));
        let sets = racks.map(Sets::of);
        let plan = |side: usize| {
            Plan::of(&sets[side], plays[side].iter().map(|play| (play.letters, play.points)))
        };
        let hindered = |side: usize| match self.0.plans {
            Plans::Alone => Plan::of_passing(racks[side]),
            Plans::Race | Plans::None => {
                let mut taken = [false; LARGEST * LARGEST];
                if let Some(best) = plays[side].iter().max_by_key(|play| play.points) {
                    best.laid(tiles, size).for_each(|square| taken[square] = true);
                }
                let is_free = |play: &&Kept| !play.laid(tiles, size).any(|square| taken[square]);
                let free = plays[side].iter().filter(is_free);
                Plan::of(&sets[side], free.map(|play| (play.letters, play.points)))
            }
        };
        let (own, other) = (plan(0), plan(1));
        let (least, middle, most) =
            (hindered(0).race(&other), own.race(&other), own.race(&hindered(1)));
        // Who moves after a pass can end the game with another.
        let now = racks[1].worth() - racks[0].worth();
        let end = |value: i32| if position.0.passes == 1 { value.max(now) } else { value };
        let (least, middle, most) = (end(least), end(middle), end(most));
        match mover {
            Player::Max => {
                (position.0.lead + least, position.0.lead + middle, position.0.lead + most)
            }
            Player::Min => {
                (position.0.lead - most, position.0.lead - middle, position.0.lead - least)
            }
        }
    }
}

impl Game for Words {
    type Position = Position;
    type Move = Play;

    fn start(&self) -> Position {
        self.0.start.clone()
    }
    fn player(&self, position: &Position) -> Player {
        position.0.player
    }
    fn moves(&self, position: &Position, moves: &mut Vec<Play>) {
        if position.is_over() {
            return;
        }
        let mut plays = Vec::new();
        let rack = position.rack(position.0.player);
        self.table(position).plays([rack], |_, found| plays.push(found.play()));
        plays.sort_by_key(|play| -play.points());
        moves.append(&mut plays);
        moves.push(Play::pass());
    }
    fn is_over(&self, position: &Position) -> bool {
        position.is_over()
    }
    fn play(&self, position: &Position, play: &Play) -> Position {
        position.after(play, self.0.size)
    }
    fn value(&self, position: &Position) -> Value {
        if position.is_over() {
            return Value::new(position.settled());
        }
        let (_, middle, _) = self.estimate(position);
        Value::new(middle)
    }
    fn interval(&self, position: &Position) -> Option<Interval> {
        if self.0.plans == Plans::None {
            return None;
        }
        if position.is_over() {
            return Some(Interval::exactly(Value::new(position.settled())));
        }
        let (least, _, most) = self.estimate(position);
        Interval::new(Value::new(least), Value::new(most))
    }
    fn move_name(&self, _: &Position, play: &Play) -> Option<String> {
        Some(play.name(self.0.size))
    }
    fn board(&self, position: &Position) -> Option<Board> {
        let letter =
            |tile| Cell::Letter { letter: char::from(tile), worth: rules::worth(tile) as u8 };
        let cell = |(&tile, &premium): (&u8, &Premium)| match (tile, premium) {
            (0, Premium::NONE) => Cell::Empty,
            (0, Premium { letter, word }) => Cell::Premium { letter, word },
            (tile, _) => letter(tile),
        };
        let racks =
            position.0.racks.map(|rack| rack.tiles().iter().map(|&tile| letter(tile)).collect());
        let cells = position.0.tiles.iter().zip(&self.0.premiums).map(cell).collect();
        Some(Board::Letters { columns: self.0.size, cells, racks })
    }
    fn is_sound(&self) -> bool {
        self.0.plans == Plans::None
    }
}

from_text!(Words);

impl RegisteredGame for Words {
    const INFO: GameInfo = GameInfo {
        name: "words",
        about: "The end of a game of crosswords with letters that are worth points; both racks \
                are known.",
        example: "words:7/4IT1/2TONAL/1SOW3/7/7/7,EO,VM",
        options: &[
            OptionSpec {
                name: "lead",
                kind: OptionKind::Number { min: -1000, max: 1000 },
                default: "0",
                about: "MAX's points so far, less MIN's.",
            },
            OptionSpec {
                name: "first",
                kind: OptionKind::Choice(&["max", "min"]),
                default: "max",
                about: "The side to move.",
            },
            OptionSpec {
                name: "premiums",
                kind: OptionKind::Choice(&["usual", "none"]),
                default: "usual",
                about: "The squares that count letters or words two or three times: those around \
                        the centre of the usual board (usual), or none.",
            },
            OptionSpec {
                name: "plans",
                kind: OptionKind::Choice(Plans::NAMES),
                default: Plans::NAMES[0],
                about: "Bounds from plans of the rest of the game: the other side plans as well, \
                        but its best place is taken (race); it only passes (alone); or no bounds \
                        (none).",
            },
        ],
    };

    fn sound(&self) -> Option<Words> {
        if self.is_sound() {
            return None;
        }
        let Setup { start, size, has_premiums, premiums, lexicon, .. } = &*self.0;
        Some(Words(Arc::new(Setup {
            start: start.clone(),
            size: *size,
            has_premiums: *has_premiums,
            premiums: premiums.clone(),
            plans: Plans::None,
            lexicon: match lexicon.own() {
                Some(words) => Lexicon::of(words.to_vec()),
                None => Lexicon::scowl(),
            },
        })))
    }

    fn read(text: TextPart<'_>, limits: Limits) -> Result<Words, NotationError> {
        let arguments = Arguments::read(text, Self::INFO.name, Self::INFO.options)?;
        let settings = &arguments.settings;
        let player = if settings.word("first") == "min" { Player::Min } else { Player::Max };
        let lead = settings.number("lead").unwrap_or_default();
        let example: Vec<_> = TextPart::of(EXAMPLE).arguments().collect();
        let given = if arguments.positional.is_empty() { &example } else { &arguments.positional };
        let (board, max, min, list) = match given[..] {
            [board, max, min] => (board, max, min, None),
            [board, max, min, list] => (board, max, min, Some(list)),
            [_, _, _, _, more, ..] => return Err(wrong(more, TextError::More)),
            [.., last] => return Err(wrong(last, TextError::Racks)),
            [] => return Err(wrong(text, TextError::Racks)),
        };
        let (start, size) = read_position(board, [max, min], player, lead)?;
        let has_premiums = settings.word("premiums") == "usual";
        let words = Words(Arc::new(Setup {
            start,
            size,
            has_premiums,
            premiums: match has_premiums {
                true => rules::premiums(size),
                false => vec![Premium::NONE; size * size],
            },
            plans: match settings.word("plans") {
                "alone" => Plans::Alone,
                "none" => Plans::None,
                _ => Plans::Race,
            },
            lexicon: match list {
                Some(list) => Lexicon::of(read_list(list)?),
                None => Lexicon::scowl(),
            },
        }));
        if limits != Limits::NONE {
            // With a blank there may be many plays. There are fewer letters for them in each turn.
            for (player, rack) in [(Player::Max, max), (Player::Min, min)] {
                let (position, mut moves) = (&words.0.start, 1);
                words.table(position).plays([position.rack(player)], |_, _| moves += 1);
                if let Some(refusal) = NotationErrorKind::too_large(limits, moves, 0) {
                    return Err(rack.error(refusal));
                }
            }
        }
        Ok(words)
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl Eq for Words {}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({self})")
    }
}

impl fmt::Display for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Setup { start, size, has_premiums, plans, lexicon, .. } = &*self.0;
        f.write_str("words:")?;
        for (number, row) in start.0.tiles.chunks(*size).enumerate() {
            if number > 0 {
                f.write_str("/")?;
            }
            let mut empty = 0;
            for &tile in row {
                if tile == 0 {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                write!(f, "{}", char::from(tile))?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
        }
        let [max, min] = &start.0.racks;
        write!(f, ",{max},{min}")?;
        if let Some(words) = lexicon.own() {
            write!(f, ",{{{}}}", words.join(" "))?;
        }
        if start.0.lead != 0 {
            write!(f, ",lead={}", start.0.lead)?;
        }
        if start.0.player == Player::Min {
            f.write_str(",first=min")?;
        }
        if !has_premiums {
            f.write_str(",premiums=none")?;
        }
        match plans {
            Plans::Race => Ok(()),
            plans => write!(f, ",plans={}", Plans::NAMES[*plans as usize]),
        }
    }
}
