//! `plyscope draw`: figures of the tree, and the table of steps.

mod format;
mod pixels;

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use plyscope_stage::figures::{Filmstrip, Table, animated_svg, beamer, pdf, without_glyph};
use plyscope_stage::{
    Caption, Layout, Overlay, Picture, Run, Scene, Size, Topology, View, svg, svg_for_print, tikz,
    tikz_line_wide,
};

use crate::failure::{Failure, printable};
use crate::job::Job;
use crate::picture::{self, Look};
use crate::watch::{Recorded, Watch};

pub(crate) use format::Format;

/// The steps to draw, and the format and size of the figure.
#[derive(Clone, Debug)]
pub(crate) struct Drawing {
    pub(crate) steps: Steps,
    pub(crate) format: Format,
    /// The width and height that were asked for.
    pub(crate) width: Option<u32>,
    pub(crate) height: Option<u32>,
    /// `true` for pictures that are half as wide as a line of text.
    pub(crate) column: bool,
    /// The pixels of the file for one of the picture, if they were asked for.
    pub(crate) scale: Option<f32>,
    /// The seconds for which an animation shows a step.
    pub(crate) seconds: f64,
    /// `true` for light colours where they would follow the reader's.
    pub(crate) light: bool,
    /// `true` for a whole document instead of a part of one.
    pub(crate) standalone: bool,
    /// The overlays of the tree.
    pub(crate) overlays: Vec<Overlay>,
    /// The file to write instead of standard output.
    pub(crate) output: Option<PathBuf>,
}

/// The steps of a figure.
#[derive(Clone, Debug)]
pub(crate) enum Steps {
    /// Those that suit the format: all of them, or the last one.
    Default,
    /// These, in this order.
    At(Vec<At>),
    /// A range, with both ends.
    Range(At, At),
}

/// A step.
#[derive(Clone, Copy, Debug)]
pub(crate) enum At {
    Step(usize),
    End,
}

impl At {
    fn within(self, last: usize) -> Result<usize, Failure> {
        match self {
            At::End => Ok(last),
            At::Step(at) if at <= last => Ok(at),
            At::Step(at) => Err(Failure::NoStep { at, last }),
        }
    }
}

/// The number of steps that are recorded between two looks at the memory.
const STEPS: usize = 256;

pub(crate) fn draw(job: Job, drawing: Drawing, out: &mut impl Write) -> Result<(), Failure> {
    let watch = Watch::of_memory(job.memory);
    let mut run = job.record()?;
    loop {
        match watch.record(&mut run, STEPS)? {
            Recorded::Some => {}
            Recorded::All => break,
            Recorded::Stopped(stop) => return Err(Failure::Stopped(stop)),
        }
    }
    let last = run.recording().steps();
    let steps: Vec<usize> = match &drawing.steps {
        Steps::Default if drawing.format.is_table() => (1..=last).collect(),
        Steps::Default if drawing.format.is_sequence() => (0..=last).collect(),
        Steps::Default => vec![last],
        Steps::At(steps) => steps.iter().map(|step| step.within(last)).collect::<Result<_, _>>()?,
        Steps::Range(from, to) => (from.within(last)?..=to.within(last)?).collect(),
    };
    if steps.is_empty() {
        return Err(Failure::NoSteps);
    }
    let file = figure(&mut run, &drawing, steps)?;
    match drawing.output {
        Some(path) => {
            fs::write(&path, file).map_err(|error| Failure::WriteFile { file: path, error })
        }
        None => Ok(out.write_all(&file)?),
    }
}

