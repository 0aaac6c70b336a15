//! Pictures of a tree after a step.

use plyscope::NodeId;
use plyscope_stage::{
    Caption, Layout, Overlay, Overlays, Players, Run, Scene, SceneInput, Size, View, svg, tikz,
    tikz_line_wide,
};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;

use crate::game::Source;
use crate::run::recorded;

/// The sizes of pictures, as those of the command line: the width in pixels and the greatest height,
/// on a screen and in print.
const SCREEN: (u32, u32) = (912, 640);
const PRINT: (u32, u32) = (460, 600);
/// The maximum number of characters of the game's text in the picture's description.
const LONGEST_GAME: usize = 400;

/// Runs a search and returns the tree after a step, counted from 0, as SVG and as TikZ, with the
/// number of the step and of the last one.
#[pyfunction]
#[pyo3(signature = (algorithm, game, options, at, width, height, overlays))]
#[expect(clippy::too_many_arguments, reason = "they are those of the function in Python")]
pub(crate) fn draw(
    py: Python<'_>,
    algorithm: &str,
    game: Source,
    options: Vec<(String, String)>,
    at: Option<usize>,
    width: Option<u32>,
    height: Option<u32>,
    overlays: Vec<String>,
) -> PyResult<(String, String, usize, usize)> {
    let overlays = overlays.iter().map(|name| overlay(name)).collect::<PyResult<Vec<_>>>()?;
    let mut run = recorded(py, algorithm, &game, options)?;
    let last = run.recording().steps();
    let step = at.unwrap_or(last);
    if step > last {
        let wrong = format!("there is no step {step}: the search ends with step {last}");
        return Err(PyIndexError::new_err(wrong));
    }
    let mut pictures = || {
        run.recording_mut().seek(step);
        let layout = Layout::of(run.recording().topology());
        let title = format!("{}, step {step} of {last}", run.search().algorithm().title);
        let game: String = run.game().to_string();
        let is_long = game.chars().nth(LONGEST_GAME).is_some();
        let game: String = game.chars().take(LONGEST_GAME).collect();
        let description = if is_long { format!("{game}…") } else { game };
        let caption = Caption { title: &title, description: &description };
        let on = |(usual, most): (u32, u32), is_high: bool| {
            let width = f64::from(width.unwrap_or(usual));
            let fitting = View::height_for(&layout, width).min(most.into()).round();
            let usual = if is_high { most.into() } else { fitting };
            Size { width, height: height.map_or(usual, f64::from) }
        };
        let screen = svg(&scene(&run, &layout, on(SCREEN, true), step, &overlays), caption);
        let print = scene(&run, &layout, on(PRINT, false), step, &overlays);
        let tree = run.recording().topology();
        // A width that was asked for is kept.
        let print = match width {
            Some(_) => tikz(&print, tree),
            None => tikz_line_wide(&print, tree),
        };
        (screen, print)
    };
    let (screen, print) = match game {
        Source::Text(_) => py.detach(pictures),
        Source::Rules(_) => pictures(),
    };
    game.check(py)?;
    Ok((screen, print, step, last))
}

fn overlay(name: &str) -> PyResult<Overlay> {
    Overlay::ALL.into_iter().find(|overlay| overlay.name() == name).ok_or_else(|| {
        let names: Vec<_> = Overlay::ALL.iter().map(|overlay| overlay.name()).collect();
        PyValueError::new_err(format!("there is no overlay {name}, only {}", names.join(", ")))
    })
}

/// Returns the scene of the whole tree after a step.
fn scene(run: &Run, layout: &Layout, size: Size, step: usize, overlays: &[Overlay]) -> Scene {
    let now: Vec<NodeId> = (step > 0).then(|| run.focus(step)).into_iter().collect();
    Scene::of(&SceneInput {
        now: &now,
        path_ahead: &run.path_ahead(),
        overlays: &Overlays::of(run, overlays),
        unit: run.unit(),
        side: run.side(),
        name: &|node| run.name(node),
        chance: &|node| run.chance(node),
        players: run
            .has_seats()
            .then_some(&Players { word: "player", at: &|node| run.players(node) }),
        board: &|node| run.board(node),
        ..SceneInput::of(run.recording(), layout, size)
    })
}
