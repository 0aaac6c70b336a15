"""Searches and their options, as the engine takes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Union

from .errors import OptionError, SearchError

__all__ = ["Option", "SearchName", "described", "named"]

#: The value of an option: text, a number, ``True`` and ``False`` for ``on`` and ``off``, or several numbers.
Option = Union[str, float, bool, tuple[float, ...], range]
#: A search: its name, also with options as on the command line, ``"alpha-beta table=on"``; or its name and its options.
SearchName = Union[str, tuple[str, Mapping[str, Option]]]


def named(search: SearchName, options: Mapping[str, Option]) -> tuple[str, list[tuple[str, str]]]:
    """Returns the name of a search, and its options as text."""
    if isinstance(search, tuple):
        name, more = search
        return named(name, {**more, **options})
    if not isinstance(search, str):
        raise SearchError(f"a search is called by its name, such as 'alpha-beta'; this is {search!r}")
    name, *words = search.split() or [""]
    given = []
    for word in words:
        option, equals, value = word.partition("=")
        if not equals:
            raise OptionError(f"an option is written name=value; this is {word}")
        given.append((option, value))
    return name, given + [(option.replace("_", "-"), _written(value)) for option, value in options.items()]


def described(search: SearchName, options: Mapping[str, Option]) -> str:
    """Returns a search with its options in one line."""
    name, given = named(search, options)
    return " ".join([name, *(f"{option}={value}" for option, value in given)])


def _written(value: Option) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, range):
        return f"{value.start}..{value.stop}"
    if isinstance(value, (tuple, list)):
        return ",".join(map(str, value))
    return str(value)
