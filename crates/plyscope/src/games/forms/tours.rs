//! Cities as people have them, behind the name of the game: TSPLIB, tables of distances in lines, lists
//! or CSV, also one half of them, and coordinates. Names of cities are kept.

use super::distances::Formula;
use super::literal::{self, Literal};
use super::tsplib::{self, Mistake};
use crate::games::notation::{NotationError, NotationErrorKind, TextPart};
use crate::games::tsp::write_city;

#[derive(Debug, thiserror::Error)]
enum ToursError {
    #[error(
        "there is a road between any two cities here: where there is none, write a length that no \
         tour can afford, such as {length}"
    )]
    NoRoad { length: i64 },
    #[error(
        "two lines of two numbers may be places of cities, which are at least three here, or a table \
         of distances, which has 0 or `-` on its diagonal"
    )]
    TwoByTwo,
    #[error(
        "half of this table is 0: write `-` there, or leave it out, if roads are as long one way as the \
         other"
    )]
    HalfZero,
    #[error(
        "each row has the name of its city, or none has one, and only the first row has a word more"
    )]
    FirstRow,
    #[error(
        "there is a road between any two cities here, and no road from `{from}` to `{to}`: write a \
         length that no tour can afford"
    )]
    Missing { from: String, to: String },
    #[error("there are two lengths from `{from}` to `{to}`")]
    Twice { from: String, to: String },
}

/// Returns such a text as the notation has it; `None` for other games and forms.
///
/// # Errors
///
/// A file of TSPLIB, or a table, says what the game can't have.
pub(super) fn in_notation(text: &str) -> Option<Result<String, NotationError>> {
    let all = TextPart::of(text);
    let named = text.trim_start().strip_prefix("tsp:");
    let arguments = named.unwrap_or(text);
    if let Some(file) = tsplib::read(arguments) {
        let options = text.rsplit_once("EOF").map_or("", |(_, options)| options.trim());
        return Some(match file {
            Ok((rows, names)) => Ok(written(&rows, &names, options)),
            Err(Mistake { error, place }) => {
                let place = if place.is_empty() { all.trim() } else { all.find(place) };
                Err(place.error(NotationErrorKind::position(error)))
            }
        });
    }
    named?;
    let arguments = without_front(arguments);
    let (table, options) = match arguments.find('=') {
        // The options begin after the last comma before the first sign.
        Some(sign) => arguments.split_at(arguments[..sign].rfind(',')?),
        None => (arguments, ""),
    };
    let refused =
        |error: ToursError| Err(all.find(table.trim()).error(NotationErrorKind::position(error)));
    if let Some(roads) = roads(table) {
        return Some(match roads {
            Ok((rows, names)) => Ok(written(&rows, &names, options)),
            Err(error) => refused(error),
        });
    }
    let (mut rows, is_list) = rows(table)?;
    if rows.iter().any(Vec::is_empty) {
        return None;
    }
    // The number of cities may stand in front, and a mark before the first row.
    if rows.len() > 2 && rows[0].len() == 1 && rows[0][0].parse() == Ok(rows.len() - 1) {
        rows.remove(0);
    }
    let count = rows.len();
    let is_square =
        |row: &Vec<String>| row.len() == count && row.iter().all(|cell| is_number(cell));
    if count > 1 && rows[0].len() == count + 1 && rows[1..].iter().all(is_square) {
        if rows[0][0].contains(char::is_alphanumeric) {
            return Some(refused(ToursError::FirstRow));
        }
        rows[0].remove(0);
    }
    let (rows, names) = without_names(rows);
    // Three rows of two with zeros on the diagonal may be a matrix that lacks a column.
    let lacks = is_list
        && rows.len() == 3
        && rows[0][0] == "0"
        && rows[1].get(1).is_some_and(|it| it == "0");
    if let Some(places) = places(&rows).filter(|_| !lacks) {
        let rows = tsplib::between(&places, Formula::Euc2d);
        return Some(Ok(written(&rows, &names.of(rows.len()), options)));
    }
    if names.differ() {
        let (rows, names) = names.half(&rows)?;
        return Some(match matrix(rows)? {
            Ok(rows) => Ok(written(&rows, &names, options)),
            Err(error) => refused(error),
        });
    }
    let is_length = |cell: &String| is_number(cell) || is_none(cell);
    // The notation says which row is too short or too long.
    if !is_list && count > 2 && !has_matrix(&rows) && rows.iter().flatten().all(is_length) {
        return Some(Ok(written(&rows, &[], options)));
    }
    Some(match matrix(rows)? {
        Ok(rows) => Ok(written(&rows, &names.of(rows.len()), options)),
        // The notation knows the place.
        Err(_) if is_list => return None,
        Err(error) => refused(error),
    })
}

