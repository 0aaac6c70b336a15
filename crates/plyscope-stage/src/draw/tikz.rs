//! A scene as a TikZ picture.

use std::fmt::Write as _;

use crate::draw::painter::{Anchor, Glyph, Ink, Painter, Place, Shape, Stroke, Type, bend};
use crate::draw::picture::Picture;
use crate::draw::svg::Tenths;

/// Writes a picture, such as a scene, as a `tikzpicture`, for a document that says
/// `\usepackage{tikz}`.
///
/// One pixel is 0.75 bp, as in print from a browser; put `\resizebox` around it for another size.
/// Colours are defined above the picture, under names such as `plyscopealpha`, and can be changed
/// there.
///
/// ```
/// use plyscope::Player;
/// use plyscope_stage::{Layout, Scene, SceneInput, Size, State, Topology, tikz};
///
/// let tree = Topology::new(Player::Max);
/// let layout = Layout::of(&tree);
/// let size = Size { width: 360.0, height: 420.0 };
/// let scene = Scene::of(&SceneInput::new(&tree, &layout, &State::default(), size));
/// assert!(tikz(&scene).contains("\\begin{tikzpicture}"));
/// ```
pub fn tikz(scene: &dyn Picture) -> String {
    let mut out = String::new();
    colours(&mut out);
    drawing(scene, &mut out);
    out
}

/// Writes a picture as a `tikzpicture` that is as wide as a line of the text around it.
pub fn tikz_line_wide(scene: &dyn Picture) -> String {
    let mut out = String::new();
    colours(&mut out);
    out.push_str("\\par\\noindent\\resizebox{\\linewidth}{!}{%\n");
    drawing(scene, &mut out);
    out.push_str("}%\n");
    out
}

/// Defines the colours of all pictures. Its lines end in `%`: in a paragraph, their ends would be
/// spaces.
pub(crate) fn colours(out: &mut String) {
    out.push_str("% Colours by role; change them here.\n");
    for (ink, name, ..) in Ink::ALL {
        let hex = ink.printed().trim_start_matches('#').to_uppercase();
        let _ = writeln!(out, "\\definecolor{{plyscope{name}}}{{HTML}}{{{hex}}}%");
    }
}

/// Writes the `tikzpicture` alone.
pub(crate) fn drawing(scene: &dyn Picture, out: &mut String) {
    out.push_str("\\begin{tikzpicture}[x=0.75bp,y=-0.75bp,line cap=round,line join=round]\n");
    let (width, height) = (Tenths(scene.size().width as f32), Tenths(scene.size().height as f32));
    let _ = writeln!(out, "\\useasboundingbox (0,0) rectangle ({width},{height});");
    out.push_str(
        "\\clip (current bounding box.south west) rectangle (current bounding box.north east);\n",
    );
    let mut paper = Tikz { out };
    scene.paint(&mut paper);
    paper.out.push_str("\\end{tikzpicture}\n");
}

/// A TikZ picture that is being written. Writing to a string can't fail, so the results of `write!`
/// are ignored.
struct Tikz<'a> {
    out: &'a mut String,
}

/// Returns the options of a line; dashes have flat ends, because round ones would close the gaps.
fn drawn(stroke: Stroke) -> String {
    let dashes = if stroke.dashed { ",line cap=butt,dash pattern=on 3bp off 2.25bp" } else { "" };
    let width = (stroke.width * 75.0).round() / 100.0;
    format!("draw=plyscope{},line width={width}bp{dashes}", stroke.ink.name())
}

struct At(Place);

impl std::fmt::Display for At {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "({},{})", Tenths(self.0.x), Tenths(self.0.y))
    }
}

