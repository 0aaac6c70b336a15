//! Comparisons of searches over ranges of seeds.

use std::time::{Duration, Instant};

use plyscope::{AnyGame, Game, Silent};
use plyscope_stage::compare::{CompareError, Found, Report as Sums, Sample, SearchSpec, TIME};
use pyo3::prelude::*;

use crate::errors::{Exception, game_error};
use crate::game::{Rules, Source, depth_of};
use crate::slices::{until_done, until_prepared};

/// The sums of a comparison.
#[pyclass(frozen)]
#[derive(Clone, Debug)]
pub(crate) struct Report(Sums);

/// A row: the search, the count, the sum, the mean and its standard error.
type Row = (String, String, u128, f64, Option<f64>);
/// The names of two comparisons in messages, if they have no others.
const NAMES: (&str, &str) = ("the first comparison", "the second one");

/// Reads a comparison as the command line writes it with `--format json`; `name` is what messages
/// call it.
#[pyfunction]
pub(crate) fn report(py: Python<'_>, text: &str, name: &str) -> PyResult<Report> {
    Sums::read(text.as_bytes(), name).map(Report).map_err(|error| error.raised(py))
}

#[pymethods]
impl Report {
    /// Returns the sum of both. Fails if they are of different games or searches, or have a seed in
    /// common; messages call them by their names.
    #[pyo3(signature = (other, names=None))]
    fn plus(
        &self,
        py: Python<'_>,
        other: &Report,
        names: Option<(String, String)>,
    ) -> PyResult<Report> {
        let (mut sum, other) = (self.0.clone(), &other.0);
        let (first, second) = names.as_ref().map_or(NAMES, |(first, second)| (first, second));
        let add = || {
            if sum.trees == 0 || other.trees == 0 {
                sum.is_of_same(first, other, second)?;
            } else {
                for (report, name) in [(&sum, first), (other, second)] {
                    if report.seeds.is_empty() {
                        return Err(CompareError::SingleGame { name: name.to_owned() });
                    }
                }
                sum.fits(first, other, second)?;
            }
            sum.merge(other.clone());
            if sum.trees > 0 && sum.fault().is_some() {
                Err(CompareError::TooLarge)
            } else {
                Ok(sum)
            }
        };
        add().map(Report).map_err(|error| error.raised(py))
    }

    /// Returns the comparison as the command line writes it with `--format json`.
    fn json(&self) -> PyResult<String> {
        let text = serde_json::to_string_pretty(&self.0).map_err(crate::search::invalid)?;
        Ok(text + "\n")
    }

    /// The game, without its seed.
    #[getter]
    fn game(&self) -> &str {
        &self.0.game
    }

    /// The half-open ranges of seeds.
    #[getter]
    fn seeds(&self) -> Vec<(u64, u64)> {
        self.0.seeds.clone()
    }

    /// The number of games.
    #[getter]
    fn trees(&self) -> u64 {
        self.0.trees
    }

    /// The searches with their options.
    #[getter]
    fn searches(&self) -> Vec<String> {
        self.0.names().map(str::to_owned).collect()
    }

    /// The rows of the table.
    fn rows(&self) -> Vec<Row> {
        let trees = self.0.trees;
        let keys: Vec<_> = plyscope_stage::compare::all_counts().iter().map(|it| it.key).collect();
        let row = |search: &str, key: &str, sums: &plyscope_stage::compare::Sum| {
            let (mean, error) = (sums.mean(trees), sums.standard_error(trees));
            (search.to_owned(), key.to_owned(), sums.sum, mean, error)
        };
        let rows = self.0.searches.iter().flat_map(|of| {
            let keys = keys.iter().copied().chain([TIME]);
            keys.filter_map(|key| Some(row(&of.search, key, of.sums.get(key)?)))
        });
        rows.collect()
    }

    /// The number of games on whose value the searches disagree, and the first of them: the seed, and
    /// what each search found.
    #[getter]
    fn disagreements(&self) -> (u64, Vec<(u64, Vec<String>)>) {
        let of = &self.0.disagreements;
        (of.trees, of.first.iter().map(|one| (one.seed, one.values.clone())).collect())
    }

    /// The number of games in which each search contradicts the first one that is sound.
    #[getter]
    fn other_values(&self) -> Vec<u64> {
        self.0.searches.iter().map(|of| of.other_values).collect()
    }
}

/// The games of a comparison: text, or a function of Python that returns the game with a seed.
#[derive(FromPyObject)]
pub(crate) enum Games {
    Text(String),
    One(Rules),
    Made(Py<PyAny>),
}

