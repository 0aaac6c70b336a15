//! The characters of fonts that every reader of PDF files has: Helvetica and Symbol.

/// A font of a PDF file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Font {
    Helvetica,
    Symbol,
}

/// The code of the minus sign in Helvetica, which is added to the encoding.
pub(super) const MINUS: u8 = 1;

/// A character in its font: its code, and its width in thousandths of the font's size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct GlyphCode {
    pub(super) font: Font,
    pub(super) code: u8,
    pub(super) width: u16,
}

impl GlyphCode {
    /// Returns the glyph of a character; `None` if neither font has one.
    pub(super) fn of(c: char, bold: bool) -> Option<GlyphCode> {
        if c == '−' {
            return Some(GlyphCode { font: Font::Helvetica, code: MINUS, width: 584 });
        }
        if let Some(code) = latin_code(c) {
            let widths = if bold { &HELVETICA_BOLD } else { &HELVETICA };
            let width = widths[usize::from(code - FIRST)];
            return Some(GlyphCode { font: Font::Helvetica, code, width });
        }
        let (_, code, width) = SYMBOLS.iter().copied().find(|(symbol, ..)| *symbol == c)?;
        Some(GlyphCode { font: Font::Symbol, code, width })
    }
}

/// Returns the code of a character in Windows code page 1252.
fn latin_code(c: char) -> Option<u8> {
    match u8::try_from(c) {
        // Some readers have no width for a space that doesn't end a line.
        Ok(0xa0) => Some(0x20),
        Ok(code @ (0x20..=0x7e | 0xa1..=0xff)) => Some(code),
        _ => {
            let index = PAGE_1252.chars().position(|other| other == c && c != '\0')?;
            Some(0x80 + index as u8)
        }
    }
}

/// The characters of Windows code page 1252 from 0x80 to 0x9f.
const PAGE_1252: &str = "€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ";

/// The first code whose width is in the tables.
const FIRST: u8 = 0x20;

/// The widths of Helvetica in Windows code page 1252.
#[rustfmt::skip]
const HELVETICA: [u16; 224] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722,
    667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944,
    667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222,
    500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334,
    584, 350, 556, 350, 222, 556, 333, 1000, 556, 556, 333, 1000, 667, 333, 1000, 350, 611, 350,
    350, 222, 222, 333, 333, 350, 556, 1000, 333, 1000, 500, 333, 944, 350, 500, 667, 278, 333,
    556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 333, 737, 333, 400, 584, 333, 333, 333,
    556, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611, 667, 667, 667, 667, 667, 667, 1000,
    722, 667, 667, 667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778, 722,
    722, 722, 722, 667, 667, 611, 556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556, 556, 278,
    278, 278, 278, 556, 556, 556, 556, 556, 556, 556, 584, 611, 556, 556, 556, 556, 500, 556, 500,
];

/// The widths of Helvetica Bold in Windows code page 1252.
#[rustfmt::skip]
const HELVETICA_BOLD: [u16; 224] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
    350, 556, 350, 278, 556, 500, 1000, 556, 556, 333, 1000, 667, 333, 1000, 350, 611, 350, 350,
    278, 278, 500, 500, 350, 556, 1000, 333, 1000, 556, 333, 944, 350, 500, 667, 278, 333, 556,
    556, 556, 556, 280, 556, 333, 737, 370, 556, 584, 333, 737, 333, 400, 584, 333, 333, 333, 611,
    556, 278, 333, 333, 365, 556, 834, 834, 834, 611, 722, 722, 722, 722, 722, 722, 1000, 722,
    667, 667, 667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722,
    722, 722, 667, 667, 611, 556, 556, 556, 556, 556, 556, 889, 556, 556, 556, 556, 556, 278, 278,
    278, 278, 611, 611, 611, 611, 611, 611, 611, 584, 611, 611, 611, 611, 611, 556, 611, 556,
];

/// Characters of Symbol, with their codes and widths.
#[rustfmt::skip]
const SYMBOLS: &[(char, u8, u16)] = &[
    ('Α', 65, 722), ('Β', 66, 667), ('Χ', 67, 722), ('Δ', 68, 612), ('Ε', 69, 611),
    ('Φ', 70, 763), ('Γ', 71, 603), ('Η', 72, 722), ('Ι', 73, 333), ('Κ', 75, 722),
    ('Λ', 76, 686), ('Μ', 77, 889), ('Ν', 78, 722), ('Ο', 79, 722), ('Π', 80, 768),
    ('Θ', 81, 741), ('Ρ', 82, 556), ('Σ', 83, 592), ('Τ', 84, 611), ('Υ', 85, 690),
    ('ς', 86, 439), ('Ω', 87, 768), ('Ξ', 88, 645), ('Ψ', 89, 795), ('Ζ', 90, 611),
    ('α', 97, 631), ('β', 98, 549), ('χ', 99, 549), ('δ', 100, 494), ('ε', 101, 439),
    ('φ', 102, 521), ('γ', 103, 411), ('η', 104, 603), ('ι', 105, 329), ('κ', 107, 549),
    ('λ', 108, 549), ('μ', 109, 576), ('ν', 110, 521), ('ο', 111, 549), ('π', 112, 549),
    ('θ', 113, 521), ('ρ', 114, 549), ('σ', 115, 603), ('τ', 116, 439), ('υ', 117, 576),
    ('ω', 119, 686), ('ξ', 120, 493), ('ψ', 121, 686), ('ζ', 122, 494), ('∞', 165, 713),
    ('←', 172, 987), ('↑', 173, 603), ('→', 174, 987), ('↓', 175, 603), ('≈', 187, 549),
    ('∅', 198, 823), ('∈', 206, 713), ('∑', 229, 713),
    ('≤', 163, 549), ('≥', 179, 549), ('≠', 185, 549), ('√', 214, 549),
];

#[cfg(test)]
mod tests {
    use super::{Font, GlyphCode, HELVETICA, HELVETICA_BOLD, MINUS};

    #[test]
    fn characters_have_the_codes_of_their_fonts() {
        let glyph = |c| GlyphCode::of(c, false).map(|it| (it.font, it.code, it.width));
        assert_eq!(glyph('A'), Some((Font::Helvetica, b'A', 667)));
        assert_eq!(glyph('é'), Some((Font::Helvetica, 0xe9, 556)));
        assert_eq!(glyph('…'), Some((Font::Helvetica, 0x85, 1000)));
        assert_eq!(glyph('\u{a0}'), glyph(' '));
        assert_eq!(glyph('−'), Some((Font::Helvetica, MINUS, 584)));
        assert_eq!(glyph('α'), Some((Font::Symbol, b'a', 631)));
        assert_eq!(glyph('∞'), Some((Font::Symbol, 165, 713)));
        assert_eq!((glyph('ж'), glyph('\0'), glyph('\n')), (None, None, None));
    }

    #[test]
    fn digits_have_one_width() {
        for table in [HELVETICA, HELVETICA_BOLD] {
            assert!(table[16..26].iter().all(|&width| width == 556));
        }
    }
}
