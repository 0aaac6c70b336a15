use expect_test::expect_file;
use plyscope::{Board, Cell, Chessman, Player};
use proptest::prelude::*;

use super::*;
use crate::draw::painter::{Glyph, Type};
use crate::draw::svg::Caption;
use crate::draw::svg::{Colours, picture};

/// A board of every kind, in something of every state.
fn boards() -> Vec<Board> {
    let cells = |text: &str| {
        let cell = |c| match c {
            'X' => Cell::Cross,
            'O' => Cell::Nought,
            'm' => Cell::Disc(Player::Max),
            'n' => Cell::Disc(Player::Min),
            _ => Cell::Empty,
        };
        text.chars().map(cell).collect::<Vec<_>>()
    };
    let discs = [".......", ".......", "...m...", "...n...", ".mnmn..", "nmmnmn."].concat();
    let tiles = [1, 2, 3, 4, 5, 6, 0, 8, 9, 10, 7, 11, 13, 14, 15, 12];
    let tile = |&number: &u8| if number == 0 { Cell::Empty } else { Cell::Tile(number) };
    let places = vec![(500, 0), (1000, 400), (800, 1000), (200, 1000), (0, 400), (520, 480)];
    let terms = ["{4|1}", "{3|-2}", "{0|-5}"].map(str::to_owned).to_vec();
    let letter = |letter, worth| Cell::Letter { letter, worth };
    let mut squares = vec![Cell::Empty; 25];
    squares[5..8].copy_from_slice(&[letter('C', 3), letter('A', 1), letter('t', 0)]);
    for (at, times, word) in [(0, 3, 1), (4, 1, 3), (12, 1, 2), (18, 2, 1)] {
        squares[at] = Cell::Premium { letter: times, word };
    }
    let max = "ZEBRAS?".chars().map(|tile| letter(tile, if tile == 'Z' { 10 } else { 1 }));
    let racks = [max.collect(), vec![letter('Q', 10)]];
    vec![
        Board::Grid { columns: 3, cells: cells("X.O.X...O") },
        Board::Grid { columns: 7, cells: cells(&discs) },
        Board::Grid { columns: 4, cells: tiles.iter().map(tile).collect() },
        Board::Letters { columns: 5, cells: squares, racks },
        Board::Heaps(vec![3, 0, 7, 40]),
        Board::Map { places: places.clone(), way: vec![0, 3, 1], names: vec![] },
        Board::Map { places, way: vec![], names: vec![] },
        Board::Sum(terms),
        Board::Grid { columns: 8, cells: chessmen() },
        named(vec![0, 3, 1]),
    ]
}

/// A map with short names and long ones. There is no room for the last.
fn named(way: Vec<usize>) -> Board {
    let places = [(500, 100), (950, 400), (800, 950), (200, 950), (60, 400), (520, 480)];
    let names = [
        "Oslo",
        "B",
        "New York",
        "Tromsø",
        "Rio",
        "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio",
    ];
    Board::Map { places: places.to_vec(), way, names: names.map(str::to_owned).to_vec() }
}

#[test]
fn places_have_their_names_where_there_is_room() {
    #[derive(Default)]
    struct Texts(Vec<String>);
    impl Painter for Texts {
        fn line(&mut self, _: Place, _: Place, _: Stroke) {}
        fn run(&mut self, _: Place, _: Place, _: Ink) {}
        fn curve(&mut self, _: Place, _: Place, _: Stroke) {}
        fn mark(&mut self, _: Glyph, _: Ink, _: Stroke) {}
        fn ring(&mut self, _: Place, _: f32, _: Stroke) {}
        fn text(&mut self, _: Place, text: &str, _: Type) {
            self.0.push(text.to_owned());
        }
    }
    let texts = |side: f64| {
        let mut texts = Texts::default();
        let size = Size { width: side, height: side };
        paint_board(&named(vec![0, 3]), Place { x: 0.0, y: 0.0 }, size, &mut texts);
        texts.0
    };
    assert_eq!(texts(72.0), [""; 0]);
    // There is no room for the last name, so that its place has a number.
    for side in [110.0, 300.0] {
        assert_eq!(texts(side), ["B", "6", "Oslo", "New York", "Tromsø", "Rio"]);
    }
}

