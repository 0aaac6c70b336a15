//! Texts that mean the same.

/// Returns `true` if two texts mean the same: numbers that are equal, or the same nodes.
pub(crate) fn is_same(text: &str, given: &str) -> bool {
    // A comma stands between nodes, or between the digits of a number.
    [' ', '.'].into_iter().any(|comma| {
        let (text, given) = (usual(text, comma), usual(given, comma));
        let is_equal = |one| fraction(&given).is_some_and(|other| other == one);
        text == given || fraction(&text).is_some_and(is_equal)
    })
}

/// Returns `true` if two lists have the same states, with the same merits from place to place. Equal merits
/// have no order, and brackets mean nothing.
pub(super) fn is_same_list(text: &str, given: &str) -> bool {
    // A comma stands between parts, or between the digits of a number.
    [' ', '.'].into_iter().any(|comma| {
        let [text, given] = [text, given].map(|text| states(text, comma));
        text.is_some() && text == given
    })
}

/// Returns the states that are written, those with equal merits in an order of their own.
fn states(text: &str, comma: char) -> Option<Vec<[String; 3]>> {
    let text = text.replace(['(', ')', '[', ']', ';'], " ");
    let text = usual(&text, comma);
    let parts: Vec<&str> = text.split(' ').filter(|part| !part.is_empty()).collect();
    let (states, []) = parts.as_chunks::<3>() else { return None };
    let state = |[node, status, merit]: &[&str; 3]| {
        let status = match *status {
            "l" | "live" => "l",
            "s" | "solved" => "s",
            _ => return None,
        };
        let merit = match fraction(merit) {
            Some((over, under)) => format!("{over}/{under}"),
            None => (*merit).to_owned(),
        };
        Some([(*node).to_owned(), status.to_owned(), merit])
    };
    let mut states = states.iter().map(state).collect::<Option<Vec<_>>>()?;
    states.chunk_by_mut(|[.., one], [.., other]| one == other).for_each(<[_]>::sort);
    Some(states)
}

/// Returns a text without what people write in several ways: signs, capitals, spaces, and commas.
pub(super) fn usual(text: &str, comma: char) -> String {
    let text = text.trim().to_lowercase().replace(['−', '–'], "-").replace("infinity", "∞");
    let text = text.replace("inf", "∞").replace("+∞", "∞").replace([',', ';'], &comma.to_string());
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the number that is written, as a fraction in lowest terms.
fn fraction(text: &str) -> Option<(i64, i64)> {
    let (over, under) = text.split_once('/').unwrap_or((text, "1"));
    let (over, under) = (decimal(over)?, decimal(under)?);
    let (over, under) = (over.0.checked_mul(under.1)?, over.1.checked_mul(under.0)?);
    if under == 0 {
        return None;
    }
    let divisor = divisor(over.unsigned_abs(), under.unsigned_abs()) as i64 * under.signum();
    Some((over / divisor, under / divisor))
}

/// Returns a decimal number as a fraction.
fn decimal(text: &str) -> Option<(i64, i64)> {
    let text = text.trim();
    let (whole, parts) = text.split_once('.').unwrap_or((text, ""));
    if parts.len() > 9 || !parts.chars().all(|c| c.is_ascii_digit()) {
        return None;
    }
    let parts_of_one = 10_i64.pow(parts.len() as u32);
    let digits: i64 = if parts.is_empty() { 0 } else { parts.parse().ok()? };
    let sign = if whole.starts_with('-') { -1 } else { 1 };
    Some((whole.parse::<i64>().ok()?.checked_mul(parts_of_one)? + sign * digits, parts_of_one))
}

fn divisor(one: u64, other: u64) -> u64 {
    if other == 0 { one.max(1) } else { divisor(other, one % other) }
}
