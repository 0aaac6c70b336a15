//! How far a long comparison is.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error, if that is a terminal and the work takes long.
pub(crate) struct Progress {
    begun: Instant,
    done: AtomicU64,
    total: u64,
    bar: OnceLock<ProgressBar>,
}

/// Work that is done sooner has no bar.
const LONG: Duration = Duration::from_secs(1);

impl Progress {
    /// Of so many searches, none is done.
    pub(crate) fn new(total: u64) -> Progress {
        let (begun, done, bar) = (Instant::now(), AtomicU64::new(0), OnceLock::new());
        Progress { begun, done, total, bar }
    }

    /// One more search is done.
    pub(crate) fn tick(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        if self.begun.elapsed() >= LONG {
            self.bar.get_or_init(|| self.bar_from(done)).set_position(done);
        }
    }

    /// The bar, whose estimates begin here.
    fn bar_from(&self, done: u64) -> ProgressBar {
        let bar = ProgressBar::new(self.total).with_position(done);
        // A slip in the template would show in every long run.
        if let Ok(style) = ProgressStyle::with_template(
            "{wide_bar} {human_pos} of {human_len} searches, {eta} left",
        ) {
            bar.set_style(style);
        }
        bar.reset_eta();
        bar
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
    }
}
