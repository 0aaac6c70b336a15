"""Searches of a game: step by step, to their end, and as a trace."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Optional

from . import _plyscope
from .events import Event, Node, Value, node_of, read, value_of
from .sources import source
from .options import Option, SearchName, described, named

__all__ = ["OpenState", "Result", "Search", "run", "search", "trace"]


@dataclass(frozen=True)
class OpenState:
    """A state in OPEN, the list of SSS* and DUAL*."""

    node: Node
    #: ``"live"`` or ``"solved"``.
    status: str
    #: A bound of the solution trees that the state stands for, from MAX's point of view.
    merit: Value


@dataclass(frozen=True)
class Result:
    """What a search has found, and how much it has done."""

    #: The value of the root; ``None`` if only bounds are known.
    value: Optional[Value]
    #: The bounds of that value.
    lower: Optional[Value]
    upper: Optional[Value]
    #: The mean result of Monte Carlo tree search.
    mean: Optional[Value]
    #: What each of three players gets.
    payoffs: Optional[tuple[Value, ...]]
    #: The root's child to play, as ``"2"``.
    best: Optional[str]
    #: The end of the principal variation, as ``"2.1.3"``.
    line: str
    #: The moves of the principal variation: their names, or numbers of children, counted from 1, as text; in
    #: a game that Python defines, the moves themselves.
    moves: tuple[Any, ...]
    #: Why the search has ended, such as ``"solved"``.
    reason: str
    #: The counts of the search by their names: ``nodes``, ``leaves``, ``cutoffs`` and more.
    counts: Mapping[str, int]
    #: The number of events.
    events: int

    @property
    def move(self) -> Any:
        """The move to play, the first of ``moves``; ``None`` if there is none."""
        return self.moves[0] if self.moves else None

    @property
    def leaves(self) -> int:
        """The number of different leaves that were evaluated."""
        return self.counts["leaves"]

    @property
    def nodes(self) -> int:
        """The number of different nodes that were entered or evaluated, with the root."""
        return self.counts["nodes"]


def _result(outcome: str, moves: list[Any], events: int) -> Result:
    of: dict[str, Any] = json.loads(outcome)

    def value(name: str) -> Optional[Value]:
        return value_of(of[name]) if name in of else None

    lower, upper = (value("value"), value("value")) if "value" in of else (value("lower"), value("upper"))
    return Result(
        value=lower if lower == upper else None,
        lower=lower,
        upper=upper,
        mean=value("mean"),
        payoffs=tuple(map(value_of, of["payoffs"])) if "payoffs" in of else None,
        best=of["best"],
        line=of["line"],
        moves=tuple(moves),
        reason=of["reason"],
        counts=of["counts"],
        events=events,
    )


def _open_state(line: str) -> OpenState:
    of: dict[str, Any] = json.loads(line)
    return OpenState(node_of(of["node"]), of["status"], value_of(of["merit"]))


class Search(Iterator[tuple[Event, ...]]):
    """A search that goes step by step. It keeps no events, and can't go back.

    >>> for events in Search("alpha-beta", [[3, 12], [2, 4]]):
    ...     print(*(event.event for event in events))
    ...     break
    enter expand
    """

    def __init__(self, search: SearchName, game: object, **options: Option) -> None:
        self._name = described(search, options)
        self._search = _plyscope.Search(*_called(search, game, options))
        self._done = False

    def __repr__(self) -> str:
        state = "done" if self._done else f"after {self.steps} steps"
        return f"<Search {self._name} of {self.game}, {state}>"

    def step(self) -> Optional[tuple[Event, ...]]:
        """Carries out a step and returns its events; ``None`` once the search has ended."""
        lines = self._search.step()
        if not lines:
            self._done = True
            return None
        return tuple(map(read, lines.splitlines()))

    def __next__(self) -> tuple[Event, ...]:
        events = self.step()
        if events is None:
            raise StopIteration
        return events

    def run(self) -> Result:
        """Carries out all further steps, without their events, and returns the result."""
        self._search.finish()
        self._done = True
        result = self.result
        assert result is not None
        return result

    @property
    def result(self) -> Optional[Result]:
        """The result, once the search has ended; ``None`` before."""
        outcome = self._search.outcome()
        return None if outcome is None else _result(*outcome, self._search.events)

    @property
    def done(self) -> bool:
        """``True`` once the search has ended."""
        return self._search.outcome() is not None

    @property
    def open(self) -> Optional[tuple[OpenState, ...]]:
        """The states in OPEN after the last step, in the order in which they would be popped; ``None`` if the search keeps no such list.

        SSS* and DUAL* do. Before the first step, the root is in it.

        >>> steps = search("sss-star", [[3, 12, 8], [2, 4, 6]])
        >>> for _ in range(3):
        ...     events = steps.step()
        >>> for state in steps.open:
        ...     print(state.node, state.status, state.merit)
        2 live inf
        1.1 solved 3
        >>> search("minimax", [3, 12]).open is None
        True
        """
        lines = self._search.open()
        return None if lines is None else tuple(map(_open_state, lines.splitlines()))

    @property
    def listing(self) -> list[str]:
        """The textbook listing with the options in force, line by line."""
        return self._search.listing

    @property
    def nodes(self) -> int:
        """The number of nodes that were generated so far, with the root."""
        return self._search.nodes

    @property
    def steps(self) -> int:
        """The number of steps so far."""
        return self._search.steps

    @property
    def game(self) -> str:
        """The game, in its canonical form; ``"rules"`` for a game that Python defines."""
        return self._search.game


def search(search: SearchName, game: object, **options: Option) -> Search:
    """Returns a search that has not begun.

    ``search`` is its name, such as ``"sss-star"``; ``searches()`` lists them. ``game`` is text in the notation,
    a tree of lists and tuples of numbers, of ``anytree`` or of ``networkx``, or a game that Python defines
    (``Game``), also as in AIMA or OpenSpiel. Options are named, with the values of the command line; ``True``
    and ``False`` are ``on`` and ``off``.

    Raises ``GameError``, ``SearchError`` or ``OptionError``, or what a function of the game raises.

    >>> steps = search("sss-star", [[3, 12, 8], [2, 4, 6]])
    >>> for event in steps.step()[:2]:
    ...     print(event)
    Push(t=1, node='e', status='live', merit=inf)
    Pop(t=2, node='e', status='live', merit=inf, case=3, bound=None)
    >>> steps.run().value
    3
    """
    return Search(search, game, **options)


def run(search: SearchName, game: object, **options: Option) -> Result:
    """Runs a search to its end and returns what it has found. The arguments and errors are those of ``search``.

    Where no function of Python is called, other threads go on meanwhile. Ctrl-C ends it.

    >>> result = run("alpha-beta", [[3, 12, 8], [2, 4, 6], [14, 5, 2]])
    >>> result.value, result.line, result.leaves, result.nodes
    (3, '1.1', 7, 11)
    """
    return _result(*_plyscope.run(*_called(search, game, options)))


def trace(search: SearchName, game: object, **options: Option) -> str:
    """Returns the trace of a search, JSON Lines, as ``plyscope trace`` writes it.

    The arguments and errors are those of ``search``.

    >>> print(trace("minimax", [3, 12]).splitlines()[1])
    {"t":1,"event":"enter","node":"e","alpha":"-inf","beta":"inf"}
    """
    return _plyscope.trace(*_called(search, game, options))


def _called(
    search: SearchName, game: object, options: Mapping[str, Option]
) -> tuple[str, _plyscope.Source, list[tuple[str, str]]]:
    name, given = named(search, options)
    return name, source(game), given
