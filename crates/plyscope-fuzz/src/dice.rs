//! Random bytes, the same ones for each seed.

/// Returns random bytes (SplitMix64), to make a text of.
///
/// ```
/// use arbitrary::Unstructured;
/// use plyscope_fuzz::{bytes, target};
///
/// let bytes = bytes(7, 200);
/// let text = (target("notation").make)(&mut Unstructured::new(&bytes))?;
/// assert!((target("notation").try_text)(&text), "{text}");
/// # Ok::<(), arbitrary::Error>(())
/// ```
pub fn bytes(seed: u64, count: usize) -> Vec<u8> {
    let mut state = seed;
    let numbers = std::iter::repeat_with(|| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    });
    numbers.flat_map(u64::to_le_bytes).take(count).collect()
}
