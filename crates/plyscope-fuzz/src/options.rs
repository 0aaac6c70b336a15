//! The options of searches: the first line is the search, the second one the game, and each further
//! one an option.

use arbitrary::{Result, Unstructured};
use plyscope::{ALGORITHMS, Algorithm, AnyGame, AnySearch, Game, SearchError, SearchKind};
use plyscope_stage::{Run, RunError, trace};

use crate::claims::assert_claims;
use crate::games;

/// A run as it is written down.
pub(crate) struct Written<'a> {
    pub(crate) search: &'a str,
    pub(crate) game: &'a str,
    pub(crate) options: Vec<(&'a str, &'a str)>,
}

impl<'a> Written<'a> {
    /// Reads the lines up to an empty one.
    pub(crate) fn of(lines: &mut impl Iterator<Item = &'a str>) -> Written<'a> {
        let (search, game) = (lines.next().unwrap_or_default(), lines.next().unwrap_or_default());
        let options = lines.take_while(|line| !line.is_empty());
        let options = options.map(|line| line.split_once('=').unwrap_or((line, ""))).collect();
        Written { search, game, options }
    }

    /// Opens the run; `None` if there is none, or one that would take its time.
    pub(crate) fn open(&self) -> Option<Run> {
        if let Ok(game) = self.game.parse::<AnyGame>()
            && !is_small(&game)
        {
            return None;
        }
        let builder = Run::builder(self.search, self.game).options(self.options.iter().copied());
        let mut run =
            builder.open_unprepared().inspect_err(|error| self.check_message(error)).ok()?;
        for _ in 0..PARTS {
            match run.prepare(PART) {
                Ok(true) => return Some(run),
                Ok(false) => {}
                Err(error) => {
                    self.check_message(&error);
                    return None;
                }
            }
        }
        None
    }

    /// Asserts that a refusal says what it is about.
    fn check_message(&self, error: &RunError) {
        assert!(error.to_string().len() > 10, "{error}");
        if let RunError::Search(SearchError::Option(error)) = error {
            let name = error.name();
            let is_given = self.options.iter().any(|(given, _)| *given == name);
            let specs = algorithm(self.search).map_or(&[][..], |algorithm| algorithm.options);
            let is_known = name == "game" || specs.iter().any(|spec| spec.name == name);
            assert!(is_given || is_known, "`{name}`: {error}");
        }
    }
}

fn algorithm(name: &str) -> Option<&'static Algorithm> {
    ALGORITHMS.iter().find(|algorithm| algorithm.name == name)
}

/// The greatest number of moves at a node.
const MOST_MOVES: usize = 1_000;
/// The number of nodes among which one with more moves is looked for.
const MOST_NODES: usize = 1_000;
/// The number of parts of what comes before the first step, and their size: a search with intervals
/// solves games that tell no bounds.
const PARTS: usize = 30;
const PART: usize = 1_000;

/// The greatest number of steps that are gone. Many runs end before.
const STEPS: usize = 200;

/// Returns `true` if a few steps are little work. What is not is tried elsewhere, against a clock.
fn is_small(game: &AnyGame) -> bool {
    let mut positions = vec![game.start()];
    let mut seen = 0;
    while seen < positions.len() && positions.len() < MOST_NODES {
        let mut moves = Vec::new();
        let position = positions[seen].clone();
        game.moves(&position, &mut moves);
        if moves.len() > MOST_MOVES {
            return false;
        }
        positions.extend(moves.iter().map(|mv| game.play(&position, mv)));
        seen += 1;
    }
    true
}

/// Opens a run and goes some steps; a refusal says why, and an end claims no more than it may.
pub(crate) fn try_text(text: &str) -> bool {
    let written = Written::of(&mut text.lines());
    let Some(mut run) = written.open() else { return false };
    // The side that values are seen from is no option of the search.
    let given = run.settings().given().map(|(name, value)| (name.to_owned(), value.to_owned()));
    let given: Vec<_> = given.collect();
    let again = AnySearch::builder(written.search, run.game().clone()).options(given.clone());
    let again = again.build().expect("what is in force can be given");
    assert_eq!(again.listing(), run.search().listing());
    for (name, value) in &given {
        assert!(written.options.contains(&(name.as_str(), value.as_str())), "{name}={value}");
    }
    run.record(STEPS);
    for step in [0, 1, run.recording().steps()] {
        run.recording_mut().seek(step);
        _ = (plyscope_stage::narrate(&run, &run.moment()), plyscope_stage::rules(&run));
        _ = plyscope_stage::panel(&run, &run.moment());
    }
    assert_read(&run);
    assert_claims(&mut run);
    true
}

/// Asserts that the trace of a run is read as it was written.
fn assert_read(run: &Run) {
    let mut text = Vec::new();
    trace::write(run, &mut text).expect("memory is written to");
    let text = String::from_utf8(text).expect("a trace is text");
    let read = trace::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read.header, trace::header(run));
    assert_eq!(read.events.len(), run.recording().events());
    for (line, (_, event)) in
        read.events.iter().zip(run.recording().events_in(0..read.events.len()))
    {
        assert_eq!(line.event, trace::TraceEvent::of(run, event));
    }
}

/// Makes a run with options that the search has.
pub(crate) fn make(u: &mut Unstructured<'_>) -> Result<String> {
    let algorithm = u.choose(ALGORITHMS)?;
    let game = match algorithm.kind {
        SearchKind::Live => games::for_one(u)?,
        SearchKind::Payoffs => games::for_three(u)?,
        _ if u.ratio(1, 3)? => games::game(u)?,
        _ => games::small(u)?,
    };
    let mut lines = vec![algorithm.name.to_owned(), game];
    lines.extend(games::options(algorithm.options, u)?);
    Ok(lines.join("\n"))
}
