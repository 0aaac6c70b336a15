use expect_test::expect_file;
use plyscope::{Board, Bound, Cell, CutBy, NodeId, Player, Status, Value};
use proptest::prelude::*;

use super::edge::Slash;
use super::look::Look;
use super::model::{Label, NodeMark, PlacedBoard};
use super::*;
use crate::draw::layout::Layout;
use crate::draw::painter::{Anchor, Glyph, Place};
use crate::draw::svg::{Caption, svg};
use crate::draw::tikz::tikz;
use crate::draw::view::{Size, View};
use crate::record::state::{NodeNumbers, Phase, State};
use crate::record::topology::Topology;
use crate::test_support::{Sketch, grow, uniform, written};

const CAPTION: Caption<'_> = Caption { title: "A <tree>", description: "R & D" };

/// Plaat's tree in the middle of an SSS* search, and something of all else
/// that a node can be.
fn every_state(sketch: &mut Sketch) {
    let merit = |units| NodeNumbers::Merit(Value::new(units), Bound::Upper);
    for (node, numbers) in [(0, merit(i32::MAX)), (1, merit(35)), (2, NodeNumbers::None)] {
        sketch.at(NodeId(node), |edit| edit.phase(Phase::Live).numbers(numbers));
    }
    let (alpha, beta) = (Value::new(-3), Value::INF);
    sketch.at(NodeId(2), |edit| {
        edit.numbers(NodeNumbers::Window { alpha, beta, value: Some(Value::ZERO) })
    });
    for (node, by) in [(4, CutBy::Beta), (6, CutBy::Alpha)] {
        sketch.at(NodeId(node), |edit| edit.phase(Phase::Cut).cut_by(Some(by)));
    }
    sketch.at(NodeId(3), |edit| {
        edit.phase(Phase::Resolved).numbers(NodeNumbers::Value(Value::new(5), Bound::Lower))
    });
    sketch.at(NodeId(7), |edit| edit.phase(Phase::Resolved).open(Some(Status::Solved)));
    sketch.at(NodeId(8), |edit| edit.open(Some(Status::Live)));
    sketch.at(NodeId(11), |edit| edit.phase(Phase::Live));
    sketch.at(NodeId(5), |edit| {
        edit.phase(Phase::Resolved)
            .numbers(NodeNumbers::Interval { lower: 15.into(), upper: 30.into() })
    });
    for node in [0, 2, 5, 12] {
        sketch.at(NodeId(node), |edit| edit.on_line());
    }
}

#[test]
fn a_map_of_a_deep_tree_has_one_ply_for_each_pixel() {
    let tree = grow(&[1; 60_000]);
    let layout = Layout::of(&tree);
    let size = Size { width: 180.0, height: 100.0 };
    let now = NodeId(44_444);
    let state = written(tree.len(), |sketch| {
        sketch.at(now, |edit| edit.phase(Phase::Live));
    });
    let view = View::map(&layout, size);
    let input = SceneInput {
        view,
        now: &[now],
        wordless: true,
        ..SceneInput::new(&tree, &layout, &state, size)
    };
    let scene = Scene::of(&input);
    assert!((80..=100).contains(&scene.spans().len()), "{}", scene.spans().len());
    assert!(scene.marks().is_empty() && scene.edges.len() <= 100);
    let seen: Vec<_> = scene.spans().iter().filter(|span| span.now).collect();
    assert_eq!(seen.len(), 1, "the step is about one of them");
    assert_eq!(seen[0].tone, Tone::Live);
    // A view that no tree has.
    for ply in [-7.0, 0.0, f64::NAN] {
        Scene::of(&SceneInput { view: View { ply, ..view }, ..input });
    }
}

#[test]
fn every_state_has_its_look_on_every_paper() {
    let tree = uniform(2, 3);
    let layout = Layout::of(&tree);
    let state = written(tree.len(), every_state);
    let name = |node: NodeId| (node.0 == 1).then(|| "a_1 & <b>".to_owned());
    let size = Size { width: 640.0, height: 480.0 };
    let input = SceneInput {
        now: &[NodeId(5)],
        hover: Some(NodeId(3)),
        name: &name,
        ..SceneInput::new(&tree, &layout, &state, size)
    };
    let scene = Scene::of(&input);
    let text = svg(&scene, CAPTION);
    expect_file!["../../../tests/stage/scene.svg"].assert_eq(&text);
    expect_file!["../../../tests/stage/scene.tex"].assert_eq(&tikz(&scene, &tree));
    assert_eq!(text, svg(&Scene::of(&input), CAPTION), "equal input, equal output");

    let xml = roxmltree::Document::parse(&text).unwrap();
    let text_of =
        |tag| xml.descendants().find(|node| node.has_tag_name(tag)).and_then(|node| node.text());
    assert_eq!((text_of("title"), text_of("desc")), (Some("A <tree>"), Some("R & D")));
    assert!(xml.descendants().any(|node| node.text() == Some("a_1 & <b>")));
}

