//! A search of a small game, worked to its end.

use plyscope::exercises;
use plyscope::mistakes::Mistake;
use plyscope::{Algorithm, AnyGame};
use thiserror::Error;

use super::words::{self, Language, Words};
use crate::practice::{self, Ask};
use crate::{Layout, Players, Run, RunError, Scene, SceneInput, Size, View};

/// A reason why there is no such exercise.
#[derive(Clone, Debug, Error)]
pub enum SheetError {
    /// There is no such game or search.
    #[error(transparent)]
    Run(#[from] RunError),
    /// The search takes more than so many steps.
    #[error("the search takes more than {most} steps, and nobody works so many by hand")]
    Long {
        /// The greatest number that is allowed: on a sheet, [`MOST_STEPS`].
        most: usize,
    },
}

/// An exercise, and its answer.
pub struct Exercise {
    pub(super) run: Run,
    /// The tree with its counts and its difficulty, if it was made to order.
    pub(super) made: Option<exercises::Exercise>,
}

/// The greatest number of steps of a search that is worked by hand.
pub const MOST_STEPS: usize = 1_000;

impl Exercise {
    /// Returns the exercise of a search of a game; `made` has the counts of a tree that was made to
    /// order.
    ///
    /// # Errors
    ///
    /// There is no such game or search, or it takes too many steps.
    pub fn of(
        algorithm: &str,
        options: Vec<(String, String)>,
        game: &str,
        made: Option<exercises::Exercise>,
    ) -> Result<Exercise, SheetError> {
        let mut run = Run::builder(algorithm, game).options(options).open()?;
        if !run.record_within(MOST_STEPS) {
            return Err(SheetError::Long { most: MOST_STEPS });
        }
        Ok(Exercise { run, made })
    }

    /// Returns the run of the search, recorded to its end.
    pub fn run(&self) -> &Run {
        &self.run
    }

    pub(super) fn algorithm(&self) -> Algorithm {
        self.run.search().algorithm()
    }

    /// Returns what has to be known before one begins: how nodes are called, the conventions, and
    /// the options that aren't the usual ones.
    pub(super) fn rules(&self, words: &Words) -> Vec<String> {
        let mut rules = vec![words.nodes.to_owned()];
        let settings = self.run.settings();
        let asked = practice::questions(&self.run);
        if asked.iter().any(|question| question.ask == Ask::Windows) {
            let has = self.algorithm().options.iter().map(|option| option.name);
            let said = has.filter_map(|name| words.convention(name, settings.word(name)));
            rules.extend(said.map(str::to_owned));
        }
        let asks_for_bounds = asked.iter().any(|question| question.columns.contains(&"lower"));
        if let game @ AnyGame::Tree(_) = self.run.game()
            && asks_for_bounds
        {
            // The picture has only what the search has seen.
            let tree = game.to_string();
            let tree = tree.split_once(':').map_or(&*tree, |(_, tree)| tree);
            // Spaces, so that it goes on in the next line.
            let tree = tree.replace(',', ", ");
            rules.push(words::filled(words.tree, &[("tree", &tree)]));
        }
        let given: Vec<_> =
            self.run.options().iter().map(|(name, value)| format!("{name}={value}")).collect();
        if !given.is_empty() {
            rules.push(format!("{}: {}", words.options, given.join(", ")));
        }
        rules
    }

    /// Returns how hard it is, in words.
    pub(super) fn difficulty(&self, language: Language) -> String {
        let steps = self.run.recording().steps().to_string();
        let mut text = words::filled(language.words().steps, &[("steps", &steps)]);
        let made = self.made.as_ref();
        if let Some(shown) = made.and_then(|made| made.difficulty.mistakes) {
            let known = Mistake::ALL.len().to_string();
            let shown = [("shown", &*shown.to_string()), ("known", &*known)];
            text.push_str(" · ");
            text.push_str(&words::filled(language.words().mistakes, &shown));
        }
        text
    }

    /// Returns the picture of the tree: with what the search has done, or without.
    pub(super) fn picture(&mut self, is_done: bool, width: u32, language: Language) -> Scene {
        let last = self.run.recording().steps();
        self.run.recording_mut().seek(if is_done { last } else { 0 });
        let run = &self.run;
        let layout = Layout::of(run.recording().topology());
        let width = f64::from(width);
        let height = View::height_for(&layout, width).min(MOST_HEIGHT).round();
        let [leaves, chance, in_open, player] = language.words().rows;
        Scene::of(&SceneInput {
            unit: run.unit(),
            side: run.side(),
            name: &|node| run.name(node),
            chance: &|node| run.chance(node),
            players: run
                .has_seats()
                .then_some(&Players { word: player, at: &|node| run.players(node) }),
            board: &|node| run.board(node),
            words: crate::Words { leaves, chance, in_open, ..Default::default() },
            ..SceneInput::of(run.recording(), &layout, Size { width, height })
        })
    }
}

/// The greatest height of a picture, in pixels.
const MOST_HEIGHT: f64 = 300.0;
