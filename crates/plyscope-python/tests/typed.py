"""A program that uses all of the package, for the checks of types. It isn't run."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

import plyscope
from plyscope.events import Cutoff, Value


class Takeaway:
    start = (9, True)

    def player(self, position: tuple[int, bool]) -> str:
        return "max" if position[1] else "min"

    def moves(self, position: tuple[int, bool]) -> Iterable[int]:
        return range(1, min(position[0], 3) + 1)

    def play(self, position: tuple[int, bool], taken: int) -> tuple[int, bool]:
        return position[0] - taken, not position[1]

    def value(self, position: tuple[int, bool]) -> float:
        return -1 if position[1] else 1


game: plyscope.Game = Takeaway()
search: plyscope.Search = plyscope.search("alpha-beta", game, table=True, depth=5)
cut: list[plyscope.Node] = [node for events in search for event in events if isinstance(event, Cutoff) for node in event.pruned]
numbers: list[int] = [node.number for node in cut]
result: plyscope.Result = plyscope.run("mtd", "random:depth=4", start=3)
value: Value | None = result.value
leaves: int = result.leaves
states: list[tuple[plyscope.Node, str, Value]] = [(state.node, state.status, state.merit) for state in search.open or ()]
text: str = plyscope.trace("sss-star", [[3, 12], [2, 4]])
svg: str = plyscope.draw("sss-star", [[3, 12], [2, 4]], at=3, overlays=["line"]).svg
checked: plyscope.Checked = plyscope.check([3, 12], "alpha-beta", [[3, 12], [2, 4]])
line: int | None = checked.difference.line if checked.difference else None
with ThreadPoolExecutor() as threads:
    compared = plyscope.compare(["minimax", ("alpha-beta", {"table": True})], "random", range(99), client=threads)
both: plyscope.Comparison = compared + compared
means: dict[str, float] = {row.search: row.mean for row in both.rows() if row.count == "leaves"}
try:
    plyscope.run("minimax", "[")
except plyscope.GameError as error:
    place: tuple[int, int] | None = error.at