/// Returns `true` for a table of distances between three cities and more: as many numbers in a row as there
/// are rows, besides names, and nothing on the diagonal.
pub(super) fn is_table(text: &str) -> bool {
    let Some((rows, _)) = rows(text) else { return false };
    if rows.len() < 3 || rows.iter().any(Vec::is_empty) {
        return false;
    }
    let (rows, _) = without_names(rows);
    let is_row = |(at, row): (usize, &Vec<String>)| {
        row.len() == rows.len()
            && is_on_diagonal(&row[at])
            && row.iter().all(|cell| is_number(cell) || is_none(cell))
    };
    rows.len() > 2 && rows.iter().enumerate().all(is_row)
}

/// Returns a table without a word such as `cities:` before it.
fn without_front(table: &str) -> &str {
    let front = ["cities", "names", "labels", "nodes"];
    let trimmed = table.trim_start();
    let rest = front.into_iter().find_map(|front| trimmed.strip_prefix(front));
    rest.and_then(|rest| rest.trim_start().strip_prefix(['=', ':'])).unwrap_or(table)
}

/// A full matrix, and the names of its cities.
type Named = (Vec<Vec<String>>, Vec<String>);

/// Reads maps of names to lengths, or a road a line: `A B 3`. A road with a length one way only has it
/// both ways, if all have.
fn roads(table: &str) -> Option<Result<Named, ToursError>> {
    let mut roads: Vec<(String, String, String)> = Vec::new();
    let text = |literal: &Literal| match literal {
        Literal::Text(text) | Literal::Word(text) | Literal::Number(text) => Some(text.clone()),
        _ => None,
    };
    if let Some(Literal::Map(cities)) = literal::read(table) {
        for (from, to) in &cities {
            match to {
                Literal::Map(lengths) => {
                    for (to, length) in lengths {
                        roads.push((text(from)?, text(to)?, text(length)?));
                    }
                }
                Literal::List(lengths) | Literal::Tuple(lengths) => {
                    for ((to, _), length) in cities.iter().zip(lengths) {
                        roads.push((text(from)?, text(to)?, text(length)?));
                    }
                }
                _ => return None,
            }
        }
    } else {
        let (rows, is_list) = rows(table)?;
        for (at, row) in rows.iter().enumerate() {
            let row: Vec<&str> = match &**row {
                [road, length] if !is_list => {
                    let (from, to) = road.split_once('-')?;
                    vec![from, to, length]
                }
                row => row.iter().map(String::as_str).collect(),
            };
            match *row {
                [from, to, length] if !is_number(from) && !is_number(to) && is_number(length) => {
                    roads.push((from.to_owned(), to.to_owned(), length.to_owned()));
                }
                // A line of titles.
                [..] if at == 0 && row.iter().all(|cell| !is_number(cell)) => {}
                _ => return None,
            }
        }
    }
    let mut names: Vec<String> = Vec::new();
    for name in roads.iter().flat_map(|(from, to, _)| [from, to]) {
        if name.is_empty() || is_none(name) {
            return None;
        }
        if !names.contains(name) {
            names.push(name.clone());
        }
    }
    if names.len() < 2 || names.len() > 100 {
        return None;
    }
    let number = |name: &String| names.iter().position(|it| it == name);
    let mut matrix = vec![vec![None; names.len()]; names.len()];
    for (from, to, length) in roads {
        let cell = &mut matrix[number(&from)?][number(&to)?];
        if cell.is_some() {
            return Some(Err(ToursError::Twice { from, to }));
        }
        *cell = Some(length);
    }
    let pairs = || {
        let all = 0..names.len();
        all.clone()
            .flat_map(move |from| all.clone().map(move |to| (from, to)))
            .filter(|(a, b)| a != b)
    };
    let is_one_way = pairs().all(|(a, b)| matrix[a][b].is_none() || matrix[b][a].is_none());
    for (from, to) in pairs() {
        if matrix[from][to].is_none() && is_one_way {
            matrix[from][to] = matrix[to][from].clone();
        }
        if matrix[from][to].as_ref().is_none_or(|length| is_none(length)) {
            let (from, to) = (names[from].clone(), names[to].clone());
            return Some(Err(ToursError::Missing { from, to }));
        }
    }
    for (at, row) in matrix.iter_mut().enumerate() {
        row[at] = Some("0".to_owned());
    }
    let rows = matrix.into_iter().map(|row| row.into_iter().flatten().collect()).collect();
    Some(Ok((rows, names)))
}

