//! Pictures as pixels: PNG and GIF.

use std::sync::Arc;

use plyscope_stage::figures::Gif;
use plyscope_stage::{Caption, Picture, svg_for_print};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};

use crate::pixel_error::PixelError;

/// The maximum number of pixels of an image, which takes four bytes for each.
// See docs/decisions/an-image-asks-for-pixels-not-for-nodes.md.
const MOST: u64 = 100_000_000;

/// Returns a picture as a PNG file, `scale` times as large as in pixels of a screen.
pub(crate) fn png(picture: &dyn Picture, scale: f32) -> Result<Vec<u8>, PixelError> {
    let pixels = Ground::new().paint(picture, scale)?;
    pixels.encode_png().map_err(|error| PixelError::Png(error.to_string()))
}

/// Returns pictures of one size as an animated GIF. The last one is shown three times as long.
pub(crate) fn gif(
    pictures: &[impl Picture],
    scale: f32,
    seconds: f64,
) -> Result<Vec<u8>, PixelError> {
    let ground = Ground::new();
    let mut file: Option<Gif> = None;
    let hundredths = (seconds * 100.0).round().clamp(2.0, 20_000.0) as u16;
    for (index, picture) in pictures.iter().enumerate() {
        let pixels = ground.paint(picture, scale)?;
        let (width, height) = (pixels.width(), pixels.height());
        let side = |length: u32| {
            let too_large = PixelError::TooLarge { width: width.into(), height: height.into() };
            u16::try_from(length).map_err(|_| too_large)
        };
        let gif = match &mut file {
            Some(gif) => gif,
            None => file.insert(Gif::new(side(width)?, side(height)?)?),
        };
        let last = index + 1 == pictures.len();
        gif.frame(pixels.data(), if last { 3 * hundredths } else { hundredths })?;
    }
    Ok(file.map(Gif::finish).transpose()?.unwrap_or_default())
}

/// The options of the painter: the fonts.
struct Ground {
    options: Options<'static>,
}

impl Ground {
    /// Returns the fonts that come with the program, so that pictures are the same everywhere.
    fn new() -> Ground {
        let mut fonts = Database::new();
        fonts.load_font_data(dejavu::sans::regular().to_vec());
        fonts.load_font_data(dejavu::sans::bold().to_vec());
        fonts.set_sans_serif_family("DejaVu Sans");
        let family = "DejaVu Sans".to_owned();
        let fontdb = Arc::new(fonts);
        Ground { options: Options { font_family: family, fontdb, ..Options::default() } }
    }

    fn paint(&self, picture: &dyn Picture, scale: f32) -> Result<Pixmap, PixelError> {
        let size = picture.size();
        let length = |pixels: f64| (pixels * f64::from(scale)).round().max(1.0) as u64;
        let (width, height) = (length(size.width), length(size.height));
        let too_large = PixelError::TooLarge { width, height };
        if width.saturating_mul(height) > MOST {
            return Err(too_large);
        }
        let Some(mut pixels) = Pixmap::new(width as u32, height as u32) else {
            return Err(too_large);
        };
        let text = svg_for_print(picture, Caption { title: "", description: "" });
        let tree = Tree::from_str(&text, &self.options)?;
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
        Ok(pixels)
    }
}
