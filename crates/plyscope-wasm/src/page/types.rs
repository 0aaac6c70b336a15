//! The TypeScript types of the values that cross to JavaScript. They are made from the Rust types,
//! and are part of the declarations that wasm-bindgen writes.

use wasm_bindgen::prelude::wasm_bindgen;

// See docs/decisions/types-of-javascript-are-made-from-rust.md.
#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

#[wasm_bindgen(typescript_custom_section)]
const TYPES_OF_THE_STAGE: &str = include_str!("../../../plyscope-stage/src/types.d.ts");

#[cfg(all(test, not(target_arch = "wasm32")))]
#[path = "../../../plyscope-stage/src/types/declarations.rs"]
mod declarations;

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use plyscope_stage::Ink;

    use super::declarations::Declarations;
    use crate::page::OpenError;
    use crate::page::catalogue::Catalogue;
    use crate::page::orders::Orders;
    use crate::page::positions::PositionEntry;
    use crate::session::page::moment::Moment;
    use crate::session::record::Recorded;

    /// `UPDATE_EXPECT=1 cargo test -p plyscope-wasm` writes the file.
    #[test]
    fn types_are_those_of_rust() {
        let types = Declarations::default()
            .with::<Catalogue>()
            .with::<Moment>()
            .with::<OpenError>()
            .with::<Orders>()
            .with::<PositionEntry>()
            .with::<Recorded>();
        expect_test::expect_file!["types.d.ts"].assert_eq(&types.text());
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
