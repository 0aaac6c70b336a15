//! The progress bar of a long comparison.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// A progress bar on standard error, shown if that is a terminal and the work takes long.
pub(crate) struct Progress {
    start: Instant,
    done: AtomicU64,
    total: u64,
    bar: OnceLock<ProgressBar>,
}

/// The time after which the bar is shown.
const LONG: Duration = Duration::from_secs(1);

impl Progress {
    /// Returns the progress of `total` searches, none of which is done.
    pub(crate) fn new(total: u64) -> Progress {
        let (start, done, bar) = (Instant::now(), AtomicU64::new(0), OnceLock::new());
        Progress { start, done, total, bar }
    }

    /// Counts one more search that is done.
    pub(crate) fn tick(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        if self.start.elapsed() >= LONG {
            self.bar.get_or_init(|| self.bar_from(done)).set_position(done);
        }
    }

    /// Returns a bar that estimates the remaining time from now on.
    fn bar_from(&self, done: u64) -> ProgressBar {
        let bar = ProgressBar::new(self.total).with_position(done);
        // The template is constant. If it were invalid, every long run would show the default.
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
