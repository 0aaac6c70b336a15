//! Help, the list, and the examples in them.

use expect_test::expect;
use plyscope::{ALGORITHMS, GAMES};

use super::{answer, complaint, plyscope, without_registers};

#[test]
fn the_front_page() {
    let help = answer(plyscope(&["--help"]));
    expect![[r#"
        Runs, traces, draws and compares game-tree searches.

        Usage: plyscope <COMMAND>

        Commands:
          run       Run a search and print the value, the best move and the counts
          trace     Run a search and print its events as JSON Lines
          draw      Run a search and write figures of its tree, or the table of its steps
          compare   Run several searches on one game or many and print the counts of each
          plies     Count the nodes and the different positions of a game, ply by ply
          order     Find the order of moves in which alpha-beta evaluates the fewest leaves
          mistakes  Work a search by hand with known mistakes, or find those of an answer
          check     Check what another program says of its search against a search
          sheet     Write exercises on paper: a tree, questions, and the answers
          mark      Mark answers that were handed in as links
          convert   Write a tree, or the tree of a game, in another notation
          list      Print the algorithms and the games, with their options

        Options:
          -h, --help     Print help
          -V, --version  Print version

        Examples:
          plyscope run -a alpha-beta -g '[[3,12,8],[2,4,6],[14,5,2]]'
          plyscope run -a alpha-beta -g nim:3,2 table=on --format json
          plyscope trace -a sss-star -g random:branching=2,depth=3 | head
          plyscope draw -a alpha-beta -g - --at 12 --format tikz < tree.txt
          plyscope compare -a sss-star -a 'alpha-beta table=on' -g nim:3,2
          plyscope plies -g tic-tac-toe:ends=full-board
          plyscope order -g '[[3,12,8],[2,4,6],[14,5,2]]'
          plyscope sheet -a alpha-beta --with alpha-cuts=2 --format latex
          plyscope convert -g nim:2,1 --to dot
          plyscope list

        Exit codes: 0 success, also if a budget ended the search; 1 input or output
        failed; 2 the request is invalid; 3 the compared searches disagree on a value;
        4 there was no memory left for more (--memory); 5 the time was up before the search
        had ended (--seconds); 130 Ctrl-C. After these three, what was known by then is
        printed.
    "#]]
    .assert_eq(&help);
    assert_eq!(complaint(plyscope(&[])), format!("{help}exit code 2\n"));
}

#[test]
fn a_command_is_explained() {
    expect![[r#"
        Run a search and write figures of its tree, or the table of its steps

        Usage: plyscope draw [OPTIONS] --algorithm <ALGORITHM> --game <GAME> [OPTION=VALUE]...

        Arguments:
          [OPTION=VALUE]...  The options of the search; `plyscope list` shows them

        Options:
          -a, --algorithm <ALGORITHM>  The search algorithm [possible values: (algorithms)]
          -g, --game <GAME>            A tree such as [[3,12],[2,4]], or a game such as nim:3,2; `-` reads it from standard input
              --memory <BYTES>         Stop before the data takes more memory, such as 500MB or 4GB [default: three quarters of what there is]
              --at <STEP>              The step to draw; 0 is the start, `end` the last step. Several, separated by commas, are one picture [default: end]
              --from <STEP>            The first step of a range [default: 0]
              --to <STEP>              The last step of a range [default: end]
              --format <FORMAT>        A picture; a sequence: beamer, animated-svg, gif; or the table of steps: csv, markdown, latex [default: svg] [possible values: svg, png, pdf, tikz, beamer, animated-svg, gif, csv, markdown, latex]
              --width <PIXELS>         The width of a picture, in pixels [default: 912; less in print]
              --height <PIXELS>        The height of a picture, in pixels [default: 640; less in print]
              --column                 A small picture, for half the width of a line in print
              --scale <FACTOR>         The resolution: so many pixels for each pixel of the size [default: 2; gif: 1]
              --seconds <SECONDS>      How long an animation shows a step [default: 1]
              --light                  SVG in light colours only; it follows the reader's colour scheme otherwise
              --standalone             TikZ and beamer as a whole document
              --overlay <OVERLAY>      What to draw over the tree; separate several with commas [possible values: critical, line, solution, leaves]
          -o, --output <FILE>          The file to write, instead of standard output
          -h, --help                   Print help (see more with '--help')

        Examples:
          plyscope draw -a alpha-beta -g '[[3,12],[2,4]]' --at 5 --format pdf -o tree.pdf
          plyscope draw -a alpha-beta -g '[[3,12],[2,4]]' --at 3,5,end --format tikz
          plyscope draw -a sss-star -g '[[3,12],[2,4]]' --format beamer --standalone
          plyscope draw -a sss-star -g '[[3,12],[2,4]]' --format gif --from 2 --to 6 -o film.gif
          plyscope draw -a sss-star -g '[[3,12],[2,4]]' --format csv

        Pictures for print, TikZ and PDF, are smaller so that their text is as large as that
        around them. TikZ is scaled to the width of a line, unless --width is given.
    "#]].assert_eq(&without_registers(&answer(plyscope(&["draw", "-h"]))));
}

#[test]
fn the_version() {
    let version = concat!("plyscope ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(answer(plyscope(&["--version"])), version);
}

#[test]
fn the_list_is_complete() {
    let list = answer(plyscope(&["list"]));
    // A sentence may be wrapped.
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
              convention=off|aima|cs188|lecture|textbook-strict
                  Set the other options as a source has them (CS188 of Berkeley, for
                  one, doesn't cut at equality); one that is given comes first. Default:
                  off.
              table=auto|off|on
                  Remember positions in a transposition table, and don't search one
                  again if its bounds there suffice; auto: in games that merge equal
                  positions. Default: auto.
              depth=N
                  Nodes at this depth are evaluated instead of searched; without it, the
                  game is searched to its end. Takes a whole number from 0 to
                  1000000000.
              chance=star1|star2|full
                  At chance nodes, leave out what can't matter whatever the rest is
                  worth (star1), after a look at one child of each child (star2), or
                  nothing (full). Default: star1.
              range=N..N
                  The least and the greatest value that can occur: nothing is better for
                  MAX or MIN, so the rest is cut off; children of chance nodes are left
                  out by them, and without them by those of the game. Takes two numbers
                  such as -10..10, the lesser one first.
              window=N..N
                  The window that the root is given; of a value outside it, only that is
                  found. Without it, every value matters. Takes two numbers such as
                  -10..10, the lesser one first.
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
    assert_eq!(examples.len(), 10);
    for example in examples {
        let mut shell = Command::new("sh");
        shell.args(["-c", example]).current_dir(&folder).env("PATH", &path);
        assert!(!answer(shell.output().unwrap()).is_empty(), "{example}");
    }
}
