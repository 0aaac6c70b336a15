"""Exercises on paper, with their answers."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Optional, Union

from . import _plyscope
from .options import Option, SearchName, named
from .sources import source

__all__ = ["Sheets", "sheet"]


@dataclass(frozen=True)
class Sheets:
    """Exercises on paper. A notebook shows them."""

    #: The exercises as dictionaries: the search, its options, the game, the leaves in order, the value and the best
    #: move; of a tree that was made, also how often each feature occurs.
    exercises: tuple[dict[str, Any], ...]
    #: A page to print, a sheet an exercise.
    html: str = field(repr=False)
    #: The same with the answers.
    html_key: str = field(repr=False)
    #: A LaTeX document, a page an exercise.
    latex: str = field(repr=False)
    #: The same with the answers.
    latex_key: str = field(repr=False)

    def _repr_html_(self) -> str:
        return self.html


def sheet(
    search: SearchName,
    game: object = None,
    *,
    count: int = 1,
    seed: int = 1,
    plies: int = 3,
    children: tuple[int, int] = (2, 3),
    values: tuple[int, int] = (1, 30),
    wishes: Optional[Mapping[str, Union[int, str]]] = None,
    language: str = "en",
    **options: Option,
) -> Sheets:
    """Returns exercises of a search on paper: of a game, or of ``count`` trees that are made to order.

    A tree that is made has so many ``plies``; each node has from ``children[0]`` to ``children[1]`` children, and leaves have
    ``values`` from the first to the second. ``wishes`` say how often a feature of ``plyscope sheet --with`` is to occur:
    ``{"deep-cuts": 1, "alpha-cuts": "1..3"}``. The same ``seed`` gives the same trees, no two of which are alike. ``language`` is
    ``"en"``, ``"it"``, ``"nb"`` or ``"sk"``. The other arguments are those of ``search``.

    Raises ``SearchError`` if there are no such trees or the search takes more than 1,000 steps, ``ValueError`` if there is no such
    wish or language, ``GameError`` if the game is not written as text, and the errors of ``search``.

    >>> sheets = sheet("alpha-beta", count=2, wishes={"alpha-cuts": 2})
    >>> [exercise["algorithm"] for exercise in sheets.exercises], sheets.html[:15]
    (['alpha-beta', 'alpha-beta'], '<!doctype html>')
    >>> sheet("minimax", [[3, 12], [2, 4]]).exercises[0]["value"]
    '3'
    """
    name, given = named(search, options)
    wished = [f"{feature}={times}" for feature, times in (wishes or {}).items()]
    made = (plies, tuple(children), tuple(values), wished, seed, count)
    read = None if game is None else source(game)
    html, html_key, latex, latex_key, exercises = _plyscope.sheet(name, given, read, made, language)
    return Sheets(tuple(json.loads(exercises)), html, html_key, latex, latex_key)
