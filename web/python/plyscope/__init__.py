"""Searches of game trees, step by step, in notebooks."""

from pathlib import Path

import anywidget
import traitlets

__all__ = ["Plyscope"]


class Plyscope(anywidget.AnyWidget):
    """A search of a game tree, shown step by step.

    >>> scope = Plyscope("sss-star", "[[3,12,8],[2,4,6]]", at=7)

    The step that is shown is ``scope.at``: it follows the reader, and setting it shows
    that step. ``scope.events`` has the events of the step, as in a trace.
    """

    _esm = Path(__file__).parent / "static" / "widget.js"

    algorithm = traitlets.Unicode("alpha-beta", help="The search, as `plyscope list` names it.").tag(sync=True)
    game = traitlets.Unicode("[[3,12,8],[2,4,6],[14,5,2]]", help="The tree or the game.").tag(sync=True)
    options = traitlets.Dict(help="The options of the search, by their name.").tag(sync=True)
    at = traitlets.Union(
        [traitlets.Int(), traitlets.Unicode()],
        default_value=0,
        help="The step that is shown; it can be set to what a link takes, such as 'end' or 'cutoff:2'.",
    ).tag(sync=True)
    height = traitlets.Int(480, help="The height in pixels.").tag(sync=True)
    steps = traitlets.Int(0, help="The number of steps, once the run is shown.").tag(sync=True)
    events = traitlets.List(help="The events of the step that is shown.").tag(sync=True)

    def __init__(self, algorithm=None, game=None, **traits):
        for name, value in traits.items():
            if name not in self.class_trait_names():
                raise TypeError(f"{name} is no argument; an option of the search stands in options={{{name!r}: {value!r}}}")
        given = {"algorithm": algorithm, "game": game}
        traits.update({name: value for name, value in given.items() if value is not None})
        super().__init__(**traits)
