//! Iterative deepening against a recursive procedure, and against alpha-beta at each depth.

use std::collections::BTreeMap;

use plyscope::{AnyGame, AnySearch, Silent};

use super::tree::{Dice, INF, Movers, Tree};
use super::{Ran, count, read, run, units};

/// The options of a search, but for its depth.
#[derive(Clone, Copy, Debug)]
struct Uses {
    line: bool,
    table: bool,
    killers: bool,
    history: bool,
    null_windows: bool,
    quiescence: bool,
    aspiration: Option<i64>,
}

impl Uses {
    fn drawn(dice: &mut Dice) -> Uses {
        let mut on = || dice.below(2) == 0;
        let [line, table, killers, history, null_windows] = [on(), on(), on(), on(), on()];
        let quiescence = on();
        let aspiration = (dice.below(3) == 0).then(|| dice.below(4) as i64 + 1);
        Uses { line, table, killers, history, null_windows, quiescence, aspiration }
    }

    fn given(self) -> Vec<(&'static str, String)> {
        let word = |is_on: bool| String::from(if is_on { "on" } else { "off" });
        let aspiration = self.aspiration.map_or("off".to_owned(), |width| width.to_string());
        vec![
            ("pv", word(self.line)),
            ("table", word(self.table)),
            ("killers", word(self.killers)),
            ("history", word(self.history)),
            ("null-windows", word(self.null_windows)),
            ("quiescence", word(self.quiescence)),
            ("aspiration", aspiration),
        ]
    }
}

/// The recursive procedure, which shares nothing with the search.
struct Deepening<'a> {
    tree: &'a Tree,
    uses: Uses,
    horizon: usize,
    sees_more: bool,
    evaluations: Vec<usize>,
    cutoffs: u64,
    passes: u64,
    last_line: Vec<usize>,
    best: BTreeMap<usize, usize>,
    killers: BTreeMap<usize, Vec<usize>>,
    history: BTreeMap<(bool, usize), u64>,
    /// The least and the greatest value that each node can have, as far as this pass knows.
    known: BTreeMap<usize, (i64, i64)>,
}

impl Deepening<'_> {
    fn search(&mut self, depth: usize) -> i64 {
        let mut guess = None;
        for horizon in 1.. {
            (self.horizon, self.sees_more) = (horizon, false);
            self.known.clear();
            let (mut alpha, mut beta) = match (self.uses.aspiration, guess) {
                (Some(width), Some(guess)) if guess != INF && guess != -INF => {
                    (guess - width, guess + width)
                }
                _ => (-INF, INF),
            };
            let (value, line) = loop {
                self.passes += 1;
                let (value, line) = self.ab(0, 0, alpha, beta, &[], true);
                let (low, high) = (value <= alpha && alpha > -INF, value >= beta && beta < INF);
                if !low && !high {
                    break (value, line);
                }
                (alpha, beta) = (if low { -INF } else { alpha }, if high { INF } else { beta });
            };
            (guess, self.last_line) = (Some(value), line);
            if !self.sees_more || horizon == depth {
                return value;
            }
        }
        unreachable!()
    }

    /// Returns `true` if a node that isn't a leaf is evaluated.
    fn is_evaluated(&self, node: usize, ply: usize) -> bool {
        ply >= self.horizon && !(self.uses.quiescence && self.tree.nodes[node].is_unquiet())
    }

    fn ab(
        &mut self,
        node: usize,
        ply: usize,
        alpha: i64,
        beta: i64,
        path: &[usize],
        on_line: bool,
    ) -> (i64, Vec<usize>) {
        if self.uses.table
            && let Some(&(lower, upper)) = self.known.get(&node)
        {
            if lower == upper || lower >= beta {
                return (lower, vec![]);
            }
            if upper <= alpha {
                return (upper, vec![]);
            }
        }
        let children = &self.tree.nodes[node].children;
        if children.is_empty() || self.is_evaluated(node, ply) {
            self.sees_more |= !children.is_empty();
            self.evaluations.push(node);
            let value = if children.is_empty() {
                self.tree.nodes[node].value
            } else {
                self.tree.nodes[node].estimate()
            };
            self.known.insert(node, (value, value));
            return (value, vec![]);
        }
        let is_max = self.tree.is_max(node);
        // The worst is sorted first, stably, and then the better.
        let mut order: Vec<usize> = (0..children.len()).collect();
        if self.uses.history {
            order.sort_by_key(|&child| {
                std::cmp::Reverse(self.history.get(&(is_max, child)).copied().unwrap_or(0))
            });
        }
        let mut first = Vec::new();
        if self.uses.line && on_line {
            first.extend(self.last_line.get(ply).copied());
        }
        if self.uses.table {
            first.extend(self.best.get(&node).copied());
        }
        if self.uses.killers {
            first.extend(self.killers.get(&ply).into_iter().flatten().copied());
        }
        for &child in first.iter().rev().filter(|&&child| child < children.len()) {
            let at = order.iter().position(|&other| other == child).unwrap();
            order.remove(at);
            order.insert(0, child);
        }
        let mut best = (if is_max { -INF } else { INF }, Vec::new());
        for (tried, &index) in order.iter().enumerate() {
            let child = children[index];
            let below: Vec<usize> = path.iter().copied().chain([index]).collect();
            let goes_on = on_line && self.last_line.get(ply) == Some(&index);
            let (a, b) = if is_max { (alpha.max(best.0), beta) } else { (alpha, beta.min(best.0)) };
            let mut found = None;
            if self.uses.null_windows && tried > 0 && (if is_max { a } else { b }).abs() != INF {
                let null = if is_max { (a, (a + 1).min(INF)) } else { ((b - 1).max(-INF), b) };
                let tested = self.ab(child, ply + 1, null.0, null.1, &below, goes_on);
                let is_leaf = self.tree.is_leaf(child) || self.is_evaluated(child, ply + 1);
                let is_narrower = if is_max { null.1 < b } else { null.0 > a };
                if !is_narrower || is_leaf || tested.0 <= a || tested.0 >= b {
                    found = Some(tested);
                } else {
                    let (a, b) = if is_max { (tested.0, b) } else { (a, tested.0) };
                    found = Some(self.ab(child, ply + 1, a, b, &below, goes_on));
                }
            }
            let (value, line) =
                found.unwrap_or_else(|| self.ab(child, ply + 1, a, b, &below, goes_on));
            let is_better = if is_max { value > best.0 } else { value < best.0 };
            if tried == 0 || is_better {
                best = (value, [vec![index], line].concat());
            }
            let cuts = if is_max { best.0 >= beta } else { best.0 <= alpha };
            if cuts {
                self.cutoffs += u64::from(tried + 1 < order.len());
                break;
            }
        }
        let (value, move_) = (best.0, best.1[0]);
        let cut = if is_max { value >= beta && beta < INF } else { value <= alpha && alpha > -INF };
        let failed =
            if is_max { value <= alpha && alpha > -INF } else { value >= beta && beta < INF };
        if cut || !failed {
            self.best.insert(node, move_);
            *self.history.entry((is_max, move_)).or_default() +=
                1 << self.horizon.saturating_sub(ply);
            let killers = self.killers.entry(ply).or_default();
            if cut && killers.first() != Some(&move_) {
                killers.insert(0, move_);
                killers.truncate(2);
            }
        }
        let (mut lower, mut upper) = self.known.get(&node).copied().unwrap_or((-INF, INF));
        if value < beta || beta == INF {
            upper = upper.min(value);
        }
        if value > alpha || alpha == -INF {
            lower = lower.max(value);
        }
        self.known.insert(node, (lower, upper));
        best
    }
}

