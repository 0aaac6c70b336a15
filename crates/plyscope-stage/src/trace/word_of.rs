//! Words that stand for the variants of an enum.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use crate::show::words::Word;

/// The word of a variant of `T`. A trace may have words that this version doesn't know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent, bound = "")]
pub struct WordOf<T>(String, PhantomData<T>);

impl<T> WordOf<T> {
    /// Returns the word.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<T> fmt::Display for WordOf<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<T: Word> From<T> for WordOf<T> {
    fn from(variant: T) -> WordOf<T> {
        WordOf(variant.word().to_owned(), PhantomData)
    }
}

/// In TypeScript, the words that this version knows.
#[cfg(test)]
impl<T: Word> ts_rs::TS for WordOf<T> {
    type WithoutGenerics = WordOf<T>;
    type OptionInnerType = WordOf<T>;

    fn name(_: &ts_rs::Config) -> String {
        let words: Vec<_> =
            T::ALL.iter().map(|variant| format!("\"{}\"", variant.word())).collect();
        words.join(" | ")
    }

    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
}