/// Returns a matrix in the notation, with the names of the cities if each has one.
fn written(rows: &[Vec<String>], names: &[String], options: &str) -> String {
    let named = names.len() == rows.len() && names.iter().all(|name| !name.trim().is_empty());
    let row = |(at, row): (usize, &Vec<String>)| {
        let mut text = String::new();
        if named {
            // Writing to a string never fails.
            let _ = write_city(&mut text, &names[at].replace(['"', '\n', '\r', '\t'], " "));
        }
        format!("{text}[{}]", row.join(","))
    };
    let rows: Vec<String> = rows.iter().enumerate().map(row).collect();
    format!("tsp:[{}]{options}", rows.join(","))
}

/// The names that stand above columns and before rows of a table.
#[derive(Default)]
struct Names {
    columns: Vec<String>,
    rows: Vec<String>,
}

impl Names {
    /// Returns the names of so many cities, which stand before the rows or above the columns; nothing
    /// if these are not all of them.
    fn of(self, cities: usize) -> Vec<String> {
        let Names { columns, rows } = self;
        let all = [rows, columns].into_iter().find(|names| names.len() == cities);
        all.unwrap_or_default()
    }

    /// Returns `true` if the rows have other names than the columns.
    fn differ(&self) -> bool {
        !self.rows.is_empty() && self.rows.len() == self.columns.len() && self.rows != self.columns
    }

    /// Returns the full matrix of half of one without its diagonal, with the names of all cities: the
    /// first of them stands only above a column and the last only before a row, or the other way
    /// round.
    fn half(self, rows: &[Vec<String>]) -> Option<(Vec<Vec<String>>, Vec<String>)> {
        let Names { mut columns, rows: mut names } = self;
        let last = names.len().checked_sub(1)?;
        let is_lower = columns[1..] == names[..last];
        if !is_lower && names[1..] != columns[..last] {
            return None;
        }
        // In a square, the other half is empty.
        let is_in =
            |row: usize, column: usize| if is_lower { column <= row } else { row <= column };
        let is_empty = |(row, cells): (usize, &Vec<String>)| {
            let cells = cells.iter().enumerate();
            cells.len() <= rows.len()
                && cells.filter(|(at, _)| !is_in(row, *at)).all(|(_, cell)| is_none(cell))
        };
        let is_ragged = rows.len() > 1
            && rows
                .iter()
                .enumerate()
                .all(|(at, row)| row.len() == if is_lower { at + 1 } else { rows.len() - at });
        if !is_ragged && !rows.iter().enumerate().all(is_empty) {
            return None;
        }
        let matrix = triangle(rows.len() + 1, |row, column| {
            let (row, column) = (row - 1, column);
            match (is_lower, is_ragged) {
                (true, _) => rows[row].get(column).cloned(),
                (false, true) => rows[column].get(row.checked_sub(column)?).cloned(),
                (false, false) => rows[column].get(row).cloned(),
            }
        });
        let (all, others) =
            if is_lower { (&mut columns, &mut names) } else { (&mut names, &mut columns) };
        all.extend(others.pop());
        Some((matrix, std::mem::take(all)))
    }
}

