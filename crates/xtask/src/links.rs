//! Finds dead links in the Markdown and HTML of the repository, offline.
//!
//! A link is dead when its file isn't there or its anchor isn't in that file.
//! Anchors of Markdown are the ones GitHub makes from headings. Addresses with a
//! scheme lead out of the repository and are counted only; so is a fragment of a
//! page of ours that holds settings (`embed.html#game=…`) rather than an anchor.

use crate::Result;
use std::collections::{HashMap, HashSet};
use std::path::{Component, Path, PathBuf};

/// What a check found.
#[derive(Debug, Default)]
pub(crate) struct Report {
    pub(crate) files: usize,
    pub(crate) checked: usize,
    pub(crate) external: usize,
    /// Sentences, `file:line: what is wrong`.
    pub(crate) broken: Vec<String>,
}

/// Folders that hold nothing of ours.
const SKIPPED: &[&str] = &["target", "dist", "node_modules"];

/// Checks all `*.md` below the root and all `*.html` in its `web` folder.
pub(crate) fn check(root: &Path) -> Result<Report> {
    let mut files = Vec::new();
    collect(root, &mut files)?;
    files.retain(|file| {
        let below = file.strip_prefix(root).unwrap_or(file);
        is_markdown(file) || (has_extension(file, "html") && below.starts_with("web"))
    });
    files.sort();

    let mut report = Report { files: files.len(), ..Report::default() };
    let mut anchors: HashMap<PathBuf, HashSet<String>> = HashMap::new();
    for file in &files {
        let text = read(file)?;
        for (line, target) in links(file, &text) {
            let name = file.strip_prefix(root).unwrap_or(file).display();
            let mut broken =
                |what: String| report.broken.push(format!("{name}:{line}: {target}: {what}"));
            if is_external(&target) {
                report.external += 1;
                continue;
            }
            report.checked += 1;
            let (path, fragment) = target.split_once('#').unwrap_or((&target, ""));
            let path = decode(path.split('?').next().unwrap_or_default());
            let aim = if path.is_empty() {
                file.clone()
            } else if let Some(path) = path.strip_prefix('/') {
                root.join(path)
            } else {
                tidy(&file.parent().unwrap_or(root).join(&path))
            };
            if !aim.exists() {
                // The page is completed by the build; see Trunk.toml.
                let built = aim.strip_prefix(root.join("web")).ok();
                if !built.is_some_and(|built| built.starts_with("wasm")) {
                    broken("no such file".to_owned());
                }
                continue;
            }
            let has_anchors = is_markdown(&aim) || has_extension(&aim, "html");
            if fragment.is_empty() || fragment.contains('=') || !has_anchors {
                continue;
            }
            if !anchors.contains_key(&aim) {
                let text = read(&aim)?;
                anchors.insert(aim.clone(), anchors_of(&aim, &text));
            }
            if !anchors[&aim].contains(&decode(fragment)) {
                broken("no such anchor".to_owned());
            }
        }
    }
    Ok(report)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    let entries = std::fs::read_dir(folder)
        .map_err(|error| format!("can't read {}: {error}", folder.display()))?;
    for entry in entries.flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let hidden = name.starts_with('.') && name != ".github";
        match entry.file_type() {
            Ok(kind) if kind.is_dir() && !hidden && !SKIPPED.contains(&&*name) => {
                collect(&entry.path(), files)?;
            }
            Ok(kind) if kind.is_file() => files.push(entry.path()),
            _ => {}
        }
    }
    Ok(())
}

fn read(file: &Path) -> Result<String> {
    std::fs::read_to_string(file).map_err(|error| format!("can't read {}: {error}", file.display()))
}

fn has_extension(file: &Path, extension: &str) -> bool {
    file.extension().is_some_and(|found| found == extension)
}

fn is_markdown(file: &Path) -> bool {
    has_extension(file, "md")
}

/// `https:`, `mailto:`, `data:` or `//host`.
fn is_external(target: &str) -> bool {
    target.starts_with("//")
        || target.split_once(':').is_some_and(|(scheme, _)| {
            !scheme.is_empty()
                && scheme.chars().all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c))
        })
}

