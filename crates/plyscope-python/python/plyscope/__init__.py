"""Searches of game trees, step by step: alpha-beta, SSS*, B*, MTD, UCT and others.

>>> import plyscope
>>> plyscope.run("alpha-beta", [[3, 12, 8], [2, 4, 6], [14, 5, 2]]).value
3

``search`` goes through a search step by step, ``run`` runs it to its end, ``trace`` returns all its events as text,
``draw`` its tree as a picture. ``check`` compares another program with a search, and ``compare`` searches with each other. ``sheet`` makes exercises on paper.
``show`` has a notebook show a search, by the widget ``Plyscope``; both need ``pip install plyscope[widget]``.
"""

from __future__ import annotations

from importlib.metadata import version as _version
from typing import TYPE_CHECKING, Any

from . import events
from .catalogue import games, searches
from .checks import Checked, check
from .comparisons import Comparison, Ray, compare
from .drawings import Drawing, draw
from .errors import ComparisonError, GameError, OptionError, PlyscopeError, SearchError, TraceError
from .events import Event, Node
from .sources import Game, OpenSpiel
from .searching import OpenState, Result, Search, run, search, trace
from .sheets import Sheets, sheet

if TYPE_CHECKING:
    from .widget import Plyscope as Plyscope, show as show

# Not the widget, which needs another package: all names are there for `import *`.
__all__ = [
    "Checked",
    "Comparison",
    "ComparisonError",
    "Drawing",
    "Event",
    "Game",
    "GameError",
    "Node",
    "OpenSpiel",
    "OpenState",
    "OptionError",
    "PlyscopeError",
    "Ray",
    "Result",
    "Search",
    "SearchError",
    "Sheets",
    "TraceError",
    "check",
    "compare",
    "draw",
    "events",
    "games",
    "run",
    "search",
    "searches",
    "sheet",
    "trace",
]

__version__ = _version("plyscope")


def __getattr__(name: str) -> Any:
    # The widget needs anywidget, and the rest doesn't.
    if name in ("Plyscope", "show"):
        try:
            from . import widget
        except ModuleNotFoundError as error:
            if error.name not in ("anywidget", "traitlets"):
                raise
            raise ImportError("the widget needs anywidget: pip install 'plyscope[widget]'") from error
        return getattr(widget, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
