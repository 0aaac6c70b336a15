//! Every row of the table in `docs/sources.md`: its link is run, and what the row says about the
//! run is true.

mod checks;

use std::collections::BTreeSet;
use std::fs;

use plyscope::plies::Plies;
use plyscope::{AnyGame, Event, Game, NodeId, Player, Value};
use plyscope_stage::{Overlay, Run, narrate};

/// A row: the claim, the parts of the link, and the facts to be checked.
struct Row {
    claim: String,
    link: Vec<(String, String)>,
    facts: Vec<(String, String)>,
}

/// Returns the name and the value in `name=value`.
fn pair(text: &str) -> (String, String) {
    let (name, value) = text.split_once('=').unwrap_or_else(|| panic!("`{text}` has no `=`"));
    (name.to_owned(), value.to_owned())
}

/// Returns the name and the value of a part of a link, in which `&` is escaped.
fn unescaped(text: &str) -> (String, String) {
    let (name, value) = pair(text);
    (name, value.replace("%26", "&"))
}

/// Returns the texts between backticks.
fn code(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn rows() -> Vec<Row> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/sources.md");
    let text = fs::read_to_string(path).unwrap();
    let mut rows = Vec::new();
    for line in text.lines().filter(|line| line.starts_with('|')) {
        let line = line.replace("\\|", "\u{0}");
        let cells: Vec<_> = line.trim_matches('|').split('|').collect();
        let cells: Vec<_> =
            cells.into_iter().map(|cell| cell.trim().replace('\u{0}', "|")).collect();
        let [claim, link, facts] = &cells[..] else { panic!("{line} has other columns") };
        let links = code(link);
        if links.is_empty() {
            // What no run can show is said in the last column.
            let is_told = link == "–" && facts.ends_with('.') && code(facts).is_empty();
            let is_head = claim == "claim" || claim.starts_with("---");
            assert!(is_told || is_head, "no link: {line}");
            continue;
        }
        let [link] = &links[..] else { panic!("{line} has several links") };
        let link = link.strip_prefix('#').unwrap_or_else(|| panic!("{link} is no fragment"));
        assert!(!link.replace("%26", "").contains('%'), "{link} needs no other escapes");
        let facts: Vec<_> = code(facts).iter().map(|fact| pair(fact)).collect();
        assert!(!facts.is_empty(), "nothing is checked: {line}");
        rows.push(Row {
            claim: claim.clone(),
            link: link.split('&').map(unescaped).collect(),
            facts,
        });
    }
    rows
}

/// Returns a search of this game that has ended.
fn recorded(algorithm: &str, game: &str, options: &[(String, String)]) -> Run {
    let options = options.iter().cloned();
    let run = Run::builder(algorithm, game).options(options).open();
    let mut run = run.unwrap_or_else(|error| panic!("{algorithm} on {game}: {error}"));
    run.record_all();
    run
}

/// Returns the leaves in the order of their evaluations, with their values.
fn evaluated(run: &Run) -> impl Iterator<Item = (NodeId, Value)> {
    let recording = run.recording();
    recording.events_in(0..recording.events()).filter_map(|(_, event)| match event {
        Event::Evaluate { node, value } => Some((node, value)),
        _ => None,
    })
}

/// Returns the paths of the leaves in the order of their evaluations.
fn evaluations(run: &Run) -> Vec<String> {
    let topology = run.recording().topology();
    evaluated(run).map(|(node, _)| topology.short_path(node)).collect()
}

/// Returns the keys of the sentences at a step, or at any step.
fn said(run: &mut Run, at: Option<usize>) -> BTreeSet<String> {
    let steps = match at {
        Some(step) => step..=step,
        None => 0..=run.recording().steps(),
    };
    let mut said = BTreeSet::new();
    for step in steps {
        run.recording_mut().seek(step);
        let narration = narrate(run, &run.moment());
        said.extend(narration.text.iter().map(|sentence| sentence.key.to_string()));
    }
    said
}

