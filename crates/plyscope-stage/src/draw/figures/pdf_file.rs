//! A picture as a PDF file.

use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Name, Pdf, Rect, Ref, Str, TextStr};

use super::glyphs::{Font, GlyphCode, MINUS};
use crate::draw::painter::{Anchor, Glyph, Ink, Painter, Place, Shape, Stroke, Type, bend};
use crate::draw::picture::Picture;
use crate::draw::svg::Caption;

/// The points of a pixel.
const POINT: f32 = 0.75;
/// The distance from the ends of a quarter of a circle to its control points, for the radius 1.
const QUARTER: f32 = 0.552_285;

/// The names of the fonts in the file.
const REGULAR: Name<'_> = Name(b"F1");
const BOLD: Name<'_> = Name(b"F2");
const SYMBOL: Name<'_> = Name(b"F3");

/// Writes a picture as a PDF file with one page of its size. One pixel is 0.75 bp.
///
/// Its text is in Helvetica and Symbol, which every reader of PDF files has: a character that they
/// lack is written as `?`. [`without_glyph`] finds it.
pub fn pdf(picture: &dyn Picture, caption: Caption<'_>) -> Vec<u8> {
    let size = picture.size();
    let (width, height) = (size.width as f32 * POINT, size.height as f32 * POINT);
    let mut paper = Page { content: Content::new() };
    // Pixels from the top left, as painters count.
    paper.content.transform([POINT, 0.0, 0.0, -POINT, 0.0, height]);
    paper.content.rect(0.0, 0.0, size.width as f32, size.height as f32).clip_nonzero().end_path();
    picture.paint(&mut paper);

    let mut references = (1..).map(Ref::new);
    let mut next = || references.next().expect("there is no end of numbers");
    let [catalog, pages, page, content, info, regular, bold, symbol] = [(); 8].map(|()| next());
    let mut file = Pdf::new();
    file.catalog(catalog).pages(pages);
    file.pages(pages).kids([page]).count(1);
    let mut sheet = file.page(page);
    sheet.media_box(Rect::new(0.0, 0.0, width, height)).parent(pages).contents(content);
    sheet.resources().fonts().pair(REGULAR, regular).pair(BOLD, bold).pair(SYMBOL, symbol);
    drop(sheet);
    for (font, name) in [(regular, &b"Helvetica"[..]), (bold, b"Helvetica-Bold")] {
        let mut font = file.type1_font(font);
        font.base_font(Name(name));
        let mut encoding = font.encoding_custom();
        encoding.base_encoding(Name(b"WinAnsiEncoding"));
        encoding.differences().consecutive(MINUS, [Name(b"minus")]);
    }
    file.type1_font(symbol).base_font(Name(b"Symbol"));
    file.stream(content, &paper.content.finish());
    let mut about = file.document_info(info);
    about.title(TextStr(caption.title)).creator(TextStr("Plyscope"));
    if !caption.description.is_empty() {
        about.subject(TextStr(caption.description));
    }
    drop(about);
    file.finish()
}

/// Returns a character of a picture's text that the fonts of a PDF file lack.
pub fn without_glyph(picture: &dyn Picture) -> Option<char> {
    let mut reader = Reader { found: None };
    picture.paint(&mut reader);
    reader.found
}

/// A page that is being written.
struct Page {
    content: Content,
}

impl Page {
    fn stroke(&mut self, stroke: Stroke) {
        let [r, g, b] = rgb(stroke.ink);
        self.content.set_stroke_rgb(r, g, b).set_line_width(stroke.width);
        let (cap, dashes): (_, &[f32]) = match stroke.dashed {
            true => (LineCapStyle::ButtCap, &[4.0, 3.0]),
            false => (LineCapStyle::RoundCap, &[]),
        };
        self.content.set_line_cap(cap).set_line_join(LineJoinStyle::RoundJoin);
        self.content.set_dash_pattern(dashes.iter().copied(), 0.0);
    }

    fn fill(&mut self, ink: Ink) {
        let [r, g, b] = rgb(ink);
        self.content.set_fill_rgb(r, g, b);
    }

    /// Adds a quarter of a circle to the path, from one end to the other; `corner` is where their
    /// tangents meet.
    fn quarter(&mut self, from: Place, corner: Place, to: Place) {
        let toward = |end: Place| Place {
            x: end.x + QUARTER * (corner.x - end.x),
            y: end.y + QUARTER * (corner.y - end.y),
        };
        let (a, b) = (toward(from), toward(to));
        self.content.cubic_to(a.x, a.y, b.x, b.y, to.x, to.y);
    }

    /// Begins a path that is a rectangle with round corners.
    fn rounded(&mut self, middle: Place, (w, h): (f32, f32), radius: f32) {
        let at = |dx: f32, dy: f32| Place { x: middle.x + dx, y: middle.y + dy };
        let r = radius;
        self.content.move_to(middle.x - w + r, middle.y - h);
        for (x, y) in [(1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0)] {
            // Clockwise: a side, then the corner at its end.
            let corner = at(x * w, y * h);
            let along = Place { x: corner.x - x * r, y: corner.y };
            let down = Place { x: corner.x, y: corner.y - y * r };
            let (from, to) = if x * y < 0.0 { (along, down) } else { (down, along) };
            self.content.line_to(from.x, from.y);
            self.quarter(from, corner, to);
        }
        self.content.close_path();
    }

