//! Figures to take away: every search and step, read again with the readers of others.

use std::collections::BTreeSet;

use plyscope::ALGORITHMS;
use plyscope_stage::figures::{
    Filmstrip, Gif, Table, TableFormat, animated_svg, beamer, pdf, without_glyph,
};
use plyscope_stage::{
    Caption, Layout, Run, Scene, SceneInput, Size, View, svg_for_print, tikz, tikz_line_wide, trace,
};
use serde_json::Value;

const SIZE: Size = Size { width: 460.0, height: 300.0 };
const CAPTION: Caption<'_> = Caption { title: "A <tree> & more", description: "[[3,12],[2,4]]" };

/// Returns a run of each search, recorded to its end or for a while.
fn runs() -> impl Iterator<Item = Run> {
    ALGORITHMS.iter().flat_map(|algorithm| {
        (0..3).map(|seed| {
            let game = match algorithm.name {
                "branch-and-bound" => format!("tsp:random,cities=4,seed={seed}"),
                "max-n" => format!("players:random,branching=3,depth=2,seed={seed}"),
                _ => format!("random:branching=3,depth=2,seed={seed}"),
            };
            let mut run = Run::open(algorithm.name, &game).unwrap();
            run.record(60);
            run
        })
    })
}

fn scenes(run: &mut Run) -> Vec<Scene> {
    let layout = Layout::of(run.recording().topology());
    let steps = 0..=run.recording().steps();
    let scene = |step| {
        run.recording_mut().seek(step);
        Scene::of(&SceneInput {
            now: &[run.focus(step.max(1))],
            ..SceneInput::of(run.recording(), &layout, SIZE)
        })
    };
    steps.map(scene).collect()
}

fn texts(count: usize) -> Vec<String> {
    (0..count).map(|step| format!("step {step} & α ≤ ∞ <b>")).collect()
}

/// Returns the texts of an SVG file.
fn svg_texts(text: &str) -> Vec<String> {
    let document = roxmltree::Document::parse(text).unwrap();
    let is_text = |node: &roxmltree::Node<'_, '_>| {
        node.has_tag_name("text") && node.attribute("aria-hidden").is_none()
    };
    let texts = document.descendants().filter(is_text);
    texts.map(|node| node.text().unwrap_or_default().to_owned()).collect()
}

#[test]
fn every_step_of_every_search_is_a_page_with_the_texts_of_the_picture() {
    for mut run in runs() {
        for scene in scenes(&mut run) {
            assert_eq!(without_glyph(&scene), None);
            let file = lopdf::Document::load_mem(&pdf(&scene, CAPTION)).unwrap();
            let pages = file.get_pages();
            assert_eq!(pages.len(), 1);
            let page = file.get_object(pages[&1]).and_then(lopdf::Object::as_dict).unwrap();
            let sides = page.get(b"MediaBox").and_then(lopdf::Object::as_array).unwrap();
            let sides: Vec<f32> = sides.iter().map(|side| side.as_float().unwrap()).collect();
            assert_eq!(sides, [0.0, 0.0, 345.0, 225.0]);

            let content = file.get_page_content(pages[&1]);
            let content = lopdf::content::Content::decode(&content).unwrap();
            let count = |name: &str| {
                content.operations.iter().filter(|operation| operation.operator == name).count()
            };
            let document = svg_for_print(&scene, CAPTION);
            let texts = svg_texts(&document);
            let halos = document.matches("aria-hidden").count();
            assert_eq!(count("BT"), texts.len() + halos);
            assert_eq!(count("BT"), count("ET"));
            assert_eq!(count("q"), count("Q"));
        }
    }
}

