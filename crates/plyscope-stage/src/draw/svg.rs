//! A scene as an SVG file.

use std::fmt::Write as _;

use crate::draw::painter::{Anchor, Glyph, Ink, Painter, Place, Shape, Stroke, Type, bend};
use crate::draw::picture::Picture;
use crate::draw::view::Size;

/// The title and description of a picture, for those who don't see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caption<'a> {
    /// The title, a few words.
    pub title: &'a str,
    /// The description of the picture; may be empty.
    pub description: &'a str,
}

/// The colours of an SVG file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Colours {
    /// Those of the reader's colour scheme, or of the page around the picture.
    Reader,
    /// The light ones, on white paper.
    Light,
}

/// Writes a picture, such as a scene, as SVG.
///
/// The same picture gives the same text. Colours are the custom properties `--plyscope-ink`,
/// `--plyscope-alpha` and so on, which a surrounding page can set; otherwise they follow the
/// reader's colour scheme, and programs without custom properties show the light colours.
///
/// ```
/// use plyscope::{NodeId, Player};
/// use plyscope_stage::{Caption, Layout, Scene, SceneInput, Size, State, Topology, svg};
///
/// let mut tree = Topology::new(Player::Max);
/// tree.expand(NodeId::ROOT, 2, Player::Min);
/// let layout = Layout::of(&tree);
/// let size = Size { width: 360.0, height: 420.0 };
/// let scene = Scene::of(&SceneInput::new(&tree, &layout, &State::default(), size));
///
/// let text = svg(&scene, Caption { title: "Two moves", description: "" });
/// assert!(text.starts_with("<svg ") && text.contains("<title>Two moves</title>"));
/// ```
pub fn svg(scene: &dyn Picture, caption: Caption<'_>) -> String {
    picture(scene.size(), Colours::Reader, caption, |paper| scene.paint(paper))
}

/// Writes a picture as SVG in light colours on white paper, for print and for programs that know no
/// style sheets.
pub fn svg_for_print(scene: &dyn Picture, caption: Caption<'_>) -> String {
    picture(scene.size(), Colours::Light, caption, |paper| scene.paint(paper))
}

/// Returns everything that is painted as SVG.
pub(crate) fn picture(
    size: Size,
    colours: Colours,
    caption: Caption<'_>,
    paint: impl FnOnce(&mut Svg),
) -> String {
    let mut paper = Svg { out: String::new(), colours, style: String::new(), path: String::new() };
    let Size { width, height } = size;
    let (width, height) = (Tenths(width as f32), Tenths(height as f32));
    let _ = write!(
        paper.out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plyscope\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\">\n<title>{}</title>\n",
        escaped(caption.title),
    );
    if !caption.description.is_empty() {
        let _ = writeln!(paper.out, "<desc>{}</desc>", escaped(caption.description));
    }
    paper.write_styles();
    let ground = paper.fill(Ink::Paper);
    let _ = writeln!(paper.out, "<path{ground} d=\"M0 0h{width}v{height}H0z\"/>");
    paint(&mut paper);
    paper.flush();
    paper.out.push_str("</svg>\n");
    paper.out
}

/// An SVG file that is being written. Writing to a string can't fail, so the results of `write!`
/// are ignored.
pub(crate) struct Svg {
    pub(super) out: String,
    colours: Colours,
    /// The attributes of the path that is being gathered.
    style: String,
    /// Its data.
    path: String,
}

impl Svg {
    fn write_styles(&mut self) {
        if self.colours == Colours::Light {
            self.out.push_str(
                "<style>text{font-family:system-ui,sans-serif;font-variant-numeric:tabular-nums}</style>\n",
            );
            return;
        }
        let declare = |out: &mut String, colour: fn(Ink) -> &'static str| {
            out.push_str(".plyscope{");
            for (ink, name, ..) in Ink::ALL {
                let _ = write!(out, "--{name}:var(--plyscope-{name},{});", colour(ink));
            }
            out.push('}');
        };
        self.out.push_str("<style>");
        declare(&mut self.out, Ink::light);
        self.out.push_str("\n@media (prefers-color-scheme:dark){");
        declare(&mut self.out, Ink::dark);
        self.out.push_str("}\n");
        for (_, name, ..) in Ink::ALL {
            let _ = write!(
                self.out,
                ".plyscope .f-{name}{{fill:var(--{name})}}.plyscope .s-{name}{{stroke:var(--{name})}}"
            );
        }
        self.out.push_str(
            "\n.plyscope text{font-family:var(--plyscope-font,system-ui,sans-serif);font-variant-numeric:tabular-nums}</style>\n",
        );
    }

    fn fill(&self, ink: Ink) -> String {
        if self.colours == Colours::Light {
            return format!(" fill=\"{}\"", ink.printed());
        }
        format!(" class=\"f-{}\" fill=\"{}\"", ink.name(), ink.light())
    }

    fn stroke(&self, stroke: Stroke, fill: Option<Ink>) -> String {
        let name = stroke.ink.name();
        let ends = if stroke.dashed {
            " stroke-dasharray=\"4 3\""
        } else {
            " stroke-linecap=\"round\" stroke-linejoin=\"round\""
        };
        let width = Tenths(stroke.width);
        if self.colours == Colours::Light {
            let (fill, colour) = (fill.map_or("none", Ink::printed), stroke.ink.printed());
            return format!(" fill=\"{fill}\" stroke=\"{colour}\" stroke-width=\"{width}\"{ends}");
        }
        let (class, fill) = match fill {
            Some(fill) => (format!("f-{} s-{name}", fill.name()), fill.light()),
            None => (format!("s-{name}"), "none"),
        };
        let colour = stroke.ink.light();
        format!(
            " class=\"{class}\" fill=\"{fill}\" stroke=\"{colour}\" stroke-width=\"{width}\"{ends}"
        )
    }

    /// Begins a path in this style, unless one is being gathered already.
    fn gather(&mut self, style: String) {
        if self.style != style {
            self.flush();
            self.style = style;
        }
    }

    pub(super) fn flush(&mut self) {
        if !self.path.is_empty() {
            let _ = writeln!(self.out, "<path{} d=\"{}\"/>", self.style, self.path);
            self.path.clear();
        }
        self.style.clear();
    }
}

