//! The message and the exit code for each kind of error.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use expect_test::{Expect, expect};

use super::{TREE, complaint, plyscope, plyscope_reads, program, without_registers};

fn check(words: &[&str], expected: Expect) {
    expected.assert_eq(&without_registers(&complaint(plyscope(words))));
}

#[test]
fn an_unknown_algorithm_is_answered_with_a_near_one() {
    check(
        &["run", "-a", "alphabeta", "-g", TREE],
        expect![[r#"
            plyscope: invalid value 'alphabeta' for '--algorithm <ALGORITHM>'
              [possible values: (algorithms)]

              tip: a similar value exists: 'alpha-beta'

            For more information, try '--help'.
            exit code 2
        "#]],
    );
}

#[test]
fn a_mistake_in_a_game_is_pointed_at() {
    check(
        &["run", "-a", "minimax", "-g", "[[3,12],[2,4)]"],
        expect![[r#"
        plyscope: line 1, column 13: expected `]`, a comma or a space, found `)`
        [[3,12],[2,4)]
                    ^
        exit code 2
    "#]],
    );
    check(
        &["trace", "-a", "minimax", "-g", "nim:3,play=fair"],
        expect![[r#"
        plyscope: line 1, column 7: `play=fair` is not valid: play takes misere or normal
        nim:3,play=fair
              ^^^^^^^^^
        exit code 2
    "#]],
    );
    check(
        &["draw", "-a", "minimax", "-g", "chequers"],
        expect![[r#"
            plyscope: line 1, column 1: there is no game `chequers`; there are (games)
            chequers
            ^^^^^^^^
            exit code 2
        "#]],
    );
    check(
        &["run", "-a", "minimax", "-g", ""],
        expect![[r#"
        plyscope: line 1, column 1: expected the name of a game, or a tree such as [[3,12],[2,4]], found the end of the text

        ^
        exit code 2
    "#]],
    );
    expect![[r#"
        plyscope: line 2, column 6: expected `]`, a comma or a space, found `)`
         [2,4)]
             ^
        exit code 2
    "#]]
    .assert_eq(&complaint(plyscope_reads(
        &["run", "-a", "minimax", "-g", "-"],
        b"[[3,12],\n [2,4)]\n",
    )));
}

#[test]
fn options_are_checked() {
    check(
        &["run", "-a", "alpha-beta", "-g", TREE, "fial=hard"],
        expect![[r#"
            plyscope: `alpha-beta` has no option `fial`; it has fail, cut, convention, table, depth, chance, range, window
            exit code 2
        "#]],
    );
    check(
        &["run", "-a", "sss-star", "-g", TREE, "table=on"],
        expect![[r#"
            plyscope: SSS* keeps no table, because a state of OPEN says what is left of a whole solution tree, and a table knows only positions; `mtd` with `first=inf` goes the same way depth first, and has `table=on`
            exit code 2
        "#]],
    );
    check(
        &["compare", "-a", "dual-star", "table=on", "-a", "minimax", "-g", TREE],
        expect![[r#"
            plyscope: `dual-star table=on`: DUAL* keeps no table, because a state of OPEN says what is left of a whole solution tree, and a table knows only positions; `mtd` with `first=-inf` goes the same way depth first, and has `table=on`
            exit code 2
        "#]],
    );
    check(
        &["run", "-a", "alpha-beta", "-g", TREE, "fail=loud"],
        expect![[r#"
        plyscope: `fail=loud` is not valid: fail takes soft or hard
        exit code 2
    "#]],
    );
    check(
        &["run", "-a", "alpha-beta", "-g", TREE, "depth=1", "depth=2"],
        expect![[r#"
        plyscope: `depth` is given twice, as `1` and as `2`
        exit code 2
    "#]],
    );
    check(
        &["run", "-a", "alpha-beta", "-g", TREE, "hard"],
        expect![[r#"
        plyscope: invalid value 'hard' for '[OPTION=VALUE]...': an option is written `name=value`

        For more information, try '--help'.
        exit code 2
    "#]],
    );
    check(
        &["run", "-a", "alpha-beta", "-g", TREE, "--fail", "hard"],
        expect![[r#"
            plyscope: unexpected argument '--fail' found

              tip: options of the search are written `name=value`

            Usage: plyscope run --algorithm <ALGORITHM> --game <GAME> [OPTION=VALUE]...

            For more information, try '--help'.
            exit code 2
        "#]],
    );
    check(
        &["run", "-a", "b-star", "-g", TREE, "rounds=2"],
        expect![[r#"
        plyscope: `rounds` is the number of times to widen: set `widen` too, such as `widen=2`
        exit code 2
    "#]],
    );
}

#[test]
fn what_is_missing_is_named() {
    check(
        &["run", "-a", "minimax"],
        expect![[r#"
        plyscope: the following required arguments were not provided:
          --game <GAME>

        Usage: plyscope run --algorithm <ALGORITHM> --game <GAME> [OPTION=VALUE]...

        For more information, try '--help'.
        exit code 2
    "#]],
    );
    check(
        &["trace", "-g"],
        expect![[r#"
        plyscope: a value is required for '--game <GAME>' but none was supplied

        For more information, try '--help'.
        exit code 2
    "#]],
    );
    check(
        &["rum"],
        expect![[r#"
            plyscope: unrecognized subcommand 'rum'

              tip: a similar subcommand exists: 'run'

            Usage: plyscope <COMMAND>

            For more information, try '--help'.
            exit code 2
        "#]],
    );
}

#[test]
fn a_step_that_is_not_there() {
    check(
        &["draw", "-a", "minimax", "-g", "[1,2]", "--at", "8"],
        expect![[r#"
        plyscope: there is no step 8: the search ends with step 6
        exit code 2
    "#]],
    );
    check(
        &["draw", "-a", "minimax", "-g", "[1,2]", "--at", "last"],
        expect![[r#"
        plyscope: invalid value 'last' for '--at <STEP>': a step is a whole number, or `end`

        For more information, try '--help'.
        exit code 2
    "#]],
    );
    check(
        &["draw", "-a", "minimax", "-g", "[1,2]", "--width", "0"],
        expect![[r#"
        plyscope: invalid value '0' for '--width <PIXELS>': 0 is not in 1..=20000

        For more information, try '--help'.
        exit code 2
    "#]],
    );
}

#[test]
fn input_that_is_not_text() {
    let output = plyscope_reads(&["run", "-a", "minimax", "-g", "-"], b"[1,\xff]");
    expect![[r#"
        plyscope: the game on standard input is not UTF-8 text: byte 4 is invalid
        exit code 2
    "#]]
    .assert_eq(&complaint(output));
}

#[test]
#[cfg(unix)]
fn arguments_that_are_not_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let bytes = OsStr::from_bytes(b"\xff\xfe=\x80");
    for before in [&[][..], &["run"], &["run", "-a"], &["run", "-a", "minimax", "-g"]] {
        let output = program().args(before).arg(bytes).output().unwrap();
        assert!(complaint(output).ends_with("exit code 2\n"), "{before:?}");
    }
}

#[test]
fn long_input_is_not_printed_in_full() {
    let size = 1_000_000;
    for (before, rest) in [("", "["), ("random:seed=", "9"), ("tic-tac-toe:", "X"), ("x", "y")] {
        let game = format!("{before}{}", rest.repeat(size));
        let output = plyscope_reads(&["run", "-a", "minimax", "-g", "-"], game.as_bytes());
        let complaint = complaint(output);
        assert!(complaint.ends_with("exit code 2\n"), "{before}");
        assert!(complaint.len() < 1000, "{before}: {} bytes", complaint.len());
    }
}

#[test]
fn control_characters_are_replaced() {
    check(
        &["run", "-a", "minimax", "-g", "\u{1b}[31m"],
        expect![[r#"
            plyscope: line 1, column 1: there is no game `�[31m`; there are (games)
             [31m
            ^^^^^
            exit code 2
        "#]],
    );
}

#[test]
#[cfg(target_os = "linux")]
fn input_and_output_that_fail() {
    let words = ["run", "-a", "minimax", "-g", "-"];
    let output = program().args(words).stdin(File::open("/").unwrap()).output().unwrap();
    expect![[r#"
        plyscope: can't read standard input: Is a directory (os error 21)
        exit code 1
    "#]]
    .assert_eq(&complaint(output));

    for words in [&["trace", "-a", "minimax", "-g", "[1,2]"][..], &["list"], &["--help"]] {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let output = program().args(words).stdin(Stdio::null()).stdout(full).output().unwrap();
        let expected =
            "plyscope: can't write: No space left on device (os error 28)\nexit code 1\n";
        assert_eq!(complaint(output), expected, "{words:?}");
    }

    // Closed from the beginning, by the shell.
    for words in ["trace -a minimax -g [1,2]", "list", "--help"] {
        let script = format!("exec \"$0\" {words} >&-");
        let output = Command::new("sh")
            .args(["-c", &script])
            .arg(env!("CARGO_BIN_EXE_plyscope"))
            .output()
            .unwrap();
        let expected = "plyscope: can't write: standard output is closed\nexit code 1\n";
        assert_eq!(complaint(output), expected, "{words}");
    }
    // What is written elsewhere is no worse for it.
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("closed.svg");
    let script = "exec \"$0\" draw -a minimax -g [1,2] --output \"$1\" >&-";
    let output = Command::new("sh")
        .args(["-c", script])
        .arg(env!("CARGO_BIN_EXE_plyscope"))
        .arg(&file)
        .output()
        .unwrap();
    assert!(output.status.success() && fs::read(&file).unwrap().starts_with(b"<svg"));
}
