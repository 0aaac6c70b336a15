//! The words of a sheet, in each language.

mod en;
mod it;
mod nb;
mod sk;

/// The language of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// `en`
    English,
    /// `it`
    Italian,
    /// `nb`, bokmål
    Norwegian,
    /// `sk`
    Slovak,
}

impl Language {
    /// All languages with their names, the default first.
    pub const ALL: [(&'static str, Language); 4] = [
        ("en", Language::English),
        ("it", Language::Italian),
        ("nb", Language::Norwegian),
        ("sk", Language::Slovak),
    ];

    /// Returns the name of the language.
    pub fn name(self) -> &'static str {
        let found = Language::ALL.into_iter().find(|(_, language)| *language == self);
        found.map_or("en", |(name, _)| name)
    }

    /// Returns its words.
    pub(super) const fn words(self) -> &'static Words {
        match self {
            Language::English => &en::WORDS,
            Language::Italian => &it::WORDS,
            Language::Norwegian => &nb::WORDS,
            Language::Slovak => &sk::WORDS,
        }
    }
}

/// The words of one language. What stands in braces is put in.
pub(super) struct Words {
    /// The title of a set: {search}.
    pub(super) title: &'static str,
    /// The title of the answers: {search}.
    pub(super) key: &'static str,
    /// {sheet} of {sheets}.
    pub(super) sheet: &'static str,
    pub(super) name: &'static str,
    pub(super) options: &'static str,
    /// {points}.
    pub(super) points: &'static str,
    /// The sentence about the names of nodes.
    pub(super) nodes: &'static str,
    /// {tree}, in brackets.
    pub(super) tree: &'static str,
    pub(super) ask_values: &'static str,
    pub(super) ask_tree: &'static str,
    pub(super) ask_leaves: &'static str,
    pub(super) ask_value: &'static str,
    pub(super) ask_move: &'static str,
    pub(super) ask_windows: &'static str,
    pub(super) ask_passes: &'static str,
    pub(super) ask_steps: &'static str,
    /// The answer that the picture gives.
    pub(super) in_picture: &'static str,
    /// {value}, {node}.
    pub(super) value: &'static str,
    /// {steps}.
    pub(super) steps: &'static str,
    /// {shown} of {known}.
    pub(super) mistakes: &'static str,
    /// The rows of the picture: leaves, chance, in OPEN, player.
    pub(super) rows: [&'static str; 4],
    /// The sentences about options that decide an answer: name, value, sentence.
    pub(super) conventions: &'static [(&'static str, &'static str, &'static str)],
    /// The headings of columns that are not symbols.
    pub(super) columns: &'static [(&'static str, &'static str)],
    /// The words in cells.
    pub(super) cells: &'static [(&'static str, &'static str)],
}

impl Words {
    /// Returns the heading of a column.
    pub(super) fn column(&self, column: &'static str) -> &'static str {
        found(self.columns, column)
    }

    /// Returns the text of a cell: of one word, in this language.
    pub(super) fn cell(&self, cell: &str) -> String {
        found(self.cells, cell).to_owned()
    }

    /// Returns what an option with a value means, if that is to be said.
    pub(super) fn convention(&self, option: &str, value: &str) -> Option<&'static str> {
        let is = |(name, word, _): &&(&str, &str, &str)| *name == option && *word == value;
        self.conventions.iter().find(is).map(|(_, _, sentence)| *sentence)
    }
}

/// Returns what a word of the trace is called: a symbol, one of these words, or itself.
fn found<'a>(words: &[(&str, &'static str)], word: &'a str) -> &'a str {
    match word {
        "alpha" => "α",
        "beta" => "β",
        word => words.iter().find(|(name, _)| *name == word).map_or(word, |(_, word)| word),
    }
}

/// Returns a text with values in the place of their names.
pub(super) fn filled(text: &str, values: &[(&str, &str)]) -> String {
    values
        .iter()
        .fold(text.to_owned(), |text, (name, value)| text.replace(&format!("{{{name}}}"), value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_the_same_names() {
        let english = Language::English.words();
        let names = |words: &'static [(&'static str, &'static str)]| {
            words.iter().map(|(name, _)| *name).collect::<Vec<_>>()
        };
        let options = |words: &Words| {
            words.conventions.iter().map(|(name, value, _)| (*name, *value)).collect::<Vec<_>>()
        };
        let braces =
            |text: &str| text.split('{').skip(1).filter_map(|part| part.split('}').next()).count();
        for (name, language) in Language::ALL {
            let words = language.words();
            assert_eq!(language.name(), name);
            assert_eq!(names(words.columns), names(english.columns), "{name}");
            assert_eq!(options(words), options(english), "{name}");
            for (text, other) in [
                (words.title, english.title),
                (words.key, english.key),
                (words.sheet, english.sheet),
                (words.points, english.points),
                (words.tree, english.tree),
                (words.value, english.value),
                (words.steps, english.steps),
                (words.mistakes, english.mistakes),
            ] {
                assert_eq!(braces(text), braces(other), "{name}: {text}");
            }
        }
    }
}
