//! A recursive procedure of a listing.

use super::Cut;
use super::traversal::{Next, Source, Traversal};
use crate::searches::listing::{Label, Listing};
use crate::{Game, Line, Observer};

/// The lines of a listing that a recursive procedure consists of.
#[derive(Clone, Copy, Debug)]
pub(in crate::searches) struct Procedure {
    pub(in crate::searches) head: Line,
    /// The line that looks the node up in the transposition table.
    pub(in crate::searches) table: Line,
    pub(in crate::searches) leaf: Line,
    pub(in crate::searches) children: Line,
    pub(in crate::searches) result: Line,
}

impl Procedure {
    /// Returns the procedure with these labels, in the order of its lines.
    pub(in crate::searches) fn new<L: Label>(listing: &Listing<L>, labels: [L; 5]) -> Procedure {
        let [head, table, leaf, children, result] = labels.map(|label| listing.line(label));
        Procedure { head, table, leaf, children, result }
    }

    /// Returns the line that returns a value of this source.
    pub(in crate::searches) fn return_line(self, source: Source) -> Line {
        match source {
            Source::Leaf => self.leaf,
            Source::Table(_) => self.table,
            Source::Children => self.result,
        }
    }
}

impl<G: Game> Traversal<G> {
    /// Begins the work at the last frame: looks it up in the transposition
    /// table, and if that doesn't settle it, generates its children or
    /// evaluates it.
    pub(in crate::searches) fn begin<O: Observer>(
        &mut self,
        cut: Cut,
        procedure: Procedure,
        observer: &mut O,
    ) {
        self.next = match self.look_up(cut, procedure.table, observer) {
            Some(bound) => Next::Leave(Source::Table(bound)),
            None => self.expand(procedure.leaf, procedure.children, observer),
        };
    }
}
