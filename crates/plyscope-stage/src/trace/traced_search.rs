//! A search that is traced step by step.

use std::sync::Mutex;

use plyscope::{AnyGame, AnySearch, Event, Game, OpenState, Outcome, SearchError};

use super::context::Context;
use super::lines::{Line, TraceEvent};
use super::node_names::NodeNames;
use crate::kinds::AnyKind;
use crate::record::receiver::Receiver;
use crate::record::topology::Topology;
use crate::run::{Run, RunBuilder, RunError};
use crate::show::positions::{LastPath, Positions};

/// A search whose steps return the lines of its trace. It keeps the shape of the tree, and no
/// events: a [`Run`](crate::Run) can go back, this can't.
///
/// ```
/// use plyscope_stage::trace::{TraceEvent, TracedSearch};
///
/// let options = [("fail", "hard")];
/// let mut search = TracedSearch::open("alpha-beta", "[[3,12,8],[2,4,6]]", options)?;
/// let lines = search.step();
/// assert!(matches!(lines[0].event, TraceEvent::Enter { .. }));
/// assert!(matches!(lines[1].event, TraceEvent::Expand { .. }));
/// while !search.step().is_empty() {}
/// assert_eq!(search.outcome().unwrap().line.to_string(), "1.1");
/// # Ok::<(), plyscope_stage::RunError>(())
/// ```
#[derive(Debug)]
pub struct TracedSearch {
    search: AnySearch<AnyGame>,
    /// The game again, for the observer: a step borrows that of the search.
    game: AnyGame,
    topology: Topology,
    /// For the names of nodes.
    last_path: Mutex<LastPath>,
    pops_bounds: bool,
    /// The number of nodes that were generated.
    nodes: usize,
    steps: u64,
    events: u64,
    is_done: bool,
    /// `true` if there is a list of states whose nodes may be asked for at any time.
    has_open: bool,
}

impl RunBuilder<'_> {
    /// Returns the search, to be stepped without a recording.
    ///
    /// # Errors
    ///
    /// As for [`open`](RunBuilder::open).
    pub fn traced(self) -> Result<TracedSearch, RunError> {
        Ok(TracedSearch::new(self.search()?))
    }

    /// Returns the same without what the search does before its first step, which may take long:
    /// [`TracedSearch::prepare`] does it in parts.
    ///
    /// # Errors
    ///
    /// As for [`open_unprepared`](RunBuilder::open_unprepared).
    pub fn traced_unprepared(self) -> Result<TracedSearch, RunError> {
        Ok(TracedSearch::new(self.search_unprepared()?))
    }
}

impl TracedSearch {
    /// Opens a game by its text and a search by its name, with options that are written as on the
    /// command line.
    ///
    /// # Errors
    ///
    /// The game's text can't be read, there is no search of that name, it doesn't accept these
    /// options, or it can't run on this game with them.
    pub fn open<N: Into<String>, T: Into<String>>(
        algorithm: &str,
        game: &str,
        options: impl IntoIterator<Item = (N, T)>,
    ) -> Result<TracedSearch, RunError> {
        let options = options.into_iter().map(|(name, value)| (name.into(), value.into()));
        Run::builder(algorithm, game).options(options).traced()
    }

    fn new(search: AnySearch<AnyGame>) -> TracedSearch {
        let game = search.game().clone();
        TracedSearch {
            topology: Topology::new(game.player(&game.start())),
            pops_bounds: AnyKind::of(search.algorithm().kind).pops_bounds(),
            last_path: Mutex::default(),
            has_open: search.open().is_some(),
            search,
            game,
            nodes: 1,
            steps: 0,
            events: 0,
            is_done: false,
        }
    }

    /// Does about so much of what the search does before its first step, counted in positions that
    /// it looks at. Returns `true` once nothing of it is left.
    ///
    /// # Errors
    ///
    /// The search turns out not to be able to run on this game with these options.
    pub fn prepare(&mut self, work: usize) -> Result<bool, RunError> {
        Ok(self.search.prepare(work).map_err(SearchError::from)?)
    }

