//! Trees, in each of the forms that are read.

use arbitrary::{Result, Unstructured};

/// A tree with an announcement of who moves, or without.
pub(super) fn text(u: &mut Unstructured<'_>) -> Result<String> {
    let before =
        *u.choose(&["", "", "", "tree:", "min:", "max-only:", "min-only:", "tree:min:"])?;
    let tree = match u.int_in_range(0..=10_u8)? {
        10 if before.is_empty() => labelled(u, "max", 4)?,
        0 => json(u, 4, before.is_empty())?,
        1 => forest(u, 3)?,
        2 => node(u, &Brackets("(", " ", ")"), 4)?,
        3 => node(u, &Brackets("{", ",", "}"), 4)?,
        4 => names(u, 3)?,
        5 | 6 => graph(u, 4, &mut 0)?,
        _ => node(u, &Brackets("[", ",", "]"), 5)?,
    };
    Ok(format!("{before}{tree}"))
}

/// A tree of few nodes in nested lists.
pub(crate) fn small(u: &mut Unstructured<'_>) -> Result<String> {
    node(u, &Brackets("[", ",", "]"), 3)
}

/// The texts before, between and after the children of a node.
struct Brackets(&'static str, &'static str, &'static str);

/// A list, or a leaf.
fn node(u: &mut Unstructured<'_>, brackets: &Brackets, depth: u32) -> Result<String> {
    // In parentheses, a name is the first word of a list.
    let name = if brackets.0 != "(" && u.ratio(1, 8)? { name(u)? + ":" } else { String::new() };
    if depth == 0 || u.ratio(1, 5)? {
        return Ok(name + &leaf(u)?);
    }
    let bounds = if u.ratio(1, 8)? { bounds(u)? } else { String::new() };
    let count = u.int_in_range(1..=3_usize)?;
    let children: Result<Vec<_>> = (0..count).map(|_| node(u, brackets, depth - 1)).collect();
    Ok(format!("{name}{bounds}{}{}{}", brackets.0, children?.join(brackets.1), brackets.2))
}

fn leaf(u: &mut Unstructured<'_>) -> Result<String> {
    if u.ratio(1, 8)? { bounds(u) } else { number(u) }
}

/// A value, in one of the ways of writing it.
pub(crate) fn number(u: &mut Unstructured<'_>) -> Result<String> {
    Ok(match u.int_in_range(0..=15_u8)? {
        0 => (*u.choose(&["inf", "-inf", "∞", "-∞", "−∞"])?).to_owned(),
        1 => format!("{}.{}", u.int_in_range(-9..=9_i8)?, u.int_in_range(0..=999_u16)?),
        2 => format!("{}e{}", u.int_in_range(1..=9_u8)?, u.int_in_range(-3..=3_i8)?),
        3 => format!("{}/{}", u.int_in_range(-9..=9_i8)?, u.choose(&[1, 2, 4, 5, 8, 10])?),
        4 => u.int_in_range(-99_999..=99_999_i32)?.to_string(),
        _ => u.int_in_range(-9..=9_i8)?.to_string(),
    })
}

fn bounds(u: &mut Unstructured<'_>) -> Result<String> {
    let lower = u.int_in_range(-9..=9_i8)?;
    Ok(format!("{lower}..{}", lower + u.int_in_range(0..=9_i8)?))
}

fn name(u: &mut Unstructured<'_>) -> Result<String> {
    let names = ["A", "b1", "Nf3", "x_2", "\"N f3\"", "\"a \\\" ∞\"", "\"min\"", "\"\\u00e9\""];
    Ok((*u.choose(&names)?).to_owned())
}

/// A tree whose nodes may be used again.
fn graph(u: &mut Unstructured<'_>, depth: u32, marked: &mut usize) -> Result<String> {
    if depth == 0 || u.ratio(1, 6)? {
        return leaf(u);
    }
    if *marked > 0 && u.ratio(1, 3)? {
        return Ok(format!("*n{}", u.int_in_range(0..=*marked - 1)?));
    }
    let count = u.int_in_range(1..=3_usize)?;
    let children: Result<Vec<_>> = (0..count).map(|_| graph(u, depth - 1, marked)).collect();
    let list = format!("[{}]", children?.join(","));
    if u.ratio(1, 3)? {
        return Ok(list);
    }
    *marked += 1;
    Ok(format!("&n{}{list}", *marked - 1))
}

fn json(u: &mut Unstructured<'_>, depth: u32, is_root: bool) -> Result<String> {
    let mut fields = Vec::new();
    if is_root && u.ratio(1, 2)? {
        let player = u.choose(&["max", "min", "max-only", "min-only"])?;
        fields.push(format!("\"player\":\"{player}\""));
    }
    if u.ratio(1, 4)? {
        fields.push("\"name\":\"A\"".to_owned());
    }
    if depth == 0 || u.ratio(1, 5)? && !is_root {
        let value = u.int_in_range(-9..=9_i8)?;
        fields.push(match u.ratio(1, 6)? {
            true => format!("\"lower\":{value},\"upper\":\"inf\""),
            false => format!("\"value\":{value}"),
        });
    } else {
        let count = u.int_in_range(1..=3_usize)?;
        let children: Result<Vec<_>> = (0..count).map(|_| json(u, depth - 1, false)).collect();
        fields.push(format!("\"children\":[{}]", children?.join(", ")));
    }
    Ok(format!("{{{}}}", fields.join(",")))
}

/// A tree with labels that say who moves, mostly in turn, and with tuples.
fn labelled(u: &mut Unstructured<'_>, player: &str, depth: u32) -> Result<String> {
    if depth == 0 || u.ratio(1, 5)? {
        let value = u.int_in_range(-9..=9_i8)?;
        return Ok(if u.ratio(1, 6)? { format!("(\"a\", {value})") } else { value.to_string() });
    }
    let is_again = u.ratio(1, 4)?;
    let other = if (player == "max") == is_again { "max" } else { "min" };
    let count = u.int_in_range(1..=3_usize)?;
    let children: Result<Vec<_>> = (0..count).map(|_| labelled(u, other, depth - 1)).collect();
    let children = children?.join(u.choose(&[",", ", "])?);
    let is_odd = u.ratio(1, 30)?;
    let odd = [other, "MAX1", "chance", "A"];
    let word = if is_odd { u.choose(&odd)? } else { player };
    Ok(match u.int_in_range(0..=6_u8)? {
        0 => format!("{word}[{children}]"),
        1 => format!("{word}({children})"),
        2 => format!("({word} {children})"),
        3 => format!("[\"{word}\", {children}]"),
        4 => format!("{word}:[{children}]"),
        5 => format!("{{\"type\":\"{word}\",\"children\":[{children}]}}"),
        _ => format!("({word}, {children})"),
    })
}

/// A map of names.
fn names(u: &mut Unstructured<'_>, depth: u32) -> Result<String> {
    let count = u.int_in_range(1..=3_usize)?;
    let mut entry = |index: usize| -> Result<String> {
        let worth = match depth == 0 || u.ratio(1, 3)? {
            true => u.int_in_range(-9..=9_i8)?.to_string(),
            false => names(u, depth - 1)?,
        };
        Ok(format!("\"{}{index}\": {worth}", char::from(b'A' + depth as u8)))
    };
    let entries: Result<Vec<_>> = (0..count).map(&mut entry).collect();
    Ok(format!("{{{}}}", entries?.join(", ")))
}

/// A tree for LaTeX's package `forest`, whose leaves are numbers in brackets.
fn forest(u: &mut Unstructured<'_>, depth: u32) -> Result<String> {
    if depth == 0 {
        return Ok(format!("[{}]", u.int_in_range(-9..=9_i8)?));
    }
    let count = u.int_in_range(1..=3_usize)?;
    let children: Result<Vec<_>> = (0..count).map(|_| forest(u, depth - 1)).collect();
    Ok(format!("[{} {}]", char::from(b'A' + depth as u8), children?.join(" ")))
}
