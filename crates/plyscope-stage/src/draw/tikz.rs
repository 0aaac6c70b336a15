//! A scene as a TikZ picture.

use std::fmt::Write as _;

use crate::draw::painter::{
    Anchor, Glyph, Ink, NamedStyle, Painter, Place, Shape, Stroke, Type, bend,
};
use crate::draw::picture::Picture;
use crate::draw::svg::Tenths;
use crate::record::topology::Topology;

/// Writes a picture of a tree, such as a scene, as a `tikzpicture`, for a document that says
/// `\usepackage{tikz}`.
///
/// One pixel is 0.75 bp, as in print from a browser; put `\resizebox` around it for another size.
/// Colours and styles are defined above the picture, under names such as `plyscopealpha` and
/// `plyscope/alpha cut`; a style that the document has defined before is kept. The root is the node
/// `(n)`, and a node with the path 2.1 is `(n-2-1)`, with a style of its own, `plyscope/n-2-1`. In a
/// picture of several scenes, the names of the second begin with `n2`.
///
/// ```
/// use plyscope::Player;
/// use plyscope_stage::{Layout, Scene, SceneInput, Size, State, Topology, tikz};
///
/// let tree = Topology::new(Player::Max);
/// let layout = Layout::of(&tree);
/// let size = Size { width: 360.0, height: 420.0 };
/// let scene = Scene::of(&SceneInput::new(&tree, &layout, &State::default(), size));
/// let text = tikz(&scene, &tree);
/// assert!(text.contains("\\begin{tikzpicture}") && text.contains("(n)"));
/// ```
pub fn tikz(scene: &dyn Picture, tree: &Topology) -> String {
    let mut styles = Styles::default();
    let drawing = styles.drawing(scene, tree);
    styles.definitions() + &drawing
}

/// Writes a picture as a `tikzpicture` that is as wide as a line of the text around it.
pub fn tikz_line_wide(scene: &dyn Picture, tree: &Topology) -> String {
    let mut styles = Styles::default();
    let drawing = styles.drawing(scene, tree);
    format!(
        "{}\\par\\noindent\\resizebox{{\\linewidth}}{{!}}{{%\n{drawing}}}%\n",
        styles.definitions()
    )
}

/// The named styles of pictures that are written into one file.
#[derive(Default)]
pub(crate) struct Styles {
    /// Those of lines and marks, as they are first used.
    used: Vec<NamedStyle>,
}

/// Defines a style, unless the document has it.
const DEFINE: &str = "\\providecommand\\plyscopestyle[2]{\\pgfkeysifdefined{/tikz/plyscope/#1/.@cmd}{}{\\tikzset{plyscope/#1/#2}}}%";

/// The styles of all pictures. The arguments of a text are its size and the distance of lines.
const COMMON: [(&str, &str); 7] = [
    ("max node", ".style={}"),
    ("min node", ".style={}"),
    ("chance node", ".style={}"),
    ("leaf node", ".style={}"),
    ("node", ".style={inner sep=0pt,outer sep=0pt}"),
    ("text", ".style 2 args={inner sep=0pt,font=\\fontsize{#1}{#2}\\selectfont\\sffamily}"),
    (
        "bold text",
        ".style 2 args={inner sep=0pt,font=\\fontsize{#1}{#2}\\selectfont\\sffamily\\bfseries}",
    ),
];

impl Styles {
    /// Defines the colours of all pictures, and the styles that were used. Its lines end in `%`: in a
    /// paragraph, their ends would be spaces.
    pub(crate) fn definitions(&self) -> String {
        let mut out = String::from("% Colours by role; change them here.\n");
        for (ink, name, ..) in Ink::ALL {
            let hex = ink.printed().trim_start_matches('#').to_uppercase();
            let _ = writeln!(out, "\\definecolor{{plyscope{name}}}{{HTML}}{{{hex}}}%");
        }
        out.push_str("% Styles; change them here, or define them before with \\tikzset.\n");
        let _ = writeln!(out, "{DEFINE}");
        for (name, what) in COMMON {
            let _ = writeln!(out, "\\plyscopestyle{{{name}}}{{{what}}}%");
        }
        for NamedStyle { name, fill, stroke, .. } in &self.used {
            let fill = fill.map(filled).unwrap_or_default();
            let line = drawn(*stroke);
            let _ = writeln!(out, "\\plyscopestyle{{{name}}}{{.style={{{fill}{line}}}}}%");
        }
        out
    }

