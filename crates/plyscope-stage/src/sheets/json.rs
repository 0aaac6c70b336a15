//! Exercises and their answers for programs.

use crate::practice::{self, Ask};
use plyscope::exercises::Feature;
use serde_json::{Map, Value, json};

use super::exercise::Exercise;

/// Returns the exercises and their answers as a list in JSON.
pub fn json(exercises: &[Exercise]) -> String {
    let list: Vec<Value> = exercises.iter().map(one).collect();
    format!("{:#}\n", Value::from(list))
}

fn one(exercise: &Exercise) -> Value {
    let asked = practice::questions(&exercise.run);
    let leaves = asked.iter().find(|question| question.ask == Ask::Leaves);
    let leaves =
        leaves.map(|leaves| leaves.rows.iter().map(|row| &row[0].text).collect::<Vec<_>>());
    let result = asked.iter().find(|asked| [Ask::Result, Ask::Move].contains(&asked.ask));
    let cell = |name: &str| {
        let question = result?;
        let column = question.columns.iter().position(|column| *column == name)?;
        Some(&question.rows[0][column].text)
    };
    let options = exercise.run.options().iter();
    let options = options.map(|(name, value)| (name.clone(), Value::from(value.clone())));
    let made = exercise.made.as_ref();
    let features = made.map(|made| {
        let counts = Feature::ALL.map(|it| (it.name().to_owned(), made.features.get(it).into()));
        Map::from_iter(counts)
    });
    json!({
        "algorithm": exercise.algorithm().name,
        "options": Map::from_iter(options),
        "game": exercise.run.game().to_string(),
        "leaves": leaves.unwrap_or_default(),
        "value": cell("value"),
        "best": cell("node"),
        "steps": exercise.run.recording().steps(),
        "mistakes": made.and_then(|made| made.difficulty.mistakes),
        "features": features,
    })
}
