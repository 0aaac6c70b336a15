use plyscope::{NodeId, Player};
use proptest::prelude::*;

use super::{Drawing, Layout};
use crate::record::topology::Topology;
use crate::test_support::{grow, uniform};

const NEARLY: f64 = 1e-6;

fn xs(layout: &Layout, ply: usize) -> Vec<f64> {
    layout.ply(ply).map(|rank| layout.x(rank)).collect()
}

#[test]
fn a_root_alone_stands_at_nought() {
    let layout = Layout::of(&Topology::new(Player::Max));
    assert_eq!((layout.len(), layout.plies(), layout.width()), (1, 1, 0.0));
    assert_eq!(layout.extent(0), (0.0, 0.0, 0));
    assert_eq!(layout.parent(0), None);
    assert!(layout.ply(1).is_empty());
}

#[test]
fn leaves_of_a_uniform_tree_stand_in_even_steps() {
    let layout = Layout::of(&uniform(2, 4));
    assert_eq!(xs(&layout, 4), (0..16).map(f64::from).collect::<Vec<_>>());
    assert_eq!(xs(&layout, 1), [3.5, 11.5]);
    assert_eq!(layout.between(4, 2.5, 5.0), 18..21);
    assert_eq!(layout.extent(1), (0.0, 7.0, 4));
}

#[test]
fn a_small_brother_between_two_large_ones_is_centred() {
    // Both outer siblings have five children, the inner one none.
    let layout = Layout::of(&grow(&[3, 5, 0, 5]));
    assert_eq!(xs(&layout, 1), [2.0, 4.5, 7.0]);
}

#[test]
fn chains_and_fans_of_a_million_need_no_stack() {
    let mut chain = Topology::new(Player::Max);
    for node in 0..1_000_000 {
        chain.expand(NodeId(node), 1, Player::Max);
    }
    let layout = Layout::of(&chain);
    assert_eq!((layout.width(), layout.depth()), (0.0, 1_000_000));
    assert_eq!(layout.rank(&chain, NodeId(1_000_000)), 1_000_000);

    let mut fan = Topology::new(Player::Max);
    fan.expand(NodeId::ROOT, 1_000_000, Player::Min);
    let layout = Layout::of(&fan);
    assert_eq!((layout.width(), layout.x(0)), (999_999.0, 499_999.5));
}

/// Returns the mirrored tree: the ranks of each ply are reversed.
fn mirrored(layout: &Layout) -> Topology {
    let mut mirror = Topology::new(Player::Max);
    let mut next = 0;
    for ply in 0..layout.plies() {
        for rank in layout.ply(ply).rev() {
            mirror.expand(NodeId(next), layout.children(rank).len() as u32, Player::Max);
            next += 1;
        }
    }
    mirror
}

proptest! {
    #[test]
    fn the_drawing_is_tidy(counts in proptest::collection::vec(0_u32..6, 1..200)) {
        let tree = grow(&counts);
        let layout = Layout::of(&tree);
        prop_assert_eq!(layout.len(), tree.len());
        let xs = || (0..layout.len()).map(|rank| layout.x(rank));
        prop_assert_eq!(xs().fold(f64::INFINITY, f64::min), 0.0);
        prop_assert!((xs().fold(0.0, f64::max) - layout.width()).abs() < NEARLY);
        for ply in 0..layout.plies() {
            for (left, right) in layout.ply(ply).zip(layout.ply(ply).skip(1)) {
                // Together with ranks that follow those of the parents this
                // also says that no two edges cross.
                prop_assert!(layout.x(right) - layout.x(left) >= 1.0 - NEARLY);
                prop_assert!(layout.parent(left) <= layout.parent(right));
            }
        }
        for rank in 0..layout.len() {
            prop_assert_eq!(layout.rank(&tree, layout.node(rank)), rank);
            let children = tree.children(layout.node(rank));
            let ids: Vec<_> = layout.children(rank).map(|child| layout.node(child)).collect();
            prop_assert_eq!(ids, children.iter().collect::<Vec<_>>());
            if let (Some(first), Some(last)) = (layout.children(rank).next(), layout.children(rank).last()) {
                let middle = (layout.x(first) + layout.x(last)) / 2.0;
                prop_assert!((layout.x(rank) - middle).abs() < NEARLY);
                prop_assert_eq!(layout.parent(last), Some(rank));
            }
        }
    }

    #[test]
    fn a_drawing_in_portions_is_the_same(
        counts in proptest::collection::vec(prop_oneof![0_u32..4, Just(0), 0_u32..20], 1..200),
        portions in proptest::collection::vec(1_usize..12, 1..20),
    ) {
        let tree = grow(&counts);
        let mut drawing = Drawing::of(&tree);
        let mut portions = portions.iter().cycle();
        while !drawing.go_on(&tree, *portions.next().expect("a portion")) {}
        prop_assert_eq!(drawing.finish(&tree), Layout::of(&tree));
    }

    #[test]
    fn a_mirror_changes_nothing_else(counts in proptest::collection::vec(0_u32..6, 1..200)) {
        let layout = Layout::of(&grow(&counts));
        let mirror = Layout::of(&mirrored(&layout));
        for ply in 0..layout.plies() {
            for (rank, twin) in layout.ply(ply).zip(mirror.ply(ply).rev()) {
                prop_assert!((layout.x(rank) + mirror.x(twin) - layout.width()).abs() < NEARLY);
            }
        }
    }
}
