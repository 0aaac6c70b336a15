//! An animated GIF.

use std::borrow::Cow;

use gif::{Encoder, EncodingError, Frame, Repeat};

use super::palette::indexed;

/// An animated GIF that is being written, frame by frame. It is shown again and again.
pub struct Gif {
    encoder: Encoder<Vec<u8>>,
    width: usize,
    height: usize,
    /// The colours of the last frame; empty before the first.
    before: Vec<u32>,
}

/// A frame that can't be written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GifError {
    /// The frame has more or fewer pixels than the file.
    #[error("a frame of this GIF has {expected} bytes, not {given}")]
    Pixels {
        /// The number of bytes that a frame has.
        expected: usize,
        /// The number of bytes that were given.
        given: usize,
    },
    /// The file can't be written.
    #[error(transparent)]
    Encoding(#[from] EncodingError),
}

impl Gif {
    /// Returns a file of this size in pixels, without frames.
    pub fn new(width: u16, height: u16) -> Result<Gif, GifError> {
        let mut encoder = Encoder::new(Vec::new(), width, height, &[])?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Gif { encoder, width: width.into(), height: height.into(), before: Vec::new() })
    }

    /// Adds a frame that is shown for this many hundredths of a second. Its pixels are four bytes
    /// each: red, green, blue and opacity, which is ignored.
    pub fn frame(&mut self, pixels: &[u8], hundredths: u16) -> Result<(), GifError> {
        let expected = 4 * self.width * self.height;
        if pixels.len() != expected {
            return Err(GifError::Pixels { expected, given: pixels.len() });
        }
        let colour = |pixel: &[u8]| u32::from_be_bytes([0, pixel[0], pixel[1], pixel[2]]);
        let pixels: Vec<u32> = pixels.chunks_exact(4).map(colour).collect();
        let (left, top, width, height) = self.changed(&pixels);
        let rows = (top..top + height).map(|row| row * self.width + left);
        let part: Vec<u32> =
            rows.flat_map(|from| pixels[from..from + width].iter().copied()).collect();
        let (palette, places) = indexed(&part);
        self.encoder.write_frame(&Frame {
            delay: hundredths,
            left: left as u16,
            top: top as u16,
            width: width as u16,
            height: height as u16,
            palette: Some(palette),
            buffer: Cow::Owned(places),
            ..Frame::default()
        })?;
        self.before = pixels;
        Ok(())
    }

    /// Returns the left, the top, the width and the height of the part that differs from the last
    /// frame, at least one pixel.
    fn changed(&self, pixels: &[u32]) -> (usize, usize, usize, usize) {
        if self.before.is_empty() {
            return (0, 0, self.width, self.height);
        }
        let differs = |index: usize| pixels[index] != self.before[index];
        let in_row = |&row: &usize| (0..self.width).any(|x| differs(row * self.width + x));
        let in_column = |&x: &usize| (0..self.height).any(|row| differs(row * self.width + x));
        let (Some(top), Some(bottom)) =
            ((0..self.height).find(in_row), (0..self.height).rfind(in_row))
        else {
            return (0, 0, 1, 1);
        };
        let left = (0..self.width).find(in_column).unwrap_or(0);
        let right = (0..self.width).rfind(in_column).unwrap_or(0);
        (left, top, right + 1 - left, bottom + 1 - top)
    }

    /// Returns the file.
    pub fn finish(self) -> Result<Vec<u8>, GifError> {
        Ok(self.encoder.into_inner()?)
    }
}

impl std::fmt::Debug for Gif {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Gif")
            .field("width", &self.width)
            .field("height", &self.height)
            .finish_non_exhaustive()
    }
}
