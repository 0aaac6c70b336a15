//! A sentence before it is put into words: a key that a locale has a sentence for, and its
//! arguments.

use std::borrow::Cow;
use std::ops::Index;

use plyscope::{Payoffs, Player, Unit, Value};
use serde::{Serialize, Serializer};

use crate::show::words;

/// A sentence that a locale is to write.
///
/// A locale decides nothing: every difference in wording is part of the key.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Sentence {
    /// The key of the locale's sentence.
    pub key: Cow<'static, str>,
    /// The arguments, by name.
    #[cfg_attr(test, ts(as = "std::collections::HashMap<String, Arg>"))]
    pub args: Args,
}

/// The arguments of a sentence, by name, in the order of the names.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Args(Vec<(&'static str, Arg)>);

impl Args {
    /// Returns the argument of this name, if there is one.
    ///
    /// ```
    /// use plyscope_stage::{Arg, Sentence};
    ///
    /// let sentence = Sentence::new("leaves").number("value", 7_u32);
    /// assert_eq!(sentence.args.get("value"), Some(&Arg::Number { number: 7 }));
    /// assert_eq!(sentence.args.get("of"), None);
    /// ```
    pub fn get(&self, name: &str) -> Option<&Arg> {
        self.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
    }

    /// Returns all arguments, in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Arg)> {
        self.0.iter().map(|(name, arg)| (*name, arg))
    }

    /// Inserts an argument; it replaces one of the same name.
    fn insert(&mut self, name: &'static str, arg: Arg) {
        let place = self.0.iter().position(|(known, _)| *known >= name).unwrap_or(self.0.len());
        match self.0.get_mut(place) {
            Some((known, before)) if *known == name => *before = arg,
            _ => self.0.insert(place, (name, arg)),
        }
    }
}

impl Index<&str> for Args {
    type Output = Arg;

    /// # Panics
    ///
    /// Panics if there is no argument of this name.
    fn index(&self, name: &str) -> &Arg {
        self.get(name).unwrap_or_else(|| panic!("the sentence isn't about `{name}`"))
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

/// An argument of a sentence.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Arg {
    /// A node, by its Dewey path, and its name if it has one.
    Node {
        /// The path.
        node: String,
        /// The name.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        name: Option<String>,
    },
    /// Several nodes, the first few by path.
    Nodes {
        /// The paths.
        nodes: Vec<String>,
        /// The number of further nodes.
        more: usize,
    },
    /// A value, as it is shown and as a number.
    Value {
        /// The text: with `∞` and a real minus sign.
        value: String,
        /// The number; `None` if it is infinite.
        #[serde(skip_serializing_if = "Option::is_none")]
        number: Option<f64>,
    },
    /// A bound with its sign, such as `≥ 5`.
    Bound {
        /// The bound.
        bound: String,
    },
    /// A player.
    Player {
        /// `max` or `min`.
        #[cfg_attr(test, ts(type = "\"max\" | \"min\""))]
        player: &'static str,
    },
    /// A number of things.
    Number {
        /// The number.
        number: u64,
    },
    /// One of a few words that the locale knows, or a text that is used unchanged.
    Word {
        /// The word.
        word: String,
    },
}

impl Arg {
    /// Returns a value of a game with this unit.
    ///
    /// ```
    /// use plyscope::{Unit, Value};
    /// use plyscope_stage::Arg;
    ///
    /// let arg = Arg::of_value(Value::new(-25), Unit::decimals(1));
    /// assert_eq!(arg, Arg::Value { value: "−2.5".into(), number: Some(-2.5) });
    /// assert_eq!(Arg::of_value(Value::INF, Unit::ONE), Arg::Value { value: "∞".into(), number: None });
    /// ```
    pub fn of_value(value: Value, unit: Unit) -> Arg {
        let number = value.is_finite().then(|| f64::from(value.units()) / f64::from(unit.parts()));
        Arg::Value { value: shown(value, unit), number }
    }
}

impl Sentence {
    /// Returns a sentence without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Sentence {
        Sentence { key: key.into(), args: Args::default() }
    }

