//! Building, serving and weighing the page. How it is put together stands in Trunk.toml.

use crate::flags::Port;
use crate::run::{root, status};
use crate::tools;
use anyhow::{Context, Result};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::Command;
use std::time::{Duration, Instant};
use xshell::{Cmd, Shell, cmd};

/// Where `serve` starts to look for a free port.
const PORT: u16 = 8080;
/// The page that shows one tree inside someone else's text …
const EMBED: &str = "embed.html";
/// … and the gzip bytes it may cost: markup, styles, scripts, data and wasm together.
/// What it weighs and a little more; who makes it lighter takes this down.
const SIZE_LIMIT: u32 = 126_000;
/// What it is to cost.
const SIZE_GOAL: u32 = 80_000;
/// Where `serve` builds: what it serves is the sources as they are, and dist/ stays.
const SERVED: &str = "target/serve";

/// Trunk, ready to run.
fn trunk<'a>(sh: &'a Shell, action: &str) -> Result<Cmd<'a>> {
    let (trunk, path) = tools::page(sh)?;
    // It would warn that there is no main program; Trunk.toml says why that is right.
    let log = "error,trunk::serve=info";
    Ok(cmd!(sh, "{trunk} {action} --offline --skip-version-check --log {log}")
        .env("PATH", path)
        .env_remove("RUST_BACKTRACE") // what went wrong is above it, in the words of Cargo
        .env_remove("NO_COLOR") // it takes `true` only, and stops at `1`
        .quiet())
}

/// Builds the page into dist/.
pub(crate) fn dist(sh: &Shell) -> Result<()> {
    trunk(sh, "build")?.run().context("could not build the page")?;
    crate::frame::build(sh)?;
    println!("The page is in {}", root().join("dist").display());
    Ok(())
}

/// Serves the page until stopped.
pub(crate) fn serve(sh: &Shell, port: Option<Port>, open: bool) -> Result<bool> {
    let wanted = port.map_or(PORT, |port| port.0.get());
    let port = free_port(wanted)?;
    if port != wanted {
        eprintln!("xtask: port {wanted} is in use, taking {port} instead");
    }
    let open = open.then_some("--open");
    let mut trunk = server(sh, port)?.args(open).into();
    println!("Plyscope is built now, and will be at http://127.0.0.1:{port}/ (Ctrl-C stops it)");
    become_program(&mut trunk)
}

/// Ends as another program: whoever stops this process stops that one.
#[cfg(unix)]
fn become_program(command: &mut Command) -> Result<bool> {
    use std::os::unix::process::CommandExt;
    Err(command.exec()).context("could not start trunk")
}

#[cfg(not(unix))]
fn become_program(command: &mut Command) -> Result<bool> {
    Ok(command.status().context("could not start trunk")?.success())
}

/// Trunk, ready to build and serve; it answers once it has built.
fn server(sh: &Shell, port: u16) -> Result<Cmd<'_>> {
    // Were the build to fail, Trunk would go on serving the page of yesterday.
    sh.remove_path(SERVED)?;
    let port = port.to_string();
    Ok(trunk(sh, "serve")?.args(["--dist", SERVED, "--port", &port]))
}

/// The first free port from this one on.
fn free_port(from: u16) -> Result<u16> {
    (from..=from.saturating_add(100))
        .find(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok())
        .with_context(|| format!("no free port from {from} on; name another with --port"))
}

/// The head of a good answer to a request.
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

/// Starts the server as `serve` does, asks for the files a page needs, and stops it.
/// Returns what is wrong.
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
        problems.push("a file that isn't there is served".to_owned());
    }
    let _ = server.kill();
    let _ = server.wait();
    Ok(problems)
}

/// Weighs what one embedded tree costs. Returns false above the limit. Expects the page in dist/.
pub(crate) fn weigh(sh: &Shell) -> Result<bool> {
    tools::node_modules(sh)?;
    let chrome = tools::chrome(sh)?;
    let (limit, goal) = (SIZE_LIMIT.to_string(), SIZE_GOAL.to_string());
    status(cmd!(sh, "node tests/size.mjs {EMBED} {limit} {goal}").env("CHROME", chrome))
}

/// Builds the page and weighs it.
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
