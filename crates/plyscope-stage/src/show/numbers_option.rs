//! The option `numbers=`: how values that are not whole are written.

use plyscope::{Numbers, OptionError, OptionKind, OptionSpec};

/// The option `numbers=` of runs of games with chance, as links have it.
pub const NUMBERS: OptionSpec = OptionSpec {
    name: "numbers",
    kind: OptionKind::Choice(&["auto", "decimals", "fractions"]),
    default: "auto",
    about: "How means that are not whole are written; auto: as fractions, unless all probabilities are decimal numbers.",
};

/// Takes the option [`numbers=`](NUMBERS) out of the options of a run. Returns what it says, unless
/// it leaves that to the game.
///
/// # Errors
///
/// It is given twice, or has another value than it takes.
///
/// ```
/// use plyscope::Numbers;
///
/// let mut options = vec![("numbers".to_owned(), "decimals".to_owned())];
/// assert_eq!(plyscope_stage::take_numbers(&mut options)?, Some(Numbers::Decimals));
/// assert!(options.is_empty());
/// # Ok::<(), plyscope::OptionError>(())
/// ```
pub fn take_numbers(options: &mut Vec<(String, String)>) -> Result<Option<Numbers>, OptionError> {
    let Some(place) = options.iter().position(|(name, _)| name == NUMBERS.name) else {
        return Ok(None);
    };
    let (name, value) = options.remove(place);
    if let Some((_, second)) = options.iter().find(|(other, _)| *other == name) {
        return Err(OptionError::Twice { name, first: value, second: second.clone() });
    }
    match value.as_str() {
        "auto" => Ok(None),
        "decimals" => Ok(Some(Numbers::Decimals)),
        "fractions" => Ok(Some(Numbers::Fractions)),
        _ => Err(OptionError::Value { name, value, takes: NUMBERS.kind.takes() }),
    }
}