#[test]
fn what_hangs_below_a_cut_is_cut_until_it_was_looked_at() {
    let tree = uniform(2, 3);
    let layout = Layout::of(&tree);
    let state = written(tree.len(), |sketch| {
        sketch.at(NodeId(2), |edit| edit.phase(Phase::Cut));
        sketch.at(NodeId(6), |edit| edit.phase(Phase::Resolved));
    });
    let size = Size { width: 640.0, height: 480.0 };
    let scene = Scene::of(&SceneInput::new(&tree, &layout, &state, size));
    let cut = scene.marks().iter().filter(|mark| mark.look == Look::Cut).map(|mark| mark.node.0);
    assert_eq!(cut.collect::<Vec<_>>(), [2, 5, 11, 12]);
}

#[test]
fn a_frame_holds_no_more_than_the_screen() {
    let mut fan = Topology::new(Player::Max);
    fan.expand(NodeId::ROOT, 300_000, Player::Min);
    let layout = Layout::of(&fan);
    let state = State::default();
    let size = Size { width: 912.0, height: 640.0 };
    let mut input = SceneInput::new(&fan, &layout, &state, size);
    for _ in 0..30 {
        let scene = Scene::of(&input);
        let all = scene.edges.len() + scene.marks.len() + scene.spans.len() + scene.labels.len();
        assert!(all < 4_000, "{all} things at {:?}", input.view);
        assert!(svg(&scene, CAPTION).len() < 200_000);
        input.view = input.view.zoom(&layout, size, 2.0, (500.0, 100.0));
    }
    assert_eq!(input.view.unit, 128.0);
}

#[test]
fn edges_are_seen_where_neither_end_is() {
    let mut fan = Topology::new(Player::Max);
    fan.expand(NodeId::ROOT, 2, Player::Min);
    fan.expand(NodeId(1), 200, Player::Max);
    fan.expand(NodeId(2), 200, Player::Max);
    let layout = Layout::of(&fan);
    let size = Size { width: 912.0, height: 640.0 };
    let state = State::default();
    let mut input = SceneInput::new(&fan, &layout, &state, size);
    // Halfway between the root and its second child, close by.
    input.view = View { x: 170.0, y: -0.2, unit: 50.0, ply: 132.0 };
    let scene = Scene::of(&input);
    assert!(scene.marks.iter().all(|mark| mark.glyph.at.y > 132.0 * 2.0));
    assert!(scene.edges.iter().any(|edge| edge.from.y < 132.0));
}

#[test]
fn numbers_never_run_into_the_next_mark() {
    let tree = uniform(2, 5);
    let layout = Layout::of(&tree);
    let window = NodeNumbers::Window { alpha: (-1234).into(), beta: 5678.into(), value: None };
    let state = written(tree.len(), |sketch| {
        (0..tree.len() as u32)
            .for_each(|node| sketch.at(NodeId(node), |edit| edit.numbers(window)));
    });
    for width in (300..1400).step_by(50) {
        let size = Size { width: f64::from(width), height: 600.0 };
        let scene = Scene::of(&SceneInput::new(&tree, &layout, &state, size));
        for label in scene.labels.iter().filter(|label| label.text.starts_with(['α', 'β'])) {
            let (start, end) = label.ends();
            // Below a mark, they stand clear of it.
            let is_beside = label.style.anchor == Anchor::Start;
            assert!(!is_beside || end < size.width as f32);
            let in_row = |mark: &&NodeMark| {
                let clear = mark.glyph.half_height + 0.5 * label.style.size;
                let clear = if is_beside { 30.0 } else { clear };
                (mark.glyph.at.y - label.at.y).abs() < clear
            };
            for mark in scene.marks.iter().filter(in_row) {
                let Glyph { at, half_width, .. } = mark.glyph;
                assert!(at.x + half_width < start || at.x - half_width > end);
            }
        }
    }
}

