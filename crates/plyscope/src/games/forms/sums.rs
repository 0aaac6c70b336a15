//! Sums of games as books on combinatorial games write them, behind the name of the game: `||`, `±`, `*`,
//! minus before a game, and multiples.

use super::{DEEPEST, depth};
use crate::games::bare_tree::is_minus;
use crate::games::notation::{NotationError, NotationErrorKind, TextPart};

#[derive(Debug, thiserror::Error)]
enum SumsError {
    #[error(
        "a game that is counted in moves, such as ↑, has no score: write `{{0|{{0|0}}}}` for ↑, \
         `{{{{0|0}}|0}}` for ↓"
    )]
    NoScore,
    #[error("an option is one game, and this is a sum: write out the game that it is")]
    SumAsOption,
    #[error("there are up to {MOST_COPIES} copies of a game")]
    Copies,
}

const MOST_COPIES: usize = 100;
/// The most games and numbers of a sum that is written short.
const MOST_GAMES: usize = 10_000;

/// Returns such a text as the notation has it; `None` for other games and forms.
///
/// # Errors
///
/// It has what the game can't have.
pub(super) fn in_notation(text: &str) -> Option<Result<String, NotationError>> {
    let arguments = text.trim_start().strip_prefix("sum:")?;
    let (sum, options) = match arguments.find('=') {
        // The options begin after the last comma before the first sign.
        Some(sign) => arguments.split_at(arguments[..sign].rfind(',')?),
        None => (arguments, ""),
    };
    if depth(sum) > DEEPEST {
        return None;
    }
    let offset = text.len() - arguments.len();
    let mut reader = Reader { text: sum, at: 0, games: 0, open: 0 };
    match reader.sum(true) {
        Ok(terms) if reader.rest().is_empty() => {
            let terms: Vec<String> = terms.iter().map(Game::written).collect();
            Some(Ok(format!("sum:{}{options}", terms.join("+"))))
        }
        Ok(_) | Err(None) => None,
        Err(Some((error, start, end))) => {
            let place = TextPart::of(text).part(offset + start, offset + end);
            Some(Err(place.error(NotationErrorKind::position(error))))
        }
    }
}

#[derive(Clone)]
enum Game {
    Number(String),
    Options(Vec<Game>, Vec<Game>),
}

impl Game {
    fn zero() -> Game {
        Game::Number("0".to_owned())
    }

    fn star() -> Game {
        Game::Options(vec![Game::zero()], vec![Game::zero()])
    }

    /// Returns the game in which the players have changed sides.
    fn negated(&self) -> Game {
        let all = |games: &[Game]| games.iter().map(Game::negated).collect();
        match self {
            Game::Number(number) => Game::Number(match number.strip_prefix('-') {
                Some(positive) => positive.to_owned(),
                None if number == "0" => number.clone(),
                None => format!("-{number}"),
            }),
            Game::Options(left, right) => Game::Options(all(right), all(left)),
        }
    }

    fn written(&self) -> String {
        let all = |games: &[Game]| games.iter().map(Game::written).collect::<Vec<_>>().join(",");
        match self {
            Game::Number(number) => number.clone(),
            Game::Options(left, right) => format!("{{{}|{}}}", all(left), all(right)),
        }
    }

    /// Returns the number of games and numbers that it has.
    fn size(&self) -> usize {
        match self {
            Game::Number(_) => 1,
            Game::Options(left, right) => {
                1 + left.iter().chain(right).map(Game::size).sum::<usize>()
            }
        }
    }
}

/// A mistake and its place in bytes, or none if the text is of another form.
type Mistake = Option<(SumsError, usize, usize)>;

struct Reader<'a> {
    text: &'a str,
    at: usize,
    /// The games and numbers so far.
    games: usize,
    /// The terms that are open around this place.
    open: usize,
}

