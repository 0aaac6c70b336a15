"""The events of a search, one class for each kind, with the names and the fields of the trace format.

A value is from MAX's point of view: an ``int``, a ``float`` where it has decimals or is infinite, or a
``Fraction`` in games with chance. ``math.nan`` is a value that nobody knows. A field that an event
doesn't have is ``None``.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from fractions import Fraction
from typing import Any, ClassVar, Optional, Union

__all__ = [
    "Backup",
    "Chance",
    "Child",
    "Choose",
    "Cutoff",
    "Done",
    "Enter",
    "Estimate",
    "Evaluate",
    "Event",
    "Expand",
    "Incumbent",
    "Leave",
    "Lookup",
    "Mover",
    "Node",
    "Order",
    "Pass",
    "Payoffs",
    "Playout",
    "Pop",
    "Prove",
    "Purge",
    "Push",
    "Same",
    "Select",
    "Store",
    "Value",
    "Visit",
]

Value = Union[int, float, Fraction]


class Node(str):
    """A node: its dotted path, such as ``"2.1"``, with its number in the order of generation.

    The root is ``"e"``, and has the number 0.

    >>> node = Node("2.1", 5)
    >>> node == "2.1", node.number
    (True, 5)
    """

    number: int

    def __new__(cls, path: str, number: int) -> Node:
        node = super().__new__(cls, path)
        node.number = number
        return node

    def __getnewargs__(self) -> tuple[str, int]:  # type: ignore[override]
        return str(self), self.number


@dataclass(frozen=True)
class Child:
    """A child that an expansion generates: the name of the move, and its bounds in B* and branch and bound."""

    node: Node
    move: Optional[str] = None
    lower: Optional[Value] = None
    upper: Optional[Value] = None


@dataclass(frozen=True)
class Event:
    """Something that a search does. ``t`` counts events from 1."""

    #: The kind of the event, as a trace calls it.
    event: ClassVar[str] = ""
    t: int

    def json(self) -> str:
        """The line of a trace.

        >>> Enter(1, Node("e", 0), -math.inf, math.inf).json()
        '{"t":1,"event":"enter","node":"e","alpha":"-inf","beta":"inf"}'
        """
        line: dict[str, object] = {"t": self.t, "event": self.event}
        for field in fields(self)[1:]:
            value = getattr(self, field.name)
            # The move to play is told even where there is none.
            if value is not None or (field.name == "best" and isinstance(self, Done)):
                line[field.name.rstrip("_")] = _plain(value)
        return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


@dataclass(frozen=True)
class Pass(Event):
    """A new search of the root begins."""

    event = "pass"
    number: int
    alpha: Value
    beta: Value


@dataclass(frozen=True)
class Enter(Event):
    """Work begins, or begins again, at a node, with this window."""

    event = "enter"
    node: Node
    alpha: Value
    beta: Value


@dataclass(frozen=True)
class Expand(Event):
    """The successors of a node are generated."""

    event = "expand"
    node: Node
    children: tuple[Child, ...]


@dataclass(frozen=True)
class Evaluate(Event):
    """A leaf is evaluated: its value, or in B* and branch and bound its bounds."""

    event = "evaluate"
    node: Node
    value: Optional[Value] = None
    lower: Optional[Value] = None
    upper: Optional[Value] = None


@dataclass(frozen=True)
class Backup(Event):
    """A child's result reaches its parent, which now has this value; in B*, the node has these bounds."""

    event = "backup"
    node: Node
    from_: Optional[Node] = None
    value: Optional[Value] = None
    lower: Optional[Value] = None
    upper: Optional[Value] = None
    alpha: Optional[Value] = None
    beta: Optional[Value] = None


@dataclass(frozen=True)
class Cutoff(Event):
    """The rest of a node's children, ``pruned``, is never entered. ``by`` is ``"alpha"`` or ``"beta"``."""

    event = "cutoff"
    node: Node
    by: str
    value: Value
    bound: Value
    pruned: tuple[Node, ...]


@dataclass(frozen=True)
class Leave(Event):
    """Work at a node ends. ``bound`` says what its value is: ``"exact"``, ``"lower"`` or ``"upper"``."""

    event = "leave"
    node: Node
    value: Value
    bound: str


@dataclass(frozen=True)
class Lookup(Event):
    """The transposition table is read."""

    event = "lookup"
    node: Node
    value: Optional[Value] = None
    bound: Optional[str] = None
    hit: bool = False


@dataclass(frozen=True)
class Store(Event):
    """The transposition table is written."""

    event = "store"
    node: Node
    value: Value
    bound: str


@dataclass(frozen=True)
class Pop(Event):
    """The head leaves OPEN. ``status`` is ``"live"`` or ``"solved"``, ``case`` that of SSS*, 1 to 6."""

    event = "pop"
    node: Node
    status: str
    merit: Value
    case: Optional[int] = None
    bound: Optional[Value] = None


@dataclass(frozen=True)
class Push(Event):
    """A state enters OPEN."""

    event = "push"
    node: Node
    status: str
    merit: Value


@dataclass(frozen=True)
class Purge(Event):
    """States leave OPEN unexamined."""

    event = "purge"
    nodes: tuple[Node, ...]


