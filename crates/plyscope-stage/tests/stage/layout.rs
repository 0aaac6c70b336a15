//! The drawing against that of another program.

use plyscope::{NodeId, Player};
use plyscope_stage::{Layout, Topology};
use serde_json::Value as Json;

#[test]
fn trees_are_drawn_as_d3_hierarchy_draws_them() {
    let path = format!("{}/../../tests/conformance/layout.json", env!("CARGO_MANIFEST_DIR"));
    let data: Json = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let trees = data["trees"].as_array().unwrap();
    assert_eq!(trees.len(), 400);
    for (number, case) in trees.iter().enumerate() {
        let mut tree = Topology::new(Player::Max);
        for (node, count) in case["children"].as_array().unwrap().iter().enumerate() {
            tree.expand(NodeId(node as u32), count.as_u64().unwrap() as u32, Player::Min);
        }
        let layout = Layout::of(&tree);
        let theirs = case["x"].as_array().unwrap();
        assert_eq!(layout.len(), theirs.len());
        for (rank, x) in theirs.iter().enumerate() {
            let (ours, theirs) = (layout.x(rank), x.as_f64().unwrap());
            assert!((ours - theirs).abs() < 1e-6, "tree {number}, rank {rank}: {ours} {theirs}");
        }
    }
}
