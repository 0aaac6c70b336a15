"""Games as Python programs have them, for the engine."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Any, Optional, Protocol, Union

from . import _plyscope
from .chances import weights
from .errors import GameError
from .trees import anytree_text, networkx_text, text_of

__all__ = ["Game", "OpenSpiel", "Source", "is_one_game", "source"]

#: What the engine takes.
Source = Union[str, _plyscope.Rules]


class Game(Protocol):
    """A game that a program defines.

    It also has ``start``, the position at the root, or a function that returns it.

    ``player(position)``
        ``"max"`` or ``"min"``, who is to move; ``None`` where the game is over, if nobody is, and where chance
        moves. It is the same at all successors of a position, unless the game has chance. Without it, players take
        turns, and MAX begins.
    ``chance(position)``
        the probabilities of the moves, in their order, where chance moves: whole numbers, which are weights, such as
        ``[1, 1, 1]``, or ``Fraction`` and ``float``, which add up to 1. ``None`` where a player moves. A ``float`` is
        the fraction that it stands for: ``0.3`` is 3/10, and ``1 / 3`` is 1/3.
    ``parts``
        the common denominator of all means, in a game with chance: of the products of the probabilities on a line,
        such as 36 for two rolls of a die. Without it, all positions are looked at to find it, up to 200,000: down to its
        depth, if the search has one.
    ``evaluate(position)``
        the value at a horizon; without it, that is ``value``
    ``name(position, move)``
        the name of a move
    ``key(position)``
        the same for equal positions, and hashable; without it, positions are compared themselves
    ``decimals``, ``range``
        the number of decimals of values, 0 by default, and their least and greatest finite one
    ``merges``
        ``True``: searches that can remember positions do so by default
    ``endless``
        ``True``: a line may never end, and a search needs a depth

    The functions answer the same to the same question and change no position. Each is called once for
    a position, or a move.

    >>> import plyscope
    >>> class Takeaway:
    ...     "Take one to three; the player who takes the last one wins."
    ...     start = (9, "max")
    ...     def player(self, position):
    ...         return position[1]
    ...     def moves(self, position):
    ...         return range(1, min(position[0], 3) + 1)
    ...     def play(self, position, taken):
    ...         return position[0] - taken, "min" if position[1] == "max" else "max"
    ...     def value(self, position):
    ...         return -1 if position[1] == "max" else 1
    >>> result = plyscope.run("alpha-beta", Takeaway())
    >>> result.value, result.moves
    (1, (1, 1, 3, 1, 3))

    Means of chance are exact, each a ``Fraction``.

    >>> class Gamble:
    ...     "Take 3, or throw a die once and get what it shows."
    ...     start = "choice"
    ...     range = (1, 6)
    ...     def player(self, position):
    ...         return "max" if position == "choice" else None
    ...     def moves(self, position):
    ...         return {"choice": [3, "die"], "die": range(1, 7)}.get(position, [])
    ...     def play(self, position, move):
    ...         return move
    ...     def chance(self, position):
    ...         return [1 / 6] * 6 if position == "die" else None
    ...     def value(self, position):
    ...         return position
    >>> result = plyscope.run("minimax", Gamble())
    >>> result.value, result.move
    (Fraction(7, 2), 'die')
    """

    def moves(self, position: Any, /) -> Iterable[Any]:
        """The moves, in the order of the children; none if the game is over."""
        ...

    def play(self, position: Any, move: Any, /) -> Any:
        """The position after a move."""
        ...

    def value(self, position: Any, /) -> float:
        """The value to MAX, exact if the game is over."""
        ...


_NEEDED = ("start", "moves", "play", "value")
_OPTIONAL = ("player", "evaluate", "name", "key", "decimals", "range", "merges", "endless", "parts")


def source(game: object) -> Source:
    """Returns a game as the engine takes it; ``GameError`` if it is none."""
    if isinstance(game, str):
        return game
    if isinstance(game, _plyscope.Rules):
        return game
    if _is_rules(game):
        return _rules(game)
    if _has(game, "actions", "result", "utility", "to_move", "chances", "outcome", "probability"):
        return _rules(_AimaStochastic(game))
    if _has(game, "actions", "result", "utility", "to_move"):
        return _rules(_Aima(game))
    if _has(game, "new_initial_state"):
        return _rules(OpenSpiel(game))
    if _has(game, "legal_actions", "child", "returns", "current_player"):
        return _rules(OpenSpiel(game))
    if _has(game, "successors", "in_degree"):
        return networkx_text(game)
    if _has(game, "children", "parent", "is_leaf"):
        return anytree_text(game)
    return text_of(game)


def is_one_game(game: object) -> bool:
    """Returns ``False`` if this is a function that returns a game with a seed."""
    return not callable(game) or _is_rules(game)


def _is_rules(game: object) -> bool:
    return _has(game, "moves", "play") or _has(game, "play", "value")


def _has(game: object, *names: str) -> bool:
    return all(hasattr(game, name) for name in names)


def _rules(game: Any) -> _plyscope.Rules:
    for name in _NEEDED:
        value = getattr(game, name, None)
        if value is None or (name != "start" and not callable(value)):
            raise GameError(f"a game by its functions needs {name}: it has {', '.join(_NEEDED)}")
    start = game.start() if callable(game.start) else game.start
    functions = {name: getattr(game, name) for name in ("moves", "play", "value")}
    given: dict[str, Any] = {name: getattr(game, name, None) for name in _OPTIONAL}
    return _plyscope.Rules(start=start, chance=_chance(getattr(game, "chance", None)), **functions, **given)


def _chance(probabilities: Optional[Callable[[Any], Any]]) -> Optional[Callable[[Any], Optional[list[int]]]]:
    """Returns a function that returns weights, where this one returns probabilities."""
    if probabilities is None:
        return None
    if not callable(probabilities):
        raise GameError(f"chance should be a function of a position; it is {probabilities!r}")

    def chance(position: Any) -> Optional[list[int]]:
        given = probabilities(position)
        if given is not None and not isinstance(given, Iterable):
            raise GameError(f"chance(position) should be a list of probabilities, or None; it is {given!r}")
        return None if given is None else weights(given)

    return chance


class _Aima:
    """A game as the programs of the book "Artificial Intelligence: A Modern Approach" have it.

    MAX is the player who moves first.
    """

    def __init__(self, game: Any) -> None:
        self.start = game.initial
        self.play = game.result
        self._game = game
        self._max = game.to_move(game.initial)
        self._is_over = game.is_terminal if hasattr(game, "is_terminal") else game.terminal_test

    def moves(self, state: Any) -> list[Any]:
        return [] if self._is_over(state) else list(self._game.actions(state))

    def player(self, state: Any) -> str | None:
        if self._is_over(state):
            return None
        return "max" if self._game.to_move(state) == self._max else "min"

    def value(self, state: Any) -> Any:
        return self._game.utility(state, self._max)

    def name(self, state: Any, action: Any) -> str:
        return str(action)

    def key(self, state: Any) -> Hashable:
        # Their states hold dictionaries. One without a hash is a position of its own.
        try:
            hash(state)
        except TypeError:
            return ("id", id(state))
        return state  # type: ignore[no-any-return]


@dataclass(frozen=True)
class _Throw:
    """A state of a stochastic game of that book after a move, where chance decides on the state that comes next."""

    state: Any


class _AimaStochastic:
    """A stochastic game as the programs of that book have it: after each move that doesn't end the game, chance moves."""

    def __init__(self, game: Any) -> None:
        self._game, self._rules = game, _Aima(game)
        self.start = game.initial

    def moves(self, position: Any) -> list[Any]:
        if isinstance(position, _Throw):
            return list(self._game.chances(position.state))
        return self._rules.moves(position)

    def play(self, position: Any, move: Any) -> Any:
        if isinstance(position, _Throw):
            return self._game.outcome(position.state, move)
        state = self._rules.play(position, move)
        return state if self._rules.player(state) is None else _Throw(state)

    def chance(self, position: Any) -> list[Any] | None:
        if isinstance(position, _Throw):
            return [self._game.probability(chance) for chance in self.moves(position)]
        return None

    def player(self, position: Any) -> str | None:
        return None if isinstance(position, _Throw) else self._rules.player(position)

    def value(self, position: Any) -> Any:
        return self._rules.value(position.state if isinstance(position, _Throw) else position)

    def name(self, position: Any, move: Any) -> str:
        return str(move)

    def key(self, position: Any) -> Hashable:
        if isinstance(position, _Throw):
            return "throw", self._rules.key(position.state)
        return self._rules.key(position)


