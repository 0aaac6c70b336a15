"""What is wrong with what was asked for: exceptions with a message and, where there is one, a place."""

from __future__ import annotations

from typing import Optional

__all__ = ["ComparisonError", "GameError", "OptionError", "PlyscopeError", "SearchError", "TraceError"]


class PlyscopeError(ValueError):
    """An error of this package; each of the others is one, and a ``ValueError``."""


class GameError(PlyscopeError):
    """A game that can't be read, or that the search can't play.

    >>> import plyscope
    >>> try:
    ...     plyscope.run("minimax", "[[3,12],[2,4)]")
    ... except plyscope.GameError as error:
    ...     print(error.at, error.line, error.column)
    (12, 13) 1 13
    """

    def __init__(
        self,
        message: str,
        *,
        at: Optional[tuple[int, int]] = None,
        line: Optional[int] = None,
        column: Optional[int] = None,
    ) -> None:
        super().__init__(message)
        #: Where the text is wrong, in characters from its start: ``text[at[0]:at[1]]``.
        self.at = at
        #: The line, counted from 1.
        self.line = line
        #: The column in that line, in characters, counted from 1.
        self.column = column


class SearchError(PlyscopeError):
    """A search that doesn't exist."""


class OptionError(PlyscopeError):
    """An option that the search doesn't have, or a value that it doesn't take."""

    def __init__(self, message: str, *, option: Optional[str] = None) -> None:
        super().__init__(message)
        #: The name of the option.
        self.option = option


class TraceError(PlyscopeError):
    """Something that a program says, and that can't be read or compared."""

    def __init__(self, message: str, *, line: Optional[int] = None) -> None:
        super().__init__(message)
        #: The line, counted from 1.
        self.line = line


class ComparisonError(PlyscopeError):
    """Comparisons that can't be added, or a part of one that couldn't be computed."""
