"""Pictures of the tree of a search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Optional, Union

from . import _plyscope
from .sources import source
from .options import Option, SearchName, named

__all__ = ["Drawing", "draw"]


@dataclass(frozen=True)
class Drawing:
    """The tree after a step. A notebook shows it."""

    #: The step, and the last one.
    step: int
    steps: int
    #: As SVG, with the colours that suit the reader's.
    svg: str = field(repr=False)
    #: As TikZ, a ``tikzpicture`` for a document that loads ``tikz``.
    tikz: str = field(repr=False)

    def _repr_svg_(self) -> str:
        return self.svg


def draw(
    search: SearchName,
    game: object,
    *,
    at: Union[int, str] = "end",
    width: Optional[int] = None,
    height: Optional[int] = None,
    overlays: Sequence[str] = (),
    **options: Option,
) -> Drawing:
    """Returns the picture of a tree after a step of a search.

    ``at`` is the step: 0 is the start, ``"end"`` the last one. ``width`` and ``height`` are in pixels.
    ``overlays`` are drawn over the tree: ``"critical"``, ``"line"``, ``"solution"`` and
    ``"leaves"``, as those of ``plyscope draw --overlay``. The
    other arguments are those of ``search``.

    Raises ``IndexError`` if there is no such step, ``ValueError`` if there is no such overlay, and the errors
    of ``search``.

    >>> drawing = draw("sss-star", [[3, 12, 8], [2, 4, 6]], at=7)
    >>> drawing, drawing.svg[:4]
    (Drawing(step=7, steps=12), '<svg')
    """
    if isinstance(at, str) and at != "end":
        raise ValueError(f"at is the number of a step, or 'end'; it is {at!r}")
    if isinstance(at, int) and at < 0:
        raise IndexError(f"there is no step {at}: the first is 0, the start")
    name, given = named(search, options)
    step = at if isinstance(at, int) else None
    svg, tikz, step, steps = _plyscope.draw(name, source(game), given, step, width, height, list(overlays))
    return Drawing(step, steps, svg, tikz)
