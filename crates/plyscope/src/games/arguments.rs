//! The arguments of a game: `3,2,play=normal`.

use super::notation::{Expected, NotationError, NotationErrorKind, TextPart};
use crate::{OptionError, OptionSpec, Settings};

/// Arguments that were split at the commas and checked.
pub(crate) struct Arguments<'a> {
    /// Those without a name, in order.
    pub(crate) positional: Vec<TextPart<'a>>,
    /// Those with a name.
    pub(crate) settings: Settings,
    named: Vec<(&'a str, TextPart<'a>)>,
    all: TextPart<'a>,
}

impl<'a> Arguments<'a> {
    /// Reads the arguments of the game `owner`.
    pub(crate) fn read(
        all: TextPart<'a>,
        owner: &str,
        specs: &'static [OptionSpec],
    ) -> Result<Arguments<'a>, NotationError> {
        Arguments::read_but(all, owner, specs, |_, _| false).map(|(arguments, _)| arguments)
    }

    /// Reads the arguments but the value of one, told by its name and this value, that only the
    /// game can read. An option that is given twice is an error, as ever.
    pub(crate) fn read_but(
        all: TextPart<'a>,
        owner: &str,
        specs: &'static [OptionSpec],
        is_game_s: impl Fn(&str, &str) -> bool,
    ) -> Result<(Arguments<'a>, Option<TextPart<'a>>), NotationError> {
        let (mut positional, mut named) = (Vec::new(), Vec::new());
        let mut given: Vec<(&str, &str)> = Vec::new();
        let mut settings = check(owner, specs, &given).map_err(|error| all.option(error))?;
        let mut own: Option<(&str, TextPart<'a>)> = None;
        if all.as_str().trim().is_empty() {
            return Ok((Arguments { positional, settings, named, all }, None));
        }
        for argument in all.arguments().map(TextPart::trim) {
            // No option's name ends with a digit, but the square of a promotion does: `a8=Q`.
            let pair = argument.split_once('=').map(|(name, value)| (name.trim().as_str(), value));
            let Some((name, value)) = pair.filter(|(name, _)| !ends_with_digit(name)) else {
                positional.push(argument);
                continue;
            };
            let value = value.trim();
            let twice = own.filter(|(first, _)| *first == name);
            let twice = twice.map(|(_, first)| first.as_str()).or_else(|| {
                let is_own = is_game_s(name, value.as_str());
                given.iter().find(|(given, _)| is_own && *given == name).map(|(_, first)| *first)
            });
            if let Some(first) = twice {
                let (name, first, second) =
                    (name.to_owned(), first.to_owned(), value.as_str().to_owned());
                return Err(argument.option(OptionError::Twice { name, first, second }));
            }
            named.push((name, argument));
            if is_game_s(name, value.as_str()) {
                own = Some((name, value));
                continue;
            }
            given.push((name, value.as_str()));
            // One by one, so that the place of the first error is known. No
            // option may be given twice, so there are never many.
            settings = check(owner, specs, &given).map_err(|error| argument.option(error))?;
        }
        Ok((Arguments { positional, settings, named, all }, own.map(|(_, value)| value)))
    }

    /// Returns the place of the option `name`, or of all arguments if it wasn't
    /// given.
    pub(crate) fn place(&self, name: &str) -> TextPart<'a> {
        let given = self.named.iter().find(|(given, _)| *given == name);
        given.map_or(self.all, |(_, argument)| *argument)
    }

    /// Returns an error if there is an argument without a name.
    pub(crate) fn only_named(&self) -> Result<(), NotationError> {
        match self.positional.first() {
            Some(argument) => Err(argument.expected(Expected::Argument)),
            None => Ok(()),
        }
    }
}

impl TextPart<'_> {
    /// Returns the error of an argument that is not valid.
    pub(crate) fn option(self, error: OptionError) -> NotationError {
        self.error(NotationErrorKind::Option(error))
    }
}

fn ends_with_digit(name: &str) -> bool {
    name.ends_with(|c: char| c.is_ascii_digit())
}

fn check(
    owner: &str,
    specs: &'static [OptionSpec],
    given: &[(&str, &str)],
) -> Result<Settings, OptionError> {
    Settings::of(owner, specs, given.iter().copied())
}
