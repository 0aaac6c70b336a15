//! The visible part of a tree at one moment: few enough things to paint in every frame, however
//! large the tree.

mod blend;
mod boards;
mod edge;
mod edges;
mod hit;
mod input;
mod labels;
mod letters;
#[cfg(feature = "lights")]
mod lights;
mod look;
mod model;
mod moving;
mod numbers;
mod paint;
mod reach;
mod ringed;
mod row;
mod row_names;
mod spans;
mod tone;
mod tones;

use plyscope::NodeId;
use plyscope::work::look_at;

pub use hit::{SpanContents, hit, hit_span};
pub use input::{SceneInput, Words};
pub use model::{NodeMark, NodeSpan, Scene};
pub use tone::Tone;
pub use tones::Tones;

use model::{Ring, ring_radius};
use row::Row;

impl Scene {
    /// Returns the scene of this input.
    pub fn of(sight: &SceneInput<'_>) -> Scene {
        let mut scene = Scene::empty(sight.size);
        let (layout, view) = (sight.layout, sight.view);
        let drawn = |node: &NodeId| layout.knows(*node);
        let rank = |node: NodeId| layout.rank(sight.topology, node);
        // In order; there are only a few.
        let mut now: Vec<usize> = Vec::new();
        for rank in sight.now.iter().copied().filter(drawn).map(rank) {
            now.insert(now.partition_point(|&other| other < rank), rank);
        }
        let hover = sight.hover.filter(drawn).map(rank);
        let above = hover.filter(|_| sight.hover_parent).and_then(|rank| layout.parent(rank));
        let before = sight.before.filter(drawn).map(rank);

        let mut told = Vec::new();
        #[cfg(feature = "games")]
        let mut links = edges::MOST_LINKS;
        let plies = reach::plies(layout, view, sight.size);
        #[cfg(feature = "games")]
        let now_plies: Vec<usize> = now.iter().map(|&rank| layout.ply_of(rank)).collect();
        #[cfg(feature = "games")]
        let plies = reach::by_pixel(plies, view, &now_plies);
        for ply in plies {
            let row = Row::of(sight, ply, &now, [hover, above], before);
            look_at(1 + row.singles.len() + row.columns.len());
            scene.draw(sight, &row, &mut told);
            if !sight.wordless {
                row_names::name_row(sight, ply, &mut scene);
            }
            edges::stray(sight, &row, &mut scene);
            // Without games, no two positions are equal.
            #[cfg(feature = "games")]
            edges::links(sight, &row, &mut scene, &mut links);
        }
        if !sight.wordless {
            for &rank in &now {
                ringed::write(sight, rank, &told, &mut scene);
            }
            ringed::clear(&mut scene);
        }
        scene
    }

    /// Adds a row to the scene, with the edges up from it.
    fn draw(&mut self, sight: &SceneInput<'_>, row: &Row, told: &mut Vec<NodeId>) {
        spans::draw(sight, row, self);
        if !sight.wordless {
            labels::write(sight, row, told, self);
        }
        for single in &row.singles {
            edges::up(sight, row.ply, single, self);
            if let Some(kind) = single.ring {
                let glyph = single.mark.glyph;
                let radius = ring_radius(glyph);
                self.rings.push(Ring { at: glyph.at, radius, kind });
            }
            self.marks.push(single.mark.clone());
        }
    }
}

#[cfg(test)]
mod tests;
