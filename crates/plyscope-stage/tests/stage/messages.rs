//! All messages that a locale has to have a sentence for, with what they are about:
//! `messages.txt` is read by `tests/unit/locales.test.mjs`, too.

use std::collections::{BTreeMap, BTreeSet};

use expect_test::expect_file;
use plyscope::{ALGORITHMS, Algorithm, NodeId, OptionKind};
use plyscope_stage::{Run, Side, about, counters, narrate, node_facts, panel, rules};
use serde_json::{Value, to_value};

/// Small ones, with ties, infinite values, bounds, positions that come up again, and a
/// root of either side.
const GAMES: &[&str] = &[
    "[[3,12,8],[2,4,6],[14,5,2]]",
    "[[[[5,1],[19,8]],[[0,4],[18,12]]],[[[1,17],[8,0]],[[3,6],[5,2]]]]",
    "[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]",
    "min:[[[3,1],[2,4]],[[1,2],[0,5]]]",
    "min:[[3,12],[6,4],7]",
    "min:[[[-1],[0,1]],[-2,[-2]]]",
    "[[3,1],[3,4],[2,5]]",
    "[[-inf,4],[inf,6],[1,2]]",
    "[[[inf,5],[3,inf]],[[2,1],[7,inf]]]",
    "min:[inf,-inf,3]",
    "5",
    "max:[max:[[3,1],[2,4]],[[1,2],min:[0,5]],min:[7,min:[6,8]]]",
    "min:[min:[3,max:[5,6]],[4,max:[2,7]]]",
    "max:[A:max:2..9[3..5,4],B:0..7[min:1..3[1,3],6]]",
    "[A:15..30[A1:15..26[A1a:22..26],A2:19..25[A2a:23..25],A3:22..30],B:8..22[B1:8..15],C:10..19[C1:10..14]]",
    "min:[A:15..30[A1:15..26[A1a:22..26],A2:19..25],B:8..22[B1:8..15],C:10..19]",
    "tree:[3..9[3..4],1..2]",
    "tree:[3..9]",
    "tree:min:[9..12[9..10,11],3..9]",
    "tree:min:[1..3]",
    "[A:chance:[1/2:6,1/2:8],B:chance:[1/2:[2,9],1/4:5,1/4:7]]",
    "chance:[1/3:[3,5,1],2/3:[8,2,chance:[4,6]]]",
    "nim:3,2",
    "tic-tac-toe:X.O/.X./..O",
    "tsp:[[0,20,30,10,11],[15,0,16,4,2],[3,5,0,2,4],[19,6,18,0,3],[16,4,7,16,0]]",
    "tsp:random,cities=6,seed=2",
    "puzzle:1 2 3/4 5 6/7 . 8",
    "tsp:random,cities=6,seed=2,bound=path",
    "tsp:[[0,3,8,4],[2,0,7,9],[7,2,0,5],[5,4,7,0]],bound=too-high",
    "puzzle:2 1 3/4 5 6/8 7 .,bound=linear-conflict",
    "sum:{4|1}+{3|-2}",
    "[A:2..9[3..5,4],B:0..7]",
    "players:[A:[(3,2,1),(3,2,0)],B:p3[(3,0,3),(4,1,1),(3,3,0)],C:p3[(5,1,1),(1,5,1)]]",
    // Cut off by the player right above, and by one further up.
    "players:[A:(6,2,2),B:[(2,5,3),(9,1,0)],C:[(7,2,1),(0,9,1)]]",
    "players:[A:(3,2,1),B:[C:[(3,0,3),(0,2,4)],D:(4,1,1)]]",
    "players:(1,2,3)",
    "[[8,9],[9,?]]",
    "min-only:0..90[1..90[8,?],2..90[3]]",
    // At some horizons, nodes that are not quiet.
    "[A:6![2![1,3],8[9,5]],B:4[6![7,2],7![4,8]]]",
    "min:[A:2..9[3..5,7],B:4..11]",
    "words:3/1A1/3,SO,DE,{AS AD AE DO SO SOD ODE DOE}",
    // Nobody has a play but to pass.
    "words:3/1A1/3,Q,Q,{AS}",
];

/// The greatest number of steps of a run.
const STEPS: usize = 400;

/// Returns the steps that are looked at: all of a short run; of a longer one, all of its beginning and
/// its end, and a fifth of those between, which say the same again and again.
fn steps(last: usize) -> impl Iterator<Item = usize> {
    (0..=last).filter(move |step| *step <= 40 || step % 5 == 0 || step + 10 >= last)
}

