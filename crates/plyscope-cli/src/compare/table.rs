//! The tables of a comparison: text, Markdown and CSV.

use std::io::{self, Write};

use plyscope_stage::compare::{Report, Row, Sum, TIME, all_counts};

use crate::failure::printable;

/// A table with a column for each search.
struct Table {
    /// The game, the number of games, the seeds, and what the numbers mean.
    caption: Vec<String>,
    searches: Vec<String>,
    /// The label of a count, and a cell for each search.
    rows: Vec<(String, Vec<String>)>,
}

/// The width of a terminal, in columns.
const WIDTH: usize = 80;
/// The maximum number of characters of a game's text.
const LONGEST_GAME: usize = 400;
/// The cell of a count that the search does not have.
const NOTHING: &str = "–";

/// Writes a table for a terminal. It is split into several if it is wider than the terminal.
pub(super) fn text(report: &Report, out: &mut impl Write) -> io::Result<()> {
    let Table { caption, searches, rows } = Table::of(report);
    for line in caption {
        writeln!(out, "{line}")?;
    }
    let label = rows.iter().map(|(label, _)| width(label)).max().unwrap_or_default();
    let widths: Vec<_> = searches
        .iter()
        .enumerate()
        .map(|(at, search)| {
            let words = search.split(' ').map(width);
            words.chain(rows.iter().map(|(_, cells)| width(&cells[at]))).max().unwrap_or_default()
        })
        .collect();
    let mut begin = 0;
    while begin < searches.len() {
        let mut end = begin + 1;
        let taken =
            |end: usize| label + widths[begin..end].iter().map(|width| 2 + width).sum::<usize>();
        while end < searches.len() && taken(end + 1) <= WIDTH {
            end += 1;
        }
        let mut line = |label_text: &str, cell: &dyn Fn(usize) -> String| {
            let mut line = format!("{label_text:<label$}");
            for (at, width) in (begin..end).zip(&widths[begin..end]) {
                line.push_str(&format!("  {:>width$}", cell(at)));
            }
            writeln!(out, "{}", line.trim_end())
        };
        line("", &|_| String::new())?;
        let words = searches[begin..end].iter().map(|search| search.split(' ').count()).max();
        for word in 0..words.unwrap_or_default() {
            line("", &|at| searches[at].split(' ').nth(word).unwrap_or_default().to_owned())?;
        }
        for (label, cells) in &rows {
            line(label, &|at| cells[at].clone())?;
        }
        begin = end;
    }
    if report.has_times() {
        writeln!(out, "\n{TIME_NOTE}")?;
    }
    Ok(())
}

/// Writes a table in Markdown.
pub(super) fn markdown(report: &Report, out: &mut impl Write) -> io::Result<()> {
    let Table { caption, searches, rows } = Table::of(report);
    for line in caption {
        writeln!(out, "{}  ", escaped(&line))?;
    }
    writeln!(
        out,
        "\n| | {} |",
        searches.iter().map(|search| escaped(search)).collect::<Vec<_>>().join(" | ")
    )?;
    writeln!(out, "| --- |{}", " ---: |".repeat(searches.len()))?;
    for (label, cells) in rows {
        writeln!(out, "| {label} | {} |", cells.join(" | "))?;
    }
    if report.has_times() {
        writeln!(out, "\n{TIME_NOTE}")?;
    }
    Ok(())
}

const TIME_NOTE: &str = "\
Time is the wall time from the first step of a search to its last, without a
recording. It is measured, so it differs from run to run.";

/// Writes CSV with a line for each search and count.
pub(super) fn csv(report: &Report, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "search,count,trees,sum,mean,standard_error")?;
    let trees = report.trees;
    let counts = all_counts().into_iter().map(|count| count.key).chain([TIME]);
    let counts: Vec<_> = counts.collect();
    for row in &report.searches {
        let search = quoted(&printable(&row.search, LONGEST_GAME));
        let mut line = |key: &str, sum: &Sum| {
            let error =
                sum.standard_error(trees).map_or_else(String::new, |error| error.to_string());
            writeln!(out, "{search},{key},{trees},{},{},{error}", sum.sum, sum.mean(trees))
        };
        for key in &counts {
            if let Some(sum) = row.sums.get(*key) {
                line(key, sum)?;
            }
        }
        line("other_values", &Sum::of_ones(row.other_values))?;
    }
    Ok(())
}

impl Table {
    fn of(report: &Report) -> Table {
        let mut caption = vec![printable(&report.game, LONGEST_GAME)];
        if !report.seeds.is_empty() {
            let trees = if report.trees == 1 { "tree" } else { "trees" };
            let read = if report.trees == 1 { "" } else { "; mean ± standard error of the mean" };
            caption.push(format!(
                "{} {trees}, seeds {}{read}",
                report.trees,
                report.seeds_written()
            ));
        }
        let mut rows = Vec::new();
        for count in all_counts() {
            let sums = |row: &Row| row.sums.get(count.key).copied();
            rows.extend(figures(report, count.label, (1.0, 0), sums));
        }
        rows.extend(times(report));
        if report.searches.iter().any(|row| row.other_values > 0) {
            let other = |row: &Row| row.other_values.to_string();
            rows.push(("other values".to_owned(), report.searches.iter().map(other).collect()));
        }
        let searches = report.names().map(|name| printable(name, LONGEST_GAME)).collect();
        Table { caption, searches, rows }
    }
}

/// Returns a row of numbers in a unit, or `None` if no search has this count. A single game's
/// numbers have `decimals` decimals.
fn figures(
    report: &Report,
    label: &str,
    (unit, decimals): (f64, usize),
    sum: impl Fn(&Row) -> Option<Sum>,
) -> Option<(String, Vec<String>)> {
    let trees = report.trees;
    let figure = |sum: Sum| match sum.standard_error(trees) {
        Some(error) => format!("{:.2} ± {:.2}", sum.mean(trees) / unit, error / unit),
        None if decimals == 0 => sum.sum.to_string(),
        None => format!("{:.decimals$}", sum.mean(trees) / unit),
    };
    let sums: Vec<_> = report.searches.iter().map(sum).collect();
    let cell = |sum: &Option<Sum>| sum.map_or_else(|| NOTHING.to_owned(), figure);
    sums.iter().any(Option::is_some).then(|| (label.to_owned(), sums.iter().map(cell).collect()))
}

/// Returns the row of times, in the largest unit in which the longest time is at least 1.
fn times(report: &Report) -> Option<(String, Vec<String>)> {
    let sum = |row: &Row| row.sums.get(TIME).copied();
    let longest = report.searches.iter().filter_map(sum).map(|sum| sum.mean(report.trees));
    let longest = longest.fold(0.0, f64::max);
    let units = [("s", 1e9), ("ms", 1e6), ("µs", 1e3), ("ns", 1.0)];
    let (name, unit) = units.into_iter().find(|(_, unit)| longest >= *unit).unwrap_or(("ns", 1.0));
    figures(report, &format!("time in {name}"), (unit, 2), sum)
}

/// Returns the width of a text without wide or combining characters.
fn width(text: &str) -> usize {
    text.chars().count()
}

/// Returns the text with the special characters of Markdown escaped.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        if "\\`*_[]<>|#".contains(c) {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

/// Returns the text as a field of CSV (RFC 4180).
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        return format!("\"{}\"", text.replace('"', "\"\""));
    }
    text.to_owned()
}
