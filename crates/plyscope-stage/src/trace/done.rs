//! The result of a search, as the last line of a trace has it.

use std::fmt;

use plyscope::{Counts, Mean, Outcome, Unit};
use serde::de::{IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::values::{Bounds, Number};
use crate::scale::GAMES;
use crate::show::words;

/// The result of a search, which `plyscope run --format json` prints too.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TraceOutcome"))]
pub struct DoneLine {
    /// The value of the root, or its bounds.
    #[serde(flatten)]
    pub worth: Bounds,
    /// The mean result at the root, of a search that estimates its value, to six decimals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub mean: Option<Number>,
    /// The payoffs of the players, in a search of several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub payoffs: Option<[Number; 3]>,
    /// The root's child to play.
    pub best: Option<String>,
    /// The end of the principal variation.
    pub line: String,
    /// `solved`, `separation`, `budget`, `exhausted`, `unsound` or `unknown`.
    #[cfg_attr(
        test,
        ts(
            type = "\"solved\" | \"separation\" | \"budget\" | \"exhausted\" | \"unsound\" | \"unknown\""
        )
    )]
    pub reason: String,
    /// The counts of the search.
    pub counts: CountsLine,
}

/// The counts of a search.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(
        rename = "TraceCounts",
        type = "Record<\"nodes\" | \"leaves\" | \"evaluations\" | \"cutoffs\", number> & Record<string, number>"
    )
)]
#[expect(missing_docs, reason = "they are those of `plyscope::Counts`")]
pub struct CountsLine {
    pub nodes: u64,
    pub leaves: u64,
    pub evaluations: u64,
    pub cutoffs: u64,
    /// The other numbers that the search counts, each by its key.
    #[serde(flatten, serialize_with = "in_order", deserialize_with = "numbers")]
    pub more: Vec<(String, u64)>,
}

/// Writes numbers by their keys, in the order of the list.
fn in_order<S: Serializer>(numbers: &[(String, u64)], out: S) -> Result<S::Ok, S::Error> {
    out.collect_map(numbers.iter().map(|(key, number)| (key, number)))
}

/// Reads numbers by their keys. Fields that aren't numbers are ignored: the format only grows.
fn numbers<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<(String, u64)>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Field {
        Number(u64),
        Other(IgnoredAny),
    }

    struct Numbers;

    impl<'de> Visitor<'de> for Numbers {
        type Value = Vec<(String, u64)>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("numbers by their keys")
        }

        fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
            let mut numbers = Vec::new();
            while let Some((key, field)) = map.next_entry()? {
                if let Field::Number(number) = field {
                    numbers.push((key, number));
                }
            }
            Ok(numbers)
        }
    }

    from.deserialize_map(Numbers)
}

impl DoneLine {
    /// Returns the result of a search, in a game with this unit.
    pub fn of(outcome: &Outcome, unit: Unit) -> DoneLine {
        let best = outcome.best.map(|best| plyscope::Path::from(vec![best]).to_string());
        let counts = &outcome.counts;
        let more = counts.iter().skip(Counts::COMMON.len());
        DoneLine {
            worth: match outcome.value() {
                // B* writes its bounds even if they are equal. It has no pops.
                Some(value)
                    if counts.get("expansions").is_none() || counts.get("pops").is_some() =>
                {
                    Bounds::Value { value: Number::of(value, unit) }
                }
                _ => Bounds::of(outcome.bounds, unit),
            },
            mean: outcome.mean.and_then(Mean::units).map(|mean| Number::of_mean(mean, unit)),
            payoffs: outcome
                .payoffs
                .filter(|_| GAMES)
                .map(|it| it.values().map(|value| Number::of(value, unit))),
            best,
            line: outcome.line.to_string(),
            reason: words::reason(outcome.reason).to_owned(),
            counts: CountsLine {
                nodes: counts.nodes,
                leaves: counts.leaves,
                evaluations: counts.evaluations,
                cutoffs: counts.cutoffs,
                more: more.map(|(spec, it)| (spec.key.to_owned(), it)).collect(),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::CountsLine;

    #[test]
    fn other_counts_keep_their_order_and_fields_of_other_types_are_ignored() {
        let text = r#"{"pops":3,"nodes":1,"leaves":2,"by":"hand","evaluations":4,"cutoffs":5,"open_max":6,"tests":null}"#;
        let counts: CountsLine = serde_json::from_str(text).unwrap();
        assert_eq!(counts.more, [("pops".to_owned(), 3), ("open_max".to_owned(), 6)]);
        let again = r#"{"nodes":1,"leaves":2,"evaluations":4,"cutoffs":5,"pops":3,"open_max":6}"#;
        assert_eq!(serde_json::to_string(&counts).unwrap(), again);
    }
}