    /// Carries out a step and returns its lines; none once the search has ended.
    pub fn step(&mut self) -> Vec<Line> {
        self.advance(Some(NodeNames::Paths), true)
    }

    /// Carries out a step and returns its lines, with nodes named this way.
    pub fn step_with(&mut self, names: NodeNames) -> Vec<Line> {
        self.advance(Some(names), true)
    }

    /// Carries out a step without its lines. Returns `false` once the search has ended.
    pub fn skip(&mut self) -> bool {
        self.advance(None, true);
        !self.is_done
    }

    /// Carries out all further steps, without their lines, and returns the outcome.
    pub fn run(&mut self) -> &Outcome {
        while !self.is_done {
            self.advance(None, self.has_open);
        }
        // A search that has returned `false` has an outcome: the trait says so.
        self.search.outcome().expect("a finished search has an outcome")
    }

    /// Carries out a step, and returns its lines if it is traced, with nodes named this way. Only
    /// lines name nodes: where none will follow, the shape of the tree need not be kept.
    fn advance(&mut self, traced: Option<NodeNames>, keeps_shape: bool) -> Vec<Line> {
        let before = self.events;
        let mut lines = Vec::new();
        // What reports nothing is no step.
        while !self.is_done && self.events == before {
            let TracedSearch { game, topology, last_path, nodes, events, pops_bounds, .. } = self;
            let mut observe = |event: Event<'_>| {
                *events += 1;
                if let Event::Expand { node, children, player, .. } = event {
                    *nodes = (*nodes).max(children.first.index() + children.count as usize);
                    if keeps_shape {
                        topology.expand(node, children.count, player);
                    }
                }
                if let Some(names) = traced {
                    let positions = Positions { game, topology, last_path };
                    let context = Context { positions, pops_bounds: *pops_bounds, names };
                    lines.push(Line { t: *events, event: TraceEvent::within(context, event) });
                }
            };
            self.is_done = !self.search.step(&mut Receiver::Function(&mut observe));
        }
        self.steps += u64::from(self.events > before);
        lines
    }

    /// Returns the outcome, once the search has ended.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.search.outcome()
    }

    /// Returns the states in OPEN after the last step, each as the event that pushed it, in the order in
    /// which they would be popped, with nodes named this way; `None` for a search that keeps no such list:
    /// see [`AnySearch::open`].
    ///
    /// ```
    /// use plyscope_stage::trace::{NodeNames, TraceEvent, TracedSearch};
    ///
    /// let mut search = TracedSearch::open("sss-star", "[[3,12,8],[2,4,6]]", [("purge", "children")])?;
    /// search.step();
    /// let open = search.states_in_open(NodeNames::Paths).unwrap();
    /// assert_eq!(open.len(), 2);
    /// assert!(matches!(&open[0], TraceEvent::Push { node, .. } if node == "1"));
    /// # Ok::<(), plyscope_stage::RunError>(())
    /// ```
    pub fn states_in_open(&self, names: NodeNames) -> Option<Vec<TraceEvent>> {
        let TracedSearch { game, topology, last_path, pops_bounds, .. } = self;
        let positions = Positions { game, topology, last_path };
        let context = Context { positions, pops_bounds: *pops_bounds, names };
        let pushed = |state: OpenState| TraceEvent::within(context, state.pushed());
        Some(self.search.open()?.into_iter().map(pushed).collect())
    }

    /// Returns the search.
    pub fn search(&self) -> &AnySearch<AnyGame> {
        &self.search
    }

    /// Returns the game.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// Returns the number of nodes that were generated so far, with the root.
    pub fn nodes(&self) -> usize {
        self.nodes
    }

    /// Returns the number of events so far.
    pub fn events(&self) -> u64 {
        self.events
    }

    /// Returns the number of steps so far.
    pub fn steps(&self) -> u64 {
        self.steps
    }
}
