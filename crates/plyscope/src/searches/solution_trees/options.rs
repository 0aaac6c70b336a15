//! The options of SSS* and DUAL*.

use super::label::Label;
use crate::Game;
use crate::options::{DEPTH, OptionError, OptionKind, OptionSpec, Settings};
use crate::scale::about;
use crate::searches::listing::Listing;

/// The states that leave OPEN in case 4 of Γ, in which a node is solved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Purge {
    /// All states below the node, as in Stockman's proof.
    #[default]
    Descendants,
    /// The states of the node's children only, as the procedure is often printed.
    /// States further below stay in OPEN and may be popped although they can't
    /// matter any more. The value is right, but leaves may be evaluated that
    /// alpha-beta prunes.
    ///
    /// Then OPEN may have several states of one node, as a live 2.1 beside a solved one: a push
    /// adds a state whatever is there. Of those with one merit the oldest comes first. Leaves are
    /// evaluated again, and the more the deeper the tree is: on a random binary tree of 18 plies
    /// there were 8 million evaluations of 6,000 leaves.
    Children,
}

/// The options of SSS* and DUAL*.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The states that leave OPEN in case 4.
    pub purge: Purge,
    /// The depth at which nodes are evaluated instead of searched, if any.
    pub depth: Option<u32>,
}

impl Options {
    pub(in crate::searches) fn from_settings(
        settings: &Settings,
        game: &impl Game,
    ) -> Result<Options, OptionError> {
        let purge = match settings.word(PURGE.name) {
            "children" => Purge::Children,
            _ => Purge::Descendants,
        };
        Ok(Options { purge, depth: settings.horizon(game)? })
    }

    /// Returns the listing with these options in force. `case4` is case 4 with the purge as it is
    /// often printed. `above` is case 4, with either purge, where the node's player doesn't tell the
    /// parent's.
    pub(in crate::searches) fn listing(
        self,
        table: &[(Option<Label>, &'static str)],
        case4: &'static str,
        above: Option<[&'static str; 2]>,
    ) -> Listing<Label> {
        let listing = Listing::new(table);
        match (self.purge, above) {
            (Purge::Descendants, None) => listing,
            (Purge::Descendants, Some([case4, _])) => listing.with(Label::Case4, case4),
            (Purge::Children, above) => {
                let case4 = above.map_or(case4, |[_, case4]| case4);
                listing.with(Label::Case4, case4)
            }
        }
    }
}

const PURGE: OptionSpec = OptionSpec {
    name: "purge",
    kind: OptionKind::Choice(&["descendants", "children"]),
    default: "descendants",
    about: about(
        "When a node is solved in case 4, remove from OPEN all that is below it, or only its children, as often printed: the value is the same, but a node may be in OPEN more than once, leaves may be looked at that alpha-beta leaves out, and on deep trees the same ones again and again.",
    ),
};

/// The options by which sources differ.
pub(in crate::searches) const VARIANTS: [&str; 1] = [PURGE.name];

/// The options of both searches, described.
pub(in crate::searches) const SPECS: &[OptionSpec] = &[PURGE, DEPTH];