/// Something wide, as a sum is, or something square.
#[test]
fn names_stand_below_the_line_of_values_and_all_of_it_below_a_ring() {
    let tree = uniform(3, 3);
    let layout = Layout::of(&tree);
    let state = written(tree.len(), |_| ());
    let name = |_: NodeId| Some("a".to_owned());
    let last = NodeId(tree.len() as u32 - 1);
    let (mut values_below, mut ringed_below) = (0, 0);
    for width in (300..1200).step_by(20) {
        let size = Size { width: f64::from(width), height: 400.0 };
        let input = SceneInput {
            now: &[last],
            name: &name,
            ..SceneInput::new(&tree, &layout, &state, size)
        };
        let scene = Scene::of(&input);
        let ring = scene.rings.first().unwrap();
        let is_ringed = |label: &&Label| label.at.x == ring.at.x;
        let under = || scene.labels.iter().filter(|label| label.at.y > ring.at.y);
        for label in under().filter(is_ringed) {
            assert!(label.at.y - label.style.size / 2.0 > ring.at.y + ring.radius, "{label:?}");
            ringed_below += 1;
        }
        // Where no leaf has room for its value inside, a line is for values.
        if scene.labels.iter().any(|label| label.at.y == ring.at.y && label.at.x > 70.0) {
            continue;
        }
        let row = |is_name: bool| {
            under().filter(move |label| !is_ringed(label) && (label.text == "a") == is_name)
        };
        let lowest_value = row(false).map(|label| label.at.y).fold(0.0, f32::max);
        assert!(row(true).all(|label| label.at.y > lowest_value), "{width}");
        values_below += row(false).count();
    }
    assert!(values_below > 0 && ringed_below > 0);
}

/// Below a ring, the numbers of a node with children may reach further down its edges, and its name
/// stands on the side that they leave free: in Berliner's tree on a canvas for the last row of a hall.
#[test]
fn the_node_before_has_its_bounds_and_its_name_in_large_type() {
    let tree = grow(&[3, 3, 1, 1, 1, 1]);
    let layout = Layout::of(&tree);
    let state = written(tree.len(), |sketch| {
        let bounds = NodeNumbers::Interval { lower: 22.into(), upper: 26.into() };
        for node in 0..tree.len() as u32 {
            sketch.at(NodeId(node), |edit| edit.phase(Phase::Live).numbers(bounds));
        }
    });
    let name = |node: NodeId| Some(format!("N{}", node.0));
    let size = Size { width: 500.0, height: 350.0 };
    let before = NodeId(4);
    let input = SceneInput {
        now: &[NodeId(0)],
        before: Some(before),
        name: &name,
        ..SceneInput::new(&tree, &layout, &state, size)
    };
    let scene = Scene::of(&input);
    let glyph = scene.marks.iter().find(|mark| mark.node == before).unwrap().glyph;
    let near = |label: &&Label| {
        (label.at.x - glyph.at.x).abs() < 40.0
            && (-5.0..0.7 * input.view.ply as f32).contains(&(label.at.y - glyph.at.y))
    };
    let texts: Vec<_> = scene.labels.iter().filter(near).map(|label| &*label.text).collect();
    assert_eq!(texts, ["22..26", "N4"]);
}

/// A node with children in a row without room between the marks has its value and its name on its
/// edges, if the next row is far enough.
#[test]
fn values_and_names_of_nodes_with_children_stand_on_their_edges() {
    let mut tree = uniform(2, 6);
    let row: Vec<_> = (0..tree.len() as u32).map(NodeId).filter(|&it| tree.is_leaf(it)).collect();
    assert_eq!(row.len(), 64);
    for &node in &row {
        tree.expand(node, 1, Player::Min);
    }
    let layout = Layout::of(&tree);
    let state = written(tree.len(), |sketch| {
        let value = NodeNumbers::Value((-1).into(), Bound::Exact);
        row.iter().for_each(|&node| sketch.at(node, |edit| edit.numbers(value)));
    });
    let name = |node: NodeId| row.contains(&node).then(|| "0,1".to_owned());
    for (height, is_far) in [(1000.0, true), (200.0, false)] {
        let size = Size { width: 1600.0, height };
        let input = SceneInput { name: &name, ..SceneInput::new(&tree, &layout, &state, size) };
        let scene = Scene::of(&input);
        let below = |mark: &NodeMark, text: &str| {
            scene.labels.iter().any(|label| {
                let (is_it, down) = (label.text == text, label.at.y - mark.glyph.at.y);
                let is_near = (0.0..0.5 * input.view.ply as f32).contains(&down);
                is_it && is_near && label.at.x == mark.glyph.at.x && label.style.halo
            })
        };
        let marks = || scene.marks.iter().filter(|mark| row.contains(&mark.node));
        assert_eq!(marks().count(), 64);
        assert_eq!(marks().all(|mark| below(mark, "−1")), is_far);
        // The first has room for its name beside it.
        assert_eq!(marks().skip(1).all(|mark| below(mark, "0,1")), is_far);
        assert_eq!(marks().any(|mark| below(mark, "−1")), is_far);
    }
}

