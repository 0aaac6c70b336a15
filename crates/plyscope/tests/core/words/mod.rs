//! The word game against its rules by definition.

mod endgames;
mod plain;
mod records;

use oorandom::Rand32;
use plain::{Board, Laid, Words};
use plyscope::{Game, words};

/// As many letters as in the usual bag.
const BAG: &[u8] = b"AAAAAAAAABBCCDDDDEEEEEEEEEEEEFFGGGHHIIIIIIIIIJKLLLLMMNNNNNNOOOOOOOOPPQRRRRRRSSSSTTTTTTUUUUVVWWXYYZ??";

fn letters(count: u32, random: &mut Rand32) -> Vec<u8> {
    (0..count).map(|_| BAG[random.rand_range(0..BAG.len() as u32) as usize]).collect()
}

fn text(board: &Board, racks: [&[u8]; 2]) -> String {
    let [max, min] = racks.map(|rack| std::str::from_utf8(rack).unwrap());
    let premiums = if board.has_premiums { "" } else { ",premiums=none" };
    format!("words:{},{max},{min}{premiums}", board.text())
}

/// Returns the names of the moves.
fn names(game: &words::Words) -> Vec<String> {
    let mut moves = Vec::new();
    let start = game.start();
    game.moves(&start, &mut moves);
    moves.iter().map(|play| game.move_name(&start, play).unwrap()).collect()
}

/// Returns a board after some random plays of random letters.
fn random_board(size: usize, plays: u32, random: &mut Rand32) -> Board {
    let mut board = Board::empty(size, random.rand_range(0..4) > 0);
    for _ in 0..plays {
        let rack = letters(random.rand_range(1..8), random);
        let game = text(&board, [&rack, b"E"]).parse().unwrap();
        let names = names(&game);
        let name = &names[random.rand_range(0..names.len() as u32) as usize];
        if name != "pass" {
            board = board.with(&board.read(name).0);
        }
    }
    board
}

#[test]
fn legal_plays_are_those_of_the_definition() {
    let scowl = Words::scowl();
    let mut random = Rand32::new(1);
    let (mut plays, mut with_blank, mut longest) = (0, 0, 0);
    for number in 0..1000 {
        let size = if number % 20 == 0 { 15 } else { random.rand_range(3..10) as usize };
        let count = random.rand_range(0..12);
        let board = random_board(size, count, &mut random);
        let rack = letters(random.rand_range(1..8), &mut random);
        let text = text(&board, [&rack, b"E"]);
        let game: words::Words = text.parse().unwrap();

        let mut names = names(&game);
        assert_eq!(names.pop().as_deref(), Some("pass"));
        let mut listed: Vec<_> = names.iter().map(|name| board.read(name)).collect();
        assert!(listed.is_sorted_by_key(|(_, points)| -points), "the most points first");
        listed.sort_unstable();

        let letters: Vec<u8> = board.letters().chain(rack.iter().copied()).collect();
        let defined: Vec<(Laid, i32)> =
            board.plays(&rack, &scowl.with_letters(&letters)).into_iter().collect();
        assert_eq!(listed, defined, "{text}");
        plays += listed.len();
        let blank = |(laid, _): &&(Laid, i32)| laid.iter().any(|(_, t)| t.is_ascii_lowercase());
        with_blank += listed.iter().filter(blank).count();
        longest = longest.max(listed.iter().map(|(laid, _)| laid.len()).max().unwrap_or(0));
    }
    println!("{plays} plays, {with_blank} of them with a blank, up to {longest} letters at once");
    assert!(plays > 30_000 && with_blank > 5_000 && longest == 7, "{plays} {with_blank} {longest}");
}
