//! Links and traces that were made by the first version keep their meaning.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use serde::Deserialize;

use crate::{answer, plyscope};

/// A link, its content, and the trace and the image that it produced when it was made.
#[derive(Deserialize)]
struct Entry {
    link: String,
    algorithm: String,
    game: String,
    options: BTreeMap<String, String>,
    overlay: Vec<String>,
    at: usize,
    steps: usize,
    events: usize,
    /// The FNV-1a hash of the trace.
    trace: String,
    /// The FNV-1a hash of the SVG image at `at` that the command line draws.
    picture: String,
    /// The file with the trace itself, if it is short.
    file: Option<String>,
}

fn corpus() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus"))
}

fn fnv(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

#[test]
fn links_and_traces_keep_their_meaning() {
    let text = fs::read_to_string(corpus().join("links.json")).unwrap();
    let entries: Vec<Entry> = serde_json::from_str(&text).unwrap();
    assert!(entries.len() > 100);
    for entry in entries {
        let link = &entry.link;
        let options: Vec<String> =
            entry.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut job = vec!["-a", &entry.algorithm, "-g", &entry.game];
        job.extend(options.iter().map(String::as_str));

        let trace = printed("trace", &job);
        if let Some(file) = &entry.file {
            let before = fs::read_to_string(corpus().join("traces").join(file)).unwrap();
            assert_eq!(trace, before, "{link}");
        }
        assert_eq!(trace.lines().count() - 1, entry.events, "{link}");
        assert_eq!(fnv(&trace), entry.trace, "{link}");

        let at = entry.at.to_string();
        job.extend(["--at", &at]);
        job.extend(entry.overlay.iter().flat_map(|overlay| ["--overlay", overlay]));
        let picture = printed("draw", &job);
        let steps = format!("step {at} of {}<", entry.steps);
        assert!(picture.contains(&steps), "{link}: no `{steps}` in the title");
        assert_eq!(fnv(&picture), entry.picture, "{link}");
    }
}

fn printed(command: &str, job: &[&str]) -> String {
    let arguments: Vec<&str> = [command].into_iter().chain(job.iter().copied()).collect();
    answer(plyscope(&arguments))
}
