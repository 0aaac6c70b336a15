//! Standard output, which may be closed.

use std::io::{self, StdoutLock, Write};
use std::sync::atomic::{AtomicBool, Ordering};

/// `true` if the program began without a standard output, as with `>&-`. Before `main`, Rust opens
/// the null device in its place, so that nothing else takes its number: what is written then is
/// lost without an error.
static IS_CLOSED: AtomicBool = AtomicBool::new(false);

#[cfg(unix)]
#[ctor::ctor(unsafe)]
fn look() {
    use nix::fcntl::{FcntlArg, fcntl};

    let is_closed = fcntl(io::stdout(), FcntlArg::F_GETFD).is_err();
    IS_CLOSED.store(is_closed, Ordering::Relaxed);
}

/// Standard output, or an error for all that is written if there is none.
pub(crate) struct Output(StdoutLock<'static>);

impl Output {
    pub(crate) fn lock() -> Output {
        Output(io::stdout().lock())
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if IS_CLOSED.load(Ordering::Relaxed) {
            return Err(io::Error::other("standard output is closed"));
        }
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