/// Returns the cells of a table, in lists or in lines, and `true` if it is a list.
fn rows(table: &str) -> Option<(Vec<Vec<String>>, bool)> {
    match literal::read(table) {
        Some(Literal::List(rows) | Literal::Tuple(rows)) => {
            Some((rows.iter().map(cells).collect::<Option<_>>()?, true))
        }
        _ => {
            // A list of names may stand before that of the rows.
            let lists = || {
                let (names, rows) = table.trim().split_once('\n')?;
                let names = cells(&literal::read(names)?)?;
                let Literal::List(rows) = literal::read(rows)? else { return None };
                let rows = rows.iter().map(cells).collect::<Option<Vec<_>>>()?;
                Some([vec![names], rows].concat())
            };
            Some((lists().or_else(|| lines(table))?, false))
        }
    }
}

/// Returns the cells of a list.
fn cells(row: &Literal) -> Option<Vec<String>> {
    let (Literal::List(cells) | Literal::Tuple(cells)) = row else { return None };
    let cell = |cell: &Literal| match cell {
        Literal::Number(cell) | Literal::Text(cell) | Literal::Word(cell) => Some(cell.clone()),
        _ => None,
    };
    cells.iter().map(cell).collect()
}

/// Returns the cells of lines: between semicolons, commas or tabs, or else words.
fn lines(table: &str) -> Option<Vec<Vec<String>>> {
    let has_text = |line: &&str| !line.trim().is_empty();
    let lines: Vec<&str> = match table.trim().contains('\n') {
        true => table.lines().filter(has_text).collect(),
        false => table.split([';', '/']).filter(has_text).collect(),
    };
    let is_comment = |line: &&str| line.trim_start().starts_with(['#', '%']);
    let lines = lines.into_iter().filter(|line| !is_comment(line));
    let mut lines: Vec<&str> = lines.map(|line| line.trim_matches([' ', '\r'])).collect();
    if lines.len() < 2 {
        return None;
    }
    // Rows of an array end with a sign, the last one perhaps without it: of commas there are as many as
    // cells, and a semicolon is alone.
    for (sign, count) in [(';', 1), (',', lines.len())] {
        let is_end = |line: &&str| line.ends_with(sign) && line.matches(sign).count() == count;
        if lines[..lines.len() - 1].iter().all(is_end) {
            lines = lines.into_iter().map(|line| line.strip_suffix(sign).unwrap_or(line)).collect();
        }
    }
    // Each row may be a list of its own.
    let are_lists = lines.iter().all(|line| line.contains('[') && line.ends_with(']'));
    let unlisted: Vec<String> = match are_lists {
        true => lines.iter().map(|line| line.replace(['[', ']', ','], " ")).collect(),
        false => Vec::new(),
    };
    if are_lists {
        lines = unlisted.iter().map(|line| line.trim()).collect();
    }
    if lines.iter().all(|line| line.starts_with('|')) {
        lines.retain(|line| line.chars().any(char::is_alphanumeric));
        lines = lines
            .into_iter()
            .map(|line| line[1..].strip_suffix('|').unwrap_or(&line[1..]))
            .collect();
    }
    let separates = |sign: &char| lines.iter().all(|line| line.contains(*sign));
    let separator = ['|', ';', ',', '\t'].into_iter().find(separates);
    let plain =
        |cell: &str| cell.trim().trim_matches(['"', '\'']).trim_end_matches(':').trim().to_owned();
    let row = |line: &&str| match separator {
        Some(sign) => line.split(sign).map(plain).collect(),
        None => line.split_whitespace().map(plain).collect(),
    };
    Some(lines.iter().map(row).collect())
}

fn is_number(cell: &str) -> bool {
    cell.parse::<f64>().is_ok_and(f64::is_finite)
}

/// Returns `true` for what stands where there is no road, such as on the diagonal.
fn is_none(cell: &str) -> bool {
    matches!(
        cell.to_lowercase().as_str(),
        "" | "-" | "–" | "—" | "inf" | "∞" | "infinity" | "none" | "null" | "nan" | "-1"
    )
}