class OpenSpiel:
    """A game or a state of OpenSpiel, with what a search needs to know besides. Each function takes one without this, too.

    It is for two players who see everything, and one gets what the other loses; it may have chance. MAX is player 0.

    ``evaluate``
        a function that returns the value of a state to MAX at a horizon; without it, that is what player 0 has got so far,
        in most games 0
    ``parts``, ``range``, ``decimals``
        those of ``Game``

    >>> import plyscope
    >>> class Heap:
    ...     "A state with the functions of OpenSpiel's: take one or two; whoever takes the last one wins."
    ...     def __init__(self, left=5, player=0):
    ...         self.left, self.player = left, player
    ...     def num_players(self):
    ...         return 2
    ...     def current_player(self):
    ...         return self.player if self.left else -4
    ...     def legal_actions(self):
    ...         return [taken for taken in (1, 2) if taken <= self.left]
    ...     def child(self, taken):
    ...         return Heap(self.left - taken, 1 - self.player)
    ...     def returns(self):
    ...         return [0, 0] if self.left else [-1, 1] if self.player == 0 else [1, -1]
    ...     def action_to_string(self, player, taken):
    ...         return str(taken)
    >>> plyscope.run("alpha-beta", Heap()).value
    1
    >>> heap = plyscope.OpenSpiel(Heap(), evaluate=lambda state: -state.left)
    >>> plyscope.run("alpha-beta", heap, depth=2).value
    -2
    """

    def __init__(
        self,
        game: Any,
        *,
        evaluate: Optional[Callable[[Any], float]] = None,
        parts: Optional[int] = None,
        range: Optional[tuple[float, float]] = None,
        decimals: int = 0,
    ) -> None:
        self.start = game.new_initial_state() if hasattr(game, "new_initial_state") else game
        self.evaluate, self.parts, self.range, self.decimals = evaluate, parts, range, decimals
        _check_open_spiel(self.start)

    def moves(self, state: Any) -> list[int]:
        """The actions, or the outcomes of chance."""
        if state.current_player() == _AT_ONCE:
            raise GameError("a game by its functions has no moves of both players at the same time: write it as a tree")
        if state.current_player() == _CHANCE:
            return [action for action, probability in state.chance_outcomes()]
        return state.legal_actions()  # type: ignore[no-any-return]

    def play(self, state: Any, action: int) -> Any:
        """The state after an action."""
        return state.child(action)

    def player(self, state: Any) -> str | None:
        """Who is to move; ``None`` where the game is over, or chance moves."""
        return {0: "max", 1: "min"}.get(state.current_player())

    def value(self, state: Any) -> float:
        """What player 0 has got."""
        return float(state.returns()[0])

    def name(self, state: Any, action: int) -> str:
        """The name of an action."""
        return str(state.action_to_string(state.current_player(), action))

    @property
    def chance(self) -> Optional[Callable[[Any], Optional[list[float]]]]:
        """The probabilities of the outcomes where chance moves; ``None`` in a game without chance."""
        mode = _kind_of(self.start, "chance_mode")
        has_chance = mode == "EXPLICIT_STOCHASTIC" or (not mode and hasattr(self.start, "chance_outcomes"))
        return _outcomes if has_chance else None