impl<'a> Reader<'a> {
    /// Returns the text that is left, after white space.
    fn rest(&mut self) -> &'a str {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
        rest.trim_start()
    }

    fn peek(&mut self) -> Option<char> {
        self.rest().chars().next()
    }

    fn takes(&mut self, sign: char) -> bool {
        let is_here = self.rest().starts_with(sign);
        if is_here {
            self.at += sign.len_utf8();
        }
        is_here
    }

    fn takes_minus(&mut self) -> bool {
        match self.peek() {
            Some(sign) if is_minus(sign) => self.takes(sign),
            _ => false,
        }
    }

    /// Counts what was made, so that short texts don't become endless ones.
    fn made(&mut self, game: Game) -> Result<Game, Mistake> {
        self.games += game.size();
        if self.games > MOST_GAMES { Err(None) } else { Ok(game) }
    }

    /// Reads terms with signs between them.
    fn sum(&mut self, is_whole: bool) -> Result<Vec<Game>, Mistake> {
        let start = self.at;
        let mut terms = self.term()?;
        loop {
            if self.takes('+') {
                terms.extend(self.term()?);
            } else if self.peek().is_some_and(|sign| is_minus(sign) || sign == '*') {
                // A term has its own minus, and a star may stand behind a number.
                terms.extend(self.term()?);
            } else if is_whole || terms.len() == 1 {
                return Ok(terms);
            } else {
                return self.as_option(&terms, start).map(|game| vec![game]);
            }
        }
    }

    /// Returns a sum as one game, if it is a number and a star.
    fn as_option(&mut self, terms: &[Game], start: usize) -> Result<Game, Mistake> {
        match terms {
            [number @ Game::Number(_), Game::Options(left, right)] if matches!((&**left, &**right), ([Game::Number(a)], [Game::Number(b)]) if a == "0" && b == "0") => {
                Ok(Game::Options(vec![number.clone()], vec![number.clone()]))
            }
            _ => Err(Some((SumsError::SumAsOption, start, self.at))),
        }
    }

    /// Reads a game with its sign, or copies of one.
    fn term(&mut self) -> Result<Vec<Game>, Mistake> {
        let mut is_negative = false;
        while self.takes_minus() {
            is_negative = !is_negative;
        }
        let games = self.unsigned()?;
        Ok(if is_negative { games.iter().map(Game::negated).collect() } else { games })
    }

    /// Reads a game without a sign, or copies of one.
    fn unsigned(&mut self) -> Result<Vec<Game>, Mistake> {
        self.open += 1;
        // Copies of copies need no brackets.
        let games = if self.open > DEEPEST { Err(None) } else { self.begun() };
        self.open -= 1;
        games
    }

    fn begun(&mut self) -> Result<Vec<Game>, Mistake> {
        let start = self.at;
        match self.peek() {
            Some('{') => Ok(vec![self.braces()?]),
            Some('±') => {
                let mut signs = 0;
                while self.takes('±') {
                    signs += 1;
                }
                let mut game = match &*self.unsigned()? {
                    [game] => game.clone(),
                    games => self.as_option(games, start)?,
                };
                for _ in 0..signs {
                    game = Game::Options(vec![game.clone()], vec![game.negated()]);
                    game = self.made(game)?;
                }
                Ok(vec![game])
            }
            Some('*') => {
                self.at += 1;
                Ok(vec![Game::star()])
            }
            Some(sign @ ('↑' | '↓' | '⇑' | '⇓' | '^')) => {
                Err(Some((SumsError::NoScore, self.at, self.at + sign.len_utf8())))
            }
            Some(digit) if digit.is_ascii_digit() => self.number(),
            _ => Err(None),
        }
    }

    /// Reads a number, or the copies of a game that it counts.
    fn number(&mut self) -> Result<Vec<Game>, Mistake> {
        let rest = self.rest();
        let start = self.at;
        let digits = |text: &str| text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        let whole = digits(rest);
        let mut end = whole;
        for sign in ['.', '/'] {
            if let Some(after) = rest[end..].strip_prefix(sign)
                && digits(after) > 0
            {
                end += 1 + digits(after);
            }
        }
        self.at += end;
        let counts =
            end == whole && ["·", ".", "×"].iter().any(|sign| rest[end..].starts_with(sign));
        if !counts {
            return Ok(vec![self.made(Game::Number(rest[..end].to_owned()))?]);
        }
        let sign = rest[end..].chars().next().map_or(0, char::len_utf8);
        self.at += sign;
        let copies = rest[..whole].parse().ok().filter(|copies| (1..=MOST_COPIES).contains(copies));
        let copies = copies.ok_or(Some((SumsError::Copies, start, start + whole)))?;
        let games = self.unsigned()?;
        let mut all = Vec::new();
        for _ in 0..copies {
            for game in &games {
                all.push(self.made(game.clone())?);
            }
        }
        Ok(all)
    }

    /// Reads a game in braces. More bars in a row are further out: `{3||2|1}` is `{3|{2|1}}`.
    fn braces(&mut self) -> Result<Game, Mistake> {
        self.at += 1;
        // Each side between bars, with the bars behind it; none behind the last.
        let mut sides: Vec<(Vec<Game>, usize)> = Vec::new();
        let mut side = Vec::new();
        loop {
            side.extend(self.sum(false)?);
            let bars = self.bars();
            if bars > 0 {
                sides.push((std::mem::take(&mut side), bars));
            } else if self.takes('}') {
                sides.push((side, 0));
                let game = joined(&sides).ok_or(None)?;
                return self.made(game);
            } else if !self.takes(',') {
                return Err(None);
            }
        }
    }

    fn bars(&mut self) -> usize {
        let rest = self.rest();
        let bars = rest.len() - rest.trim_start_matches('|').len();
        self.at += bars;
        bars
    }
}

/// Returns the game that these sides are, divided where there are most bars in a row.
fn joined(sides: &[(Vec<Game>, usize)]) -> Option<Game> {
    let most = sides.iter().map(|(_, bars)| *bars).max()?;
    let middle = sides.iter().position(|(_, bars)| *bars == most)?;
    let (left, right) = sides.split_at(middle + 1);
    // A second time as many would be as far out.
    if most == 0 || right.iter().any(|(_, bars)| *bars == most) {
        return None;
    }
    let mut left = left.to_vec();
    left.last_mut()?.1 = 0;
    let options = |side: &[(Vec<Game>, usize)]| match side {
        [(games, _)] => Some(games.clone()),
        sides => Some(vec![joined(sides)?]),
    };
    Some(Game::Options(options(&left)?, options(right)?))
}
