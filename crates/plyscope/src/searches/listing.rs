//! Listings: searches as a textbook prints them, with labels for their lines.

use std::marker::PhantomData;

use crate::Line;

/// Defines a listing, a line each: `Label: "text"`, or `_: "text"` for a line
/// that no event names.
///
/// `listing! { enum Label { … } }` makes the labels, `listing! { Label { … } }`
/// takes those that are in scope. Both make the table `LINES`, for
/// [`Listing::new`], and the macro `listing_text!()`, the same for a doc comment.
macro_rules! listing {
    (enum Label { $($label:tt: $text:literal,)+ }) => {
        $crate::searches::listing::listing!(@labels [] $($label)+);
        $crate::searches::listing::listing!(Label { $($label: $text,)+ });
    };
    (Label { $($label:tt: $text:literal,)+ }) => {
        pub(super) const LINES: &[(Option<Label>, &str)] =
            &[$(($crate::searches::listing::listing!(@label $label), $text)),+];

        macro_rules! listing_text {
            () => { concat!("```text\n", $($text, "\n",)+ "```\n") };
        }
    };
    (@label _) => { None };
    (@label $label:ident) => { Some(Label::$label) };
    (@labels [$($label:ident)*] _ $($rest:tt)*) => {
        $crate::searches::listing::listing!(@labels [$($label)*] $($rest)*);
    };
    (@labels [$($label:ident)*] $next:ident $($rest:tt)*) => {
        $crate::searches::listing::listing!(@labels [$($label)* $next] $($rest)*);
    };
    (@labels [$($label:ident)*]) => {
        /// The lines of the listing that events name.
        #[derive(Clone, Copy, Debug)]
        pub(super) enum Label { $($label),* }

        impl $crate::searches::listing::Label for Label {
            fn index(self) -> usize {
                self as usize
            }
        }
    };
}
pub(super) use listing;

/// The labels of a listing.
pub(super) trait Label: Copy {
    /// Returns the number of labels above this one.
    fn index(self) -> usize;
}

/// The greatest number of labels, a power of two.
const MOST_LABELS: usize = 16;

/// A listing with the options in force.
#[derive(Clone, Debug)]
pub(super) struct Listing<L> {
    texts: Vec<&'static str>,
    /// The line of each label.
    lines: [Line; MOST_LABELS],
    labels: PhantomData<fn(L)>,
}

impl<L: Label> Listing<L> {
    /// Returns the listing that a table says.
    pub(super) fn new(table: &[(Option<L>, &'static str)]) -> Listing<L> {
        let mut lines = [0; MOST_LABELS];
        for (line, (label, _)) in (0..).zip(table) {
            if let Some(label) = label {
                lines[label.index()] = line;
            }
        }
        let texts = table.iter().map(|(_, text)| *text).collect();
        Listing { texts, lines, labels: PhantomData }
    }

    /// Returns the number of the line with this label.
    pub(super) fn line(&self, label: L) -> Line {
        // Without a remainder, this would be checked for each event.
        self.lines[label.index() % MOST_LABELS]
    }

    /// Changes the text of a line.
    pub(super) fn with(mut self, label: L, text: &'static str) -> Listing<L> {
        let line = self.line(label);
        self.texts[usize::from(line)] = text;
        self
    }

    /// Leaves out a line if it `is_idle`: no event names it then.
    pub(super) fn without_if(mut self, is_idle: bool, label: L) -> Listing<L> {
        if is_idle {
            let idle = self.line(label);
            self.texts.remove(usize::from(idle));
            for line in &mut self.lines {
                *line -= Line::from(*line > idle);
            }
        }
        self
    }

    /// Returns the texts of all lines.
    pub(super) fn texts(&self) -> Vec<&'static str> {
        self.texts.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::Listing;

    listing! {
        enum Label {
            Head: "head",
            Table: "  table",
            _: "  if",
            Then: "    then",
            Return: "  return",
        }
    }

    #[test]
    fn labels_keep_their_lines() {
        let listing = Listing::new(LINES);
        let lines = |listing: &Listing<Label>| {
            let texts = listing.texts();
            let labels = [Label::Head, Label::Then, Label::Return];
            labels.map(|label| texts[usize::from(listing.line(label))])
        };
        assert_eq!(lines(&listing), ["head", "    then", "  return"]);
        assert_eq!(listing.line(Label::Return), 4);

        let listing = listing.with(Label::Then, "    otherwise").without_if(true, Label::Table);
        assert_eq!(lines(&listing), ["head", "    otherwise", "  return"]);
        assert_eq!(listing.line(Label::Return), 3);
        assert_eq!(listing.texts(), ["head", "  if", "    otherwise", "  return"]);
        assert_eq!(listing_text!(), "```text\nhead\n  table\n  if\n    then\n  return\n```\n");
    }
}
