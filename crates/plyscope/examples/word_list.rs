//! Makes the list of words of the word game: reads words, one a line, and writes their automaton.

use std::error::Error;
use std::io::{Read, Write, stdin, stdout};

fn main() -> Result<(), Box<dyn Error>> {
    let mut text = Vec::new();
    stdin().read_to_end(&mut text)?;
    // Names have capitals, and words with accents or apostrophes aren't laid.
    let is_plain = |word: &&[u8]| word.iter().all(u8::is_ascii_lowercase);
    let is_long = |word: &&[u8]| (2..=15).contains(&word.len());
    // The list has plurals of letters, such as `cs`.
    let is_word = |word: &&[u8]| word.len() > 2 || word.iter().any(|char| b"aeiouy".contains(char));
    let lines = text.split(|&byte| byte == b'\n');
    let words = lines.filter(is_plain).filter(is_long).filter(is_word);
    let mut words: Vec<_> = words.map(<[u8]>::to_ascii_uppercase).collect();
    words.sort_unstable();
    words.dedup();
    stdout().write_all(fst::Set::from_iter(words)?.as_fst().as_bytes())?;
    Ok(())
}
