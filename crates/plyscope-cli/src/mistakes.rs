//! `plyscope mistakes`: a search of a tree as people get it wrong, and the mistakes that explain an
//! answer.

use std::io::Write;

use plyscope::mistakes::{Exercise, Mistakes, Procedure, Prover, Verdict, Work};

use crate::failure::Failure;
use crate::job::Job;

/// Writes the leaves that are looked at with each mistake; or if there is an answer, its first
/// difference from the right one, the mistakes that explain it, and what to ask next.
pub(crate) fn mistakes(
    job: Job,
    answer: Option<String>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let search = job.search()?;
    let exercise = Exercise::of(search.game())?;
    let procedure = search.known_mistakes().ok_or(Failure::NoKnownMistakes)?;
    match answer {
        None => table(&exercise, procedure, out),
        Some(answer) => explain(&exercise, &read(&answer), procedure, out),
    }
}

fn table(exercise: &Exercise, procedure: Procedure, out: &mut impl Write) -> Result<(), Failure> {
    let right = exercise.worked(Mistakes::NONE, procedure);
    let looked_at = if right.leaves.is_empty() { "nodes" } else { "leaves" };
    writeln!(out, "{:16} {looked_at:>6}  order", "mistake")?;
    for mistakes in Mistakes::up_to(1, procedure) {
        let order = order(exercise, &exercise.worked(mistakes, procedure));
        let name = mistakes.to_string();
        writeln!(out, "{name:16} {:>6}  {}", order.len(), order.join(", "))?;
    }
    Ok(())
}

/// Returns the parts of an answer, with the minus sign that is typed.
fn read(answer: &str) -> Vec<String> {
    answer.split(',').map(|part| part.trim().replace('−', "-")).collect()
}

/// Returns the values of the leaves that are looked at, in order; where a search looks at none, the nodes
/// of its steps.
fn order(exercise: &Exercise, work: &Work) -> Vec<String> {
    if work.leaves.is_empty() {
        return work.steps.iter().map(|step| step.node.to_string()).collect();
    }
    exercise.values(&work.leaves).map(|value| value.display(exercise.unit()).to_string()).collect()
}

fn explain(
    exercise: &Exercise,
    answer: &[String],
    procedure: Procedure,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let right = order(exercise, &exercise.worked(Mistakes::NONE, procedure));
    writeln!(out, "{:10} {}", "right", right.join(", "))?;
    writeln!(out, "{:10} {}", "answer", answer.join(", "))?;
    let mut prover = Prover::new(procedure);
    prover.take_part(exercise, |work| order(exercise, work) == answer);
    if let Some(at) = (0..right.len().max(answer.len())).find(|&at| right.get(at) != answer.get(at))
    {
        let told = |leaf: Option<&String>| leaf.map_or("the end", String::as_str).to_owned();
        let (wanted, given) = (told(right.get(at)), told(answer.get(at)));
        writeln!(out, "{:10} place {}: {given} instead of {wanted}", "differs", at + 1)?;
    }
    match prover.verdict() {
        Verdict::Right => {
            writeln!(out, "{:10} the right search", "explained")?;
            let known = procedure.mistakes().iter();
            let hidden = known.filter(|&&mistake| prover.left().contains(&mistake.into()));
            let names: Vec<_> = hidden.map(|mistake| mistake.name()).collect();
            if !names.is_empty() {
                writeln!(out, "{:10} {}", "unseen", names.join(", "))?;
            }
        }
        Verdict::Mistakes(found) => {
            for mistakes in found {
                for mistake in mistakes.iter() {
                    writeln!(out, "{:10} {:16} {}", "explained", mistake.name(), mistake.about())?;
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
