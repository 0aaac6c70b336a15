//! Builds, serves and measures the page. Trunk.toml explains how it is built.

use crate::flags::Port;
use crate::run::{root, status};
use crate::tools;
use anyhow::{Context, Result};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::Command;
use std::time::{Duration, Instant};
use xshell::{Cmd, Shell, cmd};

/// The first port that `serve` tries.
const PORT: u16 = 8080;
/// The page that shows one embedded tree.
const EMBED: &str = "embed.html";
/// The limit of its size in gzip bytes: markup, styles, scripts, data and wasm together. It
/// is a little above the current size. Lower it when the size shrinks.
const SIZE_LIMIT: u32 = 128_800;
/// The goal for its size in gzip bytes.
const SIZE_GOAL: u32 = 80_000;
/// The folder that `serve` builds into. It contains the sources unbundled, and dist/ does not
/// change.
const SERVED: &str = "target/serve";

/// Returns the command that runs Trunk.
fn trunk<'a>(sh: &'a Shell, action: &str) -> Result<Cmd<'a>> {
    let (trunk, path) = tools::page(sh)?;
    // Trunk would warn that there is no main program; Trunk.toml explains why.
    let log = "error,trunk::serve=info";
    Ok(cmd!(sh, "{trunk} {action} --offline --skip-version-check --log {log}")
        .env("PATH", path)
        .env_remove("RUST_BACKTRACE") // the error message of Cargo is above it
        .env_remove("NO_COLOR") // Trunk accepts only `true`, and fails for `1`
        .quiet())
}

/// Builds the page into dist/.
pub(crate) fn dist(sh: &Shell) -> Result<()> {
    trunk(sh, "build")?.run().context("could not build the page")?;
    crate::frame::build(sh)?;
    println!("The page is in {}", root().join("dist").display());
    Ok(())
}

/// Serves the page until it is stopped.
pub(crate) fn serve(sh: &Shell, port: Option<Port>, open: bool) -> Result<bool> {
    let wanted = port.map_or(PORT, |port| port.0.get());
    let port = free_port(wanted)?;
    if port != wanted {
        eprintln!("xtask: port {wanted} is in use, using {port} instead");
    }
    let open = open.then_some("--open");
    let mut trunk = server(sh, port)?.args(open).into();
    println!("Building Plyscope; it will be at http://127.0.0.1:{port}/ (Ctrl-C stops it)");
    become_program(&mut trunk)
}

/// Replaces this process by another program, so that stopping it stops that program.
#[cfg(unix)]
fn become_program(command: &mut Command) -> Result<bool> {
    use std::os::unix::process::CommandExt;
    Err(command.exec()).context("could not start trunk")
}

#[cfg(not(unix))]
fn become_program(command: &mut Command) -> Result<bool> {
    Ok(command.status().context("could not start trunk")?.success())
}

/// Returns the command that builds and serves the page. It responds after the build.
fn server(sh: &Shell, port: u16) -> Result<Cmd<'_>> {
    // If the build fails, Trunk would serve the previous one.
    sh.remove_path(SERVED)?;
    let port = port.to_string();
    Ok(trunk(sh, "serve")?.args(["--dist", SERVED, "--port", &port]))
}

/// Returns the first free port, starting with `from`.
fn free_port(from: u16) -> Result<u16> {
    (from..=from.saturating_add(100))
        .find(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok())
        .with_context(|| format!("no free port from {from} on; choose another with --port"))
}

/// Returns the header of the response, if the request succeeds.
fn get(port: u16, path: &str) -> Option<String> {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(10))).ok()?;
    let request =
        format!("GET {path} HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).ok()?;
    let answer = String::from_utf8_lossy(&answer);
    let head = answer.split("\r\n\r\n").next()?;
    head.lines().next()?.contains(" 200 ").then(|| head.to_ascii_lowercase())
}

/// Starts the server like `serve`, requests the files of a page, and stops it. Returns the
/// problems.
pub(crate) fn try_server(sh: &Shell) -> Result<Vec<String>> {
    let port = free_port(PORT + 1000)?;
    let mut server = Command::from(server(sh, port)?).spawn().context("could not start trunk")?;
    let mut problems = Vec::new();
    let deadline = Instant::now() + Duration::from_secs(180);
    while get(port, "/").is_none() && matches!(server.try_wait(), Ok(None)) {
        if Instant::now() > deadline {
            problems.push("no page after three minutes".to_owned());
            break;
        }
        std::thread::sleep(Duration::from_millis(200));
    }
    for (path, kind) in [
        ("/", "text/html"),
        ("/embed.html", "text/html"),
        ("/js/main.js", "javascript"),
        ("/js/engine.js", "javascript"),
        ("/wasm/plyscope-wasm.js", "javascript"),
        ("/wasm/plyscope-wasm_bg.wasm", "application/wasm"),
    ] {
        match get(port, path) {
            None => problems.push(format!("{path} is not served")),
            Some(head)
                if !head
                    .lines()
                    .any(|line| line.starts_with("content-type:") && line.contains(kind)) =>
            {
                problems.push(format!("{path} is not served as {kind}:\n{head}"));
            }
            Some(head) if !head.contains("content-security-policy: default-src 'self'") => {
                problems.push(format!("{path} comes without the policy:\n{head}"));
            }
            Some(_) => {}
        }
    }
    if get(port, "/not-there").is_some() {
        problems.push("a missing file is served".to_owned());
    }
    let _ = server.kill();
    let _ = server.wait();
    Ok(problems)
}

/// Lists the size of one embedded tree. Returns false above the limit. The page must be in
/// dist/.
pub(crate) fn weigh(sh: &Shell) -> Result<bool> {
    tools::node_modules(sh)?;
    let chrome = tools::chrome(sh)?;
    let (limit, goal) = (SIZE_LIMIT.to_string(), SIZE_GOAL.to_string());
    status(cmd!(sh, "node tests/size.mjs {EMBED} {limit} {goal}").env("CHROME", chrome))
}

/// Builds the page and lists its size.
pub(crate) fn size(sh: &Shell) -> Result<bool> {
    dist(sh)?;
    weigh(sh)
}

/// Builds the page and runs its benchmarks.
pub(crate) fn bench(sh: &Shell) -> Result<bool> {
    dist(sh)?;
    tools::node_modules(sh)?;
    let chrome = tools::chrome(sh)?;
    status(cmd!(sh, "node tests/browser/bench.mjs").env("CHROME", chrome))
}
