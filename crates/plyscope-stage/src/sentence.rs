//! What is said about a step, before it is put into words: a key that a
//! locale has a sentence for, and what the sentence is about.

use std::borrow::Cow;
use std::collections::BTreeMap;

use plyscope::{Player, Value};
use serde::Serialize;

use crate::words;

/// A sentence that a locale is to write.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sentence {
    /// Which sentence.
    pub key: Cow<'static, str>,
    /// What it is about, by name.
    pub args: BTreeMap<&'static str, Arg>,
}

/// Something that a sentence is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A node, by its Dewey path, and its name where it has one.
    Node {
        /// The path.
        node: String,
        /// The name.
        #[serde(skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Several nodes, the first few by path.
    Nodes {
        /// The paths.
        nodes: Vec<String>,
        /// How many there are besides.
        more: usize,
    },
    /// A value, as it is shown.
    Value {
        /// The value.
        value: String,
    },
    /// A bound with its sign, such as `≥ 5`.
    Bound {
        /// The bound.
        bound: String,
    },
    /// A side.
    Player {
        /// `max` or `min`.
        player: &'static str,
    },
    /// A number of things.
    Number {
        /// How many.
        number: u64,
    },
    /// One of a few words that the locale knows, or something as it stands.
    Word {
        /// The word.
        word: String,
    },
}

impl Sentence {
    /// A sentence about nothing yet.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Sentence {
        Sentence { key: key.into(), args: BTreeMap::new() }
    }

    /// The sentence, about this too.
    pub fn with(mut self, name: &'static str, arg: Arg) -> Sentence {
        self.args.insert(name, arg);
        self
    }

    /// The sentence, with a number.
    pub fn number(self, name: &'static str, number: impl TryInto<u64>) -> Sentence {
        self.with(name, Arg::Number { number: number.try_into().unwrap_or(u64::MAX) })
    }

    /// The sentence, with a word.
    pub fn word(self, name: &'static str, word: impl Into<String>) -> Sentence {
        self.with(name, Arg::Word { word: word.into() })
    }

    /// The sentence, with a side.
    pub fn player(self, name: &'static str, player: Player) -> Sentence {
        self.with(name, Arg::Player { player: words::player(player) })
    }
}

/// A value as it is shown: with `∞` and a real minus sign.
///
/// ```
/// use plyscope::Value;
/// use plyscope_stage::shown;
///
/// assert_eq!(shown(Value::NEG_INF, 0), "−∞");
/// assert_eq!(shown(Value::new(-25), 1), "−2.5");
/// ```
pub fn shown(value: Value, decimals: u8) -> String {
    value.display(decimals).to_string().replace("inf", "∞").replace('-', "−")
}
