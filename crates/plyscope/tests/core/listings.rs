//! Each line of each search's listing is one that the search runs through.

use std::collections::BTreeSet;

use plyscope::{ALGORITHMS, AnyGame, AnySearch, Event, Line, OptionKind, OptionSpec};

/// Games that bring every kind of node, and positions that come up twice.
const GAMES: [&str; 15] = [
    "random:branching=3,depth=4,seed=1,max=9",
    "random:branching=3,depth=5,seed=2,max=5,ragged=true",
    "random:branching=4,depth=4,seed=5,max=99",
    "tree:min:[[[3,12],[8,2]],[[4,6],[14,5]],[[2,1],[9,7]]]",
    "tree:[a:2..9[3..5,4..8],b:0..7[1..2,0..6],c:1..8[2..3,5..5]]",
    "tree:min:[a:2..7[3..5,4..6],b:0..9[1..8,0..9],c:1..8[2..3,5..5]]",
    "tree:[[-inf,4],[5,[inf,6]],[inf,-inf]]",
    "nim:3,2",
    "tic-tac-toe:XO./.X./..O",
    "tsp:random,cities=5,seed=1",
    "tsp:random,cities=5,seed=1,bound=path",
    "tsp:[[0,0,0],[0,0,0],[0,0,0]]",
    "players:random,depth=4,seed=1",
    "players:random,depth=4,seed=2",
    "players:[A:p1[(1,2,6),(4,3,2)],B:p3[(6,1,2),(7,4,1)]]",
];

/// What may be said of an option so that the listing is another one.
fn choices(option: &OptionSpec) -> Vec<String> {
    match option.kind {
        OptionKind::Choice(words) => words.iter().map(|word| (*word).to_owned()).collect(),
        // Some lines of play end before, and some after.
        _ if option.name == "depth" => vec!["3".to_owned()],
        OptionKind::Range => vec!["-1000..1000".to_owned()],
        // A number that most runs don't meet before they went everywhere.
        _ => vec!["40".to_owned()],
    }
}

/// The lines around a line: those above it that are indented less.
fn with_enclosing(listing: &[&str], line: usize) -> Vec<usize> {
    let indent = |line: usize| listing[line].len() - listing[line].trim_start().len();
    let mut lines = vec![line];
    let mut least = indent(line);
    for above in (0..line).rev() {
        if indent(above) < least {
            least = indent(above);
            lines.push(above);
        }
    }
    lines
}

/// The listing of this search with these options, and the lines that its
/// runs over all games told, or stood in.
fn walked(
    name: &str,
    given: &[(&str, String)],
) -> (BTreeSet<&'static str>, BTreeSet<&'static str>) {
    let (mut written, mut reached) = (BTreeSet::new(), BTreeSet::new());
    for game in GAMES {
        let game: AnyGame = game.parse().unwrap();
        let Ok(mut search) = AnySearch::builder(name, game).options(given.iter().cloned()).build()
        else {
            continue;
        };
        let listing = search.listing();
        written.extend(listing.iter().copied());
        let mut told = BTreeSet::new();
        while search.step(&mut |line: Line, _: Event<'_>| {
            told.insert(usize::from(line));
        }) {}
        for line in told {
            reached.extend(with_enclosing(&listing, line).into_iter().map(|line| listing[line]));
        }
    }
    (written, reached)
}

#[test]
fn every_line_of_every_listing_is_reached() {
    let mut idle = Vec::new();
    for algorithm in ALGORITHMS {
        // Each option by itself: a listing shows what each one changes.
        let mut ways = vec![vec![]];
        for option in algorithm.options {
            ways.extend(choices(option).into_iter().map(|word| vec![(option.name, word)]));
        }
        for given in ways {
            let (written, reached) = walked(algorithm.name, &given);
            // Some options need another beside them.
            assert!(!written.is_empty() || !given.is_empty(), "{} ran on no game", algorithm.name);
            for line in written.difference(&reached) {
                idle.push(format!("{} {given:?}: {line}", algorithm.name));
            }
        }
    }
    assert!(idle.is_empty(), "no run goes through {idle:#?}");
}

#[test]
fn where_players_do_not_take_turns_the_parent_is_named() {
    let listing = |name, purge| {
        let game: AnyGame = "max:[max:[3,12],[2,4]]".parse().unwrap();
        let search = AnySearch::builder(name, game).options([("purge", purge)]).build().unwrap();
        search.listing().into_iter().find(|line| line.contains(" 4 ")).unwrap()
    };
    assert_eq!(listing("sss-star", "descendants"), "    4 MAX above: purge below it, push it");
    assert_eq!(listing("dual-star", "children"), "    4 MIN above: purge its children, push it");
}

/// With the purge as printed, a node may be pushed that is in OPEN.
#[test]
fn the_purge_as_printed_makes_every_push() {
    let game: AnyGame = "min:[[[-1],[0,1]],[-2,[-2]]]".parse().unwrap();
    let mut search =
        AnySearch::builder("sss-star", game).options([("purge", "children")]).build().unwrap();
    let (mut steps, mut pushed) = (0, Vec::new());
    loop {
        let mut now = Vec::new();
        let goes_on = search.step(&mut |_: Line, event: Event<'_>| {
            if let Event::Push { node, .. } = event {
                now.push(node);
            }
        });
        steps += 1;
        if steps == 19 {
            pushed = now;
        }
        if !goes_on {
            break;
        }
    }
    // Case 3 pops 2, whose children are 2.1, which is in OPEN as it was solved, and 2.2.
    assert_eq!((pushed.len(), steps), (2, 25));
}
