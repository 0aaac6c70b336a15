//! Dewey paths: how nodes are named for people.

use std::fmt;
use std::str::FromStr;

/// The path from the root to a node: at each ply the number of the child,
/// counted from 0 in the program and from 1 in writing. The root is written `e`.
///
/// ```
/// use plyscope::Path;
///
/// let path: Path = "2.1".parse()?;
/// assert_eq!(path.children(), [1, 0]);
/// assert_eq!(path.to_string(), "2.1");
/// assert_eq!(Path::default().to_string(), "e");
/// # Ok::<(), plyscope::PathError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Path(Vec<u32>);

impl Path {
    /// Returns the number of the child at each ply, counted from 0.
    pub fn children(&self) -> &[u32] {
        &self.0
    }
}

impl From<Vec<u32>> for Path {
    fn from(children: Vec<u32>) -> Path {
        Path(children)
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("e");
        }
        for (ply, child) in self.0.iter().enumerate() {
            if ply > 0 {
                f.write_str(".")?;
            }
            write!(f, "{}", u64::from(*child) + 1)?;
        }
        Ok(())
    }
}

/// Text that is not a Dewey path.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "`{part}` is not the number of a child: a node is `e` (the root) or numbers from 1 with dots between them, such as `2.1`"
)]
pub struct PathError {
    part: String,
}

impl FromStr for Path {
    type Err = PathError;

    fn from_str(text: &str) -> Result<Path, PathError> {
        if text == "e" {
            return Ok(Path::default());
        }
        let number = |part: &str| match part.parse::<u32>() {
            Ok(child) if child > 0 => Ok(child - 1),
            _ => Err(PathError { part: part.to_owned() }),
        };
        text.split('.').map(number).collect::<Result<_, _>>().map(Path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_path_is_named() {
        for (text, part) in [("", ""), ("0", "0"), ("1.x", "x"), ("1..2", ""), ("-1", "-1")] {
            assert_eq!(text.parse::<Path>(), Err(PathError { part: part.into() }), "{text}");
        }
    }
}
