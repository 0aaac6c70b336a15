//! The formats of figures.

use plyscope_stage::figures::TableFormat;

/// A format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    Svg,
    Png,
    Pdf,
    Tikz,
    Beamer,
    AnimatedSvg,
    Gif,
    Csv,
    Markdown,
    Latex,
}

impl Format {
    /// All formats with their names, the default first.
    pub(crate) const ALL: [(&'static str, Format); 10] = [
        ("svg", Format::Svg),
        ("png", Format::Png),
        ("pdf", Format::Pdf),
        ("tikz", Format::Tikz),
        ("beamer", Format::Beamer),
        ("animated-svg", Format::AnimatedSvg),
        ("gif", Format::Gif),
        ("csv", Format::Csv),
        ("markdown", Format::Markdown),
        ("latex", Format::Latex),
    ];

    /// Returns the format with this name.
    pub(crate) fn named(name: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|(known, _)| *known == name).map(|(_, format)| format)
    }

    /// Returns the format of the table of steps; `None` for the picture of a tree.
    pub(crate) fn of_table(self) -> Option<TableFormat> {
        match self {
            Format::Csv => Some(TableFormat::Csv),
            Format::Markdown => Some(TableFormat::Markdown),
            Format::Latex => Some(TableFormat::Latex),
            _ => None,
        }
    }

    /// Returns `true` if it is that of a table.
    pub(crate) fn is_table(self) -> bool {
        self.of_table().is_some()
    }

    /// Returns `true` if it shows one step after the other.
    pub(crate) fn is_sequence(self) -> bool {
        matches!(self, Format::Beamer | Format::AnimatedSvg | Format::Gif)
    }

    /// Returns the width of one picture of several, and its greatest height, in pixels. What is
    /// printed is small, so that its text is as large as that around it.
    pub(crate) fn room(self, pictures: usize, column: bool) -> (u32, u32) {
        match self {
            Format::Beamer => (480, 270),
            _ if column || (pictures > 1 && !self.is_sequence()) => (320, 480),
            Format::Tikz | Format::Pdf => (460, 600),
            _ => (912, 640),
        }
    }

    /// Returns the number of pixels of the file for one of the picture, in formats that have
    /// pixels.
    pub(crate) fn scale(self) -> f32 {
        if self == Format::Gif { 1.0 } else { 2.0 }
    }
}
