//! A scene on a canvas.

use std::f64::consts::TAU;

use js_sys::{Array, Number, Reflect};
use plyscope_stage::{
    Anchor, Glyph, Ink, Painter, Place, Shape, Size, Stroke, Type, bend_within, line_within,
};
use wasm_bindgen::JsValue;
use web_sys::CanvasRenderingContext2d;

/// The greatest number of curves in one path. The time that a path takes grows faster than the
/// number of dashes in it, and they are many.
const TOGETHER: u32 = 16;

/// A painter on a canvas. Consecutive calls of one style are gathered into one path, because on a
/// canvas each path is expensive, and each line in it is cheap.
pub(crate) struct CanvasPainter<'a> {
    context: &'a CanvasRenderingContext2d,
    colours: [String; Ink::ALL.len()],
    font: String,
    /// The size of the current type, and whether it is bold.
    set: Option<(f32, bool)>,
    /// The fill and the stroke of the path that is being gathered.
    gathered: Option<(Option<Ink>, Option<Stroke>)>,
    dashes: Array,
    no_dashes: Array,
    /// The number of curves that were painted.
    curves: u32,
    /// The size of the picture.
    size: Size,
}

impl<'a> CanvasPainter<'a> {
    /// Returns a painter of a picture of this size with the colours of `palette`, an object with a
    /// colour for each role and a font; missing ones are those of the light colours.
    pub(crate) fn new(
        context: &'a CanvasRenderingContext2d,
        palette: &JsValue,
        size: Size,
    ) -> CanvasPainter<'a> {
        let entry = |name: &str| Reflect::get(palette, &name.into()).ok()?.as_string();
        let colour = |(ink, name, ..): (Ink, &str, &str, &str)| {
            entry(name).unwrap_or_else(|| ink.light().to_owned())
        };
        context.set_line_join("round");
        CanvasPainter {
            context,
            colours: Ink::ALL.map(colour),
            font: entry("font").unwrap_or_else(|| "system-ui, sans-serif".to_owned()),
            set: None,
            gathered: None,
            curves: 0,
            size,
            dashes: Array::of2(&4.into(), &3.into()),
            no_dashes: Array::new(),
        }
    }

    fn colour(&self, ink: Ink) -> &str {
        &self.colours[ink as usize]
    }

    fn gather(&mut self, fill: Option<Ink>, stroke: Option<Stroke>) {
        if self.gathered != Some((fill, stroke)) {
            self.flush();
            self.context.begin_path();
            self.gathered = Some((fill, stroke));
        }
    }

    fn flush(&mut self) {
        let Some((fill, stroke)) = self.gathered.take() else { return };
        if let Some(ink) = fill {
            self.context.set_fill_style_str(self.colour(ink));
            self.context.fill();
        }
        if let Some(Stroke { ink, width, dashed }) = stroke {
            let dashes = if dashed { &self.dashes } else { &self.no_dashes };
            // A canvas takes two numbers, or none, so this never fails.
            let _ = self.context.set_line_dash(dashes);
            self.context.set_line_cap(if dashed { "butt" } else { "round" });
            self.context.set_line_width(width.into());
            self.context.set_stroke_style_str(self.colour(ink));
            self.context.stroke();
        }
    }

    fn move_to(&self, Place { x, y }: Place) {
        self.context.move_to(x.into(), y.into());
    }

    fn line_to(&self, Place { x, y }: Place) {
        self.context.line_to(x.into(), y.into());
    }

    fn corners(&self, corners: [Place; 3]) {
        self.move_to(corners[0]);
        self.line_to(corners[1]);
        self.line_to(corners[2]);
        self.context.close_path();
    }

    fn rounded(&self, glyph: Glyph) {
        let Glyph { at, half_width, half_height, .. } = glyph;
        let (x, y) = (f64::from(at.x), f64::from(at.y));
        let (w, h) = (f64::from(half_width), f64::from(half_height));
        let radius = glyph.corner().into();
        let corner = |x1: f64, y1: f64, x2: f64, y2: f64| {
            // Fails for a negative radius only.
            let _ = self.context.arc_to(x1, y1, x2, y2, radius);
        };
        self.context.move_to(x, y - h);
        corner(x + w, y - h, x + w, y);
        corner(x + w, y + h, x, y + h);
        corner(x - w, y + h, x - w, y);
        corner(x - w, y - h, x, y - h);
        self.context.close_path();
    }
}

