//! The links of `tests/corpus/largest.json`: every search with every game at its widest, deepest
//! and largest.

use std::collections::BTreeMap;

/// A run: a search, a game and options.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    pub(crate) algorithm: String,
    pub(crate) game: String,
    pub(crate) options: Vec<(String, String)>,
}

impl std::fmt::Display for Link {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let short: String = self.game.chars().take(60).collect();
        let dots = if short.len() < self.game.len() { "…" } else { "" };
        write!(f, "{} {short}{dots}", self.algorithm)?;
        self.options.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

type Options = BTreeMap<String, String>;

#[derive(serde::Deserialize)]
struct Corpus {
    games: BTreeMap<String, Vec<Game>>,
    searches: Vec<Search>,
}

#[derive(serde::Deserialize)]
struct Game {
    game: String,
    /// The options of every search of this game, unless the search has its own.
    #[serde(default)]
    options: Options,
}

#[derive(serde::Deserialize)]
struct Search {
    algorithm: String,
    games: String,
    options: Vec<Options>,
}

/// Returns all links. A search takes its options in turn, from game to game.
pub(crate) fn links() -> Vec<Link> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus/largest.json");
    let text = std::fs::read_to_string(file).expect("the corpus");
    let Corpus { games, searches } = serde_json::from_str(&text).expect("as the types say");
    let mut links = Vec::new();
    for Search { algorithm, games: of, options } in &searches {
        for (game, own) in games[of].iter().zip(options.iter().cycle()) {
            let mut options = game.options.clone();
            options.extend(own.clone());
            links.push(Link {
                algorithm: algorithm.clone(),
                game: game.game.clone(),
                options: options.into_iter().collect(),
            });
        }
    }
    links
}
