//! Trees for LaTeX's package `forest`: `[A [B [3] [12]] [C, draw [2] [4]]]`.

use super::reader::{Bracket, OpenBracket, Reader};
use crate::games::bare_tree::mover;
use crate::games::notation::{Expected, NotationError, piece, rest};
use crate::games::tree::number::{Number, is_name_start};
use crate::games::tree::sketch::Worth;
use crate::scale::LARGE;

const BEGIN: &str = "\\begin{forest}";
const END: &str = "\\end{forest}";
/// The signs that mean something to TeX unless a backslash is in front.
pub(in crate::games::tree) const ESCAPED: [char; 4] = ['#', '%', '&', '_'];

impl Reader<'_> {
    /// Returns `true` if this is the environment, or if the first label is a word before a
    /// bracket.
    pub(super) fn is_forest(&self) -> bool {
        let text = self.rest().trim_start();
        if text.starts_with(BEGIN) {
            return true;
        }
        let first = text.trim_start_matches(|c: char| c == '[' || c.is_whitespace());
        let end = first.find(['[', ']', ',', ':', '(', ')', '"']).unwrap_or(first.len());
        let starts_label = |c| is_name_start(c) || matches!(c, '$' | '\\');
        if !text.starts_with('[') || !first.starts_with(starts_label) {
            return false;
        }
        match rest(first, end).strip_prefix(',') {
            Some(options) => {
                is_option(options) && rest(options, stop(options, "[]")).starts_with('[')
            }
            // `[max[3,12],…` says who moves at a list.
            None => rest(first, end).strip_prefix('[').is_some_and(|inside| {
                let label = piece(inside, 0, stop(inside, "[]"));
                mover(piece(first, 0, end)).is_none()
                    || label.split_once(',').is_none_or(|(_, options)| is_option(options))
            }),
        }
    }

    /// Reads the tree, and what stands around it.
    pub(super) fn forest(&mut self) -> Result<(), NotationError> {
        let is_environment = self.begin_forest();
        while !self.forest_part()? {}
        self.end_forest(is_environment)
    }

    /// Reads what stands before the tree; returns `true` if it is in an environment.
    fn begin_forest(&mut self) -> bool {
        self.seen_foreign = true;
        self.skip_space();
        let is_environment = self.rest().starts_with(BEGIN);
        if is_environment {
            self.at += BEGIN.len();
            // Before the tree there may be options for all of it.
            self.at += stop(self.rest(), "[");
        }
        is_environment
    }

    /// Reads the beginning of a node, a leaf, or a bracket that ends a node. Returns `true` after
    /// the last one.
    fn forest_part(&mut self) -> Result<bool, NotationError> {
        self.skip_space();
        match (self.peek(), self.open.is_empty()) {
            (Some('['), _) => self.forest_node()?,
            (Some(']'), false) => {
                self.at += 1;
                self.open.pop();
            }
            (_, true) => return Err(self.expected(Expected::Char('['))),
            (_, false) => return Err(self.expected(Expected::Either('[', ']'))),
        }
        Ok(self.open.is_empty())
    }

    /// Reads what stands after the tree.
    fn end_forest(&mut self, is_environment: bool) -> Result<(), NotationError> {
        self.skip_space();
        if is_environment {
            if !self.rest().starts_with(END) {
                return Err(self.expected(Expected::EndForest));
            }
            self.at += END.len();
            self.skip_space();
        }
        self.peek().map_or(Ok(()), |_| Err(self.expected(Expected::End)))
    }

    /// Reads a leaf, or an inner node up to its first child.
    fn forest_node(&mut self) -> Result<(), NotationError> {
        self.begin_node()?;
        self.at += 1;
        let start = self.at;
        self.at += stop(self.rest(), "[],");
        let (start, end) = self.label(start, self.at);
        while self.peek() == Some(',') {
            if !is_option(rest(self.text, self.at + 1)) {
                return Err(self.expected(Expected::Either('[', ']')));
            }
            self.at += 1;
            self.at += stop(self.rest(), "[],");
        }
        if self.peek() == Some(']') {
            return self.forest_leaf(start, end);
        }
        // A name that looks like a number stands in braces.
        let is_name = piece(self.text, 0, start).ends_with('{');
        let number = if is_name { None } else { Number::read(self.part, start)? };
        let number = number.filter(|(_, after)| *after == end);
        if let Some((estimate, _)) = number {
            self.sketch.worth_next(Worth::Value(estimate));
        } else if start < end {
            self.word_before = Some((start, end));
            self.name_forest(start, end);
        }
        let node = self.sketch.begin_list(self.open.len());
        self.open.push(OpenBracket::new(node, Bracket::Square, start, false));
        self.note_label(node)
    }

    /// Reads a leaf's label, a number or `name: number`, and the bracket that is here.
    fn forest_leaf(&mut self, start: usize, end: usize) -> Result<(), NotationError> {
        let bracket = self.at;
        let mut number = (start, end);
        let colon = piece(self.text, start, end).rfind(':');
        if let Some(colon) = colon.map(|colon| start + colon) {
            let (start, end) = self.label(start, colon);
            self.name_forest(start, end);
            number = self.label(colon + 1, number.1);
        }
        self.at = number.0;
        let Some(lower) = self.number_or_unknown()? else {
            if start < end && colon.is_none() {
                self.at = bracket;
            }
            let named = start < end;
            return Err(self.expected(if named {
                Expected::NodeAfterName
            } else {
                Expected::Node
            }));
        };
        self.number_or_interval(lower, true)?;
        if self.at != number.1 {
            return Err(self.expected(Expected::Either('[', ']')));
        }
        self.at = bracket + 1;
        Ok(())
    }

    /// Reads the name of the next node.
    fn name_forest(&mut self, start: usize, end: usize) {
        let name = piece(self.text, start, end);
        // A frame has no room for more, and shows the backslash.
        self.sketch.name_next(if LARGE { unescaped(name) } else { name.to_owned() });
    }

    /// Returns where a label begins and ends without the space, the dollars or the braces
    /// around it.
    fn label(&self, start: usize, end: usize) -> (usize, usize) {
        let text = piece(self.text, start, end);
        let inner = text.trim();
        let mut at = start + text.len() - text.trim_start().len();
        let mut label = inner;
        for (open, close) in [('{', '}'), ('$', '$')] {
            let inside = label.strip_prefix(open).and_then(|rest| rest.strip_suffix(close));
            if let Some(inside) = inside {
                at += 1 + inside.len() - inside.trim_start().len();
                label = inside.trim();
            }
        }
        (at, at + label.len())
    }
}

/// Returns a name without the backslashes before signs of TeX.
fn unescaped(label: &str) -> String {
    let mut name = String::new();
    for (index, part) in label.split('\\').enumerate() {
        if index > 0 && !part.starts_with(ESCAPED) {
            name.push('\\');
        }
        name.push_str(part);
    }
    name
}

/// Returns `true` if an option can begin so.
fn is_option(text: &str) -> bool {
    text.trim_start().starts_with(|c: char| c.is_alphabetic() || c == '\\')
}

/// Returns the place of the first of these characters outside of braces, or the end.
fn stop(text: &str, stops: &str) -> usize {
    let mut depth = 0_usize;
    let found = text.bytes().position(|byte| {
        match byte {
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && stops.as_bytes().contains(&byte)
    });
    found.unwrap_or(text.len())
}
