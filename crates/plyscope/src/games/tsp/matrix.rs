//! The lengths of the roads, read and written.

use std::fmt;

use crate::Value;
use crate::games::notation::{Expected, NotationError, NotationErrorKind, TextPart};

/// The greatest number of cities, which is what fits in a [`Position`](super::Position): it says how
/// large the nodes of all games are.
pub(super) const MOST_CITIES: usize = 25;
/// The greatest length of a road between so many cities: tours of such roads still have a finite
/// length.
fn longest(cities: usize) -> i32 {
    100_000_000.min(Value::MOST / cities as i32)
}

/// The length of the road from each city to each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Matrix(Vec<Vec<i32>>);

impl Matrix {
    pub(super) fn new(rows: impl Iterator<Item = Vec<i32>>) -> Matrix {
        Matrix(rows.collect())
    }

    pub(super) fn cities(&self) -> usize {
        self.0.len()
    }

    /// Returns `true` if all roads are equally long there and back.
    pub(super) fn is_symmetric(&self) -> bool {
        let all = (0..self.cities()).flat_map(|from| (0..from).map(move |to| (from, to)));
        all.into_iter().all(|(from, to)| self.0[from][to] == self.0[to][from])
    }

    pub(super) fn road(&self, from: u8, to: u8) -> i32 {
        self.0[usize::from(from)][usize::from(to)]
    }
}

impl fmt::Display for Matrix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, row) in self.0.iter().enumerate() {
            f.write_str(if index == 0 { "[" } else { "," })?;
            let roads: Vec<_> = row.iter().map(i32::to_string).collect();
            write!(f, "[{}]", roads.join(","))?;
        }
        f.write_str("]")
    }
}

/// Splits `[[0,3],[3,0]],name=value` after the matrix. Without a `name=value`, all is the matrix.
pub(super) fn split(text: TextPart<'_>) -> (TextPart<'_>, TextPart<'_>) {
    let length = text.as_str().len();
    let end = text.as_str().rfind(']').map_or(length, |at| at + 1);
    let rest = text.part(end, length).trim();
    match rest.as_str().strip_prefix(',') {
        Some(arguments) if arguments.contains('=') => {
            (text.part(0, end), rest.part(1, rest.as_str().len()))
        }
        _ => (text, text.part(length, length)),
    }
}

/// Reads `[[0,3,9],[3,0,4],[9,4,0]]`; commas and white space both separate.
pub(super) fn read(text: TextPart<'_>) -> Result<Matrix, NotationError> {
    let mut reader = Reader { text, at: 0 };
    reader.char('[')?;
    let mut rows: Vec<(TextPart<'_>, Vec<TextPart<'_>>)> = Vec::new();
    while !reader.closes() {
        let start = reader.at;
        reader.char('[').map_err(|_| reader.expected(Expected::Either('[', ']')))?;
        let mut row = Vec::new();
        while !reader.closes() {
            row.push(reader.word()?);
        }
        rows.push((text.part(start, reader.at).trim(), row));
    }
    reader.end()?;
    let cities = rows.len();
    if !(2..=MOST_CITIES).contains(&cities) {
        return Err(text.error(NotationErrorKind::position(MatrixError::Cities { cities })));
    }
    let mut matrix = Vec::new();
    for (index, (part, row)) in rows.into_iter().enumerate() {
        if row.len() != cities {
            let mistake = MatrixError::NotSquare { row: index + 1, found: row.len(), cities };
            return Err(part.error(NotationErrorKind::position(mistake)));
        }
        let roads =
            row.iter().enumerate().map(|(to, word)| road(*word, index == to, longest(cities)));
        matrix.push(roads.collect::<Result<Vec<i32>, _>>()?);
    }
    Ok(Matrix(matrix))
}

/// A road's length; 0 on the diagonal, whatever stands there.
fn road(word: TextPart<'_>, on_diagonal: bool, longest: i32) -> Result<i32, NotationError> {
    match word.as_str() {
        "-" | "inf" | "∞" if on_diagonal => return Ok(0),
        _ => {}
    }
    match word.as_str().parse() {
        Ok(length) if (0..=longest).contains(&length) => Ok(if on_diagonal { 0 } else { length }),
        _ if NO_ROAD.contains(&word.as_str().to_lowercase().as_str()) => {
            Err(word.error(NotationErrorKind::position(MatrixError::NoRoad { longest })))
        }
        _ => Err(word.error(NotationErrorKind::position(MatrixError::Length { longest }))),
    }
}

/// What others write where there is no road.
const NO_ROAD: [&str; 8] = ["-", "inf", "∞", "infinity", "none", "null", "nan", "-1"];

struct Reader<'a> {
    text: TextPart<'a>,
    /// In bytes.
    at: usize,
}

impl<'a> Reader<'a> {
    /// Returns the text that is left, after commas and white space.
    fn rest(&mut self) -> &'a str {
        let rest = &self.text.as_str()[self.at..];
        let trimmed = rest.trim_start_matches(is_separator);
        self.at += rest.len() - trimmed.len();
        trimmed
    }

    /// Returns the error that something else is expected here.
    fn expected(&mut self, expected: Expected) -> NotationError {
        let length = self.rest().chars().next().map_or(0, char::len_utf8);
        self.text.part(self.at, self.at + length).expected(expected)
    }

    fn char(&mut self, char: char) -> Result<(), NotationError> {
        if !self.rest().starts_with(char) {
            return Err(self.expected(Expected::Char(char)));
        }
        self.at += char.len_utf8();
        Ok(())
    }

    /// Passes the end of a list, if it is here.
    fn closes(&mut self) -> bool {
        self.char(']').is_ok()
    }

    fn word(&mut self) -> Result<TextPart<'a>, NotationError> {
        let rest = self.rest();
        let ends = |c: char| is_separator(c) || "[]".contains(c);
        match rest.find(ends).unwrap_or(rest.len()) {
            0 => Err(self.expected(Expected::SeparatorOr(']'))),
            length => {
                self.at += length;
                Ok(self.text.part(self.at - length, self.at))
            }
        }
    }

    fn end(&mut self) -> Result<(), NotationError> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.expected(Expected::End)) }
    }
}

fn is_separator(c: char) -> bool {
    c == ',' || c.is_whitespace()
}

#[derive(Debug, thiserror::Error)]
enum MatrixError {
    #[error("there are 2 to {MOST_CITIES} cities, and as many rows; here are {cities}")]
    Cities { cities: usize },
    #[error(
        "row {row} is {found} long, but there are {cities} rows: a matrix has a row for \
         each city, and in it a length for each city"
    )]
    NotSquare { row: usize, found: usize, cities: usize },
    #[error("a road's length is a whole number from 0 to {longest}")]
    Length { longest: i32 },
    #[error(
        "there is a road between any two cities here: where there is none, write a length that no \
         tour can afford, up to {longest}"
    )]
    NoRoad { longest: i32 },
}