    /// Returns the sentence of a counter.
    pub(crate) fn counter(key: &'static str, value: u32) -> Sentence {
        Sentence::new(key).number("value", value)
    }

    /// Returns the sentence with this argument.
    pub fn with(mut self, name: &'static str, arg: Arg) -> Sentence {
        self.args.insert(name, arg);
        self
    }

    /// Returns the sentence with a number.
    pub fn number(self, name: &'static str, number: impl TryInto<u64>) -> Sentence {
        self.with(name, Arg::Number { number: number.try_into().unwrap_or(u64::MAX) })
    }

    /// Returns the sentence with a word.
    pub fn word(self, name: &'static str, word: impl Into<String>) -> Sentence {
        self.with(name, Arg::Word { word: word.into() })
    }

    /// Returns the sentence with a player.
    pub fn player(self, name: &'static str, player: Player) -> Sentence {
        self.with(name, Arg::Player { player: words::player(player) })
    }
}

/// Adds a sentence to a text, if there is one. Unlike `extend`, this is the same code everywhere.
pub(crate) fn add(text: &mut Vec<Sentence>, sentence: Option<Sentence>) {
    if let Some(sentence) = sentence {
        text.push(sentence);
    }
}

/// Returns a value as it is shown: with `∞` and a real minus sign.
///
/// ```
/// use plyscope::{Unit, Value};
/// use plyscope_stage::shown;
///
/// assert_eq!(shown(Value::NEG_INF, Unit::ONE), "−∞");
/// assert_eq!(shown(Value::new(-25), Unit::decimals(1)), "−2.5");
/// ```
pub fn shown(value: Value, unit: Unit) -> String {
    let plain = value.display(unit).to_string();
    let (sign, size) = plain.strip_prefix('-').map_or(("", &*plain), |size| ("−", size));
    let size = if value.is_finite() || value.is_unknown() { size } else { "∞" };
    let mut shown = String::from(sign);
    shown.push_str(size);
    shown
}

/// Returns an end of a window as it is shown: as a value, or `∞ − 1` for the null window at ∞, whose
/// other end is the greatest number there is.
///
/// ```
/// use plyscope::{Unit, Value};
/// use plyscope_stage::shown_end;
///
/// assert_eq!(shown_end(Value::new(3), Unit::ONE), "3");
/// assert_eq!(shown_end(Value::new(Value::MOST), Unit::ONE), "∞ − 1");
/// ```
pub fn shown_end(end: Value, unit: Unit) -> String {
    if end.units().abs() != Value::MOST {
        return shown(end, unit);
    }
    let (sign, back) = if end > Value::ZERO { ("", '−') } else { ("−", '+') };
    format!("{sign}∞ {back} {}", Value::new(1).display(unit))
}

/// Returns what each player gets, as it is shown: `(1,2,6)`.
pub(crate) fn shown_payoffs(payoffs: Payoffs, unit: Unit) -> String {
    format!("({})", payoffs.values().map(|value| shown(value, unit)).join(","))
}

/// Returns the mean of so many results with this total, in units, as it is shown; `None` without a
/// result.
///
/// ```
/// use plyscope::Unit;
/// use plyscope_stage::shown_mean;
///
/// assert_eq!(shown_mean(3, -5, Unit::ONE).as_deref(), Some("−1.67"));
/// assert_eq!(shown_mean(3, 75, Unit::decimals(1)).as_deref(), Some("2.5"));
/// assert_eq!(shown_mean(0, 0, Unit::ONE), None);
/// ```
pub fn shown_mean(count: u32, total: i64, unit: Unit) -> Option<String> {
    if count == 0 {
        return None;
    }
    let one = f64::from(unit.parts());
    let mean = total as f64 / f64::from(count) / one;
    // Whole numbers: to write a float takes a tenth of a small module's code.
    let hundredths = (mean.abs() * 100.0).round() as u64;
    let plain = format!("{}.{:02}", hundredths / 100, hundredths % 100);
    let plain = plain.trim_end_matches('0').trim_end_matches('.');
    let sign = if mean < 0.0 && hundredths > 0 { "−" } else { "" };
    Some(format!("{sign}{plain}"))
}