/// Returns the file.
fn figure(run: &mut Run, drawing: &Drawing, steps: Vec<usize>) -> Result<Vec<u8>, Failure> {
    if let Some(format) = drawing.format.of_table() {
        return Ok(Table::of(run, &steps, &[]).write(format).into_bytes());
    }
    let layout = Layout::of(run.recording().topology());
    let size = drawing.size(&layout, steps.len());
    let last = run.recording().steps();
    let algorithm = run.search().algorithm().title;
    let title = match steps[..] {
        [step] => format!("{algorithm}, step {step} of {last}"),
        [from, .., to] => format!("{algorithm}, steps {from} to {to} of {last}"),
        [] => algorithm.to_owned(),
    };
    let game = printable(&run.game().to_string(), LONGEST_GAME);
    let caption = Caption { title: &title, description: &game };
    let titles: Vec<_> = steps.iter().map(|step| format!("step {step}")).collect();
    let scenes: Vec<_> =
        steps.iter().map(|&step| scene(run, &layout, size, step, &drawing.overlays)).collect();

    Ok(match drawing.format {
        Format::Beamer => {
            let frame = beamer(algorithm, &scenes, &titles, run.recording().topology());
            let document = "\\documentclass{beamer}\n\\usepackage{tikz}\n";
            drawing.whole(document, frame).into_bytes()
        }
        Format::AnimatedSvg => {
            animated_svg(&scenes, &titles, drawing.seconds, caption).into_bytes()
        }
        Format::Gif => pixels::gif(&scenes, drawing.scale(), drawing.seconds)?,
        _ => {
            let strip = Filmstrip::new(scenes, titles);
            picture(drawing, &strip, run.recording().topology(), caption)?
        }
    })
}

/// Returns the file of one picture.
fn picture(
    drawing: &Drawing,
    picture: &dyn Picture,
    tree: &Topology,
    caption: Caption<'_>,
) -> Result<Vec<u8>, Failure> {
    Ok(match drawing.format {
        Format::Png => pixels::png(picture, drawing.scale())?,
        Format::Pdf => match without_glyph(picture) {
            Some(character) => return Err(Failure::NoGlyph { character }),
            None => pdf(picture, caption),
        },
        Format::Tikz => {
            // A width that was asked for is kept.
            let text = match drawing.width {
                Some(_) => tikz(picture, tree),
                None => tikz_line_wide(picture, tree),
            };
            let document = "\\documentclass{article}\n\\usepackage{tikz}\n";
            drawing.whole(document, text).into_bytes()
        }
        _ if drawing.light => svg_for_print(picture, caption).into_bytes(),
        _ => svg(picture, caption).into_bytes(),
    })
}

impl Drawing {
    /// Returns the size of one picture of several.
    fn size(&self, layout: &Layout, pictures: usize) -> Size {
        let (width, most) = self.format.room(pictures, self.column);
        let width = f64::from(self.width.unwrap_or(width));
        let height = match self.height {
            Some(height) => height.into(),
            None if self.format == Format::Beamer => most.into(),
            // What was drawn before has this height.
            None if self.format == Format::Svg && pictures == 1 && !self.column => most.into(),
            None => View::height_for(layout, width).min(most.into()).round(),
        };
        Size { width, height }
    }

    fn scale(&self) -> f32 {
        self.scale.unwrap_or_else(|| self.format.scale())
    }

    /// Returns a part of a TeX document, or a whole document with it.
    fn whole(&self, preamble: &str, part: String) -> String {
        match self.standalone {
            true => format!("{preamble}\\begin{{document}}\n{part}\\end{{document}}\n"),
            false => part,
        }
    }
}

/// Returns the scene of the whole tree after a step.
fn scene(run: &mut Run, layout: &Layout, size: Size, step: usize, overlays: &[Overlay]) -> Scene {
    run.recording_mut().seek(step);
    let now = if step > 0 { vec![run.focus(step)] } else { Vec::new() };
    let path_ahead = run.path_ahead();
    let look = Look { now: &now, path_ahead: &path_ahead, overlays, ..Look::default() };
    picture::scene(run, layout, size, &look)
}

/// The maximum number of characters of the game's text in the image's description.
const LONGEST_GAME: usize = 400;
