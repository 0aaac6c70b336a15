//! `plyscope draw`.

use expect_test::expect;

use super::{TREE, answer, plyscope};

fn draw(words: &[&str]) -> String {
    answer(plyscope(&[&["draw", "-a", "alpha-beta", "-g", TREE], words].concat()))
}

#[test]
fn an_svg_of_the_last_step() {
    let svg = draw(&[]);
    expect![[r#"
        <svg xmlns="http://www.w3.org/2000/svg" class="plyscope" width="912" height="640" viewBox="0 0 912 640" role="img">
        <title>Alpha-beta, step 22 of 22</title>
        <desc>tree:[[3,12,8],[2,4,6],[14,5,2]]</desc>"#]].assert_eq(&svg.lines().take(3).collect::<Vec<_>>().join("\n"));
    assert!(svg.ends_with("</svg>\n"));
    assert_eq!(draw(&["--at", "end", "--format", "svg"]), svg);
    assert_eq!(draw(&["--at", "22"]), svg);
}

#[test]
fn every_step_has_its_picture() {
    let pictures: Vec<_> = (0..=22).map(|step| draw(&["--at", &step.to_string()])).collect();
    for pair in pictures.windows(2) {
        assert_ne!(pair[0], pair[1]);
    }
}

#[test]
fn a_tikz_picture_of_a_size() {
    let tikz = draw(&["--format", "tikz", "--width", "300", "--height", "200", "--at", "3"]);
    assert!(tikz.contains("\\useasboundingbox (0,0) rectangle (300,200);"), "{tikz}");
    assert!(tikz.ends_with("\\end{tikzpicture}\n"));
}

#[test]
fn names_and_decimals_are_drawn() {
    let svg = answer(plyscope(&["draw", "-a", "minimax", "-g", "[Nf3:0.5,e4:2]"]));
    for text in [">Nf3</text>", ">0.5</text>"] {
        assert!(svg.contains(text), "{text}: {svg}");
    }
}

#[test]
fn overlays_are_drawn() {
    let both = draw(&["--overlay", "critical,leaves"]);
    for text in [">#7</text>", ">1</text>", ">2</text>", ">3</text>"] {
        assert!(both.contains(text), "{text}");
    }
    assert_eq!(draw(&["--overlay", "critical", "--overlay", "leaves"]), both);
    assert!(!draw(&[]).contains(">#7</text>"));
    let output = plyscope(&["draw", "-a", "minimax", "-g", "[1,2]", "--overlay", "all"]);
    assert_eq!(output.status.code(), Some(2));
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(message.contains("critical, line, solution, leaves"), "{message}");
}
