//! The part of the drawing that is on the screen, and its scale.

use plyscope::NodeId;

use crate::draw::layout::Layout;
use crate::record::topology::Topology;

/// The size of a screen or a sheet, in pixels of CSS.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Size {
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

/// The margins around a tree that fits on the screen, measured to the middles of the outermost
/// marks.
struct Margins {
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
}

/// The width below which margins are small.
const NARROW: f64 = 480.0;
/// The height below which they are, if plies would be closer than this.
const LOW: (f64, f64) = (200.0, 40.0);

impl Size {
    /// Returns the margins around so many plies below the root: the left one has room for the names of
    /// rows, the lower one for the texts of leaves; a ring around the outermost mark is on the screen,
    /// too.
    fn margins(self, plies: f64) -> Margins {
        let is_narrow = self.width < NARROW;
        let (left, right) = if is_narrow { (70.0, 28.0) } else { (86.0, 56.0) };
        let (top, bottom) = if is_narrow { (36.0, 52.0) } else { (56.0, 60.0) };
        // Numbers need plies that are far enough apart.
        let (top, bottom) = if self.height < LOW.0 && self.height - top - bottom < LOW.1 * plies {
            (24.0, 32.0)
        } else {
            (top, bottom)
        };
        Margins { left, right, top, bottom }
    }
}

/// The window onto a [`Layout`]: the part at its left and top edge, and its two scales, which are
/// independent because a tree of a million leaves is only twenty plies high.
///
/// All methods are pure: each returns the view after the gesture.
///
/// ```
/// use plyscope::{NodeId, Player};
/// use plyscope_stage::{Layout, Size, Topology, View};
///
/// let mut tree = Topology::new(Player::Max);
/// tree.expand(NodeId::ROOT, 100, Player::Min);
/// let layout = Layout::of(&tree);
/// let size = Size { width: 912.0, height: 640.0 };
///
/// let all = View::fit(&layout, size);
/// let near = all.zoom(&layout, size, 4.0, (300.0, 200.0));
/// assert!(near.unit > all.unit);
/// // What was under the pointer still is.
/// let world = all.x + 300.0 / all.unit;
/// assert!((near.to_screen(world, 0).0 - 300.0).abs() < 1e-6);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// The layout's x at the left edge.
    pub x: f64,
    /// The ply at the top edge, as a fraction if it is between two.
    pub y: f64,
    /// The number of pixels per unit of x.
    pub unit: f64,
    /// The number of pixels per ply.
    pub ply: f64,
}

/// The scale of a small tree, in pixels per unit and per ply.
const COMFORTABLE: (f64, f64) = (100.0, 128.0);
/// The scale up to which a small tree is enlarged with its marks and texts: closer together, they
/// would have no room.
const DENSE: (f64, f64) = (72.0, 84.0);
/// The greatest enlargement.
const LARGEST: f64 = 2.5;
/// The greatest scale.
const CLOSEST: (f64, f64) = (128.0, 144.0);
/// The least distance of plies, so that a frame has a bounded number of them; deeper plies are
/// reached by panning.
const LEAST_PLY: f64 = 12.0;
/// The margin around the tree in a map, in pixels.
const MAP_MARGIN: f64 = 8.0;
/// The margin around a node that is moved onto the screen, in pixels.
const SHOWN: f64 = 48.0;

impl View {
    /// Returns the view of the whole tree, at a comfortable scale at most, and with plies far
    /// enough apart to be distinguished.
    pub fn fit(layout: &Layout, size: Size) -> View {
        View::onto(size, (0.0, layout.width()), (0.0, layout.depth() as f64), (0.0, LEAST_PLY))
    }

    /// Returns the factor by which a small tree is drawn larger, with its marks and texts, to fill
    /// a screen: the page divides the size of the screen by it, and multiplies all lengths. 1 for a
    /// tree that fills the screen without.
    pub fn enlargement(layout: &Layout, size: Size) -> f64 {
        let margins = size.margins(layout.depth() as f64);
        let across = margins.left + margins.right + layout.width() * DENSE.0;
        let down = margins.top + margins.bottom + layout.depth() as f64 * DENSE.1;
        (size.width / across).min(size.height / down).clamp(1.0, LARGEST)
    }

