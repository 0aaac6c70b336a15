//! The files of `plyscope draw`, read again.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use plyscope_stage::figures::{Table, TableFormat};

use super::{TREE, answer, complaint, plyscope};

fn file(words: &[&str]) -> Vec<u8> {
    let output = plyscope(&[&["draw", "-a", "alpha-beta", "-g", TREE], words].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

fn text(words: &[&str]) -> String {
    String::from_utf8(file(words)).unwrap()
}

/// Returns the width and the height of a PNG file.
fn png_size(bytes: &[u8]) -> (u32, u32) {
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    let number = |from| u32::from_be_bytes(bytes[from..from + 4].try_into().unwrap());
    (number(16), number(20))
}

#[test]
fn a_png_has_the_pixels_that_were_asked_for() {
    let size = ["--format", "png", "--width", "300", "--height", "200"];
    assert_eq!(png_size(&file(&size)), (600, 400));
    assert_eq!(png_size(&file(&[&size[..], &["--scale", "0.5"]].concat())), (150, 100));
    assert_eq!(png_size(&file(&["--format", "png", "--column"])).0, 640);
    assert_ne!(file(&size), file(&[&size[..], &["--at", "3"]].concat()));
}

#[test]
fn an_image_that_is_too_large_is_refused() {
    let size = ["--width", "20000", "--height", "20000", "--format", "png"];
    let output = plyscope(&[&["draw", "-a", "minimax", "-g", "[1,2]"], &size[..]].concat());
    assert_eq!(
        complaint(output),
        "plyscope: an image of 40000 × 40000 pixels is too large: take a smaller `--scale`, `--width` or `--height`\nexit code 2\n"
    );
}

#[test]
fn a_gif_has_a_frame_for_each_step() {
    let bytes = file(&["--format", "gif", "--from", "3", "--to", "7", "--width", "200"]);
    let mut decoder = gif::DecodeOptions::new().read_info(bytes.as_slice()).unwrap();
    assert_eq!(decoder.width(), 200);
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        delays.push(frame.delay);
    }
    assert_eq!(delays, [100, 100, 100, 100, 300]);
}

#[test]
fn a_pdf_has_one_page_of_its_size() {
    let bytes = file(&["--format", "pdf", "--width", "400", "--height", "300"]);
    assert!(bytes.starts_with(b"%PDF-") && bytes.ends_with(b"%%EOF"));
    assert!(bytes.windows(24).any(|part| part == b"/MediaBox [0 0 300 225]\n"));
    let names = ["draw", "-a", "minimax", "-g", "[Жук:1,2]", "--format", "pdf"];
    assert_eq!(
        complaint(plyscope(&names)),
        "plyscope: PDF files have no letter for 'Ж', which the picture shows: take SVG or PNG instead\nexit code 2\n"
    );
}

#[test]
fn tikz_is_as_wide_as_a_line_unless_a_width_is_given() {
    let line = text(&["--format", "tikz"]);
    assert!(line.contains("\\par\\noindent\\resizebox{\\linewidth}{!}{%\n"), "{line}");
    assert!(line.contains("rectangle (460,"), "{line}");
    let column = text(&["--format", "tikz", "--column"]);
    assert!(column.contains("resizebox") && column.contains("rectangle (320,"), "{column}");
    assert!(!text(&["--format", "tikz", "--width", "300"]).contains("resizebox"));
    let document = text(&["--format", "tikz", "--standalone"]);
    assert!(document.starts_with("\\documentclass{article}\n\\usepackage{tikz}\n"));
    assert!(document.ends_with("\\end{document}\n") && document.contains(&line));
}

#[test]
fn beamer_steps_through_the_range() {
    let frame = text(&["--format", "beamer", "--from", "20"]);
    let overlays = frame.matches("\\only<").count();
    assert_eq!(overlays, 3);
    assert!(frame.contains("{\\footnotesize step 20\\par}"));
    assert!(frame.contains("{\\footnotesize step 22\\par}"));
    assert_eq!(text(&["--format", "beamer"]).matches("\\only<").count(), 23);
}

#[test]
fn several_steps_are_one_picture() {
    let strip = text(&["--at", "3,7,end"]);
    assert!(strip.contains("<title>Alpha-beta, steps 3 to 22 of 22</title>"));
    for title in [">step 3<", ">step 7<", ">step 22<"] {
        assert!(strip.contains(title), "{title}");
    }
    assert_eq!(strip, text(&["--at", "3", "--at", "7", "--at", "22"]));
}

#[test]
fn an_animation_and_light_colours() {
    let moving = text(&["--format", "animated-svg", "--seconds", "0.5", "--to", "4"]);
    assert_eq!(moving.matches("<g class=\"step\"").count(), 5);
    assert!(moving.contains("animation:turn 2.5s step-end infinite"));
    for text in [moving, text(&["--light"])] {
        assert!(!text.contains("prefers-color-scheme") && text.contains("#ffffff"));
    }
    assert!(text(&[]).contains("prefers-color-scheme:dark"));
}

#[test]
fn the_table_of_steps() {
    let csv = text(&["--format", "csv"]);
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let head: Vec<_> = reader.headers().unwrap().iter().map(str::to_owned).collect();
    assert_eq!(
        head,
        ["step", "node", "events", "alpha", "beta", "value", "bound", "cut", "pruned"]
    );
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(rows.len(), 22);
    let cut: Vec<_> = rows.iter().filter(|row| &row[7] == "alpha").collect();
    assert_eq!(cut.len(), 1);
    assert_eq!(
        cut[0].iter().collect::<Vec<_>>(),
        ["12", "2", "leave backup cutoff", "3", "2", "2", "", "alpha", "2.2 2.3"]
    );
    let markdown = text(&["--format", "markdown", "--at", "12"]);
    assert_eq!(
        markdown.lines().last(),
        Some("| 12 | 2 | leave backup cutoff | 3 | 2 | 2 | alpha | 2.2 2.3 |")
    );
    let latex = text(&["--format", "latex", "--from", "1", "--to", "2"]);
    assert!(latex.contains("1 & e & enter expand & $-$$\\infty$ & $\\infty$ \\\\\n"), "{latex}");
}

#[test]
fn a_file_is_written() {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("figure.svg");
    let path = path.to_str().unwrap();
    assert_eq!(text(&["--output", path]), "");
    assert_eq!(fs::read_to_string(path).unwrap(), text(&[]));
    let nowhere = ["draw", "-a", "minimax", "-g", "[1,2]", "-o", "/nowhere/figure.svg"];
    let message = complaint(plyscope(&nowhere));
    assert!(message.starts_with("plyscope: can't write /nowhere/figure.svg: "), "{message}");
    assert!(message.ends_with("exit code 1\n"), "{message}");
}

#[test]
fn wrong_ranges_are_refused() {
    let ask = |words: &[&str]| {
        complaint(plyscope(&[&["draw", "-a", "minimax", "-g", "[1,2]"], words].concat()))
    };
    assert_eq!(
        ask(&["--from", "3", "--to", "2"]),
        "plyscope: there are no steps from the one to the other: `--from` is after `--to`\nexit code 2\n"
    );
    assert_eq!(
        ask(&["--to", "99"]),
        "plyscope: there is no step 99: the search ends with step 6\nexit code 2\n"
    );
    assert!(ask(&["--at", "1", "--to", "2"]).contains("cannot be used with"));
    for wrong in [["--scale", "0"], ["--scale", "x"], ["--seconds", "0"], ["--seconds", "inf"]] {
        assert!(ask(&wrong).contains("number"), "{wrong:?}");
    }
}

/// Draws each of the examples of docs/figures.md.
#[test]
fn the_examples_of_the_documentation_run() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/figures.md");
    let text = fs::read_to_string(path).unwrap();
    let commands: Vec<_> =
        text.lines().filter_map(|line| line.strip_prefix("$ plyscope ")).collect();
    assert!(commands.len() >= 8, "{commands:?}");
    for command in commands {
        let words: Vec<_> = command
            .split_whitespace()
            .map(|word| word.trim_matches('\''))
            .take_while(|word| *word != "-o")
            .collect();
        let output = plyscope(&words);
        assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(output.stdout.len() > 300, "{command}");
    }
    let table = answer(plyscope(&[
        "draw",
        "-a",
        "alpha-beta",
        "-g",
        TREE,
        "--format",
        "markdown",
        "--from",
        "10",
        "--to",
        "13",
    ]));
    assert!(text.contains(&table), "{table}");
}

