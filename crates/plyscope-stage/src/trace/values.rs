//! Values and bounds, as a trace writes them.

use plyscope::{Interval, Numbers, Proof, Unit, Value};
use serde::{Deserialize, Serialize};

/// A value: a number, a fraction such as `"7/2"`, or `"inf"`, `"-inf"` or `"?"`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TraceNumber"))]
#[serde(
    untagged,
    expecting = "a value is a number, a fraction in quotation marks, \"inf\", \"-inf\" or \"?\""
)]
pub enum Number {
    /// A whole number.
    Whole(i64),
    /// A number with decimals; the shortest that is nearest, so that up to nine decimals are kept
    /// as they are.
    #[cfg_attr(test, ts(skip))]
    Decimal(f64),
    /// A value that is no number.
    Infinite(#[cfg_attr(test, ts(inline))] Infinity),
    /// A number that is not whole, in a game with chance.
    Fraction(#[cfg_attr(test, ts(type = "`${number}/${number}`"))] Fraction),
}

/// A fraction in lowest terms, as a trace writes it: `"7/2"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Fraction {
    above: i64,
    below: u32,
}

impl From<Fraction> for String {
    fn from(Fraction { above, below }: Fraction) -> String {
        format!("{above}/{below}")
    }
}

impl TryFrom<String> for Fraction {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Fraction, &'static str> {
        let parts = text.split_once('/').and_then(|(above, below)| {
            Some((above.parse().ok()?, below.parse().ok().filter(|below| *below > 0)?))
        });
        let (above, below) = parts.ok_or("a fraction is written as 7/2")?;
        Ok(Fraction { above, below })
    }
}

/// A value that is no number, as a trace writes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Infinity {
    /// `"inf"`
    #[serde(rename = "inf")]
    Plus,
    /// `"-inf"`
    #[serde(rename = "-inf")]
    Minus,
    /// `"?"`, a value that nobody knows.
    #[serde(rename = "?")]
    Unknown,
}

/// A value, or the two bounds that B* has instead.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TraceBounds"))]
#[serde(untagged, expecting = "there should be a value, or lower and upper")]
pub enum Bounds {
    /// Both bounds.
    Interval {
        /// The pessimistic bound.
        lower: Number,
        /// The optimistic bound.
        upper: Number,
    },
    /// The value.
    Value {
        /// The value.
        value: Number,
    },
}

impl Number {
    /// Returns a value of a game with this unit.
    pub fn of(value: Value, unit: Unit) -> Number {
        match value {
            Value::INF => Number::Infinite(Infinity::Plus),
            Value::NEG_INF => Number::Infinite(Infinity::Minus),
            value if value.is_unknown() => Number::Infinite(Infinity::Unknown),
            _ => Number::of_units(value.units().into(), unit),
        }
    }

    /// Returns a number of units of a game with this unit.
    pub(super) fn of_units(units: i64, unit: Unit) -> Number {
        let parts = i64::from(unit.parts());
        if units % parts == 0 {
            Number::Whole(units / parts)
        } else if Unit::part(unit.parts()).numbers() == Numbers::Fractions {
            let (above, below) = unit.in_lowest_terms(units);
            Number::Fraction(Fraction { above, below })
        } else {
            Number::Decimal(units as f64 / parts as f64)
        }
    }

    /// Returns a mean of values, in units, to six decimals.
    pub(crate) fn of_mean(mean: f64, unit: Unit) -> Number {
        let millionths = (mean / f64::from(unit.parts()) * 1e6).round();
        Number::of_units(millionths as i64, Unit::decimals(6))
    }

    /// Returns a proof or disproof number.
    pub(crate) fn count(count: u32) -> Number {
        match count {
            Proof::INFINITE => Number::Infinite(Infinity::Plus),
            count => Number::Whole(i64::from(count)),
        }
    }
}

impl Bounds {
    pub(super) fn of(Interval { lower, upper }: Interval, unit: Unit) -> Bounds {
        Bounds::Interval { lower: Number::of(lower, unit), upper: Number::of(upper, unit) }
    }
}