    /// Returns the `tikzpicture` alone.
    pub(crate) fn drawing(&mut self, scene: &dyn Picture, tree: &Topology) -> String {
        let mut out = String::from(
            "\\begin{tikzpicture}[x=0.75bp,y=-0.75bp,line cap=round,line join=round]\n",
        );
        let (width, height) =
            (Tenths(scene.size().width as f32), Tenths(scene.size().height as f32));
        let _ = writeln!(out, "\\useasboundingbox (0,0) rectangle ({width},{height});");
        out.push_str(
            "\\clip (current bounding box.south west) rectangle (current bounding box.north east);\n",
        );
        let mut paper = Tikz { out, tree, styles: self, now: None };
        scene.paint(&mut paper);
        paper.out.push_str("\\end{tikzpicture}\n");
        paper.out
    }
}

/// A TikZ picture that is being written. Writing to a string can't fail, so the results of `write!`
/// are ignored.
struct Tikz<'a> {
    out: String,
    tree: &'a Topology,
    styles: &'a mut Styles,
    /// The style of what is painted, if it has a name.
    now: Option<NamedStyle>,
}

/// Returns the option of a filled mark.
fn filled(ink: Ink) -> String {
    format!("fill=plyscope{},", ink.name())
}

/// Returns the width of a line in big points.
fn breadth(stroke: Stroke) -> f32 {
    (stroke.width * 75.0).round() / 100.0
}

/// Returns the options of a line; dashes have flat ends, because round ones would close the gaps.
fn drawn(stroke: Stroke) -> String {
    let dashes = if stroke.dashed { ",line cap=butt,dash pattern=on 3bp off 2.25bp" } else { "" };
    format!("draw=plyscope{},line width={}bp{dashes}", stroke.ink.name(), breadth(stroke))
}

struct At(Place);

impl std::fmt::Display for At {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "({},{})", Tenths(self.0.x), Tenths(self.0.y))
    }
}

impl Tikz<'_> {
    /// Returns the options of a line or a mark: the style that it has by name, and what is different.
    fn options(&mut self, fill: Option<Ink>, stroke: Stroke) -> String {
        let Some(style) = self.now else {
            return fill.map(filled).unwrap_or_default() + &drawn(stroke);
        };
        if !self.styles.used.iter().any(|used| used.name == style.name) {
            self.styles.used.push(style);
        }
        let mut out = format!("plyscope/{}", style.name);
        if let Some(fill) = fill.filter(|_| fill != style.fill) {
            let _ = write!(out, ",fill=plyscope{}", fill.name());
        }
        if stroke.ink != style.stroke.ink {
            let _ = write!(out, ",draw=plyscope{}", stroke.ink.name());
        }
        if breadth(stroke) != breadth(style.stroke) {
            let _ = write!(out, ",line width={}bp", breadth(stroke));
        }
        if stroke.dashed != style.stroke.dashed {
            let dashes =
                if stroke.dashed { "butt,dash pattern=on 3bp off 2.25bp" } else { "round,solid" };
            let _ = write!(out, ",line cap={dashes}");
        }
        out
    }

    /// Returns the name of the node whose mark is painted.
    fn name(&self) -> Option<String> {
        let NamedStyle { node, scene, .. } = self.now?;
        let path = self.tree.path(node?).to_string();
        let scene = if scene == 0 { String::new() } else { (scene + 1).to_string() };
        Some(match path.as_str() {
            "e" => format!("n{scene}"),
            path => format!("n{scene}-{}", path.replace('.', "-")),
        })
    }
}

