//! Building, serving and weighing the page. How it is put together stands in Trunk.toml.

use crate::run::{command, root, watch};
use crate::{Result, tools};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::num::NonZeroU16;
use std::process::Command;
use std::time::{Duration, Instant};

/// Where `serve` starts to look for a free port.
const PORT: u16 = 8080;
/// The page that shows one tree inside someone else's text …
const EMBED: &str = "embed.html";
/// … and the gzip bytes it may cost: markup, styles, scripts, data and wasm together.
/// What it weighs and a little more; who makes it lighter takes this down.
const SIZE_LIMIT: u32 = 111_000;
/// What it is to cost.
const SIZE_GOAL: u32 = 80_000;
/// Where `serve` builds: what it serves is the sources as they are, and dist/ stays.
const SERVED: &str = "target/serve";

/// Trunk, ready to run.
fn trunk(action: &str) -> Result<Command> {
    let (trunk, path) = tools::page()?;
    let mut command = command(trunk);
    command
        .args([action, "--offline", "--skip-version-check"])
        // It would warn that there is no main program; Trunk.toml says why that is right.
        .args(["--log", "error,trunk::serve=info"])
        .env("PATH", path)
        .env_remove("RUST_BACKTRACE") // what went wrong is above it, in the words of Cargo
        .env_remove("NO_COLOR"); // it takes `true` only, and stops at `1`
    Ok(command)
}

/// Builds the page into dist/.
pub(crate) fn dist() -> Result<()> {
    let mut trunk = trunk("build")?;
    crate::run::succeed(&mut trunk, "building the page")?;
    crate::frame::build()?;
    println!("The page is in {}", root().join("dist").display());
    Ok(())
}

/// Serves the page until stopped.
pub(crate) fn serve(port: Option<NonZeroU16>, open: bool) -> Result<bool> {
    let mut trunk = server()?;
    let wanted = port.map_or(PORT, NonZeroU16::get);
    let port = free_port(wanted)?;
    if port != wanted {
        eprintln!("xtask: port {wanted} is in use, taking {port} instead");
    }
    trunk.args(["--port", &port.to_string()]);
    if open {
        trunk.arg("--open");
    }
    println!("Plyscope is built now, and will be at http://127.0.0.1:{port}/ (Ctrl-C stops it)");
    become_program(&mut trunk)
}

/// Ends as another program: whoever stops this process stops that one.
#[cfg(unix)]
fn become_program(command: &mut Command) -> Result<bool> {
    use std::os::unix::process::CommandExt;
    Err(format!("could not start trunk: {}", command.exec()))
}

#[cfg(not(unix))]
fn become_program(command: &mut Command) -> Result<bool> {
    crate::run::succeed(command, "trunk").map(|()| true)
}

/// Trunk, ready to build and serve; it answers once it has built.
fn server() -> Result<Command> {
    let mut trunk = trunk("serve")?;
    trunk.args(["--dist", SERVED]);
    // Were the build to fail, Trunk would go on serving the page of yesterday.
    let _ = std::fs::remove_dir_all(root().join(SERVED));
    Ok(trunk)
}

/// The first free port from this one on.
fn free_port(from: u16) -> Result<u16> {
    (from..=from.saturating_add(100))
        .find(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok())
        .ok_or_else(|| format!("no free port from {from} on; name another with --port"))
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
pub(crate) fn try_server() -> Result<Vec<String>> {
    let port = free_port(PORT + 1000)?;
    let mut server = server()?
        .args(["--port", &port.to_string()])
        .spawn()
        .map_err(|error| format!("could not start trunk: {error}"))?;
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

/// Weighs what one embedded tree costs; false above the limit. Expects the page in dist/.
pub(crate) fn weigh() -> Result<bool> {
    tools::node_modules()?;
    let chrome = tools::chrome()?;
    watch(
        command("node")
            .args(["tests/size.mjs", EMBED, &SIZE_LIMIT.to_string(), &SIZE_GOAL.to_string()])
            .env("CHROME", chrome),
        |_| {},
    )
}

/// Builds the page and weighs it.
pub(crate) fn size() -> Result<bool> {
    dist()?;
    weigh()
}

/// Builds the page and runs its benchmarks.
pub(crate) fn bench() -> Result<bool> {
    dist()?;
    tools::node_modules()?;
    let chrome = tools::chrome()?;
    watch(command("node").arg("tests/browser/bench.mjs").env("CHROME", chrome), |_| {})
}
