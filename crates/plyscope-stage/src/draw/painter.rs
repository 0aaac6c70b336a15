//! The interface of painters.

use plyscope::NodeId;
use serde::Serialize;

use crate::draw::view::Size;
use crate::scale::GAMES;

/// A role in the picture; each painter has a colour for it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Ink {
    /// The background.
    Paper,
    /// Settled nodes, and text.
    Ink,
    /// Less important text.
    Muted,
    /// Thin, pale lines.
    Hairline,
    /// Nodes that the search has not visited.
    Idle,
    /// α: the value that MAX already has.
    Alpha,
    /// β: the value that MIN already has.
    Beta,
    /// The best line.
    Best,
    /// The nodes that this step is about.
    Now,
    /// The tint of nodes that are entered and unresolved.
    Live,
}

impl Ink {
    /// Every role, in the order of the enumeration, with its name and its colours on a light and on
    /// a dark background.
    pub const ALL: [(Ink, &'static str, &'static str, &'static str); 10] = [
        (Ink::Paper, "paper", "#fbfaf6", "#15171b"),
        (Ink::Ink, "ink", "#1c1e24", "#eceae4"),
        (Ink::Muted, "muted", "#5d626b", "#a2a7b0"),
        (Ink::Hairline, "hairline", "#dedbd2", "#33373e"),
        (Ink::Idle, "idle", "#8a8d93", "#7f858e"),
        (Ink::Alpha, "alpha", "#0067a5", "#5ab4f0"),
        (Ink::Beta, "beta", "#b9480a", "#ff9457"),
        (Ink::Best, "best", "#00795a", "#3ecf9e"),
        (Ink::Now, "now", "#f5c400", "#ffd84a"),
        (Ink::Live, "live", "#d9ecf8", "#17384d"),
    ];

    /// Returns the name of the role in style sheets and files.
    pub const fn name(self) -> &'static str {
        Ink::ALL[self as usize].1
    }

    /// Returns its colour on a light background.
    pub const fn light(self) -> &'static str {
        Ink::ALL[self as usize].2
    }

    /// Returns its colour in print, whose background is white.
    pub const fn printed(self) -> &'static str {
        match self {
            Ink::Paper => "#ffffff",
            ink => ink.light(),
        }
    }

    /// Returns its colour on a dark background.
    pub const fn dark(self) -> &'static str {
        Ink::ALL[self as usize].3
    }
}

/// The style of a line. Solid lines have round ends, dashed ones flat ends.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// Its role.
    pub ink: Ink,
    /// The width in pixels.
    pub width: f32,
    /// `true` if the line is dashed.
    pub dashed: bool,
}

impl Stroke {
    /// Returns the style of a solid line.
    pub const fn new(ink: Ink, width: f32) -> Stroke {
        Stroke { ink, width, dashed: false }
    }
}

/// A style that has a name. A painter of a file that people edit defines it once, under that name.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NamedStyle {
    /// The name, such as `alpha cut`.
    pub name: &'static str,
    /// The fill of a mark.
    pub fill: Option<Ink>,
    /// The line, where nothing makes it narrower.
    pub stroke: Stroke,
    /// The node that a mark belongs to.
    pub node: Option<NodeId>,
    /// The scene that it is in, in a picture of several, counted from 0.
    pub scene: usize,
}

impl NamedStyle {
    /// Returns the style of a line.
    ///
    /// ```
    /// use plyscope_stage::{Ink, NamedStyle, Stroke};
    ///
    /// let style = NamedStyle::of_line("alpha cut", Stroke::new(Ink::Alpha, 3.0));
    /// assert_eq!((style.fill, style.node), (None, None));
    /// ```
    pub const fn of_line(name: &'static str, stroke: Stroke) -> NamedStyle {
        NamedStyle { name, fill: None, stroke, node: None, scene: 0 }
    }
}

/// A place on the screen, in pixels from the left and the top.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// The distance from the left.
    pub x: f32,
    /// The distance from the top.
    pub y: f32,
}

/// The form of a mark, which shows the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// ▲ MAX is to move.
    Up,
    /// ▼ MIN is to move.
    Down,
    /// A square with round corners.
    Leaf,
    /// ● Chance is to move.
    Round,
}