/// Returns the options to try, each set to each of its choices or to a few numbers.
fn variants(algorithm: &Algorithm) -> Vec<Vec<(&'static str, String)>> {
    let values = |kind: &OptionKind| -> Vec<String> {
        let words = |words: &[&str]| words.iter().map(ToString::to_string).collect();
        match kind {
            OptionKind::Choice(choices) => words(choices),
            OptionKind::ChoiceOrDecimal { words: choices, .. } => {
                [words(choices), vec!["3".to_owned(), "7".to_owned()]].concat()
            }
            OptionKind::Numbers { .. } => vec!["5".to_owned(), "5,2".to_owned()],
            OptionKind::Range => ["-1000..1000", "2..5", "1..8"].map(str::to_owned).to_vec(),
            _ => ["0", "1", "2", "3", "5", "8", "1000"].map(str::to_owned).to_vec(),
        }
    };
    let options = algorithm.options.iter();
    let each = options
        .flat_map(|spec| values(&spec.kind).into_iter().map(|value| vec![(spec.name, value)]));
    let mut variants: Vec<_> = std::iter::once(Vec::new()).chain(each).collect();
    if algorithm.options.iter().any(|it| it.name == "errors") {
        // More of the bounds are wrong, and sometimes the move is.
        let many = (1..=3).map(|seed| vec![("errors", format!("40,{seed}"))]);
        variants.extend(many);
    }
    if let Some(view) = Side::option(algorithm.kind) {
        let seen = ("view", "mover".to_owned());
        variants.push(vec![seen.clone()]);
        // What a bound is compared with, and where levels end, are told otherwise.
        for option in algorithm.options.iter().filter(|it| ["cut", "depth"].contains(&it.name)) {
            let value = if option.name == "cut" { "past-equality" } else { "2" };
            variants.push(vec![seen.clone(), (option.name, value.to_owned())]);
        }
        let wrong = algorithm.options.iter().filter(|it| it.name == "start");
        variants.extend(wrong.map(|it| vec![seen.clone(), (it.name, "-inf".to_owned())]));
        assert_eq!(view.name, "view");
    }
    variants
}

/// The arguments of each message, by kind and key: by name, and by the field that gives their
/// type.
#[derive(Default)]
struct Messages(BTreeMap<(&'static str, String), BTreeSet<String>>);

impl Messages {
    /// Adds all messages that are somewhere in what crosses to the page.
    fn add(&mut self, kind: &'static str, crossing: &Value) {
        match crossing {
            Value::Array(items) => items.iter().for_each(|item| self.add(kind, item)),
            Value::Object(fields) => match (fields.get("key"), fields.get("args")) {
                (Some(Value::String(key)), Some(Value::Object(args))) => {
                    let fields = ["node", "nodes", "value", "bound", "player", "number", "word"];
                    let arg = |(name, arg): (&String, &Value)| {
                        let field = fields.iter().find(|field| arg.get(field).is_some());
                        format!("{name}:{}", field.expect("an argument"))
                    };
                    let args: BTreeSet<_> = args.iter().map(arg).collect();
                    let known = self.0.entry((kind, key.clone()));
                    known
                        .and_modify(|known| known.retain(|arg| args.contains(arg)))
                        .or_insert(args);
                }
                _ => fields.values().for_each(|field| self.add(kind, field)),
            },
            _ => {}
        }
    }
}

#[test]
fn every_message_is_listed() {
    let mut messages = Messages::default();
    for algorithm in ALGORITHMS {
        let before = messages.0.len();
        let mut told = BTreeSet::new();
        for options in variants(algorithm) {
            // What is said of the same steps depends on these.
            let seen: Vec<_> = options
                .iter()
                .filter(|(name, _)| ["view", "bound"].contains(name))
                .cloned()
                .collect();
            for game in GAMES {
                let Ok(mut run) =
                    Run::builder(algorithm.name, game).options(options.clone()).open()
                else {
                    continue;
                };
                // Some games are too large for some searches.
                if !(run.record(STEPS) || run.record(STEPS)) {
                    continue;
                }
                let about = about(&run, rules(&run));
                let kind = about.kind;
                messages.add(kind, &to_value(about).unwrap());
                // Of the same steps, the same is said.
                let events = run.recording().events_in(0..run.recording().events());
                let events: String =
                    events.map(|(line, event)| format!("{line:?} {event:?}\n")).collect();
                if !told.insert((game, seen.clone(), events)) {
                    continue;
                }
                for step in steps(run.recording().steps()) {
                    run.recording_mut().seek(step);
                    let moment = run.moment();
                    messages.add(kind, &to_value(narrate(&run, &moment)).unwrap());
                    messages.add(kind, &to_value(counters(&run, &moment)).unwrap());
                    messages.add(kind, &to_value(panel(&run, &moment)).unwrap());
                    for part in 1..=run.recording().parts(step).len() {
                        run.recording_mut().seek_part(step, part);
                        let mut moment = run.moment();
                        messages.add(kind, &to_value(panel(&run, &moment)).unwrap());
                        run.narrow(&mut moment);
                        messages.add(kind, &to_value(narrate(&run, &moment)).unwrap());
                    }
                    if step % 10 == 0 || step == run.recording().steps() {
                        for node in 0..run.recording().topology().len().min(40) {
                            let facts = node_facts(&run, NodeId(node as u32));
                            messages.add(kind, &to_value(facts).unwrap());
                        }
                    }
                }
            }
        }
        assert!(messages.0.len() > before, "nothing is said of {}", algorithm.name);
    }
    let mut text = String::new();
    for ((kind, key), args) in &messages.0 {
        let args: String = args.iter().map(|arg| format!(" {arg}")).collect();
        text.push_str(&format!("{kind} {key}{args}\n"));
    }
    expect_file!["messages.txt"].assert_eq(&text);
}
