//! Whatever the tree and the view, the ringed node has its numbers.

use plyscope::{NodeId, Value};
use proptest::prelude::*;

use super::lines;
use crate::draw::layout::Layout;
use crate::draw::painter::{Glyph, Shape};
use crate::draw::scene::model::{LEAST_RING, Label, RIM, Ring};
use crate::draw::scene::{Scene, SceneInput};
use crate::draw::view::{Size, View};
use crate::record::state::{NodeNumbers, Phase, State};
use crate::test_support::{grow, uniform, written};

/// A window, an interval or a value at each node.
fn numbers(node: u32) -> NodeNumbers {
    let value = Value::new((node * 7919 % 2000) as i32 - 1000);
    match node % 3 {
        0 => NodeNumbers::Window { alpha: value, beta: Value::INF, value: Some(value) },
        1 => NodeNumbers::Interval { lower: value, upper: Value::INF },
        _ => NodeNumbers::Value(value, plyscope::Bound::Lower),
    }
}

/// Returns `true` if both texts are in the same place.
fn overlap(one: &Label, other: &Label) -> bool {
    let ((left, right), (from, to)) = (one.ends(), other.ends());
    let apart = 0.36 * (one.style.size + other.style.size);
    left < to && from < right && (one.at.y - other.at.y).abs() < apart
}

#[test]
fn one_number_in_a_dense_row_stands_above_it() {
    let tree = uniform(6, 3);
    let layout = Layout::of(&tree);
    let node = NodeId(10);
    let state = written(tree.len(), |sketch| {
        let number = NodeNumbers::Merit(2912.into(), plyscope::Bound::Lower);
        sketch.at(node, |edit| edit.phase(Phase::Live).numbers(number));
    });
    let size = Size { width: 360.0, height: 340.0 };
    let now = [node];
    let input = SceneInput { now: &now, ..SceneInput::new(&tree, &layout, &state, size) };
    let scene = Scene::of(&input);
    let label = scene.labels.iter().find(|label| label.text == "≥ 2912").unwrap();
    let (left, right) = label.ends();
    for mark in &scene.marks {
        let is_beside = left < mark.glyph.at.x && mark.glyph.at.x < right;
        let is_level = (label.at.y - mark.glyph.at.y).abs() < mark.glyph.half_height + 6.0;
        assert!(!(is_beside && is_level), "{label:?} covers {mark:?}");
    }
}

