//! The pages of the searches, `docs/searches`, in the parts that are made: what the register and the
//! program say of a search. `cargo xtask accept` makes them anew.
//!
//! Such a part stands between `<!-- made: … -->` and `<!-- end -->`. A search without a page is listed,
//! and fails the test only with `PLYSCOPE_LONG=1`, as before a release.

use std::fs;
use std::path::{Path, PathBuf};

use expect_test::expect_file;
use plyscope::{ALGORITHMS, Algorithm, Event, NodeId, OptionKind, Value};
use plyscope_stage::{Layout, Run, View};

use super::{answer, plyscope};

/// The width of a figure, in pixels.
const WIDTH: f64 = 720.0;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/searches")
}

/// Returns the page of a search, if there is one.
fn page(algorithm: &Algorithm) -> Option<String> {
    fs::read_to_string(folder().join(algorithm.name).with_extension("md")).ok()
}

/// The search of a game that a page shows, from the link to it.
struct Example<'a> {
    /// The link, without the step.
    link: &'a str,
    game: &'a str,
    options: Vec<(&'a str, &'a str)>,
}

impl<'a> Example<'a> {
    /// Returns what a link behind `#` says. It escapes nothing.
    fn of(link: &'a str, algorithm: &Algorithm) -> Example<'a> {
        let parts = link.strip_prefix('#').unwrap_or_else(|| panic!("{link} begins without #"));
        let pairs: Vec<_> = parts.split('&').filter_map(|part| part.split_once('=')).collect();
        let [("algorithm", name), ("game", game), options @ ..] = &pairs[..] else {
            panic!("{link} has no algorithm and game");
        };
        assert_eq!(*name, algorithm.name, "{link}");
        Example { link, game, options: options.to_vec() }
    }

    /// Returns the arguments of a command of the program for it.
    fn arguments(&self, command: &str, algorithm: &Algorithm) -> Vec<String> {
        let words = [command, "-a", algorithm.name, "-g", self.game].map(str::to_owned);
        let options = self.options.iter().map(|(name, value)| format!("{name}={value}"));
        words.into_iter().chain(options).collect()
    }

    /// Returns the search, recorded to its end.
    fn run(&self, algorithm: &Algorithm) -> Run {
        let builder = Run::builder(algorithm.name, self.game);
        let mut run = builder.options(self.options.iter().copied()).open().unwrap();
        run.record_all();
        run
    }
}

/// Returns a text of the register as Markdown.
fn markdown(text: &str) -> String {
    text.replace('|', "\\|").replace('*', "\\*").replace('<', "&lt;")
}

/// Returns the list of options, and what the search does with chance.
fn options(algorithm: &Algorithm) -> String {
    let mut text = String::new();
    for spec in algorithm.options {
        let takes = match spec.kind {
            OptionKind::Choice(words) => format!("`{}`", words.join("`, `")),
            kind => markdown(&kind.takes()),
        };
        let default = match spec.default {
            "" => String::from("No default."),
            default => format!("Default: `{default}`."),
        };
        let about = markdown(spec.about);
        text += &format!("- **`{}`**: {takes}. {default}  \n  {about}\n", spec.name);
    }
    let chance = match algorithm.refuses_chance {
        None => String::from("It takes games with chance."),
        Some(why) => format!("It takes no games with chance: {}.", markdown(why)),
    };
    format!("{text}\n{chance}\n")
}

/// Returns the listing of a search with the default options, of the game of its example.
fn listing(algorithm: &Algorithm, example: &Example<'_>) -> String {
    let run = Run::open(algorithm.name, example.game).unwrap();
    format!("```text\n{}\n```\n", run.search().listing().join("\n"))
}

/// Returns the nodes that a run works on, in order: those that are expanded, if the search counts
/// expansions, those that are evaluated, and those where playouts begin.
fn order(run: &Run, algorithm: &Algorithm) -> String {
    let (recording, unit) = (run.recording(), run.unit());
    let topology = recording.topology();
    let written = |value: Value| value.display(unit).to_string();
    let name = |node: NodeId| {
        let path = topology.short_path(node);
        let own = run.name(node).filter(|_| run.has_named_nodes());
        format!("`{}`", own.unwrap_or(path))
    };
    let [mut expanded, mut evaluated, mut played] = [const { Vec::<String>::new() }; 3];
    // The node of the event before, if it is an evaluation.
    let mut latest = None;
    for (_, event) in recording.events_in(0..recording.events()) {
        match event {
            Event::Expand { node, .. } => expanded.push(name(node)),
            Event::Evaluate { node, value } => {
                evaluated.push(format!("{} {}", name(node), written(value)));
            }
            // The payoffs of all players instead of that of the first.
            Event::Payoffs { node, first, second, third } if latest == Some(node) => {
                evaluated.pop();
                let payoffs = [first, second, third].map(written).join(",");
                evaluated.push(format!("{} ({payoffs})", name(node)));
            }
            Event::Playout { node, value, .. } => {
                played.push(format!("{} {}", name(node), written(value)));
            }
            _ => {}
        }
        latest = match event {
            Event::Evaluate { node, .. } => Some(node),
            _ => None,
        };
    }
    let counts_expansions = algorithm.counts.iter().any(|count| count.key == "expansions");
    if !counts_expansions {
        expanded.clear();
    }
    let lines = [("Expanded", expanded), ("Evaluated", evaluated), ("Playouts", played)];
    let lines = lines.iter().filter(|(_, nodes)| !nodes.is_empty());
    lines.map(|(what, nodes)| format!("{what}, in this order: {}\n\n", nodes.join(", "))).collect()
}

/// Returns what is shown of an example, and writes its figure or compares with it.
fn example(algorithm: &Algorithm, example: &Example<'_>) -> String {
    let run = example.run(algorithm);
    let height = View::height_for(&Layout::of(run.recording().topology()), WIDTH).round();
    let mut draw = example.arguments("draw", algorithm);
    draw.extend(
        ["--light", "--width", &WIDTH.to_string(), "--height", &height.to_string()]
            .map(str::to_owned),
    );
    let words =
        |words: &[String]| answer(plyscope(&words.iter().map(String::as_str).collect::<Vec<_>>()));
    let figure = folder().join(algorithm.name).with_extension("svg");
    expect_file![figure].assert_eq(&words(&draw));

    let arguments = example.arguments("run", algorithm);
    let quoted: Vec<_> = arguments
        .iter()
        .map(|word| if word.contains(['[', ' ', '*']) { format!("'{word}'") } else { word.clone() })
        .collect();
    let [name, title] = [algorithm.name, algorithm.title].map(markdown);
    format!(
        "![{title}, after the last step: the tree with what is known of it]({name}.svg)\n\n\
         ```console\n$ plyscope {}\n{}```\n\n{}Step through it in the page: `{}`\n",
        quoted.join(" "),
        words(&arguments),
        order(&run, algorithm),
        example.link,
    )
}

/// Returns how a page is cited.
fn citation(algorithm: &Algorithm) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let address = env!("CARGO_PKG_REPOSITORY");
    let [name, title] = [algorithm.name, algorithm.title].map(markdown);
    format!(
        "> The Plyscope developers. “{title}”. In the documentation of Plyscope {version}.\n\
         > <{address}/blob/v{version}/docs/searches/{name}.md>\n"
    )
}