    /// Shows the characters of a text, each in a font that has it.
    fn show(&mut self, left: f32, baseline: f32, glyphs: &[GlyphCode], style: Type) {
        self.content.begin_text();
        // Text stands upright although y grows downwards.
        self.content.set_text_matrix([1.0, 0.0, 0.0, -1.0, left, baseline]);
        for run in glyphs.chunk_by(|one, other| one.font == other.font) {
            let name = match (run[0].font, style.bold) {
                (Font::Symbol, _) => SYMBOL,
                (Font::Helvetica, false) => REGULAR,
                (Font::Helvetica, true) => BOLD,
            };
            let codes: Vec<u8> = run.iter().map(|glyph| glyph.code).collect();
            self.content.set_font(name, style.size).show(Str(&codes));
        }
        self.content.end_text();
    }
}

impl Painter for Page {
    fn line(&mut self, from: Place, to: Place, stroke: Stroke) {
        self.stroke(stroke);
        self.content.move_to(from.x, from.y).line_to(to.x, to.y).stroke();
    }

    fn curve(&mut self, from: Place, to: Place, stroke: Stroke) {
        self.stroke(stroke);
        let (a, b) = bend(from, to);
        self.content.move_to(from.x, from.y).cubic_to(a.x, a.y, b.x, b.y, to.x, to.y).stroke();
    }

    fn run(&mut self, from: Place, to: Place, fill: Ink) {
        self.fill(fill);
        self.content.rect(from.x, from.y, to.x - from.x, to.y - from.y).fill_nonzero();
    }

    fn mark(&mut self, glyph: Glyph, fill: Ink, rim: Stroke) {
        self.fill(fill);
        self.stroke(rim);
        let Glyph { shape, at, half_width: w, half_height: h } = glyph;
        match shape {
            Shape::Leaf | Shape::Round => self.rounded(at, (w, h), glyph.corner()),
            Shape::Up | Shape::Down => {
                let h = if shape == Shape::Up { h } else { -h };
                self.content.move_to(at.x - w, at.y + h).line_to(at.x + w, at.y + h);
                self.content.line_to(at.x, at.y - h).close_path();
            }
        }
        self.content.fill_nonzero_and_stroke();
    }

    fn ring(&mut self, middle: Place, radius: f32, stroke: Stroke) {
        self.stroke(stroke);
        self.rounded(middle, (radius, radius), radius);
        self.content.stroke();
    }

    fn text(&mut self, at: Place, text: &str, style: Type) {
        let glyph = |c| GlyphCode::of(c, style.bold).or_else(|| GlyphCode::of('?', style.bold));
        let glyphs: Vec<GlyphCode> = text.chars().filter_map(glyph).collect();
        let width: u32 = glyphs.iter().map(|glyph| u32::from(glyph.width)).sum();
        let width = width as f32 * style.size / 1000.0;
        let left = match style.anchor {
            Anchor::Start => at.x,
            Anchor::Middle => at.x - width / 2.0,
            Anchor::End => at.x - width,
        };
        let baseline = at.y + style.baseline();
        if style.halo {
            // An outline of the letters, behind them.
            self.stroke(Stroke::new(Ink::Paper, 5.0));
            self.content.save_state();
            self.content.set_text_rendering_mode(pdf_writer::types::TextRenderingMode::Stroke);
            self.show(left, baseline, &glyphs, style);
            self.content.restore_state();
        }
        self.fill(style.ink);
        self.show(left, baseline, &glyphs, style);
    }
}

/// A painter that looks for a character without a glyph.
struct Reader {
    found: Option<char>,
}

impl Painter for Reader {
    fn line(&mut self, _: Place, _: Place, _: Stroke) {}
    fn curve(&mut self, _: Place, _: Place, _: Stroke) {}
    fn run(&mut self, _: Place, _: Place, _: Ink) {}
    fn mark(&mut self, _: Glyph, _: Ink, _: Stroke) {}
    fn ring(&mut self, _: Place, _: f32, _: Stroke) {}
    fn text(&mut self, _: Place, text: &str, style: Type) {
        let lacks = |c: &char| GlyphCode::of(*c, style.bold).is_none();
        self.found = self.found.or_else(|| text.chars().find(lacks));
    }
}

/// Returns the colour of an ink on white paper, each part from 0 to 1.
fn rgb(ink: Ink) -> [f32; 3] {
    let hex = ink.printed().trim_start_matches('#');
    let colour = u32::from_str_radix(hex, 16).unwrap_or_default();
    [16, 8, 0].map(|shift| (colour >> shift & 0xff) as f32 / 255.0)
}
