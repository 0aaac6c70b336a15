//! The names of nodes: each path has its own, and a name leads back to its path.

use std::collections::HashMap;

use plyscope::{NodeId, Path, Unit, Value};
use plyscope_stage::{Names, Run, Topology};
use proptest::prelude::*;

const BOTH: [Names; 2] = [Names::Letters, Names::Numbers];

fn path(children: &[u32]) -> Path {
    children.to_vec().into()
}

#[test]
fn letters_go_on_after_z() {
    let name = |child| Names::Letters.write(&path(&[child]));
    let names: Vec<_> = [0, 1, 25, 26, 27, 51, 52, 701, 702, u32::MAX].map(name).into();
    assert_eq!(names, ["A", "B", "Z", "AA", "AB", "AZ", "BA", "ZZ", "AAA", "MWLQKWV"]);
    assert_eq!(Names::Letters.write(&path(&[0, 0, 0, 0, 26, 9])), "A1a1aa10");
    assert_eq!(Names::Letters.write(&Path::default()), "");
}

#[test]
fn what_is_no_name_has_no_path() {
    for text in ["a", "1", "A0", "A01", "A1A", "Aa", "A1a1.2", "A 1", "Ä", "A1ä", "A-1", "ZZZZZZZZ"]
    {
        assert_eq!(Names::Letters.read(text), None, "{text}");
    }
    for text in ["", "A", "01", "1.02", "+1"] {
        assert_eq!(Names::Numbers.read(text), None, "{text}");
    }
}

/// Returns a tree in which each node in turn gets so many children.
fn grow(counts: &[u32]) -> Topology {
    let mut tree = Topology::new(plyscope::Player::Max);
    for (node, &count) in counts.iter().enumerate().take_while(|&(node, _)| node < 2_000) {
        if node < tree.len() {
            tree.expand(NodeId(node as u32), count, plyscope::Player::Min);
        }
    }
    tree
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn each_node_has_a_name_of_its_own(counts in prop::collection::vec(0_u32..=100, 1..40)) {
        let tree = grow(&counts);
        for names in BOTH {
            let mut known = HashMap::new();
            for node in (0..tree.len() as u32).map(NodeId) {
                let path = tree.path(node);
                let name = names.write(&path);
                prop_assert_eq!(names.read(&name), Some(path.clone()), "{}", &name);
                prop_assert_eq!(known.insert(name.clone(), node), None, "{}", &name);
                prop_assert_eq!(tree.node_at(&path), Some(node));
            }
        }
    }

    #[test]
    fn a_name_leads_to_its_path(children in prop::collection::vec(any::<u32>().prop_map(|it| it >> (it % 32)), 0..40)) {
        for names in BOTH {
            prop_assert_eq!(names.read(&names.write(&path(&children))), Some(path(&children)));
        }
    }

    #[test]
    fn what_is_read_is_a_name(text in "[A-Z]{0,3}[0-9]{0,3}[a-z]{0,3}[0-9.]{0,3}[a-zA-Z]{0,2}") {
        for names in BOTH {
            if let Some(path) = names.read(&text) {
                prop_assert_eq!(names.write(&path), text.clone());
            }
        }
    }

    #[test]
    fn no_name_by_letters_is_a_number_or_a_bound(children in prop::collection::vec(0_u32..100, 1..12)) {
        let name = Names::Letters.write(&path(&children));
        prop_assert!(name.parse::<f64>().is_err(), "{}", name);
        prop_assert!(name.starts_with(|char: char| char.is_ascii_uppercase()), "{}", name);
        for value in [Value::INF, Value::NEG_INF, Value::new(3)] {
            prop_assert_ne!(&name, &plyscope_stage::shown(value, Unit::ONE));
        }
        prop_assert!(name.parse::<Path>().is_err(), "{}", name);
    }
}

fn called(game: &str, names: Names) -> Vec<String> {
    let mut run = Run::open("minimax", game).unwrap();
    run.record_all();
    let topology = run.recording().topology();
    let paths = (0..topology.len() as u32).map(|node| topology.path(NodeId(node)).to_string());
    paths.map(|path| run.called(&path, names)).collect()
}

#[test]
fn nodes_are_called_as_the_reader_asks() {
    let game = "[[3,12],[2,[4,1]]]";
    assert_eq!(
        called(game, Names::Numbers),
        ["e", "1", "2", "1.1", "1.2", "2.1", "2.2", "2.2.1", "2.2.2"]
    );
    assert_eq!(called(game, Names::Letters), ["", "A", "B", "A1", "A2", "B1", "B2", "B2a", "B2b"]);
    let run = Run::open("minimax", game).unwrap();
    for text in ["….1.2", "", "x", "A"] {
        assert_eq!(run.called(text, Names::Letters), text);
    }
}

/// Letters beside them would be taken for names.
#[test]
fn names_of_the_game_win() {
    let game = "[B:[3,C:12],[2,4]]";
    assert_eq!(called(game, Names::Letters), ["", "B", "2", "1.1", "C", "2.1", "2.2"]);
    assert_eq!(called(game, Names::Numbers), ["e", "B", "2", "1.1", "C", "2.1", "2.2"]);
    // A move has a name, and not the node; the name stands beside the path.
    assert_eq!(called("nim:2,1", Names::Letters)[..4], ["", "1", "2", "3"]);
}