    /// Returns the height that a picture of the whole tree needs at this width: its plies are as
    /// far apart as looks good.
    pub fn height_for(layout: &Layout, width: f64) -> f64 {
        let margins = Size { width, height: f64::INFINITY }.margins(0.0);
        let unit = (width - margins.left - margins.right) / layout.width().max(1.0);
        let ply = (1.3 * unit).clamp(DENSE.1, COMFORTABLE.1);
        margins.top + margins.bottom + layout.depth() as f64 * ply
    }

    /// Returns the view of the whole tree from edge to edge, however flat, for a map beside a
    /// larger picture.
    pub fn map(layout: &Layout, size: Size) -> View {
        let scale = |room: f64, extent: f64, most: f64| {
            ((room - 2.0 * MAP_MARGIN).max(1.0) / extent).min(most)
        };
        let unit = scale(size.width, layout.width(), COMFORTABLE.0 / 4.0);
        let ply = scale(size.height, layout.depth() as f64, COMFORTABLE.1 / 4.0);
        View {
            x: (layout.width() - size.width / unit) / 2.0,
            y: (layout.depth() as f64 - size.height / ply) / 2.0,
            unit,
            ply,
        }
    }

    /// Returns the view with these x and these plies in the middle, at scales no less than `least`.
    fn onto(size: Size, x: (f64, f64), y: (f64, f64), least: (f64, f64)) -> View {
        let margins = size.margins(y.1 - y.0);
        let room = (
            (size.width - margins.left - margins.right).max(1.0),
            (size.height - margins.top - margins.bottom).max(1.0),
        );
        let scale = |room: f64, extent: (f64, f64), least: f64, most: f64| {
            (room / (extent.1 - extent.0)).min(most).max(least)
        };
        let unit = scale(room.0, x, least.0, COMFORTABLE.0);
        let ply = scale(room.1, y, least.1, COMFORTABLE.1);
        // The remaining space is divided between both sides; below there is a little more than
        // above. A tree that is too deep begins at its top.
        let spare_x = room.0 - (x.1 - x.0) * unit;
        let spare_y = (room.1 - (y.1 - y.0) * ply).max(0.0);
        View {
            x: x.0 - (margins.left + spare_x / 2.0) / unit,
            y: y.0 - (margins.top + spare_y * 0.4) / ply,
            unit,
            ply,
        }
    }

    /// Returns the view closer by `factor`, or further away if it is below 1, around a point of the
    /// screen.
    ///
    /// Each scale stays between that of [`View::fit`] and the greatest. The one that has less to
    /// grow grows more slowly, so that both arrive together and zooming out retraces zooming in. At
    /// its least, a scale brings the whole extent back to the middle.
    pub fn zoom(self, layout: &Layout, size: Size, factor: f64, at: (f64, f64)) -> View {
        let fit = View::fit(layout, size);
        let factor = if factor.is_finite() { factor.max(1e-9) } else { 1.0 };
        let (unit_range, ply_range) = ((CLOSEST.0 / fit.unit).ln(), (CLOSEST.1 / fit.ply).ln());
        let range = unit_range.max(ply_range);
        let scaled = |scale: f64, fit: f64, closest: f64, own: f64| {
            (scale * (own / range * factor.ln()).exp()).max(fit).min(closest)
        };
        let unit = scaled(self.unit, fit.unit, CLOSEST.0, unit_range);
        let ply = scaled(self.ply, fit.ply, CLOSEST.1, ply_range);
        let zoomed = View {
            x: self.x + at.0 / self.unit - at.0 / unit,
            y: self.y + at.1 / self.ply - at.1 / ply,
            unit,
            ply,
        };
        let fits_down = layout.depth() as f64 * ply < size.height;
        View {
            x: if unit == fit.unit { fit.x } else { zoomed.x },
            y: if ply == fit.ply && fits_down { fit.y } else { zoomed.y },
            ..zoomed
        }
        .limited(layout, size)
    }

    /// Returns the view with the drawing moved by so many pixels, as far as a part of the tree
    /// stays in the middle half of the screen.
    pub fn pan(self, layout: &Layout, size: Size, dx: f64, dy: f64) -> View {
        View { x: self.x - dx / self.unit, y: self.y - dy / self.ply, ..self }.limited(layout, size)
    }

