//! Several steps in one picture.

use crate::draw::painter::{Anchor, Ink, Painter, Place, Type};
use crate::draw::picture::{Picture, Shifted};
use crate::draw::scene::Scene;
use crate::draw::view::Size;

/// Several scenes of one size, in rows, each above its title.
#[derive(Clone, PartialEq, Debug)]
pub struct Filmstrip {
    scenes: Vec<Scene>,
    titles: Vec<String>,
    columns: usize,
}

/// The space between scenes, in pixels.
const GAP: f64 = 16.0;
/// The space below a scene for its title.
const TITLE: f64 = 28.0;
const TYPE: Type =
    Type { size: 13.0, bold: true, ink: Ink::Ink, anchor: Anchor::Middle, halo: false };

impl Filmstrip {
    /// Returns the picture of these scenes. A single scene has no title.
    pub fn new(scenes: Vec<Scene>, titles: Vec<String>) -> Filmstrip {
        // Rows of equal length, and not too wide for print.
        let columns = match scenes.len() {
            0 | 1 => 1,
            2 | 4 => 2,
            _ => 3,
        };
        Filmstrip { scenes, titles, columns }
    }

    /// Returns the size of one scene and of the space to the next.
    fn cell(&self) -> (Size, f64, f64) {
        let frame = self.scenes.first().map_or(Size { width: 1.0, height: 1.0 }, Scene::size);
        let below = if self.scenes.len() > 1 { TITLE } else { 0.0 };
        (frame, frame.width + GAP, frame.height + below)
    }
}

impl Picture for Filmstrip {
    fn size(&self) -> Size {
        let (_, across, down) = self.cell();
        let rows = self.scenes.len().div_ceil(self.columns).max(1);
        Size { width: self.columns as f64 * across - GAP, height: rows as f64 * down }
    }

    fn paint(&self, paper: &mut dyn Painter) {
        let (frame, across, down) = self.cell();
        for (index, scene) in self.scenes.iter().enumerate() {
            let (column, row) = (index % self.columns, index / self.columns);
            let by = Place { x: (column as f64 * across) as f32, y: (row as f64 * down) as f32 };
            scene.paint(&mut Shifted { paper: &mut *paper, by, scene: index });
            let title = self.titles.get(index).map_or("", String::as_str);
            if self.scenes.len() > 1 && !title.is_empty() {
                let (half, below) = (frame.width / 2.0, frame.height + TITLE / 2.0);
                let at = Place { x: by.x + half as f32, y: by.y + below as f32 };
                paper.text(at, title, TYPE);
            }
        }
    }
}
