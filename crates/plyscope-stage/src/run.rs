//! A search of a game, opened by name, recorded bit by bit.

mod progress;
mod timeline;
mod whole;

use plyscope::{
    AnyGame, AnySearch, Board, Event, Game, Line, NodeId, NotationError, SearchError, SearchKind,
    Settings,
};

use crate::panel::most_proving;
use crate::recording::Recording;
use whole::Rest;

pub use progress::Progress;

/// Why a run can't begin.
#[derive(Clone, Debug, thiserror::Error)]
pub enum RunError {
    /// The game's text can't be read.
    #[error(transparent)]
    Game(#[from] NotationError),
    /// There is no such search, or it doesn't take these options.
    #[error(transparent)]
    Search(#[from] SearchError),
}

/// A search, its game and the recording of what it did so far.
///
/// ```
/// use plyscope_stage::Run;
///
/// let mut run = Run::open("alpha-beta", "[[3,12,8],[2,4,6],[14,5,2]]", [("fail", "hard")])?;
/// assert!(!run.record(5), "five steps don't end it");
/// run.record_all();
/// assert_eq!(run.recording().outcome().unwrap().line.to_string(), "1.1");
/// # Ok::<(), plyscope_stage::RunError>(())
/// ```
#[derive(Debug)]
pub struct Run {
    search: AnySearch<AnyGame>,
    recording: Recording,
    options: Vec<(String, String)>,
    part: Part,
    /// The number of leaves of the game's whole tree, where that is known.
    leaves: Option<usize>,
    /// As it was last asked for.
    progress: Progress,
}

#[derive(Debug)]
enum Part {
    /// The search is recorded.
    Search,
    /// It has ended, and what it never generated is added, so that a tree that
    /// was written down is there as on paper.
    Rest(Box<Rest>),
    Done,
}

/// Deeper moves go without their names, deeper positions without their boards.
const NAMED_PLIES: usize = 1_000;

impl Run {
    /// Opens a game by its text and a search by its name and options.
    pub fn open<N: Into<String>, T: Into<String>>(
        algorithm: &str,
        game: &str,
        options: impl IntoIterator<Item = (N, T)>,
    ) -> Result<Run, RunError> {
        let options: Vec<(String, String)> =
            options.into_iter().map(|(name, value)| (name.into(), value.into())).collect();
        let game: AnyGame = game.parse()?;
        let root = game.player(&game.start());
        let search = AnySearch::new(algorithm, game, options.clone())?;
        let recording = Recording::new(root, search.algorithm().kind);
        Ok(Run {
            search,
            recording,
            options,
            part: Part::Search,
            leaves: None,
            progress: Progress::default(),
        })
    }

    /// Records so many steps more, or fewer if the search ends before. Once it
    /// has ended, adds as many nodes that it never generated, in trees that were
    /// written down and in small games. Returns whether that was all.
    pub fn record(&mut self, steps: usize) -> bool {
        match &mut self.part {
            Part::Search => {
                let search = &mut self.search;
                let mut step = || self.recording.record_step(|recording| search.step(recording));
                if !(0..steps).all(|_| step()) {
                    self.part = match Rest::of(self.search.game(), self.horizon(), &self.recording)
                    {
                        Some(rest) => Part::Rest(Box::new(rest)),
                        None => Part::Done,
                    };
                }
            }
            Part::Rest(rest) => {
                if rest.add(self.search.game(), &mut self.recording, steps) {
                    let topology = self.recording.topology();
                    let nodes = (0..topology.len() as u32).map(NodeId);
                    self.leaves = Some(nodes.filter(|&node| topology.is_leaf(node)).count());
                    self.part = Part::Done;
                }
            }
            Part::Done => {}
        }
        self.is_done()
    }

    /// Records everything that is still to come.
    pub fn record_all(&mut self) {
        while !self.record(usize::MAX) {}
    }

    /// Whether the search has ended, and all of it is recorded.
    pub fn is_done(&self) -> bool {
        matches!(self.part, Part::Done)
    }

    /// The number of leaves of the game's whole tree, where that is known.
    pub fn leaves(&self) -> Option<usize> {
        self.leaves
    }

    /// The search.
    pub fn search(&self) -> &AnySearch<AnyGame> {
        &self.search
    }

    /// The game.
    pub fn game(&self) -> &AnyGame {
        self.search.game()
    }

    /// The options that were given, the defaults left out.
    pub fn options(&self) -> &[(String, String)] {
        &self.options
    }

    /// All options in force.
    pub fn settings(&self) -> Settings {
        let algorithm = self.search.algorithm();
        let given = self.options.iter().cloned();
        let settings = Settings::of(algorithm.name, algorithm.options, given);
        // They were taken when the search was made.
        settings.unwrap_or_else(|_| unreachable!())
    }

    /// What was recorded, and the state of the tree.
    pub fn recording(&self) -> &Recording {
        &self.recording
    }

    /// The same, to be moved through.
    pub fn recording_mut(&mut self) -> &mut Recording {
        &mut self.recording
    }

    /// The position at a node.
    pub fn position(&self, node: NodeId) -> <AnyGame as Game>::Position {
        let game = self.game();
        let (mut position, mut moves) = (game.start(), Vec::new());
        for &child in self.recording.topology().path(node).children() {
            moves.clear();
            game.moves(&position, &mut moves);
            position = game.play(&position, &moves[child as usize]);
        }
        position
    }

    /// What people call the move that leads to a node, where it has a name.
    pub fn name(&self, node: NodeId) -> Option<String> {
        let parent = self.recording.topology().parent(node)?;
        // To name a move, the game is played up to it.
        if !self.recording.topology().is_within(node, NAMED_PLIES) {
            return None;
        }
        let child = self.recording.topology().child_number(node);
        let (position, mut moves) = (self.position(parent), Vec::new());
        self.game().moves(&position, &mut moves);
        self.game().move_name(&position, &moves[child as usize])
    }

    /// What the position at a node looks like, where the game has boards.
    pub fn board(&self, node: NodeId) -> Option<Board> {
        if !Board::ANY {
            return None;
        }
        // Most games have a board in every position or in none.
        self.game().board(&self.game().start())?;
        let near = self.recording.topology().is_within(node, NAMED_PLIES);
        near.then(|| self.game().board(&self.position(node)))?
    }

    /// What people call each of a node's moves, where they have names.
    pub(crate) fn child_names(&self, node: NodeId) -> Vec<Option<String>> {
        let (position, mut moves) = (self.position(node), Vec::new());
        self.game().moves(&position, &mut moves);
        moves.iter().map(|mv| self.game().move_name(&position, mv)).collect()
    }

    /// The node that a step is about: where to look.
    pub fn focus(&self, step: usize) -> NodeId {
        let mut focus = NodeId::ROOT;
        let mut pushes = 0;
        for (_, event) in self.recording.step_events(step) {
            match event {
                Event::Enter { node, .. }
                | Event::Backup { node, .. }
                | Event::Pop { node, .. } => {
                    focus = node;
                }
                Event::Leave { node, .. } if node == NodeId::ROOT => focus = node,
                Event::Push { node, .. } => {
                    pushes += 1;
                    if pushes == 1 && step > 1 {
                        focus = node;
                    }
                }
                Event::Select { node } => return node,
                _ => {}
            }
        }
        if pushes > 1 { self.popped(step).unwrap_or(focus) } else { focus }
    }

    /// The way to the node that the search works on next, where its numbers
    /// say so; empty for other searches.
    pub fn way(&self) -> Vec<NodeId> {
        let recording = self.recording();
        match self.kind() {
            SearchKind::Proofs => most_proving(recording.topology(), recording.state()),
            _ => Vec::new(),
        }
    }

    fn popped(&self, step: usize) -> Option<NodeId> {
        self.recording.step_events(step).find_map(|(_, event)| match event {
            Event::Pop { node, .. } => Some(node),
            _ => None,
        })
    }

    fn horizon(&self) -> Option<u32> {
        let settings = self.settings();
        settings.has("depth").then(|| settings.number("depth"))?
    }

    /// What the search works with.
    pub fn kind(&self) -> SearchKind {
        self.recording.kind()
    }

    /// The lines of the listing that a step ran through, in order.
    pub fn lines(&self, step: usize) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::new();
        let events: Vec<_> = self.recording.step_events(step).collect();
        // What a child returns is told by the line that takes it.
        let taken = events.iter().any(|(_, event)| matches!(event, Event::Backup { .. }));
        for (line, event) in events {
            if taken && matches!(event, Event::Leave { .. } | Event::Store { .. }) {
                continue;
            }
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests;