    /// Returns the same view, adjusted to a tree or a screen that has changed since.
    fn limited(self, layout: &Layout, size: Size) -> View {
        let limited = |edge: f64, px: f64, scale: f64, extent: f64| {
            edge.max(-0.75 * px / scale).min(extent - 0.25 * px / scale)
        };
        View {
            x: limited(self.x, size.width, self.unit, layout.width()),
            y: limited(self.y, size.height, self.ply, layout.depth() as f64),
            ..self
        }
    }

    /// Returns the view after the least movement that brings a node onto the screen, clear of its
    /// edges.
    pub fn show(self, layout: &Layout, topology: &Topology, size: Size, node: NodeId) -> View {
        let (x, y) = self.place(layout, topology, node);
        let into = |at: f64, least: f64, most: f64| at.min(most).max(least) - at;
        let margins = size.margins(layout.depth() as f64);
        let dx = into(x, margins.left.min(size.width / 2.0), size.width - SHOWN);
        let dy = into(y, SHOWN.min(size.height / 2.0), size.height - SHOWN);
        View { x: self.x - dx / self.unit, y: self.y - dy / self.ply, ..self }
    }

    /// Returns the view of a subtree, as large as possible, at a comfortable scale at most.
    pub fn zoom_to(layout: &Layout, topology: &Topology, size: Size, node: NodeId) -> View {
        let rank = layout.rank(topology, node);
        let (left, right, deepest) = layout.extent(rank);
        let fit = View::fit(layout, size);
        let plies = (layout.ply_of(rank) as f64, deepest as f64);
        View::onto(size, (left, right), plies, (fit.unit, fit.ply))
    }

    /// Returns the middle of a node on the screen, in pixels.
    pub fn place(self, layout: &Layout, topology: &Topology, node: NodeId) -> (f64, f64) {
        let rank = layout.rank(topology, node);
        self.to_screen(layout.x(rank), layout.ply_of(rank))
    }

