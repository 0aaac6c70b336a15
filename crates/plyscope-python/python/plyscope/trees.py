"""A tree as Python has it."""

import json
import math
from collections.abc import Mapping
from numbers import Real


def text_of(tree, place="game"):
    """Returns a tree of numbers, lists, tuples and maps in the notation."""
    if hasattr(tree, "tolist"):
        # That of NumPy.
        tree = tree.tolist()
    if isinstance(tree, str):
        return json.dumps(tree, ensure_ascii=False)
    if isinstance(tree, Mapping):
        parts = (f"{text_of(str(key))}:{text_of(part, f'{place}[{key!r}]')}" for key, part in tree.items())
        return f"{{{','.join(parts)}}}"
    if isinstance(tree, (list, tuple)):
        return f"[{','.join(text_of(part, f'{place}[{index}]') for index, part in enumerate(tree))}]"
    if isinstance(tree, Real) and not isinstance(tree, bool) and not math.isnan(tree):
        return str(tree)
    raise TypeError(f"{place}: {tree!r} is no tree; a tree is a number, or a list or tuple of trees, or text")
