//! The colours of a frame of a GIF, which has 256 at most.

/// Returns the colours of these pixels, three bytes each, and the index of each pixel's colour. Of
/// more than 256 colours, each group of similar ones becomes its most frequent; of more than 256
/// groups, the least frequent become those next to them. In a drawing, these are the edges of
/// letters and lines.
pub(super) fn indexed(pixels: &[u32]) -> (Vec<u8>, Vec<u8>) {
    let mut sorted = pixels.to_vec();
    sorted.sort_unstable();
    let runs = sorted.chunk_by(|one, other| one == other);
    let colours: Vec<(u32, usize)> = runs.map(|run| (run[0], run.len())).collect();
    let kept = if colours.len() > 256 { frequent(&colours) } else { colours.clone() };

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

/// Returns a colour of each of the 256 most frequent groups: its most frequent one, with its
/// number.
fn frequent(colours: &[(u32, usize)]) -> Vec<(u32, usize)> {
    // Of each group, the colour, its number, and the number of all.
    let mut groups = vec![(0, 0, 0); 1 << 12];
    for &(colour, count) in colours {
        let [red, green, blue] = parts(colour).map(|part| usize::from(part >> 4));
        let (kept, most, all) = &mut groups[red << 8 | green << 4 | blue];
        if count > *most {
            (*kept, *most) = (colour, count);
        }
        *all += count;
    }
    // Without a sort, whose code is larger than the rest.
    let take = |_| {
        let (kept, most, all) = groups.iter_mut().max_by_key(|(.., all)| *all)?;
        let taken = (*all > 0).then_some((*kept, *most));
        *all = 0;
        taken
    };
    (0..256).map_while(take).collect()
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
        assert_eq!((colours, places), (vec![0, 255, 0, 255, 0, 0], vec![1, 0, 1]));
    }

    #[test]
    fn of_many_colours_the_most_frequent_of_each_group_are_kept() {
        // 256 greys and 744 bluish ones once each, and white three times.
        let mut pixels: Vec<u32> =
            (0..1000).map(|level| (level % 256 * 0x10101) ^ (level / 256)).collect();
        pixels.extend([0xffffff, 0xffffff]);
        let (colours, places) = indexed(&pixels);
        assert_eq!(colours.len(), 3 * 16);
        for (pixel, place) in pixels.iter().zip(places) {
            let kept = &colours[3 * usize::from(place)..][..3];
            let [_, parts @ ..] = pixel.to_be_bytes();
            let off = parts.iter().zip(kept).map(|(one, other)| one.abs_diff(*other)).max();
            assert!(off < Some(16), "{pixel:06x} became {kept:?}");
            assert!(*pixel != 0xffffff || kept == [255; 3]);
        }
    }
}