/// Compiles the document with LaTeX, and returns what it prints. Nothing sticks out of the line.
pub(super) fn compiled(name: &str, document: &str) -> String {
    let folder = latex_folder();
    fs::write(folder.join(name).with_extension("tex"), document).unwrap();
    let output = Command::new("pdflatex")
        .args(["-interaction=nonstopmode", "-halt-on-error", name])
        .current_dir(&folder)
        .output()
        .unwrap();
    let log = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{log}");
    let overfull: Vec<_> = log.lines().filter(|line| line.starts_with("Overfull")).collect();
    assert!(overfull.is_empty(), "{name}: {overfull:?}");
    log
}

fn latex_folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("latex");
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Returns `true`, and says so, if LaTeX is not installed.
pub(super) fn has_no_latex() -> bool {
    let is_missing = Command::new("pdflatex").arg("--version").output().is_err();
    if is_missing {
        eprintln!("skipped: there is no pdflatex here");
    }
    is_missing
}

#[test]
fn latex_sets_figures_slides_and_tables_without_an_overfull_box() {
    if has_no_latex() {
        return;
    }
    let table = |algorithm: &str, game: &str| {
        answer(plyscope(&["draw", "-a", algorithm, "-g", game, "--format", "latex"]))
    };
    let tables: String = ["alpha-beta", "sss-star", "proof-number", "mtd"]
        .iter()
        .map(|algorithm| table(algorithm, TREE))
        .chain([table("b-star", "random:branching=2,depth=2"), table("mcts", "[[9,8],[4,5]]")])
        .collect();
    let small = text(&["--format", "tikz", "--at", "12", "--column"]);
    let half = format!("\\begin{{minipage}}{{0.48\\linewidth}}{small}\\end{{minipage}}");
    let article = format!(
        "\\documentclass{{article}}\n\\usepackage{{tikz,array,longtable}}\n\\begin{{document}}\nBehind text\n{}\n\n{}\n\n\\noindent{half}\\hfill{half}\n\n{tables}\\end{{document}}\n",
        text(&["--format", "tikz", "--at", "12"]),
        text(&["--format", "tikz", "--at", "3,7,12"]),
    );
    let frame = text(&["--format", "beamer"]);
    let slides = |ratio: u32| {
        format!(
            "\\documentclass[aspectratio={ratio}]{{beamer}}\n\\usepackage{{tikz}}\n\\begin{{document}}\n{frame}\\end{{document}}\n"
        )
    };
    // What the documentation changes in a picture, in its document.
    let pages = include_str!("../../../../docs/figures.md").split("```latex\n").skip(1);
    let own = pages.filter_map(|page| page.split("```").next()).find(|page| page.contains("n-2-1"));
    let own = format!(
        "\\documentclass{{article}}\n\\usepackage{{tikz}}\n\\begin{{document}}\n{}\\end{{document}}\n",
        own.unwrap()
    );
    fs::write(latex_folder().join("tree.tex"), text(&["--format", "tikz", "--at", "12"])).unwrap();
    for (name, document) in
        [("article", article), ("own", own), ("flat", slides(169)), ("high", slides(43))]
    {
        compiled(name, &document);
    }
}

