//! Games by rules with chance: the events are those of the same game in the crate.

use std::sync::Mutex;

use plyscope::{
    AnyGame, AnyPosition, AnySearch, CommonParts, Event, Game, Line, PartsError, Player, Ruled,
    Rules, Value,
};

/// The rules of a game of the crate, whose positions are numbered as they come.
#[derive(Debug)]
struct Numbered {
    game: AnyGame,
    positions: Mutex<Vec<AnyPosition>>,
    /// What was noticed of means that are too fine.
    fine: Mutex<Vec<u64>>,
}

impl Numbered {
    fn new(text: &str) -> Numbered {
        let game: AnyGame = text.parse().unwrap();
        Numbered { game, positions: Mutex::default(), fine: Mutex::default() }
    }
    fn number(&self, position: AnyPosition) -> u32 {
        let mut positions = self.positions.lock().unwrap();
        let found = positions.iter().position(|it| *it == position);
        found.unwrap_or_else(|| {
            positions.push(position);
            positions.len() - 1
        }) as u32
    }
    fn position(&self, number: u32) -> AnyPosition {
        self.positions.lock().unwrap()[number as usize].clone()
    }
    fn after(&self, number: u32, mv: u32) -> (AnyPosition, Option<String>) {
        let (position, mut moves) = (self.position(number), Vec::new());
        self.game.moves(&position, &mut moves);
        let mv = &moves[mv as usize];
        (self.game.play(&position, mv), self.game.move_name(&position, mv))
    }
}

impl Rules for Numbered {
    fn start(&self) -> u32 {
        self.number(self.game.start())
    }
    fn player(&self, position: u32) -> Player {
        self.game.player(&self.position(position))
    }
    fn moves(&self, position: u32) -> u32 {
        let mut moves = Vec::new();
        self.game.moves(&self.position(position), &mut moves);
        moves.len() as u32
    }
    fn play(&self, position: u32, mv: u32) -> u32 {
        self.number(self.after(position, mv).0)
    }
    fn value(&self, position: u32) -> Value {
        self.game.value(&self.position(position))
    }
    fn move_name(&self, position: u32, mv: u32) -> Option<String> {
        self.after(position, mv).1
    }
    fn chance(&self, position: u32) -> Option<Vec<u32>> {
        let (position, mut weights) = (self.position(position), Vec::new());
        self.game.is_chance(&position).then(|| {
            self.game.weights(&position, &mut weights);
            weights
        })
    }
    fn notice_fine_chance(&self, _: u32, parts: u64) {
        self.fine.lock().unwrap().push(parts);
    }
}

fn events(game: impl Into<AnyGame>, name: &str, options: &[(&str, &str)]) -> Vec<String> {
    let builder = AnySearch::builder(name, game.into()).options(options.iter().copied());
    let mut search = builder.build().unwrap();
    let mut events = Vec::new();
    while search
        .step(&mut |line: Line, event: Event<'_>| events.push(format!("{line:?} {event:?}")))
    {}
    events
}

const GAMES: [&str; 4] = [
    "pig",
    "pig:die=2,rolls=2,turns=2",
    "pig:die=6,rolls=1",
    "[chance:[1/3:[5,9], 2/3:[chance:[1/2:2,1/4:7,1/4:-4], 3]], [4, chance:[8,1,1]]]",
];

#[test]
fn chance_by_rules_is_that_of_the_game() {
    let searches = [
        ("minimax", &[][..]),
        ("alpha-beta", &[]),
        ("alpha-beta", &[("chance", "star1")]),
        ("alpha-beta", &[("chance", "star2"), ("fail", "hard")]),
        ("mcts", &[("iterations", "60")]),
    ];
    for text in GAMES {
        let game: AnyGame = text.parse().unwrap();
        for (name, options) in searches {
            let rules = Numbered::new(text);
            let mut walk = CommonParts::new(&rules);
            let parts = walk.look(&rules, usize::MAX).unwrap().unwrap();
            assert_eq!(parts, game.unit().parts(), "{text}");
            let ruled = Ruled::new(rules)
                .with_chance(parts)
                .with_names(game.names_moves())
                .with_merging(game.merges())
                .with_range(game.value_range());
            assert_eq!(
                events(ruled, name, options),
                events(game.clone(), name, options),
                "{text} {name}"
            );
        }
    }
}

#[test]
fn parts_that_are_too_few_are_noticed() {
    for (parts, told) in [(81, &[][..]), (162, &[]), (27, &[81]), (8, &[3, 9, 27, 81])] {
        let rules = std::sync::Arc::new(Numbered::new("pig"));
        events(Ruled::new(Shared(rules.clone())).with_chance(parts), "minimax", &[]);
        let mut fine = rules.fine.lock().unwrap().clone();
        fine.sort_unstable();
        fine.dedup();
        assert_eq!(fine, told, "{parts}");
    }
}

/// The same rules, kept by the test as well.
#[derive(Debug)]
struct Shared(std::sync::Arc<Numbered>);

impl Rules for Shared {
    fn start(&self) -> u32 {
        self.0.start()
    }
    fn player(&self, position: u32) -> Player {
        self.0.player(position)
    }
    fn moves(&self, position: u32) -> u32 {
        self.0.moves(position)
    }
    fn play(&self, position: u32, mv: u32) -> u32 {
        self.0.play(position, mv)
    }
    fn value(&self, position: u32) -> Value {
        self.0.value(position)
    }
    fn move_name(&self, position: u32, mv: u32) -> Option<String> {
        self.0.move_name(position, mv)
    }
    fn chance(&self, position: u32) -> Option<Vec<u32>> {
        self.0.chance(position)
    }
    fn notice_fine_chance(&self, position: u32, parts: u64) {
        self.0.notice_fine_chance(position, parts);
    }
}

/// A walk over the numbers below `turns`, each of which chance moves on by one or two.
#[derive(Debug)]
struct Walk {
    turns: u32,
    /// The number that comes after the last.
    end: u32,
    moves: u32,
}

impl Rules for Walk {
    fn start(&self) -> u32 {
        0
    }
    fn player(&self, _: u32) -> Player {
        Player::Max
    }
    fn moves(&self, position: u32) -> u32 {
        if position < self.turns { self.moves } else { 0 }
    }
    fn play(&self, position: u32, mv: u32) -> u32 {
        if position + 1 == self.turns { self.end } else { (position + 1 + mv).min(self.turns) }
    }
    fn value(&self, _: u32) -> Value {
        Value::ZERO
    }
    fn move_name(&self, _: u32, _: u32) -> Option<String> {
        None
    }
    fn chance(&self, position: u32) -> Option<Vec<u32>> {
        // In lowest terms, one to one.
        (position < self.turns).then(|| vec![6; self.moves as usize])
    }
}

#[test]
fn parts_are_found_or_not() {
    let look = |turns, end, moves| {
        let rules = Walk { turns, end, moves };
        CommonParts::new(&rules).look(&rules, usize::MAX)
    };
    assert_eq!(look(0, 0, 2), Ok(Some(1)));
    assert_eq!(look(29, 29, 2), Ok(Some(1 << 29)));
    assert_eq!(look(30, 30, 2), Err(PartsError::Fine));
    assert_eq!(look(3, 1, 2), Err(PartsError::Endless));
    // Chance with one move divides nothing.
    assert_eq!(look(100_000, 100_000, 1), Ok(Some(1)));
    assert_eq!(look(300_000, 300_000, 1), Err(PartsError::Many(200_000)));
}
