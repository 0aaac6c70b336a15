//! The recording of a run: the tree and its state, forwards and back.

pub(crate) mod changes;
pub(crate) mod checkpoints;
pub(crate) mod edit;
pub(crate) mod front;
pub(crate) mod landmark;
pub(crate) mod log;
pub(crate) mod mark;
pub(crate) mod marks;
pub(crate) mod movement;
pub(crate) mod node_set;
pub(crate) mod pages;
pub(crate) mod part_kind;
pub(crate) mod parts;
pub(crate) mod receiver;
pub(crate) mod recorded_tree;
pub(crate) mod recording;
pub(crate) mod shared_column;
pub(crate) mod state;
pub(crate) mod tally;
pub(crate) mod topology;
