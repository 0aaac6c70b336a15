//! A search of a game, opened by name and recorded a few steps at a time.

mod progress;
mod timeline;
mod whole;

use plyscope::{
    Algorithm, AnyGame, AnySearch, Board, Game, Limits, NodeId, NotationError, OptionError,
    SearchError, SearchKind, Seat, Settings, Unit,
};

use crate::record::parts::Part;
use crate::record::receiver::Receiver;
use crate::record::recording::Recording;
use crate::scale::GAMES;
use crate::show::moment::{Moment, focus};
use crate::show::names::Names;
use crate::show::numbers_option::take_numbers;
use crate::show::positions::LastPath;
use crate::show::positions::Positions;
use crate::show::sentence::shown_payoffs;
use crate::show::side::Side;
use whole::Count;
use whole::Rest;

pub use progress::Progress;

/// The reason why a run can't begin.
#[derive(Clone, Debug, thiserror::Error)]
pub enum RunError {
    /// The game's text can't be read.
    #[error(transparent)]
    Game(#[from] NotationError),
    /// There is no such search, or it doesn't accept these options.
    #[error(transparent)]
    Search(#[from] SearchError),
}

/// A search, its game and the recording so far.
///
/// ```
/// use plyscope_stage::Run;
///
/// let game = "[[3,12,8],[2,4,6],[14,5,2]]";
/// let mut run = Run::builder("alpha-beta", game).option("fail", "hard").open()?;
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
    settings: Settings,
    /// The side that values are seen from.
    side: Side,
    is_side_chosen: bool,
    /// The unit of values, with the way in which they are written.
    unit: Unit,
    phase: Phase,
    /// `true` if the game names its moves, or any of them.
    is_named: bool,
    /// The number of leaves of the game's whole tree, where that is known.
    leaves: Option<usize>,
    /// The progress when it was last asked for.
    progress: Progress,
    /// For names and boards of positions.
    last_path: std::sync::Mutex<LastPath>,
}

#[derive(Debug)]
enum Phase {
    /// The search is recorded.
    Search,
    /// The search has ended, and the nodes of the whole tree are counted.
    Count(Count),
    /// The nodes that the search never generated are added, so that a tree that was written down is
    /// complete.
    Rest(Rest),
    Done,
}

/// The number of positions that are counted in the time that a step takes.
const COUNTED: usize = 32;

/// The game of a run, as text or ready.
#[derive(Clone, Debug)]
enum Source<'a> {
    Text(&'a str),
    Game(AnyGame),
}

/// A builder of a run, made by [`Run::builder`]. An option that isn't set has its default.
#[derive(Clone, Debug)]
#[must_use = "nothing is run before `open`"]
pub struct RunBuilder<'a> {
    algorithm: &'a str,
    game: Source<'a>,
    options: Vec<(String, String)>,
    limits: Limits,
}

impl<'a> RunBuilder<'a> {
    fn new(algorithm: &'a str, game: Source<'a>) -> RunBuilder<'a> {
        RunBuilder { algorithm, game, options: Vec::new(), limits: Limits::NONE }
    }
}

