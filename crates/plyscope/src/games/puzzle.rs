//! The sliding puzzle: eight or fifteen tiles and a gap.

mod bound;
mod goal;
mod position;
mod shape;

use std::fmt::{self, Write};

use super::any::{GameInfo, RegisteredGame, from_text};
use super::arguments::Arguments;
use super::notation::{NotationError, NotationErrorKind, TextPart};
use crate::{
    Board, BoundParts, Cell, Game, Interval, Limits, OptionKind, OptionSpec, Player, Value,
};

use bound::Bound;
use goal::{GAP_FIRST, GAP_LAST, Goal};
use position::NO_MOVE;
use shape::Shape;

pub use position::Position;

/// The sliding puzzle: the tiles are to be brought in order, row by row, the
/// gap last, in as few moves as possible.
///
/// Written `puzzle:1 2 3/4 . 6/7 5 8`, row by row from the top, `.` for the
/// gap: from 2 to 8 rows and columns, with 16 places at the most. With `goal=gap-first` the gap comes
/// first, before the tiles in order, and `goal=1 2 3/8 . 4/7 6 5` is any other goal. What can't
/// be solved is refused.
///
/// There is one player, who is MIN everywhere: a solved puzzle is worth the
/// moves that were made, and at a horizon a position is worth those and an
/// estimate of the moves that are needed. No solution below
/// a position takes fewer moves than that, so it is also the lower bound that
/// [`interval`](Game::interval) tells: the *f* of A*. The option `bound` chooses
/// the estimate:
///
/// * `manhattan`: the tiles' distances to their places.
/// * `linear-conflict`: that, and two moves for each tile that has to leave its row or
///   column to let others pass (Hansson, Mayer and Yung 1992).
/// * `misplaced`: the number of tiles that are not in their places.
/// * `none`: zero.
///
/// The gap goes up, left, right, down, in this order, but never straight back
/// to where it came from. A move has the name of the tile that slides.
///
/// ```
/// use plyscope::{Game, Value, puzzle::Puzzle};
///
/// let puzzle: Puzzle = "puzzle:1 2 3/4 . 6/7 5 8".parse()?;
/// assert_eq!(puzzle.value(&puzzle.start()), Value::new(2), "5 and 8 are one place off each");
///
/// let error = "puzzle:1 2 3/4 5 6/8 7 .".parse::<Puzzle>().unwrap_err();
/// assert!(error.to_string().contains("can't be solved"));
/// # Ok::<(), plyscope::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Puzzle {
    columns: u8,
    rows: u8,
    bound: Bound,
    goal: Goal,
    start: Position,
}

/// The direction in which the gap goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// The tile above it comes down.
    Up,
    /// The tile on its left comes over.
    Left,
    /// The tile on its right comes over.
    Right,
    /// The tile below it comes up.
    Down,
}

impl Move {
    const ALL: [Move; 4] = [Move::Up, Move::Left, Move::Right, Move::Down];

    fn back(self) -> Move {
        Move::ALL[3 - self as usize]
    }
}

impl Puzzle {
    fn len(&self) -> usize {
        usize::from(self.columns) * usize::from(self.rows)
    }

    fn gap(&self, position: &Position) -> usize {
        // Text without a gap is refused.
        (0..self.len()).find(|&place| position.tile(place) == 0).unwrap_or_default()
    }

    /// The place next to `place`, if the board goes on there.
    fn neighbour(&self, place: usize, mv: Move) -> Option<usize> {
        let columns = usize::from(self.columns);
        match mv {
            Move::Up => place.checked_sub(columns),
            Move::Left => (!place.is_multiple_of(columns)).then(|| place - 1),
            Move::Right => Some(place + 1).filter(|right| !right.is_multiple_of(columns)),
            Move::Down => Some(place + columns).filter(|&below| below < self.len()),
        }
    }

    fn shape(&self) -> Shape {
        Shape { columns: self.columns.into(), rows: self.rows.into(), goal: self.goal }
    }

    fn is_solved(&self, position: &Position) -> bool {
        self.goal.is_at(position)
    }

    /// A move swaps two places, one of them the gap's. So the parity of the
    /// swaps that bring everything home is that of the gap's path.
    fn can_reach(&self, goal: Goal) -> bool {
        let home = |place| goal.home(self.start.tile(place).into());
        let mut places: Vec<usize> = (0..self.len()).map(home).collect();
        let mut swaps = self.shape().distance(self.gap(&self.start), goal.home(0));
        for place in 0..places.len() {
            while places[place] != place {
                let home = places[place];
                places.swap(place, home);
                swaps += 1;
            }
        }
        swaps.is_multiple_of(2)
    }

    fn after(&self, position: &Position, mv: Move) -> Position {
        let gap = self.gap(position);
        let mut after = *position;
        if let Some(place) = self.neighbour(gap, mv) {
            after.put(gap, position.tile(place));
            after.put(place, 0);
        }
        // A line of 2^29 moves doesn't fit in memory.
        after.history = (position.moves_made() + 1) << 3 | mv as u32;
        after
    }
}

impl Game for Puzzle {
    type Position = Position;
    type Move = Move;

