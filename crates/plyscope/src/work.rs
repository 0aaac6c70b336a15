//! A count of the positions, nodes and events that are looked at, for tests of what takes how long.
//! A clock differs from run to run; this doesn't. Builds without debug assertions count nothing.

#[cfg(debug_assertions)]
thread_local! {
    static LOOKED_AT: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

/// Notes that so many are looked at.
#[inline(always)]
pub fn look_at(count: usize) {
    #[cfg(debug_assertions)]
    LOOKED_AT.set(LOOKED_AT.get() + count as u64);
    let _ = count;
}

/// Returns how many `work` looks at, on this thread, with its result.
#[cfg(debug_assertions)]
pub fn looked_at<T>(work: impl FnOnce() -> T) -> (T, u64) {
    let before = LOOKED_AT.get();
    let result = work();
    (result, LOOKED_AT.get() - before)
}
