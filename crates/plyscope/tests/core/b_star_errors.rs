//! B* with bounds that are wrong on purpose, and the least number of expansions of any proof.

use plyscope::{AnyGame, AnySearch, Event, Line, NodeId, Reason};
use proptest::prelude::*;
use proptest::test_runner::Config;

use crate::watch::watch;

const NAME: &str = "b-star";

fn config(cases: u32) -> Config {
    let long = std::env::var_os("PLYSCOPE_LONG").is_some();
    let cases = if long { 10 * cases } else { cases };
    Config { cases, failure_persistence: None, ..Config::default() }
}

fn count(game: &AnyGame, given: &[(&str, &str)], key: &str) -> Option<u64> {
    watch(NAME, game, given).outcome.counts.get(key)
}

/* ------------------------------------------------------------- the least */

/// A node with the bounds that it is given.
#[derive(Clone, Debug)]
struct Node {
    lower: i32,
    upper: i32,
    children: Vec<Node>,
}

fn trees() -> impl Strategy<Value = Node> {
    let bounds = || (0..12_i32, 0..6_i32);
    let node =
        move |(lower, width): (i32, i32), children| Node { lower, upper: lower + width, children };
    let leaf = bounds().prop_map(move |bounds| node(bounds, vec![]));
    let inner = leaf.prop_recursive(3, 14, 3, move |below| {
        let children = prop::collection::vec(below, 1..=3);
        (bounds(), children).prop_map(move |(bounds, children)| node(bounds, children))
    });
    (bounds(), prop::collection::vec(inner, 2..=3))
        .prop_map(move |(bounds, children)| node(bounds, children))
}

impl Node {
    fn text(&self) -> String {
        let children: Vec<_> = self.children.iter().map(Node::text).collect();
        match children.as_slice() {
            [] => format!("{}..{}", self.lower, self.upper),
            // A list with one number and nothing else may be a leaf.
            children => format!("x:{}..{}[{}]", self.lower, self.upper, children.join(",")),
        }
    }

    fn inner(&self) -> usize {
        let below: usize = self.children.iter().map(Node::inner).sum();
        if self.children.is_empty() { 0 } else { 1 + below }
    }

    /// Returns the bounds if the inner nodes of this set are expanded, numbered in pre-order from
    /// `next` on; `None` if a node is in the set and its parent isn't.
    fn bounds(&self, set: u32, next: &mut u32, max: bool, above: bool) -> Option<(i32, i32)> {
        if self.children.is_empty() {
            return Some((self.lower, self.upper));
        }
        let expanded = set >> *next & 1 == 1;
        *next += 1;
        let each: Option<Vec<_>> =
            self.children.iter().map(|child| child.bounds(set, next, !max, expanded)).collect();
        let each = each?;
        if expanded && !above {
            return None;
        }
        let best = |ends: &mut dyn Iterator<Item = i32>| if max { ends.max() } else { ends.min() };
        Some(if expanded {
            let lower = best(&mut each.iter().map(|bounds| bounds.0))?;
            (lower, best(&mut each.iter().map(|bounds| bounds.1))?)
        } else {
            (self.lower, self.upper)
        })
    }

    /// Returns the least number of expansions that separates, by trying all sets of nodes.
    fn least(&self, max: bool) -> Option<u64> {
        let mut least = None;
        for set in (1_u32..1 << self.inner()).filter(|set| set & 1 == 1) {
            let mut next = 1;
            let each: Option<Vec<_>> = self
                .children
                .iter()
                .map(|child| child.bounds(set, &mut next, !max, true))
                .collect();
            let Some(each) = each else { continue };
            let separates = (0..each.len()).any(|best| {
                let others = (0..each.len()).filter(|other| *other != best);
                others.into_iter().all(|other| match max {
                    true => each[other].1 <= each[best].0,
                    false => each[other].0 >= each[best].1,
                })
            });
            let size = u64::from(set.count_ones());
            if separates && least.is_none_or(|least| size < least) {
                least = Some(size);
            }
        }
        least
    }
}

proptest! {
    #![proptest_config(config(600))]

    #[test]
    fn no_set_of_expansions_proves_with_fewer(tree in trees(), max in any::<bool>()) {
        let text = format!("tree:{}{}", if max { "" } else { "min:" }, tree.text());
        let game: AnyGame = text.parse().unwrap();
        let watched = watch(NAME, &game, &[("least", "on")]);
        let counts = &watched.outcome.counts;
        prop_assert_eq!(counts.get("least_expansions"), tree.least(max), "{}", text);
        if watched.outcome.reason == Reason::Separation {
            prop_assert!(counts.get("least_expansions") <= counts.get("expansions"));
        }
        prop_assert_eq!(count(&game, &[], "least_expansions"), None, "only if it is asked for");
    }
}

