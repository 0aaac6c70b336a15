//! Values as programs write them: lists, tuples, maps and calls, in Python, JavaScript, C and the
//! like. Their brackets are not deep, so that recursion reads them.

use crate::games::bare_tree::is_minus;
use crate::games::bare_tree::leaf_value;

/// A value.
#[derive(Clone, Debug)]
pub(super) enum Literal {
    /// As the notation writes it.
    Number(String),
    /// Between quotation marks.
    Text(String),
    Word(String),
    List(Vec<Literal>),
    Tuple(Vec<Literal>),
    Map(Vec<(Literal, Literal)>),
    /// A function or a constructor, with its arguments and their names.
    Call(String, Vec<(Option<String>, Literal)>),
}

/// Reads a text that is one value.
pub(super) fn read(text: &str) -> Option<Literal> {
    let mut reader = Reader { chars: text.chars().collect(), at: 0 };
    let value = reader.value()?;
    reader.space();
    (reader.at == reader.chars.len()).then_some(value)
}

struct Reader {
    chars: Vec<char>,
    at: usize,
}

impl Reader {
    fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    fn space(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    fn takes(&mut self, sign: &str) -> bool {
        self.space();
        let length = sign.chars().count();
        let is_here = self.chars[self.at..].iter().copied().take(length).eq(sign.chars());
        if is_here {
            self.at += length;
        }
        is_here
    }

    fn value(&mut self) -> Option<Literal> {
        self.space();
        match self.peek()? {
            '[' => self.items(']').map(Literal::List),
            '(' => self.items(')').map(Literal::Tuple),
            '{' => self.braces(),
            mark @ ('"' | '\'') => self.text(mark).map(Literal::Text),
            c if is_minus(c) || c == '+' => {
                self.at += 1;
                match self.word()? {
                    Literal::Number(number) if !number.starts_with('-') => {
                        let sign = if is_minus(c) { "-" } else { "" };
                        Some(Literal::Number(format!("{sign}{number}")))
                    }
                    _ => None,
                }
            }
            _ => self.word(),
        }
    }

    /// Reads values up to a bracket.
    fn items(&mut self, close: char) -> Option<Vec<Literal>> {
        let mut items = Vec::new();
        self.list(close, |reader| {
            items.push(reader.value()?);
            Some(())
        })?;
        Some(items)
    }

    /// Reads what is between brackets, with commas; one may follow the last.
    fn list(&mut self, close: char, mut item: impl FnMut(&mut Self) -> Option<()>) -> Option<()> {
        self.at += 1;
        loop {
            self.space();
            if self.peek()? == close {
                self.at += 1;
                return Some(());
            }
            item(self)?;
            self.space();
            if self.peek()? != close && !self.takes(",") {
                return None;
            }
        }
    }

    /// Reads a map, or a list in braces.
    fn braces(&mut self) -> Option<Literal> {
        let (mut keys, mut values) = (Vec::new(), Vec::new());
        self.list('}', |reader| {
            keys.push(reader.value()?);
            if reader.takes(":") || reader.takes("=>") {
                values.push(reader.value()?);
            }
            Some(())
        })?;
        match values.len() {
            0 => Some(Literal::List(keys)),
            length if length == keys.len() => {
                Some(Literal::Map(keys.into_iter().zip(values).collect()))
            }
            _ => None,
        }
    }

    fn text(&mut self, mark: char) -> Option<String> {
        self.at += 1;
        let mut text = String::new();
        loop {
            let c = self.peek()?;
            self.at += 1;
            match c {
                '\\' => {
                    text.push(self.peek()?);
                    self.at += 1;
                }
                '\n' => return None,
                c if c == mark => return Some(text),
                c => text.push(c),
            }
        }
    }

    /// Reads a number, a word, or a call.
    fn word(&mut self) -> Option<Literal> {
        if self.takes("new ") {
            self.space();
        }
        let start = self.at;
        let is_word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '/' | '∞' | '?');
        while self.peek().is_some_and(is_word) {
            self.at += 1;
        }
        let word: String = self.chars[start..self.at].iter().collect();
        if word.is_empty() {
            return None;
        }
        if let Some(number) = leaf_value(&word) {
            return Some(Literal::Number(number));
        }
        if !word.starts_with(|c: char| c.is_alphabetic() || c == '_') {
            return None;
        }
        self.space();
        let close = match self.peek() {
            Some('(') => ')',
            Some('[') => ']',
            Some('{') => '}',
            _ => return Some(Literal::Word(word)),
        };
        let mut arguments = Vec::new();
        self.list(close, |reader| {
            let start = reader.at;
            let name = match reader.value()? {
                Literal::Word(name) if reader.takes("=") => Some(name),
                _ => {
                    reader.at = start;
                    None
                }
            };
            arguments.push((name, reader.value()?));
            Some(())
        })?;
        match &*arguments {
            [(None, Literal::Text(text))] if word == "float" || word == "Number" => {
                leaf_value(text).map(Literal::Number)
            }
            _ => Some(Literal::Call(word, arguments)),
        }
    }
}
