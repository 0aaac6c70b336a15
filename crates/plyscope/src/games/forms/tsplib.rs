//! Files of TSPLIB 95 (Reinelt): a matrix of distances in one of its formats, or coordinates.

use super::distances::{self, Formula};

/// A mistake in a file, and the words where it is.
pub(super) struct Mistake<'a> {
    pub(super) error: TsplibError,
    pub(super) place: &'a str,
}

#[derive(Debug, thiserror::Error)]
pub(super) enum TsplibError {
    #[error("a tour of cities has the TYPE TSP or ATSP")]
    Type,
    #[error(
        "these distances aren't known here: EXPLICIT ones are, and those of {}",
        distances::NAMES
    )]
    Weights,
    #[error(
        "this order of distances isn't known here: FULL_MATRIX, UPPER_ROW, LOWER_ROW, \
         UPPER_DIAG_ROW, LOWER_DIAG_ROW and those with COL are"
    )]
    Format,
    #[error("the file doesn't say {0}")]
    Missing(&'static str),
    #[error("a DIMENSION is the number of cities")]
    Dimension,
    #[error("{expected} numbers belong here for {cities} cities, and these are {found}")]
    Count { expected: usize, cities: usize, found: usize },
    #[error("this section isn't known here: the tours may be other ones with it")]
    Section,
    #[error("this is no number")]
    Number,
}

/// Distances, row by row, and the names of the cities; without names, or without any for one of them,
/// there are none.
pub(super) type Cities = (Vec<Vec<String>>, Vec<String>);

/// Returns the cities, or what is wrong; `None` for text that is no such file.
pub(super) fn read(text: &str) -> Option<Result<Cities, Mistake<'_>>> {
    let is_key = |line: &str| {
        ["EDGE_WEIGHT_TYPE", "EDGE_WEIGHT_SECTION", "NODE_COORD_SECTION"]
            .iter()
            .any(|key| line.trim_start().starts_with(key))
    };
    text.lines().any(is_key).then(|| {
        let mut file = File::of(text)?;
        let names = std::mem::take(&mut file.names);
        Ok((file.distances()?, names))
    })
}

/// The parts of a file that distances come from.
#[derive(Default)]
struct File<'a> {
    dimension: Option<(usize, &'a str)>,
    weights: Option<&'a str>,
    format: Option<&'a str>,
    edges: Vec<&'a str>,
    nodes: Vec<&'a str>,
    /// Of cities that have a name instead of a number.
    names: Vec<String>,
}

impl<'a> File<'a> {
    fn of(text: &'a str) -> Result<File<'a>, Mistake<'a>> {
        let mut file = File::default();
        let mut section: Option<&'a str> = None;
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if section == Some("NODE_COORD_SECTION")
                && let Some((name, place)) = named(line)
            {
                file.names.push(name);
                file.nodes.extend(place);
                continue;
            }
            if !line.starts_with(|c: char| c.is_alphabetic()) {
                match section {
                    Some("EDGE_WEIGHT_SECTION") => file.edges.extend(line.split_whitespace()),
                    Some("NODE_COORD_SECTION") => file.nodes.extend(line.split_whitespace()),
                    Some("DISPLAY_DATA_SECTION") => {}
                    _ => return Err(Mistake { error: TsplibError::Section, place: line }),
                }
                continue;
            }
            let (key, value) = line.split_once(':').unwrap_or((line, ""));
            let (key, value) = (key.trim(), value.trim());
            section = None;
            match key {
                "EOF" => break,
                "TYPE" if !matches!(value.split_whitespace().next(), Some("TSP" | "ATSP")) => {
                    return Err(Mistake { error: TsplibError::Type, place: line });
                }
                "DIMENSION" => {
                    let mistake = Mistake { error: TsplibError::Dimension, place: line };
                    file.dimension = Some((value.parse().map_err(|_| mistake)?, line));
                }
                "EDGE_WEIGHT_TYPE" => file.weights = Some(value),
                "EDGE_WEIGHT_FORMAT" => file.format = Some(value),
                "FIXED_EDGES_SECTION" | "EDGE_DATA_SECTION" | "TOUR_SECTION" => {
                    return Err(Mistake { error: TsplibError::Section, place: line });
                }
                key if key.ends_with("_SECTION") => section = Some(key),
                _ => {}
            }
        }
        Ok(file)
    }

    fn distances(self) -> Result<Vec<Vec<String>>, Mistake<'a>> {
        let missing = |what| Mistake { error: TsplibError::Missing(what), place: "" };
        let (cities, place) = self.dimension.ok_or_else(|| missing("its DIMENSION"))?;
        let weights = self.weights.ok_or_else(|| missing("its EDGE_WEIGHT_TYPE"))?;
        if weights == "EXPLICIT" {
            let format = self.format.ok_or_else(|| missing("its EDGE_WEIGHT_FORMAT"))?;
            return explicit(cities, format, &self.edges, place);
        }
        let formula = Formula::named(weights)
            .ok_or(Mistake { error: TsplibError::Weights, place: weights })?;
        check(cities.saturating_mul(3), cities, self.nodes.len(), place)?;
        let mut places = Vec::new();
        for node in self.nodes.chunks(3) {
            let number = |word: &'a str| {
                let number = word.parse::<f64>().ok().filter(|number| number.is_finite());
                number.ok_or(Mistake { error: TsplibError::Number, place: word })
            };
            places.push((number(node[1])?, number(node[2])?));
        }
        Ok(between(&places, formula))
    }
}

