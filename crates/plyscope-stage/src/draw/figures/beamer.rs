//! Steps as the overlays of a beamer frame.

use std::fmt::Write as _;

use crate::draw::scene::Scene;
use crate::draw::tikz::{colours, drawing, escaped};

/// The share of the text's height that a picture takes at most: the rest is for the frame's title
/// and the caption.
const SHARE: f64 = 0.68;

/// Writes a frame for a beamer document that says `\usepackage{tikz}`. It steps through the scenes,
/// each with its caption below.
pub fn beamer(title: &str, scenes: &[Scene], captions: &[String]) -> String {
    let mut out = String::new();
    colours(&mut out);
    let _ = writeln!(out, "\\begin{{frame}}{{{}}}\n\\centering", escaped(title));
    for (index, scene) in scenes.iter().enumerate() {
        let (width, height) = (scene.size().width, scene.size().height);
        // As wide as the text, unless it would be too high then.
        let widest = (SHARE * width / height * 1000.0).round() / 1000.0;
        let limit = format!("{widest}\\textheight");
        let _ = writeln!(
            out,
            "\\only<{}>{{%\n\\resizebox{{\\ifdim\\linewidth<{limit} \\linewidth\\else {limit}\\fi}}{{!}}{{%",
            index + 1,
        );
        drawing(scene, &mut out);
        out.push_str("}\\par\n");
        if let Some(caption) = captions.get(index).filter(|caption| !caption.is_empty()) {
            let _ = writeln!(out, "\\smallskip{{\\footnotesize {}\\par}}", escaped(caption));
        }
        out.push_str("}%\n");
    }
    out.push_str("\\end{frame}\n");
    out
}
