//! The sentences that claim something, by the words that they claim it with.

use std::collections::BTreeSet;

/// Words that claim something about what happened.
const WORDS: &[&str] = &[
    "examined", "better", "best", "deep", "nothing", "yet", "so far", "left out", "never",
    "already",
];

/// What sentences that only describe a run, a node or a step's title begin with.
const OTHERS: &[&str] = &["fact.", "rule.", "start.", "title.", "step", "part.", "board."];

/// The beginnings of the keys of sentences whose claims `payoffs.rs` checks.
const ELSEWHERE: &[&str] = &["cutoff.payoffs"];

/// The keys of the sentences that claim something. `checked` has each of them.
pub(crate) const CLAIMS: &[&str] = &[
    "backup.best",
    "backup.closes",
    "backup.crosses",
    "backup.enough",
    "backup.keeps",
    "backup.meets",
    "backup.stays",
    "backup.sure.max",
    "backup.sure.min",
    "because.not-ahead",
    "because.other-exhausted",
    "because.smaller-tree",
    "because.turn.prove-best",
    "below.exploration",
    "below.unvisited",
    "bounds.unknown",
    "call.first",
    "call.forgets",
    "choose.both",
    "choose.exploration",
    "choose.exploration.raw",
    "choose.mean",
    "choose.unvisited",
    "choose.unvisited.brief",
    "cutoff.alpha",
    "cutoff.alpha.by",
    "cutoff.alpha.strict.by",
    "cutoff.beta",
    "cutoff.beta.by",
    "cutoff.beta.strict.by",
    "cutoff.deep",
    "cutoff.least",
    "cutoff.most",
    "cutoff.unsound",
    "done.budget.max",
    "done.budget.min",
    "done.deepening.budget",
    "done.disproved",
    "done.disproved.min",
    "done.exhausted.max",
    "done.exhausted.min",
    "done.live",
    "done.live.budget",
    "done.live.popped",
    "done.live.unsound",
    "done.proved",
    "done.proved.max",
    "done.proved.min",
    "done.separation.exact.max",
    "done.separation.exact.min",
    "done.separation.max",
    "done.separation.max.only",
    "done.separation.min",
    "done.separation.min.only",
    "done.unsound.max",
    "done.unsound.min",
    "done.unsound.only",
    "dual.4.alone",
    "done.budget.value",
    "dual.end",
    "enter.forgets.alpha",
    "enter.forgets.beta",
    "enter.max-has",
    "enter.min-has",
    "enter.open.forgets",
    "gamma.4.alone",
    "gamma.end",
    "known.lower",
    "known.upper",
    "live.better",
    "live.lost",
    "live.lucky",
    "live.pop.best",
    "live.pop.depth",
    "live.same.more",
    "live.worse",
    "order.history",
    "order.table",
    "pass.cutoff.alpha",
    "pass.cutoff.alpha.neg-inf",
    "pass.cutoff.beta",
    "pass.cutoff.beta.inf",
    "pass.cutoff.beta.neg-inf",
    "pass.over",
    "pop.stale",
    "proof.open",
    "purge.live",
    "purge.sorted",
    "purge.sorted.min",
    "push.again",
    "push.capped",
    "reason.3",
    "same.more",
    "table.hit",
    "test.holds",
    "test.holds.by",
    "test.holds.strict.by",
    "test.holds.unsound",
    "test.none",
    "test.pruned",
    "test.yes.less",
    "test.yes.more",
    "tested",
    "unsound.right",
    "unsound.wrong",
];

/// Returns the sentences of the locale by key, without their arguments and marks.
fn sentences() -> Vec<(String, String)> {
    let web = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web");
    let mut files = vec![format!("{web}/locales/en/viewer.js")];
    for kind in std::fs::read_dir(format!("{web}/kinds")).unwrap() {
        files.push(kind.unwrap().path().join("en.js").display().to_string());
    }
    let texts = files.iter().filter_map(|file| std::fs::read_to_string(file).ok());
    let mut sentences = Vec::new();
    for text in texts {
        let lines: Vec<_> = text.lines().filter(|line| !line.trim().starts_with("//")).collect();
        // A long sentence has a line of its own.
        for entry in lines.join("\n").replace(":\n", ": ").lines() {
            let Some((key, text)) = entry.trim().split_once(": ") else { continue };
            sentences.push((key.trim_matches('"').to_owned(), plain(text)));
        }
    }
    sentences
}

/// Returns a pattern without its arguments and marks. What a plural says stays.
fn plain(pattern: &str) -> String {
    let (mut plain, mut in_mark) = (String::new(), false);
    for char in pattern.chars() {
        match char {
            '<' => in_mark = true,
            '>' => in_mark = false,
            _ if in_mark => {}
            '{' | '}' => plain.push('|'),
            char => plain.push(char),
        }
    }
    let arguments = plain.split('|').filter(|part| part.contains(' ') || part.contains('.'));
    arguments.collect::<Vec<_>>().join(" ").to_lowercase()
}

/// Returns `true` if a text has one of the words that claim.
fn claims(text: &str) -> bool {
    let words: Vec<_> = text.split(|char: char| !char.is_alphabetic()).collect();
    WORDS.iter().any(|claim| match claim.split_once(' ') {
        Some((first, second)) => words.windows(2).any(|pair| pair == [first, second]),
        None => words.iter().any(|word| word == claim || *claim == "deep" && *word == "deepest"),
    })
}

/// The keys of all sentences that a search says.
fn said() -> BTreeSet<&'static str> {
    let lines = include_str!("../messages.txt").lines();
    let keys = lines.filter_map(|line| line.split(' ').nth(1));
    let is_other = |key: &&str| OTHERS.iter().chain(ELSEWHERE).any(|other| key.starts_with(other));
    keys.filter(|key| !is_other(key)).collect()
}

#[test]
fn every_sentence_that_claims_something_is_in_the_table() {
    let (said, sentences) = (said(), sentences());
    assert!(sentences.len() > 300, "{}", sentences.len());
    let claiming: BTreeSet<_> = sentences.iter().filter(|(_, text)| claims(text)).collect();
    let claiming: BTreeSet<_> = claiming.into_iter().map(|(key, _)| key.as_str()).collect();
    let table: BTreeSet<_> = CLAIMS.iter().copied().collect();
    let missing: Vec<_> =
        claiming.iter().filter(|key| said.contains(*key) && !table.contains(*key)).collect();
    let needless: Vec<_> = table.difference(&claiming).collect();
    assert!(missing.is_empty() && needless.is_empty(), "{missing:?} {needless:?}");
}
