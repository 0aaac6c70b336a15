# The engine, a module in Rust: crates/plyscope-python/src.

from collections.abc import Callable, Iterable
from typing import Any, Optional, Union

Source = Union[str, Rules]
Options = list[tuple[str, str]]
Entry = tuple[str, str, str, list[tuple[str, str, str, str]]]

def catalogue() -> tuple[list[Entry], list[Entry], list[tuple[str, str]]]: ...
def run(algorithm: str, game: Source, options: Options) -> tuple[str, list[Any], int]: ...
def trace(algorithm: str, game: Source, options: Options) -> str: ...
def check(said: str, algorithm: str, game: Source, options: Options) -> str: ...
def draw(
    algorithm: str,
    game: Source,
    options: Options,
    at: Optional[int],
    width: Optional[int],
    height: Optional[int],
    overlays: list[str],
) -> tuple[str, str, int, int]: ...
def sheet(
    algorithm: str,
    options: Options,
    game: Optional[Source],
    made: tuple[int, tuple[int, ...], tuple[int, ...], list[str], int, int],
    language: str,
) -> tuple[str, str, str, str, str]: ...
def report(text: str, name: str) -> Report: ...
def compare(
    searches: list[tuple[str, Options]],
    games: Union[str, Rules, Callable[[int], Source]],
    name: str,
    seeds: Optional[tuple[int, int]],
    seconds: float,
    timed: bool,
) -> tuple[Report, int]: ...

class Rules:
    def __new__(
        cls,
        *,
        start: Any,
        moves: Callable[[Any], Iterable[Any]],
        play: Callable[[Any, Any], Any],
        value: Callable[[Any], Any],
        player: Optional[Callable[[Any], Optional[str]]],
        evaluate: Optional[Callable[[Any], Any]],
        name: Optional[Callable[[Any, Any], Any]],
        key: Optional[Callable[[Any], Any]],
        chance: Optional[Callable[[Any], Optional[list[int]]]],
        decimals: Optional[int],
        range: Optional[tuple[Any, Any]],
        merges: Optional[bool],
        endless: Optional[bool],
        parts: Optional[int],
    ) -> Rules: ...

class Search:
    def __new__(cls, algorithm: str, game: Source, options: Options) -> Search: ...
    def step(self) -> str: ...
    def finish(self) -> None: ...
    def outcome(self) -> Optional[tuple[str, list[Any]]]: ...
    @property
    def listing(self) -> list[str]: ...
    @property
    def nodes(self) -> int: ...
    @property
    def steps(self) -> int: ...
    @property
    def events(self) -> int: ...
    @property
    def game(self) -> str: ...

class Report:
    def plus(self, other: Report, names: tuple[str, str] = ...) -> Report: ...
    def json(self) -> str: ...
    def rows(self) -> list[tuple[str, str, int, float, Optional[float]]]: ...
    @property
    def game(self) -> str: ...
    @property
    def seeds(self) -> list[tuple[int, int]]: ...
    @property
    def trees(self) -> int: ...
    @property
    def searches(self) -> list[str]: ...
    @property
    def disagreements(self) -> tuple[int, list[tuple[int, list[str]]]]: ...
    @property
    def other_values(self) -> list[int]: ...
