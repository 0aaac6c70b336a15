"""Searches compared on samples of games: exact sums, which can be made in parts, anywhere."""

from __future__ import annotations

import asyncio
import itertools
import math
import os
import queue
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Optional, Protocol, Union

from . import _plyscope
from .errors import ComparisonError
from .sources import is_one_game, source
from .options import SearchName, named

__all__ = ["Client", "Comparison", "Disagreement", "Ray", "Row", "Seeds", "compare"]

#: Seeds: a range, or the first one and the one after the last.
Seeds = Union[range, tuple[int, int]]
#: Called with the number of games that are done, and of all.
Progress = Callable[[int, int], object]

#: The seconds that a task should take: far more than it takes to send one.
TASK = 2.0
#: The seconds for which games are searched to find out how many a task should have.
TRIAL = 0.2
#: The seconds between two reports of progress without a client, and between two writings of the file.
REPORT, WRITE = 0.5, 5.0


@dataclass(frozen=True)
class Row:
    """The sum of a count of one search, its mean over the games, and the standard error of the mean.

    ``standard_error`` is ``None`` for a single game.
    """

    search: str
    count: str
    trees: int
    sum: int
    mean: float
    standard_error: Optional[float]


@dataclass(frozen=True)
class Disagreement:
    """A game on whose value the searches disagree: its seed, and what each of them found."""

    seed: int
    values: tuple[str, ...]


class Comparison:
    """The sums of several searches over a sample of games. They are exact.

    Two comparisons of the same searches and games with other seeds are added with ``+``, and ``sum()`` adds
    several. ``ComparisonError`` refuses others, and seeds that are in both.

    >>> searches = ["alpha-beta", "sss-star"]
    >>> parts = [compare(searches, "random:depth=4", seeds) for seeds in (range(0, 40), range(40, 100))]
    >>> sum(parts) == compare(searches, "random:depth=4", range(100))
    True
    """

    def __init__(self, report: _plyscope.Report) -> None:
        self._report = report

    @classmethod
    def from_json(cls, text: str, name: str = "the text") -> Comparison:
        """Reads what ``json`` or ``plyscope compare --format json`` has written. ``name`` is what errors call it."""
        return cls(_plyscope.report(text, name))

    def json(self) -> str:
        """The comparison as ``plyscope compare --format json`` writes it."""
        return self._report.json()

    def __reduce__(self) -> tuple[Any, ...]:
        return Comparison.from_json, (self.json(),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Comparison) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash(self.json())

    def __add__(self, other: Comparison) -> Comparison:
        if not isinstance(other, Comparison):
            return NotImplemented
        return Comparison(self._report.plus(other._report))

    def __radd__(self, other: object) -> Comparison:
        # That sum() begins with.
        return self if other == 0 else NotImplemented

    def __repr__(self) -> str:
        return f"<Comparison of {', '.join(self.searches)} on {self.trees} of {self.game}>"

    @property
    def game(self) -> str:
        """The games, without their seeds."""
        return self._report.game

    @property
    def searches(self) -> tuple[str, ...]:
        """The searches, each with its options."""
        return tuple(self._report.searches)

    @property
    def seeds(self) -> tuple[range, ...]:
        """The seeds of the games, in order; empty for a single game."""
        return tuple(range(start, stop) for start, stop in self._report.seeds)

    @property
    def trees(self) -> int:
        """The number of games."""
        return self._report.trees

    @property
    def disagreements(self) -> int:
        """The number of games on whose value the searches disagree."""
        return self._report.disagreements[0]

    @property
    def first_disagreements(self) -> tuple[Disagreement, ...]:
        """The first ten of them."""
        return tuple(Disagreement(seed, tuple(values)) for seed, values in self._report.disagreements[1])

    @property
    def other_values(self) -> dict[str, int]:
        """For each search, the number of games in which it contradicts the first one that is sound."""
        return dict(zip(self.searches, self._report.other_values))

    def rows(self) -> list[Row]:
        """The table, a row for each count of each search. Counts are called as in a trace.

        >>> for row in compare(["alpha-beta"], "random:depth=4", range(100)).rows()[:2]:
        ...     print(row.count, row.sum, row.mean, round(row.standard_error, 3))
        nodes 5243 52.43 1.114
        leaves 2780 27.8 0.742
        """
        return [
            Row(search, count, self.trees, total, mean, error) for search, count, total, mean, error in self._report.rows()
        ]

    def to_pandas(self) -> Any:
        """The rows as a ``pandas.DataFrame``. Needs pandas."""
        import pandas

        return pandas.DataFrame(self._columns())

    def to_polars(self) -> Any:
        """The rows as a ``polars.DataFrame``. Needs polars."""
        import polars

        return polars.DataFrame(self._columns())

    def _columns(self) -> dict[str, list[Any]]:
        rows = [asdict(row) for row in self.rows()]
        return {name: [row[name] for row in rows] for name in Row.__dataclass_fields__}

    def plot(self, count: str = "leaves", ax: Any = None) -> Any:
        """Draws the mean of a count for each search, with its standard error, and returns the axes. Needs matplotlib."""
        if ax is None:
            from matplotlib import pyplot

            ax = pyplot.gca()
        rows = [row for row in self.rows() if row.count == count]
        if not rows:
            raise ComparisonError(f"no search has the count {count}: there are {', '.join(self._counts())}")
        errors = [row.standard_error or 0.0 for row in rows]
        ax.bar([row.search for row in rows], [row.mean for row in rows], yerr=errors, capsize=4)
        ax.set_ylabel(f"{count}, mean of {self.trees}")
        ax.set_title(self.game)
        return ax

    def _counts(self) -> list[str]:
        return list(dict.fromkeys(row.count for row in self.rows()))


