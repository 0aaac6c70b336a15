//! The command line of `cargo xtask`, from which `--help` is made as well.
#![allow(unreachable_pub, reason = "the macro makes everything `pub`")]

use std::num::NonZeroU16;
use std::str::FromStr;

xflags::xflags! {
    /// Builds, serves, tests and measures Plyscope.
    /// What a command needs and is not on this machine yet is installed first,
    /// into the cache of this user (see CONTRIBUTING.md), and named meanwhile.
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
        /// Run every test, or some parts.
        /// What follows -- goes to the tool behind the one part named.
        cmd test {
            /// The parts to run.
            repeated part: String
            /// Take the big cases too.
            optional --long
        }
        /// List the gzip bytes that one embedded tree costs a page, against the limit.
        cmd size {}
        /// Run the native benchmarks, then those in the browser.
        /// What follows -- goes to criterion, and then only the native ones run.
        cmd bench {
            /// `page` runs those in the browser only.
            optional part: String
        }
        /// Accept the public interface of the libraries as it is, into docs/api.
        cmd api {}
        /// Install what all of the above need, and nothing else.
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
        number.map(Port).map_err(|_| format!("a number from 1 to 65535 is needed, not `{text}`"))
    }
}