/// The number of a node and the name of the next one would be read as one text if that were closer to
/// the number than to its own mark.
#[test]
fn a_name_is_closer_to_its_mark_than_to_the_number_before() {
    let tree = grow(&[6, 1, 1, 1, 1, 1, 1]);
    let layout = Layout::of(&tree);
    let state = written(tree.len(), |sketch| {
        let value = NodeNumbers::Value(1.into(), Bound::Exact);
        (1..7).for_each(|node| sketch.at(NodeId(node), |edit| edit.numbers(value)));
    });
    let name = |node: NodeId| (node.0 > 0).then(|| "2,0".to_owned());
    let mut beside = 0;
    for width in 480..700 {
        let size = Size { width: width.into(), height: 400.0 };
        let input = SceneInput { name: &name, ..SceneInput::new(&tree, &layout, &state, size) };
        let scene = Scene::of(&input);
        let of = |label: &&Label| label.style.anchor == Anchor::End && label.text == "2,0";
        for name in scene.labels.iter().filter(of) {
            let (left, right) = name.ends();
            let before =
                scene.labels.iter().filter(|it| it.at.y == name.at.y && it.ends().1 <= left);
            let space = before.map(|it| left - it.ends().1).fold(f32::INFINITY, f32::min);
            let marks = scene.marks.iter().filter(|mark| mark.glyph.at.y == name.at.y);
            let own = marks
                .map(|mark| mark.glyph.at.x - mark.glyph.half_width - right)
                .filter(|space| *space > 0.0)
                .fold(f32::INFINITY, f32::min);
            assert!(space > own, "{space} and {own} at {width}");
            beside += 1;
        }
    }
    assert!(beside > 100, "{beside}");
}

#[test]
fn texts_below_marks_hit_no_mark_of_the_next_row() {
    let tree = grow(&[6, 3, 0, 3, 0, 3, 0]);
    let layout = Layout::of(&tree);
    let state = written(tree.len(), |_| ());
    let name = |_: NodeId| Some("c2".to_owned());
    let mut below = 0;
    for height in (60..500).step_by(10) {
        let size = Size { width: 400.0, height: f64::from(height) };
        let scene =
            Scene::of(&SceneInput { name: &name, ..SceneInput::new(&tree, &layout, &state, size) });
        for label in scene.labels.iter().filter(|label| label.style.anchor == Anchor::Middle) {
            let half = crate::draw::painter::text_width(&label.text, label.style.size, false) / 2.0;
            for mark in scene.marks.iter().filter(|mark| mark.glyph.at.y > label.at.y) {
                let Glyph { at, half_width, half_height, .. } = mark.glyph;
                let clear = label.at.y + label.style.size / 2.0 <= at.y - half_height
                    || (at.x - label.at.x).abs() >= half + half_width;
                assert!(clear, "{label:?} at {height}");
                below += 1;
            }
        }
    }
    assert!(below > 0);
}

fn a_board(node: NodeId) -> Option<Board> {
    let square = Board::Grid { columns: 3, cells: vec![Cell::Cross; 9] };
    let sum = Board::Sum(vec!["{14|-1}".to_owned(), "{3|-2}".to_owned(), "7".to_owned()]);
    Some(if node.0.is_multiple_of(3) { sum } else { square })
}