/// The pieces of chess as they begin, and nothing between them.
fn chessmen() -> Vec<Cell> {
    use Chessman::{Bishop, King, Knight, Pawn, Queen, Rook};
    let officers = [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook];
    let row = |player, kinds: [Chessman; 8]| kinds.map(|kind| Cell::Chessman(player, kind));
    let black = [row(Player::Min, officers), row(Player::Min, [Pawn; 8])].concat();
    let white = [row(Player::Max, [Pawn; 8]), row(Player::Max, officers)].concat();
    [black, vec![Cell::Empty; 32], white].concat()
}

#[test]
fn a_position_of_chess_is_told_in_the_letters_of_a_fen() {
    let Sentence { args, .. } = board_words(&Board::Grid { columns: 8, cells: chessmen() });
    let rows = serde_json::to_string(&args).unwrap();
    let empty = ". . . . . . . ., ".repeat(4);
    let whole =
        format!("r n b q k b n r, p p p p p p p p, {empty}P P P P P P P P, R N B Q K B N R");
    assert!(rows.contains(&whole), "{rows}");
}

/// Paints nothing, and keeps the inks of lines, and the corners of filled rectangles.
#[derive(Default)]
struct Inks {
    lines: Vec<Ink>,
    filled: Vec<Place>,
}

impl Painter for Inks {
    fn line(&mut self, _: Place, _: Place, stroke: Stroke) {
        self.lines.push(stroke.ink);
    }
    fn run(&mut self, from: Place, _: Place, _: Ink) {
        self.filled.push(from);
    }
    fn curve(&mut self, _: Place, _: Place, _: Stroke) {}
    fn mark(&mut self, _: Glyph, _: Ink, _: Stroke) {}
    fn ring(&mut self, _: Place, _: f32, _: Stroke) {}
    fn text(&mut self, _: Place, _: &str, _: Type) {}
}

#[test]
fn white_pieces_are_outlines_and_black_ones_are_filled() {
    let painted = |cells: Vec<Cell>| {
        let mut inks = Inks::default();
        let size = Size { width: 80.0, height: 80.0 };
        let board = Board::Grid { columns: 8, cells };
        paint_board(&board, Place { x: 0.0, y: 0.0 }, size, &mut inks);
        inks
    };
    let alone = |player| {
        let mut cells = vec![Cell::Empty; 64];
        cells[60] = Cell::Chessman(player, Chessman::King);
        painted(cells)
    };
    let (white, black) = (alone(Player::Max), alone(Player::Min));
    assert!(white.lines.contains(&Ink::Alpha) && white.lines.contains(&Ink::Paper));
    assert!(black.lines.iter().all(|ink| *ink == Ink::Beta) && !black.lines.is_empty());
    // The lower left square is dark, the lower right one is not.
    assert_eq!(white.filled.len(), 32);
    assert!(white.filled.contains(&Place { x: 0.0, y: 70.0 }));
    assert!(!white.filled.contains(&Place { x: 70.0, y: 70.0 }));
}

#[test]
fn boards_of_every_kind_are_drawn_from_thumbnail_to_poster() {
    let sizes = [40.0, 72.0, 160.0, 300.0];
    let boards = boards();
    let size = Size { width: 600.0 + 16.0, height: boards.len() as f64 * 316.0 };
    let caption = Caption { title: "Boards", description: "" };
    let text = picture(size, Colours::Reader, caption, |paper| {
        for (index, board) in boards.iter().enumerate() {
            let mut x = 8.0;
            for side in sizes {
                let at = Place { x, y: 8.0 + 316.0 * index as f32 };
                paint_board(board, at, Size { width: side, height: side }, paper);
                x += side as f32 + 8.0;
            }
        }
    });
    expect_file!["../../../tests/stage/boards.svg"].assert_eq(&text);
}

