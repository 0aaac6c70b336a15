//! The common part of the libFuzzer programs: the target, and a mutator that knows brackets,
//! numbers and lines, in turn with libFuzzer's own.

pub use libfuzzer_sys;
pub use plyscope_fuzz::{target, vary};

/// Makes the program of a target.
#[macro_export]
macro_rules! program {
    ($name:literal) => {
        $crate::libfuzzer_sys::fuzz_target!(|data: &[u8]| {
            ($crate::target($name).try_text)(&String::from_utf8_lossy(data));
        });

        $crate::libfuzzer_sys::fuzz_mutator!(|data: &mut [u8],
                                              size: usize,
                                              max_size: usize,
                                              seed: u32| {
            if seed % 3 == 0 {
                $crate::libfuzzer_sys::fuzzer_mutate(data, size, max_size)
            } else {
                $crate::vary(data, size, max_size, seed)
            }
        });
    };
}
