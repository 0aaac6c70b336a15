//! Building, serving and weighing the page. How it is put together stands in Trunk.toml.

use crate::run::{command, root, watch};
use crate::{Result, tools};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command};
use std::time::Duration;

/// Where `serve` starts to look for a free port.
const PORT: u16 = 8080;
/// The page that shows one tree inside someone else's text …
const EMBED: &str = "embed.html";
/// … and the gzip bytes it may cost: markup, styles, scripts, data and wasm together.
const SIZE_LIMIT: u32 = 80_000;

/// Trunk, ready to run.
fn trunk(action: &str) -> Result<Command> {
    let (trunk, path) = tools::page()?;
    let mut command = command(trunk);
    command
        .args([action, "--offline", "--skip-version-check"])
        // Trunk takes a `Cargo.toml` next to index.html for the main program and warns
        // that there is none; see Trunk.toml for why that is right.
        .args(["--log", "error"])
        .env("PATH", path)
        .env_remove("NO_COLOR"); // it takes `true` only, and stops at `1`
    Ok(command)
}

/// Builds the page into dist/.
pub(crate) fn dist() -> Result<()> {
    let mut trunk = trunk("build")?;
    crate::run::succeed(&mut trunk, "building the page")?;
    println!("The page is in {}", root().join("dist").display());
    Ok(())
}

/// Serves the page until stopped.
pub(crate) fn serve(port: Option<u16>, open: bool) -> Result<bool> {
    let wanted = port.unwrap_or(PORT);
    let Some(port) = free_port(wanted) else {
        return Err(format!("no free port from {wanted} on; name another with --port"));
    };
    if port != wanted {
        eprintln!("xtask: port {wanted} is in use, taking {port} instead");
    }
    let mut server = start_server(port, open)?;
    let mut announced = false;
    loop {
        match server.try_wait() {
            Ok(None) => {}
            Ok(Some(status)) => return Ok(status.success()),
            Err(error) => return Err(format!("could not wait for trunk: {error}")),
        }
        if !announced && get(port, "/").is_some() {
            println!("\nPlyscope is at http://127.0.0.1:{port}/ (Ctrl-C stops it)\n");
            announced = true;
        }
        std::thread::sleep(Duration::from_millis(200));
    }
}

/// Starts to build and serve; the first answer with a page comes when it is built.
fn start_server(port: u16, open: bool) -> Result<Child> {
    let mut trunk = trunk("serve")?;
    trunk.args(["--port", &port.to_string()]);
    if open {
        trunk.arg("--open");
    }
    // Were the build to fail, Trunk would go on serving the page of yesterday.
    let _ = std::fs::remove_dir_all(root().join("dist"));
    trunk.spawn().map_err(|error| format!("could not start trunk: {error}"))
}

/// The first free port from this one on.
fn free_port(from: u16) -> Option<u16> {
    (from..=from.saturating_add(100))
        .find(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok())
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
    let port = free_port(PORT + 1000).ok_or("no free port")?;
    let mut server = start_server(port, false)?;
    let mut problems = Vec::new();
    let built = (0..1500).any(|_| {
        std::thread::sleep(Duration::from_millis(200));
        get(port, "/").is_some() || !matches!(server.try_wait(), Ok(None))
    });
    if !built {
        problems.push("no page after five minutes".to_owned());
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
            .args(["tests/size.mjs", EMBED, &SIZE_LIMIT.to_string()])
            .env("CHROME", chrome),
        |_| {},
    )
}

/// Builds the page and weighs it.
pub(crate) fn size() -> Result<bool> {
    dist()?;
    weigh()
}