fn is_on_diagonal(cell: &str) -> bool {
    is_none(cell) || cell.parse::<f64>() == Ok(0.0)
}

/// Returns rows without a first line and first cells that are names, or numbers of cities, and these
/// names.
fn without_names(mut rows: Vec<Vec<String>>) -> (Vec<Vec<String>>, Names) {
    let mut found = Names::default();
    let is_name = |cell: &String| !is_number(cell) && !is_none(cell);
    let counts = |cells: &[String]| {
        let number = |first: usize| {
            move |(at, cell): (usize, &String)| {
                cell.trim_end_matches('.').parse::<usize>() == Ok(at + first)
            }
        };
        cells.iter().enumerate().all(number(0)) || cells.iter().enumerate().all(number(1))
    };
    let Some((head, body)) = rows.split_first() else { return (rows, found) };
    let first: Vec<String> = body.iter().filter_map(|row| row.first()).cloned().collect();
    // A head of names has none but names; one of numbers has an empty cell, or one cell less.
    let length = body.first().map_or(0, Vec::len);
    let is_shorter =
        body.len() > 1 && head.len() + 1 == length && body.iter().all(|row| row.len() == length);
    let has_corner = is_name(&head[0]) || head[0].is_empty();
    let names = if has_corner { &head[1..] } else { head };
    let is_above = counts(head)
        && head.len() > 2
        && body.len() == head.len()
        && body.iter().all(|row| row.len() == head.len());
    let has_head = head.len() > 1
        && (is_above
            || head.iter().skip(1).all(is_name)
            || (has_corner || is_shorter)
                && counts(names)
                && first.len() == body.len()
                && counts(&first));
    if has_head {
        // Without a name for each row, or in columns of white space, nothing is above these names.
        let all = if head.len() == body.len() { head } else { names };
        if all.iter().all(is_name) {
            found.columns = all.to_vec();
        }
        rows.remove(0);
    }
    let first: Vec<String> = rows.iter().filter_map(|row| row.first()).cloned().collect();
    let has_names = first.len() == rows.len()
        && !first.is_empty()
        && (first.iter().all(is_name)
            || (has_head || rows.len() > 2 && has_diagonal(&rows, 1))
                && counts(&first)
                && rows.iter().all(|row| row.len() == rows.len() + 1));
    if has_names {
        if first.iter().all(is_name) {
            found.rows = first;
        }
        for row in &mut rows {
            row.remove(0);
        }
    }
    (rows, found)
}

/// Returns `true` if the diagonal that begins in this column is one of a table of lengths.
fn has_diagonal(rows: &[Vec<String>], column: usize) -> bool {
    let is_one = |(at, row): (usize, &Vec<String>)| {
        row.get(at + column).is_some_and(|cell| is_on_diagonal(cell))
    };
    rows.iter().enumerate().all(is_one)
}

/// Returns `true` if the rows have the lengths of a matrix or of one half of it.
fn has_matrix(rows: &[Vec<String>]) -> bool {
    let are = |length: &dyn Fn(usize) -> usize| {
        rows.iter().enumerate().all(|(at, row)| row.len() == length(at))
    };
    are(&|_| rows.len()) || are(&|at| at + 1) || are(&|at| rows.len() - at)
}

/// Returns the coordinates, if each row has two, perhaps behind the number of the city.
fn places(rows: &[Vec<String>]) -> Option<Vec<(f64, f64)>> {
    let count = rows.len();
    let are_all = |length: usize| rows.iter().all(|row| row.len() == length);
    let numbered = || {
        let first = |(at, row): (usize, &Vec<String>)| row[0].parse() == Ok(at + 1);
        rows.iter().enumerate().all(first)
    };
    // As many numbers in a row as rows are a matrix, if its diagonal says so.
    let is_matrix = || rows.iter().enumerate().all(|(at, row)| is_on_diagonal(&row[at]));
    let start = match count {
        3.. if are_all(2) => 0,
        2.. if are_all(3) && numbered() && (count != 3 || !is_matrix()) => 1,
        _ => return None,
    };
    let number = |cell: &String| cell.parse::<f64>().ok().filter(|number| number.is_finite());
    rows.iter().map(|row| Some((number(&row[start])?, number(&row[start + 1])?))).collect()
}