class Future(Protocol):
    """What a client's ``submit`` returns. With ``add_done_callback``, parts are added as they come."""

    def result(self) -> Any:
        """What the function has returned."""
        ...


class Client(Protocol):
    """Something that runs functions elsewhere: an executor of ``concurrent.futures``, ``dask.distributed.Client``, ``Ray()``."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any) -> Any:
        """Runs a function, and returns a future."""
        ...


class Ray:
    """Ray as a client: each task is a remote function. Needs ray, which must have been initialised."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any) -> Any:
        """Runs a function, and returns a future."""
        import ray

        # That of us runs what is lost again.
        return ray.remote(max_retries=0)(function).remote(*arguments).future()


def compare(
    searches: Iterable[SearchName],
    game: object,
    seeds: Optional[Seeds] = None,
    *,
    client: Optional[Client] = None,
    size: Optional[int] = None,
    at_once: int = 32,
    retries: int = 3,
    file: Union[str, os.PathLike[str], None] = None,
    progress: Optional[Progress] = None,
    timed: bool = False,
) -> Comparison:
    """Runs each search on each game and adds up what they count.

    ``searches`` are names, also with options, ``"alpha-beta table=on"``, or pairs of a name and its options. The games
    are those of ``game`` with each of the seeds: a text whose game has an option ``seed``, or a function that takes a seed
    and returns a game, as ``search`` takes it. Without seeds, ``game`` is one game, and no client is asked.

    With a ``client``, tasks go to it: ranges of ``size`` seeds, by default as many as take two seconds, and ``at_once`` of
    them at a time. A range whose future raises is run again, up to ``retries`` times, and counted once. What a search or
    a function of a game raises ends the comparison. Functions and games must be such that the client can send them.

    ``file`` has the sums so far, as JSON. If it exists, what it has is not run again. ``progress`` is called with the
    number of games that are done, and of all. With ``timed``, the sums have ``nanoseconds``, the wall time of the steps; without,
    the result depends on the arguments alone, however it is divided.

    Raises the errors of ``search``, and ``ComparisonError`` if the file is of another comparison, or a range is lost too
    often.

    >>> compare(["alpha-beta", ("alpha-beta", {"table": True})], "tic-tac-toe:XO./.X./..O").trees
    1
    """
    job = _Job([named(search, {}) for search in searches], game, timed, None if seeds is None else _ends(seeds))
    if not job.searches:
        raise ComparisonError("there is no search to compare")
    path = None if file is None else Path(file)
    if job.seeds is None:
        total = Comparison(job.part(0, 1)[0])
        if path is not None:
            _write(path, total)
        return total
    start, stop = job.seeds
    # The sums over no games: they tell whether what is added is of the same searches.
    total = Comparison(job.part(start, start)[0])
    if path is not None and path.exists():
        before = _plyscope.report(path.read_text(encoding="utf-8"), str(path))
        total = Comparison(total._report.plus(before, ("this comparison", str(path))))
    gaps = list(_gaps(start, stop, total.seeds))
    games = sum(last - first for first, last in gaps) + total.trees
    written = time.monotonic()

    def add(report: _plyscope.Report) -> None:
        nonlocal total, written
        total += Comparison(report)
        if path is not None and time.monotonic() - written >= WRITE:
            _write(path, total)
            written = time.monotonic()
        if progress is not None:
            progress(total.trees, games)

    try:
        if client is None:
            _here(job, gaps, add)
        else:
            _spread(job, gaps, add, client, size, at_once, retries)
    finally:
        if path is not None and total.trees > 0:
            _write(path, total)
    return total


@dataclass(frozen=True)
class _Job:
    """What a task needs to know, besides its seeds."""

    searches: list[tuple[str, list[tuple[str, str]]]]
    game: Any
    timed: bool
    seeds: Optional[tuple[int, int]]

    def part(self, start: int, stop: int, seconds: float = math.inf) -> tuple[_plyscope.Report, int]:
        """Compares on the seeds of a range, for so long. Returns the sums, and the first seed that is left."""
        game = self.game
        games: Any
        if is_one_game(game):
            games, name = source(game), "rules"
        else:
            games, name = lambda seed: source(game(seed)), getattr(game, "__qualname__", type(game).__name__)
        seeds = None if self.seeds is None else (start, stop)
        return _plyscope.compare(self.searches, games, name, seeds, seconds, self.timed)


