//! `plyscope draw`: an image of the tree after one step.

use std::io::Write;

use plyscope::Game;
use plyscope_stage::{Caption, Layout, Overlay, Overlays, Run, Scene, SceneInput, Size, svg, tikz};

use crate::failure::{Failure, printable};
use crate::job::Job;

/// The step to draw, and the format and size of the image.
#[derive(Clone, Debug)]
pub(crate) struct Drawing {
    pub(crate) at: At,
    pub(crate) image: ImageFormat,
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// The overlays of the tree.
    pub(crate) overlays: Vec<Overlay>,
}

/// The step after which the tree is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) enum At {
    Step(usize),
    End,
}

/// The format of the image.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ImageFormat {
    Svg,
    Tikz,
}

pub(crate) fn draw(job: Job, drawing: Drawing, out: &mut impl Write) -> Result<(), Failure> {
    let mut run = job.record()?;
    run.record_all();
    let last = run.recording().steps();
    let step = match drawing.at {
        At::End => last,
        At::Step(at) if at <= last => at,
        At::Step(at) => return Err(Failure::NoStep { at, last }),
    };
    run.recording_mut().seek(step);

    let recording = run.recording();
    let layout = Layout::of(recording.topology());
    let size = Size { width: drawing.width.into(), height: drawing.height.into() };
    let now = if step > 0 { vec![run.focus(step)] } else { Vec::new() };
    let path_ahead = run.path_ahead();
    let scene = Scene::of(&SceneInput {
        now: &now,
        path_ahead: &path_ahead,
        overlays: &Overlays::of(&run, &drawing.overlays),
        decimals: run.game().decimals(),
        name: &|node| run.name(node),
        board: &|node| run.board(node),
        ..SceneInput::of(recording, &layout, size)
    });
    let text = match drawing.image {
        ImageFormat::Svg => {
            let (title, game) =
                (title(&run, step), printable(&run.game().to_string(), LONGEST_GAME));
            svg(&scene, Caption { title: &title, description: &game })
        }
        ImageFormat::Tikz => tikz(&scene),
    };
    out.write_all(text.as_bytes())?;
    Ok(())
}

/// The maximum number of characters of the game's text in the image's description.
const LONGEST_GAME: usize = 400;

fn title(run: &Run, step: usize) -> String {
    let algorithm = run.search().algorithm().title;
    format!("{algorithm}, step {step} of {}", run.recording().steps())
}
