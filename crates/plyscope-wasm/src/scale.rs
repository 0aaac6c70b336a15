//! The difference between the builds of this crate: the only file that asks which one it is.

/// The allocator of a module for frames, which has to be small. The searches mostly allocate long
/// lists, so its size matters more than its speed.
#[cfg(all(plyscope_frame, target_arch = "wasm32"))]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
