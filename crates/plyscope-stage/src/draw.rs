//! The picture of a moment: positions, scene, painters, figures.

#[cfg(feature = "figures")]
pub mod figures;
pub(crate) mod layout;
pub(crate) mod motion;
pub(crate) mod painter;
pub(crate) mod picture;
pub(crate) mod scene;
pub(crate) mod svg;
pub(crate) mod tikz;
pub(crate) mod view;