#[test]
fn boards_hang_clear_of_marks_and_texts_and_hide_no_cutoff() {
    let window = NodeNumbers::Window { alpha: (-12).into(), beta: 56.into(), value: None };
    let name = |node: NodeId| Some("name".repeat(1 + node.index() % 4));
    let mut most = 0;
    for tree in [uniform(2, 3), uniform(4, 2), uniform(9, 2), grow(&[3, 2, 0, 4, 1, 0, 2, 0, 0, 3])]
    {
        let layout = Layout::of(&tree);
        let state = written(tree.len(), |sketch| {
            (1..tree.len() as u32).for_each(|node| {
                sketch.at(NodeId(node), |edit| match node % 3 {
                    0 => edit.phase(Phase::Cut).cut_by(Some(CutBy::Alpha)),
                    _ => edit.phase(Phase::Live).numbers(window).open(Some(Status::Live)),
                });
            });
        });
        let size = Size { width: 1000.0, height: 700.0 };
        let mut view = View::fit(&layout, size);
        for _ in 0..12 {
            let now = [NodeId(1)];
            let input = SceneInput {
                name: &name,
                board: &a_board,
                now: &now,
                view,
                ..SceneInput::new(&tree, &layout, &state, size)
            };
            let scene = Scene::of(&input);
            most = most.max(scene.boards.len());
            for (index, hung) in scene.boards.iter().enumerate() {
                let other = |other: &PlacedBoard| {
                    let corner = |x: f32, y: f32| Place { x: other.at.x + x, y: other.at.y + y };
                    let (width, height) = (other.size.width as f32, other.size.height as f32);
                    [
                        corner(0.0, 0.0),
                        corner(width, 0.0),
                        corner(0.0, height),
                        corner(width, height),
                    ]
                };
                for next in &scene.boards[index + 1..] {
                    assert!(!other(next).into_iter().any(|corner| hung.reaches(corner, 0.0)));
                }
                for mark in &scene.marks {
                    let Glyph { at, half_width, half_height, .. } = mark.glyph;
                    let beside = at.x + half_width <= hung.at.x
                        || hung.at.x + hung.size.width as f32 <= at.x - half_width;
                    assert!(
                        beside
                            || at.y + half_height <= hung.at.y
                            || hung.bottom() <= at.y - half_height
                    );
                }
                for ring in &scene.rings {
                    assert!(
                        !hung.reaches(ring.at, ring.radius) || ring.at.y + ring.radius < hung.at.y
                    );
                }
                // The names of rows stand in front of everything.
                for label in scene.labels.iter().filter(|label| !label.style.halo) {
                    let width = crate::draw::painter::text_width(
                        &label.text,
                        label.style.size,
                        label.style.bold,
                    );
                    let left = match label.style.anchor {
                        Anchor::Start => label.at.x,
                        Anchor::Middle => label.at.x - width / 2.0,
                        Anchor::End => label.at.x - width,
                    };
                    for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
                        let place = Place { x: left + share * width, y: label.at.y };
                        assert!(!hung.reaches(place, 2.0), "{label:?} {hung:?}");
                    }
                }
                for Slash { at, .. } in scene.edges.iter().filter_map(|edge| edge.slash) {
                    assert!(!hung.reaches(at, 6.0), "{at:?} {hung:?}");
                }
            }
            view = view.zoom(&layout, size, 1.2, (400.0, 300.0));
        }
    }
    assert!((20..=60).contains(&most), "{most}");
}

#[test]
fn a_frame_asks_for_few_boards() {
    let tree = uniform(3, 8);
    let layout = Layout::of(&tree);
    let state = State::default();
    let asked = std::cell::Cell::new(0);
    let board = |node| {
        asked.set(asked.get() + 1);
        a_board(node)
    };
    let size = Size { width: 3840.0, height: 2160.0 };
    let mut input = SceneInput { board: &board, ..SceneInput::new(&tree, &layout, &state, size) };
    let mut seen = 0;
    for _ in 0..30 {
        asked.set(0);
        let scene = Scene::of(&input);
        seen = seen.max(scene.boards.len());
        assert!(asked.get() <= 60, "{} at {:?}", asked.get(), input.view);
        input.view = input.view.zoom(&layout, size, 1.4, (1500.0, 900.0));
    }
    assert!(seen > 20, "{seen}");
}

