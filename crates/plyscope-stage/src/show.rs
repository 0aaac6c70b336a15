//! The words of a moment: sentences, facts, names, overlays.

pub(crate) mod axis;
pub(crate) mod board;
pub(crate) mod bound_sum;
pub(crate) mod evaluated;
pub(crate) mod facts;
pub(crate) mod moment;
pub(crate) mod mover;
pub(crate) mod names;
pub(crate) mod narration;
pub(crate) mod node_state;
pub(crate) mod nothing_else;
pub(crate) mod numbers_option;
pub(crate) mod origins;
pub(crate) mod overlay;
pub(crate) mod own_numbers;
pub(crate) mod phrases;
pub(crate) mod positions;
pub(crate) mod sentence;
pub(crate) mod side;
pub(crate) mod signs;
pub(crate) mod view_option;
pub(crate) mod words;
