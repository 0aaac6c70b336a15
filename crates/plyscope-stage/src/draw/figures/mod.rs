//! Figures to take away: files for print, slides and spreadsheets, always in light colours.
//!
//! A figure is made of scenes, one for each of its steps.
//!
//! ```
//! use plyscope_stage::figures::{Filmstrip, pdf};
//! use plyscope_stage::{Caption, Layout, Run, Scene, SceneInput, Size};
//!
//! let mut run = Run::open("minimax", "[3,12]")?;
//! run.record_all();
//! let layout = Layout::of(run.recording().topology());
//! let size = Size { width: 320.0, height: 240.0 };
//! let mut at = |step| {
//!     run.recording_mut().seek(step);
//!     Scene::of(&SceneInput::of(run.recording(), &layout, size))
//! };
//!
//! let strip = Filmstrip::new(vec![at(1), at(3)], vec!["step 1".into(), "step 3".into()]);
//! let file = pdf(&strip, Caption { title: "Minimax, steps 1 and 3", description: "" });
//! assert!(file.starts_with(b"%PDF-"));
//! # Ok::<(), plyscope_stage::RunError>(())
//! ```

mod animation;
mod beamer;
mod cell;
mod columns;
mod fields;
mod filmstrip;
mod gif_file;
mod glyphs;
mod palette;
mod pdf_file;
mod table;
mod table_text;

pub use animation::animated_svg;
pub use beamer::beamer;
pub use filmstrip::Filmstrip;
pub use gif_file::{Gif, GifError};
pub use pdf_file::{pdf, without_glyph};
pub use table::Table;
pub use table_text::TableFormat;
