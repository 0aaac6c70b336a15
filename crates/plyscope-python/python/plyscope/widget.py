"""Searches of game trees, step by step, in notebooks."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Union
from uuid import uuid4

import anywidget
import traitlets

from .errors import GameError
from .options import Option, SearchName, named
from .sources import source

__all__ = ["Plyscope", "show"]

_STATIC = Path(__file__).parent / "static"
# The modules of games that have one of their own, which the widget asks for.
_MODULES = {path.name: path for path in _STATIC.glob("*.wasm.gz")}


class _Game(traitlets.Unicode):
    def validate(self, obj: Any, value: Any) -> Any:
        text = source(value)
        if not isinstance(text, str):
            raise GameError("a game by its functions has no text, which the widget needs")
        return super().validate(obj, text)


class Plyscope(anywidget.AnyWidget):
    """A search of a game tree, shown step by step.

    >>> scope = Plyscope("sss-star", "[[3,12,8],[2,4,6]]", at=7)

    The game is text, or a tree of lists and tuples, ``[[3, 12, 8], [2, 4, 6]]``.
    The step that is shown is ``scope.at``: it follows the reader, and setting it shows
    that step. ``scope.events`` has the events of the step, as in a trace.

    What a cell displays also gets a picture of the step that is shown first, so that a
    saved notebook has it.
    """

    _esm = _STATIC / "widget.js"

    algorithm = traitlets.Unicode("alpha-beta", help="The search, as `plyscope list` names it.").tag(sync=True)
    game = _Game("[[3,12,8],[2,4,6],[14,5,2]]", help="The tree or the game.").tag(sync=True)
    options = traitlets.Dict(help="The options of the search, by their name.").tag(sync=True)
    at = traitlets.Union(
        [traitlets.Int(), traitlets.Unicode()],
        default_value=0,
        help="The step that is shown; it can be set to what a link takes, such as 'end' or 'cutoff:2'.",
    ).tag(sync=True)
    height = traitlets.Int(480, help="The height in pixels.").tag(sync=True)
    steps = traitlets.Int(0, help="The number of steps, once the run is shown.").tag(sync=True)
    events = traitlets.List(help="The events of the step that is shown.").tag(sync=True)

    # The object, for the widget.
    _key = traitlets.Unicode().tag(sync=True)

    def __init__(self, algorithm: str | None = None, game: object = None, **traits: Any) -> None:
        for name, value in traits.items():
            if name not in self.class_trait_names():
                raise TypeError(f"{name} is no argument; an option of the search stands in options={{{name!r}: {value!r}}}")
        given = {"algorithm": algorithm, "game": game}
        traits.update({name: value for name, value in given.items() if value is not None})
        # Where it is displayed without a picture.
        self._places: list[Any] = []
        super().__init__(_key=uuid4().hex, **traits)
        self.on_msg(self._receive)

    def __repr__(self) -> str:
        options = f", options={self.options!r}" if self.options else ""
        return f"Plyscope({self.algorithm!r}, {self.game!r}{options}, at={self.at!r})"

    def _ipython_display_(self) -> None:
        # The widget draws the picture, at the size that it has, and then it is put beside the widget.
        from IPython.display import display

        place = display(self._bundle(), raw=True, display_id=True)
        # Without IPython, the text was printed.
        if place is not None:
            self._places.append(place)

    def _bundle(self) -> Any:
        if self.comm is None:
            return {"text/plain": repr(self)}
        return super()._repr_mimebundle_()[0]

    def _receive(self, _: object, content: Any, buffers: object) -> None:
        if content.get("file") in _MODULES:
            name = content["file"]
            self.send({"file": name}, buffers=[_MODULES[name].read_bytes()])
        elif "picture" in content:
            picture = {"image/svg+xml": content["picture"], "text/plain": f"{self!r}\n{content['link']}"}
            for place in self._places:
                place.update({**self._bundle(), **picture}, raw=True)
            self._places.clear()


def show(
    search: SearchName, game: object, *, at: Union[int, str] = 0, height: int = 480, **options: Option
) -> Plyscope:
    """Returns the widget of a search, for a notebook to show.

    ``at`` is the step that is shown first, and ``height`` is in pixels. The other arguments are those of ``search``;
    a game by its functions has no text and can't be shown.

    >>> show("alpha-beta", [[3, 12], [2, 4]], at="end", fail="hard")
    Plyscope('alpha-beta', '[[3,12],[2,4]]', options={'fail': 'hard'}, at='end')
    """
    name, given = named(search, options)
    return Plyscope(name, game, options=dict(given), at=at, height=height)
