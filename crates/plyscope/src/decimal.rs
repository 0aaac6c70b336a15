//! Decimal numbers as they are written.

/// A decimal number without its sign, exact.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decimal<'a> {
    whole: &'a str,
    /// The digits behind the point, without idle zeros at the end.
    fraction: &'a str,
}

impl<'a> Decimal<'a> {
    /// Reads the number that `text` begins with. Returns it and its length in
    /// bytes. A point without a digit behind it isn't part of it.
    pub(crate) fn prefix(text: &'a str) -> Option<(Decimal<'a>, usize)> {
        let digits = |text: &'a str| {
            let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
            text.get(..end).unwrap_or_default()
        };
        let whole = digits(text);
        let point = text.get(whole.len()..).and_then(|rest| rest.strip_prefix('.'));
        let fraction = point.map_or("", digits);
        let end = whole.len() + if fraction.is_empty() { 0 } else { 1 + fraction.len() };
        (end > 0).then_some((Decimal { whole, fraction: fraction.trim_end_matches('0') }, end))
    }

    /// Reads a text that is one number with or without a sign, and nothing
    /// else. Returns it, and `true` if it has a minus.
    pub(crate) fn signed(text: &'a str) -> Option<(Decimal<'a>, bool)> {
        let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
        let (number, end) = Decimal::prefix(unsigned)?;
        let is_whole_text = matches!(unsigned.get(end..), Some("" | "."));
        is_whole_text.then_some((number, text.starts_with('-')))
    }

    /// Returns the number of decimals that it needs.
    pub(crate) fn decimals(self) -> usize {
        self.fraction.len()
    }

    /// Returns the number of units of so many decimals; `None` if it needs more
    /// decimals, or is too great.
    pub(crate) fn units(self, decimals: usize) -> Option<u64> {
        let zeros = std::iter::repeat_n(b'0', decimals.checked_sub(self.decimals())?);
        let mut digits = self.whole.bytes().chain(self.fraction.bytes()).chain(zeros);
        digits.try_fold(0_u64, |units, digit| {
            units.checked_mul(10)?.checked_add(u64::from(digit - b'0'))
        })
    }

    /// Returns `true` if it is from `min` to `max`, with the sign that
    /// [`Decimal::signed`] returned.
    pub(crate) fn is_within(self, is_negative: bool, min: i64, max: i64) -> bool {
        let (min, max) = if is_negative { (-max, -min) } else { (min, max) };
        let whole = Decimal { fraction: "", ..self }.units(0);
        whole.and_then(|units| i64::try_from(units).ok()).is_some_and(|units| {
            min <= units && (units < max || units == max && self.fraction.is_empty())
        })
    }
}

/// Returns `true` if this is a decimal number with an exponent, such as `1e-3`, from `min` to
/// `max`. It is compared as whole numbers: to read it as a floating-point number takes a table of
/// powers, which is larger than a search.
pub(crate) fn is_power_within(text: &str, min: i64, max: i64) -> bool {
    let Some((number, power)) = text.split_once(['e', 'E']) else { return false };
    let (Some((number, is_negative)), Ok(power)) = (Decimal::signed(number), power.parse::<i16>())
    else {
        return false;
    };
    let Some(digits) = number.units(number.decimals()) else { return false };
    let digits = if is_negative { -i128::from(digits) } else { digits.into() };
    let power = i64::from(power) - number.decimals() as i64;
    let factor = 10_i128.saturating_pow(power.unsigned_abs() as u32);
    let (of_number, of_range) = if power < 0 { (1, factor) } else { (factor, 1) };
    let digits = digits.saturating_mul(of_number);
    let end = |end: i64| i128::from(end).saturating_mul(of_range);
    end(min) <= digits && digits <= end(max)
}

#[cfg(test)]
mod tests {
    use super::{Decimal, is_power_within};

    #[test]
    fn powers_are_compared_as_numbers() {
        let texts = [
            "1e-3",
            "1e0",
            "10e-1",
            "1.5E0",
            "-2e-2",
            "0e9",
            "0e-999",
            "1e19",
            "-1e400",
            "1e-400",
            ".5e1",
            "+3e0",
            "2.5e+0",
            "9007199254740993e-16",
        ];
        for text in texts {
            for (min, max) in [(0, 1), (-1, 1), (1, 3), (-2, -1), (0, 2), (-5, 5)] {
                let number: f64 = text.parse().unwrap();
                let within = min as f64 <= number && number <= max as f64;
                assert_eq!(is_power_within(text, min, max), within, "{text} {min} {max}");
            }
        }
        for text in ["", "e", "1e", "e1", "1", "1e1.5", "1e1e1", "infe1", "1e99999", "1 e1"] {
            assert!(!is_power_within(text, -99, 99), "{text}");
        }
    }

    fn is_within(text: &str, min: i64, max: i64) -> bool {
        let number = Decimal::signed(text);
        number.is_some_and(|(number, is_negative)| number.is_within(is_negative, min, max))
    }

    #[test]
    fn decimals_are_compared_as_numbers() {
        let texts = [
            "0",
            "-0",
            "1",
            "1.0",
            "1.000001",
            "-1",
            "-1.5",
            "-.5",
            ".5",
            "5.",
            "+2",
            "3",
            "2.999",
            "9223372036854775808",
            "-99999999999999999999",
            "0.00000000000000000001",
        ];
        for text in texts {
            for (min, max) in [(0, 1), (-1, 1), (1, 3), (-2, -1), (0, 2), (-5, 5)] {
                let number: f64 = text.parse().unwrap();
                let within = min as f64 <= number && number <= max as f64;
                assert_eq!(is_within(text, min, max), within, "{text} {min} {max}");
            }
        }
        for text in
            ["", "-", "+", ".", "-.", "--1", "-+1", "1e3", "inf", "nan", "1.5.2", "1..", " 1", "é"]
        {
            assert!(!is_within(text, -9, 9), "{text}");
        }
    }

    #[test]
    fn a_number_ends_where_no_digit_follows() {
        let read = |text| {
            let (number, end) = Decimal::prefix(text)?;
            Some((number.units(number.decimals())?, number.decimals(), end))
        };
        assert_eq!(read("2..9"), Some((2, 0, 1)));
        assert_eq!(read("2.50,"), Some((25, 1, 4)));
        assert_eq!(read(".5"), Some((5, 1, 2)));
        assert_eq!(read("5."), Some((5, 0, 1)));
        assert_eq!(read("-5"), None);
        assert_eq!(read(".."), None);
        assert_eq!(read("99999999999999999999"), None, "too great");
    }
}