impl Painter for Svg {
    fn line(&mut self, from: Place, to: Place, stroke: Stroke) {
        self.gather(self.stroke(stroke, None));
        let _ = write!(self.path, "M{}L{}", At(from), At(to));
    }

    fn curve(&mut self, from: Place, to: Place, stroke: Stroke) {
        self.gather(self.stroke(stroke, None));
        let (a, b) = bend(from, to);
        let _ = write!(self.path, "M{}C{} {} {}", At(from), At(a), At(b), At(to));
    }

    fn run(&mut self, from: Place, to: Place, fill: Ink) {
        self.gather(self.fill(fill));
        let (right, bottom) = (Tenths(to.x), Tenths(to.y));
        let left = Tenths(from.x);
        let _ = write!(self.path, "M{}H{right}V{bottom}H{left}z", At(from));
    }

    fn mark(&mut self, glyph: Glyph, fill: Ink, rim: Stroke) {
        self.gather(self.stroke(rim, Some(fill)));
        let Glyph { shape, at, half_width: w, half_height: h } = glyph;
        let (width, r) = (Tenths(2.0 * w), glyph.corner());
        let _ = match shape {
            Shape::Up => {
                let from = Place { x: at.x - w, y: at.y + h };
                write!(self.path, "M{}h{width}L{}z", At(from), At(Place { y: at.y - h, ..at }))
            }
            Shape::Down => {
                let from = Place { x: at.x - w, y: at.y - h };
                write!(self.path, "M{}h{width}L{}z", At(from), At(Place { y: at.y + h, ..at }))
            }
            Shape::Leaf | Shape::Round => {
                let from = Place { x: at.x - w + r, y: at.y - h };
                let (r, back) = (Tenths(r), Tenths(-r));
                let (across, down) = (2.0 * w - 2.0 * r.0, 2.0 * h - 2.0 * r.0);
                write!(
                    self.path,
                    "M{}h{}a{r} {r} 0 0 1 {r} {r}v{}a{r} {r} 0 0 1 {back} {r}h{}a{r} {r} 0 0 1 {back} {back}v{}a{r} {r} 0 0 1 {r} {back}z",
                    At(from),
                    Tenths(across),
                    Tenths(down),
                    Tenths(-across),
                    Tenths(-down),
                )
            }
        };
    }

    fn ring(&mut self, middle: Place, radius: f32, stroke: Stroke) {
        self.flush();
        let style = self.stroke(stroke, None);
        let (x, y, r) = (Tenths(middle.x), Tenths(middle.y), Tenths(radius));
        let _ = writeln!(self.out, "<circle{style} cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>");
    }

    fn text(&mut self, at: Place, text: &str, style: Type) {
        self.flush();
        let (x, y) = (Tenths(at.x), Tenths(at.y + style.baseline()));
        let anchor = match style.anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let bold = if style.bold { " font-weight=\"700\"" } else { "" };
        let (size, text) = (Tenths(style.size), escaped(text));
        if style.halo {
            let halo = self.stroke(Stroke::new(Ink::Paper, 5.0), Some(Ink::Paper));
            let _ = writeln!(
                self.out,
                "<text{halo} x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{anchor}{bold} aria-hidden=\"true\">{text}</text>"
            );
        }
        let fill = self.fill(style.ink);
        let _ = writeln!(
            self.out,
            "<text{fill} x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{anchor}{bold}>{text}</text>"
        );
    }
}

/// A number of pixels, to a tenth.
#[derive(Clone, Copy)]
pub(crate) struct Tenths(pub(crate) f32);

impl std::fmt::Display for Tenths {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let tenths = (self.0 * 10.0).round() as i64;
        let (whole, rest) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        let sign = if tenths < 0 { "-" } else { "" };
        match rest {
            0 => write!(f, "{sign}{whole}"),
            _ => write!(f, "{sign}{whole}.{rest}"),
        }
    }
}

/// A place in the data of a path.
struct At(Place);

impl std::fmt::Display for At {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", Tenths(self.0.x), Tenths(self.0.y))
    }
}

/// Returns a text escaped for XML, without characters that XML can't hold.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '\t' | '\n' | '\r' => out.push(c),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => {}
            c => out.push(c),
        }
    }
    out
}
