//! The order of the entries at the front of OPEN.

use super::*;
use crate::kinds::Panel;
use crate::run::Run;
use crate::show::facts;

#[test]
fn the_first_of_a_long_queue_are_shown_in_order() {
    // Few different merits, so that most are ties.
    let game = "random:branching=24,depth=4,seed=3,max=40";
    for name in ["sss-star", "dual-star"] {
        let mut run = Run::open(name, game).unwrap();
        run.record_all();
        let (steps, mut long) = (run.recording().steps(), 0);
        for step in (0..steps).step_by(steps / 16) {
            run.recording_mut().seek(step);
            let Panel::Open(OpenPanel { side, size, rows, more, .. }) =
                facts::panel(&run, &run.moment())
            else {
                panic!()
            };
            if size <= SHOWN {
                continue;
            }
            long += 1;
            assert_eq!(more, size - SHOWN);
            let state = run.recording().state();
            let mut all: Vec<_> = state.waiting().map(|(node, ..)| node).collect();
            all.sort_by_key(|&node| {
                let (_, merit) = entry_of(state, node).unwrap();
                let rank = if side == "max" { -merit } else { merit };
                (rank, run.recording().topology().path(node))
            });
            let path = |&node: &NodeId| run.recording().topology().short_path(node);
            let first: Vec<_> = all[..SHOWN].iter().map(path).collect();
            let still = |row: &OpenRow| matches!(row.change, None | Some(QueueChange::Pushed));
            let shown: Vec<_> = rows.into_iter().filter(still).map(|row| row.node).collect();
            assert_eq!(shown, first, "{name} at {step}");
        }
        assert!(long > 1, "{name}");
    }
}

/// OPEN as the events tell it.
#[test]
fn the_first_are_shown_in_order_where_nodes_have_several_states() {
    let games = [("sss-star", "branching=24,depth=4"), ("dual-star", "branching=14,depth=5")];
    for (name, size) in games {
        let game = format!("random:{size},seed=3,max=40");
        let mut run = Run::builder(name, &game).options([("purge", "children")]).open().unwrap();
        run.record_all();
        let (steps, mut most) = (run.recording().steps(), 0);
        for step in (0..=steps).step_by(steps / 4) {
            run.recording_mut().seek(step);
            let mut all: Vec<(NodeId, Value)> = Vec::new();
            for (_, event) in run.recording().events_in(0..run.recording().at_event()) {
                match event {
                    Event::Push { node, merit, .. } => all.push((node, merit)),
                    Event::Pop { node, merit, .. } => {
                        let place = all.iter().position(|it| *it == (node, merit)).unwrap();
                        all.remove(place);
                    }
                    Event::Purge { nodes } => all.retain(|(node, _)| !nodes.contains(node)),
                    _ => {}
                }
            }
            let own = run.recording().state().waiting().count();
            most = most.max(all.len() - own);
            let moment = run.moment();
            let Panel::Open(OpenPanel { side, size, rows, more, .. }) = facts::panel(&run, &moment)
            else {
                panic!()
            };
            assert_eq!((size, more), (all.len(), all.len().saturating_sub(SHOWN)));
            let (topology, unit) = (run.recording().topology(), moment.unit());
            all.sort_by_key(|&(node, merit)| {
                (if side == "max" { -merit } else { merit }, topology.path(node))
            });
            let row = |&(node, merit): &_| (topology.short_path(node), shown(merit, unit));
            let first: Vec<_> = all.iter().take(SHOWN).map(row).collect();
            let still = |row: &OpenRow| matches!(row.change, None | Some(QueueChange::Pushed));
            let shown = rows.into_iter().filter(still).map(|row| (row.node, row.merit));
            assert_eq!(shown.collect::<Vec<_>>(), first, "{name} at {step}");
        }
        assert!(most > SHOWN, "{name}: {most}");
    }
}
