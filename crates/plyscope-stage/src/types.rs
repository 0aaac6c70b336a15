//! The TypeScript types of what crosses to JavaScript, made from the Rust types: the bindings
//! include the file.

mod declarations;

use std::fmt::Write;

use self::declarations::Declarations;
use crate::check::Checked;
use crate::practice::{Judged, Marks, Pin, Question};
use crate::trace::{DoneLine, Header, Line};
use crate::{About, Ink, Listing, Mark, Narration, NodeFacts, NodeState, Panel, Sentence, View};

// See docs/decisions/types-of-javascript-are-made-from-rust.md.
/// `UPDATE_EXPECT=1 cargo test -p plyscope-stage --lib types` writes the file.
#[test]
fn types_are_those_of_rust() {
    let types = Declarations::default()
        .with::<About>()
        .with::<Checked>()
        .with::<DoneLine>()
        .with::<Header>()
        .with::<Ink>()
        .with::<Judged>()
        .with::<Line>()
        .with::<Listing>()
        .with::<Mark>()
        .with::<Marks>()
        .with::<Pin>()
        .with::<Narration>()
        .with::<NodeFacts>()
        .with::<NodeState>()
        .with::<Panel>()
        .with::<Question>()
        .with::<Sentence>()
        .with::<View>();
    let mut text = types.text();
    text.push_str("\n/**\n * The byte of each mark.\n */\nexport type MarkBytes = {\n");
    let mut marks = Mark::BY_IMPORTANCE;
    marks.sort_by_key(|&mark| mark as u8);
    for mark in marks {
        writeln!(text, "{}: {},", serde_json::to_string(&mark).unwrap(), mark as u8).unwrap();
    }
    text.push_str("};\n\n/**\n * A colour for each role, and the font.\n */\n");
    text.push_str("export type Palette = Record<Ink | \"font\", string>;\n");
    expect_test::expect_file!["types.d.ts"].assert_eq(&text);
}
