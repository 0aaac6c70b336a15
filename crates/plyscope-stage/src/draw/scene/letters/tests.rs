//! Names give way to everything else.

use plyscope::NodeId;
use proptest::prelude::*;

use super::{APART, Area};
use crate::draw::layout::Layout;
use crate::draw::scene::{Scene, SceneInput};
use crate::draw::view::{Size, View};
use crate::record::state::{NodeNumbers, Phase, State};
use crate::record::topology::Topology;
use crate::show::names::Names;
use crate::test_support::{grow, uniform, written};

/// Returns what is called so, in the order of the nodes.
fn named(tree: &Topology, state: &State, size: Size) -> Vec<String> {
    let layout = Layout::of(tree);
    let input = SceneInput::new(tree, &layout, state, size);
    let mut scene = Scene::of(&input);
    let before = scene.labels.len();
    let path = |node| Names::Letters.write(&tree.path(node));
    scene.name(&input, &|node| Some(path(node)).filter(|name| !name.is_empty()));
    scene.labels[before..].iter().map(|label| label.text.clone()).collect()
}

#[test]
fn where_there_is_room_every_node_is_named() {
    let tree = uniform(3, 2);
    let size = Size { width: 880.0, height: 640.0 };
    let names = named(&tree, &State::default(), size);
    assert_eq!(names, ["A", "B", "C", "A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]);
}

#[test]
fn a_name_is_under_numbers_and_small_nodes_have_none() {
    let tree = uniform(3, 2);
    let wide = Size { width: 880.0, height: 640.0 };
    let proof =
        |node: u32| NodeNumbers::Value(i32::try_from(node).unwrap().into(), plyscope::Bound::Lower);
    let state = written(tree.len(), |sketch| {
        for node in 0..tree.len() as u32 {
            sketch.at(NodeId(node), |edit| edit.phase(Phase::Live).numbers(proof(node)));
        }
    });
    assert_eq!(named(&tree, &state, wide).len(), 12);
    let narrow = Size { width: 110.0, height: 640.0 };
    assert!(named(&tree, &state, narrow).iter().all(|name| name.len() == 1));
    let tiny = Size { width: 60.0, height: 60.0 };
    assert!(named(&tree, &state, tiny).is_empty());
}

#[test]
fn a_name_without_room_beside_its_node_stands_on_the_edges_below() {
    let tree = uniform(3, 2);
    let window = NodeNumbers::Window { alpha: (-99).into(), beta: 5.into(), value: None };
    let state = written(tree.len(), |sketch| {
        sketch.at(NodeId(1), |edit| edit.phase(Phase::Live).numbers(window));
    });
    for width in (300..900).step_by(20) {
        let size = Size { width: f64::from(width), height: 640.0 };
        let names = named(&tree, &state, size);
        assert!(names.iter().any(|name| name == "B"), "{width} {names:?}");
    }
}

proptest! {
    #[test]
    fn a_name_covers_nothing_and_displaces_nothing(
        counts in proptest::collection::vec(0_u32..6, 4..200),
        chosen: prop::sample::Index,
        width in 200.0..1300.0_f64,
        height in 150.0..900.0_f64,
        zoom in 0.2..4.0_f64,
    ) {
        let tree = grow(&counts);
        let layout = Layout::of(&tree);
        let state = written(tree.len(), |sketch| {
            for node in (0..tree.len() as u32).step_by(2) {
                let (lower, upper) = ((node as i32).into(), 500.into());
                let numbers = NodeNumbers::Interval { lower, upper };
                sketch.at(NodeId(node), |edit| edit.phase(Phase::Live).numbers(numbers));
            }
        });
        let size = Size { width, height };
        let now = [NodeId(chosen.index(tree.len()) as u32)];
        let mut input = SceneInput { now: &now, ..SceneInput::new(&tree, &layout, &state, size) };
        input.view = View { unit: zoom * input.view.unit, ..input.view };
        let plain = Scene::of(&input);
        let mut scene = plain.clone();
        scene.name(&input, &|node| Some(Names::Letters.write(&tree.path(node))));
        let (old, names) = scene.labels.split_at(plain.labels.len());
        prop_assert_eq!(old, &plain.labels[..]);
        prop_assert_eq!(&scene.marks, &plain.marks);
        let drawn: Vec<Area> = plain.areas().collect();
        for (index, name) in names.iter().enumerate() {
            let area = Area::of(name);
            prop_assert!(area.left >= 0.0 && f64::from(area.right) <= width, "{name:?}");
            prop_assert!(f64::from(area.bottom) <= height, "{name:?}");
            for other in drawn.iter().copied().chain(names[..index].iter().map(Area::of)) {
                prop_assert!(!area.meets(&other, APART), "{name:?} covers {other:?}");
            }
        }
    }
}