#[test]
fn the_letters_of_a_page_are_those_of_the_picture() {
    let mut run = Run::open("alpha-beta", "[[3,12,8],[2,4,6],[14,5,2]]").unwrap();
    run.record_all();
    let scene = &scenes(&mut run)[12];
    let file = lopdf::Document::load_mem(&pdf(scene, CAPTION)).unwrap();
    let content = file.get_page_content(file.get_pages()[&1]);
    let content = lopdf::content::Content::decode(&content).unwrap();
    let (mut font, mut text) = (String::new(), String::new());
    for operation in content.operations {
        let first = operation.operands.first();
        match operation.operator.as_str() {
            "Tf" => font = String::from_utf8_lossy(first.unwrap().as_name().unwrap()).into(),
            "Tj" => {
                for &code in first.unwrap().as_str().unwrap() {
                    text.push(match (font.as_str(), code) {
                        ("F3", b'a') => 'α',
                        ("F3", b'b') => 'β',
                        ("F3", 0xa3) => '≤',
                        ("F3", 0xb3) => '≥',
                        ("F3", 0xa5) => '∞',
                        ("F1" | "F2", 1) => '−',
                        ("F1" | "F2", code) => char::from(code),
                        other => panic!("{other:?}"),
                    });
                }
            }
            "ET" => text.push('\n'),
            _ => {}
        }
    }
    let mut shown: Vec<_> = text.lines().map(str::to_owned).collect();
    let mut drawn: Vec<_> = svg_texts(&svg_for_print(scene, CAPTION))
        .iter()
        .map(|it| it.replace('\u{a0}', " "))
        .collect();
    // A halo is a text of its own.
    shown.sort();
    shown.dedup();
    drawn.sort();
    drawn.dedup();
    assert!(
        drawn.iter().any(|text| text.contains('α')) && drawn.iter().any(|text| text.contains('≤'))
    );
    assert_eq!(shown, drawn);
}

#[test]
fn letters_that_pdf_fonts_lack_are_found() {
    let mut run = Run::open("minimax", "[Жук:3,é:12]").unwrap();
    run.record_all();
    let layout = Layout::of(run.recording().topology());
    let scene = Scene::of(&SceneInput {
        name: &|node| run.name(node),
        ..SceneInput::of(run.recording(), &layout, SIZE)
    });
    assert_eq!(without_glyph(&scene), Some('Ж'));
    assert!(pdf(&scene, CAPTION).starts_with(b"%PDF-"));
}

#[test]
fn printed_pictures_have_light_colours_only() {
    for mut run in runs() {
        let scenes = scenes(&mut run);
        let titles = texts(scenes.len());
        let moving = animated_svg(&scenes, &titles, 0.5, CAPTION);
        for text in scenes.iter().map(|scene| svg_for_print(scene, CAPTION)).chain([moving]) {
            let document = roxmltree::Document::parse(&text).unwrap();
            assert!(!text.contains("prefers-color-scheme") && !text.contains("var("));
            let dark = plyscope_stage::Ink::ALL.map(|(.., dark)| dark);
            for node in document.descendants() {
                for colour in ["fill", "stroke"].iter().filter_map(|name| node.attribute(*name)) {
                    assert!(!dark.contains(&colour), "{colour}");
                }
                assert!(!node.has_tag_name("script"));
            }
        }
    }
}

#[test]
fn an_animation_has_a_group_for_each_step_and_shows_the_last_without_motion() {
    for mut run in runs() {
        let scenes = scenes(&mut run);
        let titles = texts(scenes.len());
        let text = animated_svg(&scenes, &titles, 0.5, CAPTION);
        let document = roxmltree::Document::parse(&text).unwrap();
        let steps: Vec<_> =
            document.descendants().filter(|node| node.attribute("class") == Some("step")).collect();
        assert_eq!(steps.len(), scenes.len());
        let shown: Vec<_> =
            steps.iter().map(|step| step.attribute("visibility") != Some("hidden")).collect();
        assert_eq!(shown.iter().filter(|shown| **shown).count(), 1);
        assert_eq!(shown.last(), Some(&true));
        for (index, step) in steps.iter().enumerate() {
            let delay = format!("animation-delay:{}s", index as f64 * 0.5);
            assert_eq!(step.attribute("style"), Some(delay.as_str()));
            let last = step.children().rfind(|node| node.has_tag_name("text")).unwrap();
            assert_eq!(last.text(), Some(titles[index].as_str()));
        }
    }
}