impl Painter for CanvasPainter<'_> {
    fn line(&mut self, from: Place, to: Place, stroke: Stroke) {
        let Some((from, to)) = line_within(from, to, self.size) else { return };
        self.gather(None, Some(stroke));
        self.move_to(from);
        self.line_to(to);
    }

    fn curve(&mut self, from: Place, to: Place, stroke: Stroke) {
        self.gather(None, Some(stroke));
        let [from, a, b, to] = bend_within(from, to, self.size);
        self.move_to(from);
        let [ax, ay, bx, by, x, y] = [a.x, a.y, b.x, b.y, to.x, to.y].map(f64::from);
        self.context.bezier_curve_to(ax, ay, bx, by, x, y);
        self.curves += 1;
        if self.curves.is_multiple_of(TOGETHER) {
            self.flush();
        }
    }

    fn run(&mut self, from: Place, to: Place, fill: Ink) {
        self.gather(Some(fill), None);
        let (x, y) = (f64::from(from.x), f64::from(from.y));
        self.context.rect(x, y, f64::from(to.x) - x, f64::from(to.y) - y);
    }

    fn mark(&mut self, glyph: Glyph, fill: Ink, rim: Stroke) {
        self.gather(Some(fill), Some(rim));
        let Glyph { shape, at, half_width, half_height } = glyph;
        let (left, right) = (at.x - half_width, at.x + half_width);
        let (top, bottom) = (at.y - half_height, at.y + half_height);
        let place = |x, y| Place { x, y };
        match shape {
            Shape::Up => {
                self.corners([place(at.x, top), place(right, bottom), place(left, bottom)])
            }
            Shape::Down => self.corners([place(left, top), place(right, top), place(at.x, bottom)]),
            Shape::Leaf | Shape::Round => self.rounded(glyph),
        }
    }

    fn ring(&mut self, middle: Place, radius: f32, stroke: Stroke) {
        self.gather(None, Some(stroke));
        let (x, y, radius) = (f64::from(middle.x), f64::from(middle.y), f64::from(radius));
        self.context.move_to(x + radius, y);
        // Fails for a negative radius only.
        let _ = self.context.arc(x, y, radius, 0.0, TAU);
    }

    fn text(&mut self, at: Place, text: &str, style: Type) {
        self.flush();
        let Type { size, bold, ink, anchor, halo } = style;
        if self.set.replace((size, bold)) != Some((size, bold)) {
            let mut font = String::from(if bold { "700 " } else { "" });
            // JavaScript formats the number.
            if let Ok(size) = Number::from(size).to_string_with_radix(10) {
                font.push_str(&String::from(size));
            }
            font.push_str("px ");
            font.push_str(&self.font);
            self.context.set_font(&font);
        }
        self.context.set_text_align(match anchor {
            Anchor::Start => "left",
            Anchor::Middle => "center",
            Anchor::End => "right",
        });
        let (x, y) = (f64::from(at.x), f64::from(at.y + style.baseline()));
        // If the canvas can't draw a text, painting continues without it.
        if halo {
            let _ = self.context.set_line_dash(&self.no_dashes);
            self.context.set_line_width(5.0);
            self.context.set_stroke_style_str(self.colour(Ink::Paper));
            let _ = self.context.stroke_text(text, x, y);
        }
        self.context.set_fill_style_str(self.colour(ink));
        let _ = self.context.fill_text(text, x, y);
    }
}

impl Drop for CanvasPainter<'_> {
    fn drop(&mut self) {
        self.flush();
    }
}
