//! The names of nodes that have none of their own.

use std::fmt::Write;

use plyscope::Path;

/// The scheme of names for nodes that have none of their own.
// See docs/decisions/nodes-are-called-by-letters-and-numbers.md.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Names {
    /// By their Dewey path: `1.2`, and `e` for the root.
    #[default]
    Numbers,
    /// By letters and numbers in turn: the root's moves are `A`, `B` and so on, after `Z` come `AA`
    /// and `AB`; below `A` are `A1` and `A2`, below `A1` are `A1a` and `A1b`. The root has an empty
    /// name, for which a locale has words.
    Letters,
}

impl Names {
    /// Returns the name of the node at the end of a path. Different paths have different names.
    ///
    /// ```
    /// use plyscope_stage::Names;
    ///
    /// let path = "2.28.28.1".parse()?;
    /// assert_eq!(Names::Letters.write(&path), "B28ab1");
    /// assert_eq!(Names::Numbers.write(&path), "2.28.28.1");
    /// # Ok::<(), plyscope::PathError>(())
    /// ```
    pub fn write(self, path: &Path) -> String {
        match self {
            Names::Numbers => path.to_string(),
            Names::Letters => letters(path.children()),
        }
    }

    /// Returns the path that [`write`](Names::write) gives this name; `None` if there is none.
    ///
    /// ```
    /// use plyscope_stage::Names;
    ///
    /// assert_eq!(Names::Letters.read("B28ab1"), "2.28.28.1".parse().ok());
    /// assert_eq!(Names::Letters.read("B28AB1"), None);
    /// ```
    pub fn read(self, name: &str) -> Option<Path> {
        if self == Names::Numbers {
            return name.parse().ok().filter(|path| self.write(path) == name);
        }
        let (mut children, mut rest) = (Vec::new(), name);
        while !rest.is_empty() {
            let ply = children.len();
            let belongs = |char: char| match ply {
                0 => char.is_ascii_uppercase(),
                _ if is_number(ply) => char.is_ascii_digit(),
                _ => char.is_ascii_lowercase(),
            };
            let (part, after) =
                rest.split_at(rest.find(|char| !belongs(char)).unwrap_or(rest.len()));
            let number: u32 = if is_number(ply) {
                Some(part).filter(|part| !part.starts_with('0'))?.parse().ok()?
            } else {
                let place = |byte: u8| u32::from(byte.to_ascii_uppercase() - b'A') + 1;
                part.bytes().try_fold(0_u32, |number, byte| {
                    number.checked_mul(26)?.checked_add(place(byte))
                })?
            };
            children.push(number.checked_sub(1)?);
            rest = after;
        }
        Some(children.into())
    }
}

/// Returns `true` if children at this ply have numbers, and not letters.
fn is_number(ply: usize) -> bool {
    ply % 2 == 1
}

/// Returns the letters and numbers of a path.
fn letters(children: &[u32]) -> String {
    let mut name = String::new();
    for (ply, &child) in children.iter().enumerate() {
        if is_number(ply) {
            // A string takes any text.
            let _ = write!(name, "{}", u64::from(child) + 1);
        } else {
            push_letters(&mut name, child, if ply == 0 { b'A' } else { b'a' });
        }
    }
    name
}

/// Appends a number to the base 26, without a zero.
fn push_letters(name: &mut String, number: u32, a: u8) {
    if number >= 26 {
        push_letters(name, number / 26 - 1, a);
    }
    name.push(char::from(a + (number % 26) as u8));
}
