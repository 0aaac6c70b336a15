//! The table of steps as text.

use super::cell::Cell;
use super::columns::{self, Column};
use super::table::Table;
use crate::draw::painter::text_width;
use crate::draw::tikz::tex_escaped;

/// A format of the table of steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableFormat {
    /// Comma-separated values (RFC 4180): values as in a trace, for spreadsheets and programs.
    Csv,
    /// A table in Markdown.
    Markdown,
    /// A `longtable` for LaTeX.
    Latex,
}

impl Table {
    /// Writes the table.
    ///
    /// ```
    /// use plyscope_stage::Run;
    /// use plyscope_stage::figures::{Table, TableFormat};
    ///
    /// let mut run = Run::open("minimax", "[3,12]")?;
    /// run.record_all();
    /// let table = Table::of(&run, &[1, 2], &[]);
    /// let text = table.write(TableFormat::Csv);
    /// assert!(text.starts_with("step,node,events,"));
    /// # Ok::<(), plyscope_stage::RunError>(())
    /// ```
    pub fn write(&self, format: TableFormat) -> String {
        match format {
            TableFormat::Csv => self.csv(),
            TableFormat::Markdown => self.markdown(),
            TableFormat::Latex => self.latex(),
        }
    }

    fn csv(&self) -> String {
        let head: Vec<_> = self.columns.iter().map(|&column| column.to_owned()).collect();
        let rows = self.rows.iter().map(|row| {
            row.iter().map(|cell| quoted(&cell.for_spreadsheet(self.unit))).collect::<Vec<_>>()
        });
        std::iter::once(head).chain(rows).map(|row| row.join(",") + "\n").collect()
    }

    fn markdown(&self) -> String {
        let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
        let (columns, rows) = self.printed();
        let head = columns.iter().map(|column| columns::heading(column).to_owned()).collect();
        let rule = columns.iter().map(|&column| match self.is_number(column) {
            true => "---:".to_owned(),
            false => "---".to_owned(),
        });
        let mut out = line(head) + &line(rule.collect());
        for row in rows {
            out.push_str(&line(row.iter().map(|cell| plain_markdown(cell)).collect()));
        }
        out
    }

    fn latex(&self) -> String {
        let line = |cells: Vec<String>| format!("{} \\\\\n", cells.join(" & "));
        let (mut columns, mut rows) = self.printed();
        let is_told = columns.contains(&columns::TOLD);
        // What is empty, or told by the sentences, would take room from the rest.
        for index in (0..columns.len()).rev() {
            let is_empty = !rows.is_empty() && rows.iter().all(|row| row[index].is_empty());
            if is_empty || (is_told && columns::is_in_sentences(columns[index])) {
                columns.remove(index);
                rows.iter_mut().for_each(|row| drop(row.remove(index)));
            }
        }
        let head = columns.iter().map(|column| tex_escaped(columns::heading(column))).collect();
        let columns = self.latex_columns(&columns, &rows);
        let mut out = String::from("% In the preamble: \\usepackage{array,longtable}\n");
        out.push_str(
            "{\\footnotesize\\setlength{\\tabcolsep}{3pt}\\setlength{\\extrarowheight}{1.5pt}%\n",
        );
        out.push_str(&format!("\\begin{{longtable}}{{@{{}}{columns}@{{}}}}\n\\hline{GAP}\n"));
        out.push_str(&line(head));
        out.push_str(&format!("{GAP}\\hline{GAP}\n\\endhead\n{GAP}\\hline\n\\endfoot\n"));
        for row in rows {
            out.push_str(&line(row.iter().map(|cell| tex_escaped(cell)).collect()));
        }
        out.push_str("\\end{longtable}}\n");
        out
    }

    /// Returns the columns for people and the texts in them. Sentences stand for the events.
    fn printed(&self) -> (Vec<Column>, Vec<Vec<String>>) {
        let is_told = self.columns.contains(&columns::TOLD);
        let is_printed = |column: &str| !is_told || column != columns::EVENTS;
        let columns = self.columns.iter().copied().filter(|column| is_printed(column)).collect();
        let texts = |row: &Vec<Cell>| {
            let cells = self.columns.iter().zip(row).filter(|(column, _)| is_printed(column));
            cells.map(|(_, cell)| cell.shown(self.unit)).collect()
        };
        (columns, self.rows.iter().map(texts).collect())
    }

    /// Returns `true` if the cells of a column are numbers, which stand at the right.
    fn is_number(&self, column: Column) -> bool {
        let index = self.columns.iter().position(|&other| other == column);
        let cells =
            index.into_iter().flat_map(|index| self.rows.iter().map(move |row| &row[index]));
        !cells.into_iter().any(|cell| matches!(cell, Cell::Text(_)))
    }

    /// Returns the specifications of columns: long texts are wrapped, if the table is wider than a
    /// line. Sentences have the rest of the line.
    fn latex_columns(&self, columns: &[Column], rows: &[Vec<String>]) -> String {
        let wrapped = |width: &str| format!(">{{\\raggedright\\arraybackslash}}p{{{width}}}");
        let width = |(index, &column): (usize, &Column)| {
            let cells = rows.iter().map(|row| row[index].as_str());
            let texts = cells.chain([columns::heading(column)]);
            texts.map(|text| text_width(text, SIZE, false)).fold(0.0, f32::max)
        };
        let widths: Vec<f32> = columns.iter().enumerate().map(width).collect();
        let fits = widths.iter().map(|width| width + SPACE).sum::<f32>() <= LINE;
        let (mut share, mut points) = (100, 0.0);
        let mut specifications = Vec::new();
        for (&column, &width) in columns.iter().zip(&widths) {
            let most = if column == columns::EVENTS { 22 } else { 12 };
            points += SPACE;
            specifications.push(if column == columns::TOLD {
                String::new()
            } else if !fits && columns::is_list(column) && width > LINE * most as f32 / 100.0 {
                share -= most;
                wrapped(&format!("0.{most}\\linewidth"))
            } else {
                points += width;
                if self.is_number(column) { "r".to_owned() } else { "l".to_owned() }
            });
        }
        let points = points.min(LINE * (share - LEAST) as f32 / 100.0).ceil();
        let (whole, part) = (share / 100, share % 100);
        let rest = format!("\\dimexpr {whole}.{part:02}\\linewidth-{points}pt\\relax");
        let all = specifications.into_iter();
        all.map(|one| if one.is_empty() { wrapped(&rest) } else { one }).collect()
    }
}

/// The size of letters in a LaTeX table, and the space between two columns, in points.
const SIZE: f32 = 8.5;
const SPACE: f32 = 6.0;
/// The space between a rule and a row.
const GAP: &str = "\\noalign{\\vskip 2pt}";
/// The width of a line of an article, in points, and the least part of it for sentences, in percent.
const LINE: f32 = 345.0;
const LEAST: i32 = 25;

/// Returns a field of a CSV file, in quotes if it needs them.
fn quoted(text: &str) -> String {
    if text.contains(['"', ',', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

/// Returns a text that Markdown shows as it is, in the cell of a table.
fn plain_markdown(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '&' | '~' => {
                out.extend(['\\', c])
            }
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}