/// Returns the table of all searches with a page.
fn index() -> String {
    let mut text = String::from("| search | what it does |\n| --- | --- |\n");
    for algorithm in ALGORITHMS.iter().filter(|algorithm| page(algorithm).is_some()) {
        let [title, about] = [algorithm.title, algorithm.about].map(markdown);
        text += &format!("| [{title}]({}.md) | {about} |\n", algorithm.name);
    }
    text
}

/// Returns a page with its made parts anew.
fn made(page: &str, part: &dyn Fn(&str) -> String) -> String {
    let mut pieces = page.split("<!-- made: ");
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (what, rest) = piece.split_once(" -->\n").expect("the end of a mark");
        let (_, rest) = rest.split_once("<!-- end -->").expect("the end of a part");
        text += &format!("<!-- made: {what} -->\n\n{}\n<!-- end -->{rest}", part(what));
    }
    text
}

#[test]
fn the_made_parts_of_the_pages_are_as_the_program_says() {
    let mut missing = Vec::new();
    for algorithm in ALGORITHMS {
        let Some(page) = page(algorithm) else {
            missing.push(algorithm.name);
            continue;
        };
        let link = page.split("<!-- made: example ").nth(1).and_then(|it| it.split(" -->").next());
        let link = link.unwrap_or_else(|| panic!("the page of {} has no example", algorithm.name));
        let shown = Example::of(link, algorithm);
        let expected = made(&page, &|what| match what {
            "listing" => listing(algorithm, &shown),
            "options" => options(algorithm),
            "citation" => citation(algorithm),
            what if what.starts_with("example ") => example(algorithm, &shown),
            what => panic!("{what} can't be made"),
        });
        for what in ["listing", "options", "example ", "citation"] {
            assert!(expected.contains(&format!("<!-- made: {what}")), "{}: {what}", algorithm.name);
        }
        expect_file![folder().join(algorithm.name).with_extension("md")].assert_eq(&expected);
        let run = Run::open(algorithm.name, shown.game).unwrap();
        let has_mistakes = run.search().known_mistakes().is_some();
        assert_eq!(page.contains("\nNone are known"), !has_mistakes, "{}", algorithm.name);
    }
    let path = folder().join("README.md");
    let page = fs::read_to_string(&path).unwrap();
    expect_file![path].assert_eq(&made(&page, &|_| index()));
    println!("searches without a page in docs/searches: {missing:?}");
    assert!(missing.is_empty() || std::env::var_os("PLYSCOPE_LONG").is_none(), "{missing:?}");
}

/// Each file is the page of a search, its figure, or the list.
#[test]
fn each_file_is_of_a_search() {
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let is_of_a_search = ALGORITHMS.iter().any(|algorithm| algorithm.name == name);
        assert!(is_of_a_search || path.ends_with("README.md"), "{}", path.display());
    }
}