impl Painter for Tikz<'_> {
    fn line(&mut self, from: Place, to: Place, stroke: Stroke) {
        let _ = writeln!(self.out, "\\path[{}] {} -- {};", drawn(stroke), At(from), At(to));
    }

    fn curve(&mut self, from: Place, to: Place, stroke: Stroke) {
        let (a, b) = bend(from, to);
        let _ = writeln!(
            self.out,
            "\\path[{}] {} .. controls {} and {} .. {};",
            drawn(stroke),
            At(from),
            At(a),
            At(b),
            At(to)
        );
    }

    fn run(&mut self, from: Place, to: Place, fill: Ink) {
        let (name, from, to) = (fill.name(), At(from), At(to));
        let _ = writeln!(self.out, "\\fill[plyscope{name}] {from} rectangle {to};");
    }

    fn mark(&mut self, glyph: Glyph, fill: Ink, rim: Stroke) {
        let Glyph { shape, at, half_width: w, half_height: h } = glyph;
        let corner = |dx: f32, dy: f32| At(Place { x: at.x + dx, y: at.y + dy });
        let style = format!("fill=plyscope{},{}", fill.name(), drawn(rim));
        let _ = match shape {
            Shape::Leaf => {
                let (radius, a, b) = (Tenths(0.75 * glyph.corner()), corner(-w, -h), corner(w, h));
                writeln!(self.out, "\\path[{style},rounded corners={radius}bp] {a} rectangle {b};")
            }
            Shape::Up | Shape::Down => {
                let h = if shape == Shape::Up { h } else { -h };
                let (a, b, c) = (corner(-w, h), corner(w, h), corner(0.0, -h));
                writeln!(self.out, "\\path[{style}] {a} -- {b} -- {c} -- cycle;")
            }
        };
    }

    fn ring(&mut self, middle: Place, radius: f32, stroke: Stroke) {
        let radius = Tenths(radius * 0.75);
        let _ = writeln!(
            self.out,
            "\\path[{}] {} circle[radius={radius}bp];",
            drawn(stroke),
            At(middle)
        );
    }

    fn text(&mut self, at: Place, text: &str, style: Type) {
        let anchor = match style.anchor {
            Anchor::Start => "west",
            Anchor::Middle => "center",
            Anchor::End => "east",
        };
        let halo = if style.halo { ",fill=plyscopepaper" } else { "" };
        let (size, leading) = (Tenths(style.size * 0.75), Tenths(style.size * 0.9));
        let bold = if style.bold { "\\bfseries" } else { "" };
        let _ = writeln!(
            self.out,
            "\\node[anchor={anchor},inner sep=0pt,text=plyscope{}{halo},font=\\fontsize{{{size}}}{{{leading}}}\\selectfont\\sffamily{bold}] at {} {{{}}};",
            style.ink.name(),
            At(at),
            escaped(text),
        );
    }
}

/// Returns a text escaped for TeX.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '#' | '$' | '%' | '&' | '_' | '{' | '}' => out.extend(['\\', c]),
            '\\' => out.push_str("\\textbackslash{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            '−' => out.push_str("$-$"),
            c if c.is_control() => out.push(' '),
            c => match MATHS.iter().find(|(other, _)| *other == c) {
                Some((_, name)) => {
                    let _ = write!(out, "${name}$");
                }
                None => out.push(c),
            },
        }
    }
    out
}

/// Characters that TeX has in formulas only, as they are written there.
const MATHS: [(char, &str); 29] = [
    ('∞', "\\infty"),
    ('≤', "\\le"),
    ('≥', "\\ge"),
    ('≠', "\\ne"),
    ('≈', "\\approx"),
    ('√', "\\surd"),
    ('←', "\\leftarrow"),
    ('→', "\\rightarrow"),
    ('●', "\\bullet"),
    ('○', "\\circ"),
    ('<', "<"),
    ('>', ">"),
    ('|', "\\vert"),
    ('α', "\\alpha"),
    ('β', "\\beta"),
    ('γ', "\\gamma"),
    ('δ', "\\delta"),
    ('ε', "\\varepsilon"),
    ('θ', "\\theta"),
    ('λ', "\\lambda"),
    ('μ', "\\mu"),
    ('π', "\\pi"),
    ('σ', "\\sigma"),
    ('τ', "\\tau"),
    ('φ', "\\varphi"),
    ('ω', "\\omega"),
    ('Γ', "\\Gamma"),
    ('Σ', "\\Sigma"),
    ('Ω', "\\Omega"),
];

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn what_tex_would_read_otherwise_is_escaped() {
        assert_eq!(escaped("α −2"), "$\\alpha$ $-$2");
        assert_eq!(
            escaped("a_1 & 5% {~^\\}"),
            "a\\_1 \\& 5\\% \\{\\textasciitilde{}\\textasciicircum{}\\textbackslash{}\\}"
        );
    }
}
