//! Pieces of chess, drawn with what all painters have: lines with round ends.

use plyscope::{Chessman, Player};

use super::Area;
use crate::draw::painter::{Ink, Painter, Place, Stroke};

/// A line with its width; a tenth of a square is 1, and the middle of the square is (0, 0).
type Limb = (f32, f32, f32, f32, f32);

/// The foot that most pieces have.
const FOOT: Limb = (-2.1, 3.2, 2.1, 3.2, 1.3);

const PAWN: &[Limb] = &[FOOT, (0.0, -1.0, 0.0, -1.0, 2.8), (0.0, 0.2, 0.0, 2.6, 1.6)];
const KNIGHT: &[Limb] = &[
    FOOT,
    (0.9, 2.4, 1.2, -0.8, 2.6),
    (1.0, -1.0, 0.0, -2.0, 2.2),
    (0.2, -1.4, -2.0, 0.0, 1.7),
    (0.2, -2.6, 0.4, -3.4, 0.8),
];
const BISHOP: &[Limb] =
    &[FOOT, (0.0, 2.4, 0.0, 0.6, 1.6), (0.0, -0.4, 0.0, -1.4, 2.8), (0.0, -1.4, 0.0, -3.2, 1.2)];
const ROOK: &[Limb] = &[
    FOOT,
    (0.0, 2.4, 0.0, -1.2, 3.0),
    (-1.9, -1.9, 1.9, -1.9, 1.3),
    (-1.9, -1.9, -1.9, -3.1, 1.0),
    (0.0, -1.9, 0.0, -3.1, 1.0),
    (1.9, -1.9, 1.9, -3.1, 1.0),
];
const QUEEN: &[Limb] = &[
    FOOT,
    (-1.3, 2.2, 1.3, 2.2, 1.6),
    (-1.4, 1.8, -2.9, -2.2, 1.0),
    (-0.6, 1.8, -1.1, -2.9, 1.0),
    (0.6, 1.8, 1.1, -2.9, 1.0),
    (1.4, 1.8, 2.9, -2.2, 1.0),
];
const KING: &[Limb] = &[
    FOOT,
    (-1.7, 0.0, -1.1, 2.0, 2.2),
    (1.7, 0.0, 1.1, 2.0, 2.2),
    (0.0, 2.0, 0.0, -3.5, 1.1),
    (-1.2, -2.4, 1.2, -2.4, 1.1),
];

/// The width of a white piece's rim.
const RIM: f32 = 0.75;

fn limbs(kind: Chessman) -> &'static [Limb] {
    match kind {
        Chessman::Pawn => PAWN,
        Chessman::Knight => KNIGHT,
        Chessman::Bishop => BISHOP,
        Chessman::Rook => ROOK,
        Chessman::Queen => QUEEN,
        Chessman::King => KING,
    }
}

/// Paints a piece: MAX has the white ones, which are outlines.
pub(super) fn paint(
    player: Player,
    kind: Chessman,
    at: Place,
    side: f32,
    paper: &mut impl Painter,
) {
    let unit = side / 10.0;
    let ink = if player == Player::Max { Ink::Alpha } else { Ink::Beta };
    let mut pass = |ink: Ink, less: f32| {
        for &(from_x, from_y, to_x, to_y, width) in limbs(kind) {
            let from = Place { x: at.x + unit * from_x, y: at.y + unit * from_y };
            let to = Place { x: at.x + unit * to_x, y: at.y + unit * to_y };
            // A line without a length has no ends in some formats.
            let to = if from == to { Place { x: to.x + 0.01, ..to } } else { to };
            paper.line(from, to, Stroke::new(ink, (width + RIM - less) * unit));
        }
    };
    pass(ink, 0.0);
    if player == Player::Max {
        pass(Ink::Paper, 2.0 * RIM);
    }
}

/// Paints the dark squares; the one at the lower left is dark.
pub(super) fn squares(
    columns: usize,
    cells: usize,
    area: Area,
    side: f32,
    paper: &mut impl Painter,
) {
    for cell in 0..cells {
        let (column, row) = (cell % columns.max(1), cell / columns.max(1));
        if (column + row) % 2 == 1 {
            let from =
                Place { x: area.left + column as f32 * side, y: area.top + row as f32 * side };
            let to = Place { x: from.x + side, y: from.y + side };
            paper.run(from, to, Ink::Hairline);
        }
    }
}

/// Returns the letter of a piece in FEN.
pub(super) fn letter(player: Player, kind: Chessman) -> char {
    let letter = match kind {
        Chessman::Pawn => 'P',
        Chessman::Knight => 'N',
        Chessman::Bishop => 'B',
        Chessman::Rook => 'R',
        Chessman::Queen => 'Q',
        Chessman::King => 'K',
    };
    if player == Player::Max { letter } else { letter.to_ascii_lowercase() }
}
