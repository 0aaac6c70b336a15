//! Equal positions as one node, as it is written, told and shown.

use std::collections::BTreeMap;

use expect_test::expect;
use plyscope::{Event, NodeId};
use plyscope_stage::trace::{self, TraceEvent};
use plyscope_stage::{
    Arg, Caption, Layout, NodeNumbers, Run, Scene, SceneInput, Size, narrate, node_facts, svg,
};

fn run(game: &str, options: &[(&str, &str)]) -> Run {
    let options = [("graph", "on")].iter().chain(options).copied();
    let mut run = Run::builder("b-star", game).options(options).open().unwrap();
    run.record_all();
    run
}

#[test]
fn a_link_is_written_read_and_told() {
    let mut run = run("nim:2,1,play=normal", &[]);
    let mut text = Vec::new();
    trace::write(&run, &mut text).unwrap();
    let text = String::from_utf8(text).unwrap();
    expect![[r#"
        {"trace":1,"algorithm":"b-star","game":"nim:2,1,play=normal","options":{"graph":"on"},"root":"max"}
        {"t":1,"event":"evaluate","node":"e","lower":-1,"upper":1}
        {"t":2,"event":"select","node":"e"}
        {"t":3,"event":"expand","node":"e","children":[{"node":"1","move":"1,1","lower":-1,"upper":1},{"node":"2","move":"0,1","lower":-1,"upper":1},{"node":"3","move":"2,0","lower":-1,"upper":1}]}
        {"t":4,"event":"choose","strategy":"prove-best","node":"1","because":"turn"}
        {"t":5,"event":"select","node":"1"}
        {"t":6,"event":"expand","node":"1","children":[{"node":"1.1","move":"0,1","lower":-1,"upper":1},{"node":"1.2","move":"1,0","lower":-1,"upper":1}]}
        {"t":7,"event":"choose","strategy":"disprove-rest","node":"2","because":"turn"}
        {"t":8,"event":"select","node":"2"}
        {"t":9,"event":"expand","node":"2","children":[{"node":"2.1","move":"0,0","lower":-1,"upper":-1}]}
        {"t":10,"event":"backup","node":"2","lower":-1,"upper":-1}
        {"t":11,"event":"choose","strategy":"prove-best","node":"1","because":"turn"}
        {"t":12,"event":"select","node":"1.1"}
        {"t":13,"event":"expand","node":"1.1","children":[{"node":"1.1.1","move":"0,0","lower":1,"upper":1}]}
        {"t":14,"event":"backup","node":"1.1","lower":1,"upper":1}
        {"t":15,"event":"choose","strategy":"disprove-rest","node":"3","because":"turn"}
        {"t":16,"event":"select","node":"3"}
        {"t":17,"event":"expand","node":"3","children":[{"node":"3.1","move":"1,0","lower":-1,"upper":1},{"node":"3.2","move":"0,0","lower":-1,"upper":-1}]}
        {"t":18,"event":"same","node":"3.1","of":"1.2"}
        {"t":19,"event":"same","node":"3.2","of":"2.1"}
        {"t":20,"event":"backup","node":"3","lower":-1,"upper":-1}
        {"t":21,"event":"done","lower":-1,"upper":1,"best":"1","line":"1.2","reason":"separation","counts":{"nodes":8,"leaves":2,"evaluations":8,"cutoffs":0,"expansions":5}}
    "#]].assert_eq(&text);
    let read = trace::read(&text).unwrap();
    assert_eq!(read.events[17].event, TraceEvent::Same { node: "3.1".into(), of: "1.2".into() });

    run.recording_mut().seek(5);
    let said: Vec<_> =
        narrate(&run, &run.moment()).text.iter().map(|s| s.key.to_string()).collect();
    assert_eq!(said[2..], ["expand", "same", "same", "backup.exact"]);
    assert_eq!(run.recording().tally().nodes, 8);

    run.recording_mut().seek_event(20);
    let text = serde_json::to_string(&node_facts(&run, NodeId(8))).unwrap();
    expect![[r#"{"path":"3.1","name":"1,0","player":"max","board":{"key":"board.heaps","args":{"heaps":{"word":"1 0"}}},"facts":[{"key":"fact.live","args":{}},{"key":"fact.interval","args":{"lower":{"value":"−1","number":-1.0},"upper":{"value":"1","number":1.0}}},{"key":"fact.same","args":{"of":{"node":"1.2","name":"1,0"}}}]}"#]].assert_eq(&text);
}

/// At every moment, and the other way round.
#[test]
fn a_link_shows_what_its_node_shows() {
    for game in ["nim:2,2,1", "nim:3,1,2", "nim:3,2,2", "tic-tac-toe:XO./.X./..O"] {
        for options in [&[][..], &[("widen", "1"), ("rounds", "2")], &[("policy", "berliner")]] {
            let mut run = run(game, options);
            let topology = run.recording().topology().clone();
            let links: BTreeMap<NodeId, NodeId> = (0..topology.len() as u32)
                .filter_map(|node| Some((NodeId(node), topology.link_of(NodeId(node))?)))
                .collect();
            assert!(!links.is_empty(), "{game}");
            for (&link, &of) in &links {
                assert!(!topology.is_expanded(link), "a link has no children");
                assert_eq!(run.position(link), run.position(of));
            }
            for step in (0..=run.recording().steps()).rev() {
                run.recording_mut().seek(step);
                let state = run.recording().state();
                // Before a link was generated, nothing is known of it.
                let told = |link| state.node_numbers(link) != NodeNumbers::None;
                for (&link, &of) in links.iter().filter(|&(&link, _)| told(link)) {
                    assert_eq!(
                        state.node_numbers(link),
                        state.node_numbers(of),
                        "{game} at {step}"
                    );
                    assert_eq!(state.phase(link), state.phase(of), "{game} at {step}");
                }
            }
            let (&link, &of) = links.first_key_value().unwrap();
            let facts = serde_json::to_string(&node_facts(&run, link)).unwrap();
            assert!(facts.contains(r#""key":"fact.same""#), "{facts}");
            assert!(facts.contains(&topology.path(of).to_string()), "{facts}");
        }
    }
}

/// A node with several parents stands in one place, and edges lead to it from
/// all of them.
#[test]
fn a_link_is_drawn_as_an_edge() {
    let mut run = run("nim:2,1,play=normal", &[]);
    let topology = run.recording().topology().clone();
    let layout = Layout::of(&topology);
    assert_eq!((layout.len(), layout.nodes()), (topology.len() - 2, topology.len()));
    let (link, of) = (NodeId(8), NodeId(5));
    assert_eq!(topology.link_of(link), Some(of));
    assert_eq!(layout.rank(&topology, link), layout.rank(&topology, of));

    let size = Size { width: 912.0, height: 640.0 };
    let curves = |run: &Run| {
        let input = SceneInput::of(run.recording(), &layout, size);
        let scene = Scene::of(&input);
        assert!(scene.marks().iter().all(|mark| topology.link_of(mark.node).is_none()));
        let text = svg(&scene, Caption { title: "", description: "" });
        let curved: Vec<_> = text
            .lines()
            .filter(|line| line.contains("d=\"M") && line.contains('C'))
            .map(str::to_owned)
            .collect();
        assert!(curved.iter().all(|line| line.contains("stroke-dasharray")), "{curved:?}");
        (curved.iter().map(|line| line.matches('C').count()).sum::<usize>(), curved.join("\n"))
    };
    let (count, text) = curves(&run);
    assert_eq!(count, 2, "two links");
    assert!(text.contains("s-ink"), "the search has been there");
    run.recording_mut().seek(1);
    let (count, text) = curves(&run);
    assert!(count == 2 && !text.contains("s-ink"), "but not yet");

    run.recording_mut().seek(usize::MAX);
    let facts = serde_json::to_string(&node_facts(&run, of)).unwrap();
    assert!(facts.contains(r#"{"key":"fact.also","args":{"nodes":{"nodes":["3"],"more":0}}}"#));
}

/// Nobody can tell apart the dashes of links that cover most of a picture.
#[test]
fn links_are_solid_where_they_are_many_and_long() {
    let run = run("nim:3,4,5", &[]);
    let layout = Layout::of(run.recording().topology());
    let paths = |width: f64| {
        let input = SceneInput::of(run.recording(), &layout, Size { width, height: 640.0 });
        let text = svg(&Scene::of(&input), Caption { title: "", description: "" });
        let is_curved = |line: &&str| line.contains("d=\"M") && line.contains('C');
        let (dashed, solid): (Vec<_>, Vec<_>) =
            text.lines().filter(is_curved).partition(|line| line.contains("stroke-dasharray"));
        (dashed.len(), solid.len())
    };
    assert!(matches!(paths(912.0), (1.., 0)));
    assert!(matches!(paths(9_120.0), (0, 1..)));
}

#[test]
fn a_backup_names_all_the_parents_it_runs_to() {
    let mut run = run("nim:2,2", &[]);
    let mut told = 0;
    for step in 1..=run.recording().steps() {
        run.recording_mut().seek(step);
        let topology = run.recording().topology();
        let changed: Vec<_> = run
            .recording()
            .step_events(step)
            .filter_map(|(_, event)| match event {
                Event::BackupBounds { node, .. } => Some(node),
                _ => None,
            })
            .collect();
        let expected = changed.iter().find_map(|&node| topology.link_of(node)).map(|of| {
            let all =
                std::iter::once(of).chain(topology.links_to(of).filter(|l| changed.contains(l)));
            let parents = all.map(|node| topology.path(topology.parent(node).unwrap()).to_string());
            parents.collect::<Vec<_>>()
        });
        let narration = narrate(&run, &run.moment());
        let said = narration.text.iter().find(|sentence| sentence.key == "backup.all");
        let said = said.map(|sentence| match &sentence.args["parents"] {
            Arg::Nodes { nodes, .. } => nodes.clone(),
            other => panic!("{other:?}"),
        });
        assert_eq!(said, expected, "step {step}");
        told += usize::from(said.is_some());
    }
    assert!(told > 0);
}

/// Links leave gaps among their siblings' numbers, but none in the drawing.
#[test]
fn every_node_is_found_where_it_is_drawn() {
    for game in ["nim:2,2,1", "nim:3,1,2", "tic-tac-toe:XO./.X./..O"] {
        let run = run(game, &[]);
        let topology = run.recording().topology();
        let layout = Layout::of(topology);
        let mut elder_links = 0;
        for node in (0..topology.len() as u32).map(NodeId) {
            let of = topology.link_of(node).unwrap_or(node);
            assert_eq!(layout.node(layout.rank(topology, node)), of, "{game}");
            let next = NodeId(node.0 + 1);
            let is_younger = next.index() < topology.len()
                && topology.parent(next) == topology.parent(node)
                && topology.link_of(next).is_none();
            elder_links += usize::from(of != node && is_younger);
        }
        assert!(elder_links > 0, "{game} has a link before a sibling that is none");
    }
}
