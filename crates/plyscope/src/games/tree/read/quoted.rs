//! Text in quotation marks, as in JSON.

use super::reader::Reader;
use crate::games::notation::{Expected, NotationError, piece};

impl<'a> Reader<'a> {
    /// The next few characters between quotation marks, or nothing.
    pub(super) fn word_in_quotes(&self) -> &'a str {
        let inside = self.rest().strip_prefix('"');
        let end = inside.and_then(|text| text.bytes().take(9).position(|byte| byte == b'"'));
        inside.zip(end).map_or("", |(text, end)| piece(text, 0, end))
    }

    /// Reads a text in quotation marks, with JSON's escapes.
    pub(super) fn quoted(&mut self) -> Result<String, NotationError> {
        let mut text = String::new();
        self.at += 1;
        loop {
            let Some(c) = self.peek() else {
                return Err(self.expected(Expected::Char('"')));
            };
            self.at += c.len_utf8();
            match c {
                '"' => return Ok(text),
                '\\' => text.push(self.escaped()?),
                c => text.push(c),
            }
        }
    }

    fn escaped(&mut self) -> Result<char, NotationError> {
        let Some(c) = self.peek() else { return Err(self.expected(Expected::Escape)) };
        let plain = match c {
            '"' | '\\' | '/' => c,
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => return self.code_unit(),
            _ => return Err(self.expected(Expected::Escape)),
        };
        self.at += 1;
        Ok(plain)
    }

    /// Reads `u` and four digits; two of them where one is half a character.
    fn code_unit(&mut self) -> Result<char, NotationError> {
        let digits = |at: usize| {
            let digits = self.text.get(at..at + 5)?.strip_prefix('u')?;
            let digits = digits.bytes().all(|b| b.is_ascii_hexdigit()).then_some(digits)?;
            u16::from_str_radix(digits, 16).ok()
        };
        let first = digits(self.at);
        let second = match self.text.as_bytes().get(self.at + 5) {
            Some(b'\\') => digits(self.at + 6),
            _ => None,
        };
        let units = first.into_iter().chain(second);
        match char::decode_utf16(units).next() {
            Some(Ok(c)) => {
                self.at += if c.len_utf16() == 2 { 11 } else { 5 };
                Ok(c)
            }
            _ => Err(self.expected(Expected::Escape)),
        }
    }
}