fn deepening(tree: &Tree, uses: Uses) -> Deepening<'_> {
    Deepening {
        tree,
        uses,
        horizon: 0,
        sees_more: false,
        evaluations: Vec::new(),
        cutoffs: 0,
        passes: 0,
        last_line: Vec::new(),
        best: BTreeMap::new(),
        killers: BTreeMap::new(),
        history: BTreeMap::new(),
        known: BTreeMap::new(),
    }
}

fn deepened(tree: &Tree, game: &AnyGame, uses: Uses, depth: Option<usize>) -> Ran {
    let mut given = uses.given();
    given.extend(depth.map(|depth| ("depth", depth.to_string())));
    let given: Vec<_> = given.iter().map(|(name, value)| (*name, value.as_str())).collect();
    run("iterative-deepening", &given, tree, game)
}

#[test]
fn the_leaves_are_those_of_the_procedure() {
    for seed in 0..count() {
        let movers = [Movers::MinFirst, Movers::MaxFirst][seed as usize % 2];
        let tree = Tree::grow(seed, movers);
        let game = read(&tree.text_with_estimates());
        let mut dice = Dice::new(seed);
        let uses = Uses::drawn(&mut dice);
        let depth = (dice.below(2) == 0).then(|| dice.below(6) as usize + 1);
        let mut reference = deepening(&tree, uses);
        let value = reference.search(depth.unwrap_or(usize::MAX));
        let ran = deepened(&tree, &game, uses, depth);
        let case = format!("{uses:?} to {depth:?} on {game}");
        assert_eq!(ran.evaluations, reference.evaluations, "{case}");
        assert_eq!(ran.value(), value, "{case}");
        assert_eq!(ran.outcome.counts.cutoffs, reference.cutoffs, "{case}");
        assert_eq!(ran.count("passes"), reference.passes, "{case}");
        let line: Vec<usize> =
            ran.outcome.line.children().iter().map(|&child| child as usize).collect();
        assert_eq!(line, reference.last_line, "{case}");
    }
}

#[test]
fn the_value_is_alpha_betas_at_each_depth() {
    for seed in 0..count() {
        let movers = [Movers::MinFirst, Movers::MaxFirst, Movers::Drawn][seed as usize % 3];
        let tree = Tree::grow(seed, movers);
        let text =
            if movers == Movers::Drawn { tree.text(false) } else { tree.text_with_estimates() };
        let game = read(&text);
        // Alpha-beta knows no quiescence.
        let uses = Uses { quiescence: false, ..Uses::drawn(&mut Dice::new(seed)) };
        for depth in 1..=6 {
            let ran = deepened(&tree, &game, uses, Some(depth));
            let plain = AnySearch::builder("alpha-beta", game.clone()).option("depth", depth);
            let mut plain = plain.build().unwrap();
            while plain.step(&mut Silent) {}
            let value = units(plain.outcome().unwrap().value().unwrap());
            assert_eq!(ran.value(), value, "{uses:?} to {depth} on {game}");
        }
        let ran = deepened(&tree, &game, uses, None);
        assert_eq!(ran.value(), tree.nodes[0].value, "{uses:?} on {game}");
    }
}