#[test]
fn a_board_is_told_in_words() {
    let words = |board: &Board| {
        let Sentence { key, args } = board_words(board);
        format!("{key} {}", serde_json::to_string(&args).unwrap())
    };
    let texts: Vec<_> = boards().iter().map(words).collect();
    expect_test::expect![[r#"
        board.grid {"rows":{"word":"X . O, . X ., . . O"}}
        board.grid {"rows":{"word":". . . . . . ., . . . . . . ., . . . ● . . ., . . . ○ . . ., . ● ○ ● ○ . ., ○ ● ● ○ ● ○ ."}}
        board.grid {"rows":{"word":"1 2 3 4, 5 6 . 8, 9 10 7 11, 13 14 15 12"}}
        board.grid {"rows":{"word":". . . . ., C A t . ., . . . . ., . . . . ., . . . . .; MAX: Z E B R A S ?; MIN: Q"}}
        board.heaps {"heaps":{"word":"3 0 7 40"}}
        board.map.way {"places":{"number":6},"way":{"word":"1 4 2"}}
        board.map {"places":{"number":6},"way":{"word":""}}
        board.sum {"terms":{"word":"{4|1} + {3|-2} + {0|-5}"}}
        board.grid {"rows":{"word":"r n b q k b n r, p p p p p p p p, . . . . . . . ., . . . . . . . ., . . . . . . . ., . . . . . . . ., P P P P P P P P, R N B Q K B N R"}}
        board.map.way {"places":{"number":6},"way":{"word":"Oslo Tromsø B"}}"#]]
    .assert_eq(&texts.join("\n"));
}

/// The extent of everything painted.
struct Extent {
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
}

impl Extent {
    fn reach(&mut self, x: f32, y: f32, half_width: f32, half_height: f32) {
        self.left = self.left.min(x - half_width);
        self.right = self.right.max(x + half_width);
        self.top = self.top.min(y - half_height);
        self.bottom = self.bottom.max(y + half_height);
    }
}

impl Painter for Extent {
    fn curve(&mut self, from: Place, to: Place, stroke: Stroke) {
        self.line(from, to, stroke);
    }
    fn line(&mut self, from: Place, to: Place, _: Stroke) {
        self.reach(from.x, from.y, 0.0, 0.0);
        self.reach(to.x, to.y, 0.0, 0.0);
    }
    fn run(&mut self, from: Place, to: Place, _: Ink) {
        self.reach(from.x, from.y, 0.0, 0.0);
        self.reach(to.x, to.y, 0.0, 0.0);
    }
    fn mark(&mut self, glyph: Glyph, _: Ink, _: Stroke) {
        self.reach(glyph.at.x, glyph.at.y, glyph.half_width, glyph.half_height);
    }
    fn ring(&mut self, middle: Place, radius: f32, stroke: Stroke) {
        let radius = radius + stroke.width / 2.0;
        self.reach(middle.x, middle.y, radius, radius);
    }
    fn text(&mut self, at: Place, text: &str, style: Type) {
        let width = crate::draw::painter::text_width(text, style.size, style.bold);
        match style.anchor {
            crate::Anchor::Middle => self.reach(at.x, at.y, width / 2.0, style.size / 2.0),
            _ => self.reach(at.x + width / 2.0, at.y, width / 2.0, style.size / 2.0),
        }
    }
}

proptest! {
    #[test]
    fn nothing_reaches_out_of_its_room(
        board in prop_oneof![
            any::<prop::sample::Index>().prop_map(|index| index.get(&boards()).clone()),
            prop::collection::vec(0_u32..300, 0..9).prop_map(Board::Heaps),
            prop::collection::vec("[{}|0-9.-]{1,80}", 0..9).prop_map(Board::Sum),
            (1_usize..9, 0_usize..9).prop_map(|(columns, rows)| {
                Board::Grid { columns, cells: vec![Cell::Nought; columns * rows] }
            }),
        ],
        width in 40.0..300.0_f64,
        height in 40.0..300.0_f64,
    ) {
        let mut extent = Extent { left: 10.0, top: 20.0, right: 10.0, bottom: 20.0 };
        let room = Size { width, height };
        paint_board(&board, Place { x: 10.0, y: 20.0 }, room, &mut extent);
        prop_assert!(extent.left > 9.9 && extent.top > 19.9, "{} {}", extent.left, extent.top);
        let (right, bottom) = (f64::from(extent.right) - 10.1, f64::from(extent.bottom) - 20.1);
        prop_assert!(right < width && bottom < height, "{right} {bottom}");
        let size = board_size(&board, room);
        prop_assert!(size.width < width + 0.1 && size.height < height + 0.1);
    }
}