    fn start(&self) -> Position {
        self.start
    }
    fn player(&self, _: &Position) -> Player {
        Player::Min
    }
    fn moves(&self, position: &Position, moves: &mut Vec<Move>) {
        if self.is_solved(position) {
            return;
        }
        let gap = self.gap(position);
        let is_back = |mv: &Move| mv.back() as u32 == position.history & 7;
        let inside = |mv: &Move| self.neighbour(gap, *mv).is_some();
        moves.extend(Move::ALL.into_iter().filter(|mv| inside(mv) && !is_back(mv)));
    }
    fn play(&self, position: &Position, mv: &Move) -> Position {
        self.after(position, *mv)
    }
    fn value(&self, position: &Position) -> Value {
        Value::new(
            (position.moves_made() as usize + self.bound.needed(self.shape(), position)) as i32,
        )
    }
    fn interval(&self, position: &Position) -> Option<Interval> {
        let lower = self.value(position);
        let solved = self.is_solved(position);
        Some(Interval { lower, upper: if solved { lower } else { Value::INF } })
    }
    fn bound_parts(&self, position: &Position) -> Option<BoundParts> {
        Some(self.bound.parts(self.shape(), position))
    }
    fn with_bound(self, name: &str) -> Result<Puzzle, &'static [&'static str]> {
        let bound = Bound::named(name).ok_or(Bound::NAMES)?;
        Ok(Puzzle { bound, ..self })
    }
    /// The way back to the position before is no shortcut, so the last move doesn't matter.
    fn state(&self, position: &Position) -> Option<(Position, Value)> {
        let cost = Value::new(position.moves_made() as i32);
        Some((Position { history: NO_MOVE, ..*position }, cost))
    }
    fn move_name(&self, position: &Position, mv: &Move) -> Option<String> {
        let place = self.neighbour(self.gap(position), *mv)?;
        Some(position.tile(place).to_string())
    }
    fn board(&self, position: &Position) -> Option<Board> {
        let cell = |place| match position.tile(place) {
            0 => Cell::Empty,
            tile => Cell::Tile(tile),
        };
        let cells = (0..self.len()).map(cell).collect();
        Some(Board::Grid { columns: usize::from(self.columns), cells })
    }
    fn is_endless(&self) -> bool {
        true
    }
}

/// More don't fit in a [`Position`].
const MOST_PLACES: usize = 16;

from_text!(Puzzle);

impl RegisteredGame for Puzzle {
    const INFO: GameInfo = GameInfo {
        name: "puzzle",
        about: "The sliding puzzle of eight or fifteen tiles, solved in as few moves as possible.",
        example: "puzzle:1 2 3/4 . 6/7 5 8",
        options: &[
            OptionSpec {
                name: GOAL,
                kind: OptionKind::Choice(&[GAP_LAST, GAP_FIRST]),
                default: GAP_LAST,
                about: "The goal: the tiles in order with the gap last or first, or the rows of any \
                        other, such as goal=1 2 3/8 . 4/7 6 5.",
            },
            OptionSpec {
                name: "bound",
                kind: OptionKind::Choice(Bound::NAMES),
                default: "manhattan",
                about: "A lower bound on the moves that are left: the tiles' distances to their places, \
                        the same with the extra moves of tiles that block each other, the number of \
                        misplaced tiles, or none.",
            },
        ],
    };

    fn read(text: TextPart<'_>, _: Limits) -> Result<Puzzle, NotationError> {
        let (rows, arguments) = match text.split_once(',') {
            Some((rows, arguments)) if arguments.as_str().contains('=') => (rows, arguments),
            _ if text.as_str().contains('=') => (text.part(0, 0), text),
            _ => (text, text.part(text.as_str().len(), text.as_str().len())),
        };
        let is_rows = |name: &str, value: &str| name == GOAL && value.contains(['/', '.', ' ']);
        let (arguments, goal) =
            Arguments::read_but(arguments, Self::INFO.name, Self::INFO.options, is_rows)?;
        arguments.only_named()?;
        let goal = match goal {
            Some(rows) => GoalText::Rows(rows),
            None if arguments.settings.word(GOAL) == GAP_FIRST => GoalText::GapFirst,
            None => GoalText::GapLast,
        };
        let bound = Bound::named(arguments.settings.word("bound")).unwrap_or(Bound::Manhattan);
        let rows = rows.trim();
        let rows = if rows.as_str().is_empty() { TextPart::of("1 2 3/4 . 6/7 5 8") } else { rows };
        let (shape, start) = read_rows(rows)?;
        let goal = goal.read(shape)?;
        let (columns, rows_count) = shape;
        let puzzle = Puzzle { columns: columns as u8, rows: rows_count as u8, bound, goal, start };
        if puzzle.can_reach(goal) {
            return Ok(puzzle);
        }
        let places = puzzle.len();
        let others = [(GAP_LAST, Goal::gap_last(places)), (GAP_FIRST, Goal::gap_first(places))];
        let other = others.into_iter().find(|(_, other)| puzzle.can_reach(*other));
        let mistake = PuzzleError::Unsolvable { other: other.map(|(word, _)| word) };
        Err(rows.error(NotationErrorKind::position(mistake)))
    }
}

