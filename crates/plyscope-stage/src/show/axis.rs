//! A number line with room for the infinities.

use plyscope::{Player, Unit, Value};
use serde::Serialize;

use crate::show::moment::Moment;
use crate::show::sentence::shown;

/// The ticks of a number line.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Axis {
    /// The ticks, from left to right.
    pub ticks: Vec<Tick>,
}

/// A tick of a number line.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Tick {
    /// The value there.
    pub label: String,
    /// The place, from 0 to 1.
    pub at: f64,
}

/// A value on a number line.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Point {
    /// The value.
    pub label: String,
    /// The place, from 0 to 1; the infinities are at the ends.
    pub at: f64,
}

/// The distance of finite values from both ends, so that an infinity is distinct from them.
const MARGIN: f64 = 0.08;

/// The scale that maps values to points.
pub(crate) struct Scale {
    least: i32,
    most: i32,
    unit: Unit,
}

impl Scale {
    /// Returns the scale of a run's panels: one for the whole run, so that it doesn't change
    /// between steps.
    pub(crate) fn of(moment: &Moment<'_>) -> Scale {
        let (turned, ends) = (moment.side.turns(Player::Min), moment.extent);
        // Both players count on the same axis.
        let ends = ends.map(|(least, most)| match turned {
            true => [least, most, -most, -least],
            false => [least, most, least, most],
        });
        Scale::over(ends.into_iter().flatten(), moment.unit())
    }

    /// Returns a scale that has a place for all of these values.
    pub(crate) fn over(values: impl Iterator<Item = Value>, unit: Unit) -> Scale {
        let finite = values.filter(|value| value.is_finite()).map(Value::units);
        let range = finite.fold(None, |range: Option<(i32, i32)>, units| match range {
            None => Some((units, units)),
            Some((least, most)) => Some((least.min(units), most.max(units))),
        });
        let (least, most) = range.unwrap_or((0, 0));
        Scale { least, most, unit }
    }

    pub(crate) fn point(&self, value: Value) -> Point {
        Point { label: shown(value, self.unit), at: self.at(value) }
    }

    fn at(&self, value: Value) -> f64 {
        match value {
            Value::INF => 1.0,
            Value::NEG_INF => 0.0,
            _ if self.least == self.most => 0.5,
            _ => {
                let (least, most) = (f64::from(self.least), f64::from(self.most));
                let share = (f64::from(value.units()) - least) / (most - least);
                MARGIN + share.clamp(0.0, 1.0) * (1.0 - 2.0 * MARGIN)
            }
        }
    }

    /// Returns the axis with ticks at round numbers, at most six or so.
    pub(crate) fn axis(&self) -> Axis {
        let (least, most) = (i64::from(self.least), i64::from(self.most));
        let mut step = i64::from(self.unit.parts());
        let mut factors = [2, 5, 10].into_iter().cycle();
        let mut decade = step;
        while (most - least) / step > 5 {
            let factor = factors.next().unwrap_or(10);
            step = decade * factor;
            if factor == 10 {
                decade = step;
            }
        }
        let first = least.div_euclid(step) * step;
        let ticks = (0..).map(|k| first + k * step).take_while(|&units| units <= most);
        let ticks = ticks.filter(|&units| units >= least).map(|units| {
            // Between `least` and `most`, which are values.
            let value = Value::new(units as i32);
            Tick { label: shown(value, self.unit), at: self.at(value) }
        });
        Axis { ticks: ticks.collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticks(values: &[i32], decimals: u8) -> Vec<String> {
        let unit = Unit::decimals(decimals);
        let values = values.iter().map(|&units| Value::new(units));
        let axis = Scale::over(values, unit).axis();
        axis.ticks.into_iter().map(|tick| tick.label).collect()
    }

    #[test]
    fn ticks_are_round_and_few() {
        assert_eq!(ticks(&[2, 14], 0), ["5", "10"]);
        assert_eq!(ticks(&[-3, 3], 0), ["−2", "0", "2"]);
        assert_eq!(ticks(&[5, 101], 0), ["20", "40", "60", "80", "100"]);
        assert_eq!(ticks(&[7], 0), ["7"]);
        assert_eq!(ticks(&[0, 30], 1), ["0", "1", "2", "3"]);
        assert!(ticks(&[-i32::MAX + 1, i32::MAX - 1], 0).len() <= 7);
    }

    #[test]
    fn infinities_stand_at_the_ends() {
        let scale = Scale::over([3, 9].map(Value::new).into_iter(), Unit::ONE);
        let at = |value| scale.point(value).at;
        assert_eq!((at(Value::NEG_INF), at(Value::INF)), (0.0, 1.0));
        assert_eq!(at(Value::new(3)), MARGIN);
        assert!(at(Value::new(6)) == 0.5 && at(Value::new(9)) < 1.0 - MARGIN / 2.0);
    }
}
