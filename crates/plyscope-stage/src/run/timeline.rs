//! The steps of a run that matter, by their place on the timeline.

use std::ops::Range;

use super::Run;

/// The greatest width of a timeline, so that no screen needs more memory than there is.
const WIDEST: usize = 1 << 16;

impl Run {
    /// Returns the next step after `step`, or the last before it, that matters: a cutoff, a pass, a
    /// purge, a change of strategy, a new best line, the end. If there is none, it is the last
    /// step, or the start.
    pub fn next_mark(&self, step: usize, forward: bool) -> usize {
        let marks = self.recording().marked();
        let steps = self.recording().steps();
        if forward {
            marks.first(step.min(steps)..steps).map_or(steps, |index| index + 1)
        } else {
            marks.last(step.saturating_sub(1).min(steps)).map_or(0, |index| index + 1)
        }
    }

    /// Returns the marks of a timeline that is `width` pixels wide, the start at its first pixel
    /// and the last step at its last: for each pixel the most important of the marks on it. No
    /// timeline is wider than 65,536 pixels.
    ///
    /// The cost is proportional to the pixels, and a little for every 256 steps.
    pub fn timeline(&self, width: usize) -> Vec<u8> {
        let marks = self.recording().marked();
        self.pixels(width).map(|steps| marks.among(steps).0 as u8).collect()
    }

    /// Returns the number of the steps that matter on each pixel of that timeline.
    ///
    /// ```
    /// use plyscope_stage::{Mark, Run};
    ///
    /// let mut run = Run::open("alpha-beta", "[[3,12,8],[2,4,6],[14,5,2]]")?;
    /// run.record_all();
    /// let (marks, density) = (run.timeline(4), run.density(4));
    /// assert_eq!(density.iter().sum::<u32>(), 3, "a best line, a cutoff, and the end");
    /// assert_eq!(marks.last(), Some(&(Mark::End as u8)));
    /// # Ok::<(), plyscope_stage::RunError>(())
    /// ```
    pub fn density(&self, width: usize) -> Vec<u32> {
        let marks = self.recording().marked();
        self.pixels(width).map(|steps| marks.among(steps).1).collect()
    }

    /// Returns the steps that fall on each pixel, counted from 0.
    fn pixels(&self, width: usize) -> impl Iterator<Item = Range<usize>> {
        let steps = self.recording().steps() as u64;
        let width = width.min(WIDEST);
        let last = width.saturating_sub(1) as u64;
        // Step `index` falls on pixel (index + 1) · last / steps.
        let first = move |pixel: u64| match last {
            0 => steps * pixel.min(1),
            _ => (pixel * steps).div_ceil(last).saturating_sub(1).min(steps),
        };
        (0..width as u64).map(move |pixel| first(pixel) as usize..first(pixel + 1) as usize)
    }
}
