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
    /// The milliseconds from the start to when the bar was last brought up to date.
    shown: AtomicU64,
    bar: OnceLock<ProgressBar>,
}

/// The time after which the bar is shown.
const LONG: Duration = Duration::from_secs(1);
/// The milliseconds between two changes of the bar.
const OFTEN: u64 = 200;

impl Progress {
    /// Returns the progress of `total` searches, none of which is done.
    pub(crate) fn new(total: u64) -> Progress {
        let (start, bar) = (Instant::now(), OnceLock::new());
        Progress { start, done: AtomicU64::new(0), total, shown: AtomicU64::new(0), bar }
    }

    /// Counts one more search that is done.
    pub(crate) fn tick(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        let spent = self.start.elapsed();
        let (now, shown) = (spent.as_millis() as u64, self.shown.load(Ordering::Relaxed));
        if spent < LONG || now < shown + OFTEN {
            return;
        }
        self.shown.store(now, Ordering::Relaxed);
        let bar = self.bar.get_or_init(|| self.new_bar());
        bar.set_position(done);
        bar.set_message(left(spent, done, self.total));
    }

    fn new_bar(&self) -> ProgressBar {
        let bar = ProgressBar::new(self.total);
        // The template is constant. If it were invalid, every long run would show the default.
        if let Ok(style) =
            ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} searches, {msg}")
        {
            bar.set_style(style);
        }
        bar
    }
}

/// Returns the time that is left, if the rest of the searches takes as long as those that are done.
fn left(spent: Duration, done: u64, total: u64) -> String {
    let seconds = spent.as_secs_f64() * total.saturating_sub(done) as f64 / done.max(1) as f64;
    match seconds {
        ..90.0 => format!("about {seconds:.0} s left"),
        ..5_400.0 => format!("about {:.0} min left", seconds / 60.0),
        ..172_800.0 => format!("about {:.0} h left", seconds / 3_600.0),
        _ => format!("about {:.0} days left", seconds / 86_400.0),
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rest_takes_as_long_as_what_is_done() {
        let left = |seconds, done, total| left(Duration::from_secs(seconds), done, total);
        assert_eq!(left(2, 1_627, 1_000_000), "about 20 min left");
        assert_eq!(left(1, 10, 20), "about 1 s left");
        assert_eq!(left(10, 20, 20), "about 0 s left");
        assert_eq!(left(3_600, 1, 11), "about 10 h left");
        assert_eq!(left(3_600, 1, 241), "about 10 days left");
        assert_eq!(left(1, 1, u64::MAX), "about 213503982334601 days left");
    }
}
