//! The reasons why a picture in pixels can't be made.

use plyscope_stage::figures::GifError;

/// The reason why there are no pixels.
#[derive(Debug, thiserror::Error)]
pub(crate) enum PixelError {
    #[error(
        "an image of {width} × {height} pixels is too large: take a smaller `--scale`, `--width` or `--height`"
    )]
    TooLarge { width: u64, height: u64 },
    #[error("the picture can't be drawn: {0}")]
    Svg(#[from] resvg::usvg::Error),
    #[error("the picture can't be written as PNG: {0}")]
    Png(String),
    #[error("the pictures can't be written as GIF: {0}")]
    Gif(#[from] GifError),
}