@dataclass(frozen=True)
class Choose(Event):
    """B* chooses its strategy at the root, ``"prove-best"`` or ``"disprove-rest"``, and the child it works on."""

    event = "choose"
    strategy: str
    node: Node
    because: str


@dataclass(frozen=True)
class Select(Event):
    """The best-first descent arrives at this leaf of the tree so far."""

    event = "select"
    node: Node


@dataclass(frozen=True)
class Incumbent(Event):
    """Branch and bound has found its best solution so far."""

    event = "incumbent"
    node: Node
    value: Value


@dataclass(frozen=True)
class Prove(Event):
    """The two numbers of a node in proof-number search."""

    event = "prove"
    node: Node
    proof: Value
    disproof: Value


@dataclass(frozen=True)
class Playout(Event):
    """Random moves were played from a node, so many plies, to a position with this value."""

    event = "playout"
    node: Node
    value: Value
    plies: int


@dataclass(frozen=True)
class Visit(Event):
    """A playout is counted at a node: the number of its playouts, and the sum of their results."""

    event = "visit"
    node: Node
    visits: int
    total: Value


@dataclass(frozen=True)
class Mover(Event):
    """At this child another player is to move than at the first, ``"max"`` or ``"min"``."""

    event = "mover"
    node: Node
    player: str


@dataclass(frozen=True)
class Chance(Event):
    """At this child chance is to move."""

    event = "chance"
    node: Node


@dataclass(frozen=True)
class Order(Event):
    """What the search remembers says that this child comes first: ``"pv"``, ``"table"``, ``"killer"`` or ``"history"``."""

    event = "order"
    node: Node
    first: Node
    because: str


@dataclass(frozen=True)
class Estimate(Event):
    """The node that was evaluated lies at the horizon, and the game goes on below."""

    event = "estimate"
    node: Node


@dataclass(frozen=True)
class Payoffs(Event):
    """What players 1, 2 and 3 get at a node of max-n."""

    event = "payoffs"
    node: Node
    first: Value
    second: Value
    third: Value


@dataclass(frozen=True)
class Same(Event):
    """A node of B* has the same position as an earlier one, ``of``."""

    event = "same"
    node: Node
    of: Node


@dataclass(frozen=True)
class Done(Event):
    """The search has ended. ``best`` is the root's child to play, ``line`` the end of the principal variation."""

    event = "done"
    value: Optional[Value] = None
    lower: Optional[Value] = None
    upper: Optional[Value] = None
    mean: Optional[Value] = None
    payoffs: Optional[tuple[Value, ...]] = None
    best: Optional[str] = None
    line: str = "e"
    reason: str = ""
    counts: Optional[Mapping[str, int]] = None


_INFINITIES = {"inf": math.inf, "-inf": -math.inf, "?": math.nan}


def value_of(written: Union[int, float, str]) -> Value:
    """Returns a value as a trace writes it."""
    if isinstance(written, str):
        known = _INFINITIES.get(written)
        return Fraction(written) if known is None else known
    return written


def node_of(written: str) -> Node:
    """Returns a node by both of its names, as the engine writes them: ``"2.1#5"``."""
    path, _, number = written.partition("#")
    return Node(path, int(number))


def _children(written: list[dict[str, Any]]) -> tuple[Child, ...]:
    return tuple(
        Child(node_of(child["node"]), child.get("move"), *(_bound(child.get(end)) for end in ("lower", "upper")))
        for child in written
    )


def _bound(written: Any) -> Optional[Value]:
    return None if written is None else value_of(written)


def _nodes(written: list[str]) -> tuple[Node, ...]:
    return tuple(map(node_of, written))


def _values(written: list[Any]) -> tuple[Value, ...]:
    return tuple(map(value_of, written))


_Read = Callable[[Any], object]
# How a field is read, by its type; others stay as they are.
_READS: dict[str, _Read] = {
    "Node": node_of,
    "Optional[Node]": node_of,
    "Value": value_of,
    "Optional[Value]": value_of,
    "tuple[Child, ...]": _children,
    "tuple[Node, ...]": _nodes,
    "Optional[tuple[Value, ...]]": _values,
}


def _reads(kind: type[Event]) -> dict[str, _Read]:
    typed = {field.name.rstrip("_"): str(field.type) for field in fields(kind)}
    return {name: _READS[of] for name, of in typed.items() if of in _READS}


_KINDS = {kind.event: (kind, _reads(kind)) for kind in Event.__subclasses__()}


def read(line: str) -> Event:
    """Returns the event of a line that has both names of nodes, as the engine writes it: ``"2.1#5"``."""
    written: dict[str, Any] = json.loads(line)
    kind, reads = _KINDS[written.pop("event")]
    for name, read in reads.items():
        if name in written:
            written[name] = read(written[name])
    if "from" in written:
        written["from_"] = written.pop("from")
    return kind(**written)


def _plain(value: object) -> object:
    """Returns a field as JSON has it."""
    if isinstance(value, float):
        if math.isfinite(value):
            return value
        return "?" if math.isnan(value) else "inf" if value > 0 else "-inf"
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if isinstance(value, Child):
        parts = ((field.name, getattr(value, field.name)) for field in fields(value))
        return {name: _plain(part) for name, part in parts if part is not None}
    return value
