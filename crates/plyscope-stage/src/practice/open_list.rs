//! OPEN as a reader writes it down.

use std::fmt;

use plyscope::{Event, NodeId, Player, Status, Value};

use crate::record::front::rank;
use crate::run::Run;
use crate::show::sentence::shown;

/// The states in OPEN after a step, by their merits, equal ones from left to right.
pub(super) struct OpenList<'a> {
    run: &'a Run,
    states: Vec<(NodeId, Status, Value)>,
}

impl<'a> OpenList<'a> {
    /// Returns what is in OPEN before a run.
    pub(super) fn of(run: &'a Run) -> OpenList<'a> {
        OpenList { run, states: Vec::new() }
    }

    /// Goes on by a step.
    pub(super) fn take(&mut self, step: usize) {
        let recording = self.run.recording();
        for (_, event) in recording.step_events(step) {
            match event {
                Event::Push { node, status, merit } => self.states.push((node, status, merit)),
                Event::Pop { node, status, merit, .. } => {
                    let popped = (node, status, merit);
                    let at = self.states.iter().position(|state| *state == popped);
                    at.map(|at| self.states.remove(at));
                }
                Event::Purge { nodes } => {
                    self.states.retain(|(node, ..)| !nodes.contains(node));
                }
                _ => {}
            }
        }
        let topology = recording.topology();
        let side = recording.kind().solves_for().unwrap_or(Player::Max);
        let place = |node| topology.path(node).children().to_vec();
        self.states.sort_by_cached_key(|&(node, _, merit)| (rank(merit, side), place(node)));
    }

    /// Returns the list with the nodes as they are called, if each has a name without spaces.
    pub(super) fn called(&self, name: impl Fn(NodeId) -> Option<String>) -> Option<String> {
        let state = |&(node, status, merit): &(NodeId, Status, Value)| {
            let status = if status == Status::Live { "L" } else { "S" };
            let name = name(node).filter(|name| !name.contains(char::is_whitespace))?;
            Some(format!("{name} {status} {}", shown(merit, self.run.unit())))
        };
        Some(self.states.iter().map(state).collect::<Option<Vec<_>>>()?.join("; "))
    }
}

/// Writes each state as its node, `L` or `S`, and its merit.
impl fmt::Display for OpenList<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = |node| Some(self.run.recording().topology().short_path(node));
        f.write_str(&self.called(path).unwrap_or_default())
    }
}
