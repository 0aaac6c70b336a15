//! The TypeScript types of the values that cross to JavaScript. They are made from the Rust types,
//! and are part of the declarations that wasm-bindgen writes.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use std::collections::BTreeMap;
    use std::fmt::Write;

    use plyscope_stage::trace::{DoneLine, Header, Line};
    use plyscope_stage::{About, Ink, Mark, NodeFacts, Sentence, View};
    use ts_rs::{Config, TS, TypeVisitor};

    use crate::catalogue::Catalogue;
    use crate::error::OpenError;
    use crate::session::moment::Moment;
    use crate::session::record::Recorded;

    /// The declarations of types, by name.
    #[derive(Default)]
    struct Declarations(BTreeMap<String, String>);

    impl Declarations {
        /// Adds a type, and the types of its parts.
        fn with<T: TS + 'static>(mut self) -> Declarations {
            self.visit::<T>();
            self
        }
    }

    impl TypeVisitor for Declarations {
        fn visit<T: TS + 'static + ?Sized>(&mut self) {
            // Every number that crosses is a JavaScript number.
            let config = Config::new().with_large_int("number");
            // Types that TypeScript has already are not declared.
            if T::output_path().is_some() {
                let declaration =
                    format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&config));
                // A line for each field.
                let declaration = declaration.replace(", \n", ",\n").replace("{ \n", "{\n");
                let declaration = declaration.replace(", }", ",\n}");
                self.0.insert(T::ident(&config), declaration);
            }
            T::visit_dependencies(self);
        }
    }

    /// `UPDATE_EXPECT=1 cargo test -p plyscope-wasm` writes the file.
    #[test]
    fn types_are_those_of_rust() {
        let types = Declarations::default()
            .with::<About>()
            .with::<Catalogue>()
            .with::<DoneLine>()
            .with::<Header>()
            .with::<Ink>()
            .with::<Line>()
            .with::<Mark>()
            .with::<Moment>()
            .with::<NodeFacts>()
            .with::<OpenError>()
            .with::<Recorded>()
            .with::<Sentence>()
            .with::<View>();
        let mut text = String::from("// Made from the Rust types by the test in types.rs.\n");
        for declaration in types.0.values() {
            write!(text, "\n{declaration}").unwrap();
        }
        text.push_str("\n/**\n * The byte of each mark.\n */\nexport type MarkBytes = {\n");
        let mut marks = Mark::BY_IMPORTANCE;
        marks.sort_by_key(|&mark| mark as u8);
        for mark in marks {
            writeln!(text, "{}: {},", serde_json::to_string(&mark).unwrap(), mark as u8).unwrap();
        }
        text.push_str("};\n\n/**\n * A colour for each role, and the font.\n */\n");
        text.push_str("export type Palette = Record<Ink | \"font\", string>;\n");
        expect_test::expect_file!["types.d.ts"].assert_eq(&text);
    }

    #[test]
    fn colours_of_the_page_are_those_of_pictures() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/css/tokens.css");
        let styles = std::fs::read_to_string(file).unwrap();
        // Light, dark by the system's setting, and dark by the reader's choice.
        let blocks: Vec<_> = styles.split(":where(:root").skip(1).collect();
        assert_eq!(blocks.len(), 3, "the blocks of colours in tokens.css");
        for (ink, name, light, dark) in Ink::ALL {
            assert_eq!(serde_json::to_string(&ink).unwrap(), format!("\"{name}\""));
            for (block, colour) in blocks.iter().zip([light, dark, dark]) {
                assert!(block.contains(&format!("--{name}: {colour};")), "{name}: {colour}");
            }
        }
    }
}
