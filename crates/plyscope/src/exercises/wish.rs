//! How often a feature is to occur.

use std::fmt;
use std::str::FromStr;

use super::feature::{Feature, UnknownFeature};
use super::features::Features;

/// How often a feature is to occur, written `deep-cuts=2`, `alpha-cuts=1..3` with both ends, or
/// `beta-cuts=1..` for once or more.
///
/// ```
/// use plyscope::exercises::{Feature, Wish};
///
/// let wish: Wish = "alpha-cuts=1..3".parse()?;
/// assert_eq!(wish, Wish { feature: Feature::AlphaCuts, least: 1, most: 3 });
/// assert_eq!("deep-cuts=1..".parse::<Wish>()?.to_string(), "deep-cuts=1..");
/// # Ok::<(), plyscope::exercises::WishError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// What is counted.
    pub feature: Feature,
    /// The least number of times.
    pub least: u32,
    /// The greatest number of times; `u32::MAX` for any.
    pub most: u32,
}

impl Wish {
    /// Returns `true` if it is fulfilled.
    pub const fn is_met(self, features: &Features) -> bool {
        let count = features.get(self.feature);
        self.least <= count && count <= self.most
    }
}

/// Text that is no wish.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WishError {
    /// It doesn't say what, or not how often.
    #[error(
        "`{0}` is not a wish, which is written `deep-cuts=2`, `deep-cuts=1..3` or `deep-cuts=1..`"
    )]
    Form(String),
    /// Nothing has this name.
    #[error(transparent)]
    Feature(#[from] UnknownFeature),
}

impl FromStr for Wish {
    type Err = WishError;

    fn from_str(text: &str) -> Result<Wish, WishError> {
        let form = || WishError::Form(text.to_owned());
        let (name, count) = text.split_once('=').ok_or_else(form)?;
        let number = |text: &str| text.parse::<u32>().map_err(|_| form());
        let (least, most) = match count.split_once("..") {
            None => (number(count)?, number(count)?),
            Some((least, "")) => (number(least)?, u32::MAX),
            Some((least, most)) => (number(least)?, number(most)?),
        };
        if least > most {
            return Err(form());
        }
        Ok(Wish { feature: name.parse()?, least, most })
    }
}

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Wish { feature, least, most } = self;
        write!(f, "{}={least}", feature.name())?;
        match *most {
            u32::MAX => f.write_str(".."),
            most if most == *least => Ok(()),
            most => write!(f, "..{most}"),
        }
    }
}
