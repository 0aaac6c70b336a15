//! Text without what stands around a tree: comments, fences of code, an assignment, a semicolon at the
//! end; with the quotation marks, commas and brackets of the notation. Each character stays in its
//! place, so that the place of a mistake is that in the text.

use crate::games::typesetting::plain;

/// The beginnings of lines that stand around a tree in Markdown and LaTeX.
const AROUND: [&str; 12] = [
    "```",
    "\\documentclass",
    "\\usepackage",
    "\\usetikzlibrary",
    "\\begin{document}",
    "\\end{document}",
    "\\begin{figure}",
    "\\end{figure}",
    "\\begin{center}",
    "\\end{center}",
    "\\centering",
    "\\caption",
];

/// Returns the text with spaces instead of what is no part of the tree.
pub(super) fn cleaned(text: &str) -> String {
    let mut chars: Vec<char> = text.chars().map(plain).collect();
    blank_lines(&mut chars, |line| AROUND.iter().any(|it| line.trim_start().starts_with(it)));
    blank_comments(&mut chars);
    blank_assignment(&mut chars);
    quote(&mut chars);
    if let Some(last) = chars.iter().rposition(|c| !c.is_whitespace())
        && chars[last] == ';'
    {
        chars[last] = ' ';
    }
    chars.into_iter().collect()
}

fn blank(chars: &mut [char]) {
    for c in chars.iter_mut().filter(|c| **c != '\n') {
        *c = ' ';
    }
}

fn blank_lines(chars: &mut [char], is_one: impl Fn(&str) -> bool) {
    for line in chars.split_mut(|c| *c == '\n') {
        if is_one(&line.iter().collect::<String>()) {
            blank(line);
        }
    }
}

/// Blanks comments from `#`, `//` or `%` to the end of the line, where a space or nothing is before
/// them, and those from `/*` to `*/`, but not between quotation marks.
fn blank_comments(chars: &mut [char]) {
    let mut at = 0;
    let mut quoted = None;
    while at < chars.len() {
        let c = chars[at];
        let begins = at == 0 || chars[at - 1].is_whitespace() || matches!(chars[at - 1], ',' | ';');
        let next = chars.get(at + 1).copied();
        match quoted {
            Some(mark) if c == mark || c == '\n' => quoted = None,
            Some(_) => {}
            None if c == '"' || c == '\'' => quoted = Some(c),
            None if c == '/' && next == Some('*') => {
                let inside = &chars[at + 2..];
                let end = inside.windows(2).position(|two| two == ['*', '/']);
                let end = end.map_or(chars.len(), |length| at + 2 + length + 2);
                blank(&mut chars[at..end]);
            }
            None if begins && (matches!(c, '#' | '%') || (c == '/' && next == Some('/'))) => {
                let end = chars[at..].iter().position(|c| *c == '\n');
                let end = end.map_or(chars.len(), |length| at + length);
                blank(&mut chars[at..end]);
            }
            None => {}
        }
        at += 1;
    }
}

/// Puts the quotation marks of the notation around texts that have other ones.
fn quote(chars: &mut [char]) {
    let mut at = 0;
    while let Some(start) = chars[at..].iter().position(|c| *c == '\'').map(|it| at + it) {
        let begins = start == 0 || !chars[start - 1].is_alphanumeric();
        let inside = chars[start + 1..].iter();
        let length = inside.take_while(|c| !matches!(**c, '\'' | '"' | '\\' | '\n')).count();
        let end = start + 1 + length;
        at = start + 1;
        if begins && chars.get(end) == Some(&'\'') {
            (chars[start], chars[end]) = ('"', '"');
            at = end + 1;
        }
    }
}

/// Blanks `tree = `, `const t = ` or `int t[2][2] = ` before a tree.
fn blank_assignment(chars: &mut [char]) {
    let Some(sign) = chars.iter().position(|c| *c == '=') else { return };
    let before: String = chars[..sign].iter().collect();
    let before = before.trim();
    // A list of parents is no tree by itself, and of several lists each has its name.
    let text: String = chars.iter().collect();
    let is_list = |line: &str| {
        let value = line.split_once('=').filter(|(name, _)| {
            name.starts_with(char::is_alphabetic) && name.trim().chars().all(char::is_alphanumeric)
        });
        value.is_some_and(|(_, value)| value.trim_start().starts_with(['[', '(', '{']))
    };
    let lists = text.split('\n').flat_map(|line| line.split("; ")).filter(|line| is_list(line));
    if before.starts_with("parent") || lists.count() > 1 {
        return;
    }
    let is_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | ' ' | '[' | ']' | ':' | '*');
    let after = chars[sign + 1..].iter().find(|c| !c.is_whitespace());
    let begins =
        after.is_some_and(|c| matches!(c, '[' | '(' | '{' | '"' | '\'') || c.is_uppercase());
    if before.starts_with(|c: char| c.is_alphabetic() || c == '_')
        && before.chars().all(is_name)
        && begins
    {
        blank(&mut chars[..=sign]);
    }
}
