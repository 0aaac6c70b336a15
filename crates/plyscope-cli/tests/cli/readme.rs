//! The commands of `README.md` and `docs/start.md`, with what they print there.

use super::{answer, plyscope};

/// What comes before the arguments of the program in a clone of the repository.
const PROGRAM: &str = "$ cargo run --release -p plyscope-cli -- ";

#[test]
fn the_commands_of_the_first_pages_print_what_stands_there() {
    let pages = [include_str!("../../../../README.md"), include_str!("../../../../docs/start.md")];
    let blocks = pages.iter().flat_map(|page| page.split("```console\n").skip(1));
    let mut count = 0;
    for block in blocks.map(|block| block.split("```").next().unwrap().replace("\\\n", "")) {
        let Some((command, output)) = block.split_once('\n') else { panic!("{block}") };
        let Some(arguments) = command.strip_prefix(PROGRAM) else { continue };
        let arguments = arguments.replace('\'', "");
        let arguments: Vec<_> = arguments.split_whitespace().collect();
        let printed = answer(plyscope(&arguments));
        assert!(output.is_empty() || printed == output, "{command}\n{printed}");
        count += 1;
    }
    assert_eq!(count, 3);
}
