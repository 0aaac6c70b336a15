//! Serves the page of dist/ while one works on it, and builds it again when a source has changed.

use crate::flags::Port;
use crate::run::root;
use crate::{modules, page, tools};
use anyhow::{Context, Result};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use xshell::Shell;

/// The folder with the page.
const BUILT: &str = "dist";
/// The time between two looks at the sources.
const PAUSE: Duration = Duration::from_millis(500);

/// Serves the page until it is stopped.
pub(crate) fn serve(sh: &Shell, port: Option<Port>, open: bool) -> Result<bool> {
    tools::node(sh)?; // fails fast, so it comes before what takes a minute
    println!("Building Plyscope, which takes some minutes the first time");
    let mut built = modules::last_page_change();
    page::dist(sh)?;
    let port = port.map(|port| port.0.get());
    let mut server = start(port, open)?;
    loop {
        if let Some(status) = server.try_wait()? {
            return Ok(status.success());
        }
        std::thread::sleep(PAUSE);
        let changed = modules::last_page_change();
        if changed > built {
            built = changed;
            println!("The sources have changed; building");
            match page::dist(sh) {
                Ok(()) => println!("Built; reload the page"),
                // What could be built is served.
                Err(error) => eprintln!("error: {error:#}"),
            }
        }
    }
}

/// Starts the server, which ends with this program.
fn start(port: Option<u16>, open: bool) -> Result<Child> {
    let mut server = Command::new("node");
    server.arg("web/api/serve.js").args(["--folder", BUILT, "--attached"]);
    if let Some(port) = port {
        server.args(["--port", &port.to_string()]);
    }
    if open {
        server.arg("--open");
    }
    server.current_dir(root()).stdin(Stdio::piped());
    server.spawn().context("could not start node")
}

/// Returns a port that is free.
fn free_port() -> Result<u16> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).context("no port is free")?;
    Ok(listener.local_addr()?.port())
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

/// Starts the server like `serve`, requests the files of a page, which must be in dist/, and stops
/// it. Returns the problems.
pub(crate) fn try_server() -> Result<Vec<String>> {
    let port = free_port()?;
    let mut server = start(Some(port), false)?;
    let mut problems = Vec::new();
    let deadline = Instant::now() + Duration::from_secs(60);
    while get(port, "/").is_none() && matches!(server.try_wait(), Ok(None)) {
        if Instant::now() > deadline {
            problems.push("no page after a minute".to_owned());
            break;
        }
        std::thread::sleep(PAUSE);
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
    for path in ["/not-there", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "/%"] {
        if get(port, path).is_some() {
            problems.push(format!("{path} is served, which is not in the page"));
        }
    }
    // The server ends with its input, as when this program is stopped.
    drop(server.stdin.take());
    let deadline = Instant::now() + Duration::from_secs(10);
    while matches!(server.try_wait(), Ok(None)) {
        if Instant::now() > deadline {
            problems.push("the server goes on after its input has ended".to_owned());
            server.kill()?;
        }
        std::thread::sleep(PAUSE);
    }
    Ok(problems)
}
