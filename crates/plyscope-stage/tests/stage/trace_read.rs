//! Reading what was written: by this program, by others, and by later ones.

use std::collections::HashSet;

use expect_test::{Expect, expect};
use plyscope::{ALGORITHMS, SearchKind};
use plyscope_stage::Run;
use plyscope_stage::trace::{self, Bounds, DoneLine, Number, Trace, TraceEvent};
use proptest::prelude::*;

fn written(run: &Run) -> String {
    let mut text = Vec::new();
    trace::write(run, &mut text).unwrap();
    String::from_utf8(text).unwrap()
}

fn written_again(trace: &Trace) -> String {
    let mut text = serde_json::to_string(&trace.header).unwrap() + "\n";
    for line in &trace.events {
        text += &serde_json::to_string(line).unwrap();
        text.push('\n');
    }
    text
}

/// Trees with names, decimals, bounds and infinities.
fn tree() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
            4 => (-9..10_i32).prop_map(|n| n.to_string()),
    2 => (any::<bool>(), 0..10, 0..100).prop_map(|(minus, whole, rest)| {
                format!("{}{whole}.{rest:02}", if minus { "-" } else { "" })
            }),
            1 => (-9..10_i32, 0..9_i32).prop_map(|(lower, width)| format!("{lower}..{}", lower + width)),
            1 => Just("inf".to_owned()),
            1 => Just("-inf".to_owned()),
            1 => Just("?".to_owned()),
        ];
    let list = leaf.prop_recursive(4, 40, 4, |node| {
        let name = prop_oneof![2 => Just(""), 1 => Just("Nf3:"), 1 => Just(r#""a \" ∞":"#)];
        let child = (name, node).prop_map(|(name, node)| format!("{name}{node}"));
        prop::collection::vec(child, 1..4).prop_map(|children| format!("[{}]", children.join(",")))
    });
    (prop_oneof![Just(""), Just("min:")], list).prop_map(|(player, list)| format!("{player}{list}"))
}

/// Nodes that an event speaks of, apart from those that it generates.
fn nodes(event: &TraceEvent) -> Vec<&str> {
    match event {
        TraceEvent::Enter { node, .. }
        | TraceEvent::Expand { node, .. }
        | TraceEvent::Evaluate { node, .. }
        | TraceEvent::Estimate { node }
        | TraceEvent::Leave { node, .. }
        | TraceEvent::Lookup { node, .. }
        | TraceEvent::Store { node, .. }
        | TraceEvent::Pop { node, .. }
        | TraceEvent::Push { node, .. }
        | TraceEvent::Choose { node, .. }
        | TraceEvent::Prove { node, .. }
        | TraceEvent::Payoffs { node, .. }
        | TraceEvent::Playout { node, .. }
        | TraceEvent::Visit { node, .. }
        | TraceEvent::Incumbent { node, .. }
        | TraceEvent::Select { node } => vec![node],
        TraceEvent::Same { node, of } => vec![node, of],
        TraceEvent::Order { node, first, .. } => vec![node, first],
        TraceEvent::Backup { node, from, .. } => {
            [Some(node), from.as_ref()].into_iter().flatten().map(String::as_str).collect()
        }
        TraceEvent::Cutoff { node, pruned, .. } => {
            [node].into_iter().chain(pruned).map(String::as_str).collect()
        }
        TraceEvent::Purge { nodes } => nodes.iter().map(String::as_str).collect(),
        TraceEvent::Done(DoneLine { best, line, .. }) => {
            best.iter().chain([line]).map(String::as_str).collect()
        }
        TraceEvent::Pass { .. } | TraceEvent::Unknown => Vec::new(),
        other => panic!("the nodes of {other:?} are not known here"),
    }
}

proptest! {
    #[test]
    fn what_is_written_is_read(game in tree(), search in 0..ALGORITHMS.len(), more in any::<bool>()) {
        let algorithm = ALGORITHMS[search].name;
        let options: &[(&str, &str)] = match algorithm {
            "alpha-beta" if more => &[("table", "on"), ("fail", "hard")],
            "b-star" if more => &[("widen", "2"), ("policy", "disprove-rest")],
            _ if more => &[("depth", "2")],
            _ => &[],
        };
        let Ok(mut run) = Run::builder(algorithm, &game).options(options.iter().copied()).open() else {
            // B* makes bounds around known values.
            let is_known = !game.contains('?') || ALGORITHMS[search].kind != SearchKind::Intervals;
            let is_for_two = !matches!(ALGORITHMS[search].kind, SearchKind::Live | SearchKind::Payoffs);
            prop_assert!(!is_known || !is_for_two, "{}", game);
            return Ok(());
        };
        run.record_all();
        let text = written(&run);
        let trace = trace::read(&text).unwrap();
        prop_assert_eq!(&written_again(&trace), &text);

        // Events are numbered from 1, no node is spoken of before it was
        // generated, and the end comes once, at the end.
        let mut generated = HashSet::from(["e"]);
        for (index, line) in trace.events.iter().enumerate() {
            prop_assert_eq!(line.t, index as u64 + 1);
            for node in nodes(&line.event) {
                prop_assert!(generated.contains(node), "{} in {:?}", node, line);
            }
            if let TraceEvent::Expand { children, .. } = &line.event {
                generated.extend(children.iter().map(|child| child.node.as_str()));
            }
            let is_done = matches!(line.event, TraceEvent::Done(_));
            prop_assert_eq!(is_done, index + 1 == trace.events.len());
            prop_assert!(line.event != TraceEvent::Unknown);
        }
    }
}

#[test]
fn what_a_later_version_adds_is_passed_over() {
    let text = r#"{"trace":1,"algorithm":"mine","game":"tree:[1,2]","root":"max","author":"A. Student"}
{"t":1,"event":"ponder","node":"e","mood":["good"],"value":{"of":7}}

{"t":2,"event":"evaluate","node":"1","value":1.5,"because":"leaf"}
{"event":"leave","bound":"exact","value":"-inf","node":"1","t":3}
"#;
    let trace = trace::read(text).unwrap();
    assert!(trace.header.options.is_empty());
    let events: Vec<_> = trace.events.into_iter().map(|line| line.event).collect();
    assert_eq!(
        events,
        [
            TraceEvent::Unknown,
            TraceEvent::Evaluate {
                node: "1".to_owned(),
                worth: Bounds::Value { value: Number::Decimal(1.5) },
            },
            TraceEvent::Leave {
                node: "1".to_owned(),
                value: Number::of(plyscope::Value::NEG_INF, plyscope::Unit::ONE),
                bound: plyscope::Bound::Exact.into(),
            },
        ]
    );
}

fn check(text: &str, expected: Expect) {
    expected.assert_eq(&trace::read(text).unwrap_err().to_string());
}

#[test]
fn a_mistake_in_the_header_is_told_with_its_line() {
    check(
        "",
        expect![[r#"the trace is empty: its first line should be a header such as {"trace":1,…}"#]],
    );
    check(
        "\n \n",
        expect![[r#"the trace is empty: its first line should be a header such as {"trace":1,…}"#]],
    );
    check(
        r#"{"t":1}"#,
        expect![[
            r#"line 1, column 7: the first line should be a header such as {"trace":1,…}: missing field `trace`"#
        ]],
    );
    check(
        "\n\n7",
        expect![[
            r#"line 3, column 1: the first line should be a header such as {"trace":1,…}: invalid type: integer `7`, expected struct Version"#
        ]],
    );
    check(
        r#"{"trace":2,"search":{}}"#,
        expect!["the header says version 2; only version 1 can be read"],
    );
}

#[test]
fn a_mistake_in_an_event_is_told_with_its_line() {
    let check = |event: &str, expected: Expect| {
        let header = r#"{"trace":1,"algorithm":"a","game":"g","root":"max"}"#;
        check(&format!("{header}\n\n{event}\n"), expected);
    };
    check(
        r#"{"t":1,"#,
        expect!["line 3, column 7: this is not an event: EOF while parsing a value"],
    );
    check(r#"{"t":1}"#, expect!["line 3, column 7: this is not an event: missing field `event`"]);
    check(
        r#"{"event":"select","node":"e"}"#,
        expect!["line 3, column 29: this is not an event: missing field `t`"],
    );
    check(
        r#"{"t":1,"event":"select"}"#,
        expect!["line 3, column 24: this is not an event: missing field `node`"],
    );
    check(
        r#"{"t":1,"event":"push","node":"e","status":"live","merit":"∞"}"#,
        expect![[
            r#"line 3, column 63: this is not an event: a value is a number, a fraction in quotation marks, "inf", "-inf" or "?""#
        ]],
    );
    check(
        r#"{"t":1,"event":"evaluate","node":"e","lower":1}"#,
        expect![
            "line 3, column 47: this is not an event: there should be a value, or lower and upper"
        ],
    );
}
