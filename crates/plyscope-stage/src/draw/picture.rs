//! A picture that any painter can paint as a whole.

use crate::draw::painter::{Glyph, Ink, NamedStyle, Painter, Place, Stroke, Type};
use crate::draw::scene::Scene;
use crate::draw::view::Size;

/// A picture: a painter that gets its calls shows it.
pub trait Picture {
    /// Returns the size of the picture, in pixels.
    fn size(&self) -> Size;

    /// Paints everything, from back to front.
    fn paint(&self, paper: &mut dyn Painter);
}

impl Picture for Scene {
    fn size(&self) -> Size {
        Scene::size(self)
    }

    fn paint(&self, paper: &mut dyn Painter) {
        // One copy of the code for all painters of files.
        Scene::paint(self, &mut Shifted { paper, by: Place { x: 0.0, y: 0.0 }, scene: 0 });
    }
}

/// A painter that paints everything at another place.
pub(crate) struct Shifted<'a> {
    pub(crate) paper: &'a mut dyn Painter,
    /// The place of what is painted at the top left.
    pub(crate) by: Place,
    /// The number of the scene.
    pub(crate) scene: usize,
}

impl Shifted<'_> {
    fn place(&self, place: Place) -> Place {
        Place { x: place.x + self.by.x, y: place.y + self.by.y }
    }
}

impl Painter for Shifted<'_> {
    fn line(&mut self, from: Place, to: Place, stroke: Stroke) {
        self.paper.line(self.place(from), self.place(to), stroke);
    }

    fn curve(&mut self, from: Place, to: Place, stroke: Stroke) {
        self.paper.curve(self.place(from), self.place(to), stroke);
    }

    fn run(&mut self, from: Place, to: Place, fill: Ink) {
        self.paper.run(self.place(from), self.place(to), fill);
    }

    fn mark(&mut self, glyph: Glyph, fill: Ink, rim: Stroke) {
        self.paper.mark(Glyph { at: self.place(glyph.at), ..glyph }, fill, rim);
    }

    fn ring(&mut self, middle: Place, radius: f32, stroke: Stroke) {
        self.paper.ring(self.place(middle), radius, stroke);
    }

    fn text(&mut self, at: Place, text: &str, style: Type) {
        self.paper.text(self.place(at), text, style);
    }

    fn style(&mut self, style: Option<NamedStyle>) {
        self.paper.style(style.map(|style| NamedStyle { scene: self.scene, ..style }));
    }
}
