//! Sentence and panel speak of the moment at which a step chose.

use plyscope::{Event, NodeId, Player, Strategy, Value};
use plyscope_stage::{NodeNumbers, Panel, Role, Run, panel};

/// Returns the root's children with what the player there can hope for, before an event.
fn hopes(run: &mut Run, event: usize) -> Vec<(NodeId, Value)> {
    run.recording_mut().seek_event(event);
    let recording = run.recording();
    let topology = recording.topology();
    let children = topology.children(NodeId::ROOT).iter();
    let hope = |node| match (recording.state().node_numbers(node), topology.player(NodeId::ROOT)) {
        (NodeNumbers::Interval { upper, .. }, Player::Max) => Some(upper),
        (NodeNumbers::Interval { lower, .. }, Player::Min) => Some(-lower),
        (NodeNumbers::Value(value, _), Player::Max) => Some(value),
        (NodeNumbers::Value(value, _), Player::Min) => Some(-value),
        _ => None,
    };
    children.filter_map(|node| Some((node, hope(node)?))).collect()
}

/// Returns the left-most of those with the greatest hope.
fn most(hopes: impl DoubleEndedIterator<Item = (NodeId, Value)>) -> Option<NodeId> {
    hopes.rev().max_by_key(|&(_, hope)| hope).map(|(node, _)| node)
}

#[test]
fn the_roles_are_those_by_which_b_star_chose() {
    let (mut chosen, mut next) = (0, 0);
    for seed in 0..150 {
        let policy =
            ["alternate", "smaller-tree", "berliner", "prove-best", "disprove-rest"][seed % 5];
        let game = format!("random:branching={},depth=3,seed={seed}", 2 + seed % 4);
        let mut run = Run::builder("b-star", &game).option("policy", policy).open().unwrap();
        run.record_all();
        for step in 1..=run.recording().steps() {
            let range = run.recording().events_of_step(step);
            let choice =
                run.recording().events_in(range.clone()).find_map(|(_, event)| match event {
                    Event::Choose { strategy, node, .. } => Some((strategy, node)),
                    _ => None,
                });
            let Some((strategy, node)) = choice else { continue };
            let before = hopes(&mut run, range.start);
            let best = most(before.iter().copied()).unwrap();
            let rest = match strategy {
                Strategy::ProveBest => most(before.into_iter().filter(|it| it.0 != best)).unwrap(),
                Strategy::DisproveRest => node,
            };
            run.recording_mut().seek(step);
            let Panel::Intervals(panel) = panel(&run, &run.moment()) else { panic!("not B*") };
            let topology = run.recording().topology();
            let of = |role| {
                let row = panel.rows.iter().find(|row| row.role == Some(role)).unwrap();
                row.node.clone()
            };
            let path = |node| topology.path(node).to_string();
            assert_eq!(
                [of(Role::Best), of(Role::Rest)],
                [path(best), path(rest)],
                "{game}, step {step}"
            );
            chosen += 1;
            next += usize::from(panel.rows.iter().any(|row| row.next.is_some()));
        }
    }
    assert!(chosen > 500 && next > 100, "{chosen} choices, {next} of them with other roles next");
}

#[test]
fn the_panel_shows_the_way_to_the_node_that_the_step_expands() {
    let mut run = Run::open("proof-number", "tic-tac-toe:X.O/.X./..O").unwrap();
    run.record_all();
    let mut others = 0;
    // The last step settles the root: then the panel shows the proof.
    for step in 2..run.recording().steps() - 1 {
        run.recording_mut().seek(step);
        let moment = run.moment();
        let selected = moment.events().find_map(|event| match *event {
            Event::Select { node } => Some(node),
            _ => None,
        });
        let Panel::Proofs(panel) = panel(&run, &moment) else { panic!("no proof numbers") };
        let selected = run.recording().topology().path(selected.unwrap()).to_string();
        assert_eq!(panel.rows.last().unwrap().node, selected, "step {step}");
        others += usize::from(panel.next.is_some_and(|next| next.node != selected));
    }
    assert!(others > 0);
}
