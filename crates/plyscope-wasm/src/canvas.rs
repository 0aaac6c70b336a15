//! The paper that is a canvas.

use plyscope_stage::{Anchor, Glyph, Ink, Painter, Place, Scene, Shape, Stroke, Type};
use wasm_bindgen::JsValue;
use web_sys::CanvasRenderingContext2d;
use web_sys::js_sys::Array;

/// Colours and type, as the page has them.
pub(crate) struct Theme {
    /// A colour of CSS for each role, in the order of [`Ink::ALL`].
    pub(crate) colours: [String; 10],
    /// Font families as in CSS.
    pub(crate) font: String,
}

impl Theme {
    fn colour(&self, ink: Ink) -> &str {
        &self.colours[ink as usize]
    }
}

/// Paints a scene over the whole canvas. The context's transform takes pixels
/// of CSS to those of the canvas.
pub(crate) fn paint(scene: &Scene, context: &CanvasRenderingContext2d, theme: &Theme) {
    let size = scene.size();
    context.set_fill_style_str(theme.colour(Ink::Paper));
    context.fill_rect(0.0, 0.0, size.width, size.height);
    context.set_line_join("round");
    context.set_text_baseline("alphabetic");
    let solid = Array::new().into();
    let dashes = [4.0, 3.0].into_iter().map(JsValue::from).collect::<Array>().into();
    let mut canvas = Canvas { context, theme, style: Style::Nothing, written: None, solid, dashes };
    scene.paint(&mut canvas);
    canvas.flush();
}

/// What the path that is being gathered will be.
#[derive(Clone, Copy, PartialEq)]
enum Style {
    Nothing,
    Line(Stroke),
    Area(Ink),
    Mark(Ink, Stroke),
}

/// Gathers consecutive calls of one style into one path. A canvas whose
/// drawing fails is gone, and nobody sees it; so errors are dropped.
struct Canvas<'a> {
    context: &'a CanvasRenderingContext2d,
    theme: &'a Theme,
    style: Style,
    /// How the last text was set; changing the font is slow.
    written: Option<Type>,
    solid: JsValue,
    dashes: JsValue,
}

impl Canvas<'_> {
    fn gather(&mut self, style: Style) {
        if self.style != style {
            self.flush();
            self.style = style;
            self.context.begin_path();
        }
    }

    fn flush(&mut self) {
        match std::mem::replace(&mut self.style, Style::Nothing) {
            Style::Nothing => {}
            Style::Line(stroke) => self.stroke(stroke),
            Style::Area(ink) => self.fill(ink),
            Style::Mark(ink, stroke) => {
                self.fill(ink);
                self.stroke(stroke);
            }
        }
    }

    fn fill(&self, ink: Ink) {
        self.context.set_fill_style_str(self.theme.colour(ink));
        self.context.fill();
    }

    fn stroke(&self, stroke: Stroke) {
        let context = self.context;
        context.set_stroke_style_str(self.theme.colour(stroke.ink));
        context.set_line_width(stroke.width.into());
        context.set_line_cap(if stroke.dashed { "butt" } else { "round" });
        let _ = context.set_line_dash(if stroke.dashed { &self.dashes } else { &self.solid });
        context.stroke();
    }

    fn set(&mut self, style: Type) {
        let context = self.context;
        let last = self.written;
        if last.is_none_or(|last| (last.size, last.bold) != (style.size, style.bold)) {
            let weight = if style.bold { 700 } else { 400 };
            context.set_font(&format!("{weight} {}px {}", style.size, self.theme.font));
        }
        if last.is_none_or(|last| last.anchor != style.anchor) {
            context.set_text_align(match style.anchor {
                Anchor::Start => "left",
                Anchor::Middle => "center",
                Anchor::End => "right",
            });
        }
        self.written = Some(style);
    }
}

impl Painter for Canvas<'_> {
    fn line(&mut self, from: Place, to: Place, stroke: Stroke) {
        self.gather(Style::Line(stroke));
        self.context.move_to(from.x.into(), from.y.into());
        self.context.line_to(to.x.into(), to.y.into());
    }

    fn run(&mut self, from: Place, to: Place, fill: Ink) {
        self.gather(Style::Area(fill));
        let (width, height) = (to.x - from.x, to.y - from.y);
        self.context.rect(from.x.into(), from.y.into(), width.into(), height.into());
    }

    fn mark(&mut self, glyph: Glyph, fill: Ink, rim: Stroke) {
        self.gather(Style::Mark(fill, rim));
        let context = self.context;
        let Glyph { shape, at, .. } = glyph;
        let (x, y) = (f64::from(at.x), f64::from(at.y));
        let (w, h) = (f64::from(glyph.half_width), f64::from(glyph.half_height));
        match shape {
            Shape::Up | Shape::Down => {
                let h = if shape == Shape::Up { h } else { -h };
                context.move_to(x - w, y + h);
                context.line_to(x + w, y + h);
                context.line_to(x, y - h);
            }
            Shape::Leaf => {
                let radius = glyph.corner().into();
                context.move_to(x, y - h);
                for (corner, next) in [
                    ((x + w, y - h), (x + w, y)),
                    ((x + w, y + h), (x, y + h)),
                    ((x - w, y + h), (x - w, y)),
                    ((x - w, y - h), (x, y - h)),
                ] {
                    let _ = context.arc_to(corner.0, corner.1, next.0, next.1, radius);
                }
            }
        }
        context.close_path();
    }

    fn ring(&mut self, middle: Place, radius: f32, stroke: Stroke) {
        self.gather(Style::Line(stroke));
        let (x, y, radius) = (f64::from(middle.x), f64::from(middle.y), f64::from(radius));
        self.context.move_to(x + radius, y);
        let _ = self.context.arc(x, y, radius, 0.0, std::f64::consts::TAU);
    }

    fn text(&mut self, at: Place, text: &str, style: Type) {
        self.flush();
        self.set(style);
        let context = self.context;
        let (x, y) = (f64::from(at.x), f64::from(at.y + style.baseline()));
        if style.halo {
            context.set_stroke_style_str(self.theme.colour(Ink::Paper));
            context.set_line_width(5.0);
            let _ = context.set_line_dash(&self.solid);
            let _ = context.stroke_text(text, x, y);
        }
        context.set_fill_style_str(self.theme.colour(style.ink));
        let _ = context.fill_text(text, x, y);
    }
}
