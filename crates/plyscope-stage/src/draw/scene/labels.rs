//! The words and numbers of a scene: beside, in and under marks, and only where there is room for
//! them.

use plyscope::NodeId;

use super::input::SceneInput;
use super::look::Look;
use super::model::{Label, PlacedBoard, RingKind, Scene, ring_radius, set};
use super::row::{Row, Single};
use super::row_names::row_names;
use super::{boards, numbers, ringed};
use crate::draw::painter::{Anchor, Glyph, Ink, Place, Shape, Type, WIDER, text_width};
use crate::record::state::NodeNumbers;
use crate::scale::GAMES;
use crate::show::overlay::OverlayMarks;
use crate::show::sentence::shown;

/// Font sizes in pixels: of numbers beside marks, of names and texts under marks, and the least and
/// the greatest in a leaf.
const NUMBER: f32 = 13.0;
const SMALL: f32 = 11.0;
const IN_LEAF: (f32, f32) = (8.5, 14.0);
/// The least free space between two texts, or a text and a mark.
const APART: f32 = 5.0;
/// The least free space between a name and the text on its other side, which is further away than its
/// own mark: they would be read as one.
const APART_FROM_NAME: f32 = 15.0;
/// The number of lines below a row, for texts that don't fit side by side, and below marks that
/// have edges there.
const LINES: usize = 2;
const LINES_ON_EDGES: usize = 3;
/// The distance of these lines, and by how much the first one is closer to its mark if plies are low.
const LEADING: f32 = 13.0;
const CLOSER: f32 = 3.0;
/// The share of the way to the next row that texts on edges may take, below a mark and below the
/// ring of the node before. A node that the step is about has its numbers in any case.
const ON_EDGES: f32 = 0.45;
const ON_EDGES_BELOW_RING: f32 = 0.6;
/// Marks with less room than this to their neighbours have no text, in pixels.
const CROWDED: f64 = 11.5;
/// But the values of leaves with less room stand below them, on the lines in turn: the least room
/// for that, and the font size.
const IN_TURN: (f64, f32) = (7.5, 9.0);
/// Plies with less room than this to the next have no text.
const LOW: f64 = 20.0;

/// Writes the texts of the nodes of a row. A node that the step is about is added to `labelled` if
/// all of its numbers have room.
pub(super) fn write(
    input: &SceneInput<'_>,
    row: &Row,
    labelled: &mut Vec<NodeId>,
    scene: &mut Scene,
) {
    let mut taken = f32::NEG_INFINITY;
    let mut below = [f32::NEG_INFINITY; LINES_ON_EDGES];
    let boards = boards::height(input, row, scene);
    for single in &row.singles {
        let glyph = single.mark.glyph;
        let room = single.room();
        let is_crowded = room < CROWDED;
        let has_text = match glyph.shape {
            Shape::Leaf => room >= IN_TURN.0,
            _ => !is_crowded,
        };
        if has_text && input.view.ply >= LOW {
            let ring = ring_radius(glyph, room);
            let clear = if single.ring.is_some() { ring } else { glyph.half_width };
            let mut desk = Desk {
                input,
                single,
                glyph,
                ply: row.ply,
                ring,
                clear,
                is_crowded,
                taken,
                below: &mut below,
                lines: 0,
                bottom: glyph.at.y
                    + if single.ring.is_some() { clear - 3.0 } else { glyph.half_height },
                hung: f32::NEG_INFINITY,
                has_numbers_beside: false,
            };
            if let Some(board) = boards.and_then(|height| boards::hang(input, single, height)) {
                desk.hang(board, scene);
            }
            let before = scene.labels.len();
            taken = desk.write(scene);
            if single.ring == Some(RingKind::Now) {
                ringed::keep(input, single.mark.node, before, labelled, scene);
            }
        }
    }
}

/// The room around one mark.
struct Desk<'a> {
    input: &'a SceneInput<'a>,
    single: &'a Single,
    glyph: Glyph,
    ply: usize,
    /// The radius of a ring around it.
    ring: f32,
    /// The distance from its middle to where text may begin, nearly.
    clear: f32,
    /// `true` if there is no room for more than the value of a leaf.
    is_crowded: bool,
    /// The right end of the texts in the row so far.
    taken: f32,
    /// The same for each line below the row.
    below: &'a mut [f32; LINES_ON_EDGES],
    /// The number of these lines that have a text of this mark.
    lines: usize,
    /// The top of these lines.
    bottom: f32,
    /// The right end of its board, if it has one.
    hung: f32,
    /// `true` if numbers stand to its right.
    has_numbers_beside: bool,
}

