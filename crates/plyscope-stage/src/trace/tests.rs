use proptest::prelude::*;

use super::*;
use crate::test_support::{EVENTS, drawn_event};

/// The events whose line has other fields than the event.
const OTHER_FORMS: [&str; 9] =
    ["Expand", "Evaluate", "Bounds", "Backup", "BackupBounds", "Lookup", "Pop", "Prove", "Done"];

/// Returns `two-words` for `TwoWords`.
fn kebab_case(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

proptest! {
    /// An event of any kind, with any fields.
    #[test]
    fn lines_are_read_as_they_were_written(
        kind in 0..EVENTS.len(),
        numbers in prop::collection::vec(prop_oneof![0..4_u32, any::<u32>()], 12),
    ) {
        let mut run = Run::open("minimax", "[[3,1.25],[2,[4,5]]]").unwrap();
        run.record_all();
        let nodes = run.recording().topology().len() as u32;
        let line = Line { t: 1, event: TraceEvent::of(&run, drawn_event(kind, nodes, numbers)) };
        let text = serde_json::to_string(&line).unwrap();
        prop_assert_eq!(serde_json::from_str::<Line>(&text).unwrap(), line);

        let (name, fields) = EVENTS[kind];
        if !OTHER_FORMS.contains(&name) {
            let mut rest = text.strip_prefix(r#"{"t":1"#).unwrap_or_default();
            rest = rest.strip_prefix(&format!(r#","event":"{}""#, kebab_case(name))).unwrap_or_default();
            for (field, of_type) in fields {
                let at = rest.find(&format!(r#","{field}":"#));
                let is_there = at.is_some() || of_type.starts_with("Option");
                prop_assert!(is_there, "{} after the others in {}", field, text);
                rest = &rest[at.map_or(0, |at| at + 1)..];
            }
        }
    }
}
