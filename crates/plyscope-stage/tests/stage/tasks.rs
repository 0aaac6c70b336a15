//! Trees that readers make: each tree that has what is asked for is right, whatever its shape, and no
//! other is, by an alpha-beta that is written here from its definition.

use std::collections::HashSet;

use oorandom::Rand32;
use plyscope::AnyGame;
use plyscope_stage::Run;
use plyscope_stage::practice::{Judged, Task};

#[derive(Clone, PartialEq)]
enum Node {
    Leaf(i32),
    Inner(Vec<Node>),
}

use Node::{Inner, Leaf};

impl Node {
    fn random(random: &mut Rand32, plies: u32) -> Node {
        // Some branches are shorter.
        if plies == 0 || random.rand_range(0..8) == 0 {
            return Leaf(random.rand_range(0..30) as i32);
        }
        let children = random.rand_range(1..4);
        Inner((0..children).map(|_| Node::random(random, plies - 1)).collect())
    }

    fn tree(random: &mut Rand32) -> Node {
        let plies = random.rand_range(2..6);
        let children = random.rand_range(2..4);
        let tree = Inner((0..children).map(|_| Node::random(random, plies - 1)).collect());
        // Brackets around each leaf are those of another notation, and are no plies.
        if tree.has_leaf_among_others() { tree } else { Node::tree(random) }
    }

    fn has_leaf_among_others(&self) -> bool {
        let Inner(children) = self else { return false };
        let is_leaf = |child: &Node| matches!(child, Leaf(_));
        children.len() > 1 && children.iter().any(is_leaf)
            || children.iter().any(Node::has_leaf_among_others)
    }

    fn text(&self) -> String {
        match self {
            Leaf(value) => value.to_string(),
            Inner(children) => {
                format!("[{}]", children.iter().map(Node::text).collect::<Vec<_>>().join(","))
            }
        }
    }

    /// The text without values.
    fn shape(&self) -> String {
        self.text().chars().filter(|c| !c.is_ascii_digit()).collect()
    }

    fn leaves(&self) -> Vec<i32> {
        match self {
            Leaf(value) => vec![*value],
            Inner(children) => children.iter().flat_map(Node::leaves).collect(),
        }
    }

    fn leaf_mut(&mut self, at: &mut usize) -> Option<&mut i32> {
        match self {
            Leaf(value) if *at == 0 => Some(value),
            Leaf(_) => {
                *at -= 1;
                None
            }
            Inner(children) => children.iter_mut().find_map(|child| child.leaf_mut(at)),
        }
    }

    fn is_there(&self, path: &[usize]) -> bool {
        match (self, path) {
            (_, []) => true,
            (Leaf(_), _) => false,
            (Inner(children), [first, rest @ ..]) => {
                children.get(*first).is_some_and(|child| child.is_there(rest))
            }
        }
    }

    fn shuffled(&self, random: &mut Rand32) -> Node {
        let Inner(children) = self else { return self.clone() };
        let mut children: Vec<_> = children.iter().map(|child| child.shuffled(random)).collect();
        for last in (1..children.len()).rev() {
            children.swap(last, random.rand_range(0..last as u32 + 1) as usize);
        }
        Inner(children)
    }

    /// All orders of the children of all nodes.
    fn orders(&self) -> Vec<Node> {
        let Inner(children) = self else { return vec![self.clone()] };
        let mut orders: Vec<Vec<Node>> = vec![Vec::new()];
        for child in children {
            let below = child.orders();
            orders = orders
                .iter()
                .flat_map(|before| {
                    let below = &below;
                    (0..=before.len()).flat_map(move |place| {
                        below.iter().map(move |child| {
                            let mut children = before.clone();
                            children.insert(place, child.clone());
                            children
                        })
                    })
                })
                .collect();
        }
        orders.into_iter().map(Inner).collect()
    }
}

/// What alpha-beta does, from the root on.
#[derive(Default)]
struct Work {
    looked_at: HashSet<Vec<usize>>,
    evaluations: usize,
    deep_cuts: usize,
}