impl RunBuilder<'_> {
    /// Sets one option of the search, written as on the command line.
    pub fn option(mut self, name: &str, value: impl ToString) -> Self {
        self.options.push((name.to_owned(), value.to_string()));
        self
    }

    /// Sets several options of the search, each written as on the command line.
    pub fn options<N: Into<String>, T: Into<String>>(
        mut self,
        options: impl IntoIterator<Item = (N, T)>,
    ) -> Self {
        self.options.extend(options.into_iter().map(|(name, value)| (name.into(), value.into())));
        self
    }

    /// Refuses a game that is wider or deeper. Without limits, it may be of any size.
    ///
    /// ```
    /// use plyscope::Limits;
    /// use plyscope_stage::Run;
    ///
    /// let limits = Limits { children: 3, plies: 2 };
    /// assert!(Run::builder("minimax", "[[3,12,8],4]").within(limits).open().is_ok());
    /// let wide = Run::builder("minimax", "[[3,12,8,2],4]").within(limits).open();
    /// let deep = Run::builder("minimax", "[[3,[12]],4]").within(limits).open();
    /// assert!(wide.is_err() && deep.is_err());
    /// ```
    pub fn within(self, limits: Limits) -> Self {
        RunBuilder { limits, ..self }
    }

    /// Returns the run, with nothing recorded yet.
    ///
    /// # Errors
    ///
    /// The game's text can't be read, there is no search of that name, it doesn't accept these
    /// options, or it can't run on this game with them.
    pub fn open(self) -> Result<Run, RunError> {
        let mut run = self.open_unprepared()?;
        while !run.prepare(usize::MAX)? {}
        Ok(run)
    }

    /// Returns the run without what its search does before the first step, which may take long:
    /// [`Run::prepare`] does it in parts.
    ///
    /// # Errors
    ///
    /// As for [`open`](RunBuilder::open), as far as it shows already.
    pub fn open_unprepared(self) -> Result<Run, RunError> {
        let RunBuilder { algorithm, game, mut options, limits } = self;
        let is_mover = Side::taken(algorithm, &mut options).map_err(SearchError::from)?;
        let numbers = take_numbers(&mut options).map_err(SearchError::from)?;
        let search = open_search(algorithm, game, &options, limits)?;
        if GAMES && is_mover == Some(true) && search.game().has_chance() {
            let why = "chance is on neither side, so its numbers have no other sign: \
                       leave out `view=mover`";
            let error = OptionError::Incompatible { name: "view", why: why.to_owned() };
            return Err(SearchError::from(error).into());
        }
        let Algorithm { name, options: specs, .. } = search.algorithm();
        let settings = Settings::of(name, specs, options.clone()).map_err(SearchError::from)?;
        let kind = search.algorithm().kind;
        let mut run = Run::of(search, kind, options, settings);
        if let Some(numbers) = numbers {
            run.unit = run.unit.written_in(numbers);
        }
        run.is_side_chosen = is_mover.is_some();
        if is_mover == Some(true) {
            run.side = run.recording.kind().mover(&run.settings, run.search.game());
        }
        Ok(run)
    }
}

impl RunBuilder<'_> {
    /// Returns the search, prepared, without a recording.
    pub(crate) fn search(self) -> Result<AnySearch<AnyGame>, RunError> {
        let mut search = self.search_unprepared()?;
        while !search.prepare(usize::MAX).map_err(SearchError::from)? {}
        Ok(search)
    }

    /// Returns the search, not prepared and without a recording.
    pub(crate) fn search_unprepared(self) -> Result<AnySearch<AnyGame>, RunError> {
        open_search(self.algorithm, self.game, &self.options, self.limits)
    }
}

impl Run {
    /// Opens a game by its text and a search by its name, with the default of
    /// each option.
    pub fn open(algorithm: &str, game: &str) -> Result<Run, RunError> {
        Run::builder(algorithm, game).open()
    }

    /// Returns a run of what another program says of its search of a game.
    ///
    /// # Errors
    ///
    /// Something was said of a node that the game doesn't have.
    ///
    /// ```
    /// use plyscope::Window;
    /// use plyscope::told::Said;
    /// use plyscope_stage::Run;
    ///
    /// let enter = |node: &str| node.parse().map(|node| Said::Enter { node, window: Window::ALL });
    /// let said = vec![enter("e")?, enter("2")?];
    /// let mut run = Run::told("[3,12]".parse()?, said)?;
    /// run.record_all();
    /// assert_eq!(run.recording().steps(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(not(plyscope_frame))]
    pub fn told(
        game: AnyGame,
        said: Vec<plyscope::told::Said>,
    ) -> Result<Run, plyscope::told::UnknownNode> {
        let told = plyscope::told::Told::new(game, said)?;
        let kind = told.kind();
        let search: AnySearch<_> = told.into();
        let settings = Settings::defaults(search.algorithm().options);
        Ok(Run::of(search, kind, Vec::new(), settings))
    }

    /// Returns the run of a search, of which nothing is recorded yet.
    fn of(
        search: AnySearch<AnyGame>,
        kind: SearchKind,
        options: Vec<(String, String)>,
        settings: Settings,
    ) -> Run {
        let start = search.game().start();
        let mut recording = Recording::new(search.game().player(&start), kind);
        if search.game().is_chance(&start) {
            recording.begin_with_chance();
        }
        let (unit, is_named) = (search.game().unit(), search.game().names_moves());
        Run {
            search,
            is_named,
            recording,
            options,
            settings,
            side: Side::Max,
            is_side_chosen: false,
            unit,
            phase: Phase::Search,
            leaves: None,
            progress: Progress::default(),
            last_path: Default::default(),
        }
    }