def _outcomes(state: Any) -> Optional[list[float]]:
    if state.current_player() != _CHANCE:
        return None
    return [probability for action, probability in state.chance_outcomes()]


# What current_player() of OpenSpiel is where chance moves, and where both do at the same time.
_CHANCE, _AT_ONCE = -1, -2


def _kind_of(state: Any, name: str) -> str:
    """Returns what the type of a state's game says, such as its ``chance_mode``; an empty text if it says nothing."""
    if not hasattr(state, "get_game"):
        return ""
    return str(getattr(getattr(state.get_game().get_type(), name, None), "name", ""))


def _check_open_spiel(state: Any) -> None:
    if state.num_players() != 2:
        raise GameError(f"a game has two players here; this one has {state.num_players()}")
    if _kind_of(state, "chance_mode") == "SAMPLED_STOCHASTIC":
        raise GameError("this game draws its chance by itself: a search needs each outcome and its probability")
    if _kind_of(state, "information") == "IMPERFECT_INFORMATION":
        raise GameError("the players of this game don't see everything, and a search would let them: it needs a game in which they do")
    if _kind_of(state, "utility") in ("GENERAL_SUM", "IDENTICAL"):
        raise GameError("in this game one player doesn't get what the other one loses, as a search of MAX and MIN needs it")