/// Returns what is true of a game under the name of a fact that needs no search.
fn actual_of_game(game: &AnyGame, name: &str, expected: &str) -> Option<String> {
    Some(match name {
        // Nodes and different positions, ply by ply.
        "plies" => {
            let plies = Plies::of(game).take(expected.split(' ').count());
            let written = plies.map(|ply| format!("{}/{}", ply.nodes, ply.positions));
            written.collect::<Vec<_>>().join(" ")
        }
        "moves" => {
            let mut moves = Vec::new();
            game.moves(&game.start(), &mut moves);
            moves.len().to_string()
        }
        // The numbers that the first bound is the sum of: those of the rows, and of the columns.
        "reduced" => {
            let matrix = game.bound_matrix(&game.start()).expect("a reduced matrix");
            let numbers = matrix.rows.iter().chain(&matrix.columns);
            let sum: i64 = numbers.clone().map(|it| i64::from(it.units())).sum();
            let written: Vec<_> = numbers.map(|it| it.units().to_string()).collect();
            format!("{}={sum}", written.join("+"))
        }
        _ => return None,
    })
}

/// Returns what is true of a run under the name of a fact; `expected` says of what is asked.
fn actual(run: &mut Run, at: Option<usize>, name: &str, expected: &str) -> String {
    if let Some(actual) = checks::actual(run, at, name, expected) {
        return actual;
    }
    let outcome = run.recording().outcome().unwrap().clone();
    let unit = run.game().unit();
    let leaves = |run: &Run| evaluations(run).into_iter().collect::<BTreeSet<_>>();
    match name {
        "value" => match outcome.value() {
            Some(value) => value.display(unit).to_string(),
            None => {
                let [lower, upper] =
                    [outcome.bounds.lower, outcome.bounds.upper].map(|end| end.display(unit));
                format!("{lower}..{upper}")
            }
        },
        "reason" => format!("{:?}", outcome.reason).to_lowercase(),
        // The value that the search has with other options.
        "value-of" => {
            let mut words = expected.split(' ');
            let other = words.next().unwrap();
            let options: Vec<_> = words.map(pair).collect();
            let other = recorded(other, &run.game().to_string(), &options);
            let same = other.recording().outcome().unwrap().value() == outcome.value();
            if same { expected.to_owned() } else { "another".to_owned() }
        }
        "at-most-twice" => {
            let count = |key| outcome.counts.get(key).expect("a count");
            let is_so = count("expansions") <= 2 * count("least_expansions");
            if is_so { "yes".to_owned() } else { format!("{:?}", outcome.counts) }
        }
        "line" => outcome.line.to_string(),
        "player" => match run.game().player(&run.game().start()) {
            Player::Max => "max".to_owned(),
            Player::Min => "min".to_owned(),
        },
        // The best move, by its name or number.
        "best" => {
            let game = run.game();
            let (start, mut moves) = (game.start(), Vec::new());
            game.moves(&start, &mut moves);
            let best = outcome.best.unwrap() as usize;
            game.move_name(&start, &moves[best]).unwrap_or_else(|| (best + 1).to_string())
        }
        // The key of a sentence, at the link's step or at any.
        "says" => {
            let said = said(run, at);
            if said.contains(expected) { expected.to_owned() } else { format!("{said:?}") }
        }
        // A line of the listing.
        "listing" => {
            let listing = run.search().listing();
            let has = listing.iter().any(|line| line.trim() == expected);
            if has { expected.to_owned() } else { format!("{listing:?}") }
        }
        // The leaves that alpha-beta doesn't look at.
        "beyond-alpha-beta" => {
            let alpha_beta = recorded("alpha-beta", &run.game().to_string(), &[]);
            leaves(run).difference(&leaves(&alpha_beta)).count().to_string()
        }
        // Another search that looks at the same leaves in the same order.
        "leaves-of" => {
            let mut words = expected.split(' ');
            let other = words.next().unwrap();
            let options: Vec<_> = words.map(pair).collect();
            let other = recorded(other, &run.game().to_string(), &options);
            let same = evaluations(run) == evaluations(&other);
            if same { expected.to_owned() } else { "others".to_owned() }
        }
        count => match outcome.counts.iter().find(|(spec, _)| spec.key == count) {
            Some((_, number)) => number.to_string(),
            None => panic!("there is no fact `{count}`"),
        },
    }
}

