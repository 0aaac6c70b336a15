use std::collections::BTreeMap;
use std::fmt::Write;

use ts_rs::{Config, TS, TypeVisitor};

/// The declarations of types in TypeScript, by name.
#[derive(Default)]
pub(crate) struct Declarations(BTreeMap<String, String>);

impl Declarations {
    /// Adds a type, and the types of its parts.
    pub(crate) fn with<T: TS + 'static>(mut self) -> Declarations {
        self.visit::<T>();
        self
    }

    /// Returns the text of a file with all of them.
    pub(crate) fn text(&self) -> String {
        let mut text = String::from("// Made from the Rust types by the test in types.rs.\n");
        for declaration in self.0.values() {
            write!(text, "\n{declaration}").unwrap();
        }
        text
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