    /// Returns a builder of a run, which takes the options of the search.
    pub fn builder<'a>(algorithm: &'a str, game: &'a str) -> RunBuilder<'a> {
        RunBuilder::new(algorithm, Source::Text(game))
    }

    /// Returns a builder of a run of a game that is there already.
    pub fn builder_of(algorithm: &str, game: impl Into<AnyGame>) -> RunBuilder<'_> {
        RunBuilder::new(algorithm, Source::Game(game.into()))
    }

    /// Does about so much of what the search does before its first step, counted in positions that
    /// it looks at. Returns `true` once nothing of it is left.
    ///
    /// # Errors
    ///
    /// The search turns out not to be able to run on this game with these options.
    ///
    /// ```
    /// use plyscope_stage::Run;
    ///
    /// // B* solves the game, to make bounds around the values.
    /// let mut run = Run::builder("b-star", "connect-four").open_unprepared()?;
    /// assert!(!run.prepare(1_000)?);
    /// # Ok::<(), plyscope_stage::RunError>(())
    /// ```
    pub fn prepare(&mut self, work: usize) -> Result<bool, RunError> {
        Ok(self.search.prepare(work).map_err(SearchError::from)?)
    }

    /// Records so many more steps, or fewer if the search ends before. Once it has ended, adds as
    /// many nodes that it never generated, in trees that were written down and in small games.
    /// Returns `true` if everything is recorded.
    ///
    /// Whoever looks at a clock or at [`bytes`](Run::bytes) from time to time does so between two
    /// calls: a step is not left half done.
    pub fn record(&mut self, steps: usize) -> bool {
        let is_searching = |run: &Run| matches!(run.phase, Phase::Search);
        let began = is_searching(self);
        for _ in 0..steps {
            if self.is_done() || is_searching(self) != began {
                break;
            }
            self.record_one();
        }
        self.is_done()
    }

    fn record_one(&mut self) {
        let search = &mut self.search;
        match &mut self.phase {
            Phase::Search => {
                let step =
                    |recording: &mut Recording| search.step(&mut Receiver::Recording(recording));
                if !self.recording.record_step(step) {
                    self.phase = Phase::Count(Count::of(self.search.game(), self.horizon()));
                }
            }
            Phase::Count(count) => match count.go_on(search.game(), &self.recording, COUNTED) {
                Some(true) => {
                    self.phase = Phase::Rest(Rest::of(self.search.game(), self.horizon()));
                }
                Some(false) => self.phase = Phase::Done,
                None => {}
            },
            Phase::Rest(rest) => {
                if rest.add(search.game(), &mut self.recording) {
                    self.leaves = Some(rest.leaves());
                    self.phase = Phase::Done;
                }
            }
            Phase::Done => {}
        }
    }

    /// Records everything that remains.
    pub fn record_all(&mut self) {
        while !self.record(usize::MAX) {}
    }

    /// Records everything, unless the search takes more than so many steps. Returns `true` if everything
    /// is recorded.
    ///
    /// ```
    /// use plyscope_stage::Run;
    ///
    /// let within = |most| Run::open("minimax", "[3,12]").map(|mut run| run.record_within(most));
    /// assert!(!within(5)? && within(20)?);
    /// # Ok::<(), plyscope_stage::RunError>(())
    /// ```
    pub fn record_within(&mut self, most: usize) -> bool {
        // What the search has left out is added behind its last step.
        while self.recording.steps() <= most {
            if self.record(most + 1 - self.recording.steps()) {
                return true;
            }
        }
        false
    }

    /// Returns `true` if the search has ended, and all of it is recorded.
    pub fn is_done(&self) -> bool {
        matches!(self.phase, Phase::Done)
    }

    /// Returns the progress of the search. The cost is proportional to the current depth, so it
    /// should be called only now and then. The deepest ply is that of the calls so far: the more
    /// calls, the more accurate it is.
    ///
    /// ```
    /// use plyscope_stage::Run;
    ///
    /// let mut run = Run::open("minimax", "[[3,12,8],[2,4,6],[14,5,2]]")?;
    /// run.record(13);
    /// let progress = run.progress();
    /// assert_eq!((progress.nodes, progress.depth), (10, 2));
    /// // The first of three moves, and the first reply to the second.
    /// assert!((progress.share.unwrap() - 4.0 / 9.0).abs() < 1e-9);
    /// # Ok::<(), plyscope_stage::RunError>(())
    /// ```
    pub fn progress(&mut self) -> Progress {
        let is_searching = matches!(self.phase, Phase::Search);
        let focus = self.focus(self.recording.steps());
        self.progress = Progress::of(&self.recording, focus, is_searching, self.progress);
        self.progress
    }

    /// The number of leaves of the game's whole tree, where that is known.
    pub fn leaves(&self) -> Option<usize> {
        self.leaves
    }

    /// Returns about how many bytes the recording and the search's own data take, and while nodes
    /// are added that the search never generated, their positions.
    pub fn bytes(&self) -> usize {
        let rest = match &self.phase {
            Phase::Rest(rest) => rest.bytes(),
            _ => 0,
        };
        self.recording.bytes().iter().sum::<usize>() + self.search.bytes() + rest
    }

    /// Returns the search.
    pub fn search(&self) -> &AnySearch<AnyGame> {
        &self.search
    }

    /// Returns the game.
    pub fn game(&self) -> &AnyGame {
        self.search.game()
    }

    /// Returns the options that were given, without the defaults.
    pub fn options(&self) -> &[(String, String)] {
        &self.options
    }

    /// Returns all options in force.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Returns the unit of values, with the way in which they are written.
    pub fn unit(&self) -> Unit {
        self.unit
    }

    /// Returns the side that values are seen from.
    pub fn side(&self) -> Side {
        self.side
    }

    /// Sees values from the side that is usual for this kind of search, unless the options choose
    /// one.
    pub fn look_as_usual(&mut self) {
        let kind = self.search.algorithm().kind;
        let is_mover = Side::option(kind).is_some_and(|spec| spec.default == "mover");
        if is_mover && !self.is_side_chosen {
            self.side = self.recording.kind().mover(&self.settings, self.search.game());
        }
    }

    /// Returns the recording, with the state of the tree.
    pub fn recording(&self) -> &Recording {
        &self.recording
    }

    /// Returns the recording, to move in it.
    pub fn recording_mut(&mut self) -> &mut Recording {
        &mut self.recording
    }

    /// Returns the moment of the recording: the step that the state is in or at whose end it is,
    /// decoded, for everything that is shown of it. Its events are those up to the moment.
    pub fn moment(&self) -> Moment<'_> {
        let recording = &self.recording;
        let step = recording.step_at(recording.at_event());
        let range = recording.events_of_step(step);
        let (mut tally, mut own) = recording.tallies_before(range.start);
        let step_events: Vec<_> = recording.events_in(range.clone()).collect();
        let end = recording.at_event() - range.start;
        let so_far = &step_events[..end];
        so_far.iter().for_each(|(_, event)| own.count(&mut tally, event));
        Moment {
            step,
            focus: focus(step, so_far),
            range: 0..end,
            part: None,
            first_event: range.start,
            step_events,
            tally,
            own: own.erased(),
            at_event: recording.at_event(),
            topology: recording.topology(),
            state: recording.state(),
            extent: recording.extent(),
            game: self.game(),
            settings: &self.settings,
            side: self.side,
            unit: self.unit,
            leaves: self.leaves,
            last_path: &self.last_path,
        }
    }

    /// Narrows the moment to the last part of the step so far: its events are then those of that
    /// part, for what is told of it.
    ///
    /// ```
    /// use plyscope_stage::{Run, narrate};
    ///
    /// let mut run = Run::open("minimax", "[[3,12,8],[2,4,6],[14,5,2]]")?;
    /// run.record_all();
    /// run.recording_mut().seek_part(3, 2);
    /// let mut moment = run.moment();
    /// assert_eq!(moment.events().count(), 2, "a leaf is entered and evaluated");
    /// run.narrow(&mut moment);
    /// assert_eq!(moment.events().count(), 1);
    /// assert_eq!(narrate(&run, &moment).title.key, "part.evaluate");
    /// # Ok::<(), plyscope_stage::RunError>(())
    /// ```
    pub fn narrow(&self, moment: &mut Moment<'_>) {
        let parts = self.recording.parts(moment.step);
        for Part { kind, events } in &parts {
            if events.end >= moment.at_event && parts.len() > 1 {
                moment.range.start = events.start - moment.first_event;
                moment.part = Some(kind);
                return;
            }
        }
    }

    pub(crate) fn positions(&self) -> Positions<'_> {
        Positions {
            game: self.game(),
            topology: self.recording.topology(),
            last_path: &self.last_path,
        }
    }

    /// Returns the position at a node.
    pub fn position(&self, node: NodeId) -> <AnyGame as Game>::Position {
        self.positions().position(node)
    }

    /// Returns the name of the move that leads to a node, where it has one.
    pub fn name(&self, node: NodeId) -> Option<String> {
        self.positions().name(node)
    }

    /// Returns `true` if the game is a tree that names its nodes. In other games, a name is that of
    /// a move, and many nodes share it.
    pub fn has_named_nodes(&self) -> bool {
        self.is_named && matches!(self.game(), AnyGame::Tree(_))
    }

    /// Returns what the node with this path is called: its name in the tree if it has one, or else
    /// its path, or letters if the game doesn't name its moves. By letters, the root's name is
    /// empty. Text that is not a path is returned as it is.
    ///
    /// ```
    /// use plyscope_stage::{Names, Run};
    ///
    /// let run = Run::open("minimax", "[[3,12],[2,4]]")?;
    /// assert_eq!(run.called("2.1", Names::Letters), "B1");
    /// assert_eq!(run.called("2.1", Names::Numbers), "2.1");
    /// assert_eq!(run.called("e", Names::Letters), "");
    /// # Ok::<(), plyscope_stage::RunError>(())
    /// ```
    pub fn called(&self, path: &str, names: Names) -> String {
        if let Ok(path) = path.parse() {
            if self.has_named_nodes()
                && let Some(node) = self.recording.topology().node_at(&path)
                && let Some(own) = self.name(node)
            {
                return own;
            }
            // Letters beside names would be taken for names.
            if names == Names::Letters && (!self.is_named || path.children().is_empty()) {
                return names.write(&path);
            }
        }
        path.to_owned()
    }

    /// Returns the letters that a node is called by; `None` for the root, and in a game that names
    /// its nodes or its moves.
    pub fn letters(&self, node: NodeId) -> Option<String> {
        let is_called = !self.is_named && node != NodeId::ROOT;
        is_called.then(|| Names::Letters.write(&self.recording.topology().path(node)))
    }

    /// Returns the probability of the move to a node, as it is shown, if chance makes it.
    pub fn chance(&self, node: NodeId) -> Option<String> {
        self.positions().chance(node)
    }

    /// Returns `true` if the search tells several players apart, each of whom wants the most.
    pub fn has_seats(&self) -> bool {
        GAMES && self.recording.kind().has_seats()
    }

    /// Returns the player who moves at a node, if the search tells several apart.
    pub fn seat(&self, node: NodeId) -> Option<Seat> {
        if !self.has_seats() {
            return None;
        }
        self.positions().seat(node)
    }

    /// Returns that player's number as text, or at a leaf what each player gets.
    pub fn players(&self, node: NodeId) -> Option<String> {
        match self.recording.topology().is_leaf(node) {
            true => Some(shown_payoffs(self.positions().payoffs(node)?, self.unit())),
            false => Some(self.seat(node)?.number().to_string()),
        }
    }

    /// Returns the board of the position at a node, where the game has boards.
    pub fn board(&self, node: NodeId) -> Option<Board> {
        self.positions().board(node)
    }

    /// Returns the node that a step is about.
    pub fn focus(&self, step: usize) -> NodeId {
        self.recording.focus(step)
    }

    /// Returns the path to the node that the search works on next, if its numbers determine it;
    /// empty for other searches.
    pub fn path_ahead(&self) -> Vec<NodeId> {
        self.recording.kind().path_ahead(self.recording.topology(), self.recording.state())
    }

    fn horizon(&self) -> Option<u32> {
        self.settings.horizon(self.game()).ok().flatten()
    }
}

/// Opens a search of a game by its name and options. It is not prepared.
fn open_search(
    algorithm: &str,
    game: Source<'_>,
    options: &[(String, String)],
    limits: Limits,
) -> Result<AnySearch<AnyGame>, RunError> {
    let game = match game {
        Source::Text(text) => AnyGame::within(text, limits)?,
        Source::Game(game) => game,
    };
    let builder = AnySearch::builder(algorithm, game).options(options.iter().cloned());
    Ok(builder.within(limits).build_unprepared()?)
}

#[cfg(test)]
mod tests;
