"""The searches and the games that there are."""

from __future__ import annotations

from dataclasses import dataclass

from . import _plyscope

__all__ = ["Entry", "OptionSpec", "games", "searches"]


@dataclass(frozen=True)
class OptionSpec:
    """An option: the values that it takes, its default, and what it is."""

    name: str
    takes: str
    default: str
    about: str


@dataclass(frozen=True)
class Entry:
    """A search or a game, with its options; a game also has an example."""

    name: str
    about: str
    example: str
    options: tuple[OptionSpec, ...]


def searches() -> tuple[Entry, ...]:
    """Returns all searches, as ``plyscope list`` does.

    >>> searches()[0].name
    'minimax'
    """
    return _entries(_plyscope.catalogue()[0])


def games() -> tuple[Entry, ...]:
    """Returns all games that text can name.

    >>> games()[0].example
    'tree:[[3,12,8],[2,4,6],[14,5,2]]'
    """
    return _entries(_plyscope.catalogue()[1])


def _entries(entries: list[_plyscope.Entry]) -> tuple[Entry, ...]:
    return tuple(
        Entry(name, about, example, tuple(OptionSpec(*option) for option in options))
        for name, about, example, options in entries
    )
