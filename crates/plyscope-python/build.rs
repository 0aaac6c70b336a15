//! macOS has to be told that a module leaves symbols to the Python that loads it.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