/// Returns `true` if every brace of TeX that opens is closed.
fn is_balanced(text: &str) -> bool {
    let (mut depth, mut chars) = (0_i32, text.chars());
    while let Some(c) = chars.next() {
        match c {
            '\\' => drop(chars.next()),
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth < 0 {
            return false;
        }
    }
    depth == 0
}

#[test]
fn a_beamer_frame_has_an_overlay_for_each_step() {
    for mut run in runs() {
        let scenes = scenes(&mut run);
        let captions = texts(scenes.len());
        let text = beamer("50% & <more>", &scenes, &captions, run.recording().topology());
        assert!(is_balanced(&text));
        let numbers: Vec<usize> = text
            .lines()
            .filter_map(|line| line.strip_prefix("\\only<")?.strip_suffix(">{%")?.parse().ok())
            .collect();
        assert_eq!(numbers, (1..=scenes.len()).collect::<Vec<_>>());
        assert_eq!(text.matches("\\begin{tikzpicture}").count(), scenes.len());
        assert_eq!(text.matches("\\end{tikzpicture}").count(), scenes.len());
        assert!(text.contains("\\begin{frame}{50\\% \\& $<$more$>$}"));
        assert!(text.contains("step 0 \\& $\\alpha$ $\\le$ $\\infty$ $<$b$>$"));
        for (scene, part) in scenes.iter().zip(text.split("\\only<").skip(1)) {
            let drawing = tikz(scene, run.recording().topology());
            let from = drawing.find("\\begin{tikzpicture}").unwrap();
            assert!(part.contains(&drawing[from..]));
        }
    }
}

#[test]
fn tikz_of_a_line_is_the_picture_in_a_box() {
    let mut run = Run::open("minimax", "[3,12]").unwrap();
    run.record_all();
    let scene = &scenes(&mut run)[2];
    let tree = run.recording().topology();
    let text = tikz_line_wide(scene, tree);
    assert!(is_balanced(&text));
    let boxed = text.replace("\\par\\noindent\\resizebox{\\linewidth}{!}{%\n", "");
    assert_eq!(boxed.strip_suffix("}%\n"), Some(tikz(scene, tree).as_str()));
}

#[test]
fn nodes_and_styles_of_tikz_have_names() {
    let mut run = Run::open("alpha-beta", "[[3,12,8],[2,4,6],[14,5,2]]").unwrap();
    run.record_all();
    let scenes = scenes(&mut run);
    let tree = run.recording().topology();
    let named = |text: &str| -> Vec<String> {
        let names = text.lines().filter_map(|line| line.strip_prefix("\\node[plyscope/node,"));
        let name = |line: &str| line.split(['(', ')']).nth(1).unwrap().to_owned();
        names.map(name).collect::<BTreeSet<_>>().into_iter().collect()
    };
    let paths: BTreeSet<_> = (0..tree.len() as u32)
        .map(|node| match tree.path(plyscope::NodeId(node)).to_string().as_str() {
            "e" => "n".to_owned(),
            path => format!("n-{}", path.replace('.', "-")),
        })
        .collect();
    let last = scenes.last().unwrap();
    let text = tikz(last, tree);
    assert_eq!(named(&text), Vec::from_iter(paths.clone()));
    for path in &paths {
        assert_eq!(text.matches(&format!(",plyscope/{path}/.try]")).count(), 1, "{path}");
    }

    // Each style that is used is defined, once, and none that isn't, but for those of all pictures.
    let (definitions, drawing) = text.split_at(text.find("\\begin{tikzpicture}").unwrap());
    let defined: Vec<_> = definitions
        .lines()
        .filter_map(|line| line.strip_prefix("\\plyscopestyle{")?.split('}').next())
        .collect();
    assert_eq!(defined.len(), BTreeSet::from_iter(&defined).len());
    let common = ["max node", "min node", "chance node", "leaf node", "node", "text", "bold text"];
    for name in &defined {
        let used =
            [',', ']', '='].iter().any(|end| drawing.contains(&format!("plyscope/{name}{end}")));
        assert!(used || common.contains(name), "{name}");
    }
    for part in drawing.split("plyscope/").skip(1) {
        let name = part.split([',', ']', '=', '/']).next().unwrap();
        assert!(defined.contains(&name) || paths.contains(name), "{name}");
    }
    assert_eq!(drawing.matches("[plyscope/alpha cut]").count(), 2);

    // The scenes of one picture share the styles, and no name.
    let titles = texts(2);
    let strip = Filmstrip::new(vec![scenes[1].clone(), last.clone()], titles);
    let both = named(&tikz(&strip, tree));
    let second = paths.iter().map(|path| path.replacen('n', "n2", 1));
    assert_eq!(both, Vec::from_iter(paths.iter().cloned().chain(second).collect::<BTreeSet<_>>()));
}

#[test]
fn a_filmstrip_shows_each_step_above_its_title() {
    let mut run = Run::open("alpha-beta", "[[3,12,8],[2,4,6],[14,5,2]]").unwrap();
    run.record_all();
    let scenes = scenes(&mut run);
    let single = Filmstrip::new(vec![scenes[3].clone()], texts(1));
    assert_eq!(svg_for_print(&single, CAPTION), svg_for_print(&scenes[3], CAPTION));
    for (count, columns, rows) in [(2, 2, 1), (3, 3, 1), (4, 2, 2), (5, 3, 2), (9, 3, 3)] {
        let strip = Filmstrip::new(scenes[..count].to_vec(), texts(count));
        let text = svg_for_print(&strip, CAPTION);
        let size = roxmltree::Document::parse(&text).unwrap();
        let side = |name| size.root_element().attribute(name).unwrap().parse::<f64>().unwrap();
        assert_eq!(side("width"), f64::from(columns) * (SIZE.width + 16.0) - 16.0);
        assert_eq!(side("height"), f64::from(rows) * (SIZE.height + 28.0));
        let mut expected: Vec<_> = scenes[..count]
            .iter()
            .flat_map(|scene| svg_texts(&svg_for_print(scene, CAPTION)))
            .chain(texts(count))
            .collect();
        let mut found = svg_texts(&text);
        expected.sort();
        found.sort();
        assert_eq!(found, expected);
    }
}

/// Returns a value of a trace as a spreadsheet has it.
fn plain(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

#[test]
fn the_table_is_that_of_the_events() {
    let mut filled = std::collections::BTreeMap::<String, usize>::new();
    for run in runs() {
        let steps: Vec<usize> = (1..=run.recording().steps()).collect();
        let told: Vec<_> = steps.iter().map(|step| format!("a \"b\", c;\n{step}")).collect();
        let text = Table::of(&run, &steps, &told).write(TableFormat::Csv);
        let mut reader = csv::Reader::from_reader(text.as_bytes());
        let head = reader.headers().unwrap().clone();
        let rows: Vec<_> = reader.records().map(Result::unwrap).collect();
        assert_eq!(rows.len(), steps.len());
        for (index, row) in rows.iter().enumerate() {
            let cell = |name: &str| {
                head.iter().position(|it| it == name).map_or("", |column| &row[column])
            };
            let events = run.recording().events_of_step(steps[index]);
            let lines: Vec<Value> = trace::lines(&run, events)
                .map(|line| serde_json::to_value(line).unwrap())
                .collect();
            let kinds: Vec<_> = lines.iter().map(|line| line["event"].as_str().unwrap()).collect();
            assert_eq!(cell("events"), kinds.join(" "));
            assert_eq!((cell("step"), cell("text")), (&*steps[index].to_string(), &*told[index]));
            // The number of a field is that of the last event at the node that has it.
            let node = cell("node");
            let last = |field: &str, kinds: &[&str], everywhere: &[&str]| {
                let has = |line: &&Value| {
                    let kind = line["event"].as_str().unwrap();
                    !line[field].is_null()
                        && (everywhere.contains(&kind)
                            || (kinds.contains(&kind) && line["node"] == node))
                };
                lines.iter().rev().find(has).map_or(String::new(), |line| plain(&line[field]))
            };
            let window = ["enter", "backup"];
            let value = ["backup", "evaluate", "leave"];
            let bounds = ["evaluate", "backup"];
            for (column, expected) in [
                ("alpha", last("alpha", &window, &["pass"])),
                ("beta", last("beta", &window, &["pass"])),
                ("value", last("value", &value, &["incumbent", "playout"])),
                ("bound", last("bound", &["leave"], &[])),
                ("lower", last("lower", &bounds, &[])),
                ("upper", last("upper", &bounds, &[])),
                ("status", last("status", &[], &["pop"])),
                ("merit", last("merit", &[], &["pop"])),
                ("case", last("case", &[], &["pop"])),
                ("pass", last("number", &[], &["pass"])),
                ("strategy", last("strategy", &[], &["choose"])),
                ("cut", last("by", &[], &["cutoff"])),
                ("proof", last("proof", &["prove"], &[])),
                ("disproof", last("disproof", &["prove"], &[])),
                ("visits", last("visits", &["visit"], &[])),
                ("total", last("total", &["visit"], &[])),
                ("plies", last("plies", &[], &["playout"])),
            ] {
                let place = || format!("{} {column}: {lines:#?}", run.search().algorithm().name);
                assert_eq!(cell(column), expected, "{}", place());
                *filled.entry(column.to_owned()).or_default() += usize::from(!expected.is_empty());
            }
            let list = |kind: &str, field: &str| {
                let lists = lines.iter().filter(|line| line["event"] == kind);
                let nodes = lists.flat_map(|line| match &line[field] {
                    Value::Array(nodes) => nodes.iter().map(plain).collect(),
                    node => vec![plain(node)],
                });
                nodes.collect::<Vec<_>>().join(" ")
            };
            for (column, kind, field) in [
                ("pushed", "push", "node"),
                ("purged", "purge", "nodes"),
                ("pruned", "cutoff", "pruned"),
            ] {
                assert_eq!(cell(column), list(kind, field));
                *filled.entry(column.to_owned()).or_default() +=
                    usize::from(!cell(column).is_empty());
            }
        }
    }
    for (column, times) in filled {
        assert!(times > 0, "no search has filled the column {column}");
    }
}

#[test]
fn printed_tables_have_a_line_for_each_step() {
    for run in runs() {
        let steps: Vec<usize> = (1..=run.recording().steps()).collect();
        let told: Vec<_> = steps.iter().map(|_| "a|b & `c` {50%}\nd".to_owned()).collect();
        let table = Table::of(&run, &steps, &told);
        let markdown = table.write(TableFormat::Markdown);
        assert_eq!(markdown.lines().count(), steps.len() + 2);
        let bars = |line: &str| line.replace("\\|", "").matches('|').count();
        let widths: Vec<_> = markdown.lines().map(bars).collect();
        assert!(widths.iter().all(|width| width == &widths[0]), "{markdown}");
        assert!(markdown.contains("a\\|b \\& \\`c\\` {50%} d"), "{markdown}");
        assert!(!markdown.contains(" events "));

        let latex = table.write(TableFormat::Latex);
        assert!(is_balanced(&latex), "{latex}");
        let rows: Vec<_> = latex.lines().filter(|line| line.ends_with(" \\\\")).collect();
        assert_eq!(rows.len(), steps.len() + 1);
        let cells = |line: &str| line.replace("\\&", "").matches('&').count();
        assert!(rows.iter().all(|row| cells(row) == cells(rows[0])), "{latex}");
        // Sentences stand for the words and the nodes that they tell.
        for told in ["events", "bound", "cut", "pruned", "pushed", "purged"] {
            assert!(!rows[0].contains(&format!(" {told} ")), "{latex}");
        }
        assert!(latex.contains("a$\\vert$b \\& `c` \\{50\\%\\} d"), "{latex}");
        // Sentences have what the other columns leave of the line.
        assert_eq!(latex.matches("\\linewidth-").count(), 1, "{latex}");
        // Rows keep a distance from rules.
        assert_eq!(latex.matches("\\hline").count(), 3);
        assert_eq!(latex.matches("\\noalign{\\vskip 2pt}").count(), 4, "{latex}");
    }
    let mut run = Run::open("minimax", "[3,12]").unwrap();
    run.record_all();
    let steps = [1, 99];
    let text = Table::of(&run, &steps, &[]).write(TableFormat::Csv);
    assert_eq!(text.lines().count(), 2, "a step that is not there has no row");

    // What fits into the line isn't wrapped.
    let mut run = Run::open("alpha-beta", "[[3,12],[2,4]]").unwrap();
    run.record_all();
    let steps: Vec<usize> = (1..=run.recording().steps()).collect();
    let plain = Table::of(&run, &steps, &[]).write(TableFormat::Latex);
    assert!(!plain.contains("p{"), "{plain}");
}

#[test]
fn a_name_is_no_formula_in_a_spreadsheet() {
    let mut run = Run::open("minimax", r#"["=1+2":-3,"@sum":12,"+x":4,"-x":5,"a=b":6]"#).unwrap();
    run.record_all();
    let steps: Vec<usize> = (1..=run.recording().steps()).collect();
    let told: Vec<_> = steps.iter().map(|_| "=HYPERLINK(\"x\")".to_owned()).collect();
    let text = Table::of(&run, &steps, &told).write(TableFormat::Csv);
    for cell in [",'=1+2,", ",'@sum,", ",'+x,", ",'-x,", ",a=b,", ",\"'=HYPERLINK(\"\"x\"\")\"\n"] {
        assert!(text.contains(cell), "{cell}: {text}");
    }
    assert!(text.contains(",-3,"), "a number stays one: {text}");
}

#[test]
fn a_null_window_at_infinity_is_printed_as_people_write_it() {
    let table = |game, first, format| {
        let mut run = Run::builder("mtd", game).options([("first", first)]).open().unwrap();
        run.record_all();
        Table::of(&run, &[1], &[]).write(format)
    };
    let plaat = "[[3,12],[2,4]]";
    let markdown = table(plaat, "inf", TableFormat::Markdown);
    assert!(markdown.contains("| ∞ − 1 | ∞ |"), "{markdown}");
    let below = table(plaat, "-inf", TableFormat::Markdown);
    assert!(below.contains("| −∞ | −∞ + 1 |"), "{below}");
    let tenths = table("[[3.5,12],[2,4]]", "inf", TableFormat::Markdown);
    assert!(tenths.contains("| ∞ − 0.1 | ∞ |"), "{tenths}");
    let csv = table(plaat, "inf", TableFormat::Csv);
    assert!(csv.contains(",2147483646,inf\n"), "as in the trace: {csv}");
}

#[test]
fn a_gif_has_the_pixels_of_its_frames() {
    let (width, height) = (40_u16, 30_u16);
    // Boxes of few colours, which are kept exactly; the third frame is like the second.
    let frame = |step: usize| -> Vec<u8> {
        let pixel = |index: usize| match (index % 40, index / 40) {
            (x, y) if (4 * step..4 * step + 5).contains(&x) && (3..9).contains(&y) => {
                [245, 196, 0, 255]
            }
            (x, 20) if x > 30 => [0, 103, 165, 255],
            _ => [255, 255, 255, 255],
        };
        (0..40 * 30).flat_map(pixel).collect()
    };
    let frames = [frame(0), frame(2), frame(2), frame(1)];
    let mut file = Gif::new(width, height).unwrap();
    for pixels in &frames {
        file.frame(pixels, 50).unwrap();
    }
    assert!(file.frame(&[0; 8], 50).is_err());
    let bytes = file.finish().unwrap();

    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes.as_slice()).unwrap();
    assert_eq!((decoder.width(), decoder.height()), (width, height));
    assert_eq!(decoder.repeat(), gif::Repeat::Infinite);
    let mut screen = vec![0_u8; 4 * 40 * 30];
    let mut parts = Vec::new();
    for expected in &frames {
        let part = decoder.read_next_frame().unwrap().unwrap();
        assert_eq!(part.delay, 50);
        parts.push((part.width, part.height));
        for (row, line) in part.buffer.chunks_exact(4 * usize::from(part.width)).enumerate() {
            let from = 4 * ((usize::from(part.top) + row) * 40 + usize::from(part.left));
            screen[from..from + line.len()].copy_from_slice(line);
        }
        assert!(screen == *expected);
    }
    assert!(decoder.read_next_frame().unwrap().is_none());
    assert_eq!(parts, [(40, 30), (13, 6), (1, 1), (9, 6)]);
}

#[test]
fn a_picture_is_as_high_as_its_plies_need() {
    let layout = |game: &str| {
        let mut run = Run::open("minimax", game).unwrap();
        run.record_all();
        Layout::of(run.recording().topology())
    };
    let height = |game: &str, width| View::height_for(&layout(game), width);
    assert!(height("[3,12]", 460.0) < height("[[3,12],[2,4]]", 460.0));
    assert!(height("[[3,12],[2,4]]", 460.0) <= height("[[3,12],[2,4]]", 912.0));
    // All of it is in the picture.
    for (game, width) in [("[[3,12,8],[2,4,6]]", 460.0), ("3", 320.0), ("[[[1,2],[3]],4]", 912.0)] {
        let layout = layout(game);
        let size = Size { width, height: View::height_for(&layout, width) };
        let view = View::fit(&layout, size);
        let bottom = view.to_screen(0.0, layout.depth()).1;
        assert!(view.to_screen(0.0, 0).1 >= 30.0 && bottom <= size.height - 40.0, "{game}");
    }
}
