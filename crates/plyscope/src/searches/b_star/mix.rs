//! Numbers that look random.

/// SplitMix64's finalizer (Steele, Lea and Flood 2014).
pub(super) fn mix(hash: u64) -> u64 {
    let hash = hash.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let hash = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let hash = (hash ^ (hash >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    hash ^ (hash >> 31)
}
