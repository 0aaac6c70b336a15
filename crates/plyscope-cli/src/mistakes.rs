//! `plyscope mistakes`: alpha-beta on a tree as people get it wrong, and the mistakes that explain an
//! answer.

use std::io::Write;

use plyscope::AnyGame;
use plyscope::alpha_beta::Cut;
use plyscope::mistakes::{Exercise, Mistake, Mistakes, Prover, Verdict, Work};

use crate::failure::Failure;
use crate::job::text_of;

/// Writes the leaves that are looked at with each mistake; or if there is an answer, its first
/// difference from the right one, the mistakes that explain it, and what to ask next.
pub(crate) fn mistakes(
    game: String,
    answer: Option<String>,
    cut: Cut,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let game: AnyGame = text_of(game)?.parse()?;
    let exercise = Exercise::of(&game)?;
    match answer {
        None => table(&exercise, cut, out),
        Some(answer) => explain(&exercise, &read(&answer), cut, out),
    }
}

fn table(exercise: &Exercise, cut: Cut, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{:13} {:>6}  order", "mistake", "leaves")?;
    for mistakes in Mistakes::up_to(1) {
        let leaves = leaves(exercise, &exercise.worked(mistakes, cut));
        let name = mistakes.to_string();
        writeln!(out, "{name:13} {:>6}  {}", leaves.len(), leaves.join(", "))?;
    }
    Ok(())
}

/// Returns the parts of an answer, with the minus sign that is typed.
fn read(answer: &str) -> Vec<String> {
    answer.split(',').map(|part| part.trim().replace('−', "-")).collect()
}

/// Returns the values of the leaves that are looked at, in order.
fn leaves(exercise: &Exercise, work: &Work) -> Vec<String> {
    exercise.values(&work.leaves).map(|value| value.display(exercise.unit()).to_string()).collect()
}

fn explain(
    exercise: &Exercise,
    answer: &[String],
    cut: Cut,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let right = leaves(exercise, &exercise.worked(Mistakes::NONE, cut));
    writeln!(out, "{:10} {}", "right", right.join(", "))?;
    writeln!(out, "{:10} {}", "answer", answer.join(", "))?;
    let mut prover = Prover::new(cut);
    prover.take_part(exercise, |work| leaves(exercise, work) == answer);
    if let Some(at) = (0..right.len().max(answer.len())).find(|&at| right.get(at) != answer.get(at))
    {
        let told = |leaf: Option<&String>| leaf.map_or("the end", String::as_str).to_owned();
        let (wanted, given) = (told(right.get(at)), told(answer.get(at)));
        writeln!(out, "{:10} leaf {}: {given} instead of {wanted}", "differs", at + 1)?;
    }
    match prover.verdict() {
        Verdict::Right => {
            writeln!(out, "{:10} the right search", "explained")?;
            let hidden = |mistake: &Mistake| prover.left().contains(&(*mistake).into());
            let names: Vec<_> =
                Mistake::ALL.into_iter().filter(hidden).map(Mistake::name).collect();
            if !names.is_empty() {
                writeln!(out, "{:10} {}", "unseen", names.join(", "))?;
            }
        }
        Verdict::Mistakes(found) => {
            for mistakes in found {
                for mistake in mistakes.iter() {
                    writeln!(out, "{:10} {:13} {}", "explained", mistake.name(), mistake.about())?;
                }
            }
        }
        Verdict::Unknown => {
            writeln!(
                out,
                "{:10} none of the known mistakes, nor two of them together",
                "explained"
            )?;
        }
    }
    if let Some(next) = prover.next_exercise() {
        writeln!(out, "{:10} {next}", "ask next")?;
    }
    Ok(())
}