impl Desk<'_> {
    /// Places a board under the mark, where texts leave room for it.
    fn hang(&mut self, board: PlacedBoard, scene: &mut Scene) {
        if self.below.iter().all(|taken| taken + APART <= board.at.x) {
            self.hung = board.at.x + board.size.width as f32;
            self.bottom = board.bottom();
            scene.boards.push(board);
        }
    }

    /// Writes the texts of the mark. Returns the right end of the texts in the row.
    fn write(mut self, scene: &mut Scene) -> f32 {
        let Desk { input, single, glyph, .. } = self;
        let node = single.mark.node;
        let mut right = self.taken;
        let has_players = self.players(scene);
        if glyph.shape != Shape::Leaf {
            let beside = self.beside(scene);
            self.has_numbers_beside = beside > f32::NEG_INFINITY;
            right = right.max(beside);
        } else if has_players {
            // It has no one value.
        } else if let Some(value) = input.topology.leaf_value(node) {
            let value = input.side.value(input.topology.player(node), value);
            self.inside(shown(value, input.unit), scene);
            if !self.is_crowded
                && input.own_numbers.is_some_and(|own| own.is_below_leaves())
                && let NodeNumbers::Own(_) = input.state.node_numbers(node)
            {
                self.numbers_below(scene);
            }
        } else if !self.is_crowded {
            self.numbers_below(scene);
        }
        if self.is_crowded {
            return right;
        }
        self.overlays(scene);
        if let Some(name) = (input.name)(node) {
            right = right.max(self.name(&name, scene));
        }
        let waits = matches!(single.mark.look, Look::Open | Look::Solved) && self.is_bare();
        // Written only where it can't be read as the text of another mark.
        let room = single.room() as f32;
        if waits && text_width(input.words.in_open, SMALL, false) < room {
            self.under(input.words.in_open, set(SMALL, false, Ink::Muted), scene);
        }
        for taken in self.below.iter_mut() {
            *taken = taken.max(self.hung);
        }
        right
    }

    fn ink(&self) -> Ink {
        if self.single.mark.look == Look::Cut { Ink::Muted } else { Ink::Ink }
    }

    /// Returns `true` if nothing is drawn below the mark.
    fn is_bare(&self) -> bool {
        self.input.topology.children(self.single.mark.node).count == 0
    }

    fn inside(&mut self, value: String, scene: &mut Scene) {
        let look = self.single.mark.look;
        let bold = !matches!(look, Look::Idle | Look::Cut);
        let ink = match look {
            Look::Idle | Look::Cut => Ink::Muted,
            Look::Known
            | Look::Live
            | Look::Open
            | Look::Reused
            | Look::Solved
            | Look::Disproved => Ink::Ink,
            Look::Resolved => Ink::Paper,
        };
        let room = 2.0 * self.glyph.half_width - 3.0;
        let (least, most) = IN_LEAF;
        let size =
            (room / text_width(&value, 1.0, bold)).min(1.1 * self.glyph.half_height).min(most);
        if self.is_crowded {
            self.under(&value, set(IN_TURN.1, bold, self.ink()), scene);
        } else if size >= least {
            // Half sizes at most, so that a row of leaves looks even.
            scene.label(self.glyph.at, value, set((size * 2.0).floor() / 2.0, bold, ink));
        } else {
            self.first_under(&value, set(SMALL, bold, self.ink()), scene);
        }
    }

    /// Writes the number of the player who moves there into the mark, if it is one of several, or the
    /// payoffs under a leaf. Returns `true` if there are several.
    fn players(&mut self, scene: &mut Scene) -> bool {
        let Some(players) = self.input.players.filter(|_| GAMES) else { return false };
        let text = (players.at)(self.single.mark.node).unwrap_or_default();
        let Glyph { shape, at, half_height, .. } = self.glyph;
        let size = half_height.min(IN_LEAF.1);
        if shape == Shape::Leaf {
            if !self.is_crowded {
                self.first_under(&text, set(SMALL, true, self.ink()), scene);
            }
        } else if size >= IN_LEAF.0 {
            // A triangle is wider below its middle.
            let at = Place { y: at.y + 0.25 * half_height, ..at };
            let ink = if self.single.mark.look == Look::Resolved { Ink::Paper } else { self.ink() };
            scene.label(at, text, set(size, true, ink));
        }
        true
    }

    /// Writes the first text under the mark: a value, or lines below a value for names. If the
    /// value has no room, a name doesn't take its place, or names in the row would be read as
    /// values.
    fn first_under(&mut self, text: &str, style: Type, scene: &mut Scene) {
        let named = (self.input.name)(self.single.mark.node).is_some();
        self.under_within(self.most_lines() - usize::from(named), text, style, scene);
        self.lines = self.lines.max(1);
    }

    /// Writes the numbers of a leaf that has more than one value: bounds, or numbers of a proof.
    fn numbers_below(&mut self, scene: &mut Scene) {
        let numbers = self.input.state.node_numbers(self.single.mark.node);
        if let Some((text, _)) = numbers::short(self.input, self.single.mark.node, numbers) {
            self.under(&text, set(SMALL, true, self.ink()), scene);
        }
    }

    /// Writes the numbers to the right, in one line or several, or below; returns their right end.
    fn beside(&mut self, scene: &mut Scene) -> f32 {
        let numbers = self.input.state.node_numbers(self.single.mark.node);
        let lines = numbers::lines(self.input, self.single.mark.node, numbers);
        if lines.is_empty() {
            return f32::NEG_INFINITY;
        }
        let (glyph, cut) = (self.glyph, self.single.mark.look == Look::Cut);
        let start = glyph.at.x + self.clear + 7.0;
        let room = self.end_beside(start) - start;
        let style = |ink| Type {
            anchor: Anchor::Start,
            ..set(NUMBER, true, if cut { Ink::Muted } else { ink })
        };
        let width = |text: &str| text_width(text, NUMBER, true);
        let widest = lines.iter().map(|(text, _)| width(text)).fold(0.0, f32::max);
        let gap = 0.65 * NUMBER;
        let in_line = lines.iter().map(|(text, _)| width(text) + gap).sum::<f32>() - gap;
        let leading = NUMBER + 2.0;
        let stack = lines.len() as f32 * leading;

        if in_line <= room {
            let mut x = start;
            for (text, ink) in lines {
                let next = x + width(&text) + gap;
                self.number(Place { x, y: glyph.at.y }, text, style(ink), scene);
                x = next;
            }
            return x - gap;
        }
        if widest <= room && stack <= 0.45 * self.input.view.ply as f32 {
            let mut y = glyph.at.y - (stack - leading) / 2.0;
            for (text, ink) in lines {
                self.number(Place { x: start, y }, text, style(ink), scene);
                y += leading;
            }
            return start + widest;
        }
        let Some((text, ink)) = numbers::short(self.input, self.single.mark.node, numbers) else {
            return f32::NEG_INFINITY;
        };
        if width(&text) <= room {
            let end = start + width(&text);
            self.number(Place { x: start, y: glyph.at.y }, text, style(ink), scene);
            end
        } else {
            let style = Type { size: SMALL, anchor: Anchor::Middle, ..style(ink) };
            self.first_under(&text, style, scene);
            f32::NEG_INFINITY
        }
    }

    /// Writes one of the numbers beside the mark.
    fn number(&self, at: Place, text: String, style: Type, scene: &mut Scene) {
        let changed = numbers::has_changed(self.input, self.single.mark.node, &text);
        scene.labels.push(Label { at, text, style, changed, ringed: false });
    }

    /// Writes the texts of overlays: the type in the critical tree at the upper left, the number of
    /// an evaluated leaf under it, and the end of the principal variation.
    fn overlays(&mut self, scene: &mut Scene) {
        let OverlayMarks { critical, line, order, .. } = self.single.mark.overlays;
        let glyph = self.glyph;
        if critical > 0 && self.single.left as f32 >= 2.0 * glyph.half_width + 12.0 {
            // Clear of a ring, and of the second rim.
            let (dx, dy) = match (self.single.ring.is_some(), order) {
                (true, _) => (0.8 * self.clear + 3.0, 0.8 * self.clear),
                (false, 0) => (glyph.half_width + 3.0, glyph.half_height - 2.0),
                (false, _) => (glyph.half_width + 7.0, glyph.half_height - 2.0),
            };
            let at = Place { x: glyph.at.x - dx, y: glyph.at.y - dy };
            let style = Type { anchor: Anchor::End, ..set(SMALL, true, Ink::Muted) };
            scene.label(at, critical.to_string(), Type { halo: true, ..style });
        }
        if order > 0 {
            self.under(&format!("#{order}"), set(SMALL, true, Ink::Ink), scene);
        }
        if line && self.is_bare() {
            self.under("PV", set(SMALL, true, Ink::Best), scene);
        }
    }

    /// Writes a name: to the left of a node with children if there is room, otherwise under it, or
    /// to the right where no number is. Returns its right end in the row. A name that could be read
    /// with another text isn't written.
    fn name(&mut self, name: &str, scene: &mut Scene) -> f32 {
        let style = set(SMALL, false, Ink::Muted);
        let glyph = self.glyph;
        let width = text_width(name, SMALL, false);
        let texts = self.taken.max(row_names(self.input).1) + APART_FROM_NAME;
        let before = glyph.at.x - self.single.left as f32 + glyph.half_width;
        let is_bare = self.is_bare();
        // Clear of a ring, so that it stands still when the mark gets one; or else close by.
        let ends = [self.ring, self.clear].map(|clear| glyph.at.x - clear - 6.0);
        let fits = |end: &f32, apart: f32| !is_bare && end - width >= texts.max(before + apart);
        let at = |end: &f32| (*end, Anchor::End, *end);
        let mut place = ends.iter().find(|end| fits(end, APART_FROM_NAME)).map(at);
        if place.is_none() && !self.under(name, style, scene) {
            let x = glyph.at.x + self.clear + 6.0;
            let end = x + width;
            let has_room = end + APART_FROM_NAME - APART <= self.end_beside(x);
            place = if !is_bare && !self.has_numbers_beside && has_room {
                Some((x, Anchor::Start, end))
            } else {
                // Close to the mark before, whose name would be on its other side.
                Some(&ends[1]).filter(|end| fits(end, APART)).map(at)
            };
        }
        let Some((x, anchor, end)) = place else { return f32::NEG_INFINITY };
        scene.label(Place { x, y: glyph.at.y }, name.to_owned(), Type { anchor, ..style });
        end
    }

    /// Returns the right end of what may be written beside the mark, from `start` on.
    fn end_beside(&self, start: f32) -> f32 {
        let Desk { input, single, glyph, .. } = self;
        let screen = start + (input.size.width as f32 - APART - start) / WIDER;
        // The neighbour's mark is about as wide as this one.
        (glyph.at.x + single.right as f32 - glyph.half_width - APART).min(screen)
    }

    /// Writes a text on the first line below that has room; returns `true` if one has.
    fn under(&mut self, text: &str, style: Type, scene: &mut Scene) -> bool {
        self.under_within(self.most_lines(), text, style, scene)
    }

    fn most_lines(&self) -> usize {
        if self.is_bare() { LINES } else { LINES_ON_EDGES }
    }

    /// Returns `true` if a text that reaches this far down, and this far to both sides, is clear of
    /// the marks of the next row, and of what stands on the edges to them.
    fn is_above_next_row(&self, bottom: f32, half: f32) -> bool {
        let SceneInput { layout, view, .. } = self.input;
        let Glyph { at, half_width, half_height, .. } = self.glyph;
        if !self.is_bare() {
            let is_in_thin_ring = self.single.ring == Some(RingKind::Before);
            let share = if is_in_thin_ring { ON_EDGES_BELOW_RING } else { ON_EDGES };
            return bottom <= at.y + share * view.ply as f32;
        }
        if bottom <= at.y + view.ply as f32 - half_height || self.ply + 1 >= layout.plies() {
            return true;
        }
        let x = view.x + f64::from(at.x) / view.unit;
        let reach = f64::from(half + half_width) / view.unit;
        layout.between(self.ply + 1, x - reach, x + reach).is_empty()
    }

    fn under_within(&mut self, lines: usize, text: &str, style: Type, scene: &mut Scene) -> bool {
        let half = text_width(text, style.size, style.bold) / 2.0;
        let x = self.glyph.at.x;
        let free = |line: &usize| self.below[*line] + 3.0 <= x - half;
        let Some(line) = (self.lines..lines).find(free) else { return false };
        let is_clear = |y: &f32| self.is_above_next_row(y + style.size / 2.0, half);
        let usual = self.bottom + LEADING * (1 + line) as f32;
        // Where plies are low, a number closer to its mark is better than none.
        let closer = if line == 0 { CLOSER } else { 0.0 };
        let Some(y) = [usual, usual - closer].into_iter().find(is_clear) else { return false };
        let halo = !self.is_bare();
        scene.label(Place { x, y }, text.to_owned(), Type { halo, ..style });
        self.below[line] = x + half;
        self.lines = line + 1;
        true
    }
}
