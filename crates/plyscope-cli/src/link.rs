//! Links to exercises in the page, and the answers that are handed in with them.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use plyscope::ALGORITHMS;
use plyscope_stage::practice::Question;

/// The characters that are escaped in a link: they mean something in it, or where it is pasted.
const ESCAPED: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b',').remove(b':').remove(b'/').remove(b'=');

/// A link to an exercise.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Link {
    pub(crate) algorithm: String,
    pub(crate) game: String,
    pub(crate) options: Vec<(String, String)>,
    /// How it is worked, and what is asked, such as `exam,leaves`.
    pub(crate) practice: String,
    /// The answers by question, row and cell, if there are some.
    pub(crate) answers: Option<Vec<Vec<Vec<String>>>>,
}

/// The reason why a link can't be marked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum LinkError {
    #[error("there is no `#` in it, behind which a link says what it shows")]
    NoFragment,
    #[error("there is no `{0}=` in it")]
    Missing(&'static str),
    #[error("its game is compressed: open the link in the page")]
    Packed,
    #[error("its answers can't be read: its end may be lost")]
    Answers,
    #[error("`{0}=` is not UTF-8 text")]
    NotUtf8(String),
}

impl Link {
    /// Reads a link. Of what it says about the page, only what has to do with exercises is kept.
    pub(crate) fn read(text: &str) -> Result<Link, LinkError> {
        let (_, fragment) = text.split_once('#').ok_or(LinkError::NoFragment)?;
        let mut link = Link::default();
        for part in fragment.split('&') {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let value = percent_decode_str(value)
                .decode_utf8()
                .map_err(|_| LinkError::NotUtf8(name.to_owned()))?
                .into_owned();
            match name {
                "algorithm" => link.algorithm = value,
                "game" => link.game = value,
                "practice" => link.practice = value,
                "answers" => link.answers = Some(answers(&value).ok_or(LinkError::Answers)?),
                "packed" => return Err(LinkError::Packed),
                _ => link.options.push((name.to_owned(), value)),
            }
        }
        for (name, value) in [("algorithm", &link.algorithm), ("game", &link.game)] {
            if value.is_empty() {
                return Err(LinkError::Missing(name));
            }
        }
        let search = ALGORITHMS.iter().find(|algorithm| algorithm.name == link.algorithm);
        let has = |name: &str| {
            search.is_some_and(|search| search.options.iter().any(|option| option.name == name))
        };
        link.options.retain(|(name, _)| has(name));
        Ok(link)
    }

    /// Keeps the questions that are asked: the usual ones, if the link names none that the search has.
    pub(crate) fn asked(&self, questions: Vec<Question>) -> Vec<Question> {
        let names: Vec<_> = self.practice.split(',').skip(1).collect();
        let is_asked = |question: &Question| names.contains(&question.ask.name());
        let any = questions.iter().any(is_asked);
        questions
            .into_iter()
            .filter(|question| if any { is_asked(question) } else { !question.extra })
            .collect()
    }

    /// Returns the link, to be put behind the address of the page.
    pub(crate) fn write(&self) -> String {
        let escaped = |text: &str| utf8_percent_encode(text, ESCAPED).to_string();
        let mut text = format!("#algorithm={}&game={}", self.algorithm, escaped(&self.game));
        for (name, value) in &self.options {
            text.push_str(&format!("&{name}={}", escaped(value)));
        }
        text.push_str(&format!("&practice={}", self.practice));
        text
    }
}

/// Reads answers as the page writes them.
fn answers(text: &str) -> Option<Vec<Vec<Vec<String>>>> {
    serde_json::from_slice(&URL_SAFE_NO_PAD.decode(text).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_read_as_it_was_written() {
        let link = Link {
            algorithm: "alpha-beta".into(),
            game: "tree:A:[-2.5,\"x y\": 1]".into(),
            options: vec![("cut".into(), "past-equality".into())],
            practice: "exam,leaves".into(),
            answers: None,
        };
        let text = link.write();
        assert_eq!(
            text,
            "#algorithm=alpha-beta&game=tree:A:%5B-2.5,%22x%20y%22:%201%5D&cut=past-equality&practice=exam,leaves"
        );
        assert_eq!(Link::read(&text), Ok(link.clone()));
        // What the page says of itself is no option of the search.
        let text = format!("https://example.org/{text}&theme=dark&at=3&answers=W1tbIjMiXV1d");
        let answers = Some(vec![vec![vec!["3".to_owned()]]]);
        assert_eq!(Link::read(&text), Ok(Link { answers, ..link }));
    }

    #[test]
    fn what_is_no_link_to_an_exercise_says_why() {
        for (text, told) in [
            (
                "https://example.org",
                "there is no `#` in it, behind which a link says what it shows",
            ),
            ("#game=[1]", "there is no `algorithm=` in it"),
            ("#algorithm=minimax", "there is no `game=` in it"),
            ("#algorithm=minimax&packed=x", "its game is compressed: open the link in the page"),
            (
                "#algorithm=minimax&game=[1]&answers=W1tb",
                "its answers can't be read: its end may be lost",
            ),
            ("#algorithm=minimax&game=%ff", "`game=` is not UTF-8 text"),
        ] {
            assert_eq!(Link::read(text).unwrap_err().to_string(), told);
        }
    }
}
