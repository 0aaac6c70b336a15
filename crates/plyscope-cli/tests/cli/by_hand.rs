//! `plyscope mistakes`, and the tables of mistakes in the documents.

use plyscope::Value;
use plyscope::alpha_beta::Cut;
use plyscope::mistakes::{Exercise, Mistakes, Procedure, Step, smallest_difference};

use super::{answer, complaint, plyscope};

#[test]
fn the_mistakes_of_an_answer() {
    let docs = include_str!("../../../../docs/mistakes.md");
    let told = docs.split("```console\n").skip(1).map(|told| told.split("```").next().unwrap());
    let mut count = 0;
    for (command, output) in told.filter_map(|told| told.split_once('\n')) {
        let words = command.strip_prefix("$ plyscope ").unwrap().replace('\'', "");
        let words: Vec<&str> = words.split(' ').collect();
        assert_eq!(answer(plyscope(&words)), output, "{command}");
        count += 1;
    }
    assert_eq!(count, 4);
    let mistakes =
        |more: &[&str]| plyscope(&[&["mistakes", "-a", "alpha-beta", "-g"], more].concat());
    let said = answer(mistakes(&["[[3,-1],[2,4]]", "--leaves", "3, −1, 7"]));
    assert!(said.contains("none of the known mistakes"), "{said}");
    let said = complaint(mistakes(&["pig", "--leaves", "3"]));
    assert!(said.contains("chance moves in the tree"), "{said}");
    let said = complaint(mistakes(&["[3,4]", "fail=hard"]));
    assert!(said.contains("no mistakes are known in this search with these options"), "{said}");
}

/// The rows of the documents' tables of mistakes, of one search after the other.
#[test]
fn each_mistake_has_a_tree_in_the_documents() {
    let docs = include_str!("../../../../docs/mistakes.md");
    let rows: Vec<Vec<&str>> = docs
        .lines()
        .filter(|row| row.starts_with("| `"))
        .map(|row| {
            row.trim_matches('|').split(" | ").map(|it| it.trim().trim_matches('`')).collect()
        })
        .collect();
    let procedures = [
        Cut::AtEquality.into(),
        Procedure::SssStar,
        Procedure::Mtd,
        Procedure::BStar,
        Procedure::Uct { iterations: 6, seed: 1 },
    ];
    let mut expected = Vec::new();
    for procedure in procedures {
        for &mistake in procedure.mistakes() {
            let smallest = smallest_difference(Mistakes::NONE, mistake.into(), procedure).unwrap();
            let mut row =
                vec![mistake.name().to_owned(), mistake.about().to_owned(), smallest.to_string()];
            for mistakes in [Mistakes::NONE, mistake.into()] {
                row.push(worked(&smallest, mistakes, procedure));
            }
            expected.push(row);
        }
    }
    assert_eq!(rows, expected, "{}", table(&expected));
}

/// Writes what somebody writes down: the leaves and the root's value, or the steps.
fn worked(exercise: &Exercise, mistakes: Mistakes, procedure: Procedure) -> String {
    let work = exercise.worked(mistakes, procedure);
    let shown = |value: &Value| value.display(exercise.unit()).to_string().replace("inf", "∞");
    let leaves: Vec<_> = exercise.values(&work.leaves).map(|value| shown(&value)).collect();
    if let Some((_, value)) = work.values.last() {
        return format!("{}: {}", leaves.join(", "), shown(value));
    }
    let step = |step: &Step| {
        let numbers: Vec<_> = step.numbers.iter().map(shown).collect();
        let solved = if step.is_solved { " solved" } else { "" };
        match procedure {
            Procedure::Mtd => numbers.join("→"),
            _ => format!("{}{solved} {}", step.node, numbers.join("..")),
        }
    };
    let mut steps: Vec<_> = work.steps.iter().map(step).collect();
    // With some mistakes, it never ends.
    if steps.len() > 20 {
        steps.truncate(12);
        steps.push("…".to_owned());
    }
    let leaves = if procedure == Procedure::Mtd {
        format!("{}: ", leaves.join(", "))
    } else {
        String::new()
    };
    format!("{leaves}{}", steps.join(", "))
}

/// The rows as they are written in the documents.
fn table(rows: &[Vec<String>]) -> String {
    let row = |row: &Vec<String>| {
        format!("| `{}` | {} | `{}` | {} | {} |\n", row[0], row[1], row[2], row[3], row[4])
    };
    rows.iter().map(row).collect()
}
