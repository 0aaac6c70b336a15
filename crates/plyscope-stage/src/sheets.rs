//! Exercises on paper, with their answers: the questions of [`practice`](crate::practice) beside the
//! picture of a tree.
//!
//! ```
//! use plyscope_stage::sheets::{Exercise, Language, html};
//!
//! let exercise = Exercise::of("alpha-beta", vec![], "[[3,12],[2,4]]", None)?;
//! let mut sheets = [exercise];
//! let sheet = html(&mut sheets, false, Language::English);
//! let key = html(&mut sheets, true, Language::English);
//! assert!(sheet.contains("<svg") && !sheet.contains("class=\"answer\""));
//! assert!(key.contains("class=\"answer\""));
//! # Ok::<(), plyscope_stage::sheets::SheetError>(())
//! ```

mod exercise;
mod html;
mod json;
mod latex;
mod questions;
mod words;

pub use exercise::{Exercise, MOST_STEPS, SheetError};
pub use html::html;
pub use json::json;
pub use latex::latex;
pub use words::Language;
