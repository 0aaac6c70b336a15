"""Another program's search against one of ours."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Optional, Union

from . import _plyscope
from .events import Event
from .sources import source
from .options import Option, SearchName, named

__all__ = ["Checked", "Difference", "Explanation", "Part", "check"]


@dataclass(frozen=True)
class Difference:
    """The first difference between what is said and what the search does."""

    #: The line that differs, counted from 1; ``None`` if what is said ends too early.
    line: Optional[int]
    #: Its words.
    said: Optional[str]
    #: The place that it names, if the game has no node there.
    unknown: Optional[str]
    #: What should stand there; ``None`` if the search has ended.
    wanted: Optional[str]
    #: The line of the search's listing that wants it.
    rule: Optional[str]
    #: The step of the search, counted from 1.
    step: int


@dataclass(frozen=True)
class Part:
    """A part of what is said, ``"leaves"``, ``"entered"``, ``"returned"`` or ``"steps"``, compared by itself."""

    about: str
    difference: Optional[Difference]


@dataclass(frozen=True)
class Explanation:
    """Known mistakes that explain what is said, and the smallest tree on which they show."""

    mistakes: tuple[str, ...]
    shows_on: Optional[str]


@dataclass(frozen=True)
class Checked:
    """The result of a check."""

    #: The number of lines that say something.
    said: int
    #: The number of leaves that are said to be looked at.
    leaves: int
    #: What is compared, part by part.
    parts: tuple[Part, ...]
    #: The first difference; ``None`` if the program does what the search does.
    difference: Optional[Difference]
    #: The other options with which the search does the same as the program.
    agrees: tuple[dict[str, str], ...]
    #: The smallest sets of known mistakes that explain what is said.
    explained: tuple[Explanation, ...]

    @property
    def ok(self) -> bool:
        """``True`` if the program does what the search does."""
        return self.difference is None


def check(said: Union[str, Iterable[object]], search: SearchName, game: object, **options: Option) -> Checked:
    """Checks what a program says that it does against a search, and returns the first difference.

    ``said`` is text, in the lines that ``plyscope check`` reads; or events, or values of leaves, or lines, in order.
    The other arguments are those of ``search``. Ctrl-C ends it.

    Raises ``TraceError`` if it can't be read, and the errors of ``search``.

    >>> checked = check([3, 12, 8, 2, 4, 6], "alpha-beta", [[3, 12, 8], [2, 4, 6]])
    >>> checked.ok, checked.difference.said, checked.difference.wanted
    (False, 'leaf 4', None)
    >>> checked.explained[0]
    Explanation(mistakes=('no-cut',), shows_on='[2,[1,3]]')
    """
    text = said if isinstance(said, str) else "\n".join(map(_line, said))
    name, given = named(search, options)
    of: dict[str, Any] = json.loads(_plyscope.check(text, name, source(game), given))
    return Checked(
        said=of["said"],
        leaves=of["leaves"],
        parts=tuple(Part(part["about"], _difference(part["difference"])) for part in of["parts"]),
        difference=_difference(of["difference"]),
        agrees=tuple(dict(options) for options in of["agrees"]),
        explained=tuple(Explanation(tuple(one["mistakes"].split(", ")), one["shows_on"]) for one in of["explained"]),
    )


def _line(said: object) -> str:
    if isinstance(said, Event):
        return said.json()
    if isinstance(said, tuple):
        # The events of a step.
        return "\n".join(map(_line, said))
    return str(said)


def _difference(of: Optional[dict[str, Any]]) -> Optional[Difference]:
    return None if of is None else Difference(**of)
