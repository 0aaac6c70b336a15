//! Figures to take away, and the table of steps.

use plyscope_stage::figures::{
    Filmstrip, Gif, GifError, Table, TableFormat, animated_svg, beamer, pdf, without_glyph,
};
use plyscope_stage::{
    Caption, Narration, Picture, Scene, Size, View, narrate, svg_for_print, tikz_line_wide,
};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};
use web_sys::CanvasRenderingContext2d;

use crate::canvas::CanvasPainter;
use crate::session::Session;
use crate::to_js::to_js;

/// The greatest height of a picture, for its width.
const HIGHEST: f64 = 1.4;
/// The most steps of a figure whose size is asked for.
const MOST_STEPS: usize = 10_000;
/// The size of a picture on a slide.
const SLIDE: Size = Size { width: 480.0, height: 270.0 };

#[wasm_bindgen]
impl Session {
    /// Returns the sentences about these steps.
    #[wasm_bindgen(unchecked_return_type = "Narration[]")]
    pub fn told(&mut self, steps: Vec<u32>) -> JsValue {
        let narrations: Vec<Narration> = self.at_each(&steps, |session| {
            let run = &session.run;
            narrate(run, &run.moment())
        });
        to_js(&narrations)
    }

    /// Returns the file of a figure with the whole tree after each of these steps, whose titles
    /// these are: as `svg`, `pdf` or `tikz`, one picture; as `beamer` or `animated-svg`, one after
    /// the other. A picture of one step is `width` pixels wide; an animation shows it for
    /// `seconds`.
    ///
    /// # Errors
    ///
    /// PDF files have no letter for a character of the picture.
    pub fn figure(
        &mut self,
        format: &str,
        steps: Vec<u32>,
        titles: Vec<String>,
        width: f64,
        seconds: f64,
    ) -> Result<Vec<u8>, JsError> {
        let size = if format == "beamer" { SLIDE } else { self.picture_size(width) };
        let scenes = self.scenes(&steps, size);
        let algorithm = self.run.search().algorithm().title;
        let game = self.run.game().to_string();
        let title = match &titles[..] {
            [] => algorithm.to_owned(),
            [step] => format!("{algorithm}, {step}"),
            [from, .., to] => format!("{algorithm}, {from} – {to}"),
        };
        let caption = Caption { title: &title, description: &game };
        let tree = self.run.recording().topology();
        Ok(match format {
            "beamer" => beamer(algorithm, &scenes, &titles, tree).into_bytes(),
            "animated-svg" => animated_svg(&scenes, &titles, seconds, caption).into_bytes(),
            _ => {
                let strip = Filmstrip::new(scenes, titles);
                match format {
                    "pdf" => match without_glyph(&strip) {
                        Some(character) => return Err(JsError::new(&character.to_string())),
                        None => pdf(&strip, caption),
                    },
                    "tikz" => tikz_line_wide(&strip, tree).into_bytes(),
                    _ => svg_for_print(&strip, caption).into_bytes(),
                }
            }
        })
    }

    /// Returns the width and the height of a figure of so many steps, at most 10,000, in pixels.
    pub fn figure_size(&self, steps: usize, width: f64) -> Vec<f64> {
        let scene = Scene::empty(self.picture_size(width));
        let size = Filmstrip::new(vec![scene; steps.min(MOST_STEPS)], Vec::new()).size();
        vec![size.width, size.height]
    }

    /// Paints a figure on a cleared canvas of its size; the caller has scaled the context.
    pub fn paint_figure(
        &mut self,
        context: &CanvasRenderingContext2d,
        steps: Vec<u32>,
        titles: Vec<String>,
        width: f64,
        #[wasm_bindgen(unchecked_param_type = "Palette")] palette: JsValue,
    ) {
        let scenes = self.scenes(&steps, self.picture_size(width));
        let strip = Filmstrip::new(scenes, titles);
        strip.paint(&mut CanvasPainter::new(context, &palette, strip.size()));
    }

    /// Returns the table of these steps as `csv`, `markdown` or `latex`. `sentences` are about
    /// them; without any, the table has no column for them.
    pub fn table(&self, format: &str, steps: Vec<u32>, sentences: Vec<String>) -> String {
        let format = match format {
            "markdown" => TableFormat::Markdown,
            "latex" => TableFormat::Latex,
            _ => TableFormat::Csv,
        };
        let steps: Vec<usize> = steps.iter().map(|&step| step as usize).collect();
        Table::of(&self.run, &steps, &sentences).write(format)
    }

    /// Returns an animated GIF of this size in pixels, without frames.
    pub fn gif(&self, width: u16, height: u16) -> Result<GifFile, JsError> {
        Ok(GifFile { file: Gif::new(width, height).map_err(thrown)? })
    }
}

impl Session {
    fn picture_size(&self, width: f64) -> Size {
        let height = View::height_for(&self.layout, width).min(HIGHEST * width).round();
        Size { width, height }
    }

    /// Returns the scenes of the whole tree after these steps.
    fn scenes(&mut self, steps: &[u32], size: Size) -> Vec<Scene> {
        self.at_each(steps, |session| {
            let view = View::fit(&session.layout, size);
            session.scene(view, size, (None, false), None, false)
        })
    }

    /// Calls a function at each of these steps, and moves back to where it was.
    fn at_each<T>(&mut self, steps: &[u32], get: impl Fn(&mut Session) -> T) -> Vec<T> {
        let (event, by_part) = (self.run.recording().at_event(), self.by_part);
        let got = steps.iter().map(|&step| {
            self.seek(step as usize, None);
            get(self)
        });
        let got = got.collect();
        self.by_part = by_part;
        self.run.recording_mut().seek_event(event);
        self.follow();
        got
    }
}

/// An animated GIF that is being written.
#[wasm_bindgen]
#[derive(Debug)]
pub struct GifFile {
    file: Gif,
}

#[wasm_bindgen]
impl GifFile {
    /// Adds a frame that is shown for so many seconds: its pixels, four bytes each.
    pub fn frame(&mut self, pixels: &[u8], seconds: f64) -> Result<(), JsError> {
        self.file.frame(pixels, (seconds * 100.0).round() as u16).map_err(thrown)
    }

    /// Returns the file.
    pub fn finish(self) -> Result<Vec<u8>, JsError> {
        self.file.finish().map_err(thrown)
    }
}

fn thrown(error: GifError) -> JsError {
    JsError::new(&error.to_string())
}
