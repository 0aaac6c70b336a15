"""Trees as Python programs have them, as text in the notation."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator, Mapping
from numbers import Real
from typing import Any, Optional

from .errors import GameError

__all__ = ["anytree_text", "networkx_text", "text_of"]


def text_of(tree: object, place: str = "game") -> str:
    """Returns a tree of numbers, lists, tuples and maps in the notation. ``place`` is what messages call it.

    >>> text_of([[3, 12], (2, float("inf"))])
    '[[3,12],[2,inf]]'
    """
    return _written(tree, place, _parts_of)


# What a node is written as: a text, or what stands before and after its parts, and the parts, each with the text before
# it and its place.
_Parts = tuple[str, str, Iterator[tuple[str, object, str]]]


def _written(root: object, place: str, parts_of: Callable[[Any, str], str | _Parts]) -> str:
    """Writes a tree without recursion: a tree may be deeper than Python's stack."""
    out: list[str] = []
    path: set[int] = set()
    stack: list[tuple[int, str, Iterator[tuple[str, object, str]], bool]] = []

    def begin(node: object, place: str) -> None:
        parts = parts_of(node, place)
        if isinstance(parts, str):
            out.append(parts)
            return
        if id(node) in path:
            raise GameError(f"{place}: this contains itself, and so is no tree")
        before, after, rest = parts
        out.append(before)
        path.add(id(node))
        stack.append((id(node), after, rest, True))

    begin(root, place)
    while stack:
        key, after, rest, is_first = stack.pop()
        part = next(rest, None)
        if part is None:
            path.discard(key)
            out.append(after)
            continue
        stack.append((key, after, rest, False))
        label, node, where = part
        out.append(label if is_first else f",{label}")
        begin(node, where)
    return "".join(out)


def _parts_of(tree: object, place: str) -> str | _Parts:
    if hasattr(tree, "tolist"):
        # That of NumPy.
        tree = tree.tolist()
    if isinstance(tree, str):
        return json.dumps(tree, ensure_ascii=False)
    if isinstance(tree, Mapping):
        keys = ((f"{json.dumps(str(key), ensure_ascii=False)}:", part, f"{place}[{key!r}]") for key, part in tree.items())
        return "{", "}", keys
    if isinstance(tree, (list, tuple)):
        return "[", "]", (("", part, f"{place}[{index}]") for index, part in enumerate(tree))
    return _number(tree, place)


def _number(value: object, place: str) -> str:
    if isinstance(value, Real) and not isinstance(value, bool) and not math.isnan(value):
        return str(value)
    raise GameError(f"{place}: {value!r} is no tree; a tree is a number, or a list or tuple of trees, or text")


def anytree_text(root: Any) -> str:
    """Returns a tree of ``anytree`` nodes in the notation: the name of each, and the ``value`` of a leaf."""

    def parts_of(node: Any, place: str) -> str | _Parts:
        before, after = _braces(getattr(node, "name", None), getattr(node, "player", None))
        if node.children:
            children = (("", child, f"{place}.children[{index}]") for index, child in enumerate(node.children))
            return f'{before}"children":[', f"]{after}", children
        return f'{before}"value":{_leaf(getattr(node, "value", None), place)}{after}'

    return _written(root, "game", parts_of)


def networkx_text(graph: Any) -> str:
    """Returns a directed graph of ``networkx`` in the notation.

    The root is the one node without predecessors. The children of a node are its successors, in their
    order; ``value`` of a node is the value of a leaf, and ``player`` who is to move. A node with several
    predecessors is a position that several lines of play come to.
    """
    roots = [node for node in graph if graph.in_degree(node) == 0]
    if len(roots) != 1:
        raise GameError(f"a graph has one node without predecessors, the root; this one has {len(roots)}")
    ids: dict[Any, int] = {}
    on_path: set[Any] = set()
    out: list[str] = []
    # What is still to be written: a text, a node, or a node whose children are written.
    stack: list[tuple[str, Any]] = [("node", roots[0])]
    while stack:
        what, node = stack.pop()
        if what == "text":
            out.append(node)
        elif what == "end":
            on_path.discard(node)
        elif node in on_path:
            raise GameError(f"the graph has a cycle through {node!r}: no line of play would end")
        elif node in ids:
            out.append(f'{{"same":{json.dumps(str(ids[node]))}}}')
        else:
            before, after = _braces(node, graph.nodes[node].get("player"))
            if graph.in_degree(node) > 1:
                ids[node] = len(ids) + 1
                before += f'"id":{json.dumps(str(ids[node]))},'
            children = list(graph.successors(node))
            if not children:
                out.append(f'{before}"value":{_leaf(graph.nodes[node].get("value"), repr(node))}{after}')
                continue
            out.append(f'{before}"children":[')
            on_path.add(node)
            stack += [("end", node), ("text", f"]{after}")]
            for index, child in reversed(list(enumerate(children))):
                stack.append(("node", child))
                if index > 0:
                    stack.append(("text", ","))
    return "".join(out)


def _braces(name: object, player: Optional[str]) -> tuple[str, str]:
    """Returns what stands before the value or the children of a node, and behind them."""
    named = "" if name is None else f'"name":{json.dumps(str(name), ensure_ascii=False)},'
    return f"{{{named}" + ("" if player is None else f'"player":{json.dumps(player)},'), "}"


def _leaf(value: object, place: str) -> str:
    if value is None:
        raise GameError(f"{place}: a leaf needs a value")
    return _number(value, place)
