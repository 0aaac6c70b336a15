//! Nodes with many children.

use plyscope_stage::{IntervalsPanel, Panel, Role, Run, panel};

#[test]
fn the_panel_shows_the_first_children_and_those_that_matter() {
    // The best is the 250th, what is next to it the 201st.
    let worth = |child: usize| match child {
        250 => 900,
        201 => 500,
        _ => child,
    };
    let leaves: Vec<_> = (1..=300).map(|child| worth(child).to_string()).collect();
    let mut run = Run::open("b-star", &format!("[{}]", leaves.join(","))).unwrap();
    run.record_all();
    let steps = run.recording().steps();
    run.recording_mut().seek(steps);
    let Panel::Intervals(IntervalsPanel { rows, more, .. }) = panel(&run, &run.moment()) else {
        panic!("not intervals")
    };
    let nodes: Vec<_> = rows.iter().map(|row| row.node.clone()).collect();
    let expected: Vec<_> = (1..=100).chain([201, 250]).map(|child| child.to_string()).collect();
    assert_eq!(nodes, expected);
    assert_eq!(more, 198);
    let roles: Vec<_> = rows[99..].iter().map(|row| row.role).collect();
    assert_eq!(roles, [None, Some(Role::Rest), Some(Role::Best)]);
}

#[test]
fn the_moves_of_a_node_are_listed_once_for_all_names() {
    // Each list of moves has a million entries: one for each row would take minutes here.
    let mut run = Run::open("b-star", "random:branching=1000000,depth=1").unwrap();
    run.record_all();
    let Panel::Intervals(IntervalsPanel { rows, more, .. }) = panel(&run, &run.moment()) else {
        panic!("not intervals")
    };
    assert_eq!(rows.len() + more, 1_000_000);
}
