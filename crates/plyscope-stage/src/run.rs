//! A search of a game, opened by name, recorded bit by bit.

use plyscope::{
    AnyGame, AnySearch, Board, Event, Game, Idea, Line, NodeId, NotationError, SearchError,
    Settings,
};

use crate::panel::most_proving;
use crate::recording::Recording;

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
    done: bool,
    complete: bool,
}

/// A game that isn't written down as a tree is shown as a whole, with what
/// the search never generated, up to so many nodes.
const SHOWN_WHOLE: usize = 20_000;
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
        let recording = Recording::new(root, search.algorithm().idea);
        Ok(Run { search, recording, options, done: false, complete: false })
    }

    /// Records so many steps more, or fewer if the search ends before.
    /// Returns whether it has ended.
    pub fn record(&mut self, steps: usize) -> bool {
        for _ in 0..steps {
            if self.done {
                break;
            }
            let search = &mut self.search;
            self.done = !self.recording.record_step(|recording| search.step(recording));
        }
        if self.done && !self.complete {
            self.complete = complete(&self.search, self.horizon(), &mut self.recording);
        }
        self.done
    }

    /// Records everything that is still to come.
    pub fn record_all(&mut self) {
        while !self.record(usize::MAX) {}
    }

    /// Whether the search has ended.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// The number of leaves of the game's whole tree, where that is known.
    pub fn leaves(&self) -> Option<usize> {
        let topology = self.recording.topology();
        let nodes = (0..topology.len() as u32).map(NodeId);
        self.complete.then(|| nodes.filter(|&node| topology.is_leaf(node)).count())
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
        moves.iter().map(|r#move| self.game().move_name(&position, r#move)).collect()
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
        match self.idea() {
            Idea::Proofs => most_proving(recording.topology(), recording.state()),
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
    pub fn idea(&self) -> Idea {
        self.recording.idea()
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

    /// The step after `step`, or before it, that matters: a cutoff, a pass,
    /// a purge, a change of strategy, the end. Where there is none, the last
    /// step, or the start.
    pub fn next_mark(&self, step: usize, forward: bool) -> usize {
        let marks = self.recording.marks();
        let matters = |index: &usize| marks[*index].matters();
        if forward {
            (step..marks.len()).find(matters).map_or(marks.len(), |index| index + 1)
        } else {
            let before = 0..step.saturating_sub(1).min(marks.len());
            before.rev().find(matters).map_or(0, |index| index + 1)
        }
    }

    /// The marks of a timeline that is `width` pixels wide, the start at its
    /// first pixel and the last step at its last: the most important of
    /// those that fall on each pixel.
    pub fn timeline(&self, width: usize) -> Vec<u8> {
        let marks = self.recording.marks();
        let mut pixels = vec![0; width];
        for (index, &mark) in marks.iter().enumerate() {
            let pixel = (index + 1) * width.saturating_sub(1) / marks.len();
            if let Some(shown) = pixels.get_mut(pixel) {
                *shown = (*shown).max(mark as u8);
            }
        }
        pixels
    }
}

/// Adds what the search never generated to the recorded tree, where that is
/// not too much; below a link there is nothing to add. Returns whether the
/// tree is complete now.
fn complete(search: &AnySearch<AnyGame>, horizon: Option<u32>, recording: &mut Recording) -> bool {
    let game = search.game();
    let written = matches!(game, AnyGame::Tree(_));
    let most = if written { usize::MAX } else { SHOWN_WHOLE };
    if recording.topology().len() > most || !has_at_most(most, game, horizon) {
        return false;
    }
    let mut nodes = vec![(game.start(), 0)];
    let mut moves = Vec::new();
    let mut index = 0;
    while index < recording.topology().len() {
        let node = NodeId(index as u32);
        index += 1;
        let (position, depth) = nodes[node.index()].clone();
        moves.clear();
        if horizon != Some(depth) {
            game.moves(&position, &mut moves);
        }
        let topology = recording.topology_mut();
        if moves.is_empty() {
            // A leaf that is known by bounds only has no value to show.
            let told = game.interval(&position).is_some_and(|told| told.lower < told.upper);
            topology.set_leaf(node, (!told).then(|| game.value(&position)));
            continue;
        }
        if topology.link_of(node).is_some() {
            continue;
        }
        let player = game.player(&game.play(&position, &moves[0]));
        topology.expand(node, moves.len() as u32, player);
        let first = topology.children(node).first.index();
        let len = nodes.len().max(first + moves.len());
        nodes.resize(len, (game.start(), 0));
        for (child, r#move) in moves.iter().enumerate() {
            nodes[first + child] = (game.play(&position, r#move), depth + 1);
        }
    }
    recording.grow_to_topology();
    true
}

/// Whether a game's tree has no more than so many nodes.
fn has_at_most(most: usize, game: &AnyGame, horizon: Option<u32>) -> bool {
    let mut waiting = vec![(game.start(), 0)];
    let (mut moves, mut seen) = (Vec::new(), 0);
    while let Some((position, depth)) = waiting.pop() {
        seen += 1;
        if horizon != Some(depth) {
            moves.clear();
            game.moves(&position, &mut moves);
            waiting.extend(moves.iter().map(|r#move| (game.play(&position, r#move), depth + 1)));
        }
        if seen + waiting.len() > most {
            return false;
        }
    }
    true
}