def _task(job: _Job, start: int, stop: int, attempt: int) -> tuple[str, Any]:
    """What a client runs. ``attempt`` is there because some clients run the same call only once.

    What raises in here raises wherever it is run; what the client raises itself is something that is lost.
    """
    try:
        return "done", job.part(start, stop)[0].json()
    except Exception as error:
        return "failed", (error, traceback.format_exc())


def _here(job: _Job, gaps: Sequence[tuple[int, int]], add: Callable[[_plyscope.Report], None]) -> None:
    for start, stop in gaps:
        while start < stop:
            report, start = job.part(start, stop, REPORT)
            add(report)


def _spread(
    job: _Job,
    gaps: list[tuple[int, int]],
    add: Callable[[_plyscope.Report], None],
    client: Client,
    size: Optional[int],
    at_once: int,
    retries: int,
) -> None:
    if size is None:
        size = _size(job, gaps, add, at_once)
    ranges = _ranges(gaps, max(size, 1))
    pending: dict[int, tuple[int, int, int, Any]] = {}
    finished: queue.SimpleQueue[int] = queue.SimpleQueue()
    numbers = itertools.count()

    def submit(start: int, stop: int, attempt: int) -> None:
        number = next(numbers)
        future = client.submit(_task, job, start, stop, attempt)
        pending[number] = (start, stop, attempt, future)
        if hasattr(future, "add_done_callback"):
            future.add_done_callback(lambda _: finished.put(number))

    try:
        for start, stop in itertools.islice(ranges, max(at_once, 1)):
            submit(start, stop, 0)
        while pending:
            first = next(iter(pending))
            # A future that doesn't tell when it is done is waited for in its turn.
            number = finished.get() if hasattr(pending[first][3], "add_done_callback") else first
            start, stop, attempt, future = pending.pop(number)
            try:
                how, answer = future.result()
            except (Exception, CancelledError, asyncio.CancelledError) as error:
                if attempt >= retries:
                    lost = f"the seeds {start}..{stop} were lost {attempt + 1} times: {error!r}"
                    raise ComparisonError(lost) from error
                submit(start, stop, attempt + 1)
                continue
            if how == "failed":
                raised, told = answer
                raise raised from _Elsewhere(told)
            add(_plyscope.report(answer, "a part"))
            for start, stop in itertools.islice(ranges, 1):
                submit(start, stop, 0)
    finally:
        for *_, future in pending.values():
            with suppress(Exception):
                future.cancel()


class _Elsewhere(Exception):
    """The traceback of an exception where it was raised, as text."""

    def __str__(self) -> str:
        return f"\n{self.args[0]}"


def _size(
    job: _Job, gaps: list[tuple[int, int]], add: Callable[[_plyscope.Report], None], at_once: int
) -> int:
    """Searches some games to find out how many a task should have."""
    if not gaps:
        return 1
    begin = time.monotonic()
    start, stop = gaps.pop(0)
    report, left = job.part(start, stop, TRIAL)
    each = (time.monotonic() - begin) / (left - start)
    add(report)
    if left < stop:
        gaps.insert(0, (left, stop))
    games = sum(stop - start for start, stop in gaps)
    # Each of many workers gets some.
    return max(1, min(round(TASK / max(each, 1e-9)), math.ceil(games / max(at_once, 1))))


def _ends(seeds: Seeds) -> tuple[int, int]:
    if isinstance(seeds, range):
        if seeds.step != 1:
            raise ComparisonError(f"seeds are a range without gaps; this one has the step {seeds.step}")
        start, stop = seeds.start, seeds.stop
    else:
        start, stop = seeds
    if not 0 <= start < stop:
        raise ComparisonError(f"seeds are whole numbers from 0, the lesser one first; {start}..{stop} has none")
    return start, stop


def _gaps(start: int, stop: int, done: Iterable[range]) -> Iterator[tuple[int, int]]:
    """Returns the ranges of seeds that are not among those, which are in order."""
    for seeds in done:
        if start < min(seeds.start, stop):
            yield start, min(seeds.start, stop)
        start = max(start, seeds.stop)
    if start < stop:
        yield start, stop


def _ranges(gaps: Iterable[tuple[int, int]], size: int) -> Iterator[tuple[int, int]]:
    for start, stop in gaps:
        for first in range(start, stop, size):
            yield first, min(first + size, stop)


def _write(path: Path, comparison: Comparison) -> None:
    # A file is there as a whole, or not at all.
    part = path.with_name(f"{path.name}.part")
    part.write_text(comparison.json(), encoding="utf-8")
    os.replace(part, path)
