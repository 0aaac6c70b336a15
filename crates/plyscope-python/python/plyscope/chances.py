"""Probabilities as Python programs write them, and the whole numbers that the engine takes."""

from __future__ import annotations

import math
from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from numbers import Integral, Rational, Real
from typing import Any, Optional

from .errors import GameError

__all__ = ["weights"]

# Fractions with denominators up to this one lie further apart than a sum of floats is wrong.
_GREATEST_DENOMINATOR = 100_000
_ROUNDING = 1e-12
#: The greatest sum of weights that the engine takes.
_MOST = 2**30 - 1


def weights(probabilities: Iterable[Any]) -> list[int]:
    """Returns the weights of moves, whole numbers in lowest terms: the probability of a move is its weight over their sum.

    ``probabilities`` are whole numbers, which are weights already, or they are ``Fraction``, ``Decimal`` and ``float``, and
    add up to 1. A ``float`` is the fraction that it stands for: ``0.3`` is 3/10, and ``1 / 3`` is 1/3.

    Raises ``GameError`` if one isn't a number above 0, or if they don't add up to 1.

    >>> weights([1, 1, 2]), weights([0.3, 0.7]), weights([1 / 3, 2 / 3]), weights([Fraction(1, 6), Fraction(5, 6)])
    ([1, 1, 2], [3, 7], [1, 2], [1, 5])
    >>> weights([0.3, 0.6])
    Traceback (most recent call last):
    ...
    plyscope.errors.GameError: the probabilities of chance(position) should add up to 1; 0.3, 0.6 add up to 9/10
    """
    given = list(probabilities)
    exact = [_exact(number) for number in given]
    for number, value in zip(given, exact):
        if value is None:
            raise GameError(f"chance(position) should be numbers, one for each move; {number!r} is none")
        if value < 0:
            raise GameError(f"a probability of chance(position) should be above 0; one is {number!r}")
        if value == 0:
            raise GameError("what has the probability 0 never comes: leave it out of moves(position) and chance(position)")
    fractions = [value for value in exact if value is not None]
    if not all(isinstance(number, Integral) for number in given) and sum(fractions) != 1:
        shown = ", ".join(map(str, given))
        raise GameError(f"the probabilities of chance(position) should add up to 1; {shown} add up to {sum(fractions)}")
    whole = math.lcm(*(value.denominator for value in fractions))
    parts = [int(value * whole) for value in fractions]
    common = math.gcd(*parts)
    parts = [part // (common or 1) for part in parts]
    if sum(parts) > _MOST:
        raise GameError(f"the probabilities of chance(position) have a common denominator that is too great, {sum(parts)}: up to {_MOST}")
    return parts


def _exact(number: Any) -> Optional[Fraction]:
    """Returns a number as a fraction; ``None`` if it is none, or infinite."""
    if isinstance(number, bool):
        return None
    if isinstance(number, Integral):
        return Fraction(int(number))
    if isinstance(number, (Rational, Decimal)):
        try:
            return Fraction(number)
        except (ValueError, OverflowError):
            return None
    if not isinstance(number, Real) or not math.isfinite(number):
        return None
    value = float(number)
    simple = Fraction(value).limit_denominator(_GREATEST_DENOMINATOR)
    # Other floats are the decimal numbers that Python writes.
    return simple if abs(float(simple) - value) <= _ROUNDING else Fraction(repr(value))