/// A path without `.` and `..`, whether or not it exists.
fn tidy(path: &Path) -> PathBuf {
    let mut tidy = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir => {
                tidy.pop();
            }
            Component::CurDir => {}
            other => tidy.push(other),
        }
    }
    tidy
}

/// Percent escapes resolved.
fn decode(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&byte, tail)) = rest.split_first() {
        let escaped = (byte == b'%')
            .then(|| std::str::from_utf8(tail.get(..2)?).ok())
            .flatten()
            .and_then(|hex| u8::from_str_radix(hex, 16).ok());
        bytes.push(escaped.unwrap_or(byte));
        rest = if escaped.is_some() { &tail[2..] } else { tail };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The links of a file, each with the number of its line.
fn links(file: &Path, text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let lines = if is_markdown(file) {
        without_code(text)
    } else {
        without_comments(text).lines().map(str::to_owned).collect()
    };
    for (number, line) in lines.iter().enumerate() {
        let mut add = |target: &str| found.push((number + 1, target.to_owned()));
        if is_markdown(file) {
            // [text](target "title")
            for (at, _) in line.match_indices("](") {
                let rest = line[at + 2..].trim_start();
                let target = match rest.strip_prefix('<') {
                    Some(rest) => rest.split('>').next(),
                    None => rest.get(..end_of_target(rest)),
                };
                target.filter(|target| !target.is_empty()).map(&mut add);
            }
            // [label]: target
            if let Some((label, target)) = line.trim_start().split_once("]: ") {
                let is_link = label.starts_with('[') && !label.starts_with("[^");
                if let Some(target) = target.split_whitespace().next().filter(|_| is_link) {
                    add(target.trim_matches(['<', '>']));
                }
            }
        }
        for attribute in [" href=", " src=", " poster=", " data="] {
            for (at, _) in line.match_indices(attribute) {
                quoted(&line[at + attribute.len()..]).map(&mut add);
            }
        }
    }
    found
}

/// The value of an attribute, from its quote on.
fn quoted(rest: &str) -> Option<&str> {
    let quote = rest.chars().next().filter(|c| matches!(c, '"' | '\''))?;
    rest[1..].split(quote).next()
}

/// Where the target of `](target "title")` ends; it may hold pairs of parentheses.
fn end_of_target(rest: &str) -> usize {
    let mut depth = 0;
    for (at, c) in rest.char_indices() {
        match c {
            '(' => depth += 1,
            ')' if depth == 0 => return at,
            ')' => depth -= 1,
            c if c.is_whitespace() => return at,
            _ => {}
        }
    }
    rest.len()
}

/// The lines of a Markdown file; what is code or comment becomes blank.
fn without_code(text: &str) -> Vec<String> {
    let mut fence: Option<String> = None;
    let text = without_comments(text);
    let mut lines = Vec::new();
    for line in text.lines() {
        let start = line.trim_start();
        let mark: String = (start.chars())
            .take_while(|c| start.starts_with(*c) && matches!(c, '`' | '~'))
            .collect();
        let is_fence = mark.len() >= 3;
        match &fence {
            Some(open) => {
                if is_fence && mark.starts_with(open.as_str()) && start.trim_end() == mark {
                    fence = None;
                }
                lines.push(String::new());
            }
            None if is_fence => {
                fence = Some(mark);
                lines.push(String::new());
            }
            None => lines.push(without_spans(line)),
        }
    }
    lines
}

/// A line without its `code spans`.
fn without_spans(line: &str) -> String {
    let mut plain = String::new();
    let mut rest = line;
    while let Some(start) = rest.find('`') {
        let ticks = rest[start..].len() - rest[start..].trim_start_matches('`').len();
        let mark = &rest[start..start + ticks];
        let Some(end) = rest[start + ticks..].find(mark) else {
            break;
        };
        plain.push_str(&rest[..start]);
        plain.push_str("``"); // code is still something, as in [`name`](target)
        rest = &rest[start + ticks + end + ticks..];
    }
    plain + rest
}

/// A text whose `<!-- comments -->` are blank, with its lines kept.
fn without_comments(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(start) = rest.find("<!--") {
        let end = rest[start..].find("-->").map_or(rest.len(), |end| start + end + 3);
        plain.push_str(&rest[..start]);
        plain.extend(rest[start..end].chars().filter(|c| *c == '\n'));
        rest = &rest[end..];
    }
    plain + rest
}

/// What a fragment can name in a file: ids, and in Markdown headings.
fn anchors_of(file: &Path, text: &str) -> HashSet<String> {
    let mut anchors = HashSet::new();
    for attribute in [" id=", " name="] {
        for (at, _) in text.match_indices(attribute) {
            anchors.extend(quoted(&text[at + attribute.len()..]).map(str::to_owned));
        }
    }
    if !is_markdown(file) {
        return anchors;
    }
    let mut seen: HashMap<String, usize> = HashMap::new();
    let bare = without_code(text);
    for (bare, line) in bare.iter().zip(text.lines()) {
        let level = bare.len() - bare.trim_start_matches('#').len();
        if !(1..=6).contains(&level) || !bare[level..].starts_with(' ') {
            continue;
        }
        let slug = slug(&line[level..]);
        let times = seen.entry(slug.clone()).or_default();
        anchors.insert(match *times {
            0 => slug,
            n => format!("{slug}-{n}"),
        });
        *times += 1;
    }
    anchors
}

/// The anchor GitHub gives a heading.
fn slug(heading: &str) -> String {
    // Of a link, the text is what is read.
    let mut text = String::new();
    let mut rest = heading.trim();
    while let Some((before, after)) = rest.split_once("](") {
        text.push_str(before);
        rest = after.split_once(')').map_or("", |(_, rest)| rest);
    }
    text.push_str(rest);
    text.trim_end_matches('#')
        .trim()
        .to_lowercase()
        .chars()
        .filter_map(|c| match c {
            ' ' => Some('-'),
            c if c.is_alphanumeric() || c == '-' || c == '_' => Some(c),
            _ => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn targets(file: &str, text: &str) -> Vec<String> {
        let links = links(Path::new(file), text);
        links.into_iter().map(|(_, target)| target).collect()
    }

    #[test]
    fn links_of_markdown() {
        let text = "\
[a](one.md) and [`b`](two.md#x \"title\") ![c](pic(1).svg)
`[not](this.md)` ``nor ` [this](x.md)``
```text
[nor](this.md)
```
[ref]: <three.md>
<!-- [nor](this.md)
-->
<a href=\"four.md\">d</a>";
        let all = ["one.md", "two.md#x", "pic(1).svg", "three.md", "four.md"];
        assert_eq!(targets("a.md", text), all);
    }

    #[test]
    fn links_of_html() {
        let text = "<link href=\"a.css\"><!-- <a href=\"b\"> --><img alt=\"\" src='c.png'>";
        assert_eq!(targets("a.html", text), ["a.css", "c.png"]);
    }

    #[test]
    fn anchors_as_github_makes_them() {
        let text =
            "# A `B`, C\n## A B, C ##\n```\n# no\n```\n<a id=\"own\"></a>\n# [Link](x)s & more_";
        let mut anchors: Vec<_> = anchors_of(Path::new("a.md"), text).into_iter().collect();
        anchors.sort();
        assert_eq!(anchors, ["a-b-c", "a-b-c-1", "links--more_", "own"]);
    }

    #[test]
    fn what_leads_outside() {
        assert!(is_external("https://example.org"));
        assert!(is_external("mailto:a@example.org"));
        assert!(is_external("//example.org"));
        assert!(!is_external("a/b.md#c:d"));
        assert!(!is_external("#anchor"));
    }

    #[test]
    fn paths_and_escapes() {
        assert_eq!(tidy(Path::new("a/b/../c/./d")), Path::new("a/c/d"));
        assert_eq!(decode("a%20b%C3%A9%"), "a bé%");
    }
}