/// What the article says of Maven's policy, "at most twice the minimal number", holds on these
/// trees with made bounds; the other policies break it.
#[test]
fn the_least_beside_what_was_used() {
    let sums = |policy: &str| {
        let (mut used, mut least, mut above_twice) = (0, 0, 0);
        for seed in 0..60 {
            let game = format!("random:branching=3,depth=5,seed={seed},max=99");
            let given = [("policy", policy), ("least", "on")];
            let counts = watch(NAME, &game.parse().unwrap(), &given).outcome.counts;
            let (one, of) =
                (counts.get("expansions").unwrap(), counts.get("least_expansions").unwrap());
            assert!(of <= one && of > 0, "{game}");
            used += one;
            least += of;
            above_twice += u64::from(one > 2 * of);
        }
        format!("{policy}: {used} of {least}, more than twice in {above_twice}")
    };
    let all = ["alternate", "prove-best", "disprove-rest", "smaller-tree", "berliner"].map(sums);
    expect_test::expect![[r#"
        alternate: 573 of 439, more than twice in 0
        prove-best: 622 of 439, more than twice in 3
        disprove-rest: 571 of 439, more than twice in 1
        smaller-tree: 582 of 439, more than twice in 0
        berliner: 575 of 439, more than twice in 1"#]]
    .assert_eq(&all.join("\n"));
}

/* ---------------------------------------------------------- wrong bounds */

/// The nodes whose bounds were found to be wrong, in order.
fn refuted(game: &str, given: &[(&str, &str)]) -> Vec<NodeId> {
    let game: AnyGame = game.parse().unwrap();
    let options = given.iter().copied();
    let mut search = AnySearch::builder(NAME, game).options(options).build().unwrap();
    let (mut found, mut last) = (Vec::new(), None);
    while search.step(&mut |_: Line, event: Event<'_>| match event {
        Event::BackupBounds { node, bounds } => {
            if let Some((_, told)) =
                last.replace((node, bounds)).filter(|(first, _)| *first == node)
            {
                let told: plyscope::Interval = told;
                assert!(told.upper < bounds.lower || bounds.upper < told.lower);
                found.push(node);
            }
        }
        _ => last = None,
    }) {}
    found
}

#[test]
fn wrong_bounds_are_found_out_where_they_are_made() {
    let mut all = 0;
    for seed in 0..20 {
        let game = &format!("random:branching=3,depth=5,seed={seed},max=99");
        assert_eq!(refuted(game, &[]), []);
        assert_eq!(refuted(game, &[("errors", "0,3")]), []);
        let found = refuted(game, &[("errors", "40,3")]);
        assert_eq!(refuted(game, &[("errors", "40,3")]), found, "the same each time");
        all += found.len();
    }
    assert!(all > 10, "{all}");
    // By hand: B says 6..9 where its child is worth 3.
    let tree = "tree:[A:4..5[4],B:6..9[3],C:1..2]";
    let outcome = watch(NAME, &tree.parse().unwrap(), &[]).outcome;
    assert_eq!(outcome.reason, Reason::Separation, "nothing is wrong on purpose here");
}

/// The more errors, the more wrong moves; widening takes some of them away.
#[test]
fn wrong_moves_are_counted() {
    let wrong = |given: &[(&str, &str)]| -> u64 {
        let each = (0..60).map(|seed| {
            let game = format!("random:branching=3,depth=4,seed={seed},max=99");
            let outcome = watch(NAME, &game.parse().unwrap(), given).outcome;
            assert!(matches!(outcome.reason, Reason::Unsound | Reason::Exhausted));
            outcome.counts.get("wrong_moves").unwrap()
        });
        each.sum()
    };
    let few = wrong(&[("errors", "10")]);
    let many = wrong(&[("errors", "60")]);
    let widened = wrong(&[("errors", "60"), ("widen", "20"), ("rounds", "3")]);
    assert!(few < many && widened < many, "{few} {many} {widened}");
    let game: AnyGame = "random:branching=3,depth=4".parse().unwrap();
    assert_eq!(count(&game, &[], "wrong_moves"), None);
}
