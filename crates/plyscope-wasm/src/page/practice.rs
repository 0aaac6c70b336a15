//! A search that a reader works by hand, and a tree that a reader makes.

use js_sys::Object;
use plyscope::AnyGame;
use plyscope::mistakes::Verdict;
use plyscope_stage::practice::{Question, Task, explain, follows, pins, questions};
use plyscope_stage::{Run, rules};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::limits::LIMITS;
use crate::session::entries;
use crate::to_js::to_js;

/// What is asked of a search, and its answers.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Practice {
    run: Run,
    questions: Vec<Question>,
}

/// The mistakes that explain all answers of a reader so far.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Prover(plyscope::mistakes::Prover);

/// The greatest number of steps of a search that is worked by hand.
const MOST_STEPS: usize = 300;

#[wasm_bindgen]
impl Practice {
    /// Returns what is asked of a search of a game, by their texts and options (an object of
    /// strings); `undefined` if there is no such search, or it takes more than 300 steps.
    pub fn of(
        algorithm: &str,
        game: &str,
        #[wasm_bindgen(unchecked_param_type = "Record<string, string>")] options: &Object,
    ) -> Option<Practice> {
        let run = recorded(algorithm, game, options)?;
        let questions = questions(&run);
        Some(Practice { run, questions })
    }

    /// The questions, with their answers.
    #[wasm_bindgen(getter, unchecked_return_type = "Question[]")]
    pub fn questions(&self) -> JsValue {
        to_js(&self.questions)
    }

    /// The rules in force, such as what is cut off: an answer has to follow them.
    #[wasm_bindgen(getter, unchecked_return_type = "Sentence[]")]
    pub fn rules(&self) -> JsValue {
        to_js(&rules(&self.run))
    }

    /// Returns what is right in an answer to the question with this number, counted from 0. The cells
    /// of the answer stand one after the other, row by row.
    #[wasm_bindgen(unchecked_return_type = "Marks | undefined")]
    pub fn mark(&self, question: usize, cells: Vec<String>) -> JsValue {
        let Some(question) = self.questions.get(question) else { return JsValue::UNDEFINED };
        to_js(&question.mark(&rows(question, cells)))
    }

    /// Returns what the first mistake in such an answer leads to one step later, if that can be told.
    #[wasm_bindgen(unchecked_return_type = "Sentence | undefined")]
    pub fn follows(&self, question: usize, cells: Vec<String>) -> JsValue {
        let sentence = self
            .questions
            .get(question)
            .and_then(|question| follows(&self.run, question, &rows(question, cells)));
        sentence.map_or(JsValue::UNDEFINED, |sentence| to_js(&sentence))
    }

    /// Returns what such an answer says of each node, and what is right instead.
    #[wasm_bindgen(unchecked_return_type = "Pin[]")]
    pub fn pins(&self, question: usize, cells: Vec<String>) -> JsValue {
        let pins = self
            .questions
            .get(question)
            .map(|question| pins(&self.run, question, &rows(question, cells)));
        to_js(&pins.unwrap_or_default())
    }

    /// Returns a prover that has seen nothing; `undefined` if no mistakes in the search are known.
    pub fn prover(&self) -> Option<Prover> {
        let procedure = self.run.search().known_mistakes()?;
        Some(Prover(plyscope::mistakes::Prover::new(procedure)))
    }
}

/// Returns what is met of each part of a task, by a search of a game that was another one at the
/// beginning, `from`; `undefined` if there is no such task or search, or it takes more than 300
/// steps.
#[wasm_bindgen(unchecked_return_type = "Judged[] | undefined")]
pub fn judge(
    task: &str,
    algorithm: &str,
    game: &str,
    #[wasm_bindgen(unchecked_param_type = "Record<string, string>")] options: &Object,
    from: Option<String>,
) -> JsValue {
    let judged = || {
        let task: Task = task.parse().ok()?;
        let from = from.and_then(|from| from.parse::<AnyGame>().ok());
        Some(task.judge(&recorded(algorithm, game, options)?, from.as_ref()))
    };
    judged().map_or(JsValue::UNDEFINED, |judged| to_js(&judged))
}

/// Returns a search that is recorded to its end, if it isn't too long.
fn recorded(algorithm: &str, game: &str, options: &Object) -> Option<Run> {
    let builder = Run::builder(algorithm, game).options(entries(options)).within(LIMITS);
    let mut run = builder.open().ok()?;
    run.record_within(MOST_STEPS).then_some(run)
}

/// Returns the rows of an answer.
fn rows(question: &Question, cells: Vec<String>) -> Vec<Vec<String>> {
    cells.chunks(question.columns.len()).map(<[String]>::to_vec).collect()
}

#[wasm_bindgen]
impl Prover {
    /// Takes an answer to a question with this number, counted from 0. Returns `false` if it tells
    /// nothing of mistakes.
    pub fn take(&mut self, practice: &Practice, question: usize, cells: Vec<String>) -> bool {
        let Some(question) = practice.questions.get(question) else { return false };
        explain(&mut self.0, &practice.run, question, &rows(question, cells))
    }

    /// The names of the mistakes that explain all answers: each of the smallest sets, separated by
    /// commas. None if the right search does, `undefined` if no set does.
    #[wasm_bindgen(getter)]
    pub fn verdict(&self) -> Option<Vec<String>> {
        match self.0.verdict() {
            Verdict::Right => Some(Vec::new()),
            Verdict::Mistakes(found) => Some(found.iter().map(ToString::to_string).collect()),
            Verdict::Unknown => None,
        }
    }

    /// The tree that tells apart what is left, if there is one.
    pub fn next(&self) -> Option<String> {
        self.0.next_exercise().map(|exercise| exercise.to_string())
    }
}
