//! Steps as the overlays of a beamer frame.

use std::fmt::Write as _;

use crate::draw::scene::Scene;
use crate::draw::tikz::{Styles, tex_escaped};
use crate::record::topology::Topology;

/// The share of the text's height that a picture takes at most: the rest is for the frame's title
/// and the caption.
const SHARE: f64 = 0.68;

/// Writes a frame for a beamer document that says `\usepackage{tikz}`. It steps through the scenes,
/// each with its caption below. Styles and nodes have the names of [`tikz`](crate::tikz).
pub fn beamer(title: &str, scenes: &[Scene], captions: &[String], tree: &Topology) -> String {
    let mut styles = Styles::default();
    let mut out = String::new();
    let _ = writeln!(out, "\\begin{{frame}}{{{}}}\n\\centering", tex_escaped(title));
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
        out.push_str(&styles.drawing(scene, tree));
        out.push_str("}\\par\n");
        if let Some(caption) = captions.get(index).filter(|caption| !caption.is_empty()) {
            let _ = writeln!(out, "\\smallskip{{\\footnotesize {}\\par}}", tex_escaped(caption));
        }
        out.push_str("}%\n");
    }
    out.push_str("\\end{frame}\n");
    styles.definitions() + &out
}