/// Returns the name in a line of two coordinates behind a name, and the words of such a line.
fn named(line: &str) -> Option<(String, [&str; 3])> {
    let (rest, last) = line.rsplit_once(char::is_whitespace)?;
    let (name, first) = rest.trim_end().rsplit_once(char::is_whitespace)?;
    let name = name.trim().trim_matches(['"', '\'']);
    let is_number = |word: &str| word.parse::<f64>().is_ok_and(f64::is_finite);
    let is_named = name.contains(char::is_alphabetic) && is_number(first) && is_number(last);
    is_named.then(|| (name.to_owned(), [name, first, last]))
}

/// Returns the distances between places.
pub(super) fn between(places: &[(f64, f64)], formula: Formula) -> Vec<Vec<String>> {
    let distance = |from: usize, to: usize| match from == to {
        true => 0,
        false => formula.distance(places[from], places[to]),
    };
    let row = |from: usize| (0..places.len()).map(|to| distance(from, to).to_string()).collect();
    (0..places.len()).map(row).collect()
}

fn check<'a>(
    expected: usize,
    cities: usize,
    found: usize,
    place: &'a str,
) -> Result<(), Mistake<'a>> {
    let error = TsplibError::Count { expected, cities, found };
    if found == expected { Ok(()) } else { Err(Mistake { error, place }) }
}

/// Returns the distances that a file has in this order.
fn explicit<'a>(
    cities: usize,
    format: &'a str,
    numbers: &[&str],
    place: &'a str,
) -> Result<Vec<Vec<String>>, Mistake<'a>> {
    // A triangle by columns is the other one by rows.
    let (is_lower, has_diagonal) = match format {
        "FULL_MATRIX" => {
            check(cities.saturating_mul(cities), cities, numbers.len(), place)?;
            let rows = numbers.chunks(cities.max(1));
            return Ok(rows.map(|row| row.iter().copied().map(str::to_owned).collect()).collect());
        }
        "UPPER_ROW" | "LOWER_COL" => (false, false),
        "LOWER_ROW" | "UPPER_COL" => (true, false),
        "UPPER_DIAG_ROW" | "LOWER_DIAG_COL" => (false, true),
        "LOWER_DIAG_ROW" | "UPPER_DIAG_COL" => (true, true),
        _ => return Err(Mistake { error: TsplibError::Format, place: format }),
    };
    let diagonal = if has_diagonal { cities } else { 0 };
    let expected = cities.saturating_mul(cities.saturating_sub(1)) / 2 + diagonal;
    check(expected, cities, numbers.len(), place)?;
    let mut matrix = vec![vec!["0".to_owned(); cities]; cities];
    let places = (0..cities).flat_map(|row| {
        let columns = if is_lower { 0..row + 1 } else { row..cities };
        columns.map(move |column| (row, column))
    });
    let places = places.filter(|(row, column)| has_diagonal || row != column);
    for ((row, column), number) in places.zip(numbers) {
        matrix[row][column] = (*number).to_owned();
        matrix[column][row] = (*number).to_owned();
    }
    Ok(matrix)
}