#[test]
fn every_row_is_true() {
    let rows = rows();
    let mut wrong = Vec::new();
    for Row { claim, link, facts } in &rows {
        let get = |name: &str| link.iter().find(|(it, _)| it == name).map(|(_, it)| it.as_str());
        let (algorithm, game) = (get("algorithm").unwrap(), get("game").unwrap());
        let shown = [
            "algorithm",
            "game",
            "at",
            "by",
            "overlay",
            "names",
            "players",
            "with",
            "pace",
            "chart",
            "plies",
        ];
        let options: Vec<_> =
            link.iter().filter(|(name, _)| !shown.contains(&name.as_str())).cloned().collect();
        for overlay in get("overlay").iter().flat_map(|names| names.split(',')) {
            assert!(Overlay::named(overlay).is_some(), "{claim}");
        }
        // A game whose plies are counted may be too large to search.
        let mut run = if facts.iter().all(|(name, _)| name == "plies" || name == "moves") {
            let run = Run::builder(algorithm, game).options(options).open();
            run.unwrap_or_else(|error| panic!("{claim}: {error}"))
        } else {
            recorded(algorithm, game, &options)
        };
        let at = get("at").map(|at| match at {
            "end" => run.recording().steps(),
            step => step.parse().unwrap(),
        });
        assert!(at.is_none_or(|at| at <= run.recording().steps()), "{claim}: no such step");
        for (name, expected) in facts {
            let actual = actual_of_game(run.game(), name, expected)
                .unwrap_or_else(|| actual(&mut run, at, name, expected));
            if actual != *expected {
                wrong.push(format!("{claim}\n    {name}={expected}, but {actual}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(rows.len() >= 40, "{} rows", rows.len());
}

/// Returns `true` if a part of a game's text, such as `depth=4`, is in the games of a chart, where it may be a
/// place on the axis, as in `depth=2-5`.
fn is_in_chart(games: &str, part: &str) -> bool {
    let (name, value) = part.split_once('=').unwrap_or((part, ""));
    games.split(',').filter_map(|other| other.split_once('=')).any(|(other, range)| {
        let ends = range.split_once('-').map(|(from, to)| (from.parse::<f64>(), to.parse::<f64>()));
        let is_place = match (ends, value.parse::<f64>()) {
            (Some((Ok(from), Ok(to))), Ok(at)) => {
                // Between two whole numbers, each whole number is one.
                at == from
                    || at == to
                    || (from..to).contains(&at) && from.fract() + to.fract() + at.fract() == 0.0
            }
            _ => range == value,
        };
        other == name && is_place
    })
}

#[test]
fn what_is_counted_over_many_trees_is_in_a_chart_of_these_trees() {
    let mut charts = 0;
    for Row { claim, link, facts } in &rows() {
        let get = |name: &str| link.iter().find(|(it, _)| it == name).map(|(_, it)| it.as_str());
        let trees = facts.iter().find_map(|(name, _)| match name.as_str() {
            "right-of-100" => Some(("seed=1..101", true)),
            "mean-leaves-of-300" => Some(("seed=0..300", false)),
            _ => None,
        });
        let Some((seeds, is_of_right)) = trees else { continue };
        let chart = get("chart").unwrap_or_else(|| panic!("{claim}: no chart"));
        let (games, searches) = chart.split_once('|').unwrap();
        let (kind, games) = games.split_once(':').unwrap();
        let (of, parts) = get("game").unwrap().split_once(':').unwrap();
        assert_eq!(kind, of, "{claim}");
        assert!(games.split(',').any(|part| part == seeds), "{claim}: {chart}");
        for part in parts.split(',').filter(|part| !part.starts_with("seed=")) {
            assert!(is_in_chart(games, part), "{claim}: {part} is not in {chart}");
        }
        let not_options = ["algorithm", "game", "at", "chart"];
        let options = link.iter().filter(|(name, _)| !not_options.contains(&name.as_str()));
        let search = options.fold(get("algorithm").unwrap().to_owned(), |search, (name, value)| {
            format!("{search},{name}={value}")
        });
        assert!(
            searches.split('|').any(|other| other == search),
            "{claim}: no {search} in {chart}"
        );
        assert_eq!(chart.ends_with("|of=right"), is_of_right, "{claim}");
        charts += 1;
    }
    assert!(charts >= 10, "{charts} charts");
}

#[test]
fn what_is_said_of_two_searches_has_both_beside_each_other() {
    for Row { claim, link, facts } in &rows() {
        let both = ["beyond-alpha-beta", "leaves-of", "value-of", "best-is-right"];
        if facts.iter().any(|(name, _)| both.contains(&name.as_str())) {
            let is_beside = |(name, _): &(String, String)| name == "with" || name == "chart";
            assert!(link.iter().any(is_beside), "{claim}");
        }
    }
}
