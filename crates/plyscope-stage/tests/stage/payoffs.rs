//! The sentences, the panel and the numbers of maxⁿ, against what follows from the game alone.

use plyscope::{AnyGame, Event, Game, NodeId, Path};
use plyscope_stage::{Arg, Panel, Run, Sentence, narrate, node_facts, panel};

/// The game of a run, with which its sentences are compared.
struct Tree {
    game: AnyGame,
    ties_last: bool,
    least: i32,
    most: i32,
}

impl Tree {
    /// Returns the player at a node, counted from 0, and what the players get by the first children, so many
    /// of them, or by all.
    fn at(&self, path: &str, children: usize) -> (usize, Option<[i32; 3]>) {
        let mut position = self.game.start();
        for &child in path.parse::<Path>().unwrap().children() {
            position = self.game.play(&position, &self.moves(&position)[child as usize]);
        }
        let seat = self.game.seat(&position).index();
        (seat, self.worth(&position, children))
    }

    fn moves(&self, position: &<AnyGame as Game>::Position) -> Vec<<AnyGame as Game>::Move> {
        let mut moves = Vec::new();
        self.game.moves(position, &mut moves);
        moves
    }

    fn worth(&self, position: &<AnyGame as Game>::Position, children: usize) -> Option<[i32; 3]> {
        let (moves, seat) = (self.moves(position), self.game.seat(position).index());
        if moves.is_empty() {
            return Some(self.game.payoffs(position)?.values().map(|value| value.units()));
        }
        let below = moves.iter().take(children);
        let below = below.filter_map(|mv| self.worth(&self.game.play(position, mv), usize::MAX));
        below.fold(None, |best: Option<[i32; 3]>, next| match best {
            Some(best) if best[seat] > next[seat] => Some(best),
            Some(best) if best[seat] == next[seat] && !self.ties_last => Some(best),
            _ => Some(next),
        })
    }
}

fn shown(payoffs: [i32; 3]) -> String {
    format!("({})", payoffs.map(|payoff| payoff.to_string().replace('-', "−")).join(","))
}

fn arg(sentence: &Sentence, name: &str) -> String {
    match sentence.args.get(name) {
        Some(Arg::Node { node, .. }) => node.clone(),
        Some(Arg::Value { value, .. }) => value.clone(),
        Some(Arg::Number { number }) => number.to_string(),
        Some(Arg::Word { word }) => word.clone(),
        other => panic!("{name} of {}: {other:?}", sentence.key),
    }
}

fn number(sentence: &Sentence, name: &str) -> i32 {
    arg(sentence, name).replace('−', "-").parse().unwrap()
}

/// Checks a sentence about a child's payoffs.
fn check_backup(tree: &Tree, sentence: &Sentence) {
    let (node, from) = (arg(sentence, "node"), arg(sentence, "from"));
    let child = *from.parse::<Path>().unwrap().children().last().unwrap() as usize;
    let (seat, before) = tree.at(&node, child);
    let (_, result) = tree.at(&from, usize::MAX);
    let result = result.unwrap();
    assert_eq!(arg(sentence, "payoffs"), shown(result), "{from}");
    assert_eq!(number(sentence, "seat"), seat as i32 + 1);
    assert_eq!(number(sentence, "own"), result[seat]);
    let key = match before {
        None => "first",
        Some(before) => {
            assert_eq!(number(sentence, "best"), before[seat]);
            match result[seat].cmp(&before[seat]) {
                std::cmp::Ordering::Greater => "takes",
                std::cmp::Ordering::Less => "keeps",
                std::cmp::Ordering::Equal if tree.ties_last => "last",
                std::cmp::Ordering::Equal => "tie",
            }
        }
    };
    assert_eq!(sentence.key, format!("backup.payoffs.{key}"));
    assert_eq!(number(sentence, "gets"), tree.at(&node, child + 1).1.unwrap()[seat]);
}

/// Checks a sentence about children that are left out: the player further up has so much before this
/// part of the tree, and no division of the greatest sum gives them more in it.
fn check_cutoff(tree: &Tree, sentence: &Sentence) {
    let (node, above, from) =
        (arg(sentence, "node"), arg(sentence, "above"), arg(sentence, "from"));
    let last = |path: &str| *path.parse::<Path>().unwrap().children().last().unwrap() as usize;
    let (seat, best) = tree.at(&node, last(&from) + 1);
    assert_eq!(number(sentence, "value"), best.unwrap()[seat]);
    let plies = number(sentence, "plies") as usize;
    let path = node.parse::<Path>().unwrap();
    let up = path.children().len() - plies;
    assert_eq!(above, Path::from(path.children()[..up].to_vec()).to_string());
    assert_eq!(sentence.key == "cutoff.payoffs.deep", plies > 1);
    // What the search has at a node further up, below which nothing else is finished.
    let (other, has) = tree.at(&above, path.children()[up] as usize);
    assert_ne!(seat, other);
    assert_eq!(
        (number(sentence, "seat"), number(sentence, "other")),
        (seat as i32 + 1, other as i32 + 1)
    );
    let has = has.unwrap()[other];
    assert_eq!(number(sentence, "bound"), has);
    let (least, most) = (number(sentence, "least"), number(sentence, "most"));
    assert_eq!((least, most), (tree.least, tree.most));
    let left = number(sentence, "left");
    assert_eq!(left, most - best.unwrap()[seat] - least);
    assert!(if tree.ties_last { left < has } else { left <= has }, "{left} {has}");
}

