//! What a scene asks of the paper it is painted on.

use serde::Serialize;

/// A role in the picture; each paper knows its colours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Ink {
    /// What all stands on.
    Paper,
    /// What the search has settled, and text.
    Ink,
    /// Text that steps back.
    Muted,
    /// What is only just there.
    Hairline,
    /// What the search has not looked at.
    Idle,
    /// α: MAX already has this much.
    Alpha,
    /// β: MIN already has this much.
    Beta,
    /// The best line.
    Best,
    /// What happens at this moment.
    Now,
    /// The tint of what is entered and unresolved.
    Live,
}

impl Ink {
    /// Every role, in the order of the enumeration, with its name and its
    /// colours on light and on dark paper.
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

    /// What the role is called in style sheets and files.
    pub const fn name(self) -> &'static str {
        Ink::ALL[self as usize].1
    }

    /// Its colour on light paper.
    pub const fn light(self) -> &'static str {
        Ink::ALL[self as usize].2
    }

    /// Its colour on dark paper.
    pub const fn dark(self) -> &'static str {
        Ink::ALL[self as usize].3
    }
}

/// How a line is drawn. Whole lines end round, dashed ones don't.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// Its role.
    pub ink: Ink,
    /// In pixels.
    pub width: f32,
    /// Whether it has gaps.
    pub dashed: bool,
}

impl Stroke {
    /// A whole line.
    pub const fn new(ink: Ink, width: f32) -> Stroke {
        Stroke { ink, width, dashed: false }
    }
}

/// A place on the screen, in pixels from the left and the top.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

/// The form of a mark: what the node is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// ▲ MAX is to move.
    Up,
    /// ▼ MIN is to move.
    Down,
    /// A square with round corners.
    Leaf,
}

/// The mark of a node: its form, around its middle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Glyph {
    /// The form.
    pub shape: Shape,
    /// The middle.
    pub at: Place,
    /// From the middle to the left and right.
    pub half_width: f32,
    /// From the middle to the top and bottom.
    pub half_height: f32,
}

impl Glyph {
    /// The radius of a leaf's corners, in pixels.
    pub fn corner(self) -> f32 {
        4_f32.min(0.3 * self.half_width)
    }
}

/// Which point of a text stands where it is put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

/// How a text is set.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Type {
    /// In pixels.
    pub size: f32,
    /// Whether it is heavy.
    pub bold: bool,
    /// Its role.
    pub ink: Ink,
    /// What stands where it is put.
    pub anchor: Anchor,
    /// Whether it is cleared of what is behind it by an outline of paper.
    pub halo: bool,
}

impl Type {
    /// How far the baseline is below the middle of the digits, which are
    /// about 0.72 of the size high; in pixels.
    pub fn baseline(self) -> f32 {
        0.36 * self.size
    }
}

/// A paper: a canvas, a file, a list kept for a test.
///
/// A [`Scene`](crate::Scene) paints what belongs together in one go, so that
/// a painter that gathers consecutive calls of one style writes little.
/// Coordinates are pixels; y grows downwards.
pub trait Painter {
    /// A straight line.
    fn line(&mut self, from: Place, to: Place, stroke: Stroke);
    /// A line that leaves a place downwards, and comes to another from above,
    /// by [`bend`].
    fn curve(&mut self, from: Place, to: Place, stroke: Stroke);
    /// A filled rectangle, given by two opposite corners.
    fn run(&mut self, from: Place, to: Place, fill: Ink);
    /// The mark of a node.
    fn mark(&mut self, glyph: Glyph, fill: Ink, rim: Stroke);
    /// A circle around something.
    fn ring(&mut self, middle: Place, radius: f32, stroke: Stroke);
    /// A text; `at.y` is the middle of its digits.
    fn text(&mut self, at: Place, text: &str, style: Type);
}

/// The two points that pull at a [curve](Painter::curve): a cubic Bézier curve
/// with its ends.
pub fn bend(from: Place, to: Place) -> (Place, Place) {
    // Far enough down and up again to pass the marks beside.
    let pull = (0.5 * (to.y - from.y)).abs().max(26.0);
    (Place { x: from.x, y: from.y + pull }, Place { x: to.x, y: to.y - pull })
}

/// About how wide a text is, in pixels, without asking any font: a little
/// more than the usual ones take, so that what is planned fits.
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