impl Painter for Tikz<'_> {
    fn line(&mut self, from: Place, to: Place, stroke: Stroke) {
        let style = self.options(None, stroke);
        let _ = writeln!(self.out, "\\path[{style}] {} -- {};", At(from), At(to));
    }

    fn curve(&mut self, from: Place, to: Place, stroke: Stroke) {
        let (a, b) = bend(from, to);
        let style = self.options(None, stroke);
        let _ = writeln!(
            self.out,
            "\\path[{style}] {} .. controls {} and {} .. {};",
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
        let mut style = self.options(Some(fill), rim);
        if matches!(shape, Shape::Leaf | Shape::Round) {
            let _ = write!(style, ",rounded corners={}bp", Tenths(0.75 * glyph.corner()));
        }
        let name = self.name();
        if let Some(name) = &name {
            let kind = match shape {
                Shape::Leaf => "leaf node",
                Shape::Round => "chance node",
                Shape::Up => "max node",
                Shape::Down => "min node",
            };
            let _ = write!(style, ",plyscope/{kind},plyscope/{name}/.try");
        }
        let _ = match shape {
            Shape::Leaf | Shape::Round => {
                writeln!(self.out, "\\path[{style}] {} rectangle {};", corner(-w, -h), corner(w, h))
            }
            Shape::Up | Shape::Down => {
                let h = if shape == Shape::Up { h } else { -h };
                let (a, b, c) = (corner(-w, h), corner(w, h), corner(0.0, -h));
                writeln!(self.out, "\\path[{style}] {a} -- {b} -- {c} -- cycle;")
            }
        };
        // What leads to the node ends at a frame around its mark.
        if let Some(name) = name {
            let (width, height) = (Tenths(1.5 * w), Tenths(1.5 * h));
            let _ = writeln!(
                self.out,
                "\\node[plyscope/node,minimum width={width}bp,minimum height={height}bp] ({name}) at {} {{}};",
                At(at),
            );
        }
    }

    fn ring(&mut self, middle: Place, radius: f32, stroke: Stroke) {
        let radius = Tenths(radius * 0.75);
        let style = self.options(None, stroke);
        let _ = writeln!(self.out, "\\path[{style}] {} circle[radius={radius}bp];", At(middle));
    }

    fn text(&mut self, at: Place, text: &str, style: Type) {
        let anchor = match style.anchor {
            Anchor::Start => ",anchor=west",
            Anchor::Middle => "",
            Anchor::End => ",anchor=east",
        };
        let halo = if style.halo { ",fill=plyscopepaper" } else { "" };
        let (size, leading) = (Tenths(style.size * 0.75), Tenths(style.size * 0.9));
        let bold = if style.bold { "bold " } else { "" };
        let _ = writeln!(
            self.out,
            "\\node[plyscope/{bold}text={{{size}}}{{{leading}}},text=plyscope{}{halo}{anchor}] at {} {{{}}};",
            style.ink.name(),
            At(at),
            tex_escaped(text),
        );
    }

    fn style(&mut self, style: Option<NamedStyle>) {
        self.now = style;
    }
}

/// Returns a text that TeX sets as it stands: what is a command there is escaped, and what only
/// formulas have stands in one.
///
/// ```
/// use plyscope_stage::tex_escaped;
///
/// assert_eq!(tex_escaped("50% of β"), "50\\% of $\\beta$");
/// ```
pub fn tex_escaped(text: &str) -> String {
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
const MATHS: [(char, &str); 30] = [
    ('ⁿ', "^{n}"),
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
    use super::tex_escaped;

    #[test]
    fn what_tex_would_read_otherwise_is_escaped() {
        assert_eq!(tex_escaped("α −2"), "$\\alpha$ $-$2");
        assert_eq!(
            tex_escaped("a_1 & 5% {~^\\}"),
            "a\\_1 \\& 5\\% \\{\\textasciitilde{}\\textasciicircum{}\\textbackslash{}\\}"
        );
    }
}
