//! Help, the list, and the examples in them.

use expect_test::expect;
use plyscope::{ALGORITHMS, GAMES};

use super::{answer, complaint, plyscope, without_registers};

#[test]
fn the_front_page() {
    let help = answer(plyscope(&["--help"]));
    expect![[r#"
        Game-tree searches that can be watched: run, trace and draw them.

        Usage: plyscope <COMMAND>

        Commands:
          run      Search, and print the value, the best move and what it took
          trace    Search, and print all that happens, as JSON Lines
          draw     Search, and print the picture of the tree at one step
          compare  Search with several searches, on one game or many, and print what each took
          list     Print the algorithms and the games, with their options

        Options:
          -h, --help     Print help
          -V, --version  Print version

        Examples:
          plyscope run -a alpha-beta -g '[[3,12,8],[2,4,6],[14,5,2]]'
          plyscope run -a alpha-beta -g nim:3,2 table=on --format json
          plyscope trace -a sss-star -g random:branching=2,depth=3 | head
          plyscope draw -a alpha-beta -g - --at 12 --format tikz < tree.txt
          plyscope compare -a sss-star -a 'alpha-beta table=on' -g nim:3,2
          plyscope list

        Exit codes: 0 an answer, even one that a budget cut short; 1 input or output
        failed; 2 what was asked for can't be done; 3 searches that were compared
        disagree on a value.
    "#]]
    .assert_eq(&help);
    assert_eq!(complaint(plyscope(&[])), format!("{help}exit code 2\n"));
}

#[test]
fn a_command_is_explained() {
    expect![[r#"
        Search, and print the picture of the tree at one step

        Usage: plyscope draw [OPTIONS] --algorithm <ALGORITHM> --game <GAME> [OPTION=VALUE]...

        Arguments:
          [OPTION=VALUE]...  What the search is told; `plyscope list` says what there is

        Options:
          -a, --algorithm <ALGORITHM>  The search [possible values: (algorithms)]
          -g, --game <GAME>            A tree such as [[3,12],[2,4]], or a game such as nim:3,2; `-` reads it from standard input
              --at <STEP>              After this step; 0 is the start, `end` the last step [default: end]
              --format <FORMAT>        As an SVG file or a TikZ picture [default: svg] [possible values: svg, tikz]
              --width <PIXELS>         The width of the picture, in pixels [default: 912]
              --height <PIXELS>        Its height [default: 640]
              --overlay <OVERLAY>      What is laid over the tree; several with commas between them [possible values: critical, line, solution, leaves]
          -h, --help                   Print help (see more with '--help')
    "#]].assert_eq(&without_registers(&answer(plyscope(&["draw", "-h"]))));
}

#[test]
fn the_version() {
    let version = concat!("plyscope ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(answer(plyscope(&["--version"])), version);
}

#[test]
fn the_list_has_it_all() {
    let list = answer(plyscope(&["list"]));
    // Words may stand on the next line.
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let flowing = words(&list);
    let options = ALGORITHMS.iter().flat_map(|algorithm| algorithm.options);
    for spec in options.chain(GAMES.iter().flat_map(|game| game.options)) {
        assert!(list.contains(&format!("\n      {}=", spec.name)), "{}", spec.name);
        assert!(flowing.contains(&words(spec.about)), "{}", spec.name);
    }
    for algorithm in ALGORITHMS {
        assert!(list.contains(&format!("\n  {} ({})\n", algorithm.name, algorithm.title)));
        assert!(flowing.contains(&words(algorithm.about)), "{}", algorithm.name);
    }
    for game in GAMES {
        assert!(list.contains(&format!("\n  {}\n", game.name)));
        assert!(flowing.contains(&words(game.example)), "{}", game.name);
    }
    assert!(list.lines().all(|line| line.chars().count() <= 80));
}

#[test]
fn an_entry_of_the_list() {
    let list = answer(plyscope(&["list"]));
    let entry = list.split("\n\n").find(|entry| entry.starts_with("  alpha-beta ")).unwrap();
    expect![[r#"
        alpha-beta (Alpha-beta)
            Skips what can't matter: each node has a window, and a child that closes it
            cuts its siblings off.
              fail=soft|hard
                  Outside the window, return the bound that was found (soft) or the end
                  of the window (hard); the visits are the same. Default: soft.
              cut=at-equality|past-equality
                  Cut when the value meets the bound (≥ β, ≤ α), or only when it passes
                  it (> β, < α). Default: at-equality.
              table=auto|off|on
                  Remember positions, and don't search one again whose bounds settle it;
                  auto: in games that merge equal positions. Default: auto.
              depth=N
                  Nodes at this depth are evaluated instead of searched; without it, the
                  game is searched to its end. Takes a whole number from 0 to
                  1000000000.
    "#]]
    .assert_eq(&format!("{}\n", entry.trim_start()));
}

#[test]
#[cfg(unix)]
fn every_example_runs() {
    use std::path::{Path, PathBuf};
    use std::process::Command;

    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    std::fs::write(folder.join("tree.txt"), super::TREE).unwrap();
    let bin = Path::new(env!("CARGO_BIN_EXE_plyscope")).parent().unwrap().to_owned();
    let others = std::env::var_os("PATH").unwrap();
    let path = [bin].into_iter().chain(std::env::split_paths(&others));
    let path = std::env::join_paths(path).unwrap();

    let help = answer(plyscope(&["--help"]));
    let examples: Vec<_> = help.lines().filter(|line| line.starts_with("  plyscope ")).collect();
    assert_eq!(examples.len(), 6);
    for example in examples {
        let mut shell = Command::new("sh");
        shell.args(["-c", example]).current_dir(&folder).env("PATH", &path);
        assert!(!answer(shell.output().unwrap()).is_empty(), "{example}");
    }
}
