//! Steps as an SVG file that moves by itself.

use std::fmt::Write as _;

use crate::draw::painter::{Anchor, Ink, Painter, Place, Type};
use crate::draw::picture::Picture;
use crate::draw::scene::Scene;
use crate::draw::svg::{Caption, Colours, Svg, picture};
use crate::draw::view::Size;

/// The space below the picture for the title of a step, in pixels.
const BELOW: f64 = 28.0;
const TITLE: Type =
    Type { size: 14.0, bold: true, ink: Ink::Ink, anchor: Anchor::Middle, halo: false };

/// Writes scenes of one size as an SVG file without scripts that shows one after the other, each
/// with its title, for this many seconds each, again and again.
///
/// A reader who asks for less motion, prints the file, or opens it with a program that animates
/// nothing, gets the last scene.
pub fn animated_svg(
    scenes: &[Scene],
    titles: &[String],
    seconds: f64,
    caption: Caption<'_>,
) -> String {
    let frame = scenes.first().map_or(Size { width: 1.0, height: 1.0 }, Scene::size);
    let size = Size { width: frame.width, height: frame.height + BELOW };
    let last = scenes.len().saturating_sub(1);
    let place = Place { x: (frame.width / 2.0) as f32, y: (frame.height + BELOW / 2.0) as f32 };
    picture(size, Colours::Light, caption, |paper| {
        if last > 0 {
            paper.raw(&style(scenes.len(), seconds));
        }
        for (index, scene) in scenes.iter().enumerate() {
            let hidden = if index < last { " visibility=\"hidden\"" } else { "" };
            // A frame waits for its turn before the first round.
            let turn = rounded(index as f64 * seconds);
            paper.raw(&format!("<g class=\"step\"{hidden} style=\"animation-delay:{turn}s\">\n"));
            Picture::paint(scene, paper);
            if let Some(title) = titles.get(index).filter(|title| !title.is_empty()) {
                paper.text(place, title, TITLE);
            }
            paper.raw("</g>\n");
        }
    })
}

impl Svg {
    /// Writes markup as it is.
    fn raw(&mut self, markup: &str) {
        self.flush();
        self.out.push_str(markup);
    }
}

/// Returns the style of an animation of several scenes.
fn style(scenes: usize, seconds: f64) -> String {
    let mut out = String::from("<style>");
    let share = rounded(100.0 / scenes as f64);
    let _ = write!(
        out,
        "@keyframes turn{{0%{{visibility:visible}}{share}%,100%{{visibility:hidden}}}}\n\
         @media screen and (prefers-reduced-motion:no-preference){{\
         .step{{visibility:hidden;animation:turn {}s step-end infinite}}}}",
        rounded(scenes as f64 * seconds),
    );
    out.push_str("</style>\n");
    out
}

/// Returns a number to four decimals.
fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}
