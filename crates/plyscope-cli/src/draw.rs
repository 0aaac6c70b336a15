//! `plyscope draw`: the tree at one step.

use std::io::Write;

use plyscope::Game;
use plyscope_stage::{Caption, Layout, Overlay, Overlays, Run, Scene, SceneInput, Size, svg, tikz};

use crate::failure::{Failure, plain};
use crate::job::Job;

/// What is drawn, and how.
#[derive(Clone, Debug)]
pub(crate) struct Drawing {
    pub(crate) at: At,
    pub(crate) paper: Paper,
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// What is laid over the tree.
    pub(crate) overlays: Vec<Overlay>,
}

/// The end of which step.
#[derive(Clone, Copy, Debug)]
pub(crate) enum At {
    Step(usize),
    End,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Paper {
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
    let way = run.path_ahead();
    let scene = Scene::of(&SceneInput {
        now: &now,
        way: &way,
        overlays: &Overlays::of(&run, &drawing.overlays),
        decimals: run.game().decimals(),
        name: &|node| run.name(node),
        board: &|node| run.board(node),
        ..SceneInput::new(recording.topology(), &layout, recording.state(), size)
    });
    let text = match drawing.paper {
        Paper::Svg => {
            let (title, game) = (title(&run, step), plain(&run.game().to_string(), LONGEST_GAME));
            svg(&scene, Caption { title: &title, description: &game })
        }
        Paper::Tikz => tikz(&scene),
    };
    out.write_all(text.as_bytes())?;
    Ok(())
}

/// So much of the game's text is said in the picture.
const LONGEST_GAME: usize = 400;

fn title(run: &Run, step: usize) -> String {
    let algorithm = run.search().algorithm().title;
    format!("{algorithm}, step {step} of {}", run.recording().steps())
}
