//! The names of nodes in the picture, small and quiet, where everything else has left room.

use plyscope::NodeId;

use super::input::SceneInput;
use super::model::{Label, NodeMark, Ring, Scene, ring_radius, room_in, set};
use crate::draw::painter::{Anchor, Ink, Place, Type};

/// The font size in pixels.
const SIZE: f32 = 11.0;
/// The distance between the lines under a mark, and from a mark to the first of them.
const LINE: f32 = 13.0;
/// The number of lines under a mark that may have its numbers.
const LINES: f32 = 2.5;
/// The distance from a mark to a name on its left.
const BESIDE: f32 = 9.0;
/// The least free space on both sides of a name: under a mark, and beside it, where other texts are
/// on the same line.
const APART: f32 = 3.0;
const APART_BESIDE: f32 = 8.0;
/// Marks that are narrower have no names: half a width.
const LEAST: f32 = 6.0;

/// A part of the picture that a name must not cover.
#[derive(Clone, Copy, Debug)]
struct Area {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

impl Area {
    /// Returns the area of a text.
    fn of(label: &Label) -> Area {
        let ((left, right), half) = (label.ends(), label.style.size / 2.0);
        Area { left, right, top: label.at.y - half, bottom: label.at.y + half }
    }

    fn around(at: Place, across: f32, down: f32) -> Area {
        Area { left: at.x - across, right: at.x + across, top: at.y - down, bottom: at.y + down }
    }

    /// Returns `true` if two areas meet, or are less than `apart` from each other, side by side.
    fn meets(&self, other: &Area, apart: f32) -> bool {
        self.left < other.right + apart
            && other.left < self.right + apart
            && self.top < other.bottom
            && other.top < self.bottom
    }
}

impl Scene {
    /// Writes what the nodes that are drawn one by one are called: under nodes without children, to
    /// the left of others, or under them on their edges. A name that has no room there is left out.
    ///
    /// ```
    /// use plyscope_stage::{Caption, Layout, Run, Scene, SceneInput, Size, svg};
    ///
    /// let mut run = Run::open("minimax", "[[3,12],[2,4]]")?;
    /// run.record_all();
    /// let layout = Layout::of(run.recording().topology());
    /// let size = Size { width: 640.0, height: 480.0 };
    /// let input = SceneInput::of(run.recording(), &layout, size);
    /// let mut scene = Scene::of(&input);
    /// scene.name(&input, &|node| run.letters(node));
    ///
    /// let picture = svg(&scene, Caption { title: "Letters", description: "" });
    /// assert!(picture.contains(">B2<"));
    /// # Ok::<(), plyscope_stage::RunError>(())
    /// ```
    pub fn name(&mut self, input: &SceneInput<'_>, called: &dyn Fn(NodeId) -> Option<String>) {
        let mut names: Vec<Label> = Vec::new();
        for row in self.marks.chunk_by(|one, next| one.glyph.at.y == next.glyph.at.y) {
            let is_large = |mark: &NodeMark| mark.glyph.half_width >= LEAST;
            let Some(first) = row.iter().find(|mark| is_large(mark)) else { continue };
            // Whatever a name of this row may meet.
            let reach = (first.glyph.at.y - 4.0 * LINE)..(first.glyph.at.y + 6.0 * LINE);
            let mut areas: Vec<Area> = self.areas().chain(names.iter().map(Area::of)).collect();
            areas.retain(|area| area.bottom > reach.start && area.top < reach.end);
            for (index, mark) in row.iter().enumerate().filter(|(_, mark)| is_large(mark)) {
                let Some(name) = called(mark.node) else { continue };
                let room = room_in(row, index);
                let bare = input.topology.children(mark.node).count == 0;
                // Clear of a ring, so that it stands still when the mark gets one; or else close by.
                let (ring, near) = (self.ring(mark), mark.glyph.half_width);
                let far = ring.max(ring_radius(mark.glyph, room.into()));
                let close = if ring > 0.0 { None } else { Some(near) };
                let beside = [Some(far), close].into_iter().flatten().filter(|_| !bare);
                let beside =
                    beside.map(|from| (self.beside(mark, from, name.clone()), APART_BESIDE));
                let under = self.under(mark, far, name.clone(), room, !bare);
                let places = beside.chain(under.map(|label| (label, APART)));
                let free = places.map(|(label, apart)| (Area::of(&label), label, apart)).find(
                    |(area, _, apart)| {
                        self.contains(area) && !areas.iter().any(|other| area.meets(other, *apart))
                    },
                );
                if let Some((area, label, _)) = free {
                    areas.push(area);
                    names.push(label);
                }
            }
        }
        self.labels.append(&mut names);
    }

    /// Returns the areas of all that is drawn, except for edges.
    fn areas(&self) -> impl Iterator<Item = Area> {
        let marks = self.marks.iter().map(|NodeMark { glyph, .. }| {
            Area::around(glyph.at, glyph.half_width, glyph.half_height)
        });
        let rings =
            self.rings.iter().map(|&Ring { at, radius, .. }| Area::around(at, radius, radius));
        let boards = self.boards.iter().map(|board| Area {
            left: board.at.x,
            right: board.at.x + board.size.width as f32,
            top: board.at.y,
            bottom: board.bottom(),
        });
        self.labels.iter().map(Area::of).chain(marks).chain(rings).chain(boards)
    }

    /// Returns `true` if an area is on the screen.
    fn contains(&self, area: &Area) -> bool {
        area.left >= 0.0
            && f64::from(area.right) <= self.size.width
            && f64::from(area.bottom) <= self.size.height
    }

    /// Returns the distance from the middle of a mark to where its ring ends, if it has one.
    fn ring(&self, mark: &NodeMark) -> f32 {
        let own = self.rings.iter().filter(|ring| ring.at == mark.glyph.at);
        own.map(|ring| ring.radius).fold(0.0, f32::max)
    }

    /// Returns a name `from` the middle of a mark down, and under its numbers, on edges if it has some
    /// there; `None` if it is wider than the room of the mark, and could be read as the name of the next one.
    fn under(
        &self,
        mark: &NodeMark,
        from: f32,
        name: String,
        room: f32,
        edges: bool,
    ) -> Option<Label> {
        let glyph = mark.glyph;
        let bottom = glyph.at.y + from - 1.0;
        let numbers = self.labels.iter().filter(|label| {
            label.at.x == glyph.at.x
                && label.at.y > glyph.at.y
                && label.at.y <= bottom + LINES * LINE
        });
        let y = numbers.map(|label| label.at.y).fold(bottom, f32::max) + LINE;
        let style = Type { halo: edges, ..set(SIZE, false, Ink::Muted) };
        let label = Label {
            at: Place { x: glyph.at.x, y },
            text: name,
            style,
            changed: false,
            ringed: false,
        };
        let (left, right) = label.ends();
        (right - left + APART <= room).then_some(label)
    }

    /// Returns a name to the left of a mark, `from` its middle.
    fn beside(&self, mark: &NodeMark, from: f32, name: String) -> Label {
        let glyph = mark.glyph;
        let x = glyph.at.x - from - BESIDE;
        let style = Type { anchor: Anchor::End, ..set(SIZE, false, Ink::Muted) };
        Label { at: Place { x, y: glyph.at.y }, text: name, style, changed: false, ringed: false }
    }
}

#[cfg(test)]
mod tests;