proptest! {
    #[test]
    fn the_ringed_node_has_its_numbers_and_nothing_over_them(
        counts in proptest::collection::vec(0_u32..8, 4..400),
        chosen: prop::sample::Index,
        width in 200.0..1300.0_f64,
        height in 150.0..900.0_f64,
        zoom in 0.2..9.0_f64,
    ) {
        let tree = grow(&counts);
        let layout = Layout::of(&tree);
        let state = written(tree.len(), |sketch| {
            for node in 0..tree.len() as u32 {
                let node_numbers = numbers(node);
                sketch.at(NodeId(node), |edit| edit.phase(Phase::Live).numbers(node_numbers));
            }
        });
        let size = Size { width, height };
        let node = NodeId(chosen.index(tree.len()) as u32);
        let now = [node];
        let mut input =
            SceneInput { now: &now, ..SceneInput::new(&tree, &layout, &state, size) };
        let rank = layout.rank(&tree, node);
        let at = |view: View| view.to_screen(layout.x(rank), layout.ply_of(rank));
        input.view = input.view.zoom(&layout, size, zoom, at(input.view));
        let (x, y) = at(input.view);
        prop_assume!((0.0..width).contains(&x) && (0.0..height).contains(&y));

        let scene = Scene::of(&input);
        for (text, _) in lines(&input, node) {
            let near = |label: &&Label| {
                let (left, right) = label.ends();
                let aside = (left - x as f32).max(x as f32 - right);
                label.ringed && label.text == text && aside < 200.0 && (label.at.y - y as f32).abs() < 60.0
            };
            let label = scene.labels.iter().find(near);
            prop_assert!(label.is_some(), "no {text} at {x}, {y} in {:?}", scene.labels);
            let others = scene.labels.iter().filter(|other| !std::ptr::eq(*other, label.unwrap()));
            // The names of rows stand in front of everything.
            for other in others.filter(|other| !other.text.starts_with(['M', 'l'])) {
                prop_assert!(!overlap(label.unwrap(), other), "{label:?} {other:?}");
            }
        }
    }

    #[test]
    fn a_ring_leaves_its_neighbours_and_the_names_of_rows_free(
        counts in proptest::collection::vec(0_u32..8, 4..100),
        chosen: prop::sample::Index,
        width in 200.0..1300.0_f64,
        height in 150.0..900.0_f64,
        zoom in 0.5..4.0_f64,
        around in 0.0..1.0_f64,
    ) {
        let tree = grow(&counts);
        let layout = Layout::of(&tree);
        let (state, size) = (State::default(), Size { width, height });
        let now = [NodeId(chosen.index(tree.len()) as u32)];
        let mut input =
            SceneInput { now: &now, ..SceneInput::new(&tree, &layout, &state, size) };
        input.view = input.view.zoom(&layout, size, zoom, (around * width, height / 2.0));
        let mut scene = Scene::of(&input);
        let lit: Vec<NodeId> = (0..tree.len() as u32).step_by(3).map(NodeId).collect();
        for light in [false, true] {
            if light {
                scene.light(&lit, &[]);
            }
            for ring in &scene.rings {
                let (reach, at) = (ring.radius + RIM, ring.at);
                let row = || scene.marks.iter().filter(|mark| mark.glyph.at.y == at.y);
                let Some(own) = row().find(|mark| mark.glyph.at == at) else { continue };
                // A mark without room has the narrowest ring, and the marks of a ply are about as
                // wide. A second ring is around the first.
                let is_narrow = ring.radius <= own.glyph.half_width + LEAST_RING + 0.01;
                let is_within = |other: &Ring| other.at == at && other.radius < ring.radius;
                let is_second = scene.rings.iter().any(is_within);
                for mark in row().filter(|mark| mark.node != own.node && !is_second) {
                    let Glyph { half_width, half_height, .. } = mark.glyph;
                    let aside = (mark.glyph.at.x - at.x).abs() - half_width;
                    let far = match mark.glyph.shape {
                        Shape::Leaf | Shape::Round => aside,
                        Shape::Up | Shape::Down => aside.hypot(half_height),
                    };
                    prop_assert!(is_narrow || reach <= far + 0.5, "{ring:?} covers {mark:?}");
                }
                let of_row = |label: &&Label| label.names_row() && label.at.y == at.y;
                for label in scene.labels.iter().filter(of_row) {
                    let (left, right) = label.ends();
                    let aside = (left - at.x).max(at.x - right);
                    prop_assert!(aside >= reach - 0.01, "{ring:?} covers {label:?}");
                }
            }
        }
    }

    #[test]
    fn the_marks_of_a_ply_have_one_size(
        counts in proptest::collection::vec(0_u32..8, 4..400),
        width in 200.0..1300.0_f64,
        zoom in 0.1..9.0_f64,
    ) {
        let tree = grow(&counts);
        let layout = Layout::of(&tree);
        let (state, size) = (State::default(), Size { width, height: 600.0 });
        let mut input = SceneInput::new(&tree, &layout, &state, size);
        input.view = input.view.zoom(&layout, size, zoom, (width / 2.0, 300.0));
        let scene = Scene::of(&input);
        for mark in scene.marks() {
            let of_same_shape = scene.marks().iter().filter(|other| {
                (other.glyph.at.y, other.glyph.shape) == (mark.glyph.at.y, mark.glyph.shape)
            });
            for other in of_same_shape {
                prop_assert_eq!(other.glyph.half_width, mark.glyph.half_width);
            }
        }
    }
}

#[test]
fn eighty_one_leaves_have_their_values_beside_a_panel() {
    let mut tree = uniform(3, 4);
    for node in 40..121 {
        tree.set_leaf(NodeId(node), Some(Value::new(node as i32 - 30)));
    }
    let layout = Layout::of(&tree);
    let state = State::default();
    let size = Size { width: 912.0, height: 560.0 };
    let input = SceneInput {
        view: View::fit(&layout, size),
        ..SceneInput::new(&tree, &layout, &state, size)
    };
    let scene = Scene::of(&input);
    let values =
        (10..91).filter(|value| scene.labels.iter().any(|label| label.text == value.to_string()));
    assert_eq!(values.count(), 81);
}