    /// Returns the place on the screen of a place in the layout, in pixels.
    pub fn to_screen(self, x: f64, ply: usize) -> (f64, f64) {
        ((x - self.x) * self.unit, (ply as f64 - self.y) * self.ply)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::test_support::{grow, uniform};

    const WIDE: Size = Size { width: 912.0, height: 640.0 };
    const PHONE: Size = Size { width: 360.0, height: 420.0 };

    #[test]
    fn a_small_tree_is_comfortable_and_a_large_one_fits() {
        let small = Layout::of(&uniform(2, 2));
        let view = View::fit(&small, WIDE);
        assert_eq!((view.unit, view.ply), COMFORTABLE);

        let large = Layout::of(&uniform(3, 8));
        for size in [WIDE, PHONE] {
            let view = View::fit(&large, size);
            let (left, top) = view.to_screen(0.0, 0);
            let (right, bottom) = view.to_screen(large.width(), large.depth());
            assert!(left > 40.0 && top > 20.0, "{left} {top}");
            assert!(right < size.width - 20.0 && bottom < size.height - 40.0);
        }
    }

    #[test]
    fn a_small_tree_is_enlarged_until_it_fills_the_screen() {
        let hall = Size { width: 1450.0, height: 900.0 };
        for (branching, plies) in [(2, 1), (3, 1), (2, 3), (3, 2), (2, 4), (3, 5)] {
            let layout = Layout::of(&uniform(branching, plies));
            let by = View::enlargement(&layout, hall);
            let size = Size { width: hall.width / by, height: hall.height / by };
            let view = View::fit(&layout, size);
            let room = if by > 1.0 { DENSE } else { (0.0, 0.0) };
            assert!(view.unit > 0.999 * room.0 && view.ply > 0.999 * room.1, "{by}: {view:?}");
            let (right, bottom) = view.to_screen(layout.width(), layout.depth());
            assert!(right < size.width - 20.0 && bottom < size.height - 40.0);
        }
        // Fifteen nodes, and as many as fill the screen.
        assert!(View::enlargement(&Layout::of(&uniform(2, 3)), hall) > 2.0);
        assert_eq!(View::enlargement(&Layout::of(&uniform(3, 5)), hall), 1.0);
        assert_eq!(View::enlargement(&Layout::of(&grow(&[])), hall), LARGEST);
    }

    #[test]
    fn a_chain_is_not_squeezed() {
        let layout = Layout::of(&grow(&[1; 1000]));
        let view = View::fit(&layout, WIDE);
        assert_eq!(view.ply, LEAST_PLY);
        assert!(view.to_screen(0.0, 0).1 > 0.0);
    }

    #[test]
    fn zooming_out_retraces_zooming_in() {
        let layout = Layout::of(&uniform(3, 8));
        let all = View::fit(&layout, PHONE);
        let near = all.zoom(&layout, PHONE, 20.0, (100.0, 200.0));
        let back = near.zoom(&layout, PHONE, 1.0 / 20.0, (100.0, 200.0));
        assert!((back.unit / all.unit - 1.0).abs() < 1e-9);
        assert!((back.ply / all.ply - 1.0).abs() < 1e-9);
        assert_eq!(near.zoom(&layout, PHONE, 0.0, (0.0, 0.0)), all);
        let closest = all.zoom(&layout, PHONE, f64::MAX, (0.0, 0.0));
        assert_eq!((closest.unit, closest.ply), CLOSEST);
    }

    #[test]
    fn a_map_shows_all_of_any_tree() {
        let size = Size { width: 180.0, height: 100.0 };
        for tree in [uniform(2, 2), uniform(3, 8), grow(&[1; 1000]), grow(&[]), grow(&[500])] {
            let layout = Layout::of(&tree);
            let view = View::map(&layout, size);
            let (left, top) = view.to_screen(0.0, 0);
            let (right, bottom) = view.to_screen(layout.width(), layout.depth());
            assert!(left >= 7.999 && (left + right - 180.0).abs() < 1e-9, "{left} {right}");
            assert!(top >= 7.999 && (top + bottom - 100.0).abs() < 1e-9, "{top} {bottom}");
        }
    }

    #[test]
    fn a_subtree_is_brought_to_the_middle() {
        let tree = uniform(3, 8);
        let layout = Layout::of(&tree);
        let view = View::zoom_to(&layout, &tree, WIDE, NodeId(40));
        let (left, right, deepest) = layout.extent(40);
        assert!(view.to_screen(left, deepest).0 > 40.0);
        assert!(view.to_screen(right, deepest).0 < WIDE.width - 40.0);
        assert!(view.unit > View::fit(&layout, WIDE).unit);
    }

    proptest! {
        #[test]
        fn the_tree_is_never_lost(
            counts in proptest::collection::vec(0_u32..5, 1..60),
            gestures in proptest::collection::vec((0.2_f64..5.0, -900.0..900.0, -900.0..900.0), 1..9),
        ) {
            let layout = Layout::of(&grow(&counts));
            let mut view = View::fit(&layout, WIDE);
            for (factor, dx, dy) in gestures {
                let at = (dx + 450.0, dy + 300.0);
                view = view.zoom(&layout, WIDE, factor, at).pan(&layout, WIDE, dx, dy);
                let (left, top) = view.to_screen(0.0, 0);
                let (right, bottom) = view.to_screen(layout.width(), layout.depth());
                prop_assert!(left < 0.751 * WIDE.width && right > 0.249 * WIDE.width);
                prop_assert!(top < 0.751 * WIDE.height && bottom > 0.249 * WIDE.height);
            }
        }

        #[test]
        fn what_is_shown_is_seen_and_moves_no_farther(
            node in 0_u32..3280, dx in -9000.0..9000.0, dy in -900.0..900.0,
        ) {
            let tree = uniform(3, 7);
            let layout = Layout::of(&tree);
            let view = View::fit(&layout, WIDE)
                .zoom(&layout, WIDE, 50.0, (450.0, 300.0))
                .pan(&layout, WIDE, dx, dy);
            let shown = view.show(&layout, &tree, WIDE, NodeId(node));
            let rank = layout.rank(&tree, NodeId(node));
            let (x, y) = shown.to_screen(layout.x(rank), layout.ply_of(rank));
            prop_assert!((47.0..WIDE.width - 47.0).contains(&x));
            prop_assert!((47.0..WIDE.height - 47.0).contains(&y));
            let again = shown.show(&layout, &tree, WIDE, NodeId(node));
            prop_assert!((again.x - shown.x).abs() < 1e-6 && (again.y - shown.y).abs() < 1e-6);
        }
    }
}