/// The mark of a node: its form, around its middle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Glyph {
    /// The form.
    pub shape: Shape,
    /// The middle.
    pub at: Place,
    /// The distance from the middle to the left and right.
    pub half_width: f32,
    /// The distance from the middle to the top and bottom.
    pub half_height: f32,
}

impl Glyph {
    /// Returns the radius of the corners of a leaf or of a round mark, in pixels.
    pub fn corner(self) -> f32 {
        if self.shape == Shape::Round { self.half_width } else { 4_f32.min(0.3 * self.half_width) }
    }
}

/// The point of a text that is at its given place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

/// The style of a text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Type {
    /// The size in pixels.
    pub size: f32,
    /// `true` if it is bold.
    pub bold: bool,
    /// Its role.
    pub ink: Ink,
    /// The point that is at the given place.
    pub anchor: Anchor,
    /// `true` if an outline in the background's colour separates it from what is behind.
    pub halo: bool,
}

impl Type {
    /// Returns the distance of the baseline below the middle of the digits, which are about 0.72 of
    /// the size high; in pixels.
    pub fn baseline(self) -> f32 {
        0.36 * self.size
    }
}

/// A painter: it writes to a canvas, a file, or a list for a test.
///
/// A [`Scene`](crate::Scene) paints parts of one style together, so that a painter that gathers
/// consecutive calls of one style writes little. Coordinates are pixels; y grows downwards.
pub trait Painter {
    /// Paints a straight line.
    fn line(&mut self, from: Place, to: Place, stroke: Stroke);
    /// Paints a line that leaves a place downwards, and reaches another from above, by [`bend`].
    fn curve(&mut self, from: Place, to: Place, stroke: Stroke);
    /// Paints a filled rectangle, given by two opposite corners.
    fn run(&mut self, from: Place, to: Place, fill: Ink);
    /// Paints the mark of a node.
    fn mark(&mut self, glyph: Glyph, fill: Ink, rim: Stroke);
    /// Paints a circle.
    fn ring(&mut self, middle: Place, radius: f32, stroke: Stroke);
    /// Paints a text; `at.y` is the middle of its digits.
    fn text(&mut self, at: Place, text: &str, style: Type);
    /// Says which named style the next lines, curves, marks and rings have. Each call still has all
    /// of its own style, so that most painters need no names.
    #[inline(always)]
    fn style(&mut self, _style: Option<NamedStyle>) {}
}

/// Returns the two control points of a [curve](Painter::curve): a cubic Bézier curve with its ends.
pub fn bend(from: Place, to: Place) -> (Place, Place) {
    // Far enough down and up again to pass the marks beside it.
    let pull = (0.5 * (to.y - from.y)).abs().max(26.0);
    (Place { x: from.x, y: from.y + pull }, Place { x: to.x, y: to.y - pull })
}

/// The distance beyond a picture up to which curves are painted, in pixels: more than they are
/// wide, and than they go up and down beside a mark.
const BEYOND: f64 = 100.0;

/// Returns the four points of a [curve](Painter::curve) up to where it leaves a picture of this
/// size for good, or of the whole curve. Dashes that nobody sees take long to paint.
///
/// ```
/// use plyscope_stage::{Place, Size, bend_within};
///
/// let (from, to) = (Place { x: 5.0, y: 5.0 }, Place { x: 60_000.0, y: 85.0 });
/// let [.., end] = bend_within(from, to, Size { width: 800.0, height: 600.0 });
/// assert!((end.x - 900.0).abs() < 1.0);
/// // What begins at the left of the picture and leads further left has no more to be seen.
/// let [.., end] = bend_within(from, Place { x: -60_000.0, ..to }, Size { width: 800.0, height: 600.0 });
/// assert!((end.x + 100.0).abs() < 1.0);
/// assert_eq!(bend_within(from, to, Size { width: 1e6, height: 600.0 })[3], to);
/// ```
pub fn bend_within(from: Place, to: Place, size: Size) -> [Place; 4] {
    let (a, b) = bend(from, to);
    let whole = [from, a, b, to];
    let may_return = |from: f32, to: f32, at: f32, side: f64| {
        if to > from { f64::from(at) <= side + BEYOND } else { f64::from(at) >= -BEYOND }
    };
    let is_within = |[.., end]: &[Place; 4]| {
        may_return(from.x, to.x, end.x, size.width) && may_return(from.y, to.y, end.y, size.height)
    };
    if is_within(&whole) {
        return whole;
    }
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..24 {
        let middle = (low + high) / 2.0;
        if is_within(&beginning(whole, middle)) {
            low = middle;
        } else {
            high = middle;
        }
    }
    beginning(whole, low)
}