/// The games that are compared.
enum Compared {
    Sample(Sample),
    One(Rules),
    Made(Py<PyAny>),
}

impl Compared {
    fn source(&self, py: Python<'_>, seed: u64, depth: Option<u32>) -> PyResult<(Source, AnyGame)> {
        let (source, game) = match self {
            Compared::Sample(sample) => {
                let game = sample.game(seed).map_err(|error| error.raised(py))?;
                // Only tells that there are no functions of Python in it.
                (Source::Text(String::new()), game)
            }
            Compared::One(rules) => {
                let source = Source::Rules(rules.clone());
                let game = source.game(py, depth)?;
                (source, game)
            }
            Compared::Made(make) => {
                let source: Source = make.bind(py).call1((seed,))?.extract()?;
                let game = source.game(py, depth)?;
                (source, game)
            }
        };
        source.check(py)?;
        Ok((source, game))
    }
}

/// Compares searches on the games with the seeds from one to another, not included, for so many
/// seconds. Returns the sums, and the first seed that is left. Without seeds, there is one game.
///
/// `name` is that of the game if it is made by a function.
#[pyfunction]
#[pyo3(signature = (searches, games, name, seeds, seconds, timed))]
pub(crate) fn compare(
    py: Python<'_>,
    searches: Vec<(String, Vec<(String, String)>)>,
    games: Games,
    name: String,
    seeds: Option<(u64, u64)>,
    seconds: f64,
    timed: bool,
) -> PyResult<(Report, u64)> {
    let raised = |error: CompareError| error.raised(py);
    let range = seeds.map(|(from, to)| from..to);
    let each = range.clone().unwrap_or(0..1);
    let (compared, name) = match games {
        Games::Text(text) => {
            let sample = Sample::new(&text, range).map_err(raised)?;
            let name = sample.name().map_err(raised)?;
            (Compared::Sample(sample), name)
        }
        Games::One(_) if range.is_some() => {
            let wrong = "a game by its functions is one game: for a sample, give a function that \
                         returns the game with a seed";
            return Err(game_error(py, wrong));
        }
        Games::One(rules) => (Compared::One(rules), name),
        Games::Made(make) => (Compared::Made(make), name),
    };
    let named = seeds.map(|_| each.start);
    // The deepest of them; none if one of them has no horizon.
    let depths = searches.iter().map(|(_, options)| depth_of(options));
    let depth = depths.collect::<Option<Vec<u32>>>().and_then(|depths| depths.into_iter().max());
    let (_, first) = compared.source(py, each.start, depth)?;
    let specs = searches.into_iter().map(|(algorithm, options)| {
        SearchSpec { algorithm, options }.in_order(first.clone(), named).map_err(raised)
    });
    let specs: Vec<SearchSpec> = specs.collect::<PyResult<_>>()?;
    let mut report = Sums::new(name, specs.iter().map(SearchSpec::to_string));
    // A time beyond that of the clock is no limit.
    let time = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX);
    let end = Instant::now().checked_add(time);
    let mut next = each.start;
    while next < each.end && (next == each.start || end.is_none_or(|end| Instant::now() < end)) {
        let (source, game) = compared.source(py, next, depth)?;
        let found = specs
            .iter()
            .map(|spec| search(py, spec, &source, game.clone(), named.map(|_| next), timed))
            .collect::<PyResult<Vec<_>>>()?;
        report.add(next, &found, game.unit());
        report.seeds.extend(named.map(|_| (next, next + 1)));
        report.join_seeds();
        next += 1;
    }
    Ok((Report(report), next))
}

/// Runs a search of one game.
fn search(
    py: Python<'_>,
    spec: &SearchSpec,
    source: &Source,
    game: AnyGame,
    seed: Option<u64>,
    timed: bool,
) -> PyResult<Found> {
    let refused = |error| spec.refused(error, seed).raised(py);
    let built = spec.search(game);
    source.check(py)?;
    let mut search = built.map_err(refused)?;
    let prepared = until_prepared(py, source, |work| search.prepare(work))?;
    prepared.map_err(|error| refused(error.into()))?;
    let start = Instant::now();
    until_done(py, source, || search.step(&mut Silent))?;
    let time = start.elapsed().as_nanos().try_into().unwrap_or(u64::MAX);
    // A search that has returned `false` has an outcome.
    let outcome = search.outcome().expect("a finished search has an outcome").clone();
    Ok(Found { outcome, time: timed.then_some(time) })
}