/// Returns `true` if two rows have a diagonal at one city only: a length of the other is missing.
fn is_rest_of_square(rows: &[Vec<String>]) -> bool {
    rows.iter().flatten().filter(|cell| is_on_diagonal(cell)).count() == 1
}

/// Returns a full matrix of a table, or of one half of it.
fn matrix(rows: Vec<Vec<String>>) -> Option<Result<Vec<Vec<String>>, ToursError>> {
    let count = rows.len();
    let are = |length: &dyn Fn(usize) -> usize| {
        rows.iter().enumerate().all(|(at, row)| row.len() == length(at))
    };
    let mut matrix = if are(&|_| count) {
        rows
    } else if count == 2 && is_rest_of_square(&rows) {
        return None;
    } else if are(&|at| at + 1) {
        let has_diagonal = rows.iter().all(|row| row.last().is_some_and(|it| is_on_diagonal(it)));
        let first = usize::from(!has_diagonal);
        triangle(count + first, |row, column| rows[row.checked_sub(first)?].get(column).cloned())
    } else if are(&|at| count - at) {
        let has_diagonal = rows.iter().all(|row| row.first().is_some_and(|it| is_on_diagonal(it)));
        let first = usize::from(!has_diagonal);
        triangle(count + first, |row, column| {
            // The other half, so that the greater number is that of the column.
            rows.get(column)?.get(row.checked_sub(column + first)?).cloned()
        })
    } else {
        return None;
    };
    let cities = matrix.len();
    // A square of which one half is left empty is a triangle.
    let pairs = || (0..cities).flat_map(|row| (0..row).map(move |column| (row, column)));
    let is_empty = |cell: &String| cell.is_empty() || cell == "-";
    let (lower, upper) = (
        pairs().all(|(row, column)| is_empty(&matrix[row][column])),
        pairs().all(|(row, column)| is_empty(&matrix[column][row])),
    );
    if lower != upper {
        for (row, column) in pairs() {
            let (from, to) = if lower { (column, row) } else { (row, column) };
            let cell = matrix[from][to].clone();
            matrix[to][from] = cell;
        }
    }
    if cities == 2 && !(0..cities).all(|at| is_on_diagonal(&matrix[at][at])) {
        return Some(Err(ToursError::TwoByTwo));
    }
    let is_zero = |cell: &String| cell.parse::<f64>() == Ok(0.0);
    let zeros = [
        pairs().all(|(row, column)| is_zero(&matrix[row][column])),
        pairs().all(|(row, column)| is_zero(&matrix[column][row])),
    ];
    if zeros[0] != zeros[1] {
        return Some(Err(ToursError::HalfZero));
    }
    let longest = matrix.iter().flatten().filter_map(|cell| cell.parse::<i64>().ok()).max();
    for (at, row) in matrix.iter_mut().enumerate() {
        for (column, cell) in row.iter_mut().enumerate() {
            if at == column {
                *cell = "0".to_owned();
            } else if is_none(cell) {
                let most = longest.unwrap_or(1).clamp(1, 1_000_000) * cities as i64;
                return Some(Err(ToursError::NoRoad { length: most }));
            } else if let Some(whole) = cell.strip_suffix(".0") {
                *cell = whole.to_owned();
            }
        }
    }
    Some(Ok(matrix))
}

/// Returns a symmetric matrix with these cells below the diagonal.
fn triangle(cities: usize, cell: impl Fn(usize, usize) -> Option<String>) -> Vec<Vec<String>> {
    let cell = |row: usize, column: usize| match row.cmp(&column) {
        std::cmp::Ordering::Greater => cell(row, column).unwrap_or_default(),
        std::cmp::Ordering::Less => cell(column, row).unwrap_or_default(),
        std::cmp::Ordering::Equal => "0".to_owned(),
    };
    (0..cities).map(|row| (0..cities).map(|column| cell(row, column)).collect()).collect()
}
