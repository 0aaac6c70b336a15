//! `plyscope`: runs, traces, draws and compares game-tree searches.

mod arguments;
mod check;
mod compare;
mod convert;
mod draw;
mod failure;
mod job;
mod link;
mod list;
mod mark;
mod memory;
mod mistakes;
mod order;
mod output;
mod picture;
mod pixel_error;
mod plies;
mod run;
mod sheet;
mod stop;
mod trace;
mod watch;

use std::io::{BufWriter, Write};
use std::process::ExitCode;

use arguments::Request;
use failure::Failure;
use output::Output;

fn main() -> ExitCode {
    let request = match arguments::read(std::env::args_os()) {
        Ok(request) => request,
        Err(no_request) => return no_request.report(),
    };
    let mut out = BufWriter::with_capacity(1 << 16, Output::lock());
    let done = execute(request, &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn execute(request: Request, out: &mut impl Write) -> Result<(), Failure> {
    match request {
        Request::Run(job, format, most) => run::run(job, format, most, out),
        Request::Trace(job, names) => trace::trace(job, names, out),
        Request::Draw(job, drawing) => draw::draw(job, drawing, out),
        Request::Compare(comparison) => compare::compare(comparison, out),
        Request::Plies(game, most) => plies::plies(game, most, out),
        Request::Order(game, order) => order::order(game, order, out),
        Request::Mistakes(job, answer) => mistakes::mistakes(job, answer, out),
        Request::Check(check) => check::check(check, out),
        Request::Mark(file, format, output) => mark::mark(file, format, output, out),
        Request::Sheet(sheets) => sheet::sheet(sheets, out),
        Request::Convert(conversion) => convert::convert(conversion, out),
        Request::List => list::list(out),
    }
}