/// Runs a search, and checks each step.
fn check(text: &str, ties: &str, prune: &str) -> [usize; 3] {
    let game: AnyGame = text.parse().unwrap();
    let (least, most) = game.payoff_bounds().unwrap();
    let tree = Tree { game, ties_last: ties == "last", least: least.units(), most: most.units() };
    let options = [("ties", ties), ("prune", prune)];
    let mut run = Run::builder("max-n", text).options(options).open().unwrap();
    run.record_all();
    let (mut backups, mut cutoffs, mut deep) = (0, 0, 0);
    // They return what they have so far.
    let mut cut = Vec::new();
    for step in 1..=run.recording().steps() {
        run.recording_mut().seek(step);
        let told = narrate(&run, &run.moment()).text;
        for sentence in &told {
            match &*sentence.key {
                key if key.starts_with("backup.") => {
                    backups += 1;
                    // After a deep cut, a node may have other payoffs than in the game.
                    if prune != "deep" && !cut.contains(&arg(sentence, "from")) {
                        check_backup(&tree, sentence);
                    }
                }
                "cutoff.payoffs" | "cutoff.payoffs.deep" if prune != "deep" || deep == 0 => {
                    cutoffs += 1;
                    cut.push(arg(sentence, "node"));
                    deep += usize::from(sentence.key.ends_with("deep"));
                    check_cutoff(&tree, sentence);
                }
                "enter.seat" => {
                    let (seat, _) = tree.at(&arg(sentence, "node"), 0);
                    assert_eq!(number(sentence, "seat"), seat as i32 + 1);
                }
                "evaluate.payoffs" => {
                    let (_, payoffs) = tree.at(&arg(sentence, "node"), 0);
                    assert_eq!(arg(sentence, "payoffs"), shown(payoffs.unwrap()));
                }
                _ => {}
            }
        }
        let Panel::Payoffs(panel) = panel(&run, &run.moment()) else { panic!("another panel") };
        for row in panel.rows {
            let (seat, _) = tree.at(&row.node, 0);
            assert!(row.player.is_none_or(|it| it == (seat + 1).to_string()), "{row:?}");
        }
    }
    let is_told = |key: &str| narrate(&run, &run.moment()).text.iter().any(|it| it.key == key);
    let end = if deep > 0 { "done.payoffs.unsound" } else { "done.payoffs" };
    assert!(is_told(end) || is_told("done.payoffs.leaf"), "{text}");
    let (_, payoffs) = tree.at("e", usize::MAX);
    let root = node_facts(&run, NodeId::ROOT).facts;
    let fact = root.iter().find(|fact| fact.key == "fact.payoffs").expect("the root has payoffs");
    assert!(prune == "deep" || arg(fact, "payoffs") == shown(payoffs.unwrap()), "{text}");
    [backups, cutoffs, deep]
}

#[test]
fn each_sentence_is_true_of_the_game() {
    let mut all = [0; 3];
    for seed in 0..150 {
        let (branching, depth) = (1 + seed % 4, seed % 5);
        let random =
            format!("players:random,branching={branching},depth={depth},seed={seed},total=6");
        for (ties, prune) in
            [("first", "off"), ("last", "shallow"), ("first", "shallow"), ("first", "deep")]
        {
            let found = check(&random, ties, prune);
            all = [0, 1, 2].map(|index| all[index] + found[index]);
        }
    }
    assert!(all[0] > 10_000 && all[1] > 300 && all[2] > 20, "{all:?}");
    let said = "players:p3[A:p1[(1,2,-6),(1,3,2.5)],B:p1[p2[(6,1,2),(7,1,1)],(0,0,0)]]";
    let mut run = Run::open("max-n", said).unwrap();
    run.record_all();
    let seats = [0, 1, 2].map(|node| node_facts(&run, NodeId(node)).player);
    assert_eq!(seats, [Some("3"), Some("1"), Some("1")]);
    let is_whole = |event: &Event<'_>| matches!(event, Event::Payoffs { .. });
    let steps = 1..=run.recording().steps();
    let payoffs =
        steps.map(|step| run.recording().step_events(step).filter(|(_, it)| is_whole(it)).count());
    assert_eq!(payoffs.sum::<usize>(), 5 + 8, "a leaf's, and those after each backup");
}