impl Work {
    fn of(tree: &Node) -> Work {
        let mut work = Work::default();
        work.value(tree, &mut Vec::new(), &mut Vec::new());
        work
    }

    /// `has` has what each node above has so far; MAX moves at the root.
    fn value(&mut self, node: &Node, path: &mut Vec<usize>, has: &mut Vec<Option<i32>>) -> i32 {
        self.looked_at.insert(path.clone());
        let Inner(children) = node else {
            self.evaluations += 1;
            return node.leaves()[0];
        };
        let is_max = has.len().is_multiple_of(2);
        let mut best: Option<i32> = None;
        for (child, node) in children.iter().enumerate() {
            has.push(best);
            path.push(child);
            let value = self.value(node, path, has);
            path.pop();
            has.pop();
            let is_better = |old| if is_max { value > old } else { value < old };
            best = if best.is_none_or(is_better) { Some(value) } else { best };
            let Some(own) = best else { continue };
            // The ancestors of the other player.
            let closes = |above: &usize| {
                has[*above].is_some_and(|bound| if is_max { own >= bound } else { own <= bound })
            };
            let others = || (0..has.len()).rev().step_by(2);
            if others().any(|above| closes(&above)) {
                if child + 1 < children.len() {
                    let parent = has.len() - 1;
                    self.deep_cuts += usize::from(!closes(&parent));
                }
                break;
            }
        }
        best.expect("a node has a child")
    }
}

fn judged(task: &str, tree: &Node, from: Option<&Node>) -> Vec<Judged> {
    let mut run = Run::open("alpha-beta", &tree.text()).unwrap();
    run.record_all();
    let from = from.map(|from| from.text().parse::<AnyGame>().unwrap());
    task.parse::<Task>().unwrap().judge(&run, from.as_ref())
}

fn is_met(task: &str, tree: &Node, from: Option<&Node>) -> bool {
    judged(task, tree, from).iter().all(|judged| judged.is_met)
}

/// Judges random trees until a thousand of different shapes are right.
fn a_thousand_shapes(task: &str, is_right: impl Fn(&Node, &Work) -> bool) {
    let mut random = Rand32::new(7);
    let (mut shapes, mut wrong) = (HashSet::new(), 0);
    while shapes.len() < 1_000 {
        let tree = Node::tree(&mut random);
        let right = is_right(&tree, &Work::of(&tree));
        assert_eq!(is_met(task, &tree, None), right, "{task} {}", tree.text());
        wrong += usize::from(!right);
        if right {
            shapes.insert(tree.shape());
        }
    }
    assert!(wrong > 100, "{task}: {wrong}");
}

#[test]
fn any_tree_with_a_deep_cut_is_right() {
    a_thousand_shapes("deep-cuts=1..", |_, work| work.deep_cuts > 0);
}

#[test]
fn any_tree_that_leaves_a_node_out_or_not_is_right() {
    a_thousand_shapes("left-out=2.2", |tree, work| {
        tree.is_there(&[1, 1]) && !work.looked_at.contains(&[1, 1][..])
    });
    a_thousand_shapes("looked-at=2.2.1", |_, work| work.looked_at.contains(&[1, 1, 0][..]));
}

#[test]
fn any_tree_with_these_counts_is_right() {
    a_thousand_shapes("evaluations=4..9|equal-leaves=0", |tree, work| {
        let leaves = tree.leaves();
        let different: HashSet<_> = leaves.iter().collect();
        (4..=9).contains(&work.evaluations) && different.len() == leaves.len()
    });
}

#[test]
fn any_tree_on_which_another_search_does_more_is_right() {
    a_thousand_shapes("fewer=minimax", |tree, work| work.evaluations < tree.leaves().len());
}