/// The distance beyond a picture up to which straight lines are painted, in pixels. Dashes begin at
/// the end of a line, so that they would move in a picture that is moved if this were small.
const FAR: f64 = 4_000.0;

/// Returns the ends of the part of a [line](Painter::line) that is in a picture of this size or not
/// far from it; `None` if no part is.
///
/// A node with thousands of children has lines of millions of pixels, which take long to paint, most
/// of all if they are dashed.
///
/// ```
/// use plyscope_stage::{Place, Size, line_within};
///
/// let size = Size { width: 800.0, height: 600.0 };
/// let (from, to) = (Place { x: -1e6, y: 0.0 }, Place { x: 400.0, y: 80.0 });
/// assert_eq!(line_within(from, to, size).unwrap().0.x, -4_000.0);
/// assert_eq!(line_within(from, Place { x: -9e5, ..to }, size), None);
/// // What is in the picture stays as it is.
/// assert_eq!(line_within(to, Place { x: 0.0, y: 0.0 }, size), Some((to, Place { x: 0.0, y: 0.0 })));
/// ```
// By Liang and Barsky, "A new concept and method for line clipping", 1984.
pub fn line_within(from: Place, to: Place, size: Size) -> Option<(Place, Place)> {
    // Trees that are written down are narrow.
    if !GAMES {
        return Some((from, to));
    }
    let [x, y, to_x, to_y] = [from.x, from.y, to.x, to.y].map(f64::from);
    let (mut first, mut last) = (0.0_f64, 1.0_f64);
    for (at, along, side) in [(x, to_x - x, size.width), (y, to_y - y, size.height)] {
        let (least, greatest) = (-FAR - at, side + FAR - at);
        if along == 0.0 {
            if least > 0.0 || greatest < 0.0 {
                return None;
            }
            continue;
        }
        let (enters, leaves) = (least / along, greatest / along);
        first = first.max(enters.min(leaves));
        last = last.min(enters.max(leaves));
    }
    let at = |share: f64| Place {
        x: (x + share * (to_x - x)) as f32,
        y: (y + share * (to_y - y)) as f32,
    };
    let from = if first > 0.0 { at(first) } else { from };
    let to = if last < 1.0 { at(last) } else { to };
    (first < last).then_some((from, to))
}

/// Returns the first part of a cubic Bézier curve (de Casteljau's algorithm).
fn beginning([p, q, r, s]: [Place; 4], share: f32) -> [Place; 4] {
    let between = |one: Place, other: Place| Place {
        x: one.x + share * (other.x - one.x),
        y: one.y + share * (other.y - one.y),
    };
    let (pq, qr, rs) = (between(p, q), between(q, r), between(r, s));
    let (pqr, qrs) = (between(pq, qr), between(qr, rs));
    [p, pq, pqr, between(pqr, qrs)]
}

/// The greatest width of a text in wide fonts, as a multiple of [`text_width`]. Where it stands free, that
/// only comes closer to what is beside it; at the edge of the picture, it would be cut off.
pub(crate) const WIDER: f32 = 1.1;

/// Returns the approximate width of a text, in pixels, without a font: a little more than in common
/// fonts, so that texts fit.
pub(crate) fn text_width(text: &str, size: f32, bold: bool) -> f32 {
    let em: f32 = text
        .chars()
        .map(|c| match c {
            '.' | ',' | '\'' | ' ' | 'i' | 'l' | 'j' | '|' | ':' => 0.32,
            'm' | 'w' | 'M' | 'W' | '∞' | '≤' | '≥' => 0.86,
            c if c.is_ascii_uppercase() => 0.7,
            c if (c as u32) < 0x1100 || ('−'..='≥').contains(&c) => 0.61,
            _ => 1.05,
        })
        .sum();
    em * size * if bold { 1.07 } else { 1.0 }
}
