//! The colours of a frame of a GIF, which has 256 at most.

/// Returns the colours of these pixels, three bytes each, and the index of each pixel's colour. Of
/// more than 256 colours the most frequent are kept, and the others become those next to them: in a
/// drawing, they are the edges of letters and lines.
pub(super) fn indexed(pixels: &[u32]) -> (Vec<u8>, Vec<u8>) {
    let mut sorted = pixels.to_vec();
    sorted.sort_unstable();
    let runs = sorted.chunk_by(|one, other| one == other);
    let colours: Vec<(u32, usize)> = runs.map(|run| (run[0], run.len())).collect();
    let mut kept = colours.clone();
    kept.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    kept.truncate(256);

    let nearest = |colour: u32| {
        let distances = kept.iter().map(|&(other, _)| distance(colour, other));
        distances.enumerate().min_by_key(|&(_, distance)| distance).map_or(0, |(index, _)| index)
    };
    let places: Vec<u8> = colours.iter().map(|&(colour, _)| nearest(colour) as u8).collect();
    let place = |colour: &u32| {
        let found = colours.binary_search_by_key(colour, |&(other, _)| other);
        found.map_or(0, |index| places[index])
    };
    let bytes = kept.iter().flat_map(|&(colour, _)| parts(colour)).collect();
    (bytes, pixels.iter().map(place).collect())
}

/// Returns red, green and blue.
fn parts(colour: u32) -> [u8; 3] {
    let [_, red, green, blue] = colour.to_be_bytes();
    [red, green, blue]
}

/// Returns the square of the distance of two colours.
fn distance(one: u32, other: u32) -> u32 {
    let pairs = parts(one).into_iter().zip(parts(other));
    pairs.map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
}

#[cfg(test)]
mod tests {
    use super::indexed;

    #[test]
    fn few_colours_are_kept() {
        let (colours, places) = indexed(&[0xff0000, 0x00ff00, 0xff0000]);
        assert_eq!((colours, places), (vec![255, 0, 0, 0, 255, 0], vec![0, 1, 0]));
    }

    #[test]
    fn of_many_colours_the_most_frequent_are_kept() {
        // A thousand greys and reds once, white twice, and a red nearly like one of the others.
        let mut pixels: Vec<u32> =
            (0..1000).map(|level| level % 256 * 0x10101 + level / 256).collect();
        pixels.extend([0xffffff, 0xffffff]);
        let (colours, places) = indexed(&pixels);
        assert_eq!(colours.len(), 3 * 256);
        for (pixel, place) in pixels.iter().zip(places) {
            let kept = &colours[3 * usize::from(place)..][..3];
            let [_, parts @ ..] = pixel.to_be_bytes();
            let off = parts.iter().zip(kept).map(|(one, other)| one.abs_diff(*other)).max();
            assert!(off <= Some(8), "{pixel:06x} became {kept:?}");
            assert!(*pixel != 0xffffff || kept == [255; 3]);
        }
    }
}