#[test]
fn the_best_and_the_worst_order_are_right() {
    let mut random = Rand32::new(3);
    let mut right = [0; 2];
    while right.iter().any(|&right| right < 100) {
        let tree = Node::tree(&mut random);
        if tree.leaves().len() > 6 {
            continue;
        }
        let evaluations = |tree: &Node| Work::of(tree).evaluations;
        let all: Vec<_> = tree.orders().iter().map(evaluations).collect();
        let ends = [all.iter().min(), all.iter().max()];
        for (at, task) in ["sorted=best", "sorted=worst"].into_iter().enumerate() {
            let is_right = Some(&evaluations(&tree)) == ends[at];
            assert_eq!(is_met(task, &tree, None), is_right, "{task} {}", tree.text());
            right[at] += usize::from(is_right);
        }
    }
}

#[test]
fn what_was_changed_is_known() {
    let mut random = Rand32::new(11);
    let mut others = 0;
    for _ in 0..1_000 {
        let from = Node::tree(&mut random);
        assert!(is_met("change=leaf|change=order", &from, Some(&from)));
        let leaves = from.leaves().len() as u32;
        let mut other = from.clone();
        let mut at = random.rand_range(0..leaves) as usize;
        *other.leaf_mut(&mut at).unwrap() += 100;
        assert!(is_met("change=leaf", &other, Some(&from)), "{} {}", from.text(), other.text());
        assert!(!is_met("change=order", &other, Some(&from)), "{} {}", from.text(), other.text());
        if leaves > 1 {
            let mut next = (at + 1) % leaves as usize;
            *other.leaf_mut(&mut next).unwrap() += 200;
        }
        let shuffled = from.shuffled(&mut random);
        assert!(is_met("change=order", &shuffled, Some(&from)));
        if shuffled != from {
            assert!(!is_met("change=leaf", &shuffled, Some(&from)), "{}", shuffled.text());
            others += 1;
        }
        let Inner(mut children) = from.clone() else { unreachable!() };
        children.push(Leaf(1));
        let more = Inner(children);
        assert!(!is_met("change=leaf", &more, Some(&from)));
        assert!(!is_met("change=order", &more, Some(&from)));
    }
    assert!(others > 900, "{others}");
    let without = judged("change=leaf", &Inner(vec![Leaf(1)]), None);
    assert!(!without[0].is_met, "there is nothing to compare with");
}

#[test]
fn other_searches_are_judged_too() {
    let met = |task: &str, algorithm: &str, options: &[(&str, &str)], game: &str| {
        let builder = Run::builder(algorithm, game).options(options.iter().copied());
        let mut run = builder.open().unwrap();
        run.record_all();
        let task: Task = task.parse().unwrap();
        task.judge(&run, None).iter().all(|judged| judged.is_met)
    };
    assert!(met("purges=1..|leaves=1..4", "sss-star", &[], "[[3,1],[1,1]]"));
    assert!(!met("fewer=sss-star", "sss-star", &[], "[[3,12],[2,4]]"));
    let disprove = [("policy", "disprove-rest")];
    let tree = "[A:15..30[A1:15..26[22..26],A2:19..25[23..25],A3:22..30],B:8..22[B1:8..15],C:10..19[C1:10..14]]";
    assert!(!met("fewer=b-star,policy=disprove-rest", "b-star", &disprove, tree));
    assert!(!met("fewer=mcts,iterations=x", "alpha-beta", &[], "[1,2]"), "it doesn't run");
}

#[test]
fn what_is_no_task_says_what_would_be_one() {
    for (text, told) in [
        ("change=all", "`change=all` asks for nothing: it is like `change=leaf`"),
        ("left-out=x", "`left-out=x` asks for nothing: it is like `left-out=3.2`"),
        ("sorted=2", "`sorted=2` asks for nothing: it is like `sorted=best`"),
        ("fewer=", "`fewer=` asks for nothing: it is like `fewer=sss-star`"),
        ("leaves=1|cuts=2", "nothing that is counted is called `cuts`"),
    ] {
        let error = text.parse::<Task>().unwrap_err().to_string();
        assert!(error.starts_with(told), "{error}");
    }
}
