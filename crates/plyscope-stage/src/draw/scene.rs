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
pub use input::{Players, SceneInput, Words};
pub use model::{NodeMark, NodeSpan, Scene};
pub use tone::Tone;
pub use tones::Tones;

use crate::draw::painter::Ink;
use model::{Ring, ring_radius};
pub(crate) use moving::ARRIVED;
use row::Row;

impl Scene {
    /// Returns the scene of this input.
    pub fn of(input: &SceneInput<'_>) -> Scene {
        let mut scene = Scene::empty(input.size);
        scene.line = if input.judged { Ink::Ink } else { Ink::Best };
        let (layout, view) = (input.layout, input.view);
        let drawn = |node: &NodeId| layout.knows(*node);
        let rank = |node: NodeId| layout.rank(input.topology, node);
        // In order; there are only a few.
        let mut now: Vec<usize> = Vec::new();
        for rank in input.now.iter().copied().filter(drawn).map(rank) {
            now.insert(now.partition_point(|&other| other < rank), rank);
        }
        let hover = input.hover.filter(drawn).map(rank);
        let above = hover.filter(|_| input.hover_parent).and_then(|rank| layout.parent(rank));
        let before = input.before.filter(drawn).map(rank);

        let mut labelled = Vec::new();
        let mut links = edges::MOST_LINKS;
        let plies = reach::plies(layout, view, input.size);
        let now_plies: Vec<usize> = now.iter().map(|&rank| layout.ply_of(rank)).collect();
        let plies = reach::by_pixel(plies, view, &now_plies);
        for ply in plies {
            let row = Row::of(input, ply, &now, [hover, above], before);
            look_at(1 + row.singles.len() + row.columns.len());
            scene.draw(input, &row, &mut labelled);
            if !input.wordless {
                row_names::name_row(input, ply, &mut scene);
            }
            edges::stray(input, &row, &mut scene);
            edges::links(input, &row, &mut scene, &mut links);
        }
        if !input.wordless {
            for &rank in &now {
                ringed::write(input, rank, &labelled, &mut scene);
            }
            ringed::clear(&mut scene);
        }
        scene
    }

    /// Adds a row to the scene, with the edges up from it.
    fn draw(&mut self, input: &SceneInput<'_>, row: &Row, labelled: &mut Vec<NodeId>) {
        spans::draw(input, row, self);
        if !input.wordless {
            labels::write(input, row, labelled, self);
        }
        for single in &row.singles {
            edges::up(input, row.ply, single, self);
            if let Some(kind) = single.ring {
                let glyph = single.mark.glyph;
                let radius = ring_radius(glyph, single.room());
                self.rings.push(Ring { at: glyph.at, radius, kind });
            }
            self.marks.push(single.mark.clone());
        }
    }
}

#[cfg(test)]
mod tests;
