//! The command line of `cargo xtask`, which also generates `--help`.
#![allow(unreachable_pub, reason = "the macro makes everything `pub`")]

use std::num::{NonZeroU16, NonZeroU32};
use std::str::FromStr;

xflags::xflags! {
    /// Builds, serves, tests and measures Plyscope.
    /// A command first installs the tools that are missing into the cache of this
    /// user (see CONTRIBUTING.md), and reports each of them.
    cmd xtask {
        /// Build the page, serve it on this machine, and build again on a change.
        cmd serve {
            /// Open the page in a browser.
            optional --open
            /// The port to serve at. Without it, 8080 or the next free one.
            optional --port number: Port
        }
        /// Build the page into dist/, for any static host.
        cmd dist {}
        /// Make the npm packages in dist/npm/.
        cmd npm {}
        /// Make the Python package in dist/python/, with the notebook widget.
        cmd wheel {}
        /// Make an archive of the page in dist/site/, with names that caches may keep for ever.
        cmd site {}
        /// Make a site of docs/ in target/book/.
        cmd book {}
        /// Run all tests, or some parts.
        /// Arguments after -- are passed to the tool of the part, which must be one.
        cmd test {
            /// The parts to run.
            repeated part: String
            /// Also run the large cases.
            optional --long
        }
        /// List the gzip bytes that one embedded tree loads, and the limit.
        cmd size {}
        /// Run the native benchmarks, then those in the browser.
        /// Arguments after -- are passed to criterion; then only the native ones run.
        cmd bench {
            /// `page` runs only those in the browser; `embed` measures the first picture
            /// on a slow network, beside other libraries from npm.
            optional part: String
        }
        /// Look for text that breaks a reader, or a run: what `crates/plyscope-fuzz` tries.
        cmd fuzz {
            /// What is tried; without it, everything in turn.
            optional target: String
            /// The time in all. Without it, 10 minutes.
            optional --minutes number: NonZeroU32
            /// Look for nothing, and list how much of the readers the corpus reaches.
            optional --coverage
        }
        /// Write down as accepted what tests compare with: the public interface in docs/api, what
        /// each search says of each game, the messages, and the types of JavaScript.
        cmd accept {}
        /// Install the tools that these commands need, and do nothing else.
        cmd setup {}
    }
}

/// A port to serve at.
#[derive(Clone, Copy, Debug)]
pub struct Port(pub NonZeroU16);

impl FromStr for Port {
    type Err = String;

    fn from_str(text: &str) -> Result<Port, String> {
        let number = text.parse();
        number.map(Port).map_err(|_| format!("`{text}` is not a number from 1 to 65535"))
    }
}