/// The option that says the goal.
const GOAL: &str = "goal";

/// A goal as it is written.
enum GoalText<'a> {
    GapLast,
    GapFirst,
    Rows(TextPart<'a>),
}

impl GoalText<'_> {
    /// Returns the goal of a puzzle with so many columns and rows.
    fn read(self, shape: (usize, usize)) -> Result<Goal, NotationError> {
        let places = shape.0 * shape.1;
        match self {
            GoalText::GapLast => Ok(Goal::gap_last(places)),
            GoalText::GapFirst => Ok(Goal::gap_first(places)),
            GoalText::Rows(rows) => match read_rows(rows)? {
                (same, goal) if same == shape => Ok(Goal::of(goal, places)),
                _ => {
                    let (columns, rows_count) = shape;
                    let mistake = PuzzleError::GoalShape { columns, rows: rows_count };
                    Err(rows.error(NotationErrorKind::position(mistake)))
                }
            },
        }
    }
}

/// Returns the numbers of columns and rows, and the places of the tiles.
fn read_rows(text: TextPart<'_>) -> Result<((usize, usize), Position), NotationError> {
    let rows: Vec<Vec<TextPart<'_>>> = text.split('/').map(|row| words(row).collect()).collect();
    let columns = rows[0].len();
    for (row, part) in rows.iter().zip(text.split('/')) {
        if row.len() != columns {
            let mistake = PuzzleError::Ragged { found: row.len(), columns };
            return Err(part.trim().error(NotationErrorKind::position(mistake)));
        }
    }
    let places = rows.concat();
    if rows.len() < 2 || columns < 2 || places.len() > MOST_PLACES {
        return Err(text.error(NotationErrorKind::position(PuzzleError::Shape)));
    }
    let mut position = Position::EMPTY;
    // No tile occurs twice, so there is a gap.
    let mut seen = [false; MOST_PLACES];
    for (place, part) in places.iter().enumerate() {
        let most = places.len() - 1;
        let tile = match part.as_str() {
            "." => 0,
            word => match word.parse::<usize>() {
                Ok(tile) if (1..=most).contains(&tile) => tile,
                _ => {
                    return Err(part.error(NotationErrorKind::position(PuzzleError::Tile { most })));
                }
            },
        };
        if std::mem::replace(&mut seen[tile], true) {
            return Err(part.error(NotationErrorKind::position(match tile {
                0 => PuzzleError::SecondGap,
                tile => PuzzleError::Twice { tile },
            })));
        }
        position.put(place, tile as u8);
    }
    Ok(((columns, rows.len()), position))
}

/// Text between spaces.
fn words(row: TextPart<'_>) -> impl Iterator<Item = TextPart<'_>> {
    row.split(' ').map(TextPart::trim).filter(|word| !word.as_str().is_empty())
}

#[derive(Debug, thiserror::Error)]
enum PuzzleError {
    #[error(
        "a puzzle has two rows and two columns at least and {MOST_PLACES} places at the most, \
         with `/` between the rows, such as 1 2 3/4 . 6/7 5 8"
    )]
    Shape,
    #[error(
        "all rows have the same number of places; this one has {found}, the first has {columns}"
    )]
    Ragged { found: usize, columns: usize },
    #[error("a place is a tile from 1 to {most}, or `.` for the gap")]
    Tile { most: usize },
    #[error("tile {tile} occurs twice")]
    Twice { tile: usize },
    #[error("a puzzle has one gap, and this is a second one")]
    SecondGap,
    #[error(
        "this can't be solved: each move swaps the gap and a tile, so to bring the gap home \
         takes an even number of swaps or an odd one, and to bring all tiles home takes the \
         other; {}",
        match other {
            Some(other) => format!("with `goal={other}` it can be solved"),
            None => "swap any two tiles, and it can be solved".to_owned(),
        }
    )]
    Unsolvable {
        /// The word for a goal that can be reached.
        other: Option<&'static str>,
    },
    #[error("a goal has as many rows and columns as the puzzle, {rows} and {columns} here")]
    GoalShape { columns: usize, rows: usize },
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("puzzle:")?;
        self.write(f, |place| self.start.tile(place))?;
        if self.goal == Goal::gap_first(self.len()) {
            write!(f, ",{GOAL}={GAP_FIRST}")?;
        } else if self.goal != Goal::gap_last(self.len()) {
            write!(f, ",{GOAL}=")?;
            self.write(f, |place| self.goal.tile(place))?;
        }
        match self.bound {
            Bound::Manhattan => Ok(()),
            other => write!(f, ",bound={}", other.name()),
        }
    }
}

impl Puzzle {
    /// Writes the tiles by rows.
    fn write(&self, f: &mut fmt::Formatter<'_>, tile: impl Fn(usize) -> u8) -> fmt::Result {
        for place in 0..self.len() {
            if place > 0 {
                f.write_char(if place % usize::from(self.columns) == 0 { '/' } else { ' ' })?;
            }
            match tile(place) {
                0 => f.write_char('.')?,
                tile => write!(f, "{tile}")?,
            }
        }
        Ok(())
    }
}
