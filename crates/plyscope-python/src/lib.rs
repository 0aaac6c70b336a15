//! The engine of the Python package `plyscope`, which is the module `plyscope._plyscope`.
//!
//! It takes text, numbers and functions, and returns text: events, outcomes and comparisons cross
//! as the JSON of the command line. What a Python program sees of them, the classes in the folder
//! `python`, is made from that.

mod catalogue;
mod check;
mod compare;
mod draw;
mod errors;
mod game;
mod horizon;
mod run;
mod search;
mod sheet;
mod slices;

use pyo3::pymodule;

/// See the package.
#[pymodule]
mod _plyscope {
    #[pymodule_export]
    use crate::catalogue::catalogue;
    #[pymodule_export]
    use crate::check::check;
    #[pymodule_export]
    use crate::compare::{Report, compare, report};
    #[pymodule_export]
    use crate::draw::draw;
    #[pymodule_export]
    use crate::game::Rules;
    #[pymodule_export]
    use crate::run::{run, trace};
    #[pymodule_export]
    use crate::search::Search;
    #[pymodule_export]
    use crate::sheet::sheet;
}
