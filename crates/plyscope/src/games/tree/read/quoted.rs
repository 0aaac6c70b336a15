//! Text in quotation marks, as in JSON.

use super::reader::Reader;
use crate::games::notation::{Expected, NotationError, piece, rest};

impl<'a> Reader<'a> {
    /// The next few characters between quotation marks, or nothing.
    pub(super) fn word_in_quotes(&self) -> &'a str {
        let inside = self.rest().strip_prefix('"');
        let end = inside.and_then(|text| text.bytes().take(9).position(|byte| byte == b'"'));
        inside.zip(end).map_or("", |(text, end)| piece(text, 0, end))
    }

    /// Reads a text in quotation marks, with JSON's escapes.
    pub(super) fn quoted(&mut self) -> Result<String, NotationError> {
        quoted(self.text, &mut self.at).map_err(|expected| self.expected(expected))
    }
}

/// Reads a text in quotation marks that begins at this place, with JSON's escapes, and goes on behind
/// it. Where something else is expected, it stays at that.
pub(in crate::games) fn quoted(all: &str, at: &mut usize) -> Result<String, Expected> {
    let mut text = String::new();
    *at += 1;
    loop {
        let c = rest(all, *at).chars().next().ok_or(Expected::Char('"'))?;
        *at += c.len_utf8();
        match c {
            '"' => return Ok(text),
            '\\' => text.push(escaped(all, at)?),
            c => text.push(c),
        }
    }
}

fn escaped(all: &str, at: &mut usize) -> Result<char, Expected> {
    let plain = match rest(all, *at).chars().next().ok_or(Expected::Escape)? {
        c @ ('"' | '\\' | '/') => c,
        'b' => '\u{8}',
        'f' => '\u{c}',
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        'u' => return code_unit(all, at),
        _ => return Err(Expected::Escape),
    };
    *at += 1;
    Ok(plain)
}

/// Reads `u` and four digits; two of them where one is half a character.
fn code_unit(all: &str, at: &mut usize) -> Result<char, Expected> {
    let digits = |at: usize| {
        let digits = all.get(at..at + 5)?.strip_prefix('u')?;
        let digits = digits.bytes().all(|b| b.is_ascii_hexdigit()).then_some(digits)?;
        u16::from_str_radix(digits, 16).ok()
    };
    let first = digits(*at);
    let second = match all.as_bytes().get(*at + 5) {
        Some(b'\\') => digits(*at + 6),
        _ => None,
    };
    let units = first.into_iter().chain(second);
    match char::decode_utf16(units).next() {
        Some(Ok(c)) => {
            *at += if c.len_utf16() == 2 { 11 } else { 5 };
            Ok(c)
        }
        _ => Err(Expected::Escape),
    }
}
