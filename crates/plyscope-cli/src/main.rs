//! plyscope-cli
fn main() {}
