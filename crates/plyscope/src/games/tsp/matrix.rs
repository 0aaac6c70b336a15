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

/// The length of the road from each city to each, and the cities' names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Matrix {
    rows: Vec<Vec<i32>>,
    /// Empty if they have numbers alone.
    names: Vec<String>,
}

impl Matrix {
    pub(super) fn new(rows: impl Iterator<Item = Vec<i32>>) -> Matrix {
        Matrix { rows: rows.collect(), names: Vec::new() }
    }

    pub(super) fn cities(&self) -> usize {
        self.rows.len()
    }

    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns the name of a city, or its number.
    pub(super) fn name(&self, city: u8) -> String {
        let name = self.names.get(usize::from(city)).cloned();
        name.unwrap_or_else(|| (city + 1).to_string())
    }

    /// Returns `true` if all roads are equally long there and back.
    pub(super) fn is_symmetric(&self) -> bool {
        let all = (0..self.cities()).flat_map(|from| (0..from).map(move |to| (from, to)));
        all.into_iter().all(|(from, to)| self.rows[from][to] == self.rows[to][from])
    }

    pub(super) fn road(&self, from: u8, to: u8) -> i32 {
        self.rows[usize::from(from)][usize::from(to)]
    }
}

impl fmt::Display for Matrix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, row) in self.rows.iter().enumerate() {
            f.write_str(if index == 0 { "[" } else { "," })?;
            if let Some(name) = self.names.get(index) {
                write_name(f, name)?;
            }
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

/// Reads `[[0,3,9],[3,0,4],[9,4,0]]`, or `[Rome[0,3,9],"Oslo S"[3,0,4],Bonn[9,4,0]]`; commas and white
/// space both separate.
pub(super) fn read(text: TextPart<'_>) -> Result<Matrix, NotationError> {
    let mut reader = Reader { text, at: 0 };
    reader.char('[')?;
    let mut rows: Vec<(TextPart<'_>, Vec<TextPart<'_>>)> = Vec::new();
    let mut names = Vec::new();
    while !reader.closes() {
        // If the first city has a name, all have.
        if names.len() == rows.len() {
            match reader.name()? {
                Some(name) => names.push(name),
                None if names.is_empty() => {}
                None => {
                    let error = NotationErrorKind::position(MatrixError::Name);
                    return Err(text.part(reader.at, reader.at + 1).error(error));
                }
            }
        }
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
    Ok(Matrix { rows: matrix, names })
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

/// Returns `true` for a character of a name without quotation marks.
fn is_plain(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Writes a city's name, in quotation marks if it is no plain word.
pub(in crate::games) fn write_name(f: &mut impl fmt::Write, name: &str) -> fmt::Result {
    if name.starts_with(char::is_alphabetic) && name.chars().all(is_plain) {
        f.write_str(name)
    } else {
        write!(f, "\"{name}\"")
    }
}

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

    /// Reads the name of a city, if one is here: a word, or any text in quotation marks.
    fn name(&mut self) -> Result<Option<String>, NotationError> {
        let rest = self.rest();
        if let Some(quoted) = rest.strip_prefix('"') {
            self.at += 1;
            let length = quoted.find('"').unwrap_or(quoted.len());
            self.at += length;
            self.char('"')?;
            return Ok(Some(quoted[..length].to_owned()));
        }
        if !rest.starts_with(char::is_alphabetic) {
            return Ok(None);
        }
        let length = rest.find(|c| !is_plain(c)).unwrap_or(rest.len());
        self.at += length;
        Ok(Some(rest[..length].to_owned()))
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
    #[error("if one city has a name, each has one, such as `Oslo[0,3]`")]
    Name,
    #[error("a road's length is a whole number from 0 to {longest}")]
    Length { longest: i32 },
    #[error(
        "there is a road between any two cities here: where there is none, write a length that no \
         tour can afford, up to {longest}"
    )]
    NoRoad { longest: i32 },
}
