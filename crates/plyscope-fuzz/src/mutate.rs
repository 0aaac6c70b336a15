//! Spoils a text, at the places that its grammar knows: groups in brackets, numbers, lines.

use std::ops::Range;

use arbitrary::{Result, Unstructured};

use crate::dice::bytes;
use crate::games::{number, options, small};

/// Pieces of text that are inserted at random places.
const PIECES: &[&str] = &[
    "[",
    "]",
    "(",
    ")",
    "{",
    "}",
    ",",
    ":",
    "..",
    ".",
    "-",
    "−",
    "–",
    "∞",
    "inf",
    "\"",
    "\\",
    "=",
    "/",
    "|",
    "&",
    "*",
    "&x",
    "*x",
    "0",
    "9",
    "999999999",
    "2147483647",
    "-2147483648",
    "1e9",
    "1e-9",
    "0.000000001",
    "1/3",
    " ",
    "\n",
    "\r\n",
    "\t",
    "\0",
    "é",
    "🌲",
    "\u{feff}",
    "\u{202e}",
    "min:",
    "max-only:",
    "\\begin{forest}",
    "\"children\":",
    "\"same\":\"x\"",
    "value",
    "X",
    "O",
    "null",
    "true",
    "\\ud800",
    "NaN",
    "1e400",
];

/// The greatest length of a text that grows, in bytes.
const LONGEST: usize = 8_192;

/// Returns the text with up to four changes.
///
/// # Errors
///
/// There are not enough bytes to choose with.
pub fn mutated(text: &str, u: &mut Unstructured<'_>) -> Result<String> {
    let mut text = text.to_owned();
    for _ in 0..u.int_in_range(1..=4_u8)? {
        text = changed(&text, u)?;
        if text.len() > LONGEST {
            text.truncate(boundary(&text, LONGEST));
        }
    }
    Ok(text)
}

/// Changes a text as [`mutated`] does, with the signature that libFuzzer has for it: the first
/// `size` of the bytes are the text. Returns the new size.
pub fn vary(data: &mut [u8], size: usize, max_size: usize, seed: u32) -> usize {
    let text = String::from_utf8_lossy(&data[..size]);
    let bytes = bytes(seed.into(), 256);
    let text = mutated(&text, &mut Unstructured::new(&bytes)).unwrap_or_else(|_| text.into_owned());
    let room = max_size.min(data.len()).min(text.len());
    let end = boundary(&text, room);
    data[..end].copy_from_slice(&text.as_bytes()[..end]);
    end
}

fn changed(text: &str, u: &mut Unstructured<'_>) -> Result<String> {
    let replaced =
        |place: Range<usize>, by: &str| [&text[..place.start], by, &text[place.end..]].concat();
    Ok(match u.int_in_range(0..=11_u8)? {
        0 => replaced(group(text, u)?, &small(u)?),
        1 => replaced(group(text, u)?, ""),
        2 => {
            let (group, at) = (group(text, u)?, place(text, u)?);
            replaced(at..at, &text[group])
        }
        3 => {
            let [one, other] = [group(text, u)?, group(text, u)?];
            replaced(one, &text[other])
        }
        4 | 5 => replaced(number_in(text, u)?, &number(u)?),
        6 => line(text, u)?,
        7 => {
            let algorithm = u.choose(plyscope::ALGORITHMS)?;
            let at = place(text, u)?;
            let given = options(algorithm.options, u)?.join(*u.choose(&["\n", ","])?);
            replaced(at..at, &given)
        }
        8 => {
            let at = place(text, u)?;
            let end = boundary(text, (at + u.int_in_range(1..=8_usize)?).min(text.len()));
            replaced(at..end.max(at), "")
        }
        9 => {
            // Deep, for what recurses.
            let at = place(text, u)?;
            replaced(at..at, &u.choose(&["[", "(", "{", "[[3],"])?.repeat(200))
        }
        _ => {
            let at = place(text, u)?;
            replaced(at..at, u.choose(PIECES)?)
        }
    })
}

/// The place of a character, or the end.
fn place(text: &str, u: &mut Unstructured<'_>) -> Result<usize> {
    let at = u.int_in_range(0..=text.len())?;
    Ok(boundary(text, at))
}

/// The begin of the character at this byte.
fn boundary(text: &str, at: usize) -> usize {
    (0..=at).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

/// A group in brackets, the next one after some place; nothing if there is none.
fn group(text: &str, u: &mut Unstructured<'_>) -> Result<Range<usize>> {
    let at = place(text, u)?;
    let from = text[at..].find(['[', '(', '{']).map(|start| at + start).unwrap_or(at);
    let mut open = 0_usize;
    for (index, char) in text[from..].char_indices() {
        match char {
            '[' | '(' | '{' => open += 1,
            ']' | ')' | '}' => {
                open = open.saturating_sub(1);
                if open == 0 {
                    return Ok(from..from + index + 1);
                }
            }
            _ => {}
        }
    }
    Ok(from..from)
}

/// A number, the next one after some place; nothing if there is none.
fn number_in(text: &str, u: &mut Unstructured<'_>) -> Result<Range<usize>> {
    let at = place(text, u)?;
    let is_digit = |char: char| char.is_ascii_digit();
    let start = text[at..].find(is_digit).map_or(at, |start| at + start);
    let length = text[start..].find(|char| !is_digit(char)).unwrap_or(text.len() - start);
    Ok(start..start + length)
}

/// The text with a line taken out, twice there, or at another place.
fn line(text: &str, u: &mut Unstructured<'_>) -> Result<String> {
    let mut lines: Vec<&str> = text.split('\n').collect();
    let line = lines[u.choose_index(lines.len())?];
    let kind = u.int_in_range(0..=2_u8)?;
    if kind != 1 {
        lines.retain(|other| !std::ptr::eq(*other, line));
    }
    if kind != 0 {
        let to = u.int_in_range(0..=lines.len())?;
        lines.insert(to, line);
    }
    Ok(lines.join("\n"))
}