proptest! {
    #[test]
    fn no_cutoff_disappears(
        counts in proptest::collection::vec(0_u32..8, 40..400),
        cuts in proptest::collection::vec((0_u32..2000, 0_usize..3), 0..40),
        others in proptest::collection::vec((0_u32..2000, 0_usize..4), 0..200),
        width in 40.0..900.0,
        height in 60.0..500.0,
        zoom in 0.5..9.0,
    ) {
        let tree = grow(&counts);
        let layout = Layout::of(&tree);
        let nodes = tree.len() as u32;
        let state = written(tree.len(), |sketch| {
            for (node, what) in others {
                let node = NodeId(node % nodes);
                match what {
                    0 => sketch.at(node, |edit| edit.phase(Phase::Live)),
                    1 => sketch.at(node, |edit| edit.phase(Phase::Resolved)),
                    2 => sketch.at(node, |edit| edit.open(Some(Status::Live))),
                    _ => sketch.at(node, |edit| edit.on_line()),
                }
            }
            for (node, by) in &cuts {
                let node = NodeId(node % nodes);
                let by = [None, Some(CutBy::Alpha), Some(CutBy::Beta)][*by];
                sketch.at(node, |edit| edit.phase(Phase::Cut).cut_by(by));
            }
        });
        let size = Size { width, height };
        let mut input = SceneInput::new(&tree, &layout, &state, size);
        // Squeezed, so that even small trees are dense.
        input.view.unit /= 8.0;
        input.view = input.view.zoom(&layout, size, 1.0, (0.0, 0.0));
        input.view.unit = input.view.unit / 8.0 * zoom;
        let now: Vec<NodeId> = cuts.iter().take(3).map(|(node, _)| NodeId(node % nodes)).collect();
        input.now = &now;
        let scene = Scene::of(&input);
        for ply in 0..layout.plies() {
            for rank in layout.ply(ply) {
                let node = layout.node(rank);
                let (x, y) = input.view.to_screen(layout.x(rank), ply);
                let on_screen = (0.0..size.width).contains(&x) && (0.0..size.height).contains(&y);
                if state.phase(node) != Phase::Cut || !on_screen {
                    continue;
                }
                // By itself, with the slash of its kind on the edge above it …
                let mark = scene.marks.iter().find(|mark| mark.node == node);
                let is_struck = |mark: &NodeMark| {
                    let mut edges = scene.edges.iter().filter(|edge| edge.to.x == mark.glyph.at.x);
                    let is_cut = state.cut_by(node).filter(|_| node != NodeId::ROOT);
                    let by = |by| edges.any(|edge| edge.slash.is_some_and(|slash| slash.by == by));
                    mark.look == Look::Cut && is_cut.is_none_or(by)
                };
                // … or in a stretch that shows its kind, or one that says more.
                let tone = Tone::of(state.flags(node));
                let is_in = |run: &NodeSpan| {
                    run.y == y as f32
                        && (run.from..run.to).contains(&(x.floor() as i32))
                        && run.tone >= tone
                };
                let shown = mark.is_some_and(is_struck) || scene.spans.iter().any(is_in);
                prop_assert!(shown, "{node:?} at {x}, {y}");
            }
        }
        let seen: u32 = scene.spans.iter().map(|run| run.count).sum();
        prop_assert!(seen as usize + scene.marks.len() <= tree.len());
    }

    #[test]
    fn a_run_tells_of_each_of_its_nodes(
        counts in proptest::collection::vec(0_u32..8, 40..400),
        cuts in proptest::collection::vec(0_u32..2000, 0..90),
        squeeze in 1.0..90.0_f64,
    ) {
        let tree = grow(&counts);
        let layout = Layout::of(&tree);
        let state = written(tree.len(), |sketch| {
            for node in &cuts {
                let node = NodeId(node % tree.len() as u32);
                sketch.at(node, |edit| edit.phase(Phase::Cut).cut_by(Some(CutBy::Beta)));
            }
        });
        let size = Size { width: 700.0, height: 500.0 };
        let mut input = SceneInput::new(&tree, &layout, &state, size);
        input.view.unit /= squeeze;
        let scene = Scene::of(&input);
        for run in &scene.spans {
            let contents = hit_span(&input, (f64::from(run.from) + 0.5, f64::from(run.y))).unwrap();
            prop_assert_eq!(contents.nodes(), run.count);
            let most = Tone::ALL.into_iter().rev().find(|&tone| contents.count(tone) > 0);
            prop_assert_eq!(most, Some(run.tone));
        }
    }

    #[test]
    fn what_is_pointed_at_is_the_nearest(x in 0.0..912.0_f64, y in 0.0..640.0_f64, zoom in 1.0..30.0_f64) {
        let tree = uniform(3, 5);
        let layout = Layout::of(&tree);
        let size = Size { width: 912.0, height: 640.0 };
        let view = View::fit(&layout, size).zoom(&layout, size, zoom, (300.0, 500.0));
        let away = |rank: usize| {
            let (node_x, node_y) = view.to_screen(layout.x(rank), layout.ply_of(rank));
            (node_x - x).hypot(node_y - y)
        };
        let nearest = (0..layout.len()).map(away).fold(f64::INFINITY, f64::min);
        match hit(&layout, view, (x, y)) {
            Some(node) => prop_assert_eq!(away(layout.rank(&tree, node)), nearest),
            None => prop_assert!(nearest > 22.0),
        }
    }
}