/// A table with sentences of usual length is as wide as the line, and that of 22 steps has a page.
#[test]
fn latex_sets_tables_with_sentences() {
    if has_no_latex() {
        return;
    }
    for (algorithm, pages) in [("alpha-beta", 1), ("sss-star", 2)] {
        let mut run = plyscope_stage::Run::open(algorithm, TREE).unwrap();
        run.record_all();
        let steps: Vec<usize> = (1..=run.recording().steps()).collect();
        let sentence = "2 is entered, MIN to move. MAX already has 3 elsewhere; once 2 is 3 or less, it can't matter.";
        let table = Table::of(&run, &steps, &vec![sentence.to_owned(); steps.len()]);
        let document = format!(
            "\\documentclass{{article}}\n\\usepackage{{array,longtable}}\n\\begin{{document}}\n{}\\end{{document}}\n",
            table.write(TableFormat::Latex)
        );
        let name = format!("told-{algorithm}");
        let log = compiled(&name, &document);
        assert!(log.contains(&format!("({pages} page")), "{name}: {log}");
    }
}

#[test]
fn latex_sets_trees_for_forest_and_qtree() {
    if has_no_latex() {
        return;
    }
    let tree = |game: &str, notation: &str| {
        answer(plyscope(&["convert", "-g", game, "--to", notation])) + "\n\n"
    };
    let signs = r##"["a_1":3,"50% & #":[b_2:4,2],"two words":[-0.5,inf]]"##;
    let forests = tree(TREE, "forest") + &tree(signs, "forest") + &tree("min:[[1,2],3]", "forest");
    let trees = tree(TREE, "qtree") + &tree("min:[A:[1,-inf],3]", "qtree");
    for (package, trees) in [("forest", forests), ("tikz-qtree", trees)] {
        compiled(
            &format!("trees-{package}"),
            &format!(
                "\\documentclass{{article}}\n\\usepackage{{{package}}}\n\\begin{{document}}\n{trees}\\end{{document}}\n"
            ),
        );
    }
}
