//! Reading sums: one pass over the text, one over its numbers, no recursion.

use super::terms::Terms;
use super::token::Token;
use crate::games::notation::{Expected, NotationError, NotationErrorKind, TextPart};
use crate::games::tree::Number;
use crate::{Unit, Value};

#[derive(Debug, thiserror::Error)]
enum SumError {
    #[error("this `{{` is never closed")]
    Unclosed,
    #[error("this `}}` closes nothing")]
    Unopened,
    #[error("a game is {{left options|right options}}: this one has no `|`")]
    NoBar,
    #[error("a game has two sides: this is its second `|`")]
    SecondBar,
    #[error("both sides of a game need an option; write a number for a game that is over")]
    EmptySide,
    #[error("a score is finite")]
    Infinite,
    #[error("the terms come to more than {} together", .most)]
    TooGreat { most: String },
}

/// A brace that is open.
struct Brace {
    /// Its place, in bytes.
    at: usize,
    /// `true` if its bar has been read.
    half: bool,
}

/// Reads a sum and nothing else.
pub(super) fn read(part: TextPart<'_>) -> Result<Terms, NotationError> {
    let end = part.part(part.as_str().len(), part.as_str().len());
    if u32::try_from(part.as_str().len()).is_err() {
        return Err(part.part(0, 0).error(NotationErrorKind::TooLong));
    }
    let (tokens, decimals) = tokens(part, end)?;
    let units = |token: Token<Number>| -> Result<Token<Value>, NotationError> {
        Ok(match token {
            Token::Number(number) => Token::Number(
                number.value(decimals).ok_or_else(|| number.too_great(part, decimals))?,
            ),
            Token::Open => Token::Open,
            Token::Bar => Token::Bar,
            Token::Comma => Token::Comma,
            Token::Close => Token::Close,
            Token::Plus => Token::Plus,
        })
    };
    let tokens = tokens.into_iter().map(units).collect::<Result<Vec<_>, _>>()?;
    let terms = Terms::of(&tokens, decimals);
    let (least, greatest) = terms.extent();
    let most = i64::from(Value::MOST);
    if least < -most || greatest > most {
        let most = Value::new(Value::MOST).display(Unit::decimals(decimals)).to_string();
        return Err(part.error(NotationErrorKind::position(SumError::TooGreat { most })));
    }
    Ok(terms)
}

/// The tokens of a sum that is well formed, and the decimals of its finest
/// number.
fn tokens<'a>(
    part: TextPart<'a>,
    end: TextPart<'a>,
) -> Result<(Vec<Token<Number>>, u8), NotationError> {
    let text = part.as_str();
    let mut tokens = Vec::new();
    let mut open: Vec<Brace> = Vec::new();
    let (mut at, mut decimals) = (0, 0);
    // `true` if a term has to come next, `false` after one.
    let mut expects_term = true;
    while let Some(char) = text[at..].chars().next() {
        let place = part.part(at, at + char.len_utf8());
        let wrong = |error| Err(place.error(NotationErrorKind::position(error)));
        if char.is_whitespace() {
            at += char.len_utf8();
            continue;
        }
        let token = if expects_term {
            match (char, Number::read(part, at)?) {
                (_, Some((number, after))) => {
                    let place = part.part(at, after);
                    if number.value(number.decimals).is_some_and(|value| !value.is_finite()) {
                        return Err(place.error(NotationErrorKind::position(SumError::Infinite)));
                    }
                    decimals = decimals.max(number.decimals);
                    at = after;
                    expects_term = false;
                    tokens.push(Token::Number(number));
                    continue;
                }
                ('{', None) => {
                    open.push(Brace { at, half: false });
                    Token::Open
                }
                ('|' | '}', None) if matches!(tokens.last(), Some(Token::Open | Token::Bar)) => {
                    return wrong(SumError::EmptySide);
                }
                _ => return Err(place.expected(Expected::Term)),
            }
        } else {
            match (char, open.last_mut()) {
                ('+', None) => Token::Plus,
                ('}', None) => return wrong(SumError::Unopened),
                (',', Some(_)) => Token::Comma,
                ('|', Some(Brace { half: true, .. })) => return wrong(SumError::SecondBar),
                ('|', Some(brace)) => {
                    brace.half = true;
                    Token::Bar
                }
                ('}', Some(brace)) => {
                    if !brace.half {
                        let game = part.part(brace.at, at + 1);
                        return Err(game.error(NotationErrorKind::position(SumError::NoBar)));
                    }
                    open.pop();
                    Token::Close
                }
                (_, None) => return Err(place.expected(Expected::PlusOrEnd)),
                (_, Some(_)) => return Err(place.expected(Expected::AfterOption)),
            }
        };
        expects_term = !matches!(token, Token::Close);
        tokens.push(token);
        at += char.len_utf8();
    }
    match open.last() {
        _ if expects_term => Err(end.expected(Expected::Term)),
        Some(brace) => {
            let brace = part.part(brace.at, brace.at + 1);
            Err(brace.error(NotationErrorKind::position(SumError::Unclosed)))
        }
        None => Ok((tokens, decimals)),
    }
}
